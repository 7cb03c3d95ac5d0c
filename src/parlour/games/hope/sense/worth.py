"""What things are worth to a sensible player, in points; only from what the seat can see."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.factions import CITIES, COAST, FACTIONS, REALM, RIVALS
from parlour.games.hope.cards.maps.board import NO_WAY, PRIZE_CITY, START_CITY
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, LEADER, PRINTS, SPOILS_CARD
from parlour.games.hope.rules.values import (
    COASTAL,
    KIND_OF,
    NATIVE,
    NEAR,
    STRENGTHS_OF,
    crossing,
    home_defence,
    is_capital,
    spoils_strength,
    strength,
    wild_price,
)
from parlour.games.hope.state import HopeState
from parlour.kernel.state import NONE

STRONG: Final = 2  # a card whose best strength is lower only takes a place in the deck


def card_worth(face: int) -> int:
    """How good a card is: its strengths, and a little for its effect."""
    card = PRINTS[face]
    best = max(card.strengths)
    return 3 * best + sum(card.strengths) + (2 if card.text else 0) + (4 if card.kind == LEADER else 0)


def is_weak(face: int) -> bool:
    """Whether a deck is better without a card."""
    return max(STRENGTHS_OF[face]) < STRONG


def potential(s: HopeState, seat: int, which: int) -> int:
    """The markers of a strength that the cards of the hand and the ready area can give."""
    found = 0
    for card in s.hand[seat]:
        found += strength(s, seat, s.face[card], which, False)
    for card in s.ready[seat]:
        face = s.face[card]
        found += spoils_or_card(s, seat, face, which)
    return found


def spoils_or_card(s: HopeState, seat: int, face: int, which: int) -> int:
    """The markers that a card of the ready area gives."""
    if KIND_OF[face] == SPOILS_CARD:
        return spoils_strength(s, seat, face, which)
    return strength(s, seat, face, which, True)


def territory_worth(s: HopeState, seat: int, territory: int) -> float:
    """What a territory is worth: a point at the end, its card, and what the faction wants."""
    native = NATIVE[s.board][territory]
    worth = 1.0
    if native == PRIZE_CITY:
        worth += 2.5
    elif native == START_CITY:
        worth += 1.5
    else:
        worth += 0.2 * native
    per = FACTIONS[s.faction[seat]].winter.per
    if per == COAST and COASTAL[s.board][territory]:
        worth += 0.6
    elif per == CITIES and native >= START_CITY:
        worth += 2.0
    elif per == REALM and any([s.owner[near] == seat for near in NEAR[s.board][territory]]):
        worth += 0.5
    elif per == RIVALS:
        worth += 0.3 * len([near for near in NEAR[s.board][territory] if s.owner[near] not in (NONE, seat)])
    return worth


def best_wild(s: HopeState, seat: int, attack: int) -> tuple[int, int]:
    """The best territory that nobody controls within an attack, and its price; NONE where there is none."""
    best, best_worth, price = NONE, 0.0, NO_WAY
    for territory, owner in enumerate(s.owner):
        if owner == NONE:
            cost = wild_price(s, seat, territory)
            if cost <= attack:
                worth = territory_worth(s, seat, territory) - 0.08 * cost
                if worth > best_worth:
                    best, best_worth, price = territory, worth, cost
    return best, price


def best_rival(s: HopeState, seat: int, attack: int) -> tuple[int, int]:
    """The best territory of a rival that an attack should win, by the cards that the rival has left, and its price."""
    best, best_worth, price = NONE, 0.0, NO_WAY
    for territory, owner in enumerate(s.owner):
        if owner in (NONE, seat) or is_capital(s, territory):
            continue
        way = crossing(s, seat, territory)
        if way == NO_WAY:
            continue
        cost = home_defence(s, seat, territory, way) + (3 * len(s.hand[owner])) // 2
        if cost <= attack:
            worth = territory_worth(s, seat, territory) + 2.0 - 0.08 * cost
            if worth > best_worth:
                best, best_worth, price = territory, worth, cost
    return best, price


def master_points(profession: int) -> int:
    """The points of a master."""
    return ALL_PROFESSIONS[profession].points
