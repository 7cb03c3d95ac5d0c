"""Plays Historical Conquest for its balance: every starter against every other one in every seat, by the rules of thumb
of the greedy bot at each question, without drawing worlds.

`python tools/conquest_balance.py --games 4200 --players 2 --edition 2` prints what was found and a part for
`docs/pictures/conquest-balance.toml`, which `tools/rates.py` draws. A compiled build plays a hundred games a second for
two players. `--boosters` adds a booster by chance to each deck, `--bot level3` asks whole bots instead, which takes a
thousand times as long.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations
from statistics import quantiles

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

    def note(self, named: list[str], s: ConquestState, events: list[Event]) -> None:
        """One game that is over."""
        ending = s.ending
        assert ending is not None
        self.rounds.append(s.round)
        self.endings[ending.rule] += 1
        for seat, name in enumerate(named):
            share = 1 / len(ending.winners) if seat in ending.winners else 0.0
            starter, _, booster = name.partition("+")
            self.decks.note(TITLES[starter], share)
            if booster:
                self.boosters.note(TITLES[booster], share)
            self.seats.note(f"player {1 + (seat - s.first) % s.seats}", share)
            self.note_cards(seat, share, events)

    def note_cards(self, seat: int, share: float, events: list[Event]) -> None:
        """Which cards a player drew at some time, and which of them were played."""
        mine = [event for event in events if event.data.get("seat") == seat]
        played = {str(event.data["face"]) for event in mine if event.name in ("played", "interrupted")}
        drawn: set[str] = set()
        for event in mine:
            faces = event.data.get("faces")
            if event.name == "drawn" and isinstance(faces, list):
                drawn.update(map(str, faces))
        for face in drawn:
            self.drawn[face_name(int(face))] += 1
        for face in played:
            self.cards.note(face_name(int(face)), share)


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


def main() -> None:
    """Play and report."""
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--games", type=int, default=420)
    wish.add_argument("--players", type=int, default=2)
    wish.add_argument("--edition", type=int, default=2)
    wish.add_argument("--seed", default="balance")
    wish.add_argument("--bot", default=RULES_OF_THUMB)
    wish.add_argument("--boosters", action="store_true")
    given = wish.parse_args()
    found = Found()
    for number in range(given.games):
        named = decks_of(number, given.players, given.boosters)
        decks: dict[str, object] = {f"deck{seat + 1}": name for seat, name in enumerate(named)}
        options = check_options(GAME, {"players": given.players, "edition": given.edition, **decks})
        seed = f"{given.seed} {number}"
        if given.bot == RULES_OF_THUMB:
            found.note(named, *play_by_thumb(options, seed))
        else:
            found.note(named, *play_by_bots(options, seed, given.bot))
    more = " with boosters" if given.boosters else ""
    heading = f"Starters{more}, edition {given.edition}, {given.players} players"
    report(found, heading if given.bot == RULES_OF_THUMB else f"{heading}, {given.bot}", 100 / given.players)


if __name__ == "__main__":
    main()
