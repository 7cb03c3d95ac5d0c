"""Cards one can read: large enough and whole, in every window, and before they are used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play

from parlour.server.thinking.bot_names import NAMES

SMALL = (Path(__file__).parent / "small.js").read_text(encoding="utf-8")
LEAST = 11  # pixels, for what a card says
LONG = "pangolins,magpies,polecats"  # decks whose cards say much
WINDOWS = [(1280, 720), (1920, 1080), (844, 390), (640, 360)]  # the last is the first at twice the size
SIZE = """selector => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().width)[0]"""

HEADLINE_CUT = """() => {
  const said = document.querySelector("h1 .text");
  return said.scrollHeight > said.clientHeight + 1 && getComputedStyle(said).overflow !== "visible";
}"""
# What the market asks for a card, cut off or covered by something else, and bids that lie over each other.
HIDDEN = """() => {
  const prices = [...document.querySelectorAll("main .price")].filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return width > 0 && !each.parentElement.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const bids = [...document.querySelectorAll("[data-zone=bids] button")].map((each) => each.getBoundingClientRect());
  const over = bids.filter((a) => bids.some((b) => b !== a && a.top < b.top && b.top < a.bottom - 1 &&
    a.left < b.right - 1 && b.left < a.right - 1));
  return [prices.length, over.length];
}"""

# Parts of the table that lie over each other: its rivals, the market and the stall stand one below the other.
OVER = """() => {
  const boxes = ["rivals", "market", "stall", "hand"].map((zone) =>
    document.querySelector(`[data-zone=${zone}]`).getBoundingClientRect());
  return boxes.slice(1).filter((box, n) => box.top < boxes[n].bottom - 1).length;
}"""

# Cards of the hand whose words lie under the next card.
UNDER = """() => [...document.querySelectorAll("[data-zone=hand] [data-printed]")].filter((words) => {
  const next = words.closest(".held").nextElementSibling?.getBoundingClientRect();
  return next && words.getBoundingClientRect().right > next.left + 1;
}).length"""
# What names somebody and leaves its place, or the window.
LEAVES = """name => [...document.querySelectorAll("main *, aside *, [role=dialog] *")].filter((each) => {
  const own = [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.includes(name));
  const box = each.getBoundingClientRect();
  if (!own || box.width < 2) return false;
  return box.right > innerWidth || (getComputedStyle(each).overflowX === "visible" &&
    getComputedStyle(each).display !== "inline" && each.scrollWidth > each.clientWidth + 1);
}).map((each) => each.outerHTML.slice(0, 120))"""

COVERS = """note => [...document.querySelectorAll("main [data-card]")].filter((card) => {
  const [a, b] = [note, card].map((each) => each.getBoundingClientRect());
  return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}).length"""


def sit_down(invite: Invite, place: Place, game: str, *, phone: bool = False, decks: str = "") -> Person:
    """Somebody at a table with a bot."""
    ann = invite("Ann", place, phone=phone)
    ann.come_home()
    ann.open_table(game, ["Me", "level1"], **({"decks": decks} if decks else {}))
    ann.sit_at_table()
    return ann


def unreadable(person: Person) -> list[dict[str, Any]]:
    """What is printed on a card and too small, cut off, or outside of its card."""
    found: list[dict[str, Any]] = person.page.evaluate(SMALL, LEAST)
    return found


@pytest.mark.parametrize(("game", "decks"), [("alliances", ""), ("conquest", ""), ("dale", LONG)])
def test_what_cards_say_is_large_and_whole(invite: Invite, place: Place, game: str, decks: str) -> None:
    ann = sit_down(invite, place, game, decks=decks)
    player = Player(ann)
    printed = 0
    for decisions in (1, 5, 9):
        play([player], until=decided(player, decisions))
        for width, height in WINDOWS[:2]:
            ann.page.set_viewport_size({"width": width, "height": height})
            printed += ann.page.locator("[data-zone=hand] [data-printed], [data-zone=market] [data-printed]").count()
            assert unreadable(ann) == []
        ann.page.set_viewport_size({"width": 1280, "height": 720})
    assert printed > 12  # something was measured each time; how much depends on the deal


def test_cards_that_say_much_in_german_lie_over_nothing(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "dale", decks=LONG)
    ann.page.evaluate("""() => localStorage.setItem("parlour.settings",
      JSON.stringify({ ...JSON.parse(localStorage.getItem("parlour.settings")), language: "de" }))""")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.page.locator("[data-zone=market] .card").first).to_be_visible()
    player = Player(ann)
    for decisions in (1, 3, 3, 3):
        player.wait()
        assert ann.page.evaluate(OVER) == 0
        assert unreadable(ann) == []
        play([player], until=decided(player, decisions))


@pytest.mark.parametrize("game", ["alliances", "conquest", "dale"])
def test_hand_and_question_are_in_sight_in_every_window(invite: Invite, place: Place, game: str) -> None:
    ann = sit_down(invite, place, game)
    player = Player(ann)
    player.wait()
    assert ann.page.evaluate(HIDDEN) == [0, 0]
    play([player], until=lambda: ann.page.locator("[data-zone=hand] .lit").count() > 0)
    for width, height in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.headline).to_be_in_viewport(ratio=0.9)
        assert not ann.page.evaluate(HEADLINE_CUT), (width, height)
        expect(ann.page.locator("[data-zone=hand] [data-card]").first).to_be_in_viewport(ratio=0.8)
        assert ann.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        if width > 700:  # at twice the size the table is pushed up and down
            assert ann.page.evaluate(HIDDEN) == [0, 0], (width, height)


def test_words_of_a_full_hand_lie_under_no_other_card(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "alliances")
    hand = ann.page.locator("[data-zone=hand] .held")
    expect(hand).to_have_count(12)
    Player(ann).wait()
    ann.page.wait_for_function(f"() => ({UNDER})() === 0")


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_a_long_name_stays_in_its_place(invite: Invite, place: Place, game: str) -> None:
    ann, ben = invite("Ann", place), invite("W" * 24, place)
    ann.come_home()
    link = ann.open_table(game, ["Me", "Open"])
    ben.follow(link)
    for person in (ann, ben):
        person.sit_at_table()
    for width, height in (WINDOWS[0], (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(LEAVES, "W" * 24) == []


@pytest.mark.parametrize(("game", "thing"), [("alliances", "[data-zone=map]"), ("dale", "[data-zone=market] .card")])
def test_larger_text_makes_cards_and_map_larger(invite: Invite, place: Place, game: str, thing: str) -> None:
    ann = sit_down(invite, place, game)
    things = ["[data-zone=hand] .card", thing]
    before = [ann.page.evaluate(SIZE, each) for each in things]
    ann.page.evaluate("document.documentElement.dataset.text = 'larger'")
    after = [ann.page.evaluate(SIZE, each) for each in things]
    assert [now / was >= 1.04 for now, was in zip(after, before, strict=True)] == [True, True]


def test_larger_text_leaves_everything_in_its_place(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "alliances")
    ann.page.evaluate("""() => localStorage.setItem("parlour.settings",
      JSON.stringify({ ...JSON.parse(localStorage.getItem("parlour.settings")), text: "larger", confirm: "all" }))""")
    ann.page.reload()
    Player(ann).wait()
    tools = ann.page.get_by_role("button", name="Hint").bounding_box()
    said = ann.headline.locator(".text").bounding_box()
    assert tools
    assert said
    assert said["x"] + said["width"] <= tools["x"]
    Player(ann).act()
    ann.page.set_viewport_size({"width": 844, "height": 390})
    for answer in ann.page.get_by_role("group", name="Confirm your move").get_by_role("button").all():
        expect(answer).to_be_in_viewport(ratio=0.95)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name="Alliances").first).to_be_visible()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_a_finger_reads_a_card_whole_before_it_is_used(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "dale", phone=True)
    worded = "[data-zone=market] .lit:has(.text), [data-zone=hand] .lit:has(.text)"
    play(
        [Player(ann)],
        until=lambda: "Choose an action" in ann.headline.inner_text() and ann.page.locator(worded).count() > 0,
    )
    card, asked = ann.page.locator(worded).first, ann.headline.inner_text()
    said = card.locator(".text").text_content() or ""
    card.tap()
    strip = ann.page.locator("[data-zone=reading]")
    expect(strip).to_contain_text(said.strip())
    expect(strip.locator(".lit").first).to_be_in_viewport()
    expect(ann.headline).to_have_text(asked, use_inner_text=True)
    strip.locator(".lit").first.tap()
    expect(strip).to_have_count(0)


def test_what_the_mouse_reads_covers_no_card(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "dale")
    note = ann.page.get_by_role("tooltip")
    for _ in range(5):  # a card that is still being dealt moves away from under the mouse
        ann.page.mouse.move(0, 0)
        ann.page.locator("[data-zone=market] .card").first.hover()
        ann.page.wait_for_timeout(1000)
        if note.count():
            break
    expect(note).to_be_visible()
    assert note.evaluate(COVERS) == 0
    assert note.locator(".face").count() == 0  # it is to be seen on the table


def test_bots_have_names_and_faces_and_nothing_jumps(invite: Invite, place: Place) -> None:
    ann = sit_down(invite, place, "alliances")
    people = ann.page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(people.nth(1)).to_contain_text(re.compile("|".join(NAMES)))
    expect(people.nth(1).locator(".bot-face")).to_be_visible()
    player = Player(ann)
    heights = set()
    for decisions in (1, 2, 3, 4, 5):
        play([player], until=decided(player, decisions))
        heights.add(ann.board.bounding_box()["height"])  # type: ignore[index]
    assert len(heights) == 1


def test_the_name_is_said_with_enter(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place)
    ann.page.goto("/")
    ann.page.get_by_role("button", name=re.compile("Play now")).first.click()
    field = ann.page.get_by_role("dialog").get_by_label("What shall we call you?")
    expect(field).to_be_focused()
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
