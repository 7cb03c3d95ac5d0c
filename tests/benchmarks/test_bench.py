from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from time import process_time

import pytest
from rich.console import Console
from typer.testing import CliRunner

from parlour.about import build
from parlour.benchmarks import cases, footprint, peers, scaling
from parlour.benchmarks.bench import Bench, Pace, Target
from parlour.benchmarks.scaling import Rate, Scaling
from parlour.benchmarks.windows import MICROSECONDS, Case, ratio, take_turns, window
from parlour.cli.bench import case_row, figure, over_processes
from parlour.cli.main import app
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game

TINY = Pace(2, 0.001)
OWN = {
    "piloted, 2 players",
    "piloted, 3 players",
    "piloted, 4 players",
    "stepped, 4 players",
    "clone and look",
    "world",
    "search",
    "greedy against greedy",
    "Dale: piloted, 2 players",
    "Dale: clone and look",
    "Dale: greedy against greedy",
    "Conquest: piloted, 2 players",
    "Conquest: clone and look",
    "Conquest: greedy against greedy",
    "Hope: piloted, 3 players",
    "Hope: clone and look",
    "Hope: greedy players",
    "observe and mask",
    "Dale: observe and mask",
    "vector door, 4 players",
    "PettingZoo door, 4 players",
    "Parallel door, 4 players",
    "Gymnasium door, 2 players",
    "self-play, 4 players",
    "OpenSpiel door, 2 players",
}


def burn(seconds: float) -> Callable[[], int]:
    def portion() -> int:
        until = process_time() + seconds
        while process_time() < until:
            pass
        return 1

    return portion


def case_of(name: str, rates: list[float], unit: str = "decisions/s") -> Case:
    case = Case(name, unit, lambda: 1)
    case.rates = rates
    return case


def test_a_window_counts_units_of_cpu_time() -> None:
    assert window(burn(0.002), 0.05) == pytest.approx(500, rel=0.2)


def test_cases_take_turns() -> None:
    found = [Case(name, "games/s", burn(0.0001)) for name in ("a", "b")]
    assert [case.name for case in take_turns(found, 3, 0.0001)] == ["a", "b"] * 3
    assert [len(case.rates) for case in found] == [3, 3]


def test_a_ratio_compares_windows_of_the_same_round() -> None:
    ours, theirs = case_of("ours", [10.0, 20.0, 90.0]), case_of("theirs", [5.0, 10.0, 45.0])
    assert ratio(ours, theirs) == 2.0


def test_microseconds_are_for_one_unit() -> None:
    case = case_of("clone", [200_000.0, 250_000.0, 1_000_000.0], MICROSECONDS)
    assert case.value == 4.0
    assert case.limits == (1.0, 5.0)


def test_targets_are_ok_short_or_not_measured() -> None:
    assert Target("fast", 5.0, 5.0, least=True).verdict == "ok"
    assert Target("fast", 4.9, 5.0, least=True).verdict == "short"
    assert Target("small", 5.1, 5.0, least=False).verdict == "short"
    assert Target("small", 5.0, 5.0, least=False).verdict == "ok"
    assert Target("peer", None, 5.0, least=True).verdict == "not measured"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_piloted_playouts_count_their_decisions(players: int) -> None:
    portion = cases.piloted(find_game("alliances"), players)
    assert portion() > 50 * cases.GAMES_A_PORTION


def test_playouts_of_dale_leave_the_decks_to_chance() -> None:
    game = find_game("dale")
    assert check_options(game, {"players": 2})["decks"] == "random"
    assert cases.piloted(game, 2)() > 50 * cases.GAMES_A_PORTION


def test_stepping_counts_the_decisions_of_one_game() -> None:
    assert 100 < cases.stepped(find_game("alliances"))() < 1000


@pytest.mark.parametrize("name", ["alliances", "dale"])
def test_clones_are_taken_between_two_actions(name: str) -> None:
    match = cases.halfway(find_game(name))
    assert match.trail == []
    assert len(match.answers) >= cases.HALFWAY
    assert len(match.asks[0].options) > 1


def test_the_memory_is_that_of_a_process_of_its_own() -> None:
    apart = footprint.measure()
    assert 5 < apart < 60
    assert footprint.peak() > apart


def test_a_run_without_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    bench = Bench(TINY)
    assert len(list(bench.measure())) == bench.steps() == 2 * len(OWN)
    assert {case.name for case in bench.cases} == OWN
    verdicts = [target.verdict for target in bench.targets()]
    assert verdicts[:3] == ["not measured"] * 3
    assert verdicts[5] == "ok"
    assert all(case.value > 0 for case in bench.cases)


def test_the_doors_are_measured_over_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    found = scaling.measure("vector door, 4 players", 2, 0.05)
    assert found.one.clock > 0
    assert found.two.cpu >= found.two.clock > 0
    assert found.times == found.two.clock / found.one.clock
    assert found.times_of_cpu == found.two.cpu / found.one.cpu
    asked: list[tuple[str, int, float]] = []
    monkeypatch.setattr(scaling, "measure", lambda *args: asked.append(args))
    scaling.measure_scaling(2, 0.05)
    assert asked == [(name, 2, 0.05) for name in ("vector door, 4 players", "self-play, 4 players")]


def test_a_process_that_fails_is_told() -> None:
    with pytest.raises(ParlourError, match="there is no such door: a process that measures has failed"):
        scaling.measure("there is no such door", 1, 0.001)


def test_processes_stand_in_the_table() -> None:
    run = Bench(TINY)
    run.scalings = [Scaling("a door", Rate(1000.0, 2000.0), Rate(1900.0, 4000.0))]
    console = Console(width=120, record=True, file=StringIO())
    console.print(over_processes(run))
    said = console.export_text()
    assert [line.split()[-3:] for line in said.splitlines() if "clock" in line or "CPU" in line] == [
        ["1000", "1900", "1.90"],
        ["2000", "4000", "2.00"],
    ]


