"""Beside the map: the cards on the table, the bids, or the cards laid face down."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.alliances.hand import sorted_names
from parlour.cli.terminal.alliances.paint import card_style, fit, power_text, side_sign, suit_sign, written
from parlour.cli.terminal.alliances.seen import Card, Conflict, Seat, Seen, conflict_of
from parlour.cli.terminal.board import DIM, LIT, POINTED, Pointer, Scene, Thing, Zone
from parlour.cli.terminal.choices import draw_choices
from parlour.games.alliances.cards.prints import LETTERS
from parlour.games.alliances.rules.legal import HIGHEST_BID, LOWEST_BID

TITLES = {
    "bid": "Your bid",
    "declare": "You declare",
    "dominant": "Dominant suit",
    "pair": "Take a pair",
}
FROM_TABLE = ("bribe", "ally", "ally to", "monopoly", "reinforce", "expose")


def table_zone(scene: Scene, seen: Seen) -> Zone:
    """The cards on the table; for Dual Allegiance's second question the players."""
    rows = []
    for seat, played in sorted(conflict_of(scene, seen).cards.items()):
        name = f"P{seat + 1}" if scene.what == "ally to" else played.name
        rows.append([Thing(name, scene.option_of(name) if scene.what in FROM_TABLE else None)])
    return Zone("table", rows)


def choice_zone(scene: Scene) -> Zone:
    """Bids as a grid of numbers and suits, with those too low; other choices one below the other."""
    if scene.what not in TITLES:
        return Zone("choices", [])
    if scene.what == "bid":
        names = [["pass"]] + [[f"{n}{suit}" for suit in LETTERS] for n in range(LOWEST_BID, HIGHEST_BID + 1)]
    elif scene.what == "declare":
        names = [[f"{n}{suit}" for suit in LETTERS] for n in range(HIGHEST_BID + 1)]
    else:
        names = [[choice.words] for choice in scene.choices]
    return Zone("choices", [[Thing(name, scene.option_of(name)) for name in row] for row in names])


def draw_panel(scene: Scene, seen: Seen, pointer: Pointer, width: int, height: int) -> list[Text]:
    """The panel, line by line."""
    if scene.what in TITLES:
        lines = [written(TITLES[scene.what], LIT)]
        return lines + list(draw_choices(pointer, "choices", width, height - 1).split("\n"))
    if seen.phase == "bidding":
        return draw_bids(scene, seen, width)
    if seen.phase in ("drafting", "meeting", "yielding", "tribute", "declaring"):
        return draw_preparation(scene, seen, width)
    return draw_conflict(scene, seen, pointer, width)


def draw_bids(scene: Scene, seen: Seen, width: int) -> list[Text]:
    """What each player bid last."""
    said: dict[int, Text] = {}
    for event in scene.heard:
        if event.name == "dealt":
            said = {}
        elif event.name == "bid":
            suit = LETTERS[int(str(event.data["suit"]))]
            said[int(str(event.data["seat"]))] = power_text(f"{event.data['number']}{suit}")
        elif event.name == "passed":
            said[int(str(event.data["seat"]))] = written("passed", DIM)
    lines = [written("The Nations bid", LIT)]
    return lines + [player_line(scene, seat, said.get(seat.seat, Text("")), width) for seat in seen.seats]


def draw_preparation(scene: Scene, seen: Seen, width: int) -> list[Text]:
    """The steps before the conflicts: cards kept, laid aside or given."""
    lines = [written(seen.phase.capitalize(), LIT)]
    lines += [player_line(scene, seat, Text(""), width) for seat in seen.seats]
    if seen.aside:
        lines.append(written("Pairs on the table", LIT))
        lines += [card_line(seen.aside[n : n + 2]) for n in range(0, len(seen.aside), 2)]
    for seat in seen.seats:
        for words, cards in (("keeps", seat.kept), ("gives", seat.tribute)):
            if isinstance(cards, list) and sorted_names(cards):
                lines.append(written(f"P{seat.seat + 1} {words}", LIT))
                lines += [card_line(cards[n : n + 4]) for n in range(0, len(cards), 4)]
    return lines


def card_line(cards: list[Card]) -> Text:
    """A few cards; a hidden one shows its back."""
    line = Text("  ")
    for card in cards:
        if card.name is None:
            line.append("▒▒ ", DIM)
        else:
            line.append(f"{card.name} ", card_style(card.name, lit=True, pointed=False))
    return line


def draw_conflict(scene: Scene, seen: Seen, pointer: Pointer, width: int) -> list[Text]:
    """The conflict on the table, or the last one."""
    conflict = conflict_of(scene, seen)
    lines = conflict_title(seen, conflict)
    here = pointer.spot["table"][0] if pointer.zone == "table" else None
    zone = next((zone for zone in pointer.zones if zone.name == "table"), None)
    order = sorted(conflict.cards)
    for seat in seen.seats:
        played = conflict.cards.get(seat.seat)
        lines.append(player_line(scene, seat, power_text(played.power) if played else Text(""), width))
        if played is None or zone is None:
            lines.append(Text(""))
            continue
        row = order.index(seat.seat)
        thing = zone.rows[row][0]
        lines.append(played_line(played.name, played.note, thing, here == row))
    if conflict.result:
        lines.append(written(conflict.result, LIT))
    return lines


def conflict_title(seen: Seen, conflict: Conflict) -> list[Text]:
    """Which conflict it is, and which suit leads."""
    second = Text("")
    if seen.leading and conflict.title.startswith("Conflict"):
        second = Text("led: ") + suit_sign(seen.leading)
    elif seen.phase == "arming":
        second = Text(f"reserve: {seen.reserve}")
    title = conflict.title or f"Conflict {seen.conflict}"
    if seen.phase == "arming":
        title = title.replace("Conflict", "Drafting").replace("conflict", "drafting")
    return [written(title, LIT), second]


def played_line(name: str, note: str, thing: Thing, pointed: bool) -> Text:
    """A card on the table."""
    lit = thing.option is not None
    line = written(" ▹" if lit else "  ", LIT)
    style = card_style(name, lit or note != "discarded", pointed)
    if note == "discarded":
        style += Style(strike=True)
    line.append(name, POINTED + style if pointed else style)
    if note:
        line.append(f" {note}", LIT if note == "wins" else DIM)
    return line


def player_line(scene: Scene, seat: Seat, right: Text, width: int) -> Text:
    """A player with their side, and something at the right edge."""
    turn = "▸" if seat.seat in scene.waiting else " "
    line = written(turn, LIT) + written(f"P{seat.seat + 1} ", LIT) + side_sign(seat.side)
    if seat.seat == scene.seat:
        line.append(" you")
    elif width >= 26:
        line.append(scene.names[seat.seat][2:], DIM)
    if seat.tricks and width >= 16:
        line.append(f" {seat.tricks}✓", DIM)
    return fit(line, max(0, width - len(right.plain))) + right
