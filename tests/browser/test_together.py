"""Two people in two browsers and two bots play a whole game by mouse, from the name to the scores."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.place import Place
from tests.browser.playing import Player, play


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_two_people_and_two_bots_play_to_the_end(invite: Invite, place: Place, game: str) -> None:
    ann, ben = invite("Ann", place), invite("Ben", place)
    ann.come_home()
    link = ann.open_table(game, ["Me", "Open", "level2", "level2"])
    expect(ann.page.get_by_label("Whoever opens this link can sit down")).to_have_value(link)
    ben.follow(link)
    for person in (ann, ben):
        person.sit_at_table()
    play([Player(ann), Player(ben)])
    for person in (ann, ben):
        expect(person.the_end.get_by_role("heading", level=2)).to_have_text(re.compile(r"wins?!?$"))
        expect(person.the_end.get_by_role("listitem")).to_have_count(4)
        expect(person.the_end).to_contain_text(re.compile(r"wins the campaign|built stack 8", re.I))
    reasons = [person.the_end.locator(".reason").inner_text() for person in (ann, ben)]
    assert reasons[0] == reasons[1]
