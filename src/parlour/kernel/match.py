"""A match is (base, trail): the position when the action began, and the answers since.

A rule that waits for an answer cannot be copied, but it can be run again: clone, undo, store and
world all mean "take the base and apply the answers again". The base is never changed.

To copy a position costs as much as a few answers. So the base is copied at once only where somebody asked for the one
before it, and otherwise found when somebody asks: the answers since the last copy are applied to it again.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from parlour.kernel.ask import Answer, Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, in_actions
from parlour.kernel.promise import WORLDS, Eve, Outset, goes_quietly, nothing_came_out
from parlour.kernel.rng import dice
from parlour.kernel.state import NONE, Ending, Event, State, Teller, seat_name
from parlour.kernel.worlds import Sight

STRIDE: Final = 64  # answers between two bases that are kept
NO_ANSWERS: Final[list[int]] = []  # with which an action begins; never changed


class Match:
    """A game in progress: what is asked, what was answered, and what can be seen."""

    def __init__(self, game: Game, options: dict[str, object], seed: str, base: State) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.origin = base  # the first base, from which all answers can be applied again
        self.injected = False  # whether it began from there, and not from a new game with the seed
        self.copied = base  # the last position between two actions that was copied
        self.since: list[Answer] = []  # the answers from there to the open action
        self.outdated = False  # whether the open action began later
        self.wanted = False  # whether somebody asked for the base of the open action
        self.trail: list[Answer] = []
        self.past: list[Answer] = []  # the answers before the base
        self.stops: list[int] = []  # after how many answers earlier bases were kept, so that going back is quick
        self.kept: list[State] = []  # these bases
        self.eve: Eve | None = None  # before the last answer, if somebody listened to it or has asked since
        self.listening = False
        self.log: list[Event] = []
        self.log_marks: list[int] = []  # the length of the log before each answer
        self.live: State | None = None
        self.running: Generator[list[Ask], list[int], None] | None = None
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
        count = len(self.past) + len(self.trail)
        sealed = self.trail.copy() if len(self.question) > 1 else None
        self.eve = self.eve_of(answer) if self.listening else None
        self.log_marks.append(len(self.log))
        self.trail.append(answer)
        try:
            self.seal(seat, option)
        except Exception:
            self.rewind(count)
            if sealed:  # in the order in which they came
                self.trail[-len(sealed) :] = sealed
            raise

    def offered(self, seat: int, option: int) -> Ask:
        """The open question of a seat, which must offer the option, perhaps with its cards in an order."""
        ask = self.ask_of(seat)
        if not ask.offers(option) and not ask.question.answers.is_arranged(self.state, ask, option):
            options = f"the options are {ask.options}"
            raise ParlourError(f"{seat_name(seat)} cannot answer {option} to {ask.what!r}: {options}")
        return ask

    def seal(self, seat: int, option: int) -> None:
        """Take an answer that is known to be legal; the rule goes on when the last one is in."""
        waiting = False
        for i in range(len(self.question)):
            if self.question[i].seat == seat:
                self.given[i] = option
            elif self.given[i] == NONE:
                waiting = True
        if not waiting:
            if len(self.question) > 1:
                self.put_in_order()
            assert self.running is not None
            self.go_on(self.running.send(self.given))

    def put_in_order(self) -> None:
        """Keep sealed answers in the order of the question, not of the clock."""
        count = len(self.question)
        order = {ask.seat: i for i, ask in enumerate(self.question)}
        self.trail[-count:] = sorted(self.trail[-count:], key=lambda answer: order[answer.seat])

    def go_on(self, question: list[Ask]) -> None:
        """Wait for the answers to what the rules ask; nothing asked means that the action is over."""
        if not question:
            question = self.next_question()
        self.question = question
        self.given = [NONE for ask in question]
        self.hear()

    def next_question(self) -> list[Ask]:
        """End the action and go on to the first question after it; there is none when the game is over."""
        running, live = self.running, self.live
        assert running is not None and live is not None
        question: list[Ask] = []
        while not question:
            self.end_action(live)
            if live.ending is not None:
                self.running = None
                break
            question = running.send(NO_ANSWERS)
        self.wanted = False
        return question

    def end_action(self, s: State) -> None:
        """Between two actions: the answers are past, and the base is copied if the last one was asked for."""
        self.past.extend(self.trail)
        self.since.extend(self.trail)
        self.trail = []
        self.outdated = True
        far = len(self.past) - (self.stops[-1] if self.stops else 0) >= STRIDE
        if far or self.wanted:
            self.base = s.copy()
        if far:
            self.stops.append(len(self.past))
            self.kept.append(self.copied)

    def begin(self, s: State) -> None:
        """Run the action that a position calls for up to its first question; actions without one run to their end."""
        self.live, self.running = s, None
        self.question, self.given = [], []
        if s.ending is None:
            self.running = in_actions(self.game, s)
            self.go_on(next(self.running))

    def hear(self) -> None:
        """Move what the atoms told into the log."""
        live = self.live
        if live is not None and live.teller is not None:
            self.log.extend(live.teller.events)
            live.teller.events = []

    def open(self) -> None:
        """Begin the first action and hear what it tells before it asks; running it again later adds no events."""
        live = self.copied.copy()
        if self.listening:
            live.teller = Teller()
        self.begin(live)

    # The same match again

    @property
    def base(self) -> State:
        """The position when the open action began; never changed."""
        if self.outdated:
            again = Match(self.game, self.options, self.seed, self.copied)
            again.trail = self.since
            again.rebuild()
            self.base = again.copied
        self.wanted = True
        return self.copied

    @base.setter
    def base(self, base: State) -> None:
        """Let the open action begin from a position."""
        self.copied, self.since, self.outdated = base, [], False

    def rebuild(self) -> State:
        """Run the open action again from the base; its events are not told twice."""
        trail = self.trail
        self.trail = []
        live = self.base.copy()
        self.begin(live)
        for i in range(len(trail)):
            self.trail.append(trail[i])
            self.wanted = i == len(trail) - 1  # whoever goes back looks at the last base only
            self.seal(trail[i].seat, trail[i].option)
        if self.listening:
            live.teller = Teller()
        return live

    def clone(self) -> Match:
        """An independent copy of the match; the rule is run again when somebody looks."""
        other = Match(self.game, self.options, self.seed, self.base)
        other.origin, other.injected = self.origin, self.injected
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
            self.eve = before.eve_of(answer)
        return self.eve

    def eve_of(self, answer: Answer) -> Eve:
        """This match as it stands before an answer."""
        return Eve(answer, self.base, self.trail.copy(), Outset(self.game, self.state))

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
        seen["ending"] = None if s.ending is None else s.ending.view()
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
