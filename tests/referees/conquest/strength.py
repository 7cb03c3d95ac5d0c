"""The strength of both sides of a battle, added up from the printed cards (HC2-091, HC2-092; HC1-046 to HC1-049)."""

from __future__ import annotations

import re

from tests.referees.conquest.board import Board, Land, Piece
from tests.referees.conquest.print import NUMBERS, Phrase
from tests.referees.conquest.sentences import Clause, Constant, lower, read_form
from tests.referees.referee import View, must_be

SIDES = ("attack", "defence")


class Clash:
    """A battle: who attacks whom, from which land or abroad, and who fights."""

    def __init__(self, board: Board, shown: View) -> None:
        self.board = board
        self.seats: tuple[int, int] = (shown["seat"], shown["of"])
        self.home: Land | None = board.where.get(shown["by"])
        self.target = board.where[shown["to"]]
        mine = board.abroad if self.home is None else board.guards(self.home)
        self.fighters = (mine, board.guards(self.target))

    def land(self, side: int) -> Land | None:
        """The land of a side that fights; an expedition is in none (HG-110)."""
        return self.home if side == 0 else self.target

    def side_of(self, piece: Piece) -> int:
        """The side in whose fighting land a card is: as a guard, as the land or as its vessel; -1 for none."""
        for side in (0, 1):
            land = self.land(side)
            if piece in self.fighters[side] or (land is not None and land.piece is piece):
                return side if land is not None else -1
            if land is not None and piece in land.vessels:
                return side
        return -1

    def opposing(self, piece: Piece) -> int:
        """The side against which a card of a fighting land or of an active area speaks; -1 for none."""
        own = 0 if piece in self.fighters[0] else self.side_of(piece)
        if own < 0 and piece.print.action and piece.seat in self.seats:
            own = self.seats.index(piece.seat)
        return 1 - own if own >= 0 else -1


def counted(board: Board, piece: Piece, each: str) -> int:
    """How many cards a count finds."""
    if each == "continent on which you have a land":
        return len({land.continent for land in board.lands[piece.seat]})
    for end in (" in this land", " you have", " in play"):
        if each.endswith(end):
            phrase = Phrase(each.removesuffix(end))
            if end == " in this land":
                assert piece.land is not None
                among = board.inside(piece.land)
            else:
                among = board.pieces(piece.seat) if end == " you have" else list(board.every_piece())
            return sum(1 for other in among if phrase.fits(other.print))
    raise ValueError(f"the count {each!r} is not understood")


def have(board: Board, seats: list[int], phrase: Phrase, but: Piece) -> bool:
    """Whether one of some players has so many such cards."""
    return any(
        sum(1 for p in board.pieces(seat) if phrase.fits(p.print) and not (phrase.other and p is but)) >= phrase.number
        for seat in seats
    )


def among(pieces: list[Piece], phrase: Phrase, but: Piece) -> bool:
    """Whether there are so many such cards."""
    found = [piece for piece in pieces if phrase.fits(piece.print) and not (phrase.other and piece is but)]
    return len(found) >= phrase.number


def is_so(board: Board, piece: Piece, clause: Clause, clash: Clash | None) -> bool:
    """Whether a condition of a card holds."""
    kind, phrase, seat = clause.kind, clause.phrase, piece.seat
    if kind in ("attacking", "defending", "against", "against no"):
        return clash is not None and in_battle(clash, piece, clause)
    others = board.opponents(seat)
    if kind == "behind":
        return any(board.morale[other] > board.morale[seat] for other in others)
    if kind == "ahead":
        return all(board.morale[other] < board.morale[seat] for other in others)
    if kind == "fewer lands":
        return any(len(board.lands[other]) > len(board.lands[seat]) for other in others)
    if kind == "continents":
        return len({land.continent for land in board.lands[seat]}) >= NUMBERS[clause.word]
    if kind in ("with", "without", "alone", "continent", "land is"):
        return piece.land is not None and in_land(board, piece, piece.land, clause, clash)
    assert phrase is not None
    if kind in ("you have", "you have no"):
        return have(board, [seat], phrase, piece) == (kind == "you have")
    if kind in ("opponent has", "no opponent has"):
        return have(board, others, phrase, piece) == (kind == "opponent has")
    return among(list(board.every_piece()), phrase, piece) == (kind == "in play")


