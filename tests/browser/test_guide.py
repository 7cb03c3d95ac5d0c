"""The guide of a first game: Enter leads on, Esc is enough of it, and neither plays."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.place import Place


def test_enter_goes_on_and_escape_ends_the_guide(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place)
    ann.come_home()
    ann.open_table("dale", ["Me", "level1"], first="P1")
    guide = ann.page.get_by_role("region", name="Guide to your first game")
    expect(guide).to_contain_text("Tip 1")
    asked = ann.headline.inner_text()
    ann.page.keyboard.press("Enter")
    expect(guide).to_contain_text("Tip 2")
    ann.page.keyboard.press("Enter")
    expect(guide).to_contain_text("Tip 3")
    ann.page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    expect(ann.headline).to_have_text(asked, use_inner_text=True)
    ann.page.reload()
    expect(ann.headline).to_have_text(asked, use_inner_text=True)
    expect(guide).to_have_count(0)
