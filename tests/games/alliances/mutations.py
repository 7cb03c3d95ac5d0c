"""Positions of random games, and the same with something changed by chance."""

from __future__ import annotations

from tests.games.alliances.table import GAME, answered, play_on

from parlour.kernel.conformance import option_sets
from parlour.kernel.record import new_match
from parlour.kernel.rng import Dice, dice

Line = dict[str, str]  # the fields of a position

SEATS = "1234"
CARDS = ("hand", "kept", "tribute", "reserve", "aside", "spent")


def take_apart(line: str) -> Line:
    """The fields of a line."""
    return dict(part.split("=", 1) for part in line.split())


def put_together(line: Line) -> str:
    """The line of some fields."""
    return " ".join(f"{name}={value}" for name, value in line.items())


def positions(seed: str) -> list[Line]:
    """Every position between two actions of a random game with each set of options."""
    found = []
    for number, options in enumerate(option_sets(GAME)):
        match = new_match(GAME, options, f"{seed} {number}", listen=False)
        while match.asks:
            if not match.trail:
                found.append(take_apart(GAME.write(match.base)))
            play_on(match, f"{seed} {len(match.answers)}", answered(match))
    return found


def pick(items: list[str], ours: Dice) -> str:
    """One of some items."""
    return items[ours.roll(len(items))]


def mutate(line: Line, others: list[Line], ours: Dice) -> Line:
    """A position with one to three things changed."""
    changed = dict(line)
    for _ in range(1 + ours.roll(3)):
        CHANGES[ours.roll(len(CHANGES))](changed, others, ours)
    return changed


def borrow(line: Line, others: list[Line], ours: Dice) -> None:
    """A field as it is in another position."""
    other = others[ours.roll(len(others))]
    name = pick([name for name in line if name in other and name != "chance"], ours)
    line[name] = other[name]


def leave_out(line: Line, others: list[Line], ours: Dice) -> None:
    """A field left to its default."""
    del line[pick([name for name in line if name != "players"], ours)]


def empty(line: Line, others: list[Line], ours: Dice) -> None:
    """A field with nothing in it."""
    line[pick(list(line), ours)] = "-"


def count(line: Line, others: list[Line], ours: Dice) -> None:
    """A number, or a seat, that is another one."""
    name = pick([name for name in line if line[name].isdecimal() and name not in ("chance", "players")], ours)
    line[name] = str(int(line[name]) + ours.roll(5) - 2)


def recount(line: Line, others: list[Line], ours: Dice) -> None:
    """One of several numbers that is another one."""
    name = pick([name for name in ("wins", "scores", "rebeltricks", "tricks") if name in line] or ["wins"], ours)
    values = line.get(name, "0,0").split(",")
    values[ours.roll(len(values))] = str(ours.roll(20))
    line[name] = ",".join(values)


def move_card(line: Line, others: list[Line], ours: Dice) -> None:
    """A card that lies elsewhere."""
    zones = [name for name in line if name.rstrip(SEATS) in CARDS]
    full = [name for name in zones if line[name] != "-"]
    if full:
        here, there = pick(full, ours), pick(zones, ours)
        cards = line[here].split(",")
        card = cards.pop(ours.roll(len(cards)))
        line[here] = ",".join(cards) or "-"
        line[there] = card if line[there] == "-" else f"{line[there]},{card}"


def swap_cards(line: Line, others: list[Line], ours: Dice) -> None:
    """Two cards that have changed places, with nothing else said about them."""
    zones = [name for name in line if name.rstrip(SEATS) in CARDS and line[name] != "-"]
    if zones:
        one = pick(line[pick(zones, ours)].split(","), ours)
        two = pick(line[pick(zones, ours)].split(","), ours)
        for name in zones:
            line[name] = ",".join({one: two, two: one}.get(card, card) for card in line[name].split(","))


def pass_by(line: Line, others: list[Line], ours: Dice) -> None:
    """Some who have passed."""
    line["passed"] = ",".join(seat for seat in SEATS if ours.roll(2)) or "-"


CHANGES = [borrow, leave_out, empty, count, recount, move_card, swap_cards, pass_by]


def mutants(seed: str, number: int) -> list[str]:
    """So many changed positions."""
    ours, found = dice(seed), positions(seed)
    return [put_together(mutate(found[ours.roll(len(found))], found, ours)) for _ in range(number)]
