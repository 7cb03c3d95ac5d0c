"""Every call of `parlour` on a page can be made; those of the README that end by themselves are made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from tests.corpus.corpus import lines, record_of
from tests.docs.pages import PAGES, ROOT, calls, goals, mentions, name_of, text_of
from typer.main import get_group
from typer.testing import CliRunner

from parlour.cli.main import app

COMMANDS = get_group(app).commands
CALLS = [(name_of(page), call) for page in PAGES for call in calls(text_of(page))]
README = calls(text_of(ROOT / "README.md"))
ENDLESS = {"play", "serve", "bench", "mcp"}  # they go on until somebody ends them, or take minutes
# The last value counts; nobody waits for a thousand games here.
FEWER = {
    "simulate": ["--games", "4", "--processes", "1"],
    "arena": ["--games", "4", "--processes", "1"],
    "soak": ["--minutes", "0.05", "--processes", "1"],
    "check": ["--games", "1", "--option", "campaigns=1"],
}


def options_of(command: str) -> set[str]:
    """The options of a command."""
    return {name for parameter in COMMANDS[command].params for name in parameter.opts if name.startswith("-")}


def wrong_words(mention: list[str]) -> list[str]:
    """What a mention of a command gets wrong: its name, or options that it has not."""
    if mention[0] == "--help":
        return []
    if mention[0] not in COMMANDS:
        return [mention[0]]
    given = {word.partition("=")[0] for word in mention[1:] if word.startswith("--")}
    return sorted(given - options_of(mention[0]) - {"--help"})


@pytest.mark.parametrize(("page", "call"), CALLS, ids=[f"{page} {' '.join(call)}" for page, call in CALLS])
def test_a_call_can_be_made(page: str, call: list[str]) -> None:
    command, *arguments = call
    assert command in COMMANDS, f"{page}: there is no command {command}"
    COMMANDS[command].make_context(command, arguments)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_mentioned_command_has_the_mentioned_options(page: Path) -> None:
    assert [(mention, wrong_words(mention)) for mention in mentions(text_of(page)) if wrong_words(mention)] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_make_is_told_to_do_it_can(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert goals(text_of(page)) - set(re.findall(r"^([\w-]+):", makefile, re.MULTILINE)) == set()


def test_the_quick_round_runs_tests_that_there_are() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    paths = " ".join(re.findall(r"^(?:QUICK|SLOW) := (.+)$", makefile, re.MULTILINE)).split()
    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_readme_names_the_two_commands() -> None:
    assert {"play", "test"} <= goals(text_of(ROOT / "README.md"))


def test_the_readme_shows_every_command() -> None:
    assert {call[0] for call in README} == set(COMMANDS)


@pytest.mark.parametrize("call", [call for call in README if call[0] not in ENDLESS], ids=" ".join)
def test_a_call_of_the_readme_works(call: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    for name in {word for word in call if word.endswith(".json")}:
        (tmp_path / name).write_text(record_of(lines()[0]), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, call + FEWER.get(call[0], []))
    assert done.exit_code == 0, done.output
    assert done.stdout.strip()


def test_a_wrong_call_is_found() -> None:
    with pytest.raises(typer.Exit):
        COMMANDS["rules"].make_context("rules", ["--help"])
    assert wrong_words(["rules", "alliances", "--coverage"]) == []
    assert wrong_words(["rules", "--covering"]) == ["--covering"]
    assert wrong_words(["dance"]) == ["dance"]
