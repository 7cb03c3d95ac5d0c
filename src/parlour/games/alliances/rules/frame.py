"""The frame of Alliances: how a campaign begins and ends, and which action comes next."""

from __future__ import annotations

from parlour.games.alliances.rules.atoms import set_phase
from parlour.games.alliances.rules.bidding import bid, declare_campaign
from parlour.games.alliances.rules.campaign import arming_trick, conflict
from parlour.games.alliances.rules.ending import campaign_winner, empire_ending, side_ending
from parlour.games.alliances.rules.rise import divide_pairs, lay_pairs, pay_tribute
from parlour.games.alliances.rules.table import left_of
from parlour.games.alliances.rules.table_atoms import (
    begin_series,
    deal,
    draw_first,
    end_game,
    lay_map,
    open_phase,
    pass_first,
    rise_to,
    score_campaign,
    score_empire,
    seat_sides,
    throw_in,
)
from parlour.games.alliances.rules.variants import draft, meet
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import ARMING, BIDDING, CONFLICTS, DECLARING, DRAFTING, MEETING, TRIBUTE, YIELDING
from parlour.kernel.state import is_left


def begin_game(s: AlliancesState) -> None:
    """The first campaign."""
    draw_first(s)
    begin_campaign(s)


def begin_campaign(s: AlliancesState) -> None:
    """Lay the map, deal, and go to the first phase of this number of players (AL-014 to AL-016, AL-074)."""
    if s.seats == 3:
        rise_to(s, s.first)
    else:
        seat_sides(s)
    if not is_left(s):
        lay_map(s)
        begin_hands(s)


def begin_hands(s: AlliancesState) -> None:
    """Deal the cards and start the first phase; after four passes this is done again on the same map (AL-034)."""
    deal(s)
    begin_series(s, s.first)
    if s.seats == 2:
        open_phase(s, ARMING)
    elif s.seats == 3:
        set_phase(s, YIELDING, s.empire)
    elif s.drafts:
        set_phase(s, DRAFTING, s.first)
    elif s.meets:
        set_phase(s, MEETING, s.first)
    else:
        open_phase(s, BIDDING)


async def next_action(s: AlliancesState) -> None:
    """The action that the phase calls for."""
    phase = s.phase
    if phase == CONFLICTS:
        await conflict(s)
        if not s.hands[s.leader]:
            end_campaign(s)
    elif phase == BIDDING:
        if await bid(s):
            throw_in(s)
            begin_hands(s)
    elif phase == ARMING:
        await arming_trick(s)
    elif phase == DECLARING:
        await declare_campaign(s)
    elif phase == YIELDING:
        await lay_pairs(s)
    elif phase == TRIBUTE:
        if len(s.tribute[left_of(s, s.empire)]) < 2:
            await pay_tribute(s)
        else:
            await divide_pairs(s)
    elif phase == DRAFTING:
        await draft(s)
    else:
        await meet(s)


def end_campaign(s: AlliancesState) -> None:
    """Decide the campaign, then the game or the next campaign (AL-070 to AL-075)."""
    if s.seats == 3:
        score_empire(s)
        if s.campaign == 3:
            end_game(s, empire_ending(s))
            return
    else:
        winner, rule, reason = campaign_winner(s)
        score_campaign(s, winner, rule, reason)
        if s.wins[winner] > s.campaigns // 2:
            end_game(s, side_ending(s, winner, rule, reason))
            return
    if s.seats == 4:
        draw_first(s)
    else:
        pass_first(s)
    begin_campaign(s)
