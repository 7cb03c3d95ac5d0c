"""The book of cards: which function says what a card does, and when.

Every deck's module offers tables by the names below, from a card's name to its function: for what happens
`async def card(s, me, card)`, for what holds while a card lies somewhere a plain one that gives a number, an answer or
what else its kind of table says. `entered.py` enters them here by face. The rules look cards up here and know
none by name.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

from parlour.games.dale.cards.prints import FOLKS, NO_SET, PRINTS
from parlour.games.dale.rules.payment import Way
from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64

Step = Coroutine[Any, Any, None]  # something that may ask, still to be awaited
Effect = Callable[[DaleState, int, int], Step]
PaidEffect = Callable[[DaleState, int, int, list[int]], Step]
Plan = Callable[[DaleState, int, int], Coroutine[Any, Any, int]]
Amount = Callable[[DaleState, int, int], int]
Look = Callable[[DaleState, int, int], list[int]]
Question = Callable[[DaleState, int, int], bool]
OfferChange = Callable[[Way, int], None]
Admission = Callable[[int], bool]
PaidWorth = Callable[[int], int]

Entry = TypeVar("Entry")


# Of each face the occasions on which it matters, as bits: one look at a card answers for all of them.
TRAITS: Final[list[i64]] = [0] * len(PRINTS)
OCCASIONS: Final[list[Faces]] = []  # each with its bit


class Faces:
    """The cards that matter on one kind of occasion, by face."""

    bit: i64
    decks: i64

    def __init__(self) -> None:
        self.bit = 2 ** len(OCCASIONS)  # which it has in TRAITS
        self.decks = 0  # the set of decks that have such a card
        OCCASIONS.append(self)

    def __contains__(self, face: i64) -> bool:
        return TRAITS[face] & self.bit != 0

    def add(self, face: int) -> None:
        """A card matters here."""
        TRAITS[face] |= self.bit
        if FOLKS[face] != NO_SET:
            self.decks |= 2 ** FOLKS[face]


class Entries(Faces, Generic[Entry]):
    """Cards with what each of them says."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: dict[int, Entry] = {}

    def __getitem__(self, face: int) -> Entry:
        return self.entries[face]

    def __setitem__(self, face: int, entry: Entry) -> None:
        self.entries[face] = entry
        self.add(face)


class Table(Entries[Effect]):
    """What cards do."""


class PaidTable(Entries[PaidEffect]):
    """What cards do about the cards that are paid."""


class Plans(Entries[Plan]):
    """What cards do before something is bought; returns what that is."""


class Amounts(Entries[Amount]):
    """The number that each copy of a card is about."""


class Looks(Entries[Look]):
    """The cards that a card looks at."""


class Questions(Entries[Question]):
    """Whether a card allows something."""


class OfferChanges(Entries[OfferChange]):
    """What cards change about themselves when they are offered for a purchase."""


class Admissions(Entries[Admission]):
    """Which other faces a card lets into its stack."""


class PaidWorths(Entries[PaidWorth]):
    """What a card of a stack is worth for which x is paid."""


class Costs(Entries[int]):
    """What cards cost."""


# Those that are asked about most come first, so that their bits are the low ones.
COPIERS: Final[Faces] = Faces()  # all copying cards
STACK_TELLERS: Final[Faces] = Faces()  # all that tell what else is in their stack or what it totals
ENLARGING: Final[Faces] = Faces()  # all that makes a hand larger
REACTIONS: Final[Faces] = Faces()  # all that react to what another player did, or to entering a hand

# What must be payable before a technique may be played or a card finished (1 for "spend x").
COSTS: Final[Costs] = Costs()
FINISH_COSTS: Final[Costs] = Costs()

TECHNIQUES: Final[Table] = Table()  # when played
AT_TURN_START: Final[Table] = Table()  # stays in the schedule; at the start of my next turn
ABILITIES: Final[Table] = Table()  # once a turn from the hand, no action
FINISHES: Final[Table] = Table()  # stays in the schedule until finished; pays its cost itself
ALERTS: Final[Table] = Table()  # when it comes into a hand that does not own it
ON_ENTERING: Final[Table] = Table()  # when it came into my hand, asked for after the effect
AFTER_FILL: Final[Table] = Table()  # after I filled my hand, each copy once

# Techniques that bring one card for themselves: those that it may be, as far as their player sees them before.
BRINGS: Final[Looks] = Looks()

# Copying cards (R8): the cards of which each is a copy while it is in use; and what one may do once a turn besides.
OPEN_COPIES: Final[Looks] = Looks()  # of what everybody sees
HAND_COPIES: Final[Looks] = Looks()  # of what is in the hand: even that there is one model only is a secret
BESIDES_COPYING: Final[Table] = Table()

# Cards that wait in the schedule for what their own player does next, and then are resolved.
BEFORE_SHUFFLE: Final[Table] = Table()
BEFORE_BUILD: Final[Table] = Table()
AFTER_PURCHASE: Final[Table] = Table()
AFTER_BUILD: Final[Table] = Table()
INSTEAD_OF_DISCARD: Final[Table] = Table()  # a resolved technique of mine, the last card held aside
WAITING: Final[dict[int, str]] = {}  # all cards that wait, for whatever event: what for, in words

# Before a purchase: how a card counts that is offered to pay for a slot or the market's discard pile; and cards that do
# something before the price is set, if they can. Such a card gives what is bought, and has to be among those paid.
WHEN_OFFERED: Final[OfferChanges] = OfferChanges()
CAN_REARRANGE: Final[Questions] = Questions()
REARRANGING: Final[Plans] = Plans()

