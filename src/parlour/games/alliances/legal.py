"""What may be bid, targeted, played and given: the one author of legality.

Each check gives the id of the rule that forbids a thing, or "" where it is allowed;
options are what no rule forbids, so "why not" can never disagree with them.
"""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.board import NEUTRAL, PLACES
from parlour.games.alliances.cards import LETTERS, is_special, number_of, suit_of
from parlour.games.alliances.state import AlliancesState, holds_suit, owner, touches
from parlour.kernel.state import NONE

PASS: Final = 0
LOWEST_BID: Final = 10
HIGHEST_BID: Final = 20
LAST_BID: Final = 33  # 20 politics

# Which countries the leading side may target, from the narrowest case to the widest.
ADJACENT_NEUTRAL: Final = 0
ADJACENT_RIVAL: Final = 1
ANY_NEUTRAL: Final = 2
ANY_RIVAL: Final = 3
ANY_OWN: Final = 4  # a side that controls the whole world (AG-22)


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


def bids(s: AlliancesState) -> list[int]:
    """Pass, and every bid above the last one."""
    return [PASS, *range(s.bid + 1, LAST_BID + 1)]


def reach(s: AlliancesState, side: int) -> int:
    """Which case of targeting a side is in: the narrowest that any country fits."""
    case = ANY_OWN
    for place in range(PLACES):
        held_by = owner(s, place)
        if held_by == side:
            continue
        if touches(s, place, side):
            if held_by == NEUTRAL:
                return ADJACENT_NEUTRAL
            case = ADJACENT_RIVAL
        elif case > ADJACENT_RIVAL:
            case = min(case, ANY_NEUTRAL if held_by == NEUTRAL else ANY_RIVAL)
    return case


def target_refusal(s: AlliancesState, side: int, place: int, case: int) -> str:
    """Why a side cannot target a place."""
    held_by = owner(s, place)
    if held_by == side:
        return "" if case == ANY_OWN else "AG-23"
    if case == ADJACENT_NEUTRAL:
        if held_by != NEUTRAL:
            return "AL-039"
        return "" if touches(s, place, side) else "AL-040"
    if case == ADJACENT_RIVAL:
        return "" if touches(s, place, side) else ("AL-040" if held_by == NEUTRAL else "AL-043")
    if case == ANY_NEUTRAL and held_by != NEUTRAL:
        return "AG-22"
    return ""


def targets(s: AlliancesState, side: int) -> list[int]:
    """The places that a side may target."""
    case = reach(s, side)
    return [place for place in range(PLACES) if not target_refusal(s, side, place, case)]


def card_refusal(s: AlliancesState, face: int, follows: bool) -> str:
    """Why a face cannot be played, given whether the hand can follow the leading suit."""
    if follows and suit_of(face) != s.leading and not is_special(face):
        return "AL-050"
    return ""


def playable(s: AlliancesState, seat: int) -> list[int]:
    """The cards that a seat may play, in rising order."""
    hand = s.hands[seat]
    if s.leading == NONE or not holds_suit(s, seat, s.leading):
        return hand.copy()
    return [card for card in hand if not card_refusal(s, s.face[card], True)]


def tribute_options(s: AlliancesState, seat: int) -> list[int]:
    """What a Rebel may give next: his highest power card of the dominant suit, then of the others."""
    given = s.tribute[seat]
    left = [card for card in s.hands[seat] if card not in given]
    power = [card for card in left if not is_special(s.face[card])]
    if not power:
        return left
    if given:
        wanted = [card for card in power if suit_of(s.face[card]) != s.dominant]
    else:
        wanted = [card for card in power if suit_of(s.face[card]) == s.dominant]
    pool = wanted or power
    best = max([number_of(s.face[card]) for card in pool])
    return [card for card in pool if number_of(s.face[card]) == best]
