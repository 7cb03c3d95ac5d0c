"""Tables in the lobby: listed, opened, filled, left and started."""

from __future__ import annotations

from typing import cast

from parlour.server.messages.http import FillSeat, NewTable, SeatRef, SitDown, TableInfo, TableList, TableRef
from parlour.server.problems import ProblemError
from parlour.server.routes.endpoint import Call, Nothing, get, post
from parlour.server.tables.lobby import Which

WHICH = ["mine", "invited", "open", "running", "finished"]


async def list_tables(call: Call) -> TableList:
    """Tables, the last moved first: mine that go on, those I am invited to, open public ones, running public ones to
    watch, or finished ones."""
    which = call.query_value("which") or "mine"
    if which not in WHICH:
        raise ProblemError(422, f"which must be one of {', '.join(WHICH)}")
    return await call.context.lobby.listed(cast(Which, which), await call.person(), call.query_value("after"))


async def open_table(call: Call, wish: NewTable) -> TableRef:
    """Open a table."""
    person = await call.known_person()
    call.count("tables", person.id)
    return TableRef(await call.context.opener.open(person, wish))


async def show_table(call: Call) -> TableInfo:
    """A table; everybody who has its address may look."""
    return await call.context.lobby.info(call.path_value("table"), await call.person())


async def sit_down(call: Call, wish: SitDown) -> TableInfo:
    """Take an open seat, or take your own back from its bot."""
    person = await call.known_person()
    await call.context.lobby.sit(call.path_value("table"), person, wish.seat)
    return await show_table(call)


async def leave_table(call: Call, _: Nothing) -> TableInfo:
    """Get up; a bot takes over once the game runs, until one sits down again."""
    person = await call.known_person()
    await call.context.lobby.leave(call.path_value("table"), person)
    return await show_table(call)


async def fill_seat(call: Call, wish: FillSeat) -> TableInfo:
    """The host puts a bot on an open seat or one whose person went away, or opens a bot's seat again."""
    person = await call.known_person()
    await call.context.lobby.fill(call.path_value("table"), person, wish.seat, wish.level)
    return await show_table(call)


async def nudge_seat(call: Call, wish: SeatRef) -> None:
    """Remind somebody that the table waits for them; they are alerted if they want that."""
    person = await call.known_person()
    call.count("nudges", person.id)
    await call.context.lobby.absence.nudge(call.path_value("table"), person, wish.seat)


async def vote_for_bot(call: Call, wish: SeatRef) -> TableInfo:
    """Vote to let a bot sit in for somebody who is away; it does when more than half of the others want it."""
    person = await call.known_person()
    await call.context.lobby.vote(call.path_value("table"), person, wish.seat)
    return await show_table(call)


async def start_table(call: Call, _: Nothing) -> TableInfo:
    """The host starts the game; it also starts automatically when all seats are filled."""
    person = await call.known_person()
    await call.context.lobby.start(call.path_value("table"), person)
    return await show_table(call)


async def play_again(call: Call, _: Nothing) -> TableRef:
    """The rematch of a finished table; a second request returns the same one."""
    person = await call.known_person()
    call.count("tables", person.id)
    return TableRef(await call.context.opener.rematch(call.path_value("table"), person))


ENDPOINTS = [
    get("/api/tables", list_tables, TableList, which=WHICH, after=None),
    post("/api/tables", open_table, NewTable, TableRef),
    get("/api/tables/{table}", show_table, TableInfo),
    post("/api/tables/{table}/sit", sit_down, SitDown, TableInfo),
    post("/api/tables/{table}/leave", leave_table, Nothing, TableInfo),
    post("/api/tables/{table}/fill", fill_seat, FillSeat, TableInfo),
    post("/api/tables/{table}/nudge", nudge_seat, SeatRef, None),
    post("/api/tables/{table}/vote", vote_for_bot, SeatRef, TableInfo),
    post("/api/tables/{table}/start", start_table, Nothing, TableInfo),
    post("/api/tables/{table}/rematch", play_again, Nothing, TableRef),
]
