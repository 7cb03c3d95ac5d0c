"""What the environments of PettingZoo and Gymnasium have in common: modes of rendering, actions and spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from parlour.kernel.encoding import Encoding
from parlour.kernel.errors import ParlourError

RENDER_MODES = ("human", "ansi", "rgb_array")


def check_render_mode(render_mode: str | None) -> None:
    """A mode of rendering must be one of ours, or none."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ParlourError(f"the render modes are {', '.join(RENDER_MODES)}, not {render_mode!r}")


def shown(text: str, render_mode: str | None) -> str | None:
    """Print a text for people, or return it."""
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
