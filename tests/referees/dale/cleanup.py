"""The end of a turn and of the game: hand size, filling, the market, whose turn it is, who wins."""

from __future__ import annotations

from tests.referees.dale.print import PRINTS
from tests.referees.dale.table import against, character, hand, has_token, opponents, side, stall
from tests.referees.referee import Table, must, must_be

from parlour.kernel.state import Event


class TurnWatch:
    """What this turn has added to the hand size, and who is to be next."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.more = 0
        self.soon = 0  # of a technique that is still being paid

    def check(self, was: Table, now: Table, what: str, events: list[Event]) -> None:
        """After every answer."""
        turns = [event for event in events if event.name == "turn"]
        if turns and was.view["turns"] > 0:
            self.check_next(was, now, turns)
            self.check_filled(was, now, events)
            self.check_market(now, events)
        self.follow(now, what, events)
        if not copies_about(now):
            self.check_hand_size(now)
        self.check_built(was, now, events)
        self.check_win(now)

    # Turns

    def check_next(self, was: Table, now: Table, turns: list[Event]) -> None:
        """Players take turns clockwise (DM-128)."""
        seat = was.view["turn"]
        for event in turns:
            seat = (seat + 1) % now.seats
            must_be(event.data["seat"], seat, "DM-128", "whose turn it is")

    def follow(self, now: Table, what: str, events: list[Event]) -> None:
        """Bribe, paid in a purchase, and Display of Power add to the hand size of this turn."""
        for event in events:
            if event.name == "turn":
                self.more, self.soon = 0, 0
            elif event.name == "played" and self.name(event) == "Display of Power":
                self.soon += 2
            elif event.name == "paid" and what == "pay":
                faces = event.data["faces"]
                assert isinstance(faces, list)
                self.more += sum(1 for face in faces if self.names[face] == "Bribe")
        if not now.asked("spend") and not now.asked("discard"):
            self.more, self.soon = self.more + self.soon, 0

    def name(self, event: Event) -> str:
        return self.names[int(str(event.data["face"]))]

    # The hand

    def hand_size(self, table: Table, seat: int) -> int:
        """Five, and what changes it (DM-190, R14)."""
        size = 5 + sum(1 for card in hand(table, seat) if card["name"] == "Cookies")
        size += sum(1 for stack in stall(table, seat) for card in stack if card["name"] == "Sofa")
        who = character(table, seat)
        if who == "Odalys":
            size += 1
        if who == "Nocturne" and table.view["clock"] and not table.view["clock"]["day"]:
            size += 1
        if who == "Castor and Pollux" and has_token(table, seat, "Castor's Mask"):
            size += 1
        return size

    def check_hand_size(self, table: Table) -> None:
        """What players see of their own hand size; this turn's additions are the active player's."""
        for seat in range(table.seats):
            seen = table.own(seat)["hand_size"]
            said = self.hand_size(table, seat) + (self.more if seat == table.view["turn"] else 0)
            resting = any(ask["what"] in ("act", "end turn") for _, ask in table.asks)
            if seat != table.view["turn"] or resting:
                must_be(seen, said, "DM-190", f"P{seat + 1}'s hand size")

    def check_filled(self, was: Table, now: Table, events: list[Event]) -> None:
        """The hand of the turn that ended reached its size, unless opponents kept it from that (DM-192, R13)."""
        seat = was.view["turn"]
        if any(event.name == "ability" for event in events):  # at the end of a turn it may change the hand size
            return
        if against(was, seat, "Lost Shipments") or against(now, seat, "Lost Shipments") or copies_about(now):
            return
        held, size = len(hand(now, seat)), self.hand_size(now, seat)
        must(held >= size, "DM-192", f"P{seat + 1} ends the turn with {held} cards and a hand size of {size}")

    # The market

    def check_market(self, now: Table, events: list[Event]) -> None:
        """The market is full, or as full as it can be, with its gaps on the left (DM-200 to DM-203)."""
        last = max(position for position, event in enumerate(events) if event.name == "turn")
        if any(event.name in ("taken", "bought", "offered", "thrown away") for event in events[last:]):
            return
        row = [card is not None for card in now.view["market"]]
        must_be(row, sorted(row, reverse=True), "DM-200", "which slots have cards")
        if not all(row):
            left = now.view["market_deck"] + len(now.view["market_discard"])
            must_be(left, 0, "DM-201", "the number of cards that could still fill the market")

    # Stacks and winning

    def check_built(self, was: Table, now: Table, events: list[Event]) -> None:
        """Every stack that was told stands in the stall, with its cards, as the next one (DM-176)."""
        counts = {side(now, seat): len(stall(was, seat)) for seat in range(now.seats)}
        for event in events:
            if event.name == "built":
                seat = int(str(event.data["seat"]))
                counts[side(now, seat)] += 1
                must_be(
                    event.data["stack"], counts[side(now, seat)], "DM-176", f"the number of P{seat + 1}'s new stack"
                )
                faces = event.data["faces"]
                assert isinstance(faces, list)
                for face in faces:
                    name = self.names[face]
                    must(name == "Junk" or PRINTS[name].folk is not None, "DM-071", f"{name} stands in a stall")
        for seat in range(now.seats):
            must_be(len(stall(now, seat)), counts[side(now, seat)], "DM-182", f"the number of P{seat + 1}'s stacks")

    def may_win(self, table: Table, seat: int) -> bool:
        """Whether nothing keeps a player from winning (DM-205)."""
        who, shown = character(table, seat), table.view["seats"][seat]["character"]
        if who == "Sable":
            return bool(shown["charge"] == 0)
        if who == "Mortimer":
            return sum(1 for card in shown["beside"] if card["name"].endswith("Forged Invoice")) >= 2
        return True

    def check_win(self, table: Table) -> None:
        """Whoever has all stacks and may win has won; nobody else has (DM-204, DM-208, DM-222)."""
        goal, ending = table.view["goal"], table.view["ending"]
        done = [seat for seat in range(table.seats) if len(stall(table, seat)) >= goal]
        if any(character(table, seat) == "Ignatius" for seat in done):
            return
        sides = {side(table, seat) for seat in done}
        free = {s for s in sides if all(self.may_win(table, p) for p in range(table.seats) if side(table, p) == s)}
        if free:
            must(ending is not None, "DM-204", f"P{done[0] + 1} has built stack {goal}, but the game goes on")
        if ending is not None and ending["rule"] != "G-79":
            for seat in ending["winners"]:
                must(side(table, seat) in free, "DM-204", f"P{seat + 1} has won with {len(stall(table, seat))} stacks")
                must(
                    all(other not in ending["winners"] for other in opponents(table, seat)),
                    "DM-204",
                    "two sides have won",
                )


def copies_about(table: Table) -> bool:
    """Whether there are copying cards in the game, which may count as Cookies or as anything else (R8)."""
    return "chameleons" in table.view["decks"]
