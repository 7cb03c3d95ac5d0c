"""What a seat can deduce of hidden cards, and what it sees of other seats' answers."""

from __future__ import annotations

from parlour.games.alliances.cards import is_special, number_of, suit_of
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.state import NONE

SECRET = -2


def may_have(s: AlliancesState, seat: int, card: int, face: int) -> bool:
    """Whether a hidden card may have a face: not of a suit that its holder was seen not to hold,
    and no higher than what a Rebel gave while he held it back."""
    if s.barred[card] >> suit_of(face) & 1:
        return False
    rebel = s.sworn[card]
    if rebel == NONE or is_special(face):
        return True
    return not above_tribute(s, seat, rebel, face)


def above_tribute(s: AlliancesState, seat: int, rebel: int, face: int) -> bool:
    """Whether a Rebel would have had to give a power card instead of one that the seat saw him give."""
    dominant = suit_of(face) == s.dominant
    unlike = 0
    for given in s.tribute[rebel]:
        if not s.known[given] >> seat & 1:
            continue
        gift = s.face[given]
        if is_special(gift):
            return True
        if (suit_of(gift) == s.dominant) != dominant:
            unlike += 1
        elif number_of(gift) < number_of(face):
            return True
    return unlike == 2  # two dominant cards, or none, are given only for want of the other kind (AG-82)


def seen_answer(s: AlliancesState, observer: int, actor: int, what: str, option: int) -> int:
    """What an observer sees of an answer: a played card's face; nothing of one laid face down."""
    if what == "play":
        return s.face[option]
    if what in ("keep", "show", "lay aside", "tribute"):
        return s.face[option] if observer == actor else SECRET
    if what in ("bribe", "ally", "monopoly", "reinforce", "expose"):
        return s.face[option]
    return option
