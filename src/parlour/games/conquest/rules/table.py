"""Questions about the position that never change it: who, where, how much room."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.codes import HOLD, IMMEDIATE
from parlour.games.conquest.cards.faces import CONTINENT, GUARDS, KINDS, MOST_ABILITIES, PRINTS
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER, FIRST_ACTION, LAND, VESSEL
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NO_CARD, NONE

# The columns of a frame.
KIND: Final = 0  # the kind of frame, which is the number of its window
WHO: Final = 1
CARD: Final = 2
FACE: Final = 3  # whose ability it is: that of the card, or of the one that is copied
ABILITY: Final = 4
DEPTH: Final = 5
ACTED: Final = 6  # who interrupted in its window
STEP: Final = 7
FLAGS: Final = 8
THAT: Final = 9  # the opponent who acted, was attacked, or takes a card
MORE: Final = 10

# The steps of a frame.
PREPARE: Final = 0
WINDOW: Final = 1
RESOLVE: Final = 2
AFTER: Final = 3

# Of a use.
TRIGGER: Final = 1  # without a window
ANSWER: Final = 2  # it answers the frame below

TARGET_LAND: Final = 10  # of an attack
WINS: Final = 11  # 1: the attacker wins automatically, 2: the defender
LOSSES: Final = 12  # how many cards are still to be lost
POINTER: Final = 10  # of a use: the next effect
TARGETS: Final = 11  # of a use: for each effect the number of its targets, and then these

# Of the uses of a card, above two bits for each ability: those that come back each turn, and that it is idle.
FRESH: Final = 4**MOST_ABILITIES
IDLE: Final = FRESH * 2**MOST_ABILITIES

ROUNDS_OF_PEACE: Final = 2
PLACES: Final = 4


def ref(card: int) -> int:
    """A card as rows have it."""
    return NONE if card == NONE else card + NO_CARD


def back(number: int) -> int:
    """The card of a row."""
    return NONE if number == NONE else number - NO_CARD


def peaceful(s: ConquestState) -> bool:
    """Whether nobody acts against anybody (HC2-064)."""
    return s.edition == 2 and s.round <= ROUNDS_OF_PEACE


def is_out(s: ConquestState, seat: int) -> bool:
    """Whether a seat left the game."""
    return s.out >> seat & 1 == 1


def seats_from(s: ConquestState, seat: int) -> list[int]:
    """The seats in the game, the one after this seat first and this seat last (HG-103)."""
    found: list[int] = []
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if not s.out >> other & 1:
            found.append(other)
    return found


def opponents(s: ConquestState, seat: int) -> list[int]:
    """The other seats in the game."""
    return [other for other in seats_from(s, seat) if other != seat]


def rivals(s: ConquestState, seat: int) -> list[int]:
    """Those against whom a seat may act now."""
    return [] if peaceful(s) else opponents(s, seat)


def kind_of(s: ConquestState, card: int) -> int:
    """The type of a card."""
    return KINDS[s.face[card]]


def is_guard(s: ConquestState, card: int) -> bool:
    """Whether a card is a character or an army."""
    return GUARDS[s.face[card]]


def is_action(s: ConquestState, card: int) -> bool:
    """Whether a card lies in the active area."""
    return KINDS[s.face[card]] >= FIRST_ACTION


def continent_of(s: ConquestState, land: int) -> int:
    """The continent of a land."""
    return CONTINENT[s.face[land]]


def lands_of(s: ConquestState, seat: int) -> list[int]:
    """The lands of a seat."""
    return [stack[0] for stack in s.lands[seat]]


def stack_of(s: ConquestState, land: int) -> list[int]:
    """A land and the cards above it."""
    for stack in s.lands[s.holder[land]]:
        if stack[0] == land:
            return stack
    raise IndexError(land)


def unit(s: ConquestState, land: int) -> int:
    """The land whose guards guard a land: itself, or in edition 1 the first of its continent (HC1-029)."""
    if s.edition == 2:
        return land
    for stack in s.lands[s.holder[land]]:
        if CONTINENT[s.face[stack[0]]] == CONTINENT[s.face[land]]:
            return stack[0]
    return land


def guards(s: ConquestState, land: int) -> list[int]:
    """The characters and armies that guard a land."""
    return [card for card in stack_of(s, unit(s, land)) if GUARDS[s.face[card]]]


def is_guarded(s: ConquestState, land: int) -> bool:
    """Whether anybody guards a land; without the sheet only characters count in edition 2 (HC2-100, HG-42, HG-100)."""
    for card in stack_of(s, unit(s, land)):
        kind = KINDS[s.face[card]]
        if kind == CHARACTER or (kind == ARMY and (s.sheet or s.edition == 1)):
            return True
    return False


def vessel_of(s: ConquestState, land: int) -> int:
    """The vessel of a land, or NONE."""
    for card in stack_of(s, land):
        if KINDS[s.face[card]] == VESSEL:
            return card
    return NONE


def land_of(s: ConquestState, card: int) -> int:
    """The land that a card is in, itself for a land in play, NONE elsewhere."""
    if s.holder[card] == NONE:
        return NONE
    return card if KINDS[s.face[card]] == LAND else s.at[card]


def near(s: ConquestState, card: int) -> list[int]:
    """The cards in the land of a card, with the land; in edition 1 all of its continent."""
    land = land_of(s, card)
    if land == NONE:
        return s.abroad if card in s.abroad else []
    if s.edition == 2:
        return stack_of(s, land)
    found: list[int] = []
    for stack in s.lands[s.holder[land]]:
        if CONTINENT[s.face[stack[0]]] == CONTINENT[s.face[land]]:
            found += stack
    return found


def inside(s: ConquestState, card: int) -> list[int]:
    """The cards in the land of a card: guards and vessels, not the land itself."""
    return [other for other in near(s, card) if KINDS[s.face[other]] != LAND]


def is_its_land(s: ConquestState, card: int, land: int) -> bool:
    """Whether a card means a land when it says "this land": the one that it is in. In edition 1 a guard guards all
    countries of its continent, while a land and its vessel speak of that country only (HG-17)."""
    own = land_of(s, card)
    if own in (land, NONE) or s.edition == 2:
        return own == land and land != NONE
    return GUARDS[s.face[card]] and s.holder[own] == s.holder[land] and unit(s, own) == unit(s, land)


def in_play(s: ConquestState, seat: int) -> list[int]:
    """All cards that a seat has in play."""
    found: list[int] = []
    for stack in s.lands[seat]:
        found += stack
    found += s.active[seat]
    if s.abroad and s.turn == seat:
        found += s.abroad
    return found


def has_land(s: ConquestState, seat: int, face: int) -> bool:
    """Whether a seat has a land with a face already (HC2-103)."""
    for stack in s.lands[seat]:
        if s.face[stack[0]] == face:
            return True
    return False


def stays(s: ConquestState, card: int) -> bool:
    """Whether a card stays where it is until the turn ends (HC2-029, HG-125)."""
    return bool(s.staying) and ref(card) in s.staying


# Uses of abilities


def uses_left(s: ConquestState, card: int, number: int) -> int:
    """How often an ability may still be used: of one without end, once a turn (HG-109)."""
    ability = PRINTS[s.face[card]].abilities[number]
    if not is_chosen(s, card, number):
        return 0
    if ability.uses == 0:
        return 1 - (s.used[card] >> (2 * MOST_ABILITIES + number) & 1)
    return ability.uses - (s.used[card] >> (2 * number) & 3)


def uses_open(s: ConquestState, card: int, number: int) -> int:
    """How often an ability of a card in play may still be used; one that acts at once only after its first use, when
    the card was played for it (HC2-053)."""
    if PRINTS[s.face[card]].abilities[number].when == IMMEDIATE and not s.used[card] >> (2 * number) & 3:
        return 0
    return max(0, uses_left(s, card, number))


def is_chosen(s: ConquestState, card: int, number: int) -> bool:
    """Whether a card has an ability now: of those to choose from, only the chosen one (HC2-054)."""
    return not PRINTS[s.face[card]].abilities[number].option or s.chosen[card] == number


def is_idle(s: ConquestState, card: int) -> bool:
    """Whether a card was made to have no effect when it was played (HG-124)."""
    return s.used[card] >= IDLE


def is_spent(s: ConquestState, card: int) -> bool:
    """Whether no ability of a card can do anything any more (HG-101)."""
    if is_idle(s, card):
        return True
    for number, ability in enumerate(PRINTS[s.face[card]].abilities):
        if not is_chosen(s, card, number):
            continue
        if ability.when not in (IMMEDIATE, HOLD) or ability.uses == 0:
            return False
        waits = ability.when == HOLD or ability.interrupt is not None
        if waits and s.used[card] >> (2 * number) & 3 < ability.uses and (ability.when == HOLD or s.used[card]):
            return False
    return True
