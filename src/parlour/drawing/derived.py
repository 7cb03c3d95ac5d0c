"""A layout for a game that declares none: everything that its view has, by name."""

from __future__ import annotations

from parlour.drawing.values import FRAME, has_cards, is_card, plain
from parlour.kernel.layout import COLUMNS, LIST, PILES, Area, Layout, Line
from parlour.kernel.zones import PILE, Zones

KNOWN = "_known"  # the entry beside a hidden pile, as in views that follow from zones
HANDS = ("hand", "hands")
LABELS = ("place", "slot", "name")
Item = dict[str, object]


def derived_layout(seen: Item, zones: Zones, seat_fields: list[str]) -> Layout:
    """Values into the status line, lists of cards into rows, other lists into lines, and the same for each seat."""
    piles = [zone.name for zone in zones.zones if zone.lies == PILE and not zone.single]
    status, areas = [], []
    for name, value in seen.items():
        if name in (*FRAME, "seats", "players") or is_known_part(name, seen):
            continue
        if isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
            if is_pile(name, value, piles):
                status.append(pile_line(name))
            else:
                areas.append(area_of(name, value, piles))
        elif not isinstance(value, list) or any(each not in (None, 0) for each in value):
            status.append(value_line(name, seen, seat_fields))
    seats = seen.get("seats")
    lines, fronts = seat_parts(seats if isinstance(seats, list) else [], piles, seat_fields)
    hand = next((name for name in HANDS if isinstance(seats, list) and seats and name in seats[0]), HANDS[0])
    card = [f"{plain(name)} {{{name}}}" for name in card_entries(seen)]
    return Layout(status=status, seat=lines, hand=Area(hand), fronts=fronts, areas=areas, card=card)


def area_of(name: str, value: list[object], piles: list[str]) -> Area:
    """A list of the view as it lies: cards in a row, lists of cards in columns, other things in lines."""
    head = plain(name).capitalize()
    if any(isinstance(each, list) for each in value):
        return Area(name, PILES if name in piles else COLUMNS, head=head)
    things = [each for each in value if isinstance(each, dict)]
    if all(is_card(each) for each in things):
        return Area(name, head=head)
    label = next((label for label in LABELS if label in things[0]), "")
    facts = [f"{plain(key)} {{{key}?}}" for key in things[0] if key != label]
    return Area(name, LIST, thing=f"{{{label}}}" if label else plain(name), lines=facts, head=head)


def is_known_part(name: str, owner: Item) -> bool:
    """Whether this lists what one knows of a hidden pile, which is told with the pile."""
    return name.endswith(KNOWN) and name.removesuffix(KNOWN) in owner


def is_pile(name: str, value: object, piles: list[str]) -> bool:
    """Whether cards lie on each other: of those one sees the number and the top one."""
    return isinstance(value, list) and name in piles and all(is_card(card) for card in value)


def pile_line(name: str) -> Line:
    """A pile by its number of cards and the top one."""
    words = f"{plain(name)} {{{name}:count}}"
    return Line(f"{words}[, top {{{name}:top}}]", words)


def value_line(name: str, owner: Item, seat_fields: list[str]) -> Line:
    """A value that is not zero, or a player; of a hidden pile its number of cards, and what one knows of them."""
    known = f"[, known {{{name}{KNOWN}:cards}}]" if f"{name}{KNOWN}" in owner else ""
    return Line(f"{plain(name)} {{{name}{'' if name in seat_fields else '?'}}}{known}")


def seat_parts(seats: list[Item], piles: list[str], seat_fields: list[str]) -> tuple[list[Line], list[Area]]:
    """What the lines of players say, and what lies before them."""
    lines: list[Line] = []
    fronts: list[Area] = []
    for name in seats[0] if seats else []:
        values = [seat.get(name) for seat in seats]
        cards = [value for value in values if has_cards(value)]
        if name == "seat" or is_known_part(name, seats[0]):
            continue
        if name in HANDS:
            lines.append(Line(f"{plain(name)} {{{name}:count}}"))
        elif any(is_pile(name, value, piles) for value in values):
            lines.append(pile_line(name))
        elif any(isinstance(value, list) and isinstance(value[0], list) for value in cards):
            fronts.append(Area(name, COLUMNS))
        elif cards:
            fronts.append(Area(name))
        elif not any(isinstance(value, dict) for value in values):
            lines.append(value_line(name, seats[0], seat_fields))
    return lines, fronts


def card_entries(seen: object) -> list[str]:
    """The entries that cards of a view have besides their names, if they are values."""
    found: list[str] = []
    if isinstance(seen, dict):
        if is_card(seen):
            found = [name for name, value in seen.items() if name not in ("card", "name", "below") and is_value(value)]
        else:
            found = [name for value in seen.values() for name in card_entries(value)]
    elif isinstance(seen, list):
        found = [name for value in seen for name in card_entries(value)]
    return list(dict.fromkeys(found))


def is_value(value: object) -> bool:
    """Whether a value is a number or a word."""
    return isinstance(value, int | str) and not isinstance(value, bool)
