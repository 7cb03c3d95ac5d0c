"""The paths into a view, each with what it means, for those who write scenarios."""

from __future__ import annotations

from typing import Final

# Every card of a view has these; where more is seen of it, the paths below say so.
CARD: Final = {"name": "its name, - if this seat does not see it", "value": "the printed value", "set": "its set"}
CARDS: Final = {
    "seats.*.hand.*": "a hand card",
    "seats.*.deck_known.*": "a card of the deck that this seat knows, the top one first; open: the whole deck",
    "seats.*.discard.*": "a card of the discard pile, the top one last",
    "seats.*.schedule.*": "a card in the schedule",
    "seats.*.schedule.*.stored.*": "a card stored on it",
    "seats.*.dealt.*": "a character to choose from",
    "seats.*.character": "the character",
    "seats.*.character.stored.*": "a card stored on it",
    "seats.*.character.beside.*": "a specialty card by it",
    "seats.*.character.beside.*.stored.*": "a card stored on that",
    "stalls.*.*.*": "a card of a stack: stalls.1.3.*.name is stack 3 of P1, in teams of P1 and P3",
    "market.*": "a market card; the first is that without a surcharge, - is an empty slot",
    "market_deck_known.*": "a card of the market deck that this seat knows; open: the whole deck",
    "market_discard.*": "a card of the market's discard pile, the top one last",
    "aside.*": "a card that is held aside while something is resolved",
}

UNSORTED: Final = {
    "game": "always dale",
    "players": "how many play",
    "teams": "whether two teams play",
    "decks.*": "the animalfolk decks",
    "traps.*": "the kinds of traps",
    "goal": "how many stacks a stall has",
    "phase": "start of turn, action phase, clean-up, end of turn, reactions or characters",
    "turn": "whose turn it is",
    "turns": "how many turns have begun",
    "actions": "how many actions are left",
    "clock.space": "the space of the clock's hand, counted from 1",
    "clock.day": "whether it is day",
    "clock.days": "how many spaces are day",
    "clock.nights": "and how many night",
    "seats.*.seat": "the player",
    "seats.*.side": "whose stall it is, counted from 0",
    "seats.*.hand.*.worth": "what a card of this seat's hand is worth now",
    "seats.*.hand.*.as": "what it counts as, if that is something else",
    "seats.*.hand_size": "up to how many cards this seat's hand is filled",
    "seats.*.deck": "how many cards the deck has",
    "seats.*.deck_known.*.below": "how many cards lie over this one",
    "seats.*.schedule.*.charge": "its count",
    "seats.*.schedule.*.as": "what it was played as, if that is something else",
    "seats.*.schedule.*.waits": "what it waits for",
    "seats.*.gold": "gold",
    "seats.*.stacks": "how many stacks are built",
    "seats.*.needed": "the total of the next stack",
    "seats.*.character.charge": "its tokens",
    "seats.*.character.title": "its title",
    "seats.*.character.colour": "green, yellow or red",
    "seats.*.character.setup": "its set-up",
    "seats.*.character.passive": "its passive effect",
    "seats.*.character.abilities.*.name": "an ability",
    "seats.*.character.abilities.*.when": "its moment",
    "seats.*.character.abilities.*.text": "its text",
    "seats.*.character.abilities.*.left": "how often it can still be used in this turn",
    "seats.*.character.beside.*.charge": "the count of a specialty card",
    "market.*.slot": "what the slot adds to the price: 0 to 4",
    "market.*.price": "the price for the player whose turn it is",
    "market_deck": "how many cards the market deck has",
    "market_deck_known.*.below": "how many cards lie over this one",
    "junk": "how many junk cards lie on the junk pile",
    "characters_in_box": "how many characters nobody has",
    **{f"{place}.{key}": f"{where}: {what}" for place, where in CARDS.items() for key, what in CARD.items()},
}

PATHS: Final = dict(sorted(UNSORTED.items()))
