"""Plugins: games and bots named as module:Class, or offered by an installed package; nothing is patched."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour import plugins
from parlour.bots.levels import make_bot
from parlour.cli.main import app
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.seating import seat_people
from parlour.cli.terminal.session import new_session
from parlour.kernel import registry
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import dump_record, load_record, new_match
from parlour.server.thinking.bot_process import request_line

ROOT = Path(__file__).resolve().parents[2]
RUNNER = CliRunner()
MORE = """

class Peeping(Duel):
    def view(self, s, seat):
        return super().view(s, 0)


class Nameless(Duel):
    def __init__(self):
        self.name = ""


class Demanding(Duel):
    def __init__(self, stakes):
        super().__init__()


class Impostor(Duel):
    def __init__(self):
        super().__init__()
        self.name = "dale"
"""
BOT = """
from parlour.bots.bot import Bot


class Lowest(Bot):
    name = "lowest"

    def __init__(self, seed):
        self.seed = seed

    def answer(self, sight):
        return sight.ask.options[0]


class Seedless(Lowest):
    def __init__(self):
        super().__init__("")
"""
POINTS = """[parlour.games]
duel = duel:Duel
dale = duel:Impostor
broken = duel:Nowhere
[parlour.bots]
lowest = lowbot:Lowest
"""


def page_code(page: str) -> str:
    """The code of a page, without its examples."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)
    return "\n".join(block for block in blocks if not block.startswith(">>>"))


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a game and a bot of somebody else, in which a command is called."""
    (tmp_path / "duel.py").write_text(page_code("a-game-in-a-page.md") + MORE, encoding="utf-8")
    (tmp_path / "lowbot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path, games = sys.path.copy(), dict(registry._games)
    forget()
    yield tmp_path
    sys.path[:] = path
    registry._games.clear()
    registry._games.update(games)
    forget()


def forget() -> None:
    """Nobody has been let in."""
    for variable in (plugins.GAMES, plugins.BOTS):
        os.environ.pop(variable, None)
    for cached in (plugins.make_game, plugins.installed_games, plugins.installed_bots):
        cached.cache_clear()
    for name in ("duel", "lowbot"):
        sys.modules.pop(name, None)


def call(*words: str) -> str:
    """What a command prints."""
    done = RUNNER.invoke(app, list(words))
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_game_and_a_bot_of_ones_own_are_simulated(processes: str) -> None:
    words = ["--games", "4", "--bots", "lowbot:Lowest,random", "--processes", processes, "--json"]
    told = json.loads(call("simulate", "duel:Duel", *words))
    assert (told["game"], told["games"], told["bots"]) == ("duel", 4, ["lowbot:Lowest", "random"])


@pytest.mark.usefixtures("outside")
def test_they_meet_in_the_arena() -> None:
    told = call("arena", "duel:Duel", "--games", "2", "--bots", "lowbot:Lowest,greedy", "--processes", "1", "--json")
    assert [bot["bot"] for bot in json.loads(told)["bots"]] == ["lowbot:Lowest", "greedy"]


@pytest.mark.usefixtures("outside")
def test_a_game_of_ones_own_is_soaked_and_its_names_are_listed() -> None:
    assert "no failure" in call("soak", "duel:Duel", "--minutes", "0.03", "--processes", "1")
    words = call("rules", "duel:Duel", "--words")
    assert all(path in words for path in ("ending.rule", "seats.*.tricks", "seats.*.hand.*.name", "spent.*.name"))


def test_a_record_of_it_is_replayed_and_verified_once_it_is_added(outside: Path) -> None:
    game = plugins.add_game("duel:Duel")
    match = new_match(game, seed="dawn")
    while match.asks:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    (outside / "game.json").write_text(dump_record(match), encoding="utf-8")
    registry._games.pop("duel")
    forget()
    refused = RUNNER.invoke(app, ["verify", "game.json"])
    assert refused.exit_code == 2
    assert "there is no game 'duel'; the games are: alliances, conquest, dale, hope" in refused.stderr
    assert "all 6 are legal" in call("verify", "game.json", "--game", "duel:Duel")
    assert "P1 lays " in call("replay", "game.json", "--plain", "--game", "duel:Duel")


def test_a_scenario_of_it_is_played_once_it_is_added(outside: Path) -> None:
    position = "hand1=1,2,3 hand2=4,5,6"
    (outside / "duel.toml").write_text(
        f'[[scenario]]\ntitle = "Six beats one"\ngame = "duel"\nposition = "{position}"\n'
        '[[scenario.step]]\nanswers = ["P1: 1", "P2: 6"]\nview = { "seats.P2.tricks" = 1 }\n',
        encoding="utf-8",
    )
    assert "1 held" in call("scenario", "duel.toml", "--game", "duel:Duel")


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("nowhere:Duel", r"the module nowhere cannot be loaded \(ModuleNotFoundError"),
        ("duel:Tea", "duel:Tea: the module duel has no class Tea"),
        ("duel:DuelState", "duel:DuelState: this is not a subclass of parlour.kernel.game.Game"),
        ("duel:Nameless", "duel:Nameless: the game has no name"),
        ("duel:Demanding", "duel:Demanding: a game must be made without arguments"),
        ("duel:Impostor", "duel:Impostor: there is another game with the name 'dale'"),
    ],
)
def test_what_is_no_game_is_refused_clearly(spec: str, words: str) -> None:
    done = RUNNER.invoke(app, ["simulate", spec])
    assert done.exit_code == 2
    assert re.search(words, done.stderr)


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("lowbot:Highest", "the module lowbot has no class Highest"),
        ("duel:Duel", "this is not a subclass of parlour.bots.bot.Bot"),
        ("lowbot:Seedless", "lowbot:Seedless: a bot must be made from a seed"),
    ],
)
def test_what_is_no_bot_is_refused_clearly(spec: str, words: str) -> None:
    done = RUNNER.invoke(app, ["simulate", "alliances", "--bots", spec, "--games", "1"])
    assert done.exit_code == 2
    assert words in done.stderr


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize("more", [[], ["--seed", "tea", "--bots", "lowbot:Lowest"]])
def test_a_table_of_it_is_laid_where_there_is_a_terminal(more: list[str]) -> None:
    done = RUNNER.invoke(app, ["play", "duel:Duel", *more])
    assert done.exit_code == 2
    assert "a table needs a terminal" in done.stderr


@pytest.mark.usefixtures("outside")
def test_a_process_that_thinks_for_a_table_knows_both() -> None:
    match = new_match(plugins.add_game("duel:Duel"), seed="think")
    plugins.add_bot("lowbot:Lowest")
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "parlour.server.thinking.bot_process"],
        input=request_line(match, 1, "lowbot:Lowest", "answer"),
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"option": match.ask_of(1).options[0]}


@pytest.mark.usefixtures("outside")
def test_nothing_is_loaded_because_a_record_or_a_client_names_it() -> None:
    with pytest.raises(ParlourError, match="there is no game 'duel:Duel'"):
        registry.find_game("duel:Duel")
    with pytest.raises(ParlourError, match="there is no game 'duel:Duel'"):
        load_record('{"game":"duel:Duel","version":1,"options":{},"seed":"","answers":[]}')
    with pytest.raises(ParlourError, match="there is no bot 'lowbot:Lowest'"):
        make_bot("lowbot:Lowest")
    assert "duel" not in sys.modules
    assert "lowbot" not in sys.modules


def test_an_installed_package_offers_games_and_bots(outside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = outside / "duel-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(outside))
    with pytest.warns(UserWarning, match="a game is left out: duel:") as told:
        assert [game.name for game in registry.games()] == ["alliances", "conquest", "dale", "duel", "hope"]
    assert len(told) == 2
    assert "duel" in call("about")
    told_bots = json.loads(call("simulate", "duel", "--games", "2", "--bots", "lowest", "--processes", "1", "--json"))
    assert told_bots["bots"] == ["lowest", "lowest"]


def test_leaving_a_table_of_it_says_how_to_come_back(outside: Path) -> None:
    game = plugins.add_game("duel:Duel")
    session = new_session(game, {}, "tea", seat_people(2, 1, "random"), outside / "t.json")
    table = ParlourApp(session, 0)
    table.session = session
    assert f"parlour play duel:Duel --resume {session.path}" in table.farewell()
    while session.match.ending is None:
        for ask in session.match.asks:
            session.match.answer(ask.seat, ask.options[0])
    assert f"parlour replay {session.path} --game duel:Duel" in table.farewell()
