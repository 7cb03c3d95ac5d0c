"""Setting up twice, the second time with two faces exchanged: a seat that cannot know it must not be told."""

from __future__ import annotations

from parlour.kernel.conformance.exchange import differing
from parlour.kernel.conformance.report import Where
from parlour.kernel.conformance.secrecy import onlookers
from parlour.kernel.conformance.snapshot import text_of
from parlour.kernel.conformance.witness import Witness
from parlour.kernel.match import Match
from parlour.kernel.rng import KEYED, dice, key_of, seeded
from parlour.kernel.state import State, seat_name

PAIRS = 6  # of faces that are exchanged


class Opening:
    """A table that was set up with somebody watching: what everybody was told, and saw on the way."""

    def __init__(self, match: Match, chance: str, a: int, b: int) -> None:
        s = match.game.empty(match.options)
        s.face[a], s.face[b] = s.face[b], s.face[a]
        if chance == KEYED:
            s.key = key_of(match.seed)
        else:
            s.rng = seeded(match.seed)
        self.exchanged = (s.face[a], s.face[b])
        self.s = s
        self.witness = Witness(s)
        s.teller = self.witness
        match.game.start(s)
        self.witness.look()

    def told_to(self, seat: int) -> str:
        """What a seat was told; what it sees is checked with every decision."""
        return text_of([event.dump() for event in self.witness.events if event.heard_by(seat)])

    def has_seen(self, seat: int) -> bool:
        """Whether a seat came to see one of the exchanged faces, even if it was mixed away again."""
        seen = self.witness.glimpses.seen
        return any([seats >> seat & 1 and face in self.exchanged for seats, _, face in seen])


def check_opening(match: Match, chance: str, where: Where) -> None:
    """Exchange faces before the game is set up, as far as there are any then, and compare what everybody is told."""
    faces = len(match.game.empty(match.options).face)
    chances = dice(f"opening {match.seed}")
    for _ in range(PAIRS if faces else 0):
        a, b = chances.roll(faces), chances.roll(faces)
        first, second = Opening(match, chance, a, a), Opening(match, chance, a, b)
        if differing(first.s, second.s) and same_but_for_faces(first.s, second.s):
            compare(first, second, where)


def same_but_for_faces(s: State, other: State) -> bool:
    """Whether two positions have the same cards at the same places, known to the same seats."""
    return {**s.dump(), "face": []} == {**other.dump(), "face": []}


def compare(first: Opening, second: Opening, where: Where) -> None:
    """Let everybody be told the same who saw none of the exchanged faces."""
    first.exchanged = second.exchanged
    for seat in onlookers(first.s):
        if not first.has_seen(seat) and not second.has_seen(seat):
            promise = f"{seat_name(seat)} cannot tell hidden faces apart when the table is set up"
            where.same(first.told_to(seat), second.told_to(seat), promise)
