"""Words mean what is offered, however they are put, and nothing else."""

from __future__ import annotations

import pytest

from parlour.kernel.errors import ParlourError
from parlour.kernel.words import Spelling, hints, meant, suggestion

NAMES = ["Spyglass", "Magnet", "Favourite Toy", "Junk", "Junk Dealer", "Tit for Tat", "Castoria", "Drusland"]
PAYMENTS = ["pay with Spyglass 4 + Magnet 4", "pay with Favourite Toy 5", "pay with Junk 1 + 2 gold", "pay nothing"]
PLACES = ["a3 Castoria", "a4 Drusland"]
ACTS = ["play Spyglass 4 +", "buy Favourite Toy 5 for 7", "buy discarded Magnet 4 for 4", "build a stack together"]


def of_payments(words: str) -> list[str]:
    return meant(words, PAYMENTS, "pay", NAMES)


def of_acts(words: str) -> list[str]:
    return meant(words, ACTS, "act", NAMES)


@pytest.mark.parametrize(
    "words",
    [
        "pay with Magnet 4 + Spyglass 4",
        "Spyglass + Magnet",
        "magnet, SPYGLASS",
        "Pay with the Magnet and a Spyglass.",
        "pay with Magnet 4 Spyglass 4",
        "spyglass & magnet",
    ],
)
def test_a_list_is_read_in_any_order_and_however_it_is_written(words: str) -> None:
    assert of_payments(words) == [PAYMENTS[0]]


@pytest.mark.parametrize(
    "words",
    [
        "Spyglass",
        "Spyglass + Magnet + Magnet",
        "Spyglass 5 + Magnet 4",
        "Favourite",
        "Junk Dealer + 2 gold",
        "Junk + 3 gold",
        "gold",
        "",
        "4",
    ],
)
def test_a_list_that_is_not_offered_means_nothing(words: str) -> None:
    assert of_payments(words) == []


def test_numbers_belong_to_their_own_card() -> None:
    offered = ["pay with Spyglass 4 + Magnet 2", "pay with Spyglass 2 + Magnet 4"]
    assert meant("Magnet 4 + Spyglass 2", offered, "pay", NAMES) == [offered[1]]
    assert meant("Magnet + Spyglass", offered, "pay", NAMES) == offered


@pytest.mark.parametrize("words", ["a3", "A3", "Castoria", "castoria (a3)", "a3 Castoria", "target Castoria"])
def test_a_thing_has_several_names(words: str) -> None:
    assert meant(words, PLACES, "target", NAMES) == [PLACES[0]]


@pytest.mark.parametrize("words", ["a4 Castoria", "a", "3", "Castor"])
def test_names_that_contradict_each_other_or_are_incomplete_mean_nothing(words: str) -> None:
    assert meant(words, PLACES, "target", NAMES) == []


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("buy Favourite Toy", 1),
        ("buy favourite_toy 5", 1),
        ("buy FavouriteToy for 7", 1),
        ("play the Spyglass", 0),
        ("buy discarded Magnet", 2),
    ],
)
def test_what_only_tells_more_may_be_left_out(words: str, option: int) -> None:
    assert of_acts(words) == [ACTS[option]]


@pytest.mark.parametrize(
    "words", ["buy Favourite Toy for 5", "buy Magnet", "build a stack", "Spyglass", "buy Spyglass"]
)
def test_what_makes_an_option_another_one_must_be_said(words: str) -> None:
    assert of_acts(words) == []


def test_the_same_words_go_before_more_of_them() -> None:
    offered = ["from the deck", "all from the deck", "from the discard pile"]
    assert meant("From deck", offered, "fill", NAMES) == ["from the deck"]


def test_a_name_with_a_small_word_in_it_is_one_name() -> None:
    assert meant("Tit for Tat", ["Tit for Tat 3 in P1's hand", "Junk 1"], "give", NAMES) == [
        "Tit for Tat 3 in P1's hand"
    ]


@pytest.mark.parametrize("words", ["eat Fish, Fried", "eat fish fried", "Eat the Fish Fried."])
def test_a_name_with_a_mark_in_it_is_one_name_with_and_without_it(words: str) -> None:
    offered = ["eat Fish, Fried 3", "eat Fish 1"]
    names = ["Fish, Fried", "Fish"]
    assert meant(words, offered, "act", names) == [offered[0]]


def test_a_mark_between_names_still_makes_a_list() -> None:
    names = ["Fish", "Fried", "Fish Fried"]
    assert meant("Fish, Fried", ["Fish + Fried", "Fish Fried"], "pay", names) == ["Fish + Fried"]


def test_words_that_do_not_tell_mean_all_that_they_fit() -> None:
    offered = ["Junk 1 in P1's hand", "Junk 1 in the market"]
    assert meant("Junk", offered, "take", NAMES) == offered
    assert meant("Junk in market", offered, "take", NAMES) == [offered[1]]


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("Spyglass", ["play Spyglass 4 +"]),
        ("buy Magnet", ["buy discarded Magnet 4 for 4"]),
        ("play Spyglas", ["Spyglass"]),
        ("buy Toy", ["Favourite Toy"]),
        ("sing a song", []),
        ("buy Castoria", []),
        ("build a junction", []),
        ("sing for it", []),
    ],
)
def test_what_is_near_is_suggested(words: str, near: list[str]) -> None:
    assert hints(words, ACTS, NAMES, NAMES) == near


def test_only_what_is_in_use_is_suggested() -> None:
    assert hints("play Spyglas", ACTS, NAMES, ["Magnet"]) == []


@pytest.mark.parametrize(("text", "names"), [("stack", ["Snack"]), ("nag", ["Magnet", "Snagged Net"])])
def test_words_that_are_not_close_to_a_whole_name_suggest_nothing(text: str, names: list[str]) -> None:
    assert suggestion(text, names) == ""


@pytest.mark.parametrize("words", ["Magnet + 3 Junk", "3 junk and a magnet", "pay with 3 Junk 1, Magnet 4"])
def test_a_number_before_a_name_says_how_often(words: str) -> None:
    offered = ["pay with Magnet 4 + Junk 1 + Junk 1 + Junk 1", "pay with Magnet 4 + Junk 1 + Junk 1"]
    assert meant(words, offered, "pay", NAMES) == [offered[0]]
    for other in ("Magnet + 4 Junk", "Magnet + 0 Junk", f"Magnet + {'9' * 4000} Junk"):
        assert meant(other, offered, "pay", NAMES) == []


def test_a_name_is_suggested_for_a_misspelt_one() -> None:
    assert suggestion("Favorite_Toy", NAMES) == "Favourite Toy"
    assert suggestion("toy", NAMES) == "Favourite Toy"
    assert suggestion("xyz", NAMES) == ""
    assert suggestion("12", ["12M", "12E", "12P"]) == ""
    assert suggestion("12 red", ["12M", "12E", "12P"]) == ""


@pytest.mark.parametrize("text", ["Favourite Toy", "favourite_toy", "FavouriteToy"])
def test_a_name_is_found_however_it_is_spelled(text: str) -> None:
    assert Spelling("card", NAMES).find(text) == 2


def test_a_name_that_there_is_not_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(ParlourError, match="there is no card 'Spyglas'; did you mean Spyglass"):
        Spelling("card", NAMES).find("Spyglas")
    with pytest.raises(ParlourError, match=r"there is no card 'xyz'$"):
        Spelling("card", NAMES).find("xyz")


def test_digits_of_any_script_are_numbers() -> None:
    for words in ("3", "\u0663", "\u0969", "\uff13"):
        assert meant(words, ["2", "3", "13"], "bid", NAMES) == ["3"]
