"""Whole games by keyboard alone: from the name over the form to the scores, without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.keyboard import Keyboard
from tests.browser.people import BRISK, TITLES
from tests.browser.place import Place


def open_duel(keys: Keyboard, game: str) -> None:
    """Say a name, and open a table against one bot. Tab finds only what is there already: every form is awaited."""
    person, page = keys.person, keys.person.page
    expect(page.get_by_label("What shall we call you?")).to_be_visible()
    keys.write("What shall we call you?", person.name)
    keys.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(person.name))).to_be_visible()
    expect(person.invitation(game)).to_be_visible()
    keys.tab_to(lambda seen: seen["card"] == TITLES[game] and seen["words"] == "New table")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    expect(page.get_by_role("group", name="Players")).to_be_visible()
    keys.pick("Players", "2")
    if game == "alliances":
        keys.pick("Campaigns", "1")
    else:
        keys.write("Decks", ",".join(BRISK[:3]))
    person.see_seats(2)
    keys.pick("Seat P2", "Bot")
    keys.tab_to_words("Level of the bot on seat P2")
    keys.press("ArrowUp")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    keys.tab_to_words("Open the table")
    keys.press("Enter")


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_a_whole_game_by_keyboard_alone(invite: Invite, place: Place, game: str) -> None:
    ann = invite("Ann", place)
    keys = Keyboard(ann)
    ann.page.goto("/")
    open_duel(keys, game)
    expect(ann.page.get_by_role("button", name="No more tips")).to_be_visible()
    keys.tab_to_words("No more tips")
    keys.press("Enter")
    keys.play()
    expect(ann.the_end.get_by_role("listitem")).to_have_count(2)
    keys.tab_to_words("Watch the replay")
    keys.press("Enter")
    expect(ann.page.get_by_role("heading", name=f"Replay of {TITLES[game]}")).to_be_visible()
