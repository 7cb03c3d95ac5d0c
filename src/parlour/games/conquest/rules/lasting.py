"""What is so: constant abilities of cards in play, and effects with an end."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import PRINTS, STANDING, STANDS
from parlour.games.conquest.cards.kinds import ARMY, VESSEL
from parlour.games.conquest.cards.model import Effect, Filter, Phrase
from parlour.games.conquest.rules.conditions import Battle, holds, in_place
from parlour.games.conquest.rules.table import (
    PLACES,
    back,
    continent_of,
    guards,
    is_action,
    is_chosen,
    kind_of,
    land_of,
    near,
    unit,
    vessel_of,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE

HAND: Final = 5

# The columns of a lasting row.
ROW_SEAT: Final = 0
ROW_CARD: Final = 1
ROW_FACE: Final = 2
ROW_ABILITY: Final = 3
ROW_EFFECT: Final = 4
ROW_UNTIL: Final = 5
ROW_ABOUT: Final = 6  # a seat, or a card as in rows


class Force:
    """An effect that is in force, and whose it is. `about` is what was chosen for one with an end."""

    def __init__(self, seat: int, card: int, effect: Effect, about: int, steady: bool) -> None:
        self.seat = seat
        self.card = card
        self.effect = effect
        self.about = about
        self.steady = steady


def forces(s: ConquestState, verb: int, battle: Battle | None = None) -> list[Force]:
    """All effects with a verb that are in force."""
    found: list[Force] = []
    for seat in range(s.seats):
        add_forces(s, seat, verb, battle, found)
    return found


def forces_of(s: ConquestState, seat: int, verb: int, battle: Battle | None = None) -> list[Force]:
    """The effects with a verb that a seat has."""
    found: list[Force] = []
    add_forces(s, seat, verb, battle, found)
    return found


def add_forces(s: ConquestState, seat: int, verb: int, battle: Battle | None, found: list[Force]) -> None:
    """Add the effects with a verb that a seat has."""
    if s.stands[seat][verb]:
        add_constant(s, seat, verb, battle, found)
    for row in s.lasting:
        if row[ROW_SEAT] == seat:
            effect = PRINTS[row[ROW_FACE]].abilities[row[ROW_ABILITY]].effects[row[ROW_EFFECT]]
            if effect.verb == verb:
                found.append(Force(seat, back(row[ROW_CARD]), effect, row[ROW_ABOUT], False))


def add_constant(s: ConquestState, seat: int, verb: int, battle: Battle | None, found: list[Force]) -> None:
    """Add the constant effects with a verb that a seat has."""
    for stack in s.lands[seat]:
        for card in stack:
            if STANDS[s.face[card]][verb]:
                add_standing(s, seat, card, verb, battle, found)
    for card in s.active[seat]:
        if STANDS[s.face[card]][verb]:
            add_standing(s, seat, card, verb, battle, found)
    if s.abroad and seat == s.turn:
        for card in s.abroad:
            if STANDS[s.face[card]][verb]:
                add_standing(s, seat, card, verb, battle, found)


def add_standing(s: ConquestState, seat: int, card: int, verb: int, battle: Battle | None, found: list[Force]) -> None:
    """Add the constant effects with a verb that a card has now."""
    for each in STANDING[s.face[card]]:
        if (
            each.effect.verb == verb
            and is_chosen(s, card, each.ability)
            and holds(s, seat, card, PRINTS[s.face[card]].abilities[each.ability], battle)
            and (verb == v.SILENCE or not is_silenced(s, card))
        ):
            found.append(Force(seat, card, each.effect, NONE, True))


def is_silenced(s: ConquestState, card: int) -> bool:
    """Whether the abilities of a card have no effect."""
    for force in forces(s, v.SILENCE):
        target = force.effect.target
        if target is None or not target.cards.has(s.face[card]):
            continue
        holder = s.holder[card]
        if (target.owner == c.YOURS and holder != force.seat) or (target.owner == c.OPPONENTS and holder == force.seat):
            continue
        if not force.steady and not target.every:
            if back(force.about) == card:
                return True
        elif in_place(s, force.seat, holder, force.card, card, target.place, None):
            return True
    return False


def total_of(found: list[Force]) -> int:
    """The amounts of some effects together."""
    return sum([force.effect.amount for force in found])


# Places


def room(s: ConquestState, land: int, kind: int) -> bool:
    """Whether a card of a kind finds a place in a land (HG-45, HG-46; edition 1: HC1-018)."""
    if kind == VESSEL:
        return vessel_of(s, land) == NONE
    here = guards(s, land)
    armies = len([card for card in here if kind_of(s, card) == ARMY])
    away = len(s.abroad) if s.abroad and s.home != NONE and unit(s, back(s.home)) == unit(s, land) else 0
    if s.edition == 1:
        if kind == ARMY:
            return armies < 2 + extra_slots(s, land, "army")
        return len(here) - armies < PLACES + extra_slots(s, land, "character")
    slots_for_armies, slots = 1 + extra_slots(s, land, "army"), PLACES + extra_slots(s, land, "")
    if len(here) + away >= slots:
        return False
    return armies < slots_for_armies if kind == ARMY else True


def extra_slots(s: ConquestState, land: int, word: str) -> int:
    """The places that abilities add to a land: for characters, for armies, or for any with ""."""
    found = 0
    for force in forces_of(s, s.holder[land], v.EXTRA_SLOT):
        cards = force.effect.cards
        if cards is not None and land in near(s, force.card) and (not word or [word] in cards.ways):
            found += 1
    return found


def may_place(s: ConquestState, card: int, land: int) -> bool:
    """Whether a card may come into a land: there is room, and nothing keeps it away."""
    if not room(s, land, kind_of(s, card)):
        return False
    for force in forces(s, v.FORBID_PLACE):
        cards = force.effect.cards
        if cards is not None and cards.has(s.face[card]) and land in near(s, force.card):
            return False
    return True


def homes(s: ConquestState, seat: int, card: int) -> list[int]:
    """The own lands into which a card may come, in rising order; in edition 1 one of each continent."""
    found: list[int] = []
    for stack in s.lands[seat]:
        land = stack[0]
        if (kind_of(s, card) == VESSEL or unit(s, land) == land) and may_place(s, card, land):
            found.append(land)
    found.sort()
    return found


def too_many(s: ConquestState, land: int) -> bool:
    """Whether more cards guard a land than have room (HG-113)."""
    here = guards(s, land)
    armies = len([card for card in here if kind_of(s, card) == ARMY])
    if s.edition == 1:
        characters = len(here) - armies
        return armies > 2 + extra_slots(s, land, "army") or characters > PLACES + extra_slots(s, land, "character")
    return len(here) > PLACES + extra_slots(s, land, "") or armies > 1 + extra_slots(s, land, "army")


# Numbers and bans


def hand_size(s: ConquestState, seat: int) -> int:
    """To how many cards a hand is filled (HC2-085, HG-30)."""
    return max([HAND, *[force.effect.amount for force in forces_of(s, seat, v.HAND_SIZE)]])


def floor_of(s: ConquestState, seat: int) -> int:
    """Below which morale does not fall; a very low number without a floor."""
    return max([-1_000_000, *[force.effect.amount for force in forces_of(s, seat, v.FLOOR)]])


def may_discover(s: ConquestState, seat: int) -> bool:
    """Whether nobody keeps a seat from discovering lands."""
    return all([force.seat == seat for force in forces(s, v.FORBID_DISCOVERY)])


def may_play(s: ConquestState, seat: int, card: int) -> bool:
    """Whether no opponent forbids to play a card."""
    for force in forces(s, v.FORBID_PLAY):
        if force.seat != seat and force.effect.cards is not None and force.effect.cards.has(s.face[card]):
            return False
    return True


def is_protected(s: ConquestState, card: int, by: int) -> bool:
    """Whether opponents' abilities cannot discard or take a card."""
    holder = s.holder[card]
    if holder == by:
        return False
    for force in forces_of(s, holder, v.PROTECT):
        scope = force.effect.scope
        if scope is not None and covers(s, force, scope, card):
            return True
    return False


