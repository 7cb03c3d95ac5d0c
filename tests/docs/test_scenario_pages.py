"""The pages about scenarios and positions are played, so that they stay true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, blocks

from parlour.games.alliances.notation import field_names
from parlour.kernel.registry import find_game
from parlour.lab.rehearsal import rehearse_file
from parlour.lab.scenario import Result, Scenario, Step, at_position

SCENARIOS = (DOCS / "scenarios.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
BIDDING = "phase=bidding hand1=?12 hand2=?12 hand3=?12 hand4=?12"
CONFLICTS = "leader=2 bid=10P hand1=? hand2=? hand3=? hand4=?"


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a page, without headings."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def written(line: str) -> str:
    game = find_game("alliances")
    return game.write(game.read(line))


@pytest.mark.parametrize("number", range(len(blocks(SCENARIOS, "toml"))))
def test_the_scenarios_of_the_page_hold(tmp_path: Path, number: int) -> None:
    path = tmp_path / "page.toml"
    path.write_text(blocks(SCENARIOS, "toml")[number], encoding="utf-8")
    assert [str(outcome) for outcome in rehearse_file(path) if not outcome.holds] == []


def test_the_page_has_examples() -> None:
    assert len(blocks(SCENARIOS, "toml")) >= 3
    assert len(blocks(NOTATION, "text")) >= 4


def test_every_field_of_a_scenario_is_explained_and_no_other() -> None:
    fields = {*Scenario.__struct_fields__, *Step.__struct_fields__, *Result.__struct_fields__}
    explained = [cells[0].strip("`") for cells in rows(SCENARIOS) if re.fullmatch(r"`\w+`", cells[0])]
    assert sorted(explained) == sorted(fields)


@pytest.mark.parametrize("text", blocks(NOTATION, "text"))
def test_the_positions_of_the_page_can_be_played_on(text: str) -> None:
    game = find_game("alliances")
    match = at_position(game, text)
    assert match.asks
    line = game.write(match.state)
    assert game.write(game.read(line)) == line


def test_every_field_of_a_position_is_explained_and_no_other() -> None:
    explained: list[str] = []
    for cells in rows(NOTATION):
        name = cells[0].split("`")[1]
        explained += [name[:-1] + seat for seat in "1234"] if " to " in cells[0] else [name]
    assert sorted(explained) == sorted(field_names())


PLAIN = [
    (cells[0].split("`")[1], cells[2].split("`")[1], " for each" in cells[2])
    for cells in rows(NOTATION)
    if re.fullmatch(r"`[^`]+`( for each)?", cells[2]) and not cells[0].startswith(("`hand", "`phase"))
]


@pytest.mark.parametrize(("name", "default", "each"), PLAIN)
def test_a_default_is_what_the_page_says(name: str, default: str, each: bool) -> None:
    value = ",".join([default] * 4) if each else default
    assert written(f"{BIDDING} {name}={value}") == written(BIDDING)


def test_most_defaults_are_plain() -> None:
    assert len(PLAIN) > 15


@pytest.mark.parametrize("given", ["phase=conflicts", "bidder=2", "dominant=P", "aggressor=silver", "turn=2"])
def test_a_default_that_follows_from_other_fields_is_what_the_page_says(given: str) -> None:
    assert written(f"{CONFLICTS} {given}") == written(CONFLICTS)


def test_the_defaults_of_the_map_are_what_the_page_says() -> None:
    names = sorted(re.findall(r"map=(\S+)", written(BIDDING))[0].split(","))
    tokens = "g,g,-,s,s,g,-,-,-,s,s,-,-,-,g,s,s,-,g,g"
    assert written(f"{BIDDING} map={','.join(names)} tokens={tokens}") == written(BIDDING)


def test_cards_that_stand_nowhere_are_the_reserve_or_were_spent() -> None:
    assert "reserve=- " in written(CONFLICTS)
    arming = "players=2 phase=arming hand1=?12 hand2=?12"
    assert "spent=- " in written(arming)
    assert len(re.findall(r"reserve=(\S+)", written(arming))[0].split(",")) == 24
