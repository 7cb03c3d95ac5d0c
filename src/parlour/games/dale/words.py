"""Questions, answers and events of Dale in words."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.buying import offer_of
from parlour.games.dale.choosing import LEFT
from parlour.games.dale.payment import paid_gold
from parlour.games.dale.prints import PRINTS
from parlour.games.dale.state import DaleState
from parlour.games.dale.turn import ABILITY, ADAPT, BUILD, BUY, FINISH, INVENTORY, PLAY
from parlour.games.dale.values import price, value
from parlour.games.dale.verbs import DONE
from parlour.kernel.ask import Ask
from parlour.kernel.state import Event

PROMPTS: Final = {
    "act": "Choose an action",
    "pay": "Choose your payment",
    "build": "Choose the stack",
    "discard": "Discard a card",
    "discard any": "Discard a card, or stop",
    "throw away": "Throw a card away",
    "take": "Take a card",
    "put on deck": "Put a card on the deck",
    "choose player": "Choose a player",
    "choose direction": "Choose a direction",
    "name a value": "Name a value",
    "give": "Give a card",
    "show": "Show a card",
    "mix into deck": "Mix a card into the deck",
    "choose card": "Choose a card",
    "how many": "Choose a number of cards",
    "discard top": "Have the top card discarded, or stop",
}


def card_words(s: DaleState, card: int) -> str:
    """A card by its name and printed value."""
    card_print = PRINTS[s.face[card]]
    return f"{card_print.name} {card_print.value}"


def say_option(s: DaleState, ask: Ask, option: int) -> str:
    """An answer in words."""
    if ask.what == "act":
        return say_act(s, ask.seat, option)
    if ask.what in ("pay", "spend", "build"):
        return say_combo(s, ask, option)
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
        return f"buy {card_words(s, s.market[thing])} for {price(s, seat, thing)}"
    if kind == BUILD:
        return "build a stack"
    if kind == INVENTORY:
        return "discard any cards"
    verb = {PLAY: "play", ABILITY: "use", FINISH: "finish", ADAPT: "adapt"}[kind]
    return f"{verb} {card_words(s, thing)}"


def say_combo(s: DaleState, ask: Ask, option: int) -> str:
    """A payment or a stack in words: what each card is worth now."""
    offer = offer_of(s, ask.seat, [])
    cards = [card for i, card in enumerate(offer.cards) if option >> i & 1]
    parts = [f"{PRINTS[s.face[card]].name} {value(s, ask.seat, card)}" for card in cards]
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
