"""What a sensible merchant looks at: the next stacks, what the market offers for them, and tempo."""

from __future__ import annotations

from math import exp, inf
from typing import Final

from parlour.games.dale.cards.book import BRINGS
from parlour.games.dale.cards.prints import NO_SET, PRINTS
from parlour.games.dale.questions import (
    ACT,
    AT_CLEAN_UP,
    AT_END,
    AT_START,
    BUILD_STACK,
    BUY_CARD,
    CHOOSE_PLAYER,
    DISCARD_ANY,
    DISCARD_CARD,
    DISCARD_NEXT,
    END_TURN,
    GIVE,
    MORE_OR_LESS,
    PAY,
    PUT_ON_DECK,
    SHOW,
    SPEND,
    STORE,
    TAKE,
    THROW_AWAY,
    THROW_AWAY_NEXT,
)
from parlour.games.dale.rules.choosing import LESS, MORE
from parlour.games.dale.rules.copies import identity
from parlour.games.dale.rules.payment import paid_gold
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.sense.actions import best_action, light_action
from parlour.games.dale.sense.estimates import (
    KEPT,
    adjustment,
    better_card,
    buy_score,
    keep_value,
    least,
    progress,
    wanted_set,
)
from parlour.games.dale.sense.reasons import reason
from parlour.games.dale.sense.talents import wants_ability
from parlour.games.dale.state import DaleState
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import NONE, State

TURNS_AHEAD: Final = 6  # how many turns a search looks ahead
ABILITIES: Final = (AT_START, AT_CLEAN_UP, AT_END)
GIVING_UP: Final = (DISCARD_CARD, DISCARD_NEXT, THROW_AWAY, THROW_AWAY_NEXT, GIVE, PUT_ON_DECK)


class DaleSense(Sense):
    """Rules of thumb, and a quick policy for playouts."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What a sensible merchant answers."""
        assert isinstance(s, DaleState)
        if len(options) == 1:
            return options[0]
        if question is ACT:
            return best_action(s, seat, options)
        if question is PAY or question is SPEND:
            return cheapest(s, seat, options)
        if question in GIVING_UP:
            return least_or_done(s, seat, options)
        if question is DISCARD_ANY:
            return spare_card(s, seat, options)
        if question is TAKE:
            return card_to_take(s, seat, options)
        if question is STORE:
            return most(s, seat, options)
        if question is BUY_CARD:
            return max(options, key=lambda slot: buy_score(s, seat, slot))
        if question is BUILD_STACK:
            return stack_to_build(s, seat, options)
        if question is SHOW:
            return card_to_show(s, seat, options)
        if question is MORE_OR_LESS:
            return MORE if adjustment(s, seat)[1] > 0 else LESS
        if question is CHOOSE_PLAYER:
            return player_to_choose(s, seat, options)
        if question in ABILITIES:
            return options[0] if wants_ability(s, seat, options[0]) else DONE
        return options[-1] if DONE in options else options[0]

    def light(self, s: State, seat: int, question: Question, options: list[int], dice: Dice) -> int:
        """A quick answer for playouts: build, buy dear, else anything."""
        assert isinstance(s, DaleState)
        if question is ACT:
            return light_action(s, options, dice)
        if question is DISCARD_ANY and dice.roll(3):
            return DONE
        if question is END_TURN and dice.roll(2):
            return DONE
        return options[dice.roll(len(options))]

    def rank(self, s: State, seat: int, question: Question, options: list[int]) -> list[int]:
        """Cheap payments come first."""
        assert isinstance(s, DaleState)
        if question is PAY or question is SPEND:
            cards = sorted(s.hand[seat])
            costs = [keep_value(s, seat, card) for card in cards]
            return sorted(options, key=lambda option: payment_cost(costs, option))
        return options

    def appraise(self, s: State, seat: int) -> float:
        """The chance to win, by stacks built and stacks that one's cards could make."""
        assert isinstance(s, DaleState)
        if s.ending is not None and s.ending.winners:
            return 1.0 if seat in s.ending.winners else 0.0
        sides = sorted({s.side[other] for other in range(s.seats)})
        chances = [exp(1.2 * progress(s, side)) for side in sides]
        return chances[sides.index(s.side[seat])] / sum(chances)

    def reason(self, s: State, seat: int, question: Question, option: int) -> str:
        """Why a seat might answer so."""
        assert isinstance(s, DaleState)
        return reason(s, seat, question, option)

    def stage(self, s: State) -> int:
        """A turn."""
        assert isinstance(s, DaleState)
        return s.turns

    def reach(self) -> int:
        """A few turns."""
        return TURNS_AHEAD


