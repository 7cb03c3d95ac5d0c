"""What a copying card may be: the cards it can copy, looked through other copying cards (R8, G-108)."""

from __future__ import annotations

from typing import NamedTuple

from tests.referees.dale.print import CHAMELEONS
from tests.referees.dale.table import hand, stall
from tests.referees.referee import Table, View


class Model(NamedTuple):
    """A card that can be copied, and how it is reached."""

    name: str
    card: int
    own: bool  # whether it lies in the copier's own hand
    via: int | None  # the copying card of that hand which is looked at on the way


def models(table: Table, seat: int, card: View, seen: tuple[str, ...] = ()) -> set[Model]:
    """Every card that a copying card may be; empty where there is none and it is itself."""
    found: set[Model] = set()
    for model, own in targets(table, seat, card):
        name = model["name"]
        if name not in CHAMELEONS:
            found.add(Model(name, model["card"], own, None))
        elif name not in seen and name != card["name"]:
            beyond = models(table, seat, model, (*seen, card["name"]))
            found |= {far._replace(via=model["card"]) if own else far for far in beyond}
    return found


def targets(table: Table, seat: int, card: View) -> list[tuple[View, bool]]:
    """The cards that one kind looks at, and whether they are in the copier's hand."""
    name, view = card["name"], table.view
    if name == "Flexible Shopkeeper":
        stacks = stall(table, seat)
        return [(other, False) for other in stacks[-1]] if stacks else []
    if name == "Reflection":
        piles = [view["seats"][other]["discard"] for other in range(table.seats) if other != seat]
        return [(pile[-1], False) for pile in piles if pile]
    if name == "Good Old Times":
        return [(view["market_discard"][-1], False)] if view["market_discard"] else []
    if name == "Trendsetting":
        return [(other, False) for other in view["market"] if other is not None]
    return [(other, True) for other in hand(table, seat) if other["card"] != card["card"]]
