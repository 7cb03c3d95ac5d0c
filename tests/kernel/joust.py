"""Joust: a tiny game whose result comes out while its cards stay hidden, for the tests of what can be witnessed.

Both players hold four cards of ten; two lie aside. Three times both lay a card face down at once. Whoever laid the
higher one is announced, and both cards stay hidden for good. What everybody has witnessed so is kept in `higher`.
"""

from __future__ import annotations

from typing import ClassVar

from tests.kernel.questions import asked, told

from parlour.kernel.ask import Ask, choose_sealed
from parlour.kernel.cards import reveal, seen_face, show, shuffle
from parlour.kernel.events import Telling
from parlour.kernel.game import Game
from parlour.kernel.notation import Fields, write_chance
from parlour.kernel.questions import Question
from parlour.kernel.state import EVERYONE, TABLE_FIELDS, Ending, Event, State

CARDS = 10
HAND = 4
JOUSTS = 3


class JoustState(State):
    """Hands, cards aside, what was laid, and which hidden card is known to be higher than which."""

    fields: ClassVar[tuple[str, ...]] = (*TABLE_FIELDS, "hands", "aside", "laid", "higher", "wins")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[], []]
        self.aside: list[int] = []
        self.laid: list[int] = []
        self.higher: list[list[int]] = []
        self.wins = [0, 0]


class Joust(Game):
    """The rules of Joust."""

    def __init__(self) -> None:
        self.name, self.title, self.version = "joust", "Joust", 1

    def questions(self) -> list[Question]:
        return [asked("lay")]

    def events(self) -> list[Telling]:
        return [told(name) for name in ("won", "won by", "glance")]

    def empty(self, options: dict[str, object]) -> State:
        s = JoustState(2)
        s.face, s.known = list(range(CARDS)), [0] * CARDS
        return s

    def start(self, s: State) -> None:
        assert isinstance(s, JoustState)
        cards = list(range(CARDS))
        shuffle(s, cards)
        s.hands, s.aside = [cards[:HAND], cards[HAND : 2 * HAND]], cards[2 * HAND :]
        for seat in range(2):
            for card in s.hands[seat]:
                show(s, card, seat)

    async def action(self, s: State) -> None:
        assert isinstance(s, JoustState)
        cards = await choose_sealed(s, [Ask(seat, asked("lay"), s.hands[seat].copy()) for seat in range(2)])
        for seat, card in enumerate(cards):
            s.hands[seat].remove(card)
            s.laid.append(card)
        self.joust(s, cards)
        if sum(s.wins) == JOUSTS:
            best = s.wins.index(max(s.wins))
            s.ending = Ending([best], "JO-1", f"{s.wins[best]} jousts", s.wins.copy())

    def joust(self, s: JoustState, cards: list[int]) -> None:
        """The higher card wins; that is all that comes out."""
        winner = 0 if s.face[cards[0]] > s.face[cards[1]] else 1
        s.wins[winner] += 1
        s.higher.append([cards[winner], cards[1 - winner]])
        self.announce(s, winner, cards)

    def announce(self, s: JoustState, winner: int, cards: list[int]) -> None:
        if s.teller is not None:
            s.teller.tell(told("won"), EVERYONE, {"seat": winner})

    # Seeing and imagining

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, JoustState)
        return {
            "hands": [[seen_face(s, card, seat) for card in hand] for hand in s.hands],
            "laid": [seen_face(s, card, seat) for card in s.laid],
            "higher": [pair.copy() for pair in s.higher],
            "wins": s.wins.copy(),
        }

    def marked_say(self, s: State, ask: Ask, option: int) -> str:
        return str(s.face[option])

    def sentence(self, event: Event) -> str:
        return f"{event.name} {event.data}"

    def trace(self, s: State, observer: int, actor: int, question: Question, option: int) -> int:
        return s.face[option] if observer == actor else -2

    def fits(self, s: State, seat: int) -> bool:
        assert isinstance(s, JoustState)
        return all(s.face[high] > s.face[low] for high, low in s.higher)

    def witnessed(self, s: State) -> int:
        assert isinstance(s, JoustState)
        return len(s.higher)

    # Storing

    def cards(self, s: State) -> list[int]:
        assert isinstance(s, JoustState)
        return s.hands[0] + s.hands[1] + s.aside + s.laid

    def write(self, s: State) -> str:
        assert isinstance(s, JoustState)
        parts = [sorted(s.face[card] for card in part) for part in (*s.hands, s.aside)]
        one, two, aside = [",".join(map(str, part)) or "-" for part in parts]
        laid = ",".join(str(s.face[card]) for card in s.laid) or "-"
        return f"one={one} two={two} aside={aside} laid={laid} chance={write_chance(s)}"

    def read(self, line: str) -> State:
        fields = Fields(line, ["one", "two", "aside", "laid", "chance"])
        s = JoustState(2)
        s.face, s.known = list(range(CARDS)), [0] * CARDS
        one, two, s.aside, s.laid = [[int(face) for face in fields.items(name)] for name in fields.names[:-1]]
        s.hands = [one, two]
        for place, card in enumerate(s.laid):
            show(s, card, place % 2)
        for seat in range(2):
            for card in s.hands[seat]:
                show(s, card, seat)
        for pair in zip(s.laid[::2], s.laid[1::2], strict=True):
            s.higher.append(sorted(pair, reverse=True))
            s.wins[int(pair[1] > pair[0])] += 1
        fields.set_chance(s)
        return s


