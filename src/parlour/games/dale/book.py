"""The book of cards: which function says what a card does, and when.

Every deck's module in `effects/` offers tables by these names, from a card's name to its function: for what happens
`async def card(s, me, card)`, for what holds while a card lies somewhere a plain one that gives a number.
`effects/__init__.py` enters them here by face. The rules look cards up here and know none by name.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from parlour.games.dale.payment import Offered
from parlour.games.dale.prints import DECKS, FOLKS, NO_SET, PRINTS
from parlour.games.dale.state import DaleState

Effect = Callable[[DaleState, int, int], Coroutine[Any, Any, None]]
Amount = Callable[[DaleState, int, int], int]
Question = Callable[[DaleState, int, int], bool]
Plan = Callable[[DaleState, int, int], Coroutine[Any, Any, int]]
OfferChange = Callable[[Offered, int], None]
PaidEffect = Callable[[DaleState, int, int, list[int]], Coroutine[Any, Any, None]]


class Faces:
    """The cards that matter on one kind of occasion, by face."""

    def __init__(self) -> None:
        self.faces = [False] * len(PRINTS)  # asked all the time
        self.decks: list[bool] = []  # which decks have such a card, by number, as soon as somebody wants to know
        self.suspects: list[bool] = []  # the same of faces that are or may count as such a card

    def __contains__(self, face: int) -> bool:
        return self.faces[face]


class Table(Faces):
    """What cards do on one kind of occasion, by face."""

    def __init__(self) -> None:
        super().__init__()
        self.effects: dict[int, Effect] = {}

    def __getitem__(self, face: int) -> Effect:
        return self.effects[face]

    def __setitem__(self, face: int, effect: Effect) -> None:
        self.effects[face] = effect
        self.faces[face] = True


class Amounts(Faces):
    """The number that each copy of a card is about on one kind of occasion, by face."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts: dict[int, Amount] = {}

    def __getitem__(self, face: int) -> Amount:
        return self.amounts[face]

    def __setitem__(self, face: int, amount: Amount) -> None:
        self.amounts[face] = amount
        self.faces[face] = True


class Questions(Faces):
    """Whether a card can be used on one kind of occasion, by face."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: dict[int, Question] = {}

    def __getitem__(self, face: int) -> Question:
        return self.questions[face]

    def __setitem__(self, face: int, question: Question) -> None:
        self.questions[face] = question
        self.faces[face] = True


class OfferChanges(Faces):
    """What cards change about themselves when they are offered for a purchase, by face."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[int, OfferChange] = {}

    def __getitem__(self, face: int) -> OfferChange:
        return self.changes[face]

    def __setitem__(self, face: int, change: OfferChange) -> None:
        self.changes[face] = change
        self.faces[face] = True


def decks_with(table: Faces) -> list[bool]:
    """Which decks have a card of a table; worked out once, when all cards are entered."""
    if not table.decks:
        table.decks = [False] * len(DECKS)
        for face in range(len(table.faces)):
            if table.faces[face] and FOLKS[face] != NO_SET:
                table.decks[FOLKS[face]] = True
    return table.decks


def table_of(*faces: int) -> Table:
    """A table of cards about which the rules of the turn know what they do."""
    table = Table()
    for face in faces:
        table[face] = nothing
    return table


TECHNIQUES: Final[Table] = Table()  # when played
AT_TURN_START: Final[Table] = Table()  # stays in the schedule; at the start of my next turn
ABILITIES: Final[Table] = Table()  # once a turn from the hand, no action
FINISHES: Final[Table] = Table()  # stays in the schedule until finished; pays its cost itself
ALERTS: Final[Table] = Table()  # when it comes into a hand that does not own it
ON_ENTERING: Final[Table] = Table()  # when it came into my hand, asked for after the effect
AFTER_FILL: Final[Table] = Table()  # after I filled my hand, each copy once

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
REARRANGING: Final[dict[int, Plan]] = {}

