"""Why something is done in step 2 or in a battle, in a few words: what is lacking, what it costs, what it brings."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.actions import ASSAULT, GAIN_NEXT, TRAIN_DISCARD, TRAIN_MORE
from parlour.games.hope.cards.actions import TRAIN as TRAIN_GROUP
from parlour.games.hope.cards.lasting import CONQUEST_POINTS
from parlour.games.hope.cards.maps.board import NO_WAY, PRIZE_CITY, START_CITY
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, NO_PROFESSION, PRINTS, STRENGTHS
from parlour.games.hope.cards.steps import count, points
from parlour.games.hope.rules.battle import CONQUEST
from parlour.games.hope.rules.codes import ASIDE, ATTACK, MASTER, STOP, TAKE, TRAIN, kind_of, thing_of
from parlour.games.hope.rules.legal import chosen_action, top_face
from parlour.games.hope.rules.values import (
    NATIVE,
    bonus,
    crossing,
    home_defence,
    master_cost,
    train_cost,
    wild_price,
)
from parlour.games.hope.rules.winter import winter_score
from parlour.games.hope.sense.actions import offered
from parlour.games.hope.sense.land import best_wild
from parlour.games.hope.sense.worth import (
    ATTACK_STRENGTH,
    DEFENCE_STRENGTH,
    LEVEL_OF,
    PROFESSION_OF,
    SUPPORT_STRENGTH,
    given,
    potential,
)
from parlour.games.hope.state import HopeState
from parlour.games.hope.words.saying import territory_name
from parlour.games.hope.zones import ACTING, DEFENDING
from parlour.kernel.pieces import player
from parlour.kernel.state import NONE

KEPT: Final = "what you do not play stays in your hand"


def why_act(s: HopeState, seat: int, option: int) -> str:
    """Why a card is played, something is trained or taken, or all is enough."""
    kind, about = kind_of(option), thing_of(option)
    if kind == TRAIN:
        return why_trained(s, seat, top_face(s, about - 1))
    if kind == MASTER:
        worth = points(ALL_PROFESSIONS[about].points)
        return f"it costs {master_cost(s, about)} of your {s.support} support and is {worth} at the end"
    if kind == TAKE:
        return why_taken(s, seat, about)
    if kind == ATTACK:
        return why_attacked(s, seat, about)
    if kind == ASIDE:
        return "in your ready area it stays until a turn needs it"
    if s.phase != ACTING:
        return why_stop_battle(s, seat) if kind == STOP else why_in_battle(s, seat, about)
    return why_stop(s, seat) if kind == STOP else why_played(s, seat, about)


def why_strength(s: HopeState, which: int) -> str:
    """What one strength of a card is for."""
    if s.phase == DEFENDING:
        held = territory_name(s, s.target)
        return f"defence is what holds {held}" if which == DEFENCE_STRENGTH else ""
    if which == DEFENCE_STRENGTH:
        return "defence stays with you until your next turn"
    group = chosen_action(s).group
    if which == ATTACK_STRENGTH and group == ASSAULT:
        return f"attack is what an assault needs, and you have {s.attack}"
    if which == SUPPORT_STRENGTH and group == TRAIN_GROUP:
        return f"support is what training needs, and you have {s.support}"
    return ""


# Cards


def lacking(which: int, gives: int, has: int, cost: int, what: str) -> str:
    """What a card gives, and how far away something is."""
    if cost > has:
        return f"it gives {gives} {STRENGTHS[which]}, and you lack {cost - has} for {what}"
    return f"it gives {gives} {STRENGTHS[which]} more; {what} costs {cost} of your {has}"


def why_played(s: HopeState, seat: int, card: int) -> str:
    """What a card gives towards the best that the cards can reach."""
    group = chosen_action(s).group
    if group == ASSAULT and s.assaults > 0:
        gives = given(s, seat, card, ATTACK_STRENGTH)
        target, _ = best_wild(s, seat, s.attack + potential(s, seat, ATTACK_STRENGTH))
        if gives == 0 or target == NONE:
            return ""
        return lacking(ATTACK_STRENGTH, gives, s.attack, wild_price(s, seat, target), territory_name(s, target))
    if group == TRAIN_GROUP:
        return why_support(s, seat, card)
    gives = given(s, seat, card, DEFENCE_STRENGTH)
    return f"it gives {gives} defence, which stays until your next turn" if gives else ""


def why_support(s: HopeState, seat: int, card: int) -> str:
    """What a card gives towards the best card that the support can reach."""
    does = chosen_action(s).does
    gives = given(s, seat, card, SUPPORT_STRENGTH)
    if does == GAIN_NEXT or gives == 0:
        return ""
    from_discard = does == TRAIN_DISCARD
    climbing = s.play[seat] + s.hand[seat] + (s.discard[seat] if from_discard else [])
    reach = s.support + potential(s, seat, SUPPORT_STRENGTH)
    for cost, _, option in offered(s, seat, climbing, from_discard):
        if cost <= reach:
            return lacking(SUPPORT_STRENGTH, gives, s.support, cost, offer_name(s, option))
    return ""


def offer_name(s: HopeState, option: int) -> str:
    """What could be trained, by name."""
    if kind_of(option) == MASTER:
        return f"Master {ALL_PROFESSIONS[thing_of(option)].name}"
    return PRINTS[top_face(s, thing_of(option) - 1)].name


def why_trained(s: HopeState, seat: int, face: int) -> str:
    """What a card costs, and what it gives or leads to."""
    costs = f"it costs {train_cost(s, face)} of your {s.support} support"
    profession = PROFESSION_OF[face]
    if profession != NO_PROFESSION and not s.masters[seat] >> profession & 1:
        step = "first" if LEVEL_OF[face] == 1 else "last"
        return f"{costs} and is the {step} step to Master {ALL_PROFESSIONS[profession].name}"
    strengths = PRINTS[face].strengths
    most = max(strengths)
    return f"{costs} and gives {most} {STRENGTHS[strengths.index(most)]}" if most else costs


def why_stop(s: HopeState, seat: int) -> str:
    """Why step 2 ends."""
    action = chosen_action(s)
    if action.group == ASSAULT:
        reach = s.attack + potential(s, seat, ATTACK_STRENGTH)
        least = cheapest(s, seat)
        if s.assaults == 0:
            return f"you have no assault left, and {KEPT}"
        short = least != NONE and least > reach
        return (
            f"your cards reach {reach} attack, and the cheapest uncontrolled territory costs {least}" if short else ""
        )
    if action.group != TRAIN_GROUP or action.does == GAIN_NEXT:
        return f"your action is done, and {KEPT}"
    if s.trained < action.n:
        return f"you have trained {s.trained}, but each card fewer than {action.n} costs a point"
    if action.does != TRAIN_MORE and action.does != TRAIN_DISCARD:
        return "you have trained what the action wants, and each card more costs a point"
    return "you have trained what the action wants"


# Territories


def cheapest(s: HopeState, seat: int) -> int:
    """The least attack that takes an uncontrolled territory, NONE where no way leads to any."""
    prices = [wild_price(s, seat, territory) for territory, owner in enumerate(s.owner) if owner == NONE]
    least = min(prices, default=NO_WAY)
    return NONE if least == NO_WAY else least


def why_taken(s: HopeState, seat: int, territory: int) -> str:
    """What an uncontrolled territory costs and brings."""
    way = crossing(s, seat, territory)
    costs = f"it costs {wild_price(s, seat, territory)} of your {s.attack} attack"
    if way:
        costs += f" with {way} for the sea"
    after = s.copy()
    after.owner[territory] = seat
    scored = winter_score(after, seat)
    if scored > winter_score(s, seat):
        return f"{costs} and raises your winter score to {scored}"
    native = NATIVE[s.board][territory]
    if native == PRIZE_CITY:
        return f"{costs} and is a prize city, a point more at the end"
    return f"{costs} and brings {'its city card' if native == START_CITY else 'a spoils card'}"


def why_attacked(s: HopeState, seat: int, territory: int) -> str:
    """How strong a rival's territory is, and what its conquest brings."""
    owner = s.owner[territory]
    defence = home_defence(s, seat, territory, crossing(s, seat, territory))
    reach = s.attack + potential(s, seat, ATTACK_STRENGTH)
    worth = points(CONQUEST + bonus(s, seat, CONQUEST_POINTS))
    helped = count(len(s.hand[owner]), "card")
    return (
        f"your cards reach {reach} attack against a defence of {defence} and {helped} of {player(owner)}, for {worth}"
    )


