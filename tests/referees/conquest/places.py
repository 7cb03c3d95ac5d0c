"""Where cards may stand: four places and an army, vessels, the groups of edition 1 (HC2-020, HC2-035; HC1-018)."""

from __future__ import annotations

from tests.referees.conquest.board import Board, Land, Piece
from tests.referees.conquest.print import Print
from tests.referees.conquest.strength import holds
from tests.referees.referee import must_be

PLACES = 4


def more_room(board: Board, land: Land, word: str) -> int:
    """The places that sentences add to a land; in edition 1 to its continent, whose guards are the same."""
    found = 0
    for part in board.region(land):
        for piece in [part.piece, *part.inside]:
            found += sum(1 for c in piece.constants("room") if c.word == word and holds(board, piece, c))
    return found


def places(board: Board, land: Land, staying: int = 0) -> tuple[int, int]:
    """How many more characters and how many more armies find room. `staying` places are kept for an expedition."""
    guards = board.guards(land)
    armies = sum(1 for piece in guards if piece.print.kind == "army")
    characters, more_armies = more_room(board, land, "character"), more_room(board, land, "army")
    if board.edition == 1:
        return max(0, PLACES + characters - (len(guards) - armies)), max(0, 2 + more_armies - armies)
    free = max(0, PLACES + characters + more_armies - len(guards) - staying)
    return free, max(0, min(free, 1 + more_armies - armies))


def kept_for_expedition(board: Board, land: Land) -> int:
    """The places at home that an expedition will need (HG-61): what the table shows less, if two are away."""
    if not board.abroad or land.seat != board.turn:
        return 0
    without = places(board, land)[0]
    return len(board.abroad) if without - land.shown["free"] == min(without, len(board.abroad)) else 0


def has_room(board: Board, land: Land, card: Print) -> bool:
    """Whether a card finds a place in a land of its player."""
    if card.kind == "vessel":
        return not land.vessels
    free, armies = places(board, land, kept_for_expedition(board, land))
    return (armies if card.kind == "army" else free) > 0


def homes(board: Board, seat: int, card: Print) -> set[int]:
    """The lands into which a card may be placed; in edition 1 the first of each continent stands for all."""
    found: set[int] = set()
    for land in board.lands[seat]:
        first = card.kind == "vessel" or board.region(land)[0] is land
        if first and has_room(board, land, card):
            found.add(land.card)
    return found


def check_rooms(board: Board) -> None:
    """Nothing stands where it has no room, and the table says rightly how much is free."""
    homes_of_two = 0
    for land in board.every_land():
        if board.region(land)[0] is not land:
            must_be(land.stack, [], "HC1-018", f"the list of guards apart from their continent in {land.name}")
            continue
        free, armies = places(board, land)
        shown = (land.shown["free"], land.shown["free_armies"])
        kept = kept_for_expedition(board, land)
        homes_of_two += kept > 0 and shown != (free, armies)
        rule = "HC1-018" if board.edition == 1 else "HC2-074"
        must_be(shown, places(board, land, kept), rule, f"the room in {land.name}")
        must_be(len(land.vessels) <= 1, True, "HG-46", f"one vessel or none in {land.name}")
    must_be(homes_of_two <= 1, True, "HG-61", "one home of the expedition")


def check_crowds(board: Board) -> None:
    """No land has more guards than room, when nothing is pending (HC2-074, HG-113; HC1-018)."""
    rule = "HC1-018" if board.edition == 1 else "HC2-074"
    for land in board.every_land():
        guards = board.guards(land)
        armies = sum(1 for piece in guards if piece.print.kind == "army")
        most = PLACES + more_room(board, land, "character")
        most_armies = 1 + more_room(board, land, "army")
        if board.edition == 1:
            must_be(armies <= most_armies + 1 and len(guards) - armies <= most, True, rule, f"room in {land.name}")
        else:
            fits = armies <= most_armies and len(guards) <= most + most_armies - 1
            must_be(fits, True, rule, f"enough room in {land.name} for its {len(guards)} guards")


def forbidden(board: Board, seat: int, card: Print) -> bool:
    """Whether an opponent's sentence forbids to play a card."""
    for other in board.seats:
        for piece, constant in board.constants(other, "forbid play") if other != seat else []:
            if constant.phrase is not None and constant.phrase.fits(card) and holds(board, piece, constant):
                return True
    return False


def may_discover(board: Board, seat: int) -> bool:
    """Whether there is a land to discover."""
    pile: int = board.view["seats"][seat]["land_pile"]
    return pile > 0


def placeable(board: Board, seat: int, card: Print) -> bool:
    """Whether a card of the hand can come into play (HG-55)."""
    if card.action:
        return not card.only_answers
    if card.explorer and may_discover(board, seat):
        return True
    return bool(homes(board, seat, card))


def replaces(board: Board, seat: int, card: Print) -> bool:
    """Edition 1: a character may be played in the place of another (HC1-019)."""
    characters = [piece for land in board.lands[seat] for piece in land.stack if piece.print.kind == "character"]
    return board.edition == 1 and card.kind == "character" and bool(characters)


__all__ = ["Piece", "check_crowds", "check_rooms", "forbidden", "has_room", "homes", "placeable", "replaces"]
