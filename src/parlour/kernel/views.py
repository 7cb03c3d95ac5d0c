"""What a seat sees, for games that do not say it themselves: it follows from the zones.

Cards that lie beside each other are seen by their backs, with the names of those that the seat knows. Of a face-down
pile only the number of its cards is seen, and which of them the seat knows.
"""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.state import NONE, State
from parlour.kernel.zones import ALL, NAME, PILE, SEAT, SEATS, Part, Zone


def view_of(game: Game, s: State, seat: int) -> dict[str, object]:
    """Everything that a seat (or the watcher) can see."""
    seen: dict[str, object] = {"game": game.name, "players": s.seats}
    seats: list[dict[str, object]] = [{"seat": other} for other in range(s.seats)]
    for part in game.zones().parts:
        if part.secret or part.per == "card":
            continue
        if isinstance(part, Zone) and part.owned:
            for other in range(s.seats):
                add_zone(game, s, seat, part, getattr(s, part.name)[other], seats[other])
        elif isinstance(part, Zone):
            add_zone(game, s, seat, part, getattr(s, part.name), seen)
        elif part.per == "seat":
            for other in range(s.seats):
                seats[other][part.name] = told(part, getattr(s, part.name)[other], s.seats)
        elif part.depth < 2:
            seen[part.name] = told(part, getattr(s, part.name), s.seats)
    seen["seats"] = seats
    return seen


def add_zone(game: Game, s: State, seat: int, zone: Zone, cards: object, seen: dict[str, object]) -> None:
    """A zone of one owner: its cards, or of a hidden pile their number and those that the seat knows."""
    if zone.lies == PILE and zone.seen != ALL and isinstance(cards, list) and not zone.stacks:
        known = [view_card(game, s, card, seat) | {"below": len(cards) - 1 - i} for i, card in enumerate(cards)]
        seen[zone.name] = len(cards)
        seen[f"{zone.name}_known"] = [card for card in reversed(known) if card["name"] is not None]
    else:
        seen[zone.name] = view_cards(game, s, cards, seat)


def view_cards(game: Game, s: State, cards: object, seat: int) -> object:
    """A card, or cards in lists; None where no card lies."""
    if isinstance(cards, list):
        return [view_cards(game, s, card, seat) for card in cards]
    assert isinstance(cards, int)
    return None if cards == NONE else view_card(game, s, cards, seat)


def view_card(game: Game, s: State, card: int, seat: int) -> dict[str, object]:
    """A card: its back, its name if the seat knows it, and the numbers that lie on it."""
    seen: dict[str, object] = {"card": card}
    seen["name"] = game.face_name(s.face[card]) if s.known[card] >> seat & 1 else None
    for part in game.zones().parts:
        if part.per == "card" and not part.secret and getattr(s, part.name)[card] != part.start:
            seen[part.name] = getattr(s, part.name)[card]
    return seen


def told(part: Part, value: object, seats: int) -> object:
    """A value as a view says it: names instead of their numbers, lists of seats instead of sets."""
    if isinstance(value, list):
        return [told(part, each, seats) for each in value]
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if part.means == SEATS:
        return [seat for seat in range(seats) if value >> seat & 1]
    if value == NONE and part.means != "number":
        return None
    return part.names[value] if part.means == NAME else value


def fields_with_seats(game: Game) -> list[str]:
    """The fields of such a view whose numbers are seats."""
    return ["seat", *[part.name for part in game.zones().parts if part.means in (SEAT, SEATS)]]
