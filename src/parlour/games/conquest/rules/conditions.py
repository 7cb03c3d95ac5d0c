"""What abilities ask of a position: conditions, counts, and which cards are meant."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.faces import CONTINENT
from parlour.games.conquest.cards.model import Ability, Effect, Filter, Phrase, Target
from parlour.games.conquest.rules.table import (
    continent_of,
    guards,
    in_play,
    inside,
    is_guard,
    is_its_land,
    land_of,
    near,
    opponents,
    rivals,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE


class Battle:
    """Who fights whom: the cards of both sides, and their lands."""

    def __init__(
        self, attacker: int, defender: int, home: int, target: int, abroad: list[int], s: ConquestState
    ) -> None:
        self.seats = (attacker, defender)
        self.lands = (home, target)  # the attacking one is NONE for an expedition
        self.cards = (abroad if home == NONE else guards(s, home), guards(s, target))

    def side(self, seat: int) -> int:
        """0 for the attacker, 1 for the defender, NONE for others."""
        return 0 if seat == self.seats[0] else 1 if seat == self.seats[1] else NONE

    def inside(self, s: ConquestState, side: int) -> list[int]:
        """The cards in the land of a side: its guards, and the vessel there."""
        land = self.lands[side]
        return self.cards[side] if land == NONE else inside(s, land)


def holds(s: ConquestState, seat: int, card: int, ability: Ability, battle: Battle | None) -> bool:
    """Whether all conditions of an ability are true (HG-85)."""
    for condition in ability.conditions:
        if not is_so(s, seat, card, condition, battle):
            return False
    return True


def is_so(s: ConquestState, seat: int, card: int, condition: Phrase, battle: Battle | None) -> bool:
    """Whether a condition is true for a card that a seat has."""
    kind, cards = condition.kind, condition.cards
    if kind <= c.NOT_IN_PLAY:
        return cards is not None and is_there(s, seat, card, kind, cards, condition.number)
    if kind in (c.AGAINST, c.AGAINST_NO, c.ATTACKING, c.DEFENDING):
        return battle is not None and is_fought(s, seat, card, condition, battle)
    if kind in (c.IN_CONTINENT, c.IN_LAND, c.ALONE):
        return stands(s, card, condition, battle)
    if kind in (c.ON_CONTINENTS, c.FEWER_LANDS):
        own = len(s.lands[seat])
        if kind == c.ON_CONTINENTS:
            return continents(s, seat) >= condition.number
        return max([len(s.lands[other]) for other in opponents(s, seat)], default=0) > own
    return feels(s, seat, condition)


def is_there(s: ConquestState, seat: int, card: int, kind: int, cards: Filter, number: int) -> bool:
    """Conditions about cards that are somewhere, or are not."""
    if kind in (c.WITH, c.WITHOUT):
        here = len([other for other in inside(s, card) if other != card and cards.has(s.face[other])])
        return here >= number if kind == c.WITH else here == 0
    if kind in (c.HAVE, c.HAVE_NO):
        own = count(s, in_play(s, seat), cards)
        return own >= number if kind == c.HAVE else own == 0
    most = 0
    total = count(s, in_play(s, seat), cards) if kind in (c.IN_PLAY, c.NOT_IN_PLAY) else 0
    for other in opponents(s, seat):
        theirs = count(s, in_play(s, other), cards)
        most, total = max(most, theirs), total + theirs
    if kind == c.OPPONENT_HAS:
        return most >= number
    if kind == c.NO_OPPONENT_HAS:
        return most < number
    return total >= number if kind == c.IN_PLAY else total == 0


def is_fought(s: ConquestState, seat: int, card: int, condition: Phrase, battle: Battle) -> bool:
    """Conditions that mean something in a battle only."""
    side = battle.side(seat)
    if side == NONE:
        return False
    if condition.kind in (c.ATTACKING, c.DEFENDING):
        return side == (0 if condition.kind == c.ATTACKING else 1) and fights_here(s, card, battle, side)
    cards = condition.cards
    assert cards is not None
    there = count(s, battle.inside(s, 1 - side), cards)
    return there >= condition.number if condition.kind == c.AGAINST else there == 0


def fights_here(s: ConquestState, card: int, battle: Battle, side: int) -> bool:
    """Whether a card is in the land of its side that fights."""
    if battle.lands[side] == NONE:
        return card in battle.cards[side]
    return is_its_land(s, card, battle.lands[side])


def stands(s: ConquestState, card: int, condition: Phrase, battle: Battle | None) -> bool:
    """Conditions about the land that a card is in; in edition 1 a guard is in the one that fights (HG-17)."""
    land = land_of(s, card)
    if land == NONE:
        return False
    if battle is not None:
        for each in battle.lands:
            if each != NONE and is_its_land(s, card, each):
                land = each
    if condition.kind == c.IN_CONTINENT:
        return continent_of(s, land) == condition.continent
    if condition.kind == c.IN_LAND:
        return condition.cards is not None and condition.cards.has(s.face[land])
    return not [other for other in near(s, card) if other != card and is_guard(s, other)]


def feels(s: ConquestState, seat: int, condition: Phrase) -> bool:
    """Conditions about morale."""
    morale = s.morale[seat]
    if condition.kind == c.MORALE_ABOVE:
        return morale > condition.number
    if condition.kind == c.MORALE_BELOW:
        return morale < condition.number
    others = [s.morale[other] for other in opponents(s, seat)]
    if not others:
        return False
    return max(others) > morale if condition.kind == c.BEHIND else max(others) < morale


def count(s: ConquestState, cards: list[int], meant: Filter) -> int:
    """How many of some cards are meant."""
    found = 0
    for card in cards:
        if meant.table[s.face[card]]:
            found += 1
    return found


def continents(s: ConquestState, seat: int) -> int:
    """On how many continents a seat has a land."""
    return len({CONTINENT[s.face[stack[0]]] for stack in s.lands[seat]})


def amount(s: ConquestState, seat: int, card: int, effect: Effect, battle: Battle | None) -> int:
    """The amount of an effect, counted where it counts something."""
    each = effect.each
    if each is None:
        return effect.amount
    if each.kind == c.COUNT_CONTINENTS:
        number = continents(s, seat)
    elif each.cards is None:
        number = 0
    else:
        number = count(s, counted(s, seat, card, each, battle), each.cards)
    found = effect.amount * number
    if effect.most:
        return min(found, effect.most) if found > 0 else max(found, -effect.most)
    return found


def counted(s: ConquestState, seat: int, card: int, each: Phrase, battle: Battle | None) -> list[int]:
    """The cards among which an effect counts."""
    if each.kind == c.COUNT_YOURS:
        return in_play(s, seat)
    if each.kind == c.COUNT_HERE:
        return inside(s, card)
    if each.kind == c.COUNT_DISCARDED:
        return s.discard[seat]
    if each.kind == c.COUNT_OPPOSING:
        side = NONE if battle is None else battle.side(seat)
        return [] if battle is None or side == NONE else battle.inside(s, 1 - side)
    found = in_play(s, seat).copy() if each.kind == c.COUNT_IN_PLAY else []
    for other in opponents(s, seat):
        found += in_play(s, other)
    return found


def meant_cards(
    s: ConquestState, seat: int, card: int, target: Target, hostile: bool, battle: Battle | None
) -> list[int]:
    """The cards in play that a target may be, in rising order."""
    others = rivals(s, seat) if hostile else opponents(s, seat)
    seats = [seat] if target.owner == c.YOURS else others if target.owner == c.OPPONENTS else [seat, *others]
    found: list[int] = []
    for other in seats:
        for each in in_play(s, other):
            if target.cards.table[s.face[each]] and in_place(s, seat, other, card, each, target.place, battle):
                found.append(each)
    found.sort()
    return found


def in_place(s: ConquestState, seat: int, other: int, card: int, each: int, place: int, battle: Battle | None) -> bool:
    """Whether a card is where a target must be."""
    if place == c.ANYWHERE:
        return True
    if place == c.FIGHTING_LAND:
        side = NONE if battle is None else battle.side(other)
        return battle is not None and side != NONE and (each in battle.cards[side] or each == battle.lands[side])
    if place == c.THIS_LAND:
        return each in near(s, card)
    here, there = land_of(s, card), land_of(s, each)
    return here != NONE and there != NONE and continent_of(s, here) == continent_of(s, there)
