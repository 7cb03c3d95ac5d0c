"""Whether a position could have come about: how far the conflicts are, and whose turn it is."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.notation.soundness_bidding import likely_turn, wrong_bidding
from parlour.games.alliances.rules.campaign import arming_winner
from parlour.games.alliances.rules.table import rebels
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import ARMING, BIDDING, CONFLICTS, DECLARING, PHASES, TRIBUTE
from parlour.kernel.state import NONE

MOST_CONFLICTS: Final = {2: 12, 3: 16, 4: 12}
SERIES: Final = (ARMING, DECLARING, CONFLICTS)


def unsound_course(s: AlliancesState) -> str:
    """What keeps a position from having come to this conflict and this turn, or ""."""
    return wrong_series(s) or wrong_turns(s)


def wrong_series(s: AlliancesState) -> str:
    """No more conflicts than a campaign has, no more won than fought, and a last winner who has won one."""
    if s.conflict < 0:
        return f"conflict={s.conflict + 1} must be 1 or more"
    if s.phase not in SERIES and (s.conflict or sum(s.tricks) or s.last_winner != NONE):
        return f"in phase={PHASES[s.phase]} no conflict was fought yet: conflict, tricks and last tell nothing"
    most, left = MOST_CONFLICTS[s.seats], conflicts_left(s)
    if s.phase in SERIES and s.conflict + left > most:
        return f"conflict={s.conflict + 1} with {left} to come makes more than {most}"
    if sum(s.tricks) > s.conflict:
        return f"before conflict={s.conflict + 1} no more than {s.conflict} were won; tricks say {sum(s.tricks)}"
    return wrong_last_winner(s)


def conflicts_left(s: AlliancesState) -> int:
    """How many conflicts or tricks of this phase are still to be fought."""
    if s.phase == ARMING:
        return len(s.reserve) // 2
    return len(s.hands[0]) if s.phase == CONFLICTS else 0


def wrong_last_winner(s: AlliancesState) -> str:
    """Whoever won last has won one; at a tie the arming phase hangs on it."""
    if s.last_winner != NONE:
        return "" if s.tricks[s.last_winner] else f"last={s.last_winner + 1} has won nothing by tricks"
    if s.phase == DECLARING and s.tricks[0] == s.tricks[1] > 0:
        return "with equally many tricks last= must say who won the last of them"
    return ""


def wrong_turns(s: AlliancesState) -> str:
    """Who began, who starts next, and whose turn it is."""
    if s.seats == 3 and s.first != s.empire:
        return f"first={s.first + 1} must be the Empire, {s.empire + 1}"
    if s.phase == BIDDING:
        return wrong_bidding(s) or wrong_leader(s)
    if s.turn != expected_turn(s):
        return f"turn={s.turn + 1} cannot be in phase={PHASES[s.phase]}: it must be {expected_turn(s) + 1}"
    return wrong_leader(s)


def wrong_leader(s: AlliancesState) -> str:
    """The first conflict or trick is started by whoever the rules say."""
    opener = expected_turn(s) if s.phase in (ARMING, CONFLICTS) else s.first
    if s.conflict == 0 and s.leader != opener and s.phase != DECLARING:
        return f"leader={s.leader + 1}: before the first conflict it must be {opener + 1}"
    return ""


def expected_turn(s: AlliancesState) -> int:
    """Whose turn it is by all else; in the conflicts it is still the one who named the dominant suit."""
    if s.phase == BIDDING:
        return likely_turn(s)
    if s.phase == DECLARING:
        return arming_winner(s)[0]
    if s.phase == TRIBUTE:
        return rebels(s)[0]
    if s.phase == CONFLICTS and s.seats == 4:
        return s.bidder
    if s.phase == CONFLICTS and s.seats == 2:
        return s.aggressor
    return s.first
