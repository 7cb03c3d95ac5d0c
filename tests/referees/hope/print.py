"""What is printed on cards, mats, boards and maps of Dealers in Hope, read from the files that print it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import parlour

CARDS = Path(parlour.__file__).parent / "games" / "hope" / "cards"
STRENGTHS = ("attack", "defence", "support")

Row = dict[str, Any]


def rows(name: str) -> Row:
    """A file of printed things."""
    return tomllib.loads((CARDS / f"{name}.toml").read_text(encoding="utf-8"))


PEOPLE, PROFESSIONS = rows("people"), rows("professions")["profession"]
FACTIONS: dict[str, Row] = {row["name"]: row for row in rows("factions")["faction"]}
LOCATIONS = rows("locations")
CITIES: dict[str, Row] = {row["name"]: row for row in LOCATIONS["city"]}
MASTERS: dict[str, Row] = {row["name"]: row["master"][0] for row in PROFESSIONS}
SIDES: dict[str, list[Row]] = rows("actions")
MAPS: dict[str, Row] = {
    page["title"]: page
    for page in (json.loads(path.read_text(encoding="utf-8")) for path in (CARDS / "maps").glob("*.json"))
}


def all_cards() -> dict[str, Row]:
    """Every card of a deck and every spoils card by its name."""
    found: dict[str, Row] = {}
    for kind in ("masses", "citizen"):
        for row in PEOPLE[kind]:
            found[row["name"]] = row | {"kind": kind}
    for row in PROFESSIONS:
        for number, level in enumerate(row["level"], start=1):
            more = {"kind": "professional", "profession": row["name"], "level": number}
            found[f"{row['name']} {number}"] = level | more
    for faction in FACTIONS.values():
        for name, copies in faction["deck"].items():
            found[f"{name} of {faction['name']}"] = found[name] | {"faction": faction["name"], "copies": copies}
        for leader in faction["leader_card"]:
            found[leader["name"]] = leader | {"kind": "leader", "faction": faction["name"], "copies": 1}
    for row in LOCATIONS["spoils"]:
        found[row["name"]] = row | {"kind": "spoils"}
    return found


ALL_CARDS = all_cards()

# A deck lists its cards one by one; of the others there are as many as each prints.
HOW_MANY = sum(row["copies"] for row in ALL_CARDS.values())


def strength(name: str, which: str) -> int:
    """A strength that a card prints."""
    number: int = ALL_CARDS[name].get(which, 0)
    return number


def steps(name: str) -> list[Row]:
    """The steps of a card's ability, in their order."""
    found: list[Row] = ALL_CARDS[name].get("effect", [])
    return found


def years(players: int) -> int:
    """How many years an era has (DH-066, DG-85)."""
    return 4 if players == 2 else players


def head_start(players: int) -> list[int]:
    """The points that players begin with, in the order of play (DG-97)."""
    found: list[int] = next((row["points"] for row in SIDES["head_start"] if row["players"] == players), [0] * players)
    return found


def small_cubes(players: int) -> int:
    """Small cubes of a player for actions: one of them counts the points (DH-025, DH-026, DG-15, DG-85)."""
    return 3 if players == 3 else 2


def actions(era: str) -> list[Row]:
    """The side of the action board."""
    return SIDES[era]


def room(action: Row, players: int) -> int | None:
    """The spaces of an action; None for the large one at the bottom of a column (DH-085)."""
    return action["spaces"][players - 2] if "spaces" in action else None


def winter_rule(faction: str, players: int) -> Row:
    """What a faction scores in winter, with the numbers for so many players."""
    row = FACTIONS[faction]
    for other in row.get("winter_with", []):
        if other["players"] == players:
            return {**row["winter"], **other}
    found: Row = row["winter"]
    return found
