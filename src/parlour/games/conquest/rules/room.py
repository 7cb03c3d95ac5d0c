"""Places: how many cards find room in a land, and which may come into it."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import KINDS
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER, VESSEL
from parlour.games.conquest.rules.lasting import forces, forces_of, quiet, quiet_for
from parlour.games.conquest.rules.table import PLACES, back, guards, kind_of, near, stack_of, unit
from parlour.games.conquest.state import ConquestState
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE

# A set of kinds of cards is a bit set.
CHARACTERS: Final = 2
ARMIES: Final = 4
VESSELS: Final = 8
ARMIES_OF_A_LAND: Final = 1
ARMIES_OF_A_CONTINENT: Final = 2


def rooms(s: ConquestState, land: int) -> i64:
    """The kinds of cards that find a place in a land (HG-45, HG-46; edition 1: HC1-018)."""
    characters: i64 = 0
    armies: i64 = 0
    found: i64 = VESSELS
    stack = stack_of(s, land)
    for card in stack:
        if KINDS[s.face[card]] == VESSEL:
            found = 0
    for card in stack if s.edition == 2 else stack_of(s, unit(s, land)):
        kind: i64 = KINDS[s.face[card]]
        if kind == CHARACTER:
            characters += 1
        elif kind == ARMY:
            armies += 1
    more_armies: i64 = 0
    more: i64 = 0
    if not quiet_for(s, s.holder[land], v.EXTRA_SLOT):
        more_armies = extra_slots(s, land, "army")
        more = extra_slots(s, land, "character" if s.edition == 1 else "")
    if s.edition == 1:
        found += ARMIES if armies < ARMIES_OF_A_CONTINENT + more_armies else 0
        found += CHARACTERS if characters < PLACES + more else 0
    elif characters + armies + absent(s, land) < PLACES + more:
        found += CHARACTERS
        found += ARMIES if armies < ARMIES_OF_A_LAND + more_armies else 0
    return found


def absent(s: ConquestState, land: int) -> int:
    """The cards of a land that are on an expedition, whose places are kept."""
    return len(s.abroad) if s.abroad and s.home != NONE and unit(s, back(s.home)) == unit(s, land) else 0


def room(s: ConquestState, land: int, kind: int) -> bool:
    """Whether a card of a kind finds a place in a land."""
    return rooms(s, land) >> kind & 1 == 1


def kinds_with_room(s: ConquestState, seat: int) -> i64:
    """The kinds of cards that find a place in any land of a seat."""
    found: i64 = 0
    for stack in s.lands[seat]:
        found |= rooms(s, stack[0])
    return found


def extra_slots(s: ConquestState, land: int, word: str) -> int:
    """The places that abilities add to a land: for characters, for armies, or for any with ""."""
    found = 0
    for force in forces_of(s, s.holder[land], v.EXTRA_SLOT):
        cards = force.effect.cards
        if cards is not None and land in near(s, force.card) and (not word or [word] in cards.ways):
            found += 1
    return found


def is_barred(s: ConquestState, card: int, land: int) -> bool:
    """Whether an ability keeps a card away from a land."""
    for force in forces(s, v.FORBID_PLACE):
        cards = force.effect.cards
        if cards is not None and cards.has(s.face[card]) and land in near(s, force.card):
            return True
    return False


def may_place(s: ConquestState, card: int, land: int) -> bool:
    """Whether a card may come into a land: there is room, and nothing keeps it away."""
    return room(s, land, kind_of(s, card)) and not is_barred(s, card, land)


def homes(s: ConquestState, seat: int, card: int) -> list[int]:
    """The own lands into which a card may come, in rising order; in edition 1 one of each continent."""
    kind = kind_of(s, card)
    free = quiet(s, v.FORBID_PLACE)
    found: list[int] = []
    for stack in s.lands[seat]:
        land = stack[0]
        if (kind == VESSEL or unit(s, land) == land) and room(s, land, kind):
            if free or not is_barred(s, card, land):
                found.append(land)
    if len(found) > 1:
        found.sort()
    return found


def too_many(s: ConquestState, land: int) -> bool:
    """Whether more cards guard a land than have room (HG-113)."""
    here = guards(s, land)
    armies = len([card for card in here if kind_of(s, card) == ARMY])
    if s.edition == 1:
        characters = len(here) - armies
        most = PLACES + extra_slots(s, land, "character")
        return armies > ARMIES_OF_A_CONTINENT + extra_slots(s, land, "army") or characters > most
    return len(here) > PLACES + extra_slots(s, land, "") or armies > ARMIES_OF_A_LAND + extra_slots(s, land, "army")
