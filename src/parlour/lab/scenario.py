"""Scenario files: a position, answers in words, and what must be seen, read strictly from TOML.

The format is the same for every game; docs/scenarios.md tells it to people who write one.
`lab.rehearsal` plays them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec

import parlour.games  # noqa: F401  # registers the games
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import find_game

SAID = re.compile(r"P(\d+): (.+)")
WHERE = re.compile(r"^(?P<what>.*) - at `\$(?P<path>.*)`$")


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How the game must have ended; what is left out may be anything."""

    winners: list[int] | None = None
    rule: str | None = None
    reason: str | None = None
    scores: list[int] | None = None


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat must be asked, what is answered, and what must have come of it. Seats count from 1."""

    seat: int | None = None
    # About the open question of the seat, before it answers.
    asked: str | None = None
    offered: list[str] = []
    not_offered: list[str] = []
    only_offered: list[str] = []
    refused: dict[str, str] = {}
    # The answer of the seat, or those of several.
    answer: str | None = None
    answers: list[str] = []
    # About the table, after the answers.
    view: dict[str, object] = {}
    heard: list[str | dict[str, object]] = []
    not_heard: list[str | dict[str, object]] = []
    waiting: list[int] | None = None
    result: Result | None = None

    def about_question(self) -> bool:
        """Whether the step says something about the open question."""
        return bool(self.asked or self.offered or self.not_offered or self.only_offered or self.refused)

    def about_table(self) -> bool:
        """Whether the step says something about the table."""
        return bool(self.view or self.heard or self.not_heard) or self.waiting is not None or self.result is not None

    def given(self) -> list[tuple[int, str]]:
        """The answers of the step, each with its seat counted from 0."""
        if self.answer is not None:
            return [(seat_of(self), self.answer)]
        return [read_said(said) for said in self.answers]


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario: where it begins, and its steps."""

    title: str
    game: str
    step: list[Step]
    rules: list[str] = []
    options: dict[str, object] = {}
    position: str | None = None
    seed: str | None = None


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of scenarios."""

    scenario: list[Scenario]


# Reading


def is_scenario_file(path: Path) -> bool:
    """Whether a TOML file means to hold scenarios."""
    return "scenario" in read_toml(path)


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file; whatever is wrong with it is said, and where."""
    try:
        found = msgspec.convert(read_toml(path), ScenarioFile).scenario
    except msgspec.ValidationError as error:
        raise ParlourError(f"{path}: {locate(str(error))}") from None
    if not found:
        raise ParlourError(f"{path}: there is no scenario in it")
    for number, scenario in enumerate(found, 1):
        try:
            check(scenario)
        except ParlourError as error:
            raise ParlourError(f"{path}: scenario {number} ({scenario.title}): {error}") from None
    return found


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file as data."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ParlourError(f"{path}: {error}") from None


def locate(message: str) -> str:
    """A message of the reader with the place in words: "scenario 1, step 3: unknown field 'sea'"."""
    found = WHERE.match(message)
    if not found:
        return message
    place = re.sub(r"\[(\d+)\]", lambda index: f" {int(index[1]) + 1}", found["path"]).strip(".").replace(".", ", ")
    return f"{place}: {found['what']}" if place else found["what"]


# Checking


def check(scenario: Scenario) -> None:
    """Everything that can be wrong before a step is played."""
    book = find_game(scenario.game).rulebook()
    cited = [*scenario.rules, *[rule for step in scenario.step for rule in step.refused.values()]]
    for rule in cited:
        if rule not in book.statements and rule not in book.sections:
            raise ParlourError(f"{scenario.game} has no rule {rule!r}")
    if not scenario.step:
        raise ParlourError("it has no step")
    seats = open_match(scenario).state.seats
    for number, step in enumerate(scenario.step, 1):
        try:
            check_step(step, seats)
        except ParlourError as error:
            raise ParlourError(f"step {number}: {error}") from None


def check_step(step: Step, seats: int) -> None:
    """A step must say something, and its seats must exist."""
    if step.seat is None and (step.about_question() or step.answer is not None):
        raise ParlourError("which seat is asked or answers? seat is missing")
    if step.answer is not None and step.answers:
        raise ParlourError("it has both answer and answers")
    if not (step.about_question() or step.about_table() or step.given()):
        raise ParlourError("it neither answers nor expects anything")
    winners = step.result.winners or [] if step.result else []
    named = [*([] if step.seat is None else [step.seat]), *(step.waiting or []), *winners]
    for seat in named + [seat + 1 for seat, _ in step.given()]:
        if not 1 <= seat <= seats:
            raise ParlourError(f"there is no seat {seat}; seats count from 1 to {seats}")


def seat_of(step: Step) -> int:
    """The seat of a step, counted from 0."""
    assert step.seat is not None
    return step.seat - 1


def read_said(said: str) -> tuple[int, str]:
    """An answer with its seat, as it is written in a list: "P2: 10M"."""
    found = SAID.fullmatch(said)
    if not found:
        raise ParlourError(f"the answer {said!r} must be of the form 'P2: WORDS'")
    return int(found[1]) - 1, found[2]


# Beginning


def open_match(scenario: Scenario) -> Match:
    """The match as it stands before the first step."""
    game = find_game(scenario.game)
    if (scenario.position is None) == (scenario.seed is None):
        raise ParlourError("it begins at a position or with a seed: give one of the two")
    if scenario.position is None:
        return new_match(game, scenario.options, str(scenario.seed))
    if scenario.options:
        raise ParlourError("options belong to a seed; a position says itself what is played")
    return at_position(game, scenario.position)


def at_position(game: Game, text: str) -> Match:
    """A match at a position, whose lines are joined; after a comma at its end a line goes on without a space."""
    lines = [line.strip() for line in text.strip().splitlines()]
    joined = "".join([line if line.endswith(",") else f"{line} " for line in lines])
    s = game.read(joined.strip())
    return match_at(game, s, game.options_in(s))
