"""The referee of Historical Conquest, both editions: strength, turns, places, battles, morale, interrupts, endings."""

from __future__ import annotations

from tests.referees.conquest import effects, journeys, morale, places, turns
from tests.referees.conquest.battles import Battles, check_loss
from tests.referees.conquest.board import Board
from tests.referees.conquest.cards import Cards
from tests.referees.conquest.deeds import check_deeds, offered
from tests.referees.conquest.ends import check_ends
from tests.referees.conquest.morale import Morale
from tests.referees.conquest.print import PRINTS
from tests.referees.conquest.strength import check_clash
from tests.referees.conquest.windows import Windows
from tests.referees.referee import Referee, Table, View, must_be

from parlour.kernel.state import Event


class ConquestReferee(Referee):
    """Follows a turn by its events, and looks at every question and at the table."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names  # of the faces that events speak of
        self.battles = Battles(names)
        self.windows = Windows()
        self.turn: turns.Turn | None = None  # None until a turn has begun before our eyes
        self.empty: set[int] = set()  # lands that were empty when the turn began
        self.staying: set[int] = set()  # who stays until the turn ends (HG-125)
        self.whole = False  # whether the game began before our eyes
        self.came: dict[int, int] = {}  # in which turn a card came to whoever has it
        self.acted: dict[int, int] = {}  # the last turn of everybody before this one
        self.latest: dict[int, int] = {}  # the same with this one
        self.extra = 0  # transportations that cards in play added when the turn began

    def sit_down(self, table: Table, log: list[Event]) -> None:
        """The first look."""
        self.board = Board(table)
        self.cards = Cards(table)
        self.morale = Morale(self.board)
        if table.view["turns"] <= 1 and all(event.name not in ("played", "discarded") for event in log):
            self.turn = turns.Turn(self.board.turn, 0)
            self.latest[self.board.turn] = 1
            self.whole = True

    def check_questions(self, table: Table) -> None:
        """Every open question, and the previews."""
        board = self.board
        for shown in table.view["clashes"]:
            check_clash(board, shown)
        if table.view["battle"] is not None:
            check_clash(board, table.view["battle"])
        self.windows.check_questions(board)
        for seat, ask in table.asks:
            self.check_question(board, seat, ask)

    def check_question(self, board: Board, seat: int, ask: View) -> None:
        """One question."""
        if ask["what"] == "turn":
            must_be(seat, board.turn, "HC2-087", "whose turn it is")
            places.check_crowds(board)
            if self.turn is not None:
                self.turn.check(board, self.extra)
                if board.edition == 2 and (self.whole or self.acted.get(seat)):
                    self.check_dismissals(board, seat, offered(ask).get("dismiss", set()))
                journeys.check_expeditions(board, seat, offered(ask), self.staying)
                check_deeds(board, seat, ask, self.turn.late, self.empty, self.staying)
        elif ask["what"] == "loss":
            check_loss(board, seat, ask)
        elif ask["what"] == "where":
            journeys.check_where(board, seat, ask)
        elif ask["what"] == "target":
            effects.check_target(board, seat, ask)

    def check_dismissals(self, board: Board, seat: int, shown: set[int]) -> None:
        """A card that came after the last turn of its owner stays for this one (HC2-080, HG-50, HG-101)."""
        mine = [p for p in board.pieces(seat) if p.print.kind != "land" and p not in board.abroad]
        late = {p.card for p in mine if self.came.get(p.card, 0) > self.acted.get(seat, 0)}
        must_be(shown, {p.card for p in mine} - late - self.staying, "HC2-080", "what may be discarded from play")

    def check_answer(self, was: Table, now: Table, seat: int, what: str, words: View, events: list[Event]) -> None:
        """What every answer does, and then what this one does."""
        old, self.board = self.board, Board(now)
        before = {piece.card: piece.seat for piece in old.every_piece()}
        for piece in self.board.every_piece():
            if before.get(piece.card) != piece.seat:
                self.came[piece.card] = now.view["turns"]
        if what == "interrupt":
            self.windows.check_answer(was, now, seat, words, events)
        self.battles.hear(old, self.board, events)
        self.follow_turn(old, what, words["words"], events)
        self.follow_morale(old, what, events)
        self.cards.check(now, self.board)
        self.cards.check_uses(old, self.board, events, self.names)
        check_ends(self.board)
        if now.view["ending"] is None:
            places.check_rooms(self.board)

    def follow_turn(self, old: Board, what: str, said: str, events: list[Event]) -> None:
        """What is left of a turn, and the beginning of the next."""
        turn = self.turn
        if turn is not None and what == "turn":
            turn.cards += said.startswith(("play ", "discard "))
            moves = said.startswith(("move ", "take ")) and old.edition == 2
            turn.moves += moves
            turn.late = turn.late or (moves and (old.sheet or said.startswith("take ")))
        ended = what == "turn" and said == "end the turn"
        for at, event in enumerate(events):
            if event.name == "begins":
                if ended and self.turn is not None:
                    turns.check_next(old, self.board, event)
                    turns.check_draw(old, events[:at], 0)
                self.begin_turn(old, event, events[at:])
            elif self.turn is not None:
                self.turn.hear(event, self.names)
                if event.name == "moved" and not old.view["pending"] and self.is_far(old, event):
                    self.turn.late = True
                if event.name == "settled":
                    name = self.names[int(str(event.data["land"]))]
                    here = [land for land in self.board.lands[old.turn] if land.name == name]
                    self.staying |= {piece.card for land in here for piece in land.stack}

    def is_far(self, old: Board, event: Event) -> bool:
        """Whether somebody moved to another continent, which ends the playing of cards (HC2-084)."""
        card, land = self.names[int(str(event.data["face"]))], self.names[int(str(event.data["land"]))]
        here = [p.land for p in old.pieces(old.turn) if p.name == card and p.land is not None]
        return bool(here) and here[0].continent != PRINTS[land].continent and old.edition == 2

    def begin_turn(self, old: Board, event: Event, rest: list[Event]) -> None:
        """A turn begins: what is empty now may be taken in it."""
        seat = int(str(event.data["seat"]))
        self.turn = turns.Turn(seat, old.view["seats"][seat]["fewer"])
        self.staying = set()
        self.acted[seat] = self.latest.get(seat, 0)
        self.latest[seat] = self.board.view["turns"]
        late = self.board.edition == 2 or int(str(event.data["round"])) > 2  # HG-100
        lands = list(self.board.every_land()) if late else []
        self.empty = {land.card for land in lands if not self.board.guarded(land)}
        self.extra = turns.extra_moves(self.board, seat)
        if event.data["round"] == 1 and self.board.edition == 2:
            turns.check_first_turn(rest, self.board.edition)

    def follow_morale(self, old: Board, what: str, events: list[Event]) -> None:
        """Every change, and what the sentences that were used have moved."""
        for event in events:
            self.morale.hear(event, self.board)
        self.morale.check(self.board)
        uses = morale.segments(old.view, self.board.view, what, events, self.names)
        for at, seat, name, text in uses:
            morale.check_used(self.board, self.morale, seat, name, text, events[at:])
        others = ("interrupted", "cancelled", "nothing", "left", "game over", "begins", "declined")
        if len(uses) == 1 and not any(event.name in others for event in events):
            at, seat, name, text = uses[0]
            effects.check_done(old, self.board, seat, name, text, events[at:])
        if self.board.table.asked("turn") and self.board.view["ending"] is None:
            for event in events:
                if event.name == "played":
                    morale.check_when_played(self.board, event, events, self.names)
