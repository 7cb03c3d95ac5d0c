"""Plays Historical Conquest for its balance: every starter against every other one in every seat.

`python tools/conquest_balance.py play FILE --games 4200 --players 2 --edition 2` adds games to a file, one a line, and
goes on where the file ends. They are played by the rules of thumb of the greedy bot at each question, without drawing
worlds: a compiled build plays three hundred games for two a second. `--boosters` adds a booster by chance to each
deck; `--bot level3` asks whole bots instead, which takes a thousand times as long.

`python tools/conquest_balance.py report FILE…` prints what the games show, for each file a part of
`docs/pictures/conquest-balance.toml`, which `tools/rates.py` draws.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from statistics import quantiles
from typing import Any

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.games.conquest.cards.faces import face_name
from parlour.games.conquest.cards.pool import POOL
from parlour.games.conquest.state import ConquestState
from parlour.kernel.game import playout
from parlour.kernel.options import check_options
from parlour.kernel.questions import Question
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.kernel.state import Event, Pilot, State, Teller
from parlour.simulation.intervals import wilson

GAME = find_game("conquest")
SENSE = GAME.sense()
STARTERS = [deck.slug for deck in POOL.decks if deck.starter]
BOOSTERS = [deck.slug for deck in POOL.decks if not deck.starter]
TITLES = {deck.slug: deck.name for deck in POOL.decks}
RULES_OF_THUMB = "greedy"
FEWEST = 60  # how often a card must have been played to be listed
LISTED = 12

Row = dict[str, Any]  # a game


class Thumb(Pilot):
    """Answers every question by the rules of thumb."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What a sensible player answers."""
        return SENSE.pick(s, seat, question, options)

    def skips_idle(self) -> bool:
        """Windows in which nobody can act are not asked about."""
        return True


