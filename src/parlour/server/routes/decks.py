"""Decks that players bring to a game: those in boxes, and those that somebody builds in the browser.

Everything that is said of a deck comes from the game (`Game.decks`), as for `parlour deck`.
"""

from __future__ import annotations

from functools import cache

from parlour.kernel.decks import Decks
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game
from parlour.server.messages.decks import (
    BarInfo,
    CurveInfo,
    DeckBox,
    DecksInfo,
    DeckVerdict,
    FindCards,
    FoundCards,
    JudgeDeck,
)
from parlour.server.messages.http import Options
from parlour.server.problems import ProblemError
from parlour.server.routes.endpoint import Call, get, post

KEPT = 300  # seconds for which a browser may keep the decks of a game


async def list_decks(call: Call) -> DecksInfo:
    """The decks of a game that come in boxes."""
    return boxes_of(the_game(call.path_value("game"), 404))


@cache
def boxes_of(game: Game) -> DecksInfo:
    """The boxes; they do not change while the server runs."""
    decks = decks_of(game)
    boxes = [
        DeckBox(each.slug, each.name, each.kind, each.plan, [decks.names[face] for face in each.faces])
        for each in decks.printed
    ]
    return DecksInfo(game.name, boxes)


async def judge_deck(call: Call, wish: JudgeDeck) -> DeckVerdict:
    """What a text makes of a deck, what is wrong with it, and what it is made of."""
    return await call.context.short_work.run(judge, the_game(wish.game, 422), wish.text, wish.options)


def judge(game: Game, text: str, options: Options) -> DeckVerdict:
    """A deck with all that the game says of it."""
    decks = decks_of(game)
    faces, problems = decks.parse(text)
    try:
        agreed = check_options(game, options)
    except ParlourError as error:
        raise ProblemError(422, str(error)) from None
    return DeckVerdict(
        cards=[decks.names[face] for face in faces],
        problems=problems,
        objections=decks.objections(faces, agreed),
        advice=decks.advice(faces),
        curves=[
            CurveInfo(curve.title, [BarInfo(sort, cards) for sort, cards in curve.bars])
            for curve in decks.curves(faces)
        ],
        line=decks.line(faces),
        text=decks.text(faces),
    )


async def find_cards(call: Call, wish: FindCards) -> FoundCards:
    """The cards that words mean: traits, numbers, or whatever stands on a card."""
    return await call.context.short_work.run(find, the_game(wish.game, 422), wish.words)


def find(game: Game, words: str) -> FoundCards:
    """Cards by words."""
    decks = decks_of(game)
    try:
        return FoundCards([decks.names[face] for face in decks.find(words)], "")
    except ParlourError as error:
        return FoundCards([], str(error))


def the_game(name: str, status: int) -> Game:
    """A game by its name."""
    try:
        return find_game(name)
    except ParlourError as error:
        raise ProblemError(status, str(error)) from None


def decks_of(game: Game) -> Decks:
    """The decks of a game that has some."""
    found = game.decks()
    if found is None:
        raise ProblemError(404, f"nobody brings a deck to {game.title}")
    return found


ENDPOINTS = [
    get("/api/games/{game}/decks", list_decks, DecksInfo, keep=KEPT),
    post("/api/decks", judge_deck, JudgeDeck, DeckVerdict),
    post("/api/decks/find", find_cards, FindCards, FoundCards),
]
