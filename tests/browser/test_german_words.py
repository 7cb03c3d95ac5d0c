"""At a German table nothing that the catalogue knows is left in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import TITLES
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play

from parlour.languages.catalogue import catalogue_of

DECISIONS = 4
# All words of a page: those of its elements, and those that only a screen reader says.
WORDS = """() => [...document.querySelectorAll("body *:not(script, style)")].flatMap((each) => [
  [...each.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data).join(""),
  each.ariaLabel, each.title, each.placeholder,
]).map((words) => (words ?? "").replace(/\\s+/g, " ").trim()).filter(Boolean)"""


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_no_words_of_a_game_are_left_in_english(invite: Invite, place: Place, game: str) -> None:
    """The table and the table as text, over some decisions: what is found in the catalogue has not been translated."""
    ann, german = invite("Ann", place, locale="de-DE"), catalogue_of("de", game)
    ann.page.goto("/")
    ann.page.get_by_label("Wie sollen wir dich nennen?").fill("Ann")
    ann.page.locator("main, section").get_by_role("button", name="Hereinkommen", exact=True).click()
    expect(ann.page.get_by_label("Wie sollen wir dich nennen?")).to_have_count(0)  # then the page has its final shape
    shop = ann.page.get_by_role("article").filter(has_text=TITLES[game])
    shop.get_by_role("button", name="Gleich gegen Bots spielen").click()
    expect(ann.page.locator("[data-zone=hand]").first).to_be_visible()
    player, words = Player(ann), set[str]()
    player.wait()  # bots may begin, and the guide speaks when there is something to say
    if (tips := ann.page.get_by_role("button", name="Keine Tipps")).is_visible():
        tips.click()
    read_on(player, words)
    ann.page.keyboard.press("t")
    expect(ann.page.get_by_role("article", name="Der Tisch als Text")).to_be_visible()
    read_on(player, words)
    assert len(words) > 30
    assert {each: german.find(each) for each in words if german.find(each) not in (None, each)} == {}


def read_on(player: Player, words: set[str]) -> None:
    """Make some decisions, and read all words on the way."""
    done = decided(player, DECISIONS)

    def read() -> bool:
        words.update(player.page.evaluate(WORDS))
        return done()

    play([player], until=read)
