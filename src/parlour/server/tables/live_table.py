"""A table that is being played: its match, brought up to date entry by entry.

Nothing here waits or stores. The same journal leads to the same table in every worker, with the same numbers of the
questions.
"""

from __future__ import annotations

import json
from collections import Counter

from parlour.kernel.ask import Answer, Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.pieces import Piece
from parlour.kernel.record import dump_record, give, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.state import Ending, Event
from parlour.server.messages.sockets import UndoWish
from parlour.server.server_clock import Uptime
from parlour.server.storage.rows import Entry, EntryKind, Seat, Standing, TableRow
from parlour.server.tables.clocks import Clock
from parlour.server.tables.refusals import BrokenRulesError, StaleError, explain
from parlour.server.tables.rule_failures import note_failure

BOT_GRACE = 20.0  # seconds after which another worker takes over a bot's question
NOBODY = -1
UNDECIDED: tuple[EntryKind, ...] = ("stuck", "drawn")  # entries after which nobody is asked
DRAWN = "the rules could not go on, and the game was taken as drawn"


class Applied:
    """A journal entry and the events that it caused."""

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events
        self.lines: list[list[Piece]] | None = None  # the events in words, once somebody has asked


class LiveTable:
    """A match and its journal."""

    def __init__(self, row: TableRow, seats: list[Seat], uptime: Uptime) -> None:
        self.row = row
        self.seats = seats
        self.game = find_game(row.game)
        if row.version != self.game.version:
            raise ParlourError(
                f"this table was opened under version {row.version} of the rules of {self.game.title}; "
                f"here they are version {self.game.version}"
            )
        self.options: dict[str, object] = json.loads(row.options)
        self.match = self.set_up(row)
        self.clock = Clock(row.clock_kind, row.clock_amount, len(seats), uptime)
        self.seq = 0  # the last number of the journal
        self.applied: list[Applied] = []
        self.asked: dict[int, int] = {}  # the number of the question that a seat is asked
        self.questions: list[Ask] = []
        self.own: list[list[bool]] = [[] for _ in seats]  # by seat: whether a person gave each current answer
        self.automatic: list[list[bool]] = [[] for _ in seats]  # by seat: whether the server gave each for a person
        self.stuck = False  # the rules fail on every answer to the open question
        self.drawn: Ending | None = None
        self.broken: set[Answer] = set()  # answers on which the rules have just failed
        self.wish: UndoWish | None = None
        self.final: dict[int, list[int]] = {}  # by seat, once somebody has asked
        self.pauses: dict[int, float] = {}  # by seat, when its question is declined for it
        self.waited_for: set[int] = set()  # seats that want to think about their question

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    @property
    def ending(self) -> Ending | None:
        """How the game ended: by its rules, or because the rules could not go on."""
        return self.drawn or self.match.ending

    # Going on

    def set_up(self, row: TableRow) -> Match:
        """The match at its start."""
        try:
            return new_match(self.game, self.options, row.seed, chance=row.chance)
        except Exception as error:
            note_failure(self.game.name, error)
            raise BrokenRulesError("the rules fail before anything was played; open another table") from error

    def apply_all(self, journal: list[Entry]) -> None:
        """Apply entries, one after the other."""
        for entry in journal:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Apply an entry."""
        if entry.seq != self.seq + 1:
            raise ParlourError(f"entry {entry.seq} cannot follow {self.seq}")
        heard = 0 if entry.kind == "start" else len(self.match.log)
        again: dict[int, float] = {}  # the seats whose answers were taken back, and how long they thought
        if entry.answer is not None:
            self.give(entry.answer, entry.seq)
            self.clock.spend(entry.seat, entry.spent)
            self.own[entry.seat].append(entry.kind != "bot")
            self.automatic[entry.seat].append(entry.kind == "auto")
        elif entry.kind == "undo":
            for _ in range(entry.undone):
                seat = self.match.undo().seat
                again[seat] = self.clock.take_back(seat)
                self.own[seat].pop()
                self.automatic[seat].pop()
            heard = len(self.match.log)
        self.seq = entry.seq
        self.applied.append(Applied(entry, self.match.log[heard:]))
        self.wish = None
        self.final = {}
        self.broken = set()
        self.stuck = entry.kind == "stuck"
        if entry.kind == "drawn":
            self.drawn = Ending([], "", DRAWN, [0] * len(self.seats))
            self.questions, self.asked = [], {}
        if entry.kind in UNDECIDED:
            self.clock.run_only([])
        else:
            self.number_questions(entry, again)

    def give(self, answer: Answer, seq: int) -> None:
        """Apply an answer; if the rules fail on it, the match is as before."""
        try:
            give(self.match, answer, seq)
        except Exception as error:
            note_failure(self.game.name, error)
            self.broken.add(answer)
            raise BrokenRulesError from error

    def number_questions(self, entry: Entry, again: dict[int, float]) -> None:
        """A question is numbered by the entry that led to it. It keeps its number and its clock while others still
        answer, or take back their answers to the same sealed question."""
        questions = self.match.asks
        before = {id(ask) for ask in self.questions}
        for ask in questions:
            still_open = entry.kind == "undo" and ask.seat in self.asked and ask.seat not in again
            if id(ask) not in before and not still_open:
                self.asked[ask.seat] = entry.seq
                self.clock.start(ask.seat, entry.at, again.get(ask.seat, 0.0))
        self.waited_for = {ask.seat for ask in questions if id(ask) in before} & self.waited_for
        self.questions = questions
        self.asked = {ask.seat: self.asked[ask.seat] for ask in questions}
        self.clock.run_only([ask.seat for ask in questions])

    # What somebody wants

    def ask_of(self, seat: int, number: int) -> Ask:
        """The open question of a seat; refused if it is gone, or if every answer to it fails."""
        if self.stuck:
            raise StaleError("the rules fail on every answer here; take an answer back, or take the game as drawn")
        for ask in self.questions:
            if ask.seat == seat:
                if self.asked[seat] == number:
                    return ask
                raise StaleError("that question is gone: the table has moved on")
        if self.over:
            raise StaleError("the game is over")
        raise StaleError("it is not your turn: the table waits for others")

    def answer(
        self,
        seat: int,
        number: int,
        option: int,
        now: float,
        kind: EntryKind = "answer",
        cards: list[int] | None = None,
    ) -> Entry:
        """The entry for an answer, perhaps with its cards in an order; refused if it is stale or not legal."""
        ask = self.ask_of(seat, number)
        if option not in ask.options:
            raise explain(self.match, ask, option)
        if cards:
            option = ask.question.answers.arranged(self.match.state, ask, option, cards)
        answer = Answer(seat, ask.what, option)
        if answer in self.broken:
            raise BrokenRulesError
        return self.entry(kind, seat, now, answer)

    def undo(self, seat: int, now: float) -> Entry:
        """The entry that takes back everything from a seat's last answer on."""
        return self.entry("undo", seat, now, undone=self.answers_since(seat))

    def answers_since(self, seat: int) -> int:
        """How many answers were given from the last one on that a seat gave itself; 0 if it gave none or the game is
        over. If the rules cannot go on, a seat that gave none may go back to the beginning."""
        if self.over:
            return 0
        back, given = 0, len(self.automatic[seat])
        for answers in (self.match.trail, self.match.past):
            for answer in reversed(answers):
                back += 1
                if answer.seat == seat:
                    given -= 1
                    if not self.automatic[seat][given]:
                        return back
        return back if self.stuck else 0

    def own_moves(self, back: int) -> list[int]:
        """The seats of which a person, not a bot, gave some of the last answers."""
        counts = Counter(answer.seat for answer in self.match.answers[len(self.match.answers) - back :])
        return [seat for seat, count in counts.items() if any(self.own[seat][-count:])]

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last answer can be taken back at once, with those that were given for it since; if the rules
        fail when it is tried, no."""
        try:
            return not self.over and self.may_go_back(seat)
        except Exception as error:
            note_failure(self.game.name, error)
            return False

    def may_go_back(self, seat: int) -> bool:
        """Whether all answers from a seat's last own one on are the seat's, and revealed nothing."""
        match, back = self.match, self.answers_since(seat)
        for step in range(back):
            if not match.can_take_back(seat):
                return False
            if step < back - 1:
                match = match.clone()
                match.undo()
        return back > 0

    def finals(self, seat: int, number: int) -> list[int]:
        """The options of a question that cannot be taken back; computed once, however often somebody asks."""
        ask = self.ask_of(seat, number)
        if seat not in self.final:
            self.final[seat] = [each for each in ask.options if not self.can_undo_after(seat, each)]
        return self.final[seat]

    def can_undo_after(self, seat: int, option: int) -> bool:
        """Whether an answer could be taken back after giving it, as far as the rules can tell without failing."""
        try:
            return self.match.can_undo_after(seat, option)
        except Exception as error:
            note_failure(self.game.name, error)
            return False

    def ways(self, seat: int, first: list[int]) -> list[int]:
        """The answers to a seat's question on which the rules have not failed yet, preferred ones first."""
        ask = self.match.ask_of(seat)
        order = [option for option in dict.fromkeys([*first, *ask.options]) if option in ask.options]
        return [option for option in order if Answer(seat, ask.what, option) not in self.broken]

    def entry(self, kind: EntryKind, seat: int, now: float, answer: Answer | None = None, undone: int = 0) -> Entry:
        """The next entry of the journal."""
        spent = 0.0 if answer is None else self.clock.running(seat, now)
        return Entry(self.row.id, self.seq + 1, kind, seat, answer, undone, spent, now)

    # Where the table stands

    def standing(self, now: float) -> Standing:
        """What the lobby needs to know without replaying the journal."""
        ending = self.ending
        sitting = [seat.seat for seat in self.seats if seat.kind == "person"]
        waiting = sitting if self.stuck else [ask.seat for ask in self.questions]
        people = [seat for seat in waiting if seat in sitting and not self.stuck]
        bots = waiting and all(self.seats[seat].kind == "bot" for seat in waiting)  # bots answer after people
        return Standing(
            seq=self.seq,
            status="playing" if ending is None else "over",
            moved=now,
            waits=" ".join(str(seat) for seat in waiting),
            bot_due=now + BOT_GRACE if bots else None,
            deadline=self.clock.deadline(people, now),
            ending=None if ending is None else json.dumps(ending.dump()),
        )

    def record(self) -> dict[str, object]:
        """The record of the match so far, with the promise made at its start."""
        document: dict[str, object] = json.loads(dump_record(self.match))
        return {**document, "commitment": self.row.commitment}