# Choosing


def cheapest(s: DaleState, seat: int, options: list[int]) -> int:
    """The payment that gives up least."""
    cards = sorted(s.hand[seat])
    costs = [keep_value(s, seat, card) for card in cards]
    best, best_cost = options[0], inf
    for option in options:
        cost = payment_cost(costs, option)
        if cost < best_cost:
            best, best_cost = option, cost
    return best


def payment_cost(costs: list[float], option: int) -> float:
    """What a payment gives up."""
    cost = 0.6 * paid_gold(option, len(costs))
    for i, each in enumerate(costs):
        if option >> i & 1:
            cost += each
    return cost


def stack_to_build(s: DaleState, seat: int, options: list[int]) -> int:
    """The stack of most cards, the high ones are for later; first of all one that has the set which must be there."""
    wanted = wanted_set(s, seat)
    hand = sorted(s.hand[seat])
    best, best_score = options[0], -1
    for option in options:
        cards = [card for i, card in enumerate(hand) if option >> i & 1]
        score = len(cards)
        if wanted != NO_SET and any([PRINTS[s.face[card]].folk == wanted for card in cards]):
            score += len(hand)
        if score > best_score:
            best, best_score = option, score
    return best


def card_to_show(s: DaleState, seat: int, options: list[int]) -> int:
    """The card that one step more or less makes a stack of, or else one to pay with."""
    card = adjustment(s, seat)[0]
    return card if card in options else least(s, seat, options)


def least_or_done(s: DaleState, seat: int, options: list[int]) -> int:
    """The card that is worth least to a seat."""
    cards = [option for option in options if option != DONE]
    return least(s, seat, cards) if cards else DONE


def most(s: DaleState, seat: int, options: list[int]) -> int:
    """The card that is worth most to a seat."""
    return max(options, key=lambda card: 0.0 if card == DONE else keep_value(s, seat, card))


def spare_card(s: DaleState, seat: int, options: list[int]) -> int:
    """Junk and cards that no stack needs soon are discarded to draw others."""
    card = least_or_done(s, seat, options)
    return card if card != DONE and keep_value(s, seat, card) < KEPT else DONE


def card_to_take(s: DaleState, seat: int, options: list[int]) -> int:
    """The card that is worth most to a seat; in exchange for a card that was played only a better one, if one may."""
    played = card_played(s, seat)
    if DONE in options and played != NONE:
        card = better_card(s, seat, played, [option for option in options if option != DONE])
        return DONE if card == NONE else card
    return most(s, seat, options)


def player_to_choose(s: DaleState, seat: int, options: list[int]) -> int:
    """The player of whom a card that was played brings the best one, or who is furthest."""
    played = card_played(s, seat)
    if played != NONE:
        card = better_card(s, seat, played, BRINGS[identity(s, seat, played)](s, seat, played))
        for option in options:
            if 0 <= option < s.seats and card in s.disc[option]:
                return option
    return richest(s, options)


def card_played(s: DaleState, seat: int) -> int:
    """The technique that is being resolved and brings a card for itself, or NONE."""
    for card in s.sched[seat][-1:]:
        if identity(s, seat, card) in BRINGS:
            return card
    return NONE


def richest(s: DaleState, options: list[int]) -> int:
    """The player who is furthest."""
    return max(options, key=lambda seat: stacks_built(s, seat) if 0 <= seat < s.seats else -1)
