"""What is printed can be changed: a mistake is told by file, card and field, and decks may have any size."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.games.alliances.cards.board import read_countries
from parlour.games.alliances.cards.prints import read_specials
from parlour.games.dale.cards.cast import Character
from parlour.games.dale.cards.prints import DECKS, FOLDER, PRINTS, read_cast, read_decks, read_specialties, read_traps
from parlour.kernel.errors import ParlourError

SOURCES = Path(__file__).resolve().parents[2] / "src"
ALLIANCES = FOLDER.parents[1] / "alliances" / "cards"
SEVENTH = '\n[[card]]\nname = "Town Crier"\nvalue = 3\ncopies = 2\ntype = "passive"\ntext = "Nothing happens."\n'


def characters(folder: Path) -> None:
    rows = read_cast(folder)
    read_specialties(rows)
    for number, row in enumerate(rows):
        Character(number, row)


READERS: dict[str, Callable[[Path], object]] = {
    "decks/bats.toml": read_decks,
    "traps.toml": read_traps,
    "characters.toml": characters,
    "countries.toml": lambda folder: read_countries(folder / "countries.toml"),
    "specials.toml": lambda folder: read_specials(folder / "specials.toml"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path in [*FOLDER.glob("*.toml"), *ALLIANCES.glob("*.toml")]:
        shutil.copy(path, tmp_path)
    shutil.copytree(FOLDER / "decks", tmp_path / "decks")
    return tmp_path


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("file", READERS)
def test_what_is_printed_can_be_read(folder: Path, file: str) -> None:
    READERS[file](folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("decks/bats.toml", "value = 1", "value = 0", "Sneaky Scout: value must be a whole number from 1 to 5, not 0"),
        ("decks/bats.toml", "value = 1", "value = true", "value must be a whole number from 1 to 5, not True"),
        ("decks/bats.toml", "value = 1", "valeu = 1", "card Sneaky Scout: the field 'value' is missing"),
        ("decks/bats.toml", "value = 1", "value = 2", "no card has the value 1"),
        ("decks/bats.toml", "value = 2", "value = 1", "card False Alarm: value is 1, but Sneaky Scout has it"),
        ("decks/bats.toml", "copies = 4", "copies = 10", "copies must be a whole number from 1 to 9, not 10"),
        ("decks/bats.toml", "copies = 4", 'copies = "4"', "copies must be a whole number from 1 to 9, not '4'"),
        ("decks/bats.toml", '"technique"', '"tecnique"', "type must be one of 'technique', 'passive', not 'tecnique'"),
        ("decks/bats.toml", "bonus = true", "bonus = 1", "card Sneaky Scout: bonus must be true or false, not 1"),
        ("decks/bats.toml", "bonus = true", "bonsu = true", "card Sneaky Scout: there is no field 'bonsu'"),
        ("decks/bats.toml", '"False Alarm"', '"Sneaky Scout"', "the name stands twice, the second time in row 2"),
        ("decks/bats.toml", '"False Alarm"', '"Cookies"', "card Cookies: another deck has a card of this name"),
        ("decks/bats.toml", "nastiness = 3", "nastiness = 7", "nastiness must be a whole number from 0 to 3"),
        ("decks/bats.toml", "[[card]]", "[card", "bats.toml: not TOML"),
        ("traps.toml", 'alert = "Return', 'allert = "Return', "trap Itching Powder: the field 'alert' is missing"),
        ("traps.toml", "value = 2", "value = 9", "trap Itching Powder: value must be a whole number from 1 to 5"),
        ("characters.toml", '"green"', '"blue"', "character Odalys: colour must be one of 'green', 'yellow', 'red'"),
        ("characters.toml", '["gold"]', '["silver"]', "character Thaddeus: needs must be a list of 'clock'"),
        ("characters.toml", "uses = 1", "uses = 0", "Thaddeus, ability Toll: uses must be a whole number"),
        ("characters.toml", '"end of turn"', '"later"', "character Thaddeus, ability Toll: when must be one of"),
        ("characters.toml", 'lies = "deck"', 'lies = "here"', "specialty Tall Tale: lies must be one of 'deck'"),
        ("countries.toml", "military = 6", "military = 13", "Ardovia: military must be a whole number from 0 to 12"),
        ("countries.toml", '[[country]]\nname = "Ardovia"\npolitics = 0\neconomics = 3\nmilitary = 6', "", "20 are"),
        ("specials.toml", '"military"', '"economics"', "Reserve Forces: suit must be 'military' in row 1"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_by_file_card_and_field(folder: Path, file: str, old: str, new: str, words: str) -> None:
    spoil(folder, file, old, new)
    with pytest.raises(ParlourError) as caught:
        READERS[file](folder)
    assert words in str(caught.value)
    assert f"{Path(file).name}: " in str(caught.value)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "decks" / "bats.toml").unlink()
    with pytest.raises(ParlourError, match=r"decks/bats\.toml: there is no such file"):
        read_decks(folder)


def test_a_seventh_card_shifts_no_other_deck(folder: Path) -> None:
    with (folder / "decks" / "macaws.toml").open("a", encoding="utf-8") as file:
        file.write(SEVENTH)
    decks, prints = read_decks(folder)
    assert [len(deck.faces) for deck in decks] == [7] + [6] * (len(DECKS) - 1)
    assert prints[decks[0].faces[-1]].name == "Town Crier"
    for deck in decks[1:]:
        assert [prints[face].name for face in deck.faces] == [card.name for card in PRINTS if card.folk == deck.number]
        assert prints[deck.first].value == 1


GAME = """
import parlour.games
from parlour.kernel.registry import find_game
from parlour.games.dale.cards.prints import PRINTS
from parlour.kernel.record import new_match

options = {"players": 2, "decks": "macaws,pandas,bats"}
match = new_match(find_game("dale"), options, seed="seven")
s = match.state
names = [PRINTS[face].name for face in s.face]
assert names.count("Town Crier") == 2, names
assert {PRINTS[face].folk for face in s.face} == {-1, 0, 1, 26}
assert sum(PRINTS[face].value == 1 and PRINTS[face].folk >= 0 for face in s.face) == 6
for number in range(150):
    ask = match.asks[0]
    match.answer(ask.seat, ask.options[number * 7 % len(ask.options)])
"""


def test_a_deck_of_seven_cards_can_be_played(tmp_path: Path) -> None:
    ours = tmp_path / "parlour"
    shutil.copytree(SOURCES / "parlour", ours, ignore=shutil.ignore_patterns("server", "cli", "__pycache__", "*.so"))
    with (ours / "games" / "dale" / "cards" / "decks" / "macaws.toml").open("a", encoding="utf-8") as file:
        file.write(SEVENTH)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", GAME], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
