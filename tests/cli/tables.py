"""Tables for tests: sat down at without a terminal, played by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

import parlour.games  # noqa: F401
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.session import Session, new_session
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
