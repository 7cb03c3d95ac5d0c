"""The players, one line each, and below it what lies in front of them."""

from __future__ import annotations

from rich.text import Text

from parlour.cli.terminal.board import DIM, LIT, POINTED, Pointer, Scene, Thing
from parlour.cli.terminal.dale.paint import GOLD, fit, set_colour, set_letters, thing_style, written
from parlour.cli.terminal.dale.seen import Card, Kept, Seat, Seen
from parlour.cli.terminal.dale.things import scheduled
from parlour.kernel.state import WATCHER


def draw_strip(scene: Scene, seen: Seen, pointer: Pointer, width: int) -> list[Text]:
    """Every player in the order of the seats."""
    zone = next(zone for zone in pointer.zones if zone.name == "players")
    here = pointer.spot["players"] if pointer.zone == "players" else (-1, -1)
    pointed = here[0] if here[1] == 0 else -1
    seats = draw_seats(scene, seen, [row[0] for row in zone.rows], pointed, width)
    lines = []
    for y, (seat, row) in enumerate(zip(seen.seats, zone.rows, strict=True)):
        at = here[1] if here[0] == y else -1
        lines.append(seats[y])
        if seat.schedule or seat.character is not None:
            lines.append(fit(front_line(seat, row[1:], at - 1), width))
    return lines


def strip_height(seen: Seen) -> int:
    """How many lines the players need."""
    return sum(2 if seat.schedule or seat.character is not None else 1 for seat in seen.seats)


def draw_seats(scene: Scene, seen: Seen, things: list[Thing], pointed: int, width: int) -> list[Text]:
    """Every player: hand, deck, discard pile, gold and stall, in as many words as there is room for."""
    names = [seat_name(scene, seen, seat, things[seat.seat], pointed == seat.seat) for seat in seen.seats]
    wide = max(len(name.plain) for name in names)
    lines: list[Text] = []
    for brief, detail in ((False, 2), (False, 1), (True, 2), (True, 1), (True, 0)):
        own = [facts(seat, brief) for seat in seen.seats]
        room = max(len(text.plain) for text in own) + 1
        lines = [
            fit(name, wide) + fit(text, room) + stall_text(seen, seat, detail)
            for name, text, seat in zip(names, own, seen.seats, strict=True)
        ]
        if max(len(line.plain) for line in lines) <= width:
            break
    return [fit(line, width) for line in lines]


def seat_name(scene: Scene, seen: Seen, seat: Seat, thing: Thing, pointed: bool) -> Text:
    """Who it is, and whether the table waits for them."""
    turn = "▸" if seat.seat in scene.waiting else "·" if seat.seat == seen.turn else " "
    name = f"{seat.name} you" if seat.seat == scene.seat else scene.names[seat.seat]
    lit = thing.option is not None
    return written(turn, LIT).append(f"[{name}]" if lit else f" {name} ", POINTED if pointed else LIT)


def facts(seat: Seat, brief: bool) -> Text:
    """What a player has."""
    top = f", top {seat.discard[-1].words}" if seat.discard else ""
    if brief:
        top = f" {seat.discard[-1].words}" if seat.discard else ""
        text = Text(f"hand {len(seat.hand)} deck {seat.deck} disc {len(seat.discard)}{top}")
    else:
        text = Text(f"hand {len(seat.hand)} · deck {seat.deck} · discard {len(seat.discard)}{top}")
    if seat.gold:
        text.append(f" {seat.gold}g" if brief else f" · {seat.gold} gold", GOLD)
    return text


def stall_text(seen: Seen, seat: Seat, detail: int) -> Text:
    """How far a stall is: its stacks by their sets, or by their number only, and what the next one must total."""
    stall = seen.stall(seat)
    text = written("│ ", DIM)
    if detail == 2:
        for stack in stall:
            text.append_text(stack_text(seen, stack)).append(" ")
    text.append(f"{len(stall)} of {seen.goal}" if detail else f"{len(stall)}/{seen.goal}", LIT)
    if len(stall) < seen.goal:
        text.append(f" next {seat.needed}" if detail else f" →{seat.needed}", DIM)
    return text


def stack_text(seen: Seen, stack: list[Card]) -> Text:
    """A stack: its total and its sets."""
    sets = sorted({card.set for card in stack if card.set is not None})
    text = Text(str(sum(card.value or 0 for card in stack)))
    for name in sets:
        text.append(set_letters(name), set_colour(seen.decks, name))
    return text


def front_line(seat: Seat, things: list[Thing], at: int) -> Text:
    """The schedule and the character."""
    line = Text("   ")
    for x, thing in enumerate(things):
        lit = thing.option is not None
        words = schedule_words(thing)
        line.append(f"[{words}]" if lit else f" {words} ", thing_style(LIT if lit else DIM, lit, x == at))
    if seat.character is not None:
        line.append(f" ☻ {seat.character.name}, {seat.character.title}")
        if seat.character.charge:
            line.append(f" ●{seat.character.charge}", GOLD)
        if seat.character.beside:
            line.append(f" · beside: {', '.join(beside_words(card) for card in seat.character.beside)}", DIM)
    return line


def beside_words(card: Kept) -> str:
    """A card beside a character, with what it counts and holds."""
    words = card.name or "▒"
    if card.charge:
        words += f" ({card.charge})"
    return f"{words} holds {', '.join(held.words for held in card.stored)}" if card.stored else words


def schedule_words(thing: Thing) -> str:
    """A card in the schedule: what it counts as, what it waits for, what lies on it."""
    card = scheduled(thing)
    assert card is not None
    words = card.words if card.counts_as is None else f"{card.words} as {card.counts_as}"
    if card.charge:
        words += f" ({card.charge})"
    if card.stored:
        words += f" holds {', '.join(held.words for held in card.stored)}"
    return f"{words} … {card.waits}" if card.waits else words


def draw_hands(scene: Scene, seen: Seen, width: int) -> list[Text]:
    """For a watcher: a line for every hand, as far as it is known."""
    if scene.seat != WATCHER:
        return []
    lines = []
    for seat in seen.seats:
        known = [card.words for card in seat.hand if card.name is not None]
        hidden = len(seat.hand) - len(known)
        words = ", ".join(known) + (f"{' and ' if known else ''}{hidden} hidden cards" if hidden else "")
        lines.append(fit(written(f" {seat.name} ", LIT).append(words or "no cards", DIM), width))
    return lines
