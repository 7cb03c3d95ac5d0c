"""Bots by name: the kinds, their budgets, and the five levels that a table offers."""

from __future__ import annotations

import re

from parlour.bots.bot import Bot, GreedyBot, RandomBot
from parlour.bots.search import Budget, SearchBot
from parlour.kernel.errors import ParlourError
from parlour.plugins import make_plugin_bot, plugin_bots

# What each level is: honest about its strength, and quick enough to feel like a player.
LEVELS = {
    "level1": "random",
    "level2": "greedy",
    "level3": "search:200",
    "level4": "search:0.3s",
    "level5": "search:1.5s",
}
BUDGET = re.compile(r"(\d+)|(\d+(?:\.\d+)?)s")


def make_bot(spec: str, seed: str = "") -> Bot:
    """A bot by its name: "random", "greedy", "search:500" (iterations), "search:0.2s", "level1" to "level5", or
    the name of a bot from a plugin."""
    kind, _, budget = LEVELS.get(spec, spec).partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and not budget:
        return GreedyBot(seed)
    if kind == "search":
        return SearchBot(seed, read_budget(spec, budget or "500"))
    bot = make_plugin_bot(spec, seed)
    if bot is not None:
        return bot
    names = ", ".join(["random", "greedy", "search:ITERATIONS", "search:SECONDSs", *LEVELS, *plugin_bots()])
    raise ParlourError(f"there is no bot {spec!r}; the bots are {names}")


def read_budget(spec: str, text: str) -> Budget:
    """A budget in iterations ("500") or seconds ("0.2s")."""
    found = BUDGET.fullmatch(text)
    if found is None:
        raise ParlourError(f"bot {spec!r}: the budget {text!r} must be iterations like 500 or seconds like 0.2s")
    iterations, seconds = found.groups()
    budget = Budget(int(iterations), 0.0) if iterations else Budget(0, float(seconds))
    if not budget.iterations and not budget.seconds:
        raise ParlourError(f"bot {spec!r}: the budget must be more than 0")
    return budget
