"""Winning: the last stack, and what keeps its builder from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.dale.table import at, may, stall, state, tell

from parlour.games.dale.cards import book
from parlour.games.dale.rules.ending import crown, may_win
from parlour.games.dale.state import DaleState

TEAM = "players=4 teams=yes"


@pytest.mark.rule("DM-204", "G-77", "R9")
def test_the_eighth_stack_wins_at_once() -> None:
    match = at("hand1=Favourite_Toy,Shattered_Relic stall1=*|*|*|*|*|*|* actions=2")
    tell(match, "P1 build a stack", "P1 build with Favourite Toy 5 + Shattered Relic 3")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule) == ([0], "DM-204")


@pytest.mark.rule("DM-222", "DM-221")
def test_a_team_wins_with_ten_stacks() -> None:
    match = at(f"{TEAM} hand3=Spyglass,Spyglass turn=3 stall1=*|*|*|*|*|*|*")
    tell(match, "P3 build a stack", "P3 build with Spyglass 4 + Spyglass 4")
    assert match.ending is None
    match = at(f"{TEAM} hand3=Flashy_Show,Favourite_Toy turn=3 stall1=*|*|*|*|*|*|*|*|*")
    tell(match, "P3 build a stack", "P3 build with Flashy Show 5 + Favourite Toy 5")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule) == ([0, 2], "DM-222")


def barred(s: DaleState, seat: int) -> bool:
    """A condition for these tests: who has gold cannot win."""
    return s.gold[seat] > 0


@pytest.fixture
def _ban() -> Iterator[None]:
    book.WIN_BANS.append(barred)
    yield
    book.WIN_BANS.remove(barred)


@pytest.mark.usefixtures("_ban")
@pytest.mark.rule("DM-205", "DM-206", "DM-207")
def test_who_may_not_win_builds_stack_eight_but_none_after_it() -> None:
    match = at("hand1=Spyglass,Spyglass,Swift_Broker stall1=*|*|*|*|*|*|* gold1=1 actions=2 deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Spyglass 4 + Spyglass 4")
    assert match.ending is None
    assert len(stall(match, 1)) == 8
    assert not may(match, "P1 build a stack")


@pytest.mark.usefixtures("_ban")
@pytest.mark.rule("DM-208")
def test_who_gets_rid_of_the_ban_wins_at_once() -> None:
    match = at("hand1=Greed,? market=Cookies stall1=*|*|*|*|*|*|*|* gold1=1 deck1=?6")
    tell(match, "P1 play Greed", "P1 spend with 1 gold", "P1 Junk")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule) == ([0], "DM-208")
    assert match.ending.reason == "P1 has 8 stacks and may win now"


@pytest.mark.usefixtures("_ban")
@pytest.mark.rule("G-80")
def test_stack_eight_may_be_built_again() -> None:
    match = at("hand1=Spyglass,Spyglass stall1=*|*|*|*|*|*|*|* gold1=1")
    assert not may(match, "P1 build a stack")
    assert may(at("hand1=Spyglass,Spyglass stall1=*|*|*|*|*|*|* gold1=1"), "P1 build a stack")


@pytest.mark.usefixtures("_ban")
@pytest.mark.rule("G-81", "DM-222")
def test_a_team_wins_only_if_both_may_win() -> None:
    s = state(at(f"{TEAM} stall1=*|*|*|*|*|*|*|*|*|* gold3=1 hand1=Cookies"))
    assert not may_win(s, 0)
    assert not may_win(s, 2)
    assert may_win(s, 1)
    crown(s)
    assert s.ending is None


@pytest.mark.rule("G-78")
def test_of_two_complete_stalls_the_active_player_wins() -> None:
    s = state(at("players=3 stall1=*|*|*|*|*|*|* stall2=* turn=2 hand2=Cookies"))
    s.stall[0].append([])
    s.stall[1] = [[] for _ in range(8)]
    crown(s)
    assert s.ending is not None
    assert s.ending.winners == [1]
