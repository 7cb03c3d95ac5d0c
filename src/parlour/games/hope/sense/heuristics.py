"""How a sensible player answers each question."""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import ASSAULT, GAIN_NEXT, TRAIN_MORE
from parlour.games.hope.cards.actions import TRAIN as TRAIN_GROUP
from parlour.games.hope.cards.prints import SPOILS_CARD
from parlour.games.hope.rules.codes import ATTACK, MASTER, STOP, TAKE, TRAIN, kind_of, thing_of
from parlour.games.hope.rules.ending import final_score
from parlour.games.hope.rules.legal import chosen_action, top_face
from parlour.games.hope.rules.values import (
    HAND_SIZE,
    KIND_OF,
    has_level,
    home_defence,
    master_cost,
    strength,
    train_cost,
)
from parlour.games.hope.rules.winter import winter_score
from parlour.games.hope.sense.actions import next_worth, option_worth, pick_action
from parlour.games.hope.sense.reasons import reason
from parlour.games.hope.sense.worth import (
    A_POINT,
    ATTACK_STRENGTH,
    DEFENCE_STRENGTH,
    LEVEL_OF,
    PROFESSION_OF,
    SUPPORT_STRENGTH,
    VALUES,
    best_rival,
    best_wild,
    card_worth,
    is_weak,
    master_worth,
    potential,
    prospects,
    spoils_or_card,
    territory_worth,
    thinning,
    winters_left,
)
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, CHOOSING, DEFENDING, DRAFTING
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import NONE, State


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
            return wanted(s, seat, options)
        if question is questions.DRAFT:  # all of them are meant to be equal
            return options[(7 * sum(s.professions) + 3 * seat + 5 * s.drafted) % len(options)]
        if question is questions.EITHER:
            return options[0]
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


# Step 2 and battles


def wanted(s: HopeState, seat: int, options: list[int]) -> int:
    """The strength that serves now."""
    if s.phase == DEFENDING:
        first = DEFENCE_STRENGTH
    elif s.phase != ACTING or chosen_action(s).group == ASSAULT:
        first = ATTACK_STRENGTH
    else:
        first = SUPPORT_STRENGTH if chosen_action(s).group == TRAIN_GROUP else DEFENCE_STRENGTH
    return first if first in options else options[-1]


def pick_act(s: HopeState, seat: int, options: list[int]) -> int:
    """One thing in step 2, or one card in a battle."""
    if s.phase != ACTING:
        return pick_in_battle(s, seat)
    group = chosen_action(s).group
    if group == ASSAULT:
        return pick_assault(s, seat, options)
    if group == TRAIN_GROUP:
        return pick_training(s, seat, options)
    return STOP


def act_worth(s: HopeState, seat: int, option: int) -> float:
    """What something in step 2 promises, roughly: to stop is in between."""
    kind, about = kind_of(option), thing_of(option)
    if kind == TAKE:
        return territory_worth(s, seat, about)
    if kind == ATTACK:
        return territory_worth(s, seat, about) - 1.0
    if kind == MASTER:
        return master_worth(s, seat, about)
    if kind == TRAIN:
        return card_worth(s, seat, top_face(s, about - 1))
    return A_POINT * VALUES[s.face[about]] if kind == 0 else 0.0


def strongest(s: HopeState, seat: int, which: int) -> int:
    """The card that gives most of a strength, STOP where none gives any."""
    best, most = STOP, 0
    for card in s.hand[seat]:
        number = strength(s, seat, s.face[card], which, False)
        if number > most:
            best, most = card, number
    for card in s.ready[seat]:
        number = spoils_or_card(s, seat, s.face[card], which)
        if number > most or (number == most > 0 and KIND_OF[s.face[card]] == SPOILS_CARD and best == STOP):
            best, most = card, number
    return best


def pick_assault(s: HopeState, seat: int, options: list[int]) -> int:
    """Play attack until the best target falls."""
    if s.assaults == 0:
        return STOP
    reach = s.attack + potential(s, seat, ATTACK_STRENGTH)
    rival, gain = best_rival(s, seat, reach)
    target, land = best_wild(s, seat, reach)
    if rival != NONE and gain > land and ATTACK + rival in options:
        return ATTACK + rival
    if target == NONE:
        return STOP
    if TAKE + target in options:
        return TAKE + target
    return strongest(s, seat, ATTACK_STRENGTH)


def pick_in_battle(s: HopeState, seat: int) -> int:
    """Play until the other side is matched, if the cards can do it."""
    defence = home_defence(s, s.turn, s.target, s.crossing)
    if seat == s.turn:
        enough, possible = s.attack >= defence, s.attack + potential(s, seat, ATTACK_STRENGTH) >= defence
        return STOP if enough or not possible else strongest(s, seat, ATTACK_STRENGTH)
    enough = defence > s.attack
    possible = defence + potential(s, seat, DEFENCE_STRENGTH) > s.attack
    return STOP if enough or not possible else strongest(s, seat, DEFENCE_STRENGTH)


def stepping_stone(s: HopeState, seat: int) -> int:
    """A card of the hand that gives no support but leads to its next level, or STOP."""
    for card in s.hand[seat]:
        profession, level = PROFESSION_OF[s.face[card]], LEVEL_OF[s.face[card]]
        if profession in s.professions and not has_level(s, s.play[seat], profession, level):
            return card
    return STOP


def pick_training(s: HopeState, seat: int, options: list[int]) -> int:
    """Play all support and what leads to the next level, then train the best cards, as many as the action wants."""
    action = chosen_action(s)
    most = action.n + (1 if action.does == TRAIN_MORE else 0)
    if action.does == GAIN_NEXT or s.trained >= most:
        return STOP
    if s.trained == 0:
        card = strongest(s, seat, SUPPORT_STRENGTH)
        if card == STOP:
            card = stepping_stone(s, seat)
        if card != STOP:
            return card
    best, worth = STOP, -1.0 if s.trained < action.n else 0.0
    kept = max(0, action.n - s.trained - 1)
    for option in options:
        kind = kind_of(option)
        if kind == MASTER:
            gain, cost = master_worth(s, seat, thing_of(option)), master_cost(s, thing_of(option))
        elif kind == TRAIN:
            face = top_face(s, thing_of(option) - 1)
            gain, cost = card_worth(s, seat, face), train_cost(s, face)
        else:
            continue
        if gain > worth and s.support - cost >= kept:
            best, worth = option, gain
    return best
