"""Others at the table: watchers who see no hand, a second tab of one person, and a few words between friends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_a_watcher_sees_the_table_but_no_hand_and_no_option(invite: Invite, place: Place, game: str) -> None:
    ann, cleo = invite("Ann", place), invite("Cleo", place)
    ann.come_home()
    link = ann.open_table(game, ["Me", "level2"])
    ann.sit_at_table()
    cleo.follow(link, sit=False)
    expect(cleo.headline).to_contain_text("You are watching")
    expect(cleo.page.locator("[data-zone^=hand] [data-name]")).to_have_count(0)
    player = Player(ann)
    for _ in range(4):
        play([player], until=decided(player, 2))
        expect(cleo.headline).to_contain_text("You are watching")
        expect(cleo.page.locator(".lit, [role=menuitem]")).to_have_count(0)
    expect(cleo.page.get_by_role("list", name="Log").get_by_role("listitem").nth(3)).to_be_visible()
    for name in ("Take back", "Ask to take back", "Nothing to take back", "Hint"):
        expect(cleo.page.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_two_tabs_of_one_person_stay_in_step(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place)
    ann.come_home()
    link = ann.open_table("alliances", ["Me", "level2"])
    ann.sit_at_table()
    tab = ann.context.new_page()
    tab.goto(link)
    tabs = [ann.page, tab]
    players = [Player(ann, page) for page in tabs]
    for turn in range(6):
        player = players[turn % 2]
        play([player], until=decided(player, 2))
        player.wait()
        expect(tabs[turn % 2 - 1].locator(".lit").first).to_be_visible()
        ours, theirs = (page.get_by_role("list", name="Log").locator("p") for page in (player.page, tabs[turn % 2 - 1]))
        expect(theirs).to_have_text(ours.all_inner_texts())
        expect(tabs[turn % 2 - 1].locator("h1")).to_have_text(player.headline, use_inner_text=True)


def test_people_talk_at_the_table(invite: Invite, place: Place) -> None:
    ann, ben = invite("Ann", place), invite("Ben", place)
    ann.come_home()
    ben.follow(ann.open_table("alliances", ["Me", "Open"]))
    for person in (ann, ben):
        person.sit_at_table()
    ann.page.keyboard.press("c")
    ann.page.get_by_role("textbox").fill("Good luck!")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Good luck!")).to_be_visible()
    ben.page.get_by_role("tab", name="Chat").filter(has_text="1 new").click()
    expect(ben.page.get_by_text("Good luck!")).to_be_visible()
