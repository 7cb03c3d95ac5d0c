"""Everything that may be done in a turn."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, DISMISS, END, EXPEDITION, MOVE, PLAY, SEIZE, THROW, USE, deed
from parlour.games.conquest.cards.codes import IMMEDIATE
from parlour.games.conquest.cards.faces import EXPLORES, HELD, KINDS, MOST_ABILITIES, PRINTS
from parlour.games.conquest.cards.kinds import CHARACTER, LAND
from parlour.games.conquest.rules.lasting import (
    attackers_of,
    homes,
    is_shielded,
    may_attack_at_all,
    may_attack_from,
    may_discover,
    may_place,
    may_play,
    reaches,
    truce_with,
)
from parlour.games.conquest.rules.table import (
    ROUNDS_OF_PEACE,
    back,
    continent_of,
    guards,
    in_play,
    is_action,
    is_guard,
    is_guarded,
    kind_of,
    lands_of,
    opponents,
    ref,
    unit,
)
from parlour.games.conquest.rules.targets import usable
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import MOVE as MOVING
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.state import NONE

LIMIT: Final = 800  # HG-41


def deeds(s: ConquestState, seat: int) -> list[int]:
    """The options of a turn, in rising order."""
    found = [deed(END, 0)]
    if s.phase == PLAYING and s.plays > 0:
        found += [deed(PLAY, card) for card in s.hand[seat] if is_playable(s, seat, card)]
    if s.plays > 0:
        found += [deed(THROW, card) for card in s.hand[seat]]
    for card in in_play(s, seat):
        if may_dismiss(s, card):
            found.append(deed(DISMISS, card))
        for number in HELD[s.face[card]]:
            if usable(s, seat, card, number):
                found.append(deed(USE, card * MOST_ABILITIES + number))
    if may_attack(s, seat):
        found += [deed(ATTACK, land) for land in lands_of(s, seat) if targets_from(s, land)]
        found += [deed(EXPEDITION, card) for card in explorers_ready(s, seat)]
    found += [deed(CLAIM, back(row[0])) for row in s.emptied if claimers(s, seat, row)]
    if s.moves > 0:
        found += [deed(MOVE, card) for card in movers(s, seat)]
    found += [deed(SEIZE, back(number)) for number in s.empty if seizers(s, seat, back(number))]
    found.sort()
    return found


# Cards


def is_playable(s: ConquestState, seat: int, card: int) -> bool:
    """Whether a card of the hand may be played: nobody forbids it, and it finds its place."""
    if not may_play(s, seat, card):
        return False
    if is_action(s, card):
        return not only_answers(s.face[card])
    if EXPLORES[s.face[card]] and s.land_pile[seat] and may_discover(s, seat):
        return True
    return bool(homes(s, seat, card)) or bool(open_grounds(s, seat, card))


def only_answers(face: int) -> bool:
    """Whether all that a card can do is to answer at once, so that playing it in a turn would waste it."""
    return all([each.interrupt is not None and each.when == IMMEDIATE for each in PRINTS[face].abilities])


def open_grounds(s: ConquestState, seat: int, card: int) -> list[int]:
    """Edition 1: forfeit lands of opponents into which a character may be played to take them (HG-21)."""
    if s.edition == 2 or kind_of(s, card) != CHARACTER:
        return []
    return [
        back(number)
        for number in sorted(s.empty)
        if s.holder[back(number)] not in (seat, NONE)
        and not is_guarded(s, back(number))
        and not [land for land in lands_of(s, seat) if continent_of(s, land) == continent_of(s, back(number))]
    ]


def may_dismiss(s: ConquestState, card: int) -> bool:
    """Whether a card in play may be discarded by its player: not a land, and not in its first turn (HG-50)."""
    return KINDS[s.face[card]] != LAND and s.since[card] < s.turns and card not in s.abroad


# Attacks


def may_attack(s: ConquestState, seat: int) -> bool:
    """Whether a seat may attack at all now (HC2-088, HG-41)."""
    if s.attacks == 0 or s.round <= ROUNDS_OF_PEACE or s.phase == MOVING:
        return False
    if s.edition == 2 and s.gate and s.morale[seat] <= LIMIT:
        return False
    return may_attack_at_all(s, seat)


def targets_from(s: ConquestState, home: int) -> list[int]:
    """The lands that a land may attack, in rising order."""
    if not guards(s, home) or not may_attack_from(s, home):
        return []
    seat = s.holder[home]
    found: list[int] = []
    for other in opponents(s, seat):
        if truce_with(s, seat, other):
            continue
        for stack in s.lands[other]:
            land = stack[0]
            if guards(s, land) and reaches(s, home, land) and not is_shielded(s, land, attackers_of(s, home)):
                found.append(land)
    found.sort()
    return found


def explorers_ready(s: ConquestState, seat: int) -> list[int]:
    """The explorers that may lead an expedition: one that is abroad, or one whose home another card keeps."""
    if s.edition == 1:
        return []
    if s.abroad:
        bound = back(s.bound)
        leads = [card for card in s.abroad if EXPLORES[s.face[card]]]
        open_ = s.holder[bound] in opponents(s, seat) and bool(guards(s, bound)) and bool(leads)
        return leads[:1] if open_ and not truce_with(s, seat, s.holder[bound]) else []
    found: list[int] = []
    for stack in s.lands[seat]:
        if may_attack_from(s, stack[0]):
            found += [card for card in stack if EXPLORES[s.face[card]] and companions(s, card, True)]
    return [card for card in found if expedition_targets(s, seat, [card, companions(s, card, True)[0]])]


def companions(s: ConquestState, explorer: int, guarded: bool) -> list[int]:
    """The cards that may go with an explorer, in rising order; on an expedition another one stays (HG-60)."""
    here = [card for card in guards(s, s.at[explorer]) if card != explorer]
    return sorted(here) if not guarded or len(here) > 1 else []


def expedition_targets(s: ConquestState, seat: int, cards: list[int]) -> list[int]:
    """The lands of opponents on other continents that two cards may attack (HG-110)."""
    home = s.at[cards[0]]
    found: list[int] = []
    for other in opponents(s, seat):
        if truce_with(s, seat, other):
            continue
        for stack in s.lands[other]:
            land = stack[0]
            far = continent_of(s, land) != continent_of(s, home)
            if far and guards(s, land) and not is_shielded(s, land, cards):
                found.append(land)
    found.sort()
    return found


def claimers(s: ConquestState, seat: int, row: list[int]) -> list[int]:
    """The cards that may claim a land that an attack emptied, where another one stays (HG-68, HG-99)."""
    land, home = back(row[0]), back(row[1])
    if s.holder[land] in (seat, NONE) or is_guarded(s, land) or s.holder[home] != seat:
        return []
    here = guards(s, home)
    return sorted(here) if len(here) > 1 else []


# Moves


def movers(s: ConquestState, seat: int) -> list[int]:
    """The cards that the transportation of a turn may move (HG-56)."""
    if s.edition == 1:
        return [card for card in in_play(s, seat) if s.at[card] != NONE and far_lands(s, card)]
    return [
        card
        for stack in s.lands[seat]
        for card in stack
        if is_guard(s, card) and card not in s.abroad and destinations(s, card)
    ]


def destinations(s: ConquestState, card: int) -> list[int]:
    """The own lands to which a card may move: on its continent, an explorer anywhere; in rising order."""
    here = s.at[card]
    found: list[int] = []
    for stack in s.lands[s.holder[card]]:
        land = stack[0]
        near = continent_of(s, land) == continent_of(s, here)
        if land != here and (near or EXPLORES[s.face[card]]) and may_place(s, card, land):
            found.append(land)
    found.sort()
    return found


def far_lands(s: ConquestState, card: int) -> list[int]:
    """Edition 1: where a card may go to another continent: an explorer ahead, or one that follows (HC1-039)."""
    if not is_guard(s, card):
        return []
    places = [land for land in homes(s, s.holder[card], card) if continent_of(s, land) != continent_of(s, s.at[card])]
    if EXPLORES[s.face[card]]:
        return places
    for row in s.following:
        explorer = back(row[1])
        if row[0] == ref(card) and row[2] < s.turns and s.at[explorer] != NONE and s.holder[explorer] == s.holder[card]:
            return [land for land in places if land == unit(s, s.at[explorer])]
    return []


# Empty lands


def seizers(s: ConquestState, seat: int, land: int) -> list[int]:
    """The cards that may take an empty land of an opponent (HC2-101, HG-21, HG-62), in rising order."""
    if s.holder[land] in (seat, NONE) or is_guarded(s, land):
        return []
    if s.edition == 1:
        near = [each for each in lands_of(s, seat) if continent_of(s, each) == continent_of(s, land)]
        return sorted([card for card in guards(s, near[0]) if kind_of(s, card) == CHARACTER]) if near else []
    if s.moves == 0 or s.round <= ROUNDS_OF_PEACE:
        return []
    found: list[int] = []
    for stack in s.lands[seat]:
        close = continent_of(s, stack[0]) == continent_of(s, land)
        found += [
            card
            for card in stack
            if kind_of(s, card) == CHARACTER and (close or EXPLORES[s.face[card]]) and card not in s.abroad
        ]
    return sorted(found)
