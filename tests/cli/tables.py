"""Tables for tests: sat down at without a terminal, played by keys."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console
from textual.pilot import Pilot
from textual.screen import Screen

import parlour.games  # noqa: F401
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.board import Board
from parlour.cli.terminal.in_words import view_lines
from parlour.cli.terminal.pointer import Pointer
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.session import Session, new_session
from parlour.drawing.derived import derived_layout
from parlour.kernel.layout import Layout
from parlour.kernel.match import Match
from parlour.kernel.registry import find_game

Scenario = Callable[[ParlourApp, Pilot[None]], Awaitable[None]]


def sit_down(path: Path, specs: list[str], seed: str = "table", **options: object) -> Session:
    """A new table of Alliances."""
    given: dict[str, object] = {"players": len(specs), **options}
    return new_session(find_game("alliances"), given, seed, Seating(specs), path)


def at_table(first: Session | Screen[None], scenario: Scenario, size: tuple[int, int] = (80, 24)) -> ParlourApp:
    """Run a scenario of key presses at a table whose bots do not rest."""
    app = ParlourApp(first, pace=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await scenario(app, pilot)

    asyncio.run(run())
    return app


def shown(app: ParlourApp) -> str:
    """Every character on the screen, line by line."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in lines)


async def until(pilot: Pilot[None], holds: Callable[[], bool], patience: float = 20.0) -> None:
    """Wait for something to come true."""
    for _ in range(int(patience / 0.02)):
        if holds():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came true")


class BareBoard(Board):
    """The board of a game as if it had declared no layout."""

    def layout(self, scene: Scene) -> Layout:
        """What fits the view."""
        return derived_layout(scene.seen, self.game.zones(), self.game.seat_fields())


def names_of(match: Match) -> list[str]:
    """The names of bots at a table."""
    return [f"P{seat + 1} (level 3)" for seat in range(match.state.seats)]


def drawn(match: Match, seat: int, size: tuple[int, int], board: Board | None = None, pages: bool = False) -> str:
    """What a table draws for a seat, with colours; with pages also everything that can be read."""
    board = board or Board(match.game)
    scene, pointer = Scene(match, seat, names_of(match)), Pointer()
    plan = board.lay(scene, *size)
    pointer.show(plan.zones(), scene.what)
    console = Console(file=io.StringIO(), width=size[0], force_terminal=True, color_system="truecolor")
    console.print(scene.headline(), plan.status, plan.draw(pointer))
    if pages:
        console.print("\n".join(view_lines(scene.seen, scene.game)))
        for thing in [thing for zone in pointer.zones for row in zone.rows for thing in row]:
            page = board.page(scene, thing)
            console.print(page.title, *page.lines)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
