"""Everything that may be done in a turn."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, DISMISS, END, EXPEDITION, PLAY, SEIZE, THROW, USE, deed
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import EXPLORES, HELD, KINDS, MOST_ABILITIES, ONLY_ANSWERS
from parlour.games.conquest.cards.kinds import CHARACTER, EVENT, FIRST_ACTION, LAND
from parlour.games.conquest.rules.lasting import may_discover, may_play, quiet
from parlour.games.conquest.rules.moving import add_moves, add_transports, may_seize
from parlour.games.conquest.rules.reach import (
    attackers_of,
    is_shielded,
    may_attack_at_all,
    may_attack_from,
    reaches,
    truce_with,
)
from parlour.games.conquest.rules.room import homes, is_barred, kinds_with_room
from parlour.games.conquest.rules.table import (
    ROUNDS_OF_PEACE,
    back,
    continent_of,
    guards,
    is_guarded,
    kind_of,
    lands_of,
    opponents,
    stays,
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
    if s.plays > 0:
        if s.phase == PLAYING:
            add_plays(s, seat, found)
        elif s.edition == 1:
            add_late_plays(s, seat, found)
        for card in s.hand[seat]:
            found.append(deed(THROW, card))
    for stack in s.lands[seat]:
        add_deeds_of(s, seat, stack, found)
    add_deeds_of(s, seat, s.active[seat], found)
    if s.abroad:
        add_deeds_of(s, seat, s.abroad, found)
    if may_attack(s, seat):
        add_attacks(s, seat, found)
    for row in s.emptied:
        if claimers(s, seat, row):
            found.append(deed(CLAIM, back(row[0])))
    if s.edition == 1:
        add_transports(s, seat, found)
    elif s.moves > 0:
        add_moves(s, seat, found)
    for number in s.empty:
        if may_seize(s, seat, back(number)):
            found.append(deed(SEIZE, back(number)))
    found.sort()
    return found


# Cards


def add_plays(s: ConquestState, seat: int, found: list[int]) -> None:
    """The cards of a hand that may be played: nobody forbids it, and they find their place."""
    places = kinds_with_room(s, seat)
    free, allowed = quiet(s, v.FORBID_PLACE), quiet(s, v.FORBID_PLAY)
    discovers = bool(s.land_pile[seat]) and may_discover(s, seat)
    for card in s.hand[seat]:
        face = s.face[card]
        kind = KINDS[face]
        if not allowed and not may_play(s, seat, card):
            continue
        if kind >= FIRST_ACTION:
            fits = not ONLY_ANSWERS[face]
        else:
            fits = (discovers and EXPLORES[face]) or (places >> kind & 1 == 1 and (free or bool(homes(s, seat, card))))
        if fits or open_grounds(s, seat, card):
            found.append(deed(PLAY, card))


def add_late_plays(s: ConquestState, seat: int, found: list[int]) -> None:
    """Edition 1: what may be played at any time of a turn: events, and characters in the place of others (HC1-019,
    HC1-032)."""
    for card in s.hand[seat]:
        late = kind_of(s, card) == EVENT and not ONLY_ANSWERS[s.face[card]]
        if (late or replaceable(s, seat, card)) and may_play(s, seat, card):
            found.append(deed(PLAY, card))


def replaceable(s: ConquestState, seat: int, card: int) -> list[int]:
    """Edition 1: the own characters in whose place a character may be played, in rising order (HC1-019)."""
    if kind_of(s, card) != CHARACTER:
        return []
    found: list[int] = []
    for stack in s.lands[seat]:
        if not is_barred(s, card, stack[0]):
            found += [each for each in stack if kind_of(s, each) == CHARACTER]
    found.sort()
    return found


def add_deeds_of(s: ConquestState, seat: int, cards: list[int], found: list[int]) -> None:
    """What some cards in play may be used for, and which of them may be sent away."""
    for card in cards:
        if may_dismiss(s, card):
            found.append(deed(DISMISS, card))
        for number in HELD[s.face[card]]:
            if usable(s, seat, card, number):
                found.append(deed(USE, card * MOST_ABILITIES + number))


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
    """Whether a card in play may be discarded by its player: not a land, and in edition 2 not in its first turn
    (HG-50) and not when it stays somewhere (HG-125); edition 1 has no such limits (HC1-019)."""
    if KINDS[s.face[card]] == LAND:
        return False
    if s.edition == 1:
        return True
    return s.since[card] <= s.acted[s.turn] and not stays(s, card) and (not s.abroad or card not in s.abroad)


# Attacks


def may_attack(s: ConquestState, seat: int) -> bool:
    """Whether a seat may attack at all now (HC2-088, HG-41)."""
    if s.attacks == 0 or s.round <= ROUNDS_OF_PEACE or s.phase == MOVING:
        return False
    if s.edition == 2 and s.gate and s.morale[seat] <= LIMIT:
        return False
    return may_attack_at_all(s, seat)


def add_attacks(s: ConquestState, seat: int, found: list[int]) -> None:
    """The lands and the explorers that may attack."""
    for stack in s.lands[seat]:
        if targets_from(s, stack[0]):
            found.append(deed(ATTACK, stack[0]))
    for card in explorers_ready(s, seat):
        found.append(deed(EXPEDITION, card))


def targets_from(s: ConquestState, home: int) -> list[int]:
    """The lands that a land may attack, in rising order."""
    found: list[int] = []
    if not guards(s, home) or not may_attack_from(s, home):
        return found
    seat = s.holder[home]
    for other in opponents(s, seat):
        if truce_with(s, seat, other):
            continue
        for stack in s.lands[other]:
            land = stack[0]
            if reaches(s, home, land) and is_guarded(s, land) and not is_shielded(s, land, attackers_of(s, home)):
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
        open_ = s.holder[bound] in opponents(s, seat) and is_guarded(s, bound) and bool(leads)
        return leads[:1] if open_ and not truce_with(s, seat, s.holder[bound]) else []
    found: list[int] = []
    for stack in s.lands[seat]:
        if may_attack_from(s, stack[0]):
            found += [card for card in stack if EXPLORES[s.face[card]] and party(s, seat, card) and not stays(s, card)]
    return found


def party(s: ConquestState, seat: int, explorer: int) -> list[int]:
    """The cards with which an explorer finds a land to attack: what shields a land may be about the companion."""
    return [card for card in companions(s, explorer, True) if expedition_targets(s, seat, [explorer, card])]


def companions(s: ConquestState, explorer: int, guarded: bool) -> list[int]:
    """The cards that may go with an explorer, in rising order; on an expedition another one stays (HG-60)."""
    here = [card for card in guards(s, s.at[explorer]) if card != explorer]
    return sorted([card for card in here if not stays(s, card)]) if not guarded or len(here) > 1 else []


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
            if far and is_guarded(s, land) and not is_shielded(s, land, cards):
                found.append(land)
    found.sort()
    return found


def claimers(s: ConquestState, seat: int, row: list[int]) -> list[int]:
    """The cards that may claim a land that an attack emptied, where another one stays (HG-68, HG-99)."""
    land, home = back(row[0]), back(row[1])
    if s.holder[land] in (seat, NONE) or is_guarded(s, land) or s.holder[home] != seat:
        return []
    here = guards(s, home)
    return sorted([card for card in here if not stays(s, card)]) if len(here) > 1 else []
