"""Questions and answers of Dale in words. What happens is told in `sentences`."""

from __future__ import annotations

from parlour.games.dale.answers import WITH_A_CARD, Stacks
from parlour.games.dale.cards.book import FINISH_COSTS
from parlour.games.dale.cards.cast import CAST, role_of
from parlour.games.dale.cards.prints import FIRST_CHARACTER, PRINTS
from parlour.games.dale.questions import ACT, HELP, PAY, SPEND
from parlour.games.dale.rules.acts import (
    ALONE,
    BUILD,
    BUY,
    CHARACTER,
    FINISH,
    INVENTORY,
    PLAY,
    kind_of_act,
    thing_of_act,
)
from parlour.games.dale.rules.building import cards_in
from parlour.games.dale.rules.combos import WHOLE, WITH, mark_of
from parlour.games.dale.rules.copies import guises, identity, is_copier, is_settled
from parlour.games.dale.rules.marks import was_used
from parlour.games.dale.rules.offers import (
    FROM_MARKET_DISCARD,
    MARKET_DISCARD,
    REARRANGED,
    offer_to_buy,
    offer_to_spend,
    planned_slot,
    price_of,
    wanted_slot,
)
from parlour.games.dale.rules.ordering import in_order, order_of, payment_of
from parlour.games.dale.rules.payment import NO_LIMIT, Offer, paid_cards, paid_gold, readings
from parlour.games.dale.rules.possible import playable_as
from parlour.games.dale.rules.stacks import places_in, ways
from parlour.games.dale.rules.stock import Stock, needed_total, stock_of
from parlour.games.dale.rules.table import others, stacks_built
from parlour.games.dale.rules.values import price_in, value, worth_as
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import Ask
from parlour.kernel.pieces import player
from parlour.kernel.state import EVERYONE


def prompt_of(s: DaleState, ask: Ask) -> str:
    """A question as a sentence."""
    if ask.question is ACT and s.actions > 1:
        return f"Choose an action; there are {s.actions} left"
    if ask.question is PAY or ask.question is SPEND:
        return f"{ask.question.prompt} {amount_words(s)} for {matter_words(s, ask)}"
    if ask.question is HELP:
        begun = " + ".join([card_words(s, card) for card in s.matter])
        return f"{plain_prompt(ask)}: {begun}, total {s.highest}"
    if isinstance(ask.question.answers, Stacks):
        stack, needed = stacks_built(s, ask.seat) + 1, needed_total(s, ask.seat)
        return f"{ask.question.prompt}: stack {stack}, total {needed}"
    return plain_prompt(ask)


def plain_prompt(ask: Ask) -> str:
    """A question as a sentence that needs no look at the table; it says so where one may stop."""
    words = ask.question.prompt
    if ask.question.idle:
        return ask.question.idle if len(ask.options) == 1 else words
    says_so = ask.question.stop != "done" or words.endswith((", or stop", ", or not", ", or not"))
    return f"{words}, or stop" if DONE in ask.options and not says_so else words


def amount_words(s: DaleState) -> str:
    """The amount that is due: fixed, within a range, or as much as one likes."""
    if s.lowest == s.highest:
        return str(s.highest) if s.highest > 0 else "nothing"
    if s.highest < NO_LIMIT:
        return f"{s.lowest} to {s.highest}"
    return f"{s.lowest} or more" if s.lowest else "any amount"


def matter_words(s: DaleState, ask: Ask) -> str:
    """The card that is bought, by what is printed on it; or the one that acts, by what it counts as."""
    return " and ".join(
        [PRINTS[s.face[card] if ask.question is PAY else identity(s, ask.seat, card)].name for card in s.matter]
    )


# Words


def card_words(s: DaleState, card: int) -> str:
    """A card by its name and printed value; a character has none."""
    face = s.face[card]
    if face >= FIRST_CHARACTER:
        return f"{PRINTS[face].name}, {CAST[face - FIRST_CHARACTER].title}"
    return f"{PRINTS[face].name} {PRINTS[face].value}"


