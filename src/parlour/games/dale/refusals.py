"""Why not: the rule that forbids what somebody named, by the same checks that make the options.

Every function gives the id of a rule and what it means at this moment; "" leaves the words to the rule itself. The
words were looked up among the options before, so whoever comes here named none of them as it is.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.abilities import uses_left
from parlour.games.dale.acts import BUILD, kind_of_act
from parlour.games.dale.book import ABILITIES, COSTS, FINISHES, LETS_IN
from parlour.games.dale.cast import ACTION, CAST, role_of
from parlour.games.dale.combos import WHOLE, mark_of
from parlour.games.dale.offers import affordable, can_pay
from parlour.games.dale.payment import paid_cards, paid_gold
from parlour.games.dale.prints import JUNK, NO_OWNER, NO_SET, PRINTS, SPECIALTIES, kind_of
from parlour.games.dale.stacks import Stock, lets_in, needed_total, stock_of, ways
from parlour.games.dale.state import DaleState, stacks_built
from parlour.games.dale.touches import COMBOS, MOMENTS
from parlour.games.dale.turn import can_finish, can_play, usable
from parlour.games.dale.values import folk, identity, price, value
from parlour.kernel.ask import Ask
from parlour.kernel.state import NONE
from parlour.kernel.words import listed, squeezed, tokens

FACES_BY_KEY: Final = {squeezed(card.name): face for face, card in enumerate(PRINTS)}
KEYS: Final = frozenset(FACES_BY_KEY)
GOLD: Final = "gold"

Why = tuple[str, str]
NOTHING: Final = ("", "")


def refused_by(s: DaleState, ask: Ask, thing: str) -> Why:
    """The rule that forbids a thing, or NOTHING if the thing is nothing that the question is about."""
    if ask.what in COMBOS:
        return refuse_combo(s, ask, thing)
    if ask.what in MOMENTS:
        return refuse_talent(s, ask.seat, thing, ask.what)
    return refuse_act(s, ask, thing) if ask.what == "act" else NOTHING


def refuse_act(s: DaleState, ask: Ask, thing: str) -> Why:
    """An action in words: a verb, and for most of them a card."""
    me = ask.seat
    said = tokens(thing, KEYS)
    if said[:1] == ["build"] and not faces_in(said):
        can_build = any([kind_of_act(option) == BUILD for option in ask.options])
        return NOTHING if can_build else refuse_building(s, me)
    if said[:1] == ["use"]:
        talent = refuse_talent(s, me, thing, ACTION)
        if talent != NOTHING:
            return talent
    faces = faces_in(said)
    if len(faces) != 1:
        return NOTHING
    if said[0] == "play":
        return refuse_play(s, me, faces[0])
    if said[0] == "buy":
        return refuse_purchase(s, me, faces[0])
    if said[0] == "use":
        return refuse_ability(s, me, faces[0])
    return refuse_finish(s, me, faces[0]) if said[0] == "finish" else NOTHING


def faces_in(said: list[str]) -> list[int]:
    """The prints that words name."""
    return [FACES_BY_KEY[token[1:]] for token in said if token.startswith("=")]


def held_as(s: DaleState, me: int, face: int) -> list[int]:
    """The hand cards that are a print or count as it."""
    return [card for card in s.hand[me] if face in (s.face[card], identity(s, me, card))]


def refuse_play(s: DaleState, me: int, face: int) -> Why:
    """Not in the hand, junk, no technique, or its cost cannot be paid with the other cards."""
    name, held = PRINTS[face].name, held_as(s, me, face)
    if not held:
        return "DM-155", ""
    if face == JUNK:
        return "G-04", "Junk has no effect to play. It pays 1 in the market, and it can be discarded."
    if not PRINTS[face].technique and PRINTS[face].folk == NO_SET:
        return "DM-057", f"{name} is no technique, so it cannot be played."
    if not PRINTS[face].technique:
        return "DM-059", f"{name} is a passive. It is not played: it works while you hold it."
    if any([can_play(s, me, card) for card in held]):
        return NOTHING
    if face in COSTS and can_pay(s, me, COSTS[face], []):
        return "G-47", f"{name} has a cost, which only {name} itself could pay, and it cannot."
    return "DM-269", f"{name} has a cost, and your other cards and your gold do not reach it."


def refuse_purchase(s: DaleState, me: int, face: int) -> Why:
    """Not in the market, or too dear for all that one has."""
    slots = [slot for slot, card in enumerate(s.market) if card != NONE and s.face[card] == face]
    if not slots:
        return "DM-138", ""
    offered = affordable(s, me)
    return NOTHING if any([slot in offered for slot in slots]) else ("DM-144", too_dear(s, me, face, slots))


def too_dear(s: DaleState, me: int, face: int, slots: list[int]) -> str:
    """What a market card costs in its cheapest slot, and what one has for it; "" if that would be enough."""
    cost = min([price(s, me, slot) for slot in slots])
    have = sum([value(s, me, card) for card in s.hand[me]])
    if have + s.gold[me] >= cost:
        return ""
    gold = f", and you have {s.gold[me]} gold" if s.gold[me] else ""
    return f"{PRINTS[face].name} costs {cost}. All your cards together are worth {have}{gold}."


def refuse_ability(s: DaleState, me: int, face: int) -> Why:
    """Not in the hand, without an ability, or used already."""
    held = held_as(s, me, face)
    if PRINTS[face].technique:
        return "DM-057", f"{PRINTS[face].name} is a technique. It is played, not used."
    if not any([identity(s, me, card) in ABILITIES for card in held]):
        return "DM-059", ""
    return NOTHING if any([card in usable(s, me) for card in held]) else spent(PRINTS[face].name)


def spent(name: str) -> Why:
    """An ability that was used."""
    return "DM-238", f"{name} was used as often as it can be in one turn."


def refuse_talent(s: DaleState, me: int, thing: str, now: str) -> Why:
    """An ability of one's character: used already, or not at its moment."""
    if role_of(s, me) == NONE:
        return NOTHING
    for place, ability in enumerate(CAST[role_of(s, me)].abilities):
        if squeezed(thing).removeprefix("use") != squeezed(ability.name):
            continue
        if not uses_left(s, me, place):
            return spent(ability.name)
        return NOTHING if ability.when == now else ("DM-236", f"The moment for {ability.name} is: {ability.when}.")
    return NOTHING


def refuse_finish(s: DaleState, me: int, face: int) -> Why:
    """Not in the schedule, there for as long as its effect lasts, or its cost cannot be paid."""
    name = PRINTS[face].name
    waiting = [card for card in s.sched[me] if identity(s, me, card) == face]
    if not waiting:
        return "DM-254", ""
    if face not in FINISHES:
        return "DM-158", f"{name} stays here until its effect is over. There is nothing to pay for it."
    if any([can_finish(s, me, card) for card in waiting]):
        return NOTHING
    return "DM-256", f"To go on with {name} has a cost, and your cards and your gold do not reach it."


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


# Stacks and payments


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
