"""Whatever one wants to know at a table is one touch or one key away: why not, the rules, a card, the log, help."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.people import TITLES, Person
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play

from parlour.server.thinking.bot_names import NAMES

# The questions at which a rule says of every dim card of the hand why it cannot be played.
PLAYING = {"alliances": "Play a card", "dale": "Choose an action"}
HAND = """() => [
  document.querySelector("h1:not(.sending)")?.innerText ?? "", // what was just answered is no question any more
  ...[...document.querySelectorAll("[data-zone=hand] [data-card]")].map((card) => card.ariaDisabled),
]"""


def sit_down(invite: Invite, place: Place, game: str, phone: bool = False) -> Person:
    """Somebody at a table with a bot."""
    ann = invite("Ann", place, phone=phone)
    ann.come_home()
    ann.open_table(game, ["Me", "level2"])
    ann.sit_at_table()
    return ann


def playable(person: Person) -> Locator:
    """The cards of one's hand that can be used now."""
    return person.page.locator("[data-zone=hand] [data-card][aria-disabled=false]")


def choosing_from_hand(person: Person, game: str) -> bool:
    """Whether one chooses a card to play, and some of one's hand can be played and some cannot.

    All of it is seen in one look, as the turn may end between two.
    """
    asked, *dim = person.page.evaluate(HAND)
    return PLAYING[game] in asked and {"true", "false"} <= set(dim)


def ask_why_not(player: Player) -> Locator:
    """Touch a dim card where no other card of the hand covers it. Gives the rule that is named."""
    player.press("[data-zone=hand] [data-card][aria-disabled=true]")
    named = player.page.get_by_role("button", name=re.compile(r"^Rule [A-Z]+-\d+$"))
    expect(named).to_be_visible()
    return named


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_a_dim_card_says_why_not_and_leads_to_the_rule(invite: Invite, place: Place, game: str) -> None:
    ann = sit_down(invite, place, game)
    player = Player(ann)
    play([player], until=lambda: choosing_from_hand(ann, game))
    for by_key in (False, True):
        named = ask_why_not(player)
        rule = named.inner_text().removeprefix("Rule ")
        if by_key:
            ann.page.keyboard.press("r")
        else:
            named.click()
        book = ann.dialog(f"Rules of {TITLES[game]}")
        shown = book.locator("[aria-current=true]")
        expect(shown).to_be_in_viewport()
        expect(shown.get_by_role("link", name=rule).first).to_be_visible()
        ann.close_dialog()


def test_the_rules_are_searched(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "alliances")
    ann.page.keyboard.press("r")
    book = ann.dialog("Rules of Alliances")
    every = book.locator("[id^=rule-]")
    expect(every.nth(50)).to_be_attached()
    book.get_by_role("searchbox").fill("dominant suit")
    expect(book.get_by_role("status")).to_have_text(re.compile(r"^\d+ of \d+$"))
    found = every.all_inner_texts()
    assert found
    assert all(["dominant" in text.lower() and "suit" in text.lower() for text in found])


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_a_card_is_read_by_a_key_and_by_resting_on_it(invite: Invite, place: Place, game: str) -> None:
    ann = sit_down(invite, place, game)
    Player(ann).wait()  # until the table is laid: a card that is drawn anew is rested on no more
    card = ann.page.locator(
        "[data-zone=map] [data-name]" if game == "alliances" else "[data-zone=hand] [data-card]"
    ).first
    name = card.get_attribute("data-name") or ""
    card.hover()
    expect(ann.page.get_by_role("tooltip").get_by_role("heading", name=name, exact=True)).to_be_visible()
    ann.page.mouse.move(0, 0)
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    card.focus()
    ann.page.keyboard.press("i")
    expect(ann.dialog(name)).to_be_visible()
    ann.close_dialog()


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_a_long_press_reads_a_card_and_uses_nothing(invite: Invite, place: Place, game: str) -> None:
    ann = sit_down(invite, place, game, phone=True)
    play([Player(ann)], until=lambda: playable(ann).count() > 0)
    card, asked = playable(ann).first, ann.headline.inner_text()
    name, box = card.get_attribute("data-name") or "", card.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 4, "y": box["y"] + box["height"] / 4}
    finger = ann.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(ann.dialog(name)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.dialog(name).locator(":focus")).to_have_accessible_name("Close")  # where it was before the finger left
    ann.close_dialog()
    expect(ann.headline).to_have_text(asked, use_inner_text=True)


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_the_table_is_played_as_text(invite: Invite, place: Place, game: str) -> None:
    ann = sit_down(invite, place, game)
    player = Player(ann)
    play([player], until=decided(player, 1))
    ann.page.keyboard.press("t")
    text = ann.page.get_by_role("article", name="The table as text")
    expect(text).to_contain_text(re.compile("|".join(NAMES)))
    play([player], until=decided(player, 6))
    expect(text).to_be_visible()
    ann.page.keyboard.press("t")
    expect(text).to_have_count(0)


def test_help_names_every_key(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "dale")
    ann.page.keyboard.press("?")
    keys = ann.dialog("How to play here").locator("kbd")
    expect(keys.first).to_be_visible()
    assert {"Arrows", "Tab", "Enter", "Esc or U", "H", "I", "P", "R", "L", "C", "T", "?"} == set(keys.all_inner_texts())
    ann.close_dialog()


def test_a_line_of_the_log_shows_the_table_as_it_was(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "alliances")
    player = Player(ann)
    play([player], until=decided(player, 6))
    player.wait()
    line = ann.page.get_by_role("list", name="Log").get_by_role("listitem").nth(2)
    line.locator("div").click(position={"x": 2, "y": 2})
    expect(ann.headline).to_contain_text("Looking back")
    expect(line).to_have_attribute("aria-current", "step")
    expect(ann.page.locator(".lit")).to_have_count(0)
    ann.page.get_by_role("button", name="Back to now").click()
    expect(ann.page.locator(".lit").first).to_be_visible()


def test_a_hint_names_options_and_the_chances_they_have(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "dale")
    ann.page.keyboard.press("h")
    hint = ann.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_contain_text(re.compile(r"wins \d+ %"))
    hint.get_by_role("listitem").first.get_by_role("button").click()
    expect(hint).to_have_count(0)  # it was about the question that is answered now; the next may read the same
