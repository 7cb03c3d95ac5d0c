"""How a sensible player answers each question."""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.rules.codes import STOP
from parlour.games.hope.rules.ending import final_score
from parlour.games.hope.rules.values import HAND_SIZE
from parlour.games.hope.rules.winter import winter_score
from parlour.games.hope.sense.actions import next_worth, option_worth, pick_action
from parlour.games.hope.sense.playing import act_worth, better_half, pick_act, wanted
from parlour.games.hope.sense.reasons import reason
from parlour.games.hope.sense.worth import VALUES, is_weak, prospects, thinning, winters_left
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import CHOOSING, DRAFTING
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import State


class HopeSense(Sense):
    """Take land while the hand allows it, train else, and keep the deck lean."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What a sensible player answers."""
        assert isinstance(s, HopeState)
        if question is questions.ACTION:
            return pick_action(s, seat, options)
        if question is questions.ACT:
            return pick_act(s, seat, options)
        if question is questions.STRENGTH:
            return wanted(s, options)
        if question is questions.DRAFT:  # all of them are meant to be equal
            return options[(7 * sum(s.professions) + 3 * seat + 5 * s.drafted) % len(options)]
        if question is questions.EITHER:
            return better_half(s, seat)
        return pick_card(s, seat, question, options)

    def light(self, s: State, seat: int, question: Question, options: list[int], dice: Dice) -> int:
        """Mostly what a sensible player answers."""
        return options[dice.roll(len(options))] if dice.roll(8) == 0 else self.pick(s, seat, question, options)

    def rank(self, s: State, seat: int, question: Question, options: list[int]) -> list[int]:
        """What a sensible player answers, then the rest by what it promises."""
        assert isinstance(s, HopeState)
        best = self.pick(s, seat, question, options)
        others = [option for option in options if option != best]
        if question is questions.ACTION:
            others.sort(key=lambda option: -option_worth(s, seat, option))
        elif question is questions.ACT:
            others.sort(key=lambda option: -act_worth(s, seat, option))
        return [best, *others]

    def appraise(self, s: State, seat: int) -> float:
        """The lead over the best of the others, with what land and decks promise, as a chance to win."""
        assert isinstance(s, HopeState)
        if s.ending is not None:
            return s.ending.payoff(seat)
        if s.phase == DRAFTING:
            return 1.0 / s.seats
        worths = [outlook(s, other) for other in range(s.seats)]
        mine = worths[seat]
        worths[seat] = -1000.0
        lead = mine - max(worths)
        return 0.5 + lead / (2.0 * (abs(lead) + 8.0))

    def stage(self, s: State) -> int:
        """A year is a stage."""
        assert isinstance(s, HopeState)
        return 100 * s.era + s.year

    def reason(self, s: State, seat: int, question: Question, option: int) -> str:
        """What the cards, the territories and the prices say for an answer."""
        assert isinstance(s, HopeState)
        return reason(s, seat, question, option)

    def weighs(self) -> bool:
        """A turn is a dozen small answers, and mostly one knows how to go on after the one in question."""
        return True


def outlook(s: HopeState, seat: int) -> float:
    """The score that a player can expect."""
    return final_score(s, seat) + 0.8 * winters_left(s) * winter_score(s, seat) + prospects(s, seat)


def pick_card(s: HopeState, seat: int, question: Question, options: list[int]) -> int:
    """Questions whose answers are cards: weak ones go, strong ones come."""
    cards = [option for option in options if option != STOP]
    if not cards:
        return STOP
    worst = min(cards, key=lambda card: (VALUES[s.face[card]], card))
    if question is questions.PRESS:
        return worst
    if question is questions.NEXT:
        best = max(cards, key=lambda card: (next_worth(s, seat, card), -card))
        return best if next_worth(s, seat, best) > 0.0 else STOP
    if question in (questions.RECALL, questions.RESCUE):
        return max(cards, key=lambda card: (VALUES[s.face[card]], -card))
    if not is_weak(s, seat, worst):
        return STOP
    if question in (questions.DISMISS, questions.MUST_DISMISS):
        return worst if thinning(s, seat) > 0.0 or s.phase != CHOOSING else STOP
    if question in (questions.SCOUT, questions.PAY, questions.WINTER_TOSS):
        return worst
    return worst if question is questions.TOSS and is_draw_pile_long(s, seat) else STOP


def is_draw_pile_long(s: HopeState, seat: int) -> bool:
    """Whether the draw pile lasts for the rest of the year although a card is discarded."""
    turns = s.cubes[seat] + (s.token if seat == s.start else 0)
    return len(s.draw[seat]) > turns * HAND_SIZE - len(s.hand[seat]) + 1
