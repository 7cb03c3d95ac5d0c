from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

import parlour.games  # noqa: F401
from parlour.cli.main import app
from parlour.games.alliances.cards.prints import SUITS
from parlour.games.alliances.rules.legal import bid_number
from parlour.games.alliances.rules.table import controlled, rival
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.registry import find_game
from parlour.kernel.state import WATCHER
from parlour.simulation import bot_game, frames, simulate
from parlour.simulation.bot_game import play_game

GAME = find_game("alliances")


def run_command(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["simulate", "alliances", "--processes", "1", *arguments])
    assert result.exit_code == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3}, {"players": 2}, {"players": 2, "nations": True}])
def test_the_facts_of_the_last_campaign_fit_the_position(options: dict[str, object]) -> None:
    run = simulate.prepare(GAME, options, ["random"], 5, "facts")
    for number in range(5):
        match = play_game(run, number, run.seatings[0], listen=True).match
        s = match.state
        assert isinstance(s, AlliancesState)
        campaigns = GAME.facts(run.options, match.heard(WATCHER))["campaign"]
        assert len(campaigns) == s.campaign
        last = campaigns[-1]
        assert last["suit"] == SUITS[s.dominant]
        assert last["countries"] == controlled(s, s.aggressor)
        assert last["lead"] == controlled(s, s.aggressor) - controlled(s, rival(s.aggressor))
        assert sum(int(str(last[name])) for name in ("captured", "defended", "drawn")) == s.conflict
        check_what_was_dared(s, last)


def check_what_was_dared(s: AlliancesState, last: dict[str, object]) -> None:
    if s.seats == 4:
        assert last["bid"] == bid_number(s.bid)
        assert last["aggressor"] == f"P{s.bidder + 1}"
    elif s.seats == 3:
        assert last["bid"] is None
        assert last["aggressor"] == f"P{s.empire + 1}"
        assert last["countries"] == s.scores[s.empire]
    else:
        assert last["bid"] == (s.declared if s.nations else None)
    if s.seats == 3:
        assert last["made_it"] is None
    else:
        assert s.ending is not None
        assert last["made_it"] is (s.side[s.ending.winners[0]] == s.aggressor)


def test_a_row_tells_the_whole_game() -> None:
    run = simulate.prepare(GAME, {"campaigns": 1}, ["random", "greedy"], 1, "row")
    row = simulate.play_row(run, 0).flat()
    assert row["seed"] == "row/0"
    assert row["option_campaigns"] == 1
    assert [row[f"bot_{seat}"] for seat in (1, 2, 3, 4)] == ["random", "greedy", "random", "greedy"]
    winners = str(row["winners"]).split()
    assert winners in (["P1", "P3"], ["P2", "P4"])
    assert [row[f"points_{seat}"] for seat in (1, 2, 3, 4)] == [
        0.5 if f"P{seat}" in winners else 0.0 for seat in (1, 2, 3, 4)
    ]
    assert row["rule"] in ("AL-071", "AL-072")
    assert row["event_played"] == 48
    assert row["event_campaign"] == 1
    assert isinstance(row["campaign1_bid"], int)
    assert "campaign2_bid" not in row


def test_parquet_and_csv_hold_the_same_games(tmp_path: Path) -> None:
    parquet, csv = tmp_path / "games.parquet", tmp_path / "games.csv"
    for path in (parquet, csv):
        run_command("--games", "6", "--bots", "random", "--out", str(path))
    packed, read = pl.read_parquet(parquet), pl.read_csv(csv)
    assert packed.height == read.height == 6
    assert packed.columns == read.columns
    assert packed["seed"].to_list() == [f"1/{number}" for number in range(6)]
    assert packed.to_dicts() == read.to_dicts()
    assert packed["decisions"].min() > 50  # type: ignore[operator]
    assert packed.select(pl.col("^points_.*$")).sum_horizontal().to_list() == [1.0] * 6
    assert packed.select(pl.col("^event_.*$")).null_count().sum_horizontal().item() == 0


