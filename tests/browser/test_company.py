"""People between games: invited with one click, muted, written to; on every screen axe finds nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.place import Place
from tests.browser.screens import Screens


def test_two_meet_invite_and_mute_each_other(invite: Invite, place: Place) -> None:
    ann, ben = invite("Ann", place), invite("Ben", place)
    ann.come_home()
    screens = Screens(ann.page, "company")
    link = ann.open_table("alliances", ["Me", "Open"])
    ben.follow(link)
    for person in (ann, ben):
        person.sit_at_table()
    ben.page.keyboard.press("c")
    ben.page.get_by_label("Say something at the table").fill("You play like a stove.")
    ben.page.keyboard.press("Enter")
    ann.page.keyboard.press("c")
    said = ann.page.get_by_role("list", name="Chat")
    expect(said).to_contain_text("like a stove")
    said.get_by_role("button", name="Ben").click()
    expect(ann.dialog("Ben")).to_be_visible()
    screens.take("about")
    ann.dialog("Ben").get_by_role("button", name="Mute").click()
    expect(ann.page.get_by_role("button", name="Read them again")).to_be_visible()
    ann.close_dialog()
    expect(said).not_to_contain_text("like a stove")

    ann.page.goto("/")
    ann.open_table("alliances", ["Me", "Open"])
    ann.page.get_by_role("button", name="Invite Ben").click()
    expect(ann.page.get_by_role("button", name="Ben is invited")).to_be_visible()
    screens.take("friends")
    ben.page.goto("/")
    expect(ben.page.get_by_role("region", name="You are invited").get_by_role("link")).to_have_count(1)
    Screens(ben.page, "company").take("invited")

    ann.expected = re.compile("status of 404")
    ann.page.goto("/mail/this-link-is-too-old-by-far")
    ann.page.get_by_role("button", name="Yes, write to me").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("too old")
    screens.take("mail")
    assert screens.found == []


def test_somebody_who_is_away_can_be_nudged_and_replaced(invite: Invite, place: Place) -> None:
    people = [invite(name, place) for name in ("Ann", "Ben", "Cleo")]
    ann, ben, cleo = people
    for person in people:
        person.page.clock.install()
    ann.come_home()
    link = ann.open_table("dale", ["Me", "Open", "Open"])
    ben.follow(link)
    cleo.follow(link)
    for person in people:
        person.sit_at_table()
    ben.page.goto("about:blank")
    for person, offer in ((ann, "Let a bot sit in"), (cleo, "Vote for a bot")):
        expect(person.page.get_by_role("list", name="At the table").get_by_text("away")).to_be_visible()
        person.page.clock.fast_forward("03:00")
        screens = Screens(person.page, "away")
        expect(person.page.get_by_role("button", name=offer)).to_be_visible()
        screens.check(f"{person.name}-desk")
        person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        person.page.get_by_role("button", name="Who is here").click()
        expect(person.page.get_by_role("button", name=offer)).to_be_in_viewport()
        screens.check(f"{person.name}-phone")
        assert screens.found == []
