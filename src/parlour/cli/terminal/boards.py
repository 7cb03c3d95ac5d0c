"""Which board a game has."""

from __future__ import annotations

from parlour.cli.terminal.alliances.board import AlliancesBoard
from parlour.cli.terminal.board import Board
from parlour.cli.terminal.dale.board import DaleBoard
from parlour.cli.terminal.plain import PlainBoard
from parlour.kernel.game import Game

MADE: dict[str, type[Board]] = {"alliances": AlliancesBoard, "dale": DaleBoard}


def board_of(game: Game) -> Board:
    """The board made for the game, else the plain one."""
    return MADE.get(game.name, PlainBoard)()
