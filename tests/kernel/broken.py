"""Magpies, each time broken in one way. Each docstring is what the check must answer."""

from __future__ import annotations

from itertools import count
from typing import ClassVar

from tests.kernel.questions import asked
from tests.kernel.toy import DRAW, LAY, Magpies, Toy

from parlour.kernel.ask import Ask, choose, choose_sealed
from parlour.kernel.cards import roll
from parlour.kernel.events import Telling
from parlour.kernel.questions import NUMBER, Names, Question
from parlour.kernel.rulebook import Rulebook
from parlour.kernel.state import Ending, State

STRICTLY_BACK = Question("put back", "Put back", Names(["3"]), why=lambda s, seat, thing: "TOY-9")


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
    """the rules asked P. to put back without an option"""

    def back_options(self, s: Magpies) -> list[int]:
        return []


class NoSealedOptions(Toy):
    """the rules asked P. to lay without an option"""

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
    """the base never changes|a clone is the same match|undo returns to the very same match"""

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


class UnlistedQuestion(Toy):
    """a question is declared"""

    def questions(self) -> list[Question]:
        return [question for question in super().questions() if question.name != "put back"]


class UnlistedEvent(Toy):
    """an event is declared"""

    def events(self) -> list[Telling]:
        return [telling for telling in super().events() if telling.name != "drew"]


class NoEvents(Toy):
    """an event is declared"""

    def events(self) -> list[Telling]:
        return []


class UnknownEnding(Toy):
    """a rule that is named is in the rulebook\n  the ending: TOY-1"""

    def rulebook(self) -> Rulebook:
        return Rulebook("- **TOY-2** Most tricks win.")


class UnknownReason(Toy):
    """a rule that is named is in the rulebook\n  put back: why not 3: TOY-9"""

    def rulebook(self) -> Rulebook:
        return Rulebook("- **TOY-1** Most tricks win.")

    def questions(self) -> list[Question]:
        return [asked("lay"), asked("draw"), STRICTLY_BACK]

    async def draw(self, s: Magpies) -> None:
        await choose(s, s.turn, STRICTLY_BACK, s.hands[s.turn].copy())
        s.phase = LAY


class UnknownRule(UnknownReason):
    """a rule that is named is in the rulebook\n  draw: TOY-8"""

    def questions(self) -> list[Question]:
        return [Question("draw", "Draw", NUMBER, "TOY-8"), *super().questions()]


class LateSeal(Toy):
    """sealed questions stand at the start of an action"""

    async def draw(self, s: Magpies) -> None:
        await choose(s, s.turn, asked("draw"), [0, 1])
        await choose_sealed(s, [Ask(seat, asked("draw"), [0, 1]) for seat in range(s.seats)])
        s.phase = LAY


class TwiceAsked(Toy):
    """a seat is asked one question at a time"""

    async def draw(self, s: Magpies) -> None:
        await choose_sealed(s, [Ask(s.turn, asked("draw"), [0, 1]), Ask(s.turn, asked("draw"), [0, 1])])
        s.phase = LAY


class NobodyAsked(Toy):
    """questions go to seats"""

    async def draw(self, s: Magpies) -> None:
        await choose(s, s.seats, asked("draw"), [0, 1])
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


class Unsettled(Toy):
    """the true faces fit together|no world in 2000 fits"""

    def fits(self, s: State, seat: int) -> bool:
        return s.face[0] < s.face[1]


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


BROKEN: list[type[Toy]] = [
    game for game in list(globals().values()) if isinstance(game, type) and issubclass(game, Toy) and game is not Toy
]