def covers(s: ConquestState, force: Force, scope: Phrase, card: int) -> bool:
    """Whether a scope means a card of the same player."""
    kind, cards = scope.kind, scope.cards
    if kind == c.TO_THIS_CARD:
        return card == force.card
    land = land_of(s, card)
    if kind in (c.TO_ONE_LAND, c.TO_THAT_LAND):
        return land != NONE and back(force.about) == land
    if kind == c.TO_THIS_LAND:
        return card in near(s, force.card)
    if kind == c.TO_YOUR_LANDS:
        return land != NONE and fits(s, cards, land)
    if kind == c.TO_CARDS_HERE:
        return card in near(s, force.card) and fits(s, cards, card)
    return kind == c.TO_YOUR_CARDS and fits(s, cards, card)


def fits(s: ConquestState, cards: Filter | None, card: int) -> bool:
    """Whether a filter, if there is one, means a card."""
    return cards is None or cards.has(s.face[card])


def carries(s: ConquestState, explorer: int) -> int:
    """How many cards an explorer escorts."""
    seat = s.holder[explorer]
    found = [force.effect.amount for force in forces_of(s, seat, v.CARRY) if force.card == explorer]
    return max([1, *found])


# Who may attack whom


def may_attack_at_all(s: ConquestState, seat: int) -> bool:
    """Whether no truce keeps a seat from attacking anybody."""
    for force in forces(s, v.TRUCE):
        whom = force.effect.whom
        if whom == c.EVERYONE or (whom in (c.ONE, c.THAT) and force.about == seat):
            return False
    return True


