"""Whether a bidding could have come to where somebody wrote that it stands."""

from __future__ import annotations

from parlour.games.alliances.rules.bidding import EVERY_SEAT
from parlour.games.alliances.rules.legal import bid_words
from parlour.games.alliances.rules.table import next_seat_in
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.state import NONE, bit

Stand = tuple[int, int, int]  # whose turn it is, who has passed, whose bid stands


def stands(s: AlliancesState, first: int) -> dict[Stand, int]:
    """Every stand that a bidding can come to, with the fewest bids that lead there."""
    found: dict[Stand, int] = {}
    reached: list[tuple[Stand, int]] = [((first, 0, NONE), 0)]
    while reached:
        stand, bids = reached.pop()
        if found.get(stand, bids + 1) <= bids:
            continue
        found[stand] = bids
        turn, passed, bidder = stand
        for out, highest, made in ((passed | bit(turn), bidder, bids), (passed, turn, bids + 1)):
            if out == EVERY_SEAT:
                continue
            following = next_seat_in(s, turn, out)
            if following != highest:  # else the bidding is over
                reached.append(((following, out, highest), made))
    return found


def likely_turn(s: AlliancesState) -> int:
    """Whose turn it is by who bid and passed."""
    if s.passed == EVERY_SEAT:
        return s.first
    if s.bidder != NONE:
        return next_seat_in(s, s.bidder, s.passed)
    return next_seat_in(s, (s.first - 1) % s.seats, s.passed)


def likely_first(s: AlliancesState, turn: int) -> int:
    """Who may have bid first, so that it is now somebody's turn (or anybody's, for NONE)."""
    for first in range(s.seats):
        for (seat, passed, bidder), bids in stands(s, first).items():
            if (passed, bidder) == (s.passed, s.bidder) and turn in (NONE, seat) and bids <= s.bid:
                return first
    return 0


def wrong_bidding(s: AlliancesState) -> str:
    """A bidding that is over, or that cannot have come to this."""
    if s.passed == EVERY_SEAT:
        return "everybody has passed: the bidding is over"
    if s.passed >> s.turn & 1:
        return f"turn={s.turn + 1} has passed and has no further turn"
    if s.bidder == s.turn:
        return f"turn={s.turn + 1} made the highest bid: it is the turn of others, or the bidding is over"
    if s.bidder != NONE and s.passed >> s.bidder & 1:
        return f"bidder={s.bidder + 1} made the highest bid and cannot have passed"
    ways = stands(s, s.first)
    stand = (s.turn, s.passed, s.bidder)
    if stand not in ways:
        return f"a bidding that first={s.first + 1} began cannot come to turn={s.turn + 1} with these bids and passes"
    if ways[stand] > s.bid:
        return f"bid={bid_words(s.bid)} is too low: {ways[stand]} bids were made, each higher than the last"
    return ""
