"""Gaining lands: discoveries, claims, captures, divided lands."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.kinds import CHARACTER
from parlour.games.conquest.questions import REPLACED, SETTLER, WHERE
from parlour.games.conquest.rules.atoms import (
    come_home,
    discard,
    discard_twin,
    go_astray,
    lose_land,
    move,
    place_land,
    put_into_play,
    take_land,
)
from parlour.games.conquest.rules.ending import check_lands
from parlour.games.conquest.rules.entering import push_immediates
from parlour.games.conquest.rules.pending import push_triggers
from parlour.games.conquest.rules.room import homes, may_place
from parlour.games.conquest.rules.table import back, guards, has_land, is_guard, kind_of, unit
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import choose
from parlour.kernel.state import NO_CARD, NONE


def enter_land(s: ConquestState, seat: int, land: int) -> None:
    """Put a land into play; what it does at once is pending (HC2-044)."""
    place_land(s, seat, land)
    check_lands(s)
    push_immediates(s, seat, land, 0)


async def discover(s: ConquestState, seat: int, explorer: int, land: int) -> None:
    """A new land comes into play, with the explorer in it where it finds room (HC2-026, HC2-081, HG-105). The
    explorer is still in the hand; NONE where a card discovers otherwise (HG-117). Nothing is asked any more where the
    new land has ended the game."""
    twin = has_land(s, seat, s.face[land])
    if twin:
        discard_twin(s, seat, land)
    else:
        enter_land(s, seat, land)
    if explorer != NONE:
        await settle(s, seat, explorer, land, twin)
    elif not twin and s.ending is None:
        await send_guard(s, seat, land)
    if not twin:
        push_triggers(s, c.DISCOVERED, seat, NONE, NONE)


async def settle(s: ConquestState, seat: int, explorer: int, land: int, twin: bool) -> None:
    """An explorer goes to the land that it discovered, or with a twin to the same land or another own one."""
    same = [stack[0] for stack in s.lands[seat] if s.face[stack[0]] == s.face[land]]
    places = [unit(s, each) for each in same if may_place(s, explorer, each)]
    if twin and not places:
        places = homes(s, seat, explorer)
    if not places and s.edition == 1 and s.ending is None:
        places = await make_room(s, seat, unit(s, same[0]))
    if not places:
        discard(s, explorer, seat)
        return
    where = places[0] if len(places) == 1 else await choose(s, seat, WHERE, places)
    put_into_play(s, seat, explorer, where)


async def make_room(s: ConquestState, seat: int, land: int) -> list[int]:
    """Edition 1: an explorer may replace a character of a full continent (HG-19)."""
    options = sorted([card for card in guards(s, land) if kind_of(s, card) == CHARACTER])
    card = await choose(s, seat, REPLACED, [*options, NO_CARD])
    if card == NO_CARD:
        return []
    discard(s, card, seat)
    return [land]


async def send_guard(s: ConquestState, seat: int, land: int) -> None:
    """One own character may go to a land that came without an explorer (HG-117)."""
    if unit(s, land) != land:
        return
    options = [card for each in s.lands[seat] for card in each if is_guard(s, card) and may_place(s, card, land)]
    if options:
        options.sort()
        card = await choose(s, seat, SETTLER, [*options, NO_CARD])
        if card != NO_CARD:
            move(s, card, land)


def gain_land(s: ConquestState, seat: int, land: int) -> bool:
    """Take an empty land of an opponent; its twin goes to its owner's discard pile instead (HC2-104, HG-27, HG-111).
    Returns whether it came."""
    other = s.holder[land]
    if has_land(s, seat, s.face[land]):
        lose_land(s, land)
        check_lands(s)
        return False
    push_triggers(s, c.LAND_TAKEN, other, seat, land)
    take_land(s, seat, land)
    push_triggers(s, c.LAND_GAINED, seat, other, NONE)
    check_lands(s)
    return True


def end_expedition(s: ConquestState) -> None:
    """An expedition that has occupied nothing goes home (HC2-030)."""
    if not s.abroad:
        return
    home = back(s.home)
    if s.holder[home] == s.turn:
        come_home(s, home)
    else:
        go_astray(s)
