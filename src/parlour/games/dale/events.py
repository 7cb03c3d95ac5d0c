"""What may happen in Dale, with its sentence."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import ALL_DECKS, DECKS, PRINTS
from parlour.games.dale.rules.lasting import ADD, HOWS, MIRROR, SET
from parlour.kernel.declared import events_in
from parlour.kernel.events import (
    CARD,
    FLAG,
    INTEGER,
    NUMBER,
    SEAT,
    TEXT,
    Data,
    Telling,
    Told,
    a_face,
    counted,
    game_over,
    listed,
)
from parlour.kernel.state import NONE


def face_name(face: int) -> str:
    """A card by its name; "-" is an empty place."""
    return "-" if face == NONE else PRINTS[face].name


FACE: Final = a_face(face_name)
FACES: Final = a_face(face_name, many=True)
FACE_IF_ANY: Final = a_face(face_name, optional=True)
SLOTS: Final = a_face(face_name, many=True, optional=True)  # of the market; some may be empty
HOW: Final = Told(INTEGER, spell=lambda how: HOWS[how], choices=HOWS)
FOLKS: Final = Told(INTEGER, lambda folk: ALL_DECKS[folk].short, lambda folk: DECKS[folk], many=True)


# Sentences that need more than a line


def number(data: Data, key: str) -> int:
    """A number of an event."""
    found = data[key]
    assert isinstance(found, int)
    return found


def names(data: Data) -> list[str]:
    """The cards of an event."""
    faces = data["faces"]
    assert isinstance(faces, list)
    return [FACE.say(face) for face in faces]


def say_clock(data: Data) -> str:
    """Where the clock's hand is."""
    return f"The clock moves on: it is {'day' if data['day'] else 'night'}."


def say_gained(data: Data) -> str:
    """Somebody gets a card; one that all see is named by another event."""
    return "" if data["open"] else f"{SEAT.say(data['seat'])} gets a card."


def say_paid(data: Data) -> str:
    """Cards and gold."""
    parts = names(data)
    if number(data, "gold"):
        parts.append(f"{number(data, 'gold')} gold")
    return f"{SEAT.say(data['seat'])} pays {f'with {listed(parts)}' if parts else 'nothing'}."


def say_market(data: Data) -> str:
    """What lies at which surcharge now."""
    cards = [f"{name} +{slot}" for slot, name in enumerate(names(data)) if name != face_name(NONE)]
    return f"The market is now {listed(cards)}." if cards else "The market is empty now."


def say_pile_shuffled(data: Data) -> str:
    """A discard pile in its new order."""
    shuffled = f"{SEAT.say(data['seat'])}'s discard pile is shuffled"
    cards = names(data)[::-1]
    return f"{shuffled}; from the top: {', '.join(cards)}." if cards else f"{shuffled}."


def say_turned_over(data: Data) -> str:
    """A deck that is a discard pile now."""
    cards = names(data)[::-1]
    pile = f"the pile from the top: {', '.join(cards)}" if cards else "the pile is empty now"
    return f"{SEAT.say(data['seat'])}'s deck and discard pile change places; {pile}."


def say_value(data: Data) -> str:
    """What cards are worth until the end of the turn."""
    how, amount, who = number(data, "how"), number(data, "amount"), SEAT.say(data["seat"])
    if data["face"] == NONE:
        subject = f"The cards of {who} are"
    else:
        subject = f"{FACE.say(data['face'])} of {who} is"
    if how == ADD and not amount:
        return f"{subject} worth as much as before."
    if how == ADD:
        change = f"{abs(amount)} {'more' if amount >= 0 else 'less'}"
    elif how == SET:
        change = str(amount)
    else:
        change = "the mirrored value" if how == MIRROR else f"{amount} times as much"
    return f"{subject} worth {change} until the end of the turn."


def say_gold(data: Data) -> str:
    """Gold from the bank, or back."""
    amount, who = number(data, "amount"), SEAT.say(data["seat"])
    return f"{who} takes {amount} gold." if amount > 0 else f"{who} gives {-amount} gold away."


def say_tokens(data: Data) -> str:
    """Tokens on a character, or off it."""
    amount, who = number(data, "amount"), SEAT.say(data["seat"])
    tokens = counted(abs(amount), "token")
    return f"{who} puts {tokens} on the character." if amount > 0 else f"{who} removes {tokens} from the character."


