"""Exchanging two hidden faces and playing the same action: a seat that cannot know it must not notice."""

from __future__ import annotations

from parlour.kernel.ask import Ask
from parlour.kernel.conformance.report import Report, Where
from parlour.kernel.conformance.secrecy import hidden_from, onlookers
from parlour.kernel.conformance.snapshot import text_of
from parlour.kernel.conformance.witness import Glimpses, Witness, begin_watched, told_apart
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.promise import Outset, nothing_came_out
from parlour.kernel.rng import Dice
from parlour.kernel.state import State, seat_name
from parlour.kernel.wishes import ENDINGS, REACTIONS, Wishes, reply_for

MOST_LINES = 20  # lines of the log that a failure shows
ALL_WISHES = [Wishes(reactions, endings) for reactions in REACTIONS for endings in ENDINGS]
PROMISES = 8  # once in this many answers, every option is checked for whether it could be taken back


def perceived(match: Match, seat: int, since: int) -> str:
    """Everything that a seat perceives: its view, its questions, who is waited for and whether a table would wait for
    them at all, the events and lines since."""
    events = [event for event in match.log[since:] if event.heard_by(seat)]
    lines = [match.game.sentence(event) for event in events]
    knows = [card for card, who in enumerate(match.state.known) if who >> seat & 1]
    return text_of([match.view(seat), ways_to_ask(match), [event.dump() for event in events], lines, knows])


def ways_to_ask(match: Match) -> list[str]:
    """Which of the open questions a table answers for somebody in company, whatever that person wants to be asked."""
    s = match.state
    return [str(reply_for(wishes, s, ask, alone=False)) for ask in match.asks for wishes in ALL_WISHES]


def promised(match: Match, seat: int, answered: bool) -> list[bool]:
    """What a seat is told about taking back: its last answer, and sometimes each answer that it could give."""
    told = [match.can_take_back(seat)] if answered else []
    for ask in match.asks:
        if ask.seat == seat and len(match.answers) % PROMISES == 0:
            told += [match.can_undo_after(seat, option) for option in ask.options]
    return told


class Moment:
    """One moment of an action: the position, who has seen what since the last one, and what everybody perceives."""

    def __init__(self, match: Match, since: int, glimpses: Glimpses, answered: bool) -> None:
        self.state = match.state.copy()
        self.glimpses = glimpses
        self.perceived = {seat: perceived(match, seat, since) for seat in onlookers(match.state)}
        self.promised = {seat: promised(match, seat, answered) for seat in onlookers(match.state)}


def differing(s: State, other: State) -> list[int]:
    """The cards of two positions that have different faces; either may have got more cards than the other."""
    return [card for card in range(min(len(s.face), len(other.face))) if s.face[card] != other.face[card]]


def rules_out(game: Game, s: State, other: State, seat: int) -> bool:
    """Whether what a seat has witnessed in a position rules out the faces of another one."""
    if len(s.face) != len(other.face):
        return False
    imagined = s.copy()
    imagined.face = other.face.copy()
    may_be = [game.may_be(s, seat, card, other.face[card]) for card in differing(s, other)]
    return not all(may_be) or not game.fits(imagined, seat)


def exchanged(game: Game, s: State, seat: int, a: int, b: int) -> State | None:
    """A position with two hidden faces exchanged, or None where they are equal or a seat could tell."""
    if s.face[a] == s.face[b] or game.pool(s, seat, a) != game.pool(s, seat, b):
        return None
    changed = s.copy()
    changed.face[a], changed.face[b] = s.face[b], s.face[a]
    possible = not rules_out(game, s, changed, seat) and all([game.fits(changed, each) for each in onlookers(s)])
    return changed if possible else None


