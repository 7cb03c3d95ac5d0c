"""Payments against the rule as it is written, tried on every set of cards and every amount of gold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.dale.questions import asked_to

from parlour.games.dale.rules.combos import (
    MOST_COMBOS,
    WHOLE,
    WITH,
    WITHOUT,
    bits_of,
    choose_payment,
    mark_of,
    parting,
)
from parlour.games.dale.rules.payment import (
    GOLD_MASK,
    IN,
    NO_LIMIT,
    OUT,
    Offer,
    Offered,
    gold_place,
    paid_cards,
    paid_gold,
    payable,
    payments,
)
from parlour.games.dale.state import DaleState


class Kind:
    """Cards that are alike: what each may be worth, and what it allows."""

    def __init__(self, low: int, high: int, waives: bool = False, opens: bool = False) -> None:
        self.low, self.high = low, high
        self.waives, self.opens = waives, opens


PLAIN = st.builds(lambda value: Kind(value, value), st.integers(-1, 6))
CHRONICLER = st.just(Kind(1, 3))
CLEARANCE = st.just(Kind(5, 5, waives=True))
DISCOVERY = st.builds(lambda value: Kind(value, value, opens=True), st.integers(2, 5))
HANDS = st.lists(st.one_of(PLAIN, PLAIN, CHRONICLER, CLEARANCE), min_size=1, max_size=4)


def deal(kinds: list[Kind], hand: list[int], gold: int, locked: bool = False) -> Offer:
    """An offer of cards, each of one of the kinds."""
    cards = []
    for place, number in enumerate(hand):
        kind = kinds[number]
        each = Offered(place, 100 + place, kind.low, kind.high)
        each.waives, each.opens, each.kind = kind.waives, kind.opens, number
        cards.append(each)
    return Offer(cards, len(hand), gold, locked)


def signature(payment: int, hand: list[int]) -> tuple[tuple[int, ...], int]:
    """What a payment comes to: how many cards of which kinds, and gold."""
    chosen = sorted(number for place, number in enumerate(hand) if payment >> place & 1)
    return tuple(chosen), paid_gold(payment, len(hand))


def pays_price(values: tuple[int, ...], gold: int, price: int, waived: bool) -> bool:
    """The rule for a price, word for word."""
    if price <= 0:
        return not values and gold == 0
    if gold > 0:
        return sum(values) + gold == price
    enough = sum(values) >= price
    return enough and (waived or sum(values) - min(values) < price)


def pays_range(values: tuple[int, ...], gold: int, lowest: int, highest: int) -> bool:
    """The rule for spending x, word for word."""
    total = sum(values) + gold
    if total <= highest:
        return total >= lowest
    return gold == 0 and total - min(values) < highest


def every_price_payment(kinds: list[Kind], hand: list[int], gold: int, price: int, locked: bool) -> set[object]:
    """All that pays a price, by trying everything."""
    found: set[object] = set()
    for mask, coins in product(range(1 << len(hand)), range(gold + 1)):
        used = [kinds[number] for place, number in enumerate(hand) if mask >> place & 1]
        if any(kind.low < 1 for kind in used) or (locked and not any(kind.opens for kind in used)):
            continue
        waived = any(kind.waives for kind in used)
        for values in product(*(range(kind.low, kind.high + 1) for kind in used)):
            if pays_price(values, coins, price, waived):
                found.add(signature(mask | coins << 40, hand))
    return found


@st.composite
def hands(draw: st.DrawFn, most: int = 6, extra: Kind | None = None) -> tuple[list[Kind], list[int], int]:
    kinds = draw(HANDS) + ([extra] if extra else [])
    hand = draw(st.lists(st.integers(0, len(kinds) - 1), max_size=most))
    return kinds, hand, draw(st.integers(0, 6))


@pytest.mark.rule("DM-142", "DM-144", "DM-145", "DM-146", "DM-149", "DM-150", "DM-151")
@pytest.mark.rule("G-37", "G-38", "G-39", "G-40", "G-41", "R6")
@given(hands(), st.integers(-1, 14))
def test_the_payments_of_a_price_are_those_of_the_rule(case: tuple[list[Kind], list[int], int], price: int) -> None:
    kinds, hand, gold = case
    listed = [signature(payment, hand) for payment in payments(deal(kinds, hand, gold), price, price)]
    assert len(listed) == len(set(listed)), "equal cards are listed once"
    assert set(listed) == every_price_payment(kinds, hand, gold, price, locked=False)


@pytest.mark.rule("R6")
@given(st.data(), st.integers(1, 10))
def test_of_the_payments_of_a_price_those_with_a_card_that_has_to_be_paid(data: st.DataObject, price: int) -> None:
    kinds, hand, gold = data.draw(hands(extra=data.draw(DISCOVERY)))
    listed = {signature(payment, hand) for payment in payments(deal(kinds, hand, gold, locked=True), price, price)}
    assert listed == every_price_payment(kinds, hand, gold, price, locked=True)


@pytest.mark.rule("DM-272", "DM-273", "DM-274", "G-49", "G-50", "G-51", "G-52")
@given(hands(), st.integers(0, 3), st.sampled_from([1, 3, 8, NO_LIMIT]))
def test_the_payments_of_a_range_are_those_of_the_rule(
    case: tuple[list[Kind], list[int], int], lowest: int, highest: int
) -> None:
    kinds = [Kind(kind.high, kind.high) for kind in case[0]]
    hand, gold = case[1], case[2]
    lowest = min(lowest, highest)
    expected = set()
    for mask, coins in product(range(1 << len(hand)), range(gold + 1)):
        values = tuple(kinds[number].low for place, number in enumerate(hand) if mask >> place & 1)
        if all(value >= 1 for value in values) and pays_range(values, coins, lowest, highest):
            expected.add(signature(mask | coins << 40, hand))
    listed = [signature(payment, hand) for payment in payments(deal(kinds, hand, gold), lowest, highest)]
    assert len(listed) == len(set(listed))
    assert set(listed) == expected


@given(hands(), st.integers(1, 12))
def test_a_decision_about_a_card_parts_the_payments_in_two(case: tuple[list[Kind], list[int], int], price: int) -> None:
    kinds, hand, gold = case
    if not hand:
        return
    everything = payments(deal(kinds, hand, gold), price, price)
    parts = []
    for decision in (IN, OUT):
        offer = deal(kinds, hand, gold)
        chosen = offer.cards[0]
        chosen.fixed = decision
        part = payments(offer, price, price)
        assert all(bool(payment >> chosen.place & 1) == (decision == IN) for payment in part)
        assert payable(offer, price, price) == bool(part)
        parts += part
    assert sorted(parts) == everything


@pytest.mark.rule("DM-148", "DM-283")
def test_with_4_4_and_5_a_price_of_5_takes_two_fours_or_the_five_but_not_both() -> None:
    kinds, hand = [Kind(4, 4), Kind(5, 5)], [0, 0, 1]
    listed = {signature(payment, hand) for payment in payments(deal(kinds, hand, 0), 5, 5)}
    assert listed == {((0, 0), 0), ((1,), 0)}


@pytest.mark.rule("DM-151", "G-41")
def test_a_price_of_nothing_takes_neither_cards_nor_gold() -> None:
    assert payments(deal([Kind(1, 1)], [0, 0], 3), 0, 0) == [0]
    assert payments(deal([Kind(1, 1)], [0, 0], 3), -2, -2) == [0]


def test_gold_without_end_is_counted_as_far_as_a_payment_can_say_it() -> None:
    assert deal([], [], 5000).gold == GOLD_MASK


@given(st.integers(1, 300), st.integers(0, GOLD_MASK), st.data())
def test_a_payment_from_a_hand_however_large_keeps_its_cards_and_its_gold_apart(
    count: int, gold: int, data: st.DataObject
) -> None:
    chosen = data.draw(st.integers(0, (1 << count) - 1))
    payment = chosen | gold << gold_place(count)
    without, within = parting(data.draw(st.integers(0, count - 1)), count)
    assert paid_gold(payment, count) == gold
    assert paid_cards(list(range(count)), payment) == [place for place in range(count) if chosen >> place & 1]
    assert (mark_of(payment, count), bits_of(payment, count)) == (WHOLE, chosen)
    assert paid_gold(without, count) == paid_gold(within, count) == 0


@pytest.mark.parametrize("count", [2, 12, 40])
def test_the_numbers_of_payments_from_hands_of_up_to_40_cards_are_those_of_old_records(count: int) -> None:
    assert payments(deal([Kind(2, 2)], [0] * count, 3), 3, 3) == [0b11, 1 << 40 | 0b1, 3 << 40]


@given(st.integers(1, 300), st.data())
def test_a_set_of_cards_however_many_is_never_taken_for_an_answer_about_one(count: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, count - 1))
    chosen = data.draw(st.integers(0, (1 << count) - 1))
    without, within = parting(place, count)
    assert mark_of(chosen, count) == WHOLE
    assert bits_of(chosen, count) == chosen
    assert (mark_of(without, count), mark_of(within, count)) == (WITHOUT, WITH)
    assert bits_of(without, count) == bits_of(within, count) == 1 << place


def walk(offer: Offer, lowest: int, highest: int, pick: Callable[[list[int]], int]) -> tuple[int, int]:
    """Choose a payment with somebody who picks; gives it, and after how many questions."""
    asking = choose_payment(DaleState(2), 0, asked_to("pay"), 100, offer, lowest, highest)
    asks = asking.send(None)
    for asked in range(1, 100):
        options = asks[0].options
        assert asks[0].what == "pay"
        assert 0 < len(options) <= MOST_COMBOS
        assert options == sorted(set(options))
        answer = pick(options)
        assert answer in options
        try:
            asks = asking.send([answer])
        except StopIteration as end:
            return int(end.value), asked
    raise AssertionError("no end of questions")


def toward(wanted: int, held: int, options: list[int]) -> int:
    """The answer that leads to a payment from a hand of so many cards."""
    without, within = options[0], options[-1]
    if mark_of(within, held) == WHOLE:
        return wanted
    assert (mark_of(without, held), mark_of(within, held)) == (WITHOUT, WITH)
    return within if wanted & bits_of(within, held) else without


@given(
    st.lists(st.integers(1, 6), min_size=12, max_size=12),
    st.integers(1, 25),
    st.sampled_from(["price", "x"]),
    st.data(),
)
def test_twelve_cards_and_ten_gold_never_ask_more_than_13_questions_of_60_options(
    values: list[int], amount: int, kind: str, data: st.DataObject
) -> None:
    """The worst hands: all cards different, one of them Stock Clearance, or spending without an end."""
    kinds = [Kind(value, value) for value in values]
    kinds[0].waives = kind == "price"
    highest = amount if kind == "price" else NO_LIMIT
    legal = payments(deal(kinds, list(range(12)), 10), amount, highest)
    if legal:
        offer = deal(kinds, list(range(12)), 10)
        payment, asked = walk(offer, amount, highest, lambda options: data.draw(st.sampled_from(options)))
        assert payment in legal
        assert asked <= 13


@pytest.mark.parametrize("useless", [0, 40, 60])
def test_every_payment_can_be_reached_card_by_card(useless: int) -> None:
    kinds = [Kind(value, value) for value in (1, 2, 3, 4, 5, 6, 1, 0)]
    hand = [7] * useless + list(range(7))
    for wanted in payments(deal(kinds, hand, 3), 1, NO_LIMIT):
        payment, asked = walk(deal(kinds, hand, 3), 1, NO_LIMIT, partial(toward, wanted, len(hand)))
        assert payment == wanted
        assert asked > 1
