"""What an ability may be used on, what it costs, and whether it can do anything at all."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import HELD, IMMEDIATES, KINDS, PRINTS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.cards.model import Ability, Effect, Filter, Phrase
from parlour.games.conquest.rules.conditions import Battle, holds, meant_cards
from parlour.games.conquest.rules.ending import losable
from parlour.games.conquest.rules.lasting import is_protected, is_silenced, may_discover
from parlour.games.conquest.rules.room import homes, may_place
from parlour.games.conquest.rules.table import CARD as CARD_COLUMN
from parlour.games.conquest.rules.table import KIND as KIND_COLUMN
from parlour.games.conquest.rules.table import (
    TARGET_LAND,
    THAT,
    WHO,
    back,
    in_play,
    is_action,
    lands_of,
    near,
    rivals,
    uses_left,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE

AT_OPPONENTS: Final = (v.DRAIN, v.TAKE_MORALE, v.DISCARD_HAND, v.TAKE_HAND, v.LOOK_HAND, v.FEWER_PLAYS, v.TRUCE)
HOSTILE: Final = (v.DISCARD, v.TAKE, v.PUSH, v.SILENCE, v.FORBID_ATTACK)
AT_CARDS: Final = (v.DISCARD, v.TAKE, v.COPY, v.PUSH, v.MOVE, v.SILENCE, v.FORBID_ATTACK)


def battle_now(s: ConquestState) -> Battle | None:
    """The battle that is pending, or None."""
    for frame in reversed(s.frames):
        if frame[KIND_COLUMN] == c.ATTACK_WINDOW:
            target = back(frame[TARGET_LAND])
            if s.holder[target] == frame[THAT]:
                return Battle(frame[WHO], frame[THAT], back(frame[CARD_COLUMN]), target, s.abroad, s)
    return None


def victims(s: ConquestState, seat: int, effect: Effect, that: int, chosen: list[int]) -> list[int]:
    """The seats that an effect meets."""
    others = rivals(s, seat)
    if effect.whom == c.EVERY:
        return others
    if effect.whom == c.EVERYONE:
        return [*others, seat]
    if effect.whom == c.THAT:
        return [that] if that in others else []
    return [other for other in chosen if other in others]


def candidates(s: ConquestState, seat: int, card: int, effect: Effect, battle: Battle | None) -> list[int]:
    """The cards that an effect may be used on, in rising order."""
    if effect.verb in (v.TAKE_BACK, v.REVIVE):
        return [each for each in sorted(s.discard[seat]) if may_return(s, seat, each, effect)]
    target = effect.target
    if target is None:
        return []
    found = meant_cards(s, seat, card, target, effect.verb in HOSTILE, battle)
    if effect.verb == v.FORBID_ATTACK:
        return [each for each in found if KINDS[s.face[each]] == LAND]
    found = [each for each in found if KINDS[s.face[each]] != LAND]
    if effect.verb in (v.DISCARD, v.TAKE):
        found = [each for each in found if not is_protected(s, each, seat)]
    if effect.verb == v.TAKE:
        found = [each for each in found if is_action(s, each) or homes(s, seat, each)]
    if effect.verb == v.COPY:
        found = [each for each in found if each != card and copyable(s.face[each])]
    if effect.verb in (v.MOVE, v.PUSH):
        found = [each for each in found if other_lands(s, each)]
    return found


def may_return(s: ConquestState, seat: int, card: int, effect: Effect) -> bool:
    """Whether a discarded card may come back: never a land (HG-116), and into play only where it finds a place."""
    if effect.cards is None or not effect.cards.has(s.face[card]) or KINDS[s.face[card]] == LAND:
        return False
    return effect.verb == v.TAKE_BACK or is_action(s, card) or bool(homes(s, seat, card))


def other_lands(s: ConquestState, card: int) -> list[int]:
    """The other lands of its holder into which a card may come."""
    here = near(s, card)
    if s.at[card] == NONE:
        return []
    return sorted([land for land in homes(s, s.holder[card], card) if land not in here and may_place(s, card, land)])


def copyable(face: int) -> list[int]:
    """The abilities of a face that a copy may use (HG-118); copies are not copied."""
    return [
        number
        for number in (*IMMEDIATES[face], *HELD[face])
        if PRINTS[face].abilities[number].effects[0].verb != v.COPY
    ]


# Costs


def payments(s: ConquestState, seat: int, card: int, cost: Phrase) -> list[int]:
    """The cards with which a cost may be paid, in rising order."""
    if cost.kind == c.COST_HAND:
        pile = s.hand[seat]
    elif cost.kind == c.COST_HERE:
        pile = near(s, card)
    elif cost.kind == c.COST_YOURS:
        pile = in_play(s, seat)
    else:
        return []
    return sorted([each for each in pile if each != card and pays(s, cost.cards, each)])


def pays(s: ConquestState, cards: Filter | None, card: int) -> bool:
    """Whether a card may be given for a cost; never a land (HG-116)."""
    return cards is not None and cards.has(s.face[card]) and KINDS[s.face[card]] != LAND


def payable(s: ConquestState, seat: int, card: int, cost: Phrase | None) -> bool:
    """Whether a cost can be paid: morale only if all of it would be lost (HG-126)."""
    if cost is None:
        return True
    if cost.kind == c.COST_MORALE:
        return losable(s, seat, cost.number) == cost.number
    if cost.kind == c.COST_THIS:
        return KINDS[s.face[card]] != LAND
    return len(payments(s, seat, card, cost)) >= cost.number


# Whether anything can happen


def usable(s: ConquestState, seat: int, card: int, number: int) -> bool:
    """Whether a held ability of a card in play can be used now and does something."""
    ability = PRINTS[s.face[card]].abilities[number]
    if uses_left(s, card, number) <= 0 or is_silenced(s, card):
        return False
    battle = battle_now(s)
    return (
        holds(s, seat, card, ability, battle)
        and payable(s, seat, card, ability.cost)
        and works(s, seat, card, ability, battle)
    )


def works(s: ConquestState, seat: int, card: int, ability: Ability, battle: Battle | None) -> bool:
    """Whether any effect of an ability can do something."""
    for effect in ability.effects:
        if can_happen(s, seat, card, effect, battle):
            return True
    return False


def can_happen(s: ConquestState, seat: int, card: int, effect: Effect, battle: Battle | None) -> bool:
    """Whether an effect can do something."""
    verb = effect.verb
    if verb in (v.DISCARD_HAND, v.TAKE_HAND, v.LOOK_HAND):
        return any([s.hand[other] for other in rivals(s, seat)])
    if verb in AT_OPPONENTS:
        return bool(rivals(s, seat))
    if verb in AT_CARDS or verb in (v.TAKE_BACK, v.REVIVE):
        return bool(candidates(s, seat, card, effect, battle))
    if verb == v.SEARCH:
        return bool(s.deck[seat])
    if verb in (v.DRAW, v.LOOK_DECK):
        return bool(s.deck[seat]) or bool(s.discard[seat])
    if verb == v.DISCOVER:
        return bool(s.land_pile[seat]) and may_discover(s, seat)
    return True


def own_lands(s: ConquestState, seat: int) -> list[int]:
    """The lands of a seat in rising order."""
    return sorted(lands_of(s, seat))
