from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import parlour.games  # noqa: F401
from parlour.bots.bot import Bot
from parlour.cli.main import app
from parlour.kernel.registry import find_game
from parlour.kernel.worlds import Sight
from parlour.simulation import arena, bot_game
from parlour.simulation.pool import CrashError

GAME = find_game("alliances")
CALL = ["arena", "alliances", "--bots", "random,greedy", "--games", "3", "--seed", "s"]


def fight(bots: list[str], deals: int, options: dict[str, object] | None = None, processes: int = 1) -> arena.Report:
    run = arena.prepare(GAME, options or {}, bots, deals, "test")
    return arena.report(run, arena.play(run, processes))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_against_itself_wins_exactly_half(bot: str, players: int) -> None:
    report = fight([bot, bot], 6, {"players": players})
    assert report.games == 12
    for standing in report.bots:
        assert standing.points == 6
        assert standing.rate == standing.even == 0.5
        assert standing.interval == (0.5, 0.5)


def test_three_of_a_kind_win_a_third_each() -> None:
    report = fight(["random", "random", "random"], 4, {"players": 3})
    assert report.games == 12
    assert [standing.rate for standing in report.bots] == pytest.approx([1 / 3] * 3)
    assert [standing.even for standing in report.bots] == pytest.approx([1 / 3] * 3)


def test_two_bots_share_three_seats_evenly() -> None:
    report = fight(["greedy", "greedy"], 3, {"players": 3})
    assert [standing.rate for standing in report.bots] == [0.5, 0.5]


def test_sense_beats_chance_and_is_rated_above_it() -> None:
    report = fight(["random", "greedy"], 15)
    chance, sense = report.bots
    assert chance.points + sense.points == report.games == 30
    assert sense.interval[0] > 0.5 > chance.interval[1]
    assert sense.mu > chance.mu
    assert sense.decisions > 0
    assert sense.seconds_per_decision > chance.seconds_per_decision > 0


def test_a_game_that_is_stopped_gives_nobody_a_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_game, "MOST_ANSWERS", 20)
    report = fight(["random", "greedy"], 2)
    assert report.games == 4
    assert [standing.points for standing in report.bots] == [0.0, 0.0]
    assert sum(standing.decisions for standing in report.bots) == 4 * 20


def without_clocks(report: arena.Report) -> list[dict[str, object]]:
    bots = [dict(vars(standing)) for standing in report.bots]
    for bot in bots:
        del bot["seconds_per_decision"]
    return bots


def test_results_do_not_depend_on_the_processes() -> None:
    short: dict[str, object] = {"players": 2, "campaigns": 1}
    alone = fight(["random", "greedy", "search:3"], 3, short, processes=1)
    shared = fight(["random", "greedy", "search:3"], 3, short, processes=2)
    assert without_clocks(alone) == without_clocks(shared)


def test_another_seed_deals_other_games() -> None:
    runs = [arena.prepare(GAME, {}, ["random", "random"], 3, seed) for seed in ("a", "b")]
    first, second = [[deal[0].decisions for deal in arena.play(run, 1)] for run in runs]
    assert first != second


class Cheat(Bot):
    def answer(self, sight: Sight) -> int:
        return -7


def test_an_illegal_answer_is_told_with_its_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    run = arena.prepare(GAME, {}, ["random", "random"], 2, "fair")
    monkeypatch.setattr("parlour.simulation.bot_game.make_bot", lambda spec, seed: Cheat())
    with pytest.raises(CrashError, match="'fair/0'") as caught:
        list(arena.play(run, 1))
    assert "cannot answer -7" in str(caught.value)


def test_a_crash_ends_the_command_with_exit_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.simulation.bot_game.make_bot", lambda spec, seed: Cheat())
    result = CliRunner().invoke(app, [*CALL, "--processes", "1"])
    assert result.exit_code == 1
    assert "'s/0'" in result.stderr


def test_the_command_prints_a_table() -> None:
    result = CliRunner().invoke(app, [*CALL, "--processes", "1"], env={"COLUMNS": "100"})
    assert result.exit_code == 0
    assert "alliances: 3 deals, 6 games, seed s" in result.stdout
    for words in ("random", "greedy", "95 % by deals", "Wilson", "rating", "ms a decision"):
        assert words in result.stdout


def test_the_command_prints_json() -> None:
    result = CliRunner().invoke(app, [*CALL, "--processes", "1", "--json", "--option", "players=2"])
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert (data["game"], data["deals"], data["games"], data["seed"]) == ("alliances", 3, 6, "s")
    assert data["options"]["players"] == 2
    names = {"bot", "games", "points", "rate", "even", "interval", "wilson", "mu", "sigma", "decisions"}
    for bot, spec in zip(data["bots"], ["random", "greedy"], strict=True):
        assert set(bot) == names | {"seconds_per_decision"}
        assert bot["bot"] == spec
    assert sum(bot["points"] for bot in data["bots"]) == 6


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "random,greedy"], "no game 'chess'"),
        (["alliances", "--bots", "random"], "at least two bots"),
        (["alliances", "--bots", "random,genius"], "no bot 'genius'"),
        (["alliances", "--bots", "random,greedy", "--games", "0"], "at least 1, not 0"),
        (["alliances", "--bots", "random,greedy", "--option", "players=5"], "option players cannot be '5'"),
        (["alliances", "--bots", "random,greedy", "--option", "players=2", "--option", "drafting=yes"], "drafting"),
    ],
)
def test_a_wrong_call_is_one_line_and_exit_2(arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(app, ["arena", *arguments])
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "drafting": True, "meeting": True, "campaigns": 1}])
def test_a_searching_bot_answers_questions_that_are_sealed_with_others(options: dict[str, object]) -> None:
    report = fight(["search:2", "random"], 1, options)
    assert report.games == 2
    assert all(standing.decisions > 50 for standing in report.bots)
