"""What a host may choose."""

from __future__ import annotations

from parlour.games.hope.cards.prints import SETS
from parlour.games.hope.zones import PRESETS
from parlour.kernel.game import Setting


def settings() -> list[Setting]:
    """Players and the set of professions."""
    presets: list[object] = [*PRESETS]
    about = "; ".join([f"{name}: {each.about}" for name, each in zip(PRESETS[1:], SETS, strict=True)])
    return [
        Setting("players", 3, [2, 3, 4, 5], "three on Europe, four and five on North America; two is our variant"),
        Setting("set", PRESETS[0], presets, f"the eight professions, by chance or a named set. {about}"),
    ]
