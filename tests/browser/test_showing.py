"""What the table shows of its own accord: what a hint is about, thrown dice, who sits where; and dragged cards."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person
from tests.browser.place import Place
from tests.browser.playing import Player, play


def sit_down(invite: Invite, place: Place, **options: str) -> Person:
    """Somebody at a table of Dale with a bot."""
    ann = invite("Ann", place)
    ann.come_home()
    ann.open_table("dale", ["Me", "level2"], **options)
    ann.sit_at_table()
    return ann


def test_a_hint_marks_what_it_is_about(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place)
    marked = ann.page.locator(".hinted")
    expect(marked).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_role("region", name="Hint")).to_be_visible()
    expect(marked.first).to_be_visible()  # on the table, or in the bar
    ann.page.keyboard.press("Escape")
    expect(marked).to_have_count(0)


def test_a_hint_lies_beside_a_table_that_stands_still(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place)
    market = ann.page.locator("[data-zone=market]")
    for size in (DESK, PHONE):
        ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        Player(ann).wait()
        before = market.bounding_box(), ann.board.bounding_box()
        ann.page.keyboard.press("h")
        expect(ann.page.get_by_role("region", name="Hint")).to_be_visible()
        assert (market.bounding_box(), ann.board.bounding_box()) == before
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("region", name="Hint")).to_have_count(0)


def test_junk_says_what_it_is_good_for(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place)
    ann.page.locator("[data-zone=hand] [data-name=Junk]").first.click(force=True)  # dim, but there to be asked
    expect(ann.page.get_by_role("status").filter(has_text="Junk has no effect to play")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Rule G-04")).to_be_visible()


def test_the_table_as_text_names_whose_turn_it_is(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place)
    ann.page.keyboard.press("t")
    text = ann.page.get_by_role("article", name="The table as text")
    expect(text.get_by_role("listitem").filter(has_text=re.compile(r"^\s*Turn: You\s*$"))).to_have_count(1)


def test_thrown_dice_lie_on_the_table(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, decks="ocelots,hares,pangolins")
    dice = ann.page.get_by_role("list", name="Dice").get_by_role("listitem")
    player = Player(ann)
    play([player], until=lambda: player.over or dice.count() > 0)
    player.wait()  # the table is at rest: log and dice are of the same moment
    told = ann.page.get_by_role("list", name="Log").locator("p").filter(has_text="rolls the").last.inner_text()
    side = told.rpartition(": ")[2].rstrip(".")
    expect(dice.last.locator("b")).to_have_text(side)


def test_a_card_is_bought_by_dragging_it_from_the_market(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place)
    card, hand = ann.page.locator("[data-zone=market] .lit[data-card]").first, ann.page.locator("[data-zone=hand]")
    asked = ann.headline.inner_text()
    card.drag_to(ann.page.locator("[data-zone=market] .pile").first)  # not far enough: it is put back
    expect(ann.headline).to_have_text(asked, use_inner_text=True)
    card.drag_to(hand)
    expect(ann.headline).to_contain_text(re.compile(r"\bpay", re.IGNORECASE))
