"""A table of Historical Conquest to put positions on and to speak to in words. All decks are Tesla's, so that every
card is there once for each player."""

from __future__ import annotations

from typing import Any

import parlour.games  # noqa: F401
from parlour.games.conquest.questions import TURN
from parlour.games.conquest.state import ConquestState
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.state import WATCHER

GAME = find_game("conquest")
TURN_3 = "phase=play turn=1 round=3 turns=5 plays=3 moves=1"
WAR = f"{TURN_3} attacks=2 acted=3,4 morale=900,900"
WAR_1 = f"edition=1 {TURN_3} attacks=1 acted=3,4 morale=900,900"
PILES = "deck1=?8 deck2=?8"


def at(line: str) -> Match:
    """A match that goes on from a position; what the line does not say is as usual in the middle of a game."""
    given = f"players=2 {line}" if "players=" not in line else line
    s = GAME.read(given)
    assert isinstance(s, ConquestState)
    return match_at(GAME, s, GAME.options_in(s))


def fresh(seed: str = "table", **options: object) -> Match:
    """A new match."""
    return new_match(GAME, options, seed)


def war(lands1: str, lands2: str, more: str = "", turn: str = WAR) -> Match:
    """Round 3, P1's turn, with these lands in play."""
    return at(f"{turn} lands1={lands1} lands2={lands2} {PILES} {more}")


def state(match: Match) -> ConquestState:
    """The position itself."""
    s = match.state
    assert isinstance(s, ConquestState)
    return s


def tell(match: Match, *answers: str) -> Match:
    """Answer in words: "P1 play Marie Curie"; open interrupts of others are passed."""
    for answer in answers:
        seat, _, words = answer.partition(" ")
        answer_in_words(match, int(seat[1:]) - 1, words)
    return match


def pass_all(match: Match) -> Match:
    """Everybody passes until somebody is asked something else."""
    while match.asks and match.asks[0].what == "interrupt":
        match.answer(match.asks[0].seat, 0)
    return match


def options(match: Match, seat: int = 1) -> list[str]:
    """What a player may answer, in words."""
    ask = match.ask_of(seat - 1)
    return [GAME.say(match.state, ask, option) for option in ask.options]


def asked(match: Match) -> list[str]:
    """Who is asked what."""
    return [f"P{ask.seat + 1} {ask.what}" for ask in match.asks]


def deeds(match: Match, word: str, seat: int = 1) -> list[str]:
    """The deeds of a turn that begin with a word."""
    assert match.asks[0].question is TURN
    return [option for option in options(match, seat) if option.startswith(word)]


def seen(match: Match, seat: int = 1) -> dict[str, Any]:
    """What all see of a player."""
    seats: Any = match.view(WATCHER)["seats"]
    found: dict[str, Any] = seats[seat - 1]
    return found


def lands(match: Match, seat: int = 1) -> dict[str, list[str]]:
    """The lands of a player, each with the cards in it."""
    return {stack[0]["name"]: [card["name"] for card in stack[1:]] for stack in seen(match, seat)["lands"]}


def names(match: Match, zone: str, seat: int = 1) -> list[str]:
    """The cards of a zone by their names, the hand as its own player sees it."""
    seats: Any = match.view(seat - 1)["seats"]
    return [card["name"] for card in seats[seat - 1][zone]]


def morale(match: Match) -> list[int]:
    """The morale of everybody."""
    return list(state(match).morale)


def story(match: Match) -> str:
    """What everybody heard."""
    return " ".join(match.story(WATCHER))


def refusal(match: Match, words: str, seat: int = 1) -> str:
    """The rule that forbids something."""
    found = GAME.why_not(match.state, match.ask_of(seat - 1), words)
    return "" if found is None else found.rule
