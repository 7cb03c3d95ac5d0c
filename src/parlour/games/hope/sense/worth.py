"""What things are worth to a sensible player, in points; only from what the seat can see."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards import steps as verb
from parlour.games.hope.cards.factions import FACTIONS, MASTERS, THIN
from parlour.games.hope.cards.lasting import SAIL_BONUS
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, MASSES, NO_PROFESSION, PRINTS, SPOILS_CARD, Print
from parlour.games.hope.cards.steps import Step
from parlour.games.hope.rules.table_atoms import years_of
from parlour.games.hope.rules.values import (
    FACTION_BONUS,
    KIND_OF,
    deck_of,
    spoils_strength,
    strength,
)
from parlour.games.hope.rules.winter import cubes_of, winter_of
from parlour.games.hope.state import HopeState

ATTACK_STRENGTH: Final = 0
DEFENCE_STRENGTH: Final = 1
SUPPORT_STRENGTH: Final = 2

A_POINT: Final = 0.07  # the points that one attack in a hand brings
FIRST_STEP: Final = 0.03  # how much of a master a card of level 1 promises
SECOND_STEP: Final = 0.15  # and one of level 2
IN_EARNEST: Final = 3.0  # how much surer they are where masters score in winter
A_TURN: Final = 0.02  # what the help of a master is worth a turn
THIN_DECK: Final = 0.08  # what a weak card fewer is worth a year
AVERAGE: Final = 1.8  # the value of a card of a starting deck
CARDS_A_TURN: Final = 4.0
LEAST_TASTE: Final = 0.4  # how much a player thinks of a profession that they like least
TASTE: Final = 0.2  # and how much more of each that they like better
SCHOOLS_AT_ONCE: Final = 3  # professions that one climbs in at the same time where masters score in winter

# What an effect is worth when its card is played, in attack.
EFFECTS: Final = {
    verb.ATTACK: 1.0,
    verb.DEFENCE: 0.3,
    verb.SUPPORT: 0.7,
    verb.DRAW: 1.3,
    verb.SCOUT: 0.25,
    verb.RECALL: 0.6,
    verb.RESCUE: 1.4,
    verb.READY: 0.7,
    verb.DISMISS: 0.7,
    verb.RECRUIT: 1.2,
    verb.SPOILS: 1.8,
    verb.POINTS: 3.0,
    verb.CHEAPER: 0.6,
    verb.SAIL: 0.3,
    verb.SIEGE: 0.8,
    verb.ONWARD: 0.8,
    verb.PLUNDER: 0.6,
    verb.RAID: 0.5,
    verb.PRESS: 0.7,
    verb.FORT: 0.5,
}


def effect_value(step: Step) -> float:
    """What a step of a card is worth, in attack."""
    if step.do == verb.EITHER:
        return max(effect_value(step.of[0]), effect_value(step.of[1])) + 0.3
    value: float = EFFECTS[step.do] * step.n
    if step.per:
        value *= 1.3
    if step.pay:
        value -= 0.8
    return value * 0.3 if step.during else value


def use_value(card: Print) -> float:
    """What a card is worth when it is played, in attack: mostly its best strength, and what it does."""
    attack, defence, support = card.strengths
    best = max(float(attack), 0.8 * support, 0.5 * defence)
    return (
        0.7 * best + 0.3 * attack + 0.25 * support + 0.15 * defence + sum([effect_value(step) for step in card.steps])
    )


VALUES: Final = [use_value(card) for card in PRINTS]
POINTS: Final = [profession.points for profession in ALL_PROFESSIONS]
PROFESSION_OF: Final = [card.profession for card in PRINTS]
LEVEL_OF: Final = [card.level for card in PRINTS]


# Time


def winters_left(s: HopeState) -> int:
    """How many winters are still to come."""
    return (2 - s.era) * years_of(s) - s.year


def turns_left(s: HopeState, seat: int) -> float:
    """How many turns a player will still have, this one included."""
    later = winters_left(s) - 1
    return s.cubes[seat] + s.leader_cube[seat] + later * (cubes_of(s) + 1.0 / s.seats)


def plays_left(s: HopeState, seat: int) -> float:
    """How often a new card will still be played."""
    later = winters_left(s) - 1
    deck = len(deck_of(s, seat)) + 1
    return later * min(1.0, CARDS_A_TURN * (cubes_of(s) + 0.3) / deck)


# Cards


def taste(s: HopeState, seat: int, profession: int) -> float:
    """How much a player of this game likes a profession more than another, so that not all want the same."""
    likes: int = (5 * profession + 3 * s.faction[seat] + 2 * s.first + sum(s.professions)) % 7
    return LEAST_TASTE + TASTE * likes


def card_worth(s: HopeState, seat: int, face: int) -> float:
    """The points that a card promises whose player adds it to the deck."""
    profession = PROFESSION_OF[face]
    climb = 0.0 if profession == NO_PROFESSION else climb_worth(s, seat, profession, LEVEL_OF[face])
    worth = A_POINT * (VALUES[face] - AVERAGE) * plays_left(s, seat) + climb
    return worth - thinning(s, seat) if FACTIONS[s.faction[seat]].per == THIN else worth


def climb_worth(s: HopeState, seat: int, profession: int, level: int) -> float:
    """What a card of a profession promises as a step to its master."""
    if s.masters[seat] >> profession & 1 or winters_left(s) < 3 - level:
        return 0.0
    levels = levels_of(s, seat)
    if levels[profession] >= level:  # one is enough
        return 0.0
    if not climbs(s, seat, profession, levels):
        return 0.0
    step = FIRST_STEP if level == 1 else SECOND_STEP
    promise = master_worth(s, seat, profession) * (step * (IN_EARNEST if scores_masters(s, seat) else 1.0))
    return promise * taste(s, seat, profession)


def scores_masters(s: HopeState, seat: int) -> bool:
    """Whether a player's faction counts masters in winter."""
    return FACTIONS[s.faction[seat]].per == MASTERS


