"""A room: one table in this worker, with everybody who is connected to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from parlour.server.encoding import ViewEncoder, replying
from parlour.server.messages.sockets import Chat, ChatLine, FromServer
from parlour.server.storage.rows import Seat
from parlour.server.tables import told
from parlour.server.tables.live_table import LiveTable

LINES = 100  # lines of chat that are remembered
OUTBOX = 400  # messages by which a slow browser may be behind
SILENCE = 40.0  # seconds after which a silent worker counts as gone
encoder = msgspec.json.Encoder()

Fingerprint = tuple[object, ...]


def fingerprint_of(status: str, next_table: str | None, seats: list[Seat]) -> Fingerprint:
    """What others must be told about if it changes, apart from the journal and wishes. Who is here is told anyway."""
    return (status, next_table, *[msgspec.structs.replace(seat, seen=0.0) for seat in seats])


class Member:
    """One socket of one person at one table. Messages wait in an outgoing queue, so that nobody slows the others
    down."""

    def __init__(self, person: str, name: str, address: str = "", session: str = "") -> None:
        self.person = person
        self.name = name
        self.address = address or person
        self.session = session
        self.seat: int | None = None
        self.seen = 0
        self.greeted = False
        self.lost = False  # too far behind, or logged out: it must reconnect and say what it saw
        self.outbox: deque[bytes] = deque()
        self.lines: deque[ChatLine] = deque(maxlen=LINES)  # the chat that it was told
        self.outbox_changed = asyncio.Event()

    def send(self, message: FromServer) -> None:
        """Put a message into the outgoing queue."""
        self.post(encoder.encode(message))

    def post(self, payload: bytes) -> None:
        """Put an encoded message into the outgoing queue."""
        if len(self.outbox) >= OUTBOX:
            self.lost = True
        else:
            self.outbox.append(payload)
        self.outbox_changed.set()

    def hear_line(self, line: ChatLine) -> None:
        """Be told what was said; news of it may come twice."""
        if line not in self.lines:
            self.lines.append(line)
            self.send(Chat(line))

    def take_seat(self, seats: list[Seat]) -> None:
        """Find the person's seat; a watcher has none."""
        mine = [seat.seat for seat in seats if seat.kind == "person" and seat.person == self.person]
        self.seat = mine[0] if mine else None


class Message:
    """A message of a member, with the number that the member gave it."""

    def __init__(self, member: Member, ref: int) -> None:
        self.member = member
        self.ref = ref


class Room:
    """A table with its members. `live` may be dropped while nobody holds the room: everything is in the journal."""

    def __init__(self, table: str, before_news: Callable[[Room], None]) -> None:
        self.table = table
        self.before_news = before_news  # called with the room before anybody is told where the table stands
        self.lock = asyncio.Lock()
        self.wanted = 0  # how many hold the room or wait for it
        self.live: LiveTable | None = None
        self.members: set[Member] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}  # who is at other workers, and when that was heard
        self.fingerprint: Fingerprint | None = None  # what was last known of seats and status
        self.bots: asyncio.Task[None] | None = None

    def idle(self, now: float) -> bool:
        """Whether nobody needs the room, here or at another worker."""
        return not (self.wanted or self.here(now) or (self.bots is not None and not self.bots.done()))

    @property
    def told(self) -> int:
        """The last number that every member has been told."""
        return min((member.seen for member in self.members if member.greeted), default=0)

    def people(self) -> list[str]:
        """Who is connected here."""
        return sorted({member.person for member in self.members})

    def address(self, person: str) -> str:
        """Where somebody is connected from; for those at other workers only the person is known."""
        return next((member.address for member in self.members if member.person == person), person)

    def here(self, now: float) -> set[str]:
        """Who is connected to any worker; a worker that has been silent for a while no longer counts."""
        found = set(self.people())
        for heard, people in self.elsewhere.values():
            if now - heard < SILENCE:
                found.update(people)
        return found

    def update_remote_people(self, sender: str, people: list[str], now: float) -> bool:
        """Another worker says who is connected there; returns whether that changes who is here at all."""
        before = self.here(now)
        self.elsewhere[sender] = (now, people)
        return before != self.here(now)

    def keep_remote_people(self, now: float) -> None:
        """While other workers cannot say who is there, assume that those who were there still are."""
        self.elsewhere = {sender: (now, people) for sender, (_, people) in self.elsewhere.items()}

    def broadcast(self, now: float, by: Message | None = None) -> None:
        """Tell every member what happened since it last heard; members of one seat get the same bytes, except for the
        one whose message it was."""
        live = self.live
        assert live is not None
        self.before_news(self)
        payloads: dict[tuple[int | None, int], bytes] = {}
        position: ViewEncoder | None = None
        for member in self.members:
            if not member.greeted:
                continue
            position = position or told.position_of(live)
            key = (member.seat, member.seen)
            if key not in payloads:
                payloads[key] = told.payload(live, member.seat, member.seen, now, position)
            payload = payloads[key]
            member.post(replying(payload, by.ref) if by is not None and by.member is member else payload)
            member.seen = live.seq
