"""Buying and spending beside the plain rules: what can be afforded, what others learn, and how long lists are asked."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.dale.table import (
    GAME,
    asked,
    at,
    card_named,
    cost,
    disc,
    events,
    fresh,
    gold,
    hand,
    may,
    mdisc,
    options,
    play_on,
    state,
    tell,
)

from parlour.games.dale.cards.prints import print_of
from parlour.games.dale.rules.combos import MOST_COMBOS
from parlour.games.dale.rules.offers import affordable, can_pay
from parlour.games.dale.rules.ordering import ORDER_PLACE
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record, load_record
from parlour.kernel.state import NONE, WATCHER

DECKS = "deck1=?9 deck2=?9"  # no deck is formed anew while we look at discard piles


@pytest.mark.rule("R6", "R13")
def test_every_scary_gunfight_of_an_opponent_adds_two_to_prices_in_the_market() -> None:
    match = at("hand1=?5 sched2=Scary_Gunfight,Scary_Gunfight sched1=Scary_Gunfight market=Cookies,Cookies")
    assert cost(match, 1, "Cookies") == 6
    assert not may(match, "P1 buy Cookies")


@pytest.mark.rule("DM-075", "DM-076")
def test_gold_alone_makes_a_card_affordable() -> None:
    match = at("gold1=4 decks=macaws,tuataras,raccoons market=Spyglass,Spyglass")
    assert affordable(state(match), 0) == [0]


@pytest.mark.rule("G-43", "DM-172")
@pytest.mark.parametrize("order", list(permutations(["Cookies", "Swift Broker", "Junk"])))
def test_cards_paid_go_down_in_the_order_in_which_they_were_picked(order: tuple[str, ...]) -> None:
    match = tell(at(f"hand1=Cookies,Swift_Broker,Junk {DECKS} market=Spyglass"), "P1 buy Spyglass")
    s, ask = state(match), match.ask_of(0)
    picked = [card_named(match, s.hand[0], name) for name in order]
    match.answer(0, ask.question.answers.arranged(s, ask, ask.options[0], picked))
    assert disc(match, 1) == list(order)
    assert "discard next" not in [answer.what for answer in match.answers]


def cards_of(match: Match, option: int) -> list[int]:
    """The cards of an answer to the open question."""
    touched = GAME.touches(match.state, match.asks[0], option).get("cards", [])
    assert isinstance(touched, list)
    return touched


def several_cards(match: Match) -> list[int]:
    """The cards of a payment with several, if the open question offers one."""
    return next((cards_of(match, each) for each in match.asks[0].options if len(cards_of(match, each)) > 1), [])


@pytest.mark.rule("G-43")
def test_the_order_of_a_payment_is_kept_in_its_record() -> None:
    match = play_on(fresh("an order"), "an order", lambda now: now.asks[0].what == "pay" and bool(several_cards(now)))
    ask, picked = match.asks[0], several_cards(match)[::-1]
    option = next(each for each in ask.options if cards_of(match, each) == picked[::-1])
    match.answer(ask.seat, ask.question.answers.arranged(match.state, ask, option, picked))
    assert match.answers[-1].option != option
    again = load_record(dump_record(match))
    assert again.state.dump() == match.state.dump()


@pytest.mark.rule("G-43")
@pytest.mark.parametrize("number", [7, 99])
def test_an_order_that_there_is_not_is_refused(number: int) -> None:
    match = tell(at(f"hand1=Cookies,Swift_Broker,Junk {DECKS} market=Spyglass"), "P1 buy Spyglass")
    [option] = match.ask_of(0).options
    with pytest.raises(ParlourError, match="cannot answer"):
        match.answer(0, option | number << ORDER_PLACE)
    with pytest.raises(ParlourError, match="not the cards"):
        match.ask_of(0).question.answers.arranged(match.state, match.ask_of(0), option, [state(match).hand[0][0]])


def test_a_payment_without_an_order_goes_down_by_its_backs_whatever_lies_in_the_hand() -> None:
    for start in range(1, 20):
        match = at(f"hand1=?,Cookies,? {DECKS} market=Shattered_Relic chance={start * 7919}")
        tell(match, "P1 buy Shattered Relic", "P1 pay with Junk 1 + Cookies 2")
        assert state(match).disc[0] == sorted(state(match).disc[0])


@pytest.mark.rule("G-43", "DM-061")
def test_a_payment_is_open() -> None:
    match = at(f"hand1=Cookies,Swift_Broker,Junk {DECKS} market=Shattered_Relic")
    tell(match, "P1 buy Shattered Relic", "P1 pay with Cookies 2 + Junk 1")
    assert [(event.data["seat"], event.data["gold"]) for event in events(match, "paid")] == [(0, 0)]


def test_which_of_equal_cards_are_paid_is_left_to_chance() -> None:
    paid = set()
    for start in range(1, 40):
        match = at(f"hand1=?4 {DECKS} market=Cookies chance={start * 7919}")
        tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
        paid.add(tuple(sorted(state(match).disc[0])))
    assert len(paid) == 6, "any two of the four"


def test_equal_cards_are_told_apart_if_others_know_one_of_them() -> None:
    match = at(f"hand1=?2 {DECKS} market=Cookies gold1=1 decks=macaws,tuataras,raccoons shown=hand1.2:all")
    unknown, known = state(match).hand[0]
    tell(match, "P1 buy Cookies")
    assert options(match, "P1") == [
        "pay with Junk 1 + Junk 1 (seen by P2)",
        "pay with Junk 1 + 1 gold",
        "pay with Junk 1 (seen by P2) + 1 gold",
    ]
    other = match.clone()
    assert state(tell(match, "P1 pay with Junk 1 + 1 gold")).disc[0] == [unknown]
    assert state(tell(other, "P1 pay with Junk 1 (seen by P2) + 1 gold")).disc[0] == [known]


@pytest.mark.rule("DM-271", "G-31", "DM-269", "DM-270")
def test_a_technique_with_a_cost_can_be_played_only_if_cards_and_gold_reach_it() -> None:
    assert not may(at("hand1=Cache,Junk"), "P1 play Cache")
    assert may(at("hand1=Cache,?2"), "P1 play Cache")
    assert may(at("hand1=Cache,Junk gold1=1"), "P1 play Cache")


@pytest.mark.rule("G-47")
def test_a_card_does_not_pay_its_own_cost() -> None:
    s = state(at("hand1=Cache,Cache,Junk"))
    assert not can_pay(s, 0, 6, [s.hand[0][0]])
    assert can_pay(s, 0, 5, [s.hand[0][0]])


@pytest.mark.rule("G-47", "R8")
def test_a_copy_of_the_played_card_pays_as_what_it_is_without_it() -> None:
    assert not may(at("hand1=Cache,Seeing_Doubles,Junk changes=add:hand1.3:1:-1"), "P1 play Cache")
    match = tell(at("hand1=Cache,Seeing_Doubles,Cookies changes=add:hand1.3:1:-1"), "P1 play Cache")
    assert options(match, "P1") == ["spend with Seeing Doubles as Cookies 1 + Cookies 1"]


@pytest.mark.rule("G-44")
def test_a_card_that_changes_the_payment_may_be_paid_itself() -> None:
    match = at(f"hand1=Rigorous_Chronicler {DECKS} market=Shattered_Relic")
    tell(match, "P1 buy Shattered Relic", "P1 pay with Rigorous Chronicler 1")
    assert disc(match, 1) == ["Rigorous Chronicler"]


def test_a_long_list_of_payments_is_parted_by_questions_that_look_the_same_to_others() -> None:
    cards = "Swift_Broker,Cookies,Shattered_Relic,Spyglass,Avid_Financier,Golden_Opportunity,Cache,Safe_Profits"
    match = at(f"hand1={cards},Resourceful_Ally,Ice_Trade,Greed {DECKS} gold1=5 mdeck=Cookies")
    tell(match, "P1 play Ice Trade")
    parted = 0
    while asked(match) == ["P1 spend"]:
        said = options(match, "P1")
        assert len(said) <= MOST_COMBOS
        assert match.view(1)["waiting"] == [{"seat": 0, "what": "spend"}]
        if said[0].startswith("spend among others without"):
            parted += 1
            tell(match, f"P1 {said[parted % 2]}")
        else:
            tell(match, f"P1 {said[-1]}")
    assert 0 < parted <= 10
    assert gold(match, 1) == 0
    assert "Cookies" in hand(match, 1)
    assert mdisc(match) == []


def test_everybody_hears_what_is_bought_and_by_whom() -> None:
    match = at(f"hand1=Cookies,Junk {DECKS} market=Shattered_Relic")
    relic = next(card for card in state(match).market if card != NONE)
    tell(match, "P1 buy Shattered Relic", "P1 pay with Cookies 2 + Junk 1")
    bought = {"seat": 0, "card": relic, "face": print_of("Shattered Relic")}
    assert [event.data for event in events(match, "bought")] == [bought]
    assert events(match, "taken") == []
    assert "P1 buys Shattered Relic." in match.story(WATCHER)
