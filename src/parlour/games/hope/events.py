"""What may happen in Dealers in Hope, with its sentence."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.locations import card_name
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, STRENGTHS
from parlour.kernel.declared import events_in
from parlour.kernel.events import INTEGER, NUMBER, SEAT, TEXT, Data, Telling, Told, a_face, counted, game_over

FACE: Final = a_face(card_name)
FACES: Final = a_face(card_name, many=True)
FACTION: Final = Told(INTEGER, lambda number: FACTIONS[number].name, lambda number: FACTIONS[number].name)
MASTER: Final = Told(
    INTEGER, lambda number: f"Master {ALL_PROFESSIONS[number].name}", lambda number: ALL_PROFESSIONS[number].name
)
PROFESSIONS: Final = Told(
    INTEGER, lambda number: ALL_PROFESSIONS[number].name, lambda number: ALL_PROFESSIONS[number].name, many=True
)
STRENGTH: Final = Told(INTEGER, lambda which: STRENGTHS[which], lambda which: STRENGTHS[which])
CARDS: Final = Told(INTEGER, lambda number: counted(number, "card"))
POINTS: Final = Told(INTEGER, lambda number: counted(number, "point"))
TOKENS: Final = Told(INTEGER, lambda number: counted(number, "defence token"))


def say_scored(data: Data) -> str:
    """Points that are gained or lost, and what for."""
    points = data["points"]
    assert isinstance(points, int)
    verb = "loses" if points < 0 else "scores"
    return f"{SEAT.say(data['seat'])} {verb} {counted(abs(points), 'point')} ({data['why']})."


FIRST: Final = Telling("first", {"seat": SEAT}, "{seat} is the first start player.")
OFFERED: Final = Telling("professions", {"professions": PROFESSIONS}, "The professions are {professions}.")
CHOSE_FACTION: Final = Telling("faction", {"seat": SEAT, "faction": FACTION}, "{seat} leads {faction}.")
CHOSE_CITY: Final = Telling("capital", {"seat": SEAT, "territory": TEXT}, "The capital of {seat} is {territory}.")
YEAR: Final = Telling("year", {"number": NUMBER, "seat": SEAT}, "Year {number} begins with {seat}.")
LATE: Final = Telling("late era", {}, "The late era begins.")
DREW: Final = Telling("drew", {"seat": SEAT, "number": CARDS}, "{seat} draws {number}.")
DRAWN: Final = Telling("drawn", {"seat": SEAT, "faces": FACES}, "You draw {faces}.")
PASSED: Final = Telling("passed", {"seat": SEAT}, "{seat} passes.")
ACTION: Final = Telling("action", {"seat": SEAT, "action": TEXT, "with": TEXT}, "{seat} chooses {action} with {with}.")
PLAYED: Final = Telling(
    "played",
    {"seat": SEAT, "face": FACE, "strength": STRENGTH, "number": NUMBER},
    "{seat} plays {face} for {number} {strength}.",
)
LAID: Final = Telling("laid", {"seat": SEAT, "face": FACE}, "{seat} plays {face}.")
USED: Final = Telling("used", {"seat": SEAT, "face": FACE}, "{seat} uses {face}.")
READIED: Final = Telling("readied", {"seat": SEAT, "face": FACE}, "{seat} puts {face} into the ready area.")
DISCARDED: Final = Telling("discarded", {"seat": SEAT, "face": FACE}, "{seat} discards {face}.")
DISMISSED: Final = Telling("dismissed", {"seat": SEAT, "face": FACE}, "{seat} dismisses {face}.")
RECALLED: Final = Telling("recalled", {"seat": SEAT, "face": FACE}, "{seat} puts {face} on top of their draw pile.")
RESCUED: Final = Telling("rescued", {"seat": SEAT, "face": FACE}, "{seat} takes {face} back into the hand.")
LOOKED: Final = Telling("looked", {"seat": SEAT, "number": CARDS}, "{seat} looks at the top {number} of the draw pile.")
SAW: Final = Telling("saw", {"seat": SEAT, "faces": FACES}, "You see {faces}.")
TRAINED: Final = Telling(
    "trained", {"seat": SEAT, "face": FACE, "cost": NUMBER}, "{seat} trains {face} for {cost} support."
)
MASTERED: Final = Telling(
    "mastered", {"seat": SEAT, "master": MASTER, "cost": NUMBER}, "{seat} trains {master} for {cost} support."
)
GAINED: Final = Telling("gained", {"seat": SEAT, "face": FACE}, "{seat} gains {face}.")
SPOILS: Final = Telling("spoils", {"seat": SEAT, "face": FACE}, "{seat} takes {face} from the spoils of war.")
FORTIFIED: Final = Telling("fortified", {"seat": SEAT, "number": TOKENS}, "{seat} takes {number} for the year.")
SHUFFLED: Final = Telling("shuffled", {"seat": SEAT}, "{seat} shuffles.")
TOOK: Final = Telling(
    "took",
    {"seat": SEAT, "territory": TEXT, "way": TEXT, "cost": NUMBER},
    "{seat} takes {territory} over {way} with {cost} attack.",
)
ATTACKED: Final = Telling(
    "attacked",
    {"seat": SEAT, "territory": TEXT, "way": TEXT, "defender": SEAT, "defence": NUMBER},
    "{seat} attacks {territory} of {defender} over {way}, which has {defence} defence.",
)
TOTALS: Final = Telling(
    "totals", {"attack": NUMBER, "defence": NUMBER}, "The attack is {attack}, the defence {defence}."
)
HELD: Final = Telling("held", {"seat": SEAT, "territory": TEXT}, "{seat} holds {territory}.")
CONQUERED: Final = Telling(
    "conquered",
    {"seat": SEAT, "territory": TEXT, "loser": SEAT},
    "{seat} conquers {territory} from {loser}.",
    milestone=True,
)
SCORED: Final = Telling("scored", {"seat": SEAT, "points": NUMBER, "why": TEXT}, say_scored)
COUNTED: Final = Telling(
    "counted",
    {"seat": SEAT, "score": POINTS, "points": NUMBER, "territories": NUMBER, "prizes": NUMBER, "masters": NUMBER},
    "{seat} has {score}: {points} from play, {territories} for territories, {prizes} for prize cities, "
    "{masters} for masters.",
)
WINTER_COMES: Final = Telling("winter", {}, "Winter comes.", milestone=True)

GAME_OVER: Final = game_over()

EVENTS: Final = events_in(globals())
