"""The parlour in German, by the language of the browser: nothing is too wide, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Invite
from tests.browser.people import TITLES, Person
from tests.browser.place import Place
from tests.browser.screens import Screens

WINDOWS = [(390, 844), (844, 390), (1280, 720), (1920, 1080)]
STANDS_STILL = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
}"""


@pytest.fixture
def ann(invite: Invite, place: Place) -> Person:
    """Somebody whose browser is German."""
    ann = invite("Ann", place, locale="de-DE")
    ann.page.goto("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.get_by_label("Wie sollen wir dich nennen?").fill("Ann")
    ann.page.locator("main, section").get_by_role("button", name="Hereinkommen", exact=True).click()
    expect(ann.page.get_by_role("button", name="Ann")).to_be_visible()
    return ann


def test_the_main_screens_in_german(ann: Person) -> None:
    screens = Screens(ann.page, "german")
    screens.take("home")
    ann.page.get_by_role("button", name="Einstellungen").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    screens.glance("settings")
    ann.close_dialog()
    for game in TITLES:
        ann.page.goto(f"/new?game={game}")
        expect(ann.page.get_by_role("group", name="P1")).to_be_visible()
        screens.glance(f"new-{game}")
    ann.page.goto("/rules/dale")
    expect(ann.page.locator("[id^=rule-]").nth(9)).to_be_attached()
    screens.glance("rules")
    ann.page.goto("/profile")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    screens.glance("profile")
    assert screens.found == []


def test_no_table_scrolls_in_german(ann: Person) -> None:
    screens = Screens(ann.page, "german")
    for game, title in TITLES.items():
        ann.page.goto("/")
        offer = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("heading", name=title))
        offer.get_by_role("button", name="Gleich gegen Bots spielen").click()
        ann.page.get_by_role("button", name="Keine Tipps").click()
        expect(ann.page.locator("main [data-zone] button").first).to_be_visible()
        for width, height in WINDOWS:
            ann.page.set_viewport_size({"width": width, "height": height})
            assert stands_still(ann.page), (game, width, height)
        screens.glance(game)
    assert screens.found == []


def stands_still(page: Page) -> bool:
    """Whether the page needs no scrolling, once everything has found its place."""
    page.wait_for_function(STANDS_STILL)
    return True
