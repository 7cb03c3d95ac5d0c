"""Self-play: the same seeds give the same arrays wherever the games are played."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.kernel.encoding import encoding_of
from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import find_game
from parlour.research.lab import Decisions, selfplay

SHORT: dict[str, Any] = {"players": 2, "campaigns": 1}


def same(one: Decisions, two: Decisions) -> bool:
    return all((values == two.columns()[name]).all() for name, values in one.columns().items())


def test_every_decision_of_a_game_is_there() -> None:
    data = selfplay("alliances", 2, ["random"], "arrays", **SHORT)
    rows = np.arange(len(data.actions))
    assert data.observations.shape == (len(rows), encoding_of(find_game("alliances"), 2).size)
    assert data.masks[rows, data.actions].all()
    assert set(data.seats) == {0, 1}
    for game in (0, 1):
        assert data.rewards[data.games == game].sum() == 1.0


@pytest.mark.parametrize("game", ["dale", "hope"])
def test_other_games_are_noted_too(game: str) -> None:
    options: dict[str, Any] = {"players": 2, "turns": 50} if game == "dale" else {"players": 2}
    data = selfplay(game, 1, ["random"], "arrays", **options)
    assert data.masks[np.arange(len(data.actions)), data.actions].all()


def pretended_ray() -> Any:
    """As much of Ray as self-play needs, in this process: tasks run when they are asked for."""
    tasks: list[Any] = []

    def remote(function: Any) -> Any:
        def begin(*args: Any) -> Any:
            tasks.append((function, args))
            assert len(tasks) <= 4
            return tasks[-1]

        return SimpleNamespace(remote=begin)

    def get(task: Any) -> Any:
        tasks.remove(task)
        return task[0](*task[1])

    resources: dict[str, float] = {"CPU": 1.0}
    return SimpleNamespace(remote=remote, get=get, is_initialized=lambda: True, cluster_resources=lambda: resources)


def test_a_cluster_plays_the_same_games_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    here = selfplay("alliances", 50, ["random"], "far", **SHORT)
    monkeypatch.setitem(sys.modules, "ray", pretended_ray())
    assert same(here, selfplay("alliances", 50, ["random"], "far", cluster="ray", **SHORT))


@pytest.mark.filterwarnings("ignore")
def test_ray_itself_plays_the_same_games() -> None:
    ray: Any = pytest.importorskip("ray", reason="Ray is optional: make peers installs it")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        for game, options in (("alliances", SHORT), ("hope", {"players": 2})):
            here = selfplay(game, 10, ["random"], "far", **options)
            assert same(here, selfplay(game, 10, ["random"], "far", cluster="ray", **options))
    finally:
        ray.shutdown()


def test_a_cluster_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ParlourError, match="pip install ray"):
        selfplay("alliances", 1, cluster="ray")
    with pytest.raises(ParlourError, match="there is no cluster 'moon'"):
        selfplay("alliances", 1, cluster="moon")


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_the_command_stores_arrays_with_their_schema(tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"data{suffix}"
    few = ["--games", "1", "--bots", "random", "--processes", "1", "--option", "players=2", "--option", "campaigns=1"]
    result = CliRunner().invoke(app, ["selfplay", "alliances", "--out", str(out), *few])
    assert result.exit_code == 0, result.output
    wanted = selfplay("alliances", 1, ["random"], "1", **SHORT)
    schema = encoding_of(find_game("alliances"), 2).schema
    if suffix == ".npz":
        with np.load(out) as stored:
            assert str(stored["schema"]) == schema
            assert (stored["observations"] == wanted.observations).all()
    else:
        frame = pl.read_parquet(out)
        assert pl.read_parquet_metadata(out)["schema"] == schema
        assert (frame["observations"].to_numpy() == wanted.observations).all()
        assert (frame["actions"].to_numpy() == wanted.actions).all()


def test_a_wrong_name_is_refused(tmp_path: Path) -> None:
    for name in ("data.txt", "no/such/folder/data.npz"):
        result = CliRunner().invoke(app, ["selfplay", "alliances", "--out", str(tmp_path / name)])
        assert result.exit_code == 2
