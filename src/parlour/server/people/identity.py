"""Who somebody is: a guest with a name and a signed cookie, and perhaps a password that keeps the name."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from parlour.server.people.names import fold, looks, read_name
from parlour.server.problems import ProblemError
from parlour.server.storage.rows import Person
from parlour.server.storage.store import Store

COOKIE = "parlour"
COOKIE_AGE = 365 * 86_400
PART = "~"  # between a person's id and the number of a session, as a cookie names them
HASHING_AT_ONCE = 2  # a hash needs much memory by design


class People:
    """Everybody who ever came in."""

    def __init__(
        self,
        store: Store,
        secret: str,
        hasher: PasswordHasher | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.now = now
        self.signer = TimestampSigner(secret, salt="parlour.person")
        self.hasher = hasher or PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self.nobody = self.hasher.hash(secrets.token_hex(16))  # so that an unknown name takes as long

    # Cookies

    async def person_of(self, connection: HTTPConnection) -> Person | None:
        """Who sent this; None without a cookie that we signed for somebody we know, and that has not ended."""
        signed = connection.cookies.get(COOKIE)
        if signed is None:
            return None
        try:
            session = self.signer.unsign(signed, max_age=COOKIE_AGE).decode()
        except (BadSignature, UnicodeError):
            return None
        return await self.store.person(session.partition(PART)[0], session)

    async def see(self, person: Person) -> None:
        """Somebody comes with their cookie, and gets a fresh one."""
        await self.store.see(person.id, self.now())

    def session(self, person: Person) -> str:
        """The session that somebody came with, or a new one."""
        return person.session or f"{person.id}{PART}{secrets.token_urlsafe(16)}"

    async def end(self, person: Person) -> None:
        """The session that somebody came with is over, for every copy of its cookie."""
        await self.store.end_session(person.session, self.now())

    def remember(self, response: Response, session: str, secure: bool) -> None:
        """Set a cookie that scripts and other sites cannot use."""
        signed = self.signer.sign(session).decode()
        response.set_cookie(COOKIE, signed, COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax")

    def forget(self, response: Response, secure: bool) -> None:
        """Delete the cookie."""
        response.delete_cookie(COOKIE, path="/", secure=secure, httponly=True, samesite="lax")

    # Names

    async def come_in(self, written: str) -> Person:
        """A new guest."""
        name = read_name(written)
        await self.refuse_kept(name)
        person = secrets.token_urlsafe(16)
        await self.store.add_person(person, name, self.now())
        return Person(person, name, False)

    async def rename(self, person: Person, written: str) -> Person:
        """Another name for a guest. A kept name is used to log in, so only the case of its letters may change."""
        name = read_name(written)
        if person.kept and fold(name) != fold(person.name):
            raise ProblemError(409, "your name is kept with a password, so it stays as it is")
        if not person.kept:
            await self.refuse_kept(name)
        await self.store.rename(person.id, name)
        return Person(person.id, name, person.kept)

    async def refuse_kept(self, name: str) -> None:
        """Refuse a name that somebody else keeps, or one that can be mistaken for it."""
        if await self.store.is_kept(fold(name), looks(name)):
            raise ProblemError(
                409,
                "somebody keeps that name, or one that looks like it; choose another, or come back with its password",
            )

    # Passwords

    async def keep(self, person: Person, password: str) -> Person:
        """Keep a person's name with a password; names are compared ignoring case."""
        if person.kept:
            raise ProblemError(409, "your name is kept already")
        hashed = await self.hash(password)
        if not await self.store.keep_name(person.id, fold(person.name), looks(person.name), hashed):
            raise ProblemError(
                409, "somebody else keeps that name, or one that looks like it; choose another one first"
            )
        return Person(person.id, person.name, True)

    async def come_back(self, written: str, password: str) -> Person:
        """Somebody by kept name and password. A wrong name and a wrong password look the same, and take as long."""
        try:
            kept = await self.store.kept(fold(read_name(written)))
        except ProblemError:  # nobody can have such a name
            kept = None
        person, hashed = kept or ("", self.nobody)
        right = await self.matches(hashed, password)
        found = await self.store.person(person) if right and kept is not None else None
        if found is None:
            raise ProblemError(401, "this name and this password do not belong together")
        return found

    async def hash(self, password: str) -> str:
        """A password as it is stored; slow on purpose, so it is done outside the event loop."""
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def matches(self, hashed: str, password: str) -> bool:
        """Whether a password is the stored one."""
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False
