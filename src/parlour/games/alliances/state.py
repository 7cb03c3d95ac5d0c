"""The data of a game of Alliances, and questions about it that never change it."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.alliances.cards.board import COUNTRIES, GOLD, NEUTRAL, PLACES, SILVER
from parlour.games.alliances.cards.prints import suit_of
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE, NOT_SET_OUT, TABLE_FIELDS, State

# The phases, each an action or a series of like actions.
DRAFTING: Final = 0  # four players, variant: keep two, pass the rest
MEETING: Final = 1  # four players, variant: allies show each other two cards
BIDDING: Final = 2  # four players: the State of the Nations
ARMING: Final = 3  # two players: the drafting phase with its twelve tricks
DECLARING: Final = 4  # two players: the dominant suit, and the number in the variant
YIELDING: Final = 5  # three players, Rise to Power: the Empire lays four cards aside
TRIBUTE: Final = 6  # three players, Rise to Power: the Rebels give and take
CONFLICTS: Final = 7
PHASES: Final = ("drafting", "meeting", "bidding", "arming", "declaring", "yielding", "tribute", "conflicts")


MOST_PASSES: Final = 6  # how often a hand of twelve may be passed in the draft, the first look included

# What the lists of a state are until it is set out or copied; never changed.
NO_HANDS: Final[list[list[int]]] = []


class AlliancesState(State):
    """Who holds what, whose country is whose, and the conflict on the table."""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
        *("drafts", "meets", "nations", "campaigns"),
        *("phase", "campaign", "first", "turn", "side", "wins", "scores", "rebel_tricks"),
        *("hands", "reserve", "kept", "aside", "tribute", "spent", "drafted", "barred", "sworn"),
        *("country", "stack"),
        *("bid", "bidder", "passed", "dominant", "aggressor", "empire", "declared"),
        *("leader", "conflict", "tricks", "last_winner"),
        *("target", "table", "leading", "struck", "bribed", "added", "added_to", "doubled", "defences", "spun"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # Options of the game.
        self.drafts = False
        self.meets = False
        self.nations = False
        self.campaigns = 3
        # The frame: which campaign, whose turn, what was won.
        self.phase = CONFLICTS
        self.campaign = 0
        self.first = 0  # first bidder, or first in the arming phase
        self.turn = 0
        self.side = NOT_SET_OUT
        self.wins = NOT_SET_OUT
        self.scores = NOT_SET_OUT  # three players: countries ruled as Empire
        self.rebel_tricks = NOT_SET_OUT  # three players: conflicts won as a Rebel
        # Cards. `drafted[card]` is the hand that a card was dealt to in the draft, times six, and how often that
        # hand had been passed when somebody took the card out of it, or has been by now;
        # `barred[card]` is the set of suits that a card cannot have, as everybody could see;
        # `sworn[card]` is the Rebel who held it back when he gave his two highest.
        self.hands = NO_HANDS
        self.reserve = NOT_SET_OUT
        self.kept = NO_HANDS
        self.aside = NOT_SET_OUT
        self.tribute = NO_HANDS
        self.spent = NOT_SET_OUT
        self.drafted = NOT_SET_OUT
        self.barred = NOT_SET_OUT
        self.sworn = NOT_SET_OUT
        # The map. A stack of tokens is a 1 followed by one binary digit a token, bottom to top.
        self.country = NOT_SET_OUT
        self.stack = NOT_SET_OUT
        # Bids and roles.
        self.bid = 0
        self.bidder = NONE
        self.passed = 0
        self.dominant = NONE
        self.aggressor = NONE
        self.empire = NONE
        self.declared = NONE
        # The series of conflicts.
        self.leader = 0
        self.conflict = 0
        self.tricks = NOT_SET_OUT
        self.last_winner = NONE
        # The conflict on the table. `struck` is the set of seats whose card was discarded.
        self.target = NONE
        self.table = NOT_SET_OUT
        self.leading = NONE
        self.struck = 0
        self.bribed = NONE
        self.added = NONE
        self.added_to = NONE
        self.doubled = NONE
        self.defences = NOT_SET_OUT
        self.spun = False

    def copy(self) -> AlliancesState:
        """The same position in other lists."""
        other = AlliancesState(self.seats)
        self.copy_table(other)
        other.drafts, other.meets, other.nations = self.drafts, self.meets, self.nations
        other.campaigns = self.campaigns
        other.phase, other.campaign, other.first, other.turn = self.phase, self.campaign, self.first, self.turn
        other.side, other.wins = self.side.copy(), self.wins.copy()
        other.scores, other.rebel_tricks = self.scores.copy(), self.rebel_tricks.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.kept = [cards.copy() for cards in self.kept]
        other.tribute = [cards.copy() for cards in self.tribute]
        other.reserve, other.aside, other.spent = self.reserve.copy(), self.aside.copy(), self.spent.copy()
        other.drafted, other.barred, other.sworn = self.drafted.copy(), self.barred.copy(), self.sworn.copy()
        other.country, other.stack = self.country.copy(), self.stack.copy()
        other.bid, other.bidder, other.passed = self.bid, self.bidder, self.passed
        other.dominant, other.aggressor = self.dominant, self.aggressor
        other.empire, other.declared = self.empire, self.declared
        other.leader, other.conflict = self.leader, self.conflict
        other.tricks, other.last_winner = self.tricks.copy(), self.last_winner
        self.copy_conflict(other)
        return other

    def copy_conflict(self, other: AlliancesState) -> None:
        """Give another state the conflict on the table."""
        other.target, other.table, other.leading = self.target, self.table.copy(), self.leading
        other.struck, other.bribed, other.doubled = self.struck, self.bribed, self.doubled
        other.added, other.added_to = self.added, self.added_to
        other.defences, other.spun = self.defences.copy(), self.spun


def set_out(seats: int) -> AlliancesState:
    """A table with lists of its own, nothing on it yet."""
    s = AlliancesState(seats)
    s.side, s.wins = [0] * seats, [0, 0]
    s.scores, s.rebel_tricks, s.tricks = [0] * seats, [0] * seats, [0] * seats
    s.hands = [[] for _ in range(seats)]
    s.kept = [[] for _ in range(seats)]
    s.tribute = [[] for _ in range(seats)]
    s.reserve, s.aside, s.spent, s.defences = [], [], [], []
    s.table = [NONE] * seats
    return s


def owner(s: AlliancesState, place: int) -> int:
    """Whose token lies on top of a place: gold, silver or nobody's."""
    stack = s.stack[place]
    return stack & 1 if stack > 1 else NEUTRAL


