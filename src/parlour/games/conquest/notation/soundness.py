"""Positions that cannot be are refused in words: which cards lie where, numbers, rows, and who has what."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.decklist import DECKS
from parlour.games.conquest.cards.faces import KINDS, PRINTS, face_name
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER, CONTINENTS, FIRST_ACTION, LAND, VESSEL
from parlour.games.conquest.options import DECK
from parlour.games.conquest.rules.table import IDLE, continent_of, is_out, unit
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import BEGIN
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import Fields
from parlour.kernel.state import NO_CARD, NONE

OWNED: Final = re.compile(r"(hand|deck|land_pile|lands|active|discard)(\d)")
FEWEST: Final = {"round": 1, "turns": 0, "plays": 0, "attacks": 0, "moves": 0}
MOST_LEFT: Final = 50  # of what is counted in a turn: no abilities together give so much
COLUMNS: Final = {"emptied": 2, "following": 3, "lasting": 7}
LEAST_COLUMNS: Final = 10  # of a frame


def wrong(words: str) -> ParlourError:
    """A position that cannot be."""
    return ParlourError(f"position: {words}")


def check_seats(fields: Fields) -> None:
    """Fields are of players who are there."""
    players = fields.number("players", 2)
    for name in fields.values:
        owned = OWNED.fullmatch(name)
        if owned is not None and int(owned[2]) > players:
            raise wrong(f"{name} is of P{owned[2]}, and {players} play")
    decks = [deck for deck in fields.text("decks", "").split(";") if deck]
    if len(decks) > players:
        raise wrong(f"decks names {len(decks)} decks, and {players} play")


# Which cards lie where


@lru_cache(maxsize=32)
def faces_of(deck: str) -> frozenset[int]:
    """The faces of a deck."""
    return frozenset(DECKS.read(deck or DECK))


def may_lie(s: ConquestState, field: str, face: int) -> bool:
    """Whether a card that is left open may have a face: of the deck of its player, and lands only in land piles."""
    owned = OWNED.fullmatch(field)
    if owned is None:
        return True
    land = KINDS[face] == LAND
    if land != (owned[1] == "land_pile"):
        return False
    decks = s.decks.split(";")
    seat = int(owned[2]) - 1
    return (land and s.continent >= 0) or face in faces_of(decks[seat] if seat < len(decks) else "")


def check_zones(s: ConquestState) -> None:
    """Every card is of a kind that may lie where it lies."""
    for seat in range(s.seats):
        for zone, cards in (("hand", s.hand[seat]), ("deck", s.deck[seat])):
            check_kinds(s, f"{zone}{seat + 1}", cards, [kind for kind in range(FIRST_ACTION + 7) if kind != LAND])
        check_kinds(s, f"land_pile{seat + 1}", s.land_pile[seat], [LAND])
        check_kinds(s, f"active{seat + 1}", s.active[seat], list(range(FIRST_ACTION, FIRST_ACTION + 7)))
        for stack in s.lands[seat]:
            check_kinds(s, f"lands{seat + 1}", stack[:1], [LAND])
            check_kinds(s, f"lands{seat + 1}", stack[1:], [CHARACTER, ARMY, VESSEL])
    check_kinds(s, "abroad", s.abroad, [CHARACTER, ARMY])


def check_kinds(s: ConquestState, field: str, cards: list[int], kinds: list[int]) -> None:
    """Refuse a card that cannot lie in a field."""
    for card in cards:
        if KINDS[s.face[card]] not in kinds:
            place = "lands stand first, then characters, armies and vessels" if field.startswith("lands") else ""
            raise wrong(f"{field}: {face_name(s.face[card])} cannot lie there{'; ' if place else ''}{place}")


# Numbers, rows, and who has what


def check_position(s: ConquestState) -> None:
    """Refuse what the rules could not go on with."""
    for name, fewest in FEWEST.items():
        if getattr(s, name) < fewest:
            raise wrong(f"{name} is at least {fewest}")
    for name in ("plays", "attacks", "moves"):
        if getattr(s, name) > MOST_LEFT:
            raise wrong(f"{name} is at most {MOST_LEFT}")
    if s.round > s.limit:
        raise wrong(f"round {s.round} is after the last one, {s.limit}")
    check_rows(s)
    check_abilities(s)
    if s.abroad and NONE in (s.home, s.bound):
        raise wrong("abroad: an expedition needs home and bound")
    for seat in range(s.seats):
        if not is_out(s, seat):
            check_civilization(s, seat)


def check_abilities(s: ConquestState) -> None:
    """Refuse uses that nobody could have counted, and a choice of abilities that a card does not have."""
    for card, face in enumerate(s.face):
        name, abilities = face_name(face), PRINTS[face].abilities
        chosen = s.chosen[card]
        if chosen != NONE and not (0 <= chosen < len(abilities) and abilities[chosen].option):
            raise wrong(f"chosen: {name} has no choice {chosen}")
        for field, uses in (("used", s.used[card]), ("kept", s.kept[card])):
            if not 0 <= uses < 2 * IDLE:
                raise wrong(f"{field}: {name} cannot have been used so ({uses})")


def check_rows(s: ConquestState) -> None:
    """Refuse rows that nobody could have written."""
    for name, columns in COLUMNS.items():
        for row in getattr(s, name):
            if len(row) != columns:
                raise wrong(f"{name}: a row has {columns} numbers")
    for row in [*s.emptied, *s.following, *s.lasting, *s.frames, s.empty, s.staying, [s.home, s.bound]]:
        if [number for number in row if number >= NO_CARD + len(s.face)]:
            raise wrong("a row names a card that is not there")
    for frame in s.frames:
        if len(frame) < LEAST_COLUMNS or frame[0] not in (
            c.CARD_WINDOW,
            c.ABILITY_WINDOW,
            c.ATTACK_WINDOW,
            c.LOSS_WINDOW,
        ):
            raise wrong("frames: that is nothing that can be pending")
    for row in s.lasting:
        if not 0 <= row[2] < len(PRINTS) or not 0 <= row[3] < len(PRINTS[row[2]].abilities):
            raise wrong("lasting: there is no such ability")


def check_civilization(s: ConquestState, seat: int) -> None:
    """Refuse lands that a player cannot have."""
    waits = s.acted[seat] == 0 and not (seat == s.turn and s.phase != BEGIN)
    if waits and not s.land_pile[seat]:
        raise wrong(f"P{seat + 1} has had no turn yet (acted) and has no land_pile to begin with")
    if s.acted[seat] > 0 and not s.lands[seat] and s.ending is None:
        raise wrong(f"lands{seat + 1}: P{seat + 1} has no land and is not out")
    faces = [s.face[stack[0]] for stack in s.lands[seat]]
    for face in faces:
        if faces.count(face) > 1:
            raise wrong(f"lands{seat + 1}: nobody has {face_name(face)} twice")
    for stack in s.lands[seat] if s.edition == 1 else []:
        first = unit(s, stack[0])
        guards = [card for card in stack[1:] if KINDS[s.face[card]] in (CHARACTER, ARMY)]
        if guards and first != stack[0]:
            place = CONTINENTS[continent_of(s, first)]
            raise wrong(f"lands{seat + 1}: in edition 1 the guards of {place} stand with {face_name(s.face[first])}")
