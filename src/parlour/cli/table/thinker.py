"""A process that thinks for the bots of a table, so that the screen never waits.

One line of JSON in, one line out, until the table closes the pipe. The bot is handed nothing but the
sight of its seat. It is made anew for every question, from a seed that the question fixes: a resumed table
goes on exactly as the interrupted one would have.
"""

from __future__ import annotations

import json
import sys

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.bots.levels import make_bot
from parlour.kernel.record import load_record


def think(request: dict[str, object]) -> dict[str, object]:
    """An answer ("option") or a judgement of the options ("thoughts": option, visits, chance)."""
    match = load_record(str(request["record"]), listen=False)
    seat = int(str(request["seat"]))
    bot = make_bot(str(request["bot"]), f"{match.seed} seat {seat} answer {len(match.answers)}")
    sight = match.sight(seat)
    if request["want"] == "answer":
        return {"option": bot.answer(sight)}
    return {"thoughts": [[thought.option, thought.visits, thought.chance] for thought in bot.thoughts(sight)]}


def main() -> None:
    """Answer line by line."""
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = think(request)
        except Exception as error:  # a bot that fails must not take the table with it
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
