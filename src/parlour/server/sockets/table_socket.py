"""The socket of a table: who may open it, and what happens when it closes."""

from __future__ import annotations

import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.server.access import address_of
from parlour.server.context import Context
from parlour.server.metrics import SOCKETS
from parlour.server.problems import UNSTORED
from parlour.server.sockets.socket_session import BROKEN, FINE, NO_TABLE, TOO_MUCH, TRY_LATER, SocketSession, close
from parlour.server.storage.engine import AWAY
from parlour.server.tables.refusals import MissingTableError
from parlour.server.tables.rooms import Member, Room

log = logging.getLogger("parlour.sockets")


async def table_socket(socket: WebSocket) -> None:
    """A browser opens the socket of a table."""
    context: Context = socket.app.state.context
    if not context.access.may("sockets", address_of(socket)):
        await socket.close(1008, "too many requests; wait a moment")
        return
    table = socket.path_params["table"]
    try:
        person = await context.access.person_of_socket(socket)
        known = await context.tables.store.table(table) is not None
    except AWAY as error:
        log.error("the database failed: %s", type(error).__name__)
        await socket.close(TRY_LATER, UNSTORED)
        return
    if person is None:
        await socket.close(1008, "say your name on the start page first")
        return
    await socket.accept()
    if not known:
        await close(socket, NO_TABLE, "there is no such table")
        return
    member = Member(person.id, person.name, address_of(socket), person.session)
    room = context.tables.room(table)
    try:
        with context.access.one_socket(person.id, member.address) as too_many:
            if too_many:
                await close(socket, TOO_MUCH, "you have too many tables open")
            else:
                await attend(context, socket, room, member)
    finally:  # no longer counted: others who open one need not wait for the database
        if too_many:
            context.tables.forget(room)
        else:
            await context.presence.leave(room, member)
            await context.presence.announce(room)


async def attend(context: Context, socket: WebSocket, room: Room, member: Member) -> None:
    """Be in the room while the socket is open."""
    room.members.add(member)
    SOCKETS.inc()
    code = BROKEN
    try:
        await context.presence.announce(room)
        await SocketSession(context, socket, room, member).serve()
        code = FINE
    except (WebSocketDisconnect, MissingTableError):
        code = FINE
    finally:
        SOCKETS.dec()
        room.members.discard(member)
        if socket.application_state == WebSocketState.CONNECTED:
            await close(socket, code, "")
