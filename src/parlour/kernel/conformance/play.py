"""Random games for every set of options, checked at every step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.kernel.ask import Answer, Ask
from parlour.kernel.conformance.decisions import (
    check_asks,
    check_clone,
    check_events,
    check_notation,
    check_order_of_sealed,
    check_state,
    check_stored,
    check_views,
    check_wrong_answers,
)
from parlour.kernel.conformance.exchange import Course
from parlour.kernel.conformance.opening import check_opening
from parlour.kernel.conformance.report import ConformanceError, Report, Where
from parlour.kernel.conformance.rule_ids import check_named_rules, check_refusals, check_rule
from parlour.kernel.conformance.secrecy import check_worlds, onlookers
from parlour.kernel.conformance.snapshot import match_text, state_text
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, playout
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.questions import Question
from parlour.kernel.record import dump_match, dump_record, give, load_match, load_record, new_match, open_record
from parlour.kernel.registry import offered
from parlour.kernel.rng import FAST, KEYED, dice
from parlour.kernel.state import Pilot, State, seat_name

PAIRS = 2  # exchanges of hidden faces for each onlooker and action
MOST_ANSWERS = 5000


def check_game(
    game: Game,
    games: int = 1,
    seed: str = "",
    pairs: int = PAIRS,
    most_answers: int = MOST_ANSWERS,
    sets: list[dict[str, object]] | None = None,
) -> Report:
    """Play some random games with every set of options (or those given) and check all that a game promises.

    The first promise that is broken raises a ConformanceError; a run with the same seed finds it again.
    """
    report = Report()
    with offered(game):
        for options in option_sets(game) if sets is None else sets:
            report.option_sets += 1
            for number in range(games):
                check_one(game, options, f"{seed}{number}", pairs, most_answers, report)
    return report


def check_some(game: Game, games: int, seed: str, sets: list[dict[str, object]], report: Report) -> Iterator[None]:
    """Check this many games in total, with sets of options in an order that the seed decides; yields after each
    game."""
    order = list(range(len(sets)))
    dice(f"sets {seed}").shuffle(order)
    report.option_sets += min(games, len(sets))
    with offered(game):
        for number in range(games):
            check_one(game, sets[order[number % len(order)]], f"{seed}/{number}", PAIRS, MOST_ANSWERS, report)
            yield


def option_sets(game: Game) -> list[dict[str, object]]:
    """Every combination of options that the game accepts."""
    found: list[dict[str, object]] = [{}]
    for setting in game.settings():
        found = [{**options, setting.name: choice} for options in found for choice in setting.choices]
    return [options for options in found if not game.objection(options)]


def check_one(game: Game, options: dict[str, object], seed: str, pairs: int, most_answers: int, report: Report) -> None:
    """Check one random game; any other exception from the rules becomes a failure that names its place."""
    where = Where(game.name, options, seed)
    try:
        check_options(game, options)
        Checker(game, where, pairs, most_answers, report).run()
    except ConformanceError:
        raise
    except Exception as error:
        try:
            where.fail("the rules raise nothing", f"{type(error).__name__}: {error}")
        except ConformanceError as failure:
            raise failure from error


class Checker:
    """One random game with its shadow, which is given the same answers from the record without listening."""

    def __init__(
        self,
        game: Game,
        where: Where,
        pairs: int,
        most_answers: int,
        report: Report,
        chance: str = "",
        answer: Callable[[Match, Ask], int] | None = None,
        stops: bool = False,
    ) -> None:
        """Answers are random unless a chooser is given, and chance is of either kind unless one is named. After the
        maximum number of answers the check stops, or says that the game should have ended."""
        self.where = where
        self.answer_of = answer or self.random_answer
        self.stops = stops
        self.pairs = pairs
        self.most_answers = most_answers
        self.report = report
        self.dice = dice(f"{game.name} {where.options} {where.seed}")
        drawn = (FAST, KEYED)[self.dice.roll(2)]
        self.match = new_match(game, where.options, where.seed, chance=chance or drawn)
        check_named_rules(game, where)
        check_events(self.match, 0, where)
        check_opening(self.match, chance or drawn, where)
        self.shadow, _ = open_record(dump_record(self.match), listen=False)
        self.faces = sorted(self.match.state.face)
        report.meet_cards(game, self.match.state)

    def run(self) -> None:
        """Play and check until the end."""
        while self.match.ending is None:
            if self.stops and self.where.answers >= self.most_answers:
                return
            self.play_action()
        self.check_decision()
        self.check_end()
        self.report.games += 1

    def play_action(self) -> None:
        """One action with all its decisions, then again with hidden faces exchanged."""
        match, where = self.match, self.where
        course, base, kept = Course(match), match.base, state_text(match.base)
        where.scene = course.scene
        while match.base is base and match.ending is None:
            self.check_decision()
            self.answer(course)
        where.same(kept, state_text(base), "the base never changes")
        course.check(self.pairs, self.dice, where, self.report)
        self.report.actions += 1

    def check_decision(self) -> None:
        """Everything that holds before an answer."""
        match, where = self.match, self.where
        check_asks(match, where)
        check_state(match, self.faces, where)
        check_views(match, where)
        check_wrong_answers(match, where)
        check_refusals(match, dice(f"why not {where.seed} {where.answers}"), where)
        check_stored(match, where)
        check_worlds(match, self.dice, where, self.report)
        where.same(state_text(match.state), state_text(self.shadow.state), "a replay gives the same position")
        where.same(dump_record(match), dump_record(self.shadow), "a replay gives the same record")
        if not match.trail and match.ending is None:
            check_notation(match, where)
        if not match.trail and len(match.asks) > 1:
            check_order_of_sealed(match, [self.choose(ask.options) for ask in match.asks], where)

    def random_answer(self, match: Match, ask: Ask) -> int:
        """Any answer."""
        return self.choose(ask.options)

    def choose(self, options: list[int]) -> int:
        """By chance, the first option more often: it is the one that says pass, no, or enough."""
        return options[0] if self.dice.roll(5) == 0 else options[self.dice.roll(len(options))]

    def answer(self, course: Course) -> None:
        """Answer the first open question, in the match, in a clone and in the shadow."""
        match, where = self.match, self.where
        ask = match.asks[0]
        option = self.answer_of(match, ask)
        after = check_clone(match, ask.seat, option, where)
        game, s = match.game, match.state
        traces = {seat: game.trace(s, seat, ask.seat, ask.question, option) for seat in onlookers(s)}
        words, told = self.report.meet(game, s, ask, option), len(match.log)
        match.answer(ask.seat, option)
        where.answers += 1
        check_events(match, told, where)
        self.report.decisions += 1
        in_time = self.stops or where.answers <= self.most_answers
        where.check(in_time, f"the game ends within {self.most_answers} answers")
        where.same(after, match_text(match), "the same answer does the same in a clone and in the original")
        give(self.shadow, Answer(ask.seat, ask.what, option), where.answers - 1)
        course.answered(ask, option, words, traces)

    def check_end(self) -> None:
        """The ending is complete, nobody can answer, and the whole record replays in every way."""
        match, where = self.match, self.where
        ending = match.ending
        assert ending is not None
        where.check(bool(ending.rule and ending.reason), "an ending has a rule and a reason", repr(ending))
        seats = range(match.state.seats)
        decided = bool(ending.winners) or match.game.may_have_no_winner(match.options)
        where.check(decided and set(ending.winners) <= set(seats), "somebody wins", repr(ending))
        where.check(len(ending.scores) == len(seats), "every seat has a score", repr(ending))
        check_rule(match.game, ending.rule, "the ending", where)
        record = dump_record(match)
        again = load_record(record)
        where.same(record, dump_record(again), "a record replays byte for byte")
        where.same(match_text(match), match_text(again), "a record replays to the same match")
        where.same(log_of(match), log_of(again), "a record replays with the same log")
        stored = load_match(dump_match(match))
        where.same(state_text(match.state), state_text(stored.state), "a stored match loads as the same position")
        self.check_piloted(match)
        for _ in match.answers:
            again.undo()
        first, _answers = open_record(record)
        where.same(match_text(first), match_text(again), "undo leads back to the start")

    def check_piloted(self, match: Match) -> None:
        """The same rules with a pilot, never suspended, reach the same end."""
        s = match.origin.copy()
        script = Script(match.answers)
        s.pilot = script
        playout(match.game, s)
        self.where.check(script.given == len(match.answers), "a piloted game asks as many questions")
        self.where.same(state_text(match.state), state_text(s), "a piloted game ends the same")


class Script(Pilot):
    """Answers as a record says."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.given = 0

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The next answer, if it is to this question."""
        answer = self.answers[self.given]
        self.given += 1
        if (answer.seat, answer.what) != (seat, question.what) or answer.option not in options:
            raise ParlourError(f"a piloted game asked {seat_name(seat)} to {question.what}, the record says {answer!r}")
        return answer.option


def log_of(match: Match) -> list[object]:
    """The whole log as plain data."""
    return [[event.audience, event.dump()] for event in match.log]