def test_the_file_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    written = []
    for processes in ("1", "2"):
        path = tmp_path / f"{processes}.csv"
        run_command("--games", "20", "--bots", "random", "--out", str(path), "--processes", processes)
        written.append(path.read_bytes())
    assert written[0] == written[1]


def test_games_are_packed_in_batches_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    run = simulate.prepare(GAME, {}, ["random"], 7, "batch")
    rows = list(simulate.play(run, 1))
    whole = frames.gather(rows)
    monkeypatch.setattr(frames, "ROWS_AT_A_TIME", 2)
    pieces = frames.gather(rows)
    assert pieces.games.equals(whole.games)
    assert pieces.parts["campaign"].equals(whole.parts["campaign"])


def test_the_summary_counts_what_the_rows_hold() -> None:
    run = simulate.prepare(GAME, {}, ["random"], 12, "sum")
    found = frames.gather(simulate.play(run, 1))
    summary = json.loads(json.dumps(frames.summarise(found, GAME.teams(run.options))))
    winners = found.games["winners"].to_list()
    assert [side["wins"] for side in summary["sides"]] == [winners.count("P1 P3"), winners.count("P2 P4")]
    assert [side["seats"] for side in summary["sides"]] == [[1, 3], [2, 4]]
    assert summary["endings"] == {"AL-075": 12}
    assert summary["decisions"]["mean"] == pytest.approx(found.games["decisions"].mean())
    campaigns = summary["parts"]["campaign"]
    assert campaigns["rows"] == found.games["event_campaign"].sum()
    assert sum(campaigns["suit"]["counts"].values()) == campaigns["rows"]
    assert 0 <= campaigns["made_it"]["wilson"][0] <= campaigns["made_it"]["share"] <= 1
    assert campaigns["bid"]["least"] >= 10


def test_a_game_that_goes_on_and_on_is_stopped_and_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_game, "MOST_ANSWERS", 60)
    dale = find_game("dale")
    run = simulate.prepare(dale, {"turns": 0}, ["random"], 2, "endless")
    rows = [row.columns for row in simulate.play(run, 1)]
    assert [(row["rule"], row["reason"], row["winners"]) for row in rows] == [
        ("stopped", "nobody had won after 60 answers", ""),
        ("stopped", "nobody had won after 60 answers", ""),
    ]
    assert [row["decisions"] for row in rows] == [60, 60]
    assert [row["points_1"] for row in rows] == [0.0, 0.0]


def test_json_names_the_run_and_its_results() -> None:
    data = json.loads(run_command("--games", "3", "--option", "players=3", "--json", "--seed", "x"))
    assert list(data) == ["game", "options", "bots", "seed", "games", "sides", "decisions", "endings", "parts", "uses"]
    assert data["uses"] == {}, "Alliances tells none"
    assert data["bots"] == ["greedy"] * 3
    assert data["seed"] == "x"
    assert len(data["sides"]) == 3
    assert sum(side["wins"] for side in data["sides"]) == pytest.approx(3)


def test_the_screen_shows_sides_lengths_endings_and_facts() -> None:
    shown = run_command("--games", "3", "--bots", "random")
    for words in ("3 games of random", "P1 and P3", "Decisions per game", "AL-075", "made it", "95 %"):
        assert words in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--out", "games.xlsx"], "must end in .parquet or .csv"),
        (["--out", "nowhere/games.csv"], "there is no folder nowhere"),
        (["--bots", "random,random,random"], "takes 1 or 2 or 4 bots"),
        (["--games", "-1"], "at least 1, not -1"),
        (["--processes", "0"], "processes must be at least 1"),
        (["--option", "players"], "NAME=VALUE"),
    ],
)
def test_a_wrong_call_is_one_line_and_exit_2(arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "alliances", *arguments])
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
