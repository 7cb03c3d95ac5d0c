"""What a designer writes down of a game, from nothing but what everybody at the table heard."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.actions import GROUPS, SIDES
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.locations import card_name
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, NO_PROFESSION, PRINTS
from parlour.kernel.game import Use
from parlour.kernel.state import Event

GROUP_OF_ACTION: Final = {action.name: GROUPS[action.group] for side in SIDES for action in side}
DEEDS: Final = {"played": "played", "laid": "played", "used": "used", "trained": "trained", "dismissed": "dismissed"}
CARD: Final = "card"
FACTION: Final = "faction"
CITY: Final = "start city"
PROFESSION: Final = "profession"
ACTION: Final = "action"
PLACE: Final = "place"
ORDER: Final = ("first to play", "second to play", "third to play", "fourth to play", "fifth to play")


def number(event: Event, key: str) -> int:
    """A number that an event tells."""
    value = event.data[key]
    assert isinstance(value, int)
    return value


def game_facts(players: int, events: list[Event]) -> list[dict[str, object]]:
    """One row a player: who they were, what they took, trained and scored."""
    return [player_facts(seat, events) for seat in range(players)]


def player_facts(seat: int, events: list[Event]) -> dict[str, object]:
    """The row of a player."""
    mine = [event for event in events if event.data.get("seat") == seat]
    took = [event for event in mine if event.name == "took"]
    attacked = [event for event in mine if event.name == "attacked"]
    ways = [str(event.data["way"]) for event in took + attacked]
    row: dict[str, object] = {
        "seat": f"P{seat + 1}",
        "faction": next(FACTIONS[number(event, "faction")].name for event in mine if event.name == "faction"),
        "capital": next(event.data["territory"] for event in mine if event.name == "capital"),
        "taken": len(took),
        "over land": ways.count("land"),
        "over sea": ways.count("sea"),
        "battles": len(attacked),
        "conquered": count(mine, "conquered"),
        "lost": len([event for event in events if event.name == "conquered" and event.data["loser"] == seat]),
        "trained": count(mine, "trained"),
        "masters": count(mine, "mastered"),
        "passed": count(mine, "passed"),
    }
    chosen = [GROUP_OF_ACTION[str(event.data["action"])] for event in mine if event.name == "action"]
    row |= {group: chosen.count(group) for group in GROUPS}
    scored = [event for event in mine if event.name == "scored"]
    for why, title in (("winter", "winter points"), ("a rival's territory", "battle points")):
        row[title] = sum([number(event, "points") for event in scored if event.data["why"] == why])
    row["penalties"] = -sum([number(event, "points") for event in scored if number(event, "points") < 0])
    return row


def count(events: list[Event], name: str) -> int:
    """How often something happened."""
    return len([event for event in events if event.name == name])


def uses_of(players: int, events: list[Event]) -> list[Use]:
    """Who led which faction from which city, and used which profession, action and card."""
    ledger = Ledger(players)
    for event in events:
        ledger.hear(event)
    return ledger.uses()


class Ledger:
    """What there was, and what each seat did with it, taken down event by event."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.things = [(FACTION, faction.name) for faction in FACTIONS]
        self.things += [(ACTION, name) for name in GROUP_OF_ACTION]
        self.counts: dict[tuple[str, str, str, int], int] = {}

    def hear(self, event: Event) -> None:
        """Take one event down."""
        name = event.name
        if name == "professions":
            listed = event.data["professions"]
            assert isinstance(listed, list)
            self.things += [(PROFESSION, ALL_PROFESSIONS[each].name) for each in listed]
        elif name == "first":
            for place in range(self.players):
                self.count(PLACE, ORDER[place], "had", (number(event, "seat") + place) % self.players)
        elif name == "faction":
            self.count(FACTION, FACTIONS[number(event, "faction")].name, "led", number(event, "seat"))
        elif name == "capital":
            self.count(CITY, str(event.data["territory"]), "chosen", number(event, "seat"))
        elif name == "action":
            self.count(ACTION, str(event.data["action"]), "chosen", number(event, "seat"))
        elif name == "mastered":
            master = ALL_PROFESSIONS[number(event, "master")].name
            self.count(PROFESSION, master, "mastered", number(event, "seat"))
        elif name in DEEDS:
            self.use_card(number(event, "face"), DEEDS[name], number(event, "seat"))

    def use_card(self, face: int, what: str, seat: int) -> None:
        """A seat does something with a card; who trains a professional trains the profession."""
        card = PRINTS[face]
        self.count(CARD, card_name(face), what, seat)
        if what == "trained" and card.profession != NO_PROFESSION:
            self.count(PROFESSION, ALL_PROFESSIONS[card.profession].name, what, seat)

    def count(self, kind: str, thing: str, what: str, seat: int) -> None:
        """A seat did something once more."""
        if (kind, thing) not in self.things:
            self.things.append((kind, thing))
        key = (kind, thing, what, seat)
        self.counts[key] = self.counts.get(key, 0) + 1

    def uses(self) -> list[Use]:
        """All of it, and that it was there."""
        found = [Use(kind, thing) for kind, thing in self.things]
        for (kind, thing, what, seat), times in self.counts.items():
            found.append(Use(kind, thing, what, seat, times))
        return found
