"""What a sensible player of Alliances looks at: bids, targets, cards and special actions."""

from __future__ import annotations

from math import exp

from parlour.games.alliances.questions import (
    ALLY,
    ALLY_TO,
    BID,
    BRIBE_WITH,
    DECLARE,
    DOMINANT,
    EXPOSE,
    KEEP,
    LAY_ASIDE,
    MONOPOLIZE,
    PLAY,
    REINFORCE,
    SHOW,
    TARGET,
)
from parlour.games.alliances.rules.legal import PASS, bid_code, bid_number, bid_suit
from parlour.games.alliances.sense.light import light_bid, light_card, light_target
from parlour.games.alliances.sense.outlook import best_card, best_object, best_target
from parlour.games.alliances.sense.reasons import reason
from parlour.games.alliances.sense.strength import best_suit, expected_countries, worth
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import State

# Passing leaves the bidding to the others, so a bid may be a little more than one expects to control.
BOLDNESS = 0.4
OBJECTS = (BRIBE_WITH, ALLY, ALLY_TO, MONOPOLIZE, REINFORCE, EXPOSE)


class AlliancesSense(Sense):
    """Rules of thumb, and a quick policy for playouts."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What a sensible player answers."""
        assert isinstance(s, AlliancesState)
        if len(options) == 1:
            return options[0]
        if question is PLAY:
            return best_card(s, seat, options)
        if question is TARGET:
            return best_target(s, seat, options)
        if question in OBJECTS:
            return best_object(s, seat, question, options)
        return self.prepare(s, seat, question, options)

    def prepare(self, s: AlliancesState, seat: int, question: Question, options: list[int]) -> int:
        """Everything before the conflicts: bids, suits, and cards to keep or give away."""
        if question is BID:
            return sensible_bid(s, seat)
        if question is DOMINANT:
            return best_suit(s, seat)
        if question is DECLARE:
            suit = best_suit(s, seat)
            return 3 * min(20, max(0, round(expected_countries(s, seat, suit)))) + suit
        if question is LAY_ASIDE:
            return least_worth(s, options, best_suit(s, seat))
        if question is KEEP or question is SHOW:
            return most_worth(s, options, best_suit(s, seat))
        return options[0]

    def light(self, s: State, seat: int, question: Question, options: list[int], dice: Dice) -> int:
        """A quick answer for playouts."""
        assert isinstance(s, AlliancesState)
        if question is PLAY:
            return light_card(s, seat, options, dice)
        if question is TARGET:
            return light_target(s, seat, options, dice)
        if question is BID:
            return light_bid(s, seat, dice)
        if question is DOMINANT or question is DECLARE or question is LAY_ASIDE or question is KEEP:
            return self.prepare(s, seat, question, options)
        return options[dice.roll(len(options))]

    def rank(self, s: State, seat: int, question: Question, options: list[int]) -> list[int]:
        """Bids and declarations near what the hand is worth come first."""
        assert isinstance(s, AlliancesState)
        if question is BID:
            return rank_bids(s, seat, options)
        if question is DECLARE:
            return rank_declarations(s, seat, options)
        return options

    def appraise(self, s: State, seat: int) -> float:
        """The chance to win the game from the score between two campaigns."""
        assert isinstance(s, AlliancesState)
        if s.ending is not None:
            return s.ending.payoff(seat) * (1.0 if s.seats != 4 else 2.0)
        if s.seats == 3:
            return empire_chance(s, seat)
        return 0.5 + 0.25 * (s.wins[s.side[seat]] - s.wins[1 - s.side[seat]])

    def reason(self, s: State, seat: int, question: Question, option: int) -> str:
        """Why a seat might answer so."""
        assert isinstance(s, AlliancesState)
        return reason(s, seat, question, option)

    def stage(self, s: State) -> int:
        """A campaign is as far as one can look."""
        assert isinstance(s, AlliancesState)
        return s.campaign


def sensible_bid(s: AlliancesState, seat: int) -> int:
    """The lowest bid in the hand's best suit, if the hand is good for it."""
    suit = best_suit(s, seat)
    reach = expected_countries(s, seat, suit)
    code = bid_code(10, suit)
    while code <= s.bid:
        code += 3
    if s.bid and s.side[s.bidder] == s.side[seat]:
        reach -= 1.0  # the ally has spoken: only a clearly better hand says more
    return code if bid_number(code) <= reach + BOLDNESS else PASS


def rank_bids(s: AlliancesState, seat: int, options: list[int]) -> list[int]:
    """Passing, then the bids from the lowest up, the hand's best suit first."""
    suit = best_suit(s, seat)
    return sorted(options, key=lambda code: -1.0 if code == PASS else bid_number(code) + 0.6 * (bid_suit(code) != suit))


def rank_declarations(s: AlliancesState, seat: int, options: list[int]) -> list[int]:
    """The numbers nearest to what each suit promises."""
    hopes = [expected_countries(s, seat, suit) for suit in range(3)]
    best = max(hopes)
    return sorted(options, key=lambda code: abs(code // 3 - hopes[code % 3]) + best - hopes[code % 3])


def least_worth(s: AlliancesState, cards: list[int], suit: int) -> int:
    """The card that helps least with a dominant suit."""
    return min(cards, key=lambda card: worth(s.face[card], suit))


def most_worth(s: AlliancesState, cards: list[int], suit: int) -> int:
    """The card that helps most with a dominant suit."""
    return max(cards, key=lambda card: worth(s.face[card], suit))


def empire_chance(s: AlliancesState, seat: int) -> float:
    """Three players: how the Empire scores so far compare; who was not yet the Empire may expect an average one."""
    average = 11.0
    chances: list[float] = []
    for other in range(3):
        score = float(s.scores[other]) if s.scores[other] else average
        chances.append(exp(0.7 * (score + 0.1 * s.rebel_tricks[other])))
    return chances[seat] / sum(chances)
