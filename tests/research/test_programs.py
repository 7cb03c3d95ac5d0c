"""Any program may sit at a table; one that dies, lies or dawdles loses an answer, never the game."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from typer.testing import CliRunner

from parlour import plugins
from parlour.bots.levels import make_bot
from parlour.bots.program import MOST_FORFEITS, ProgramBot, Running
from parlour.cli.main import app
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game

EXAMPLE = Path(__file__).parents[2] / "examples/programs/first_option.py"
ALLIANCES = find_game("alliances")


@pytest.fixture(autouse=True)
def only_these_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(plugins.BOTS, "")


def program(tmp_path: Path, lines: str) -> str:
    """A bot that is a small Python program."""
    path = tmp_path / "bot.py"
    path.write_text("import json, sys, time\nprint('ready', flush=True)\nsys.stdin.readline()\n" + lines)
    return f"exec:1s:{sys.executable} {path}"


def test_the_example_plays_whole_games_in_the_arena() -> None:
    bots = f"exec:{sys.executable} {EXAMPLE},random"
    call = [
        "arena",
        "alliances",
        "--bots",
        bots,
        "--games",
        "1",
        "--processes",
        "1",
        "--json",
        "--option",
        "campaigns=1",
    ]
    played = CliRunner().invoke(app, call)
    assert played.exit_code == 0, played.output
    assert "forfeits" not in played.output
    report = json.loads(played.stdout)
    assert report["games"] == 2
    assert report["bots"][0]["decisions"] > 10


def test_a_program_is_told_what_its_seat_sees_and_no_seed(tmp_path: Path) -> None:
    told = tmp_path / "told"
    spec = program(tmp_path, f"line = sys.stdin.readline()\nopen({str(told)!r}, 'w').write(line)\nprint('pass')\n")
    match = new_match(ALLIANCES, {}, "a secret seed")
    bot = ProgramBot(spec, "a secret seed")
    seat = match.asks[0].seat
    option = bot.answer(match.sight(seat))
    bot.close()
    assert match.game.say(match.state, match.asks[0], option) == "pass"
    message = json.loads(told.read_text())
    assert message["view"] == json.loads(json.dumps(match.game.view(match.state, seat)))
    assert [each["option"] for each in message["options"]] == match.asks[0].options
    assert "secret" not in told.read_text()


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("sys.exit(3)\n", "it has ended"),
        ("sys.stdin.readline()\nprint('a lie', flush=True)\nsys.stdin.read()\n", "'a lie' is none of its"),
        ("sys.stdin.readline()\nprint(99999999999999999999999, flush=True)\nsys.stdin.read()\n", "is none of its"),
        ("sys.stdin.readline()\nsys.stdout.buffer.write(b'\\xff\\n')\nsys.stdout.flush()\n", "it has ended"),
        ("sys.stdin.readline()\ntime.sleep(30)\n", "no answer came within 0.05 s"),
    ],
)
def test_a_bad_answer_is_forfeited_to_chance(
    tmp_path: Path, lines: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = ProgramBot(program(tmp_path, lines), "chance")
    bot.seconds = 0.05 if "0.05" in reason else 10.0
    match = new_match(ALLIANCES, {}, "forfeits")
    assert bot.answer(match.sight(match.asks[0].seat)) in match.asks[0].options
    assert bot.forfeits == 1
    assert bot.running is None
    assert reason in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="shells are another thing there")
def test_what_a_script_has_started_does_not_hold_the_table(tmp_path: Path) -> None:
    script, witness = tmp_path / "bot.sh", tmp_path / "witness"
    waits = f"import os, time; open({str(witness)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    script.write_text(f'#!/bin/sh\necho ready\nread line\n{sys.executable} -c "{waits}"\necho late\n')
    script.chmod(0o755)
    match = new_match(ALLIANCES, {}, "forfeits")
    bot = ProgramBot(f"exec:{script}", "chance")
    bot.seconds = 3.0
    begun = monotonic()
    assert bot.answer(match.sight(match.asks[0].seat)) in match.asks[0].options
    assert bot.forfeits == 1
    assert monotonic() - begun < 30
    while is_running(int(witness.read_text())):  # until whoever inherits it has noted its end
        assert monotonic() - begun < 30
        sleep(0.05)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_speaks_utf_8(tmp_path: Path) -> None:
    lines = "sys.stdin.readline()\nsys.stdout.buffer.write('Kraków\\n'.encode('utf-8'))\nsys.stdout.flush()\n"
    bot = ProgramBot(program(tmp_path, lines), "chance")
    bot.running = Running(bot.command)
    bot.running.ask({}, 20.0)
    assert bot.running.ask({}, 20.0) == "Kraków"
    bot.close()


def test_a_program_that_cannot_be_started_never_stops_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    bot = ProgramBot("exec:./there-is-no-such-program", "chance")
    match = new_match(ALLIANCES, {}, "forfeits")
    for _ in range(MOST_FORFEITS + 2):
        match.answer(match.asks[0].seat, bot.answer(match.sight(match.asks[0].seat)))
    assert bot.forfeits == MOST_FORFEITS
    assert capsys.readouterr().err.count("cannot be started") == 1


@pytest.mark.parametrize("spec", ["exec:", "exec:0s:./bot", "exec:'./bot", "exec:2s:"])
def test_a_wrong_name_is_refused(spec: str) -> None:
    with pytest.raises(ParlourError, match=r"write it as exec:COMMAND|more than 0 seconds"):
        plugins.add_bot(spec)
    assert plugins.added(plugins.BOTS) == []
    with pytest.raises(ParlourError):
        ProgramBot(spec, "")


def test_nobody_but_who_calls_the_command_starts_a_program() -> None:
    with pytest.raises(ParlourError, match=r"there is no bot 'exec:\./bot'"):
        make_bot("exec:./bot")