# Texts about the cards paid in a purchase: `async def card(s, me, card, paid)`. Those cards are still in the hand;
# one that a text keeps there or puts elsewhere it takes out of the list, and the rest is discarded.
WHEN_PAID: Final[dict[int, PaidEffect]] = {}  # of every copy that is paid
WHEN_BOUGHT: Final[dict[int, PaidEffect]] = {}  # of the card bought
WHILE_PAYING: Final[dict[int, PaidEffect]] = {}  # of cards that wait in the schedule, and then are resolved
AFTER_PAID: Final[Table] = Table()  # after the purchase, once however many copies were paid

# Reactions from the hand to what another player did; asked for after the action.
ON_RESOLVED: Final[Table] = Table()
ON_PURCHASED: Final[Table] = Table()
ON_SHUFFLED: Final[Table] = Table()
ON_BUILT: Final[Table] = Table()
REACTIONS: Final[Table] = Table()  # all of these, and those on entering a hand

# What holds while a card is in its player's hand, in a stack of the own stall, or in the schedule of an opponent.
LARGER_HAND: Final[Amounts] = Amounts()  # the hand: how many cards more it is filled to
FROM_DISCARD_PILE: Final[Amounts] = Amounts()  # the hand: how many cards of a fill may come from the discard pile
LARGER_HAND_BUILT: Final[Amounts] = Amounts()  # the stall: how many cards more the hand is filled to
DEARER: Final[Amounts] = Amounts()  # an opponent: how much more a market card costs
HIGHER_STACKS: Final[Amounts] = Amounts()  # an opponent: how much more a stack must total
FILL_LIMITS: Final[Amounts] = Amounts()  # an opponent: how many cards at most fill the hand

# What keeps a seat from winning with a complete stall, as long as it is so (DM-205).
WIN_BANS: Final[list[Callable[[DaleState, int], bool]]] = []

# What must be payable before a technique may be played or a card finished (1 for "spend x").
COSTS: Final[dict[int, int]] = {}
FINISH_COSTS: Final[dict[int, int]] = {}

TABLES: Final[dict[str, Table]] = {
    "TECHNIQUES": TECHNIQUES,
    "AT_TURN_START": AT_TURN_START,
    "ABILITIES": ABILITIES,
    "FINISHES": FINISHES,
    "ALERTS": ALERTS,
    "ON_ENTERING": ON_ENTERING,
    "AFTER_FILL": AFTER_FILL,
    "BEFORE_SHUFFLE": BEFORE_SHUFFLE,
    "BEFORE_BUILD": BEFORE_BUILD,
    "AFTER_PURCHASE": AFTER_PURCHASE,
    "AFTER_BUILD": AFTER_BUILD,
    "INSTEAD_OF_DISCARD": INSTEAD_OF_DISCARD,
    "AFTER_PAID": AFTER_PAID,
    "ON_RESOLVED": ON_RESOLVED,
    "ON_PURCHASED": ON_PURCHASED,
    "ON_SHUFFLED": ON_SHUFFLED,
    "ON_BUILT": ON_BUILT,
}

AMOUNTS: Final[dict[str, Amounts]] = {
    "LARGER_HAND": LARGER_HAND,
    "FROM_DISCARD_PILE": FROM_DISCARD_PILE,
    "LARGER_HAND_BUILT": LARGER_HAND_BUILT,
    "DEARER": DEARER,
    "HIGHER_STACKS": HIGHER_STACKS,
    "FILL_LIMITS": FILL_LIMITS,
}

PAID_TABLES: Final[dict[str, dict[int, PaidEffect]]] = {
    "WHEN_PAID": WHEN_PAID,
    "WHEN_BOUGHT": WHEN_BOUGHT,
    "WHILE_PAYING": WHILE_PAYING,
}


def reactions(event: int) -> Table:
    """The reactions to an event, by its number in `state`."""
    return (ON_RESOLVED, ON_PURCHASED, ON_SHUFFLED, ON_BUILT)[event]


def stays(face: int) -> bool:
    """Whether a technique stays in the schedule after it was played."""
    return face in AT_TURN_START or face in FINISHES or face in WAITING


async def nothing(s: DaleState, me: int, card: int) -> None:
    """For cards that act by lying in the schedule, or only later."""
