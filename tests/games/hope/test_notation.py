"""Positions in one line."""

from __future__ import annotations

import pytest
from tests.games.hope.table import GAME, at, fresh, state

from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import dice


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_line_reads_back_to_itself_all_through_a_game(players: int) -> None:
    match, rolls = fresh("line", players=players), dice("line")
    read = 0
    while match.ending is None:
        usual = match.asks[0].what == "act"  # most of a game, of which every fourth position is enough
        if not match.trail and not (usual and len(match.answers) % 4):
            line = GAME.write(match.base)
            assert GAME.write(GAME.read(line)) == line
            read += 1
        for ask in list(match.asks):
            match.answer(ask.seat, ask.options[rolls.roll(len(ask.options))])
    assert read > 40


def test_a_short_line_leaves_the_piles_full() -> None:
    s = state(at("hand1=Veteran"))
    assert [len(pile) for pile in s.supply][:3] == [17, 16, 16]
    assert len(s.masses) == 15
    assert [len(stack) for stack in s.spoils] == [16, 16]


@pytest.mark.parametrize("piles", ["masses=-", "spoils=-|-"])
def test_empty_piles_stay_empty(piles: str) -> None:
    line = GAME.write(state(at(piles)))
    read = GAME.read(line)
    assert GAME.write(read) == line
    assert piles in line


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("players=3 held1=Atlantis", "there is no territory 'Atlantis'"),
        ("players=3 held1=Bern held2=Bern", "P1 holds Bern already"),
        ("players=3 held4=Bern", "there are 3 players"),
        ("players=3 capital=Bern", "capital has 1 places; 3 are needed"),
        ("players=3 supply=1,2", "supply must be 19 numbers"),
        ("players=3 held1=Bern held1=Milan", "the field 'held1' stands twice"),
        ("players=3 hand1=Neyra,_the_Listener", "did you mean Neyra_the_Listener"),
        ("players=3 bern", "is not of the form NAME=VALUE"),
    ],
)
def test_a_wrong_line_says_what_is_wrong(line: str, words: str) -> None:
    with pytest.raises(ParlourError, match=words):
        GAME.read(line)
