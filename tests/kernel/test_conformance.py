"""The check of a game is itself checked: a sound game passes, and each broken one is caught for what it is."""

from __future__ import annotations

import pytest
from tests.kernel.broken import BROKEN
from tests.kernel.leaking import LEAKING
from tests.kernel.toy import DRAW, Magpies, Toy

from parlour.kernel.conformance import ConformanceError, check_game, option_sets
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.state import EVERYONE, Ending, State


def test_a_sound_game_passes_and_is_looked_at_closely() -> None:
    report = check_game(Toy(), games=10, seed="sound")
    assert report.option_sets == 3
    assert report.games == 30
    assert report.actions > 150
    assert report.decisions > 300
    assert report.worlds > 1000
    assert report.swaps > 700
    assert report.moments > 2 * report.swaps
    assert str(report).startswith("3 option sets, 30 games, ")


@pytest.mark.parametrize("broken", BROKEN + LEAKING, ids=lambda broken: str(broken.__name__))
def test_a_broken_game_is_caught(broken: type[Toy]) -> None:
    expected = str(broken.__doc__)
    with pytest.raises(ConformanceError, match=expected) as caught:
        check_game(broken(), games=20, seed="broken", most_answers=200)
    assert str(caught.value).startswith("magpies (players=")
    assert "seed 'broken" in str(caught.value)
    assert " answers: " in str(caught.value)


def test_every_promise_is_broken_once() -> None:
    names = [broken.__name__ for broken in BROKEN + LEAKING]
    assert len(set(names)) == len(names) > 45


def test_option_sets_are_all_that_the_game_accepts() -> None:
    assert option_sets(Toy()) == [
        {"players": 2, "bold": False},
        {"players": 2, "bold": True},
        {"players": 3, "bold": False},
    ]


class Silent(Toy):
    """Whole actions pass without a question, the first one too."""

    def start(self, s: State) -> None:
        super().start(s)
        assert isinstance(s, Magpies)
        s.phase = DRAW

    def draw_options(self, s: Magpies) -> list[int]:
        self.tell(s, "silence", EVERYONE, {})
        return super().draw_options(s) if len(s.spent) % 4 else []


def test_a_game_with_actions_that_ask_nothing_passes() -> None:
    report = check_game(Silent(), games=5, seed="silent")
    assert report.swaps > 200
    assert [event.name for event in new_match(Silent(), {}, "silent").log] == ["hand", "hand", "silence", "trick"]


class Crash(Toy):
    def put_back(self, s: Magpies, seat: int, card: int) -> None:
        raise KeyError("feather")


def test_a_crash_of_the_rules_is_a_failure_with_its_place() -> None:
    with pytest.raises(ConformanceError, match="the rules raise nothing\n  KeyError: 'feather'") as caught:
        check_game(Crash(), seed="crash")
    assert isinstance(caught.value.__cause__, KeyError)


def test_the_checked_game_is_offered_only_during_the_check() -> None:
    offered = []

    class Curious(Toy):
        def start(self, s: State) -> None:
            offered.append(find_game("magpies"))
            super().start(s)

    game = Curious()
    check_game(game, seed="curious")
    assert offered
    assert all(each is game for each in offered)
    with pytest.raises(ParlourError, match="no game 'magpies'"):
        find_game("magpies")


def test_the_same_seed_looks_at_the_same_games() -> None:
    assert str(check_game(Toy(), games=2, seed="again")) == str(check_game(Toy(), games=2, seed="again"))


class Feathers(Toy):
    """At the end a feather falls on what was spent: a card with the face 0, of which there are always more."""

    def finish(self, s: Magpies) -> None:
        super().finish(s)
        s.spent.append(len(s.face))
        s.face.append(0)
        s.known.append(EVERYONE)


class EndlessFeathers(Feathers):
    """The same, and it says so."""

    def endless(self) -> list[int]:
        return [0]


class EndlessOthers(Feathers):
    """The same, but it says so of another face."""

    def endless(self) -> list[int]:
        return [1]


def test_cards_may_be_added_of_a_face_that_is_endless() -> None:
    report = check_game(EndlessFeathers(), games=3, seed="feathers")
    assert report.swaps > 100
    for forger in (Feathers(), EndlessOthers()):
        with pytest.raises(ConformanceError, match="the faces stay the same set"):
            check_game(forger, seed="feathers")


class Lonely(Toy):
    """Says that nobody is ever asked together with others, which is not true."""

    def asks_several(self, options: dict[str, object]) -> bool:
        return False


def test_several_seats_are_asked_only_as_declared() -> None:
    with pytest.raises(ConformanceError, match="several seats are asked only as declared"):
        check_game(Lonely(), seed="lonely")


class Truce(Toy):
    """Nobody wins, which with two players may be."""

    def finish(self, s: Magpies) -> None:
        s.ending = Ending([], "TOY-1", "peace", [0] * s.seats)

    def may_have_no_winner(self, options: dict[str, object]) -> bool:
        return options["players"] == 2


def test_a_game_may_end_without_a_winner_where_it_says_so() -> None:
    two: dict[str, object] = {"players": 2, "bold": False}
    three: dict[str, object] = {"players": 3, "bold": False}
    assert check_game(Truce(), seed="truce", sets=[two]).games == 1
    with pytest.raises(ConformanceError, match="somebody wins"):
        check_game(Truce(), seed="truce", sets=[three])


def test_only_chosen_options_are_checked() -> None:
    report = check_game(Toy(), games=2, seed="chosen", sets=[{"players": 3, "bold": False}])
    assert (report.option_sets, report.games) == (1, 2)
