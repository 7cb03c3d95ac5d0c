"""Fickle Giant Pangolins, sentence by sentence. A side of a die: 0 discard pile, 2 deck, 5 hand."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, deck, disc, events, hand, knows, may, options, rolling, sched, state, tell

from parlour.games.dale.cards.dice import DARK_PANGOLIN, LIGHT_PANGOLIN
from parlour.kernel.match import Match

DISCARD, DECK, HAND = (6, 0), (6, 2), (6, 5)


def rolled(match: Match) -> list[object]:
    """What the dice showed."""
    return [event.data["result"] for event in events(match, "rolled")]


@pytest.mark.rule("G-06")
def test_a_pangolin_die_has_two_discard_piles_three_decks_and_a_hand() -> None:
    for die in (LIGHT_PANGOLIN, DARK_PANGOLIN):
        assert sorted(die.words) == ["deck", "deck", "deck", "discard pile", "discard pile", "hand"]


# Fumbling Dreamer


def test_fumbling_dreamer_rolls_the_dark_die_again_until_the_dice_differ() -> None:
    match = at(f"hand1=Fumbling_Dreamer disc2=Spyglass {rolling(DISCARD, DISCARD, DISCARD, DECK)}")
    tell(match, "P1 play Fumbling Dreamer")
    assert rolled(match) == ["discard pile", "discard pile", "discard pile", "deck"]


@pytest.mark.parametrize(
    ("dice", "line", "then"),
    [
        ((DISCARD, DECK), "disc2=Cookies,Spyglass deck2=?", ("disc", ["Cookies"], "deck", ["Junk", "Spyglass"])),
        ((DISCARD, HAND), "disc2=Cookies,Spyglass", ("disc", ["Cookies"], "hand", ["Spyglass"])),
        ((DECK, DISCARD), "deck2=Cookies,Spyglass disc2=?", ("deck", ["Cookies"], "disc", ["Junk", "Spyglass"])),
        ((DECK, HAND), "deck2=Cookies,Spyglass", ("deck", ["Cookies"], "hand", ["Spyglass"])),
        ((HAND, DISCARD), "hand2=Spyglass disc2=?", ("hand", [], "disc", ["Junk", "Spyglass"])),
        ((HAND, DECK), "hand2=Spyglass deck2=?", ("hand", [], "deck", ["Junk", "Spyglass"])),
    ],
)
def test_fumbling_dreamer_moves_a_card_of_the_chosen_player_as_the_dice_show(
    dice: tuple[tuple[int, int], ...], line: str, then: tuple[str, list[str], str, list[str]]
) -> None:
    match = at(f"hand1=Fumbling_Dreamer,? deck1=? disc1=? {line} {rolling(*dice)}")
    tell(match, "P1 play Fumbling Dreamer", "P1 P2")
    zones = {"hand": hand(match, 2), "deck": deck(match, 2), "disc": disc(match, 2)}
    source, left, target, arrived = then
    assert zones[source] == left
    assert zones[target] == arrived


def test_fumbling_dreamer_may_choose_its_own_player() -> None:
    match = at(f"hand1=Fumbling_Dreamer disc1=Spyglass disc2=Cookies {rolling(DISCARD, HAND)}")
    assert options(tell(match, "P1 play Fumbling Dreamer"), "P1") == ["P1", "P2"]
    tell(match, "P1 P1")
    assert hand(match, 1) == ["Spyglass"]


@pytest.mark.rule("DM-163")
def test_fumbling_dreamer_forms_a_deck_anew_to_move_its_top_card() -> None:
    match = at(f"hand1=Fumbling_Dreamer disc2=Spyglass {rolling(DECK, HAND)}")
    tell(match, "P1 play Fumbling Dreamer")
    assert hand(match, 2) == ["Spyglass"]


@pytest.mark.rule("G-31")
def test_fumbling_dreamer_does_nothing_where_nobody_has_a_card_and_still_gives_its_bonus() -> None:
    match = at(f"hand1=Fumbling_Dreamer {rolling(DISCARD, HAND)}")
    tell(match, "P1 play Fumbling Dreamer")
    assert asked(match) == ["P1 act"]
    assert disc(match, 1) == ["Fumbling Dreamer"]


# Coffee Grinder


def test_coffee_grinder_has_a_player_discard_up_to_two_cards_one_by_one() -> None:
    match = at("hand1=Coffee_Grinder deck1=? deck2=?,Cookies,Spyglass")
    tell(match, "P1 use Coffee Grinder", "P1 P2", "P1 P2")
    assert disc(match, 2) == ["Spyglass"]
    tell(match, "P1 P2")
    assert disc(match, 2) == ["Spyglass", "Cookies"]
    assert asked(match) == ["P1 act"]


def test_coffee_grinder_may_stop_after_seeing_a_card_or_before() -> None:
    match = at("hand1=Coffee_Grinder deck1=? deck2=Cookies,Spyglass")
    tell(match, "P1 use Coffee Grinder", "P1 P2", "P1 P2", "P1 done")
    assert disc(match, 2) == ["Spyglass"]
    match = at("hand1=Coffee_Grinder deck1=? deck2=Cookies,Spyglass")
    tell(match, "P1 use Coffee Grinder", "P1 P2", "P1 done")
    assert disc(match, 2) == []


def test_coffee_grinder_is_used_once_a_turn_and_is_no_action() -> None:
    match = at("hand1=Coffee_Grinder deck2=?,?")
    tell(match, "P1 use Coffee Grinder", "P1 done")
    assert state(match).actions == 1
    assert not may(match, "P1 use Coffee Grinder")


# Accident


def test_accident_exchanges_the_top_card_of_the_deck_with_a_random_hand_card() -> None:
    match = at(f"hand1=Accident hand2=Cookies,Swift_Broker,Shattered_Relic deck1=?,Spyglass {rolling((3, 1))}")
    tell(match, "P1 play Accident")
    assert hand(match, 2) == ["Cookies", "Shattered Relic", "Spyglass"]
    assert deck(match, 1) == ["Junk", "Swift Broker"]


@pytest.mark.rule("R17")
def test_accident_shows_the_top_card_to_its_player_and_not_the_card_that_comes() -> None:
    match = at("hand1=Accident,Cookies hand2=Swift_Broker deck1=Spyglass")
    top = state(match).deck[0][-1]
    tell(match, "P1 play Accident")
    assert knows(match, 1, top)
    tell(match, "P1 P2")
    arrived = state(match).deck[0][-1]
    assert not knows(match, 1, arrived)
    assert knows(match, 2, arrived)
    assert knows(match, 2, top)


def test_accident_may_exchange_with_its_own_player() -> None:
    match = at("hand1=Accident,Cookies hand2=? deck1=Spyglass")
    tell(match, "P1 play Accident", "P1 P1")
    assert hand(match, 1) == ["Spyglass"]
    assert deck(match, 1) == ["Cookies"]


def test_accident_exchanges_nothing_without_a_deck_or_without_hands() -> None:
    assert hand(tell(at("hand1=Accident hand2=Cookies"), "P1 play Accident"), 2) == ["Cookies"]
    assert deck(tell(at("hand1=Accident deck1=Spyglass"), "P1 play Accident"), 1) == ["Spyglass"]


# Loose Marbles


def test_loose_marbles_moves_a_card_from_one_player_to_another_as_the_dice_show() -> None:
    match = at(f"players=3 hand1=Loose_Marbles disc2=Cookies,Spyglass deck3=? {rolling(DISCARD, DECK)}")
    tell(match, "P1 play Loose Marbles")
    assert options(match, "P1") == ["P1", "P3"]
    tell(match, "P1 P3")
    assert disc(match, 2) == ["Cookies"]
    assert deck(match, 3) == ["Junk", "Spyglass"]


def test_loose_marbles_may_move_from_a_place_to_the_same_place_of_another() -> None:
    match = at(f"hand1=Loose_Marbles disc2=Spyglass disc1=? {rolling(DISCARD, DISCARD)}")
    tell(match, "P1 play Loose Marbles", "P1 P2")
    assert disc(match, 1) == ["Junk", "Spyglass", "Loose Marbles"]


@pytest.mark.rule("R15")
def test_loose_marbles_moves_a_card_from_deck_to_deck_unseen() -> None:
    match = at(f"hand1=Loose_Marbles deck2=Spyglass {rolling(DECK, DECK)}")
    tell(match, "P1 play Loose Marbles")
    moved = state(match).deck[0][-1]
    assert deck(match, 1) == ["Spyglass"]
    assert not knows(match, 1, moved)
    assert not knows(match, 2, moved)


@pytest.mark.rule("R15")
def test_loose_marbles_shows_a_card_from_hand_to_deck_to_its_giver_only() -> None:
    match = at(f"hand1=Loose_Marbles hand2=Spyglass {rolling(HAND, DECK)}")
    tell(match, "P1 play Loose Marbles")
    moved = state(match).deck[0][-1]
    assert not knows(match, 1, moved)
    assert knows(match, 2, moved)


# Another Fine Mess


def test_another_fine_mess_moves_two_cards_and_as_many_back() -> None:
    match = at(f"hand1=Another_Fine_Mess hand2=Spyglass,Cookies disc1=Swift_Broker {rolling(HAND, DISCARD)}")
    tell(match, "P1 play Another Fine Mess")
    assert len(hand(match, 2)) == 2
    assert sorted(hand(match, 2) + disc(match, 1)) == ["Another Fine Mess", "Cookies", "Spyglass", "Swift Broker"]


@pytest.mark.rule("R15")
def test_another_fine_mess_shuffles_where_the_cards_went_before_some_go_back() -> None:
    seen = set()
    for start in range(40):
        line = "hand1=Another_Fine_Mess disc2=Spyglass,Cookies deck1=Swift_Broker,Favourite_Toy,Flashy_Show"
        match = at(f"{line} {rolling(DISCARD, DECK, (100, start))}")
        tell(match, "P1 play Another Fine Mess")
        assert len(disc(match, 2)) == 2
        seen.add(tuple(disc(match, 2)))
    assert len(seen) > 5


def test_another_fine_mess_returns_only_as_many_cards_as_were_moved() -> None:
    match = at(f"hand1=Another_Fine_Mess disc2=Spyglass deck1=?2,Cookies {rolling(DISCARD, DECK)}")
    tell(match, "P1 play Another Fine Mess")
    assert len(disc(match, 2)) == 1
    assert len(deck(match, 1)) == 3


@pytest.mark.rule("R15")
def test_another_fine_mess_leaves_a_shuffled_discard_pile_open() -> None:
    match = at(f"hand1=Another_Fine_Mess hand2=Spyglass,Cookies disc1=Swift_Broker {rolling(HAND, DISCARD)}")
    tell(match, "P1 play Another Fine Mess")
    assert all(knows(match, 2, card) for card in state(match).disc[0])


# Fresh Start


def test_fresh_start_shuffles_a_discard_pile_into_its_deck() -> None:
    match = at("hand1=Fresh_Start disc2=Spyglass,Cookies deck2=?")
    tell(match, "P1 play Fresh Start", "P1 P2")
    assert disc(match, 2) == []
    assert sorted(deck(match, 2) + hand(match, 1)) == ["Cookies", "Junk", "Spyglass"]
    assert [event.data["seat"] for event in events(match, "shuffled")] == [1]


def test_fresh_start_then_takes_the_top_card_of_any_deck() -> None:
    match = at("hand1=Fresh_Start disc2=Spyglass deck1=Cookies")
    tell(match, "P1 play Fresh Start", "P1 P2")
    assert options(match, "P1") == ["P1", "P2"]
    tell(match, "P1 P1")
    assert hand(match, 1) == ["Cookies"]
    assert deck(match, 2) == ["Spyglass"]
    assert sched(match, 1) == []
