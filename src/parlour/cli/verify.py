"""`parlour verify`: whether the seed is the promised one, chance was secret, and every answer is legal to the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.cli.arguments import AsJson, OwnGames, let_in
from parlour.cli.terminal.saves import load_saved
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import (
    COMMITMENT,
    commit_to,
    give,
    open_record,
    read_chance,
    read_commitment,
    read_document,
)
from parlour.kernel.rng import KEYED


class Check(Struct, frozen=True):
    """One thing that was looked at; `holds` is None if there was nothing to compare with."""

    name: str
    holds: bool | None
    words: str


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, or a table that parlour play saved.")],
    commitment: Annotated[
        str, typer.Option(metavar="HASH", help="The commitment that was shown when the game began.")
    ] = "",
    own: OwnGames = None,
    as_json: AsJson = False,
) -> None:
    """Check the seed of a record against its commitment, and every answer against the rules (exit 1 if any fails)."""
    if commitment and not COMMITMENT.fullmatch(commitment):
        raise ParlourError("--commitment must be 64 hexadecimal digits in lower case")
    let_in(own)
    record = load_saved(file).record
    try:
        checks = [check_seed(record, commitment), check_chance(record), *check_answers(record)]
    except ParlourError as error:
        raise ParlourError(f"{file}: {error}") from None
    holds = all(check.holds is not False for check in checks)
    if as_json:
        told = {check.name: {"holds": check.holds, "words": check.words} for check in checks}
        print(json.dumps({"holds": holds, **told}, indent=2))
    else:
        for check in checks:
            print(f"{MARKS[check.holds]:<9} {check.name}: {check.words}")
    if not holds:
        raise typer.Exit(1)


MARKS = {True: "holds", False: "FAILS", None: "unchecked"}


def check_seed(record: str, given: str) -> Check:
    """Whether the seed is the one that was promised, in the record and to the person who checks."""
    document = read_document(record)
    stated = read_commitment(document)
    promised = [each for each in (stated, given) if each]
    if not promised:
        return Check("seed", None, "the record has no commitment; pass the one that was shown with --commitment")
    told = commit_to(str(document["seed"]))
    if stated and stated != told:
        return Check("seed", False, f"its hash is {told}, but the record promises {stated}")
    if given and given != told:
        return Check("seed", False, f"its hash is {told}, but {given} was promised")
    return Check("seed", True, f"its hash is the promised {told}")


def check_chance(record: str) -> Check:
    """Whether nobody could predict chance."""
    if read_chance(read_document(record)) == KEYED:
        return Check("chance", True, "keyed by the seed: nothing that was seen foretold the rest")
    return Check("chance", None, "the old kind, which could be foretold from what a player saw")


def check_answers(record: str) -> list[Check]:
    """Whether every answer is legal, and whether the game ends with the last one."""
    match, answers = open_record(record)
    try:
        for number, answer in enumerate(answers):
            give(match, answer, number)
    except ParlourError as error:
        return [Check("answers", False, str(error).removeprefix("record: "))]
    legal = Check("answers", True, f"all {len(answers)} are legal")
    if match.ending is None:
        return [legal, Check("ending", False, "the game is not over after the last answer")]
    return [legal, Check("ending", True, f"{match.ending.reason} ({match.ending.rule})")]
