"""Why a card does not answer what is pending."""

from __future__ import annotations

from parlour.games.conquest.cards.codes import COST_MORALE
from parlour.games.conquest.cards.faces import PRINTS
from parlour.games.conquest.cards.model import Ability
from parlour.games.conquest.rules.conditions import holds
from parlour.games.conquest.rules.lasting import is_silenced, may_play
from parlour.games.conquest.rules.table import in_play, uses_left
from parlour.games.conquest.rules.targets import battle_now, payable
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import State


def why_no_reply(s: State, seat: int, thing: int) -> str:
    """The rule by which a card of a seat, by its face, is no answer now."""
    from parlour.games.conquest.rules.interrupts import occurs  # which asks the questions

    assert isinstance(s, ConquestState)
    if s.edition == 1:
        return "HG-107"
    abilities = PRINTS[thing].abilities
    answering = [number for number, ability in enumerate(abilities) if ability.interrupt is not None]
    if not answering:
        return "HG-77" if s.turn == seat else "HC2-086"
    for number in answering:
        interrupt = abilities[number].interrupt
        if interrupt is not None and occurs(s, seat, interrupt, s.frames[-1]):
            return why_not_from_hand(s, seat, thing, number) or why_not_from_play(s, seat, thing, number)
    return "HC2-052"


def why_not_from_hand(s: ConquestState, seat: int, face: int, number: int) -> str:
    """The rule by which a card of the hand does not answer its occasion, or "" if it is not in the hand."""
    from parlour.games.conquest.rules.interrupts import finds_place  # which asks the questions

    held = [card for card in s.hand[seat] if s.face[card] == face]
    if not held:
        return ""
    ability = PRINTS[face].abilities[number]
    if may_play(s, seat, held[0]) and not finds_place(s, seat, held[0], ability, s.frames[-1]):
        return "HG-79"
    return why_not_usable(s, seat, held[0], ability)


def why_not_from_play(s: ConquestState, seat: int, face: int, number: int) -> str:
    """The rule by which a card in play does not answer its occasion."""
    ability = PRINTS[face].abilities[number]
    for card in in_play(s, seat):
        if s.face[card] == face:
            return "HC2-047" if uses_left(s, card, number) <= 0 else why_not_usable(s, seat, card, ability)
    return "HC2-052"


def why_not_usable(s: ConquestState, seat: int, card: int, ability: Ability) -> str:
    """The rule by which an interrupt is not used though its occasion is there."""
    if ability.cost is not None and ability.cost.kind == COST_MORALE and not payable(s, seat, card, ability.cost):
        return "HG-126"
    if not is_silenced(s, card) and not holds(s, seat, card, ability, battle_now(s)):
        return "HG-85"
    return "HC2-075"
