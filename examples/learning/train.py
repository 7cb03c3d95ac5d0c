"""Teach a seat of Alliances to play: sb3-contrib's MaskablePPO against the greedy bot, for a few minutes on a CPU.

    pip install parlour[research] sb3-contrib
    python examples/learning/train.py --minutes 3 --out learning.svg

The game is the short one for two players, a single campaign. Who plays as well as the bot wins half of the games.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any

import altair as alt
import numpy as np
import polars as pl

from parlour.research.arrays import Flags, Floats
from parlour.research.gymnasium import SeatEnv

RIVAL = "greedy"
TABLES = 16  # games side by side: the network answers for all of them at once
STEPS = 128  # in each of them between two lessons
GAMES = 200  # of a measurement
TRIED = 1_000_000  # the seed of the first of them: no game of the training has it
BETWEEN = 30.0  # seconds of training from one measurement to the next

Choose = Callable[[Floats, Flags], int]


@dataclass(frozen=True)
class Point:
    """A measurement: minutes and decisions of training, and the part of the games that the seat then won."""

    minutes: float
    decisions: int
    won: float


def make_seat() -> SeatEnv:
    """A seat against the bot."""
    return SeatEnv("alliances", seat=0, bots=RIVAL, players=2, campaigns=1)


def win_rate(choose: Choose, games: int = GAMES) -> float:
    """How many games a player wins against the bot, always with the same deals."""
    seat, won = make_seat(), 0.0
    for number in range(games):
        seen, _ = seat.reset(seed=TRIED + number)
        over = cut = False
        while not over and not cut:
            seen, reward, over, cut, _ = seat.step(np.int64(choose(seen, seat.action_masks())))
            won += reward
    return won / games


def at_random() -> Choose:
    """A player who takes any allowed action."""
    chance = np.random.default_rng(1)
    return lambda seen, mask: int(chance.choice(np.flatnonzero(mask)))


def make_model() -> Any:
    """MaskablePPO with a small network, on one core."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    torch.set_num_threads(1)
    return MaskablePPO(
        "MlpPolicy",
        make_vec_env(make_seat, n_envs=TABLES, seed=1),
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,  # a late win is a win
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=1,
    )


def train(minutes: float, tell: Callable[[Point], None]) -> list[Point]:
    """Train for some minutes of processor time and measure on the way. Measuring does not count as training."""
    model = make_model()

    def choose(seen: Floats, mask: Flags) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    points: list[Point] = []
    spent = 0.0
    while not points or spent < 60 * minutes:
        if not points or spent - 60 * points[-1].minutes >= BETWEEN:
            points.append(Point(spent / 60, model.num_timesteps, win_rate(choose)))
            tell(points[-1])
        begun = process_time()
        model.learn(TABLES * STEPS, reset_num_timesteps=False)
        spent += process_time() - begun
    points.append(Point(spent / 60, model.num_timesteps, win_rate(choose)))
    tell(points[-1])
    return points


def draw(points: list[Point], random_won: float, path: Path) -> None:
    """Draw the win rates over time, between those of a random player and of the bot itself."""
    axis = alt.Axis(format="%")
    curve = (
        alt.Chart(pl.DataFrame([asdict(point) for point in points]))
        .mark_line(point=True)
        .encode(
            x=alt.X("minutes:Q", title="minutes of training on one core"),
            y=alt.Y("won:Q", title=f"games won against {RIVAL}", axis=axis, scale=alt.Scale(domain=[0, 0.6])),
        )
    )
    lines = pl.DataFrame([{"won": 0.5, "who": RIVAL}, {"won": random_won, "who": "random"}])
    rules = alt.Chart(lines).mark_rule(strokeDash=[4, 4], color="grey").encode(y="won:Q")
    words = alt.Chart(lines).mark_text(align="right", dy=-6, x=420, color="grey").encode(y="won:Q", text="who:N")
    (rules + words + curve).properties(width=420, height=240).save(path)


def main() -> None:
    """Train, tell how it goes, and draw it."""
    parser = argparse.ArgumentParser(description="Train MaskablePPO against the greedy bot.")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--out", type=Path, default=Path("learning.svg"))
    given = parser.parse_args()
    random_won = win_rate(at_random())
    print(f"random: {random_won:.1%}")
    points = train(given.minutes, tell)
    draw(points, random_won, given.out)


def tell(point: Point) -> None:
    """Print a measurement."""
    print(f"{point.minutes:.1f} min, {point.decisions} decisions: {point.won:.1%}", flush=True)


if __name__ == "__main__":
    main()
