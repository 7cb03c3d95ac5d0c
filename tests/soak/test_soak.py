"""Soaking draws every option, plays every kind of check, finds what is broken, and says how to see it again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel import broken, leaking
from tests.kernel.toy import Toy
from typer.testing import CliRunner

import parlour.games  # noqa: F401
from parlour.cli.main import app
from parlour.kernel.ask import Answer
from parlour.kernel.conformance import ConformanceError
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.registry import find_game, games, offered
from parlour.kernel.rng import dice
from parlour.soak import playing, run
from parlour.soak.bout import CHECKS, Bout, draw_bout, draw_options, read_bout
from parlour.soak.playing import Referee, play_bout

DALE = find_game("dale")
TOY = "magpies players=2 bold=no bots=random,random check={} chance=keyed seed={}"


def test_every_option_of_dale_is_drawn() -> None:
    drawn = [draw_options(DALE, dice(f"draw {number}")) for number in range(400)]
    assert {options["players"] for options in drawn} == {2, 3, 4}
    assert {options["teams"] for options in drawn} == {False, True}
    assert len({options["characters"] for options in drawn}) == len(DALE.settings()[4].choices)
    traps = {name for options in drawn for name in str(options["traps"]).split(",")}
    assert traps == {*DALE.settings()[3].words, "none"}
    decks = {name for options in drawn for name in str(options["decks"]).split(",")}
    assert decks == set(DALE.settings()[2].words)
    assert not any(DALE.objection(options) for options in drawn)


def test_a_bout_is_a_line_that_reads_back() -> None:
    for number in range(60):
        bout = draw_bout(games(), dice(f"line {number}"), f"line/{number}")
        assert read_bout(str(bout)) == bout


def test_every_check_is_drawn() -> None:
    drawn = {draw_bout(games(), dice(f"{number}"), "x").check for number in range(2000)}
    assert drawn == set(CHECKS)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ravens players=2", "there is no game 'ravens'"),
        ("alliances players=9", "option players cannot be '9'"),
        ("alliances players=2 check=slow bots=random,random", "check must be one of"),
        ("alliances players=2 check=quick bots=random", "Alliances has 2 seats"),
    ],
)
def test_a_line_that_is_no_bout_is_refused(line: str, words: str) -> None:
    with pytest.raises(ParlourError, match=words):
        read_bout(line)


@pytest.mark.parametrize("game", [game.name for game in games()])
@pytest.mark.parametrize("check", CHECKS)
def test_a_game_holds(game: str, check: str) -> None:
    options = {setting.name: setting.default for setting in find_game(game).settings()}
    bots = ["greedy", "random", "light", "random"] if check == "quick" else ["greedy", "search:2", "random", "random"]
    seated = bots[: find_game(game).empty(options).seats]
    assert play_bout(Bout(game, options, seated, check, "keyed", "holds")) > 20


QUICKLY_FOUND = [
    broken.LostCard,
    broken.NoOptions,
    broken.NegativeOption,
    leaking.LeakingView,
    leaking.LeakingChance,
    leaking.LeakingPrompt,
]


@pytest.mark.parametrize("game", QUICKLY_FOUND)
def test_what_is_broken_is_found_quickly(game: type[Toy]) -> None:
    found = []
    with offered(game()):
        for number in range(60):
            try:
                play_bout(read_bout(TOY.format("quick", number)))
            except (ConformanceError, ParlourError) as error:
                found.append(str(error))
    assert found


def test_the_same_bout_fails_the_same_way() -> None:
    with offered(broken.LostCard()):
        first, again = (run.try_bout(read_bout(TOY.format("match", 3)), "") for _ in range(2))
    assert first == again
    assert first[0] == "fails"


class Strict(Referee):
    """Sends everybody off at the third answer."""

    seen = 0

    def after(self, match: Match, answer: Answer) -> None:
        self.seen += 1
        if self.seen == 3:
            raise AssertionError("off with you")


def strict(game: str) -> Referee:
    """A strict referee for any game."""
    return Strict()


def test_a_referee_looks_on_at_matches() -> None:
    bout = read_bout("alliances players=2 bots=random,random check=match seed=r")
    with pytest.raises(AssertionError, match="off with you"):
        play_bout(bout, "tests.soak.test_soak:strict")


@pytest.mark.parametrize("spec", ["nowhere", "nowhere:x", "tests.soak.test_soak:nobody", "tests.soak.test_soak:DALE"])
def test_a_referee_that_cannot_be_found_is_named(spec: str) -> None:
    with pytest.raises(ParlourError, match="referee"):
        playing.find_referee(spec, "alliances")


def test_whoever_dies_or_hangs_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = run.Tally()
    hand = run.Hand(["alliances"], "", "s", 0, 1)
    monkeypatch.setattr(run, "LONGEST", 0.0)
    assert run.lost(hand, tally)
    assert "took longer" in tally.failures[0].words
    assert not hand.process.is_alive()
    monkeypatch.undo()
    hand = run.Hand(["alliances"], "", "s", 0, 1)
    hand.process.kill()
    hand.process.join()
    assert run.lost(hand, tally)
    assert "the process died" in tally.failures[1].words


def test_the_command_plays_and_tells(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["soak", "alliances", "--minutes", "0.1", "--processes", "1", "--seed", "t"])
    assert done.exit_code == 0, done.output
    assert "no failure" in done.output


def test_a_bout_that_fails_is_told_with_the_line_that_plays_it_again(tmp_path: Path) -> None:
    kept = tmp_path / "failed.txt"
    line = TOY.format("quick", 3)
    with offered(broken.LostCard()):
        done = CliRunner().invoke(app, ["soak", "--again", line, "--failed", str(kept)])
    assert done.exit_code == 1
    assert f"parlour soak --again '{line}'" in done.output
    assert kept.read_text(encoding="utf-8") == f"{line}\n"
