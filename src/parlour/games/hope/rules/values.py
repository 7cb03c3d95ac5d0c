"""What things cost and count: pure questions about a position, and the only authors of these numbers."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.lasting import (
    BONUSES,
    CITIES_CHEAPER,
    CITIZENS_MORE,
    HAND,
    HOME_DEFENCE,
    MASSES_MORE,
    READY_MORE,
    SAIL_BONUS,
    SIEGE_BONUS,
    SPOILS_MORE,
    WILD_CHEAPER,
    Bonus,
)
from parlour.games.hope.cards.locations import ALL_CITIES
from parlour.games.hope.cards.maps.board import BOARDS, NO_WAY, SPOILS_3, START_CITY
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, CITIZEN, LEADER, MASSES, PRINTS, PROFESSIONAL, SPOILS_CARD
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ANY_CARD, ANY_MASTER, ANY_PROFESSIONAL
from parlour.kernel.state import NONE

HAND_SIZE: Final = 4  # DH-074
CHEAPEST: Final = 1  # DG-90, DG-91


def sums(bonuses: list[Bonus]) -> list[int]:
    """The bonuses of one mat, by number."""
    found = [0] * BONUSES
    for bonus in bonuses:
        found[bonus.do] += bonus.n
    return found


def cities_with(board: int, which: int) -> list[tuple[int, int]]:
    """The territories of the cities of a map that give a bonus, and how much."""
    cities = [city for city in ALL_CITIES if city.board == board]
    return [(city.territory, bonus.n) for city in cities for bonus in city.always if bonus.do == which]


# Who gives which bonus: factions by number, and for each bonus the masters and the cities that give it.
FACTION_BONUS: Final = [sums(faction.always) for faction in FACTIONS]
MASTER_BONUS: Final = [
    [(profession.number, bonus.n) for profession in ALL_PROFESSIONS for bonus in profession.always if bonus.do == each]
    for each in range(BONUSES)
]
CITY_BONUS: Final = [[cities_with(board, each) for each in range(BONUSES)] for board in range(len(BOARDS))]
INTERIOR: Final = [[each.interior for each in board.territories] for board in BOARDS]
NATIVE: Final = [[each.native for each in board.territories] for board in BOARDS]
NEAR: Final = [[each.near for each in board.territories] for board in BOARDS]
COASTAL: Final = [[len(each.seas) > 0 for each in board.territories] for board in BOARDS]
OVERSEA: Final = [board.oversea for board in BOARDS]
KIND_OF: Final = [card.kind for card in PRINTS]
STRENGTHS_OF: Final = [card.strengths for card in PRINTS]


def bonus(s: HopeState, seat: int, which: int) -> int:
    """The sum of a lasting bonus of a player: faction, masters, cities."""
    faction = s.faction[seat]
    found = FACTION_BONUS[faction][which] if faction != NONE else 0
    masters = s.masters[seat]
    if masters:
        for number, n in MASTER_BONUS[which]:
            if masters >> number & 1:
                found += n
    for territory, n in CITY_BONUS[s.board][which]:
        if s.owner[territory] == seat:
            found += n
    return found


def hand_size(s: HopeState, seat: int) -> int:
    """How many cards a player fills their hand to (DH-074, DH-042)."""
    return HAND_SIZE + bonus(s, seat, HAND)


# Territories


def is_near(s: HopeState, seat: int, target: int) -> bool:
    """Whether a territory lies beside one that a player controls (DH-146)."""
    owner = s.owner
    for other in NEAR[s.board][target]:
        if owner[other] == seat:
            return True
    return False


def voyage(s: HopeState, seat: int, target: int) -> int:
    """What the seas add to an assault of a player, NO_WAY where no water leads (DG-25)."""
    if not COASTAL[s.board][target]:
        return NO_WAY
    best = NO_WAY
    owner, oversea = s.owner, OVERSEA[s.board]
    for here in range(len(owner)):
        if owner[here] == seat and oversea[here][target] < best:
            best = oversea[here][target]
    return best if best == NO_WAY else max(0, best - s.sail - bonus(s, seat, SAIL_BONUS))


def crossing(s: HopeState, seat: int, target: int) -> int:
    """What the way to a territory adds: nothing over land, else the seas; NO_WAY where there is no way (DG-27)."""
    return 0 if is_near(s, seat, target) else voyage(s, seat, target)


def interior(s: HopeState, seat: int, target: int) -> int:
    """The interior defence that a player must overcome."""
    return max(0, INTERIOR[s.board][target] - s.siege - bonus(s, seat, SIEGE_BONUS))


def wild_price(s: HopeState, seat: int, target: int) -> int:
    """The attack that takes a territory which nobody controls (DH-148, DH-159), NO_WAY where there is no way."""
    way = crossing(s, seat, target)
    if way == NO_WAY:
        return NO_WAY
    native = NATIVE[s.board][target]
    less = bonus(s, seat, CITIES_CHEAPER if native >= START_CITY else WILD_CHEAPER)
    return max(CHEAPEST, interior(s, seat, target) + native + way - less)


def home_defence(s: HopeState, attacker: int, target: int, way: int) -> int:
    """The defence of a player's territory against an assault, with all that the owner has so far (DH-165 to DH-169)."""
    owner = s.owner[target]
    tokens = s.fort[owner] + s.defence[owner] + bonus(s, owner, HOME_DEFENCE)
    return max(CHEAPEST, interior(s, attacker, target) + way + tokens)


