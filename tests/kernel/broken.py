"""Magpies, each time broken in one way. The docstring of each says what the check must answer."""

from __future__ import annotations

from itertools import count
from typing import ClassVar

from tests.kernel.toy import DRAW, LAY, Magpies, Toy, ToySense, write_faces

from parlour.kernel.ask import Ask, choose, choose_sealed
from parlour.kernel.cards import reveal, roll
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import EVERYONE, Ending, State


class LeakingView(Toy):
    """the view of seat . shows only what it knows"""

    def view_hand(self, s: Magpies, seat: int, other: int) -> list[int | None]:
        return [s.face[card] for card in s.hands[other]]


class LeakingChance(Toy):
    """the view of seat . shows only what it knows"""

    def view(self, s: State, seat: int) -> dict[str, object]:
        return {**super().view(s, seat), "lucky": s.rng % 7}


class LeakingEvent(Toy):
    """seat . cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        super().take(s, seat, card)
        self.tell(s, "gossip", EVERYONE, {"face": s.face[card]})


class LeakingPeek(Toy):
    """seat . cannot tell hidden faces apart"""

    def peek(self, s: Magpies) -> None:
        self.tell(s, "peeked", EVERYONE, {"face": s.face[s.pile[-1]]})


class LeakingOptions(Toy):
    """a world asks its seat the same question|seat . cannot tell hidden faces apart"""

    def draw_options(self, s: Magpies) -> list[int]:
        return [1] if s.pile and s.face[s.pile[-1]] > 6 else super().draw_options(s)


class LeakingLaterOptions(Toy):
    """seat . cannot tell hidden faces apart"""

    def back_options(self, s: Magpies) -> list[int]:
        hand = s.hands[s.turn]
        return hand[:1] if s.pile and s.face[s.pile[-1]] > 6 else hand.copy()


class LeakingPrompt(Toy):
    """seat . cannot tell hidden faces apart"""

    def prompt(self, s: State, ask: Ask) -> str:
        assert isinstance(s, Magpies)
        return f"{ask.what}? (the pile is {sum([s.face[card] for card in s.pile[-1:]])})"


class LeakingSkip(Toy):
    """seat . cannot tell hidden faces apart"""

    async def draw(self, s: Magpies) -> None:
        await super().draw(s)
        neighbour = (s.turn + 1) % s.seats
        if any(s.face[card] > 8 for card in s.hands[neighbour]):  # only who holds a high card is asked
            await choose(s, neighbour, "draw", [0, 1])


class LeakingWords(Toy):
    """seat . cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        before = s.known[card]
        super().take(s, seat, card)
        s.known[card] = before  # whoever drew it is asked about a card that he has not seen

    def sense(self) -> Sense:
        return Sense()


class LeakingTrace(Toy):
    """seat . traces only what it sees"""

    def trace(self, s: State, observer: int, actor: int, what: str, option: int) -> int:
        return option if what == "draw" else s.face[option]


class PeekingPick(Toy):
    """sense uses only what its seat can see"""

    def sense(self) -> Sense:
        return Cheat()


class Cheat(ToySense):
    """Draws when the top card is high."""

    def pick(self, s: State, seat: int, what: str, options: list[int]) -> int:
        assert isinstance(s, Magpies)
        if what == "draw":
            return int(s.face[s.pile[-1]] > 6)
        return super().pick(s, seat, what, options)


class PeekingLight(Toy):
    """sense uses only what its seat can see"""

    def sense(self) -> Sense:
        return LightCheat()


class LightCheat(ToySense):
    """Takes its chance from the game's."""

    def light(self, s: State, seat: int, what: str, options: list[int], dice: Dice) -> int:
        return options[s.rng % len(options)]


class MovingSense(Toy):
    """sense changes nothing"""

    def sense(self) -> Sense:
        return Meddler()


class Meddler(ToySense):
    """Turns a card over while thinking."""

    def pick(self, s: State, seat: int, what: str, options: list[int]) -> int:
        choice = super().pick(s, seat, what, options)
        reveal(s, 0)
        return choice


class SharedTricks(Magpies):
    """A copy that keeps the original's tricks."""

    def copy(self) -> Magpies:
        other = super().copy()
        other.tricks = self.tricks
        return other


