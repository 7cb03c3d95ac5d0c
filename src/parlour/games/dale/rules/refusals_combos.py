"""Why not these cards: payments, stacks, and whether a stack can be built at all."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.book import FINISHES, LETS_IN
from parlour.games.dale.cards.prints import JUNK, NO_OWNER, NO_SET, PRINTS, SPECIALTIES, kind_of
from parlour.games.dale.rules.combos import WHOLE, mark_of
from parlour.games.dale.rules.payment import paid_cards, paid_gold
from parlour.games.dale.rules.reasons import KEYS, NOTHING, Why, faces_in
from parlour.games.dale.rules.stacks import ways
from parlour.games.dale.rules.stock import Stock, lets_in, needed_total, stock_of
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.values import folk, value
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import Ask
from parlour.kernel.state import NONE
from parlour.kernel.words import listed

GOLD: Final = "gold"


def refuse_building(s: DaleState, me: int) -> Why:
    """All stacks built, the total out of reach, or within reach only with cards of several sets."""
    needed = needed_total(s, me)
    if stacks_built(s, me) >= s.goal:
        return "DM-221" if s.teams else "DM-207", f"Your stall has all its {s.goal} stacks. No other one can follow."
    reach = {0}
    for card in s.hand[me]:
        if folk(s, me, card) != NO_SET:
            reach |= {total + value(s, me, card) for total in reach}
    if needed in reach - {0}:
        return "DM-178", f"Your next stack must total {needed}. Your hand reaches that only with cards of several sets."
    return "DM-175", f"Your next stack must total exactly {needed}, and no cards of your hand that may be stacked do."


class Wish:
    """The cards and the gold that somebody wants to pay or to build with."""

    def __init__(self, s: DaleState, me: int, parts: list[list[str]]) -> None:
        self.faces: list[int] = []
        self.cards: list[int] = []  # of the hand; NONE for one that is not there
        self.gold = 0
        for part in parts:
            numbers = [int(token) for token in part if token.isdecimal()]
            if GOLD in part and numbers:
                self.gold += numbers[0]
            for face in faces_in(part)[:1]:  # what it is used as comes after it
                left = [card for card in sorted(s.hand[me]) if s.face[card] == face and card not in self.cards]
                self.faces.append(face)
                self.cards.append(left[0] if left else NONE)


def refuse_combo(s: DaleState, ask: Ask, thing: str) -> Why:
    """Cards to pay with, or to build of."""
    wish = Wish(s, ask.seat, listed(thing, ask.what, KEYS))
    if not wish.faces and not wish.gold:
        return NOTHING
    return refuse_payment(s, ask, wish) if ask.what in ("pay", "spend") else refuse_stack(s, ask, wish)


def refuse_payment(s: DaleState, ask: Ask, wish: Wish) -> Why:
    """Cards that one does not have, too little, too much with gold, or more cards than are needed."""
    cards = wish.cards
    if NONE in cards:
        missing = wish.faces[cards.index(NONE)]
        if ask.what == "spend" and missing in [s.face[card] for card in s.matter] and missing not in FINISHES:
            return "G-47", f"{PRINTS[missing].name} is what you pay for, so it cannot pay."
        return "DM-142", ""
    if offers(s, ask, wish):
        return NOTHING  # only its numbers were wrong
    worth = sum([value(s, ask.seat, card) for card in cards]) + wish.gold
    key = key_of(s, ask, wish)
    if ask.what == "pay" and worth >= s.lowest and key != NONE:
        return "DM-004", f"Only with {PRINTS[key].name} in the payment can this be bought in this way."
    needless = "With {} in the payment, there would be a card in it that is not needed."
    if len(cards) == 1 and not wish.gold and not in_some_payment(s, ask, cards[0]):
        return "DM-146", needless.format(PRINTS[wish.faces[0]].name)
    least = min([total(s, ask.seat, option) for option in ask.options])
    if worth < least:
        return "DM-144", ""
    if wish.gold:
        return "DM-150", ""
    return "DM-146", needless.format(PRINTS[wish.faces[0]].name) if len(cards) == 1 else ""


def offers(s: DaleState, ask: Ask, wish: Wish) -> bool:
    """Whether a payment of these very prints and this gold is offered."""
    hand = sorted(s.hand[ask.seat])
    return any(
        [
            mark_of(option, len(hand)) == WHOLE
            and paid_gold(option, len(hand)) == wish.gold
            and sorted([s.face[card] for card in paid_cards(hand, option)]) == sorted(wish.faces)
            for option in ask.options
        ]
    )


def key_of(s: DaleState, ask: Ask, wish: Wish) -> int:
    """A print that is in every offered payment, but not among these cards, or NONE. Where these cards would be enough,
    it is what makes the purchase possible: without it some of them would be a payment."""
    hand = sorted(s.hand[ask.seat])
    keys = {s.face[card] for card in hand} - set(wish.faces)
    for option in ask.options:
        if mark_of(option, len(hand)) != WHOLE:
            return NONE
        keys &= {s.face[card] for card in paid_cards(hand, option)}
    return min(keys, default=NONE)


def total(s: DaleState, me: int, payment: int) -> int:
    """What an offered payment comes to."""
    hand = sorted(s.hand[me])
    return sum([value(s, me, card) for card in paid_cards(hand, payment)]) + paid_gold(payment, len(hand))


def in_some_payment(s: DaleState, ask: Ask, card: int) -> bool:
    """Whether an offered payment has a card like this one, or may have it where they are not offered whole."""
    hand = sorted(s.hand[ask.seat])
    face = s.face[card]
    return any(
        [
            mark_of(option, len(hand)) != WHOLE or face in [s.face[paid] for paid in paid_cards(hand, option)]
            for option in ask.options
        ]
    )


def refuse_stack(s: DaleState, ask: Ask, wish: Wish) -> Why:
    """Cards that can be in no stack, that one does not have, junk, cards of several sets, or another total."""
    for face in wish.faces:
        name = PRINTS[face].name
        if PRINTS[face].owner != NO_OWNER and kind_of(face) in SPECIALTIES:
            return "DM-071", f"{name} is a specialty card, and these can never be in a stall."
        if PRINTS[face].owner != NO_OWNER:
            return "DM-231", f"{name} is a trap, and a trap can never be in a stack."
    stock = stock_of(s, ask.seat)
    places = places_of(s, stock, wish)
    if NONE in places:
        return "DM-179", ""
    if ask.what != "build":
        return NOTHING
    if JUNK in wish.faces and not lets_in([face for face in wish.faces if face in LETS_IN], JUNK):
        return "DM-065", ""
    needed = stock.needed
    if not goes_together(stock, places):
        return "DM-178", ""
    stock.needed = needed
    if ways(stock, places, 1):
        return NOTHING
    named = " and ".join([PRINTS[face].name for face in wish.faces])
    return "DM-175", f"{named} do not total {needed}." if len(places) > 1 else f"{named} does not total {needed}."


def places_of(s: DaleState, stock: Stock, wish: Wish) -> list[int]:
    """The parts of a stock that somebody named, or NONE for one that is not there."""
    found: list[int] = []
    for face in wish.faces:
        left = [i for i, part in enumerate(stock.parts) if s.face[part.card] == face and i not in found]
        found.append(left[0] if left else NONE)
    return found


def goes_together(stock: Stock, places: list[int]) -> bool:
    """Whether parts would be a stack if any total were right."""
    parts = [stock.parts[i] for i in places]
    for wanted in range(sum([part.low for part in parts]), sum([part.high for part in parts]) + 1):
        stock.needed = wanted
        if ways(stock, sorted(places), 1):
            return True
    return False
