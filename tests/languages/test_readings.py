"""A sentence has one reading: no two sentences of a catalogue fit it, and nothing that people write is read as one."""

from __future__ import annotations

import pytest
from tests.languages.test_catalogue import TABLES, Table, played

from parlour.languages.catalogue import PHRASES, SERVER, Catalogue, areas, catalogue_of, entries_of

NAMES = [
    "the deck",
    "{name}",
    "A. B",
    "P1",
    "12",
    "Gold",
    "Ann invites you",
    "a + b, c and d",
    "$1 \\1 \\g<0>",
    "(.+?)",
]


def readings(catalogue: Catalogue, words: str) -> set[str]:
    """What words may mean, if they are no name."""
    if catalogue.plainly(words) is not None:
        return {str(catalogue.plainly(words))}
    found = set(catalogue.readings(words, catalogue.patterns))
    return found or {str(catalogue.list_of(words))}


@pytest.mark.parametrize("table", TABLES[:6], ids=str)
def test_a_sentence_of_a_game_has_one_reading(table: Table) -> None:
    german = catalogue_of("de", table[0])
    assert {words: found for words in played(table) if len(found := readings(german, words)) != 1} == {}


def test_a_word_before_a_list_belongs_to_its_first_thing() -> None:
    german = catalogue_of("de", "dale")
    assert german.say("pay with Amber Wobbly Shelf 1 + Junk 1") == "mit Wackelregal (Bernstein) 1 + Plunder 1 zahlen"
    assert german.say("Amber Wobbly Shelf 1") == "Wackelregal (Bernstein) 1"
    assert german.say("pay with Junk 1 + Good Old Times as Acorn 4 or Accordion 5") == (
        "mit Plunder 1 + Gute alte Zeit als Eichel 4 oder Akkordeon 5 zahlen"
    )


def test_a_slot_for_a_thing_holds_no_sentence() -> None:
    """Else an option with a number behind it would be a thing with a value."""
    german = Catalogue({"{card} {value}": "{card} ({value})", "pay with {cards}": "mit {cards}", "Junk": "Plunder"})
    assert german.say("pay with Junk 1") == "mit Plunder (1)"
    assert german.name("pay with Junk") is None


@pytest.mark.parametrize("name", NAMES)
def test_a_name_breaks_no_refusal(name: str) -> None:
    german = Catalogue(entries_of("de", SERVER))
    assert german.say(f"{name} was faster: that seat is taken") == f"{name} war schneller: der Platz ist vergeben"


@pytest.mark.parametrize("name", NAMES)
def test_a_name_breaks_no_sentence_that_is_filled_afterwards(name: str) -> None:
    german = Catalogue(entries_of("de", "terminal"))
    said = german.say("{name}: u takes your last answer back.", name=name)
    assert said == f"{name}: u nimmt deine letzte Antwort zurück."


@pytest.mark.parametrize(("number", "said"), [(1, "1 Land"), (2, "2 Länder"), (0, "0 Länder")])
def test_plural_forms_are_two_sentences(number: int, said: str) -> None:
    words = "1 country" if number == 1 else f"{number} countries"
    assert catalogue_of("de", "alliances").say(f"P1 ruled {words} as Empire.") == f"P1 beherrschte {said} als Imperium."


def test_every_phrase_is_one_of_a_catalogue() -> None:
    known = {english for area in areas("de") for english in entries_of("de", area)}
    assert PHRASES - known == set()
