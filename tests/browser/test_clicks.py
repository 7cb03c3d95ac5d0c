"""How a person likes to be asked: settings by mouse and keyboard, moves that are confirmed, the clicks of a game."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, play


def settings(person: Person) -> None:
    """Open the settings."""
    person.page.get_by_role("button", name="Settings").click()
    expect(person.dialog("Settings")).to_be_visible()


def answers_of(place: Place, table: str) -> Counter[str]:
    """How often a person answered in a game, and how often the server did for them."""
    file = place.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as store:
        rows = store.execute("select kind from entries where table_id = ? and seat = 0", [table]).fetchall()
    return Counter([kind for (kind,) in rows])


def test_a_whole_game_of_dale_takes_few_clicks(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place, asked=False)
    ann.come_home()
    table = ann.open_table("dale", ["Me", "level1"], turns="50")
    ann.sit_at_table()
    player = Player(ann)
    play([player])
    kinds = answers_of(place, table.rsplit("/", 1)[-1])
    print(f"\nDale in the browser: {len(player.used)} clicks, {kinds['answer']} answers, {kinds['auto']} spared")
    assert kinds["auto"] > 0
    assert len(player.used) <= 2 * kinds["answer"], "cards are picked, menus opened, and nothing is asked twice"


def test_settings_stay_and_can_be_reached_by_keyboard(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place, asked=False)
    ann.come_home()
    settings(ann)
    group = ann.page.get_by_role("group", name="Ask me to react")
    group.get_by_role("radio", name="Against bots only when I can").focus()
    ann.page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio", name="Only when I can", exact=True)).to_be_checked()
    expect(ann.dialog("Settings").get_by_text("nobody can tell")).to_be_visible()
    ann.page.get_by_role("group", name="Motion").get_by_text("Slow").click()
    ann.page.reload()
    settings(ann)
    expect(group.get_by_role("radio", name="Only when I can", exact=True)).to_be_checked()
    expect(ann.page.get_by_role("group", name="Motion").get_by_role("radio", name="Slow")).to_be_checked()


def test_a_move_waits_until_it_is_confirmed(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place, asked=False)
    ann.come_home()
    settings(ann)
    ann.page.get_by_role("group", name="Confirm my moves").get_by_text("Every move").click()
    ann.close_dialog()
    ann.open_table("dale", ["Me", "level1"])
    ann.sit_at_table()
    player = Player(ann)
    confirm = ann.page.get_by_role("group", name="Confirm your move")
    play([], until=lambda: player.reach("[data-zone=options] .lit") or confirm.count() > 0)
    expect(confirm.get_by_role("button").first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(ann.headline).to_contain_text("action")
    play([], until=lambda: player.reach("[data-zone=options] .lit"))
    confirm.get_by_role("button").first.press("Enter")
    expect(confirm).to_have_count(0)
