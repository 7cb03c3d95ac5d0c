"""Who sits where: the seatings of one deal, so that every bot has every place once."""

from __future__ import annotations

from itertools import combinations

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game


def seatings(game: Game, options: dict[str, object], bots: int) -> list[list[int]]:
    """For each game of a deal the bot (by number) in every seat.

    Bots sit as teams. If there are no more bots than teams, they sit around the table and move on until each has had
    every place; if there are more, so does every selection that fits the table.
    """
    if bots < 2:
        raise ParlourError("an arena needs at least two bots, separated by commas")
    teams = game.teams(options)
    found = []
    for chosen in combinations(range(bots), min(bots, len(teams))):
        for turn in range(len(chosen)):
            around = [chosen[(team + turn) % len(chosen)] for team in range(len(teams))]
            found.append(spread(teams, around))
    return found


def spread(teams: list[list[int]], around: list[int]) -> list[int]:
    """What each team was given, by seat."""
    seated = {seat: given for team, given in zip(teams, around, strict=True) for seat in team}
    return [seated[seat] for seat in range(len(seated))]


def sit(game: Game, options: dict[str, object], bots: list[str]) -> list[str]:
    """The bot of every seat: one for all of them, one for each team, or one for each seat."""
    teams = game.teams(options)
    seats = sum(len(team) for team in teams)
    if len(bots) == 1:
        return bots * seats
    if len(bots) == len(teams):
        seated = spread(teams, list(range(len(bots))))
        return [bots[number] for number in seated]
    if len(bots) == seats:
        return bots
    counts = " or ".join(str(count) for count in sorted({1, len(teams), seats}))
    raise ParlourError(f"{game.name} takes {counts} bots here, not {len(bots)}")
