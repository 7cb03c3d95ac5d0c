"""A process that checks records from elsewhere, so that no move waits while a long game is replayed.

One line of JSON in: the text of a record. One line out: what a table needs of it, or why it is refused.
"""

from __future__ import annotations

import os
import sys
import time

import msgspec
from msgspec import Struct

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import commit_to, load_record, read_chance, read_commitment, read_document

LONGEST_SEED = 80
MOST_ANSWERS = 10_000  # of a record; the longest games ever played are far shorter
LONGEST_REFUSAL = 300  # letters: a refusal must not send the record back
MODESTY = 10  # the niceness of this process: everything else on the machine comes first


class Checked(Struct):
    """A record that fits, as a table needs it; or why it is refused."""

    refused: str = ""
    game: str = ""
    options: dict[str, object] = {}
    seed: str = ""
    chance: str = ""
    seats: int = 0
    answers: list[str] = []  # as a record writes them
    ending: dict[str, object] | None = None
    seconds: float = 0.0  # that it took


def check(text: str) -> Checked:
    """Replay a record, if it is short enough and its commitment holds."""
    document = read_document(text)
    seed, commitment = document["seed"], read_commitment(document)
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED or not (seed.isprintable() or not seed):
        raise ParlourError(f"record: the seed must be at most {LONGEST_SEED} letters that can be seen")
    if commitment is not None and commitment != commit_to(seed):
        raise ParlourError("record: the seed is not the one that its commitment promises")
    if isinstance(document["answers"], list) and len(document["answers"]) > MOST_ANSWERS:
        raise ParlourError(f"record: there may be at most {MOST_ANSWERS} answers")
    match = load_record(text)
    return Checked(
        game=match.game.name,
        options=match.options,
        seed=seed,
        chance=read_chance(document),
        seats=match.state.seats,
        answers=[repr(answer) for answer in match.answers],
        ending=None if match.ending is None else match.ending.dump(),
    )


def reply(line: str) -> Checked:
    """The reply to one record."""
    began = time.process_time()
    try:
        checked = check(msgspec.json.decode(line, type=str))
    except ParlourError as error:
        checked = Checked(refused=str(error)[:LONGEST_REFUSAL])
    except Exception:  # the rules themselves failed on it
        checked = Checked(refused="record: the rules fail on what was played there")
    checked.seconds = time.process_time() - began
    return checked


def main() -> None:
    """Check line by line."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    for line in sys.stdin:
        sys.stdout.write(msgspec.json.encode(reply(line)).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
