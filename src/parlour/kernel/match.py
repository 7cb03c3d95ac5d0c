"""A match is (base, trail): the position when the action began, and the answers since.

A rule that waits for an answer cannot be copied, but it can be run again: clone, undo, store and
world all mean "take the base and apply the answers again". The base is never changed.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.promise import WORLDS, Outset, goes_quietly, nothing_came_out
from parlour.kernel.rng import dice
from parlour.kernel.state import NONE, Ending, Event, State, Teller, seat_name
from parlour.kernel.worlds import Sight

STRIDE: Final = 64  # answers between two bases that are kept


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


class Eve:
    """A match just before an answer: how to get back there, and what was known and drawn by then."""

    def __init__(self, match: Match, answer: Answer) -> None:
        self.answer = answer
        self.base = match.base
        self.trail = match.trail.copy()
        self.outset = Outset(match.game, match.state)


class Match:
    """A game in progress: what is asked, what was answered, and what can be seen."""

    def __init__(self, game: Game, options: dict[str, object], seed: str, base: State) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.origin = base  # the first base, from which all answers can be applied again
        self.base = base
        self.trail: list[Answer] = []
        self.past: list[Answer] = []  # the answers before the base
        self.stops: list[int] = []  # after how many answers earlier bases were kept, so that going back is quick
        self.kept: list[State] = []  # these bases
        self.eve: Eve | None = None  # before the last answer, unless it became the last one by undo
        self.listening = False
        self.log: list[Event] = []
        self.log_marks: list[int] = []  # the length of the log before each answer
        self.live: State | None = None
        self.running: Coroutine[Any, Any, None] | None = None
        self.question: list[Ask] = []  # all asks that the rule waits for
        self.given: list[int] = []  # their sealed answers, NONE where still open

    # What is asked

    @property
    def state(self) -> State:
        """The position itself, with everything hidden in it. Not for bots and clients: they get a view."""
        live = self.live
        if live is None:
            live = self.rebuild()
        return live

    @property
    def asks(self) -> list[Ask]:
        """The questions that are open now; none when the game is over."""
        self.state  # noqa: B018
        return [self.question[i] for i in range(len(self.question)) if self.given[i] == NONE]

    @property
    def ending(self) -> Ending | None:
        """How the game ended, or None."""
        return self.state.ending

    def ask_of(self, seat: int) -> Ask:
        """The open question of a seat."""
        self.state  # noqa: B018
        for i in range(len(self.question)):
            if self.question[i].seat == seat and self.given[i] == NONE:
                return self.question[i]
        if self.ending is not None:
            raise ParlourError(f"{seat_name(seat)} cannot answer: the game is over")
        waiting = " and ".join([f"{seat_name(ask.seat)} ({ask.what})" for ask in self.asks])
        raise ParlourError(f"{seat_name(seat)} is not asked anything now; the table waits for {waiting}")

    @property
    def answers(self) -> list[Answer]:
        """Every answer since the game began."""
        return self.past + self.trail

    # Answering

    def answer(self, seat: int, option: int) -> None:
        """Apply one seat's answer. A wrong one, or one on which the rules fail, raises and changes nothing."""
        ask = self.offered(seat, option)
        answer = Answer(seat, ask.what, option)
        past, before = len(self.past), self.eve
        self.eve = Eve(self, answer)
        self.log_marks.append(len(self.log))
        self.trail.append(answer)
        try:
            self.seal(seat, option)
        except Exception:
            self.return_to(self.eve, past)
            self.eve = before
            raise

    def return_to(self, eve: Eve, past: int) -> None:
        """Restore the match to before an answer that the rules could not take; `past` is how many answers came before
        its action."""
        self.base, self.trail = eve.base, eve.trail.copy()
        del self.past[past:]
        del self.log[self.log_marks.pop() :]
        self.live = None

    def offered(self, seat: int, option: int) -> Ask:
        """The open question of a seat, which must offer the option."""
        ask = self.ask_of(seat)
        if option not in ask.options:
            options = f"the options are {ask.options}"
            raise ParlourError(f"{seat_name(seat)} cannot answer {option} to {ask.what!r}: {options}")
        return ask

    def seal(self, seat: int, option: int) -> None:
        """Take an answer that is known to be legal; the rule goes on when the last one is in."""
        for i in range(len(self.question)):
            if self.question[i].seat == seat:
                self.given[i] = option
        if NONE not in self.given:
            n = len(self.question)
            if n > 1:  # sealed answers are kept in the order of the question, not of the clock
                order = {ask.seat: i for i, ask in enumerate(self.question)}
                self.trail[-n:] = sorted(self.trail[-n:], key=lambda answer: order[answer.seat])
            self.send(self.given)

    def send(self, answers: list[int]) -> None:
        """Let the rule go on until it asks again, the action ends, or the game does."""
        running = self.running
        assert running is not None and self.live is not None
        try:
            self.question = running.send(answers)
            self.given = [NONE] * len(self.question)
        except StopIteration:
            self.past.extend(self.trail)
            self.trail = []
            self.base = self.live.copy()
            self.begin_action(self.live)
            self.keep_base()
        self.hear()

    def keep_base(self) -> None:
        """Keep the base if the last kept one is far back."""
        if len(self.past) - (self.stops[-1] if self.stops else 0) >= STRIDE:
            self.stops.append(len(self.past))
            self.kept.append(self.base)

    def begin_action(self, s: State) -> None:
        """Start the action that the position calls for; actions without a question run to their end."""
        self.question, self.given, self.running = [], [], None
        while s.ending is None:
            running = self.game.action(s)
            try:
                self.question = running.send(None)
            except StopIteration:
                self.base = s.copy()
                continue
            self.given = [NONE] * len(self.question)
            self.running = running
            return

    def hear(self) -> None:
        """Move what the atoms told into the log."""
        live = self.live
        if live is not None and live.teller is not None:
            self.log.extend(live.teller.events)
            live.teller.events = []

    def open(self) -> None:
        """Begin the first action and hear what it tells before it asks; running it again later adds no events."""
        live = self.base.copy()
        if self.listening:
            live.teller = Teller()
        self.live = live
        self.begin_action(live)
        self.hear()

    # The same match again

    def rebuild(self) -> State:
        """Run the open action again from the base; its events are not told twice."""
        trail = self.trail
        self.trail = []
        live = self.base.copy()
        self.live = live
        self.begin_action(live)
        for answer in trail:
            self.trail.append(answer)
            self.seal(answer.seat, answer.option)
        if self.listening:
            live.teller = Teller()
        return live

    def clone(self) -> Match:
        """An independent copy of the match; the rule is run again when somebody looks."""
        other = Match(self.game, self.options, self.seed, self.base)
        other.origin = self.origin
        other.trail = self.trail.copy()
        other.past = self.past.copy()
        other.stops = self.stops.copy()
        other.kept = self.kept.copy()
        other.eve = self.eve
        other.listening = self.listening
        other.log = self.log.copy()
        other.log_marks = self.log_marks.copy()
        return other

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.clone()

    def undo(self) -> Answer:
        """Take the last answer back, from any seat; returns that answer."""
        if not self.trail and not self.past:
            raise ParlourError("there is no answer to take back")
        answer = self.trail[-1] if self.trail else self.past[-1]
        self.rewind(len(self.past) + len(self.trail) - 1)
        return answer

    def rewind(self, count: int) -> None:
        """Go back to the moment after this many answers. What lies between is played again from the last base that was
        kept before it, when somebody looks."""
        if count < len(self.past):
            answers = self.past
            while self.stops and self.stops[-1] > count:
                self.stops.pop()
                self.kept.pop()
            stop = self.stops[-1] if self.stops else 0
            self.base = self.kept[-1] if self.kept else self.origin
            self.past, self.trail = answers[:stop], answers[stop:count]
        else:
            self.trail = self.trail[: count - len(self.past)]
        if count < len(self.log_marks):
            self.log = self.log[: self.log_marks[count]]
            del self.log_marks[count:]
        self.live = None
        self.eve = None

    def can_take_back(self, seat: int) -> bool:
        """Whether the last answer was the seat's own, nothing was revealed since, and nothing could have been."""
        eve = self.last_eve()
        if eve is None or eve.answer.seat != seat or not nothing_came_out(self.game, eve.outset, self.state):
            return False
        before = Match(self.game, self.options, self.seed, eve.base)
        before.trail = eve.trail.copy()
        before.past = self.answers[: len(self.past) + len(self.trail) - 1 - len(eve.trail)]
        return before.can_undo_after(seat, eve.answer.option)

    def last_eve(self) -> Eve | None:
        """The match before its last answer, or None where there is none."""
        if self.eve is None and (self.past or self.trail):
            before = self.clone()
            answer = before.undo()
            self.eve = Eve(before, answer)
        return self.eve

    def can_undo_after(self, seat: int, option: int) -> bool:
        """Whether an answer could still be taken back after giving it, as far as the seat can tell."""
        ask = self.offered(seat, option)
        if len(self.question) > 1:  # sealed: the last answer opens all of them
            return len(self.asks) > 1
        worlds = 1 if ask.question.lies_open else WORLDS
        return goes_quietly(self.sight(seat), option, dice(f"promise {seat} {len(self.answers)}"), worlds)

    # Seeing and imagining

    def view(self, seat: int) -> dict[str, object]:
        """Everything that a seat sees: the table, its own questions in words, and who is waited for."""
        s = self.state
        seen = self.game.view(s, seat)
        seen["waiting"] = [{"seat": ask.seat, "what": ask.what} for ask in self.asks]
        seen["asks"] = [self.spell(ask) for ask in self.asks if ask.seat == seat]
        seen["ending"] = None if s.ending is None else s.ending.dump()
        return seen

    def spell(self, ask: Ask) -> dict[str, object]:
        """A question and its options in words, with what on the table each is about."""
        return {
            "what": ask.what,
            "prompt": self.game.prompt(self.state, ask),
            "options": [self.spell_option(ask, option) for option in ask.options],
        }

    def spell_option(self, ask: Ask, option: int) -> dict[str, object]:
        """An option in words, with what on the table it is about."""
        game, s = self.game, self.state
        return {"option": option, "words": game.say(s, ask, option), "touches": game.touches(s, ask, option)}

    def heard(self, seat: int) -> list[Event]:
        """The events that a seat was told."""
        return [event for event in self.log if event.heard_by(seat)]

    def story(self, seat: int) -> list[str]:
        """The log of a seat, one line for each event."""
        lines = [self.game.sentence(event) for event in self.heard(seat)]
        return [line for line in lines if line]

    def sight(self, seat: int) -> Sight:
        """What a bot in this seat may use to answer its question."""
        ask = self.ask_of(seat)
        return Sight(self.game, seat, ask, self.state, self.base, self.settled())

    def settled(self) -> list[int]:
        """The answers of the open action without those still sealed."""
        sealed = sum([1 for option in self.given if option != NONE])
        return [answer.option for answer in self.trail[: len(self.trail) - sealed]]
