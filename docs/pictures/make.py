"""Draws the pictures of the documentation: `python docs/pictures/make.py` writes them beside this file."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.session import new_session
from parlour.kernel.registry import find_game
from parlour.research.pettingzoo import env

HERE = Path(__file__).parent
SIZE = (112, 36)
SPECS = ["person", "level3", "level4", "level5"]
FONT_FACE = re.compile(r"@font-face\s*\{.*?\}", re.DOTALL)
FONTS = re.compile(r"font-family:[^;]*;")


def self_contained(svg: str) -> str:
    """A picture that loads nothing from anywhere: no web fonts, any monospace font."""
    plain = FONTS.sub("font-family: ui-monospace, monospace;", FONT_FACE.sub("", svg))
    plain = re.sub(r"<!--.*?-->", "", plain, flags=re.DOTALL)
    namespace = 'xmlns="http://www.w3.org/2000/svg"'
    assert "http" not in plain.replace(namespace, ""), "the picture names a host"
    return plain


async def draw_terminal(folder: Path) -> str:
    """A table of four in the middle of a conflict, with the person to play."""
    session = new_session(find_game("alliances"), {}, "picture", Seating(SPECS), folder / "table.json")
    bot = make_bot("greedy", "picture")
    while not (len(session.match.answers) > 30 and ready(session.match.view(0))):
        seat = session.match.asks[0].seat
        session.match.answer(seat, bot.answer(session.match.sight(seat)))
    app = ParlourApp(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right")
        return app.export_screenshot(title="parlour play alliances")


def ready(seen: dict[str, object]) -> bool:
    """Whether the person is asked for a card, with others' cards on the table."""
    asks, seats = seen["asks"], seen["seats"]
    assert isinstance(asks, list)
    assert isinstance(seats, list)
    on_table = sum(seat["played"] is not None for seat in seats)
    return on_table > 1 and any(ask["what"] == "play" for ask in asks)


def paint_table(path: Path) -> None:
    """What an environment paints of a table of four in the middle of a conflict."""
    table = env("alliances", players=4, render_mode="rgb_array")
    table.reset(seed=7)
    chance = np.random.default_rng(7)
    for _ in range(33):
        table.step(chance.choice(np.flatnonzero(table.last()[0]["action_mask"])))
    Image.fromarray(table.render()).quantize(64).save(path, optimize=True)


def main() -> None:
    """Write every picture."""
    paint_table(HERE / "rgb_array.png")
    with tempfile.TemporaryDirectory() as folder:
        svg = asyncio.run(draw_terminal(Path(folder)))
    (HERE / "terminal.svg").write_text(self_contained(svg), encoding="utf-8")


if __name__ == "__main__":
    main()
