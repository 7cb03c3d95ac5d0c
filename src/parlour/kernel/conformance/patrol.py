"""Checks that are quick enough for millions of decisions: cheap ones at each decision, the rest from time to time."""

from __future__ import annotations

from typing import Final

from parlour.kernel.ask import Answer, Ask
from parlour.kernel.conformance.report import Where
from parlour.kernel.conformance.secrecy import check_own_view, check_world
from parlour.kernel.conformance.snapshot import state_text
from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.state import WATCHER, Pilot, State, seat_name
from parlour.kernel.worlds import imagine

LOOK: Final = 64  # decisions between two looks through the eyes of the seat that is asked
MOST_SAID: Final = 40  # options of a question that are put into words at each look


class Patrol(Pilot):
    """Answers by one pilot for each seat, and watches every decision."""

    def __init__(self, game: Game, where: Where, policies: list[Pilot], dice: Dice, most: int) -> None:
        self.game = game
        self.where = where
        self.policies = policies
        self.dice = dice
        self.most = most
        self.answers: list[Answer] = []

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The answer of the seat's own pilot, after checking that the question and the position are sound."""
        self.watch(s, seat, question, options)
        option = self.policies[seat].pick(s, seat, question, options)
        self.note(seat, question, option, options)
        return option

    def enough(self, s: State) -> bool:
        """Not every game ends by itself."""
        return len(self.answers) >= self.most

    def note(self, seat: int, question: Question, option: int, options: list[int]) -> None:
        """Keep an answer, which must be an option."""
        if option not in options:
            self.where.fail("bots answer with an option", f"{seat_name(seat)} {question.what}: {option} of {options}")
        self.answers.append(Answer(seat, question.what, option))
        self.where.answers += 1

    def watch(self, s: State, seat: int, question: Question, options: list[int]) -> None:
        """What must hold before an answer."""
        if not 0 <= seat < s.seats:
            self.where.fail("questions go to seats", f"{seat_name(seat)}: {question.what}")
        self.check_options(seat, question, options)
        self.check_cards(s)
        if self.dice.roll(LOOK) == 0:
            self.look(s, Ask(seat, question, options))

    def check_options(self, seat: int, question: Question, options: list[int]) -> None:
        """There is at least one; they rise and are not negative."""
        before = -1
        for option in options:
            if option <= before:
                self.where.fail(
                    "options are rising, distinct and not negative", f"{seat_name(seat)} {question.what}: {options}"
                )
            before = option
        if before < 0:
            self.where.fail("a question has an option", f"{seat_name(seat)} {question.what}")

    def check_cards(self, s: State) -> None:
        """Every card lies somewhere, once, and has its knowers."""
        cards = self.game.cards(s)
        lies = [False] * len(s.face)
        for card in cards:
            if lies[card]:
                self.where.fail("every card lies somewhere, once", f"card {card} lies in two places")
            lies[card] = True
        if len(cards) != len(s.face) or len(s.known) != len(s.face):
            missing = [card for card in range(len(lies)) if not lies[card]]
            self.where.fail("every card lies somewhere, once", f"{missing} lie nowhere")

    def look(self, s: State, ask: Ask) -> None:
        """The question and the table are the same to the seat in a world, and looking changes nothing."""
        game, before = self.game, state_text(s)
        world = s.copy()
        imagine(game, world, ask.seat, self.dice.split())
        seen = check_world(game, s, world, ask.seat, self.where)
        check_own_view(game, s, ask.seat, game.view(s, WATCHER), seen, self.where)
        self.where.same(
            self.spoken(s, ask), self.spoken(world, ask), f"{seat_name(ask.seat)} reads the same question in a world"
        )
        self.where.same(before, state_text(s), "looking changes nothing")

    def spoken(self, s: State, ask: Ask) -> list[object]:
        """A question as its seat reads it."""
        game = self.game
        said = [[game.say(s, ask, each), game.touches(s, ask, each)] for each in ask.options[:MOST_SAID]]
        return [game.prompt(s, ask), said]
