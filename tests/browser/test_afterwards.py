"""After the game: the replay with its timeline, other eyes, a new game from any moment, records, and a rematch."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.people import PATIENCE, TITLES, Person
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play


def finish(invite: Invite, place: Place, *names: str) -> list[Person]:
    """People who have played a game of Alliances to its end."""
    people = [invite(name, place) for name in names]
    people[0].come_home()
    link = people[0].open_table("alliances", ["Me", "Open" if len(people) == 2 else "level2"])
    for guest in people[1:]:
        guest.follow(link)
    for person in people:
        person.sit_at_table()
    play([Player(person) for person in people])
    return people


def open_replay(person: Person) -> Locator:
    """Go from the scores to the replay; gives its slider."""
    person.the_end.get_by_role("link", name="Watch the replay").click()
    slider = person.page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    return slider


def test_the_end_tells_what_decided_the_game_and_leads_there(invite: Invite, place: Place) -> None:
    (ann,) = finish(invite, place, "Ann")
    told = ann.the_end.get_by_role("region", name="What decided the game")
    expect(told.get_by_text("never by hidden cards")).to_be_visible(timeout=3 * PATIENCE)
    expect(told.get_by_role("img", name=re.compile("Chances to win"))).to_be_visible()
    told.get_by_role("link", name=re.compile("wins the campaign")).click()
    slider = ann.page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value(slider.get_attribute("max") or "")


def test_a_replay_goes_to_any_moment_through_anybodys_eyes(invite: Invite, place: Place) -> None:
    (ann,) = finish(invite, place, "Ann")
    slider = open_replay(ann)
    last = slider.get_attribute("max")
    ann.page.keyboard.press("End")
    expect(slider).to_have_value(last or "")
    expect(ann.page.get_by_text(re.compile("wins the campaign")).first).to_be_visible()
    ann.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ann.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    ann.page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("2")
    for key, moment in (("ArrowLeft", "1"), ("ArrowRight", "2"), ("ArrowRight", "3")):
        ann.page.keyboard.press(key)  # the button that was pressed does not keep the arrows to itself
        expect(slider).to_have_value(moment)
    hands, eyes = ann.page.locator("[data-zone^=hand] [data-name]"), ann.page.get_by_label("Through whose eyes")
    eyes.select_option("watcher")
    expect(hands).to_have_count(0)
    eyes.select_option("all")
    expect(hands.nth(5)).to_be_visible()
    log = ann.page.get_by_role("list", name="Log").get_by_role("listitem")
    log.nth(6).locator("div").click(position={"x": 2, "y": 2})
    expect(slider).to_have_value(log.nth(6).get_attribute("data-at") or "")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.get_by_role("button", name="Pause")).to_be_visible()
    ann.page.get_by_role("button", name="Pause").click()


def test_a_moment_of_a_finished_game_becomes_a_new_table(invite: Invite, place: Place) -> None:
    (ann,) = finish(invite, place, "Ann")
    old = ann.page.url
    slider = open_replay(ann)
    for _ in range(4):
        ann.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("4")
    ann.page.get_by_role("button", name="Continue from here").click()
    wish = ann.dialog("Continue from here")
    expect(wish).to_contain_text("after 4 answers")
    wish.get_by_label("The others are bots").select_option("level2")
    wish.get_by_role("button", name="Play on").click()
    ann.page.wait_for_url(re.compile("/table/"))
    assert ann.page.url != old
    expect(ann.board).to_be_visible()
    player = Player(ann)
    play([player], until=decided(player, 3))


def test_a_record_goes_out_and_comes_in_again(invite: Invite, place: Place, tmp_path: Path) -> None:
    (ann,) = finish(invite, place, "Ann")
    reason = re.split("[:;]", ann.the_end.locator(".reason").inner_text())[0]
    with ann.page.expect_download() as download:
        ann.the_end.get_by_role("link", name="Download the record").click()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == "alliances"
    ben = invite("Ben", place)
    ben.come_home()
    with ben.page.expect_file_chooser() as chooser:
        ben.page.get_by_role("button", name="Open a record").click()
    chooser.value.set_files(path)
    ben.page.wait_for_url(re.compile("/replay/"))
    expect(ben.page.get_by_role("slider")).to_be_visible()
    ben.page.keyboard.press("End")
    expect(ben.page.locator("footer").get_by_text(reason)).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(invite: Invite, place: Place, tmp_path: Path) -> None:
    path = tmp_path / "shopping.txt"
    path.write_text("milk", encoding="utf-8")
    ann = invite("Ann", place)
    ann.come_home()
    with ann.page.expect_file_chooser() as chooser:
        ann.page.get_by_role("button", name="Open a record").click()
    chooser.value.set_files(path)
    expect(ann.page.get_by_role("alert")).to_have_text("shopping.txt is no record: a record is a JSON document.")


def test_the_same_people_play_again(invite: Invite, place: Place) -> None:
    ann, ben = finish(invite, place, "Ann", "Ben")
    old = ann.page.url
    ann.the_end.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != old)
    ben.the_end.get_by_role("button", name="Join the rematch").click()
    ben.page.wait_for_url(ann.page.url)
    for person in (ann, ben):
        expect(person.the_end).to_have_count(0)
        expect(person.board).to_be_visible()
    players = [Player(ann), Player(ben)]
    play(players, until=decided(players[0], 2))
    assert not players[0].over


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_a_game_in_progress_is_found_again_in_the_lobby(invite: Invite, place: Place, game: str) -> None:
    ann = invite("Ann", place)
    ann.come_home()
    link = ann.open_table(game, ["Me", "level2"])
    ann.sit_at_table()
    ann.page.goto("/")
    going = ann.page.get_by_role("region", name="Go on playing").get_by_role("link", name=re.compile(TITLES[game]))
    going.first.click()
    ann.page.wait_for_url(link)
