"""How fast the research doors are: observing, and decisions that are observed."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count

from parlour.benchmarks.windows import Case
from parlour.kernel.choice import Choice
from parlour.kernel.encoding import encoding_of
from parlour.kernel.match import Match
from parlour.kernel.registry import find_game

OBSERVE = "observe and mask"
VECTOR = "vector door, 4 players"
PETTINGZOO = "PettingZoo door, 4 players"
GYMNASIUM = "Gymnasium door, 2 players"
GAMES_AT_ONCE = 128
LOOKS_A_PORTION = 50
STEPS_A_PORTION = 2
NEEDED = ("numpy", "gymnasium", "pettingzoo")


def door_cases() -> list[Case]:
    """The doors whose packages are installed."""
    if any(find_spec(name) is None for name in NEEDED):
        return []
    return [
        Case(VECTOR, "decisions/s", stepping_many()),
        Case(PETTINGZOO, "decisions/s", stepping_agents()),
        Case(GYMNASIUM, "decisions/s", stepping_a_seat()),
    ]


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
    """Random games through the door of PettingZoo, stepped as its own measurement does."""
    from parlour.research.pettingzoo import env

    table, seeds = env(find_game("alliances"), players=4), count()
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
