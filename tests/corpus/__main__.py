"""Let the corpus grow; see README.md.

`python -m tests.corpus add FILE…` adds finished records, `python -m tests.corpus play NAME` plays one new game
for each set of options, `python -m tests.corpus renew` starts it anew for a new version of the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.corpus.corpus import FILE, add

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.conformance import option_sets
from parlour.kernel.game import Game
from parlour.kernel.record import dump_record, new_match
from parlour.kernel.registry import games

BOTS = ["random", "greedy"]


def play(game: Game, options: dict[str, object], seed: str, mix: int) -> str:
    """The record of a game between random and greedy bots; the bits of `mix` say who is which."""
    match = new_match(game, options, seed)
    bots = [make_bot(BOTS[mix >> seat & 1], f"{seed} P{seat + 1}") for seat in range(match.state.seats)]
    while match.asks:
        seat = match.asks[0].seat
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return dump_record(match)


def play_all(name: str, mix: int) -> None:
    """Add a game for each game and set of options."""
    for game in games():
        for number, options in enumerate(option_sets(game)):
            add(play(game, options, f"{name} {number}", mix))


match sys.argv[1:]:
    case ["add", *files] if files:
        for file in files:
            add(Path(file).read_text(encoding="utf-8").strip())
    case ["play", seed]:
        play_all(seed, 0b0101)
    case ["renew"]:
        FILE.unlink(missing_ok=True)
        for mix in (0b0000, 0b1111, 0b0101, 0b0010, 0b1001):
            play_all(f"corpus {mix:04b}", mix)
    case _:
        sys.exit(__doc__)
