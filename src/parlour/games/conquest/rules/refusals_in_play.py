"""Why a card in play is not dismissed, used or moved."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.faces import EXPLORES, HELD, KINDS, PRINTS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.rules.conditions import holds
from parlour.games.conquest.rules.lasting import is_silenced
from parlour.games.conquest.rules.table import continent_of, is_guard, is_idle, stays, uses_left
from parlour.games.conquest.rules.targets import battle_now, payable
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE


def why_not_dismissed(s: ConquestState, mine: list[int]) -> str:
    """The rule by which a player does not discard a card in play; `mine` has it if it is the player's."""
    if not mine:
        return "HC2-076" if s.edition == 2 else "HC1-019"
    if KINDS[s.face[mine[0]]] == LAND:
        return "HG-116"
    if stays(s, mine[0]):
        return "HC2-029"
    return "HG-61" if mine[0] in s.abroad else "HC2-080"


def why_not_used(s: ConquestState, seat: int, mine: list[int]) -> str:
    """The rule by which the held ability of a card is not used."""
    if not mine:
        return "HC2-045"
    card = mine[0]
    held = HELD[s.face[card]]
    if not held:
        return "HG-83"
    if is_idle(s, card):
        return "HG-124"
    ability = PRINTS[s.face[card]].abilities[held[0]]
    if uses_left(s, card, held[0]) <= 0:
        return "HG-109" if ability.uses == c.ALWAYS else "HC2-047"
    if is_silenced(s, card):
        return "HC2-075"
    if not holds(s, seat, card, ability, battle_now(s)):
        return "HG-85"
    morale = ability.cost is not None and ability.cost.kind == c.COST_MORALE
    return "HG-126" if morale and not payable(s, seat, card, ability.cost) else "HC2-075"


def why_not_moved(s: ConquestState, mine: list[int]) -> str:
    """The rule by which a card is not moved."""
    second = s.edition == 2
    if not mine or s.at[mine[0]] == NONE or not is_guard(s, mine[0]):
        return "HG-56" if second else "HC1-038"
    card = mine[0]
    if stays(s, card):
        return "HC2-029" if second else "HG-127"
    if s.moves == 0:
        return "HC2-082" if second else "HG-29"
    if not second:
        return "HC1-039"
    here = s.at[card]
    lands = [stack[0] for stack in s.lands[s.holder[card]] if stack[0] != here]
    near = [land for land in lands if continent_of(s, land) == continent_of(s, here)]
    return "HC2-074" if near or (lands and EXPLORES[s.face[card]]) else "HC2-083"
