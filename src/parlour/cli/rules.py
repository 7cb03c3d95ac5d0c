"""`parlour rules`: the rules of a game by section, searched, or counted against the tests; and its names."""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.cli.arguments import AsJson, GameName, pick_game
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.rulebook import Rulebook, Statement
from parlour.scenarios.coverage import cover, is_ruling
from parlour.scenarios.vocabulary import show_words, words_of

ID = re.compile(r"[A-Za-z]+\d*-\d+")


def rules(
    name: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(help="Show only rules with these ids, or all these words.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Count the rules that tests cite.")] = False,
    words_only: Annotated[bool, typer.Option("--words", help="List the names of questions, events and views.")] = False,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="Where the tests are.")] = Path("tests"),
    language: Annotated[str, typer.Option(help="The language of the rules: en or de; else that of the system.")] = "",
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game; with --coverage, which of them no test shows (exit 1 if any); with --words, the names
    that scenarios use."""
    game = pick_game(name)
    if words and (coverage or words_only):
        raise ParlourError("--coverage counts all rules, --words lists all names; they take no words to search for")
    if words_only:
        print(json.dumps(words_of(game), ensure_ascii=False, indent=2) if as_json else show_words(game))
    elif coverage:
        show_coverage(game, tests, as_json)
    else:
        VOICE.speak(language)
        show_rules(game, words or [], as_json)


def show_rules(game: Game, words: list[str], as_json: bool) -> None:
    """Print the rules by section; finding none is a failure."""
    found = search(VOICE.rules_of(game), words)
    if as_json:
        print(json.dumps([dump(statement) for statement in found], ensure_ascii=False, indent=2))
    else:
        console = Console()
        for heading, statements in groupby(found, lambda statement: statement.heading):
            console.print(Text(f"\n{heading}", style="bold"))
            console.print(section(list(statements)))
    if not found:
        raise typer.Exit(tell_none(game, words))


def tell_none(game: Game, words: list[str]) -> int:
    """Say that no rule was found; returns the exit status."""
    typer.echo(f"parlour: no rule of {game.title} has {' '.join(words)!r}", err=True)
    return 1


def search(book: Rulebook, words: list[str]) -> list[Statement]:
    """The statements with any of the ids, those that refer to it included, or with all of the words."""
    ids = [word for word in words if ID.fullmatch(word)]
    plain = [word for word in words if word not in ids]
    wanted: set[str] = set()
    for rule in ids:
        wanted |= {statement.rule for statement in book.search(rule)}
    if plain or not ids:
        wanted |= set.intersection(*[{found.rule for found in book.search(word)} for word in plain or [""]])
    return [statement for statement in book.statements.values() if statement.rule in wanted]


def section(statements: list[Statement]) -> Table:
    """The statements of a section: ids of rules in bold, ids of rulings and notes dimmed."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for statement in statements:
        style = "dim" if statement.note else "cyan" if is_ruling(statement.rule) else "bold green"
        table.add_row(Text(statement.rule, style=style), Text(statement.words))
    return table


def dump(statement: Statement) -> dict[str, object]:
    """A statement as plain data."""
    return {
        "rule": statement.rule,
        "heading": statement.heading,
        "words": statement.words,
        "note": statement.note,
        "ruling": is_ruling(statement.rule),
    }


def show_coverage(game: Game, tests: Path, as_json: bool) -> None:
    """Print how many rules are shown, which are not, and which citations are wrong."""
    found = cover(game, tests)
    if as_json:
        print(json.dumps({"game": game.name, **found.dump()}, ensure_ascii=False, indent=2))
    else:
        print(f"{game.title}: {found.shown}/{len(found.rules)} rules are shown by tests in {tests}")
        if found.missing:
            print(f"not shown: {' '.join(found.missing)}")
        for rule, places in found.unknown.items():
            print(f"there is no rule {rule}, cited in {', '.join(places)}")
    if not found.holds:
        raise typer.Exit(1)
