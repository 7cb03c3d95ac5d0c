"""Questions: the only thing that ever comes out of a rule.

A rule says `await choose(s, seat, QUESTION, options)` wherever the rulebook says that
somebody chooses. With a pilot the answer comes at once; without one the rule is suspended and the match passes the
question to the player in that seat.
"""

from __future__ import annotations

from collections.abc import Generator

from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.errors import RulesError
from parlour.kernel.questions import Question
from parlour.kernel.state import Pilot, State, seat_name


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question to one seat: what is asked, and every legal answer in rising order."""

    def __init__(self, seat: int, question: Question, options: list[int]) -> None:
        self.seat = seat
        self.question = question
        self.options = options

    @property
    def what(self) -> str:
        """The question by its name, as records write it."""
        return self.question.what

    def offers(self, option: int) -> bool:
        """Whether an answer is legal."""
        for each in self.options:  # quicker than `in`, which compares objects
            if each == option:
                return True
        return False

    def dump(self) -> dict[str, object]:
        """The question as plain data."""
        return {"seat": self.seat, "what": self.what, "options": self.options}

    def __repr__(self) -> str:
        return f"Ask({seat_name(self.seat)}: {self.what} {self.options})"


@mypyc_attr(acyclic=True)
class Answer:
    """An answer with the seat and the question that it belongs to, so that none can be applied to the wrong
    question."""

    def __init__(self, seat: int, what: str, option: int) -> None:
        self.seat = seat
        self.what = what
        self.option = option

    def __repr__(self) -> str:
        return f"{self.seat} {self.what} {self.option}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(acyclic=True, free_list_len=1)
class Suspended:
    """Suspends a rule until all its asks are answered."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks

    def __await__(self) -> Generator[list[Ask], list[int], list[int]]:
        answers = yield self.asks
        return answers


async def choose(s: State, seat: int, question: Question, options: list[int]) -> int:
    """Ask one seat. There must be an option; see `choose_any` where there may be none.

    The options may be a list of the position itself: whoever has to wait is given a copy.
    """
    if s.pilot is not None:
        return choose_at_once(s, seat, question, options)
    if not options:
        raise without_option(seat, question)
    answers = await Suspended([Ask(seat, question, options.copy())])
    return answers[0]


def choose_at_once(s: State, seat: int, question: Question, options: list[int]) -> int:
    """The pilot's answer."""
    if not options:
        raise without_option(seat, question)
    return pilot_of(s).pick(s, seat, question, options)


async def choose_any(s: State, seat: int, question: Question, options: list[int]) -> int | None:
    """Ask one seat, or return None where nothing can be chosen."""
    if not options:
        return None
    return await choose(s, seat, question, options)


async def choose_open(s: State, seat: int, question: Question, options: list[int]) -> int:
    """Ask one seat, unless one option is left. Only for options that everybody can see:
    a skipped question reveals that there was no choice."""
    if len(options) == 1:
        return options[0]
    return await choose(s, seat, question, options)


async def choose_sealed(s: State, asks: list[Ask]) -> list[int]:
    """Ask several seats at once; no answer is opened before the last one is in."""
    if s.pilot is not None:
        return choose_sealed_at_once(s, asks)
    check_options_of(asks)
    return await Suspended(asks)


def choose_sealed_at_once(s: State, asks: list[Ask]) -> list[int]:
    """The pilot's answers for all seats, also where it hands over to another meanwhile."""
    check_options_of(asks)
    pilot = pilot_of(s)
    return [pilot.pick(s, ask.seat, ask.question, ask.options) for ask in asks]


def pilot_of(s: State) -> Pilot:
    """Who answers at once; without one a rule has to wait."""
    if s.pilot is None:
        raise RuntimeError("a piloted game asked a question that its pilot did not answer")
    return s.pilot


def check_options_of(asks: list[Ask]) -> None:
    """Every question must have an option."""
    for ask in asks:
        if not ask.options:
            raise without_option(ask.seat, ask.question)


def without_option(seat: int, question: Question) -> RulesError:
    """A question that nobody could answer is an error in the rules, reported where it occurs."""
    return RulesError(f"the rules asked {seat_name(seat)} to {question.what} without an option")
