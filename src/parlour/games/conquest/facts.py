"""What a designer writes down of a game, from nothing but what everybody at the table heard."""

from __future__ import annotations

from parlour.games.conquest.cards.faces import face_name
from parlour.kernel.game import Use
from parlour.kernel.state import Event


def number(event: Event, key: str) -> int:
    """A number that an event tells."""
    value = event.data[key]
    assert isinstance(value, int)
    return value


def game_facts(players: int, events: list[Event]) -> list[dict[str, object]]:
    """One row a player: morale, lands, attacks, what was won and lost."""
    rows: list[dict[str, object]] = []
    for seat in range(players):
        mine = [event for event in events if event.data.get("seat") == seat]
        morale = [number(event, "morale") for event in mine if event.name == "morale"]
        rows.append(
            {
                "seat": f"P{seat + 1}",
                "turns": count(mine, "begins"),
                "morale": morale[-1] if morale else 0,
                "played": count(mine, "played"),
                "interrupts": count(mine, "interrupted"),
                "lands": count(mine, "land placed"),
                "taken": count(mine, "land taken"),
                "attacks": count(mine, "attacked"),
                "won": len([event for event in events if event.name == "battle" and event.data["winner"] == seat]),
                "lost": count(mine, "discarded"),
            }
        )
    return rows


def count(events: list[Event], name: str) -> int:
    """How often something happened."""
    return len([event for event in events if event.name == name])


def card_uses(events: list[Event]) -> list[Use]:
    """Which cards were played, used as interrupts, and used for their abilities."""
    found: list[Use] = []
    for event in events:
        if event.name in ("played", "interrupted", "used"):
            found.append(Use("card", face_name(number(event, "face")), event.name, number(event, "seat")))
    return found
