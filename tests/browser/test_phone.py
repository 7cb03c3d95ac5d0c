"""A phone in portrait: whole games by finger, and the page never scrolls."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.place import Place
from tests.browser.playing import Player, play


@pytest.mark.parametrize("game", ["alliances", "conquest", "dale"])
def test_a_game_on_a_phone_by_finger(invite: Invite, place: Place, game: str) -> None:
    ann = invite("Ann", place, phone=True)
    ann.come_home()
    ann.open_table(game, ["Me", "level2", "level2", "level2"])
    ann.sit_at_table()
    player = Player(ann)
    play([player])
    expect(ann.the_end.get_by_role("listitem")).to_have_count(4)


def test_the_panels_beside_the_table_are_sheets_on_a_phone(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place, phone=True)
    ann.come_home()
    ann.open_table("alliances", ["Me", "level2"])
    ann.sit_at_table()
    for tool, shown in [("Log", "Log"), ("Chat", "Chat"), ("Who is here", "At the table")]:
        ann.page.get_by_role("button", name=tool, exact=True).tap()
        beside = ann.page.get_by_role("complementary", name="Beside the table")
        expect(
            beside.locator(f"[role=tab][aria-selected=true]:text-is('{shown}'), [aria-label='{shown}']").first
        ).to_be_in_viewport()
        beside.get_by_role("button", name="Close").tap()
        expect(beside.get_by_role("button", name="Close")).not_to_be_in_viewport()
