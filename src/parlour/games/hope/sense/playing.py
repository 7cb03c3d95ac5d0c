"""Step 2 and battles: which card is played for what, what is trained, and which territory is assaulted."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards import steps as verb
from parlour.games.hope.cards.actions import ASSAULT, GAIN_NEXT, TRAIN_DISCARD, TRAIN_MORE, Action
from parlour.games.hope.cards.actions import TRAIN as TRAIN_GROUP
from parlour.games.hope.cards.prints import PRINTS
from parlour.games.hope.cards.steps import Step
from parlour.games.hope.rules.codes import ATTACK, MASTER, STOP, TAKE, TRAIN, kind_of, thing_of
from parlour.games.hope.rules.legal import chosen_action, prerequisites, top_face
from parlour.games.hope.rules.values import amount_of, has_level, home_defence, master_cost, train_cost
from parlour.games.hope.sense.actions import offered, purchase
from parlour.games.hope.sense.land import best_rival, best_wild, missing, territory_worth
from parlour.games.hope.sense.worth import (
    A_POINT,
    ATTACK_STRENGTH,
    DEFENCE_STRENGTH,
    LEVEL_OF,
    PROFESSION_OF,
    SUPPORT_STRENGTH,
    VALUES,
    card_worth,
    effect_value,
    given,
    master_worth,
    potential,
)
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, DEFENDING
from parlour.kernel.state import NONE

OF_ASSAULTS: Final = (verb.ATTACK, verb.SAIL, verb.SIEGE, verb.ONWARD, verb.PLUNDER, verb.RAID, verb.PRESS)
OF_TRAINING: Final = (verb.SUPPORT, verb.CHEAPER)


def serving(s: HopeState) -> int:
    """The strength that serves now."""
    if s.phase == DEFENDING:
        return DEFENCE_STRENGTH
    if s.phase != ACTING or chosen_action(s).group == ASSAULT:
        return ATTACK_STRENGTH
    return SUPPORT_STRENGTH if chosen_action(s).group == TRAIN_GROUP else DEFENCE_STRENGTH


def wanted(s: HopeState, options: list[int]) -> int:
    """The strength that a card is played for."""
    first = serving(s)
    return first if first in options else options[-1]


def better_half(s: HopeState, seat: int) -> int:
    """The half of a card's choice that does more now."""
    for step in PRINTS[s.asking].steps:
        if step.do == verb.EITHER:
            one, other = [half_worth(s, seat, half) for half in step.of]
            return 1 if other > one else 0
    return 0


def half_worth(s: HopeState, seat: int, step: Step) -> float:
    """What a step does now, in attack: nothing where the turn has no use for it."""
    serves = serving(s)
    if step.do in OF_ASSAULTS and serves != ATTACK_STRENGTH:
        return 0.0
    if step.do in OF_TRAINING and serves != SUPPORT_STRENGTH:
        return 0.0
    if step.per:
        return float(min(step.most, step.n * amount_of(s, seat, step.per)))
    return float(step.n) if step.do == serves else effect_value(step)


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
        return territory_worth(s, seat, about, missing(s, seat))
    if kind == ATTACK:
        return territory_worth(s, seat, about, missing(s, seat)) - 1.0
    if kind == MASTER:
        return master_worth(s, seat, about)
    if kind == TRAIN:
        return card_worth(s, seat, top_face(s, about - 1))
    return A_POINT * VALUES[s.face[about]] if kind == 0 else 0.0


def strongest(s: HopeState, seat: int, which: int) -> int:
    """The card that gives most of a strength, STOP where none gives any. Weak cards stay in the hand, to be discarded
    for others at the end of the turn."""
    best, most = STOP, 0
    for card in s.hand[seat] + s.ready[seat]:
        number = given(s, seat, card, which)
        if number > most:
            best, most = card, number
    return best


# Assaults and battles


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
        which, lack = ATTACK_STRENGTH, defence - s.attack
    else:
        which, lack = DEFENCE_STRENGTH, s.attack + 1 - defence
    if lack <= 0 or potential(s, seat, which) < lack:
        return STOP
    return strongest(s, seat, which)


# Training


def stepping_stone(s: HopeState, seat: int) -> int:
    """A card of the hand that gives no support but leads to its next level, or STOP."""
    for card in s.hand[seat]:
        profession, level = PROFESSION_OF[s.face[card]], LEVEL_OF[s.face[card]]
        if profession in s.professions and not has_level(s, s.play[seat], profession, level):
            return card
    return STOP


def is_enough(s: HopeState, seat: int, action: Action, most: int) -> bool:
    """Whether more cards in play would not buy anything better."""
    ready, higher = prerequisites(s, seat), action.does == TRAIN_DISCARD
    now = purchase(offered(s, seat, ready, higher), s.support, action.n, most)
    reach = s.support + potential(s, seat, SUPPORT_STRENGTH)
    return purchase(offered(s, seat, ready + s.hand[seat], higher), reach, action.n, most) <= now + 0.01


def pick_training(s: HopeState, seat: int, options: list[int]) -> int:
    """Play support and what leads to the next level while it buys more, then train the best cards, as many as the
    action wants."""
    action = chosen_action(s)
    most = action.n + (1 if action.does == TRAIN_MORE else 0)
    if action.does == GAIN_NEXT or s.trained >= most:
        return STOP
    if s.trained == 0 and not is_enough(s, seat, action, most):
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
