"""What travels between browser and server; the client's types are generated from here.

Everything on the socket is one JSON object with a `type`. The numbers of a table count its journal entries:
an answer is 1 more, and so is taking answers back. Whoever knows the last number that he saw can be told
exactly what he missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

# Limits, which the schema tells the client too.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
Thing = Annotated[str, Meta(min_length=1, max_length=200)]
Ref = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Option = Annotated[str, Meta(pattern="^[0-9]{1,40}$")]  # a browser cannot count as far as a mask of cards goes
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Literal["level1", "level2", "level3", "level4", "level5"]
ClockKind = Literal["off", "move", "game", "days"]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["waiting", "playing", "over"]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message from outside: a field too many is an error."""


# People


class Me(Struct):
    """Who the server thinks that one is; `kept` says that a password keeps the name."""

    id: str
    name: str
    kept: bool


class SayName(Strict):
    """Come in as a guest, or change the name."""

    name: Name


class KeepName(Strict):
    """Keep the name with a password."""

    password: Password


class ComeBack(Strict):
    """Come back with a kept name."""

    name: Name
    password: Password


# Games


class SettingInfo(Struct):
    """One option of a game. A `free` one may also be any other text."""

    name: str
    text: str
    default: Any
    choices: list[Any]
    free: bool


class LevelInfo(Struct):
    """A bot level with honest words about its strength."""

    level: Level
    words: str


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    title: str
    version: int
    settings: list[SettingInfo]


class GameList(Struct):
    """All games and the bots that can sit down."""

    games: list[GameInfo]
    levels: list[LevelInfo]


class RuleInfo(Struct):
    """One statement of a rulebook."""

    rule: str
    heading: str
    words: str


class RulesInfo(Struct):
    """A whole rulebook."""

    game: str
    title: str
    rules: list[RuleInfo]


class CardInfo(Struct):
    """A printed card: `facts` are the game's own (value, set, suit, ...), `rules` the statements about it."""

    name: str
    text: str
    facts: dict[str, Any]
    rules: list[RuleInfo]


class CardsInfo(Struct):
    """Every card of a game."""

    game: str
    cards: list[CardInfo]


class CheckOptions(Strict):
    """Ask whether options would do."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any]


class OptionsVerdict(Struct):
    """The options with all defaults and the number of seats, or what is wrong with them."""

    objection: str
    options: dict[str, Any]
    seats: int


# Tables


class SeatWish(Strict):
    """How a host wants a seat filled: for himself, open to others, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = "level3"


class ClockWish(Strict):
    """A clock: off, seconds for each move, seconds for the whole game, or days for each move."""

    kind: ClockKind = "off"
    amount: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class NewTable(Strict):
    """Open a table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    public: bool = False
    clock: ClockWish = msgspec.field(default_factory=ClockWish)


class SeatInfo(Struct):
    """Who sits where. A bot that stands in for a person keeps the person's name in `for_name`."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None = None
    for_name: str | None = None
    you: bool = False  # the seat is yours
    yours: bool = False  # a bot sits here for you: you may take the seat back
    here: bool = False  # somebody is connected


