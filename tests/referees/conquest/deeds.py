"""What may be done in a turn: cards to play and to discard, attacks, claims, moves, lands to take."""

from __future__ import annotations

from tests.referees.conquest.board import Board, Land, Piece
from tests.referees.conquest.places import forbidden, has_room, placeable, replaces
from tests.referees.conquest.print import PRINTS
from tests.referees.conquest.strength import Clash, holds
from tests.referees.referee import View, must_be

Deeds = dict[str, set[int]]  # the first word of a deed, and the cards that it may be done with


def offered(ask: View) -> Deeds:
    """The deeds that are offered, by their first words."""
    found: Deeds = {}
    for option in ask["options"]:
        words = option["words"]
        word = "again" if words.startswith("attack again") else words.split()[0]
        if word != "end":
            found.setdefault(word, set()).add(option["touches"]["card"])
    return found


def truce(board: Board, seat: int, other: int) -> bool:
    """Whether an effect with an end forbids a player to attack another."""
    for row in board.view["lasting"]:
        text = row["text"].lower()
        if "nobody may attack" in text:
            return True
        if "no opponent may attack you" in text and row["seat"] == other:
            return True
        if "one opponent may not attack" in text and row["whom"] == seat:
            return True
    return False


def in_reach(board: Board, home: Land, target: Land) -> bool:
    """Whether a land can attack another: on its continent, or where a sentence opens the way (HC2-090, HC1-041)."""
    if home.continent == target.continent:
        return True
    clash = between(board, home, target)
    for piece in [home.piece, *home.vessels, *board.guards(home)]:
        for constant in piece.constants("reach"):
            opens = constant.word == "any continent" or target.continent in constant.word
            if opens and holds(board, piece, constant, clash):
                return True
    return False


def between(board: Board, home: Land, target: Land) -> Clash:
    """The battle that would be between two lands."""
    return Clash(board, {"seat": home.seat, "of": target.seat, "by": home.card, "to": target.card})


def shielded(board: Board, target: Land, attackers: list[Piece]) -> bool:
    """Whether a sentence keeps such attackers away from a land."""
    for piece in [target.piece, *target.vessels, *board.guards(target)]:
        for word in ("shield with", "shield without"):
            for constant in piece.constants(word):
                assert constant.phrase is not None
                has = any(constant.phrase.fits(other.print) for other in attackers)
                if has == (word == "shield with") and holds(board, piece, constant):
                    return True
    return False


def may_attack(board: Board, seat: int) -> bool:
    """Whether the time, the morale and what is left allow attacks (HC2-088, HG-41, HC1-015)."""
    view = board.view
    enough = board.edition == 1 or not view["gate"] or board.morale[seat] > 800
    return view["round"] >= 3 and view["attacks"] > 0 and enough and view["phase"] != "move"


def attacks(board: Board, seat: int) -> set[tuple[int, int]]:
    """Every attack from a land of a player: the land, and the land that is attacked."""
    found: set[tuple[int, int]] = set()
    if not may_attack(board, seat):
        return found
    for home in board.lands[seat]:
        for other in board.opponents(seat) if board.guards(home) else []:
            for target in board.lands[other] if not truce(board, seat, other) else []:
                fighters = [*board.guards(home), *home.vessels]
                if board.guarded(target) and in_reach(board, home, target) and not shielded(board, target, fighters):
                    found.add((home.card, target.card))
    return found


def plays(board: Board, seat: int, late: bool, empty: set[int]) -> set[int]:
    """The cards of the hand that may be played. After the first attack only what HG-128 excepts in edition 1."""
    found: set[int] = set()
    if board.view["plays"] <= 0 or (late and board.edition == 2):
        return found
    for shown in board.table.own(seat)["hand"]:
        card = PRINTS[shown["name"]]
        if forbidden(board, seat, card):
            continue
        fits = placeable(board, seat, card) if not late else card.kind == "event" and not card.only_answers
        forfeit = not late and board.edition == 1 and card.kind == "character" and bool(grounds(board, seat, empty))
        if fits or forfeit or (late and replaces(board, seat, card)):
            found.add(shown["card"])
    return found


