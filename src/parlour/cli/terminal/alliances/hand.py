"""Cards in hand: by suit in rows, or as cards side by side where there is room."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.alliances.paint import COLOURS, card_style, suit_letter, suit_sign, written
from parlour.cli.terminal.alliances.seen import Card, Seen
from parlour.cli.terminal.board import DIM, Pointer, Scene, Thing, Zone
from parlour.games.alliances.cards.prints import FACES_BY_NAME
from parlour.kernel.state import WATCHER

FROM_HAND = ("play", "keep", "show", "lay aside", "tribute")
LIGHT = ("┌", "─", "┐", "│", "└", "┘")
HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")


def sorted_names(cards: list[Card]) -> list[str]:
    """The known cards by suit and number, specials last in their suit."""
    return sorted([card.name for card in cards if card.name is not None], key=lambda name: FACES_BY_NAME[name])


def hand_zone(scene: Scene, seen: Seen, side_by_side: bool) -> Zone:
    """The seat's own cards; those that can be chosen are lit."""
    if scene.seat == WATCHER:
        return Zone("hand", [])
    asked = scene.what in FROM_HAND  # a bid of 10M is not the card 10M
    names = sorted_names(seen.seats[scene.seat].hand)
    things = [Thing(name, scene.option_of(name) if asked else None) for name in names]
    if side_by_side:
        return Zone("hand", [things])
    return Zone("hand", [[thing for thing in things if suit_letter(thing.name) == suit] for suit in "MEP"])


def boxed_width(cards: list[Card]) -> int:
    """How wide a hand is with its cards side by side."""
    return sum(len(name) + 4 for name in sorted_names(cards))


def draw_rows(pointer: Pointer, width: int) -> list[Text]:
    """A row for each suit; lit cards stand in brackets."""
    zone = hand_in(pointer)
    lines = []
    for y, row in enumerate(zone.rows if zone else []):
        letter = suit_letter(row[0].name)
        room = width - 3 - sum(len(thing.name) + 2 for thing in row)
        line = suit_sign(letter) + Text(" ")
        for x, thing in enumerate(row):
            lit, pointed = thing.option is not None, pointing(pointer) == (y, x)
            name = thing.name if room >= 0 or len(thing.name) < 5 else thing.name[:4] + "."
            line.append(f"[{name}]" if lit else f" {name} ", card_style(thing.name, lit, pointed))
        lines.append(line)
    return lines


def draw_boxes(pointer: Pointer) -> list[Text]:
    """The cards side by side, three lines high; lit ones have a heavy frame."""
    lines = [Text(), Text(), Text()]
    zone = hand_in(pointer)
    for y, row in enumerate(zone.rows if zone else []):
        for x, thing in enumerate(row):
            lit, pointed = thing.option is not None, pointing(pointer) == (y, x)
            a, b, c, side, d, e = HEAVY if lit else LIGHT
            style = card_style(thing.name, lit, pointed)
            edge = Style(color=COLOURS[suit_letter(thing.name)], dim=not lit)
            wide = len(thing.name) + 2
            lines[0].append(a + b * wide + c, edge)
            lines[1].append(side, edge).append(f" {thing.name} ", style).append(side, edge)
            lines[2].append(d + b * wide + e, edge)
    return lines


def hand_in(pointer: Pointer) -> Zone | None:
    """The zone of the hand, if the seat has one."""
    return next((zone for zone in pointer.zones if zone.name == "hand"), None)


def pointing(pointer: Pointer) -> tuple[int, int] | None:
    """The pointed place of the hand."""
    return pointer.spot["hand"] if pointer.zone == "hand" else None


def draw_all(seen: Seen, width: int) -> list[Text]:
    """A line for every player's hand, as far as it is known; the number of cards, if it is not."""
    lines = []
    for seat in seen.seats:
        names = sorted_names(seat.hand)
        line = written(f"P{seat.seat + 1} ", Style(bold=True))
        for name in names:
            line.append(f"{name} ", Style(color=COLOURS[suit_letter(name)]))
        if len(names) < len(seat.hand):
            line.append(f"{len(seat.hand) - len(names)} hidden cards", DIM)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