def in_land(board: Board, piece: Piece, land: Land, clause: Clause, clash: Clash | None) -> bool:
    """A condition about the land that a card is in. In edition 1 it is the one of the continent that fights."""
    if board.edition == 1 and clash is not None and clash.side_of(piece) >= 0:
        fighting = clash.land(clash.side_of(piece))
        assert fighting is not None
        land = fighting
    if clause.kind == "continent":
        return land.continent == clause.word
    if clause.kind == "alone":
        return board.guards(land) == [piece]
    phrase = clause.phrase
    assert phrase is not None
    if clause.kind == "land is":
        return phrase.fits(land.piece.print)
    return among(board.inside(land), phrase, piece) == (clause.kind == "with")


def in_battle(clash: Clash, piece: Piece, clause: Clause) -> bool:
    """A condition about a battle."""
    side = 0 if piece in clash.fighters[0] else clash.side_of(piece)  # an expedition attacks as well
    if side < 0:
        return False
    if clause.kind in ("attacking", "defending"):
        return side == (0 if clause.kind == "attacking" else 1)
    assert clause.phrase is not None
    land = clash.land(1 - side)
    there = clash.fighters[1 - side] if land is None else clash.board.inside(land)
    return among(there, clause.phrase, piece) == (clause.kind == "against")


def holds(board: Board, piece: Piece, constant: Constant, clash: Clash | None = None) -> bool:
    """Whether all conditions of a sentence hold."""
    return all(is_so(board, piece, clause, clash) for clause in constant.conditions)


class Effect:
    """Something that changes a side: all of it, or some cards of it."""

    def __init__(self, constant: Constant, amount: int, cards: list[Piece] | None) -> None:
        self.constant = constant
        self.amount = amount
        self.cards = cards


def reaches(clash: Clash, side: int, piece: Piece, constant: Constant) -> list[Piece] | bool | None:
    """The cards of a side that a sentence changes, None for the land as a whole, False where it does not reach."""
    scope, phrase, fighters = constant.scope, constant.phrase, clash.fighters[side]
    land, mine = clash.land(side), piece.seat == clash.seats[side]
    if scope == "this card":
        return [piece] if piece in fighters else False
    if scope == "this land":
        return None if clash.side_of(piece) == side else False
    if scope == "your lands":
        return None if mine and (land is not None or piece.print.action) else False
    if scope == "opposing land":
        return None if clash.opposing(piece) == side else False
    assert phrase is not None
    if scope == "each of yours" and any("land!" in way for way in phrase.ways):
        return None if mine and land is not None and phrase.fits(land.piece.print) else False
    chosen = [card for card in fighters if phrase.fits(card.print)]
    if scope == "each here":
        return chosen if clash.side_of(piece) == side else False
    if scope == "each opposing":
        return chosen if clash.opposing(piece) == side else False
    return chosen if mine else False


def effects_on(clash: Clash, side: int) -> list[Effect]:
    """All constant sentences that change a side."""
    found: list[Effect] = []
    board = clash.board
    for piece in board.every_piece():
        for constant in piece.constants():
            if constant.kind not in ("change", "factor") or SIDES[side] not in constant.stats:
                continue
            if board.abroad and clash.home is None and not speaks_abroad(clash, side, piece):
                continue
            cards = reaches(clash, side, piece, constant)
            if cards is not False and holds(board, piece, constant, clash):
                assert cards is None or isinstance(cards, list)
                amount = constant.amount * (counted(board, piece, constant.each) if constant.each else 1)
                found.append(Effect(constant, min(amount, constant.most) if constant.most else amount, cards))
    return found + passing_effects(clash, side)


