"""Magpies, each time telling somebody what he may not know. Each docstring is what the check must answer."""

from __future__ import annotations

from typing import Any

from tests.kernel.questions import asked
from tests.kernel.toy import CARDS, DRAW, LAY, Magpies, Toy, ToySense, write_faces

from parlour.kernel.ask import Ask, choose
from parlour.kernel.cards import reveal, show
from parlour.kernel.conformance.secrecy import hidden_from
from parlour.kernel.letters import number_letter
from parlour.kernel.questions import NUMBER, OTHERS, OWN_CARDS, Answers, Question, always
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import EVERYONE, State

SAID_OPENLY = Question("draw", "Draw", NUMBER, lies_open=True)
ANSWERS_ITSELF = Question("draw", "Draw", NUMBER, sole=always)


def by_the_hand(s: State, seat: int) -> int:
    """What a reaction is about, by what nobody else can see."""
    assert isinstance(s, Magpies)
    return OWN_CARDS if any(s.face[card] > 8 for card in s.hands[seat]) else OTHERS


REACTS = Question("draw", "Draw", NUMBER, decline=0, occasion=by_the_hand)


class LeakingView(Toy):
    """the view of (P.|the watcher) shows only what it knows"""

    def view_hand(self, s: Magpies, seat: int, other: int) -> list[int | None]:
        return [s.face[card] for card in s.hands[other]]


class LeakingNumbers(Toy):
    """the numbers that P. observes show only what it knows"""

    def observe(self, s: State, seat: int, buffer: Any) -> None:
        super().observe(s, seat, buffer)
        buffer[0] = sum([s.face[card] for card in hidden_from(s, seat)[:1]])


class Peeking(Answers):
    """Spells what lies on top of the pile."""

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        assert isinstance(s, Magpies)
        return number_letter(option + s.face[s.pile[-1]] if s.pile else option, at)


PEEKING = Question("draw", "Draw", Peeking())


class LeakingActions(Toy):
    """the actions of P. are the same in all worlds"""

    def questions(self) -> list[Question]:
        return [PEEKING if question.name == "draw" else question for question in super().questions()]

    async def draw(self, s: Magpies) -> None:
        if s.pile:
            await choose(s, s.turn, PEEKING, [0, 1])
        s.phase = LAY


class LeakingChance(Toy):
    """the view of (P.|the watcher) shows only what it knows"""

    def view(self, s: State, seat: int) -> dict[str, object]:
        return {**super().view(s, seat), "lucky": s.rng % 7}


