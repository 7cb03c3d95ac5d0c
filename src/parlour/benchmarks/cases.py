"""What is measured of Parlour itself, on Alliances, Dale and Historical Conquest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import parlour.games  # noqa: F401  # registers the games
from parlour.benchmarks.doors import OBSERVE, door_cases, observing
from parlour.benchmarks.playouts import random_playout
from parlour.benchmarks.windows import MICROSECONDS, Case
from parlour.bots.levels import make_bot
from parlour.bots.pilots import RandomPilot
from parlour.kernel.ask import Ask
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import Dice, dice
from parlour.simulation.arena import prepare
from parlour.simulation.bot_game import play_game

GAMES_A_PORTION = 5
LOOKS_A_PORTION = 50
ITERATIONS = 50
HALFWAY = 40  # answers: among the conflicts of the first campaign, or a few turns of the others
MANY_TURNS = 200  # of each player: without a limit, the cards may fall so that nobody can ever win

STEPPED = "stepped, 4 players"
CLONE = "clone and look"
WORLD = "world"
DALE = "Dale: "  # how the names of its cases begin
DALE_PILOTED = f"{DALE}piloted, 2 players"
DALE_CLONE = f"{DALE}clone and look"
DALE_OBSERVE = f"{DALE}{OBSERVE}"
DALE_GREEDY = f"{DALE}greedy against greedy"
CONQUEST = "Conquest: "
CONQUEST_PILOTED = f"{CONQUEST}piloted, 2 players"
CONQUEST_CLONE = f"{CONQUEST}clone and look"
CONQUEST_GREEDY = f"{CONQUEST}greedy against greedy"
HOPE = "Hope: "
HOPE_PILOTED = f"{HOPE}piloted, 3 players"
HOPE_CLONE = f"{HOPE}clone and look"
HOPE_GREEDY = f"{HOPE}greedy players"
CONQUEST_DECKS: dict[str, object] = {"deck1": "tesla", "deck2": "boudica"}  # one for morale, one for battles


def own_cases() -> list[Case]:
    """Everything that is measured of Parlour."""
    games = [("alliances", alliances_cases), ("dale", dale_cases), ("conquest", conquest_cases), ("hope", hope_cases)]
    return [*[case for name, cases in games for case in cases(find_game(name))], *door_cases()]


def alliances_cases(game: Game) -> list[Case]:
    """A game of tricks: few and simple decisions."""
    match = halfway(game)
    return [
        *[Case(piloted_name(players), "decisions/s", piloted(game, players)) for players in (2, 3, 4)],
        Case(STEPPED, "decisions/s", stepped(game)),
        Case(CLONE, MICROSECONDS, cloning(match)),
        Case(WORLD, MICROSECONDS, imagining(match)),
        Case(OBSERVE, MICROSECONDS, observing(match)),
        Case("search", "iterations/s", searching(match)),
        Case("greedy against greedy", "games/s", greedy(game)),
    ]


def dale_cases(game: Game) -> list[Case]:
    """A deck builder with three decks of its 27, other ones in every game."""
    return [
        Case(DALE_PILOTED, "decisions/s", piloted(game, 2, turns=MANY_TURNS)),
        Case(DALE_CLONE, MICROSECONDS, cloning(halfway(game))),
        Case(DALE_OBSERVE, MICROSECONDS, observing(halfway(game))),
        Case(DALE_GREEDY, "games/s", greedy(game)),
    ]


def conquest_cases(game: Game) -> list[Case]:
    """A game of 51 cards each that can do almost anything, with a window for interrupts after every deed."""
    return [
        Case(CONQUEST_PILOTED, "decisions/s", piloted(game, 2, **CONQUEST_DECKS)),
        Case(CONQUEST_CLONE, MICROSECONDS, cloning(sensible(game, CONQUEST_DECKS))),
        Case(CONQUEST_GREEDY, "games/s", greedy(game, CONQUEST_DECKS)),
    ]


def hope_cases(game: Game) -> list[Case]:
    """A deck builder with a map: many options, three players."""
    return [
        Case(HOPE_PILOTED, "decisions/s", piloted(game, 3)),
        Case(HOPE_CLONE, MICROSECONDS, cloning(halfway(game))),
        Case(HOPE_GREEDY, "games/s", greedy(game)),
    ]


def piloted_name(players: int) -> str:
    """The name of the case for a number of players."""
    return f"piloted, {players} players"


def piloted(game: Game, players: int, **settings: object) -> Callable[[], int]:
    """Random playouts that are never suspended, including the deal."""
    options = check_options(game, {"players": players, **settings})
    pilot = RandomPilot(dice("bench"))

    def portion() -> int:
        before = pilot.count
        for _ in range(GAMES_A_PORTION):
            random_playout(game, options, pilot)
        return pilot.count - before

    return portion


def stepped(game: Game) -> Callable[[], int]:
    """A plain Python loop that reads the options and answers with a random one."""
    chance = Random(1).random
    seeds = count()

    def portion() -> int:
        match = new_match(game, {}, str(next(seeds)), listen=False)
        decisions = 0
        while asks := match.asks:
            ask = asks[0]
            options = ask.options
            match.answer(ask.seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return portion


def halfway(game: Game) -> Match:
    """A match between two actions, in the middle of a random game, where somebody has a choice."""
    chance = Random(1)
    return played_to(new_match(game, {}, "halfway", listen=False), lambda ask: chance.choice(ask.options))


def sensible(game: Game, settings: dict[str, object]) -> Match:
    """The same in a game of sensible players: random ones of Historical Conquest lose their lands too soon."""
    match, bot = new_match(game, settings, "halfway", listen=False), make_bot("greedy", "halfway")
    return played_to(match, lambda ask: bot.answer(match.sight(ask.seat)))


def played_to(match: Match, choose: Callable[[Ask], int]) -> Match:
    """Play a match on to the middle of a game."""
    while len(match.answers) < HALFWAY or match.trail or len(match.asks[0].options) == 1:
        ask = match.asks[0]
        match.answer(ask.seat, choose(ask))
    return match


def cloning(match: Match) -> Callable[[], int]:
    """Clones at an action boundary, each looked at."""

    def portion() -> int:
        for _ in range(LOOKS_A_PORTION):
            match.clone().asks  # noqa: B018
        return LOOKS_A_PORTION

    return portion


def imagining(match: Match) -> Callable[[], int]:
    """Worlds of the seat that is asked."""
    sight = match.sight(match.asks[0].seat)
    rolls: Dice = dice("bench")

    def portion() -> int:
        for _ in range(LOOKS_A_PORTION):
            sight.world(rolls)
        return LOOKS_A_PORTION

    return portion


def searching(match: Match) -> Callable[[], int]:
    """Iterations of the searching bot, from a world to its playout."""
    bot = make_bot(f"search:{ITERATIONS}", "bench")
    sight = match.sight(match.asks[0].seat)

    def portion() -> int:
        bot.answer(sight)
        return ITERATIONS

    return portion


def greedy(game: Game, settings: dict[str, object] | None = None) -> Callable[[], int]:
    """Whole games between greedy bots, as the arena plays them."""
    run = prepare(game, settings or {}, ["greedy", "greedy"], 1, "bench")
    numbers = count()

    def portion() -> int:
        play_game(run, next(numbers), run.seatings[0], listen=False)
        return 1

    return portion
