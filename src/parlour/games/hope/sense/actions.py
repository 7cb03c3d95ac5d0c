"""Step 1: what every action of the board promises a sensible player, in points."""

from __future__ import annotations

from typing import Final

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
from parlour.games.hope.cards.lasting import ASSAULT_ATTACK, REORGANIZE_POINTS, TRAIN_SUPPORT
from parlour.games.hope.rules.codes import MASSES_PILE, MASTER, STOP, TRAIN, WITH_LEADER, thing_of
from parlour.games.hope.rules.legal import next_pile, top_face
from parlour.games.hope.rules.table_atoms import years_of
from parlour.games.hope.rules.values import bonus, has_level, master_cost, train_cost
from parlour.games.hope.sense.land import best_rival, best_wild
from parlour.games.hope.sense.worth import (
    ATTACK_STRENGTH,
    LEVEL_OF,
    PROFESSION_OF,
    SUPPORT_STRENGTH,
    card_worth,
    is_weak,
    master_worth,
    potential,
    thinning,
    turns_left,
    winters_left,
)
from parlour.games.hope.state import HopeState
from parlour.kernel.state import NONE

TWO_SPOILS: Final = 1.8  # what two cards of the spoils of war bring
LEADER_CUBE: Final = 0.6  # what the leader cube is worth while the era goes on


def next_worth(s: HopeState, seat: int, card: int) -> float:
    """What one gains for a card that is dismissed for the next."""
    what = next_pile(s, seat, card)
    lost = card_worth(s, seat, s.face[card])
    if what >= MASTER:
        return master_worth(s, seat, thing_of(what)) - lost
    return card_worth(s, seat, top_face(s, what)) - lost


def pick_action(s: HopeState, seat: int, options: list[int]) -> int:
    """The action that promises most."""
    best, most = STOP, 0.1
    for option in options:
        worth = option_worth(s, seat, option)
        if worth > most:
            best, most = option, worth
    return best


def option_worth(s: HopeState, seat: int, option: int) -> float:
    """What an action promises with the cube that it is chosen with; a leader cube is kept for a good one."""
    if option == STOP:
        return 0.0
    worth = action_worth(s, seat, SIDES[s.era][option % WITH_LEADER])
    return worth - (LEADER_CUBE if option >= WITH_LEADER and s.year + 1 < years_of(s) else 0.05)


def action_worth(s: HopeState, seat: int, action: Action) -> float:
    """What an action promises, in points."""
    if action.group == ASSAULT:
        return assault_worth(s, seat, action)
    if action.group == TRAIN_GROUP:
        return train_worth(s, seat, action)
    return reorganize_worth(s, seat, action)


def assault_worth(s: HopeState, seat: int, action: Action) -> float:
    """What an Assault action promises."""
    attack = potential(s, seat, ATTACK_STRENGTH) + action.attack + bonus(s, seat, ASSAULT_ATTACK)
    _, land = best_wild(s, seat, attack)
    _, rival = best_rival(s, seat, attack)
    worth = max(land, rival)
    if worth <= 0.0:
        return 0.0
    if action.n > 1 and attack >= 9:
        worth += 0.6
    return worth + 0.15 * action.fort - 0.1 * action.attack


def train_worth(s: HopeState, seat: int, action: Action) -> float:
    """What a Train action promises."""
    if action.does == GAIN_NEXT:
        cards = [card for card in s.hand[seat] + s.discard[seat] if next_pile(s, seat, card) != NONE]
        gains = [next_worth(s, seat, card) for card in cards]
        return max(gains) if gains else 0.0
    support = potential(s, seat, SUPPORT_STRENGTH) + action.support + bonus(s, seat, TRAIN_SUPPORT)
    climbing = s.play[seat] + s.hand[seat]
    if action.does == TRAIN_DISCARD:
        offers = offered(s, seat, climbing + s.discard[seat], True)
        return max([worth for cost, worth, _ in offers if cost <= support] + [-1.0])
    fewest, most = action.n, action.n + (1 if action.does == TRAIN_MORE else 0)
    return purchase(offered(s, seat, climbing, False), support, fewest, most)


def offered(s: HopeState, seat: int, climbing: list[int], only_higher: bool) -> list[tuple[int, float, int]]:
    """What could be trained: its cost, worth and option, the best first; what it needs is among some cards."""
    found: list[tuple[int, float, int]] = []
    for pile in range(MASSES_PILE, len(s.supply)):
        face = top_face(s, pile)
        if face == NONE or (LEVEL_OF[face] < 2 and only_higher):
            continue
        if LEVEL_OF[face] == 2 and not has_level(s, climbing, PROFESSION_OF[face], 1):
            continue
        found.append((train_cost(s, face), card_worth(s, seat, face), TRAIN + 1 + pile))
    for each in s.professions:
        if not s.masters[seat] >> each & 1 and has_level(s, climbing, each, 2):
            found.append((master_cost(s, each), master_worth(s, seat, each), MASTER + each))
    return sorted(found, key=lambda offer: -offer[1])


def purchase(offers: list[tuple[int, float, int]], support: int, fewest: int, most: int) -> float:
    """What the best cards are worth that the support buys one after the other; each missing one costs a point."""
    worth, bought = 0.0, 0
    while bought < most:
        kept = max(0, fewest - bought - 1)  # a support for each that must still come
        best = NONE
        for number, offer in enumerate(offers):
            if offer[0] + kept <= support and (offer[1] > 0.0 or bought < fewest):
                best = number
                break
        if best == NONE or (offers[best][1] < -1.0 and bought < fewest):
            break
        worth += offers[best][1]
        support -= offers[best][0]
        bought += 1
    return worth - max(0, fewest - bought)


def reorganize_worth(s: HopeState, seat: int, action: Action) -> float:
    """What a Reorganize action promises."""
    weak = len([card for card in s.hand[seat] + s.discard[seat] if is_weak(s, seat, card)])
    thin = thinning(s, seat)
    worth = 1.0 + bonus(s, seat, REORGANIZE_POINTS) if s.era else thin * min(weak, 2)
    if s.era == 0:
        weak = max(0, weak - 2)
    if action.does == GAIN_SPOILS:
        worth += TWO_SPOILS if winters_left(s) > 1 else 0.4 if turns_left(s, seat) > 1.0 else 0.0
    elif action.does == DISMISS_CARDS:
        done = min(weak, action.n) if thin > 0.0 else 0
        worth += thin * done - (action.n - done)
    elif action.does == GAIN_POINT:
        worth += 1.0
    elif action.does == SHUFFLE:
        short = len(s.draw[seat]) < 2 and s.cubes[seat] > 1
        worth += 1.0 if short and len(s.discard[seat]) > 5 else 0.0
    return worth
