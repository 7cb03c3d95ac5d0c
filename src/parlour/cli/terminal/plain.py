"""The board that every game has by default: its view in words, and the options of the question as a list."""

from __future__ import annotations

import re
from textwrap import wrap

from rich.console import Group
from rich.table import Table
from rich.text import Text

from parlour.cli.terminal.board import Board, Page, Pointer, Scene, Thing, Zone
from parlour.cli.terminal.choices import draw_choices
from parlour.cli.terminal.in_words import view_lines
from parlour.kernel.game import Game
from parlour.kernel.rulebook import Rulebook

MOST_TEXT = 4  # lines for the card that is pointed at


class PlainBoard(Board):
    """Draws any game from its view and its questions."""

    def status(self, scene: Scene) -> Text:
        """The game's name, and who is at the table."""
        return Text(f"{scene.game.title} · {', '.join(scene.names)}", no_wrap=True)

    def zones(self, scene: Scene) -> list[Zone]:
        """The options, one below the other."""
        return [Zone("choices", [[Thing(choice.words, choice.option)] for choice in scene.choices])]

    def height(self, scene: Scene, width: int, height: int) -> int:
        """Half of the screen, or more if the view is long."""
        return max(8, min(height - 9, max(len(scene.choices), len(view_lines(scene.seen, scene.game))) + 1))

    def draw(self, scene: Scene, pointer: Pointer, width: int, height: int) -> Group:
        """The view on the left, the choices on the right."""
        side = max([20, *(len(choice.words) + 4 for choice in scene.choices)]) if scene.choices else 0
        side = min(side, width // 2)
        lines, text = view_lines(scene.seen, scene.game), self.pointed_text(scene, pointer, width - side - 1)
        room = height - len(text)
        if len(lines) > room:
            lines = lines[: room - 1] + ["… v shows the whole table"]
        lines = [clip(line, width - side - 1) for line in lines] + [""] * (room - len(lines)) + text
        left = Text("\n".join(lines), no_wrap=True, overflow="ellipsis")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=width - side - 1)
        grid.add_column(width=side)
        grid.add_row(left, draw_choices(pointer, "choices", side, height))
        return Group(grid)

    def pointed_text(self, scene: Scene, pointer: Pointer, width: int) -> list[str]:
        """What is printed on the card that is pointed at, in a few lines."""
        printed = printed_on(scene.game, pointer.thing.name) if pointer.thing is not None else []
        lines = [part for line in printed for part in wrap(line, max(20, width))]
        return lines if len(lines) <= MOST_TEXT else [*lines[: MOST_TEXT - 1], "… i shows all of it"]

    def page(self, scene: Scene, thing: Thing, rules: Rulebook) -> Page:
        """What is printed on the cards that the thing names, and the rules that mention it."""
        found = [f"{statement.words} ({statement.rule})" for statement in rules.search(thing.name)]
        return Page(thing.name, printed_on(scene.game, thing.name) + found or ["No card and no rule names it."])


def printed_on(game: Game, words: str) -> list[str]:
    """The cards that words name, each with its text; a name that is only part of a longer name does not count."""
    named = [card for card in game.catalogue() if re.search(rf"(?<!\w){re.escape(str(card['name']))}(?!\w)", words)]
    names = [str(card["name"]) for card in named]
    return [
        f"{card['name']}: {card['text']}"
        for card in {str(card["name"]): card for card in named}.values()
        if card.get("text") and not any(str(card["name"]) in name and name != card["name"] for name in names)
    ]


def clip(line: str, width: int) -> str:
    """A line that fits."""
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"
