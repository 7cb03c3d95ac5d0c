"""What may happen in Alliances, with its sentence."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.board import COUNTRY_NAMES, SIDES, place_name
from parlour.games.alliances.cards.prints import LETTERS, SUITS, card_name
from parlour.kernel.declared import events_in
from parlour.kernel.events import (
    CARD,
    INTEGER,
    NUMBER,
    NUMBERS,
    SEAT,
    STRING,
    TEXT,
    Data,
    Telling,
    Told,
    a_face,
    counted,
    game_over,
)


def commas(names: list[str]) -> str:
    """A list of signs."""
    return ", ".join(names)


def cards_left(left: int) -> str:
    """How much of the reserve is left."""
    return "1 is left" if left == 1 else f"{left or 'none'} are left"


FACE: Final = a_face(card_name)
FACES: Final = a_face(card_name, many=True, join=commas)
COUNTRY: Final = Told(INTEGER, lambda country: COUNTRY_NAMES[country], lambda country: COUNTRY_NAMES[country])
COUNTRY_LIST: Final = Told(INTEGER, spell=lambda country: COUNTRY_NAMES[country], many=True)
PLACE: Final = Told(INTEGER, place_name, place_name)
SUIT: Final = Told(INTEGER, lambda suit: SUITS[suit], lambda suit: LETTERS[suit], choices=LETTERS)
SIDE: Final = Told(INTEGER, lambda side: SIDES[side].capitalize(), lambda side: SIDES[side], choices=SIDES)
SERIES: Final = Told(STRING, choices=("trick", "conflict"))
HOLDER: Final = Told(STRING, choices=("nobody", "own", *SIDES))
LEFT: Final = Told(INTEGER, cards_left)
SO_MANY_COUNTRIES: Final = Told(INTEGER, lambda number: counted(number, "country", "countries"))
SO_MANY_CONFLICTS: Final = Told(INTEGER, lambda number: counted(number, "conflict"))


# Sentences that differ where something special is the case


def say_beginner(data: Data) -> str:
    """Who begins a phase."""
    begins = {"bidding": "is the first to bid", "arming": "starts the arming phase"}
    return f"{SEAT.say(data['seat'])} {begins[str(data['phase'])]}."


def say_captured(data: Data) -> str:
    """From whom a country is taken; one's own gets another token."""
    who, where = SEAT.say(data["seat"]), f"{COUNTRY.say(data['country'])} ({PLACE.say(data['place'])})"
    if data["of"] == "own":
        return f"{who} keeps {where} and puts another token there."
    return f"{who} takes {where}." if data["of"] == "nobody" else f"{who} takes {where} from {data['of']}."


def say_drawn(data: Data) -> str:
    """Why nobody wins: a tie, or no power at all."""
    suit = SUIT.say(data["suit"])
    why = f"a tie at {data['value']} {suit}" if data["value"] else f"there is no power in {suit}"
    return f"Nobody wins the {data['series']}: {why}."


def say_rebel_scored(data: Data) -> str:
    """The conflicts of a Rebel, in this campaign and in both."""
    won = f"{SEAT.say(data['seat'])} won {SO_MANY_CONFLICTS.say(data['won'])} as a Rebel"
    return f"{won}." if data["won"] == data["total"] else f"{won}, {data['total']} in both campaigns."


# Before the conflicts
MAP: Final = Telling(
    "map", {"campaign": NUMBER, "countries": COUNTRY_LIST}, "Campaign {campaign}: the countries are laid out."
)
DEALT: Final = Telling("dealt", {"each": NUMBER, "reserve": NUMBER}, "Each player is dealt {each} cards.")
HAND: Final = Telling("hand", {"seat": SEAT, "faces": FACES}, "Your hand: {faces}.")
EMPIRE: Final = Telling("empire", {"seat": SEAT}, "{seat} is the Empire.")
BEGINS: Final = Telling("begins", {"seat": SEAT, "phase": TEXT}, say_beginner)
BID: Final = Telling("bid", {"seat": SEAT, "number": NUMBER, "suit": SUIT}, "{seat} bids {number} {suit}.")
PASSED: Final = Telling("passed", {"seat": SEAT}, "{seat} passes.")
THROWN_IN: Final = Telling("thrown in", {}, "Nobody bids: the cards are thrown in.")
DOMINANT: Final = Telling("dominant", {"seat": SEAT, "suit": SUIT}, "{seat} begins; {suit} is the dominant suit.")
DECLARED: Final = Telling("declared", {"seat": SEAT, "number": SO_MANY_COUNTRIES}, "{seat} declares {number}.")
ARMED: Final = Telling("armed", {"seat": SEAT, "rule": TEXT, "reason": TEXT}, "{seat} wins the arming phase: {reason}.")

