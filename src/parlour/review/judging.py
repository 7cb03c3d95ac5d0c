"""Judging one decision by what its seat knew at that moment."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from parlour.bots.bot import Thought
from parlour.bots.search import Budget, SearchBot
from parlour.kernel.ask import Answer
from parlour.kernel.match import Match
from parlour.kernel.pieces import named_in, plain
from parlour.kernel.shapes import PiecesOfLine, on_the_wire

SPREAD = 0.5  # the standard deviation of a game that is won or lost


class Judgement(Struct, frozen=True):
    """A decision: the chances that its seat had, what it chose, and what else it could have chosen.

    `chance` is what the seat could expect before it chose. `margin` is how much better the choice was than the best
    other option: below 0 it was worse. It is None where the search did not look at both.
    """

    at: int  # answers before it
    seat: int
    prompt: str
    played: str
    other: str
    chance: float
    margin: float | None
    doubt: float  # the standard error of the margin
    played_pieces: PiecesOfLine = []  # the words again, where they name somebody
    other_pieces: PiecesOfLine = []

    @property
    def gain(self) -> float:
        """By how much it was surely the best option."""
        return 0.0 if self.margin is None else max(0.0, self.margin - self.doubt)

    @property
    def cost(self) -> float:
        """By how much another option was surely better."""
        return 0.0 if self.margin is None else max(0.0, -self.margin - self.doubt)


def judge(match: Match, answer: Answer, iterations: int) -> Judgement | None:
    """Judge an answer that is about to be given; None if there was nothing to decide."""
    ask = match.ask_of(answer.seat)
    if len(ask.options) < 2:
        return None
    at = len(match.answers)
    bot = SearchBot(f"review of {match.seed} at {at}", Budget(iterations, 0.0))
    thoughts = bot.thoughts(match.sight(answer.seat))
    played = next((each for each in thoughts if each.option == answer.option), None)
    other = next((each for each in thoughts if each.option != answer.option), None)
    said = match.game.marked_say(match.state, ask, answer.option)
    unsaid = match.game.marked_say(match.state, ask, other.option) if other else ""
    both = played is not None and other is not None
    return Judgement(
        at=at,
        seat=answer.seat,
        prompt=match.game.prompt(match.state, ask),
        played=plain(said),
        other=plain(unsaid),
        chance=thoughts[0].chance,
        margin=played.chance - other.chance if played and other else None,
        doubt=standard_error(thoughts[:1] if not both else [each for each in (played, other) if each]),
        played_pieces=on_the_wire(named_in(said)),
        other_pieces=on_the_wire(named_in(unsaid)),
    )


def standard_error(thoughts: list[Thought]) -> float:
    """The standard error of a difference between chances that were each seen in so many games."""
    return SPREAD * sqrt(sum(1 / thought.visits for thought in thoughts))
