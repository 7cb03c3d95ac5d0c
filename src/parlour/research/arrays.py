"""Observations and masks as numpy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

import parlour.games  # noqa: F401  # registers the games
from parlour.kernel.choice import Choice
from parlour.kernel.encoding import Encoding, encoding_of
from parlour.kernel.game import Game
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game
from parlour.kernel.state import State

Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.int8]


def open_game(game: str | Game, options: Mapping[str, object]) -> tuple[Game, dict[str, object], Encoding]:
    """A game by its name (or itself), its options checked, and how it is written as numbers."""
    found = find_game(game) if isinstance(game, str) else game
    checked = check_options(found, options)
    return found, checked, encoding_of(found, found.empty(checked).seats)


def buffer_of(array: NDArray[Any]) -> Any:
    """The memory of an array, for the kernel to write into."""
    return memoryview(cast(Any, array))


def observed(encoding: Encoding, s: State, seat: int, choice: Choice | None = None) -> Floats:
    """What a seat sees, as one flat array."""
    numbers = np.empty(encoding.size, np.float32)
    encoding.observe(s, seat, buffer_of(numbers), choice)
    return numbers


def mask_of(encoding: Encoding, choice: Choice | None) -> Flags:
    """What may be done next: a 1 for each action that is allowed; none where nothing is asked."""
    mask = np.zeros(encoding.actions, np.int8)
    if choice is not None:
        encoding.mask(choice, buffer_of(mask.view(np.uint8)))
    return mask


def named(encoding: Encoding, flat: Floats) -> dict[str, Floats]:
    """The fields of a flat observation (or of many, one a row) by their names, without copying."""
    found: dict[str, Floats] = {}
    for field in encoding.fields:
        part = flat[..., field.begin : field.begin + field.size]
        found[field.name] = part.reshape(*flat.shape[:-1], *[int(length) for length in field.shape])
    return found
