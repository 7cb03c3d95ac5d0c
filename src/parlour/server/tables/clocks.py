"""The clocks of a table. Time while the server was down or paused is charged to nobody."""

from __future__ import annotations

from parlour.server.messages.sockets import ClockInfo
from parlour.server.server_clock import Uptime

DAY = 86_400.0
MERCY = 300.0  # seconds for which a clock may stand still while the guide speaks in somebody's first game


class Clock:
    """How many seconds each seat has left. Only time while the server is up counts."""

    def __init__(self, kind: str, amount: int, seats: int, uptime: Uptime) -> None:
        self.kind = kind
        self.seconds = amount * DAY if kind == "days" else float(amount)
        self.uptime = uptime
        self.spent = [0.0] * seats
        self.thoughts: list[list[float]] = [[] for _ in range(seats)]  # the seconds that each current answer took
        self.started: dict[int, float] = {}  # when each running clock was started
        self.held: dict[int, float] = {}  # since when a clock stands still
        self.stood = [0.0] * seats  # for how long it stood still since the question was asked
        self.mercy = [MERCY] * seats  # for how long it may still stand still

    def start(self, seat: int, now: float, thought: float = 0.0) -> None:
        """A seat is asked something, or asked again what it has thought about before. The clock of a whole game has
        counted that time already; any other clock goes on where it was, or taking back would be a way to gain time."""
        self.release(seat, now, then_on=seat in self.held)
        self.stood[seat] = 0.0
        self.started[seat] = now if self.kind == "game" else now - thought

    def hold(self, seat: int, now: float) -> None:
        """Let a seat's clock stand still, as long as it may."""
        self.held.setdefault(seat, now)

    def release(self, seat: int, now: float, then_on: bool = False) -> None:
        """A seat's clock goes on, or stands still anew."""
        since = self.held.pop(seat, now)
        still = min(now - since, self.mercy[seat])
        self.stood[seat] += still
        self.mercy[seat] -= still
        if then_on:
            self.held[seat] = now

    def still(self, seat: int, now: float) -> float:
        """For how long a seat's clock has stood still since its question was asked."""
        return self.stood[seat] + min(now - self.held.get(seat, now), self.mercy[seat])

    def run_only(self, seats: list[int]) -> None:
        """Stop all other clocks."""
        self.started = {seat: at for seat, at in self.started.items() if seat in seats}

    def spend(self, seat: int, seconds: float) -> None:
        """Charge a seat for the time that it thought."""
        self.spent[seat] += seconds
        self.thoughts[seat].append(seconds)

    def take_back(self, seat: int) -> float:
        """A seat's last answer was taken back; returns how long it was thought about."""
        return self.thoughts[seat].pop()

    def running(self, seat: int, now: float) -> float:
        """How long a seat has thought about its question."""
        return max(0.0, self.uptime.counted(self.started.get(seat, now), now) - self.still(seat, now))

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left, or None without a clock."""
        if self.kind == "off":
            return None
        before = self.spent[seat] if self.kind == "game" else 0.0
        return self.seconds - before - self.running(seat, now)

    def ran_out(self, seat: int, now: float) -> bool:
        """Whether a seat has no time left."""
        left = self.left(seat, now)
        return left is not None and left <= 0

    def deadline(self, seats: list[int], now: float) -> float | None:
        """When the first of these seats runs out of time."""
        left = [(self.left(seat, now), self.rest(seat, now)) for seat in seats]
        times = [now + seconds + rest for seconds, rest in left if seconds is not None]
        return min(times) if times else None

    def rest(self, seat: int, now: float) -> float:
        """For how long a seat's clock will stand still from now on, if nobody releases it."""
        return max(0.0, self.mercy[seat] - (now - self.held[seat])) if seat in self.held else 0.0

    def info(self, now: float) -> ClockInfo | None:
        """All clocks as the browser shows them."""
        if self.kind == "off":
            return None
        running = [seat for seat in sorted(self.started) if not self.rest(seat, now)]
        return ClockInfo([self.left(seat, now) for seat in range(len(self.spent))], running)
