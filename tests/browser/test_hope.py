"""Dealers in Hope in the browser: the map under fingers and keys, and a table that fits every window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play
from tests.browser.screens import Screens
from tests.browser.test_readable import unreadable

WINDOWS = [(390, 844), (844, 390), (1280, 720), (1920, 1080)]
SCALE = """() => {
  const drawn = document.querySelector("[data-zone=map] svg g").getAttribute("transform");
  return Number(drawn.match(/scale[(](.+)[)]/)[1]);
}"""
OUTSIDE = """() => {
  const places = [...document.querySelectorAll("[data-zone=map] [data-place]")];
  const boxes = places.map((each) => each.getBoundingClientRect());
  const map = document.querySelector("[data-zone=map]").getBoundingClientRect();
  return boxes.filter((box) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x < map.left || x > map.right || y < map.top || y > map.bottom;
  }).length;
}"""


def sit_down(invite: Invite, place: Place, players: int, *, phone: bool = False) -> Person:
    """Somebody at a table with bots."""
    ann = invite("Ann", place, phone=phone)
    ann.come_home()
    ann.open_table("hope", ["Me", *["level1"] * (players - 1)])
    ann.sit_at_table()
    return ann


def draft(ann: Person) -> Player:
    """Choose a faction and a city, up to the first action."""
    player = Player(ann)
    player.wait()
    while "Choose an action" not in player.headline:
        play([player], until=decided(player, 1))
        player.wait()
    expect(ann.page.locator("[data-zone=map]")).to_be_visible()
    return player


def stands_still(page: Page) -> bool:
    """Whether the page does not scroll."""
    return bool(page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"))


@pytest.mark.parametrize("players", [2, 5])
def test_every_window_has_the_whole_table(invite: Invite, place: Place, players: int) -> None:
    ann = sit_down(invite, place, players)
    draft(ann)
    for width, height in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator("[data-zone=hand] [data-card]").first).to_be_in_viewport(ratio=0.9)
        expect(ann.page.get_by_role("button", name=re.compile("^Train 2 cards;"))).to_be_visible()
        for player in ann.page.locator("[data-zone=players] button").all():
            expect(player).to_be_in_viewport(ratio=0.9)
        phone = min(width, height) < 448
        if phone:
            ann.page.get_by_role("tab", name="Map").click()
        expect(ann.page.locator("[data-zone=map] [data-place]")).to_have_count(30 if players == 2 else 40)
        assert ann.page.evaluate(OUTSIDE) == 0
        assert stands_still(ann.page)
        if phone:
            ann.page.get_by_role("tab", name="Actions").click()


def test_the_map_is_brought_closer_pushed_and_shown_whole_again(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, 3)
    draft(ann)
    box = ann.page.locator("[data-zone=map]").bounding_box()
    assert box is not None
    whole = ann.page.evaluate(SCALE)
    bern = ann.page.locator("[data-place=Bern]")
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.wheel(0, -600)
    expect(bern.locator(".title")).to_be_visible()
    assert ann.page.evaluate(SCALE) > 2 * whole
    before = bern.bounding_box()
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + box["width"] / 2 - 80, box["y"] + box["height"] / 2, steps=4)
    ann.page.mouse.up()
    after = bern.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["x"] - before["x"] + 80) < 12
    expect(ann.headline).to_contain_text("Choose an action")  # what was pushed was not touched
    ann.page.get_by_role("button", name="The whole map").click()
    assert ann.page.evaluate(SCALE) == pytest.approx(whole)


def test_keys_go_from_territory_to_territory(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, 3)
    draft(ann)
    ann.page.locator("[data-place=Bern]").focus()
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("+")
    for _ in range(4):
        ann.page.keyboard.press("ArrowRight")
        here = ann.page.locator("[data-zone=map] [data-place]:focus")
        expect(here).to_have_count(1)
        expect(here).to_be_in_viewport()
    assert here.get_attribute("data-place") != "Bern"


def test_what_cards_say_is_large_and_whole(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, 3)
    player = draft(ann)
    printed = looks = 0
    while not player.over and (looks < 6 or printed == 0):  # citizens alone say nothing
        looks += 1
        for width, height in WINDOWS[2:]:
            ann.page.set_viewport_size({"width": width, "height": height})
            printed += ann.page.locator("[data-zone=hand] [data-printed]").count()
            assert unreadable(ann) == []
        play([player], until=decided(player, 4))
    assert printed > 0


def test_the_map_stands_still_while_cards_leave_the_hand(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, 3)
    player = draft(ann)
    heights = []
    for _ in range(12):
        heights.append(ann.page.locator("[data-zone=map]").evaluate("(map) => map.clientHeight"))
        play([player], until=decided(player, 1))
        player.wait()
    assert heights == sorted(heights, reverse=True)  # a card with more words may need room once, and keeps it


def test_signs_at_the_edge_of_the_map_are_whole(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, 3)
    draft(ann)
    map_box = ann.page.locator("[data-zone=map]").bounding_box()
    assert map_box is not None
    for sign in ann.page.locator("[data-zone=map] [data-place] .sign").all():
        box = sign.bounding_box()
        assert box is not None
        assert box["x"] >= map_box["x"] - 1
        assert box["x"] + box["width"] <= map_box["x"] + map_box["width"] + 1


@pytest.mark.parametrize("phone", [True, False])
def test_a_whole_game_of_three(invite: Invite, place: Place, phone: bool) -> None:
    ann = sit_down(invite, place, 3, phone=phone)
    play([Player(ann)])
    expect(ann.the_end.get_by_role("listitem")).to_have_count(3)


def test_the_pages_of_the_board_are_sound(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, 3)
    screens = Screens(ann.page, "hope")
    screens.take("draft")
    player = draft(ann)
    for page in ("Actions", "Train", "Winter"):
        ann.page.get_by_role("tab", name=page).click()
        screens.take(page.lower())
    ann.page.locator("[data-zone=players] button").nth(1).click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    screens.take("player")
    ann.close_dialog()
    play([player], until=decided(player, 12))
    screens.take("later")
    assert screens.found == []
