"""Rules that break on every answer: whoever sits there sees it, and chooses how to go on."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, play
from tests.browser.test_any_game import sit_down
from tests.server.cracked import DRAW, LEAVE, Cracked

from parlour.kernel.registry import offered


def bar(person: Person) -> Locator:
    """What is said across the table."""
    return person.page.locator("[data-zone=stuck]")


def test_a_game_that_stands_still_goes_back_or_is_taken_as_drawn(invite: Invite, place: Place) -> None:
    game = Cracked(LEAVE, DRAW)
    game.title = "Cracked magpies"
    with offered(game):
        ann, ben = people = sit_down(invite, place, game)
        play([Player(person) for person in people], until=lambda: bar(ann).count() > 0)
        for person in people:
            expect(person.headline).to_contain_text("The game stands still")
            expect(bar(person)).to_contain_text("The rules break on every answer here")
            expect(bar(person).get_by_role("link", name="Play another game")).to_be_visible()
        bar(ann).get_by_role("button", name="Go back").click()
        ben.page.get_by_role("button", name="Allow").click()
        for person in people:
            expect(bar(person)).to_have_count(0)
        play([Player(person) for person in people], until=lambda: bar(ann).count() > 0)
        bar(ben).get_by_role("button", name="Take the game as drawn").click()
        expect(ann.page.get_by_text("Ben would like to take the game as drawn.")).to_be_visible()
        ann.page.get_by_role("button", name="Allow").click()
        for person in people:
            expect(person.the_end).to_contain_text("taken as drawn")
            expect(person.the_end.get_by_role("button", name="Play again")).to_be_visible()
