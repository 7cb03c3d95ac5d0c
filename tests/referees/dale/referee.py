"""The referee of Dale of Merchants: prices, payments, stacks, worth, hands and who knows what."""

from __future__ import annotations

from tests.referees.dale import actions, payments, prices, stacks
from tests.referees.dale.cleanup import TurnWatch
from tests.referees.dale.knowledge import Knowledge
from tests.referees.dale.worth import Worth
from tests.referees.referee import Referee, Table, View

from parlour.kernel.state import Event


class DaleReferee(Referee):
    """Follows the values of the turn and looks at every question."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names  # of the faces that events speak of
        self.worth = Worth()
        self.knowledge = Knowledge(names)
        self.turn = TurnWatch(names)
        self.parted = False  # whether a long list is being parted by single cards
        self.cut = 0  # what an ability saves in the purchase that goes on
        self.closed = False  # whether that purchase is made and the price of the others is not settled yet
        self.adapted = False  # whether a copying card has got its model this turn, and keeps it
        self.using = ""  # the card that makes it possible
        self.shown: int | None = None  # the very one, where the market was rearranged with it

    def sit_down(self, table: Table, log: list[Event]) -> None:
        """Take what the turn has changed so far from the log."""
        self.check_table(table)

    def check_questions(self, table: Table) -> None:
        """Every open question."""
        for seat, ask in table.asks:
            self.check_question(table, seat, ask)

    def check_question(self, table: Table, seat: int, ask: View) -> None:
        what = ask["what"]
        if what in ("act", "buy", "rearrange"):
            for option in ask["options"]:
                if option["words"].startswith("buy "):
                    prices.check_offer(table, seat, option, self.cut)
            if what == "act":
                actions.check(table, seat, ask, self.worth, self.adapted)
        elif what in ("pay", "spend"):
            bill = payments.read_bill(ask["prompt"], what == "pay", self.using, self.shown)
            if bill is not None:
                payments.check(table, seat, ask, bill, self.worth, not self.parted and not self.adapted)
        elif what == "build":
            stacks.check(table, seat, ask, self.worth, not self.parted and not self.adapted)
        elif what == "help":
            stacks.check_help(table, seat, ask, self.worth)

    def check_answer(self, was: Table, now: Table, seat: int, what: str, words: View, events: list[Event]) -> None:
        """Follow what an answer changed, then look at the table."""
        self.parted = "among others" in words["words"]
        for event in events:
            self.adapted = event.name != "turn" and (self.adapted or event.name == "copied")
        self.follow_purchase(now, words, events)
        self.worth.follow(now, seat, words["touches"], events, self.names)
        self.check_table(now)
        self.knowledge.check(was, now, seat, events)
        if what == "put on deck":
            self.knowledge.check_put(seat, words["words"], events)
        self.turn.check(was, now, what, events)

    def follow_purchase(self, now: Table, option: View, events: list[Event]) -> None:
        """What makes this purchase cheaper or possible. A cheaper one may bring another: prices rest till its end."""
        words, names = option["words"], [event.name for event in events]
        if "bought" in names:
            self.using, self.shown = "", None
            self.closed = self.cut > 0
        if now.asked("act") or "turn" in names:
            self.cut, self.using, self.shown, self.closed = 0, "", None, False
        if any(event.name == "ability" and event.data["ability"] == "Going Twice" for event in events):
            self.cut = 2
        if words.startswith("rearrange with"):
            self.using, self.shown = "Calculations", option["touches"].get("card")
        elif words.startswith("buy discarded"):
            self.using = "Market Discovery"

    def check_table(self, table: Table) -> None:
        """What must be true at every moment."""
        self.worth.check(table)
        if not self.closed:
            prices.check_market(table, self.cut)
        stacks.check_needed(table)