# Each of these says more than it declares, or declares it wrongly. Its docstring is what the check must answer.


class Undeclared(Joust):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def fits(self, s: State, seat: int) -> bool:
        return True


class ByHowMuch(Joust):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def announce(self, s: JoustState, winner: int, cards: list[int]) -> None:
        if s.teller is not None:
            difference = abs(s.face[cards[0]] - s.face[cards[1]])
            s.teller.tell(told("won by"), EVERYONE, {"seat": winner, "by": difference})


class Parity(Joust):
    """the view of (P.|the watcher) shows only what it knows|(P.|the watcher) cannot tell hidden faces apart"""

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, JoustState)
        return {**super().view(s, seat), "even": [s.face[card] % 2 for card in s.laid]}


class Uncounted(Joust):
    """what is witnessed counts as come out"""

    def witnessed(self, s: State) -> int:
        return 0


class Untrue(Joust):
    """the true faces fit together|(P.|the watcher) cannot tell hidden faces apart"""

    def fits(self, s: State, seat: int) -> bool:
        assert isinstance(s, JoustState)
        return all(s.face[high] < s.face[low] for high, low in s.higher)


BROKEN: list[type[Joust]] = [Undeclared, ByHowMuch, Parity, Uncounted, Untrue]


# These are sound: a card is shown and mixed in again at once, before or after that is told, by some faces only.


class Glance(Joust):
    """Before each joust a card aside is shown to all, and mixed in again before anybody says so."""

    async def action(self, s: State) -> None:
        assert isinstance(s, JoustState)
        self.glance(s)
        await super().action(s)

    def glance(self, s: JoustState) -> None:
        face = s.face[s.aside[0]]
        reveal(s, s.aside[0])
        shuffle(s, s.aside)
        self.say_glance(s, face)

    def say_glance(self, s: JoustState, face: int) -> None:
        if s.teller is not None:
            s.teller.tell(told("glance"), EVERYONE, {"face": face})


class Glances(Glance):
    """Cards aside are shown, and mixed each time, until one is low; the last one is told."""

    def glance(self, s: JoustState) -> None:
        for _ in range(4):
            face = s.face[s.aside[0]]
            reveal(s, s.aside[0])
            shuffle(s, s.aside)
            if face < CARDS // 2:
                break
        self.say_glance(s, face)


class GlancedToo(Glance):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def say_glance(self, s: JoustState, face: int) -> None:
        super().say_glance(s, s.face[s.aside[1]])


SOUND: list[type[Joust]] = [Joust, Glance, Glances]
