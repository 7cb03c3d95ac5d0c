"""Whether a position that somebody wrote down can be played on."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.state import (
    ARMING,
    BIDDING,
    CONFLICTS,
    DECLARING,
    DRAFTING,
    MEETING,
    PHASES,
    TRIBUTE,
    YIELDING,
    AlliancesState,
)
from parlour.kernel.state import NONE

PLAYED: Final = {
    2: [ARMING, DECLARING, CONFLICTS],
    3: [YIELDING, TRIBUTE, CONFLICTS],
    4: [DRAFTING, MEETING, BIDDING, CONFLICTS],
}


def unsound(s: AlliancesState) -> str:
    """What keeps a position from being played on, or ""."""
    return wrong_phase(s) or wrong_frame(s) or wrong_roles(s) or wrong_piles(s) or wrong_hands(s) or wrong_choices(s)


def wrong_phase(s: AlliancesState) -> str:
    """Phases and variants belong to a number of players."""
    if s.phase not in PLAYED[s.seats]:
        own = ", ".join([PHASES[phase] for phase in PLAYED[s.seats]])
        return f"phase={PHASES[s.phase]} is not played by {s.seats} players; choose one of {own}"
    if (s.nations and s.seats != 2) or ((s.drafts or s.meets) and s.seats != 4):
        return f"these variants are not played by {s.seats} players"
    return ""


def wrong_frame(s: AlliancesState) -> str:
    """The counters of the game must be those of a game that is not over."""
    if s.campaigns != 3 and (s.campaigns != 1 or s.seats == 3):
        return f"campaigns={s.campaigns} must be 3, or with 2 or 4 players 1"
    if not 0 <= s.campaign < s.campaigns:
        return f"campaign={s.campaign + 1} must be from 1 to {s.campaigns}"
    if max(s.wins) > s.campaigns // 2:
        return f"with wins={s.wins[0]},{s.wins[1]} the game is over"
    if s.conflict < 0:
        return f"conflict={s.conflict + 1} must be 1 or more"
    return ""


def wrong_roles(s: AlliancesState) -> str:
    """Three players have an Empire; a bid has its bidder; a declared number is one of countries."""
    if (s.empire != NONE) != (s.seats == 3):
        return "there is an empire with 3 players, and only then"
    if (s.bid != 0) != (s.bidder != NONE):
        return "bid and bidder belong together"
    if s.declared != NONE and not 0 <= s.declared <= 20:
        return f"declared={s.declared} must be from 0 to 20"
    return ""


def wrong_piles(s: AlliancesState) -> str:
    """Only an Empire lays cards aside; the reserve must last for whole tricks."""
    if s.aside and s.seats != 3:
        return "cards lie aside only with 3 players"
    if s.phase == ARMING and (not s.reserve or len(s.reserve) % 2):
        return f"the reserve must have two cards for every trick to come, it has {len(s.reserve)}"
    return ""


def wrong_hands(s: AlliancesState) -> str:
    """All seats must hold equally many cards when conflicts or bids begin."""
    sizes = [len(hand) for hand in s.hands]
    if s.phase in (CONFLICTS, BIDDING, ARMING) and (min(sizes) != max(sizes) or not sizes[0]):
        return f"every hand must have equally many cards, and one at least; they have {sizes}"
    return ""


def wrong_choices(s: AlliancesState) -> str:
    """A card chosen to be shown, or set as tribute, is still in its hand."""
    for seat in range(s.seats):
        if s.phase == MEETING and not set(s.kept[seat]) <= set(s.hands[seat]):
            return f"kept{seat + 1} must be cards of hand{seat + 1}"
        if s.phase == TRIBUTE and not set(s.tribute[seat]) <= set(s.hands[seat]):
            return f"tribute{seat + 1} must be cards of hand{seat + 1}"
    return ""
