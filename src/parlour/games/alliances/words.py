"""Questions, answers and events of Alliances in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.games.alliances.cards.board import COUNTRY_NAMES, SIDES, place_name
from parlour.games.alliances.cards.prints import LETTERS, SUITS, card_name
from parlour.games.alliances.rules.legal import bid_words
from parlour.games.alliances.speech import counted, player, players
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.ask import Ask
from parlour.kernel.state import NONE, Event

PROMPTS: Final = {
    "bid": "Pass, or bid more countries or a higher suit",
    "target": "Choose the country to fight for",
    "play": "Play a card",
    "bribe": "Bribe: take a politics card",
    "ally": "Dual Allegiance: take a politics card",
    "ally to": "Dual Allegiance: add the politics card to a player's power",
    "monopoly": "Monopoly: keep one economics card",
    "reinforce": "Reinforcement: double a military card",
    "expose": "Covert Operation: discard a special action card",
    "keep": "Drafting: keep a card",
    "show": "Secret meeting: choose a card to show your ally",
    "dominant": "Name the dominant suit",
    "declare": "Declare how many countries you will control, and the dominant suit",
    "lay aside": "Rise to Power: lay a card aside for the Rebels",
    "tribute": "Rise to Power: give one of your highest power cards",
    "pair": "Rise to Power: take one of the face-down pairs",
}


def prompt_of(s: AlliancesState, ask: Ask) -> str:
    """A question as a sentence."""
    if ask.what == "bid" and len(ask.options) == 1:
        return "Pass: there is no higher bid"
    if ask.what == "bid" and s.bidder == NONE:
        return "Pass, or bid a number of countries and a dominant suit"
    return PROMPTS[ask.what]


def say_option(s: AlliancesState, ask: Ask, option: int) -> str:
    """An answer in words."""
    what = ask.what
    if what == "bid":
        return bid_words(option)
    if what == "target":
        return f"{place_name(option)} {COUNTRY_NAMES[s.country[option]]}"
    if what == "dominant":
        return SUITS[option]
    if what == "declare":
        return f"{option // 3}{LETTERS[option % 3]}"
    if what == "pair":
        return f"pair {option + 1}"
    if what == "ally to":
        return player(option)
    return card_name(s.face[option])


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
