"""Positions in one line."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, at, deck, disc, fresh, hand, market, over, play_on, sched, stall, state, stored

from parlour.kernel.match import Match

FULL = (
    "players=3 decks=macaws,tree_kangaroos,tuataras,bats hand1=Spyglass,? deck1=?3,Cookies disc2=Cookies,Shattered_Relic "
    "sched1=Avid_Financier:2,Supply_Depot+Junk+Spyglass stall2=Swift_Broker|*|Cookies,Swift_Broker gold3=4 "
    "market=Spyglass,-,Favourite_Toy mdeck=Capture mdisc=Heroic_Deed pile=2 clock=3 turn=2 used=hand1.1 "
    "changes=add:all:1:1,set:hand1.2:1:3 shown=hand1.1:all,deck1.4:13,disc2.1:-"
)


def test_a_position_puts_every_card_in_its_zone() -> None:
    match = at(FULL)
    assert hand(match, 1) == ["Spyglass", "Junk"]
    assert deck(match, 1) == ["Junk", "Junk", "Junk", "Cookies"]
    assert disc(match, 2) == ["Cookies", "Shattered Relic"]
    assert sched(match, 1) == ["Avid Financier", "Supply Depot"]
    assert stored(match) == ["Junk", "Spyglass"]
    assert stall(match, 2) == [["Swift Broker"], [], ["Cookies", "Swift Broker"]]
    assert market(match) == ["Spyglass", "-", "Favourite Toy", "-", "-"]
    assert len(state(match).pile) == 2
    assert state(match).clock == 2


def test_a_position_reads_back_as_the_same_line() -> None:
    line = GAME.write(GAME.read(FULL))
    assert GAME.write(GAME.read(line)) == line


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_position_reads_back_as_the_same_line(players: int) -> None:
    lines = set()

    def written(match: Match) -> bool:
        base = match.base
        line = GAME.write(base)
        assert GAME.write(GAME.read(line)) == line
        lines.add(line)
        return len(lines) > 60

    play_on(fresh(f"notation {players}", players=players), "any", lambda match: written(match) or over(match))
    assert len(lines) > 60
