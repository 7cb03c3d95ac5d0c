"""What a position of Alliances is made of. `make states` writes state.py from it."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.view_types import Phase
from parlour.kernel.state import NOBODY, NONE, State, bit
from parlour.kernel.zones import HIDDEN, OWNER, PILE, SPREAD, Zone, Zones, numbers, per_seat, value

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
        value("phase", CONFLICTS, "one of the phases"),
        value("campaign", 0, "which campaign it is"),
        value("first", 0, "the first bidder, or who is first in the arming phase"),
        value("turn", 0, "whose turn it is"),
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
        ).replaced(),
        numbers("barred", "of each card, the set of suits that it cannot have, as everybody could see"),
        numbers("sworn", "of each card, the Rebel who held it back when they gave their two highest").replaced(),
        # The map
        numbers("country", "the country at each place").replaced(),
        numbers("stack", "the tokens at each place: a 1 followed by one binary digit a token, bottom to top"),
        # Bids and roles
        value("bid", 0, "the highest bid"),
        value("bidder", NONE, "who made it"),
        value("passed", 0, "the set of seats that have passed"),
        value("dominant", NONE, "the dominant suit"),
        value("aggressor", NONE, "the side that attacks"),
        value("empire", NONE, "three players: who rules alone"),
        value("declared", NONE, "the number that was declared"),
        # The series of conflicts
        value("leader", 0, "who starts the conflict"),
        value("conflict", 0, "which conflict it is"),
        per_seat("tricks", 0, "conflicts won in this series"),
        value("last_winner", NONE, "who won the last one"),
        # The conflict on the table
        value("target", NONE, "the place that is fought for"),
        Zone("table", "the card that each seat has played", owned=True, single=True),
        value("leading", NONE, "the leading suit"),
        value("struck", 0, "the set of seats whose card was discarded"),
        value("bribed", NONE, "the card that Bribe took"),
        value("added", NONE, "the card that Dual Allegiance added"),
        value("added_to", NONE, "and to whose power"),
        value("doubled", NONE, "the card that Reinforcement doubles"),
        numbers("defences", "special actions that strengthen the target"),
        value("spun", False, "whether Spin moved the powers"),
    ],
)
