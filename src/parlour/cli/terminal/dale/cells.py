"""Cards of market and hand: in a line each, or in frames where there is room, with the beginning of their text."""

from __future__ import annotations

from textwrap import wrap

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.board import Pointer, Thing, Zone
from parlour.cli.terminal.dale.paint import clip, fit, kind_letters, print_named, set_colour, set_letters, thing_style
from parlour.cli.terminal.dale.seen import Card, Held, Seen, Slot
from parlour.cli.terminal.dale.things import CardThing

LIGHT = ("┌", "─", "┐", "│", "└", "┘")
HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")
FRAME_LINES = 4  # top, name, facts, bottom


def value_words(card: Card) -> str:
    """The value, and what it is worth now if that differs."""
    if isinstance(card, Held) and card.worth is not None and card.worth != card.value:
        return f"{card.value}→{card.worth}"
    return str(card.value)


def name_words(card: Card, room: int) -> str:
    """The name, and what the card counts as, each shortened to its part of the room."""
    if isinstance(card, Held) and card.name is not None and card.counts_as is not None:
        name = clip(card.name, max(room // 2, room - len(card.counts_as) - 1))
        return clip(f"{name}={card.counts_as}", room)
    return clip(card.name or "▒", room)


def sign_words(card: Card) -> str:
    """Set and kind in letters; a market card shows its surcharge and its price."""
    kind = kind_letters(print_named(card.name))
    words = f"{set_letters(card.set)} {kind}".rstrip()
    return f"{words} +{card.slot}={card.price}" if isinstance(card, Slot) else words


def draw_lines(seen: Seen, pointer: Pointer, name: str, width: int) -> list[Text]:
    """Hand cards, a line for each row; lit cards stand in brackets."""
    lines = []
    zone = zone_named(pointer, name)
    for y, row in enumerate(zone.rows if zone else []):
        line = Text()
        room = width // max(len(each) for each in zone.rows) if zone else width
        for x, thing in enumerate(row):
            lit = thing.option is not None
            facts = facts_of(thing)
            words = f"{title_of(thing, room - len(facts) - 4)} {facts}"
            style = thing_style(colour_of(seen, thing), lit, pointing(pointer, name) == (y, x))
            line.append_text(fit(Text().append(f"[{words}]" if lit else f" {words} ", style), room))
        lines.append(line)
    return lines


def draw_pairs(seen: Seen, pointer: Pointer, name: str, row: int, width: int) -> list[Text]:
    """Market cards side by side in two lines: the name, and below it value, signs and price."""
    zone = zone_named(pointer, name)
    lines = [Text(), Text()]
    if zone is None or row >= len(zone.rows):
        return lines
    room = width // 5
    for x, thing in enumerate(zone.rows[row]):
        lit = thing.option is not None
        style = thing_style(colour_of(seen, thing), lit, pointing(pointer, name) == (row, x))
        title = title_of(thing, room - 3)
        lines[0].append_text(fit(Text().append(f"[{title}]" if lit else f" {title} ", style), room))
        lines[1].append_text(fit(Text().append(f" {facts_of(thing)}", style), room))
    return lines


def colour_of(seen: Seen, thing: Thing) -> Style:
    """The colour of a card's set."""
    return set_colour(seen.decks, thing.card.set) if isinstance(thing, CardThing) else Style()


def title_of(thing: Thing, room: int) -> str:
    """What a card is, or an empty slot."""
    return name_words(thing.card, room) if isinstance(thing, CardThing) else clip(thing.name, room)


def facts_of(thing: Thing) -> str:
    """Value, set and kind of a card."""
    return f"{value_words(thing.card)} {sign_words(thing.card)}" if isinstance(thing, CardThing) else ""


def draw_frames(seen: Seen, pointer: Pointer, name: str, rows: list[int], room: int, text: int) -> list[Text]:
    """Cards in frames, with this many lines of their text; lit ones have a heavy frame."""
    zone = zone_named(pointer, name)
    lines: list[Text] = []
    for y in rows if zone else []:
        assert zone is not None
        band = [Text() for _ in range(FRAME_LINES + text)]
        for x, thing in enumerate(zone.rows[y]):
            for line, part in zip(band, frame(seen, thing, pointing(pointer, name) == (y, x), room, text), strict=True):
                line.append_text(part)
        lines += band
    return lines


def frame(seen: Seen, thing: Thing, pointed: bool, room: int, text: int) -> list[Text]:
    """One card in its frame."""
    lit = thing.option is not None
    a, b, c, side, d, e = HEAVY if lit else LIGHT
    colour = colour_of(seen, thing)
    edge = colour + Style(dim=not lit)
    style = thing_style(colour, lit, pointed)
    inner = room - 4
    found = print_named(thing.card.name) if isinstance(thing, CardThing) else None
    words = wrap(found.text, inner) if found else []
    if len(words) > text:
        words = [*words[: text - 1], clip(f"{words[text - 1]} …", inner)] if text else []
    body = [Text(title_of(thing, inner), style), Text(facts_of(thing), style)]
    body += [Text(line, colour + Style(dim=not lit)) for line in words]
    body += [Text("")] * (2 + text - len(body))
    middle = [
        Text().append(side, edge).append(" ").append_text(fit(line, inner)).append(" ").append(side, edge)
        for line in body
    ]
    return [
        Text().append(a + b * (room - 2) + c, edge),
        *middle,
        Text().append(d + b * (room - 2) + e, edge),
    ]


def zone_named(pointer: Pointer, name: str) -> Zone | None:
    """A zone of the scene, if it has anything."""
    return next((zone for zone in pointer.zones if zone.name == name), None)


def pointing(pointer: Pointer, name: str) -> tuple[int, int] | None:
    """The pointed place of a zone."""
    return pointer.spot[name] if pointer.zone == name else None
