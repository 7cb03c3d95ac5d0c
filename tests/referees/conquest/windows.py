"""Interrupts: when, by whom, and who comes first (HC2-052, HG-77, HG-80, HG-103, HG-107, HG-119)."""

from __future__ import annotations

import re

from tests.referees.conquest.board import Board
from tests.referees.conquest.print import PRINTS, Phrase
from tests.referees.referee import Table, View, must, must_be

from parlour.kernel.state import Event

OCCASION = re.compile(r"^Interrupt(?:, once,|, twice,)? when (.+?): ")


class Windows:
    """Who has answered what in the open window."""

    def __init__(self) -> None:
        self.acting: list[int] = []

    def check_questions(self, board: Board) -> None:
        """Who is asked, and with which cards they may answer."""
        asked = board.table.asked("interrupt")
        if not asked:
            return
        must(len(asked) == len(board.table.asks), "HG-119", "an interrupt is asked beside something else")
        if board.edition == 2:
            must(board.view["round"] > 2, "HG-80", "an interrupt in a round of building")
        else:
            must_be(asked, [board.turn], "HG-107", "who may interrupt")
        must(bool(board.view["pending"]), "HG-77", "an interrupt of nothing")
        for seat, ask in board.table.asks:
            must_be(ask["options"][0]["words"], "pass", "HC2-052", "the first answer to an interrupt")
            for option in ask["options"][1:]:
                check_reply(board, seat, option)

    def check_answer(self, was: Table, now: Table, seat: int, words: View, events: list[Event]) -> None:
        """Nothing happens before all have answered; then the first in order who does not pass acts."""
        if words["words"] != "pass":
            self.acting.append(seat)
        if len(was.asks) > 1:
            must(not events, "HG-119", "something happens before all have answered")
            must_be(len(now.asks), len(was.asks) - 1, "HG-119", "the number of those who have not answered")
            return
        acts = [e for e in events if e.name in ("interrupted", "used")]
        if self.acting:
            count = was.seats
            first = min(self.acting, key=lambda other: (other - was.view["turn"] - 1) % count)
            must(bool(acts), "HC2-052", "somebody interrupts and nothing happens")
            must_be(acts[0].data["seat"], first, "HG-103", "who interrupts first")
        else:
            must(not any(e.name == "interrupted" for e in events), "HC2-052", "an interrupt although all have passed")
        self.acting = []


def check_reply(board: Board, seat: int, option: View) -> None:
    """An interrupt that is offered fits what is pending, and its card is there."""
    card = option["touches"]["card"]
    piece = board.piece(card)
    hand = {shown["card"]: shown["name"] for shown in board.table.own(seat)["hand"]}
    if piece is not None:
        must_be(piece.seat, seat, "HC2-052", f"who may use {piece.name}")
        must(not piece.silenced, "HC2-052", f"{piece.name} has no abilities now")
        must(piece.left is None or piece.left > 0, "HC2-047", f"{piece.name} has no use left")
    else:
        must(card in hand, "HC2-052", f"P{seat + 1} interrupts with a card of another place")
    printed = piece.print if piece is not None else PRINTS[hand[card]]
    occasions = [found[1] for found in map(OCCASION.match, printed.sentences) if found]
    must(any(occurs(board, seat, words) for words in occasions), "HC2-052", f"{printed.name} does not fit what happens")
    pending = board.view["pending"][-1]
    must(pending["card"] != card, "HG-86", f"{printed.name} answers what happens to itself")


def occurs(board: Board, seat: int, words: str) -> bool:
    """Whether what is pending is an occasion, by its kind and by who is concerned."""
    top = board.view["pending"][-1]
    kind, who, mine = str(top["kind"]), int(top["who"]), bool(top["who"] == seat)
    battle = board.view["battle"]
    printed = PRINTS.get(top["name"])
    found = re.fullmatch(r"an opponent plays (.+)", words)
    if found:
        return kind == "card" and not mine and printed is not None and Phrase(found[1]).fits(printed)
    found = re.fullmatch(r"an opponent uses the ability of (.+)", words)
    if found:
        return kind == "ability" and not mine and printed is not None and Phrase(found[1]).fits(printed)
    if words == "an opponent uses an ability against you":
        return kind == "ability" and not mine
    found = re.fullmatch(r"(.+) of yours would be discarded", words)
    if found:
        return kind == "loss" and who == seat and printed is not None and Phrase(found[1]).fits(printed)
    if kind != "attack" or battle is None:
        return False
    attacked = bool(battle["of"] == seat)
    if words in ("you are attacked", "this land is attacked"):
        return attacked
    if words in ("you attack", "this land attacks"):
        return mine
    must(
        words in ("you attack or are attacked", "this land attacks or is attacked"), "", f"{words!r} is not understood"
    )
    return mine or attacked
