"""Access: who may send requests, how often, and from which page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from parlour.server.costs import Account, Metered
from parlour.server.limits import Buckets, ConcurrencyLimit
from parlour.server.people.identity import COOKIE, People
from parlour.server.problems import ProblemError
from parlour.server.storage.rows import Person
from parlour.server.storage.store import Store

# How many at once, and how many per second after that; a whole family may share an address.
LIMITS = {
    "requests": (300, 30.0),  # all requests, by address
    "guests": (200, 1.0),  # new guests, by address
    "passwords": (10, 0.1),  # trying or setting passwords, by address
    "names": (5, 0.05),  # trying one name's password, by address and name
    "tables": (60, 0.5),  # opening, importing and continuing tables, by person
    "replays": (60, 10.0),  # replays, by address: they play games again
    "sockets": (300, 30.0),  # opening sockets, by address
    "talk": (6, 0.5),  # chat, by person
    "nudges": (10, 0.05),  # nudging others, by person
    "alerts": (20, 0.1),  # wanting to be told or not, by person
    "mails": (3, 0.002),  # asking for e-mails, by person and by address
    "reports": (5, 0.01),  # reporting others, by person
    "invitations": (20, 0.1),  # inviting others, by person
    "hints": (4, 0.2),  # hints from a strong bot, by person
}
# Seconds of work at once, and how many per second after that.
COSTS = {
    "address": (5.0, 0.25),
    "person": (4.0, 0.2),
}
LOCAL = {"127.0.0.1", "::1"}  # this machine, or a proxy that does not forward addresses: only the persons pay
AT_ONCE = 8  # concurrent requests of one address; the next one waits for one of these
TOO_MUCH = "these requests took too much time; wait a moment and try again"
MOST_SOCKETS = 64  # that one person may have open
MOST_SOCKETS_OF_ADDRESS = 512  # that one address may have open
NETWORK = len("2001:0db8:0000:0000")  # the first half of an IPv6 address
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


class Access:
    """Knows people by their cookies, and counts what everybody does."""

    def __init__(self, store: Store, secret: str, unlimited: bool = False, people: People | None = None) -> None:
        self.people = people or People(store, secret)
        self.unlimited = unlimited
        self.buckets = {name: Buckets(rate, size) for name, (size, rate) in LIMITS.items()}
        self.costs = {name: Buckets(rate, size) for name, (size, rate) in COSTS.items()}
        self.concurrency = ConcurrencyLimit(AT_ONCE)
        self.sockets: Counter[str] = Counter()  # open ones, by person and by address

    def account(self, address: str) -> Account:
        """The account that pays for requests from an address."""
        return Account(address, [] if address in LOCAL else [self.costs["address"].of(address)])

    def charge_person(self, account: Account, person: str) -> None:
        """The person is known now, and pays for their requests, too."""
        account.add(person, self.costs["person"].of(person))

    def refuse_debt(self, account: Account) -> None:
        """Refuse a client that has used up its time."""
        if account.debt > 0.0 and not self.unlimited:
            raise ProblemError(429, TOO_MUCH)

    async def run_metered(self, account: Account, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do what somebody asks on a socket, when it is their turn and they are not in debt."""
        if self.unlimited:
            await work()
            return
        await account.rest()
        async with self.concurrency.of(account.name if account.address in LOCAL else account.address):
            await Metered(work(), account)

    async def person_of(self, connection: HTTPConnection) -> Person | None:
        """Who sent a request."""
        return await self.people.person_of(connection)

    async def person_of_socket(self, socket: WebSocket) -> Person | None:
        """Who opens a socket; None if a page of another site does."""
        return await self.people.person_of(socket) if same_origin(socket.headers) else None

    def may(self, limit: str, who: str) -> bool:
        """Whether one more of something is within its rate limit."""
        return self.unlimited or self.buckets[limit].take(who)

    def count(self, limit: str, who: str) -> None:
        """Count one more of something; refused if it exceeds the rate limit."""
        if not self.may(limit, who):
            raise ProblemError(429, "too many requests; wait a moment and try again")

    @contextmanager
    def one_socket(self, person: str, address: str) -> Iterator[bool]:
        """A socket while it is open; the value says whether it is one too many."""
        here = f"at {address}"
        self.sockets.update((person, here))
        try:
            too_many = self.sockets[person] > MOST_SOCKETS or self.sockets[here] > MOST_SOCKETS_OF_ADDRESS
            yield too_many and not self.unlimited
        finally:
            self.sockets.subtract((person, here))
            self.sockets += Counter()  # forget those with none


def same_origin(headers: Headers) -> bool:
    """Whether a request may have been sent by our own page.

    A browser says which page a changing request or a socket comes from, and other sites cannot make it lie. A program
    may say nothing, but then it may not send a cookie: every request with a cookie must come from our own page.
    """
    origin = headers.get("origin")
    if origin is None:
        return not has_cookie(headers)
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    port = DEFAULT_PORTS.get(page.scheme)
    if port is None:
        return False
    return page.netloc.lower().removesuffix(port) == headers.get("host", "").lower().removesuffix(port)


def has_cookie(headers: Headers) -> bool:
    """Whether a request carries our cookie."""
    return any(part.strip().startswith(f"{COOKIE}=") for part in headers.get("cookie", "").split(";"))


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return client_network(connection.client.host if connection.client else "nowhere")


def client_network(host: str) -> str:
    """An address as it is counted; for IPv6 the network, since a household has all addresses in it."""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or address.exploded[:NETWORK])