# The table
DECKS_CHOSEN: Final = Telling("decks", {"folks": FOLKS}, "The decks are {folks}.")
CHARACTER: Final = Telling("character", {"seat": SEAT, "face": FACE}, "{seat} is {face}.")
TURN: Final = Telling("turn", {"seat": SEAT}, "It is {seat}'s turn.")
CLOCK: Final = Telling("clock", {"space": NUMBER, "day": FLAG}, say_clock)
ROLLED: Final = Telling("rolled", {"seat": SEAT, "die": TEXT, "result": TEXT}, "{seat} rolls the {die}: {result}.")
GOLD: Final = Telling("gold", {"seat": SEAT, "amount": NUMBER}, say_gold)
TOKENS: Final = Telling("tokens", {"seat": SEAT, "amount": NUMBER}, say_tokens)

# What players do
PLAYED: Final = Telling("played", {"seat": SEAT, "card": CARD, "face": FACE}, "{seat} plays {face}.")
ABILITY: Final = Telling("ability", {"seat": SEAT, "ability": TEXT}, "{seat} uses {ability}.")
PAID: Final = Telling("paid", {"seat": SEAT, "faces": FACES, "gold": NUMBER}, say_paid)
BOUGHT: Final = Telling("bought", {"seat": SEAT, "card": CARD, "face": FACE}, "{seat} buys {face}.")
TAKEN: Final = Telling("taken", {"seat": SEAT, "card": CARD, "face": FACE}, "{seat} takes {face} from the market.")
BUILT: Final = Telling(
    "built",
    {"seat": SEAT, "faces": FACES, "stack": NUMBER},
    "{seat} builds stack {stack} with {faces}.",
    milestone=True,
)
STORED: Final = Telling("stored", {"seat": SEAT, "face": FACE}, "{seat} stores a card on {face}.")
PUT_BESIDE: Final = Telling("put beside", {"seat": SEAT, "face": FACE}, "{face} lies beside {seat}'s character.")
SWAPPED_IN_STALL: Final = Telling(
    "swapped in stall",
    {"side": SEAT, "face": FACE, "for": FACE},
    "{face} takes the place of {for} in {side}'s stall.",  # in teams the first of the two who share it
)

# What happens to cards
ALERT: Final = Telling("alert", {"seat": SEAT, "face": FACE}, "{face} goes off in {seat}'s hand.")
COPIED: Final = Telling("copied", {"face": FACE, "model": FACE}, "{face} is a copy of {model}.")
SHOWN: Final = Telling("shown", {"face": FACE}, "{face} is shown.")
LOOKED: Final = Telling("looked", {"seat": SEAT, "faces": FACES}, "{seat} sees {faces}.")
GAINED: Final = Telling("gained", {"seat": SEAT, "card": CARD, "open": FLAG}, say_gained)
GAINED_CARD: Final = Telling("gained card", {"seat": SEAT, "face": FACE}, "{seat} gets {face}.")
DISCARDED: Final = Telling(
    "discarded", {"seat": SEAT, "card": CARD, "face": FACE}, "{face} goes on {seat}'s discard pile."
)
THROWN_AWAY: Final = Telling("thrown away", {"face": FACE}, "{face} is thrown away.")
ON_DECK: Final = Telling("on deck", {"seat": SEAT}, "A card goes on {seat}'s deck.")
UNDER_DECK: Final = Telling("under deck", {"seat": SEAT}, "A card goes under {seat}'s deck.")
SHUFFLED: Final = Telling("shuffled", {"seat": SEAT}, "{seat}'s deck is shuffled.")
PILE_SHUFFLED: Final = Telling("pile shuffled", {"seat": SEAT, "faces": FACES}, say_pile_shuffled)
TURNED_OVER: Final = Telling("turned over", {"seat": SEAT, "faces": FACES}, say_turned_over)
VALUE_CHANGED: Final = Telling(
    "value changed", {"seat": SEAT, "face": FACE_IF_ANY, "how": HOW, "amount": NUMBER}, say_value
)

# The market
OFFERED: Final = Telling("offered", {"face": FACE, "slot": NUMBER}, "{face} is offered at +{slot}.")
MARKET_MOVED: Final = Telling("market moved", {"faces": SLOTS}, say_market)
MARKET_SHUFFLED: Final = Telling("market shuffled", {}, "The market's discard pile is shuffled and becomes its deck.")
GAME_OVER: Final = game_over()

EVENTS: Final = events_in(globals())
