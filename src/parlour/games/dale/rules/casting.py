"""Choosing characters, and the set-up that follows their instructions (DM-113 to DM-125, G-12, G-15)."""

from __future__ import annotations

from parlour.games.dale.cards.cast import CAST, LATE_SETUPS, SETUPS, role_of
from parlour.games.dale.questions import CHOOSE_CHARACTER
from parlour.games.dale.rules import mixing, table_atoms
from parlour.games.dale.rules.setup import begin_first_turn, lay_table
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import Ask, choose_sealed


async def choose_characters(s: DaleState) -> None:
    """Everybody keeps one of two characters, all open them at once, and the table is laid."""
    asks = [Ask(seat, CHOOSE_CHARACTER, sorted(s.dealt[seat])) for seat in range(s.seats)]
    answers = await choose_sealed(s, asks)
    for seat in range(s.seats):
        table_atoms.keep_character(s, answers[seat], seat)
        lay_specialties(s, seat)
    for seat in range(s.seats):
        if role_of(s, seat) in SETUPS:
            await SETUPS[role_of(s, seat)](s, seat)
    for seat in range(s.seats):
        mixing.mix(s, s.deck[seat], seat)
    lay_table(s)
    for seat in range(s.seats):
        if role_of(s, seat) in LATE_SETUPS:
            await LATE_SETUPS[role_of(s, seat)](s, seat)
    begin_first_turn(s)


def lay_specialties(s: DaleState, seat: int) -> None:
    """Specialty cards that the set-up does not shuffle into decks lie by the character (DM-120, DM-121)."""
    for specialty in CAST[role_of(s, seat)].specialties:
        if specialty.lies != "deck":
            for _ in range(specialty.copies):
                table_atoms.put_beside(s, table_atoms.take_from_box(s, specialty.face + seat), seat)
