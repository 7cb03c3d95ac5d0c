"""Scenario files: a position, answers in words, and what must be seen, read strictly from TOML.

The format is the same for every game; docs/scenarios.md describes it for authors.
`scenarios.rehearsal` plays them. A scenario that cannot be read is reported with its place, and the others of its file
are still read.
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path

import msgspec

import parlour.games  # noqa: F401  # registers the games
from parlour.bots.levels import make_bot
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import find_game

SAID = re.compile(r"P(\d+): (.+)")
WHERE = re.compile(r"^(?P<what>.*) - at `\$(?P<path>.*)`$")
WRONG_TYPE = re.compile(r"Expected `(?P<wanted>.*)`, got `(?P<got>.*)`")
TYPES = {"int": "a whole number", "str": "a text in quotes", "array": "a list in [ ]", "object": "an object in { }"}
UNKNOWN = re.compile(r"unknown field `(?P<name>.*)`")

Facts = dict[str, object]


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
    # The answer of the seat, those of several, or all that are still to come.
    answer: str | None = None
    answers: list[str] = []
    play_on: str | None = None
    # About the table, after the answers.
    view: Facts = {}
    open: Facts = {}
    in_every_world: Facts = {}
    in_some_world: Facts = {}
    heard: list[str | dict[str, object]] = []
    not_heard: list[str | dict[str, object]] = []
    waiting: list[int] | None = None
    result: Result | None = None

    def about_question(self) -> bool:
        """Whether the step says something about the open question."""
        return bool(self.asked or self.offered or self.not_offered or self.only_offered or self.refused)

    def about_worlds(self) -> bool:
        """Whether the step says something about what a seat can imagine."""
        return bool(self.in_every_world or self.in_some_world)

    def about_table(self) -> bool:
        """Whether the step says something about the table."""
        seen = self.view or self.open or self.heard or self.not_heard or self.about_worlds()
        return bool(seen) or self.waiting is not None or self.result is not None

    def answers_something(self) -> bool:
        """Whether the step answers a question."""
        return self.answer is not None or bool(self.answers) or self.play_on is not None

    def given(self) -> list[tuple[int, str]]:
        """The answers of the step, each with its seat counted from 0."""
        if self.answer is not None:
            return [(seat_of(self), self.answer)]
        return [read_said(said) for said in self.answers]


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario: where it begins, and its steps; or a position that must be refused."""

    title: str
    game: str
    step: list[Step] = []
    rules: list[str] = []
    options: dict[str, object] = {}
    position: str | None = None
    seed: str | None = None
    position_refused: str | None = None


class Broken:
    """A scenario that cannot be read: its number in the file, its title if it has one, and what is wrong."""

    def __init__(self, number: int, title: str, error: str) -> None:
        self.number = number
        self.title = title
        self.error = error

    def __str__(self) -> str:
        return f"scenario {self.number}{f' ({self.title})' if self.title else ''}: {self.error}"


# Reading


