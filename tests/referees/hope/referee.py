"""The referee of Dealers in Hope: a second reading of the rulebook, which plays along with every table."""

from __future__ import annotations

from collections import Counter

from tests.referees.hope import frame, looks, numbers
from tests.referees.hope.sheet import Sheet
from tests.referees.hope.talk import Option, Question, Reply, Talk
from tests.referees.referee import Referee, Table, View, must, must_be

from parlour.kernel.state import Event

# The events that are told with numbers, and which of them are compared.
TOLD = {
    "action": ("seat", "action", "with"),
    "passed": ("seat",),
    "scored": ("seat", "points"),
    "fortified": ("seat", "number"),
    "took": ("seat", "territory", "way", "cost"),
    "attacked": ("seat", "territory", "way", "defender", "defence"),
    "totals": ("attack", "defence"),
    "held": ("seat", "territory"),
    "conquered": ("seat", "territory", "loser"),
    "trained": ("seat", "cost"),
    "mastered": ("seat", "cost"),
    "late era": (),
    "counted": ("seat", "score", "points", "territories", "prizes", "masters"),
}
BETWEEN = ("draft", "action", "act", "toss", "winter toss")  # the questions that a late referee can begin with


class HopeReferee(Referee):
    """Keeps an account of the table by the rulebook alone, and compares."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet: Sheet | None = None
        self.talk: Talk | None = None
        self.open: list[Question] = []

    def sit_down(self, table: Table, log: list[Event]) -> None:
        """Begin with what is seen, unless a card is being carried out."""
        if table.asks and all(ask["what"] in BETWEEN for _, ask in table.asks):
            self.sheet = Sheet(table)
            self.talk = frame.play(self.sheet)
            self.open = next(self.talk, [])
            self.sheet.compare(table)

    def check_questions(self, table: Table) -> None:
        """Everything that the rules allow is offered, and nothing else; and every number on the table is right."""
        s = self.sheet
        if s is None:
            return
        looks.check(s, table)
        asked = sorted((seat, ask["what"]) for seat, ask in table.asks)
        must_be(asked, sorted((each.seat, each.what) for each in self.open), "DH-076", "who is asked what")
        for question in self.open:
            ask = next(ask for seat, ask in table.asks if (seat, ask["what"]) == (question.seat, question.what))
            if question.halves:
                must_be(len(ask["options"]), question.halves, question.rule, "the number of halves")
            else:
                self.check_options(question, ask)

    def check_options(self, question: Question, ask: View) -> None:
        """The options of one question."""
        seen = Counter(option_of(each) for each in ask["options"])
        said = Counter(question.options())
        more, less = list((seen - said).elements()), list((said - seen).elements())
        must(not more, question.rule, f"P{question.seat + 1} is offered {more}, which the rules do not allow")
        must(not less, question.rule, f"P{question.seat + 1} is not offered {less}")

    def check_answer(self, was: Table, now: Table, seat: int, what: str, words: View, events: list[Event]) -> None:
        """Play the same answer on one's own sheet, and compare."""
        if self.sheet is None or self.talk is None:
            self.sit_down(now, [])
            return
        ask = next(ask for each, ask in was.asks if (each, ask["what"]) == (seat, what))
        self.sheet.told = []
        try:
            self.open = self.talk.send(Reply(seat, what, words, ask["options"].index(words)))
        except StopIteration:
            self.open = []
        self.sheet.compare(now)
        self.check_events(events)
        if self.sheet.era == "over":
            self.check_end(now)

    def check_events(self, events: list[Event]) -> None:
        """What was told, with its numbers."""
        assert self.sheet is not None
        told = Counter((e.name, tuple(e.data[field] for field in TOLD[e.name])) for e in events if e.name in TOLD)
        must_be(told, Counter(self.sheet.told), "DH-089", "what is told")

    def check_end(self, table: Table) -> None:
        """Who has won (DH-111, DG-56)."""
        assert self.sheet is not None
        ending = table.view["ending"]
        must(ending is not None, "DH-110", "the game is over and goes on")
        must_be(ending["winners"], numbers.winners(self.sheet), "DG-56", "who has won")


def option_of(option: View) -> Option:
    """An option by its words and what it touches."""
    return option["words"], next(iter(option["touches"].values()), None)