def told_apart(s: DaleState, ask: Ask, card: int) -> str:
    """Where a card lies, if an equal one that lies elsewhere can be chosen as well; or what tells a hand card from
    equal ones."""
    place = place_words(s, card)
    equals = [other for other in ask.options if other < len(s.face) and s.face[other] == s.face[card]]
    if not all([place_words(s, other) == place for other in equals]):
        return f" {place}"
    return worth_words(s, ask.seat, card, equals) if card in s.hand[ask.seat] else ""


def worth_words(s: DaleState, seat: int, card: int, among: list[int]) -> str:
    """What tells a hand card from others with its face: what it is worth now, and what else is special about it."""
    worths = [value(s, seat, other) for other in among if s.face[other] == s.face[card]]
    worth = value(s, seat, card)
    words = "" if worths.count(worth) == len(worths) else f" worth {worth}"
    return words + unlike_words(s, seat, card, among)


def unlike_words(s: DaleState, seat: int, card: int, among: list[int]) -> str:
    """What was done with a hand card and who else knows it, if that is different for another one with its face."""
    equals = [other for other in among if s.face[other] == s.face[card]]
    words = []
    if was_used(s, card) and not all([was_used(s, other) for other in equals]):
        words.append("used")
    seen = [player(other) for other in others(s, seat) if s.knows(other, card)]
    if seen and not all([s.known[other] == s.known[card] for other in equals]):
        players = (1 << s.seats) - 1  # an equal card may be known to them, but not to those who watch
        openly = s.known[card] == EVERYONE and any([s.known[other] == players for other in equals])
        words.append(f"seen by {' and '.join(seen) if len(seen) < 3 and not openly else 'all'}")
    return f" ({', '.join(words)})" if words else ""


def place_words(s: DaleState, card: int) -> str:
    """Where a card lies."""
    for seat in range(s.seats):
        if card in s.hand[seat]:
            return f"in {player(seat)}'s hand"
        if card in s.disc[seat]:
            return f"on {player(seat)}'s discard pile"
    for side, stall in enumerate(s.stall):
        for number, stack in enumerate(stall):
            if card in stack:
                return f"in stack {number + 1} of {builders(s, side)}"
    if card in s.mdisc:
        return "on the market's discard pile"
    return "in the market" if card in s.market else "on the table"


def builders(s: DaleState, side: int) -> str:
    """Whose stall it is: a team's is that of both."""
    return " and ".join([player(seat) for seat in range(s.seats) if s.side[seat] == side])


def say_act(s: DaleState, seat: int, option: int) -> str:
    """An action, or something beside the actions, in words; a plus is a bonus action (DM-168)."""
    kind, thing = kind_of_act(option), thing_of_act(option)
    if kind == BUY:
        return say_purchase(s, seat, thing)
    if kind == BUILD:
        return "build a stack" if thing == ALONE else "build a stack together"
    if kind == INVENTORY:
        return "discard any cards"
    if kind == CHARACTER:
        return f"use {CAST[role_of(s, seat)].abilities[thing].name}"
    words = f"{WITH_A_CARD[kind]} {card_words(s, thing)}"
    if thing in s.hand[seat]:
        words += worth_words(s, seat, thing, s.hand[seat])
    if kind == FINISH:
        return f"{words} for {FINISH_COSTS[identity(s, seat, thing)]}"
    return words + played_words(s, seat, thing) if kind == PLAY else words


def played_words(s: DaleState, seat: int, card: int) -> str:
    """What a copying card would be played as, if that is settled, and a plus where a bonus action is sure to come."""
    faces = [s.face[guise] for guise in playable_as(s, seat, card)] if is_copier(s.face[card]) else [s.face[card]]
    copied = f" as {PRINTS[faces[0]].name}" if len(set(faces)) == 1 and faces[0] != s.face[card] else ""
    return copied + (" +" if faces and all([PRINTS[face].bonus for face in faces]) else "")


def say_purchase(s: DaleState, seat: int, thing: int) -> str:
    """What can be bought, in words."""
    if thing >= REARRANGED:
        return f"rearrange with {card_words(s, thing - REARRANGED)}"
    if thing == MARKET_DISCARD:
        return f"buy discarded {card_words(s, s.mdisc[-1])} for {price_of(s, seat, thing)}"
    return f"buy {card_words(s, s.market[thing])} for {price_of(s, seat, thing)}"


