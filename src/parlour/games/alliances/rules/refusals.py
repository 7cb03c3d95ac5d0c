"""Why not: the rule that forbids a thing that is not an option, by the same checks that make the options."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import MILITARY, MONOPOLY, is_special, suit_of
from parlour.games.alliances.rules.legal import bid_refusal, card_refusal, target_refusal
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.state import NONE, State


def why_not_bid(s: State, seat: int, code: int) -> str:
    """Too low a bid, or out of the range."""
    assert isinstance(s, AlliancesState)
    return bid_refusal(s, code)


def why_not_targeted(s: State, seat: int, place: int) -> str:
    """A country that another must be fought for before."""
    assert isinstance(s, AlliancesState)
    return target_refusal(s, s.side[seat], place)


def why_not_played(s: State, seat: int, face: int) -> str:
    """A card of another suit than the leading one; one that is not in the hand is refused by the question's rule."""
    assert isinstance(s, AlliancesState)
    if face not in [s.face[card] for card in s.hands[seat]]:
        return ""
    return card_refusal(s, seat, face)


def why_not_kept(s: State, seat: int, face: int) -> str:
    """Monopoly is itself no card that it keeps."""
    return "AG-63" if face == MONOPOLY else ""


def why_not_doubled(s: State, seat: int, face: int) -> str:
    """A special action card, and one that was discarded."""
    assert isinstance(s, AlliancesState)
    return "AG-65" if suit_of(face) == MILITARY and (is_special(face) or is_struck(s, face)) else ""


def why_not_given(s: State, seat: int, face: int) -> str:
    """Where no card of the kind that is due is left, others make up for it."""
    assert isinstance(s, AlliancesState)
    return "AG-82" if lacks_tribute(s, seat) else ""


def is_struck(s: AlliancesState, face: int) -> bool:
    """Whether a card lies on the table and was discarded."""
    return any([card != NONE and s.face[card] == face and s.struck >> seat & 1 for seat, card in enumerate(s.table)])


def lacks_tribute(s: AlliancesState, rebel: int) -> bool:
    """Whether a Rebel has no power card of the kind that is due, so that others make up for it."""
    first = not s.tribute[rebel]
    left = [s.face[card] for card in s.hands[rebel] if card not in s.tribute[rebel]]
    return not any([not is_special(face) and (suit_of(face) == s.dominant) == first for face in left])