# Battles


def why_in_battle(s: HopeState, seat: int, card: int) -> str:
    """What a card does to a battle."""
    defence = home_defence(s, s.turn, s.target, s.crossing)
    which, lack = (
        (ATTACK_STRENGTH, defence - s.attack) if seat == s.turn else (DEFENCE_STRENGTH, s.attack + 1 - defence)
    )
    gives = given(s, seat, card, which)
    if gives == 0:
        return ""
    words = f"it gives {gives} {STRENGTHS[which]}"
    if lack > 0:
        what = "take" if seat == s.turn else "hold"
        return f"{words}, and you lack {lack} to {what} {territory_name(s, s.target)}"
    return f"{words} on top of what is enough so far"


def why_stop_battle(s: HopeState, seat: int) -> str:
    """Why no more cards are played in a battle."""
    defence = home_defence(s, s.turn, s.target, s.crossing)
    if seat == s.turn:
        if s.attack >= defence:
            return f"your attack of {s.attack} is enough against a defence of {defence}"
        reach = s.attack + potential(s, seat, ATTACK_STRENGTH)
        return "" if reach >= defence else f"your cards reach {reach} attack, too little against a defence of {defence}"
    if defence > s.attack:
        return f"your defence of {defence} is enough against an attack of {s.attack}"
    reach = defence + potential(s, seat, DEFENCE_STRENGTH)
    return "" if reach > s.attack else f"your cards reach {reach} defence, too little against an attack of {s.attack}"
