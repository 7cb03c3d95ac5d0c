"""The characters of a position: who plays whom, what lies by them, and who is still to choose.

`character1=Sable:4` is a character with four tokens, `Wren+Junk` one on which a card is stored. What lies by it
at first need not be written. While characters are chosen, `dealt1=Pim,Quill` are those to choose from, `box` the
others with all specialty cards, and `starters` the seats of which one will start.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.cast import (
    CAST,
    COUNTS_AT_FIRST,
    FAULTS_BESIDE,
    LEVELS,
    Character,
    beside,
    lacking,
    role_of,
)
from parlour.games.dale.cards.prints import COLOURS, FIRST_CHARACTER, SPECIALTIES
from parlour.games.dale.notation.cards import code, codes, laden_code, read_laden, read_zone
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import CASTING
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import Fields
from parlour.kernel.state import NONE

MISSING: Final = {
    "clock": "a clock, and no deck of this game has one (DM-126)",
    "traps": "traps, and there are none in this game",
    "teammate": "a teammate, and there are no teams (DM-122)",
}


def cast_fields() -> list[str]:
    """The fields that tell of characters."""
    seated = [f"{name}{seat}" for name in ("character", "beside", "dealt") for seat in range(1, 5)]
    return ["cast", *seated, "box", "starters"]


def write_cast(s: DaleState) -> list[tuple[str, str]]:
    """The characters, if there are any."""
    if not s.cast:
        return []
    fields = [("cast", LEVELS[s.cast])]
    for seat in range(s.seats):
        if s.character[seat] != NONE:
            fields.append((f"character{seat + 1}", laden_code(s, s.character[seat])))
            fields.append((f"beside{seat + 1}", ",".join([laden_code(s, card) for card in s.beside[seat]]) or "-"))
        if s.dealt[seat]:
            fields.append((f"dealt{seat + 1}", codes(s, s.dealt[seat])))
    fields.append(("box", codes(s, s.box)))
    if s.phase == CASTING:
        _, starters = s.wishes
        fields.append(("starters", "".join([str(seat + 1) for seat in starters])))
    return fields


def read_cast(s: DaleState, fields: Fields) -> None:
    """The characters; each is checked to be one, and to be in no other zone."""
    strays = [face for face in s.face if face >= FIRST_CHARACTER]
    if strays:
        raise ParlourError(f"position: {code(strays[0])} is a character, and lies elsewhere")
    for seat in range(s.seats):
        item = fields.text(f"character{seat + 1}", "-")
        if item != "-":
            s.character[seat] = check_character(s, f"character{seat + 1}", read_laden(s, f"character{seat + 1}", item))
            read_beside(s, fields, seat)
        read_zone(s, fields, f"dealt{seat + 1}", s.dealt[seat])
        for card in s.dealt[seat]:
            check_character(s, f"dealt{seat + 1}", card)
    read_zone(s, fields, "box", s.box)
    for card in s.box:
        if s.face[card] < FIRST_CHARACTER and s.face[card] not in specialty_faces():
            raise ParlourError(f"position: box: {code(s.face[card])} is neither a character nor a specialty card")
    dealt = any([card != NONE for card in s.character]) or any(s.dealt)
    s.cast = fields.choice("cast", list(LEVELS), LEVELS[-1] if dealt else LEVELS[0])
    starters = read_starters(s, fields)
    s.wishes = [[], starters] if any(s.dealt) else []


def specialty_faces() -> list[int]:
    """The faces of all specialty cards."""
    return [first + owner for first in SPECIALTIES.values() for owner in range(len(COLOURS))]


def read_beside(s: DaleState, fields: Fields, seat: int) -> None:
    """The specialty cards by a character; those that lie there at first, if no field says so."""
    name = f"beside{seat + 1}"
    character = character_of(s, s.character[seat])
    own = [each.face + seat for each in character.specialties for _ in range(each.copies) if each.lies != "deck"]
    for item in fields.items(name, ",".join([code(face) for face in own]) or "-"):
        card = read_laden(s, name, item)
        if s.face[card] not in own:
            raise ParlourError(f"position: {name}: {item!r} does not belong to {character.name}")
        s.beside[seat].append(card)
    for each in character.specialties:
        if each.lies == "large" and not beside(s, seat, each.name):
            raise ParlourError(f"position: {name}: {code(each.face + seat)} always lies by {character.name} (DM-121)")


def character_of(s: DaleState, card: int) -> Character:
    """What is printed on a character."""
    return CAST[s.face[card] - FIRST_CHARACTER]


def check_needs(s: DaleState) -> None:
    """Nobody may play or be dealt a character that needs what is not in the game (DM-122, G-14)."""
    for seat in range(s.seats):
        for card in [s.character[seat], *s.dealt[seat]]:
            if card != NONE:
                character = character_of(s, card)
                for need in lacking(character, s.clock != NONE, bool(s.traps), s.teams):
                    raise ParlourError(f"position: {character.name} needs {MISSING[need]}")


def check_beside(s: DaleState, fields: Fields) -> None:
    """What lies by a character counts what it does after the set-up, if no field says so, and nothing impossible."""
    for seat in range(s.seats):
        role, name = role_of(s, seat), f"beside{seat + 1}"
        if name not in fields.values and role in COUNTS_AT_FIRST:
            for card, count in zip(s.beside[seat], COUNTS_AT_FIRST[role](s, seat), strict=True):
                s.charge[card] = count
        fault = FAULTS_BESIDE[role](s, seat) if role in FAULTS_BESIDE else ""
        if fault:
            raise ParlourError(f"position: {name}: {fault}")


def check_character(s: DaleState, name: str, card: int) -> int:
    """A card that must be a character; returns it."""
    if s.face[card] < FIRST_CHARACTER:
        raise ParlourError(f"position: {name}: {code(s.face[card])} is no character")
    return card


def read_starters(s: DaleState, fields: Fields) -> list[int]:
    """The seats of which one will start."""
    everybody = "".join([str(seat + 1) for seat in range(s.seats)])
    text = fields.text("starters", everybody)
    if not text or any([digit not in everybody for digit in text]):
        raise ParlourError(f"position: starters={text!r} must be seats of {everybody}")
    return [int(digit) - 1 for digit in text]