def climbs(s: HopeState, seat: int, profession: int, levels: list[int]) -> bool:
    """Whether a player should climb in a profession: in one at a time, and towards a second master or from the first
    level only in the early era; where masters score in winter, in a few."""
    begun = [each for each in s.professions if levels[each] and not s.masters[seat] >> each & 1]
    if scores_masters(s, seat):
        return profession in begun or len(begun) < SCHOOLS_AT_ONCE
    if winters_left(s) <= years_of(s) and (s.masters[seat] or profession not in begun):
        return False
    best = max(begun, key=lambda each: (levels[each], taste(s, seat, each), each), default=profession)
    return profession == best


def levels_of(s: HopeState, seat: int) -> list[int]:
    """The highest level that a player's deck has of each profession, 0 for none."""
    found = [0] * len(ALL_PROFESSIONS)
    for card in deck_of(s, seat):
        face = s.face[card]
        profession = PROFESSION_OF[face]
        if profession != NO_PROFESSION and LEVEL_OF[face] > found[profession]:
            found[profession] = LEVEL_OF[face]
    return found


def master_worth(s: HopeState, seat: int, profession: int) -> float:
    """The points that a master promises."""
    winter = winter_of(s, seat)
    each = winters_left(s) if winter.per == MASTERS and s.masters[seat].bit_count() < winter.most else 0
    return POINTS[profession] + A_TURN * turns_left(s, seat) + each


def is_weak(s: HopeState, seat: int, card: int) -> bool:
    """Whether a deck is better without a card."""
    return KIND_OF[s.face[card]] == MASSES


def thinning(s: HopeState, seat: int) -> float:
    """What it is worth to have a weak card fewer."""
    deck = len(deck_of(s, seat))
    winter = winter_of(s, seat)
    lean = 0.4 * winters_left(s) if winter.per == THIN and deck > winter.steps[-1] else 0.0
    needed = CARDS_A_TURN * (cubes_of(s) + 0.5)
    return lean + (THIN_DECK * (winters_left(s) - 1) if deck > needed else 0.0)


def potential(s: HopeState, seat: int, which: int) -> int:
    """The markers of a strength that the cards of the hand and the ready area can give."""
    found = 0
    for card in s.hand[seat]:
        found += strength(s, seat, s.face[card], which, False)
    for card in s.ready[seat]:
        found += spoils_or_card(s, seat, s.face[card], which)
    return found


def given(s: HopeState, seat: int, card: int, which: int) -> int:
    """The markers of a strength that a card of the hand or the ready area gives."""
    if card in s.ready[seat]:
        return spoils_or_card(s, seat, s.face[card], which)
    return strength(s, seat, s.face[card], which, False)


def spoils_or_card(s: HopeState, seat: int, face: int, which: int) -> int:
    """The markers that a card of the ready area gives."""
    if KIND_OF[face] == SPOILS_CARD:
        return spoils_strength(s, seat, face, which)
    return strength(s, seat, face, which, True)


def prospects(s: HopeState, seat: int) -> float:
    """The points that a player's deck promises until the end."""
    deck = deck_of(s, seat)
    value = sum([VALUES[s.face[card]] for card in deck]) / max(1, len(deck))
    sails = 0.2 * FACTION_BONUS[s.faction[seat]][SAIL_BONUS]
    return A_POINT * CARDS_A_TURN * (value + sails) * turns_left(s, seat)
