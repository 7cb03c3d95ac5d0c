"""Magpies: a tiny game written for the kernel's tests, with everything that is hard about hidden cards.

Everybody holds four cards of fifteen. All lay one face down at once; the highest takes the trick. Its winner
may draw from the pile, sees the card, and then puts one of his hand back under it. With `bold` the pile's top
card is shown to all and mixed in again after each trick. Most tricks win.

Every step is a method of its own, so that a test can break one of them.
"""

from __future__ import annotations

from typing import ClassVar

from tests.kernel.questions import EVENT_FIELDS, QUESTIONS, asked, told

from parlour.kernel.ask import Ask, choose, choose_any, choose_sealed
from parlour.kernel.cards import reveal, seen_face, show, shuffle
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Telling
from parlour.kernel.game import Game, Setting
from parlour.kernel.notation import Fields, write_chance
from parlour.kernel.questions import Question
from parlour.kernel.sense import Sense
from parlour.kernel.state import EVERYONE, TABLE_FIELDS, Ending, Event, State

CARDS = 15
HAND = 4
LAY, DRAW = 0, 1
FIELDS = ["players", "bold", "phase", "turn", "chance", "tricks", "hands", "pile", "spent", "known"]


class Magpies(State):
    """Hands, a pile, what was spent, and the tricks."""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
        *("bold", "phase", "turn", "hands", "pile", "spent", "tricks"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.bold = False
        self.phase = LAY
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.spent: list[int] = []
        self.tricks = [0] * seats

    def copy(self) -> Magpies:
        other = super().copy()
        assert isinstance(other, Magpies)
        return other


class ToySense(Sense):
    """Lays the highest card, always draws, puts the lowest back."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        if question.what == "draw":
            return options[-1]
        faces = [(s.face[card], card) for card in options]
        return max(faces)[1] if question.what == "lay" else min(faces)[1]


class Toy(Game):
    """The rules of Magpies."""

    def __init__(self) -> None:
        self.name = "magpies"
        self.title = "Magpies"
        self.version = 3

    def settings(self) -> list[Setting]:
        return [
            Setting("players", 2, [2, 3], "how many magpies"),
            Setting("bold", False, [False, True], "two players: show the top card and mix it in again"),
        ]

    def objection(self, options: dict[str, object]) -> str:
        return "bold is for 2 players" if options["bold"] and options["players"] != 2 else ""

    # Setting up

    def seat_magpies(self, players: int) -> Magpies:
        return Magpies(players)

    def empty(self, options: dict[str, object]) -> State:
        players = options["players"]
        assert isinstance(players, int)
        s = self.seat_magpies(players)
        s.bold = options["bold"] is True
        s.face, s.known = list(range(CARDS)), [0] * CARDS
        return s

    def start(self, s: State) -> None:
        assert isinstance(s, Magpies)
        cards = list(range(CARDS))
        shuffle(s, cards)
        s.hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(s.seats)]
        s.pile = cards[s.seats * HAND :]
        for seat, hand in enumerate(s.hands):
            for card in hand:
                show(s, card, seat)
            self.tell(s, "hand", 1 << seat, {"faces": [s.face[card] for card in hand]})

    def questions(self) -> list[Question]:
        return [asked(name) for name in QUESTIONS]

    def events(self) -> list[Telling]:
        return [told(name) for name in EVENT_FIELDS]

    def tell(self, s: State, name: str, audience: int, data: dict[str, object]) -> None:
        if s.teller is not None:
            s.teller.tell(told(name), audience, data)

    # Playing

    async def action(self, s: State) -> None:
        assert isinstance(s, Magpies)
        if s.phase == LAY:
            await self.lay(s)
        else:
            await self.draw(s)

    async def lay(self, s: Magpies) -> None:
        self.tell(s, "trick", EVERYONE, {"number": sum(s.tricks) + 1})
        asks = [Ask(seat, asked("lay"), self.lay_options(s, seat)) for seat in range(s.seats)]
        cards = await choose_sealed(s, asks)
        for seat, card in enumerate(cards):
            self.show_laid(s, seat, card)
        best = max(range(s.seats), key=lambda seat: s.face[cards[seat]])
        s.tricks[best] += 1
        s.turn, s.phase = best, DRAW
        self.tell(s, "won", EVERYONE, {"seat": best})
        if s.bold and s.pile:
            self.peek(s)
        if not s.hands[0]:
            self.finish(s)

    def lay_options(self, s: Magpies, seat: int) -> list[int]:
        return s.hands[seat].copy()

    def show_laid(self, s: Magpies, seat: int, card: int) -> None:
        s.hands[seat].remove(card)
        s.spent.append(card)
        reveal(s, card)
        self.tell(s, "laid", EVERYONE, {"seat": seat, "face": s.face[card]})

    def peek(self, s: Magpies) -> None:
        reveal(s, s.pile[-1])
        self.tell(s, "peeked", EVERYONE, {"face": s.face[s.pile[-1]]})
        shuffle(s, s.pile)

    async def draw(self, s: Magpies) -> None:
        drawn = await choose_any(s, s.turn, asked("draw"), self.draw_options(s))
        if drawn:
            self.take(s, s.turn, s.pile.pop())
            back = await choose(s, s.turn, asked("put back"), self.back_options(s))
            self.put_back(s, s.turn, back)
        s.phase = LAY

    def draw_options(self, s: Magpies) -> list[int]:
        return [0, 1] if s.pile else []

    def back_options(self, s: Magpies) -> list[int]:
        return s.hands[s.turn].copy()

    def take(self, s: Magpies, seat: int, card: int) -> None:
        s.hands[seat] = sorted([*s.hands[seat], card])
        show(s, card, seat)
        self.tell(s, "drew", EVERYONE, {"seat": seat})
        self.tell(s, "drawn", 1 << seat, {"face": s.face[card]})

    def put_back(self, s: Magpies, seat: int, card: int) -> None:
        s.hands[seat].remove(card)
        s.pile.insert(0, card)
        self.tell(s, "put back", EVERYONE, {"seat": seat})

    def finish(self, s: Magpies) -> None:
        most = max(s.tricks)
        winners = [seat for seat in range(s.seats) if s.tricks[seat] == most]
        s.ending = Ending(winners, "TOY-1", f"{most} tricks", s.tricks.copy())

    # Seeing

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Magpies)
        return {
            "hands": [self.view_hand(s, seat, other) for other in range(s.seats)],
            "pile": len(s.pile),
            "spent": [s.face[card] for card in s.spent],
            "tricks": s.tricks.copy(),
            "turn": s.turn,
        }

    def view_hand(self, s: Magpies, seat: int, other: int) -> list[int | None]:
        return [seen_face(s, card, seat) for card in s.hands[other]]

    def marked_say(self, s: State, ask: Ask, option: int) -> str:
        return ["leave", "draw"][option] if ask.what == "draw" else f"card {s.face[option]}"

    def sentence(self, event: Event) -> str:
        words = " ".join([str(value) for value in event.data.values()])
        return "" if event.name == "trick" else f"{event.name} {words}"

    def trace(self, s: State, observer: int, actor: int, question: Question, option: int) -> int:
        return s.face[option] if question.what == "lay" or (question.what == "put back" and observer == actor) else -2

    def sense(self) -> Sense:
        return ToySense()

    def cards(self, s: State) -> list[int]:
        assert isinstance(s, Magpies)
        return s.pile + s.spent + [card for hand in s.hands for card in hand]

    # Storing

    def write(self, s: State) -> str:
        assert isinstance(s, Magpies)
        hands = [write_faces(s, hand) for hand in s.hands]
        known = [f"{s.face[card]}:{s.known[card]}" for card in sorted(range(CARDS), key=lambda card: s.face[card])]
        return (
            f"players={s.seats} bold={int(s.bold)} phase={s.phase} turn={s.turn + 1} chance={write_chance(s)} "
            f"tricks={','.join(map(str, s.tricks))} hands={'/'.join(hands)} pile={write_faces(s, s.pile, False)} "
            f"spent={write_faces(s, s.spent, False)} known={','.join(known)}"
        )

    def read(self, line: str) -> State:
        fields = Fields(line, FIELDS)
        s = self.seat_magpies(fields.number("players"))
        s.bold, s.phase, s.turn = fields.number("bold") == 1, fields.number("phase"), fields.number("turn") - 1
        fields.set_chance(s)
        s.tricks = [int(item) for item in fields.items("tricks")]
        s.hands = [
            [] if hand == "-" else [int(face) for face in hand.split(",")] for hand in fields.text("hands").split("/")
        ]
        s.pile = [int(item) for item in fields.items("pile")]
        s.spent = [int(item) for item in fields.items("spent")]
        s.face, s.known = list(range(CARDS)), [int(item.split(":")[1]) for item in fields.items("known")]
        if sorted(self.cards(s)) != s.face:
            raise ParlourError("position: every card must stand somewhere, once")
        return s


def write_faces(s: State, cards: list[int], in_order: bool = True) -> str:
    """Cards by their faces; hands have no order of their own."""
    faces = [s.face[card] for card in cards]
    return ",".join([str(face) for face in (sorted(faces) if in_order else faces)]) or "-"
