"""Any game can be played at once: the generic board draws what it has never seen, from its view and questions alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.place import Place
from tests.browser.playing import Player, play
from tests.browser.screens import Screens
from tests.kernel.toy import Toy

from parlour.games.dale.game import Dale
from parlour.kernel.game import Game
from parlour.kernel.registry import offered


def sit_down(invite: Invite, place: Place, game: Game) -> list[Person]:
    """Two people at a table of a game that the client does not know."""
    ann, ben = invite("Ann", place), invite("Ben", place)
    ann.come_home()
    link = ann.open_table(game.title, ["Me", "Open"])
    ben.follow(link)
    for person in (ann, ben):
        expect(person.board).to_be_visible()
    return [ann, ben]


def test_a_new_game_is_played_to_its_end(invite: Invite, place: Place) -> None:
    with offered(Toy()) as game:
        people = sit_down(invite, place, game)
        play([Player(person) for person in people])
        for person in people:
            expect(person.the_end).to_contain_text(re.compile(r"\d tricks"))


def test_the_generic_board_draws_cards_and_lights_them(invite: Invite, place: Place) -> None:
    stranger = Dale()
    stranger.name, stranger.title = "stranger", "A stranger's game"
    with offered(stranger):
        people = sit_down(invite, place, stranger)
        players = [Player(person) for person in people]
        play(players, until=lambda: min(len(player.used) for player in players) >= 10)
        expect(people[0].board.locator("[data-card][data-name]").nth(5)).to_be_attached()
        screens = Screens(people[0].page, "generic")
        screens.take("table")
        assert screens.found == []
