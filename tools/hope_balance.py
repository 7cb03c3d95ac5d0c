"""Plays Dealers in Hope for its balance and writes the tables of docs/balance-hope.md.

`python tools/hope_balance.py play PLAYERS GAMES SEED FILE` adds games of greedy bots to a file, one a line; factions,
start cities and professions come by chance. A compiled build plays 20 to 45 games a second. `python
tools/hope_balance.py report FILE…`, with a file for each number of players, prints the tables and writes
docs/pictures/hope-balance.toml, which `tools/rates.py` draws.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

import parlour.games  # noqa: F401
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.prints import ALL_PROFESSIONS
from parlour.kernel.registry import find_game
from parlour.simulation.intervals import wilson
from parlour.simulation.simulate import Row, play_row, prepare

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "hope-balance.toml"
MAPS = {2: "Europe", 3: "Europe", 4: "North America", 5: "North America"}
KINDS = ("faction", "start city", "place", "profession")  # what is kept of the uses
GROUPS = ("reorganize", "train", "assault")
NONE_TRAINED = "no profession"

Game = dict[str, Any]
Tally = dict[str, tuple[float, int]]  # wins and games


# Playing


def play(players: int, games: int, seed: str, file: Path) -> None:
    """Add games to a file."""
    run = prepare(find_game("hope"), {"players": players}, ["greedy"], games, seed)
    with file.open("a", encoding="utf-8") as out:
        for number in range(games):
            out.write(json.dumps(kept(play_row(run, number), players)) + "\n")


def kept(row: Row, players: int) -> Game:
    """What the tables need of a game."""
    seats = range(1, players + 1)
    return {
        "points": [row.columns[f"points_{seat}"] for seat in seats],
        "scores": [row.columns[f"score_{seat}"] for seat in seats],
        "decisions": row.columns["decisions"],
        "players": row.facts["players"],
        "uses": [[kind, thing, what, seat] for _, kind, thing, what, seat, _, _ in row.uses if kind in KINDS],
    }


# Counting


def tally(games: list[Game], kind: str) -> Tally:
    """The wins of those who had a faction, a start city or a place in the order of play."""
    wins: dict[str, float] = {}
    counted: Counter[str] = Counter()
    for game in games:
        for each, thing, what, seat in game["uses"]:
            if each == kind and what:
                counted[thing] += 1
                wins[thing] = wins.get(thing, 0.0) + game["points"][seat - 1]
    return {thing: (wins[thing], counted[thing]) for thing in sorted(counted)}


def by_seat(games: list[Game]) -> Tally:
    """The wins of every seat."""
    seats = range(len(games[0]["points"]))
    return {f"P{seat + 1}": (sum(game["points"][seat] for game in games), len(games)) for seat in seats}


def trained_in(game: Game, seat: int) -> set[str]:
    """The professions of which a player trained a card."""
    return {
        thing for kind, thing, what, who in game["uses"] if kind == "profession" and what == "trained" and who == seat
    }


def rate(found: tuple[float, int]) -> str:
    """A rate in per cent with half of its interval."""
    low, high = wilson(*found)
    return f"{100 * found[0] / found[1]:.1f} ± {50 * (high - low):.1f}"


def per_cent(part: float, whole: float) -> str:
    """A share without decimals."""
    return f"{100 * part / max(whole, 1):.0f}"


# Tables


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table of a page."""
    lines = [heads, ["---"] * len(heads), *rows]
    return (
        "\n".join([f"| {' | '.join(line)} |" if line[0] != "---" else f"|{'|'.join(line)}|" for line in lines]) + "\n"
    )


def seats_table(played: dict[int, list[Game]]) -> str:
    """Win rates by seat and by the order of play."""
    rows = []
    for players, games in played.items():
        order = tally(games, "place")
        places = [order[f"{name} to play"] for name in ("first", "second", "third", "fourth", "fifth")[:players]]
        low, high = wilson(*places[0])
        seats = ", ".join([f"{100 * wins / of:.1f}" for wins, of in by_seat(games).values()])
        ranked = ", ".join([f"{100 * wins / of:.1f}" for wins, of in places])
        rows.append(
            [str(players), f"{len(games):,}", seats, f"{ranked} (± {50 * (high - low):.1f})", f"{100 / players:.1f}"]
        )
    return table(["players", "games", "win rate by seat", "by the order of play", "fair"], rows)


def rates_table(kind: str, played: dict[int, list[Game]]) -> str:
    """Win rates of factions or start cities by number of players."""
    found = {players: tally(games, kind) for players, games in played.items()}
    things = list(dict.fromkeys([thing for each in found.values() for thing in each]))
    rows = [[thing, *[rate(each[thing]) if thing in each else "" for each in found.values()]] for thing in things]
    rows.append(["fair", *[f"{100 / players:.1f}" for players in played]])
    return table([kind, *[f"{players} players" for players in played]], rows)


