"""What is counted, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MOVES = Counter("parlour_moves", "Journal entries written", ["game", "kind"], registry=REGISTRY)
REFUSALS = Counter("parlour_refusals", "Requests at tables that were refused", registry=REGISTRY)
ROOMS = Gauge("parlour_rooms", "Tables known to this worker", registry=REGISTRY)
SOCKETS = Gauge("parlour_sockets", "Open sockets", registry=REGISTRY)
BREAKS = Counter("parlour_rule_breaks", "Answers on which the rules broke", ["game"], registry=REGISTRY)
STUCK = Counter("parlour_stuck", "Games that the rules could not go on with", ["game"], registry=REGISTRY)
FAILURES = Counter("parlour_bot_failures", "Bots that failed or gave an illegal answer", ["game"], registry=REGISTRY)
SECONDS = Histogram("parlour_bot_seconds", "How long bots think, counted fifty at a time", registry=REGISTRY)
REQUESTS = Histogram(
    "parlour_request_seconds", "How long requests take", ["method", "path", "status"], registry=REGISTRY
)

TOGETHER = 50  # thoughts that are counted together


class Thoughts:
    """How long bots thought. They are counted many at a time, so that nothing can be told about a single answer."""

    def __init__(self) -> None:
        self.noted: list[float] = []

    def note(self, seconds: float) -> None:
        """One more thought."""
        self.noted.append(seconds)
        if len(self.noted) >= TOGETHER:
            for each in self.noted:
                SECONDS.observe(each)
            self.noted = []


THOUGHTS = Thoughts()


TURNED_AWAY = Counter("parlour_turned_away", "Connections that were closed early", ["why"], registry=REGISTRY)


@cache
def moves_of(game: str, kind: str) -> Counter:
    """The entries of one kind."""
    return MOVES.labels(game, kind)
