"""Other engines: measured beside us if they are installed, and never required."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from parlour.benchmarks.windows import Case

SPADES = "spades from Python"  # what we compare ourselves with
SPADES_CPP = "spades in C++"
CATAN = "2 x RandomPlayer"  # a game of trade, like Dale

# The module of each peer, and what it imports.
PEERS = {"openspiel": "pyspiel", "rlcard_bridge": "rlcard", "catan": "catanatron", "hanabi": "shimmy"}


def missing() -> list[str]:
    """What would have to be installed to measure all of them."""
    return [needed for needed in PEERS.values() if find_spec(needed) is None]


def peer_cases() -> list[Case]:
    """The cases of all peers that are installed."""
    found: list[Case] = []
    for module, needed in PEERS.items():
        if find_spec(needed) is not None:
            found += import_module(f"{__name__}.{module}").cases()
    return found
