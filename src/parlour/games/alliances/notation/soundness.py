"""Whether a position that somebody wrote down could have come about: its options, its scores and its roles.

The map is free, whoever holds what, and hands may be shorter than in a real game: a campaign is then shorter too.
Everything else must be as a game could have led to it. Each check gives what is wrong, or "".
"""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.board import GOLD, SIDES, place_name
from parlour.games.alliances.cards.prints import LETTERS
from parlour.games.alliances.notation.soundness_cards import unsound_cards
from parlour.games.alliances.rules.legal import bid_suit, bid_words
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import (
    ARMING,
    BIDDING,
    CONFLICTS,
    DECLARING,
    DRAFTING,
    MEETING,
    PHASES,
    TRIBUTE,
    YIELDING,
)
from parlour.kernel.state import NONE

PLAYED: Final = {
    2: [ARMING, DECLARING, CONFLICTS],
    3: [YIELDING, TRIBUTE, CONFLICTS],
    4: [DRAFTING, MEETING, BIDDING, CONFLICTS],
}
MOST_TOKENS: Final = 17  # on a place: the first, and one for each conflict of three players


def unsound(s: AlliancesState) -> str:
    """What keeps a position from having come about, before looking at whose turn it is."""
    return wrong_phase(s) or wrong_frame(s) or wrong_scores(s) or wrong_roles(s) or wrong_bid(s) or unsound_cards(s)


def wrong_phase(s: AlliancesState) -> str:
    """Phases and variants belong to a number of players, and some phases to a variant."""
    if s.phase not in PLAYED[s.seats]:
        own = ", ".join([PHASES[phase] for phase in PLAYED[s.seats]])
        return f"phase={PHASES[s.phase]} is not played by {s.seats} players; choose one of {own}"
    if (s.nations and s.seats != 2) or ((s.drafts or s.meets) and s.seats != 4):
        return f"these variants are not played by {s.seats} players"
    if (s.phase == DRAFTING and not s.drafts) or (s.phase == MEETING and not s.meets):
        return f"phase={PHASES[s.phase]} needs variants={PHASES[s.phase]}"
    return ""


def wrong_frame(s: AlliancesState) -> str:
    """The campaigns must be those of a game that is not over, the tokens those of one campaign."""
    if s.campaigns != 3 and (s.campaigns != 1 or s.seats == 3):
        return f"campaigns={s.campaigns} must be 3, or with 2 or 4 players 1"
    if not 0 <= s.campaign < s.campaigns:
        return f"campaign={s.campaign + 1} must be from 1 to {s.campaigns}"
    for place, stack in enumerate(s.stack):
        if stack >> MOST_TOKENS > 1:
            return f"tokens: {place_name(place)} has more than {MOST_TOKENS}, one more than there are conflicts"
    return ""


def wrong_scores(s: AlliancesState) -> str:
    """Two sides have won the campaigns so far between them; with three players each Empire has its score."""
    if s.seats == 3:
        return "with 3 players nobody wins a campaign: wins must be 0,0" if sum(s.wins) else wrong_empires(s)
    if sum(s.scores) or sum(s.rebel_tricks):
        return "scores and rebeltricks are counted with 3 players only"
    if max(s.wins) > s.campaigns // 2:
        return f"with wins={s.wins[0]},{s.wins[1]} the game is over"
    if sum(s.wins) != s.campaign:
        return f"before campaign={s.campaign + 1} somebody has won each campaign: wins must add up to {s.campaign}"
    return ""


def wrong_empires(s: AlliancesState) -> str:
    """Who was the Empire has a score, and everybody the conflicts that they won as a Rebel."""
    for seat in range(3):
        back = (s.empire - seat) % 3  # so many campaigns ago the seat was the Empire
        ruled = 0 < back <= s.campaign
        if s.scores[seat] and not ruled:
            return f"scores: P{seat + 1} has not been the Empire before campaign {s.campaign + 1}"
        if s.scores[seat] > 20:
            return f"scores: {s.scores[seat]} is more than all 20 countries"
        if s.rebel_tricks[seat] > 16 * (s.campaign - ruled):
            return f"rebeltricks: P{seat + 1} was a Rebel in {s.campaign - ruled} campaigns of 16 conflicts"
    if sum(s.rebel_tricks) > 16 * s.campaign:
        return f"rebeltricks: {s.campaign} campaigns had no more than {16 * s.campaign} conflicts"
    return ""


def wrong_roles(s: AlliancesState) -> str:
    """Three players have an Empire; the dominant suit and the Aggressor are settled before tribute and conflicts."""
    if (s.empire != NONE) != (s.seats == 3):
        return "there is an empire with 3 players, and only then"
    if s.phase not in (TRIBUTE, CONFLICTS):
        if s.dominant != NONE or s.aggressor != NONE:
            return f"in phase={PHASES[s.phase]} there is no dominant suit and no aggressor yet"
    elif s.phase == CONFLICTS and s.seats == 4 and s.bid == 0:
        return "the conflicts need bid= with 4 players"
    elif s.dominant == NONE:
        return f"phase={PHASES[s.phase]} needs dominant= (of {', '.join(LETTERS)})"
    elif s.aggressor == NONE:
        return f"phase={PHASES[s.phase]} needs aggressor=gold or aggressor=silver"
    elif s.seats == 3 and s.aggressor != GOLD:
        return "with 3 players the Empire, which is gold, is the aggressor"
    return wrong_declaration(s)


def wrong_declaration(s: AlliancesState) -> str:
    """In State of Nations the conflicts begin with a number; otherwise there is none."""
    if s.declared != NONE and not 0 <= s.declared <= 20:
        return f"declared={s.declared} must be from 0 to 20"
    if s.nations and s.phase == CONFLICTS:
        return "" if s.declared != NONE else "with variants=nations the conflicts need declared="
    return "" if s.declared == NONE else "a number is declared only with variants=nations, before the conflicts"


def wrong_bid(s: AlliancesState) -> str:
    """Four players bid, and the highest bid decides the dominant suit, the Aggressor and who has passed."""
    if (s.bid != 0) != (s.bidder != NONE):
        return "bid and bidder belong together"
    if s.phase not in (BIDDING, CONFLICTS) or s.seats != 4:
        return f"nobody bids or passes with {s.seats} players in phase={PHASES[s.phase]}" if s.bid or s.passed else ""
    if s.phase == BIDDING:
        return ""
    if s.dominant != bid_suit(s.bid):
        return f"bid={bid_words(s.bid)} makes {LETTERS[bid_suit(s.bid)]} dominant, not {LETTERS[s.dominant]}"
    if s.aggressor != s.side[s.bidder]:
        return f"bidder={s.bidder + 1} makes {SIDES[s.side[s.bidder]]} the aggressor, not {SIDES[s.aggressor]}"
    if s.passed != 0b1111 & ~(1 << s.bidder):
        return f"the bidding ends when all but bidder={s.bidder + 1} have passed"
    return ""
