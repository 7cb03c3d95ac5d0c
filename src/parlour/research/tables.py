"""What the environments of PettingZoo and Gymnasium have in common: modes of rendering, actions and spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from parlour.kernel.choice import Choice
from parlour.kernel.encoding import Encoding
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.research.painting.table import painted
from parlour.research.text import text_of

RENDER_MODES = ("human", "ansi", "rgb_array")


def check_render_mode(render_mode: str | None) -> None:
    """A mode of rendering must be one of ours, or none."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ParlourError(f"the render modes are {', '.join(RENDER_MODES)}, not {render_mode!r}")


def rendered(
    render_mode: str | None, game: Game, s: State, seat: int, choice: Choice | None, asked: list[int]
) -> NDArray[np.uint8] | str | None:
    """The table as a seat (or the watcher) sees it: a picture, or a text that is returned or printed. `asked` are those
    for whom it waits."""
    if render_mode == "rgb_array":
        return painted(game, s, seat, choice, asked)
    text = text_of(game, s, seat, choice)
    if render_mode == "human":
        print(text)
        return None
    return text


def checked_action(action: object) -> int:
    """An action as a number."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise ParlourError(f"an action is a number, not {action!r}")
    return int(action)


def observation_space(encoding: Encoding) -> spaces.Dict:
    """An observation and its mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )
