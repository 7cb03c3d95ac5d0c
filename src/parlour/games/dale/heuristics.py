"""What a sensible merchant looks at: the next stacks, what the market offers for them, and tempo."""

from __future__ import annotations

from math import exp
from typing import Final

from parlour.games.dale.cast import CAST, CLEAN_UP, END, START, role_of
from parlour.games.dale.payment import paid_gold
from parlour.games.dale.prints import JUNK, PRINTS
from parlour.games.dale.state import DaleState, stacks_built
from parlour.games.dale.turn import ABILITY, BUILD, BUY, CHARACTER, FINISH, PLAY
from parlour.games.dale.values import identity, price, value
from parlour.games.dale.verbs import DONE
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import NONE, State

AHEAD: Final = 3  # how many stacks a merchant plans for
TURNS_AHEAD: Final = 6  # how many turns a search looks ahead
NEXT_STACK: Final = 3.0  # what a card is worth that is the next stack alone
SETTLING: Final = 2  # with so many stacks to build a merchant gets rid of what keeps him from winning
MOMENTS: Final = (START, CLEAN_UP, END)
GIVING_UP: Final = ("discard", "throw away", "give")


class DaleSense(Sense):
    """Rules of thumb, and a quick policy for playouts."""

    def pick(self, s: State, seat: int, what: str, options: list[int]) -> int:
        """What a sensible merchant answers."""
        assert isinstance(s, DaleState)
        if len(options) == 1:
            return options[0]
        if what == "act":
            return best_action(s, seat, options)
        if what in ("pay", "spend"):
            return cheapest(s, seat, options)
        if what in GIVING_UP or what == "put on deck":
            return least(s, seat, options)
        if what == "discard any":
            return spare_card(s, seat, options)
        if what == "take":
            return most(s, seat, options)
        if what == "choose player":
            return richest(s, options)
        if what in MOMENTS:
            return options[0] if wants_ability(s, seat, options[0]) else DONE
        return options[-1] if DONE in options else options[0]

    def light(self, s: State, seat: int, what: str, options: list[int], dice: Dice) -> int:
        """A quick answer for playouts: build, buy dear, else anything."""
        assert isinstance(s, DaleState)
        if what == "act":
            return light_action(s, options, dice)
        if what == "discard any" and dice.roll(3):
            return DONE
        if what == "end turn" and dice.roll(2):
            return DONE
        return options[dice.roll(len(options))]

    def rank(self, s: State, seat: int, what: str, options: list[int]) -> list[int]:
        """Cheap payments come first."""
        assert isinstance(s, DaleState)
        if what in ("pay", "spend"):
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

    def stage(self, s: State) -> int:
        """A turn."""
        assert isinstance(s, DaleState)
        return s.turns

    def reach(self) -> int:
        """A few turns."""
        return TURNS_AHEAD


# What cards are worth


def keep_value(s: DaleState, seat: int, card: int) -> float:
    """What a card is worth to a seat: as the next stack, as a part of one to come, or hardly anything."""
    return face_value(s, seat, s.face[card])


def face_value(s: DaleState, seat: int, face: int) -> float:
    """What having a print is worth to a seat."""
    card = PRINTS[face]
    if card.folk < 0:
        return 0.1
    needed = stacks_built(s, seat) + 1
    if card.value == needed:
        return NEXT_STACK
    for held in s.hand[seat]:
        other = PRINTS[s.face[held]]
        if other.folk == card.folk and other.value + card.value == needed:
            return NEXT_STACK - 0.5
    if card.value > needed:
        return 1.2 + 0.1 * card.value
    return 0.6 + 0.1 * card.value


def owned(s: DaleState, side: int) -> list[list[int]]:
    """The values of a side's animalfolk cards outside its stall, by set."""
    found: list[list[int]] = [[] for _ in s.folks]
    for seat in range(s.seats):
        if s.side[seat] != side:
            continue
        for zone in (s.hand[seat], s.deck[seat], s.disc[seat], s.sched[seat]):
            for card in zone:
                folk = PRINTS[s.face[card]].folk
                if folk in s.folks:
                    found[s.folks.index(folk)].append(PRINTS[s.face[card]].value)
    return found


def sums(values: list[int]) -> int:
    """The set of totals that some of the values make, as bits."""
    reached = 1
    for each in values:
        reached |= reached << each
    return reached


def progress(s: DaleState, side: int) -> float:
    """Stacks built, and a part for each of the next ones that the side's cards could make."""
    built = len(s.stall[side])
    reached = [sums(values) for values in owned(s, side)]
    hope = 0.0
    for ahead in range(1, AHEAD + 1):
        if any([sums_of >> (built + ahead) & 1 for sums_of in reached]):
            hope += 0.5 / ahead
    return built + hope


# Choosing


def best_action(s: DaleState, seat: int, options: list[int]) -> int:
    """Build if possible; use what costs nothing; buy what the next stacks need; play what is left."""
    if BUILD in options:
        return BUILD
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
    thing = option % 10000
    kind = option - thing
    if kind == ABILITY:
        return 6.0
    if kind == CHARACTER:
        return ability_score(s, seat, thing)
    if kind == BUY:
        return buy_score(s, seat, thing)
    if kind == FINISH:
        return 0.8
    if kind == PLAY:
        card = PRINTS[identity(s, seat, thing)]
        if keep_value(s, seat, thing) >= NEXT_STACK - 0.5:
            return 0.3  # it is wanted for the next stack
        if card.bonus:
            return 5.0 if purse - value(s, seat, thing) >= dearest else 0.9
        return 2.2
    return 0.5


def wants_ability(s: DaleState, seat: int, place: int) -> bool:
    """Whether to use an ability that costs no action: always, but for throwing good cards away."""
    name = CAST[role_of(s, seat)].abilities[place].name
    return name != "Pick Over" or s.face[s.disc[seat][-1]] == JUNK


def ability_score(s: DaleState, seat: int, place: int) -> float:
    """How good an ability of a character looks: free ones always, those that cost something or an action less."""
    name = CAST[role_of(s, seat)].abilities[place].name
    left = s.goal - stacks_built(s, seat)
    if name in ("Repay", "Burn"):
        return 6.0 if left <= SETTLING or s.gold[seat] > 1 else 0.1
    if name == "Forge":
        return 6.0 if left > SETTLING else 0.1
    if name in ("Recalculate", "Wind Up", "Leap", "Common Purse"):
        return 0.2
    return {"Spring Cleaning": 0.6, "Encore": 2.5, "Going Twice": 3.0}.get(name, 6.0)


def best_buy(s: DaleState, seat: int, options: list[int]) -> int:
    """The slot that a merchant wants most, or NONE."""
    best, best_score = NONE, 0.0
    for option in options:
        if BUY <= option < BUILD and option - BUY < len(s.market):
            score = buy_score(s, seat, option - BUY)
            if score > best_score:
                best, best_score = option - BUY, score
    return best


def buy_score(s: DaleState, seat: int, slot: int) -> float:
    """How much a market card is wanted."""
    if slot >= len(s.market) or s.market[slot] == NONE:
        return 0.4
    return 1.0 + face_value(s, seat, s.face[s.market[slot]])


def cheapest(s: DaleState, seat: int, options: list[int]) -> int:
    """The payment that gives up least."""
    cards = sorted(s.hand[seat])
    costs = [keep_value(s, seat, card) for card in cards]
    best, best_cost = options[0], 1000.0
    for option in options:
        cost = payment_cost(costs, option)
        if cost < best_cost:
            best, best_cost = option, cost
    return best


def payment_cost(costs: list[float], option: int) -> float:
    """What a payment gives up."""
    cost = 0.6 * paid_gold(option)
    for i, each in enumerate(costs):
        if option >> i & 1:
            cost += each
    return cost


def least(s: DaleState, seat: int, options: list[int]) -> int:
    """The card that is worth least to a seat."""
    return min(options, key=lambda card: 5.0 if card == DONE else keep_value(s, seat, card))


def most(s: DaleState, seat: int, options: list[int]) -> int:
    """The card that is worth most to a seat."""
    return max(options, key=lambda card: 0.0 if card == DONE else keep_value(s, seat, card))


def spare_card(s: DaleState, seat: int, options: list[int]) -> int:
    """Junk and cards that no stack needs soon are discarded to draw others."""
    card = least(s, seat, options)
    return card if card != DONE and keep_value(s, seat, card) < 1.0 else DONE


def richest(s: DaleState, options: list[int]) -> int:
    """The player who is furthest."""
    return max(options, key=lambda seat: stacks_built(s, seat) if 0 <= seat < s.seats else -1)


def light_action(s: DaleState, options: list[int], dice: Dice) -> int:
    """Build; else the dearest purchase or anything at all."""
    if BUILD in options:
        return BUILD
    best, best_value = NONE, 0
    for option in options:
        if BUY <= option < BUILD and option - BUY < len(s.market):
            card = s.market[option - BUY]
            if card != NONE and PRINTS[s.face[card]].value > best_value:
                best, best_value = option, PRINTS[s.face[card]].value
    if best != NONE and dice.roll(2):
        return best
    return options[dice.roll(len(options))]
