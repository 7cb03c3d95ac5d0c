"""How Dealers in Hope says where a battle stands, and how people phrase what they do."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.actions import SIDES
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.rules.values import home_defence
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import DEFENDING

VERBS: Final = {"conquer": "take", "use": "play", "buy": "train"}


def territory_name(s: HopeState, territory: int) -> str:
    """The name of a territory."""
    return BOARDS[s.board].territories[territory].name


def all_places() -> list[str]:
    """The names of all territories of both maps, and of all actions."""
    territories = [territory.name for board in BOARDS for territory in board.territories]
    return territories + [action.name for side in SIDES for action in side]


def say_battle(s: HopeState) -> str:
    """How a battle stands, and what is to be decided."""
    defence = home_defence(s, s.turn, s.target, s.crossing)
    stands = f"Battle for {territory_name(s, s.target)}: attack {s.attack}, defence {defence}."
    return f"{stands} {'Defend' if s.phase == DEFENDING else 'Attack'} with cards, or stop"


def spelled_out(words: str) -> str:
    """A deed as the game says it, where people say it otherwise: "buy Tutor" for "train Tutor"."""
    first, space, rest = words.strip().partition(" ")
    return f"{VERBS.get(first.lower(), first)}{space}{rest}" if rest else words
