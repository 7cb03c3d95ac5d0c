"""The keywords that more than one deck has: spend, finish, store, throw away."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, deck, disc, gold, hand, knows, may, options, sched, state, stored, tell

from parlour.games.dale.cards.book import COSTS, FINISHES
from parlour.games.dale.cards.prints import PRINTS, print_of

TUATARAS = "deck1=?9 deck2=?9 decks=macaws,raccoons,tuataras"
TURTLES = "deck1=?9 deck2=?9 decks=macaws,raccoons,turtles"
STORES = "deck1=?9 deck2=?9 decks=macaws,raccoons,tree_kangaroos"


# Spend


@pytest.mark.rule("DM-269", "DM-270", "DM-005")
def test_an_amount_is_paid_before_the_effect() -> None:
    match = at(f"hand1=Cache,?2 disc1=Spyglass {TUATARAS}")
    tell(match, "P1 play Cache")
    assert asked(match) == ["P1 spend"]
    tell(match, "P1 spend with Junk 1 + Junk 1")
    assert sorted(set(options(match, "P1"))) == ["Junk 1", "Spyglass 4"]  # what was paid lies there already


@pytest.mark.rule("DM-269", "G-31", "G-47")
def test_a_technique_whose_amount_cannot_be_paid_is_not_played_and_does_not_pay_for_itself() -> None:
    assert not may(at(f"hand1=Cache {TUATARAS}"), "P1 play Cache")
    assert not may(at(f"hand1=Cache,? {TUATARAS}"), "P1 play Cache")
    assert may(at(f"hand1=Cache,? gold1=1 {TUATARAS}"), "P1 play Cache")
    assert may(at(f"hand1=Cache,Cache {TUATARAS}"), "P1 play Cache")


@pytest.mark.rule("DM-075", "DM-270", "DM-271")
def test_spending_follows_the_rules_of_a_purchase() -> None:
    match = tell(at(f"hand1=Cache,Spyglass,Shattered_Relic,? gold1=2 {TUATARAS}"), "P1 play Cache")
    assert sorted(options(match, "P1")) == [
        "spend with 2 gold",
        "spend with Junk 1 + 1 gold",
        "spend with Shattered Relic 3",  # too much by cards alone
        "spend with Spyglass 4",
    ]


@pytest.mark.rule("DM-078", "DM-271")
def test_spent_cards_are_discarded_and_spent_gold_is_gone() -> None:
    match = tell(at(f"hand1=Cache,? gold1=2 {TUATARAS}"), "P1 play Cache", "P1 spend with Junk 1 + 1 gold")
    assert gold(match, 1) == 1


@pytest.mark.rule("DM-272", "DM-273", "G-49", "G-52")
def test_spend_x_is_what_was_paid_within_its_range() -> None:
    match = tell(at(f"hand1=Safe_Profits,Cookies,Shattered_Relic {TUATARAS}"), "P1 play Safe Profits")
    assert sorted(options(match, "P1")) == [
        "spend with Cookies 2",
        "spend with Cookies 2 + Shattered Relic 3",
        "spend with Shattered Relic 3",
    ]
    tell(match, "P1 spend with Cookies 2 + Shattered Relic 3")
    assert gold(match, 1) == 3  # half of five, rounded up


@pytest.mark.rule("DM-273", "DM-274", "G-50")
def test_only_cards_that_are_all_needed_may_pay_more_than_the_highest_number() -> None:
    line = f"hand1=Safe_Profits,Spyglass,Flashy_Show,Cookies gold1=1 {TUATARAS}"
    match = tell(at(line), "P1 play Safe Profits")
    said = options(match, "P1")
    assert "spend with Spyglass 4 + Flashy Show 5" in said  # nine, x is eight
    assert "spend with Spyglass 4 + Flashy Show 5 + 1 gold" not in said
    assert "spend with Spyglass 4 + Flashy Show 5 + Cookies 2" not in said  # Cookies are not needed
    assert "spend with Flashy Show 5 + Cookies 2 + 1 gold" in said  # exactly eight
    tell(match, "P1 spend with Spyglass 4 + Flashy Show 5")
    assert gold(match, 1) == 1 + 4


@pytest.mark.rule("DM-275")
def test_every_spending_is_paid_on_its_own() -> None:
    match = at(f"hand1=Greed,Greed,Spyglass,? {TUATARAS}")
    tell(match, "P1 play Greed", "P1 spend with Spyglass 4")
    tell(match, f"P1 {options(match, 'P1')[0]}")  # the three too much are lost
    assert asked(match) == ["P1 act"]
    tell(match, "P1 play Greed")
    assert asked(match) == ["P1 spend"]
    assert "spend nothing" not in options(match, "P1")


@pytest.mark.rule("DM-269")
def test_every_card_that_begins_with_spend_has_a_cost() -> None:
    for face, card in enumerate(PRINTS):
        if card.technique and card.text.startswith("Spend"):
            assert face in COSTS, card.name


# Finish


@pytest.mark.rule("DM-254", "DM-255", "DM-168")
def test_a_card_to_be_finished_stays_in_the_schedule() -> None:
    match = tell(at(f"hand1=Inspiration,? {TURTLES}"), "P1 play Inspiration")
    assert len(hand(match, 1)) == 3  # what stands before the keyword
    assert sched(match, 1) == ["Inspiration"]
    tell(match, "P1 discard any cards", "P1 done", "P2 discard any cards")
    assert sched(match, 1) == ["Inspiration"]


@pytest.mark.rule("DM-256", "DM-257", "DM-259", "DM-260", "G-95")
def test_finishing_is_paid_goes_on_with_the_card_and_is_no_action() -> None:
    match = at(f"hand1=? sched1=Impulsive_Visionary {TURTLES}")
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with Junk 1")
    assert hand(match, 1) == ["Junk"]  # drawn
    assert disc(match, 1) == ["Junk", "Impulsive Visionary"]
    assert (sched(match, 1), asked(match), state(match).actions) == ([], ["P1 act"], 1)


@pytest.mark.rule("DM-256", "DM-258", "G-94")
def test_finishing_is_for_the_own_action_phase_and_for_who_wants_it() -> None:
    match = at(f"hand1=?2 hand2=?2 sched1=Impulsive_Visionary sched2=Impulsive_Visionary {TURTLES}")
    assert [words for words in options(match, "P1") if words.startswith("finish")] == [
        "finish Impulsive Visionary 1 for 1"
    ]
    tell(match, "P1 discard any cards", "P1 done")
    assert asked(match) == ["P2 act"]  # after the last action it is too late
    assert sched(match, 1) == ["Impulsive Visionary"]
    assert not may(at(f"hand1=- sched1=Impulsive_Visionary {TURTLES}"), "P1 finish Impulsive Visionary")


@pytest.mark.rule("DM-261")
def test_every_card_is_finished_and_paid_on_its_own() -> None:
    match = at(f"hand1=Cookies,? sched1=Impulsive_Visionary,Impulsive_Visionary {TURTLES}")
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with Cookies 2")
    assert sched(match, 1) == ["Impulsive Visionary"]


@pytest.mark.rule("DM-254", "DM-075")
def test_gold_can_pay_for_finishing() -> None:
    match = at("hand1=- gold1=1 sched1=Impulsive_Visionary deck1=?9 deck2=?9 decks=macaws,tuataras,turtles")
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with 1 gold")
    assert (gold(match, 1), sched(match, 1)) == (0, [])
    assert print_of("Impulsive Visionary") in FINISHES


# Store


@pytest.mark.rule("DM-276", "DM-277", "DM-278", "G-101")
def test_stored_cards_lie_face_down_on_their_card_where_only_their_player_sees_them() -> None:
    match = at(f"hand1=Clever_Guardian,Spyglass,Swift_Broker {STORES}")
    tell(match, "P1 play Clever Guardian", "P1 Spyglass")
    assert stored(match) == ["Spyglass"]
    card = state(match).stored[0]
    assert knows(match, 1, card)
    assert not knows(match, 2, card)
    seats = match.game.view(state(match), 1)["seats"]
    assert isinstance(seats, list)
    assert [[held["name"] for held in on["stored"]] for on in seats[0]["schedule"]] == [[None]]


@pytest.mark.rule("DM-278", "G-58", "G-101")
def test_no_other_effect_reaches_stored_cards() -> None:
    match = at(f"hand1=Swift_Broker,? sched1=Supply_Depot+Spyglass+Cookies disc1=- deck1=- {STORES[9:]}")
    tell(match, "P1 play Swift Broker")
    assert hand(match, 1) == ["Junk"]
    assert stored(match) == ["Spyglass", "Cookies"]
    tell(match, "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 5  # the stored Cookies are in no hand
    assert "Spyglass" not in deck(match, 1) + disc(match, 1)
    assert stored(match) == ["Spyglass", "Cookies"]


# Day and night


@pytest.mark.rule("DM-209", "DM-211")
@pytest.mark.parametrize(("clock", "drawn"), [(1, 3), (2, 3), (3, 1), (4, 1)])
def test_day_or_night_is_read_when_the_card_is_played(clock: int, drawn: int) -> None:
    match = at(f"hand1=Serenade deck1=?9 deck2=?9 decks=macaws,raccoons,mongooses clock={clock}")
    tell(match, "P1 play Serenade")
    assert len(hand(match, 1)) == drawn
    assert state(match).clock == clock - 1  # it moves on after the effect
