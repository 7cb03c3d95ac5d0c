"""The clean-up phase: filling the hand and the market (DM-189 to DM-203, R14)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale import atoms
from parlour.games.dale.book import ABILITIES, AFTER_FILL
from parlour.games.dale.ending import out_of_turns
from parlour.games.dale.market import fill_market, slide_market
from parlour.games.dale.prints import PRINTS_A_DECK, print_of
from parlour.games.dale.state import ENDING, STARTING, DaleState, opponents
from parlour.games.dale.values import hand_size, identity, scheduled
from parlour.games.dale.verbs import gain, need_deck

LOST_SHIPMENTS: Final = print_of("Lost Shipments")
FILL_GUARD: Final = 1000  # G-75
INSPECTED: Final = 20000  # in the list of used cards: this plus a card that acted after this fill


async def clean_up(s: DaleState) -> None:
    """Fill the hand, then the market; then abilities may be used, and the turn ends (DM-132)."""
    me = s.turn
    await fill_hand(s, me)
    if s.ending is not None:
        return
    await after_fill(s, me)
    slide_market(s)
    fill_market(s)
    if abilities_in_play(s):
        atoms.go_to(s, ENDING)
    else:
        finish_turn(s)


def abilities_in_play(s: DaleState) -> bool:
    """Whether any deck of this game has abilities: only then everybody is asked at the end of a turn."""
    for number in s.folks:
        for face in range(number * PRINTS_A_DECK, (number + 1) * PRINTS_A_DECK):
            if face in ABILITIES:
                return True
    return False


async def fill_hand(s: DaleState, me: int) -> None:
    """Draw one by one up to the hand size; junk where deck and discard pile are empty."""
    for _ in range(FILL_GUARD):
        if len(s.hand[me]) >= hand_size(s, me) or not may_fill(s, me):
            return
        card = atoms.take_top(s, s.deck[me]) if await need_deck(s, me) else atoms.mint_junk(s)
        atoms.count_fill(s)
        await gain(s, me, card)
    raise RuntimeError("the hand was never filled")


def may_fill(s: DaleState, me: int) -> bool:
    """Whether Lost Shipments of an opponent allow another card: one for the whole clean-up (R13)."""
    return s.filled == 0 or scheduled(s, opponents(s, me), LOST_SHIPMENTS) == 0


async def after_fill(s: DaleState, me: int) -> None:
    """Cards that act after the fill, each copy once a turn."""
    for card in sorted(s.hand[me]):
        face = identity(s, me, card)
        if face in AFTER_FILL and INSPECTED + card not in s.used:
            atoms.mark_used(s, INSPECTED + card)
            await AFTER_FILL[face](s, me, card)


def finish_turn(s: DaleState) -> None:
    """The next player's turn begins, unless it was the last one."""
    if s.turn_cap and s.turns >= s.turn_cap * s.seats:
        atoms.end_game(s, out_of_turns(s))
        return
    atoms.begin_turn(s, (s.turn + 1) % s.seats)
    atoms.go_to(s, STARTING)
