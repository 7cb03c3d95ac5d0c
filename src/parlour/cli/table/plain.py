"""The board that every game has at once: its view in words, and the options of the question as a list."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.table.board import Board, Page, Pointer, Scene, Thing, Zone
from parlour.cli.table.choices import draw_choices
from parlour.kernel.rulebook import Rulebook

FRAME = ("waiting", "asks", "ending", "game")  # what the screen itself shows
HIDDEN = "▒"


class PlainBoard(Board):
    """Draws any game from its view and its questions."""

    def status(self, scene: Scene) -> Text:
        """The game's name, and who is at the table."""
        return Text(f"{scene.game.title} · {', '.join(scene.names)}", no_wrap=True)

    def zones(self, scene: Scene) -> list[Zone]:
        """The options, one below the other."""
        return [Zone("choices", [[Thing(choice.words, choice.option)] for choice in scene.choices])]

    def height(self, scene: Scene, width: int, height: int) -> int:
        """Half of the screen, or more where the view is long."""
        return max(8, min(height - 9, max(len(scene.choices), len(view_lines(scene.seen))) + 1))

    def draw(self, scene: Scene, pointer: Pointer, width: int, height: int) -> Group:
        """The view on the left, the choices on the right."""
        side = max([20, *(len(choice.words) + 4 for choice in scene.choices)]) if scene.choices else 0
        side = min(side, width // 2)
        lines = view_lines(scene.seen)
        if len(lines) > height:
            lines = lines[: height - 1] + ["… v shows the whole table"]
        left = Text("\n".join(clip(line, width - side - 1) for line in lines), no_wrap=True, overflow="ellipsis")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=width - side - 1)
        grid.add_column(width=side)
        grid.add_row(left, draw_choices(pointer, "choices", side, height))
        return Group(grid)

    def page(self, scene: Scene, thing: Thing, rules: Rulebook) -> Page:
        """The rules that mention the thing."""
        found = [f"{statement.words} ({statement.rule})" for statement in rules.search(thing.name)]
        return Page(thing.name, found or ["No rule names it."])


def clip(line: str, width: int) -> str:
    """A line that fits."""
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"


def view_lines(seen: dict[str, object]) -> list[str]:
    """A view in words, one line for each fact or list."""
    lines: list[str] = []
    for name, value in seen.items():
        if name not in FRAME:
            lines += fact_lines(name.replace("_", " "), value, 0)
    return lines


def fact_lines(name: str, value: object, depth: int) -> list[str]:
    """One fact: on its line if it is short, else with its parts below."""
    short = in_brief(value)
    if short is not None:
        return [f"{'  ' * depth}{name}: {short}"]
    lines = [f"{'  ' * depth}{name}:"]
    if isinstance(value, dict):
        for key, part in value.items():
            lines += fact_lines(str(key), part, depth + 1)
    elif isinstance(value, list):
        for number, part in enumerate(value, 1):
            lines += fact_lines(str(number), part, depth + 1)
    return lines


def card_in_brief(card: dict[str, object]) -> str:
    """A card: its name, and whatever else is known of it; a hidden one shows its back."""
    if card["name"] is None:
        return HIDDEN
    told = {key: part for key, part in card.items() if key not in ("card", "name") and part not in (None, [], "", 0)}
    facts = ", ".join(f"{key} {in_brief(part) or 'more'}" for key, part in told.items())
    return f"{card['name']} ({facts})" if facts else str(card["name"])


def in_brief(value: object) -> str | None:
    """A value in a few words, or None if it has parts that need lines of their own."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        if "card" in value and "name" in value:
            return card_in_brief(value)
        parts = [in_brief(part) for part in value.values()]
        if any(part is None for part in parts) or any(isinstance(part, list) for part in value.values()):
            return None
        return ", ".join(f"{key} {part}" for key, part in zip(value, parts, strict=True))
    if isinstance(value, list):
        parts = [in_brief(part) for part in value]
        if any(part is None for part in parts) or any(isinstance(part, dict) and "card" not in part for part in value):
            return None
        return " ".join(str(part) for part in parts) or "-"
    return str(value)