def professions_table(played: dict[int, list[Game]]) -> str:
    """In which share of the games a profession is trained, by which share of the players, and mastered."""
    rows = []
    for profession in [each.name for each in ALL_PROFESSIONS]:
        cells = []
        for players, games in played.items():
            there = [game for game in games if ["profession", profession, "", None] in game["uses"]]
            who = [[what for kind, thing, what, _ in game["uses"] if thing == profession and what] for game in there]
            trained = sum("trained" in each for each in who)
            by_players = sum(each.count("trained") for each in who)
            mastered = sum("mastered" in each for each in who)
            shares = (trained, by_players / players, mastered)
            cells.append(f"{', '.join([per_cent(each, len(there)) for each in shares])} %")
        rows.append([profession, *cells])
    return table(["profession", *[f"{players} players" for players in played]], rows)


def table_of_play(played: dict[int, list[Game]]) -> str:
    """Land, sea, battles, masters and decisions."""
    columns = [facts_of_play(games) for games in played.values()]
    rows = [[what, *[column[what] for column in columns]] for what in columns[0]]
    return table(["what", *[f"{players} players" for players in played]], rows)


def facts_of_play(games: list[Game]) -> dict[str, str]:
    """The same of one number of players."""
    people = [row for game in games for row in game["players"]]
    turns = sum(row[group] for row in people for group in GROUPS)
    fought = sum(any(row["battles"] for row in game["players"]) for game in games)
    decisions = [game["decisions"] / len(game["points"]) for game in games]
    cut = quantiles(decisions, n=20)

    def mean(column: str) -> str:
        return f"{sum(row[column] for row in people) / len(games):.1f}"

    return {
        "assaults over land, over sea, a game": f"{mean('over land')}, {mean('over sea')}",
        "battles a game": mean("battles"),
        "turns with a battle": f"{per_cent(sum(row['battles'] for row in people), turns)} %",
        "games with a battle": f"{per_cent(fought, len(games))} %",
        "players with a master": f"{per_cent(sum(row['masters'] > 0 for row in people), len(people))} %",
        "decisions a person, mean": f"{fmean(decisions):.0f}",
        "decisions a person, in nine games of ten": f"{cut[0]:.0f} to {cut[-1]:.0f}",
        "turns a person": f"{turns / len(people):.0f}",
        "score of the winner, mean": f"{fmean(max(game['scores']) for game in games):.0f}",
    }


def lines_table(games: list[Game]) -> str:
    """For the winners of each faction: their actions, and the professions that they trained."""
    winners: dict[str, list[tuple[dict[str, Any], set[str]]]] = {faction.name: [] for faction in FACTIONS}
    for game in games:
        for seat, row in enumerate(game["players"]):
            if game["points"][seat]:
                winners[row["faction"]].append((row, trained_in(game, seat + 1)))
    rows = []
    for faction, won in winners.items():
        used = Counter([each for _, trained in won for each in (trained or {NONE_TRAINED})])
        masters = [sum(min(row["masters"], 2) == number for row, _ in won) for number in range(3)]
        shares = ", ".join([per_cent(number, len(won)) for number in masters])
        most = ", ".join([f"{thing} {per_cent(times, len(won))} %" for thing, times in used.most_common(3)])
        rows.append([faction, str(len(won)), *[spread(won, group) for group in GROUPS], f"{shares} %", most])
    heads = ["faction", "winners", *GROUPS, "0, 1, more masters", "most used"]
    return table(heads, rows)


def spread(won: list[tuple[dict[str, Any], set[str]]], group: str) -> str:
    """The share of turns with a group of actions, in eight winners of ten."""
    cut = quantiles([100 * row[group] / sum(row[each] for each in GROUPS) for row, _ in won], n=10)
    return f"{cut[0]:.0f} to {cut[-1]:.0f} %"


# The picture


def picture(played: dict[int, list[Game]]) -> str:
    """The rates as `tools/rates.py` reads them."""
    lines = ['title = "Win rates of factions and start cities with 95 % intervals; the band is fair ± 5 points"']
    for kind, title in (("faction", "Factions"), ("start city", "Start cities")):
        for players, games in played.items():
            rows = [f'  ["{thing}", {wins:g}, {of}],' for thing, (wins, of) in tally(games, kind).items()]
            heading = f'heading = "{title} on {MAPS[players]}, {players} players"'
            lines += ["", "[[part]]", heading, f"fair = {100 / players:.2f}", "rows = [", *rows, "]"]
    return "\n".join(lines) + "\n"


def report(files: list[Path]) -> None:
    """Print all tables and write what the picture is drawn from."""
    found = [[json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] for file in files]
    played = {len(games[0]["points"]): games for games in sorted(found, key=lambda games: len(games[0]["points"]))}
    print(seats_table(played))
    for kind in ("faction", "start city"):
        print(rates_table(kind, played))
    print(professions_table(played))
    print(table_of_play(played))
    for players, games in played.items():
        print(f"Winners with {players} players:\n\n{lines_table(games)}")
    PICTURE.write_text(picture(played), encoding="utf-8")


def main() -> None:
    """Play or report."""
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], Path(sys.argv[5]))
    else:
        report([Path(name) for name in sys.argv[2:]])


if __name__ == "__main__":
    main()
