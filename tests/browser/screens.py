"""Every screen as it looks: on a desk and on a phone, by day and by night, kept as pictures and read by axe."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page
from tests.browser.axe import troubles
from tests.browser.people import DESK, PHONE

PICTURES = Path(__file__).parents[2] / "artefacts" / "screens"
SETTLED = (Path(__file__).parent / "settled.js").read_text(encoding="utf-8")
FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"


class Screens:
    """Takes the pictures of a tour, and collects what is wrong on the way."""

    def __init__(self, page: Page, tour: str) -> None:
        self.page = page
        self.tour = tour
        self.found: list[str] = []
        PICTURES.mkdir(parents=True, exist_ok=True)

    def take(self, name: str) -> None:
        """Look at a screen in both sizes and both lights."""
        for size, words in [(PHONE, "phone"), (DESK, "desk")]:
            self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            self.look(name, f"{self.tour}-{name}-{words}")

    def glance(self, name: str) -> None:
        """Look at a screen in both sizes, by day."""
        for size, words in [(PHONE, "phone"), (DESK, "desk")]:
            self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            self.check(f"{name}-{words}")

    def check(self, name: str) -> None:
        """Look at a screen as it is."""
        picture = f"{self.tour}-{name}"
        self.page.evaluate(SETTLED)
        self.page.screenshot(path=PICTURES / f"{picture}-day.png")
        self.note(picture, troubles(self.page))
        if not self.page.evaluate(FITS):
            self.note(picture, ["it is wider than the window"])

    def look(self, name: str, picture: str) -> None:
        """By day everything is checked, by night what the night changes."""
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        self.check(picture.removeprefix(f"{self.tour}-"))
        self.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        self.page.evaluate(SETTLED)
        self.page.screenshot(path=PICTURES / f"{picture}-night.png")
        self.note(f"{picture}-night", troubles(self.page, "color-contrast"))
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")

    def note(self, picture: str, found: list[str]) -> None:
        """Keep what was found, with where."""
        self.found += [f"{picture}: {trouble}" for trouble in found]
