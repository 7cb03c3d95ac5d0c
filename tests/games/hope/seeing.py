"""Cards put on a table to see whether they do what they say: a position, answers, and what must be there afterwards.

Every answer is given under the eyes of the referee, who sees to it that nothing else has changed.
"""

from __future__ import annotations

from typing import Any

from tests.games.hope.table import GAME, at, names, state
from tests.referees.referee import referee_for

from parlour.kernel.ask import Answer
from parlour.kernel.match import Match
from parlour.kernel.notation import read_words
from parlour.kernel.record import match_at

ASSAULT = "action=9 assaults=1 cubes=2,3,3 laid=9 laid_by=1"  # plain
TRAIN = "action=6 cubes=2,3,3 laid=6 laid_by=1"  # a card
AT_SEA = "capital=Madrid,Bern,Ankara held1=Madrid held2=Bern"  # for P1, who is in Bern otherwise
OTHERS = "professions=Privateers,Healers,Scholars,Brokers,Heralds,Reformers,Envoys,Quartermasters"
FIGHT = f"{ASSAULT} held2=Madrid,Milan"  # P1 can attack Milan, which has 3 defence
NORTH = (
    "players=4 board=North_America drafted=8 cubes=2,2,2,2 leader_cube=1,1,1,1 "
    "faction=Navaa,Tidebound,Iron_Orchard,Lean_March"
)
PILES = ("hand", "draw", "discard", "play", "ready")
STACKS = ("spoils2", "spoils3")
ALONE = ("attack", "support", "sail", "siege", "onward", "plunder", "raid", "trained", "assaults")


def after(fields: str, answers: str) -> Match:
    """The table after some answers: "play Scouts 1; attack", of P1 or, where they say so, of another seat."""
    phase = "acting" if " action=" in f" {fields}" else "choosing"
    if "players=" in fields:
        s = GAME.read(f"{'' if ' turn=' in fields else 'turn=1 '}phase={phase} {fields}")
        match = match_at(GAME, s, GAME.options_in(s))
    else:
        match = at(fields, phase)
    referee = referee_for("hope")
    for line in answers.split("; "):
        seat, _, words = line.partition(" ") if line[0] == "P" and line[1].isdigit() else ("P1", "", line)
        ask = match.ask_of(int(seat[1:]) - 1)
        option = read_words(GAME, match.state, ask, words)
        referee.before(match)
        match.answer(ask.seat, option)
        referee.after(match, Answer(ask.seat, ask.what, option))
    referee.before(match)
    return match


def shown(match: Match, what: str) -> object:
    """What a word of an expectation stands for: `hand`, `hand2`, `price.Sinop`, `cost.Tutor`, `at`, ..."""
    s, view = state(match), view_of(match)
    about, _, thing = what.partition(".")
    plain = about if about in STACKS else about.rstrip("12345")
    seat = int(about[len(plain) :] or 1) - 1
    if plain in ALONE:
        return getattr(s, plain)
    if plain in PILES:
        return names(match, plain, seat + 1)
    if plain in ("points", "defence", "fort"):
        return getattr(s, plain)[seat]
    if plain in STACKS:
        return len(s.spoils[STACKS.index(plain)])
    if plain == "price":
        return next(place["price"] for place in view["map"] if place["place"] == thing)
    if plain in ("cost", "left"):
        named = {row.get("name", row.get("slot")): row for row in [*view["supply"], *view["masters"]]}
        return named[thing]["cost" if plain == "cost" else "count"]
    if plain == "size":
        return view["seats"][seat]["hand_size"]
    assert plain == "at", what
    return f"P{match.asks[0].seat + 1} {match.asks[0].what}"


def view_of(match: Match) -> dict[str, Any]:
    """What P1 sees."""
    view: dict[str, Any] = match.view(0)
    return view


def check(match: Match, expected: str) -> None:
    """Compare with an expectation: "hand=2 discard=Tutor,Recruit price.Sinop=10"; of cards the number or the names."""
    for item in expected.split():
        what, _, said = item.replace("_", " ").partition("=")
        seen = shown(match, what)
        if isinstance(seen, list):
            seen = len(seen) if said.isdigit() else ",".join(sorted(seen))
            said = said if said.isdigit() else ",".join(sorted(said.split(",")))
        assert str(seen) == said, f"{what} is {seen}, not {said}"