class Course:
    """An action as it went: where it began, the answers, and the moments before and after each."""

    def __init__(self, match: Match) -> None:
        self.match = match
        again = Match(match.game, match.options, match.seed, match.base)
        glimpses = begin_watched(again).take()
        self.witness = Witness(match.state)
        match.state.teller = self.witness
        self.base = match.base
        self.past = match.past.copy()
        self.since = len(match.log)
        self.answers: list[tuple[int, int]] = []
        self.words: list[str] = []
        self.traces: list[dict[int, int]] = []
        self.moments = [Moment(match, self.since, glimpses, answered=False)]

    def answered(self, ask: Ask, option: int, words: str, traces: dict[int, int]) -> None:
        """Note an answer that the match has taken."""
        self.answers.append((ask.seat, option))
        self.words.append(f"{seat_name(ask.seat)} {ask.what}: {words}")
        self.traces.append(traces)
        self.moments.append(Moment(self.match, self.since, self.witness.take(), answered=True))

    def scene(self) -> list[str]:
        """What led here: the position when the action began, the answers since, and the story before it."""
        game, log = self.match.game, self.match.log
        lines = [event.telling.mistake(event.data) or game.sentence(event) for event in log]
        story = [line for line in lines if line]
        try:
            line = game.write(self.base)
        except Exception as error:  # the failure that is told may be that of the notation
            line = f"cannot be written ({type(error).__name__}: {error})"
        answers = self.words or ["none"]
        told = [f"… {len(story) - MOST_LINES} lines before"] if len(story) > MOST_LINES else []
        return [f"position: {line}", f"answers since: {'; '.join(answers)}", "story:", *told, *story[-MOST_LINES:]]

    def check(self, pairs: int, dice: Dice, where: Where, report: Report) -> None:
        """Nobody perceives the key of chance; and for every onlooker exchange a few hidden faces and compare."""
        if self.base.key:
            told = [text for moment in self.moments for text in moment.perceived.values()]
            where.check(not any([self.base.key in text for text in told]), "nobody perceives the key of chance")
        for seat in onlookers(self.base):
            hidden = hidden_from(self.base, seat)
            for _ in range(pairs):
                if len(hidden) > 1:
                    self.check_pair(seat, hidden[dice.roll(len(hidden))], hidden[dice.roll(len(hidden))], where, report)

    def check_pair(self, seat: int, a: int, b: int, where: Where, report: Report) -> None:
        """Exchange two faces that may be exchanged and play the same answers."""
        game, s = self.match.game, self.base
        changed = exchanged(game, s, seat, a, b)
        if changed is None:
            return
        twin = Match(game, self.match.options, self.match.seed, changed)
        twin.listening = True
        twin.past = self.past.copy()
        was = [f"card {card}, {game.face_name(s.face[card])}" for card in (a, b)]
        where.exchange = f"{was[0]}, and {was[1]}, which {seat_name(seat)} does not know"
        moments = Comparison(self, twin, seat, where).run()
        where.exchange = ""
        report.moments += moments
        report.swaps += 1 if moments > 1 else 0


class Comparison:
    """An action and its twin with two faces exchanged, through the eyes of a seat that does not know them."""

    def __init__(self, course: Course, twin: Match, seat: int, where: Where) -> None:
        self.course = course
        self.twin = twin
        self.seat = seat
        self.where = where
        self.different = differing(course.base, twin.base)  # at the moment before
        self.witness = begin_watched(twin)
        self.since = len(twin.log)

    def run(self) -> int:
        """Compare moment by moment until the seat may know of the exchange, or an answer is no longer legal there;
        returns how many moments were compared."""
        course, twin, seat, who = self.course, self.twin, self.seat, seat_name(self.seat)
        traces: list[int] = []
        for n, moment in enumerate(course.moments):
            if self.shows(n):
                return n
            name = f"{who} cannot tell hidden faces apart ({n} answers into the action)"
            self.where.same(moment.perceived[seat], perceived(twin, seat, self.since), name)
            self.where.same(moment.promised[seat], promised(twin, seat, n > 0), f"{who} is promised only what it sees")
            if n == len(course.answers):
                break
            answerer, option = course.answers[n]
            ask = next((each for each in twin.asks if each.seat == answerer), None)
            if ask is None or option not in ask.options:
                return n + 1
            traces.append(twin.game.trace(twin.state, seat, answerer, ask.question, option))
            twin.answer(answerer, option)
        self.where.same([each[seat] for each in course.traces], traces, f"{who} traces only what it sees")
        return len(course.moments)

    def shows(self, n: int) -> bool:
        """Whether the seat may know of the exchange by now: in one of the two games it saw a card that is different in
        the other, or witnessed something that cannot be true in the other."""
        moment, now, seat, game = self.course.moments[n], self.twin.state, self.seat, self.twin.game
        before = self.course.moments[n - 1].state if n else None
        different = differing(moment.state, now) + self.different
        self.different = differing(moment.state, now)
        if told_apart(moment.glimpses, self.witness.take(), seat, different):
            return True
        if not rules_out(game, moment.state, now, seat):
            return rules_out(game, now, moment.state, seat)
        counted = before is None or not nothing_came_out(game, Outset(game, before), moment.state)
        self.where.check(counted, "what is witnessed counts as come out", f"by {seat_name(seat)}")
        return True
