"""Being asked, how often, in which order, and whether at all: a window of interrupts tells nothing of a hand. The
check finds tables that are broken on purpose, each in one of these ways."""

from __future__ import annotations

import pytest
from tests.games.conquest.rich import RichConquest, check_lively

from parlour.games.conquest.rules.interrupts import replies, seats_to_ask
from parlour.games.conquest.rules.table import ACTED, DEPTH, RESOLVE, STEP, WHO, WINDOW, peaceful
from parlour.games.conquest.state import ConquestState
from parlour.kernel.conformance.report import ConformanceError, Report
from parlour.kernel.options import check_options
from parlour.kernel.state import State

SEEDS = 12


def in_window(s: ConquestState) -> bool:
    """Whether a window is open now."""
    return bool(s.frames) and s.frames[-1][STEP] == WINDOW and not peaceful(s) and s.frames[-1][DEPTH] < 3


def able(s: ConquestState) -> list[int]:
    """The seats with more than a pass."""
    return [seat for seat in seats_to_ask(s) if len(replies(s, seat, s.frames[-1])) > 1]


class Hasty(RichConquest):
    """Opens a window only if somebody can answer: that a question comes at all tells of a hand."""

    async def action(self, s: State) -> None:
        """Skip windows in which all would pass."""
        assert isinstance(s, ConquestState)
        if in_window(s) and not able(s):
            s.frames[-1][STEP] = RESOLVE
        await super().action(s)


class Choosy(RichConquest):
    """Asks only those who can answer, but all of them where nobody can: who is asked tells of a hand."""

    async def action(self, s: State) -> None:
        """Count those who cannot answer as asked already."""
        assert isinstance(s, ConquestState)
        if in_window(s) and able(s):
            for seat in seats_to_ask(s):
                if seat not in able(s):
                    s.frames[-1][ACTED] |= 1 << seat
        await super().action(s)


class Ordered(RichConquest):
    """Asks one seat, and that is whoever can answer: the order tells of a hand."""

    async def action(self, s: State) -> None:
        """Count all but one as asked already."""
        assert isinstance(s, ConquestState)
        if in_window(s):
            seats = able(s)
            first = seats[:1] or [seat for seat in seats_to_ask(s) if seat != s.frames[-1][WHO]][:1]
            for seat in seats_to_ask(s):
                if seat not in first:
                    s.frames[-1][ACTED] |= 1 << seat
        await super().action(s)


def check(game: RichConquest, players: int, first: int) -> None:
    """Some games from the middle, with everything checked. Those before `first` are known to show nothing."""
    options = check_options(game, {"players": players, "variants": "no-gate"})
    for seed in range(first, first + SEEDS):
        check_lively(game, options, f"windows {seed}", Report())


@pytest.mark.rule("HG-119")
@pytest.mark.parametrize(
    ("broken", "players", "first"), [(Hasty, 2, 7), (Choosy, 3, 2), (Ordered, 3, 1), (Ordered, 2, 1)]
)
def test_a_table_that_tells_by_asking_is_found(broken: type[RichConquest], players: int, first: int) -> None:
    with pytest.raises(ConformanceError, match=r"cannot tell hidden faces apart|asks its seat the same question"):
        check(broken(3), players, first)
