"""`parlour check`: random games, with everything that the kernel promises about games checked at every decision."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from parlour.cli.arguments import AsJson, GameName, Options, Seed, read_game
from parlour.cli.progress import watched
from parlour.kernel.conformance import ConformanceError, Report, check_some, option_sets
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.options import check_options

MOST_NAMED = 12  # things of a kind that did not occur, in words


def check(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games, with options drawn from all that fit.")] = 10,
    option: Options = None,
    seed: Seed = "1",
    as_json: AsJson = False,
) -> None:
    """Check that a game keeps what every game promises: questions, copies, records, notation, secrecy (exit 1 if it
    does not)."""
    found, options = read_game(game, option)
    if games < 1:
        raise ParlourError(f"the number of games must be at least 1, not {games}")
    report, failure = Report(), ""
    try:
        for _ in watched(check_some(found, games, seed, fitting(found, options), report), games, "games"):
            pass
    except ConformanceError as error:
        failure = str(error)
    if as_json:
        words = {"game": found.name, "seed": seed, "holds": not failure, "failure": failure or None}
        print(json.dumps({**words, **report.dump(found)}, ensure_ascii=False, indent=2))
    else:
        print("\n".join([failure] if failure else told(found, report)))
    if failure:
        raise typer.Exit(1)


def fitting(game: Game, chosen: dict[str, object]) -> list[dict[str, object]]:
    """Every set of options that has the chosen ones; a free text stands for its usual words."""
    free = {name: value for name, value in chosen.items() if value not in choices_of(game, name)}
    fixed = {name: value for name, value in chosen.items() if name not in free}
    sets = [{**options, **free} for options in option_sets(game) if fixed.items() <= options.items()]
    fit = [options for options in sets if not game.objection(options)]
    if not fit:
        check_options(game, chosen)  # raises if options do not fit together
        raise ParlourError(f"{game.name}: no set of options has all of these")
    return fit


def choices_of(game: Game, name: str) -> list[object]:
    """What an option may be."""
    return next(setting.choices for setting in game.settings() if setting.name == name)


def told(game: Game, report: Report) -> list[str]:
    """How much was checked, and what did not occur."""
    answers = sum([len(words) for words in report.answered.values()])
    lines = [f"{game.title} holds: {report}"]
    lines.append(f"met: {len(report.asked)} questions, {answers} different answers, {len(report.cards)} cards")
    lines += unmet("questions that nobody was asked", report.never_asked(game))
    options = [f"{what}: {word}" for what, words in report.never_answered().items() for word in words]
    lines += unmet("options that nobody chose", options)
    lines += unmet("cards in the games that no answer was about", report.never_used())
    return lines + unmet("cards and tiles that were in no game", report.never_seen(game))


def unmet(kind: str, things: list[str]) -> list[str]:
    """A line about what did not occur, with a few names."""
    if not things:
        return []
    more = f" and {len(things) - MOST_NAMED} more (--json names all)" if len(things) > MOST_NAMED else ""
    return [f"{len(things)} {kind}: {', '.join(things[:MOST_NAMED])}{more}"]
