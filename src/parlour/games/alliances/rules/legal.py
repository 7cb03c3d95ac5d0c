"""What may be bid, targeted, played and given: the one author of legality.

Each check gives the id of the rule that forbids a thing, or "" where it is allowed;
options are what no rule forbids, so "why not" can never disagree with them.
"""

from __future__ import annotations

from typing import Final, cast

from parlour.games.alliances.cards.board import EVERYWHERE, NEUTRAL, beside
from parlour.games.alliances.cards.prints import LETTERS, is_special, number_of, suit_of
from parlour.games.alliances.rules.table import holds_suit, owner, realms
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE

PASS: Final = 0
LOWEST_BID: Final = 10
HIGHEST_BID: Final = 20
LAST_BID: Final = 33  # 20 politics


def bid_code(number: int, suit: int) -> int:
    """A bid as an answer: later codes are higher bids, 0 is a pass."""
    return 1 + (number - LOWEST_BID) * 3 + suit


def bid_number(code: int) -> int:
    """The number of countries of a bid."""
    return LOWEST_BID + (code - 1) // 3


def bid_suit(code: int) -> int:
    """The dominant suit of a bid."""
    return (code - 1) % 3


def bid_words(code: int) -> str:
    """A bid as it is announced: "10P", "pass"."""
    return "pass" if code == PASS else f"{bid_number(code)}{LETTERS[bid_suit(code)]}"


def bid_refusal(s: AlliancesState, code: int) -> str:
    """Why a bid cannot be made."""
    if not PASS <= code <= LAST_BID:
        return "AL-025"
    if code != PASS and code <= s.bid:
        return "AL-026"
    return ""


# What may be announced above each bid.
BIDS_ABOVE: Final = [[PASS, *range(bid + 1, LAST_BID + 1)] for bid in range(LAST_BID + 1)]


def bids(s: AlliancesState) -> list[int]:
    """Pass, and every bid above the last one."""
    return BIDS_ABOVE[s.bid]


def open_places(s: AlliancesState, side: i64) -> i64:
    """The set of places that a side may target: neutral ones beside it, else the rival's beside it.

    A side that controls nothing may go anywhere, to neutral places first; one that controls the
    whole world has only its own (AL-039 to AL-043, AG-22).
    """
    own, others = realms(s, side)
    neutral = EVERYWHERE & ~(own | others)
    near = beside(own)
    if near & neutral:
        return near & neutral
    if near & others:
        return near & others
    return neutral or others or own


def target_refusal(s: AlliancesState, side: int, place: int) -> str:
    """Why a side cannot target a place."""
    allowed = open_places(s, side)
    held_by = owner(s, place)
    if allowed >> place & 1:
        return ""
    if held_by == side:
        return "AG-23"
    if held_by == NEUTRAL:
        return "AL-040"
    own, others = realms(s, side)
    if not allowed & beside(own):
        return "AG-22"
    return "AL-043" if allowed & others else "AL-039"


def targets(s: AlliancesState, side: i64) -> list[int]:
    """The places that a side may target."""
    left = open_places(s, side)
    found: list[int] = []
    place: i64 = 0
    while left:
        if left & 1:
            found.append(place)
        left >>= 1
        place += 1
    return found


def card_refusal(s: AlliancesState, seat: i64, face: i64) -> str:
    """Why a seat cannot play a card with a face."""
    if s.leading in (NONE, suit_of(face)) or is_special(face) or not holds_suit(s, seat, s.leading):
        return ""
    return "AL-050"


def playable(s: AlliancesState, seat: i64) -> list[int]:
    """The cards that a seat may play, in rising order."""
    hand, leading = s.hands[seat], s.leading
    if leading == NONE or len(hand) == 1:
        return hand
    faces = cast("list[i64]", s.face)
    follows = False
    found: list[int] = []
    for card in cast("list[i64]", hand):
        face = faces[card]
        if suit_of(face) == leading:
            follows = True
            found.append(card)
        elif is_special(face):
            found.append(card)
    return found if follows else hand


def owed(faces: list[int], dominant: int, place: int) -> list[int]:
    """Of which faces a Rebel must give one: first (0) his highest power card of the dominant suit, then (1) of the
    others; without such, his highest; without power cards, any (AL-113, AG-82, AG-83)."""
    power = [face for face in faces if not is_special(face)]
    if not power:
        return faces
    pool = [face for face in power if (suit_of(face) == dominant) == (place == 0)] or power
    best = max([number_of(face) for face in pool])
    return [face for face in pool if number_of(face) == best]


def tribute_options(s: AlliancesState, seat: int) -> list[int]:
    """What a Rebel may give next."""
    given = s.tribute[seat]
    left = [card for card in s.hands[seat] if card not in given]
    due = owed([s.face[card] for card in left], s.dominant, len(given))
    return [card for card in left if s.face[card] in due]
