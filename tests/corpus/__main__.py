"""Let the corpus grow; see README.md.

`python -m tests.corpus add FILE…` adds finished records, `python -m tests.corpus play NAME [GAME]` plays one new
game for each set of options, `python -m tests.corpus renew GAME` starts anew for a new version of a game's rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.corpus.corpus import FILE, LEAST, add, lines
from tests.corpus.wishes import wished

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.conformance import option_sets
from parlour.kernel.game import Game
from parlour.kernel.record import dump_record, new_match
from parlour.kernel.registry import find_game, games

BOTS = ["random", "greedy"]
MIXES = (0b0000, 0b1111, 0b0101, 0b0010, 0b1001)


def play(game: Game, options: dict[str, object], seed: str, mix: int) -> str:
    """The record of a game between random and greedy bots; the bits of `mix` say who is which."""
    match = new_match(game, options, seed)
    bots = [make_bot(BOTS[mix >> seat & 1], f"{seed} P{seat + 1}") for seat in range(match.state.seats)]
    while match.asks:
        seat = match.asks[0].seat
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return dump_record(match)


def play_round(game: Game, name: str, number: int) -> None:
    """Add a game for each set of options; each round has another mix of bots for it."""
    for place, options in enumerate(option_sets(game)):
        add(play(game, wished(game, options, place), f"{name} {place}", MIXES[(number + place) % len(MIXES)]))


def renew(game: Game) -> None:
    """Forget all games of a kind, and play as many rounds as are needed."""
    kept = [line for line in lines() if json.loads(line)["record"]["game"] != game.name] if FILE.exists() else []
    FILE.write_text("".join([line + "\n" for line in kept]), encoding="utf-8")
    for number in range(-(-LEAST // len(option_sets(game)))):
        play_round(game, f"corpus {number}", number)


match sys.argv[1:]:
    case ["add", *files] if files:
        for file in files:
            add(Path(file).read_text(encoding="utf-8").strip())
    case ["play", seed, *names]:
        for each in [find_game(name) for name in names] or games():
            play_round(each, seed, 0)
    case ["renew", *names] if names:
        for name in names:
            renew(find_game(name))
    case _:
        sys.exit(__doc__)
