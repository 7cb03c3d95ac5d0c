"""What a position of Alliances is made of. `make states` writes state.py from it."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.board import COUNTRY_NAMES, PLACES, SIDES, place_name
from parlour.games.alliances.cards.prints import CARDS, SUITS, card_name
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.view_types import Phase
from parlour.kernel.state import NOBODY, NONE, State, bit
from parlour.kernel.zones import (
    CARD,
    HIDDEN,
    NAME,
    OWNER,
    PILE,
    SPREAD,
    Zone,
    Zones,
    a_seat,
    numbers,
    per_seat,
    some_seats,
    value,
)

# The phases, each an action or a series of like actions.
DRAFTING: Final = 0  # four players, variant: keep two, pass the rest
MEETING: Final = 1  # four players, variant: allies show each other two cards
BIDDING: Final = 2  # four players: the State of the Nations
ARMING: Final = 3  # two players: the drafting phase with its twelve tricks
DECLARING: Final = 4  # two players: the dominant suit, and the number in the variant
YIELDING: Final = 5  # three players, Rise to Power: the Empire lays four cards aside
TRIBUTE: Final = 6  # three players, Rise to Power: the Rebels give and take
CONFLICTS: Final = 7
PHASES: Final[tuple[Phase, ...]] = (
    "drafting",
    "meeting",
    "bidding",
    "arming",
    "declaring",
    "yielding",
    "tribute",
    "conflicts",
)

MOST_PASSES: Final = 6  # how often a hand of twelve may be passed in the draft, the first look included


def is_drafting(s: State) -> bool:
    """While hands are drafted from, the cards that are kept lie apart; later `kept` points into the hand."""
    assert isinstance(s, AlliancesState)
    return s.phase == DRAFTING


def nowhere(s: State) -> bool:
    """A tribute stays in the hand until both are done, and is noted after that."""
    return False


def the_empire(s: State, owner: int, card: int) -> int:
    """The Empire laid them aside."""
    assert isinstance(s, AlliancesState)
    return bit(s.empire)


def givers(s: State, owner: int, card: int) -> int:
    """A Rebel remembers what they gave, wherever it is."""
    assert isinstance(s, AlliancesState)
    return bit(owner) if s.phase == CONFLICTS else NOBODY


ZONES: Final = Zones(
    "AlliancesState",
    "Who holds what, whose country is whose, and the conflict on the table.",
    [
        # Options of the game
        value("drafts", False, "whether four players draft"),
        value("meets", False, "whether allies show each other two cards"),
        value("nations", False, "whether two players declare a number"),
        value("campaigns", 3, "how many are played at most"),
        # The frame: which campaign, whose turn, what was won
        value("phase", CONFLICTS, "one of the phases").of(NAME, list(PHASES)),
        value("campaign", 0, "which campaign it is"),
        a_seat("first", "the first bidder, or who is first in the arming phase"),
        a_seat("turn", "whose turn it is"),
        per_seat("side", 0, "gold or silver").replaced(),
        numbers("wins", "campaigns won by each side", [0, 0]),
        per_seat("scores", 0, "three players: countries ruled as Empire"),
        per_seat("rebel_tricks", 0, "three players: conflicts won as a Rebel"),
        # Cards
        Zone("hands", "the hand of each seat", owned=True, seen=OWNER, lies=SPREAD),
        Zone("reserve", "cards to draw from", seen=HIDDEN, lies=PILE),
        Zone("kept", "kept in the draft, or chosen to be shown", owned=True, seen=OWNER, holds=is_drafting),
        Zone("aside", "the pairs that the Empire laid aside", lies=SPREAD, known=the_empire),
        Zone("tribute", "what a Rebel gives or gave", owned=True, holds=nowhere, known=givers),
        Zone("spent", "cards of earlier conflicts", lies=SPREAD),
        numbers(
            "drafted",
            "of each card, the hand that it was dealt to in the draft, times six, and how often that hand "
            "had been passed when somebody took the card out of it, or has been by now",
            secret=True,
        ).replaced(),
        numbers("barred", "of each card, the set of suits that it cannot have, as everybody could see", secret=True),
        numbers(
            "sworn", "of each card, the Rebel who held it back when they gave their two highest", secret=True
        ).replaced(),
        # The map
        numbers("country", "the country at each place").of(NAME, COUNTRY_NAMES).up_to(PLACES).replaced(),
        numbers("stack", "the tokens at each place: a 1 followed by one binary digit a token, bottom to top").up_to(
            PLACES
        ),
        # Bids and roles
        value("bid", 0, "the highest bid"),
        a_seat("bidder", "who made it", NONE),
        some_seats("passed", "the set of seats that have passed"),
        value("dominant", NONE, "the dominant suit").of(NAME, list(SUITS)),
        value("aggressor", NONE, "the side that attacks").of(NAME, list(SIDES)),
        a_seat("empire", "three players: who rules alone", NONE),
        value("declared", NONE, "the number that was declared"),
        # The series of conflicts
        a_seat("leader", "who starts the conflict"),
        value("conflict", 0, "which conflict it is"),
        per_seat("tricks", 0, "conflicts won in this series"),
        a_seat("last_winner", "who won the last one", NONE),
        # The conflict on the table
        value("target", NONE, "the place that is fought for").of(NAME, [place_name(place) for place in range(PLACES)]),
        Zone("table", "the card that each seat has played", owned=True, single=True),
        value("leading", NONE, "the leading suit").of(NAME, list(SUITS)),
        some_seats("struck", "the set of seats whose card was discarded"),
        value("bribed", NONE, "the card that Bribe took").of(CARD),
        value("added", NONE, "the card that Dual Allegiance added").of(CARD),
        a_seat("added_to", "and to whose power", NONE),
        value("doubled", NONE, "the card that Reinforcement doubles").of(CARD),
        numbers("defences", "special actions that strengthen the target")
        .of(NAME, [card_name(face) for face in range(CARDS)])
        .up_to(4),
        value("spun", False, "whether Spin moved the powers"),
    ],
)
