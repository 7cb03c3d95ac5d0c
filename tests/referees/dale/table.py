"""The table of Dale as an observer reads it: zones, whose opponents, what lasts."""

from __future__ import annotations

from copy import copy

from tests.referees.referee import Table, View


def hand(table: Table, seat: int) -> list[View]:
    """A hand as its player sees it."""
    cards: list[View] = table.own(seat)["hand"]
    return cards


def with_hand(table: Table, seat: int, cards: list[View]) -> Table:
    """The same table with these cards in a hand."""
    other = copy(table)
    other.views = list(table.views)
    seats = list(table.views[seat]["seats"])
    seats[seat] = seats[seat] | {"hand": cards}
    other.views[seat] = table.views[seat] | {"seats": seats}
    return other


def side(table: Table, seat: int) -> int:
    """Whose stall a player builds: the own one, or the team's (DM-220)."""
    number: int = table.view["seats"][seat]["side"]
    return number


def opponents(table: Table, seat: int) -> list[int]:
    """All but the player and the teammate (DM-226)."""
    return [other for other in range(table.seats) if side(table, other) != side(table, seat)]


def stall(table: Table, seat: int) -> list[list[View]]:
    """The stacks of a player, the one built last at the end."""
    stacks: list[list[View]] = table.view["stalls"][side(table, seat)]
    return stacks


def in_force(table: Table, seat: int, name: str) -> int:
    """How many cards of a name lie in a player's schedule, copies among them (R13)."""
    return sum(1 for card in table.view["seats"][seat]["schedule"] if (card["as"] or card["name"]) == name)


def against(table: Table, seat: int, name: str) -> int:
    """How many such cards lie in the schedules of a player's opponents."""
    return sum(in_force(table, other, name) for other in opponents(table, seat))


def character(table: Table, seat: int) -> str:
    """The name of a player's character, or ""."""
    shown = table.view["seats"][seat]["character"]
    return shown["name"] if shown else ""


def has_token(table: Table, seat: int, thing: str) -> bool:
    """Whether a token lies on a large specialty card beside the character."""
    shown = table.view["seats"][seat]["character"]
    return any(card["name"].endswith(thing) and card["charge"] > 0 for card in shown["beside"])