class AliasingCopy(Toy):
    """a copy shares no list"""

    def seat_magpies(self, players: int) -> Magpies:
        return SharedTricks(players)


class SharedHands(Magpies):
    """A copy whose list of hands is new, but not the hands."""

    def copy(self) -> Magpies:
        other = super().copy()
        other.hands = self.hands.copy()
        return other


class DeepAliasingCopy(Toy):
    """a copy shares no list"""

    def seat_magpies(self, players: int) -> Magpies:
        return SharedHands(players)


class Forgetful(Magpies):
    """A copy that forgets whose turn it is."""

    def copy(self) -> Magpies:
        other = super().copy()
        other.turn = 0
        return other


class ForgetfulCopy(Toy):
    """a copy is equal"""

    def seat_magpies(self, players: int) -> Magpies:
        return Forgetful(players)


class Twisted(Toy):
    """no list stands in two places"""

    def show_laid(self, s: Magpies, seat: int, card: int) -> None:
        super().show_laid(s, seat, card)
        if not s.hands[seat]:
            s.hands[seat] = s.hands[0]


class Unstored(Magpies):
    """Remembers something that no store knows of."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.grudge = 0


class UnstoredField(Toy):
    """every field is stored"""

    def seat_magpies(self, players: int) -> Magpies:
        return Unstored(players)


class TwiceStored(Magpies):
    """Its store leaves the phase out."""

    fields: ClassVar[tuple[str, ...]] = tuple(name for name in Magpies.fields if name != "phase")


class MissingField(Toy):
    """every field is stored"""

    def seat_magpies(self, players: int) -> Magpies:
        return TwiceStored(players)


class UnsortedOptions(Toy):
    """options are rising and distinct"""

    def lay_options(self, s: Magpies, seat: int) -> list[int]:
        return s.hands[seat][::-1]


class DoubledOptions(Toy):
    """options are rising and distinct"""

    def draw_options(self, s: Magpies) -> list[int]:
        return [0, 1, 1] if s.pile else []


class NoOptions(Toy):
    """a question in a world has an option"""

    def back_options(self, s: Magpies) -> list[int]:
        return []


class NoSealedOptions(Toy):
    """a question has an option"""

    def lay_options(self, s: Magpies, seat: int) -> list[int]:
        return [card for card in s.hands[seat] if s.face[card] < 9]


class NegativeOption(Toy):
    """options are not negative"""

    def draw_options(self, s: Magpies) -> list[int]:
        return [-2, 0, 1] if s.pile else []


class LostCard(Toy):
    """every card lies somewhere, once"""

    def put_back(self, s: Magpies, seat: int, card: int) -> None:
        s.hands[seat].remove(card)


class DoubledCard(Toy):
    """every card lies somewhere, once"""

    def put_back(self, s: Magpies, seat: int, card: int) -> None:
        s.pile.insert(0, card)


class ForgedFace(Toy):
    """the faces stay the same set"""

    def put_back(self, s: Magpies, seat: int, card: int) -> None:
        super().put_back(s, seat, card)
        s.face[card] = 11


class HiddenChance(Toy):
    """sealed answers have no order"""

    clock = count()

    def finish(self, s: Magpies) -> None:
        super().finish(s)
        s.turn = next(self.clock) % s.seats


class CountingLooks(Toy):
    """looking changes nothing|the same"""

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Magpies)
        s.turn = seat % s.seats
        return super().view(s, seat)


class BaseMover(Toy):
    """the base never changes|a clone is the same match"""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Magpies] = []

    def write(self, s: State) -> str:
        assert isinstance(s, Magpies)
        self.seen.append(s)  # the base itself is given to be written
        return super().write(s)

    def put_back(self, s: Magpies, seat: int, card: int) -> None:
        super().put_back(s, seat, card)
        for base in self.seen:
            base.tricks[0] += 1


class LateSeal(Toy):
    """sealed questions stand at the start of an action"""

    async def draw(self, s: Magpies) -> None:
        await choose(s, s.turn, "draw", [0, 1])
        await choose_sealed(s, [Ask(seat, "draw", [0, 1]) for seat in range(s.seats)])
        s.phase = LAY


class TwiceAsked(Toy):
    """a seat is asked one question at a time"""

    async def draw(self, s: Magpies) -> None:
        await choose_sealed(s, [Ask(s.turn, "draw", [0, 1]), Ask(s.turn, "draw", [0, 1])])
        s.phase = LAY


class NobodyAsked(Toy):
    """questions go to seats"""

    async def draw(self, s: Magpies) -> None:
        await choose(s, s.seats, "draw", [0, 1])
        s.phase = LAY


class ShortNotation(Toy):
    """a position reads back as the same line"""

    def read(self, line: str) -> State:
        s = super().read(line)
        assert isinstance(s, Magpies)
        s.turn = 0
        return s


class LossyNotation(Toy):
    """a position that was read asks the same"""

    def write(self, s: State) -> str:
        return super().write(s).replace(f"phase={DRAW}", f"phase={LAY}")


class OpenNotation(Toy):
    """a position is one line"""

    def write(self, s: State) -> str:
        return super().write(s).replace(" ", "\n")


class Endless(Toy):
    """the game ends within"""

    def finish(self, s: Magpies) -> None:
        self.start_over(s)

    def start_over(self, s: Magpies) -> None:
        s.spent, s.phase = [], LAY
        self.start(s)


class EndWithoutReason(Toy):
    """an ending has a rule and a reason"""

    def finish(self, s: Magpies) -> None:
        s.ending = Ending([0], "TOY-1", "", [0] * s.seats)


class EndWithoutWinner(Toy):
    """somebody wins"""

    def finish(self, s: Magpies) -> None:
        s.ending = Ending([], "TOY-1", "nobody", [0] * s.seats)


class EndWithoutScores(Toy):
    """every seat has a score"""

    def finish(self, s: Magpies) -> None:
        s.ending = Ending([0], "TOY-1", "just so", [])


class Untruth(Toy):
    """the truth is possible|no world fits"""

    def may_be(self, s: State, seat: int, card: int, face: int) -> bool:
        return face != 5 or card == 0


class PilotsEnd(Toy):
    """a piloted game ends the same"""

    def finish(self, s: Magpies) -> None:
        super().finish(s)
        if s.pilot is not None:
            s.turn = s.seats


class PilotsShortcut(Toy):
    """a world asks its seat the same question"""

    def draw_options(self, s: Magpies) -> list[int]:
        return super().draw_options(s) if s.pilot is None else []


class TellersChance(Toy):
    """a replay gives the same position"""

    def tell(self, s: State, name: str, audience: int, data: dict[str, object]) -> None:
        super().tell(s, name, audience, data)
        if s.teller is not None and name == "won":
            roll(s, 2)


class StillKnown(Toy):
    """seat . cannot tell hidden faces apart"""

    def peek(self, s: Magpies) -> None:
        super().peek(s)
        hidden = [card for card in s.pile if s.face[card] < 3]
        for card in hidden:
            self.tell(s, "felt", 1, {"place": s.pile.index(card)})


class SealedInOrder(Toy):
    """seat . cannot tell hidden faces apart"""

    async def lay(self, s: Magpies) -> None:
        """The second to lay is told whether the hidden card of the first one is higher."""
        first = await choose(s, 0, "lay", s.hands[0].copy())
        self.tell(s, "felt", 2, {"high": s.face[first] > 6})
        s.hands[0].remove(first)
        s.spent.append(first)
        for seat in range(1, s.seats):
            self.show_laid(s, seat, await choose(s, seat, "lay", s.hands[seat].copy()))
        reveal(s, first)
        s.tricks[0] += 1
        s.phase = DRAW
        if not s.hands[0]:
            self.finish(s)

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Magpies)
        return {"turn": s.turn, "hand": write_faces(s, s.hands[seat]) if seat < s.seats else ""}


class ShownToTheWatcher(Toy):
    """seat 7 cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        super().take(s, seat, card)
        self.tell(s, "broadcast", 1 << 7, {"face": s.face[card]})


class LeakingMood(Toy):
    """seat . cannot tell hidden faces apart"""

    def take(self, s: Magpies, seat: int, card: int) -> None:
        super().take(s, seat, card)
        if s.face[card] > 6:
            self.tell(s, "delight", EVERYONE, {"seat": seat})


BROKEN: list[type[Toy]] = [
    game for game in list(globals().values()) if isinstance(game, type) and issubclass(game, Toy) and game is not Toy
]
