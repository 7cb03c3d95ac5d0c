"""Friends to invite, and others to mute, to block or to report."""

from __future__ import annotations

from parlour.server.messages.profiles import Bonds, BondWish, Friends, Report, Whom
from parlour.server.routes.endpoint import Call, get, post


async def list_bonds(call: Call) -> Bonds:
    """Whom you muted or blocked."""
    person = await call.known_person()
    return Bonds(await call.context.company.bonds_of(person))


async def bind(call: Call, wish: BondWish) -> Bonds:
    """Mute or block somebody at this table."""
    person = await call.known_person()
    call.count("alerts", person.id)
    await call.context.company.bind(call.path_value("table"), person, wish.who, wish.kind)
    return await list_bonds(call)


async def unbind(call: Call, whom: Whom) -> Bonds:
    """Hear and meet somebody again."""
    person = await call.known_person()
    call.count("alerts", person.id)
    await call.context.company.unbind(person, whom.who)
    return await list_bonds(call)


async def report(call: Call, wish: Report) -> None:
    """Tell the host of this server about somebody at this table, with the last things that they said."""
    person = await call.known_person()
    call.count("reports", person.id)
    await call.context.company.report(call.path_value("table"), person, wish.who, wish.words)


async def list_friends(call: Call) -> Friends:
    """The people you played with, the last first."""
    person = await call.known_person()
    call.count("replays")
    return Friends(await call.context.company.friends(person))


async def invite(call: Call, whom: Whom) -> None:
    """Invite somebody you played with to this table; they find it on their start page, and are alerted if they want."""
    person = await call.known_person()
    call.count("invitations", person.id)
    await call.context.company.invite(call.path_value("table"), person, whom.who)


ENDPOINTS = [
    get("/api/me/bonds", list_bonds, Bonds),
    post("/api/me/bonds/end", unbind, Whom, Bonds),
    get("/api/me/friends", list_friends, Friends),
    post("/api/tables/{table}/bond", bind, BondWish, Bonds),
    post("/api/tables/{table}/report", report, Report, None),
    post("/api/tables/{table}/invite", invite, Whom, None),
]
