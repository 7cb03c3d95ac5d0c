"""Undo without cheating: free at first, marked before the click where it is not, and then by asking the others."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, play

PAY = re.compile(r"\bpay", re.IGNORECASE)


def undo(person: Person) -> Locator:
    """The tool that takes back; its name says what it would do."""
    return person.page.get_by_role("navigation", name="Tools").get_by_role("button").first


def buy(person: Person) -> None:
    """Choose a card of the market, which has still to be paid."""
    person.page.locator("[data-zone=market] .lit").first.click()
    expect(person.headline).to_contain_text(PAY)


def test_a_choice_is_taken_back_by_a_key_until_something_hidden_comes_out(invite: Invite, place: Place) -> None:
    ann, ben = invite("Ann", place), invite("Ben", place)
    ann.come_home()
    ben.follow(ann.open_table("dale", ["Me", "Open"]))
    ann.sit_at_table()
    asked = ann.headline.inner_text()
    buy(ann)
    expect(undo(ann)).to_have_accessible_name("Take back")
    ann.page.keyboard.press("u")
    expect(ann.headline).to_have_text(asked, use_inner_text=True)
    buy(ann)
    payment = ann.payment()
    mark = payment.get_by_label("cannot be taken back").or_(payment.get_by_text("(cannot be taken back)"))
    expect(mark).to_have_count(1)  # a new card will come to the market: the lock says so before the click
    payment.click()
    expect(ann.headline).not_to_contain_text(PAY)
    expect(undo(ann)).not_to_have_accessible_name("Take back")


def test_what_others_have_seen_is_taken_back_only_if_they_allow_it(invite: Invite, place: Place) -> None:
    ann, ben = invite("Ann", place), invite("Ben", place)
    ann.come_home()
    ben.follow(ann.open_table("dale", ["Me", "Open"]))
    for person in (ann, ben):
        person.sit_at_table()
    player = Player(ann)
    play([player], until=lambda: "Waiting for Ben" in player.headline)
    expect(undo(ann)).to_have_accessible_name("Ask to take back")
    for answer in ("Refuse", "Allow"):
        ann.page.keyboard.press("u")
        expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
        expect(ben.page.get_by_text("Ann would like to take the last answer back.")).to_be_visible()
        ben.page.get_by_role("button", name=answer).click()
        expect(ben.page.get_by_text("Ann would like")).to_have_count(0)
        expect(ann.headline).to_contain_text("Waiting for Ben" if answer == "Refuse" else "Your turn")
    expect(ben.headline).to_contain_text("Waiting for Ann")
