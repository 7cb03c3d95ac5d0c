"""What territories are worth to a sensible player, in points; only from what the seat can see."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.factions import CITIES, COAST, MASTERS, REALM, RIVALS, THIN
from parlour.games.hope.cards.maps.board import NO_WAY, PRIZE_CITY, START_CITY
from parlour.games.hope.rules.values import COASTAL, NATIVE, NEAR, crossing, home_defence, is_capital, wild_price
from parlour.games.hope.rules.winter import winter_amount, winter_of
from parlour.games.hope.sense.worth import turns_left, winters_left
from parlour.games.hope.state import HopeState
from parlour.kernel.state import NONE

WISH: Final = 1.0  # how sure one may be to keep what scores in winter
PASSING: Final = 0.6  # and how sure that a rival keeps what lies beside
RIVALS_LOSS: Final = 3.5  # the 2 points of a conquest, and what the rival loses
EFFORT: Final = 0.05  # what the cards for one attack could have done instead
SPARE: Final = 0.2  # what one more is worth that scores nothing, in case that another one is lost
A_SPOILS: Final = 0.2  # what a spoils card is worth, for each defence of the natives

Find = tuple[int, float]


def missing(s: HopeState, seat: int) -> int:
    """How much of what a player's faction counts would still score in winter; 0 or less where it scores no more."""
    winter = winter_of(s, seat)
    if winter.per in (MASTERS, THIN):
        return 0
    return winter.most * winter.every - winter_amount(s, seat, winter.per)


def territory_worth(s: HopeState, seat: int, territory: int, lacks: int) -> float:
    """What a territory is worth: a point at the end, its card, and what the faction wants of it."""
    native = NATIVE[s.board][territory]
    winters = winters_left(s)
    worth = 1.0
    if native == PRIZE_CITY:
        worth += 1.0 + 0.3 * winters
    elif native == START_CITY:
        worth += 0.25 * winters
    elif turns_left(s, seat) > 1.0:
        worth += A_SPOILS * native
    return worth + WISH * winters * faction_wish(s, seat, territory, lacks)


def faction_wish(s: HopeState, seat: int, territory: int, lacks: int) -> float:
    """What a territory adds to the winter score of a player's faction, about."""
    winter = winter_of(s, seat)
    if lacks <= -winter.every:
        return 0.0
    adds = added(s, seat, territory, winter.per)
    if lacks <= 0:
        return SPARE * min(adds, 1.0) / winter.every
    return min(adds, float(lacks)) / winter.every


def added(s: HopeState, seat: int, territory: int, per: int) -> float:
    """How much of what a faction counts comes with a territory."""
    if per == COAST:
        return 1.0 if COASTAL[s.board][territory] else 0.0
    if per == CITIES:
        return 0.9 if NATIVE[s.board][territory] >= START_CITY else 0.0
    near = NEAR[s.board][territory]
    if per == REALM:
        return 1.0 if any([s.owner[each] == seat for each in near]) else 0.0
    if per == RIVALS:
        return PASSING * len([each for each in near if s.owner[each] not in (NONE, seat)])
    return 0.0


def best_wild(s: HopeState, seat: int, attack: int) -> Find:
    """The best territory that nobody controls within an attack, and its worth; NONE where there is none."""
    best, most = NONE, 0.0
    lacks = missing(s, seat)
    for territory, owner in enumerate(s.owner):
        if owner == NONE:
            cost = wild_price(s, seat, territory)
            if cost <= attack:
                worth = territory_worth(s, seat, territory, lacks) - EFFORT * cost
                if worth > most:
                    best, most = territory, worth
    return best, most


def best_rival(s: HopeState, seat: int, attack: int) -> Find:
    """The best territory of a rival that an attack should win, by the cards that the rival has left, and its worth."""
    best, most = NONE, 0.0
    lacks = missing(s, seat)
    for territory, owner in enumerate(s.owner):
        if owner in (NONE, seat) or is_capital(s, territory):
            continue
        way = crossing(s, seat, territory)
        if way == NO_WAY:
            continue
        cost = home_defence(s, seat, territory, way) + (3 * len(s.hand[owner])) // 2 + len(s.ready[owner])
        if cost <= attack:
            worth = territory_worth(s, seat, territory, lacks) + RIVALS_LOSS - EFFORT * cost
            if worth > most:
                best, most = territory, worth
    return best, most