def is_capital(s: HopeState, territory: int) -> bool:
    """Whether a territory has a capital marker (DH-162)."""
    return territory in s.capital


def held_by(s: HopeState, seat: int) -> list[int]:
    """The territories that a player controls."""
    return [number for number, owner in enumerate(s.owner) if owner == seat]


def cities_of(s: HopeState, seat: int) -> int:
    """How many city cards a player has."""
    return len([number for number in held_by(s, seat) if NATIVE[s.board][number] >= START_CITY])


def coasts_of(s: HopeState, seat: int) -> int:
    """How many coastal territories a player controls."""
    return len([number for number in held_by(s, seat) if COASTAL[s.board][number]])


# Cards


def strength(s: HopeState, seat: int, face: int, which: int, from_ready: bool) -> int:
    """The markers that a deck card gives for one of its strengths."""
    printed = STRENGTHS_OF[face][which]
    if printed == 0:
        return 0
    if KIND_OF[face] == MASSES:
        printed += bonus(s, seat, MASSES_MORE)
    elif KIND_OF[face] == CITIZEN:
        printed += bonus(s, seat, CITIZENS_MORE)
    return printed + bonus(s, seat, READY_MORE) if from_ready else printed


def spoils_strength(s: HopeState, seat: int, face: int, which: int) -> int:
    """The markers that a spoils card gives of a strength."""
    printed = STRENGTHS_OF[face][which]
    return printed + bonus(s, seat, SPOILS_MORE) if printed else 0


def amount_of(s: HopeState, seat: int, per: str) -> int:
    """How many there are of what a step counts by."""
    if per == "coast":
        return coasts_of(s, seat) // 2
    if per == "cities":
        return cities_of(s, seat)
    if per == "ready":
        return len(s.ready[seat])
    kinds = [KIND_OF[s.face[card]] for card in s.play[seat]]
    if per == "professionals":
        return kinds.count(PROFESSIONAL) + kinds.count(LEADER)
    return kinds.count(MASSES) + (kinds.count(CITIZEN) if per == "people" else 0)


def deck_of(s: HopeState, seat: int) -> list[int]:
    """The cards of a player's deck, wherever they are; locations are none of them (DG-56)."""
    ready = [card for card in s.ready[seat] if KIND_OF[s.face[card]] != SPOILS_CARD]
    return s.hand[seat] + s.draw[seat] + s.discard[seat] + s.play[seat] + ready


def stack_of(native: int) -> int:
    """The place of a spoils stack among both."""
    return 1 if native == SPOILS_3 else 0


# Training


def train_cost(s: HopeState, face: int) -> int:
    """The support that a card costs now (DH-048, DG-90)."""
    card = PRINTS[face]
    less = s.cheaper[ANY_CARD]
    if card.kind == PROFESSIONAL:
        less += s.cheaper[ANY_PROFESSIONAL]
    return max(CHEAPEST, card.cost - less)


def master_cost(s: HopeState, profession: int) -> int:
    """The support that a master costs now."""
    return max(CHEAPEST, ALL_PROFESSIONS[profession].master_cost - s.cheaper[ANY_CARD] - s.cheaper[ANY_MASTER])


def has_level(s: HopeState, cards: list[int], profession: int, least: int) -> bool:
    """Whether a professional card of a profession, of a level or above, is among some cards."""
    for card in cards:
        printed = PRINTS[s.face[card]]
        if printed.profession == profession and printed.level >= least:
            return True
    return False
