"""How a sensible player answers each question."""

from __future__ import annotations

from typing import Final

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import (
    ASSAULT,
    DISMISS_CARDS,
    GAIN_NEXT,
    GAIN_POINT,
    GAIN_SPOILS,
    SHUFFLE,
    SIDES,
    TRAIN_DISCARD,
    TRAIN_MORE,
    Action,
)
from parlour.games.hope.cards.actions import TRAIN as TRAIN_GROUP
from parlour.games.hope.cards.lasting import ASSAULT_ATTACK, TRAIN_SUPPORT
from parlour.games.hope.cards.prints import PRINTS, SPOILS_CARD
from parlour.games.hope.rules.codes import ATTACK, MASTER, STOP, TAKE, TRAIN, WITH_LEADER, kind_of, thing_of
from parlour.games.hope.rules.ending import final_score
from parlour.games.hope.rules.legal import chosen_action, next_pile, top_face
from parlour.games.hope.rules.values import KIND_OF, bonus, home_defence, strength
from parlour.games.hope.sense.worth import (
    best_rival,
    best_wild,
    card_worth,
    is_weak,
    master_points,
    potential,
    spoils_or_card,
)
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, DEFENDING
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import NONE, State

ATTACK_STRENGTH: Final = 0
DEFENCE_STRENGTH: Final = 1
SUPPORT_STRENGTH: Final = 2
ENOUGH_SUPPORT: Final = 3  # for a training that is worth a cube


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

    def appraise(self, s: State, seat: int) -> float:
        """The lead over the best of the others, as a chance to win."""
        assert isinstance(s, HopeState)
        if s.ending is not None:
            return s.ending.payoff(seat)
        others = max([final_score(s, other) for other in range(s.seats) if other != seat])
        lead = final_score(s, seat) - others
        return 0.5 + lead / (2.0 * (abs(lead) + 10.0))

    def stage(self, s: State) -> int:
        """A year is a stage."""
        assert isinstance(s, HopeState)
        return 100 * s.era + s.year


def pick_card(s: HopeState, seat: int, question: Question, options: list[int]) -> int:
    """Questions whose answers are cards: weak ones go, strong ones come."""
    cards = [option for option in options if option != STOP]
    if not cards:
        return STOP
    worst = min(cards, key=lambda card: (card_worth(s.face[card]), card))
    best = max(cards, key=lambda card: (card_worth(s.face[card]), -card))
    if question is questions.PRESS:
        return worst
    if question in (questions.DISMISS, questions.SCOUT, questions.PAY):
        return worst if is_weak(s.face[worst]) else STOP
    if question is questions.NEXT:
        return max(cards, key=lambda card: (next_worth(s, seat, card), -card))
    if question in (questions.RECALL, questions.RESCUE):
        return best
    return STOP


def next_worth(s: HopeState, seat: int, card: int) -> int:
    """What one gains for a card that is dismissed for the next."""
    what = next_pile(s, seat, card)
    return 10 * master_points(thing_of(what)) if what >= MASTER else 6


# Step 1


def pick_action(s: HopeState, seat: int, options: list[int]) -> int:
    """The action that promises most."""
    best, most = STOP, 0.35
    for option in options:
        if option != STOP:
            action = SIDES[s.era][option % WITH_LEADER]
            worth = action_worth(s, seat, action) - (0.5 if option >= WITH_LEADER and not last_year(s) else 0.0)
            if worth > most:
                best, most = option, worth
    return best


def last_year(s: HopeState) -> bool:
    """Whether the leader cube is lost when it is not used now."""
    return s.year + 1 >= max(3, s.seats)


def action_worth(s: HopeState, seat: int, action: Action) -> float:
    """What an action promises, in points."""
    if action.group == ASSAULT:
        attack = potential(s, seat, ATTACK_STRENGTH) + action.attack + bonus(s, seat, ASSAULT_ATTACK)
        land, price = best_wild(s, seat, attack)
        rival, _ = best_rival(s, seat, attack)
        if land == NONE and rival == NONE:
            return 0.0
        spare = 0.4 if action.n > 1 and attack - price > 3 else 0.0
        return (3.2 if rival != NONE else 2.0) + spare + 0.2 * action.fort - 0.1 * action.attack
    if action.group == TRAIN_GROUP:
        return train_worth(s, seat, action)
    return reorganize_worth(s, seat, action)


def train_worth(s: HopeState, seat: int, action: Action) -> float:
    """What a Train action promises."""
    if action.does == GAIN_NEXT:
        cards = [card for card in s.hand[seat] + s.discard[seat] if next_pile(s, seat, card) != NONE]
        gains = [next_worth(s, seat, card) for card in cards]
        return max(gains) / 10.0 + 0.2 if gains else 0.0
    support = potential(s, seat, SUPPORT_STRENGTH) + action.support + bonus(s, seat, TRAIN_SUPPORT)
    if action.does == TRAIN_DISCARD:
        return 0.0
    needed = ENOUGH_SUPPORT * action.n if action.does != TRAIN_MORE else 7
    late = 0.5 if s.era else 0.0
    return 0.0 if support < needed else 1.0 + 0.35 * min(action.n, 3) - late


def reorganize_worth(s: HopeState, seat: int, action: Action) -> float:
    """What a Reorganize action promises."""
    weak = len([card for card in s.hand[seat] + s.discard[seat] if is_weak(s.face[card])])
    worth = 1.0 if s.era else 0.25 * min(weak, 2)
    if action.does == GAIN_SPOILS:
        worth += 0.9
    elif action.does == DISMISS_CARDS:
        worth += 0.3 * action.n if weak >= action.n + 2 else -float(action.n)
    elif action.does == GAIN_POINT:
        worth += 1.0
    elif action.does == SHUFFLE:
        worth += 0.5 if not s.draw[seat] and len(s.discard[seat]) > 5 else 0.0
    return worth


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
    rival, _ = best_rival(s, seat, reach)
    if rival != NONE and ATTACK + rival in options:
        return ATTACK + rival
    target, _ = best_wild(s, seat, reach)
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


def pick_training(s: HopeState, seat: int, options: list[int]) -> int:
    """Play all support, then train the best cards, as many as the action wants."""
    action = chosen_action(s)
    if action.does == GAIN_NEXT or s.trained >= action.n + (1 if action.does == TRAIN_MORE else 0):
        return STOP
    card = strongest(s, seat, SUPPORT_STRENGTH)
    if card != STOP and s.trained == 0:
        return card
    best, most = STOP, 0
    left = action.n - s.trained - 1
    for option in options:
        kind = kind_of(option)
        if kind == MASTER:
            worth = 40 + master_points(thing_of(option))
        elif kind == TRAIN:
            face = top_face(s, thing_of(option) - 1)
            saved = s.support - PRINTS[face].cost
            worth = card_worth(face) if saved >= left else 1
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best
