"""Plays a scenario and stops at the first step where the table is not as the scenario says."""

from __future__ import annotations

from pathlib import Path

from parlour.bots.levels import make_bot
from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.notation import as_said, options_in_words, unclear, unknown
from parlour.kernel.state import seat_name
from parlour.scenarios.expectations import Difference, check_table, has_words, listed, waited_for
from parlour.scenarios.scenario import Broken, Scenario, Step, open_match, read_file, seat_of
from parlour.simulation.bot_game import MOST_ANSWERS


class Outcome:
    """How a scenario went: it holds, a step (from 1) found something other than expected, or it is broken."""

    def __init__(self, path: Path, title: str, step: int = 0, difference: Difference | None = None) -> None:
        self.path = path
        self.title = title
        self.step = step
        self.difference = difference
        self.broken = ""

    @property
    def holds(self) -> bool:
        """Whether everything was as expected."""
        return self.difference is None and not self.broken

    def dump(self) -> dict[str, object]:
        """The outcome as plain data."""
        data: dict[str, object] = {"file": str(self.path), "title": self.title, "holds": self.holds}
        if self.broken:
            data["broken"] = self.broken
        if self.difference is not None:
            data |= {"step": self.step, "expected": self.difference.expected, "found": self.difference.found}
        return data

    def __str__(self) -> str:
        if self.broken:
            return f"{self.path}: {self.broken}"
        if self.difference is None:
            return f"{self.path}: {self.title}: holds"
        return (
            f"{self.path}: {self.title}: {f'step {self.step}' if self.step else 'position'}\n"
            f"  expected: {self.difference.expected}\n"
            f"  found:    {self.difference.found}"
        )


def rehearse_file(path: Path) -> list[Outcome]:
    """Play every scenario of a file that can be read."""
    outcomes: list[Outcome] = []
    for found in read_file(path):
        if isinstance(found, Broken):
            outcomes.append(Outcome(path, found.title))
            outcomes[-1].broken = str(found)
        else:
            outcomes.append(rehearse(path, found))
    return outcomes


def rehearse(path: Path, scenario: Scenario) -> Outcome:
    """Play a scenario up to the first difference."""
    if scenario.position_refused is not None:
        return Outcome(path, scenario.title, 0, check_position(scenario, scenario.position_refused))
    match = open_match(scenario)
    since = 0  # where in the log the last answers began
    for number, step in enumerate(scenario.step, 1):
        try:
            check_question(match, step)
            if step.answers_something():
                since = len(match.log)
            play_step(match, step, scenario.title)
            check_table(match, step, since)
        except Difference as difference:
            return Outcome(path, scenario.title, number, difference)
        except Exception as error:  # even if this fails, the other scenarios are played
            broke = Difference("the rules can play this step", f"they break: {type(error).__name__}: {error}")
            return Outcome(path, scenario.title, number, broke)
    return Outcome(path, scenario.title)


def check_position(scenario: Scenario, reason: str) -> Difference | None:
    """A position that must be refused, for a reason that contains these words."""
    expected = f"the position is refused, with the words {reason!r}"
    try:
        open_match(scenario)
    except ParlourError as error:
        return None if has_words(str(error), reason) else Difference(expected, str(error))
    return Difference(expected, "it can be played")


# The question


def open_ask(match: Match, seat: int, wanted: str) -> Ask:
    """The open question of a seat."""
    for ask in match.asks:
        if ask.seat == seat:
            return ask
    raise Difference(wanted, waited_for(match))


def check_question(match: Match, step: Step) -> None:
    """What the seat must be asked and offered, and what it must be refused."""
    if not step.about_question():
        return
    seat = seat_of(step)
    ask = open_ask(match, seat, f"{seat_name(seat)} is asked something")
    if step.asked is not None and ask.what != step.asked:
        raise Difference(f"{seat_name(seat)} is asked {step.asked!r}", f"asked {ask.what!r}")
    check_offers(match, step, ask)
    for words, rule in step.refused.items():
        check_refusal(match, ask, words, rule)


def check_offers(match: Match, step: Step, ask: Ask) -> None:
    """What must be among the options, must not be, or must be all of them."""
    there = list(options_in_words(match.game, match.state, ask))
    who, offered = seat_name(ask.seat), f"offered: {listed(there)}"
    missing = [words for words in step.offered if not match.game.meanings(match.state, ask, words)]
    if missing:
        raise Difference(f"{who} is offered {listed(missing)}", offered)
    for words in step.not_offered:
        unwanted = match.game.meanings(match.state, ask, words)
        if unwanted:
            raise Difference(f"{who} is not offered {words}", f"offered: {listed(list(unwanted))}")
    if step.only_offered:
        expected = f"{who} is offered only {listed(step.only_offered)}"
        meant = [match.game.meanings(match.state, ask, words) for words in step.only_offered]
        if any(len(each) > 1 for each in meant) or sorted([name for each in meant for name in each]) != sorted(there):
            raise Difference(expected, offered)


def meaning(match: Match, ask: Ask, words: str, expected: str) -> int:
    """The option that words mean; they must mean exactly one."""
    found = match.game.meanings(match.state, ask, words)
    if len(found) == 1:
        return as_said(match.state, ask, found, words)
    why = unclear(found) if found else unknown(match.game, match.state, ask, words)
    raise Difference(expected, f"asked {ask.what!r}: {why}")


def check_refusal(match: Match, ask: Ask, words: str, rule: str) -> None:
    """A thing must not be an option, and the reason must be a certain rule."""
    expected = f"{seat_name(ask.seat)} is refused {words} by {rule}"
    meant = match.game.meanings(match.state, ask, words)
    if meant:
        raise Difference(expected, f"{listed(list(meant))} is offered")
    refusal = match.game.why_not(match.state, ask, words)
    if refusal is None:
        said = unknown(match.game, match.state, ask, words)
        raise Difference(expected, f"{words} is not offered, and no rule is named: {said}")
    if refusal.rule != rule:
        raise Difference(expected, str(refusal))


# The answers


def play_step(match: Match, step: Step, seed: str) -> None:
    """Apply the answers of a step, or let bots play all that are left."""
    for seat, words in step.given():
        expected = f"{seat_name(seat)} can answer {words}"
        ask = open_ask(match, seat, expected)
        match.answer(seat, meaning(match, ask, words, expected))
    if step.play_on is not None:
        play_to_the_end(match, step.play_on, seed)


def play_to_the_end(match: Match, spec: str, seed: str) -> None:
    """Bots in all seats play on until the game is over, each seeing what its seat sees."""
    bots = [make_bot(spec, f"{seed} seat {seat}") for seat in range(match.state.seats)]
    begun = len(match.answers)
    while match.asks:
        if len(match.answers) - begun > MOST_ANSWERS:
            raise Difference(f"{spec} bots play on to the end", f"nobody had won after {MOST_ANSWERS} answers")
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].answer(match.sight(ask.seat)))
