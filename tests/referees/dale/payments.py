"""Which payments are allowed: every card needed, too much only in cards, gold exactly (DM-142 to DM-151, G-37)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from tests.referees.dale.copies import models
from tests.referees.dale.print import CHAMELEONS
from tests.referees.dale.table import hand
from tests.referees.dale.worth import Worth
from tests.referees.referee import Table, View, must

MOST = 11  # larger hands have too many payments to try them all


class Way(NamedTuple):
    """What a card is used as, what it is worth then, and the copying card of the hand that it is looked at for that."""

    name: str
    value: int
    via: int | None = None


class Bill:
    """What is to be paid: between two amounts (equal for a price), in a purchase or for spending."""

    def __init__(self, least: int, most: int | None, purchase: bool, using: str = "", shown: int | None = None) -> None:
        self.least = least
        self.most = most
        self.purchase = purchase
        self.using = using  # a card that must be among those that pay, because it makes the purchase possible
        self.shown = shown  # the very card, where it was shown before

    def allows(self, values: list[int], gold: int, waived: bool) -> bool:
        """Whether these cards and this gold pay it."""
        if any(value <= 0 for value in values) and not waived:
            return False
        total = sum(values) + gold
        if self.least == self.most:
            if self.most <= 0:
                return not values and gold == 0
            if gold > 0:
                return total == self.most
            return total >= self.most and (waived or total - min(values) < self.most)
        if total < self.least:
            return False
        return self.most is None or total <= self.most or (gold == 0 and total - min(values) < self.most)


def read_bill(prompt: str, purchase: bool, using: str, shown: int | None) -> Bill | None:
    """The amount in a question: "Pay 4 for …", "Spend 1 to 8 for …", "Spend 1 or more for …"."""
    found = re.match(r"(?:Pay|Spend) (\d+)(?: to (\d+)| (or more))? for", prompt)
    if found is None:
        return None
    least = int(found[1])
    most = int(found[2]) if found[2] else None if found[3] else least
    return Bill(least, most, purchase, using, shown)


def ways(table: Table, seat: int, card: View, worth: Worth, purchase: bool) -> set[Way]:
    """All that a card may be used as in a payment, with what it is worth."""
    name = card["name"]
    if name in CHAMELEONS:
        found = copied(table, seat, card, worth, purchase)
        if name in worth.unsure and card["worth"] is not None:
            found.add(Way(card["as"] or name, card["worth"]))
        return found or {Way(name, worth.of(seat, card["card"], name))}
    return as_card(name, worth.now(seat, card), purchase)


def copied(table: Table, seat: int, card: View, worth: Worth, purchase: bool) -> set[Way]:
    """A copying card as each of its models, with the changes of one in the own hand. It does not have those that came
    after it was copied: when that was we do not know."""
    found: set[Way] = set()
    for name, which, own, via in models(table, seat, card):
        found |= as_card(name, worth.of(seat, card["card"], name, which if own else None), purchase, via)
        if card["name"] in worth.copied:
            found |= as_card(name, worth.of(seat, card["card"], name), purchase, via)
        for model in hand(table, seat):
            if own and model["card"] == which and name in worth.unsure:
                found |= as_card(name, worth.now(seat, model), purchase, via)
    return found


def as_card(name: str, value: int, purchase: bool, via: int | None = None) -> set[Way]:
    """Rigorous Chronicler is worth 1, 2 or 3 in a purchase; every other card what it is worth."""
    if name == "Rigorous Chronicler" and purchase:
        return {Way(name, 1, via), Way(name, 2, via), Way(name, 3, via)}
    return {Way(name, value, via)}


def allowed(bill: Bill, cards: list[View], choices: list[set[Way]], gold: int) -> bool:
    """Whether the cards pay the bill in one of the ways in which they can be used."""
    if bill.shown is not None and all(card["card"] != bill.shown for card in cards):
        return False
    for used in product(*choices):
        waived = bill.purchase and any(way.name == "Stock Clearance" for way in used)
        if bill.using and all(way.name != bill.using for way in used):
            continue
        if bill.allows([way.value for way in used], gold, waived) and agree(cards, used):
            return True
    return False


def agree(cards: list[View], used: Sequence[Way]) -> bool:
    """Whether each that looks at another card which is used, too, is the same as that (R8)."""
    names = {card["card"]: way.name for card, way in zip(cards, used, strict=False)}
    return all(names.get(way.via, way.name) == way.name for way in used if way.via is not None)


def every_payment(
    table: Table, seat: int, cards: list[View], bill: Bill, worth: Worth
) -> Iterator[tuple[list[View], int]]:
    """Every allowed payment with these cards and the player's gold."""
    purse = table.view["seats"][seat]["gold"]
    for size in range(len(cards) + 1):
        for paid in combinations(cards, size):
            choices = [ways(table, seat, card, worth, bill.purchase) for card in paid]
            for gold in range(purse + 1):
                if bill.most is not None and gold > bill.most:
                    break
                if allowed(bill, list(paid), choices, gold):
                    yield list(paid), gold


def label(cards: list[View], gold: int) -> tuple[object, ...]:
    """Payments that look the same: equal cards of equal worth stand in the list once (G-111)."""
    return (gold, *sorted((card["name"], card["worth"] or 0) for card in cards))


def check(table: Table, seat: int, ask: View, bill: Bill, worth: Worth, whole: bool) -> None:
    """Every payment that is offered is allowed, and every allowed one is offered."""
    held = {card["card"]: card for card in hand(table, seat)}
    offered = set()
    for option in ask["options"]:
        touches = option["touches"]
        if "among others" in option["words"]:
            whole = False
            continue
        backs, gold = touches.get("cards", []), touches.get("gold", 0)
        must(all(back in held for back in backs), "DM-142", f"{option['words']!r} uses a card that is not in the hand")
        paid = [held[back] for back in backs]
        choices = [ways(table, seat, card, worth, bill.purchase) for card in paid]
        must(gold <= table.view["seats"][seat]["gold"], "DM-149", f"{option['words']!r} uses gold that is not there")
        rule = "DM-150" if gold else "DM-146"
        must(allowed(bill, paid, choices, gold), rule, f"{option['words']!r} is offered for {ask['prompt']!r}")
        offered.add(label(paid, gold))
    if whole and len(held) <= MOST:
        for cards, gold in every_payment(table, seat, list(held.values()), bill, worth):
            words = " + ".join(f"{card['name']} {card['worth']}" for card in cards) + f" and {gold} gold"
            must(label(cards, gold) in offered, "DM-147", f"{words} is not offered for {ask['prompt']!r}")
