"""What a program gets from a door is the same in every world of its seat: numbers, masks, texts, pictures, infos."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.kernel.toy import Toy

from parlour.kernel.choice import Choice
from parlour.kernel.conformance import option_sets
from parlour.kernel.game import Game
from parlour.kernel.registry import games
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import State
from parlour.kernel.worlds import imagine
from parlour.research.painting.table import painted
from parlour.research.pettingzoo import raw_env
from parlour.research.vector import VectorDoor

ALL_GAMES: list[Game] = [*games(), Toy()]
NAMES = [game.name for game in ALL_GAMES]
STEPS = 40


class Elsewhere:
    """A position in which, for a while, other cards lie wherever a seat does not know them."""

    def __init__(self, game: Game, s: State, seat: int, chance: Dice) -> None:
        self.s = s
        self.true = s.face
        world = s.copy()
        imagine(game, world, seat, chance)
        self.others = world.face

    def __enter__(self) -> bool:
        self.s.face = self.others
        return self.others != self.true

    def __exit__(self, *_: object) -> None:
        self.s.face = self.true


def both(game: Game, s: State, seat: int, chance: Dice, look: Any) -> tuple[Any, Any, bool]:
    """What something shows here and in a world of the seat, and whether that is another one."""
    here = look()
    with Elsewhere(game, s, seat, chance) as other:
        there = look()
    return here, there, other


def choices_of(table: Any) -> Iterator[tuple[int, Choice]]:
    """A random game in PettingZoo: who is asked, and what."""
    chance = dice("secrecy")
    for _ in range(STEPS):
        choice = table.lane.choice
        if choice is None:
            return
        yield choice.ask.seat, choice
        nexts = table.lane.choice.nexts()
        table.step(nexts[chance.roll(len(nexts))])


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_pettingzoo_shows_nothing_hidden(game: Game) -> None:
    chance, others = dice("worlds"), 0
    for options in option_sets(game)[:3]:
        table = raw_env(game, render_mode="ansi", **options)
        table.reset(seed=3)
        for seat, choice in choices_of(table):
            s, agent = table.lane.s, table.agent_selection

            def look(
                s: State = s, choice: Choice = choice, seat: int = seat, agent: str = agent, t: Any = table
            ) -> Any:
                again = Choice(game, s, choice.ask)
                for letter in choice.said:
                    again.say(letter)
                t.lane.choice = again
                seen = t.observe(agent)
                return seen["observation"].tolist(), seen["action_mask"].tolist(), t.render(), repr(t.infos), t.rewards

            here, there, other = both(game, s, seat, chance, look)
            assert here == there
            table.lane.choice = choice
            others += other
    assert others > 0


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_pictures_show_nothing_hidden(game: Game) -> None:
    chance = dice("worlds")
    table = raw_env(game)
    table.reset(seed=4)
    for number, (seat, choice) in enumerate(choices_of(table)):
        if number % 8 == 0 and not choice.said:
            s = table.lane.s
            here, there, _ = both(
                game,
                s,
                seat,
                chance,
                lambda s=s, seat=seat, ask=choice.ask: painted(game, s, seat, Choice(game, s, ask), []),
            )
            assert (here == there).all()


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_the_vector_door_shows_nothing_hidden(game: Game) -> None:
    chance, others = dice("worlds"), 0
    door = VectorDoor(game, 2)
    door.reset(seed=5)
    for _ in range(STEPS):
        for number, lane in enumerate(door.lanes.lanes):
            choice = lane.choice
            assert choice is not None
            if choice.said:
                continue

            def look(lane: Any = lane, ask: Any = choice.ask, number: int = number) -> Any:
                lane.choice = Choice(game, lane.s, ask)
                door.lanes.show(number)
                return door.observations[number].copy(), door.masks[number].copy()

            here, there, other = both(game, lane.s, choice.ask.seat, chance, look)
            assert all((one == two).all() for one, two in zip(here, there, strict=True))
            lane.choice = choice
            others += other
        door.step(door.sample())
    assert others > 0


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_openspiel_shows_nothing_hidden(game: Game) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel has wheels for Linux only")
    from parlour.research import openspiel  # noqa: F401  # registers the games

    chance, rolls, others = dice("worlds"), dice("openspiel"), 0
    state = pyspiel.load_game(f"parlour_{game.name}").new_initial_state()
    state.apply_action(7)
    for _ in range(STEPS):
        if state.is_terminal():
            break
        seat, actions = state.current_player(), state.legal_actions()

        def look(seat: int = seat) -> Any:
            texts = state.information_state_string(seat), state.observation_string(seat), state.legal_actions()
            return *texts, np.array(state.observation_tensor(seat)).tolist()

        here, there, other = both(game, state.match.state, seat, chance, look)
        assert here == there
        others += other
        state.apply_action(actions[rolls.roll(len(actions))])
    assert others > 0
