"""Ratings of those who kept their name, by game, counted from the results of all games.

The bots of each level are rated with them, so that a game against bots counts by how strong they are. Guests take part
as strangers and are not remembered.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game
from parlour.server.records.results import Player, Result, results
from parlour.server.storage.schema import tables
from parlour.server.storage.store import Store

SETTLED = 10.0  # seconds after which no other worker writes an earlier result any more
BASE, UNIT = 1000, 40  # a newcomer's rating, and points for one unit of skill


class Rated(Struct):
    """Somebody's standing in a game."""

    name: str
    skill: PlackettLuceRating
    games: int = 0

    @property
    def rating(self) -> int:
        """What they have shown so far: a newcomer has 1000, and doubt counts against them."""
        return round(BASE + UNIT * self.skill.ordinal())


class Ratings:
    """The ratings after all results so far; new ones are added when somebody asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.model = PlackettLuce()
        self.last: Result | None = None
        self.rated: defaultdict[str, dict[str, Rated]] = defaultdict(dict)  # by game and person
        self.line = asyncio.Lock()

    async def of(self, game: str, now: float) -> dict[str, Rated]:
        """The ratings of a game, by person."""
        async with self.line:
            while page := await results(self.store, tables.c.moved < now - SETTLED, self.last):
                for result in page:
                    self.add(result)
                self.last = page[-1]
        return self.rated[game]

    def add(self, result: Result) -> None:
        """Rate those who played a game; winners come before all others. A game or an option that is not here
        any more is left out, and so is a game with a single side."""
        try:
            game = find_game(result.game)
            sides = game.teams(check_options(game, result.options))
        except ParlourError:
            return
        if len(sides) < 2 or not any(player.kept for player in result.players):
            return
        skills = [[self.skill(result.game, result.players[seat]) for seat in side] for side in sides]
        ranks = [0.0 if set(side) & set(result.winners) else 1.0 for side in sides]
        rated = self.model.rate(skills, ranks=ranks)
        for side, team in zip(sides, rated, strict=True):
            for seat, skill in zip(side, team, strict=True):
                self.note(result.game, result.players[seat], skill)

    def skill(self, game: str, player: Player) -> PlackettLuceRating:
        """What somebody has shown before a game."""
        known = self.rated[game].get(key_of(player) or "")
        return known.skill if known else self.model.rating()

    def note(self, game: str, player: Player, skill: PlackettLuceRating) -> None:
        """What somebody has shown after a game."""
        key = key_of(player)
        if key is not None:
            known = self.rated[game].get(key)
            self.rated[game][key] = Rated(player.name, skill, known.games + 1 if known else 1)


def key_of(player: Player) -> str | None:
    """Under what a player is remembered: people who kept their name, and bots by their level."""
    if player.level is not None:
        return player.level
    return player.person if player.kept else None
