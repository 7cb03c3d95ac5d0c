"""Alliances under the eyes of its referee: random games with all options, and wrong rules that it must notice.

`PARLOUR_NIGHTLY=1` plays many more.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.dale.builds import plain_only
from tests.referees.mutants import Wrong, foul_in, replace
from tests.referees.referee import watch

import parlour.games  # noqa: F401
from parlour.kernel.conformance import option_sets
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES = 100 if NIGHTLY else 2
ALLIANCES = find_game("alliances")
SETS = option_sets(ALLIANCES)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_the_referee_has_no_complaint(number: int) -> None:
    for game in range(GAMES):
        seed = f"referee {number} {game}"
        match = new_match(ALLIANCES, SETS[number], seed)
        assert watch(match, random.Random(seed), 100_000) > 50
        assert match.ending is not None


def test_a_referee_may_come_late() -> None:
    match = new_match(ALLIANCES, {"players": 4}, "late")
    dice = random.Random("late")
    for _ in range(20):
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options))
    assert watch(match, dice, 100_000) > 50


# What is wrong, the rule that the referee names, the function, its wrong version, and the options that need it.
MUTANTS: list[tuple[str, str, str, Callable[[Wrong], Wrong], dict[str, object]]] = [
    ("a power is one too high", "AL-055", "own_power", lambda f: lambda s, p: (f(s, p)[0], f(s, p)[1] + 1), {}),
    ("Reserve Forces counts all countries", "AL-055", "reserves", lambda f: lambda s, side: f(s, side) + 3, {}),
    ("Global Trading counts two neighbours", "AL-055", "trade", lambda f: lambda s, place: f(s, place) // 2, {}),
    ("a defence is one too low", "AG-57", "defended", lambda f: lambda s, suit: f(s, suit) - 1, {}),
    ("nothing but the leading suit counts", "AL-058", "strongest", lambda f: lambda s: without_dominant(f, s), {}),
    ("the leader starts again", "AL-067", "next_starter", lambda f: lambda s, leader, *_: leader, {}),
    ("anybody may refuse the suit", "AL-050", "playable", lambda f: lambda s, seat: s.hands[seat].copy(), {}),
    ("any country can be targeted", "AL-039", "targets", lambda f: lambda s, side: list(range(20)), {}),
    ("a bid may be repeated", "AL-026", "bids", lambda f: lambda s: [0, *range(max(s.bid, 1), 34)], {}),
    ("the Defender wins every bid", "AL-071", "bid_winner", lambda f: lambda s: (1 - s.aggressor, "AL-071", ""), {}),
    ("Embargo takes the military", "AL-055", "discard_power_cards", lambda f: lambda s, suit: f(s, 1 - suit), {}),
    (
        "a shown card is seen by a rival",
        "AG-29",
        "show_ally",
        lambda f: lambda s, seat: shown(f, s, seat),
        {"meeting": True},
    ),
    ("the hands go to the right", "AL-077", "pass_hands", lambda f: lambda s: to_the_right(f, s), {"drafting": True}),
    (
        "a tie of the arming goes to P1",
        "AG-75",
        "arming_winner",
        lambda f: lambda s: f(s) if s.tricks[0] != s.tricks[1] else (0, "AG-75", "so be it"),
        {"players": 2},
    ),
    (
        "a Rebel gives any two cards",
        "AL-113",
        "tribute_options",
        lambda f: lambda s, seat: s.hands[seat][:3],
        {"players": 3},
    ),
]


def without_dominant(right: Wrong, s: Any) -> Any:
    """The winner as if no suit were dominant."""
    dominant = s.dominant
    s.dominant = -1
    found = right(s)
    s.dominant = dominant
    return found


def shown(right: Wrong, s: Any, seat: int) -> None:
    """What is shown to the ally, and to the left neighbour too."""
    for card in s.kept[seat]:
        s.known[card] |= 1 << (seat + 1) % 4
    right(s, seat)


def to_the_right(right: Wrong, s: Any) -> None:
    """Pass the hands three times to the left."""
    for _ in range(3):
        right(s)


@plain_only
@pytest.mark.parametrize(("rule", "name", "wrong", "options"), [m[1:] for m in MUTANTS], ids=[m[0] for m in MUTANTS])
def test_the_referee_notices(
    rule: str, name: str, wrong: Callable[[Wrong], Wrong], options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    replace(monkeypatch, "alliances", name, wrong)
    foul = foul_in(ALLIANCES, options, "mutant", games=40, answers=2000)
    assert foul is not None
    assert foul.rule == rule, str(foul)
