"""A position in one line: as the kernel writes it, with territories by their names and the supply by its numbers.

`held1` lists what a player holds, `capital` the capitals, `supply` the number of cards in each pile. The box is not
written, because it has what is left; empty masses and spoils are, because a line without them means full ones. A line
that people write may leave out professions (then they are those of the first set), supply, masses and spoils (then they
are as full as they can be), and `laid_with` (then all cubes on the action board are small ones).
"""

from __future__ import annotations

from parlour.games.hope.cards.maps.board import BOARDS, Board
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, SETS
from parlour.games.hope.notation.soundness import check_position, check_table
from parlour.games.hope.rules.mixing import pile_faces, refill
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import SMALL_CUBE
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.positions import read_position, write_position
from parlour.kernel.state import NONE

MOST_SEATS = 5
UNDER_WAY = ("asking", "wanted")  # never between two actions of the kernel, where a line begins


def write_line(game: Game, s: HopeState) -> str:
    """The position in one line; reading it back gives the same line."""
    fields = dict([part.split("=", 1) for part in write_position(game, s).split(" ")])
    names = [each.name.replace(" ", "_") for each in BOARDS[s.board].territories]
    for unwritten in ("owner", "box", "capital", "supply", *UNDER_WAY):
        fields.pop(unwritten, None)
    for seat in range(s.seats):
        held = [names[territory] for territory, owner in enumerate(s.owner) if owner == seat]
        if held:
            fields[f"held{seat + 1}"] = ",".join(held)
    if any([territory != NONE for territory in s.capital]):
        fields["capital"] = ",".join(["-" if each == NONE else names[each] for each in s.capital])
    if s.supply:
        if not s.masses:
            fields["masses"] = "-"
        if not any(s.spoils):
            fields["spoils"] = "|".join(["-"] * len(s.spoils))
        fields["supply"] = ",".join([str(len(pile)) for pile in s.supply])
    return " ".join([f"{name}={value}" for name, value in fields.items()])


def read_line(game: Game, line: str) -> HopeState:
    """The position that a line describes."""
    fields, ours = split(line)
    if "professions" not in fields:
        fields["professions"] = ",".join([ALL_PROFESSIONS[number].name for number in SETS[0].numbers])
    s = read_position(game, " ".join([f"{name}={value}" for name, value in fields.items()]))
    assert isinstance(s, HopeState)
    check_table(s)
    if "laid_with" not in fields:
        s.laid_with = [SMALL_CUBE] * len(s.laid)
    board = BOARDS[s.board]
    for seat in range(MOST_SEATS):
        for name in listed(ours, f"held{seat + 1}"):
            hold(s, board, seat, name)
    capitals = listed(ours, "capital")
    if capitals:
        if len(capitals) != s.seats:
            raise ParlourError(f"position: capital has {len(capitals)} places; {s.seats} are needed")
        s.capital = [NONE if name == "-" else territory(board, name) for name in capitals]
    refill(s, supply_sizes(s, listed(ours, "supply")), "masses" not in fields, "spoils" not in fields)
    check_position(s)
    return s


def split(line: str) -> tuple[dict[str, str], dict[str, str]]:
    """The fields that the kernel reads, and ours."""
    fields: dict[str, str] = {}
    ours: dict[str, str] = {}
    own = ["capital", "supply", *[f"held{seat + 1}" for seat in range(MOST_SEATS)]]
    for part in line.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise ParlourError(f"position: {part!r} is not of the form NAME=VALUE")
        if name in fields or name in ours:
            raise ParlourError(f"position: the field {name!r} stands twice")
        if name == "owner":
            raise ParlourError("position: owner: held1, held2 and so on say who holds what")
        if name in UNDER_WAY:
            raise ParlourError(f"position: {name}: a line cannot begin in the middle of an ability")
        (ours if name in own else fields)[name] = value
    return fields, ours


def listed(fields: dict[str, str], name: str) -> list[str]:
    """The items of a field."""
    return fields[name].split(",") if name in fields else []


def territory(board: Board, name: str) -> int:
    """A territory by its name in a line."""
    return board.find(name.replace("_", " "))


def hold(s: HopeState, board: Board, seat: int, name: str) -> None:
    """Give a territory to a player."""
    number = territory(board, name)
    if seat >= s.seats:
        raise ParlourError(f"position: held{seat + 1}: there are {s.seats} players")
    if s.owner[number] != NONE:
        raise ParlourError(f"position: held{seat + 1}: P{s.owner[number] + 1} holds {name} already")
    s.owner[number] = seat


def supply_sizes(s: HopeState, sizes: list[str]) -> list[int]:
    """How many cards each pile of the supply has; without a word, all that there are."""
    piles = pile_faces(s)
    if not sizes:
        return [len([card for card in s.box if s.face[card] == face]) for face in piles]
    if len(sizes) != len(piles) or not all([size.isdecimal() for size in sizes]):
        raise ParlourError(f"position: supply must be {len(piles)} numbers")
    for face, size in zip(piles, sizes, strict=True):
        there = len([card for card in s.box if s.face[card] == face])
        if int(size) > there:
            raise ParlourError(f"position: supply: {size} cards of a pile of which {there} are left")
    return [int(size) for size in sizes]
