"""Questions that card texts put: players, directions, values, and who gets which card."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.questions import CHOOSE_DIRECTION, CHOOSE_PLAYER, NAME_A_VALUE
from parlour.games.dale.rules.table import others
from parlour.games.dale.rules.verbs import choose_cards, choose_other
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.questions import Question

LEFT: Final = 1  # the step to one's left neighbour
LESS, MORE = 0, 1  # what a card is worth


async def choose_another(s: DaleState, me: int) -> int:
    """Choose another player."""
    return await choose_other(s, me, CHOOSE_PLAYER, others(s, me))


def with_cards(seats: list[int], zone: list[list[int]]) -> list[int]:
    """The players among some who have cards in a zone."""
    return [seat for seat in seats if zone[seat]]


def with_deck(s: DaleState, seats: list[int]) -> list[int]:
    """The players among some who have a deck, or a discard pile to form one from."""
    return [seat for seat in seats if s.deck[seat] or s.disc[seat]]


async def choose_others(s: DaleState, me: int, most: int) -> list[int]:
    """Choose up to so many different other players."""
    return await choose_cards(s, me, CHOOSE_PLAYER, others(s, me), 0, most)


async def choose_direction(s: DaleState, me: int) -> int:
    """Choose a way around the table; returns the step from a seat to the next. Between two it is the same."""
    if s.seats == 2:
        return LEFT
    return await choose(s, me, CHOOSE_DIRECTION, [LEFT, s.seats - 1])


async def name_value(s: DaleState, me: int) -> int:
    """Name a value that a card can show."""
    return await choose(s, me, NAME_A_VALUE, [1, 2, 3, 4, 5])


async def share_out(s: DaleState, me: int, question: Question, cards: list[int], seats: list[int]) -> list[int]:
    """Choose a card for every seat, each card once; returns them in the order of the seats."""
    left, shares = sorted(cards), []
    for seat in seats:
        card = await choose(s, me, question.about(seat), left.copy()) if len(left) > 1 else left[0]
        left.remove(card)
        shares.append(card)
    return shares
