"""Magpies whose rules break when somebody draws or leaves, and a server where it is played."""

from __future__ import annotations

from tests.kernel.questions import asked
from tests.kernel.toy import LAY, Magpies, Toy
from tests.server.moves import PEOPLE

from parlour.kernel.ask import choose
from parlour.kernel.match import Match
from parlour.server.tables.moves import Moves
from parlour.server.thinking.bot_pool import SOMEBODY, BotPool
from parlour.server.thinking.fair_queue import Client

TWO: dict[str, object] = {"players": 2}
LEAVE, DRAW = 0, 1


class Cracked(Toy):
    """Rules that break on some answers to the question after a trick."""

    def __init__(self, *breaks: int) -> None:
        super().__init__()
        self.name = "cracked"
        self.breaks = breaks

    async def draw(self, s: Magpies) -> None:
        drawn = await choose(s, s.turn, asked("draw"), [LEAVE, DRAW])
        if drawn in self.breaks:
            raise LookupError(f"the ace of {s.hands}")
        s.phase = LAY


class Loud(BotPool):
    """Bots that lay their first card and always draw; the simpler ones too."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def answer(self, match: Match, seat: int, level: str, client: Client = SOMEBODY, timed: bool = True) -> int:
        self.asked += 1
        ask = match.ask_of(seat)
        return DRAW if ask.what == "draw" else ask.options[0]

    async def simpler(self, match: Match, seat: int, client: Client = SOMEBODY) -> list[int]:
        self.asked += 1
        return [DRAW, DRAW]


async def lay(moves: Moves, table: str = "t") -> int:
    """People lay their first cards; gives who won the trick, and is asked whether to draw."""
    async with moves.tables.at(table) as (_, live):
        asks, numbers = live.questions, dict(live.asked)
    for ask in asks:
        await moves.answer(table, ask.seat, numbers[ask.seat], ask.options[0], PEOPLE[ask.seat])
    async with moves.tables.at(table) as (_, live):
        assert live.questions[0].what == "draw"
        return live.questions[0].seat


async def decide(moves: Moves, seat: int, option: int, table: str = "t") -> int:
    """A person draws or leaves."""
    async with moves.tables.at(table) as (_, live):
        number = live.asked[seat]
    return await moves.answer(table, seat, number, option, PEOPLE[seat])
