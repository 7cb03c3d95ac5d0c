"""The market action: prices and payments."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    GAME,
    asked,
    at,
    card_named,
    cost,
    disc,
    gold,
    hand,
    market,
    may,
    options,
    state,
    tell,
)

from parlour.games.dale.rules.payment import Offer, Offered, paid_cards, paid_gold, payments
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import EVERYONE, WATCHER

ROW = "market=Spyglass,Cookies,Shattered_Relic,Nuisance,Housecleaning decks=macaws,raccoons,sloths"


def pays(price: int, values: list[int], gold: int = 0) -> list[tuple[list[int], int]]:
    """Every payment of a price: the values of the cards, and gold."""
    offered = [Offered(i, i, worth, worth) for i, worth in enumerate(values)]
    found = payments(Offer(offered, len(values), gold), price, price)
    return sorted((paid_cards(values, paid), paid_gold(paid, len(values))) for paid in found)


@pytest.mark.rule("DM-139", "DM-141")
def test_a_price_is_the_value_and_one_more_for_every_slot_to_the_left() -> None:
    match = at(f"{ROW} hand1=?4")
    names = market(match)
    assert [cost(match, 1, name) for name in names] == [4 + 0, 2 + 1, 3 + 2, 2 + 3, 3 + 4]


@pytest.mark.rule("DM-138", "DM-140", "DM-144")
def test_only_cards_that_can_be_paid_are_for_sale_and_one_is_bought() -> None:
    match = at(f"{ROW} hand1=?4 deck1=?9")
    assert [words for words in options(match, "P1") if words.startswith("buy")] == [
        "buy Spyglass 4 for 4",
        "buy Cookies 2 for 3",
    ]
    tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1 + Junk 1")
    assert state(match).turn == 1
    assert hand(match, 1).count("Cookies") == 1
    assert "Cookies" not in market(match)


@pytest.mark.rule("DM-138", "G-45")
def test_an_empty_slot_sells_nothing_and_prices_stay_until_the_clean_up() -> None:
    match = at("market=-,Cookies,-,Nuisance hand1=Swift_Broker,?6 deck1=?9 mdeck=Spyglass")
    assert (cost(match, 1, "Cookies"), cost(match, 1, "Nuisance")) == (3, 5)
    tell(match, "P1 play Swift Broker")
    assert market(match) == ["-", "Cookies", "-", "Nuisance", "-"]
    assert [words for words in options(match, "P1") if words.startswith("buy")] == [
        "buy Cookies 2 for 3",
        "buy Nuisance 2 for 5",
    ]


@pytest.mark.rule("DM-142", "DM-143", "DM-152", "DM-153", "G-46")
def test_cards_of_the_own_hand_pay_their_printed_value_and_are_discarded_before_the_card_is_taken() -> None:
    match = at("market=Spyglass hand1=Cookies,?3 hand2=Favourite_Toy disc1=Swift_Broker deck1=?9 deck2=?5")
    assert may(match, "P1 buy Spyglass 4 for 4")
    tell(match, "P1 buy Spyglass")
    assert options(match, "P1") == ["pay with Cookies 2 + Junk 1 + Junk 1"]
    tell(match, "P1 pay with Cookies 2 + Junk 1 + Junk 1")
    assert disc(match, 1) == ["Swift Broker", "Cookies", "Junk", "Junk"]
    assert hand(match, 1)[:2] == ["Junk", "Spyglass"]
    told = [event.name for event in match.heard(WATCHER) if event.name in ("discarded", "gained")]
    assert told[:4] == ["discarded", "discarded", "discarded", "gained"]


@pytest.mark.rule("DM-152", "DM-172", "G-43", "G-106")
def test_the_payer_orders_different_cards_of_a_payment_by_naming_them_and_equal_ones_need_no_order() -> None:
    line = "market=Spyglass hand1=Cookies,?2 deck1=?9"
    match = tell(at(line), "P1 buy Spyglass", "P1 pay with Junk 1 + Cookies 2 + Junk 1")
    assert asked(match) == ["P2 act"], "the order is not asked about"
    assert disc(match, 1) in (["Junk", "Cookies", "Junk"], ["Junk", "Junk", "Cookies"])
    alike = tell(at("market=Cookies hand1=?2 deck1=?9"), "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
    assert state(alike).turn == 1


@pytest.mark.rule("G-106", "DM-172")
def test_equal_cards_of_a_hand_that_is_discarded_are_not_asked_about() -> None:
    match = tell(at("hand1=Swift_Broker,?4 deck1=?3,Cookies"), "P1 play Swift Broker")
    assert (len(disc(match, 1)), asked(match)) == (5, ["P1 act"])
    match = tell(at("hand1=Swift_Broker,?3,Cookies deck1=?9"), "P1 play Swift Broker", "P1 Cookies")
    assert disc(match, 1) == ["Cookies", "Junk", "Junk", "Junk", "Swift Broker"]
    test = tell(at("hand1=Dangerous_Test,?2 deck1=?9"), "P1 play Dangerous Test")
    assert asked(test) == ["P1 discard"], "who is left with cards is asked: that all are equal is a secret"


@pytest.mark.rule("DM-142", "DM-065")
def test_cards_of_any_kind_can_pay() -> None:
    match = at("market=Favourite_Toy hand1=Swift_Broker,Cookies,?2 deck1=?9")
    tell(match, "P1 buy Favourite Toy")
    assert options(match, "P1") == ["pay with Swift Broker 1 + Cookies 2 + Junk 1 + Junk 1"]


@pytest.mark.rule("DM-144", "DM-145", "DM-146", "DM-147", "DM-148", "DM-283")
def test_two_fours_pay_five_even_beside_a_five_but_a_five_and_a_four_do_not() -> None:
    match = at("market=Favourite_Toy hand1=Spyglass,Dirty_Exchange,Flashy_Show deck1=?9")
    tell(match, "P1 buy Favourite Toy")
    assert sorted(options(match, "P1")) == ["pay with Flashy Show 5", "pay with Spyglass 4 + Dirty Exchange 4"]
    with pytest.raises(ParlourError):
        tell(match, "P1 pay with Spyglass 4 + Flashy Show 5")
    assert pays(5, [4, 4, 5]) == [([4, 4], 0), ([5], 0)]


@pytest.mark.rule("DM-146", "G-37")
def test_no_card_and_no_group_of_cards_may_be_left_over() -> None:
    assert pays(6, [1, 2, 3, 4]) == [([1, 2, 3], 0), ([2, 4], 0), ([3, 4], 0)]
    for paid, _ in pays(7, [1, 1, 2, 3, 3, 5]):
        assert sum(paid) >= 7
        assert all(sum(paid) - worth < 7 for worth in paid)


@pytest.mark.rule("G-40")
def test_a_worthless_card_pays_nothing() -> None:
    assert pays(2, [0, 2]) == [([2], 0)]
    assert pays(2, [-1, 3]) == [([3], 0)]


@pytest.mark.rule("DM-151", "G-41")
def test_what_costs_nothing_is_taken_without_paying() -> None:
    assert pays(0, [1, 2], gold=3) == [([], 0)]
    assert pays(-1, [1], gold=1) == [([], 0)]


@pytest.mark.rule("DM-075", "DM-076", "DM-149", "DM-150", "G-38", "G-39")
def test_gold_pays_a_part_or_all_but_never_too_much() -> None:
    assert pays(4, [3], gold=4) == [([], 4), ([3], 1)]
    assert pays(4, [5, 2], gold=4) == [([], 4), ([2], 2), ([5], 0)]
    assert ([3, 3], 0) in pays(4, [3, 3], gold=1)
    assert all(sum(cards) + coins == 4 for cards, coins in pays(4, [1, 2, 5], gold=3) if coins)


@pytest.mark.rule("DM-075", "DM-076", "DM-078", "DM-079", "DM-080", "DM-084", "DM-149")
def test_gold_that_pays_goes_to_the_bank_and_the_rest_stays() -> None:
    match = at("market=Spyglass hand1=?1 gold1=200 gold2=7 deck1=?9 deck2=?9 decks=macaws,raccoons,tuataras")
    tell(match, "P1 buy Spyglass", "P1 pay with Junk 1 + 3 gold")
    assert (gold(match, 1), gold(match, 2)) == (197, 7)
    tell(match, "P2 discard any cards")
    assert state(match).turn == 0
    assert (gold(match, 1), gold(match, 2)) == (197, 7)


@pytest.mark.rule("DM-149", "DM-150")
def test_a_hand_of_45_cards_pays_with_its_last_card_and_gold() -> None:
    match = at("market=Spyglass hand1=?44,Cookies gold1=20 deck1=?9 deck2=?9 decks=macaws,raccoons,tuataras")
    tell(match, "P1 buy Spyglass")
    assert may(match, "P1 pay with Junk 1 + Cookies 2 + 1 gold")
    tell(match, "P1 pay with Cookies 2 + 2 gold")
    assert gold(match, 1) == 18
    assert disc(match, 1) == ["Cookies"]
    assert hand(match, 1) == ["Junk"] * 44 + ["Spyglass"]


@pytest.mark.rule("DM-154", "DM-171")
def test_neither_buying_nor_paying_with_the_icon_gives_a_bonus_action() -> None:
    match = at("market=Cookies hand1=Swift_Broker,? deck1=?9 deck2=?9")
    tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Swift Broker 1")
    assert state(match).turn == 1
    card = at("market=Swift_Broker hand1=? deck1=?9")
    tell(card, "P1 buy Swift Broker", "P1 pay with Junk 1")
    assert state(card).turn == 1


@pytest.mark.rule("DM-143", "G-42", "DM-004")
def test_a_changed_value_counts_for_buying() -> None:
    match = at("market=Spyglass hand1=Flashy_Show,Cookies,? deck1=?9")
    tell(match, "P1 play Flashy Show", "P1 buy Spyglass")
    assert options(match, "P1") == ["pay with Cookies 3 + Junk 2"]


@pytest.mark.rule("DM-135", "DM-136", "DM-137", "G-19", "G-20")
def test_everybody_sees_every_discard_pile_in_its_order_and_no_hand() -> None:
    match = at("hand1=Spyglass,? disc1=Cookies,?,Swift_Broker disc2=Nuisance mdisc=Favourite_Toy,Cookies deck1=?9")
    view = GAME.view(state(match), 1)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [card["name"] for card in seats[0]["discard"]] == ["Cookies", "Junk", "Swift Broker"]
    assert [card["name"] for card in seats[1]["discard"]] == ["Nuisance"]
    discard = view["market_discard"]
    assert isinstance(discard, list)
    assert [card["name"] for card in discard] == ["Favourite Toy", "Cookies"]
    assert [card["name"] for card in seats[0]["hand"]] == [None, None]
    assert seats[0]["deck"] == 9
    tell(match, "P1 discard any cards", "P1 Junk", "P1 done")
    assert disc(match, 1) == ["Cookies", "Junk", "Swift Broker", "Junk"]


@pytest.mark.rule("DM-153")
def test_a_bought_card_is_known_to_all_in_its_buyers_hand() -> None:
    match = at("market=Cookies hand1=?2 deck1=?9")
    tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
    s = state(match)
    assert s.known[card_named(match, s.hand[0], "Cookies")] == EVERYONE