def truce_with(s: ConquestState, seat: int, other: int) -> bool:
    """Whether a seat may not attack another."""
    for force in forces_of(s, other, v.TRUCE):
        if force.effect.whom == c.EVERY and force.seat != seat:
            return True
    return False


def may_attack_from(s: ConquestState, land: int) -> bool:
    """Whether nothing forbids a land to attack."""
    for force in forces(s, v.FORBID_ATTACK):
        target = force.effect.target
        if target is None or not target.cards.has(s.face[land]):
            continue
        own = force.seat == s.holder[land]
        if (target.owner == c.OPPONENTS and own) or (target.owner == c.YOURS and not own):
            continue
        if force.steady or target.every or back(force.about) == land:
            return False
    return True


def reaches(s: ConquestState, home: int, target: int) -> bool:
    """Whether a land can attack another: on its continent, or where an ability opens the way (HC2-090)."""
    if continent_of(s, home) == continent_of(s, target):
        return True
    for force in forces_of(s, s.holder[home], v.REACH):
        here = is_action(s, force.card) or home in near(s, force.card)
        if here and continent_of(s, target) in force.effect.continents:
            return True
    return False


def is_shielded(s: ConquestState, target: int, attackers: list[int]) -> bool:
    """Whether a land cannot be attacked by these cards (with their vessel)."""
    for force in forces_of(s, s.holder[target], v.SHIELD):
        scope, cards = force.effect.scope, force.effect.cards
        if scope is None or not shields(s, force, scope, target):
            continue
        has = cards is not None and any([cards.has(s.face[card]) for card in attackers])
        if cards is None or has == force.effect.barring:
            return True
    return False


def shields(s: ConquestState, force: Force, scope: Phrase, target: int) -> bool:
    """Whether a scope of lands means a land."""
    if scope.kind == c.TO_THIS_LAND:
        return target in near(s, force.card)
    if scope.kind == c.TO_YOUR_LANDS:
        return fits(s, scope.cards, target)
    if scope.kind in (c.TO_ONE_LAND, c.TO_THAT_LAND):
        return back(force.about) == target
    return covers(s, force, scope, target)


def attackers_of(s: ConquestState, home: int) -> list[int]:
    """The cards that count as attackers for a shield: guards and vessel."""
    vessel = vessel_of(s, home)
    return guards(s, home) if vessel == NONE else [*guards(s, home), vessel]
