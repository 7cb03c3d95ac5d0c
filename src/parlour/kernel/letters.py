"""Letters: every option spelled in small numbers that mean the same in every position, for programs that learn.

An option is often a back, so its number is another card in every game. Its spelling is made of faces, seats as seen
from the one who answers, and numbers. One letter is enough for most options; what is wide, such as a set of cards, is
spelled in several, so that no choice is ever wider than the alphabet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.limits import MOST_SEATS, NO_CARD

if TYPE_CHECKING:  # a state asks questions, which spell their options
    from parlour.kernel.state import State

END: Final = -1  # behind the last letter of an option
STOP: Final = 0  # "no more", "pass"; also the end of an option that begins like a longer one
HIDDEN: Final = 1  # a card that the seat does not know
SEAT: Final = 2  # + how many seats to the left of the one who answers
NUMBER: Final = SEAT + MOST_SEATS  # + a number; a greater one has several digits
DIGITS: Final = 64
FACE: Final = NUMBER + DIGITS  # + the face of a card


def number_letter(number: int, at: int) -> int:
    """A letter of a number."""
    if number < DIGITS:
        return NUMBER + number if at == 0 else END
    digits = 1
    while number >= DIGITS**digits:
        digits += 1
    return NUMBER + number // DIGITS ** (digits - 1 - at) % DIGITS if at < digits else END


def plain_letter(option: int, at: int) -> int:
    """A letter of an option that is a number, or "no more"."""
    if option == NO_CARD:
        return STOP if at == 0 else END
    return number_letter(option, at)


def card_letter(s: State, seat: int, card: int) -> int:
    """The letter of a card: its face, if the seat knows it."""
    return FACE + s.face[card] if s.known[card] >> seat & 1 else HIDDEN


def seat_letter(s: State, seat: int, other: int) -> int:
    """The letter of a player: how far to the left they sit."""
    return SEAT + (other - seat) % s.seats
