"""How fast the research doors are: observing, and decisions that are observed."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any

from parlour.benchmarks.windows import Case
from parlour.kernel.choice import Choice
from parlour.kernel.encoding import encoding_of
from parlour.kernel.match import Match
from parlour.kernel.registry import find_game

OBSERVE = "observe and mask"
VECTOR = "vector door, 4 players"
PETTINGZOO = "PettingZoo door, 4 players"
GYMNASIUM = "Gymnasium door, 2 players"
PARALLEL = "Parallel door, 4 players"
OPENSPIEL = "OpenSpiel door, 2 players"
SELFPLAY = "self-play, 4 players"
GAMES_AT_ONCE = 128
LOOKS_A_PORTION = 50
STEPS_A_PORTION = 2
NEEDED = ("numpy", "gymnasium", "pettingzoo", "PIL")


def has_doors() -> bool:
    """Whether the packages of the doors are installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def door_cases() -> list[Case]:
    """The doors whose packages are installed."""
    if not has_doors():
        return []
    found = [
        Case(VECTOR, "decisions/s", stepping_many()),
        Case(PETTINGZOO, "decisions/s", stepping_agents()),
        Case(PARALLEL, "decisions/s", stepping_together()),
        Case(GYMNASIUM, "decisions/s", stepping_a_seat()),
        Case(SELFPLAY, "decisions/s", playing_alone()),
    ]
    if find_spec("pyspiel") is not None:
        found.append(Case(OPENSPIEL, "decisions/s", stepping_states()))
    return found


def observing(match: Match) -> Callable[[], int]:
    """Write what the asked seat sees and may do into buffers."""
    game, s, ask = match.game, match.state, match.asks[0]
    encoding = encoding_of(game, s.seats)
    numbers = memoryview(array("f", bytes(4 * encoding.size)))
    mask = memoryview(bytearray(encoding.actions))

    def portion() -> int:
        for _ in range(LOOKS_A_PORTION):
            choice = Choice(game, s, ask)
            encoding.observe(s, ask.seat, numbers, choice)
            encoding.mask(choice, mask)
        return LOOKS_A_PORTION

    return portion


def stepping_many() -> Callable[[], int]:
    """Random allowed actions in many games at once; choosing them is counted too."""
    from parlour.research.vector import VectorDoor

    door = VectorDoor(find_game("alliances"), GAMES_AT_ONCE, players=4)
    door.reset(seed=1)

    def portion() -> int:
        for _ in range(STEPS_A_PORTION):
            door.step(door.sample())
        return STEPS_A_PORTION * GAMES_AT_ONCE

    return portion


def stepping_agents() -> Callable[[], int]:
    """Random games through the door of PettingZoo."""
    from parlour.research.pettingzoo import env

    return stepping(env(find_game("alliances"), players=4))


def stepping(table: Any) -> Callable[[], int]:
    """Random games in an environment of PettingZoo, stepped as its own measurement does."""
    seeds = count()
    table.reset(seed=next(seeds))

    def portion() -> int:
        for _ in range(LOOKS_A_PORTION):
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.reset(seed=next(seeds))
            else:
                table.step(table.action_space(table.agent_selection).sample(observation["action_mask"]))
        return LOOKS_A_PORTION

    return portion


def stepping_together() -> Callable[[], int]:
    """Random games of agents that act at once where they are asked at once; a decision is one that is asked for."""
    from parlour.research.pettingzoo import parallel_env

    table, seeds = parallel_env(find_game("alliances"), players=4, drafting=True), count()
    seen, _ = table.reset(seed=next(seeds))

    def portion() -> int:
        nonlocal seen
        before = table.lane.answers
        for _ in range(LOOKS_A_PORTION):
            actions = {agent: table.action_space(agent).sample(seen[agent]["action_mask"]) for agent in table.agents}
            seen = table.step(actions)[0]
            if not table.agents:
                break
        done: int = table.lane.answers - before
        if not table.agents:
            seen, _ = table.reset(seed=next(seeds))
        return done

    return portion


def stepping_states() -> Callable[[], int]:
    """Random games through OpenSpiel, each state observed."""
    import pyspiel

    from parlour.research import openspiel  # noqa: F401  # registers the games

    game, chance = pyspiel.load_game("parlour_alliances(players=2)"), Random(1).random

    def portion() -> int:
        state, decisions = game.new_initial_state(), 0
        state.apply_action(int(chance() * game.max_chance_outcomes()))
        while not state.is_terminal():
            state.observation_tensor()
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return portion


def playing_alone() -> Callable[[], int]:
    """Whole games between random bots, every decision noted."""
    from parlour.research.lab import selfplay

    seeds = count()

    def portion() -> int:
        return len(selfplay(find_game("alliances"), 1, ["random"], str(next(seeds)), players=4).actions)

    return portion


def stepping_a_seat() -> Callable[[], int]:
    """Random games of one seat against random bots; only its own decisions are counted."""
    from parlour.research.gymnasium import SeatEnv

    seat, seeds = SeatEnv(find_game("alliances"), bots="random", players=2), count()
    seat.reset(seed=next(seeds))

    def portion() -> int:
        for _ in range(LOOKS_A_PORTION):
            _, _, over, cut, _ = seat.step(seat.action_space.sample(seat.action_masks()))
            if over or cut:
                seat.reset(seed=next(seeds))
        return LOOKS_A_PORTION

    return portion
