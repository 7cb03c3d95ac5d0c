"""People who are away: they can be nudged, and after the time that the host chose a bot may sit in for them, if the
host or most of the others want it. The seat stays theirs."""

from __future__ import annotations

from sqlalchemy import update

from parlour.server.messages.http import Level
from parlour.server.messages.sockets import Nudge
from parlour.server.people.alerts import Alerts
from parlour.server.people.company import Company
from parlour.server.problems import ProblemError
from parlour.server.sockets.fanout import Notification
from parlour.server.storage.rows import Person, Seat
from parlour.server.storage.schema import seats
from parlour.server.tables.live_tables import LiveTables
from parlour.server.tables.presence import Presence
from parlour.server.tables.seat_locks import LockedSeats, lock_seats
from parlour.server.tables.table_info import bot_in, votes_for

STAND_IN: Level = "level3"
THINKING = 30.0  # seconds for which nobody is nudged about a question
NUDGES = 600.0  # seconds between two nudges of the same person at a table


class Absence:
    """What a table does about somebody who is away."""

    def __init__(self, presence: Presence, alerts: Alerts, company: Company) -> None:
        self.presence = presence
        self.tables: LiveTables = presence.tables
        self.alerts = alerts
        self.company = company

    # Nudging

    async def nudge(self, table: str, person: Person, number: int) -> None:
        """Remind somebody that the table waits for them: here if they look, else by their alerts. Nobody is told
        whether they have any."""
        async with lock_seats(self.tables.store, table) as at:
            seat = at.seat(number)
            only_players(at, person)
            self.check_waited_for(at, seat, person)
            await self.note_nudge(at, seat)
        assert seat.person is not None
        if await self.company.is_blocked(person.id, seat.person):
            return  # they are not told, and neither is the one who nudges
        news = Nudge(person.name, number)
        self.presence.nudge(table, news)
        await self.presence.fanout.tell(Notification(table, "nudge", nudge=news))
        self.alerts.nudge(table, str(at.row.game), seat.person, person.name)

    def check_waited_for(self, at: LockedSeats, seat: Seat, person: Person) -> None:
        """Only somebody else for whom the table has waited a while can be nudged."""
        if seat.kind != "person" or seat.person == person.id:
            raise ProblemError(409, "nobody sits there who could be nudged")
        if at.status != "playing" or str(seat.seat) not in at.row.waits.split():
            raise ProblemError(409, f"the table does not wait for {seat.name}")
        if self.tables.now() - at.row.moved < THINKING:
            raise ProblemError(409, f"{seat.name} has not had half a minute yet")

    async def note_nudge(self, at: LockedSeats, seat: Seat) -> None:
        """Remember a nudge; refused so soon after the last one."""
        now = self.tables.now()
        free = (seats.c.table_id == at.table) & (seats.c.seat == seat.seat) & (seats.c.nudged < now - NUDGES)
        if (await at.connection.execute(update(seats).where(free).values(nudged=now))).rowcount == 0:
            raise ProblemError(429, f"{seat.name} has just been nudged; wait {NUDGES / 60:.0f} minutes")

    # Letting a bot sit in

    async def vote(self, table: str, person: Person, number: int) -> None:
        """Somebody wants a bot for a person who is away. It sits in when more than half of the others want it."""
        async with lock_seats(self.tables.store, table) as at:
            seat, mine = at.seat(number), at.seat_of(person.id)
            if mine is None or mine.seat == number:
                raise ProblemError(403, "only the others at the table can vote")
            self.check_away(at, seat)
            votes = {*votes_for(seat, at.row.seq), mine.seat} & set(self.voters(at, seat))
            if len(votes) >= needed(self.voters(at, seat)):
                await self.sit_in(at, seat, STAND_IN, "vote")
            else:
                written = " ".join(str(each) for each in [at.row.seq, *sorted(votes)])
                await at.change(number, votes=written)

    async def decide(self, at: LockedSeats, number: int, level: Level) -> None:
        """The host lets a bot sit in."""
        self.check_away(at, at.seat(number))
        await self.sit_in(at, at.seat(number), level, "host")

    async def sit_in(self, at: LockedSeats, seat: Seat, level: Level, cause: str) -> None:
        """A bot for somebody."""
        await at.put(seat.seat, "bot", seat.person, level, cause)

    def check_away(self, at: LockedSeats, seat: Seat) -> None:
        """Refused unless somebody has been away for as long as the host chose."""
        if at.status != "playing":
            raise ProblemError(409, "the game does not run")
        if seat.kind != "person" or seat.person is None:
            raise ProblemError(409, "a bot sits there already")
        wait = self.wait(at, seat)
        if wait is None or wait > 0:
            said = spell_time(at.row.patience)
            raise ProblemError(409, f"{seat.name} must be away for {said} before a bot takes over")

    def wait(self, at: LockedSeats, seat: Seat) -> float | None:
        """The seconds until a bot may sit in for somebody; None while they are here."""
        here = self.tables.here(at.table)
        return bot_in(at.row, seat, here, self.tables.moment())

    def voters(self, at: LockedSeats, absent: Seat) -> list[int]:
        """The seats of the other people, except for those who are away for as long."""
        others = [each for each in at.seats if each.kind == "person" and each.seat != absent.seat]
        return [each.seat for each in others if self.wait(at, each) != 0]


def needed(voters: list[int]) -> int:
    """How many of so many people are more than half."""
    return len(voters) // 2 + 1


def only_players(at: LockedSeats, person: Person) -> None:
    """Refuse everybody who neither plays here nor hosts the table."""
    if at.seat_of(person.id) is None:
        at.only_host(person.id)


def spell_time(seconds: int) -> str:
    """A time in words, in the largest unit that fits."""
    for size, unit in ((86_400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size and seconds % size == 0:
            count = seconds // size
            return f"{count} {unit}" if count == 1 else f"{count} {unit}s"
    return f"{seconds} seconds"
