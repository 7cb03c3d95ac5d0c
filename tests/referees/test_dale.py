"""Dale of Merchants under the eyes of its referee: random games with all decks, and wrong rules that it must notice.

`PARLOUR_NIGHTLY=1` plays many more.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.dale.builds import plain_only
from tests.referees.dale.print import CARDS
from tests.referees.mutants import Wrong, foul_in, replace
from tests.referees.referee import watch

import parlour.games  # noqa: F401
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES, ANSWERS = (400, 1000) if NIGHTLY else (20, 250)
DECKS = sorted(path.stem for path in (CARDS / "decks").glob("*.toml"))
TRAPS = ["itching_powder", "false_bill", "hole_in_the_purse", "wobbly_shelf", "jack_in_the_box"]
DALE_GAME = find_game("dale")


def table(number: int) -> dict[str, object]:
    """Options for one of many games: two, three and four players and teams, with and without traps and characters."""
    dice = random.Random(f"table {number}")
    players, teams = [(2, False), (3, False), (4, False), (4, True)][number % 4]
    first = 5 * number % len(DECKS)  # so that every deck comes soon
    decks = (DECKS + DECKS)[first : first + 2]
    others = [deck for deck in DECKS if deck not in decks]
    decks += dice.sample(others, players + (0 if teams else 1) - 2)
    return {
        "players": players,
        "teams": teams,
        "decks": ",".join(decks),
        "traps": ",".join(dice.sample(TRAPS, 2)) if number % 3 == 1 else "none",
        "characters": "all" if number % 5 in (1, 3) else "none",
    }


@pytest.mark.parametrize("number", range(GAMES))
def test_the_referee_has_no_complaint(number: int) -> None:
    match = new_match(DALE_GAME, table(number), f"referee {number}")
    assert watch(match, random.Random(f"referee {number}"), ANSWERS) > 50


def test_all_decks_are_watched() -> None:
    named = {deck for number in range(GAMES) for deck in str(table(number)["decks"]).split(",")}
    assert named == set(DECKS)


def told_to_all(right: Wrong, s: Any, card: int, *more: Any) -> Any:
    """Everybody sees the card."""
    s.known[card] = 255
    return right(s, card, *more)


def without_changes(right: Wrong, s: Any, seat: int, worth: int, cards: list[int]) -> int:
    """The value before all changes of this turn."""
    return worth


def and_forgets(right: Wrong, s: Any, seat: int, *more: Any) -> Any:
    """The others forget a hand that nothing has left."""
    for card in s.hand[seat]:
        s.known[card] &= 1 << seat
    return right(s, seat, *more)


# What is wrong, the rules of which one is named, the function, its wrong version, and the decks that need it.
MUTANTS: list[tuple[str, str, str, Callable[[Wrong], Wrong], str]] = [
    ("a card costs one more", "DM-139", "price_in", lambda f: lambda *a: f(*a) + 1, "macaws,pandas,gulls"),
    (
        "Scary Gunfight does nothing",
        "DM-139 DM-175",
        "hindering",
        lambda f: lambda *a: type(f(*a))(),
        "crocodiles,macaws,gulls",
    ),
    (
        "one may pay too little",
        "DM-146",
        "payments",
        lambda f: lambda o, lo, *a: f(o, lo - 1, *a),
        "macaws,pandas,gulls",
    ),
    ("one payment is left out", "DM-147", "payments", lambda f: lambda *a: f(*a)[:1], "macaws,pandas,gulls"),
    ("the next stack is one higher", "DM-175", "needed_total", lambda f: lambda *a: f(*a) + 1, "macaws,pandas,gulls"),
    ("any cards make a stack", "DM-175", "go_together", lambda f: lambda *a: True, "squirrels,macaws,gulls"),
    ("the hand size is one too large", "DM-190", "hand_size", lambda f: lambda *a: f(*a) + 1, "macaws,pandas,gulls"),
    ("the market does not slide", "DM-200", "slide_market", lambda f: lambda s: None, "macaws,pandas,gulls"),
    ("values do not change", "G-26", "changed", lambda f: lambda *a: without_changes(f, *a), "ocelots,hares,polecats"),
    ("hands are followed in the dark", "R17", "lose_track", lambda f: lambda *a: {}, "raccoons,mongooses,gulls"),
    (
        "drawn cards are seen by all",
        "R17",
        "put_in_hand",
        lambda f: lambda *a: told_to_all(f, *a),
        "macaws,pandas,gulls",
    ),
    (
        "cards on a deck are seen by all",
        "R17",
        "put_on_deck",
        lambda f: lambda *a: told_to_all(f, *a),
        "raccoons,gulls,macaws",
    ),
    (
        "a discard makes all forget",
        "R17",
        "discard_card",
        lambda f: lambda *a: and_forgets(f, *a),
        "ocelots,pandas,macaws",
    ),
    (
        "the turn goes the other way",
        "DM-128",
        "begin_turn",
        lambda f: lambda s, p: f(s, (p + 1) % s.seats),
        "macaws,pandas,gulls,bats",
    ),
]


@plain_only
@pytest.mark.parametrize(("rules", "name", "wrong", "decks"), [m[1:] for m in MUTANTS], ids=[m[0] for m in MUTANTS])
def test_the_referee_notices(
    rules: str, name: str, wrong: Callable[[Wrong], Wrong], decks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options: dict[str, object] = {"players": decks.count(","), "decks": decks}
    replace(monkeypatch, "dale", name, wrong)
    foul = foul_in(DALE_GAME, options, "mutant", games=12, answers=250)
    assert foul is not None
    assert foul.rule in rules.split(), str(foul)
