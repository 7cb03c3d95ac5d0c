"""`parlour check`: whether a game keeps what games promise, and what of it was not met."""

from __future__ import annotations

import json

import pytest
from tests.cli.test_plugins import outside
from typer.testing import CliRunner

from parlour.cli.main import app

__all__ = ["outside"]

RUNNER = CliRunner()


@pytest.mark.usefixtures("outside")
def test_a_sound_game_holds_and_what_was_met_is_told() -> None:
    done = RUNNER.invoke(app, ["check", "duel:Duel", "--games", "3"])
    assert done.exit_code == 0, done.output
    assert "Duel holds: 1 option sets, 3 games, " in done.output
    assert "met: 1 questions, " in done.output


@pytest.mark.usefixtures("outside")
def test_a_broken_game_fails_with_its_place() -> None:
    done = RUNNER.invoke(app, ["check", "duel:Peeping", "--games", "2", "--seed", "tea"])
    assert done.exit_code == 1
    assert "duel (), seed 'tea/0', after 0 answers: the view of P2 shows only what it knows" in done.output
    assert "position: players=2" in done.output


@pytest.mark.usefixtures("outside")
def test_a_failure_as_json_says_that_it_does_not_hold() -> None:
    done = RUNNER.invoke(app, ["check", "duel:Peeping", "--json"])
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert told["holds"] is False
    assert "shows only what it knows" in told["failure"]


def test_options_are_drawn_from_those_that_have_the_chosen_ones() -> None:
    call = ["check", "alliances", "--games", "1", "--option", "players=2", "--option", "campaigns=1", "--json"]
    done = RUNNER.invoke(app, call)
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["holds"], told["games"], told["failure"]) == (True, 1, None)
    assert told["decisions"] == sum(told["questions"].values()) > 20
    assert "tribute" in told["never_asked"]
    assert "target" not in told["never_asked"]
    assert told["never_seen"] == []
    assert "12P" in told["cards"]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (["nowhere"], "there is no game 'nowhere'"),
        (["alliances", "--games", "0"], "at least 1, not 0"),
        (["alliances", "--option", "players=9"], "option players cannot be '9'"),
    ],
)
def test_a_wrong_call_is_refused(call: list[str], words: str) -> None:
    done = RUNNER.invoke(app, ["check", *call])
    assert done.exit_code == 2
    assert words in done.stderr
