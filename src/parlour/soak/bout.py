"""A bout: one game that is played and checked, written in one line so that it can be played again."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, Setting
from parlour.kernel.options import check_options, read_option, write_value
from parlour.kernel.registry import find_game
from parlour.kernel.rng import FAST, KEYED, Dice

# How much is checked, and how often each is drawn: with a pilot under a patrol, answer by answer with a referee, or
# everything.
CHECKS = {"quick": 400, "match": 5, "full": 2}
QUICK_BOTS = ["random", "random", "light", "greedy"]
SLOW_BOTS = ["random", "random", "greedy", "search:5"]
TRIES = 200  # tries to find options that fit together


@dataclass(frozen=True)
class Bout:
    """What is played, by whom, how it is checked, and the seed for everything."""

    game: str
    options: dict[str, object]
    bots: list[str]
    check: str
    chance: str
    seed: str

    def __str__(self) -> str:
        options = [f"{name}={write_value(value)}" for name, value in self.options.items()]
        last = [f"bots={','.join(self.bots)}", f"check={self.check}", f"chance={self.chance}", f"seed={self.seed}"]
        return " ".join([self.game, *options, *last])


def read_bout(line: str) -> Bout:
    """The bout that a line describes."""
    name, *words = line.split()
    game, own, written = find_game(name), {"bots": "", "check": "", "chance": FAST, "seed": ""}, {}
    for word in words:
        key, _, value = word.partition("=")
        if key in own:
            own[key] = value
        else:
            key, written[key] = read_option(game, word)
    if own["check"] not in CHECKS:
        raise ParlourError(f"bout: check must be one of {', '.join(CHECKS)}, not {own['check']!r}")
    options = check_options(game, written)
    bots = own["bots"].split(",")
    if len(bots) != game.empty(options).seats:
        raise ParlourError(f"bout: {game.title} has {game.empty(options).seats} seats with these options")
    return Bout(name, options, bots, own["check"], own["chance"], own["seed"])


def draw_bout(games: list[Game], dice: Dice, seed: str) -> Bout:
    """Any game with any options and any bots."""
    game = games[dice.roll(len(games))]
    options = draw_options(game, dice)
    kinds = [kind for kind, often in CHECKS.items() for _ in range(often)]
    check = kinds[dice.roll(len(kinds))]
    bots = QUICK_BOTS if check == "quick" else SLOW_BOTS
    seated = [bots[dice.roll(len(bots))] for _ in range(game.empty(options).seats)]
    return Bout(game.name, options, seated, check, (FAST, KEYED)[dice.roll(2)], seed)


def draw_options(game: Game, dice: Dice) -> dict[str, object]:
    """Options that fit together; the usual ones if none are found."""
    for _ in range(TRIES):
        options = {setting.name: draw_value(setting, dice) for setting in game.settings()}
        if not game.objection(options):
            return options
    return check_options(game, {})


def draw_value(setting: Setting, dice: Dice) -> object:
    """One of the choices, or some of the words that a host may write."""
    if not setting.words or dice.roll(4) == 0:
        return setting.choices[dice.roll(len(setting.choices))]
    words = list(range(len(setting.words)))
    dice.shuffle(words)
    return ",".join([setting.words[number] for number in words[: 1 + dice.roll(min(5, len(words)))]])
