"""The results of games that were played here to their end, from which profiles and ratings are counted.

A position that was continued or brought from elsewhere is not a game of its own, and one that was taken as drawn has no
result.
"""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, select

from parlour.server.storage.schema import people, seats, tables
from parlour.server.storage.store import Store

BY_PEOPLE = tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "person"))
PLAYED = (tables.c.status == "over") & tables.c.ending.is_not(None) & tables.c.came_from.is_(None) & BY_PEOPLE
PAGE = 500


class Player(Struct, frozen=True):
    """Who played a seat: a person, or a bot. Whoever left the game to a bot did not play it."""

    person: str | None
    name: str
    kept: bool
    level: str | None


class Result(Struct, frozen=True):
    """How a game ended, and for whom."""

    table: str
    game: str
    options: dict[str, object]
    moved: float
    winners: list[int]
    players: list[Player]

    def won(self, person: str) -> bool:
        """Whether somebody won it."""
        return any(self.players[seat].person == person for seat in self.winners)


async def results_of(store: Store, person: str) -> list[Result]:
    """All games that somebody played, the oldest first."""
    played = select(seats.c.table_id).where(seats.c.person == person, seats.c.kind == "person")
    found: list[Result] = []
    while page := await results(store, tables.c.id.in_(played), found[-1] if found else None):
        found += page
    return found


async def results(store: Store, condition: ColumnElement[bool], after: Result | None) -> list[Result]:
    """The next results that a condition picks, the oldest first."""
    moved, table = (after.moved, after.table) if after else (-1.0, "")
    behind = (tables.c.moved > moved) | ((tables.c.moved == moved) & (tables.c.id > table))
    columns = (tables.c.id, tables.c.game, tables.c.options, tables.c.moved, tables.c.ending)
    query = select(*columns).where(PLAYED, condition, behind).order_by(tables.c.moved, tables.c.id).limit(PAGE)
    rows = await store.rows(query)
    seated = await players_of(store, [row.id for row in rows])
    return [
        Result(row.id, row.game, json.loads(row.options), row.moved, json.loads(row.ending)["winners"], seated[row.id])
        for row in rows
    ]


async def players_of(store: Store, found: list[str]) -> dict[str, list[Player]]:
    """Who played at several tables."""
    query = (
        select(seats, people.c.name, people.c.kept_name)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table_id.in_(found))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    seated: dict[str, list[Player]] = {}
    for row in await store.rows(query):
        seated.setdefault(row.table_id, []).append(player_of(row))
    return seated


def player_of(row: Any) -> Player:
    """Who played a seat."""
    if row.kind == "person":
        return Player(row.person, row.name, row.kept_name is not None, None)
    return Player(None, "", False, row.level)
