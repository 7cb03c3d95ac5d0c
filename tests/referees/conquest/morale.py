"""Morale: every change adds up, no round moves more than its cap, nobody is hurt in the rounds of building, and the
sentences that were used moved what they say (HC2-070, HG-38, HC2-064)."""

from __future__ import annotations

from tests.referees.conquest.amounts import ALL, EVERY, ONE, OWN, Share, condition_holds, has_cost, shares, source_of
from tests.referees.conquest.board import Board
from tests.referees.conquest.strength import holds
from tests.referees.referee import View, must, must_be

from parlour.kernel.state import Event

CAP = 800
BEFORE = ("interrupt", "target", "whom", "which")  # what is asked before an ability does anything


class Morale:
    """What everybody has, and what this round has moved."""

    def __init__(self, board: Board) -> None:
        self.now = list(board.morale)
        self.up = [place["up"] for place in board.view["seats"]]
        self.down = [place["down"] for place in board.view["seats"]]
        self.round: int = board.view["round"]

    def hear(self, event: Event, board: Board) -> None:
        """A change, or a new round."""
        data = event.data
        if event.name == "begins" and data["round"] != self.round:
            self.round = int(str(data["round"]))
            self.up, self.down = [0] * len(self.up), [0] * len(self.down)
        if event.name != "morale":
            return
        seat, by = int(str(data["seat"])), int(str(data["by"]))
        self.now[seat] += by
        self.up[seat] += max(0, by)
        self.down[seat] += max(0, -by)
        must_be(data["morale"], self.now[seat], "HC2-070", f"the morale of P{seat + 1}")
        if board.view["cap"]:
            must(max(self.up[seat], self.down[seat]) <= CAP, "HG-38", f"P{seat + 1} moves more than {CAP} in a round")
        if board.edition == 2 and board.view["round"] <= 2 and by < 0 and self.round <= 2:
            must(seat == board.turn, "HC2-064", f"P{seat + 1} is hurt in a round of building")

    def check(self, board: Board) -> None:
        """What the table shows."""
        must_be(board.morale, self.now, "HC2-070", "the list of everybody's morale")
        if board.view["ending"] is None:
            must_be([p["up"] for p in board.view["seats"]], self.up, "HG-38", "what was gained in this round")
            must_be([p["down"] for p in board.view["seats"]], self.down, "HG-38", "what was lost in this round")


def guarded(board: Board, seat: int) -> bool:
    """Whether a sentence of a player keeps morale, so that losses may be smaller."""
    kinds = ("floor", "no drain", "no battle loss")
    return any(holds(board, piece, c) for kind in kinds for piece, c in board.constants(seat, kind))


def check_used(board: Board, after: Morale, seat: int, name: str, text: str, events: list[Event]) -> None:
    """What an ability that was used and not answered has moved, as far as the cap lets it."""
    stops = ("interrupted", "cancelled", "nothing", "game over", "left")
    if has_cost(text) or any(event.name in stops for event in events):
        return
    changes = [(int(str(e.data["seat"])), int(str(e.data["by"]))) for e in events if e.name == "morale"]
    aimed = [int(str(e.data["of"])) for e in events if e.name == "aimed"]
    peace = board.edition == 2 and board.view["round"] <= 2
    for share in shares(board, seat, name, text):
        for other, by in expected(board, seat, share, aimed, peace):
            full = board.view["cap"] and (after.up if by > 0 else after.down)[other] == CAP
            if by and (other, by) not in changes and not full and not (by < 0 and guarded(board, other)):
                must(False, "HC2-070", f"{name} does not move {by} morale of P{other + 1} ({text}), but {changes}")


def expected(board: Board, seat: int, share: Share, aimed: list[int], peace: bool) -> list[tuple[int, int]]:
    """Who gains or loses how much; nothing of it is known of an opponent who was not named."""
    if share.whom == OWN:
        return [(seat, share.amount * share.sign)]
    others = board.opponents(seat)
    if share.whom == ONE:
        others = others if len(others) == 1 else aimed[:1]
    elif share.whom == ALL:
        others = [seat, *others] if not peace else [seat]
    if peace:
        others = [other for other in others if other == seat]
    assert share.whom in (ONE, EVERY, ALL)
    if share.sign:
        return [(other, -share.amount) for other in others]
    return [(other, -share.amount) for other in others]


def segments(
    was: View, now: View, begun_with: str, events: list[Event], names: list[str]
) -> list[tuple[int, int, str, str]]:
    """The uses that happened in an answer: where their events begin, who, the card, and the words."""
    found: list[tuple[int, int, str, str]] = []
    pending = was["pending"][-1] if was["pending"] else None
    if pending is not None and pending["kind"] == "ability" and begun_with in BEFORE:
        found.append((0, pending["who"], pending["name"], pending["text"]))
    for at, event in enumerate(events):
        if event.name == "used":
            data = event.data
            found.append((at + 1, int(str(data["seat"])), names[int(str(data["face"]))], str(data["text"])))
    waiting = [(row["who"], row["name"], row["text"]) for row in now["pending"] if row["kind"] == "ability"]
    return [row for row in found if row[1:] not in waiting]


def check_when_played(board: Board, event: Event, events: list[Event], names: list[str]) -> None:
    """A gain that a card brings when it is played happens if its condition holds, and only then (HC2-044)."""
    seat, name = int(str(event.data["seat"])), names[int(str(event.data["face"]))]
    piece = source_of(board, seat, name)
    if piece is None or piece.silenced or any(e.name in ("cancelled", "interrupted", "left") for e in events):
        return
    used = [str(e.data["text"]) for e in events if e.name == "used" and e.data["face"] == event.data["face"]]
    for sentence in piece.print.sentences:
        if sentence.startswith("When played, ") and "gain " in sentence and " choose one" not in sentence:
            plain = not has_cost(sentence) and "for each" not in sentence and " and " not in sentence
            if plain and "opponent" not in sentence:
                so = condition_holds(board, piece, sentence)
                must_be(sentence in used, so, "HC2-044", f"whether {name} acts when it is played")
