"""Which action a merchant takes: how good each of them looks."""

from __future__ import annotations

from parlour.games.dale.cards.book import BRINGS
from parlour.games.dale.cards.prints import PRINTS
from parlour.games.dale.rules.acts import (
    ABILITY,
    ALONE,
    BUILD,
    BUY,
    CHARACTER,
    FINISH,
    PLAY,
    kind_of_act,
    slot_of_act,
    thing_of_act,
)
from parlour.games.dale.rules.copies import guises, identity
from parlour.games.dale.rules.values import price, value
from parlour.games.dale.sense.estimates import (
    WANTED,
    better_card,
    buy_score,
    keep_value,
    may_build,
    play_score,
)
from parlour.games.dale.sense.talents import BUILDING, FREE, ability_score
from parlour.games.dale.state import DaleState
from parlour.kernel.rng import Dice
from parlour.kernel.state import NONE


def best_action(s: DaleState, seat: int, options: list[int]) -> int:
    """Build if possible; use what costs nothing; buy what the next stacks need; play what is left."""
    best, best_score = options[0], -1.0
    purse = sum([value(s, seat, card) for card in s.hand[seat]]) + s.gold[seat]
    wish = best_buy(s, seat, options)
    dearest = price(s, seat, wish) if wish != NONE else 0
    for option in options:
        score = action_score(s, seat, option, purse, dearest)
        if score > best_score:
            best, best_score = option, score
    return best


def action_score(s: DaleState, seat: int, option: int, purse: int, dearest: int) -> float:
    """How good an action looks."""
    kind, thing = kind_of_act(option), thing_of_act(option)
    if option == BUILD + ALONE:
        return BUILDING if may_build(s, seat) else 0.1
    if kind == ABILITY:
        return FREE
    if kind == CHARACTER:
        return ability_score(s, seat, thing, purse, dearest)
    if kind == BUY:
        return buy_score(s, seat, thing)
    if kind == FINISH:
        return 0.8
    if kind == PLAY:
        if keep_value(s, seat, thing) >= WANTED:
            return 0.3  # it is for the next stack
        if brings_nothing(s, seat, thing):
            return 0.1
        return play_score(PRINTS[identity(s, seat, thing)].bonus, purse - value(s, seat, thing), dearest)
    return 0.5


def brings_nothing(s: DaleState, seat: int, card: int) -> bool:
    """Whether a technique, or what it may be a copy of, brings a card for itself that is worth no more: two of them
    would go round in circles."""
    for guise in guises(s, seat, card):
        face = s.face[guise]
        cards = BRINGS[face](s, seat, card) if face in BRINGS else []
        if cards and better_card(s, seat, card, cards) == NONE:
            return True
    return False


def best_buy(s: DaleState, seat: int, options: list[int]) -> int:
    """The slot that a merchant wants most, or NONE."""
    best, best_score = NONE, 0.0
    for option in options:
        slot = slot_of_act(option)
        if slot != NONE:
            score = buy_score(s, seat, slot)
            if score > best_score:
                best, best_score = slot, score
    return best


def light_action(s: DaleState, options: list[int], dice: Dice) -> int:
    """Build; else the dearest purchase or anything at all."""
    if BUILD in options:
        return BUILD
    best, best_value = NONE, 0
    for option in options:
        slot = slot_of_act(option)
        if slot != NONE:
            card = s.market[slot]
            if card != NONE and PRINTS[s.face[card]].value > best_value:
                best, best_value = option, PRINTS[s.face[card]].value
    if best != NONE and dice.roll(2):
        return best
    return options[dice.roll(len(options))]
