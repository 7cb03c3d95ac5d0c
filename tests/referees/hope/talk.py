"""What the referee expects to be asked, and the answers that it hears."""

from __future__ import annotations

from collections.abc import Callable, Generator

from tests.referees.hope.sheet import Sheet
from tests.referees.referee import View

Option = tuple[str, object]  # its words, and the thing that it touches
Options = Callable[[], list[Option]]
DONE: Option = ("done", None)
STOP: Option = ("stop", None)


class Question:
    """Who is asked what, and what may be answered. Options are made when the table has been compared: by then the cards
    that were drawn are known. Without them, `halves` says how many there are."""

    def __init__(self, seat: int, what: str, options: Options, rule: str, halves: int = 0) -> None:
        self.seat = seat
        self.what = what
        self.options = options
        self.rule = rule
        self.halves = halves


class Reply:
    """The option that was chosen."""

    def __init__(self, seat: int, what: str, option: View, place: int) -> None:
        self.seat = seat
        self.what = what
        self.words: str = option["words"]
        self.touches: View = option["touches"]
        self.place = place  # among the options

    @property
    def card(self) -> int:
        """The card that it touches."""
        number: int = self.touches["card"]
        return number

    @property
    def stops(self) -> bool:
        """Whether it is no card and no thing."""
        return self.words in ("done", "stop")


Talk = Generator[list[Question], Reply, None]
Asked = Generator[list[Question], Reply, Reply]


def ask(seat: int, what: str, options: Options, rule: str, halves: int = 0) -> Asked:
    """Ask one seat one question."""
    return (yield [Question(seat, what, options, rule, halves)])


def named(s: Sheet, cards: list[int], verb: str = "") -> list[Option]:
    """Cards as options."""
    return [(f"{verb} {s.name(card)}".strip(), card) for card in cards]


def of_both(s: Sheet, seat: int) -> list[Option]:
    """The cards of hand and discard pile, whose words tell them apart."""
    player = s.players[seat]
    return named(s, player.hand) + [(f"{s.name(card)} (discard pile)", card) for card in player.discard]
