"""The clean-up: filling the hand and the market."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, deck, disc, events, hand, market, mdeck, mdisc, state, tell

from parlour.kernel.match import Match
from parlour.kernel.state import EVERYONE

CLEAN = "phase=cleanup actions=0 deck2=?9"


def cleaned(line: str) -> Match:
    """The table after P1's clean-up."""
    match = at(f"{CLEAN} {line}")
    assert asked(match) == ["P2 act"]
    return match


@pytest.mark.rule("DM-189", "DM-190", "DM-132")
def test_the_hand_is_filled_to_five_one_by_one() -> None:
    match = cleaned("hand1=?2 deck1=?3,Cookies,Spyglass,Favourite_Toy")
    assert hand(match, 1) == ["Junk", "Junk", "Favourite Toy", "Spyglass", "Cookies", "Junk"]  # Cookies: one more
    plain = cleaned("hand1=?2 deck1=?3,Spyglass,Favourite_Toy")
    assert hand(plain, 1) == ["Junk", "Junk", "Favourite Toy", "Spyglass", "Junk"]
    assert len(deck(plain, 1)) == 2


@pytest.mark.rule("DM-191")
def test_cards_above_the_hand_size_are_kept() -> None:
    match = cleaned("hand1=?7 deck1=?3")
    assert (len(hand(match, 1)), len(deck(match, 1))) == (7, 3)


@pytest.mark.rule("DM-190", "DM-192", "G-72")
def test_the_hand_size_is_looked_at_again_after_every_card() -> None:
    match = cleaned("hand1=?4 deck1=?9,Cookies")
    assert hand(match, 1) == ["Junk"] * 4 + ["Cookies", "Junk"]
    assert len(hand(cleaned("hand1=?4 deck1=?9 handsize=2"), 1)) == 7


@pytest.mark.rule("DM-193", "DM-225")
def test_only_the_active_player_fills_a_hand() -> None:
    match = cleaned("players=3 hand1=? hand2=?2 hand3=? deck1=?9 deck3=?9")
    assert [len(hand(match, player)) for player in (1, 2, 3)] == [5, 2, 1]


@pytest.mark.rule("DM-194", "DM-163", "G-57")
def test_an_empty_deck_is_formed_anew_while_the_hand_is_filled() -> None:
    match = cleaned("hand1=?2 deck1=Spyglass disc1=Favourite_Toy,Swift_Broker,Flashy_Show")
    assert hand(match, 1)[:3] == ["Junk", "Junk", "Spyglass"]
    assert sorted(hand(match, 1)[3:] + deck(match, 1)) == ["Favourite Toy", "Flashy Show", "Swift Broker"]
    assert (len(hand(match, 1)), disc(match, 1)) == (5, [])


@pytest.mark.rule("DM-196", "DM-198", "G-61", "G-16")
def test_without_deck_and_discard_pile_junk_fills_the_hand() -> None:
    match = cleaned("hand1=Spyglass deck1=Favourite_Toy disc1=-")
    assert hand(match, 1) == ["Spyglass", "Favourite Toy", "Junk", "Junk", "Junk"]
    piled = cleaned("hand1=Spyglass deck1=- disc1=- pile=3")
    assert hand(piled, 1) == ["Spyglass", "Junk", "Junk", "Junk", "Junk"]
    assert state(piled).pile == []
    assert [state(piled).known[card] for card in state(piled).hand[0][1:]] == [EVERYONE] * 4


@pytest.mark.rule("DM-197", "G-60", "G-62")
def test_an_effect_never_draws_junk_from_the_pile() -> None:
    match = at("hand1=Shattered_Relic deck1=- disc1=- pile=9 deck2=?9")
    tell(match, "P1 play Shattered Relic")
    assert hand(match, 1) == []
    assert len(state(match).pile) == 9
    milled = at("hand1=Little_Villain deck1=?9 deck2=- disc2=- pile=9")
    tell(milled, "P1 play Little Villain")
    assert disc(milled, 2) == []


@pytest.mark.rule("DM-200", "DM-201", "G-73")
def test_market_cards_slide_right_in_order_and_then_the_gaps_are_filled() -> None:
    match = cleaned("hand1=?5 deck1=? market=-,Cookies,-,Nuisance,Spyglass mdeck=Favourite_Toy,Rotten_Food,Sabotage")
    assert market(match) == ["Cookies", "Nuisance", "Spyglass", "Sabotage", "Rotten Food"]
    assert mdeck(match) == ["Favourite Toy"]
    assert [event.data["slot"] for event in events(match, "offered")] == [3, 4]


@pytest.mark.rule("G-76", "DM-200")
def test_a_full_market_does_not_move() -> None:
    row = "Cookies,Nuisance,Spyglass,Sabotage,Rotten_Food"
    match = cleaned(f"hand1=?5 deck1=? market={row} mdeck=Favourite_Toy")
    assert market(match) == [name.replace("_", " ") for name in row.split(",")]
    assert mdeck(match) == ["Favourite Toy"]


@pytest.mark.rule("DM-132", "DM-133", "DM-201")
def test_the_market_is_filled_after_the_action_even_if_the_hand_is_full() -> None:
    match = at("hand1=?5 deck1=? deck2=?9 market=Cookies mdeck=Sabotage")
    tell(match, "P1 discard any cards", "P1 done")
    assert market(match) == ["Cookies", "Sabotage", "-", "-", "-"]


@pytest.mark.rule("DM-202", "G-63")
def test_an_empty_market_deck_is_formed_anew_from_its_discard_pile() -> None:
    match = cleaned("hand1=?5 deck1=? market=Cookies,Nuisance mdeck=Sabotage mdisc=Spyglass,Rotten_Food,Favourite_Toy")
    assert market(match)[:3] == ["Cookies", "Nuisance", "Sabotage"]
    assert sorted(market(match)[3:] + mdeck(match)) == ["Favourite Toy", "Rotten Food", "Spyglass"]
    assert mdisc(match) == []


@pytest.mark.rule("DM-203")
def test_without_cards_the_market_stays_as_it_is() -> None:
    match = cleaned("hand1=?5 deck1=? market=-,Cookies mdeck=Sabotage")
    assert market(match) == ["Cookies", "Sabotage", "-", "-", "-"]


@pytest.mark.rule("DM-129", "DM-133")
def test_what_holds_for_a_turn_ends_with_it() -> None:
    match = cleaned("hand1=?5 deck1=? changes=add:all:1:1 handsize=3")
    assert state(match).changes == []
    assert state(match).bonus_hand == 0
