"""A process that thinks for the bots of a table, so that neither a screen nor a server waits.

One line of JSON in, one line out, until the caller closes the pipe. A request holds the position when the open
action began and the answers since, and the bot is handed nothing but the sight of its seat. A new bot is made for every
question, from a seed that the question fixes: a resumed table goes on exactly as the interrupted one would have.
"""

from __future__ import annotations

import json
import os
import sys

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.bots.bot import PATIENCE, Bot
from parlour.bots.levels import make_bot
from parlour.bots.search import SearchBot
from parlour.kernel.match import Match
from parlour.kernel.record import give, match_at, read_answer
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice

# The niceness of this process: what waits for it comes first. One that serves an address without a place is preferred
# to those of addresses that had their turns, or it would share the processor with them and take twice as long.
MODESTY, PREFERRED = 15, 5
PREFER = "--prefer"
REASONED = 3  # thoughts that come with a reason


def request_line(match: Match, seat: int, bot: str, want: str) -> str:
    """A request: what a bot would answer (want "answer"), or how it judges the options ("thoughts")."""
    request = {
        "game": match.game.name,
        "options": match.options,
        "base": match.base.dump(),
        "trail": [repr(answer) for answer in match.trail],
        "seed": f"{match.seed} seat {seat} answer {len(match.answers)}",
        "run": answers_in_a_row(match, seat),
        "seat": seat,
        "bot": bot,
        "want": want,
    }
    return json.dumps(request, separators=(",", ":")) + "\n"


def answers_in_a_row(match: Match, seat: int) -> int:
    """How often a seat has just answered without anybody else being asked."""
    answers = match.answers
    run = 0
    while run < len(answers) and answers[-1 - run].seat == seat:
        run += 1
    return run


def think(request: dict[str, object]) -> dict[str, object]:
    """An answer ("option") or a judgement of the options ("thoughts": option, visits, chance, reason)."""
    match, bot = match_of(request), bot_of(request)
    sight = match.sight(int(str(request["seat"])))
    if request["want"] == "answer":
        # A search thinks about one option as long as about many: the time that an answer takes must reveal nothing.
        return {"option": bot.thoughts(sight)[0].option if isinstance(bot, SearchBot) else bot.answer(sight)}
    found = bot.thoughts(sight)
    world = sight.world(dice(str(request["seed"])))  # as the seat sees it: no reason can come from what is hidden
    sense, ask = sight.game.sense(), sight.ask
    reasons = [sense.reason(world.copy(), ask.seat, ask.question, each.option) for each in found[:REASONED]]
    reasons += [""] * (len(found) - len(reasons))
    told = zip(found, reasons, strict=True)
    return {"thoughts": [[each.option, each.visits, each.chance, reason] for each, reason in told]}


def match_of(request: dict[str, object]) -> Match:
    """The match as it stood when the question was asked."""
    options, base, trail = request["options"], request["base"], request["trail"]
    assert isinstance(options, dict) and isinstance(base, dict) and isinstance(trail, list)
    game = find_game(str(request["game"]))
    s = game.empty(options)
    s.restore(base)
    match = match_at(game, s, options, listen=False)
    for number, line in enumerate(trail):
        give(match, read_answer(line, number), number)
    return match


def bot_of(request: dict[str, object]) -> Bot:
    """The bot that is asked. Rules of thumb can go round in circles, which a new bot would not notice:
    after too many answers in a row chance decides."""
    circling = int(str(request["run"])) > PATIENCE
    return make_bot("random" if circling else str(request["bot"]), str(request["seed"]))


def main() -> None:
    """Answer line by line; a screen or a server that has work to do comes first."""
    if hasattr(os, "nice"):
        os.nice(PREFERRED if PREFER in sys.argv else MODESTY)
    for line in sys.stdin:
        try:
            reply = think(json.loads(line))
        except Exception as error:  # a bot that fails must not take the table with it
            reply = {"error": type(error).__name__}  # its message may name hidden cards
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
