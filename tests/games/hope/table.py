"""A table of Dealers in Hope to put positions on and to speak to in words."""

from __future__ import annotations

from typing import Any

from parlour.games.hope.cards.actions import SIDES
from parlour.games.hope.cards.prints import PRINTS
from parlour.games.hope.game import Hope
from parlour.games.hope.state import HopeState
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words, options_in_words
from parlour.kernel.record import match_at, new_match
from parlour.kernel.rng import dice

GAME = Hope()
SEATED = "faction=Navaa,Tidebound,Iron_Orchard capital=Bern,Madrid,Ankara held1=Bern held2=Madrid held3=Ankara"
BEGUN = "drafted=6 cubes=3,3,3"
LATE = "drafted=6 cubes=3,3,3 era=late"


def at(fields: str = "", phase: str = "choosing", seated: str = SEATED, begun: str = BEGUN) -> Match:
    """A match of three players that goes on from a position; without a word it is P1's turn in the first year."""
    given = {part.split("=")[0] for part in fields.split()}
    usual = [part for part in f"{seated} {begun} turn=1 phase={phase}".split() if part.split("=")[0] not in given]
    s = GAME.read(" ".join(["players=3", *usual, fields]))
    return match_at(GAME, s, GAME.options_in(s))


def fresh(seed: str = "table", **options: object) -> Match:
    """A new match."""
    return new_match(GAME, options, seed)


def state(match: Match) -> HopeState:
    """The position."""
    s = match.state
    assert isinstance(s, HopeState)
    return s


def tell(match: Match, *lines: str) -> Match:
    """Answer in words: "P1 play Veteran"."""
    for line in lines:
        seat, _, words = line.partition(" ")
        answer_in_words(match, int(seat[1:]) - 1, words)
    return match


def words(match: Match) -> list[str]:
    """The options of the only question, in words."""
    ask = match.asks[0]
    return list(options_in_words(GAME, match.state, ask))


def asked(match: Match) -> str:
    """Who is asked what: "P1 act"."""
    return f"P{match.asks[0].seat + 1} {match.asks[0].what}"


def why(match: Match, thing: str) -> str:
    """The rule that forbids something."""
    refusal = GAME.why_not(match.state, match.asks[0], thing)
    return "" if refusal is None else refusal.rule


def names(match: Match, zone: str, seat: int = 0) -> list[str]:
    """The cards of a zone of a player, by their names."""
    return [PRINTS[match.state.face[card]].name for card in getattr(match.state, zone)[seat - 1]]


def action(name: str, era: int = 0) -> str:
    """The field of a position that says which action was chosen."""
    return f"action={[each.name for each in SIDES[era]].index(name)}"


def space(match: Match, name: str) -> dict[str, Any]:
    """An action of the board, as everybody sees it."""
    seen: Any = match.view(0)
    found: dict[str, Any] = next(each for each in seen["actions"] if each["slot"] == name)
    return found


def points(match: Match) -> list[int]:
    """The points of all players."""
    return state(match).points


def owner(match: Match, name: str) -> int:
    """The player who holds a territory, counted from 1; 0 for nobody."""
    from parlour.games.hope.cards.maps.board import BOARDS

    return state(match).owner[BOARDS[state(match).board].find(name)] + 1


def play_out(match: Match, seed: str = "out") -> Match:
    """Answer at random to the end."""
    rolls = dice(seed)
    while match.ending is None:
        for ask in list(match.asks):
            match.answer(ask.seat, ask.options[rolls.roll(len(ask.options))])
    return match
