"""Playing without a mouse: Tab from zone to zone, arrows within one, Enter to choose."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.people import Person

FOCUS = (Path(__file__).parent / "focus.js").read_text(encoding="utf-8")
LONGEST = 240.0  # seconds for a whole game on a busy machine
ROUND = 80  # no page has more stops of the Tab key

Focus = dict[str, Any]


class Keyboard:
    """Somebody who only has keys."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.luck = random.Random(person.name)
        self.chosen: list[str] = []

    def look(self) -> Focus:
        """What is in focus now."""
        seen: Focus = self.person.page.evaluate(FOCUS)
        return seen

    def press(self, key: str) -> Focus:
        """Press a key, and see where it leads."""
        self.person.page.keyboard.press(key)
        return self.look()

    def tab_to(self, there: Callable[[Focus], bool]) -> Focus:
        """Press Tab until something is in focus."""
        seen = self.look()
        stops = []
        for _ in range(ROUND):
            if there(seen):
                assert seen["ring"], f"nobody sees that {seen['words']!r} is in focus"
                return seen
            seen = self.press("Tab")
            stops.append(seen["words"])
        raise AssertionError(f"Tab never leads there, only to {stops}")

    def tab_to_words(self, words: str) -> None:
        """Press Tab until a thing of these words is in focus."""
        self.tab_to(lambda seen: seen["words"].startswith(words))

    def pick(self, group: str, words: str) -> None:
        """Choose among a strip of choices."""
        seen = self.tab_to(lambda seen: seen["group"] == group)
        for _ in range(ROUND):
            if seen["words"] == words:
                return
            seen = self.press("ArrowRight")
        raise AssertionError(f"{group} has no choice {words!r}")

    def write(self, field: str, text: str) -> None:
        """Fill in a field."""
        self.tab_to_words(field)
        self.press("ControlOrMeta+a")
        self.person.page.keyboard.type(text)

    # At the table

    def act(self) -> bool:
        """Choose something, if something can be chosen. Gives whether the game is over."""
        seen = self.look()
        if seen["over"]:
            return True
        if seen["sending"] or not (seen["todo"] or seen["dialog"]):
            time.sleep(0.02)
        elif not seen["todo"]:
            self.tab_to_words("Close")
            self.press("Enter")
        else:
            self.choose()
        return False

    def choose(self) -> None:
        """Go to a zone where something is lit, look around there, and press Enter."""
        seen = self.tab_to(lambda seen: seen["lit"] or seen["near"] or seen["sending"] or not seen["todo"])
        for _ in range(self.luck.randrange(0 if seen["lit"] else 1, 3)):
            seen = self.press(self.luck.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if seen["lit"]:  # if not, the next attempt goes on from here
            self.chosen.append(seen["words"])
            self.press("Enter")

    def play(self) -> None:
        """Play to the end."""
        last = time.monotonic() + LONGEST
        while not self.act():
            assert time.monotonic() < last, f"no end in sight: {self.look()}, {self.chosen[-5:]}"