def realm(s: AlliancesState, side: int) -> i64:
    """The set of places that a side controls."""
    held: i64 = 0
    place: i64 = 1
    for stack in s.stack:
        if stack > 1 and stack & 1 == side:
            held |= place
        place += place
    return held


def controlled(s: AlliancesState, side: int) -> int:
    """How many countries a side controls."""
    count = 0
    for place in range(PLACES):
        if owner(s, place) == side:
            count += 1
    return count


def tokens(s: AlliancesState, side: int) -> int:
    """How many tokens of a side lie on the tiles, covered ones too."""
    count = 0
    for stack in s.stack:
        while stack > 1:
            if stack & 1 == side:
                count += 1
            stack >>= 1
    return count


def rival(side: int) -> int:
    """The other side."""
    return SILVER if side == GOLD else GOLD


def defence(s: AlliancesState, place: int, suit: int) -> int:
    """The printed defence of the country at a place."""
    return COUNTRIES[s.country[place]].defence[suit]


def left_of(s: AlliancesState, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.seats


def next_seat_in(s: AlliancesState, seat: int, out: int) -> int:
    """The next seat clockwise that is not in a set; the seat itself if it is the last one."""
    seat = left_of(s, seat)
    while out >> seat & 1:
        seat = left_of(s, seat)
    return seat


def rebels(s: AlliancesState) -> tuple[int, int]:
    """The two Rebels, from the Empire's left."""
    first = left_of(s, s.empire)
    return first, left_of(s, first)


def holds_suit(s: AlliancesState, seat: int, suit: int) -> bool:
    """Whether a hand has a card of a suit, special action cards included (AL-050)."""
    face = s.face
    for card in s.hands[seat]:
        if suit_of(face[card]) == suit:
            return True
    return False
