"""Where a card lies, in words: a zone and a place in it from 1, such as `hand1.2`, `market.5`, `stall2.3`."""

from __future__ import annotations

from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import NONE


def places(s: DaleState) -> list[tuple[str, int]]:
    """Every card with its place; stored cards are counted along the schedule and the character they lie on."""
    found: list[tuple[str, int]] = []
    for name, zones in zones_of_seats(s):
        for seat, zone in enumerate(zones):
            found += numbered(f"{name}{seat + 1}", zone)
    for seat in range(s.seats):
        if s.character[seat] != NONE:
            found.append((f"character{seat + 1}.1", s.character[seat]))
    for seat in range(s.seats):
        zone = [*s.sched[seat], s.character[seat]]
        held = [card for on in zone for card, holder in zip(s.stored, s.stored_on, strict=True) if holder == on]
        found += numbered(f"stored{seat + 1}", held)
    for side, stall in enumerate(s.stall):
        found += numbered(f"stall{side + 1}", [card for stack in stall for card in stack])
    found += [(f"market.{slot + 1}", s.market[slot]) for slot in range(MARKET_SLOTS) if s.market[slot] != NONE]
    for name, zone in (("mdeck", s.mdeck), ("mdisc", s.mdisc), ("pile", s.pile), ("box", s.box)):
        found += numbered(name, zone)
    return found


def zones_of_seats(s: DaleState) -> list[tuple[str, list[list[int]]]]:
    """The zones that every seat has, by name."""
    return [
        *(("deck", s.deck), ("hand", s.hand), ("disc", s.disc), ("sched", s.sched)),
        *(("dealt", s.dealt), ("beside", s.beside)),
    ]


def numbered(name: str, cards: list[int]) -> list[tuple[str, int]]:
    """The cards of a zone with their places."""
    return [(f"{name}.{place + 1}", card) for place, card in enumerate(cards)]


def place_names(s: DaleState) -> dict[int, str]:
    """The place of every card."""
    return {card: name for name, card in places(s)}


def card_at(s: DaleState, field: str, name: str) -> int:
    """The card at a place."""
    for other, card in places(s):
        if other == name:
            return card
    raise ParlourError(f"position: {field}: no card lies at {name!r}")
