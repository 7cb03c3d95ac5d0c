"""Historical Conquest in the browser: attacks with both totals in sight, interrupts by one key, any window."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, play
from tests.browser.screens import Screens

SIZES = [(390, 844), (844, 390), (1280, 720), (1920, 1080)]
OPEN = "[data-zone=options] .lit[aria-disabled=false]"
ATTACKERS = "[data-zone=world] .head.lit:has(.attack)"
CUT = """() => {
  const board = document.querySelector("main [data-zone=world]").getBoundingClientRect();
  return [...document.querySelectorAll("main [data-zone=hand]")]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1).length
    + (board.width > innerWidth ? 1 : 0);
}"""

SHORTENED = """() => [...document.querySelectorAll("[data-zone=world] .row :is(.words, .name)")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
  .map((each) => each.textContent)"""

LAPPED = """() => {
  const boxes = [...document.querySelectorAll(".rivals .player")].map((each) => {
    const parts = [...each.querySelectorAll(".plate, .facts, .track")].map((part) => part.getBoundingClientRect());
    const box = each.getBoundingClientRect();
    return parts.filter((part) => part.width > 1 && (part.right > box.right + 1 || part.left < box.left - 1)).length;
  });
  return boxes.reduce((sum, each) => sum + each, 0);
}"""

Seen = Callable[[Person], bool]


class Builder(Player):
    """Somebody who plays cards and ends turns, and throws nothing away."""

    useless = False  # whether the card that was touched last can only be thrown away

    def act(self) -> bool:
        """Play a card, or answer whatever is asked; else end the turn."""
        self.look()
        if self.page.get_by_role("dialog").count() and not self.over:
            self.page.keyboard.press("Escape")
            return False
        if self.page.get_by_role("menuitem").count():
            good = self.page.get_by_role("menuitem").filter(has_not_text=re.compile("away|Dismiss"))
            self.useless = not good.count()
            if not self.use(good):
                self.page.keyboard.press("Escape")
            return True
        held = "" if self.useless else "[data-zone=hand] .lit, "
        self.useless = False
        for things in (
            f"{held}[data-zone=tray] .lit",
            ".plate.lit",
            "[data-zone=options] .lit",
            "[data-zone=world] .lit:not(.quiet)",
            "[data-zone=hand] .lit",
        ):
            if self.use(self.page.locator(things)):
                return True
        return False

    def use(self, things: Locator) -> bool:
        """Click the first of some things, if there is one and it stays: bots may go on meanwhile."""
        if not things.count():
            return False
        try:
            things.first.click(timeout=1500)
        except Error:
            return False
        self.used.append("thing")
        return True


def sit_down(invite: Invite, place: Place, players: int, **options: str) -> Person:
    """Somebody at a table with bots."""
    ann = invite("Ann", place)
    ann.come_home()
    open_table(ann, players, options)
    ann.sit_at_table()
    return ann


def open_table(ann: Person, players: int, options: dict[str, str]) -> None:
    """Open a table with bots."""
    ann.open_table("conquest", ["Me", *["level2"] * (players - 1)], **{"rounds": "12", **options})


def sit_until(invite: Invite, place: Place, players: int, seen: Seen, **options: str) -> Person:
    """Somebody at a table with bots who sees something. A game that ends without it is followed by another one."""
    ann = sit_down(invite, place, players, **options)
    for _ in range(6):
        if comes(ann, seen):
            return ann
        ann.page.goto("/")
        open_table(ann, players, options)
        expect(ann.board).to_be_visible()
    pytest.fail("it was not seen in six games")


def comes(ann: Person, seen: Seen) -> bool:
    """Whether something is seen before the game is over."""
    player = Builder(ann)
    play([player], until=lambda: player.over or seen(ann))
    return not player.over


def may_attack(ann: Person) -> bool:
    """Whether a land can attack, and no answer is on its way that may end the turn."""
    page = ann.page
    return page.locator("h1.sending").count() == 0 and page.locator(ATTACKERS).count() > 0


def may_interrupt(ann: Person) -> bool:
    """Whether an interrupt is asked for, and not just answered."""
    return ann.page.locator(OPEN).count() > 0 and "interrupt, or pass" in ann.headline.inner_text()


def test_an_attack_is_seen_whole_before_it_is_made(invite: Invite, place: Place) -> None:
    ann = sit_until(invite, place, 4, may_attack, edition="1")
    if ann.page.get_by_role("menuitem").count():
        ann.page.keyboard.press("Escape")  # without a menu it would take the last answer back
    land = ann.page.locator(ATTACKERS).first
    land.click()
    dialog = ann.dialog(re.compile("Attack from"))
    expect(dialog.get_by_text("You would", exact=False).or_(dialog.get_by_text("Even")).first).to_be_visible()
    expect(dialog.locator("li").first).to_contain_text(re.compile(r"\d"))
    screens = Screens(ann.page, "conquest")
    screens.take("attack")
    assert screens.found == []
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    dialog.get_by_role("button", name=re.compile("^Attack ")).first.click()
    expect(dialog).to_have_count(0)
    expect(ann.page.get_by_role("tabpanel", name="Log").or_(ann.page.locator("[data-zone=log]")).first).to_contain_text(
        "Ann attacks"
    )


@pytest.mark.parametrize(("players", "edition"), [(2, "2"), (4, "1"), (6, "2")])
def test_the_table_fits_every_window(invite: Invite, place: Place, players: int, edition: str) -> None:
    ann = sit_down(invite, place, players, edition=edition)
    player = Builder(ann)
    play([player], until=lambda: player.over or len(player.used) > 12)  # whoever is out has nothing more to do
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_timeout(150)
        assert ann.page.evaluate(CUT) == 0, (width, height)
        assert ann.page.evaluate(SHORTENED) == [], (width, height)
        assert ann.page.evaluate(LAPPED) == 0, (width, height)
        assert ann.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        expect(ann.page.locator("[data-zone=world] [role=group]")).to_have_count(6)


def test_lands_of_others_show_their_guards_where_there_is_room(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, 4)
    player = Builder(ann)
    guards = ann.page.locator("[data-zone=world] .others .row")
    play([player], until=lambda: player.over or guards.count() >= 2)
    expect(guards.nth(1)).to_be_visible()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    expect(guards).to_have_count(0)  # a finger needs more than a line: it looks into the land


def test_an_interrupt_passes_by_one_key(invite: Invite, place: Place) -> None:
    ann = sit_until(invite, place, 3, may_interrupt, deck1="cheswell")
    asked = ann.headline.inner_text()
    bar = ann.page.locator("[data-zone=status]")
    expect(bar).to_contain_text(re.compile("plays|uses|attacks|would lose"))
    ann.page.keyboard.press("p")
    expect(ann.headline).not_to_have_text(asked)