# Texts about the cards paid in a purchase: `async def card(s, me, card, paid)`. Those cards are still in the hand;
# one that a text keeps there or puts elsewhere it takes out of the list, and the rest is discarded.
WHEN_PAID: Final[PaidTable] = PaidTable()  # of every copy that is paid
WHEN_BOUGHT: Final[PaidTable] = PaidTable()  # of the card bought
WHILE_PAYING: Final[PaidTable] = PaidTable()  # of cards that wait in the schedule, and then are resolved
AFTER_PAID: Final[Table] = Table()  # after the purchase, once however many copies were paid

# Texts about the stack that a card is in.
LETS_IN: Final[Admissions] = Admissions()  # cards beside those of its set
FETCHES: Final[Amounts] = Amounts()  # so many cards of the discard pile, whatever they are
SPREADS: Final[Amounts] = Amounts()  # it may count so much more or less
PAID_WORTHS: Final[PaidWorths] = PaidWorths()  # one may pay x, and it is worth something else
MORE_STACKS: Final[Amounts] = Amounts()  # so many more stacks may be built at once

# Texts of cards that wait in the schedule for a stack.
PILE_LIKE_HAND: Final[Questions] = Questions()  # whether the discard pile can be used like the hand
BRINGS_STACK: Final[Questions] = Questions()  # whether what happens before the stack is built makes one possible

# Reactions from the hand to what another player did; asked for after the action.
ON_RESOLVED: Final[Table] = Table()
ON_PURCHASED: Final[Table] = Table()
ON_SHUFFLED: Final[Table] = Table()
ON_BUILT: Final[Table] = Table()

# What holds while a card is in its player's hand, in a stack of the own stall, or in the schedule of an opponent.
LARGER_HAND: Final[Amounts] = Amounts()  # the hand: how many cards more it is filled to
FROM_DISCARD_PILE: Final[Amounts] = Amounts()  # the hand: how many cards of a fill may come from the discard pile
LARGER_HAND_BUILT: Final[Amounts] = Amounts()  # the stall: how many cards more the hand is filled to
DEARER: Final[Amounts] = Amounts()  # an opponent: how much more a market card costs
HIGHER_STACKS: Final[Amounts] = Amounts()  # an opponent: how much more a stack must total
FILL_STOPS: Final[Amounts] = Amounts()  # an opponent: more than 0 if no further card comes into the hand in this fill

# What keeps a seat from winning with a complete stall, as long as it is so (DM-205).
WIN_BANS: Final[list[Callable[[DaleState, int], bool]]] = []

TABLES: Final[dict[str, Entries[Any]]] = {
    "TECHNIQUES": TECHNIQUES,
    "AT_TURN_START": AT_TURN_START,
    "ABILITIES": ABILITIES,
    "FINISHES": FINISHES,
    "ALERTS": ALERTS,
    "ON_ENTERING": ON_ENTERING,
    "AFTER_FILL": AFTER_FILL,
    "BRINGS": BRINGS,
    "OPEN_COPIES": OPEN_COPIES,
    "HAND_COPIES": HAND_COPIES,
    "BESIDES_COPYING": BESIDES_COPYING,
    "BEFORE_SHUFFLE": BEFORE_SHUFFLE,
    "BEFORE_BUILD": BEFORE_BUILD,
    "AFTER_PURCHASE": AFTER_PURCHASE,
    "AFTER_BUILD": AFTER_BUILD,
    "INSTEAD_OF_DISCARD": INSTEAD_OF_DISCARD,
    "WHEN_OFFERED": WHEN_OFFERED,
    "CAN_REARRANGE": CAN_REARRANGE,
    "REARRANGING": REARRANGING,
    "WHEN_PAID": WHEN_PAID,
    "WHEN_BOUGHT": WHEN_BOUGHT,
    "WHILE_PAYING": WHILE_PAYING,
    "AFTER_PAID": AFTER_PAID,
    "LETS_IN": LETS_IN,
    "FETCHES": FETCHES,
    "SPREADS": SPREADS,
    "PAID_WORTHS": PAID_WORTHS,
    "MORE_STACKS": MORE_STACKS,
    "PILE_LIKE_HAND": PILE_LIKE_HAND,
    "BRINGS_STACK": BRINGS_STACK,
    "ON_RESOLVED": ON_RESOLVED,
    "ON_PURCHASED": ON_PURCHASED,
    "ON_SHUFFLED": ON_SHUFFLED,
    "ON_BUILT": ON_BUILT,
    "LARGER_HAND": LARGER_HAND,
    "FROM_DISCARD_PILE": FROM_DISCARD_PILE,
    "LARGER_HAND_BUILT": LARGER_HAND_BUILT,
    "DEARER": DEARER,
    "HIGHER_STACKS": HIGHER_STACKS,
    "FILL_STOPS": FILL_STOPS,
}


def reactions(event: int) -> Table:
    """The reactions to an event, by its number in `state`."""
    return (ON_RESOLVED, ON_PURCHASED, ON_SHUFFLED, ON_BUILT)[event]


def stays(face: int) -> bool:
    """Whether a technique stays in the schedule after it was played."""
    return face in AT_TURN_START or face in FINISHES or face in WAITING


def unseen_before(s: DaleState, me: int, card: int) -> list[int]:
    """For cards that bring one which nobody sees before."""
    return []


async def nothing(s: DaleState, me: int, card: int) -> None:
    """For cards that act by lying in the schedule, or only later."""
