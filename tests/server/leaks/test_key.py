"""Nothing that a running game sends holds its seed or the key of its chance."""

from __future__ import annotations

import pytest
from tests.server.leaks.twins import letters, open_table

from parlour.kernel.ask import Answer
from parlour.kernel.rng import key_of
from parlour.kernel.state import WATCHER

SEED = "a seed that nobody may see"
TURNS = 40


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_no_letter_of_a_running_game_holds_the_seed_or_the_key(game: str) -> None:
    live = open_table(game, {}, SEED)
    secrets = [SEED.encode(), key_of(SEED).encode()]
    assert live.match.state.key.encode() in secrets
    for turn in range(TURNS):
        for eyes in (*range(live.match.state.seats), WATCHER):
            for name, sent in letters(live, eyes, ["Castoria"], costly=turn % 20 == 0).items():
                assert not any(secret in sent for secret in secrets), name
        ask = live.questions[0]
        answer = Answer(ask.seat, ask.what, ask.options[turn % len(ask.options)])
        live.apply(live.entry("answer", ask.seat, 1.0, answer))
