"""What a step expects of the table: what is seen, heard and imagined there, and how the game ended."""

from __future__ import annotations

import re

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER, Event, seat_name
from parlour.kernel.words import squeezed, suggestion
from parlour.kernel.worlds import imagine
from parlour.scenarios.paths import compare, flatten, same, show
from parlour.scenarios.scenario import Facts, Result, Step, seat_of

WORLDS = 60  # how many are looked at for what holds in every one
MORE_WORLDS = 1000  # and the most for what holds in some of them: a card may have forty places
WORD = re.compile(r"[^\W_]+")

Heard = str | dict[str, object]


class Difference(Exception):  # noqa: N818  # a difference is not an error of the program
    """What a step expected, and what was there instead."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected = expected
        self.found = found


def listed(words: list[str]) -> str:
    """Words as a list."""
    return ", ".join(words) if words else "nothing"


def waited_for(match: Match) -> str:
    """Who is asked what now."""
    if match.ending is not None:
        return f"the game is over: {match.ending.reason} ({match.ending.rule})"
    return "the table waits for " + " and ".join(f"{seat_name(ask.seat)} ({ask.what})" for ask in match.asks)


# The table


def check_table(match: Match, step: Step, since: int) -> None:
    """What must be seen and heard by the seat of the step, or by the watcher."""
    seat = WATCHER if step.seat is None else seat_of(step)
    if step.waiting is not None and sorted(step.waiting) != sorted(ask.seat + 1 for ask in match.asks):
        raise Difference(f"the table waits for {listed([f'P{each}' for each in step.waiting])}", waited_for(match))
    check_facts(f"{seat_name(seat)} sees", match.game, match.view(seat), step.view)
    if step.open:
        check_facts("face up there is", match.game, match.game.open_view(match.state), step.open)
    if step.about_worlds():
        check_worlds(match, seat, step)
    events = [event for event in match.log[since:] if event.heard_by(seat)]
    check_heard(match, seat, events, step.heard)
    for unwanted in step.not_heard:
        for event in events:
            if tells(match, event, unwanted):
                raise Difference(f"{seat_name(seat)} does not hear {show(unwanted)}", told(match, event))
    if step.result is not None:
        check_result(match, step.result)


def check_facts(who: str, game: Game, seen: dict[str, object], facts: Facts) -> None:
    """Facts of a view."""
    for path, expected in flatten(facts).items():
        wanted = f"{who} {path} = {show(expected)}"
        try:
            holds, found = compare(seen, path, expected)
        except ParlourError as error:
            raise Difference(wanted, str(error)) from None
        if not holds:
            raise Difference(wanted, show(found) + misspelt(game, path, expected))


def misspelt(game: Game, path: str, expected: object) -> str:
    """What may have been meant, if the game does not have an expected name."""
    names, keys = game.names(), {squeezed(name) for name in game.names()}
    wanted = expected if isinstance(expected, list) else [expected]
    for word in wanted if "name" in path.split(".")[-2:] else []:
        if isinstance(word, str) and squeezed(word) and squeezed(word) not in keys and suggestion(word, names):
            return f"; there is no {word!r}: did you mean {suggestion(word, names)!r}?"
    return ""


def check_worlds(match: Match, seat: int, step: Step) -> None:
    """Facts of the open table in positions that the seat cannot tell from this one."""
    chance = dice(f"worlds of {seat_name(seat)}")
    missing = flatten(step.in_some_world)
    for number in range(MORE_WORLDS):
        if number >= WORLDS and not missing:
            return
        world = match.state.copy()
        imagine(match.game, world, seat, chance)
        seen = match.game.open_view(world)
        if number < WORLDS:
            check_facts(f"in every world of {seat_name(seat)} there is", match.game, seen, step.in_every_world)
        missing = {path: expected for path, expected in missing.items() if not holds_in(seen, path, expected)}
    for path, expected in missing.items():
        wanted = f"in some world of {seat_name(seat)} there is {path} = {show(expected)}"
        raise Difference(wanted, f"in none of {MORE_WORLDS}")


def holds_in(seen: dict[str, object], path: str, expected: object) -> bool:
    """Whether a fact holds; a path that leads nowhere in one world may lead somewhere in another."""
    try:
        return compare(seen, path, expected)[0]
    except ParlourError:
        return False


def check_heard(match: Match, seat: int, events: list[Event], wanted: list[Heard]) -> None:
    """Events that must have been heard, in this order; others may have come between."""
    left = iter(events)
    for each in wanted:
        if not any(tells(match, event, each) for event in left):
            lines = [told(match, event) for event in events]
            raise Difference(f"{seat_name(seat)} hears {show(each)}", "heard: " + (" / ".join(lines) or "nothing"))


def tells(match: Match, event: Event, wanted: Heard) -> bool:
    """Whether an event is meant: its line has the words of a text, or its data has all that is named."""
    if isinstance(wanted, str):
        return has_words(match.game.sentence(event), wanted)
    data, spelled = event.dump(), match.game.spelled(event)
    return all(key in data and (same(value, data[key]) or same(value, spelled[key])) for key, value in wanted.items())


def has_words(line: str, wanted: str) -> bool:
    """Whether a line has these words, one after the other: 1P is not in "You draw 11P."."""
    there, words = WORD.findall(line.casefold()), WORD.findall(wanted.casefold())
    return any(there[start : start + len(words)] == words for start in range(len(there) - len(words) + 1))


def told(match: Match, event: Event) -> str:
    """An event in a report: its line, or its name and data where it has none."""
    return match.game.sentence(event) or repr(event)


def check_result(match: Match, wanted: Result) -> None:
    """How the game must have ended."""
    ending = match.ending
    if ending is None:
        raise Difference("the game is over", waited_for(match))
    found = f"{ending.reason} ({ending.rule}); winners {listed([seat_name(seat) for seat in ending.winners])}"
    winners = [seat + 1 for seat in ending.winners]
    if wanted.winners is not None and sorted(wanted.winners) != winners:
        raise Difference(f"the winners are {listed([f'P{seat}' for seat in wanted.winners])}", found)
    if wanted.rule is not None and wanted.rule != ending.rule:
        raise Difference(f"the game ends by {wanted.rule}", found)
    if wanted.reason is not None and not has_words(ending.reason, wanted.reason):
        raise Difference(f"the reason has {wanted.reason!r}", found)
    if wanted.scores is not None and wanted.scores != ending.scores:
        raise Difference(f"the scores are {wanted.scores}", f"{ending.scores}; {found}")
