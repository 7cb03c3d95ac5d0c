"""Events of Alliances in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.games.alliances.cards.board import COUNTRY_NAMES, SIDES, place_name
from parlour.games.alliances.cards.prints import SUITS, card_name
from parlour.games.alliances.speech import counted, player, players
from parlour.kernel.state import Event


def say_event(event: Event) -> str:
    """An event as a line of the log."""
    words = {key: SPELLED[key](value) if key in SPELLED else value for key, value in event.data.items()}
    if event.name in COUNTED:
        key, one, many = COUNTED[event.name]
        number = event.data[key]
        assert isinstance(number, int)
        words[key] = counted(number, one, many)
    return LINES[version(event)].format_map(words)


def version(event: Event) -> str:
    """The name of the line for an event; some are told otherwise where something special is the case."""
    name, data = event.name, event.data
    if name == "captured" and data["of"] in ("nobody", "own"):
        return f"captured {data['of']}"
    if name == "begins":
        return f"begins {data['phase']}"
    if name == "drawn" and not data["value"]:
        return "drawn without power"
    if name == "rebel scored" and data["won"] != data["total"]:
        return "rebel scored again"
    return name


# How the numbers of an event are said; what is not here is said as it is.
SPELLED: Final[dict[str, Callable[[Any], str]]] = {
    "seat": player,
    "to": player,
    "winners": players,
    "face": card_name,
    "faces": lambda faces: ", ".join([card_name(each) for each in faces]),
    "country": lambda country: COUNTRY_NAMES[country],
    "place": place_name,
    "suit": lambda suit: SUITS[suit],
    "side": lambda side: SIDES[side].capitalize(),
    "left": lambda left: "1 is left" if left == 1 else f"{left or 'none'} are left",
}
# What is counted, and how one and several are called.
COUNTED: Final = {
    "declared": ("number", "country", "countries"),
    "empire scored": ("countries", "country", "countries"),
    "rebel scored": ("won", "conflict", "conflicts"),
}

LINES: Final = {
    "map": "Campaign {campaign}: the countries are laid out.",
    "dealt": "Each player is dealt {each} cards.",
    "hand": "Your hand: {faces}.",
    "empire": "{seat} is the Empire.",
    "bid": "{seat} bids {number} {suit}.",
    "begins bidding": "{seat} is the first to bid.",
    "begins arming": "{seat} starts the arming phase.",
    "passed": "{seat} passes.",
    "thrown in": "Nobody bids: the cards are thrown in.",
    "dominant": "{seat} begins; {suit} is the dominant suit.",
    "declared": "{seat} declares {number}.",
    "targeted": "{seat} targets {country} ({place}).",
    "played": "{seat} plays {face}.",
    "struck": "{seat}'s {face} is discarded.",
    "bribed": "{seat} takes {face} with the Bribe.",
    "added": "{face} is added to {seat}'s power.",
    "doubled": "{face} is doubled.",
    "worth": "{seat}'s {face} is worth {value} {suit}.",
    "idle": "{seat}'s {face} does nothing.",
    "defended": "{face}: the defence in {suit} is {value} now.",
    "spun": "All powers move to the left.",
    "won": "{seat} wins the {series} with {value} {suit}.",
    "drawn": "Nobody wins the {series}: a tie at {value} {suit}.",
    "drawn without power": "Nobody wins the {series}: there is no power in {suit}.",
    "captured": "{seat} takes {country} ({place}) from {of}.",
    "captured nobody": "{seat} takes {country} ({place}).",
    "captured own": "{seat} keeps {country} ({place}) and puts another token there.",
    "held": "{country} ({place}) holds: its defence in {suit} is {value}.",
    "leads": "{seat} starts next.",
    "drew": "{seat} draws a card; {left}.",
    "drawn card": "You draw {face}.",
    "kept card": "You keep {face}.",
    "hands passed": "The hands are passed to the left.",
    "received": "You are passed {faces}.",
    "laid aside": "{seat} lays a card into pair {pair}.",
    "laid card": "You lay {face} aside.",
    "tribute set": "You set {face} as tribute.",
    "tribute paid": "{seat} gives two cards to {to}.",
    "tribute": "{seat} gave {faces} to {to}.",
    "pair taken": "{seat} takes pair {pair}.",
    "pair": "{seat} took {faces}.",
    "met": "{seat} shows {to}: {faces}.",
    "armed": "{seat} wins the arming phase: {reason}.",
    "campaign": "{side} wins the campaign: {reason}.",
    "rebel scored": "{seat} won {won} as a Rebel.",
    "rebel scored again": "{seat} won {won} as a Rebel, {total} in both campaigns.",
    "empire scored": "{seat} ruled {countries} as Empire.",
    "game over": "{winners} won: {reason}.",
}