def speaks_abroad(clash: Clash, side: int, piece: Piece) -> bool:
    """Whether a card counts for a side of a battle with an expedition: for it, its two and the active area (HG-110)."""
    if side == 1 or piece.seat != clash.seats[0]:
        return True
    return piece in clash.fighters[0] or piece.land is None


def passing_effects(clash: Clash, side: int) -> list[Effect]:
    """What abilities that were used have added for a while."""
    found: list[Effect] = []
    for row in clash.board.view["lasting"]:
        for constant in passing_changes(row["text"]):
            if SIDES[side] not in constant.stats:
                continue
            cards = passing_reach(clash, side, row, constant)
            if cards is not False:
                assert cards is None or isinstance(cards, list)
                found.append(Effect(constant, constant.amount, cards))
    return found


def deed(text: str) -> str:
    """What an ability does, without when, at what cost and under which condition."""
    said = lower(text)
    said = said.split(": ", 1)[1] if ": " in said else said.removeprefix("when played, ")
    said = said.split("; then ")[-1]
    return said.split(", ", 1)[1] if said.startswith("if ") else said


def passing_changes(text: str) -> list[Constant]:
    """The changes of strength for a while that an ability brings; it may bring other things before or after."""
    said, found = deed(text), []
    for start in [0, *[match.end() for match in re.finditer(" and ", said)]]:
        for end in (" in this battle", " this turn", " until your next turn"):
            if end in said[start:]:
                try:
                    found.append(read_form(said[start : said.index(end, start)], []))
                except ValueError:
                    continue
    return [constant for constant in found if constant.kind in ("change", "factor")][:1]


def passing_reach(clash: Clash, side: int, row: View, constant: Constant) -> list[Piece] | bool | None:
    """The cards of a side that an effect with an end changes."""
    mine, fighters = row["seat"] == clash.seats[side], clash.fighters[side]
    land = clash.land(side)
    if constant.scope == "one land":
        return None if mine and land is not None and land.name == row["about"] else False
    if constant.scope in ("this land", "your lands"):
        return None if mine else False
    assert constant.scope == "each opposing", row["text"]
    assert constant.phrase is not None, row["text"]
    return False if mine else [card for card in fighters if constant.phrase.fits(card.print)]


def joined(clash: Clash, side: int) -> list[Piece]:
    """Cards elsewhere that add their strength (HC1-049)."""
    found: list[Piece] = []
    for source in clash.fighters[side]:
        for constant in source.constants("join"):
            land = clash.land(side)
            if land is None or not holds(clash.board, source, constant, clash):
                continue
            assert constant.phrase is not None
            for other in clash.board.lands[source.seat]:
                if other.continent == land.continent:
                    found += [p for p in other.stack if constant.phrase.fits(p.print) and p not in clash.fighters[side]]
    return list({piece.card: piece for piece in found}.values())


def total(clash: Clash, side: int) -> int:
    """The strength of a side: every card with what changes it, then what changes the land, never below 0."""
    effects, stat = effects_on(clash, side), SIDES[side]
    whole = 0
    for piece in clash.fighters[side]:
        value = printed = piece.print.number(stat)
        own = [effect for effect in effects if effect.cards is not None and piece in effect.cards]
        value += sum(effect.amount for effect in own if effect.constant.kind == "change")
        for word in ("doubled", "halved"):
            for _ in [effect for effect in own if effect.constant.word == word]:
                value = value * 2 if word == "doubled" else value // 2
        whole += max(value, min(printed, 0))
    whole += sum(effect.amount for effect in effects if effect.cards is None)
    return max(0, whole + sum(piece.print.number(stat) for piece in joined(clash, side)))


def check_clash(board: Board, shown: View) -> None:
    """Both totals of an attack that is shown."""
    clash = Clash(board, shown)
    for side, word in enumerate(SIDES):
        where = f"the {word} of {shown['by_name']} against {shown['to_name']}"
        rule = "HC1-048" if board.edition == 1 else ("HC2-091", "HC2-092")[side]
        must_be(shown[word]["total"], total(clash, side), rule, where)
