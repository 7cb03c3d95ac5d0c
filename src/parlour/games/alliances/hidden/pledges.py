"""What the Rebels' tribute tells: whoever gives what is owed has kept nothing that was owed instead.

A card that a seat knows bounds the hidden ones of the same Rebel one by one; hidden ones bound each other, so the
worlds of the other Rebel need more than one look at every card (AL-113, AG-82).
"""

from __future__ import annotations

from parlour.games.alliances.rules.legal import owed
from parlour.games.alliances.rules.table import rebels
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import TRIBUTE
from parlour.kernel.state import NONE


def giver_of(s: AlliancesState, card: int) -> int:
    """The Rebel who held a card when the tribute began, or NONE."""
    if s.sworn[card] != NONE:
        return s.sworn[card]
    for rebel in rebels(s):
        gifts = s.tribute[rebel]
        if card in gifts or (gifts and s.phase == TRIBUTE and card in s.hands[rebel]):
            return rebel
    return NONE


def held_before(s: AlliancesState, rebel: int) -> list[int]:
    """The cards that a Rebel held when the tribute began: first those given, in their order."""
    gifts = s.tribute[rebel]
    if s.phase == TRIBUTE:
        return gifts + [card for card in s.hands[rebel] if card not in gifts]
    return gifts + [card for card in range(len(s.sworn)) if s.sworn[card] == rebel]


def against_tribute(s: AlliancesState, seat: int, card: int, face: int) -> bool:
    """Whether a card that a seat does not know cannot have a face because of those that it knows."""
    rebel = giver_of(s, card)
    if rebel == NONE:
        return False
    for place, gift in enumerate(s.tribute[rebel]):
        if gift == card:
            known = [s.face[other] for other in held_before(s, rebel)[place:] if s.known[other] >> seat & 1]
            return face not in owed([face, *known], s.dominant, place)
        if s.known[gift] >> seat & 1 and s.face[gift] not in owed([s.face[gift], face], s.dominant, place):
            return True
    return False


def tribute_fits(s: AlliancesState) -> bool:
    """Whether both Rebels gave what they owed."""
    for rebel in rebels(s):
        held = held_before(s, rebel)
        for place, gift in enumerate(s.tribute[rebel]):
            if s.face[gift] not in owed([s.face[card] for card in held[place:]], s.dominant, place):
                return False
    return True
