"""Who won a campaign or the game, by which rule, and the words for it."""

from __future__ import annotations

from parlour.games.alliances.cards.board import GOLD, SIDES, SILVER
from parlour.games.alliances.rules.legal import LOWEST_BID, bid_number
from parlour.games.alliances.rules.table import controlled, rival, tokens
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.events import counted, players
from parlour.kernel.pieces import player
from parlour.kernel.state import Ending


def campaign_winner(s: AlliancesState) -> tuple[int, str, str]:
    """The side that won the campaign, with the rule and the reason."""
    if s.seats == 4:
        return bid_winner(s)
    return declared_winner(s) if s.nations else tiles_winner(s)


def bid_winner(s: AlliancesState) -> tuple[int, str, str]:
    """The Aggressor needs his bid; at ten of ten also more tokens than the Defender (AL-071, AL-072)."""
    aggressor, defender = s.aggressor, rival(s.aggressor)
    bid, held = bid_number(s.bid), controlled(s, s.aggressor)
    name = SIDES[aggressor].capitalize()
    if held < bid:
        return defender, "AL-071", f"{name} bid {bid} and controls only {held}"
    if held > bid or bid > LOWEST_BID:
        return aggressor, "AL-071", f"{name} bid {bid} and controls {held}"
    ours, theirs = tokens(s, aggressor), tokens(s, defender)
    won = ours > theirs
    words = f"{name} bid 10, controls 10, and has {counted(ours, 'token')} against {theirs}"
    return aggressor if won else defender, "AL-072", words


def tiles_winner(s: AlliancesState) -> tuple[int, str, str]:
    """With two players the most countries win, and the Defender at a tie (AL-099, AL-100)."""
    gold, silver = controlled(s, GOLD), controlled(s, SILVER)
    if gold == silver:
        return rival(s.aggressor), "AL-100", f"both control {gold}, a tie for the Defender"
    winner = GOLD if gold > silver else SILVER
    return winner, "AL-099", f"{countries(max(gold, silver))} against {min(gold, silver)}"


def declared_winner(s: AlliancesState) -> tuple[int, str, str]:
    """In State of Nations the declared number must be met exactly (AL-103)."""
    held = controlled(s, s.aggressor)
    winner = s.aggressor if held == s.declared else rival(s.aggressor)
    return winner, "AL-103", f"{SIDES[s.aggressor].capitalize()} declared {s.declared} and controls {held}"


def side_ending(s: AlliancesState, winner: int, rule: str, reason: str) -> Ending:
    """The game for two or four players."""
    winners = [seat for seat in range(s.seats) if s.side[seat] == winner]
    scores = [s.wins[s.side[seat]] for seat in range(s.seats)]
    if s.campaigns == 1:
        return Ending(winners, rule, f"{SIDES[winner].capitalize()} wins the campaign; {reason}", scores)
    law = "AL-075" if s.seats == 4 else "AL-101"
    won = f"{s.wins[winner]} campaigns to {s.wins[rival(winner)]}"
    return Ending(winners, law, f"{SIDES[winner].capitalize()} wins {won}; in the last, {reason}", scores)


def empire_ending(s: AlliancesState) -> Ending:
    """The game for three players: countries as Empire, then conflicts as Rebel, then shared (AL-120 to AL-122)."""
    best = max(s.scores)
    leaders = [seat for seat in range(3) if s.scores[seat] == best]
    if len(leaders) == 1:
        reason = f"{player(leaders[0])} ruled {countries(best)} as Empire"
        return Ending(leaders, "AL-120", reason, s.scores.copy())
    most = max([s.rebel_tricks[seat] for seat in leaders])
    winners = [seat for seat in leaders if s.rebel_tricks[seat] == most]
    names, fights = players(winners), counted(most, "conflict")
    if len(winners) == 1:
        reason = f"{players(leaders)} ruled {countries(best)} each as Empire, and {names} won {fights} as a Rebel"
        return Ending(winners, "AL-121", reason, s.scores.copy())
    reason = f"{names} ruled {countries(best)} each as Empire and won {fights} each as Rebels: they share the win"
    return Ending(winners, "AL-122", reason, s.scores.copy())


def countries(number: int) -> str:
    """So many countries."""
    return counted(number, "country", "countries")
