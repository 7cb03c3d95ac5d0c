"""Options are typed by their choices, and games are found by their names."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.kernel.toy import Toy

from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options, read_option, write_value
from parlour.kernel.registry import find_game, games, offered
from parlour.kernel.state import Ending
from parlour.kernel.terms import LONGEST_TEXT, Setting


class Renamed(Toy):
    """The same game under another name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class Named(Toy):
    """The same game at a table with a name of the host's choice."""

    def settings(self) -> list[Setting]:
        return [*super().settings(), Setting("table", "any", ["any"], "what the table is called", words=[])]

    def objection(self, options: dict[str, object]) -> str:
        return "a table needs a name" if options["table"] == "" else ""


def test_a_free_option_takes_any_text_that_the_game_does_not_object_to() -> None:
    assert check_options(Named(), {})["table"] == "any"
    assert check_options(Named(), {"table": "round, by the window"})["table"] == "round, by the window"
    assert read_option(Named(), "table=a=b") == ("table", "a=b")
    with pytest.raises(ParlourError, match="a table needs a name"):
        check_options(Named(), {"table": ""})
    with pytest.raises(ParlourError, match="option table cannot be 3"):
        check_options(Named(), {"table": 3})


def test_a_text_is_short_and_what_is_wrong_is_told_shortly() -> None:
    assert check_options(Named(), {"table": "x" * LONGEST_TEXT})
    with pytest.raises(ParlourError, match=f"option table has at most {LONGEST_TEXT} letters"):
        check_options(Named(), {"table": "x" * (LONGEST_TEXT + 1)})
    for given in ({"x" * 100_000: 1}, {"players": "x" * 100_000}, {"players": [[["x"] * 1000] * 1000]}):
        with pytest.raises(ParlourError) as refused:
            check_options(Named(), given)
        assert len(str(refused.value)) < 500


def test_a_rematch_is_the_same_again_unless_a_game_says_otherwise() -> None:
    options: dict[str, object] = {"players": 3, "bold": True}
    assert Toy().rematch(options, Ending([0], "TOY-1", "", [1, 0, 0])) == options


def test_options_that_are_not_given_take_their_default() -> None:
    assert check_options(Toy(), {}) == {"players": 2, "bold": False}
    assert check_options(Toy(), {"bold": True}) == {"players": 2, "bold": True}


def test_checking_leaves_the_given_options_alone() -> None:
    given: dict[str, object] = {"players": 3}
    assert check_options(Toy(), given) == {"players": 3, "bold": False}
    assert given == {"players": 3}


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(ParlourError, match="magpies has no option 'wings'; its options are players, bold"):
        check_options(Toy(), {"wings": 2})


@pytest.mark.parametrize("value", [1, 4, "2", 2.0, None, True])
def test_a_value_must_be_a_choice_of_the_same_type(value: object) -> None:
    with pytest.raises(ParlourError, match=r"magpies: option players cannot be .*; choose one of 2, 3"):
        check_options(Toy(), {"players": value})


@pytest.mark.parametrize("value", [0, 1, "yes"])
def test_a_number_is_no_truth(value: object) -> None:
    with pytest.raises(ParlourError, match=r"option bold cannot be .*; choose one of False, True"):
        check_options(Toy(), {"bold": value})


def test_options_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ParlourError, match="magpies: bold is for 2 players"):
        check_options(Toy(), {"players": 3, "bold": True})


@pytest.mark.parametrize(
    ("text", "option"),
    [("players=3", ("players", 3)), ("bold=yes", ("bold", True)), ("bold=no", ("bold", False))],
)
def test_an_option_is_read_as_it_is_written(text: str, option: tuple[str, object]) -> None:
    assert read_option(Toy(), text) == option
    name, value = option
    assert f"{name}={write_value(value)}" == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players=5", "option players cannot be '5'; choose one of 2, 3"),
        ("bold=True", "option bold cannot be 'True'; choose one of no, yes"),
        ("bold", "'bold' is not an option; write NAME=VALUE with a name of players, bold"),
        ("wings=2", "'wings=2' is not an option"),
        ("", "'' is not an option"),
    ],
)
def test_an_option_that_cannot_be_read_says_why(text: str, message: str) -> None:
    with pytest.raises(ParlourError, match=f"magpies: {message}"):
        read_option(Toy(), text)


def test_games_are_found_by_name_while_they_are_offered() -> None:
    before = [game.name for game in games()]
    one, other = Renamed("aaa"), Renamed("zzz")
    with offered(other), offered(one):
        assert find_game("aaa") is one
        assert find_game("zzz") is other
        assert [game.name for game in games()] == ["aaa", *before, "zzz"]
    assert [game.name for game in games()] == before


def test_an_offer_stands_in_for_a_game_of_the_same_name() -> None:
    one, other = Toy(), Toy()
    with offered(one):
        with offered(other):
            assert find_game("magpies") is other
        assert find_game("magpies") is one


def test_an_offer_ends_with_an_error_too() -> None:
    before = [game.name for game in games()]
    with pytest.raises(ParlourError, match="'ravens'"), offered(Toy()):
        find_game("ravens")
    assert [game.name for game in games()] == before


def test_without_any_game_the_error_says_how_they_come() -> None:
    said = "there is no game 'dale'; no games are there yet, import parlour.games brings them"
    code = "from parlour.kernel.registry import find_game; find_game('dale')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ)
    assert said in run.stderr


def test_a_game_that_does_not_exist_names_those_that_do() -> None:
    with offered(Toy()), pytest.raises(ParlourError, match=r"there is no game 'ravens'; the games are: .*magpies"):
        find_game("ravens")
