"""Nothing is lost: the network goes in mid-move, the server closes and opens again; the page comes back by itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, decided, play

PAY = re.compile(r"\bpay", re.IGNORECASE)
# What a browser itself says of a network that is gone.
NO_NETWORK = re.compile(r"net::ERR_|WebSocket connection to|Failed to load resource")
LOST = "The connection is lost"


def pair(invite: Invite, place: Place, game: str) -> tuple[Person, Person]:
    """Two people at a table of two."""
    ann, ben = invite("Ann", place), invite("Ben", place)
    for person in (ann, ben):
        person.expected = NO_NETWORK
        person.page.clock.install()
    ann.come_home()
    ben.follow(ann.open_table(game, ["Me", "Open"]))
    for person in (ann, ben):
        person.sit_at_table()
    return ann, ben


def cut_off(person: Person, place: Place) -> None:
    """The network goes: open connections break, and new ones cannot be made."""
    person.context.set_offline(True)
    play([], until=lambda: cut_again(person, place))


def cut_again(person: Person, place: Place) -> bool:
    """Break what is open. A browser goes offline a moment later than it says: until then the page may come back."""
    place.cut()
    person.page.wait_for_timeout(500)
    return person.page.get_by_text(LOST).is_visible()


def lost(person: Person) -> None:
    """The banner says so."""
    expect(person.page.get_by_text(LOST)).to_be_visible()


def found(person: Person) -> None:
    """The banner is gone."""
    expect(person.page.get_by_text(LOST)).to_have_count(0)


def test_without_the_parlour_there_is_an_honest_page(invite: Invite, place: Place) -> None:
    ann = invite("Ann", place)
    ann.expected = NO_NETWORK
    ann.come_home()
    assert ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    place.close()
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name="The parlour cannot be reached")).to_be_visible()
    place.open()
    ann.page.get_by_role("link", name="Try again").click()
    expect(ann.page.get_by_role("heading", name=re.compile("Ann"))).to_be_visible()


def test_a_move_goes_on_where_the_network_broke_it_off(invite: Invite, place: Place) -> None:
    ann, _ = pair(invite, place, "dale")
    market = ann.page.locator("[data-zone=market] .lit")
    market.first.click()
    expect(ann.headline).to_contain_text(PAY)
    cut_off(ann, place)
    ann.context.set_offline(False)
    found(ann)
    expect(ann.headline).to_contain_text(PAY)
    ann.payment().click()
    expect(ann.headline).not_to_contain_text(PAY)


def one_by_one(lines: list[str]) -> list[str]:
    """Lines as they were told, one after the other: "Ben gets a card. 2 times" was told twice."""
    told: list[str] = []
    for line in lines:
        found = re.fullmatch(r"(.*\S)\s+(\d+) times", line, re.DOTALL)
        told += [found[1]] * int(found[2]) if found else [line]
    return told


def test_whoever_was_away_reads_what_he_missed(invite: Invite, place: Place) -> None:
    ann, ben = pair(invite, place, "dale")
    away, other = Player(ann), Player(ben)
    play([away], until=lambda: "Waiting for Ben" in away.headline)
    expect(ben.headline).to_contain_text("Your turn")  # he has heard of it before the cables are pulled
    log = ann.page.get_by_role("list", name="Log").locator("p")
    known = log.count()
    cut_off(ann, place)
    ann.page.clock.fast_forward("01:00")
    play([other], until=lambda: "Waiting for Ann" in other.headline)
    ann.context.set_offline(False)
    since = ann.dialog("Since you left")
    expect(since).to_be_visible()
    missed = since.get_by_role("listitem").all_inner_texts()
    assert one_by_one(missed) == one_by_one(log.all_inner_texts()[known:])
    assert missed
    since.get_by_role("button", name="Go on").click()
    play([away, other], until=decided(away, 3))


def test_the_server_is_closed_and_opened_in_the_middle_of_a_game(invite: Invite, own_place: Place) -> None:
    ann, ben = pair(invite, own_place, "alliances")
    players = [Player(ann), Player(ben)]
    play(players, until=decided(players[0], 5))
    own_place.close()
    for person in (ann, ben):
        lost(person)
    own_place.open()
    for person in (ann, ben):
        person.page.clock.fast_forward("00:20")
        found(person)
    play(players)
    for person in (ann, ben):
        expect(person.the_end).to_be_visible()