def grounds(board: Board, seat: int, empty: set[int]) -> set[int]:
    """Edition 1: the forfeit lands of others on continents where a player has none (HG-21, HG-100)."""
    own = {land.continent for land in board.lands[seat]}
    lands = [board.where[card] for card in empty if card in board.where]
    return {land.card for land in lands if land.seat != seat and not board.guarded(land) and land.continent not in own}


def can_move(board: Board, piece: Piece) -> bool:
    """Edition 2: a guard moves to another own land of its continent, an explorer to any (HC2-083, HC2-084)."""
    if piece.land is None or not piece.print.guard:
        return False
    for land in board.lands[piece.seat]:
        near = land.continent == piece.land.continent or piece.print.explorer
        if land is not piece.land and near and has_room(board, land, piece.print):
            return True
    return False


def can_seize(board: Board, seat: int, target: Land, staying: set[int]) -> bool:
    """Edition 2: an empty land is taken by a guard of its continent or by an explorer (HC2-101, HG-62)."""
    for land in board.lands[seat]:
        for piece in land.stack:
            fits = (board.sheet or piece.print.kind == "character") and piece.card not in staying
            if fits and (land.continent == target.continent or piece.print.explorer):
                return True
    return False


def check_deeds(board: Board, seat: int, ask: View, late: bool, empty: set[int], staying: set[int]) -> None:
    """What is offered in a turn, against what the rules allow."""
    deeds, view = offered(ask), board.view
    hand = {shown["card"] for shown in board.table.own(seat)["hand"]}
    must_be(deeds.get("discard", set()), hand if view["plays"] > 0 else set(), "HC2-077", "what may be discarded")
    may_play, rule = plays(board, seat, late, empty), "HC2-071" if board.edition == 2 else "HC1-023"
    must_be(by_name(board, seat, deeds.get("play", set())), by_name(board, seat, may_play), rule, "what may be played")
    if board.edition == 2:
        movers = {p.card for p in board.pieces(seat) if can_move(board, p) and p.card not in staying}
        must_be(deeds.get("move", set()), movers if view["moves"] > 0 else set(), "HC2-082", "what may be moved")
        takes = {t.card for o in board.opponents(seat) for t in board.lands[o] if t.card in empty}
        takes = {card for card in takes if not board.guarded(board.where[card])}
        takes = {card for card in takes if can_seize(board, seat, board.where[card], staying)}
        open_to = takes if view["round"] >= 3 and view["moves"] > 0 else set()
        claims = {row["land"] for row in view["emptied"]}
        must_be(deeds.get("take", set()) - claims, open_to - claims, "HC2-101", "which empty lands may be taken")
        must_be(deeds.get("claim", set()), claimable(board, seat, staying), "HC2-098", "which lands may be claimed")
    pairs = attacks(board, seat)
    rule = "HC1-041" if board.edition == 1 else "HC2-090"
    must_be(deeds.get("attack", set()), {home for home, _ in pairs}, rule, "from where may be attacked")
    shown = {(clash["by"], clash["to"]) for clash in view["clashes"] if board.where.get(clash["by"])}
    must_be(shown, pairs, rule, "which attacks the table shows")


def by_name(board: Board, seat: int, cards: set[int]) -> list[str]:
    """Cards of a hand by their names."""
    return sorted(card["name"] for card in board.table.own(seat)["hand"] if card["card"] in cards)


def claimable(board: Board, seat: int, staying: set[int]) -> set[int]:
    """The emptied lands that a card of the land which emptied them may claim, while another stays (HG-68, HG-99)."""
    found: set[int] = set()
    for row in board.view["emptied"]:
        target = board.where.get(row["land"])
        homes = [land for land in board.lands[seat] if land.name == row["by"]]
        if target is None or target.seat == seat or board.guarded(target):
            continue
        for home in homes:
            if len(home.stack) > 1 and any(piece.card not in staying for piece in home.stack):
                found.add(target.card)
    return found
