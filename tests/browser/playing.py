"""Playing by mouse and by finger: whatever is lit is used, one thing after the other, until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.people import Person

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
LONGEST = 180.0  # seconds for a whole game on a busy machine; a quiet one needs a small part of it
ROOM = 15.0  # seconds until what covers everything that is lit counts as being in the way


class Player:
    """Somebody who uses what is lit, and minds whether the page must be scrolled for it."""

    def __init__(self, person: Person, page: Page | None = None) -> None:
        self.person = person
        self.page = page or person.page
        self.luck = random.Random(person.name)
        self.used: list[str] = []
        self.headline = ""
        self.over = False
        self.stuck: float | None = None  # since when everything that is lit is covered

    def look(self, things: str | None = None) -> dict[str, Any]:
        """What there is to see, with a thing to use if something is lit, or one of the things of a selector."""
        moment: dict[str, Any] = self.page.evaluate(LOOK, [self.luck.random(), things])
        self.headline = moment["headline"]
        self.over = moment["over"] or self.headline.startswith("The game is over")  # its panel may come a little later
        assert not moment["scrolls"], f"the page scrolls at {self.headline!r}"
        return moment

    def wait(self) -> None:
        """Wait until something is lit, or the game is over."""
        play([], until=lambda: self.look()["point"] is not None or self.over)

    def press(self, things: str) -> None:
        """Touch one of the things of a selector, as soon as one can be touched."""
        play([], until=lambda: self.reach(things))

    def reach(self, things: str) -> bool:
        """Touch one of the things of a selector. Gives whether one could be touched."""
        moment = self.look(things)
        spot = moment["point"]
        if spot:
            self.touch(spot["x"], spot["y"])
        elif moment["aside"]:
            self.make_room(moment)
        return spot is not None

    def act(self) -> bool:
        """Use one thing, if something is lit. Gives whether there was something to do."""
        moment = self.look()
        if moment["point"]:
            self.stuck = None
            self.touch(moment["point"]["x"], moment["point"]["y"])
            self.used.append(moment["words"])
            return True
        self.make_room(moment)
        return False

    def make_room(self, moment: dict[str, Any]) -> None:
        """Put away a dialog to read, or a notice that covers everything; whatever else does so is in the way."""
        now = time.monotonic()
        self.stuck = (self.stuck or now) if moment["covered"] and not moment["aside"] else None
        assert self.stuck is None or now < self.stuck + ROOM, f"nothing that is lit can be touched: {moment['covered']}"
        if moment["aside"]:
            self.touch(moment["aside"]["x"], moment["aside"]["y"])
        elif moment["dialog"] and not self.over:
            self.page.keyboard.press("Escape")

    def touch(self, x: float, y: float) -> None:
        """Press a point, by finger on a phone, else by mouse."""
        if self.person.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


def play(players: Sequence[Player], until: Callable[[], bool] | None = None) -> None:
    """Let players use what is lit until all see the end, or until something holds."""
    last = time.monotonic() + LONGEST
    while not (until() if until else all([player.over for player in players])):
        assert time.monotonic() < last, f"no end in sight: {[player.headline for player in players]}"
        if not any([player.act() for player in players]):
            time.sleep(0.02)


def decided(player: Player, number: int) -> Callable[[], bool]:
    """Whether somebody has used so many things from now on, or the game is over."""
    goal = len(player.used) + number
    return lambda: player.over or len(player.used) >= goal
