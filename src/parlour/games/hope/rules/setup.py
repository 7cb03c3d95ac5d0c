"""Set-up: the cards, the piles, and the draft of factions and start cities (DH-022 to DH-042)."""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import HEAD_START, LEAST_PLAYERS
from parlour.games.hope.rules.atoms import fill_hand
from parlour.games.hope.rules.codes import CITY
from parlour.games.hope.rules.legal import draft_options
from parlour.games.hope.rules.mixing import choose_professions, lay_out, take_deck
from parlour.games.hope.rules.table_atoms import choose_capital, choose_faction, draw_first, score, set_phase
from parlour.games.hope.rules.turn import arrive
from parlour.games.hope.rules.winter import begin_year
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import DRAFTING
from parlour.kernel.ask import choose


def begin_game(s: HopeState) -> None:
    """Choose the professions, lay the cards out, and begin the draft."""
    choose_professions(s)
    lay_out(s)
    draw_first(s)


def drafter(s: HopeState) -> int:
    """Who chooses next: to the right from the first player's right, then back again (DH-037, DH-038, DG-60)."""
    if s.drafted < s.seats:
        return (s.first - 1 - s.drafted) % s.seats
    return (s.first + s.drafted) % s.seats


async def draft(s: HopeState) -> None:
    """One choice of a faction or a start city."""
    seat = s.turn
    option = await choose(s, seat, questions.DRAFT, draft_options(s, seat))
    if option < CITY:
        choose_faction(s, seat, option)
    else:
        choose_capital(s, seat, option - CITY)
    if s.drafted < 2 * s.seats:
        set_phase(s, DRAFTING, drafter(s))
    else:
        begin_play(s)


def begin_play(s: HopeState) -> None:
    """Decks, hands, what makes up for acting late, and the first year (DH-039, DH-041, DG-97)."""
    for seat in range(s.seats):
        take_deck(s, seat)
        fill_hand(s, seat)
    for place, points in enumerate(HEAD_START[s.seats - LEAST_PLAYERS]):
        score(s, (s.first + place) % s.seats, points, "acting late in the first year")
    begin_year(s)
    arrive(s, s.start)
