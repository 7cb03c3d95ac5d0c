"""Replays: the timeline, the table at a moment, going on from there, and records in and out."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from parlour.kernel.match import Match
from parlour.server.messages.http import ContinueHere, ReplayView, ReviewView, TableRef, Timeline
from parlour.server.problems import ProblemError
from parlour.server.records.replays import allowed_eyes, choose_eyes, eyes_name, timeline, view_at
from parlour.server.routes.endpoint import Call, get, post
from parlour.server.tables.refusals import MissingTableError

LONGEST = 7  # digits of a moment


async def look(call: Call) -> tuple[Match, int, list[int]]:
    """A copy of a table's match, the point of view, and those that may be chosen."""
    call.count("replays")
    table = call.path_value("table")
    row = await call.context.store.table(table)
    if row is None:
        raise MissingTableError(table)
    person = await call.person()
    allowed = allowed_eyes(row, await call.context.store.seats(table), person.id if person else None)
    eyes = choose_eyes(call.query_value("eyes"), allowed)
    async with call.context.tables.at(table) as (_, live):
        return live.match.clone(), eyes, allowed


async def show_timeline(call: Call) -> Timeline:
    """A game from its start to now, line by line."""
    match, eyes, allowed = await look(call)
    moments = await call.context.tables.long_work.run(timeline, match, eyes)
    return Timeline(call.path_value("table"), len(match.answers), [eyes_name(each) for each in allowed], moments)


async def show_moment(call: Call) -> ReplayView:
    """The table as it was after this many answers."""
    written = call.path_value("at")
    if not written.isdecimal() or not written.isascii() or len(written) > LONGEST:
        raise ProblemError(422, "a moment is the number of answers before it")
    match, eyes, _ = await look(call)
    at = int(written)
    if at > len(match.answers):
        raise ProblemError(422, f"this game has {len(match.answers)} answers so far")
    return ReplayView(at, eyes_name(eyes), await call.context.short_work.run(view_at, match, at, eyes))


async def show_review(call: Call) -> ReviewView:
    """What decided a finished game. The first request begins to think it through; ask again until it is done."""
    call.count("replays")
    table = call.path_value("table")
    await call.context.opener.finished(table)
    return call.context.reviews.look(table) or await kept_review(call, table) or await begin_review(call, table)


async def kept_review(call: Call, table: str) -> ReviewView | None:
    """The story of a game that was thought through before, perhaps by another worker."""
    story = await call.context.stories.of(table)
    if story is None:
        return None
    call.context.reviews.remember(table, story)
    return ReviewView(1.0, story)


async def begin_review(call: Call, table: str) -> ReviewView:
    """Begin to think a game through, unless somebody else has meanwhile."""
    async with call.context.tables.at(table) as (_, live):
        record = json.dumps(await call.context.tables.long_work.run(live.record))
    return call.context.reviews.look(table) or call.context.reviews.begin(table, record)


async def go_on_here(call: Call, wish: ContinueHere) -> TableRef:
    """A moment of a finished game becomes a new table with bots."""
    person = await call.known_person()
    call.count("tables", person.id)
    return TableRef(await call.context.opener.continue_from(call.path_value("table"), person, wish))


async def export_record(call: Call) -> dict[str, Any]:
    """The record of a finished game, with its seed and the commitment to it."""
    table = call.path_value("table")
    await call.context.opener.finished(table)
    async with call.context.tables.at(table) as (_, live):
        return await call.context.tables.long_work.run(live.record)


async def import_record(call: Call, record: msgspec.Raw) -> TableRef:
    """A record from elsewhere becomes a finished table."""
    person = await call.known_person()
    call.count("tables", person.id)
    return TableRef(await call.context.opener.import_record(person, call.account.address, bytes(record).decode()))


ENDPOINTS = [
    get("/api/tables/{table}/replay", show_timeline, Timeline, eyes=None),
    get("/api/tables/{table}/replay/{at}", show_moment, ReplayView, eyes=None),
    get("/api/tables/{table}/review", show_review, ReviewView),
    post("/api/tables/{table}/continue", go_on_here, ContinueHere, TableRef),
    get("/api/tables/{table}/record", export_record, dict[str, Any]),
    post("/api/records", import_record, dict[str, Any], TableRef, raw=True),
]
