"""Which cards may move in a turn, and which empty lands may be taken."""

from __future__ import annotations

from parlour.games.conquest.answers import MOVE, deed
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import CONTINENT, EXPLORES, GUARDS, KINDS
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER
from parlour.games.conquest.rules.lasting import quiet
from parlour.games.conquest.rules.room import homes, may_place, rooms
from parlour.games.conquest.rules.table import (
    ROUNDS_OF_PEACE,
    back,
    continent_of,
    is_guard,
    is_guarded,
    ref,
    stays,
    unit,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE


def add_moves(s: ConquestState, seat: int, found: list[int]) -> None:
    """The cards that the transportation of a turn may move (HG-56)."""
    stacks = s.lands[seat]
    if len(stacks) < 2:
        return
    places = [rooms(s, stack[0]) for stack in stacks]
    free = quiet(s, v.FORBID_PLACE)
    for number, stack in enumerate(stacks):
        for card in stack:
            if not GUARDS[s.face[card]] or stays(s, card):
                continue
            if finds_land(s, card, number, places) and (free or destinations(s, card)):
                found.append(deed(MOVE, card))


def add_transports(s: ConquestState, seat: int, found: list[int]) -> None:
    """Edition 1: the explorers that may go ahead, each once a turn, and the cards that may follow (HC1-039, HG-127)."""
    for stack in s.lands[seat]:
        for card in stack:
            if (EXPLORES[s.face[card]] or s.moves > 0) and not stays(s, card) and far_lands(s, card):
                found.append(deed(MOVE, card))


def finds_land(s: ConquestState, card: int, here: int, places: list[i64]) -> bool:
    """Whether another land of its holder has room for a card: on its continent, or for an explorer anywhere."""
    stacks, face = s.lands[s.holder[card]], s.face[card]
    kind, continent = KINDS[face], CONTINENT[s.face[stacks[here][0]]]
    for number, stack in enumerate(stacks):
        if number != here and places[number] >> kind & 1:
            if EXPLORES[face] or CONTINENT[s.face[stack[0]]] == continent:
                return True
    return False


def destinations(s: ConquestState, card: int) -> list[int]:
    """The own lands to which a card may move: on its continent, an explorer anywhere; in rising order."""
    here = s.at[card]
    found: list[int] = []
    for stack in s.lands[s.holder[card]]:
        land = stack[0]
        near = continent_of(s, land) == continent_of(s, here)
        if land != here and (near or EXPLORES[s.face[card]]) and may_place(s, card, land):
            found.append(land)
    found.sort()
    return found


def far_lands(s: ConquestState, card: int) -> list[int]:
    """Edition 1: where a card may go to another continent: an explorer ahead, or one that follows (HC1-039)."""
    if not is_guard(s, card):
        return []
    places = [land for land in homes(s, s.holder[card], card) if continent_of(s, land) != continent_of(s, s.at[card])]
    if EXPLORES[s.face[card]]:
        return places
    for row in s.following:
        explorer = back(row[1])
        if row[0] == ref(card) and row[2] < s.turns and s.at[explorer] != NONE and s.holder[explorer] == s.holder[card]:
            return [land for land in places if land == unit(s, s.at[explorer])]
    return []


# Empty lands


def may_seize(s: ConquestState, seat: int, land: int) -> bool:
    """Whether an empty land of an opponent may be taken (HC2-101, HG-21, HG-62)."""
    if s.edition == 2 and (s.moves == 0 or s.round <= ROUNDS_OF_PEACE):
        return False
    return s.holder[land] != seat and s.holder[land] != NONE and bool(takers(s, seat, land)) and not is_guarded(s, land)


def takers(s: ConquestState, seat: int, land: int) -> list[int]:
    """The cards that are near enough to take an empty land, in rising order: characters on its continent, in edition 2
    explorers from anywhere, and armies where an army guards (HG-42, HG-62)."""
    found: list[int] = []
    continent = continent_of(s, land)
    for stack in s.lands[seat]:
        close = continent_of(s, stack[0]) == continent
        for card in stack:
            face = s.face[card]
            able = close and (KINDS[face] == CHARACTER or (KINDS[face] == ARMY and s.sheet and s.edition == 2))
            if (able or (EXPLORES[face] and s.edition == 2)) and not stays(s, card):
                found.append(card)
    found.sort()
    return found