def is_scenario_file(path: Path) -> bool:
    """Whether a TOML file is meant to hold scenarios."""
    return "scenario" in read_toml(path)


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file, all of which must be readable."""
    scenarios: list[Scenario] = []
    for found in read_file(path):
        if isinstance(found, Broken):
            raise ParlourError(f"{path}: {found}")
        scenarios.append(found)
    return scenarios


def read_file(path: Path) -> list[Scenario | Broken]:
    """The scenarios of a file, each read by itself."""
    data = read_toml(path)
    strange = [name for name in data if name != "scenario"]
    if strange:
        raise ParlourError(f"{path}: there is no field `{strange[0]}`; begin every scenario with a line [[scenario]]")
    rows = data.get("scenario", [])
    if not isinstance(rows, list) or not rows:
        raise ParlourError(f"{path}: there is no scenario in it; begin one with a line [[scenario]]")
    return [read_one(number, row) for number, row in enumerate(rows, 1)]


def read_one(number: int, row: object) -> Scenario | Broken:
    """A scenario of a file, or what is wrong with it."""
    title = str(row.get("title", "")) if isinstance(row, dict) else ""
    try:
        scenario = msgspec.convert(row, Scenario)
        check(scenario)
    except msgspec.ValidationError as error:
        return Broken(number, title, locate(str(error)))
    except ParlourError as error:
        return Broken(number, title, str(error))
    return scenario


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file as data."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ParlourError(f"{path}: {error}") from None


def locate(message: str) -> str:
    """A message of the reader with the place in words, and what to write instead."""
    found = WHERE.match(message)
    what, path = (found["what"], found["path"]) if found else (message, "")
    place = re.sub(r"\[(\d+)\]", lambda index: f" {int(index[1]) + 1}", path).strip(".").replace(".", ", ")
    unknown = UNKNOWN.search(what)
    wrong = WRONG_TYPE.search(what)
    if unknown:
        what = f"there is no field `{unknown['name']}`; {advice(unknown['name'], place)}"
    elif wrong:
        wanted = " or ".join([TYPES.get(kind, kind) for kind in wrong["wanted"].split(" | ") if kind != "null"])
        what = f"write {wanted}, not {TYPES.get(wrong['got'], wrong['got'])}"
    return f"{place}: {what}" if place else what


def advice(name: str, place: str) -> str:
    """What to write instead of an unknown field."""
    fields = Result if place.endswith("result") else Step if place.startswith("step") else Scenario
    near = get_close_matches(name, fields.__struct_fields__, 1)
    return f"did you mean {near[0]}?" if near else f"the fields are {', '.join(fields.__struct_fields__)}"


# Checking


def check(scenario: Scenario) -> None:
    """Everything that can be wrong before a step is played."""
    game = find_game(scenario.game)
    book = game.rulebook()
    cited = [*scenario.rules, *[rule for step in scenario.step for rule in step.refused.values()]]
    for rule in cited:
        if rule not in book.statements and rule not in book.sections:
            raise ParlourError(f"{scenario.game} has no rule {rule!r}; parlour rules {scenario.game} lists them")
    if scenario.position_refused is not None:
        check_refused(scenario)
        return
    if not scenario.step:
        raise ParlourError("it has no step; add one with a line [[scenario.step]]")
    seats = open_match(scenario).state.seats
    for number, step in enumerate(scenario.step, 1):
        try:
            check_step(step, seats)
            check_names(step, game)
        except ParlourError as error:
            raise ParlourError(f"step {number}: {error}") from None


def check_refused(scenario: Scenario) -> None:
    """A position that must be refused has no steps, for nothing can be played from it."""
    if scenario.position is None or scenario.step or scenario.seed is not None:
        raise ParlourError("position_refused needs a position, and neither a seed nor steps")
    if not scenario.position_refused:
        raise ParlourError("position_refused is empty; write words of the reason")


def check_step(step: Step, seats: int) -> None:
    """A step must say something, and its seats must exist."""
    if step.seat is None and (step.about_question() or step.about_worlds() or step.answer is not None):
        raise ParlourError("which seat is asked, answers or imagines? seat is missing; write seat = 1 for P1")
    if [step.answer is not None, bool(step.answers), step.play_on is not None].count(True) > 1:
        raise ParlourError("it has both answer and answers, or play_on as well; make another step")
    if not (step.about_question() or step.about_table() or step.answers_something()):
        raise ParlourError("it neither answers nor expects anything")
    if step.play_on is not None:
        make_bot(step.play_on)
    winners = step.result.winners or [] if step.result else []
    named = [*([] if step.seat is None else [step.seat]), *(step.waiting or []), *winners]
    for seat in named + [seat + 1 for seat, _ in step.given()]:
        if not 1 <= seat <= seats:
            raise ParlourError(f"there is no seat {seat}; seats count from 1 to {seats}")


def check_names(step: Step, game: Game) -> None:
    """Questions and events must be ones that the game has."""
    known = game.vocabulary()
    if step.asked is not None and known.questions:
        stem = step.asked.rpartition(" ")[0]  # "give to P2"
        if step.asked not in known.questions and stem not in known.questions:
            raise ParlourError(f"asked: {unknown_name('question', step.asked, list(known.questions), game)}")
    for each in [*step.heard, *step.not_heard]:
        if isinstance(each, dict) and known.events and str(each.get("event")) not in known.events:
            raise ParlourError(f"heard: {unknown_name('event', str(each.get('event')), list(known.events), game)}")
        if isinstance(each, str) and not re.search(r"\w", each):
            raise ParlourError(f"heard: {each!r} has no word to listen for")


def unknown_name(kind: str, name: str, names: list[str], game: Game) -> str:
    """The error that there is no such question or event, and which may have been meant."""
    near = get_close_matches(name, names, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"parlour rules {game.name} --words lists all"
    return f"{game.name} has no {kind} {name!r}; {hint}"


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
    try:
        return match_at(game, s, game.options_in(s))
    except ParlourError:
        raise
    except Exception as error:  # a position that the rules did not expect; the other scenarios are played
        raise ParlourError(f"the rules break at this position: {type(error).__name__}: {error}") from error
