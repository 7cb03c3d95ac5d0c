"""Dealers in Hope under the eyes of its referee: games for two to five players, and wrong rules that it must notice.

`PARLOUR_NIGHTLY=1` plays many more.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from tests.games.dale.builds import plain_only
from tests.games.hope.table import at
from tests.referees.hope.positions import rich_line
from tests.referees.mutants import Wrong, replace
from tests.referees.referee import FoulError, referee_for, watch

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.ask import Answer
from parlour.kernel.match import Match
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import find_game

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES = 50 if NIGHTLY else 1
HOPE = find_game("hope")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_referee_has_no_complaint(players: int) -> None:
    for game in range(GAMES):
        seed = f"referee {players} {game}"
        match = new_match(HOPE, {"players": players}, seed)
        assert watch(match, random.Random(seed), 100_000) > 50
        assert match.ending is not None


@pytest.mark.parametrize("preset", ["first_light", "rising_water", "storm_season"])
def test_the_referee_has_no_complaint_about_bots_that_train_and_fight(preset: str) -> None:
    match = new_match(HOPE, {"players": 3, "set": preset}, preset)
    bots = [make_bot("greedy", f"{preset} {seat}") for seat in range(3)]
    referee = referee_for("hope")
    for _ in range(5000 if NIGHTLY else 250):
        if match.ending is not None:
            break
        referee.before(match)
        ask = match.asks[0]
        answer = Answer(ask.seat, ask.what, bots[ask.seat].answer(match.sight(ask.seat)))
        match.answer(answer.seat, answer.option)
        referee.after(match, answer)


@pytest.mark.parametrize("number", range(1000 if NIGHTLY else 24))
def test_the_referee_has_no_complaint_in_the_thick_of_things(number: int) -> None:
    dice = random.Random(f"rich {number}")
    s = HOPE.read(rich_line(dice, 2 + number % 4))
    assert watch(match_at(HOPE, s, HOPE.options_in(s)), dice, 30) > 0


def test_a_referee_may_come_late() -> None:
    match = new_match(HOPE, {"players": 4}, "late")
    dice = random.Random("late")
    for _ in range(90):
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options))
    assert watch(match, dice, 150) == 150


def one_more(right: Wrong) -> Wrong:
    """A number that is one too high."""
    return lambda *a: right(*a) + 1


def nothing(right: Wrong) -> Wrong:
    """What should happen does not happen."""
    return lambda *a: None


def always(value: object) -> Callable[[Wrong], Wrong]:
    """The same whatever there is."""
    return lambda right: lambda *a: value


def one_less(right: Wrong) -> Wrong:
    """A number that is one too low."""
    return lambda *a: right(*a) - 1


def count_all(right: Wrong) -> Wrong:
    """All territories of a player, wherever they lie."""
    return lambda s, seat: s.owner.count(seat)


def upside_down(right: Wrong) -> Wrong:
    """The least is the most."""
    return lambda *a: tuple(-number for number in right(*a))


def other_stack(right: Wrong) -> Wrong:
    """2 is 3, and 3 is 2."""
    return lambda native: 1 - right(native)


def other_way_round(right: Wrong) -> Wrong:
    """The draft goes to the left first."""
    return lambda s: (2 * s.first - right(s)) % s.seats


def keeps_support(right: Wrong) -> Wrong:
    """Training costs nothing."""

    def train(s: Any, seat: int, pile: int, cost: int) -> None:
        right(s, seat, pile, cost)
        s.support += cost

    return train


def forgets(field: str) -> Callable[[Wrong], Wrong]:
    """A verb that changes one thing less than it should."""

    def wrap(right: Wrong) -> Wrong:
        def wrong(s: Any, *more: Any) -> Any:
            kept = deepcopy(getattr(s, field))
            found = right(s, *more)
            setattr(s, field, kept)
            return found

        return wrong

    return wrap


HELD = "held1=Bern,Milan held2=Madrid held3=Ankara"
TIED = "turn=3 start=3 era=late year=2 token=0 cubes=0,0,0 leader_cube=0,0,0 points=2,3,3 hand3=Recruit"
TWICE = "era=late action=10 assaults=2 attack=9 cubes=2,3,3 laid=10 laid_by=1"
ASSAULT = "action=9 assaults=1 attack=9 cubes=2,3,3 laid=9 laid_by=1"

# What is wrong, the rules of which one is named, the function, its wrong version, and where that shows.
MUTANTS: list[tuple[str, str, str, Callable[[Wrong], Wrong], str]] = [
    ("wild land costs one more", "DH-159", "wild_price", one_more, "choosing"),
    ("borders are forgotten", "DH-159", "is_near", always(False), "choosing"),
    ("the sea is one deeper", "DH-159", "voyage", one_more, "choosing"),
    ("a defence is one too high", "DH-159", "home_defence", one_more, "choosing held2=Madrid,Graz"),
    ("the interior counts one more", "DH-159", "interior", one_more, "choosing"),
    ("nothing helps", "DH-074", "bonus", always(0), "choosing"),
    ("a hand has one card more", "DH-074", "hand_size", one_more, "choosing"),
    ("a card costs one more", "DH-048", "train_cost", one_more, "choosing"),
    ("a master costs one more", "DH-131", "master_cost", one_more, "choosing"),
    ("level 2 needs nothing", "DH-088", "has_level", always(True), "acting action=6 support=7"),
    ("support is not spent", "DH-089", "train", keeps_support, "acting action=6 support=7"),
    ("a card gives one more", "DH-089", "strength", one_more, "acting action=6 hand1=Marching_Masses"),
    ("nothing is lost for too few cards", "DH-002", "missed", always(0), "acting action=4"),
    ("every action has room", "DH-081", "has_room", always(True), "choosing laid=2 laid_by=2 cubes=3,2,3"),
    ("cubes are not used up", "DH-081", "place_cube", forgets("cubes"), "choosing leader_cube=0,1,1"),
    ("the leader cube comes back", "DH-083", "place_cube", forgets("leader_cube"), "choosing cubes=0,3,3 token=0"),
    ("defence markers stay", "DH-075", "drop_defence", nothing, "tidying defence=0,2,0 hand1=Recruit"),
    ("winter counts one more", "DH-104", "winter_amount", one_more, "choosing"),
    ("all land hangs together", "DH-104", "largest_realm", count_all, "choosing held1=Bern,Wales"),
    ("rivals far away count", "DH-104", "rivals_beside", always(9), "choosing"),
    ("the draft goes the other way", "DH-101 DH-076", "drafter", other_way_round, ""),
    (
        "a year gives one cube more",
        "DH-081",
        "cubes_of",
        one_more,
        "tidying hand1=Recruit cubes=0,0,0 leader_cube=0,0,0 token=0",
    ),
    ("an era has one year more", "DH-066", "years_of", one_more, "choosing"),
    ("defence tokens stay", "DG-21", "drop_forts", nothing, f"tidying {TIED} fort=0,1,0"),
    ("used spoils are lost", "DG-37", "use_up", forgets("spoils"), "acting action=6 ready1=Arsenal"),
    ("spoils come from the other stack", "DH-093 DG-37", "stack_of", other_stack, f"acting {ASSAULT}"),
    ("attack that is left stays", "DH-089", "take_wild", forgets("attack"), f"acting {TWICE}"),
    ("points are not counted", "DH-002", "score", nothing, "acting action=4"),
    ("the capital is no territory", "DG-55", "final_score", one_less, "choosing"),
    ("the least territories win a tie", "DG-56", "standing", upside_down, f"tidying {TIED} {HELD}"),
    ("everything has a next level", "DH-143", "next_pile", always(3), "choosing era=late hand1=Veteran"),
    ("counts are one too high", "DH-089", "amount_of", one_more, "acting action=9 hand1=Heralds_1"),
]


@plain_only
@pytest.mark.parametrize(("rules", "name", "wrong", "line"), [m[1:] for m in MUTANTS], ids=[m[0] for m in MUTANTS])
def test_the_referee_notices(
    rules: str, name: str, wrong: Callable[[Wrong], Wrong], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    phase, _, fields = line.partition(" ")
    matches = [at(fields, phase) if line else new_match(HOPE, {"players": 3}, "mutant") for _ in range(60)]
    replace(monkeypatch, "hope", name, wrong)
    foul = next((found for number, match in enumerate(matches) if (found := foul_of(match, number))), None)
    assert foul is not None, "the referee sees nothing"
    assert foul.rule in rules.split(), str(foul)


def foul_of(match: Match, number: int) -> FoulError | None:
    """What the referee says of the next answers, which chance gives."""
    try:
        watch(match, random.Random(number), 8)
    except FoulError as foul:
        return foul
    return None
