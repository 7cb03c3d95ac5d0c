"""Which action comes next."""

from __future__ import annotations

from parlour.games.hope.rules.acting import act
from parlour.games.hope.rules.setup import draft
from parlour.games.hope.rules.turn import arrive, choose_action, tidy
from parlour.games.hope.rules.winter import winter
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import CHOOSING, DRAFTING, TIDYING, WINTER


async def next_action(s: HopeState) -> None:
    """One decision and all that it causes."""
    if s.phase == DRAFTING:
        await draft(s)
    elif s.phase == CHOOSING:
        await choose_action(s)
    elif s.phase == TIDYING:
        await tidy(s)
    elif s.phase == WINTER:
        await winter(s)
        if s.phase == CHOOSING:
            arrive(s, s.start)
    else:
        await act(s)
