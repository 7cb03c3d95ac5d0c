"""Coming in, keeping a name, coming back, going."""

from __future__ import annotations

from parlour.server.messages.http import ComeBack, KeepName, Me, SayName
from parlour.server.people.names import fold
from parlour.server.routes.endpoint import Call, Nothing, get, post
from parlour.server.storage.rows import Person


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.id, person.name, person.kept)


async def who_am_i(call: Call) -> Me | None:
    """Who you are here; null before you have said a name."""
    person = await call.person()
    if person is None:
        return None
    people = call.context.access.people
    call.remember = people.session(person)  # renewed at every visit, so that a regular guest stays known
    await people.see(person)
    return me_of(person)


async def say_name(call: Call, said: SayName) -> Me:
    """Come in as a guest, or change your name."""
    people, person = call.context.access.people, await call.person()
    if person is None:
        call.count("guests")
        person = await people.come_in(said.name)
        call.remember = people.session(person)
    else:
        person = await people.rename(person, said.name)
    return me_of(person)


async def keep_name(call: Call, wish: KeepName) -> Me:
    """Keep your name with a password."""
    person = await call.known_person()
    call.count("passwords")
    return me_of(await call.context.access.people.keep(person, wish.password))


async def come_back(call: Call, who: ComeBack) -> Me:
    """Come back with a kept name and its password."""
    call.count("passwords")
    call.count("names", f"{call.account.address} {fold(who.name)}")  # nobody elsewhere uses up the owner's tries
    people = call.context.access.people
    person = await people.come_back(who.name, who.password)
    call.remember = people.session(person)
    return me_of(person)


async def go(call: Call, _: Nothing) -> None:
    """Log out in this browser: its cookie is no longer valid, and its open tables close."""
    person = await call.person()
    if person is not None:
        await call.context.access.people.end(person)
        call.context.presence.end_session(person.session)
    call.forget = True


ENDPOINTS = [
    get("/api/me", who_am_i, Me | None),
    post("/api/me", say_name, SayName, Me),
    post("/api/me/password", keep_name, KeepName, Me),
    post("/api/login", come_back, ComeBack, Me),
    post("/api/logout", go, Nothing, None),
]
