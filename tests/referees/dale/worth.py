"""What cards are worth now: printed values, and the changes of this turn in their order (R7, G-26, G-42)."""

from __future__ import annotations

from tests.referees.dale.copies import models
from tests.referees.dale.print import CHAMELEONS, PRINTS
from tests.referees.dale.table import hand
from tests.referees.referee import Table, View, must_be

from parlour.kernel.state import Event

ADD, SET, TIMES, MIRROR = range(4)  # how an event says that a value changed


class Change:
    """One change: of one card, or of all that a player uses."""

    def __init__(self, seat: int, card: int | None, name: str, how: int, amount: int) -> None:
        self.seat = seat
        self.card = card
        self.name = name
        self.how = how
        self.amount = amount
        self.models: set[int] | None = None  # for a copy: the cards one of which it is a copy of

    def apply(self, value: int) -> int:
        if self.how == ADD:
            return value + self.amount
        if self.how == SET:
            return self.amount
        if self.how == TIMES:
            return value * self.amount
        return 6 - value if 1 <= value <= 5 else value


class Worth:
    """The changes of the turn."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.unsure: set[str] = set()  # names of cards of which one was changed, we do not know which
        self.touched: dict[int, int] = {}  # the card that each seat has last chosen
        self.copied: dict[str, str] = {}  # what copying cards have become this turn, by their names

    def of(self, seat: int, card: int | None, name: str, model: int | None = None) -> int:
        """What a card is worth in a player's hand; as a copy it has the changes of its model, too."""
        value = PRINTS[name].value
        for change in self.changes:
            if change.seat == seat and change.card in (None, card, model):
                value = change.apply(value)
        return value

    def now(self, seat: int, card: View) -> int:
        """The same for a card of a view; where we lost track of equal cards, what the view says."""
        if card["name"] in self.unsure and card["worth"] is not None:
            shown: int = card["worth"]
            return shown
        return self.of(seat, card["card"], card["name"])

    def sure(self, name: str) -> bool:
        return name not in self.unsure and name not in CHAMELEONS

    # Following the game

    def follow(self, now: Table, seat: int, touches: View, events: list[Event], names: list[str]) -> None:
        """Take the changes that were told; forget those of cards that left the hand, and all with the turn."""
        if "card" in touches:
            self.touched[seat] = touches["card"]
        for event in events:
            if event.name == "turn":
                self.changes, self.unsure, self.copied = [], set(), {}
            elif event.name == "copied":
                self.copied[names[number(event, "face")]] = names[number(event, "model")]
            elif event.name == "value changed":
                self.note(now, event, names)
            elif event.name == "gained":  # it had left the hand, or another card did under its back: the hand was mixed
                left = [change for change in self.changes if change.card == event.data["card"]]
                self.changes = [change for change in self.changes if change not in left]
                self.unsure |= {change.name for change in left}
        if any(event.name in ("stored", "on deck", "under deck") for event in events):
            self.unsure |= {change.name for change in self.changes if change.name}  # the hand may have been mixed
        self.forget_gone(now)
        self.forget_stale(now)

    def note(self, now: Table, event: Event, names: list[str]) -> None:
        """One told change; of equal cards the one that was chosen."""
        seat, face = number(event, "seat"), number(event, "face")
        card, name = None, ""
        if face >= 0:
            name = names[face]
            held = [c["card"] for c in hand(now, seat) if c["name"] == name]
            chosen = self.touched.get(seat)
            card = chosen if chosen in held else held[0] if len(held) == 1 else -1
            if card == -1:
                self.unsure.add(name)
        change = Change(seat, card, name, number(event, "how"), number(event, "amount"))
        if name in self.copied:
            change.models = self.models_of(now, change)
        self.changes.append(change)

    def forget_gone(self, now: Table) -> None:
        """What was changed on a card ends when it leaves the hand and the schedule (R7).

        A hand that was mixed has its faces under other backs: then one of that name is changed, we cannot say which.
        """
        kept = []
        for change in self.changes:
            place = now.own(change.seat)
            here = {card["card"]: card["name"] for card in place["hand"] + place["schedule"]}
            if change.card is None or here.get(change.card) == change.name:
                kept.append(change)
            elif change.name in here.values():
                self.unsure.add(change.name)
        self.changes = kept

    def forget_stale(self, now: Table) -> None:
        """What was changed on a copy ends when its model is gone (R8): of several equal ones we cannot say which is."""
        for change in self.changes:
            if change.models is not None:
                left = change.models & self.models_of(now, change)
                if left and left != change.models:
                    self.unsure.add(change.name)
                change.models = left
        self.changes = [change for change in self.changes if change.models is None or change.models]

    def models_of(self, now: Table, change: Change) -> set[int]:
        """The cards that a changed card may be a copy of, of the name that it has become."""
        held = [card for card in hand(now, change.seat) if card["card"] == change.card]
        found = {model for card in held for model in models(now, change.seat, card)}
        return {model.card for model in found if model.name == self.copied[change.name]}

    def check(self, table: Table) -> None:
        """Every player's own view says what the own cards are worth."""
        for seat in range(table.seats):
            for card in hand(table, seat):
                printed = PRINTS[card["name"]]
                must_be(
                    (card["value"], card["set"]),
                    (printed.value, printed.folk),
                    "DM-055",
                    f"the print of {card['name']}",
                )
            for name in sorted({card["name"] for card in hand(table, seat)}):
                self.check_equals(seat, name, [card for card in hand(table, seat) if card["name"] == name])

    def check_equals(self, seat: int, name: str, cards: list[View]) -> None:
        """What cards of one name are worth, whichever of them it is: a hand may have been mixed, and who sees that one
        of them has another worth than before cannot say more of these this turn."""
        seen, said = [card["worth"] for card in cards], [self.of(seat, card["card"], name) for card in cards]
        if self.sure(name):
            must_be(sorted(seen), sorted(said), "G-26", f"what {name} is worth in P{seat + 1}'s hand")
        if seen != said and name not in CHAMELEONS:
            self.unsure.add(name)


def number(event: Event, key: str) -> int:
    value = event.data[key]
    assert isinstance(value, int)
    return value
