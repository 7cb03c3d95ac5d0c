"""A table without a screen: the match, the seats, and a save after every answer."""

from __future__ import annotations

from pathlib import Path

from parlour.cli.terminal.saves import Saved, dump_table, write_safely
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record, load_record, new_match
from parlour.kernel.rng import KEYED
from parlour.kernel.state import WATCHER
from parlour.kernel.wishes import Wishes, reply_for


class Session:
    """One table. Every change also saves it."""

    def __init__(self, match: Match, seating: Seating, path: Path) -> None:
        self.match = match
        self.seating = seating.fit(match.state.seats)
        self.path = path
        self.wishes: Wishes | None = None  # what the people at this keyboard want to be asked; everything with None
        self.automatic: set[int] = set()  # which answers, by their number, were given for a person
        self.moves = 0  # how often the table changed, so that a late thought can be recognised
        self.trouble = ""  # why the last save failed, or ""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def onlooker(self) -> int:
        """From whose point of view to draw while nobody has sat down: the only person's, else everybody's."""
        people = self.seating.people
        return people[0] if len(people) == 1 else WATCHER

    @property
    def covers(self) -> bool:
        """Whether hands must be covered between people."""
        return len(self.seating.people) > 1

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat is asked now, or None."""
        for ask in self.match.asks:
            if ask.seat == seat:
                return ask
        return None

    def person_asked(self) -> int | None:
        """The first person who is asked something."""
        for ask in self.match.asks:
            if self.seating.is_person(ask.seat):
                return ask.seat
        return None

    def bot_asked(self) -> int | None:
        """The first bot that is asked something, once no person is: people may take their time, and take answers
        back."""
        if self.person_asked() is not None:
            return None
        asks = self.match.asks
        return asks[0].seat if asks else None

    def answer(self, seat: int, option: int) -> None:
        """Apply an answer and save."""
        self.automatic.discard(len(self.match.answers))
        self.match.answer(seat, option)
        self.moves += 1
        self.save()

    def reply_for(self, seat: int) -> int | None:
        """What is answered for a person, or None if they are asked. Between several people nothing that depends on
        hidden cards is: they would notice."""
        ask = self.ask_of(seat)
        if ask is None or self.wishes is None:
            return None
        reply = reply_for(self.wishes, self.match.state, ask, alone=not self.covers)
        return None if reply is None or reply.pauses else reply.option

    def answer_for(self, seat: int, option: int) -> None:
        """Give an answer for a person; taking back goes behind it."""
        number = len(self.match.answers)
        self.answer(seat, option)
        self.automatic.add(number)

    def who_may_take_back(self) -> int | None:
        """The person whose last answer can honestly be taken back, with those that were given for them since."""
        answers = self.match.answers
        if not answers or not self.seating.is_person(answers[-1].seat):
            return None
        seat, match = answers[-1].seat, self.match
        for number in range(len(answers) - 1, -1, -1):
            if answers[number].seat != seat or not match.can_take_back(seat):
                return None
            if number not in self.automatic:
                return seat
            match = match.clone()
            match.undo()
        return None

    def take_back(self) -> None:
        """Take the last answer back that somebody gave themselves, and save."""
        while len(self.match.answers) - 1 in self.automatic:
            self.match.undo()
        self.match.undo()
        self.moves += 1
        self.save()

    def save(self) -> None:
        """Save the table. A full disk must not end the game, nor a position that no record leads to: the error is kept
        and shown."""
        try:
            write_safely(self.path, dump_table(self.match, self.seating))
            self.trouble = ""
        except OSError as error:
            self.trouble = str(error.strerror or error)
        except ParlourError as error:
            self.trouble = str(error)

    def record(self) -> str:
        """The record so far."""
        return dump_record(self.match)

    def why_not(self, seat: int, thing: str) -> str:
        """Why a thing is not an option of the seat's question."""
        ask = self.ask_of(seat)
        refusal = self.game.why_not(self.match.state, ask, thing) if ask else None
        return f"{VOICE.of(self.game).say(refusal.text)} ({refusal.rule})" if refusal else ""


def new_session(game: Game, options: dict[str, object], seed: str, seating: Seating, path: Path) -> Session:
    """A fresh table."""
    return Session(new_match(game, options, seed, chance=KEYED), seating, path)


def rematch_of(session: Session, seed: str, path: Path) -> Session:
    """The next game of a table that is over: the same seats, and the game decides who begins."""
    match, ending = session.match, session.match.ending
    assert ending is not None
    return new_session(session.game, session.game.rematch(match.options, ending), seed, session.seating, path)


def resumed_session(saved: Saved, seating: Seating, path: Path) -> Session:
    """The table as it stood."""
    return Session(load_record(saved.record), seating, path)
