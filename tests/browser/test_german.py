"""The parlour in German, by the language of the browser: nothing is too wide, and axe finds nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Invite
from tests.browser.people import BRISK, PATIENCE, TITLES, Person
from tests.browser.place import Place
from tests.browser.playing import Player, play
from tests.browser.screens import Screens
from tests.browser.test_german_words import WORDS

from parlour.languages.catalogue import catalogue_of

SHORT = ",".join(BRISK[:3])
WINDOWS = [(390, 844), (844, 390), (1280, 720), (1920, 1080)]
STANDS_STILL = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
}"""


UNCUT = "name => name.scrollWidth <= name.clientWidth"


def test_the_door_is_not_cut_off_on_a_phone(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place, phone=True, locale="de-DE")
    ann.page.goto("/")
    expect(ann.page.get_by_role("banner").get_by_role("button", name="Hereinkommen")).to_be_visible()
    assert ann.page.locator("header .name").evaluate(UNCUT)


# Labels that are broken inside a word, as a word that may not be broken is wider than its place.
BROKEN = """() => [...document.querySelectorAll(".tile .words")].filter((words) => {
  words.style.overflowWrap = "normal";
  return words.getBoundingClientRect().width > words.closest(".tile").clientWidth;
}).map((words) => words.textContent)"""


def test_names_of_decks_are_not_broken_inside_words(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place, locale="de-DE")
    for width, height in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.goto("/new?game=dale")
        expect(ann.page.locator(".tile .words")).to_have_count(27)
        assert ann.page.evaluate(BROKEN) == []


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


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_the_end_the_history_and_the_replay_in_german(ann: Person, game: str) -> None:
    screens = Screens(ann.page, "german")
    ann.page.goto(f"/new?game={game}")
    for name, value in ({"Feldzüge": "1", "Spieler": "2"} if game == "alliances" else {"Decks": SHORT}).items():
        ann.set_option(name, value)
    expect(ann.page.get_by_role("group", name=re.compile("^Platz P"))).to_have_count(2)
    ann.page.get_by_role("group", name="Platz P2", exact=True).get_by_text("Bot", exact=True).click()
    ann.page.get_by_role("button", name="Tisch eröffnen").click()
    ann.page.get_by_role("button", name="Keine Tipps").click()
    play([Player(ann)])
    expect(ann.page.get_by_text("nie nach verdeckten Karten")).to_be_visible(timeout=3 * PATIENCE)
    screens.glance(f"end-{game}")
    read(ann.page, game)
    ann.page.get_by_role("link", name="Aufzeichnung ansehen").click()
    expect(ann.page.get_by_role("slider")).to_be_visible()
    expect(ann.page.locator("[data-card]").first).to_be_visible()
    screens.glance(f"replay-{game}")
    read(ann.page, game)
    ann.page.goto("/profile")
    expect(ann.page.get_by_role("heading", name="Gegen wen")).to_be_visible()
    screens.glance(f"history-{game}")
    read(ann.page, game)
    assert screens.found == []


def read(page: Page, game: str) -> None:
    """Nothing on a page is a sentence that the catalogue has in other words."""
    german, said = catalogue_of("de", game), set(page.evaluate(WORDS))
    assert {each: german.find(each) for each in said if german.find(each) not in (None, each)} == {}


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
