"""Questions, answers and events of Alliances in words."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.board import COUNTRY_NAMES, SIDES, place_name
from parlour.games.alliances.cards import LETTERS, SUITS, card_name
from parlour.games.alliances.legal import bid_words
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.ask import Ask
from parlour.kernel.state import Event

PROMPTS: Final = {
    "bid": "Pass, or bid more countries or a higher suit",
    "target": "Choose the country to fight for",
    "play": "Play a card",
    "bribe": "Bribe: take a politics card",
    "ally": "Dual Allegiance: take a politics card",
    "ally to": "Dual Allegiance: add it to a player's power",
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


def player(seat: int) -> str:
    """A seat as people count it."""
    return f"P{seat + 1}"


def say_event(event: Event, seat: int) -> str:
    """An event as a line of the log."""
    data = event.data
    who = player(int(str(data["seat"]))) if "seat" in data else ""
    face = card_name(int(str(data["face"]))) if "face" in data else ""
    faces = data.get("faces")
    cards = ", ".join([card_name(each) for each in faces]) if isinstance(faces, list) else ""
    country = COUNTRY_NAMES[int(str(data["country"]))] if "country" in data else ""
    place = place_name(int(str(data["place"]))) if "place" in data else ""
    suit = SUITS[int(str(data["suit"]))] if "suit" in data else ""
    to = player(int(str(data["to"]))) if "to" in data else ""
    template = LINES.get(event.name, "")
    return template.format(
        **{key: str(value) for key, value in data.items() if key not in ("seat", "face", "faces", "suit", "to")}
        | {"who": who, "face": face, "cards": cards, "country": country, "place": place, "suit": suit, "to": to}
        | {"side": SIDES[int(str(data["side"]))].capitalize() if "side" in data else ""}
        | {"winners": winners(data.get("winners"))}
    )


def winners(seats: object) -> str:
    """The winners of a game."""
    return " and ".join([player(each) for each in seats]) if isinstance(seats, list) else ""


LINES: Final = {
    "map": "The countries are laid out.",
    "dealt": "Each player is dealt {each} cards.",
    "hand": "Your hand: {cards}.",
    "empire": "{who} is the Empire.",
    "bid": "{who} bids {number} {suit}.",
    "passed": "{who} passes.",
    "dominant": "{who} begins; {suit} is the dominant suit.",
    "declared": "{who} declares {number} countries.",
    "targeted": "{who} targets {country} ({place}).",
    "played": "{who} plays {face}.",
    "struck": "{who}'s {face} is discarded.",
    "bribed": "{who} takes {face} with the Bribe.",
    "added": "{face} is added to {who}'s power.",
    "doubled": "{face} is doubled.",
    "defended": "{face} strengthens the defence.",
    "spun": "All powers move to the left.",
    "won": "{who} wins the conflict with {value} {suit}.",
    "drawn": "Nobody wins the conflict.",
    "captured": "{who} takes {country} ({place}).",
    "leads": "{who} starts next.",
    "drew": "{who} draws a card; {left} are left.",
    "drawn card": "You draw {face}.",
    "kept card": "You keep {face}.",
    "hands passed": "The hands are passed to the left.",
    "laid aside": "{who} lays a card into pair {pair}.",
    "laid card": "You lay {face} aside.",
    "tribute set": "You set {face} as tribute.",
    "tribute paid": "{who} gives two cards to {to}.",
    "tribute": "{who} gave {cards} to {to}.",
    "pair taken": "{who} takes pair {pair}.",
    "pair": "{who} took {cards}.",
    "met": "{who} shows {to}: {cards}.",
    "campaign": "{side} wins the campaign: {reason}.",
    "empire scored": "{who} ruled {countries} countries as Empire.",
    "game over": "{winners} won: {reason}.",
}
