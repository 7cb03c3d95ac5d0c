"""What a designer writes down of each campaign, from nothing but what everybody at the table heard."""

from __future__ import annotations

from parlour.games.alliances.cards.board import GOLD, PLACES, SILVER, starting_places
from parlour.games.alliances.cards.prints import SUITS, is_special
from parlour.kernel.state import NONE, Event


class Notes:
    """The notes on one campaign, taken event by event."""

    def __init__(self, players: int, empire: int) -> None:
        self.players = players
        self.empire = empire
        self.deals = 0
        self.bids = 0
        self.number = NONE  # the last bid, or the number declared
        self.suit = NONE
        self.aggressor = NONE  # the seat that named the dominant suit
        self.winner = NONE  # the side that won the campaign; with three players there is none
        self.held_by = [NONE] * PLACES
        for side in (GOLD, SILVER):
            for place in starting_places(players, side):
                self.held_by[place] = side
        self.won = 0
        self.drawn = 0
        self.captured = 0
        self.specials = 0

    def side(self, seat: int) -> int:
        """The side of a seat in this campaign."""
        if self.players == 3:
            return GOLD if seat == self.empire else SILVER
        return seat % 2

    def hear(self, event: Event) -> None:
        """Take one event down."""
        name = event.name
        if name == "dealt":
            self.deals += 1
        elif name == "bid":
            self.bids += 1
            self.number = number(event, "number")
        elif name == "declared":
            self.number = number(event, "number")
        elif name == "dominant":
            self.suit, self.aggressor = number(event, "suit"), number(event, "seat")
        elif name == "campaign":
            self.winner = number(event, "side")
        elif self.aggressor != NONE:  # the tricks of the arming phase are no conflicts
            self.hear_conflict(event)

    def hear_conflict(self, event: Event) -> None:
        """Take an event of a conflict down."""
        name = event.name
        if name == "won":
            self.won += 1
        elif name == "drawn":
            self.drawn += 1
        elif name == "played" and is_special(number(event, "face")):
            self.specials += 1
        elif name == "captured":
            self.captured += 1
            self.held_by[number(event, "place")] = self.side(number(event, "seat"))

    def row(self) -> dict[str, object]:
        """The notes as plain data; None where there was no such thing."""
        attacker = self.side(self.aggressor)
        ours = sum([1 for side in self.held_by if side == attacker])
        theirs = sum([1 for side in self.held_by if side == 1 - attacker])
        return {
            "deals": self.deals,
            "bids": self.bids,
            "bid": None if self.number == NONE else self.number,
            "suit": SUITS[self.suit],
            "aggressor": f"P{self.aggressor + 1}",
            "made_it": None if self.winner == NONE else self.winner == attacker,
            "countries": ours,
            "lead": ours - theirs,
            "captured": self.captured,
            "defended": self.won - self.captured,
            "drawn": self.drawn,
            "specials": self.specials,
        }


def number(event: Event, key: str) -> int:
    """A number that an event tells."""
    value = event.data[key]
    assert isinstance(value, int)
    return value


def campaign_facts(players: int, events: list[Event]) -> list[dict[str, object]]:
    """One row a campaign that was played to its end."""
    rows: list[dict[str, object]] = []
    empire = NONE
    notes = Notes(players, empire)
    for event in events:
        if event.name == "empire":
            empire = number(event, "seat")
        elif event.name == "map":
            notes = Notes(players, empire)
        notes.hear(event)
        if event.name in ("campaign", "empire scored"):
            rows.append(notes.row())
    return rows
