"""Where a card may go, and which expeditions may set out, in edition 2 (HC2-026 to HC2-030, HC2-074, HC2-083)."""

from __future__ import annotations

from tests.referees.conquest.board import Board, Land, Piece
from tests.referees.conquest.deeds import may_attack, shielded, truce
from tests.referees.conquest.places import has_room, homes, may_discover
from tests.referees.conquest.print import PRINTS
from tests.referees.referee import View, must_be


def check_where(board: Board, seat: int, ask: View) -> None:
    """The lands that are offered to a card that is played, or moved as the transportation of the turn."""
    name = ask["prompt"].split(": ")[0]
    hand = [card for card in board.table.own(seat)["hand"] if card["name"] == name]
    inside = [piece for piece in board.pieces(seat) if piece.name == name and piece.land is not None]
    if board.edition == 1 or board.view["pending"] or len(hand) + len(inside) != 1:
        return
    offered = {option["touches"].get("card", -1) for option in ask["options"]}
    if hand:
        lands = homes(board, seat, PRINTS[name])
        discover = {-1} if PRINTS[name].explorer and may_discover(board, seat) else set()
        must_be(offered, lands | discover, "HC2-074", f"where {name} may be placed")
    else:
        must_be(offered, ways(board, inside[0]), "HC2-083", f"where {name} may move")


def ways(board: Board, piece: Piece) -> set[int]:
    """The lands to which a guard may move: on its continent, an explorer anywhere."""
    found: set[int] = set()
    for land in board.lands[piece.seat]:
        assert piece.land is not None
        near = land.continent == piece.land.continent or piece.print.explorer
        if land is not piece.land and near and has_room(board, land, piece.print):
            found.add(land.card)
    return found


def check_expeditions(board: Board, seat: int, deeds: dict[str, set[int]], staying: set[int]) -> None:
    """Which explorers may set out, or attack again (HC2-028, HG-60, HG-110)."""
    if board.edition == 1:
        must_be(deeds.get("send", set()), set(), "HC2-028", "which expeditions of edition 2 set out in edition 1")
        return
    found: set[int] = set()
    for land in board.lands[seat] if may_attack(board, seat) and not board.abroad else []:
        for leader in land.stack:
            others = [piece for piece in land.stack if piece is not leader]
            along = [piece for piece in others if piece.card not in staying]
            able = leader.print.explorer and leader.card not in staying and len(others) > 1
            if able and any(finds_target(board, seat, land, [leader, piece]) for piece in along):
                found.add(leader.card)
    must_be(deeds.get("send", set()), found, "HC2-028", "which expeditions may set out")


def finds_target(board: Board, seat: int, home: Land, pair: list[Piece]) -> bool:
    """Whether two cards find a land on another continent that they may attack."""
    for other in board.opponents(seat):
        for land in board.lands[other] if not truce(board, seat, other) else []:
            far = land.continent != home.continent
            if far and board.guarded(land) and not shielded(board, land, pair):
                return True
    return False
