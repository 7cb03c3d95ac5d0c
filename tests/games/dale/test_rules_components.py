"""What the boxes hold, against the printed data."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dale.table import GAME

from parlour.games.dale.cards.book import ABILITIES, AT_TURN_START, FINISHES, TABLES, TECHNIQUES
from parlour.games.dale.cards.dice import DARK_PANGOLIN, HARE, LIGHT_PANGOLIN, OCELOT, POLECAT
from parlour.games.dale.cards.prints import ALL_DECKS, DECKS, JUNK, NO_SET, PRINTS, Deck, Print

DECK_NAMES = {
    "Dale of Merchants": [
        "Snappy Scarlet Macaws",
        "Dealing Giant Pandas",
        "Thieving Northern Raccoons",
        "Hoarding Flying Squirrels",
        "Lucky Ocelots",
        "Adapting Veiled Chameleons",
    ],
    "Dale of Merchants 2": [
        "Experimenting Platypuses",
        "Diligent Pale-throated Sloths",
        "Intimidating Dwarf Crocodiles",
        "Friendly Fennec Foxes",
        "Reckless Marbled Polecats",
        "Observant Snowy Owls",
    ],
    "Systematic Eurasian Beavers": ["Systematic Eurasian Beavers"],
    "Dale of Merchants 3": [
        "Archiving Desert Monitors",
        "Discontent White-headed Lemurs",
        "Scheming Green Magpies",
        "Sharing Short-beaked Echidnas",
        "Superstitious Snowshoe Hares",
        "Prepared Grizzled Tree-kangaroos",
    ],
    "Dale of Merchants Collection": [
        "Vigorous Emperor Penguins",
        "Wealthy Tuataras",
        "Enthusiastic Wood Turtles",
        "Mischievous Tasmanian Devils",
        "Fickle Giant Pangolins",
        "Swindling Black-headed Gulls",
        "Lively Slender Mongooses",
        "Stealthy Long-winged Tomb Bats",
    ],
}


def prints_of(deck: Deck) -> list[Print]:
    """The prints of a deck."""
    return [PRINTS[face] for face in deck.faces]


def cards_of_box(box: str) -> int:
    """How many animalfolk cards a box has."""
    return sum(card.copies for deck in ALL_DECKS if deck.box == box for card in prints_of(deck))


@pytest.mark.rule("DM-046", "DM-047", "DM-048", "DM-049", "DM-050", "DM-051", "DM-033", "DM-034", "DM-035", "DM-036")
@pytest.mark.rule("DM-037", "DM-038", "DM-039", "DM-040", "DM-041", "DM-042", "DM-043", "DM-044", "DM-045", "DM-025")
@pytest.mark.rule("DM-026", "DM-027", "DM-028", "DM-029", "DM-030", "DM-031", "DM-032")
@pytest.mark.parametrize("box", list(DECK_NAMES))
def test_every_deck_is_in_its_box_under_its_name(box: str) -> None:
    assert [deck.name for deck in ALL_DECKS if deck.box == box] == DECK_NAMES[box]


@pytest.mark.rule("DM-010", "DM-018", "DM-020", "DM-021", "DM-022", "DM-052")
def test_the_decks_of_each_box_and_what_else_is_in_it_make_up_its_cards() -> None:
    assert len(ALL_DECKS) == len(DECKS) == 27
    selection = len(ALL_DECKS)
    assert cards_of_box("Dale of Merchants Collection") + 20 + selection + 20 + 33 == 220
    assert cards_of_box("Dale of Merchants 2") + 20 == 110
    assert cards_of_box("Systematic Eurasian Beavers") + 8 + 1 + 1 == 25
    assert cards_of_box("Dale of Merchants 3") + 20 == 110
    assert cards_of_box("Dale of Merchants") + 20 == 110


@pytest.mark.rule("DM-026", "DM-074", "DM-029", "DM-013", "DM-031", "DM-032", "DM-037", "DM-044", "DM-050")
def test_a_deck_says_what_else_it_needs() -> None:
    needs = {deck.slug: deck.needs for deck in ALL_DECKS if deck.needs and deck.needs != "junk pile"}
    assert needs == {
        "ocelots": "ocelot die",
        "polecats": "polecat die",
        "hares": "hare die",
        "tuataras": "gold",
        "pangolins": "2 pangolin dice",
        "mongooses": "clock",
        "bats": "clock",
    }


@pytest.mark.rule("DM-013", "DM-019", "DM-023", "G-06")
def test_the_dice_show_what_is_printed_on_them() -> None:
    assert OCELOT.sides == [0, 1, 1, 2, 2, 3]
    assert POLECAT.sides == [1, 1, 2, 2, 3, 3]
    assert sorted(HARE.words) == ["comet", "planet", "planet", "planet with arrows", "stars", "stars"]
    for die in (LIGHT_PANGOLIN, DARK_PANGOLIN):
        assert Counter(die.words) == {"discard pile": 2, "deck": 3, "hand": 1}


@pytest.mark.rule("DM-053", "DM-054", "G-02")
@pytest.mark.parametrize("deck", ALL_DECKS, ids=DECKS)
def test_a_deck_has_fifteen_cards_from_one_to_five(deck: Deck) -> None:
    copies = Counter(dict.fromkeys(range(1, 6), 0))
    for card in prints_of(deck):
        copies[card.value] += card.copies
    assert copies == {1: 4, 2: 3, 3: 3, 4: 3, 5: 2}
    assert sum(copies.values()) == 15
    fives = [card.name for card in prints_of(deck) if card.value == 5]
    assert len(set(fives)) == 2


@pytest.mark.rule("DM-055", "DM-056", "G-01", "G-64")
@pytest.mark.parametrize("deck", ALL_DECKS, ids=DECKS)
def test_an_animalfolk_card_has_all_that_is_printed_on_it(deck: Deck) -> None:
    for card in prints_of(deck):
        assert card.name
        assert card.text
        assert card.folk == deck.number
        assert isinstance(card.technique, bool)
        assert card.technique or not (card.bonus or card.reusable)
    assert len({card.name for card in PRINTS}) == len(PRINTS)


@pytest.mark.rule("DM-056", "DM-057", "DM-060")
def test_every_technique_has_a_rule_and_no_passive_is_played() -> None:
    for face, card in enumerate(PRINTS):
        if card.folk == NO_SET:
            continue
        assert (face in TECHNIQUES) == card.technique, card.name
        if not card.technique:
            assert face not in AT_TURN_START, card.name
            assert face not in FINISHES, card.name
        else:
            assert face not in ABILITIES, card.name
    for name, table in TABLES.items():
        assert JUNK not in table, name


@pytest.mark.rule("DM-065", "G-04")
def test_junk_is_worth_one_and_nothing_else() -> None:
    junk = PRINTS[JUNK]
    assert (junk.name, junk.value, junk.folk, junk.text) == ("Junk", 1, NO_SET, "")
    assert not junk.technique
    assert not junk.bonus


@pytest.mark.rule("DM-006", "DM-250")
def test_the_rulebook_explains_every_keyword_that_cards_use() -> None:
    explained = GAME.rulebook().text
    for keyword in ("Alert", "Finish", "Return", "Reusable", "Setup", "Spend", "Store", "Throw away"):
        assert f"{keyword}:" in explained or f"{keyword} is" in explained


@pytest.mark.rule("DM-210")
@pytest.mark.parametrize("slug", ["mongooses", "bats"])
def test_most_cards_of_the_clock_decks_speak_of_day_or_night(slug: str) -> None:
    texts = [card.text.lower() for card in prints_of(ALL_DECKS[DECKS.index(slug)])]
    assert len([text for text in texts if "day" in text or "night" in text]) >= 5
    others = [card.text.lower() for deck in ALL_DECKS if deck.needs != "clock" for card in prints_of(deck)]
    assert not [text for text in others if "by day" in text or "by night" in text]
