"""What the server refuses is said in every language, where people read it."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour.kernel.decks
import parlour.server
from parlour.kernel.decks import unknown
from parlour.languages.catalogue import ENGLISH, SERVER, Catalogue, catalogue_of, entries_of, languages
from parlour.server.tables.absence import spell_time

FOLDER = Path(parlour.server.__file__).parent
REFUSALS = {"ProblemError", "RefusedError", "StaleError", "BrokenRulesError"}
# What only a program is told: one that speaks the protocol wrongly, or asks for what no page asks for.
FOR_PROGRAMS = {"middleware.py", "endpoint.py", "games.py", "tables.py", "decks.py"}
FOR_PROGRAMS_TOO = {
    "after must be what the last page gave as more",
    "a moment is the number of answers before it",
    "say hello first",
}
FILLED = ("7", "Ann", "3 days")  # what may stand in a slot


MISTAKES = {"ParlourError"}
DECKS = Path(parlour.kernel.decks.__file__)  # whose mistakes the page for decks shows


def refusals() -> Iterator[tuple[str, ast.expr]]:
    """The modules that refuse something, and the words they do it with."""
    for file in sorted(FOLDER.rglob("*.py")):
        if file.name not in FOR_PROGRAMS:
            module = ".".join(file.relative_to(FOLDER).with_suffix("").parts)
            yield from [(module, words) for words in raised_in(file, REFUSALS)]
    yield from [("", words) for words in raised_in(DECKS, MISTAKES)]


def raised_in(file: Path, kinds: set[str]) -> Iterator[ast.expr]:
    """The words of the errors that a file makes."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
            yield from node.args[1 if node.func.id == "ProblemError" else 0 :][:1]


def sentences(module: str, said: ast.expr) -> list[str]:
    """The words with something in their slots, in several ways; none if they come from elsewhere."""
    if isinstance(said, ast.Constant):
        return [str(said.value)]
    if isinstance(said, ast.Name) and said.id.isupper():
        return [str(getattr(importlib.import_module(f"parlour.server.{module}"), said.id))]
    if not isinstance(said, ast.JoinedStr):
        return []
    ways = [""]
    for part in said.values:
        found = [str(part.value)] if isinstance(part, ast.Constant) else filled(part)
        ways = [way + each for way in ways for each in found]
    return ways


def filled(slot: ast.expr) -> list[str]:
    """What may stand in a slot: one of two words, or anything."""
    assert isinstance(slot, ast.FormattedValue)
    if isinstance(slot.value, ast.IfExp):
        return [str(each.value) for each in (slot.value.body, slot.value.orelse) if isinstance(each, ast.Constant)]
    return list(FILLED)


@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH])
def test_refusals_of_the_server_are_translated(language: str) -> None:
    catalogue, missing = Catalogue(entries_of(language, SERVER)), set()
    for module, said in refusals():
        ways = sentences(module, said)
        if ways and not any(catalogue.find(way) for way in ways):
            missing.add(ways[0])
    assert missing - FOR_PROGRAMS_TOO == set()
    assert [
        time for time in map(spell_time, (30, 60, 120, 3600, 7200, 86_400, 172_800)) if not catalogue.find(time)
    ] == []


@pytest.mark.parametrize("kind", ["card", "deck", "deck or card"])
@pytest.mark.parametrize("names", [["Nikola Tesla"], []])
def test_what_a_deck_has_not_is_said_in_german(kind: str, names: list[str]) -> None:
    words = str(unknown(kind, "Nikola Tessla", names))
    said = Catalogue(entries_of("de", SERVER)).say(words)
    assert said.startswith("es gibt ")
    assert said.endswith("meintest du Nikola Tesla?" if names else "'Nikola Tessla'")


def test_a_name_stays_as_it_is_and_a_table_knows_the_refusals() -> None:
    german = catalogue_of("de", "alliances")
    assert german.say("gold was faster: that seat is taken") == "gold war schneller: der Platz ist vergeben"
    assert german.say("Ann must be away for 1 day before a bot takes over") == (
        "Ann muss 1 Tag fehlen, bevor ein Bot übernimmt"
    )
