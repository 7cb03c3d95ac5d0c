"""The peak memory of a process that does nothing but playouts: `python -m parlour.benchmarks.footprint`."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import parlour.games  # noqa: F401  # registers the games
from parlour.benchmarks.playouts import random_playout
from parlour.bots.pilots import RandomPilot
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice

PLAYOUTS = {"alliances": 500, "conquest": 50}  # a small game, and the one with most cards
STATUS = Path("/proc/self/status")


def measure() -> float:
    """Megabytes at the peak, of a separate process."""
    done = subprocess.run(
        [sys.executable, "-m", "parlour.benchmarks.footprint"], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def peak() -> float:
    """Megabytes at the peak of this process.

    On Linux `ru_maxrss` includes the peak of the parent process, so the status file is preferred.
    """
    if STATUS.exists():
        lines = [line for line in STATUS.read_text().splitlines() if line.startswith("VmHWM:")]
        if lines:
            return int(lines[0].split()[1]) / 1024
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 2**20 if sys.platform == "darwin" else used / 1024


def play_some() -> None:
    """Random playouts, as many as it takes for memory to settle."""
    pilot = RandomPilot(dice("footprint"))
    for name, playouts in PLAYOUTS.items():
        game = find_game(name)
        options = check_options(game, {})
        for _ in range(playouts):
            random_playout(game, options, pilot)


if __name__ == "__main__":
    play_some()
    print(peak())