def say_plan(s: DaleState, seat: int, plan: int) -> str:
    """What is bought from where after rearranging the market, in words."""
    if plan == FROM_MARKET_DISCARD:
        return say_purchase(s, seat, MARKET_DISCARD)
    card, target = s.market[wanted_slot(plan)], planned_slot(plan)
    return f"buy {card_words(s, card)} at +{target} for {price_in(s, seat, card, target)}"


# Payments and stacks


def say_combo(s: DaleState, ask: Ask, option: int) -> str:
    """A payment or a stack in words: what each card is worth now."""
    stacked = isinstance(ask.question.answers, Stacks)
    stock = stock_of(s, ask.seat) if stacked else Stock(s, ask.seat, 0, False)
    cards = cards_in(stock) if stacked else sorted(s.hand[ask.seat])
    mark = mark_of(option, len(cards))
    if mark != WHOLE:
        card = paid_cards(cards, option)[0]
        return f"{ask.what} among others {'with' if mark == WITH else 'without'} {part_words(s, ask.seat, card)}"
    parts = stack_words(s, stock, option) if stacked else payment_words(s, ask, cards, option)
    return f"{ask.what} with " + " + ".join(parts) if parts else f"{ask.what} nothing"


def payment_words(s: DaleState, ask: Ask, cards: list[int], payment: int) -> list[str]:
    """The cards and the gold of a payment, of copying cards all that they may be in it; or the cards of a helper."""
    paid = in_order(paid_cards(cards, payment), order_of(payment, len(cards)))
    if ask.question is HELP or all([is_settled(s, ask.seat, card) for card in paid]):
        parts = [part_words(s, ask.seat, card) for card in paid]
    else:
        found = readings(offer_for(s, ask), payment_of(payment, len(cards)), max(1, s.lowest), s.highest)
        parts = []
        for card in paid:
            ways = [(way.face, way.high) for reading in found for way in reading if way.card == card]
            parts.append(guise_words(s, card, ways) + unlike_words(s, ask.seat, card, s.hand[ask.seat]))
    gold = paid_gold(payment, len(cards))
    return [*parts, f"{gold} gold"] if gold else parts


def offer_for(s: DaleState, ask: Ask) -> Offer:
    """What the player who is asked to pay or to spend can pay with."""
    if ask.question is not PAY:
        return offer_to_spend(s, ask.seat)
    bought = s.matter[0]
    return offer_to_buy(s, ask.seat, s.market.index(bought) if bought in s.market else MARKET_DISCARD)


def part_words(s: DaleState, seat: int, card: int) -> str:
    """A hand card with what it is worth now, what it is a copy of, and what else tells it from one with its face."""
    possible = [(s.face[guise], worth_as(s, seat, card, guise)) for guise in guises(s, seat, card)]
    return guise_words(s, card, possible) + unlike_words(s, seat, card, s.hand[seat])


def guise_words(s: DaleState, card: int, possible: list[tuple[int, int]]) -> str:
    """A card that is worth something as itself or as a copy, or as one of several: then which one is asked next."""
    if not is_copier(s.face[card]) or possible[0][0] == s.face[card]:
        return f"{PRINTS[s.face[card]].name} {possible[0][1]}"
    copied = [f"{PRINTS[face].name} {worth}" for face, worth in sorted(set(possible))]
    return f"{PRINTS[s.face[card]].name} as {' or '.join(copied)}"


def stack_words(s: DaleState, stock: Stock, mask: int) -> list[str]:
    """The cards of a stack, in all ways to read it; those of a stack to be completed as whatever they may be."""
    places = places_in(mask)
    found = ways(stock, places)
    words = []
    for n, i in enumerate(places):
        part = stock.parts[i]
        possible = [way[n] for way in found] or list(range(len(part.guises)))
        guise = guise_words(s, part.card, [(part.faces[way], part.worth[way]) for way in possible])
        where = " from the discard pile" if part.piled else unlike_words(s, part.seat, part.card, s.hand[part.seat])
        words.append(guise + where)
    return words
