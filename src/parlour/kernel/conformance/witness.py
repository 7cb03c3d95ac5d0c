"""Who has seen which card, however briefly: one may be shown and mixed in again within one answer."""

from __future__ import annotations

from parlour.kernel.events import Telling
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY, State, Teller


class Glimpses:
    """What was seen during some time: who has known each card, and the faces in the order in which they were seen."""

    def __init__(self, known: list[int]) -> None:
        self.known = known
        self.seen: list[tuple[int, int, int]] = []  # who, card, face

    def of(self, seat: int) -> list[tuple[int, int]]:
        """The cards that a seat came to see, with their faces."""
        return [(card, face) for who, card, face in self.seen if who >> seat & 1]


class Witness(Teller):
    """Notes who knows what whenever something is told, and before cards are mixed."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.s = s
        self.known, self.face = s.known.copy(), s.face.copy()
        self.glimpses = Glimpses(s.known.copy())

    def tell(self, telling: Telling, audience: int, data: dict[str, object]) -> None:
        """One event, and a look at who knows what."""
        super().tell(telling, audience, data)
        self.look()

    def before_mixing(self, cards: list[int]) -> None:
        """A last look."""
        self.look()

    def look(self) -> None:
        """Add what is known now."""
        s, glimpses = self.s, self.glimpses
        for card in range(len(s.known)):
            if card == len(self.known):  # it came into the game since
                self.known.append(NOBODY)
                self.face.append(s.face[card])
                glimpses.known.append(NOBODY)
            new = s.known[card] if s.face[card] != self.face[card] else s.known[card] & ~self.known[card]
            if new:
                glimpses.seen.append((new, card, s.face[card]))
            glimpses.known[card] |= s.known[card]
        self.known, self.face = s.known.copy(), s.face.copy()

    def take(self) -> Glimpses:
        """What has been seen since the last time."""
        self.look()
        taken, self.glimpses = self.glimpses, Glimpses(self.s.known.copy())
        return taken


def begin_watched(match: Match) -> Witness:
    """Restart the open action of a match, with a witness from its first step."""
    live = match.base.copy()
    witness = Witness(live)
    live.teller = witness
    match.begin(live)
    return witness


def told_apart(real: Glimpses, twin: Glimpses, seat: int, different: list[int]) -> bool:
    """Whether a seat saw one of the cards that have different faces, or the first card that it saw differently was the
    same card with another face."""
    for card in different:
        if (known_in(real, card) | known_in(twin, card)) >> seat & 1:
            return True
    for (card, face), (other, its_face) in zip(real.of(seat), twin.of(seat), strict=False):
        if (card, face) != (other, its_face):
            return card == other
    return False


def known_in(glimpses: Glimpses, card: int) -> int:
    """Who has known a card; for a card that was not there, nobody."""
    return glimpses.known[card] if card < len(glimpses.known) else NOBODY
