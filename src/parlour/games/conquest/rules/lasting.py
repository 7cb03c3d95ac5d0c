"""What is so: constant abilities of cards in play, and effects with an end."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import PRINTS, STANDING, STANDS
from parlour.games.conquest.cards.model import Effect, Filter, Phrase
from parlour.games.conquest.rules.conditions import Battle, holds, in_place
from parlour.games.conquest.rules.table import back, is_chosen, is_idle, land_of, near, ref
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE

HAND: Final = 5
NO_FLOOR: Final = -1_000_000

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


NOTHING: Final[list[Force]] = []  # nobody changes it


def quiet_for(s: ConquestState, seat: int, verb: int) -> bool:
    """Whether a seat has no effect with a verb: one look, for most verbs at most times."""
    if s.stands[seat][verb]:
        return False
    for row in s.lasting:
        if row[ROW_SEAT] == seat and effect_of(row).verb == verb:
            return False
    return True


def quiet(s: ConquestState, verb: int) -> bool:
    """Whether nobody has an effect with a verb."""
    for counts in s.stands:
        if counts[verb]:
            return False
    for row in s.lasting:
        if effect_of(row).verb == verb:
            return False
    return True


def effect_of(row: list[int]) -> Effect:
    """The effect that a lasting row is about."""
    return PRINTS[row[ROW_FACE]].abilities[row[ROW_ABILITY]].effects[row[ROW_EFFECT]]


def lasts(s: ConquestState, card: int) -> bool:
    """Whether something that a card did goes on."""
    number = ref(card)
    return any([row[ROW_CARD] == number for row in s.lasting])


def forces(s: ConquestState, verb: int, battle: Battle | None = None) -> list[Force]:
    """All effects with a verb that are in force; whoever asks does not change the list."""
    if quiet(s, verb):
        return NOTHING
    found: list[Force] = []
    for seat in range(s.seats):
        add_forces(s, seat, verb, battle, found)
    return found


def forces_of(s: ConquestState, seat: int, verb: int, battle: Battle | None = None) -> list[Force]:
    """The effects with a verb that a seat has; whoever asks does not change the list."""
    if quiet_for(s, seat, verb):
        return NOTHING
    found: list[Force] = []
    add_forces(s, seat, verb, battle, found)
    return found


def add_forces(s: ConquestState, seat: int, verb: int, battle: Battle | None, found: list[Force]) -> None:
    """Add the effects with a verb that a seat has."""
    if s.stands[seat][verb]:
        add_constant(s, seat, verb, battle, found)
    for row in s.lasting:
        if row[ROW_SEAT] == seat:
            effect = effect_of(row)
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
    if is_idle(s, card):
        return True
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


# Numbers and bans


def hand_size(s: ConquestState, seat: int) -> int:
    """To how many cards a hand is filled (HC2-085, HG-30)."""
    return highest(HAND, forces_of(s, seat, v.HAND_SIZE))


def floor_of(s: ConquestState, seat: int) -> int:
    """Below which morale does not fall; a very low number without a floor."""
    return highest(NO_FLOOR, forces_of(s, seat, v.FLOOR))


def highest(least: int, found: list[Force]) -> int:
    """The highest amount of some effects, and at least a number."""
    for force in found:
        least = max(least, force.effect.amount)
    return least


def may_discover(s: ConquestState, seat: int) -> bool:
    """Whether nobody keeps a seat from discovering lands."""
    for force in forces(s, v.FORBID_DISCOVERY):
        if force.seat != seat:
            return False
    return True


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
