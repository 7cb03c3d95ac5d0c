"""The type of a view that follows from the zones (`kernel.views`): what stands in it, with the texts of the zones."""

from __future__ import annotations

from functools import cache
from types import GenericAlias
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from parlour.kernel.zones import ALL, CARD, NAME, OWN, PILE, SEAT, SEATS, SLOTS, Part, Zone, Zones


@cache
def view_type_of(zones: Zones) -> Any:
    """The type of a view of such zones."""
    card = card_fields(zones)
    back = record("CardView", "A card by its back; its name is null while it is hidden.", card)
    below = {"below": Annotated[int, "how many cards lie over this one"]}
    known = record("KnownView", "A card of a face-down pile that the viewer knows.", {**card, **below})
    table: dict[str, Any] = {"game": str, "players": Annotated[int, "how many play"]}
    seat: dict[str, Any] = {"seat": Annotated[int, "the player"]}
    for part in zones.parts:
        if part.secret or part.per == "card":
            continue
        fields = seat if part.per == "seat" else table
        if isinstance(part, Zone):
            fields.update(zone_fields(part, back, known))
        elif part.per == "seat" or part.depth < 2:
            fields[part.name] = Annotated[value_type(part), part.text]
    table["seats"] = many(record("SeatView", "A player as the viewer sees them.", seat))
    return record("View", "Everything that a seat or a watcher sees.", table)


def record(name: str, text: str, fields: dict[str, Any]) -> Any:
    """A type of these fields."""
    made: Any = TypedDict(name, fields)  # type: ignore[misc]
    made.__doc__ = text
    return made


def many(kind: Any) -> Any:
    """A list of a type that is only known at run time."""
    return GenericAlias(list, (kind,))


def card_fields(zones: Zones) -> dict[str, Any]:
    """What is seen of a card; a number on it only where it is not the usual one."""
    fields: dict[str, Any] = {"card": int, "name": Annotated[str | None, "its name, - if this seat does not see it"]}
    on_cards = [part for part in zones.parts if part.per == "card" and not part.secret]
    return {**fields, **{part.name: NotRequired[Annotated[int, part.text]] for part in on_cards}}


def zone_fields(zone: Zone, back: Any, known: Any) -> dict[str, Any]:
    """The entries of a zone: its cards, or of a hidden pile their number and those that are known."""
    if zone.single:
        return {zone.name: Annotated[back | None, zone.text]}
    if zone.lies == PILE and zone.seen != ALL and not zone.stacks:
        return {
            zone.name: Annotated[int, f"{zone.text}: how many cards"],
            f"{zone.name}_known": Annotated[many(known), f"{zone.text}, as far as this seat knows them"],
        }
    cards = many(back | None if zone.lies == SLOTS else back)
    return {zone.name: Annotated[many(cards) if zone.stacks else cards, zone.text]}


def value_type(part: Part) -> Any:
    """The type of a value, or of the value of each seat."""
    one = item_type(part)
    return many(one) if part.depth - (part.per == "seat") > 0 else one


def item_type(part: Part) -> Any:
    """The type of a single value: names instead of their numbers, lists of seats instead of sets."""
    if part.means == SEATS:
        return list[int]
    if part.means in (SEAT, NAME, CARD):
        one: Any = Literal[tuple(part.names)] if part.means == NAME else int
        return one | None if part.may_be_none() else one
    return type(part.start) if type(part.start) in (bool, str) and part.start != OWN else int
