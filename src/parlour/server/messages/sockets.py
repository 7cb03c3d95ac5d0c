"""The messages on the socket of a table; the client's types are generated from here, too.

Everything is one JSON object with a `type`. The numbers of a table count its journal entries: an answer is 1 more, and
so is taking answers back. A client that knows the last number it saw can be told exactly what it missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from parlour.kernel.shapes import PiecesOfLine
from parlour.server.messages.http import ChatText, Number, Option, Ref, Strict, TableInfo, Thing

Pace = Literal["off", "quick", "normal", "slow"]

# From the browser


class Hello(Strict, tag="hello"):
    """The first message: the last number seen (0 for none)."""

    seen: Number = 0


class GiveAnswer(Strict, tag="answer"):
    """An answer to the question `ask` (its number from the view). `cards` are those of an option about several, in the
    order in which they were picked."""

    ask: Number
    option: Option
    cards: Annotated[list[Number], Meta(max_length=40)] = field(default_factory=list)
    ref: Ref = 0


class Prefer(Strict, tag="prefer"):
    """What you want to be asked at this table from now on: to react, to say that your turn is over, and where there is
    only one way; and how quick bots shall be. Without this you are asked everything."""

    reactions: Literal["ask", "alone", "able", "mine", "turn"]
    endings: Literal["ask", "alone", "able"]
    only_ways: Literal["ask", "alone"]
    bots: Pace
    ref: Ref = 0


class Wait(Strict, tag="wait"):
    """You want to think about the question `ask`: it is not declined when its pause is over."""

    ask: Number
    ref: Ref = 0


class AskWhyNot(Strict, tag="why"):
    """Ask why a thing (in words: "play Spyglass", "buy Stove") is not an option."""

    thing: Thing
    ref: Ref = 0


class AskFinal(Strict, tag="final"):
    """Ask which options cannot be taken back once chosen."""

    ask: Number
    ref: Ref = 0


class TakeBack(Strict, tag="undo"):
    """Take your last answer back: at once if it revealed nothing, else by asking the others."""

    ref: Ref = 0


class AllowUndo(Strict, tag="allow"):
    """Accept or refuse the undo that another seat asks for."""

    accept: bool
    ref: Ref = 0


class TakeAsDrawn(Strict, tag="draw"):
    """Take a game that is stuck as drawn: at once where nobody else is there, else by asking the others."""

    ref: Ref = 0


class WantHint(Strict, tag="hint"):
    """Ask what a strong bot would do in this seat."""

    ask: Number
    ref: Ref = 0


class Guided(Strict, tag="guided"):
    """The guide speaks to you, or is silent again. In your first game of a kind your clock stands still meanwhile."""

    speaks: bool
    ref: Ref = 0


class SayChat(Strict, tag="chat"):
    """Say something at the table."""

    text: ChatText
    ref: Ref = 0


class Ping(Strict, tag="ping"):
    """Ask whether the server still answers."""

    ref: Ref = 0


FromClient = (
    Hello
    | GiveAnswer
    | Prefer
    | Wait
    | AskWhyNot
    | AskFinal
    | TakeBack
    | AllowUndo
    | TakeAsDrawn
    | WantHint
    | Guided
    | SayChat
    | Ping
)


# From the server


class ChatLine(Struct):
    """Something said at the table; `who` is the handle of the person."""

    name: str
    text: str
    at: float
    who: str = ""


class OptionInfo(Struct, omit_defaults=True):
    """An answer that may be given. `touches` says which things on the table it is about: any of
    card (a back), cards (several), slot, seat, place, pile; an option without any is shown as a button. `pieces` are
    its words again where they name somebody."""

    option: Option
    words: str
    touches: dict[str, Any]
    pieces: PiecesOfLine = []


class AskInfo(Struct):
    """The question that your seat is asked; `ask` is its number, to be sent back with the answer. `pieces` are the
    prompt again where it names somebody. `decline` is the option that does nothing, where there is one; with `pause` it
    is chosen for you after so many seconds."""

    ask: int
    what: str
    prompt: str
    options: list[OptionInfo]
    decline: Option | None = None
    pause: float | None = None
    pieces: PiecesOfLine = []


class Step(Struct, omit_defaults=True):
    """One journal entry as your seat heard it: an answer by `seat` (add its lines), or the number of answers that
    were `undone` (remove their lines). `events` are what the lines tell, and what has no line, as data of the types
    that the game declares; old entries come without them."""

    seq: int
    seat: int | None
    lines: list[PiecesOfLine]
    undone: int = 0
    events: list[dict[str, Any]] = []


class ClockInfo(Struct):
    """Seconds left by seat when this was sent (None: no clock), and whose clocks run."""

    left: list[float | None]
    running: list[int]


class UndoWish(Struct):
    """A seat asks to take an answer back, or a stuck game as drawn (`draw`); `waits` are the seats that have not
    allowed it yet."""

    seat: int
    waits: list[int]
    draw: bool = False


class Welcome(Struct, tag="welcome"):
    """The first message of the server: who you are here (`seat` None: a watcher), and the chat so far."""

    table: TableInfo
    seat: int | None
    chat: list[ChatLine]


class Steps(Struct, tag="steps", omit_defaults=True):
    """What happened since the last number seen, and the table as it stands now.

    `view` is everything that your seat sees; `ask` its question, if it has one; `can_undo` whether its last
    answer can be taken back at once, `may_ask_undo` whether it may ask the others. After an undo that reaches
    behind what a client saw, or for a new client, `steps` begin with number 1: forget all lines before. `ref` is
    there if your own answer of that number led here: it is safely stored as number `seq`. `stuck` says that the
    rules fail on every answer to what is asked: people may take an answer back, or take the game as drawn.
    """

    seq: int
    steps: list[Step]
    view: dict[str, Any]
    ask: AskInfo | None
    can_undo: bool
    may_ask_undo: bool
    undo_wish: UndoWish | None
    clock: ClockInfo | None
    stuck: bool = False
    ref: int = 0


class Changed(Struct, tag="table"):
    """The seats, the status or the connections changed."""

    table: TableInfo


class Acknowledged(Struct, tag="ack"):
    """Done, and safely stored as number `seq`."""

    ref: int
    seq: int


class Refused(Struct, tag="refused"):
    """Not done, nothing changed; `rule` is the rule that forbids it, where one does."""

    ref: int
    error: str
    rule: str | None = None
    rule_words: str | None = None


class WhyNot(Struct, tag="because"):
    """Why a thing is not an option. `rule` is None if the question is not about such a thing. `pieces` are the text
    again where it names somebody."""

    ref: int
    thing: str
    text: str
    rule: str | None
    rule_words: str | None
    pieces: PiecesOfLine = []


class Final(Struct, tag="finals"):
    """The options of question `ask` that cannot be taken back once chosen."""

    ref: int
    ask: int
    options: list[Option]


class Thought(Struct):
    """How the bot judges one option, and why, in pieces; no reason where nothing simple can be said."""

    option: Option
    words: str
    chance: float
    reason: PiecesOfLine = []


class Hint(Struct, tag="hint"):
    """The best options as a strong bot sees them from this seat, the best first."""

    ref: int
    ask: int
    thoughts: list[Thought]


class Chat(Struct, tag="chat"):
    """Something said at the table."""

    line: ChatLine


class UndoAsked(Struct, tag="undo"):
    """Somebody asks to take an answer back, or that wish is gone (None)."""

    wish: UndoWish | None


class Nudge(Struct, tag="nudge"):
    """Somebody reminds the person in a seat that the table waits for them."""

    name: str
    seat: int


class Pong(Struct, tag="pong"):
    """The server answers."""

    ref: int


FromServer = (
    Welcome | Steps | Changed | Acknowledged | Refused | WhyNot | Final | Hint | Chat | UndoAsked | Nudge | Pong
)
