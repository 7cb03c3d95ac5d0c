"""Final scoring and ties (DH-111, DG-55, DG-56)."""

from __future__ import annotations

from parlour.games.hope.cards.maps.board import PRIZE_CITY
from parlour.games.hope.cards.prints import ALL_PROFESSIONS
from parlour.games.hope.rules.values import NATIVE, deck_of, held_by
from parlour.games.hope.state import HopeState
from parlour.kernel.events import counted, listed
from parlour.kernel.pieces import player
from parlour.kernel.state import Ending


def final_parts(s: HopeState, seat: int) -> list[int]:
    """What the final score is the sum of: points, territories, prize cities and masters (DG-55)."""
    held = held_by(s, seat)
    prizes = [territory for territory in held if NATIVE[s.board][territory] == PRIZE_CITY]
    masters = [each.points for each in ALL_PROFESSIONS if s.masters[seat] >> each.number & 1]
    return [s.points[seat], len(held), len(prizes), sum(masters)]


def final_score(s: HopeState, seat: int) -> int:
    """The points at the end."""
    return sum(final_parts(s, seat))


def standing(s: HopeState, seat: int) -> tuple[int, int, int]:
    """What decides between players with the same score: territories, masters, a thin deck (DG-56)."""
    return len(held_by(s, seat)), s.masters[seat].bit_count(), -len(deck_of(s, seat))


def final_ending(s: HopeState) -> Ending:
    """Who wins, and why."""
    scores = [final_score(s, seat) for seat in range(s.seats)]
    best = max(scores)
    level = [seat for seat in range(s.seats) if scores[seat] == best]
    if len(level) == 1:
        return Ending(level, "DH-111", f"{player(level[0])} has the most points, {best}", scores)
    strongest = max([standing(s, seat) for seat in level])
    winners = [seat for seat in level if standing(s, seat) == strongest]
    return Ending(winners, "DG-56", tie_words(s, level, winners, best), scores)


def tie_words(s: HopeState, level: list[int], winners: list[int], best: int) -> str:
    """What decided a tie."""
    names = listed([player(seat) for seat in level])
    tie = f"{names} have {counted(best, 'point')} each"
    if len(winners) > 1:
        who = "they" if winners == level else listed([player(seat) for seat in winners])
        return f"{tie}, and {who} share the victory with equal territories, masters and decks"
    places = [standing(s, seat) for seat in level]
    mine = standing(s, winners[0])
    words = ("more territories", "more masters", "a thinner deck")
    for place, word in enumerate(words):
        if len([each for each in places if each[: place + 1] == mine[: place + 1]]) == 1:
            return f"{tie}, and {player(winners[0])} has {word}"
    return tie
