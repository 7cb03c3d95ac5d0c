"""Battles for a player's territory, in three rounds, and what a conquest brings (DH-162 to DH-183)."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.lasting import CONQUEST_DISMISS, CONQUEST_DRAW, CONQUEST_POINTS, CONQUEST_RECALL
from parlour.games.hope.cards.maps.board import START_CITY
from parlour.games.hope.rules.atoms import clear_play, draw_cards, take_spoils
from parlour.games.hope.rules.effects import dismiss_cards, recall_cards
from parlour.games.hope.rules.table_atoms import (
    close_battle,
    conquer_from,
    hold,
    open_battle,
    score,
    set_phase,
    tell_totals,
)
from parlour.games.hope.rules.values import NATIVE, bonus, crossing, home_defence, stack_of
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, ASSAILING, DEFENDING, PRESSING_ON
from parlour.kernel.state import NONE

CONQUEST: Final = 2  # points for a player's territory (DH-174, DG-32)


def attack(s: HopeState, seat: int, territory: int) -> None:
    """Begin a battle (DG-30)."""
    way = crossing(s, seat, territory)
    open_battle(s, seat, territory, way, home_defence(s, seat, territory, way))
    set_phase(s, ASSAILING, seat)


async def stop_battle(s: HopeState) -> None:
    """Whoever plays in this round of the battle has stopped."""
    defence = home_defence(s, s.turn, s.target, s.crossing)
    tell_totals(s, defence)
    if s.phase == ASSAILING and s.attack >= defence:
        set_phase(s, DEFENDING, s.turn)
        if not s.hand[s.defender] and not s.ready[s.defender]:  # which everybody can see (DG-65)
            await stop_battle(s)
    elif s.phase == DEFENDING and defence >= s.attack:
        set_phase(s, PRESSING_ON, s.turn)
    else:
        await settle(s, s.attack >= defence, defence)


async def settle(s: HopeState, won: bool, defence: int) -> None:
    """The battle is decided; step 2 goes on."""
    seat, target, loser = s.turn, s.target, s.defender
    if won:
        conquer_from(s, seat)
    else:
        hold(s)
    clear_play(s, loser)
    close_battle(s, s.attack - defence if won and s.assaults > 0 else 0)
    set_phase(s, ACTING, seat)
    if won:
        score(s, seat, CONQUEST + bonus(s, seat, CONQUEST_POINTS), "a rival's territory")
        score(s, loser, -s.raid, "a raid")
        await conquered(s, seat, target, loser)


async def conquered(s: HopeState, seat: int, territory: int, loser: int) -> None:
    """The reward of a territory, and what cards and masters add to it (DH-150 to DH-154, DH-180)."""
    native = NATIVE[s.board][territory]
    if native < START_CITY:
        for _ in range(1 + s.plunder):
            take_spoils(s, seat, stack_of(native))
    if loser == NONE and s.assaults == 0:
        close_battle(s, 0)
    draw_cards(s, seat, s.onward + bonus(s, seat, CONQUEST_DRAW))
    await recall_cards(s, seat, bonus(s, seat, CONQUEST_RECALL))
    await dismiss_cards(s, seat, bonus(s, seat, CONQUEST_DISMISS))
