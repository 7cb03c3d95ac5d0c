"""The parlour in German, by the language of the browser: nothing is too wide, and axe finds nothing serious."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.place import Place
from tests.browser.screens import Screens


def test_the_main_screens_in_german(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place, locale="de-DE")
    screens = Screens(ann.page, "german")
    ann.page.goto("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.get_by_label("Wie sollen wir dich nennen?").fill("Ann")
    ann.page.locator("main, section").get_by_role("button", name="Hereinkommen", exact=True).click()
    expect(ann.page.get_by_role("button", name="Ann")).to_be_visible()
    screens.take("home")
    shop = ann.page.get_by_role("article").filter(has_text="Dale of Merchants")
    shop.get_by_role("button", name="Gleich gegen Bots spielen").click()
    ann.page.get_by_role("button", name="Keine Tipps").click()
    expect(ann.page.get_by_text("Plunder").first).to_be_visible()
    screens.take("dale")
    assert screens.found == []
