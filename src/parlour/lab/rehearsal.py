"""Plays a scenario and stops at the first step where the table is not as the scenario says."""

from __future__ import annotations

from pathlib import Path

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.notation import options_in_words
from parlour.kernel.state import WATCHER, Event
from parlour.lab.paths import flatten, look, same, show
from parlour.lab.scenario import Result, Scenario, Step, open_match, read_scenarios, seat_of

Heard = str | dict[str, object]


class Difference(Exception):  # noqa: N818  # what differs is no error of the program
    """What a step expected, and what was there instead."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected = expected
        self.found = found


class Outcome:
    """How a scenario went: it holds, or a step (from 1) found something else than it expected."""

    def __init__(self, path: Path, scenario: Scenario, step: int, difference: Difference | None) -> None:
        self.path = path
        self.title = scenario.title
        self.step = step
        self.difference = difference

    @property
    def holds(self) -> bool:
        """Whether everything was as expected."""
        return self.difference is None

    def dump(self) -> dict[str, object]:
        """The outcome as plain data."""
        data: dict[str, object] = {"file": str(self.path), "title": self.title, "holds": self.holds}
        if self.difference is not None:
            data |= {"step": self.step, "expected": self.difference.expected, "found": self.difference.found}
        return data

    def __str__(self) -> str:
        if self.difference is None:
            return f"{self.path}: {self.title}: holds"
        return (
            f"{self.path}: {self.title}: step {self.step}\n"
            f"  expected: {self.difference.expected}\n"
            f"  found:    {self.difference.found}"
        )


def rehearse_file(path: Path) -> list[Outcome]:
    """Play every scenario of a file."""
    return [rehearse(path, scenario) for scenario in read_scenarios(path)]


def rehearse(path: Path, scenario: Scenario) -> Outcome:
    """Play a scenario up to the first difference."""
    match = open_match(scenario)
    since = 0  # where in the log the last answers began
    for number, step in enumerate(scenario.step, 1):
        try:
            check_question(match, step)
            if step.given():
                since = len(match.log)
            for seat, words in step.given():
                give(match, seat, words)
            check_table(match, step, since)
        except Difference as difference:
            return Outcome(path, scenario, number, difference)
    return Outcome(path, scenario, len(scenario.step), None)


def player(seat: int) -> str:
    """A seat as scenarios write it."""
    return "the watcher" if seat == WATCHER else f"P{seat + 1}"


def listed(words: list[str]) -> str:
    """Words in a row."""
    return ", ".join(words) if words else "nothing"


# The question


def open_ask(match: Match, seat: int, wanted: str) -> Ask:
    """The open question of a seat."""
    for ask in match.asks:
        if ask.seat == seat:
            return ask
    raise Difference(wanted, waited_for(match))


def waited_for(match: Match) -> str:
    """Who is asked what now."""
    if match.ending is not None:
        return f"the game is over: {match.ending.reason} ({match.ending.rule})"
    return "the table waits for " + " and ".join(f"{player(ask.seat)} ({ask.what})" for ask in match.asks)


def check_question(match: Match, step: Step) -> None:
    """What the seat must be asked and offered, and what it must be refused."""
    if not step.about_question():
        return
    seat = seat_of(step)
    ask = open_ask(match, seat, f"{player(seat)} is asked something")
    if step.asked is not None and ask.what != step.asked:
        raise Difference(f"{player(seat)} is asked {step.asked!r}", f"asked {ask.what!r}")
    check_offers(match, step, ask)
    for words, rule in step.refused.items():
        check_refusal(match, ask, words, rule)


def check_offers(match: Match, step: Step, ask: Ask) -> None:
    """What must be among the options, must not be, or must be all of them."""
    there = list(options_in_words(match.game, match.state, ask))
    who = player(ask.seat)
    missing = [words for words in step.offered if words not in there]
    if missing:
        raise Difference(f"{who} is offered {listed(missing)}", f"offered: {listed(there)}")
    unwanted = [words for words in step.not_offered if words in there]
    if unwanted:
        raise Difference(f"{who} is not offered {listed(unwanted)}", f"offered: {listed(there)}")
    if step.only_offered and sorted(step.only_offered) != sorted(there):
        raise Difference(f"{who} is offered only {listed(step.only_offered)}", f"offered: {listed(there)}")


def check_refusal(match: Match, ask: Ask, words: str, rule: str) -> None:
    """A thing must not be an option, and the reason must be a certain rule."""
    expected = f"{player(ask.seat)} is refused {words} by {rule}"
    if words in options_in_words(match.game, match.state, ask):
        raise Difference(expected, f"{words} is offered")
    refusal = match.game.why_not(match.state, ask, words)
    if refusal is None:
        raise Difference(expected, f"{words} is not offered, and no rule is named")
    if refusal.rule != rule:
        raise Difference(expected, str(refusal))


# The answers


def give(match: Match, seat: int, words: str) -> None:
    """Give an answer in words."""
    expected = f"{player(seat)} can answer {words}"
    ask = open_ask(match, seat, expected)
    options = options_in_words(match.game, match.state, ask)
    if words not in options:
        refusal = match.game.why_not(match.state, ask, words)
        raise Difference(expected, f"asked {ask.what!r}: {refusal or 'the options are ' + listed(list(options))}")
    match.answer(seat, options[words])


# The table


def check_table(match: Match, step: Step, since: int) -> None:
    """What must be seen and heard by the seat of the step, or by the watcher."""
    seat = WATCHER if step.seat is None else seat_of(step)
    if step.waiting is not None and sorted(step.waiting) != sorted(ask.seat + 1 for ask in match.asks):
        raise Difference(f"the table waits for {listed([f'P{each}' for each in step.waiting])}", waited_for(match))
    check_view(match, seat, step.view)
    events = [event for event in match.log[since:] if event.heard_by(seat)]
    check_heard(match, seat, events, step.heard)
    for unwanted in step.not_heard:
        for event in events:
            if tells(match, event, unwanted):
                raise Difference(f"{player(seat)} does not hear {show(unwanted)}", told(match, event))
    if step.result is not None:
        check_result(match, step.result)


def check_view(match: Match, seat: int, facts: dict[str, object]) -> None:
    """Facts of the view."""
    for path, expected in flatten(facts).items():
        wanted = f"{player(seat)} sees {path} = {show(expected)}"
        try:
            found = look(match.view(seat), path)
        except ParlourError as error:
            raise Difference(wanted, str(error)) from None
        if not same(expected, found):
            raise Difference(wanted, show(found))


def check_heard(match: Match, seat: int, events: list[Event], wanted: list[Heard]) -> None:
    """Events that must have been heard, in this order; others may have come between."""
    left = iter(events)
    for each in wanted:
        if not any(tells(match, event, each) for event in left):
            lines = [told(match, event) for event in events]
            raise Difference(f"{player(seat)} hears {show(each)}", "heard: " + (" / ".join(lines) or "nothing"))


def tells(match: Match, event: Event, wanted: Heard) -> bool:
    """Whether an event is meant: its line contains a text, or its data has all that is named."""
    if isinstance(wanted, str):
        return wanted in match.game.sentence(event)
    data = event.dump()
    return all(key in data and same(value, data[key]) for key, value in wanted.items())


def told(match: Match, event: Event) -> str:
    """An event in a report: its line, or its name and data where it has none."""
    return match.game.sentence(event) or repr(event)


def check_result(match: Match, wanted: Result) -> None:
    """How the game must have ended."""
    ending = match.ending
    if ending is None:
        raise Difference("the game is over", waited_for(match))
    found = f"{ending.reason} ({ending.rule}); winners {listed([player(seat) for seat in ending.winners])}"
    winners = [seat + 1 for seat in ending.winners]
    if wanted.winners is not None and sorted(wanted.winners) != winners:
        raise Difference(f"the winners are {listed([f'P{seat}' for seat in wanted.winners])}", found)
    if wanted.rule is not None and wanted.rule != ending.rule:
        raise Difference(f"the game ends by {wanted.rule}", found)
    if wanted.reason is not None and wanted.reason not in ending.reason:
        raise Difference(f"the reason has {wanted.reason!r}", found)
    if wanted.scores is not None and wanted.scores != ending.scores:
        raise Difference(f"the scores are {wanted.scores}", f"{ending.scores}; {found}")
