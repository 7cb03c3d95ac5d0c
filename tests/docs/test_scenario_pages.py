"""The pages about scenarios and positions are played, so that they stay true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, blocks
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.games.alliances.notation import writing as alliances
from parlour.games.dale.notation import position as dale
from parlour.kernel.registry import find_game
from parlour.kernel.zones import Zone
from parlour.scenarios.rehearsal import rehearse_file
from parlour.scenarios.scenario import Result, Scenario, Step, at_position

SCENARIOS = (DOCS / "scenarios.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
CHAPTERS = dict(
    zip(("frame", "declared", "alliances", "dale", "conquest", "hope"), NOTATION.split("\n## "), strict=True)
)
FIELDS = {"alliances": alliances.field_names, "dale": dale.field_names}
# fields that follow from others, or that are set only in the middle of an ability
UNWRITTEN = {"conquest": ["holder", "at", "stands", "topic"], "hope": ["owner", "box", "asking", "wanted"]}
SEATS = {"conquest": 6, "hope": 5}
PLAYED = [*FIELDS, *UNWRITTEN]
BIDDING = "phase=bidding hand1=?12 hand2=?12 hand3=?12 hand4=?12"
CONFLICTS = "leader=2 bid=10P hand1=? hand2=? hand3=? hand4=?"


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a page, without headings."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def written(line: str, name: str = "alliances") -> str:
    game = find_game(name)
    return game.write(game.read(line))


def declared_fields(name: str) -> list[str]:
    """The fields of a game that declares its zones."""
    found = ["players", "known", "chance", *[f"held{seat + 1}" for seat in range(SEATS[name]) if name == "hope"]]
    for part in find_game(name).zones().parts:
        if isinstance(part, Zone) and part.owned:
            found += [f"{part.name}{seat + 1}" for seat in range(SEATS[name])]
        elif part.name not in UNWRITTEN[name]:
            found.append(part.name)
    return found


@pytest.mark.parametrize("number", range(len(blocks(SCENARIOS, "toml"))))
def test_the_scenarios_of_the_page_hold(tmp_path: Path, number: int) -> None:
    path = tmp_path / "page.toml"
    path.write_text(blocks(SCENARIOS, "toml")[number], encoding="utf-8")
    assert [str(outcome) for outcome in rehearse_file(path) if not outcome.holds] == []


@pytest.mark.parametrize("game", FIELDS)
def test_the_page_of_words_is_what_the_command_prints(game: str) -> None:
    listed = dict(zip(FIELDS, blocks((DOCS / "words.md").read_text(encoding="utf-8"), "text"), strict=True))
    printed = CliRunner().invoke(app, ["rules", game, "--words"])
    assert printed.exit_code == 0
    assert listed[game] == printed.stdout


def test_the_page_has_examples() -> None:
    assert len(blocks(SCENARIOS, "toml")) >= 3
    assert all(len(blocks(CHAPTERS[game], "text")) >= 4 for game in FIELDS)


def test_every_field_of_a_scenario_is_explained_and_no_other() -> None:
    fields = {*Scenario.__struct_fields__, *Step.__struct_fields__, *Result.__struct_fields__}
    explained = [cells[0].strip("`") for cells in rows(SCENARIOS) if re.fullmatch(r"`\w+`", cells[0])]
    assert sorted(explained) == sorted(fields)


@pytest.mark.parametrize(("name", "text"), [(game, text) for game in PLAYED for text in blocks(CHAPTERS[game], "text")])
def test_the_positions_of_the_page_can_be_played_on(name: str, text: str) -> None:
    game = find_game(name)
    match = at_position(game, text)
    assert match.asks
    line = game.write(match.state)
    assert game.write(game.read(line)) == line


@pytest.mark.parametrize("game", PLAYED)
def test_every_field_of_a_position_is_explained_and_no_other(game: str) -> None:
    explained: list[str] = []
    for cells in rows(CHAPTERS[game]):
        names = cells[0].split("`")[1::2]
        seats = int(names[-1][-1]) if " to " in cells[0] else 0
        explained += [f"{names[0][:-1]}{seat + 1}" for seat in range(seats)] or names[:1]
    assert sorted(explained) == sorted(FIELDS[game]() if game in FIELDS else declared_fields(game))


def plain_defaults(chapter: str) -> list[tuple[str, str, bool]]:
    """The fields whose default is a plain value, with it, and whether it is one for each seat."""
    return [
        (cells[0].split("`")[1], cells[2].split("`")[1], " for each" in cells[2])
        for cells in rows(chapter)
        if re.fullmatch(r"`[^`]+`( for each)?", cells[2])
    ]


PLAIN = [row for row in plain_defaults(CHAPTERS["alliances"]) if not row[0].startswith(("hand", "phase"))]
PLAIN_IN_DALE = plain_defaults(CHAPTERS["dale"])


@pytest.mark.parametrize(("name", "default", "each"), PLAIN)
def test_a_default_is_what_the_page_says(name: str, default: str, each: bool) -> None:
    value = ",".join([default] * 4) if each else default
    assert written(f"{BIDDING} {name}={value}") == written(BIDDING)


@pytest.mark.parametrize(("name", "default", "each"), PLAIN_IN_DALE)
def test_a_default_of_dale_is_what_the_page_says(name: str, default: str, each: bool) -> None:
    assert not each
    assert written(f"{name}={default}", "dale") == written("", "dale")


def test_most_defaults_are_plain() -> None:
    assert len(PLAIN) > 15
    assert len(PLAIN_IN_DALE) > 25


TOLD = [
    ("turn=2", "turns=2"),
    ("phase=cleanup", "actions=0"),
    ("phase=start", "actions=1"),
    ("hand1=Sneaky_Scout", "clock=1"),
    ("hand1=Junk", "clock=-"),
    ("character1=Odalys character2=Quill", "cast=all"),
    ("hand1=Crimson_Wobbly_Shelf", "traps=wobbly_shelf"),
    ("hand1=Sofa", "decks=polecats,macaws,raccoons"),
    ("phase=characters dealt1=Odalys,Quill dealt2=Marisol,Pim deck1=?5 deck2=?5", "starters=12"),
]


@pytest.mark.parametrize(("line", "told"), TOLD)
def test_a_default_of_dale_that_follows_from_other_fields_is_what_the_page_says(line: str, told: str) -> None:
    assert written(f"{line} {told}", "dale") == written(line, "dale")


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
