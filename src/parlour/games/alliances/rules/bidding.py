"""The State of the Nations: four players bid, two players declare."""

from __future__ import annotations

from parlour.games.alliances.questions import BID, DECLARE, DOMINANT
from parlour.games.alliances.rules.atoms import announce, declare, name_dominant, pass_bid, set_phase
from parlour.games.alliances.rules.legal import PASS, bid_suit, bids
from parlour.games.alliances.rules.table import next_seat_in
from parlour.games.alliances.rules.table_atoms import begin_series
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import CONFLICTS
from parlour.kernel.ask import choose

EVERY_SEAT = 0b1111


async def bid(s: AlliancesState) -> bool:
    """One seat passes or bids; returns whether all passed without a bid (AL-022, AL-034)."""
    seat = s.turn
    code = await choose(s, seat, BID, bids(s))
    if code == PASS:
        pass_bid(s, seat)
    else:
        announce(s, seat, code)
    if s.passed == EVERY_SEAT:
        return True
    following = next_seat_in(s, seat, s.passed)
    if s.bidder == following or (s.bidder == seat and following == seat):
        name_dominant(s, s.bidder, bid_suit(s.bid))
        set_phase(s, CONFLICTS, s.bidder)
    else:
        set_phase(s, s.phase, following)
    return False


async def declare_campaign(s: AlliancesState) -> None:
    """The winner of the arming phase names the dominant suit, in the variant with an exact number (AL-092, AL-102)."""
    seat = s.turn
    if s.nations:
        code = await choose(s, seat, DECLARE, list(range(63)))
        name_dominant(s, seat, code % 3)
        declare(s, seat, code // 3)
    else:
        name_dominant(s, seat, await choose(s, seat, DOMINANT, [0, 1, 2]))
    set_phase(s, CONFLICTS, seat)
    begin_series(s, seat)
