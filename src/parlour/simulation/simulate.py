"""Games played for a designer: who won by which rule, how long it took, and the facts that the game notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from parlour.kernel.game import Game, Use
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game
from parlour.kernel.state import NONE, WATCHER
from parlour.simulation.bot_game import Played, play_game
from parlour.simulation.pool import Run, play_all
from parlour.simulation.seating import sit

Facts = dict[str, list[dict[str, object]]]
UseRow = tuple[str, str, str, str, int | None, bool | None, int]  # as frames.USES names them


@dataclass(frozen=True)
class Row:
    """One game: its columns, the game's own facts by the name of the part (a campaign) that they tell of, and
    who used what."""

    columns: dict[str, object]
    facts: Facts
    uses: list[UseRow]

    def flat(self) -> dict[str, object]:
        """All of it in one row: the bid of the first campaign is the column campaign1_bid."""
        row = dict(self.columns)
        for part, rows in self.facts.items():
            for number, facts in enumerate(rows, 1):
                row |= {f"{part}{number}_{name}": value for name, value in facts.items()}
        return row


def prepare(game: Game, options: dict[str, object], bots: list[str], games: int, seed: str) -> Run:
    """A simulation, checked before anything is played."""
    checked = check_options(game, options)
    seated = sit(game, checked, bots)
    return Run(game.name, checked, seated, [list(range(len(seated)))], seed, games)


def play(run: Run, processes: int) -> Iterator[Row]:
    """Every game, in order."""
    return play_all(play_row, run, processes)


def play_row(run: Run, number: int) -> Row:
    """One game, told by what everybody at the table heard."""
    played = play_game(run, number, run.seatings[0], listen=True)
    game = find_game(run.game)
    heard = played.match.heard(WATCHER)
    counts = Counter(event.name.replace(" ", "_") for event in heard)
    columns = result_columns(run, played) | {f"event_{name}": counts[name] for name in sorted(counts)}
    uses = [use_row(played, use) for use in game.uses(run.options, heard)]
    return Row(columns, game.facts(run.options, heard), uses)


def use_row(played: Played, use: Use) -> UseRow:
    """A use as plain data, with whether it was a winner's."""
    nobody = use.seat == NONE
    won = None if nobody else use.seat in played.ending.winners
    return (played.match.seed, use.kind, use.thing, use.what, None if nobody else use.seat + 1, won, use.times)


def result_columns(run: Run, played: Played) -> dict[str, object]:
    """What every game has: seed, options, bots, and how it ended. Seats count from 1."""
    ending = played.ending
    seats = range(len(run.bots))
    columns: dict[str, object] = {"seed": played.match.seed}
    columns |= {f"option_{name}": value for name, value in run.options.items()}
    columns |= {f"bot_{seat + 1}": run.bots[seat] for seat in seats}
    columns["winners"] = " ".join(f"P{seat + 1}" for seat in ending.winners)
    columns |= {"rule": ending.rule, "reason": ending.reason}
    columns |= {f"points_{seat + 1}": ending.payoff(seat) for seat in seats}
    columns |= {f"score_{seat + 1}": ending.scores[seat] for seat in seats}
    columns["decisions"] = sum(played.decisions)
    return columns
