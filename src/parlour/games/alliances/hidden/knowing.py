"""What a seat can deduce of hidden cards."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.prints import suit_of
from parlour.games.alliances.hidden.pledges import against_tribute
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import MOST_PASSES
from parlour.kernel.state import NONE


def may_have(s: AlliancesState, seat: int, card: int, face: int) -> bool:
    """Whether a hidden card may have a face: not of a suit that its holder was seen not to hold,
    and not against what a Rebel gave and kept."""
    if s.barred[card] >> suit_of(face) & 1:
        return False
    return s.seats != 3 or not against_tribute(s, seat, card, face)


def last_sighting(seat: int, journey: int) -> int:
    """When a seat last had a card in its hand to draft from: a number for the hand and the time, 0 for never.

    A hand that has been passed so many times lies with that many seats to the left of the one it was dealt to.
    """
    dealt_to, passes = divmod(journey, MOST_PASSES)
    for passed in range(passes, -1, -1):
        if (dealt_to + passed) % 4 == seat:
            return 1 + dealt_to * MOST_PASSES + passed
    return 0


SIGHTINGS: Final = [[last_sighting(seat, journey) for journey in range(4 * MOST_PASSES)] for seat in range(4)]


def remembered(s: AlliancesState, seat: int, card: int) -> int:
    """Where and when a seat last saw a card in the draft: cards with the same memory can be exchanged for each other.

    Whoever passed a hand on knows all its cards. Each of them was taken further on, or still lies in it, and the
    next time that the hand comes by those that are missing have been taken in between.
    """
    journey = s.drafted[card]
    return NONE if journey == NONE or seat >= s.seats else SIGHTINGS[seat][journey]
