"""One game played to its end by bots, each seeing only what its seat sees."""

from __future__ import annotations

from time import perf_counter

import parlour.games  # noqa: F401  # a spawned process has to register the games itself
from parlour.bots.bot import Bot
from parlour.bots.levels import make_bot
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.state import Ending
from parlour.simulation.pool import Run

# Bots, random ones above all, can play a game into a position that nobody can win any more: of 1,662 random games of
# Dale one was still going after 60,000 answers. The others took 14,291 at most.
MOST_ANSWERS = 20_000
STOPPED = "stopped"


class Played:
    """A game that is over: its match, its ending, and for each seat its decisions and the seconds they took."""

    def __init__(self, match: Match, ending: Ending, decisions: list[int], seconds: list[float]) -> None:
        self.match = match
        self.ending = ending
        self.decisions = decisions
        self.seconds = seconds


def play_game(run: Run, number: int, seating: list[int], listen: bool) -> Played:
    """Play a deal with the bots in these seats. The randomness of a bot comes from the deal, its seat and its spec.

    A game that takes too long is stopped, and nobody wins it.
    """
    match = new_match(find_game(run.game), run.options, run.deal(number), listen)
    specs = [run.bots[bot] for bot in seating]
    bots = [make_bot(spec, f"{match.seed} seat {seat} {spec}") for seat, spec in enumerate(specs)]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    try:
        ending = play_on(match, bots, decisions, seconds)
    finally:
        for bot in bots:
            bot.close()
    return Played(match, ending, decisions, seconds)


def play_on(match: Match, bots: list[Bot], decisions: list[int], seconds: list[float]) -> Ending:
    """Let the bots play to the end, and count their decisions and seconds."""
    ending = match.ending
    while ending is None:
        for ask in match.asks:
            seat = ask.seat
            sight = match.sight(seat)
            begun = perf_counter()
            option = bots[seat].answer(sight)
            seconds[seat] += perf_counter() - begun
            decisions[seat] += 1
            match.answer(seat, option)
        ending = match.ending or stopped(decisions)
    return ending


def stopped(decisions: list[int]) -> Ending | None:
    """The ending of a game that has taken too many answers, by seat; it has no winner and no scores."""
    if sum(decisions) < MOST_ANSWERS:
        return None
    return Ending([], STOPPED, f"nobody had won after {MOST_ANSWERS} answers", [0] * len(decisions))