# The conflicts
LEADS: Final = Telling("leads", {"seat": SEAT}, "{seat} starts next.")
TARGETED: Final = Telling(
    "targeted", {"seat": SEAT, "place": PLACE, "country": COUNTRY}, "{seat} targets {country} ({place})."
)
PLAYED: Final = Telling("played", {"seat": SEAT, "card": CARD, "face": FACE}, "{seat} plays {face}.")
STRUCK: Final = Telling("struck", {"seat": SEAT, "face": FACE}, "{seat}'s {face} is discarded.")
BRIBED: Final = Telling("bribed", {"seat": SEAT, "face": FACE}, "{seat} takes {face} with the Bribe.")
ADDED: Final = Telling("added", {"seat": SEAT, "face": FACE}, "{face} is added to {seat}'s power.")
DOUBLED: Final = Telling("doubled", {"face": FACE}, "{face} is doubled.")
WORTH: Final = Telling(
    "worth", {"seat": SEAT, "face": FACE, "suit": SUIT, "value": NUMBER}, "{seat}'s {face} is worth {value} {suit}."
)
IDLE: Final = Telling("idle", {"seat": SEAT, "face": FACE}, "{seat}'s {face} does nothing.")
DEFENDED: Final = Telling(
    "defended",
    {"face": FACE, "place": PLACE, "suit": SUIT, "value": NUMBER},
    "{face}: the defence in {suit} is {value} now.",
)
SPUN: Final = Telling("spun", {}, "All powers move to the left.")
WON: Final = Telling(
    "won",
    {"seat": SEAT, "suit": SUIT, "value": NUMBER, "series": SERIES},
    "{seat} wins the {series} with {value} {suit}.",
)
DRAWN: Final = Telling("drawn", {"suit": SUIT, "value": NUMBER, "series": SERIES}, say_drawn)
CAPTURED: Final = Telling("captured", {"seat": SEAT, "place": PLACE, "country": COUNTRY, "of": HOLDER}, say_captured)
HELD: Final = Telling(
    "held",
    {"place": PLACE, "country": COUNTRY, "suit": SUIT, "value": NUMBER},
    "{country} ({place}) holds: its defence in {suit} is {value}.",
)

# The games of two and three, and the variants
DREW: Final = Telling("drew", {"seat": SEAT, "left": LEFT}, "{seat} draws a card; {left}.")
DRAWN_CARD: Final = Telling("drawn card", {"seat": SEAT, "face": FACE}, "You draw {face}.")
KEPT_CARD: Final = Telling("kept card", {"seat": SEAT, "face": FACE}, "You keep {face}.")
HANDS_PASSED: Final = Telling("hands passed", {}, "The hands are passed to the left.")
RECEIVED: Final = Telling("received", {"seat": SEAT, "faces": FACES}, "You are passed {faces}.")
LAID_ASIDE: Final = Telling("laid aside", {"seat": SEAT, "pair": NUMBER}, "{seat} lays a card into pair {pair}.")
LAID_CARD: Final = Telling("laid card", {"seat": SEAT, "face": FACE}, "You lay {face} aside.")
TRIBUTE_SET: Final = Telling("tribute set", {"seat": SEAT, "face": FACE}, "You set {face} as tribute.")
TRIBUTE_PAID: Final = Telling("tribute paid", {"seat": SEAT, "to": SEAT}, "{seat} gives two cards to {to}.")
TRIBUTE: Final = Telling("tribute", {"seat": SEAT, "to": SEAT, "faces": FACES}, "{seat} gave {faces} to {to}.")
PAIR_TAKEN: Final = Telling("pair taken", {"seat": SEAT, "pair": NUMBER}, "{seat} takes pair {pair}.")
PAIR: Final = Telling("pair", {"seat": SEAT, "faces": FACES}, "{seat} took {faces}.")
MET: Final = Telling("met", {"seat": SEAT, "to": SEAT, "faces": FACES}, "{seat} shows {to}: {faces}.")

# Results
CAMPAIGN: Final = Telling(
    "campaign",
    {"side": SIDE, "rule": TEXT, "reason": TEXT, "wins": NUMBERS},
    "{side} wins the campaign: {reason}.",
    milestone=True,
)
REBEL_SCORED: Final = Telling("rebel scored", {"seat": SEAT, "won": NUMBER, "total": NUMBER}, say_rebel_scored)
EMPIRE_SCORED: Final = Telling(
    "empire scored",
    {"seat": SEAT, "countries": SO_MANY_COUNTRIES, "tricks": NUMBERS},
    "{seat} ruled {countries} as Empire.",
)
GAME_OVER: Final = game_over("{winners} won: {reason}.")

EVENTS: Final = events_in(globals())