class Count:
    """How often something was in a game, and how often it won."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: dict[str, float] = {}

    def note(self, name: str, share: float) -> None:
        """One more game, with the share of the win."""
        self.games[name] += 1
        self.wins[name] = self.wins.get(name, 0.0) + share

    def say(self, name: str) -> str:
        """The rate with its interval."""
        low, high = wilson(self.wins[name], self.games[name])
        rate = self.wins[name] / self.games[name]
        return f"{name}: {100 * rate:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {self.games[name]}"

    def rows(self) -> str:
        """The rows of a part of a picture, the highest rate first."""
        names = sorted(self.games, key=lambda name: -self.wins[name] / self.games[name])
        rows = [f'["{name}", {self.wins[name]:g}, {self.games[name]}]' for name in names]
        return f"rows = [{', '.join(rows)}]"


class Found:
    """What all games together showed."""

    def __init__(self) -> None:
        self.decks, self.boosters, self.seats, self.cards = Count(), Count(), Count(), Count()
        self.drawn: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []

    def note(self, row: Row) -> None:
        """One game that is over."""
        self.rounds.append(row["rounds"])
        self.endings[row["ending"]] += 1
        for seat, name in enumerate(row["decks"]):
            share = 1 / len(row["winners"]) if seat in row["winners"] else 0.0
            starter, _, booster = name.partition("+")
            self.decks.note(TITLES[starter], share)
            if booster:
                self.boosters.note(TITLES[booster], share)
            self.seats.note(f"player {1 + (seat - row['first']) % len(row['decks'])}", share)
            for face in row["drawn"][seat]:
                self.drawn[face_name(face)] += 1
            for face in row["played"][seat]:
                self.cards.note(face_name(face), share)


def cards_of(events: list[Event], seat: int) -> tuple[list[int], list[int]]:
    """Which faces a player drew at some time, and which of them were played."""
    mine = [event for event in events if event.data.get("seat") == seat]
    played = {int(str(event.data["face"])) for event in mine if event.name in ("played", "interrupted")}
    drawn: set[int] = set()
    for event in mine:
        faces = event.data.get("faces")
        if event.name == "drawn" and isinstance(faces, list):
            drawn.update([int(str(face)) for face in faces])
    return sorted(drawn), sorted(played)


def kept(named: list[str], s: ConquestState, events: list[Event]) -> Row:
    """What is kept of a game."""
    ending = s.ending
    assert ending is not None
    cards = [cards_of(events, seat) for seat in range(s.seats)]
    return {
        "decks": named,
        "first": next(event.data["seat"] for event in events if event.name == "begins"),
        "rounds": s.round,
        "ending": ending.rule,
        "winners": ending.winners,
        "drawn": [drawn for drawn, _ in cards],
        "played": [played for _, played in cards],
    }


def decks_of(number: int, players: int, boosters: bool) -> list[str]:
    """The decks of a game: all sets of starters in turn, each in all turns around the table and both ways."""
    sets = list(combinations(STARTERS, players))
    around, place = divmod(number, len(sets))
    chosen = list(sets[place])
    first = around % players
    named = chosen[first:] + chosen[:first]
    if around // players % 2:
        named.reverse()
    luck = dice(f"boosters {number}")
    return [f"{name}+{BOOSTERS[luck.roll(len(BOOSTERS))]}" if boosters else name for name in named]


def play_by_thumb(options: dict[str, object], seed: str) -> tuple[ConquestState, list[Event]]:
    """One game by the rules of thumb."""
    s = GAME.empty(options)
    assert isinstance(s, ConquestState)
    s.rng = dice(seed).split().now
    teller = Teller()
    s.pilot, s.teller = Thumb(), teller
    GAME.start(s)
    playout(GAME, s)
    return s, teller.events


def play_by_bots(options: dict[str, object], seed: str, spec: str) -> tuple[ConquestState, list[Event]]:
    """One game of whole bots, each of which sees only what its seat sees."""
    match = new_match(GAME, options, seed)
    players = options["players"]
    assert isinstance(players, int)
    bots = [make_bot(spec, f"{seed} seat {seat}") for seat in range(players)]
    while match.ending is None:
        for ask in match.asks:
            match.answer(ask.seat, bots[ask.seat].answer(match.sight(ask.seat)))
    assert isinstance(match.state, ConquestState)
    return match.state, match.log


def play(given: argparse.Namespace) -> None:
    """Add games to a file, each written as soon as it is over."""
    asked = {name: getattr(given, name) for name in ("players", "edition", "bot", "boosters", "seed")}
    begun = given.file.exists()
    done = given.file.read_text(encoding="utf-8").splitlines() if begun else []
    if begun and json.loads(done[0]) != asked:
        raise SystemExit(f"{given.file} has other games: {done[0]}")
    with given.file.open("a", encoding="utf-8") as out:
        if not begun:
            out.write(json.dumps(asked) + "\n")
        first = max(0, len(done) - 1)
        for number in range(first, first + given.games):
            out.write(json.dumps(play_one(given, number)) + "\n")
            out.flush()


def play_one(given: argparse.Namespace, number: int) -> Row:
    """One game, by its number."""
    named = decks_of(number, given.players, given.boosters)
    decks: dict[str, object] = {f"deck{seat + 1}": name for seat, name in enumerate(named)}
    options = check_options(GAME, {"players": given.players, "edition": given.edition, **decks})
    seed = f"{given.seed} {number}"
    if given.bot == RULES_OF_THUMB:
        return kept(named, *play_by_thumb(options, seed))
    return kept(named, *play_by_bots(options, seed, given.bot))


def report(found: Found, heading: str, fair: float) -> None:
    """Print what was found."""
    cuts = quantiles(found.rounds, n=10)
    print(f"{heading}: {len(found.rounds)} games")
    print(
        f"rounds: median {cuts[4]:.0f}, four of five from {cuts[0]:.0f} to {cuts[8]:.0f}; endings {dict(found.endings)}"
    )
    for count in (found.seats, found.decks, found.boosters):
        print("\n".join([count.say(name) for name in sorted(count.games)]))
    often = [name for name in found.cards.games if found.cards.games[name] >= FEWEST]
    often.sort(key=lambda name: -found.cards.wins[name] / found.cards.games[name])
    print("played by most winners:", *[found.cards.say(name) for name in often[:LISTED]], sep="\n  ")
    seldom = sorted(found.drawn, key=lambda name: found.cards.games[name] / found.drawn[name])
    print("least played by those who drew them:")
    for name in seldom[:LISTED]:
        print(f"  {name}: {100 * found.cards.games[name] / found.drawn[name]:.0f} % of {found.drawn[name]}")
    print(f'\n[[part]]\nheading = "{heading}"\nfair = {fair:g}\n{found.decks.rows()}')


def report_file(file: Path) -> None:
    """Report on the games of a file."""
    asked, *rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    found = Found()
    for row in rows:
        found.note(row)
    more = " with boosters" if asked["boosters"] else ""
    heading = f"Starters{more}, edition {asked['edition']}, {asked['players']} players"
    by_thumb = asked["bot"] == RULES_OF_THUMB
    report(found, heading if by_thumb else f"{heading}, {asked['bot']}", 100 / asked["players"])


def main() -> None:
    """Play or report."""
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    orders = wish.add_subparsers(dest="order", required=True)
    playing = orders.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=420)
    playing.add_argument("--players", type=int, default=2)
    playing.add_argument("--edition", type=int, default=2)
    playing.add_argument("--seed", default="balance")
    playing.add_argument("--bot", default=RULES_OF_THUMB)
    playing.add_argument("--boosters", action="store_true")
    reporting = orders.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    given = wish.parse_args()
    if given.order == "play":
        play(given)
    else:
        for file in given.files:
            report_file(file)


if __name__ == "__main__":
    main()
