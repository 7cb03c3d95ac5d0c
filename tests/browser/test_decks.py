"""Building a deck in the browser: finding cards, rules and advice about them, a text to share, and playing it."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.screens import Screens


def builder(invite: Invite, place: Place, phone: bool = False) -> Person:
    """Somebody on the page of decks."""
    ann = invite("Ann", place, phone=phone)
    ann.come_home()
    ann.page.get_by_role("link", name="Decks").click()
    expect(ann.page.get_by_role("heading", name="Decks of Historical Conquest")).to_be_visible()
    expect(ann.page.get_by_text(re.compile(r"^5\d\d of 5\d\d cards"))).to_be_visible()
    return ann


def test_a_deck_is_built_judged_and_played(invite: Invite, place: Place) -> None:
    page = builder(invite, place).page
    expect(page.get_by_text(re.compile("at least 50"))).to_be_visible()
    page.get_by_label("Put a whole deck in").select_option("boudica")
    expect(page.get_by_text("51 cards", exact=True)).to_be_visible()
    page.get_by_label("Find").fill("female scientist")
    page.get_by_role("button", name="Put in Marie Curie").click()
    expect(page.get_by_text("52 cards", exact=True)).to_be_visible()
    page.get_by_label("Kind").select_option("army")
    expect(page.get_by_text(re.compile(r"^0 of 5\d\d cards"))).to_be_visible()
    page.get_by_label("Find").fill("")
    page.get_by_label("Traits").select_option("Zulu")
    page.get_by_role("button", name="Take out Zulu Impi").click()
    expect(page.get_by_text("51 cards", exact=True)).to_be_visible()
    expect(page.get_by_text("3 armies; 4 or more are advised", exact=False)).to_be_visible()
    expect(page.locator("textarea")).to_have_value(re.compile(r"boudica\n- Zulu Impi\n\+ Marie Curie"))
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.get_by_role("textbox", name=re.compile("^Deck 1"))).to_have_value(re.compile(r"^boudica:"))
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()


def test_a_text_is_taken_or_its_mistakes_are_named(invite: Invite, place: Place) -> None:
    page = builder(invite, place).page
    page.locator("textarea").fill("tesla\n- Thomas Edison\n+ Boudika")
    page.get_by_role("button", name="Take this text").click()
    expect(page.get_by_role("alert").filter(has_text="did you mean Boudica?")).to_be_visible()
    expect(page.get_by_text("0 cards", exact=True)).to_be_visible()
    page.locator("textarea").fill("tesla\n- Thomas Edison\n+ Boudica")
    page.get_by_role("button", name="Take this text").click()
    expect(page.get_by_text("51 cards", exact=True)).to_be_visible()
    page.reload()  # it is kept until the next visit
    expect(page.get_by_text("51 cards", exact=True)).to_be_visible()
    page.goto("/decks/conquest?deck=tesla%2Brenaissance")
    expect(page.get_by_text("71 cards", exact=True)).to_be_visible()


def test_the_page_of_decks_on_a_phone_and_on_a_desk(invite: Invite, place: Place) -> None:
    ann = builder(invite, place)
    ann.page.get_by_label("Put a whole deck in").select_option("tesla")
    expect(ann.page.get_by_text("51 cards", exact=True)).to_be_visible()
    screens = Screens(ann.page, "decks")
    screens.take("cards")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.get_by_text("Your deck (51)").click()
    expect(ann.page.get_by_role("heading", name="Your deck")).to_be_visible()
    screens.take("deck")
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.page.get_by_role("button", name=re.compile("^Germany")).first.focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog").locator(".long")).to_be_visible()  # with its history
    screens.take("card")
    assert screens.found == []
