"""Where all cards are: none is lost or doubled, and each comes to the pile of its owner (HC2-107)."""

from __future__ import annotations

import re

from tests.referees.conquest.board import Board, Piece
from tests.referees.referee import Table, must, must_be

from parlour.kernel.state import Event

HELD = re.compile(r"^(?:Interrupt, )?(once|twice)", re.IGNORECASE)


class Cards:
    """How many cards there are, and whose each is: the decks are numbered one after the other."""

    def __init__(self, table: Table) -> None:
        places = table.view["seats"]
        self.total = count(table)
        sizes = [len(p["hand"]) + p["deck"] + p["land_pile"] + sum(len(s) for s in p["lands"]) for p in places]
        fresh = (
            table.view["turns"] <= 1
            and table.view["continent"] is None
            and not any(p["discard"] or p["active"] for p in places)
        )
        self.owner = [seat for seat, size in enumerate(sizes) for _ in range(size)] if fresh else []
        self.given: set[int] = set()  # cards that were played as an interrupt, whose use is taken before it happens
        self.announced: set[str] = set()  # cards that are played as an interrupt and not in play yet
        self.own: dict[int, int] = {}  # the uses that a card had left when it was taken from its owner

    def check(self, table: Table, board: Board) -> None:
        """Every card lies somewhere, once; the open ones where they belong."""
        must_be(count(table), self.total, "HC2-107", "the number of all cards")
        seen: list[int] = [piece.card for piece in board.every_piece()]
        for place in table.view["seats"]:
            seen += [card["card"] for card in place["discard"] + place["hand"]]
            for card in place["discard"] if self.owner else []:
                must_be(self.owner[card["card"]], place["seat"], "HC2-107", f"whose {card['name']} is")
        seen += [card["card"] for card in table.view["gone"]]
        must(len(set(seen)) == len(seen), "HC2-107", "one card lies in two places")
        for piece in board.every_piece() if self.owner else []:
            must_be(piece.owner, self.owner[piece.card], "HC2-107", f"whose {piece.name} is")

    def check_uses(self, was: Board, now: Board, events: list[Event], names: list[str]) -> None:
        """An ability that was used once less can be used once less; one that was taken is fresh (HC2-109, HG-87)."""
        before = {piece.card: piece for piece in was.every_piece()}
        here = {piece.name for piece in was.every_piece()}
        self.announced |= {names[int(str(e.data["face"]))] for e in events if e.name == "interrupted"} - here
        begins = any(event.name == "begins" for event in events)
        for piece in now.every_piece():
            old = before.get(piece.card)
            if old is None and piece.name in self.announced:
                self.announced.remove(piece.name)
                if not any(self.is_use(event, names, piece) for event in events):
                    self.given.add(piece.card)
            if piece.left is None or old is None or old.left is None or "each turn" in piece.print.text:
                continue
            used = sum(1 for event in events if self.is_use(event, names, piece))
            if sum(1 for other in before.values() if other.name == piece.name) > 1:
                continue  # the events do not say which of them
            if used and piece.card in self.given:
                self.given.remove(piece.card)
                used -= 1
            if old.seat == piece.seat:
                must_be(piece.left, old.left - used, "HC2-047", f"how often {piece.name} can still be used")
            elif piece.owner == piece.seat:
                kept = self.own.get(piece.card, piece.left)
                must_be(piece.left, kept - used, "HC2-110", f"how often its owner can still use {piece.name}")
            elif not begins:
                fresh = uses(piece.print.text)
                must_be(piece.left, fresh - used, "HC2-109", f"how often the taker can use {piece.name}")
            if old.seat == old.owner != piece.seat:
                self.own[piece.card] = old.left
        if not now.view["pending"]:  # what was played to answer has answered by now, or was cancelled
            self.given.clear()
            self.announced.clear()

    def is_use(self, event: Event, names: list[str], piece: Piece) -> bool:
        """Whether an event is the use of a held ability of a card, and not of one that it copies."""
        said = str(event.data.get("text", ""))
        if event.name != "used" or event.data["seat"] != piece.seat or said not in piece.print.sentences:
            return False
        return names[int(str(event.data["face"]))] == piece.name and HELD.match(said) is not None


def uses(text: str) -> int:
    """How often all held abilities of a card can be used."""
    words = re.findall(r"(?:^|\. )(?:Interrupt, )?([Oo]nce|[Tt]wice), ", text)
    return sum(2 if word.lower() == "twice" else 1 for word in words)


def count(table: Table) -> int:
    """How many cards there are, seen and unseen."""
    view = table.view
    found = len(view["abroad"]) + len(view["gone"])
    for place in view["seats"]:
        found += place["deck"] + place["land_pile"] + len(place["hand"] + place["active"] + place["discard"])
        found += sum(len(stack) for stack in place["lands"])
    return found
