"""What travels about people between games: alerts, profiles, leaderboards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.server.messages.http import Strict


class AlertKey(Struct):
    """The key of this server, for the push service of a browser."""

    key: str


class AlertWish(Strict):
    """Where a browser can be told that it is your turn, and the keys to encrypt it for that browser."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=500)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,40}$")]


class NoAlert(Strict):
    """A browser that need not be told any more."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=500)]


Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class MailInfo(Struct):
    """Whether this parlour sends e-mails (`able`), where to for you, and whether you proved that it is your address."""

    able: bool
    address: str | None
    proven: bool


class MailWish(Strict):
    """Where you want to be told that it is your turn."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language = "en"


class MailLanguage(Strict):
    """The language in which you want to be written to."""

    language: Language


class MailLink(Strict):
    """The end of a link in an e-mail."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,64}$")]


# Company

Who = Annotated[str, Meta(pattern="^[0-9a-f]{18}$")]
BondKind = Literal["mute", "block"]


class Bond(Struct):
    """Somebody whom you muted or blocked."""

    who: str
    name: str
    kind: BondKind


class Bonds(Struct):
    """Everybody whom you muted or blocked."""

    people: list[Bond]


class BondWish(Strict):
    """Mute somebody, so that you do not read them, or block them: then they cannot sit at your tables either, nor
    nudge or invite you."""

    who: Who
    kind: BondKind


class Whom(Strict):
    """Somebody, by their handle."""

    who: Who


class Report(Strict):
    """What the host of the server should know about somebody."""

    who: Who
    words: Annotated[str, Meta(min_length=1, max_length=400)]


class Friend(Struct):
    """Somebody you sat at a table with, and how often."""

    who: str
    name: str
    played: int


class Friends(Struct):
    """People to invite, the last you met first."""

    people: list[Friend]


# Profiles


class GameCount(Struct):
    """How often you played a game with so many seats, and won."""

    game: str
    title: str
    seats: int
    played: int
    won: int


class Opponent(Struct):
    """Somebody you played with, or the bots of a level: how often, and who won; else others won, or both of you."""

    name: str
    bot: bool
    played: int
    you_won: int
    they_won: int


class OwnRating(Struct):
    """Your rating in a game, and your rank among `people`."""

    game: str
    title: str
    rating: int
    games: int
    rank: int
    people: int


class Profile(Struct):
    """What you have played here. Ratings are for those who kept their name."""

    played: int
    won: int
    games: list[GameCount]
    opponents: list[Opponent]
    ratings: list[OwnRating]


class Leader(Struct):
    """A person, or the bots of a level, with a rating from so many games."""

    name: str
    rating: int
    games: int


class Leaderboard(Struct):
    """Who leads a game; for comparison the bots by level."""

    game: str
    title: str
    people: list[Leader]
    bots: list[Leader]
