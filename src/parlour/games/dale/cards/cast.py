"""The characters: what is printed on them, who may be dealt, and what their passive effects change.

`characters.py` enters what characters do into the tables below; everything else asks the questions.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from parlour.games.dale.cards.prints import CAST_ROWS, FIRST_CHARACTER, LYING, MOST_BESIDE, PRINTS, SPECIALTIES
from parlour.games.dale.rules.lasting import pieces_on
from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64
from parlour.kernel.printed import Row
from parlour.kernel.state import NONE

# The colours tell how hard a character is to play (DM-124).
CAST_COLOURS: Final = ("green", "yellow", "red")
LEVELS: Final = ("none", "green", "green+yellow", "all")  # the option: how many of the colours are dealt

# When an ability may be used (DM-130).
START: Final = "start of turn"
ACTION: Final = "action phase"
CLEAN_UP: Final = "clean-up"
END: Final = "end of turn"
TIMES: Final = (START, ACTION, CLEAN_UP, END)
MOST_USES: Final = 9  # of an ability in a turn

# What a character may need to be in the game.
COMPONENTS: Final = ("clock", "traps", "teammate", "gold", "tokens", "hare die", "ocelot die", "polecat die")

DEALT: Final = 2  # characters to choose from

CharacterEffect = Callable[[DaleState, int], Coroutine[Any, Any, None]]
Question = Callable[[DaleState, int], bool]
Estimate = Callable[[DaleState, int, int, int], float]  # seat, what it can pay, what its best purchase costs

SETUPS: Final[dict[int, CharacterEffect]] = {}  # while the starting decks are made
LATE_SETUPS: Final[dict[int, CharacterEffect]] = {}  # when the starting hands are drawn
USES: Final[dict[tuple[int, int], CharacterEffect]] = {}  # by the character and the place of the ability on its card
CONDITIONS: Final[dict[tuple[int, int], Question]] = {}  # likewise: whether it can be used now
WORTHS: Final[dict[tuple[int, int], Estimate]] = {}  # likewise: how good it looks, if it is not simply good
WANTS: Final[dict[tuple[int, int], Question]] = {}  # likewise: whether a merchant wants to use it, if not always
GOLD_FOR: Final[dict[tuple[int, int], int]] = {}  # by the character and the event of its player
TOKENS_FOR: Final[dict[tuple[int, int], int]] = {}
HAND_SIZES: Final[dict[int, Callable[[DaleState, int], int]]] = {}
PRICES: Final[dict[int, Callable[[DaleState, int, int, int], int]]] = {}  # seat, card, slot
HINDRANCES: Final[dict[int, Question]] = {}  # whether the player cannot win now
WANTED_SETS: Final[dict[int, Callable[[DaleState, int], int]]] = {}  # the set that the stall still needs, or NO_SET
COUNTS_AT_FIRST: Final[dict[int, Callable[[DaleState, int], list[int]]]] = {}  # of the cards beside, after the set-up
FAULTS_BESIDE: Final[dict[int, Callable[[DaleState, int], str]]] = {}  # what is wrong with the cards beside, or ""


class Ability:
    """An ability with its bar: name, timing, uses a turn (DM-235)."""

    def __init__(self, row: Row) -> None:
        self.name = row.text("name")
        self.when = row.one_of("when", TIMES)
        self.uses = row.number("uses", 1, MOST_USES)
        self.text = row.text("text")
        self.on = row.text("on", "")  # the large specialty card on which it is printed
        row.end()


class Specialty:
    """A specialty card of a character: its first face, and where its copies lie when the game begins."""

    def __init__(self, row: Row) -> None:
        self.name = row.text("name")
        self.face = SPECIALTIES[self.name]
        self.lies = row.one_of("lies", LYING)
        self.copies = PRINTS[self.face].copies


class Character:
    """One character card (DM-233)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.face = FIRST_CHARACTER + number
        self.name = row.text("name")
        self.title = row.text("title")
        self.colour = row.one_of("colour", CAST_COLOURS)
        self.needs = row.some_of("needs", COMPONENTS)
        self.setup = row.text("setup", "")
        self.passive = row.text("passive", "")
        self.abilities = [Ability(each) for each in row.rows("ability", MOST_BESIDE)]
        self.specialties = [Specialty(each) for each in row.rows("specialty", MOST_BESIDE)]
        row.end()


CAST: Final = [Character(number, row) for number, row in enumerate(CAST_ROWS)]


# Who can be dealt


def usable(colours: int, clock: bool, traps: bool, teams: bool) -> list[int]:
    """The characters of the first colours that need nothing which is not in the game (DM-122, G-14).

    All dice are in the box of Parlour, so nobody is missing one (DM-123).
    """
    return [
        character.number
        for character in CAST
        if character.colour in CAST_COLOURS[:colours] and not lacking(character, clock, traps, teams)
    ]


def lacking(character: Character, clock: bool, traps: bool, teams: bool) -> list[str]:
    """What a character needs and the game does not have."""
    absent = [need for need, there in (("clock", clock), ("traps", traps), ("teammate", teams)) if not there]
    return [need for need in character.needs if need in absent]


def too_few(numbers: list[int], players: int) -> str:
    """What is wrong with so many characters for so many players, or "" (G-14)."""
    needed = players * DEALT
    if len(numbers) >= needed:
        return ""
    return f"{players} players are dealt {DEALT} characters each, and only {len(numbers)} can be used in this game"


# Who plays whom


def role_of(s: DaleState, seat: int) -> int:
    """The number of a seat's character, or NONE."""
    card = s.character[seat]
    return NONE if card == NONE else s.face[card] - FIRST_CHARACTER


def tokens_of(s: DaleState, seat: int) -> int:
    """The tokens on a seat's character."""
    card = s.character[seat]
    return 0 if card == NONE else pieces_on(s, card)


def beside(s: DaleState, seat: int, name: str) -> list[int]:
    """The specialty cards of a name that lie by a seat's character."""
    face = SPECIALTIES[name] + seat
    return [card for card in s.beside[seat] if s.face[card] == face]


# Passive effects (DM-234)


def hand_bonus(s: DaleState, seat: i64) -> i64:
    """How much larger a character makes a hand."""
    if s.character[seat] == NONE:
        return 0
    role = role_of(s, seat)
    return HAND_SIZES[role](s, seat) if role in HAND_SIZES else 0


def price_change(s: DaleState, seat: int, card: int, slot: int) -> int:
    """How a character changes the price of a card in a market slot."""
    if s.character[seat] == NONE:
        return 0
    role = role_of(s, seat)
    return PRICES[role](s, seat, card, slot) if role in PRICES else 0


def earned(s: DaleState, event: int, seat: int) -> tuple[int, int]:
    """The gold and the tokens that a player's character gives for what they just did."""
    if s.character[seat] == NONE:
        return 0, 0
    cause = (role_of(s, seat), event)
    return GOLD_FOR.get(cause, 0), TOKENS_FOR.get(cause, 0)


def hindered(s: DaleState, seat: int) -> bool:
    """Whether a character makes its player ineligible to win (DM-205)."""
    role = role_of(s, seat)
    return role in HINDRANCES and HINDRANCES[role](s, seat)
