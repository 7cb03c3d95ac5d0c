"""The conflicts of a campaign, and the tricks of the two-player arming phase."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import is_special
from parlour.games.alliances.cards.specials import resolve_special
from parlour.games.alliances.questions import PLAY, TARGET
from parlour.games.alliances.rules.atoms import (
    clear_table,
    draw_card,
    hold_out,
    pass_lead,
    place_token,
    play_card,
    set_target,
    take_trick,
    win_arming,
)
from parlour.games.alliances.rules.legal import playable, targets
from parlour.games.alliances.rules.powers import defended, strongest
from parlour.games.alliances.rules.table import left_of
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.ask import choose
from parlour.kernel.compiler import i64
from parlour.kernel.events import counted
from parlour.kernel.pieces import player
from parlour.kernel.state import NONE


async def play_round(s: AlliancesState) -> None:
    """Every seat plays one card, from the starting player on, and resolves its special action (AL-045 to AL-053)."""
    seat = s.leader
    for _turn in range(s.seats):
        card: i64 = await choose(s, seat, PLAY, playable(s, seat))
        play_card(s, seat, card)
        face: i64 = s.face[card]
        if is_special(face):
            await resolve_special(s, seat, face)
        seat = left_of(s, seat)


async def conflict(s: AlliancesState) -> None:
    """One conflict: target, cards, winner, capture, and who starts the next."""
    leader = s.leader
    set_target(s, leader, await choose(s, leader, TARGET, targets(s, s.side[leader])))
    await play_round(s)
    winner, suit, value = strongest(s)
    take_trick(s, winner, suit, value)
    fell = winner != NONE and value > defended(s, suit)
    if fell:
        place_token(s, winner, s.target)
    elif winner != NONE:
        hold_out(s, suit)
    clear_table(s)
    pass_lead(s, next_starter(s, leader, winner, fell))


def next_starter(s: AlliancesState, leader: i64, winner: i64, fell: bool) -> i64:
    """The winner who took the country; else the next seat, with two players the winner's opponent (AL-096)."""
    if fell:
        return winner
    if s.seats == 2 and winner != NONE:
        return left_of(s, winner)
    return left_of(s, leader)


async def arming_trick(s: AlliancesState) -> None:
    """One trick of the two-player drafting phase: no target, no dominant suit, then both draw (AL-083 to AL-088)."""
    await play_round(s)
    winner, suit, value = strongest(s)
    take_trick(s, winner, suit, value)
    clear_table(s)
    starter = winner if winner != NONE else left_of(s, s.leader)
    if s.reserve:
        draw_card(s, starter)
        draw_card(s, left_of(s, starter))
    pass_lead(s, starter)
    if not s.reserve:
        winner, rule, reason = arming_winner(s)
        win_arming(s, winner, rule, reason)


def arming_winner(s: AlliancesState) -> tuple[int, str, str]:
    """Most tricks; at a tie the last to win one, else the player who did not start (AL-091, AG-75)."""
    most, least = max(s.tricks), min(s.tricks)
    if most != least:
        return s.tricks.index(most), "AL-091", f"{counted(most, 'trick')} to {least}"
    if s.last_winner == NONE:
        return left_of(s, s.first), "AG-75", f"nobody won a trick, and {player(s.first)} began"
    reason = f"both won {counted(most, 'trick')}, and {player(s.last_winner)} the last of them"
    return s.last_winner, "AG-75", reason
