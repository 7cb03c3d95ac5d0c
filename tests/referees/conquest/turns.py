"""The course of a turn: who is next, which round it is, what is left of cards, attacks and moves, and how a hand is
filled (HC2-071, HC2-082, HC2-085, HC2-087, HC2-096; HC1-023 to HC1-026, HC1-052)."""

from __future__ import annotations

import re

from tests.referees.conquest.board import Board
from tests.referees.conquest.print import NUMBERS, PRINTS
from tests.referees.conquest.strength import holds
from tests.referees.referee import must_be

from parlour.kernel.state import Event

MORE = re.compile(r"(?:you may play|have) (\w+) more (card|cards|attack|attacks) this turn", re.IGNORECASE)


class Turn:
    """What was done in a turn, and what abilities have added to it."""

    def __init__(self, seat: int, fewer: int) -> None:
        self.seat = seat
        self.fewer = fewer
        self.cards = 0  # played or discarded from the hand
        self.attacks = 0
        self.victories = 0
        self.moves = 0
        self.late = False  # an attack or a move has ended the playing of cards
        self.more = {"card": 0, "attack": 0}
        self.vague = False  # an addition was perhaps cancelled: what is left is not followed any more this turn

    def hear(self, event: Event, names: list[str]) -> None:
        """Something that may change what is left."""
        if event.name == "used" and event.data["seat"] == self.seat:
            found = MORE.search(str(event.data["text"]))
            if found:
                self.more[found[2].rstrip("s")] += NUMBERS[found[1]]
        elif event.name == "cancelled":
            self.vague = self.vague or MORE.search(PRINTS[names[int(str(event.data["face"]))]].text) is not None
        elif event.name == "attacked":
            self.attacks += 1
            self.late = True
        elif event.name == "void":
            self.attacks -= 1
        elif event.name == "battle" and event.data["winner"] == self.seat:
            self.victories += 1

    def check(self, board: Board, extra_moves: int) -> None:
        """What is left, when the next deed is asked for."""
        view = board.view
        if not self.vague:
            left = max(0, 3 - self.fewer) + self.more["card"] - self.cards
            must_be(view["plays"], left, "HC2-071", "the number of cards that may still be played")
            must_be(view["attacks"], self.attacks_left(board), "HC2-096", "the number of attacks that are left")
        if board.edition == 2:
            must_be(view["moves"], 1 + extra_moves - self.moves, "HC2-082", "the number of transportations left")

    def attacks_left(self, board: Board) -> int:
        """Two attacks; in edition 1 one, and another after the first victory (HC1-052, HG-23)."""
        most = 2 if board.edition == 2 else 1 + (self.victories > 0)
        return most + self.more["attack"] - self.attacks


def extra_moves(board: Board, seat: int) -> int:
    """How many more transportations a player has each turn."""
    return sum(1 for piece, constant in board.constants(seat, "extra move") if holds(board, piece, constant))


def hand_size(board: Board, seat: int) -> int:
    """To how many cards a hand is filled; six only once (HG-30)."""
    return 6 if any(holds(board, p, c) for p, c in board.constants(seat, "hand of six")) else 5


def next_seat(board: Board, out: list[int]) -> tuple[int, int]:
    """Whose turn comes after this one, and in which round; in edition 1 another one begins each round (HG-131)."""
    first, count = board.view["first"], len(board.seats)
    seat = seat_after(board.turn, count, out)
    wraps = (seat - first) % count <= (board.turn - first) % count
    if wraps and board.edition == 1:
        seat = seat_after(first, count, out)
    return seat, board.view["round"] + wraps


def seat_after(seat: int, count: int, out: list[int]) -> int:
    """The next one around the table who plays."""
    order = [(seat + step) % count for step in range(1, count + 1)]
    return next(other for other in order if other not in out)


def check_next(was: Board, now: Board, event: Event) -> None:
    """Who begins a turn."""
    seat, number = next_seat(was, now.view["out"])
    must_be(event.data["seat"], seat, "HC2-087", "who is next")
    must_be(event.data["round"], number, "HG-05", "the round")


def check_draw(was: Board, events: list[Event], kept: int) -> None:
    """A turn ends with a full hand, if deck and discard pile have enough (HC2-085, HC2-108, HG-14)."""
    seat = was.turn
    place = was.view["seats"][seat]
    drawn = 0
    for event in events:
        if event.name == "begins":
            break
        if event.name == "drew" and event.data["seat"] == seat:
            drawn += int(str(event.data["cards"]))
    pile = sum(1 for card in place["discard"] if PRINTS[card["name"]].kind != "land")
    wanted = max(0, hand_size(was, seat) - len(place["hand"]))
    must_be(drawn, min(wanted, place["deck"] + pile + kept), "HC2-085", f"how many cards P{seat + 1} draws")
    shuffled = any(event.name == "shuffled" and event.data["seat"] == seat for event in events)
    must_be(shuffled, wanted > place["deck"] and pile + kept > 0, "HC2-108", f"whether P{seat + 1} shuffles")


def check_first_turn(events: list[Event], edition: int) -> None:
    """A first turn begins with a land and five cards (HC2-066, HC2-067)."""
    names = [event.name for event in events if event.name in ("land placed", "drew")]
    drawn = [event.data["cards"] for event in events if event.name == "drew"][:1]
    if edition == 2:
        must_be(names[:2], ["land placed", "drew"], "HC2-066", "the beginning of a first turn")
    must_be(drawn, [5], "HC2-067", "the first hand")
