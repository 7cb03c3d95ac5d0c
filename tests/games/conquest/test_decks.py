"""The decks that are written: what they are made of, and what every card has."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from parlour.games.conquest.cards.curves import gains
from parlour.games.conquest.cards.filters import LEXICON
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER, CONTINENTS, LAND, RANGES, SUBTYPES, TYPES, range_of
from parlour.games.conquest.cards.model import Print
from parlour.games.conquest.cards.pool import (
    BOOSTER_CARDS,
    BOOSTERS,
    FOLDER,
    POOL,
    STARTER_CARDS,
    STARTERS,
    Deck,
    filters_of,
)

STARTER_DECKS = [deck for deck in POOL.decks if deck.starter]
BOOSTER_DECKS = [deck for deck in POOL.decks if not deck.starter]
PARTS = {
    "land": 6,
    "character": 31,
    "army": 4,
    "event": 4,
    "technology": 2,
    "document": 1,
    "knowledge": 1,
    "location": 1,
    "organisation": 1,
}
LEAST_GAINS, MOST_GAINS = 3900, 7000


def cards_of(deck: Deck) -> list[Print]:
    return [POOL.prints[face] for face in deck.faces]


def text_of(deck: Deck) -> str:
    return (FOLDER / f"{deck.slug}.toml").read_text(encoding="utf-8")


def slug(deck: Deck) -> str:
    return deck.slug


# HC2-007, HC2-008
def test_there_are_seven_starters_and_nine_boosters() -> None:
    assert (len(STARTERS), len(BOOSTERS)) == (7, 9)


# HC2-004, HC2-010
@pytest.mark.parametrize("deck", STARTER_DECKS, ids=slug)
def test_a_starter_has_51_cards_of_the_usual_mix(deck: Deck) -> None:
    cards = cards_of(deck)
    assert len(cards) == STARTER_CARDS == len(set(deck.faces))
    assert Counter([TYPES[card.kind] for card in cards]) == PARTS
    assert sum([card.explorer for card in cards]) == 5


# HC2-014
@pytest.mark.parametrize("deck", STARTER_DECKS, ids=slug)
def test_a_starter_has_a_land_of_each_continent(deck: Deck) -> None:
    lands = [card.continent for card in cards_of(deck) if card.kind == LAND]
    assert sorted(lands) == list(range(len(CONTINENTS)))


# HC2-004
@pytest.mark.parametrize("deck", BOOSTER_DECKS, ids=slug)
def test_a_booster_has_20_cards(deck: Deck) -> None:
    assert len(deck.faces) == BOOSTER_CARDS == len(set(deck.faces))


@pytest.mark.parametrize("deck", STARTER_DECKS, ids=slug)
def test_the_gains_of_a_starter_are_within_the_usual(deck: Deck) -> None:
    assert LEAST_GAINS <= sum([gains(card) for card in cards_of(deck)]) <= MOST_GAINS


@pytest.mark.parametrize("deck", POOL.decks, ids=slug)
def test_only_lands_are_borrowed(deck: Deck) -> None:
    borrowed = [card.name for card in cards_of(deck) if POOL.decks[card.deck] is not deck and card.kind != LAND]
    assert borrowed == []


# HC2-019
def test_every_subtype_has_its_range() -> None:
    assert set(RANGES) <= set(SUBTYPES)
    assert len(SUBTYPES) >= 20


# HC2-015, HC2-018, HC2-115
@pytest.mark.parametrize("card", POOL.prints, ids=lambda card: str(card.name))
def test_a_card_has_all_that_is_printed_on_one(card: Print) -> None:
    least, most = range_of(card.kind, card.subtype)
    assert least <= card.attack <= most
    assert least <= card.defence <= most
    assert any([letter.isdigit() for letter in card.history + card.dates]), "it needs a date"
    assert (card.kind == LAND) == (card.continent >= 0)
    assert card.dates or card.kind == LAND
    if card.kind not in (CHARACTER, ARMY):
        assert (card.attack, card.defence) == (0, 0)


@pytest.mark.parametrize("card", POOL.prints, ids=lambda card: str(card.name))
def test_a_sentence_is_a_sentence(card: Print) -> None:
    for ability in card.abilities:
        assert ability.text[0].isupper()
        assert ability.text.endswith(".")
        assert "  " not in ability.text


@pytest.mark.parametrize("card", POOL.prints, ids=lambda card: str(card.name))
def test_filters_mean_some_card(card: Print) -> None:
    for cards in filters_of(card):
        assert len(cards.table) == len(POOL.prints)
        assert 1 in cards.table, f"{cards.words} is no card of the pool"


def test_every_trait_is_used_by_a_condition() -> None:
    asked = {word for card in POOL.prints for cards in filters_of(card) for way in cards.ways for word in way}
    shown = {word for card in POOL.prints for word in card.named}
    assert {word for word in shown - asked if LEXICON.category[word] not in ("nation", "gender")} == set()
    assert set(LEXICON.of("calling") + LEXICON.of("theme")) - shown == set()


@pytest.mark.parametrize("card", POOL.prints, ids=lambda card: str(card.name))
def test_who_belongs_to_a_church_is_a_christian(card: Print) -> None:
    churches = {"Catholic", "Orthodox", "Protestant"} & set(card.named)
    assert not churches or "Christian" in card.named


@pytest.mark.parametrize(
    ("name", "trait", "there"),
    [
        ("Nostradamus", "astronomer", False),
        ("Saladin", "knight", False),
        ("Joseph Stalin", "Georgian", True),
        ("Anne Frank", "Dutch", False),
        ("Leif Erikson", "Norse", True),
        ("Emily Warren Roebling", "inventor", False),
        ("Israel", "Israeli", True),
    ],
)
def test_traits_that_once_were_doubtful(name: str, trait: str, there: bool) -> None:
    assert (trait in POOL.prints[POOL.faces[name]].traits) is there


ROWS = [(deck, row) for deck in POOL.decks for row in tomllib.loads(text_of(deck))["card"] if "same_as" not in row]


def test_nothing_is_told_twice() -> None:
    for field in ("name", "title", "history"):
        assert [said for said, times in Counter([row[field] for _, row in ROWS]).items() if times > 1] == []


@pytest.mark.parametrize(("deck", "row"), [each for each in ROWS if "years" in each[1]], ids=lambda each: "")
def test_lives_and_times_are_of_a_likely_length(deck: Deck, row: dict[str, Any]) -> None:
    first, last = row["years"][0], row["years"][-1]
    assert last - first <= (105 if row["type"] == "character" else 4000), f"{deck.name}: {row['name']}"
