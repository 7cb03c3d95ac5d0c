"""A person with a browser of his own: comes in, opens tables by the form, sits down by the link."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds; a busy machine is no failure
TITLES = {
    "alliances": "Alliances",
    "conquest": "Historical Conquest",
    "dale": "Dale of Merchants",
    "hope": "Dealers in Hope",
}  # any other game is called by its title
BRISK = ["foxes", "squirrels", "penguins", "gulls", "sloths"]  # decks whose cards ask little


def short(game: str, players: int) -> dict[str, str]:
    """The options of a short game."""
    if game == "alliances":
        return {"campaigns": "1"}
    if game == "conquest":
        return {"ending": "rounds", "rounds": "4"}
    return {"decks": ",".join(BRISK[: players + 1]), "first": "P1"} if game == "dale" else {}


# Settings with which nothing is answered for a person, unless they have chosen others.
ASKED = """
if (location.protocol === "http:" && !localStorage.getItem("parlour.settings"))
  localStorage.setItem("parlour.settings", '{"reactions":"ask","endings":"ask","onlyWays":"ask"}');
"""


class Person:
    """Somebody with a window of his own on the parlour. What goes wrong in it is kept in `troubles`. Most want to be
    asked everything (`asked`); else the settings are as at first."""

    def __init__(
        self, browser: Browser, name: str, address: str, phone: bool = False, asked: bool = True, **settings: Any
    ) -> None:
        size = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESK}
        self.context = browser.new_context(base_url=address, reduced_motion="reduce", **{**size, **settings})
        self.context.set_default_timeout(PATIENCE)
        self.context.on("page", self.watch)
        self.name = name
        self.phone = phone
        self.troubles: list[str] = []
        self.expected = re.compile(r"(?!)")  # nothing
        self.context.add_init_script(ASKED if asked else "")
        self.page = self.context.new_page()

    def watch(self, page: Page) -> None:
        """Keep every error of a page."""
        page.on("pageerror", lambda error: self.trouble(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble(f"{message.text} {message.location.get('url', '')}")

    def trouble(self, text: str) -> None:
        if not self.expected.search(text):
            self.troubles.append(text)

    # Coming in

    def come_home(self) -> None:
        """Open the parlour, and say one's name where it is asked for."""
        self.page.goto("/")
        self.say_name("Come in")

    def say_name(self, action: str) -> None:
        """Say one's name in the form that asks for it."""
        self.page.get_by_label("What shall we call you?").fill(self.name)
        self.page.locator("main, section").get_by_role("button", name=action, exact=True).click()
        expect(self.page.get_by_label("What shall we call you?")).to_have_count(0)

    def open_table(self, game: str, seats: Sequence[str], **options: str) -> str:
        """Open a table for a short game by the form, with seats as Me, Open, or a bot's level, and with other options
        if one likes. Gives its address."""
        self.invitation(game).click()
        for name, value in {"players": str(len(seats)), **short(game, len(seats)), **options}.items():
            self.set_option(name.capitalize(), value)
        self.see_seats(len(seats))
        for number, kind in enumerate(seats, start=1):
            self.set_seat(f"P{number}", kind)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def invitation(self, game: str) -> Locator:
        """The link on a game's card that leads to the form."""
        heading = self.page.get_by_role("heading", name=TITLES.get(game, game))
        return self.page.get_by_role("article").filter(has=heading).get_by_role("link", name="New table")

    def see_seats(self, number: int) -> None:
        """Wait until the form has so many seats: the server is asked about every change of the options."""
        expect(self.page.get_by_role("group", name=re.compile(r"^Seat P"))).to_have_count(number)

    def set_option(self, name: str, value: str) -> None:
        """Choose among a strip of choices, or write into a field."""
        name = re.sub(r"(?<=[a-z])(?=\d)", " ", name)
        strip = self.page.get_by_role("group", name=name, exact=True)
        field = self.page.get_by_role("textbox", name=re.compile(f"^{name}"))
        more = self.page.locator("details:not([open]) > summary", has_text="More options")
        expect(strip.or_(field).or_(more).first).to_be_visible()
        if not strip.or_(field).count():
            more.click()
        if strip.count():
            strip.get_by_text(value, exact=True).click()
        else:
            field.fill(value)

    def set_seat(self, seat: str, kind: str) -> None:
        """Say who shall sit somewhere."""
        level = kind.startswith("level")
        strip = self.page.get_by_role("group", name=f"Seat {seat}", exact=True)
        strip.get_by_text("Bot" if level else kind, exact=True).click()
        if level:
            self.page.get_by_label(f"Level of the bot on seat {seat}").select_option(kind)

    def follow(self, link: str, sit: bool = True) -> None:
        """Open a table's link, say one's name, and take the first open seat."""
        self.page.goto(link)
        self.say_name("Go in")
        if sit:
            self.page.get_by_role("button", name="Sit here").first.click()

    # At the table

    def sit_at_table(self) -> None:
        """Wait until the table is laid for a first game, and do without the guide that comes with it."""
        expect(self.board).to_be_visible()
        self.page.get_by_role("button", name="No more tips").click()

    @property
    def board(self) -> Locator:
        """The table itself."""
        return self.page.get_by_role("main", name="The table")

    @property
    def headline(self) -> Locator:
        """The sentence at the top."""
        return self.page.get_by_role("heading", level=1)

    @property
    def the_end(self) -> Locator:
        """The panel with the scores."""
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_role("link", name="Watch the replay"))

    def payment(self) -> Locator:
        """The first way to pay, in the bar or, where there are many, in the list that it opens."""
        bar = self.page.locator("[data-zone=options]")
        expect(bar).to_be_visible()
        ways = bar.get_by_role("button", name="ways")
        if ways.count():
            ways.click()
        return self.page.locator("[role=menuitem]").or_(bar.locator(".lit")).first

    def dialog(self, title: str | re.Pattern[str]) -> Locator:
        """An open dialog, by its title."""
        return self.page.get_by_role("dialog", name=title)

    def close_dialog(self) -> None:
        """Close what lies in front, once it has the focus: before that it does not hear keys."""
        expect(self.page.locator("[role=dialog]:focus-within")).to_have_count(1)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
