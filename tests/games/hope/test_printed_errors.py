"""A mistake in the data of Dealers in Hope is told by file, card and field when it is read."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.games.hope.cards.actions import read_actions
from parlour.games.hope.cards.factions import read_factions
from parlour.games.hope.cards.locations import read_locations
from parlour.games.hope.cards.prints import FIRST_OWN, FOLDER, PRINTS, ProfessionSet, read_people, read_professions
from parlour.kernel.errors import ParlourError
from parlour.kernel.printed import read_rows

READERS: dict[str, Callable[[Path], object]] = {
    "people.toml": read_people,
    "professions.toml": lambda path: read_professions(path, []),
    "factions.toml": lambda path: read_factions(path, PRINTS[:FIRST_OWN]),
    "locations.toml": lambda path: read_locations(path, []),
    "actions.toml": read_actions,
    "sets.toml": lambda path: [ProfessionSet(row) for row in read_rows(path, "set", 3)],
}


@pytest.mark.parametrize("file", READERS)
def test_what_is_printed_can_be_read(file: str) -> None:
    READERS[file](FOLDER / file)


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("people.toml", "cost = 1", "cost = 0", "masses Marching Masses: cost must be a whole number from 1 to 8"),
        ("people.toml", "attack = 1", "attack = 2", "masses Marching Masses: masses have one point of one strength"),
        ("people.toml", "copies = 17", "copys = 17", "citizen Recruit: the field 'copies' is missing"),
        ("professions.toml", 'do = "sail"', 'do = "fly"', "profession Privateers, level 1, effect 1: do must be one"),
        ("professions.toml", "n = 2", "n = 9", "effect 1: n must be a whole number from 1 to 5, not 9"),
        ("professions.toml", "attack = 2", "atack = 2", "profession Privateers, level 1: there is no field 'atack'"),
        ("professions.toml", 'per = "masses"', 'per = "ships"', "profession Heralds, level 1, effect 1: per must be"),
        ("professions.toml", ', kind = "citizen"', "", "Healers, level 2, effect 1: the field 'kind' is missing"),
        ("professions.toml", 'do = "recall", n = 1', 'do = "recall", per = "masses"', "per belongs to attack"),
        ("professions.toml", ', { do = "fort", n = 2 }]', "]", "of must be two steps"),
        ("professions.toml", "points = 2", "points = 9", "profession Privateers, master 1: points must be a whole"),
        ("professions.toml", "always = [", "allways = [", "master 1: the field 'always' is missing"),
        ("professions.toml", '"Engineers"', '"Privateers"', "the name stands twice, the second time in row 2"),
        (
            "factions.toml",
            '"Marching Masses" = 3',
            '"Marching Masses" = 4',
            "has 7 masses cards, not 8",
        ),
        ("factions.toml", '"Recruit" = 1', '"Recruit" = 2', "faction Navaa: the deck has 15 cards; 14 are needed"),
        ("factions.toml", '"Scouts 1"', '"Scouts 2"', "faction Navaa, deck: Scouts 2 is of level 2"),
        ("factions.toml", '"Scouts 1"', '"Spies 1"', "faction Navaa, deck: there is no card 'Spies 1'"),
        ("factions.toml", '"realm"', '"moon"', "faction Navaa, winter: per must be one of 'realm'"),
        ("factions.toml", "{ players = 5, steps", "{ players = 3, steps", "there are two winter scores with 3 players"),
        ("factions.toml", "[13, 11, 8]", "[10, 12]", "winter: steps must be at least two deck sizes, each smaller"),
        ("locations.toml", "copies = 2", "copies = 3", "locations.toml: the stack 2 has 17 spoils; 16 are needed"),
        ("locations.toml", '"Madrid"', '"Atlantis"', "city Atlantis: no map has a territory of this name"),
        ("locations.toml", "prize = true", "", "its territory has the native defence 6, not 5"),
        ("locations.toml", "attack = 2", "attack = 0", "spoils Abandoned Armoury: it gives neither a strength nor"),
        ("actions.toml", "spaces = [1, 1, 1, 2]", "spaces = [1, 2]", "spaces must be four numbers"),
        ("actions.toml", "spaces = [2, 2, 3, 3]", "", "the column 'reorganize' has 2 actions without spaces"),
        ("actions.toml", '"train"\nn = 2', '"assault"\nn = 2', "'assault' is an action of the group 'assault'"),
        ("sets.toml", '"Privateers", ', "", "set First Light: professions must be 8 different ones, not 7"),
        ("sets.toml", '"Privateers"', '"Pirates"', "set First Light: professions must be a list of 'Privateers'"),
    ],
)
def test_a_mistake_names_file_card_and_field(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    shutil.copy(FOLDER / file, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ParlourError, match=re.escape(words)) as error:
        READERS[file](tmp_path / file)
    assert file in str(error.value)
