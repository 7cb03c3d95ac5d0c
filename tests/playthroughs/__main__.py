"""Play the golden games again with their bots and write them out: `python -m tests.playthroughs [NAME…]`."""

from __future__ import annotations

import sys

from tests.playthroughs.cases import CASES, Case
from tests.playthroughs.playthrough import write_playthrough

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.ask import Ask
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game


def write(case: Case) -> None:
    """Play a case and write its file."""
    bots = [make_bot(spec, f"{case.seed} P{seat + 1}") for seat, spec in enumerate(case.bots)]

    def choose(match: Match, ask: Ask) -> str:
        option = bots[ask.seat].answer(match.sight(ask.seat))
        return match.game.say(match.state, ask, option)

    match = new_match(find_game(case.game), case.options, case.seed)
    case.file.write_text(write_playthrough(match, " ".join(case.bots), case.cut, choose), encoding="utf-8")
    print(f"{case.file.name}: {len(match.answers)} answers, {match.ending}")


for each in CASES:
    if len(sys.argv) == 1 or each.name in sys.argv[1:]:
        write(each)
