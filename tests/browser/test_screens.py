"""A tour of every screen, in both sizes and both lights: axe finds nothing serious, and pictures are kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play
from tests.browser.screens import Screens
from tests.browser.test_readable import HIDDEN

QUESTIONS = 40  # of which the first of each kind is looked at


def test_the_lobby(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place)
    ann.expected = re.compile("status of 404")  # what the browser itself says of a room that is not there
    screens = Screens(ann.page, "lobby")
    ann.page.goto("/")
    expect(ann.page.get_by_role("article").nth(1)).to_be_visible()
    screens.take("door")
    ann.say_name("Come in")
    screens.take("home")
    ann.page.get_by_role("button", name="Ann").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    screens.take("person")
    ann.close_dialog()
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    screens.take("settings")
    ann.close_dialog()
    for game in ("alliances", "dale"):
        ann.page.goto(f"/new?game={game}")
        expect(ann.page.get_by_role("group", name="Seat P1")).to_be_visible()
        screens.take(f"new-{game}")
        ann.page.goto(f"/rules/{game}")
        expect(ann.page.locator("[id^=rule-]").nth(9)).to_be_attached()
        screens.take(f"rules-{game}")
    ann.page.goto("/profile")
    expect(ann.page.get_by_text("played to the end")).to_be_visible()
    screens.take("profile")
    ann.page.goto("/leaderboard/alliances")
    expect(ann.page.get_by_text("A newcomer has 1000")).to_be_visible()
    screens.take("leaderboard")
    ann.page.goto("/credits")
    expect(ann.page.get_by_role("heading", name="Credits")).to_be_visible()
    screens.take("credits")
    for address in ("/table/nowhere", "/replay/nowhere"):
        ann.page.goto(address)
        expect(ann.page.get_by_role("heading", name="There is no such room")).to_be_visible()
        expect(ann.page).to_have_title("There is no such room · Parlour")
    screens.take("nowhere")
    assert screens.found == []


@pytest.mark.parametrize("game", ["alliances", "conquest", "dale"])
def test_the_waiting_room_and_the_table(invite: Invite, place: Place, game: str) -> None:
    ann = invite("Ann", place)
    ann.come_home()
    screens = Screens(ann.page, game)
    ann.open_table(game, ["Me", "Open", "level2", "level2"])
    expect(ann.page.get_by_role("heading", name="Seats")).to_be_visible()
    screens.take("waiting")
    ann.page.get_by_role("button", name="Seat a bot").click()
    expect(ann.page.get_by_role("button", name="No more tips")).to_be_visible()
    screens.take("guide")
    ann.sit_at_table()
    take_dialogs(ann, screens)
    take_questions(ann, screens)
    screens.take("end")
    assert screens.found == []


def take_questions(ann: Person, screens: Screens) -> None:
    """The table at the first questions of each kind, five at most, and on to the end."""
    player, seen = Player(ann), set[str]()
    for _ in range(QUESTIONS):
        player.wait()
        asked = re.sub("[^a-z]+", "-", player.headline.removeprefix("Your turn").lower()).strip("-")
        if not player.over and asked not in seen and len(seen) < 5:
            seen.add(asked)
            screens.take(f"asks-{asked}")
        play([player], until=decided(player, 1))
    play([player])


def take_dialogs(ann: Person, screens: Screens) -> None:
    """What lies in front of the table now and then."""
    keys: dict[str, Callable[[], None]] = {
        "rules": lambda: ann.page.keyboard.press("r"),
        "help": lambda: ann.page.keyboard.press("?"),
        "card": lambda: hold_close(ann),
        "leave": lambda: ann.page.get_by_role("button", name="Leave the table").click(),
    }
    for name, open_it in keys.items():
        open_it()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        screens.take(name)
        ann.close_dialog()
    text = ann.page.get_by_role("article", name="The table as text")
    ann.page.keyboard.press("t")
    expect(text).to_be_visible()
    screens.take("text")
    ann.page.keyboard.press("t")
    expect(text).to_have_count(0)


def hold_close(ann: Person) -> None:
    """Hold a card of one's hand close."""
    ann.page.locator("[data-zone=hand] [data-name]").first.focus()
    ann.page.keyboard.press("i")


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_the_replay(invite: Invite, place: Place, game: str) -> None:
    ann = invite("Ann", place)
    ann.come_home()
    link = ann.open_table(game, ["Me", "level2"])
    ann.sit_at_table()
    player = Player(ann)
    play([player], until=decided(player, 12))
    ann.page.goto(link.replace("/table/", "/replay/"))
    expect(ann.page.get_by_role("slider")).to_be_visible()
    expect(ann.page.locator("[data-card]").first).to_be_visible()
    screens = Screens(ann.page, game)
    screens.take("replay")
    assert ann.page.evaluate(HIDDEN) == [0, 0]
    assert screens.found == []
