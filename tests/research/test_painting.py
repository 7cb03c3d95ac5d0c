"""Tables as pictures: all that a seat sees is there, and nothing that it does not."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from examples.masks.masks import Masks
from rich.text import Text
from tests.kernel.toy import Toy

from parlour.kernel.conformance import option_sets
from parlour.kernel.game import Game
from parlour.kernel.lanes import Lane
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game, games
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER
from parlour.research.gymnasium import SeatEnv
from parlour.research.painting.blocks import Backs, Block, Panel, Stack
from parlour.research.painting.paper import SHAPES, TABLE, plainly, width_of
from parlour.research.painting.table import HEIGHT, MARGIN, SMALLEST, WIDTH, Table, looked, painted, prints_of
from parlour.research.pettingzoo import env, parallel_env

ALL_GAMES: list[Game] = [*games(), Toy(), Masks()]
NAMES = [game.name for game in ALL_GAMES]
LONG = 120


def played(game: Game, options: dict[str, object], steps: int) -> Iterator[Lane]:
    """A random game, seen now and then, and at its end."""
    lane, chance = Lane(game, check_options(game, options)), dice("painting")
    lane.begin("painting")
    for number in range(steps):
        if lane.choice is None:
            break
        if number % 40 == 0:
            yield lane
        nexts = lane.choice.nexts()
        lane.say(nexts[chance.roll(len(nexts))])
    yield lane


def shown(lane: Lane) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The picture of whoever acts."""
    seat = WATCHER if lane.choice is None else lane.choice.ask.seat
    return painted(lane.game, lane.s, seat, lane.choice, [ask.seat for ask in lane.asks])


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_everything_finds_room_for_every_set_of_options(game: Game) -> None:
    for options in option_sets(game):
        for lane in played(game, options, LONG):
            for seat in (WATCHER, 0):
                choice = lane.choice if lane.choice is not None and lane.choice.ask.seat == seat else None
                look = looked(game, lane.s, seat, choice, [])
                table = Table(look, prints_of(game), SMALLEST).block()
                assert table.height(WIDTH - 2 * MARGIN) <= HEIGHT - 2 * MARGIN


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_pictures_are_of_one_size_and_nothing_leaves_them(game: Game) -> None:
    different = set()
    for lane in played(game, {}, 2 * LONG):
        picture = shown(lane)
        assert picture.shape == (HEIGHT, WIDTH, 3)
        assert (picture == shown(lane)).all()
        edge = MARGIN // 2
        for side in (picture[:edge], picture[-edge:], picture[:, :edge], picture[:, -edge:]):
            assert (side == TABLE).all()
        different.add(picture.tobytes())
    assert len(different) > 1


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_the_names_of_all_cards_can_be_written(game: Game) -> None:
    names = "".join(game.card_names()) + game.title
    assert [letter for letter in set(names) if not plainly(letter)] == []


def panels(block: Block) -> list[Panel]:
    """The players in a picture."""
    if isinstance(block, Panel):
        return [block]
    inner = getattr(block, "blocks", [])
    return [panel for each in inner for panel in panels(each)]


def backs(panel: Panel) -> int:
    """How many cards lie face down at a player."""
    assert isinstance(panel.inner, Stack)
    return sum(block.count for block in panel.inner.blocks if isinstance(block, Backs))


def test_hidden_cards_are_backs() -> None:
    lane = next(played(find_game("alliances"), {"players": 4}, 0))
    assert lane.choice is not None
    for seat, hidden in ((lane.choice.ask.seat, 3), (WATCHER, 4)):
        look = looked(lane.game, lane.s, seat, None, [])
        found = panels(Table(look, prints_of(lane.game), 14).block())
        assert sorted(map(backs, found)) == sorted([0] * (4 - hidden) + [12] * hidden)


def test_signs_without_a_letter_are_drawn_or_said_plainly() -> None:
    assert plainly("ü") == "u"
    assert plainly("³") == " x3"
    assert plainly("☻") == ""
    for sign in "▲■◆◇✓●→":
        assert plainly(sign) == sign
        assert sign in SHAPES
        assert width_of(Text(sign), 20) == 15


def test_all_doors_paint_the_same_table() -> None:
    table = env("alliances", players=2, render_mode="rgb_array")
    table.reset(seed=1)
    lane = table.unwrapped.lane
    assert (table.render() == shown(lane)).all()
    hall = parallel_env("alliances", players=4, drafting=True, render_mode="rgb_array")
    hall.reset(seed=1)
    assert (hall.render() == painted(hall.lane.game, hall.lane.s, WATCHER, None, [0, 1, 2, 3])).all()
    seat = SeatEnv("alliances", players=2, render_mode="rgb_array")
    seat.reset(seed=1)
    assert seat.match is not None
    assert (seat.render() == painted(seat.game, seat.match.state, 0, seat.choice, [0])).all()