class LeakingEvent(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        super().take(s, seat, card)
        self.tell(s, "gossip", EVERYONE, {"face": s.face[card]})


class LeakingPeek(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def peek(self, s: Magpies) -> None:
        self.tell(s, "peeked", EVERYONE, {"face": s.face[s.pile[-1]]})


class LeakingOptions(Toy):
    """a world asks its seat the same question|(P.|the watcher) cannot tell hidden faces apart"""

    def draw_options(self, s: Magpies) -> list[int]:
        return [1] if s.pile and s.face[s.pile[-1]] > 6 else super().draw_options(s)


class LeakingLaterOptions(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def back_options(self, s: Magpies) -> list[int]:
        hand = s.hands[s.turn]
        return hand[:1] if s.pile and s.face[s.pile[-1]] > 6 else hand.copy()


class LeakingPrompt(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def marked_prompt(self, s: State, ask: Ask) -> str:
        assert isinstance(s, Magpies)
        return f"{ask.what}? (the pile is {sum([s.face[card] for card in s.pile[-1:]])})"


class LeakingSkip(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    async def draw(self, s: Magpies) -> None:
        await super().draw(s)
        neighbour = (s.turn + 1) % s.seats
        if any(s.face[card] > 8 for card in s.hands[neighbour]):  # only who holds a high card is asked
            await choose(s, neighbour, asked("draw"), [0, 1])


class LeakingSole(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def questions(self) -> list[Question]:
        return [*super().questions(), ANSWERS_ITSELF]

    async def draw(self, s: Magpies) -> None:
        await super().draw(s)
        neighbour = (s.turn + 1) % s.seats
        high = any(s.face[card] > 8 for card in s.hands[neighbour])  # all are asked, but the table answers for some
        await choose(s, neighbour, ANSWERS_ITSELF, [0, 1] if high else [0])


class LeakingOccasion(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def questions(self) -> list[Question]:
        return [*super().questions(), REACTS]

    async def draw(self, s: Magpies) -> None:
        await super().draw(s)
        await choose(s, (s.turn + 1) % s.seats, REACTS, [0, 1])


class LeakingWords(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        before = s.known[card]
        super().take(s, seat, card)
        s.known[card] = before  # whoever drew it is asked about a card that he has not seen

    def sense(self) -> Sense:
        return Sense()


class LeakingTrace(Toy):
    """(P.|the watcher) traces only what it sees"""

    def trace(self, s: State, observer: int, actor: int, question: Question, option: int) -> int:
        return option if question.what == "draw" else s.face[option]


class PeekingPick(Toy):
    """sense uses only what its seat can see"""

    def sense(self) -> Sense:
        return Cheat()


class Cheat(ToySense):
    """Draws when the top card is high."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        assert isinstance(s, Magpies)
        if question.what == "draw":
            return int(s.face[s.pile[-1]] > 6)
        return super().pick(s, seat, question, options)


class PeekingLight(Toy):
    """sense uses only what its seat can see"""

    def sense(self) -> Sense:
        return LightCheat()


class LightCheat(ToySense):
    """Takes its chance from the game's."""

    def light(self, s: State, seat: int, question: Question, options: list[int], dice: Dice) -> int:
        return options[s.rng % len(options)]


class MovingSense(Toy):
    """sense changes nothing"""

    def sense(self) -> Sense:
        return Meddler()


class Meddler(ToySense):
    """Turns a card over while thinking."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        choice = super().pick(s, seat, question, options)
        reveal(s, 0)
        return choice


class StillKnown(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def peek(self, s: Magpies) -> None:
        super().peek(s)
        hidden = [card for card in s.pile if s.face[card] < 3]
        for card in hidden:
            self.tell(s, "groped", 1, {"place": s.pile.index(card)})


class SealedInOrder(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    async def lay(self, s: Magpies) -> None:
        """The second to lay is told whether the hidden card of the first one is higher."""
        first = await choose(s, 0, asked("lay"), s.hands[0].copy())
        self.tell(s, "felt", 2, {"high": s.face[first] > 6})
        s.hands[0].remove(first)
        s.spent.append(first)
        for seat in range(1, s.seats):
            self.show_laid(s, seat, await choose(s, seat, asked("lay"), s.hands[seat].copy()))
        reveal(s, first)
        s.tricks[0] += 1
        s.phase = DRAW
        if not s.hands[0]:
            self.finish(s)

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Magpies)
        return {"turn": s.turn, "hand": write_faces(s, s.hands[seat]) if seat < s.seats else ""}


class ShownToTheWatcher(Toy):
    """the watcher cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        super().take(s, seat, card)
        self.tell(s, "broadcast", 1 << 7, {"face": s.face[card]})


class LeakingMood(Toy):
    """(P.|the watcher) cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        super().take(s, seat, card)
        if s.face[card] > 6:
            self.tell(s, "delight", EVERYONE, {"seat": seat})


class SilentGlance(Toy):
    """(P.|the watcher) is promised only what it sees"""

    async def draw(self, s: Magpies) -> None:
        """Whoever leaves the pile alone lets the neighbour look at it, who is only interested in the highest card."""
        await choose(s, s.turn, asked("draw"), [0])
        if s.pile and s.face[s.pile[-1]] == CARDS - 1:
            show(s, s.pile[-1], (s.turn + 1) % s.seats)
        await choose(s, s.turn, asked("draw"), [0])
        s.phase = LAY


class ToldWhileDealing(Toy):
    """cannot tell hidden faces apart when the table is set up"""

    def start(self, s: State) -> None:
        """Deals, and tells everybody the card at the bottom of the pile."""
        super().start(s)
        assert isinstance(s, Magpies)
        self.tell(s, "peeked", EVERYONE, {"face": s.face[s.pile[0]]})


class ToldWhileMaking(ToldWhileDealing):
    """cannot tell hidden faces apart when the table is set up"""

    def empty(self, options: dict[str, object]) -> State:
        """There are no cards before the table is set up."""
        s = super().empty(options)
        s.face, s.known = [], []
        return s

    def start(self, s: State) -> None:
        """Makes them first."""
        s.face, s.known = list(range(CARDS)), [0] * CARDS
        super().start(s)


class NotOpenAtAll(Toy):
    """what lies open goes alike in all worlds"""

    def questions(self) -> list[Question]:
        return [*super().questions(), SAID_OPENLY]

    async def draw(self, s: Magpies) -> None:
        """Whoever leaves the pile alone may find that a high card is turned up."""
        await choose(s, s.turn, SAID_OPENLY, [0])
        if s.pile and s.face[s.pile[-1]] > 6:
            reveal(s, s.pile[-1])
        await choose(s, s.turn, SAID_OPENLY, [0])
        s.phase = LAY


class MoreOfOnesOwn(Toy):
    """(P.|the watcher) sees what the watcher sees and what is its own"""

    def own_view(self, s: State, seat: int, watched: dict[str, object]) -> dict[str, object]:
        return {**super().own_view(s, seat, watched), "whisper": 1}


LEAKING: list[type[Toy]] = [
    game for game in list(globals().values()) if isinstance(game, type) and issubclass(game, Toy) and game is not Toy
]
