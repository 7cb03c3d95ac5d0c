"""Masks, the example of a whole game in one file: all that its declarations promise is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from examples.masks.masks import ROUND, Masks, tell
from tests.cli.test_plugins import outside  # noqa: F401
from typer.testing import CliRunner

from parlour.bots.levels import make_bot
from parlour.cli.main import app
from parlour.kernel.conformance import ConformanceError, check_game
from parlour.kernel.notation import answer_in_words
from parlour.kernel.record import dump_record, load_record, match_at, new_match
from parlour.kernel.registry import offered
from parlour.kernel.rng import dice
from parlour.kernel.state import EVERYONE, WATCHER
from parlour.scenarios.rehearsal import rehearse, rehearse_file
from parlour.scenarios.scenario import Scenario, read_scenarios

FOLDER = Path(__file__).parents[2] / "examples/masks"
GAME = Masks()
MOST_LINES = 250

with offered(GAME):
    STORIES = read_scenarios(FOLDER / "scenarios.toml")


def test_it_stays_short() -> None:
    assert len((FOLDER / "masks.py").read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_it_holds() -> None:
    report = check_game(GAME, games=1)
    assert report.games == report.option_sets == 9


@pytest.mark.parametrize("story", STORIES, ids=[story.title for story in STORIES])
def test_a_story_holds(story: Scenario) -> None:
    with offered(GAME):
        outcome = rehearse(FOLDER / "scenarios.toml", story)
    assert outcome.holds, f"\n{outcome}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_it_and_every_position_can_be_written_and_read(players: int) -> None:
    match = new_match(GAME, {"players": players}, f"masks {players}")
    bots = [make_bot(level, f"P{seat}") for seat, level in enumerate(["search:20", "greedy", "random", "greedy"])]
    while match.ending is None:
        ask = match.asks[0]
        if not match.trail:
            line = GAME.write(match.base)
            assert GAME.write(GAME.read(line)) == line
        match.answer(ask.seat, bots[ask.seat].answer(match.sight(ask.seat)))
    with offered(GAME):
        assert dump_record(load_record(dump_record(match))) == dump_record(match)
    assert match.story(WATCHER)[-1].startswith("The game is over: P")


def test_what_a_duel_has_shown_stays_true_in_worlds() -> None:
    line = "players=3 hand1=Curtain hand2=Mirror hand3=Keyhole aside=? deck=?8,Duel"
    match = match_at(GAME, GAME.read(line), {"players": 3, "rounds": 2})
    answer_in_words(match, 0, "Duel")
    answer_in_words(match, 0, "P2")
    shown = GAME.zones().places(match.state)
    card = dict(shown)["hand2.1"]
    assert GAME.face_name(match.state.face[card]) == "Mirror"
    worlds = [match.sight(1).world(dice(str(seed))) for seed in range(50)]
    assert {GAME.face_name(world.face[card]) for world in worlds} == {"Mirror"}  # P2 knows their own card
    assert [face for face in range(7) if GAME.may_be(match.state, 2, card, face)] == [3, 4, 5, 6]


def test_a_refusal_names_the_rule() -> None:
    match = match_at(
        GAME, GAME.read("players=2 hand1=Curtain hand2=Mirror aside=? deck=?9,Duel"), {"players": 2, "rounds": 2}
    )
    refusal = GAME.why_not(match.state, match.asks[0], "Crown")
    assert str(refusal) == "Only a card of your own hand can be played. (MA-3)"


@pytest.mark.usefixtures("outside")
def test_the_command_line_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    checked = CliRunner().invoke(app, ["check", "masks:Masks"])
    assert checked.exit_code == 0
    assert "Masks holds" in checked.stdout


def test_a_position_that_breaks_the_rules_does_not_stop_other_scenarios(tmp_path: Path) -> None:
    story = """
    [[scenario]]
    title = "TITLE"
    game = "masks"
    rules = ["MA-2"]
    position = "turn=1 hand1=Duel hand2=Waltz aside=ASIDE"
    [[scenario.step]]
    seat = 1
    asked = "play"
    """
    path = tmp_path / "two.toml"
    empty, usual = story.replace("ASIDE", "?15"), story.replace("ASIDE", "?")
    path.write_text(empty.replace("TITLE", "No deck") + usual.replace("TITLE", "A deck"), encoding="utf-8")
    with offered(GAME):
        broken, held = rehearse_file(path)
    assert "scenario 1 (No deck): the rules break at this position: " in broken.broken
    assert held.holds


class Mistold(Masks):
    """Tells of the first round with a field that is not declared."""

    def start(self, s: Any) -> None:
        super().start(s)
        tell(s, ROUND, EVERYONE, first=s.turn)


def test_an_event_with_other_fields_is_named() -> None:
    with pytest.raises(ConformanceError, match="round is declared with the fields seat, and told with first"):
        check_game(Mistold(), games=1, sets=[{"players": 2}])
