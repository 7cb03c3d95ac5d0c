"""The plain twins of rules that a compiled build has: the same as the rules, without waiting."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.kernel.questions import asked
from tools.at_once import write_twins

from parlour.kernel.ask import choose
from parlour.kernel.at_once import at_once, finish
from parlour.kernel.questions import Question
from parlour.kernel.state import Pilot, State

SOURCES = Path(__file__).parents[1] / "src"

RULES = '''
from collections.abc import Coroutine
from typing import Any
from parlour.kernel.ask import choose
from tests.kernel.questions import asked
from rules import others
from rules.others import twice

TABLE = {"twice": twice}

async def once(s, seat, *, more=0) -> int:
    """One question."""
    return await choose(s, seat, QUESTION, [1, 2]) + more

async def all_ways(s) -> list[int]:
    first = choose(s, 0, QUESTION, [9])
    found = [await first, await once(s, 0), await twice(s), await others.twice(s)]
    return [*found, await TABLE["twice"](s), await once(s, 1, more=5)]

def passed_on(s) -> Coroutine[Any, Any, list[int]]:
    return all_ways(s)

def finish(s) -> None:
    """A name that the twins use as well."""

class Rules:
    async def action(self, s) -> None:
        """An action."""
        self.found = await all_ways(s)

    def unlike(self) -> int:
        return 1
'''

OTHERS = """
from parlour.kernel.ask import choose
from tests.kernel.questions import asked

async def twice(s) -> int:
    return await choose(s, 0, QUESTION, [1]) + await choose(s, 1, QUESTION, [2])
"""


# Plays the beginning of a game of every kind, and prints the positions.
PLAYING = """
import json
import parlour.games
from parlour.kernel.game import playout
from parlour.kernel.options import check_options
from parlour.kernel.registry import games
from parlour.kernel.rng import dice
from parlour.kernel.state import Pilot

class Brief(Pilot):
    def __init__(self, rolls):
        self.rolls, self.count = rolls, 0

    def pick(self, s, seat, question, options):
        self.count += 1
        return options[self.rolls.roll(len(options))]

    def enough(self, s):
        return self.count >= 300

for game in games():
    s = game.empty(check_options(game, {}))
    s.rng = 12345
    s.pilot = Brief(dice(game.name))
    game.start(s)
    playout(game, s)
    print(game.name, json.dumps(s.dump()))
"""


class Last(Pilot):
    """Takes the last option."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        return options[-1]


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A package of rules with its twins."""
    package = tmp_path / "rules"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "others.py").write_text(OTHERS.replace("QUESTION", "asked('lay')"))
    (package / "main.py").write_text(RULES.replace("QUESTION", "asked('lay')"))
    (tmp_path / "parlour" / "kernel").mkdir(parents=True)
    asking = "parlour/kernel/ask.py"
    (tmp_path / asking).write_text((SOURCES / asking).read_text())
    write_twins(tmp_path, ["rules/__init__.py", "rules/others.py", "rules/main.py", asking])
    monkeypatch.syspath_prepend(str(tmp_path))
    import rules.main  # type: ignore[import-not-found]

    return rules.main  # type: ignore[no-any-return]


def piloted() -> State:
    """A state whose questions are answered at once."""
    s = State(2)
    s.pilot = Last()
    return s


def test_a_twin_does_what_its_rule_does(rules: ModuleType) -> None:
    assert finish(rules.all_ways(piloted())) == [9, 2, 3, 3, 3, 7]
    assert rules.all_ways_at_once(piloted()) == [9, 2, 3, 3, 3, 7]


def test_a_rule_that_passes_on_another_has_a_twin(rules: ModuleType) -> None:
    assert rules.passed_on_at_once(piloted()) == [9, 2, 3, 3, 3, 7]


def test_a_method_has_a_twin(rules: ModuleType) -> None:
    game = rules.Rules()
    game.action_at_once(piloted())
    assert game.found == [9, 2, 3, 3, 3, 7]
    assert game.unlike() == 1


def test_a_class_made_from_another_runs_its_own_method(rules: ModuleType) -> None:
    class Other(rules.Rules):  # type: ignore[misc, name-defined]
        async def action(self, s: State) -> None:
            self.found = "another"

    game = Other()
    game.action_at_once(piloted())
    assert game.found == "another"


def test_a_rule_is_found_by_itself(rules: ModuleType) -> None:
    assert at_once(rules.once) is rules.once_at_once
    assert at_once(rules.once)(piloted(), 1, more=1) == 3


def test_a_rule_without_a_twin_is_run() -> None:
    async def unknown(s: State) -> int:
        return await choose(s, 0, asked("draw"), [4])

    assert at_once(unknown)(piloted()) == 4


def test_nothing_waits_in_a_twin(rules: ModuleType) -> None:
    with pytest.raises(RuntimeError, match="its pilot did not answer"):
        rules.once_at_once(State(2), 0)


def test_what_stands_in_a_module_stays_where_it_is(rules: ModuleType) -> None:
    lines = Path(str(rules.__file__)).read_text().splitlines()
    assert (
        lines[: lines.index("    def unlike(self) -> int:")]
        == RULES.replace("QUESTION", "asked('lay')").splitlines()[:-2]
    )


def test_every_game_plays_the_same_with_twins(tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "client", "__pycache__"))
    games = [*(tmp_path / "src/parlour/games").rglob("*.py"), tmp_path / "src/parlour/kernel/ask.py"]
    write_twins(tmp_path / "src", [path.relative_to(tmp_path / "src").as_posix() for path in games])
    assert played(tmp_path / "src") == played(SOURCES)


def played(sources: Path) -> str:
    """What is played with such sources."""
    command = [sys.executable, "-c", PLAYING]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(sources)}, capture_output=True, text=True, check=True
    )
    return done.stdout
