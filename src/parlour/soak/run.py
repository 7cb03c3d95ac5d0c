"""Soaking on several processes for a time: a process that dies or takes too long is replaced, and every failure is
kept."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.soak.bout import Bout, draw_bout, read_bout
from parlour.soak.playing import play_bout

LONGEST = 240.0  # seconds for one bout; a process that needs more hangs
MOST_FAILURES = 50
SPAWN = get_context("spawn")  # a fork of a process with threads may hang


@dataclass
class Failure:
    """A bout that broke a promise, and how."""

    bout: str
    words: str


@dataclass
class Tally:
    """What was played."""

    bouts: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def count(self, bout: Bout, decisions: int) -> None:
        """Count one more bout that held."""
        for key in (f"{bout.game}, {bout.check}", "all"):
            self.bouts[key] += 1
            self.decisions[key] += decisions


def worker(pipe: Connection, games: list[str], referee: str, seed: str, first: int, step: int) -> None:
    """Bout after bout until the pipe closes: says what begins, and how it went."""
    number, found = first, [find_game(name) for name in games]
    while True:
        bout = draw_bout(found, dice(f"bout {seed}/{number}"), f"{seed}/{number}")
        pipe.send(("begins", str(bout), 0))
        pipe.send(try_bout(bout, referee))
        number += step


def try_bout(bout: Bout, referee: str) -> tuple[str, str, int]:
    """Whether a bout holds: its decisions, or what failed."""
    try:
        return "holds", "", play_bout(bout, referee)
    except Exception:
        return "fails", traceback.format_exc(), 0


class Hand:
    """One process, and the bout that it plays."""

    def __init__(self, games: list[str], referee: str, seed: str, first: int, step: int) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=worker, args=(theirs, games, referee, seed, first, step), daemon=True)
        self.process.start()
        theirs.close()
        self.bout = ""
        self.began = time.monotonic()

    def end(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def soak(
    games: list[str], referee: str, seed: str, seconds: float, processes: int, tell: Callable[[Tally], None]
) -> Tally:
    """Play for this many seconds; `tell` is called for every bout."""
    tally, until, started = Tally(), time.monotonic() + seconds, 0
    hands = [Hand(games, referee, seed, number, processes) for number in range(processes)]
    try:
        while time.monotonic() < until and len(tally.failures) < MOST_FAILURES:
            for number, hand in enumerate(hands):
                if lost(hand, tally):
                    started += 1
                    hands[number] = Hand(games, referee, f"{seed}+{started}", number, processes)
            for pipe in wait([hand.pipe for hand in hands], 1.0):
                hear(next(hand for hand in hands if hand.pipe is pipe), tally)
                tell(tally)
    finally:
        for hand in hands:
            hand.end()
    return tally


def hear(hand: Hand, tally: Tally) -> None:
    """Read the message of a process."""
    try:
        kind, words, decisions = hand.pipe.recv()
    except EOFError:
        return  # `lost` notices its end
    if kind == "begins":
        hand.bout, hand.began = words, time.monotonic()
    elif kind == "fails":
        tally.failures.append(Failure(hand.bout, words))
    else:
        tally.count(read_bout(hand.bout), decisions)


def lost(hand: Hand, tally: Tally) -> bool:
    """Whether a process died or hangs; its bout has failed then."""
    if hand.process.is_alive() and time.monotonic() - hand.began < LONGEST:
        return False
    if hand.process.is_alive():
        words = f"the bout took longer than {LONGEST:.0f} seconds"
    else:
        words = f"the process died (exit {hand.process.exitcode})"
    tally.failures.append(Failure(hand.bout, words))
    hand.end()
    return True


def again(lines: list[str], referee: str) -> Iterator[Failure]:
    """Play bouts again; returns those that fail."""
    for line in lines:
        kind, words, _ = try_bout(read_bout(line), referee)
        if kind == "fails":
            yield Failure(line, words)