def test_ratios_to_a_peer_become_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = [Case(peers.SPADES, "decisions/s", burn(0.01)), Case(peers.SPADES_CPP, "decisions/s", burn(0.01))]
    monkeypatch.setattr("parlour.benchmarks.bench.peer_cases", lambda: slow)
    bench = Bench(TINY)
    list(bench.measure())
    assert [target.verdict for target in bench.targets()[:3]] == ["ok"] * 3


def test_the_other_games_have_their_own_targets() -> None:
    bench = Bench(TINY)
    measured = {
        "Dale: piloted, 2 players": 500_000.0,
        "Dale: clone and look": 1e6 / 12,
        "Dale: greedy against greedy": 9.0,
        "Conquest: piloted, 2 players": 200_000.0,
        "Conquest: clone and look": 1e6 / 12,
        "Conquest: greedy against greedy": 31.0,
        "Hope: piloted, 3 players": 310_000.0,
        "Hope: clone and look": 1e6 / 16,
        "Hope: greedy players": 21.0,
    }
    for case in bench.cases:
        case.rates = [measured.get(case.name, 1.0)]
    found = {target.name: (target.aim, target.verdict) for target in bench.targets()[6:15]}
    assert found == {
        "Dale: piloted, 2 players, decisions/s": (400_000.0, "ok"),
        "Dale: clone and look, µs": (15.0, "ok"),
        "Dale: greedy against greedy, games/s": (30.0, "short"),
        "Conquest: piloted, 2 players, decisions/s": (300_000.0, "short"),
        "Conquest: clone and look, µs": (15.0, "ok"),
        "Conquest: greedy against greedy, games/s": (30.0, "ok"),
        "Hope: piloted, 3 players, decisions/s": (300_000.0, "ok"),
        "Hope: clone and look, µs": (15.0, "short"),
        "Hope: greedy players, games/s": (20.0, "ok"),
    }


def test_the_research_doors_have_targets() -> None:
    bench = Bench(TINY)
    measured = {
        "observe and mask": 1e6 / 2,
        "Dale: observe and mask": 1e6 / 11,
        "vector door, 4 players": 600_000.0,
        "PettingZoo door, 4 players": 100_000.0,
    }
    for case in bench.cases:
        case.rates = [measured.get(case.name, 1.0)]
    assert [(target.name, target.verdict) for target in bench.targets()[15:]] == [
        ("observe and mask, µs", "ok"),
        ("Dale: observe and mask, µs", "short"),
        ("vector door, 4 players, decisions/s", "ok"),
        ("vector door, 4 players / PettingZoo door, 4 players", "ok"),
    ]


def test_dale_is_compared_with_catan_and_alliances_with_spades(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [peers.CATAN, peers.SPADES]
    slow = [Case(name, "decisions/s", burn(0.01), "a peer") for name in names]
    monkeypatch.setattr("parlour.benchmarks.bench.peer_cases", lambda: slow)
    bench = Bench(TINY)
    for case in bench.cases:
        case.rates = [100.0] if case.name == peers.CATAN else [50.0] if case.name == peers.SPADES else [250.0]
    ours = bench.case("Dale: piloted, 2 players")
    assert ours is not None
    assert case_row(bench, ours) == ["parlour", "Dale: piloted, 2 players", "250 decisions/s", "0%", "2.50 x catan"]
    tricks = bench.case("stepped, 4 players")
    assert tricks is not None
    assert case_row(bench, tricks)[-1] == "5.00 x spades"


def test_the_command_prints_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.bench.QUICK", TINY)
    result = CliRunner().invoke(app, ["bench", "--quick", "--json"])
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data["build"] == build()
    assert data["pace"] == {"rounds": 2, "seconds": 0.001, "over_processes": 0}
    assert {case["name"] for case in data["cases"]} >= OWN
    for case in data["cases"]:
        assert set(case) == {"name", "whose", "unit", "value", "low", "high"}
        assert case["low"] <= case["value"] <= case["high"]
    assert len(data["targets"]) == 19


def test_the_command_prints_tables_that_name_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.bench.QUICK", TINY)
    result = CliRunner().invoke(app, ["bench", "--quick"], env={"COLUMNS": "100"})
    assert result.exit_code == 0
    assert f"{build()} build" in result.stdout
    for words in (*OWN, "memory of playouts", "Targets", "verdict"):
        assert words in result.stdout


@pytest.mark.parametrize(("value", "words"), [(3.14159, "3.14"), (250.4, "250"), (29_300.0, "29k"), (1.29e6, "1.29M")])
def test_figures_keep_the_digits_that_count(value: float, words: str) -> None:
    assert figure(value) == words


def test_open_spiel_is_driven_from_python_and_inside() -> None:
    pytest.importorskip("pyspiel")
    from parlour.benchmarks.peers import openspiel

    assert openspiel.sample([(4, 0.25), (7, 0.75)], 0.2) == 4
    assert openspiel.sample([(4, 0.25), (7, 0.75)], 0.3) == 7
    found = {case.name: case.work() for case in openspiel.cases()}
    assert found[peers.SPADES] == 56
    assert found[peers.SPADES_CPP] == 56 * openspiel.GAMES_A_PORTION


@pytest.mark.parametrize(("needed", "module"), [("rlcard", "rlcard_bridge"), ("catanatron", "catan")])
def test_other_peers_count_decisions(needed: str, module: str) -> None:
    pytest.importorskip(needed)
    from importlib import import_module

    found = import_module(f"parlour.benchmarks.peers.{module}").cases()
    assert all(case.work() > 20 for case in found)
