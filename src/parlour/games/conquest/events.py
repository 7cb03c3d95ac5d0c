"""Everything that may happen in Historical Conquest, declared once."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.faces import face_name
from parlour.kernel.declared import events_in
from parlour.kernel.events import INTEGER, NUMBER, SEAT, TEXT, Data, Telling, Told, a_face, counted, game_over

FACE: Final = a_face(face_name)
FACES: Final = a_face(face_name, many=True)
SO_MANY: Final = Told(INTEGER, lambda number: counted(number, "card"))


def number(data: Data, field: str) -> int:
    """A number that an event tells."""
    value = data[field]
    assert isinstance(value, int)
    return value


def say_morale(data: Data) -> str:
    """Morale that goes up or down."""
    by, seat = number(data, "by"), SEAT.say(data["seat"])
    return f"{seat} {'gains' if by > 0 else 'loses'} {abs(by)} morale and has {number(data, 'morale')}."


def say_battle(data: Data) -> str:
    """A battle with both totals."""
    mine, theirs = number(data, "attack"), number(data, "defence")
    winner = number(data, "winner")
    end = "nobody wins" if winner < 0 else f"{SEAT.say(winner)} wins"
    return f"The battle of {FACE.say(data['to'])}: {mine} against {theirs}, {end}."


BEGINS: Final = Telling("begins", {"seat": SEAT, "round": NUMBER}, "Round {round}: {seat} begins a turn.")
DREW: Final = Telling("drew", {"seat": SEAT, "cards": SO_MANY}, "{seat} draws {cards}.")
DRAWN: Final = Telling("drawn", {"seat": SEAT, "faces": FACES}, "{seat} drew {faces}.")
SHUFFLED: Final = Telling("shuffled", {"seat": SEAT}, "{seat} shuffles the discard pile into a new draw deck.")
LAND_PLACED: Final = Telling("land placed", {"seat": SEAT, "face": FACE}, "{seat} brings {face} into play.")
LAND_TWICE: Final = Telling("land twice", {"seat": SEAT, "face": FACE}, "{seat} has {face} already and discards it.")
PLAYED: Final = Telling("played", {"seat": SEAT, "face": FACE}, "{seat} plays {face}.")
PLACED: Final = Telling("placed", {"seat": SEAT, "face": FACE, "land": FACE}, "{seat} places {face} in {land}.")
CHOSE: Final = Telling("chose", {"seat": SEAT, "face": FACE, "text": TEXT}, "{seat} chooses for {face}: {text}")
USED: Final = Telling("used", {"seat": SEAT, "face": FACE, "text": TEXT}, "{seat} uses {face}: {text}")
INTERRUPTED: Final = Telling("interrupted", {"seat": SEAT, "face": FACE}, "{seat} interrupts with {face}.")
AIMED: Final = Telling("aimed", {"seat": SEAT, "of": SEAT}, "{seat} chooses {of}.")
PICKED: Final = Telling("picked", {"seat": SEAT, "faces": FACES}, "{seat} chooses {faces}.")
DECLINED: Final = Telling("declined", {"seat": SEAT, "face": FACE}, "{seat} does not use {face}.")
NOTHING: Final = Telling("nothing", {"seat": SEAT, "face": FACE, "text": TEXT}, "{face} of {seat} does nothing: {text}")
CANCELLED: Final = Telling("cancelled", {"seat": SEAT, "face": FACE}, "{face} has no effect.")
DISCARDED: Final = Telling("discarded", {"seat": SEAT, "face": FACE}, "{face} of {seat} is discarded.")
SAVED: Final = Telling("saved", {"seat": SEAT, "face": FACE}, "{face} of {seat} is saved and stays.")
TAKEN: Final = Telling("taken", {"seat": SEAT, "of": SEAT, "face": FACE}, "{seat} takes {face} from {of}.")
HAND_TAKEN: Final = Telling("hand taken", {"seat": SEAT, "of": SEAT}, "{seat} takes a card from the hand of {of}.")
FETCHED: Final = Telling("fetched", {"seat": SEAT, "face": FACE}, "{seat} takes {face} into the hand.")
LOOKED: Final = Telling("looked", {"seat": SEAT, "of": SEAT}, "{seat} looks at the hand of {of}.")
LOOKED_DOWN: Final = Telling("looked down", {"seat": SEAT, "cards": SO_MANY}, "{seat} looks at {cards} of the deck.")
MORALE: Final = Telling("morale", {"seat": SEAT, "by": NUMBER, "morale": NUMBER}, say_morale)
KEPT: Final = Telling("kept", {"seat": SEAT, "by": NUMBER, "reason": TEXT}, "{seat} keeps {by} morale: {reason}.")
CAPPED: Final = Telling("capped", {"seat": SEAT, "by": NUMBER}, "{seat} gains {by} morale less: no more in this round.")
ATTACKED: Final = Telling(
    "attacked", {"seat": SEAT, "of": SEAT, "to": FACE, "from": TEXT}, "{seat} attacks {to} of {of} {from}."
)
STOPPED: Final = Telling("stopped", {"seat": SEAT, "to": FACE}, "The attack of {seat} on {to} is stopped.")
VOID: Final = Telling(
    "void", {"seat": SEAT, "to": FACE}, "The attack of {seat} on {to} does not happen and does not count."
)
WON_AT_ONCE: Final = Telling("won at once", {"seat": SEAT}, "{seat} wins this battle, whatever the strengths are.")
BATTLE: Final = Telling("battle", {"to": FACE, "attack": NUMBER, "defence": NUMBER, "winner": NUMBER}, say_battle)
MOVED: Final = Telling("moved", {"seat": SEAT, "face": FACE, "land": FACE}, "{seat} moves {face} to {land}.")
RETURNED: Final = Telling("returned", {"seat": SEAT, "land": FACE}, "The expedition of {seat} returns to {land}.")
SETTLED: Final = Telling("settled", {"seat": SEAT, "land": FACE}, "The expedition of {seat} stays in {land}.")
LAND_TAKEN: Final = Telling(
    "land taken", {"seat": SEAT, "of": SEAT, "face": FACE}, "{seat} takes {face} from {of}.", milestone=True
)
LAND_LOST: Final = Telling(
    "land lost", {"seat": SEAT, "face": FACE}, "{seat} loses {face}, which is not divided any more."
)
LEFT: Final = Telling("left", {"seat": SEAT, "rule": TEXT, "reason": TEXT}, "{seat} leaves the game: {reason}.", True)
GAME_OVER: Final = game_over("The game is over, won by {winners}: {reason}.")

EVENTS: Final = events_in(globals())
