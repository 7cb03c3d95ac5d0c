"""The end of a campaign is a moment: the last conflict stays, the map is shown, the score is counted, then on."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.place import Place
from tests.browser.playing import Player, play
from tests.browser.screens import Screens


def test_the_end_of_a_campaign_is_shown_before_the_next_begins(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place)
    ann.come_home()
    ann.open_table("alliances", ["Me", "level1"], campaigns="3")
    ann.sit_at_table()
    player, panel = Player(ann), ann.page.locator("[data-zone=moment]")
    play([player], until=lambda: panel.count() > 0)
    panel.get_by_role("button", name="Go on").focus()  # then it stays
    expect(panel).to_contain_text("wins the campaign")
    expect(panel).to_contain_text("Campaigns won")
    screens = Screens(ann.page, "moment")
    screens.take("campaign")
    panel.get_by_role("button", name="Go on").click()
    expect(panel).to_have_count(0)
    assert screens.found == []
