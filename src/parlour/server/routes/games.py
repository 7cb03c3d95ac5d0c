"""The games: their options, bots, rules and cards. All of it comes from the games themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from parlour.bots.levels import LEVELS
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game, games
from parlour.kernel.rulebook import Statement
from parlour.languages.catalogue import languages, words_of
from parlour.languages.law import law_of
from parlour.server.messages.http import (
    CardInfo,
    CardsInfo,
    CheckOptions,
    GameInfo,
    GameList,
    GameWords,
    Level,
    LevelInfo,
    LongFacts,
    OptionsVerdict,
    QuickPartInfo,
    RuleInfo,
    RulesInfo,
    SettingInfo,
)
from parlour.server.messages.layout import layout_of, piles_of
from parlour.server.problems import ProblemError
from parlour.server.routes.endpoint import Call, get, post

PLAYERS = "players"
KEPT = 300  # seconds for which a browser may keep a rulebook

# What arenas measured (docs/worlds-and-bots.md says how), in words that help a person to choose.
STRENGTHS = {
    "level1": "Plays anything that is allowed. For finding out how a game works.",
    "level2": "Goes by rules of thumb and plans nothing. It wins nearly every game against the first level.",
    "level3": "Looks ahead a little, and answers at once.",
    "level4": "Looks ahead well. It wins seven or eight of ten games for two against the second level.",
    "level5": "Thinks for a second or two and is the strongest we have. Nobody has measured it against strong people.",
}


async def list_games(call: Call) -> GameList:
    """All games with their options, and the bots that can sit down."""
    levels = [LevelInfo(cast(Level, level), STRENGTHS[level]) for level in LEVELS]
    return GameList([describe_game(game) for game in games()], levels)


def describe_game(game: Game) -> GameInfo:
    """A game as a host chooses it."""
    settings = [
        SettingInfo(each.name, each.text, each.default, list(each.choices), each.free) for each in game.settings()
    ]
    return GameInfo(game.name, game.title, game.version, settings, game.decks() is not None)


async def list_rules(call: Call) -> RulesInfo:
    """The rulebook of a game, statement by statement."""
    return rules_of(the_game(call))


@cache
def rules_of(game: Game) -> RulesInfo:
    """A rulebook; it does not change while the server runs."""
    book = game.rulebook()
    quick = [QuickPartInfo(part.heading, part.words, part.rules, part.cards) for part in book.quick]
    return RulesInfo(game.name, game.title, [quote(each) for each in book.statements.values()], quick)


async def list_cards(call: Call) -> CardsInfo:
    """Every card of a game, with the rules that name it."""
    return await asyncio.to_thread(cards_of, the_game(call))


@cache
def cards_of(game: Game) -> CardsInfo:
    """The cards; looking up every name in the rulebook takes a moment, but only once."""
    book, long = game.rulebook(), game.long_facts()
    return CardsInfo(
        game.name,
        [
            CardInfo(
                name=str(card["name"]),
                text=str(card["text"]),
                facts={name: fact for name, fact in facts_of(card).items() if name not in long},
                rules=[quote(each) for each in book.about(str(card["name"]))],
            )
            for card in game.catalogue()
        ],
        game.seat_fields(),
        long,
        piles_of(game),
        layout_of(game),
    )


async def list_long_facts(call: Call) -> LongFacts:
    """What is too long to be fetched with the cards: their history, for example."""
    return await asyncio.to_thread(long_facts_of, the_game(call))


@cache
def long_facts_of(game: Game) -> LongFacts:
    """The long facts of every card."""
    long = game.long_facts()
    return LongFacts(
        game.name,
        {
            str(card["name"]): {name: str(fact) for name, fact in facts_of(card).items() if name in long}
            for card in (game.catalogue() if long else [])
        },
    )


async def list_words(call: Call) -> GameWords:
    """What a game says in another language."""
    game, language = the_game(call), the_language(call)
    return GameWords(game.name, language, await asyncio.to_thread(words_of, language, game.name))


async def list_law(call: Call) -> GameWords:
    """The numbered rules of a game in another language; they are fetched when somebody reads one."""
    game, language = the_game(call), the_language(call)
    return GameWords(game.name, language, await asyncio.to_thread(law_of, language, game))


def the_language(call: Call) -> str:
    """The language that the path names."""
    language = call.path_value("language")
    if language not in languages():
        raise ProblemError(404, f"Parlour does not speak {language!r}; it speaks {', '.join(languages())}")
    return language


def facts_of(card: dict[str, object]) -> dict[str, object]:
    """The facts of a card of the catalogue."""
    return cast(dict[str, object], card["facts"])


def quote(statement: Statement) -> RuleInfo:
    """A statement as the browser shows it."""
    return RuleInfo(statement.rule, statement.heading, statement.words)


def the_game(call: Call) -> Game:
    """The game that the path names."""
    try:
        return find_game(call.path_value("game"))
    except ParlourError as error:
        raise ProblemError(404, str(error)) from None


async def judge_options(call: Call, wish: CheckOptions) -> OptionsVerdict:
    """Whether options would do: all of them with the number of seats, or what is wrong."""
    return await call.context.short_work.run(judge, find_game(wish.game), wish.options)


def judge(game: Game, wished: Mapping[str, object]) -> OptionsVerdict:
    """Options and their seats, or what is wrong with them."""
    try:
        options = check_options(game, wished)
    except ParlourError as error:
        return OptionsVerdict(str(error).removeprefix(f"{game.name}: "), {}, 0)
    return OptionsVerdict("", options, game.empty(options).seats, unfit_choices(game, options))


def unfit_choices(game: Game, options: dict[str, object]) -> dict[str, list[Any]]:
    """The choices of each setting that would not fit the others as they are; how many play is always free to change."""
    unfit: dict[str, list[Any]] = {}
    for setting in game.settings():
        if setting.name == PLAYERS or setting.free:
            continue
        others = [choice for choice in setting.choices if choice != options[setting.name]]
        unfit[setting.name] = [each for each in others if not fits(game, {**options, setting.name: each})]
    return {name: choices for name, choices in unfit.items() if choices}


def fits(game: Game, options: dict[str, object]) -> bool:
    """Whether options can be played together."""
    try:
        check_options(game, options)
    except ParlourError:
        return False
    return True


ENDPOINTS = [
    get("/api/games", list_games, GameList),
    get("/api/games/{game}/rules", list_rules, RulesInfo, keep=KEPT),
    get("/api/games/{game}/rules/{language}", list_law, GameWords, keep=KEPT),
    get("/api/games/{game}/cards", list_cards, CardsInfo, keep=KEPT),
    get("/api/games/{game}/cards/long", list_long_facts, LongFacts, keep=KEPT),
    get("/api/games/{game}/words/{language}", list_words, GameWords, keep=KEPT),
    post("/api/options", judge_options, CheckOptions, OptionsVerdict),
]
