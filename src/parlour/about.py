"""What is installed here: which build, which version, which games."""

from __future__ import annotations

import platform
from importlib.machinery import EXTENSION_SUFFIXES

from parlour import __version__


def build() -> str:
    """Whether the rules run "compiled" or "pure"; the kind of the state's module decides."""
    from parlour.kernel import state

    return "compiled" if str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def games() -> list[str]:
    """The names of the games that can be played, in alphabetical order."""
    import parlour.games  # noqa: F401  # every installed game registers itself
    from parlour.kernel import registry

    return [game.name for game in registry.games()]


def about() -> dict[str, object]:
    """Version, build, Python, platform and games as plain data."""
    return {
        "version": __version__,
        "build": build(),
        "python": platform.python_version(),
        "platform": platform.platform(),
        "games": games(),
    }
