"""The data of a game of Dale of Merchants, and simple questions about it.

In every pile the last card of the list is the top.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.kernel.state import NONE, NOT_SET_OUT, TABLE_FIELDS, State

MARKET_SLOTS: Final = 5
HAND_SIZE: Final = 5

# The phases of a turn.
STARTING: Final = 0  # scheduled cards that wait for the start of their player's turn
ACTING: Final = 1
CLEANING: Final = 2
ENDING: Final = 3  # abilities after the clean-up
REACTING: Final = 4  # other players answer what just happened
CLOSING: Final = 5  # abilities of characters at the end of the turn
CASTING: Final = 6  # before the first turn everybody chooses a character
PHASES: Final = ("start of turn", "action phase", "clean-up", "end of turn", "reactions", "end of turn", "characters")

# The ring of the clock: its day spaces, then its night spaces (G-07).
DAY_SPACES: Final = 2
NIGHT_SPACES: Final = 2

# What other players may react to.
RESOLVED: Final = 0
PURCHASED: Final = 1
SHUFFLED: Final = 2
BUILT: Final = 3

# The batch of the market's cards; those of a player have the number of the seat, others NONE.
MARKET_BATCH: Final = 4
CAST_BATCH: Final = 5  # characters that not everybody has seen

NO_ZONES: Final[list[list[int]]] = []
NO_STALLS: Final[list[list[list[int]]]] = []


class DaleState(State):
    """Every card in its zone, and what lasts."""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
        *("teams", "folks", "traps", "cast", "wishes", "goal", "turn_cap", "side"),
        *("deck", "hand", "disc", "sched", "stall", "gold"),
        *("character", "dealt", "beside", "box"),
        *("market", "mdeck", "mdisc", "pile", "aside", "stored", "stored_on"),
        *("charge", "batch", "changes", "copies", "used", "bonus_hand", "clock", "days", "nights"),
        *("phase", "turn", "turns", "actions", "filled", "after", "agenda", "entered"),
        *("matter", "lowest", "highest"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.teams = False
        self.folks = NOT_SET_OUT  # the chosen animalfolk decks
        self.traps = NOT_SET_OUT  # the kinds of traps that everybody has
        self.cast = 0  # how many of the colours green, yellow, red of the characters are dealt
        self.wishes = NO_ZONES  # until the set-up: [decks that chance may add, seats that may start]
        self.goal = 8  # stacks to win
        self.turn_cap = 0  # 0: none
        self.side = NOT_SET_OUT  # whose stall a seat builds
        # Zones of the players.
        self.deck = NO_ZONES
        self.hand = NO_ZONES
        self.disc = NO_ZONES
        self.sched = NO_ZONES
        self.stall = NO_STALLS  # for each side its stacks, each a list of cards
        self.gold = NOT_SET_OUT
        self.character = NOT_SET_OUT  # the card of each seat's character, NONE without one; its charge are tokens
        self.dealt = NO_ZONES  # the characters to choose from
        self.beside = NO_ZONES  # specialty cards that lie by the character
        # Shared zones. Slot 0 of the market is the rightmost, without a surcharge.
        self.market = NOT_SET_OUT
        self.mdeck = NOT_SET_OUT
        self.mdisc = NOT_SET_OUT
        self.pile = NOT_SET_OUT  # junk
        self.box = NOT_SET_OUT  # characters that nobody plays
        self.aside = NOT_SET_OUT  # held while one effect lasts
        self.stored = NOT_SET_OUT
        self.stored_on = NOT_SET_OUT  # the card on which each stored card lies
        # What lasts. `charge[card]` counts whatever a card in the schedule counts.
        self.charge = NOT_SET_OUT
        self.batch = NOT_SET_OUT  # hidden cards of one batch were mixed: any of them may be any other
        self.changes = NO_ZONES  # changes of value in the order they were made: [how, card or NONE, seat, amount]
        self.copies = NO_ZONES  # what copying cards are: [card, model (NONE in the schedule), face]
        self.used = NOT_SET_OUT  # what cards were used for this turn, as `marks` writes it
        self.bonus_hand = 0  # hand size gained this turn
        self.clock = NONE  # the space of the hand, NONE without a clock
        self.days = DAY_SPACES
        self.nights = NIGHT_SPACES
        # The turn.
        self.phase = ACTING
        self.turn = 0
        self.turns = 0
        self.actions = 0  # actions still to be done this turn
        self.filled = 0  # cards drawn in this clean-up
        self.after = ACTING  # the phase to go on with after reactions
        self.agenda = NO_ZONES  # what others may react to: [event, seat]
        self.entered = NOT_SET_OUT  # cards that came into a hand since reactions were last asked for
        # What an open question is about, for its words: the card that is paid for and the amount, or a stack begun.
        self.matter = NOT_SET_OUT
        self.lowest = 0
        self.highest = 0

    def copy(self) -> DaleState:
        """The same position in other lists."""
        other = DaleState(self.seats)
        self.copy_table(other)
        other.teams, other.goal, other.turn_cap, other.cast = self.teams, self.goal, self.turn_cap, self.cast
        other.folks, other.side, other.traps = self.folks.copy(), self.side.copy(), self.traps.copy()
        other.wishes = [wish.copy() for wish in self.wishes]
        other.deck = [cards.copy() for cards in self.deck]
        other.hand = [cards.copy() for cards in self.hand]
        other.disc = [cards.copy() for cards in self.disc]
        other.sched = [cards.copy() for cards in self.sched]
        other.stall = [[stack.copy() for stack in stall] for stall in self.stall]
        other.gold = self.gold.copy()
        other.character, other.box = self.character.copy(), self.box.copy()
        other.dealt = [cards.copy() for cards in self.dealt]
        other.beside = [cards.copy() for cards in self.beside]
        other.market, other.mdeck, other.mdisc = self.market.copy(), self.mdeck.copy(), self.mdisc.copy()
        other.pile, other.aside = self.pile.copy(), self.aside.copy()
        other.stored, other.stored_on = self.stored.copy(), self.stored_on.copy()
        other.charge, other.batch = self.charge.copy(), self.batch.copy()
        other.changes = [change.copy() for change in self.changes]
        other.copies = [model.copy() for model in self.copies]
        other.used, other.bonus_hand = self.used.copy(), self.bonus_hand
        other.clock, other.days, other.nights = self.clock, self.days, self.nights
        other.phase, other.turn, other.turns, other.actions = self.phase, self.turn, self.turns, self.actions
        other.filled, other.after = self.filled, self.after
        other.agenda = [event.copy() for event in self.agenda]
        other.entered = self.entered.copy()
        other.matter, other.lowest, other.highest = self.matter.copy(), self.lowest, self.highest
        return other


def set_out(seats: int) -> DaleState:
    """A table with lists of its own, nothing on it yet."""
    s = DaleState(seats)
    s.face, s.known, s.charge, s.batch = [], [], [], []
    s.folks, s.traps, s.side = [], [], list(range(seats))
    s.deck = [[] for _ in range(seats)]
    s.hand = [[] for _ in range(seats)]
    s.disc = [[] for _ in range(seats)]
    s.sched = [[] for _ in range(seats)]
    s.stall = [[] for _ in range(seats)]
    s.gold = [0] * seats
    s.character = [NONE] * seats
    s.dealt = [[] for _ in range(seats)]
    s.beside = [[] for _ in range(seats)]
    s.market = [NONE] * MARKET_SLOTS
    s.mdeck, s.mdisc, s.pile, s.aside, s.box = [], [], [], [], []
    s.stored, s.stored_on, s.used, s.entered, s.matter = [], [], [], [], []
    s.changes, s.copies, s.agenda = [], [], []
    return s


def others(s: DaleState, seat: int) -> list[int]:
    """All other players, from the left neighbour on (a teammate too)."""
    return [(seat + step) % s.seats for step in range(1, s.seats)]


def opponents(s: DaleState, seat: int) -> list[int]:
    """All other players but the teammate (DM-226)."""
    return [other for other in others(s, seat) if s.side[other] != s.side[seat]]


def stacks_built(s: DaleState, seat: int) -> int:
    """How many stacks a seat's stall has."""
    return len(s.stall[s.side[seat]])


def is_day(s: DaleState) -> bool:
    """Whether the clock's hand is on a day space."""
    return s.clock < s.days
