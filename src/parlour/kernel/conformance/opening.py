"""Setting up twice, the second time with two faces exchanged: a seat that cannot know it must not be told.

They are exchanged before anything is set up, or in cards that are about to be mixed: a game may make its cards on the
way.
"""

from __future__ import annotations

from parlour.kernel.conformance.exchange import differing
from parlour.kernel.conformance.report import Where
from parlour.kernel.conformance.secrecy import onlookers
from parlour.kernel.conformance.snapshot import text_of
from parlour.kernel.conformance.witness import Witness
from parlour.kernel.match import Match
from parlour.kernel.rng import KEYED, dice, key_of, seeded
from parlour.kernel.state import NONE, State, seat_name

PAIRS = 6  # of faces that are exchanged


class Exchanger(Witness):
    """Notes which cards are mixed, and exchanges two faces of one of these lots before it is mixed."""

    def __init__(self, s: State, lot: int, a: int, b: int) -> None:
        super().__init__(s)
        self.lot, self.a, self.b = lot, a, b
        self.lots: list[list[int]] = []
        self.exchanged: tuple[int, int] = (NONE, NONE)
        self.before_mixing(list(range(len(s.face))))

    def before_mixing(self, cards: list[int]) -> None:
        """The last look, and perhaps the exchange."""
        super().before_mixing(cards)
        if cards and len(self.lots) == self.lot:
            face, a, b = self.s.face, self.a, self.b
            face[a], face[b] = face[b], face[a]
            self.exchanged = (face[a], face[b])
        if cards:
            self.lots.append(cards.copy())


class Opening:
    """A table that was set up with somebody watching: what everybody was told, and saw on the way."""

    def __init__(self, match: Match, chance: str, lot: int = NONE, a: int = NONE, b: int = NONE) -> None:
        s = match.game.empty(match.options)
        if chance == KEYED:
            s.key = key_of(match.seed)
        else:
            s.rng = seeded(match.seed)
        self.s = s
        self.witness = Exchanger(s, lot, a, b)
        s.teller = self.witness
        match.game.start(s)
        self.witness.look()

    def told_to(self, seat: int) -> str:
        """What a seat was told; what it sees is checked with every decision."""
        return text_of([event.dump() for event in self.witness.events if event.heard_by(seat)])

    def has_seen(self, seat: int, faces: tuple[int, int]) -> bool:
        """Whether a seat came to see one of these faces, even if it was mixed away again."""
        return any([seats >> seat & 1 and face in faces for seats, _, face in self.witness.glimpses.seen])


def check_opening(match: Match, chance: str, where: Where) -> None:
    """Exchange faces, and compare what everybody is told."""
    first = Opening(match, chance)
    lots = first.witness.lots
    chances = dice(f"opening {match.seed}")
    for _ in range(PAIRS if lots else 0):
        lot = chances.roll(len(lots))
        cards = lots[lot]
        second = Opening(match, chance, lot, cards[chances.roll(len(cards))], cards[chances.roll(len(cards))])
        if differing(first.s, second.s) and same_but_for_faces(first.s, second.s):
            compare(first, second, where)


def same_but_for_faces(s: State, other: State) -> bool:
    """Whether two positions have the same cards at the same places, known to the same seats."""
    return {**s.dump(), "face": []} == {**other.dump(), "face": []}


def compare(first: Opening, second: Opening, where: Where) -> None:
    """Let everybody be told the same who saw none of the exchanged faces."""
    faces = second.witness.exchanged
    for seat in onlookers(first.s):
        if not first.has_seen(seat, faces) and not second.has_seen(seat, faces):
            promise = f"{seat_name(seat)} cannot tell hidden faces apart when the table is set up"
            where.same(first.told_to(seat), second.told_to(seat), promise)
