"""Where a card lies, in words: a zone and a place in it from 1, such as `hand1.2`, `market.5`, `stall2.3`."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import ZONES
from parlour.kernel.errors import ParlourError

# The zones in the order in which a line lists places; nothing lies aside between two actions.
ORDER: Final = [
    *("deck", "hand", "disc", "sched", "dealt", "beside", "character"),
    *("stored", "stall", "market", "mdeck", "mdisc", "pile", "box"),
]


def places(s: DaleState) -> list[tuple[str, int]]:
    """Every card with its place; stored cards are counted along the schedule and the character they lie on."""
    found = [(name, card) for name, card in ZONES.places(s) if zone_in(name) in ORDER and card not in s.stored]
    for seat in range(s.seats):
        zone = [*s.sched[seat], s.character[seat]]
        held = [card for on in zone for card, holder in zip(s.stored, s.stored_on, strict=True) if holder == on]
        found += [(f"stored{seat + 1}.{place + 1}", card) for place, card in enumerate(held)]
    return sorted(found, key=lambda each: ORDER.index(zone_in(each[0])))


def zone_in(name: str) -> str:
    """The zone that the name of a place begins with."""
    return name.rstrip(".0123456789")


def place_names(s: DaleState) -> dict[int, str]:
    """The place of every card."""
    return {card: name for name, card in places(s)}


def card_at(s: DaleState, field: str, name: str) -> int:
    """The card at a place."""
    for other, card in places(s):
        if other == name:
            return card
    raise ParlourError(f"position: {field}: no card lies at {name!r}")
