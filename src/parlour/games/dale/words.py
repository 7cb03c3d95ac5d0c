"""Questions, answers and events of Dale in words."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.choosing import LEFT
from parlour.games.dale.cleaning import FROM_DECK, FROM_DISCARD
from parlour.games.dale.combos import WITH, WITHOUT
from parlour.games.dale.offers import CALCULATED, MARKET_DISCARD, PLANS, price_of
from parlour.games.dale.payment import paid_cards, paid_gold
from parlour.games.dale.prints import ALL_DECKS, PRINTS
from parlour.games.dale.stacks import Part, places_in, stock_of, ways
from parlour.games.dale.state import MARKET_SLOTS, DaleState
from parlour.games.dale.turn import ABILITY, ADAPT, ALONE, BUILD, BUY, FINISH, INVENTORY, PLAY, RENEW
from parlour.games.dale.values import price, value
from parlour.games.dale.verbs import DONE, YES
from parlour.kernel.ask import Ask
from parlour.kernel.state import Event

PROMPTS: Final = {
    "act": "Choose an action",
    "pay": "Choose your payment",
    "spend": "Choose what to spend",
    "build": "Choose the stack",
    "propose": "Show cards for a stack that your teammate completes",
    "help": "Complete the stack, or decline",
    "copy": "Choose the card that it is a copy of",
    "exchange": "Choose a card to exchange",
    "rearrange": "Choose what to buy from where",
    "keep": "Keep the card, or not",
    "discard": "Discard a card",
    "discard any": "Discard a card, or stop",
    "throw away": "Throw a card away",
    "take": "Take a card",
    "put on deck": "Put a card on the deck",
    "put under deck": "Put a card under the deck",
    "resolve": "Choose which card is resolved next",
    "react": "React with a card, or not",
    "fill": "Fill your hand",
    "after filling": "Use a card after filling your hand, or go on",
    "end turn": "Use an ability, or end your turn",
    "store": "Store a card",
    "take or throw away": "Take the stored card, or throw it away",
    "take deck and discard pile": "Take your deck and your discard pile into your hand?",
    "choose player": "Choose a player",
    "choose direction": "Choose a direction",
    "name a value": "Name a value",
    "name a set": "Name a set",
    "name a card": "Name a card",
    "give": "Give a card",
    "show": "Show a card",
    "mix into deck": "Mix a card into the deck",
    "choose card": "Choose a card",
    "how many": "Choose a number of cards",
    "discard top": "Have the top card discarded, or stop",
}

# What an option of a question says that is no card.
SAYINGS: Final = {
    "fill": {FROM_DECK: "from the deck", FROM_DISCARD: "from the discard pile", DONE: "all from the deck"},
    "take or throw away": {DONE: "throw it away"},
    "take deck and discard pile": {YES: "yes", DONE: "no"},
}


def card_words(s: DaleState, card: int) -> str:
    """A card by its name and printed value."""
    card_print = PRINTS[s.face[card]]
    return f"{card_print.name} {card_print.value}"


def say_option(s: DaleState, ask: Ask, option: int) -> str:
    """An answer in words."""
    if ask.what == "act":
        return say_act(s, ask.seat, option)
    if ask.what in ("pay", "spend", "help"):
        return say_combo(s, ask, option)
    if ask.what in ("build", "propose"):
        return say_stack(s, ask, option)
    if ask.what == "end turn" and option >= RENEW:
        return say_act(s, ask.seat, option)
    if ask.what == "rearrange":
        return say_plan(s, ask.seat, option)
    if ask.what == "name a set":
        return ALL_DECKS[option].short
    if ask.what == "name a card":
        return PRINTS[option].name
    said = SAYINGS.get(ask.what, {})
    if option in said:
        return said[option]
    if option == DONE:
        return "done"
    if ask.what in ("choose player", "discard top"):
        return f"P{option + 1}"
    if ask.what == "choose direction":
        return "left" if option == LEFT else "right"
    if ask.what in ("name a value", "how many"):
        return str(option)
    return card_words(s, option)


def say_act(s: DaleState, seat: int, option: int) -> str:
    """An action in words."""
    kind, thing = option // 10000 * 10000, option % 10000
    if kind == BUY:
        return say_purchase(s, seat, thing)
    if kind == BUILD:
        return "build a stack" if thing == ALONE else "build a stack together"
    if kind == INVENTORY:
        return "discard any cards"
    verb = {PLAY: "play", ABILITY: "use", FINISH: "finish", ADAPT: "adapt", RENEW: "renew with"}[kind]
    return f"{verb} {card_words(s, thing)}"


def say_purchase(s: DaleState, seat: int, thing: int) -> str:
    """What can be bought, in words."""
    if thing >= CALCULATED:
        return f"rearrange with {card_words(s, thing - CALCULATED)}"
    if thing == MARKET_DISCARD:
        return f"buy discarded {card_words(s, s.mdisc[-1])} for {price_of(s, seat, thing)}"
    return f"buy {card_words(s, s.market[thing])} for {price_of(s, seat, thing)}"


def say_plan(s: DaleState, seat: int, plan: int) -> str:
    """What is bought from where after rearranging the market, in words."""
    if plan == PLANS:
        return say_purchase(s, seat, MARKET_DISCARD)
    source, target = plan // MARKET_SLOTS, plan % MARKET_SLOTS
    return f"buy {card_words(s, s.market[source])} at +{target} for {price(s, seat, source) - source + target}"


def say_stack(s: DaleState, ask: Ask, option: int) -> str:
    """A stack in words: what each card is worth in it."""
    if option == 0:
        return f"{ask.what} nothing"
    stock = stock_of(s, ask.seat)
    places = places_in(option & (WITH - 1 & WITHOUT - 1))
    way = (ways(stock, places, 1) or [[0] * len(places)])[0]
    words = [say_part(s, stock.parts[i], guise) for i, guise in zip(places, way, strict=True)]
    if option & (WITH | WITHOUT):
        return f"{ask.what} among others {'with' if option & WITH else 'without'} {words[0]}"
    return f"{ask.what} with " + " + ".join(words)


def say_part(s: DaleState, part: Part, guise: int) -> str:
    """A card of a stack: its name, what it counts as, its worth, and whence it comes."""
    name = PRINTS[s.face[part.card]].name
    copied = "" if part.guises[guise] == part.card else f" as {PRINTS[part.faces[guise]].name}"
    return f"{name}{copied} {part.worth[guise]}" + (" from the discard pile" if part.piled else "")


def say_combo(s: DaleState, ask: Ask, option: int) -> str:
    """A payment in words: what each card is worth now."""
    cards = paid_cards(sorted(s.hand[ask.seat]), option)
    parts = [f"{PRINTS[s.face[card]].name} {value(s, ask.seat, card)}" for card in cards]
    if option & (WITH | WITHOUT):
        return f"{ask.what} among others {'with' if option & WITH else 'without'} {parts[0]}"
    gold = paid_gold(option)
    if gold:
        parts.append(f"{gold} gold")
    return f"{ask.what} with " + " + ".join(parts) if parts else f"{ask.what} nothing"


def say_event(event: Event, seat: int) -> str:
    """An event as a line of the log."""
    words = " ".join([f"{key} {word(key, value)}" for key, value in event.data.items()])
    return f"{event.name}: {words}."


def word(key: str, value: object) -> str:
    """One fact of an event."""
    if key == "face" and isinstance(value, int):
        return PRINTS[value].name
    if key == "seat" and isinstance(value, int):
        return f"P{value + 1}"
    return str(value)
