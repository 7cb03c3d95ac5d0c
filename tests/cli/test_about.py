"""`parlour about` says what is installed."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from parlour.about import about, build
from parlour.cli.main import app


def test_about_as_json_is_all_that_there_is_to_say() -> None:
    done = CliRunner().invoke(app, ["about", "--json"])
    assert done.exit_code == 0
    assert json.loads(done.stdout) == about()


def test_about_on_a_terminal_names_the_build_and_the_games() -> None:
    lines = CliRunner().invoke(app, ["about"]).stdout.splitlines()
    assert ["build", build()] in [line.split() for line in lines]
    assert "alliances" in next(line for line in lines if line.startswith("games"))
