"""How a game ends and who leaves it (HC2-111 to HC2-114; HC1-057 to HC1-061; HG-07, HG-09, HG-10, HG-97)."""

from __future__ import annotations

from tests.referees.conquest.board import Board
from tests.referees.referee import must, must_be


def scores(board: Board) -> list[int]:
    """What counts after the last round: morale, and in edition 2 300 for each land (HC2-114, HG-97)."""
    each = 300 if board.edition == 2 else 0
    return [board.morale[seat] + each * len(board.lands[seat]) for seat in board.seats]


def reached(board: Board) -> list[int]:
    """Who has what the game is played for."""
    aim, goal = board.view["aim"], board.view["goal"]
    if aim == "morale":
        return [seat for seat in board.playing if board.morale[seat] >= goal]
    if aim == "countries":
        return [seat for seat in board.playing if len(board.lands[seat]) >= goal]
    return []


def check_ends(board: Board) -> None:
    """Whether the game goes on when it must, and ends when it must."""
    view = board.view
    ending = view["ending"]
    winners = reached(board)
    late = view["round"] > view["limit"]
    alone = len(board.playing) == 1
    if ending is None:
        must(not winners, "HC2-112", f"somebody has {view['goal']} and the game goes on")
        must(not alone, "HC2-113", "one player is left and the game goes on")
        must(not late, "HC2-114", "the last round is over and the game goes on")
        check_players(board)
        return
    won: list[int] = ending["winners"]
    if winners:
        first = min(winners, key=lambda seat: (seat - view["turn"]) % len(board.seats))
        must_be(won, [first], "HG-07", "who has won")
    elif alone:
        must_be(won, board.playing, "HC2-113", "who has won")
    else:
        found = scores(board)
        best = max(found[seat] for seat in board.playing)
        must_be(sorted(won), [seat for seat in board.playing if found[seat] == best], "HC2-114", "who has won")


def check_players(board: Board) -> None:
    """Who must leave has left: without a land, and in edition 2 at -2000 (HC2-013, HC2-111, HG-08, HG-107)."""
    view = board.view
    for seat in board.playing:
        begun = view["turns"] > len(board.seats) or board.view["round"] > 1
        if begun and not view["pending"]:
            must(bool(board.lands[seat]), "HC2-013", f"P{seat + 1} has no land and stays")
        if board.edition == 2:
            must(board.morale[seat] > -2000, "HC2-111", f"P{seat + 1} has {board.morale[seat]} morale and stays")
    for seat in view["out"]:
        must(not board.lands[seat] and not board.active[seat], "HG-112", f"P{seat + 1} is out and has cards in play")
