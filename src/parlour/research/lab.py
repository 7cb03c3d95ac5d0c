"""Self-play: whole games by any bots as arrays, over processes or on a cluster.

    from parlour.research.lab import selfplay
    data = selfplay("alliances", games=100, bots=["greedy"], seed="1", players=4)

The same seeds give the same data wherever the games are played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.bot import Bot
from parlour.bots.levels import make_bot
from parlour.kernel.choice import NO_OPTION, Choice
from parlour.kernel.encoding import Encoding
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.lanes import MOST_ANSWERS
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.research.arrays import Flags, Floats, mask_of, observed, open_game
from parlour.simulation.pool import Run, play_all, play_some
from parlour.simulation.simulate import prepare

FORMATS = (".npz", ".parquet")
DEALS_A_TASK = 8  # on a cluster
TASKS_A_CORE = 4  # of the cluster, in progress at once
Ints: TypeAlias = NDArray[np.int32]


@dataclass(frozen=True)
class Decisions:
    """Decisions of some games, one a row: what the seat saw, what it might do, what it did, and what that brought.

    The reward is what the seat won; it stands at its last decision of a game. `games` numbers the games.
    """

    observations: Floats
    masks: Flags
    actions: Ints
    rewards: Floats
    seats: Ints
    games: Ints

    def columns(self) -> dict[str, NDArray[Any]]:
        """The arrays by their names."""
        return dict(vars(self))


def selfplay(
    game: str | Game,
    games: int,
    bots: Iterable[str] = ("greedy",),
    seed: str = "1",
    processes: int = 1,
    cluster: str = "",
    **options: object,
) -> Decisions:
    """Play games and return all their decisions. `cluster="ray"` plays them on a Ray cluster instead of here."""
    run = prepare_selfplay(game, games, bots, seed, options)
    return together(play(run, processes, cluster))


def prepare_selfplay(
    game: str | Game, games: int, bots: Iterable[str], seed: str, options: Mapping[str, object]
) -> Run:
    """What is to be played, checked before anything is played."""
    found, checked, _ = open_game(game, options)
    return prepare(found, checked, list(bots), games, seed)


def play(run: Run, processes: int, cluster: str = "") -> Iterator[Decisions]:
    """The decisions of every game, in order."""
    if cluster == "ray":
        return over_ray(run)
    if cluster:
        raise ParlourError(f"there is no cluster {cluster!r}; the only one is ray")
    return play_all(play_one, run, processes)


def over_ray(run: Run) -> Iterator[Decisions]:
    """The same on a Ray cluster. Few tasks for each core are in progress, so that what is done is soon fetched."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise ParlourError("a Ray cluster needs the package ray: pip install ray") from None
    if not ray.is_initialized():
        ray.init()
    most = TASKS_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    task, waiting = ray.remote(play_some), deque[Any]()
    for first in range(0, run.deals, DEALS_A_TASK):
        waiting.append(task.remote(play_one, run, range(first, min(first + DEALS_A_TASK, run.deals))))
        if len(waiting) == most:
            yield from ray.get(waiting.popleft())
    while waiting:
        yield from ray.get(waiting.popleft())


def play_one(run: Run, number: int) -> Decisions:
    """One game, every decision of which is noted."""
    found, checked, encoding = open_game(run.game, run.options)
    match = new_match(found, checked, run.deal(number), listen=False)
    bots = [make_bot(run.bots[bot], f"{match.seed} seat {seat}") for seat, bot in enumerate(run.seatings[0])]
    notes = Notes(encoding)
    try:
        play_on(match, bots, notes)
    finally:
        for bot in bots:
            bot.close()
    return notes.decisions(match, number)


def play_on(match: Match, bots: list[Bot], notes: Notes) -> None:
    """Let the bots play to the end."""
    while match.ending is None and len(match.answers) < MOST_ANSWERS:
        for ask in match.asks:
            option = bots[ask.seat].answer(match.sight(ask.seat))
            notes.take(match, Choice(match.game, match.state, ask), option)
            match.answer(ask.seat, option)


class Notes:
    """The decisions of one game, taken one by one."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.observations: list[Floats] = []
        self.masks: list[Flags] = []
        self.actions: list[int] = []
        self.seats: list[int] = []

    def take(self, match: Match, choice: Choice, option: int) -> None:
        """An answer, letter by letter."""
        seat = choice.ask.seat
        while choice.option == NO_OPTION:
            self.observations.append(observed(self.encoding, match.state, seat, choice))
            self.masks.append(mask_of(self.encoding, choice))
            self.seats.append(seat)
            self.actions.append(choice.nexts()[choice.index_of(option)])
            choice.say(self.actions[-1])

    def decisions(self, match: Match, number: int) -> Decisions:
        """All of them, with what each seat won."""
        count, seats = len(self.actions), np.array(self.seats, np.int32)
        rewards = np.zeros(count, np.float32)
        for seat in range(self.encoding.seats):
            mine = np.flatnonzero(seats == seat)
            if mine.size and match.ending is not None:
                rewards[mine[-1]] = match.ending.payoff(seat)
        return Decisions(
            np.array(self.observations, np.float32).reshape(count, self.encoding.size),
            np.array(self.masks, np.int8).reshape(count, self.encoding.actions),
            *(np.array(self.actions, np.int32), rewards, seats, np.full(count, number, np.int32)),
        )


def together(found: Iterable[Decisions]) -> Decisions:
    """The decisions of all games as one."""
    parts = [each.columns() for each in found]
    return Decisions(**{name: np.concatenate([part[name] for part in parts]) for name in parts[0]})


def check_path(path: Path) -> None:
    """Whether decisions can be stored under a name."""
    if path.suffix not in FORMATS:
        raise ParlourError(f"{path}: the name must end with {' or '.join(FORMATS)}")
    if not path.absolute().parent.is_dir():
        raise ParlourError(f"{path}: there is no such folder")


def store(data: Decisions, run: Run, path: Path) -> None:
    """Store decisions with the schema of their numbers, as numpy or Parquet reads them."""
    check_path(path)
    schema = open_game(run.game, run.options)[2].schema
    if path.suffix == ".npz":
        np.savez_compressed(path, allow_pickle=False, game=run.game, schema=schema, **data.columns())
    else:
        import polars as pl

        frame = pl.DataFrame({name: pl.Series(name, values) for name, values in data.columns().items()})
        frame.write_parquet(path, metadata={"game": run.game, "schema": schema})
