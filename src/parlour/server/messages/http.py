"""What travels between browser and server over HTTP; the client's types are generated from here and from
`messages.sockets`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.kernel.shapes import PiecesOfLine
from parlour.review.story import Story
from parlour.server.messages.layout import LayoutInfo

# Limits, which the schema tells the client too.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
Thing = Annotated[str, Meta(min_length=1, max_length=200)]
Ref = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Option = Annotated[str, Meta(pattern="^[0-9]{1,40}$")]  # a browser cannot count as far as a mask of cards goes
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=4000)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=20)]
Level = Literal["level1", "level2", "level3", "level4", "level5"]
ClockKind = Literal["off", "move", "game", "days"]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["waiting", "playing", "over"]
Chance = Literal["keyed", "fast"]
Cause = Literal["left", "time", "host", "vote"]  # why a bot plays for a person
Patience = Annotated[int, Meta(ge=60, le=7 * 86_400)]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message from a client: an unknown field is an error."""


# People


class Me(Struct):
    """Who you are to the server; `kept` says that your name is kept with a password."""

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
    """A bot level, and how strong it is in words."""

    level: Level
    words: str


class GameInfo(Struct):
    """A game that can be played; `decks` says whether every player brings a deck to it."""

    name: str
    title: str
    version: int
    settings: list[SettingInfo]
    decks: bool


class GameList(Struct):
    """All games and the bots that can sit down."""

    games: list[GameInfo]
    levels: list[LevelInfo]


class RuleInfo(Struct):
    """One statement of a rulebook."""

    rule: str
    heading: str
    words: str


class QuickPartInfo(Struct, omit_defaults=True):
    """A part of a quick start: a heading, a paragraph with the rules that it tells, or cards to be shown."""

    heading: str = ""
    words: str = ""
    rules: list[str] = []
    cards: list[str] = []


class RulesInfo(Struct):
    """A whole rulebook, with a quick start to read before it."""

    game: str
    title: str
    rules: list[RuleInfo]
    quick: list[QuickPartInfo]


class CardInfo(Struct):
    """A printed card: `facts` are the game's own (value, set, suit, ...), `rules` the statements about it."""

    name: str
    text: str
    facts: dict[str, Any]
    rules: list[RuleInfo]


class CardsInfo(Struct):
    """Every card of a game, and how its views are read: which fields are seats, which lie as piles, and how all of it
    lies on a table, if the game says so. `long_facts` are left out: they are fetched when somebody reads a card."""

    game: str
    cards: list[CardInfo]
    seat_fields: list[str]
    long_facts: list[str]
    piles: list[str]
    layout: LayoutInfo | None


class LongFacts(Struct):
    """The long facts of all cards of a game, by the name of the card."""

    game: str
    cards: dict[str, dict[str, str]]


class GameWords(Struct):
    """What a game says in another language, by the English sentence; empty where the game is not translated."""

    game: str
    language: str
    entries: dict[str, str]


class CheckOptions(Strict):
    """Ask whether options fit a game."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options


class OptionsVerdict(Struct):
    """The options with all defaults and the number of seats, or what is wrong with them."""

    objection: str
    options: dict[str, Any]
    seats: int
    unfit: dict[str, list[Any]] = {}  # the choices of each option that would not fit the others


# Tables


class SeatWish(Strict):
    """How a host wants a seat filled: for themselves, open to others, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = "level3"


class ClockWish(Strict):
    """A clock: off, seconds for each move, seconds for the whole game, or days for each move."""

    kind: ClockKind = "off"
    amount: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class NewTable(Strict):
    """Open a table."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    public: bool = False
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    patience: Patience = 120  # seconds for which somebody must be away before a bot may sit in


class SeatInfo(Struct):
    """Who sits where. `for_name` is the person for whom a bot stands in, or for whom an open seat is kept."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None = None
    for_name: str | None = None
    you: bool = False  # the seat is yours
    yours: bool = False  # the seat is kept for you: you may take it (back)
    here: bool = False  # somebody is connected
    bot_in: float | None = None  # for somebody who is away: the seconds until a bot may sit in
    votes: list[int] = []  # the seats that want a bot there
    who: str | None = None  # the handle of the person who sits there
    cause: Cause | None = None  # why a bot plays for somebody: they left, ran out of time, or were away


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
    chance: Chance  # the oldest games were played with fast chance, which could be foretold
    seq: int
    created: float
    moved: float
    your_turn: bool
    ending: dict[str, Any] | None
    came_from: str | None  # the table whose position this one goes on from
    next_table: str | None  # the rematch
    watchers: int = 0  # who look on just now
    patience: int = 120  # seconds for which somebody must be away before a bot may sit in


class TableList(Struct):
    """Tables of a kind, the newest first. Where there are more, `more` asks for the next page, as `after`."""

    tables: list[TableInfo]
    more: str | None = None


class SitDown(Strict):
    """Take an open seat, or take your own back from its bot."""

    seat: SeatNumber


class FillSeat(Strict):
    """The host puts a bot on an open or left seat, or opens a bot's seat again (no level)."""

    seat: SeatNumber
    level: Level | None = None


class SeatRef(Strict):
    """Somebody's seat."""

    seat: SeatNumber


class ContinueHere(Strict):
    """A position of a finished game becomes a new table: you on one seat, bots on the others."""

    at: Number
    seat: SeatNumber
    level: Level = "level3"


class TableRef(Struct):
    """Where to go."""

    table: str


# Replays


class Moment(Struct):
    """One point of a replay's timeline: after `at` answers, by whom, and what was told there, in lines and as data."""

    at: int
    seat: int | None
    lines: list[PiecesOfLine]
    events: list[dict[str, Any]]


class Timeline(Struct):
    """A game from start to now. `views` are the points of view that you may choose: seats, "watcher", "all"."""

    table: str
    length: int
    views: list[str]
    moments: list[Moment]


class ReplayView(Struct):
    """The table as it was after `at` answers, from the point of view asked for."""

    at: int
    eyes: str
    view: dict[str, Any]


class ReviewView(Struct):
    """What decided a finished game, once it is thought through; until then how much of it is, from 0 to 1. A game that
    cannot be thought through says why in `refused`."""

    done: float
    story: Story | None
    refused: str = ""


class Problem(Struct):
    """Why a request was refused; `rule` names a rule of the game where one forbids it."""

    error: str
    rule: str | None = None
