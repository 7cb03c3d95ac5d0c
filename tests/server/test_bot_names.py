"""Bots have names: short ones, one for each seat, the same as long as a table lasts, and never a person's."""

from __future__ import annotations

import pytest

from parlour.server.people.names import looks, read_name
from parlour.server.storage.rows import Seat
from parlour.server.thinking.bot_names import NAMES, REACH, bot_names


def bots(*seats: int) -> list[Seat]:
    return [Seat(seat, "bot", None, "level3", None) for seat in seats]


def person(seat: int, name: str) -> Seat:
    return Seat(seat, "person", "somebody", None, name)


@pytest.mark.parametrize("table", ["a", "b", "table 3", "zzz"])
def test_no_two_bots_of_a_table_share_a_name(table: str) -> None:
    names = bot_names(table, bots(*range(REACH)))
    assert len(set(names.values())) == REACH


def test_a_bot_keeps_its_name_whoever_comes_and_goes() -> None:
    alone = bot_names("a", bots(1, 2))
    assert bot_names("a", [person(0, "Ada"), *bots(2, 1)]) == alone
    assert bot_names("a", bots(2)) == {2: alone[2]}


def test_a_bot_gives_way_to_a_person_with_its_name() -> None:
    alone = bot_names("a", bots(1, 2))
    beside = bot_names("a", [person(0, alone[1].upper()), *bots(1, 2)])
    assert beside[1] != alone[1]
    assert beside[2] == alone[2]
    assert len(set(beside.values())) == 2


def test_every_name_could_be_a_persons() -> None:
    assert len({looks(name) for name in NAMES}) == len(NAMES) >= 2 * REACH
    assert [read_name(name) for name in NAMES] == list(NAMES)
    assert max(map(len, NAMES)) <= 6