class TableInfo(Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: Status
    public: bool
    host: str  # the host's name
    hosting: bool  # you are the host
    seats: list[SeatInfo]
    clock: ClockWish
    commitment: str  # the hash of the seed; the seed itself is told when the game is over
    seed: str | None
    seq: int
    created: float
    moved: float
    your_turn: bool
    ending: dict[str, Any] | None
    came_from: str | None  # the table whose position this one goes on from
    next_table: str | None  # the rematch


class TableList(Struct):
    """Tables of a kind, the newest first."""

    tables: list[TableInfo]


class SitDown(Strict):
    """Take an open seat, or one's own back from its bot."""

    seat: SeatNumber


class FillSeat(Strict):
    """The host puts a bot on an open or left seat, or opens a bot's seat again (no level)."""

    seat: SeatNumber
    level: Level | None = None


class ContinueHere(Strict):
    """A position of a finished game becomes a new table: one's own seat, bots on the others."""

    at: Number
    seat: SeatNumber
    level: Level = "level3"


class TableRef(Struct):
    """Where to go."""

    table: str


# Replays


class Moment(Struct):
    """One point of a replay's timeline: after `at` answers, by whom, and the lines told there."""

    at: int
    seat: int | None
    lines: list[str]


class Timeline(Struct):
    """A game from start to now. `views` are the eyes that one may look through: seats, "watcher", "all"."""

    table: str
    length: int
    views: list[str]
    moments: list[Moment]


class ReplayView(Struct):
    """The table as it was after `at` answers, through the eyes asked for."""

    at: int
    eyes: str
    view: dict[str, Any]


class Problem(Struct):
    """Why a request was refused; `rule` names a rule of the game where one forbids it."""

    error: str
    rule: str | None = None


# The socket: what the browser says


class Hello(Strict, tag="hello"):
    """First word: the last number seen (0 for none)."""

    seen: Number = 0


class GiveAnswer(Strict, tag="answer"):
    """An answer to the question `ask` (its number from the view)."""

    ask: Number
    option: Option
    ref: Ref = 0


class AskWhyNot(Strict, tag="why"):
    """Ask why a thing (in words: "play Spyglass", "buy Stove") is no option."""

    thing: Thing
    ref: Ref = 0


class AskFinal(Strict, tag="final"):
    """Ask which options cannot be taken back once chosen."""

    ask: Number
    ref: Ref = 0


class TakeBack(Strict, tag="undo"):
    """Take one's last answer back: at once where that is honest, else by asking the others."""

    ref: Ref = 0


class AllowUndo(Strict, tag="allow"):
    """Accept or refuse the undo that another seat asks for."""

    accept: bool
    ref: Ref = 0


class WantHint(Strict, tag="hint"):
    """Ask what a strong bot would do in this seat."""

    ask: Number
    ref: Ref = 0


class SayChat(Strict, tag="chat"):
    """Say something at the table."""

    text: ChatText
    ref: Ref = 0


class Ping(Strict, tag="ping"):
    """Ask whether the server is there."""

    ref: Ref = 0


FromClient = Hello | GiveAnswer | AskWhyNot | AskFinal | TakeBack | AllowUndo | WantHint | SayChat | Ping


# The socket: what the server says


class ChatLine(Struct):
    """Something said at the table."""

    name: str
    text: str
    at: float


class OptionInfo(Struct):
    """An answer that may be given. `touches` says which things on the table it is about: any of
    card (a back), cards (several), slot, seat, place, pile; an option without any is shown as a button."""

    option: Option
    words: str
    touches: dict[str, Any]


class AskInfo(Struct):
    """The question that one's seat is asked; `ask` is its number, to be sent back with the answer."""

    ask: int
    what: str
    prompt: str
    options: list[OptionInfo]


class Step(Struct):
    """One journal entry as one's seat heard it: an answer by `seat` (lines to add), or `undone` steps taken back
    (the lines of the last so many answers go)."""

    seq: int
    seat: int | None
    lines: list[str]
    undone: int = 0


class ClockInfo(Struct):
    """Seconds left by seat when this was sent (None: no clock), and whose clocks run."""

    left: list[float | None]
    running: list[int]


class UndoWish(Struct):
    """A seat asks to take an answer back; `waits` are the seats that have not allowed it yet."""

    seat: int
    waits: list[int]


class Welcome(Struct, tag="welcome"):
    """First word of the server: who one is here (`seat` None: a watcher), and the chat so far."""

    table: TableInfo
    seat: int | None
    chat: list[ChatLine]


class Steps(Struct, tag="steps"):
    """What happened since the last number seen, and the table as it stands now.

    `view` is everything that one's seat sees; `ask` its question, if it has one; `can_undo` whether its last
    answer can be taken back at once, `may_ask_undo` whether it may ask the others. After an undo that reaches
    behind what a client saw, or for a new client, `steps` begin with number 1: forget all lines before.
    """

    seq: int
    steps: list[Step]
    view: dict[str, Any]
    ask: AskInfo | None
    can_undo: bool
    may_ask_undo: bool
    undo_wish: UndoWish | None
    clock: ClockInfo | None


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
    """Why a thing is no option. `rule` is None where the thing is nothing that the question is about."""

    ref: int
    thing: str
    text: str
    rule: str | None
    rule_words: str | None


class Final(Struct, tag="finals"):
    """The options of question `ask` after which there is no way back."""

    ref: int
    ask: int
    options: list[Option]


class Thought(Struct):
    """What the bot makes of one option."""

    option: Option
    words: str
    chance: float


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


class Pong(Struct, tag="pong"):
    """Here I am."""

    ref: int


FromServer = Welcome | Steps | Changed | Acknowledged | Refused | WhyNot | Final | Hint | Chat | UndoAsked | Pong
