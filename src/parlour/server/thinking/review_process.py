"""A process that judges decisions of finished games, so that no move waits for it.

One line of JSON in: a record, and which of its decisions to judge. One line out: the judgements.
"""

from __future__ import annotations

import os
import sys

import msgspec
from msgspec import Struct

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.review.judging import Judgement
from parlour.review.reviewing import Portion, judge_portion

MODESTY = 15  # the niceness of this process: everything else on the machine comes first


class Judge(Struct, frozen=True):
    """What is to be judged."""

    record: str
    portion: Portion


class Judged(Struct, frozen=True, omit_defaults=True):
    """The judgements, or the kind of what went wrong."""

    judgements: list[Judgement] = []
    error: str = ""


def reply(line: str) -> Judged:
    """The reply to one request."""
    try:
        request = msgspec.json.decode(line, type=Judge)
        return Judged(judge_portion(request.record, request.portion))
    except Exception as error:  # the rules themselves failed on it
        return Judged(error=type(error).__name__)


def main() -> None:
    """Judge line by line."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    for line in sys.stdin:
        sys.stdout.write(msgspec.json.encode(reply(line)).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
