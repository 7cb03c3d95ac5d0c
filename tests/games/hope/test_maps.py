"""The maps: what is drawn is what is played, and no start city is worse off than another."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from parlour.games.hope.cards.maps import board as board_module
from parlour.games.hope.cards.maps.board import BOARDS, EUROPE, MAPS, NO_WAY, NORTH_AMERICA, Board, read_board
from parlour.kernel.errors import ParlourError

FOLDER = Path(str(board_module.__file__)).parent
WORTH = 8  # an attack that a hand of four can pay in the first years
EACH_BOARD = pytest.mark.parametrize("board", BOARDS, ids=MAPS)
Edge = frozenset[str]


def drawn(name: str) -> dict[str, Any]:
    """The file of a map."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def edges(path: str) -> set[Edge]:
    """The straight pieces of an outline, each as its two points."""
    found: set[Edge] = set()
    for ring in re.findall(r"M([^Z]*)Z", path):
        points = ring.split(" ")
        found |= {frozenset(pair) for pair in zip(points, points[1:] + points[:1], strict=True)}
    return found


def outlines(name: str, kind: str) -> dict[str, set[Edge]]:
    """The outlines of all territories or seas of a map."""
    return {each["name"]: edges(each["path"]) for each in drawn(name)[kind]}


def cost(board: Board, own: set[int], target: int) -> int:
    """The least attack that takes an uncontrolled territory, by land or by sea."""
    here = board.territories[target]
    if own & set(here.near):
        return here.defence
    return here.defence + min(board.oversea[each][target] for each in own)


def steps(board: Board, start: int) -> dict[int, int]:
    """How many borders and arrows lie between a territory and every other that can be walked to."""
    found, line = {start: 0}, [start]
    for here in line:
        for near in board.territories[here].near:
            if near not in found:
                found[near] = found[here] + 1
                line.append(near)
    return found


def first_five(board: Board, start: int) -> int:
    """What the five cheapest conquests from a start city cost, one after the other, other start cities left alone."""
    own, paid = {start}, 0
    for _ in range(5):
        open_to = [each for each in range(len(board.territories)) if each not in own and each not in board.starts]
        price, target = min((cost(board, own, each), each) for each in open_to)
        own.add(target)
        paid += price
    return paid


@pytest.mark.parametrize("name", MAPS)
def test_what_touches_on_the_map_is_adjacent_in_the_graph_and_the_other_way_round(name: str) -> None:
    lands, seas = outlines(name, "territories"), outlines(name, "seas")
    for each in drawn(name)["territories"]:
        own = lands[each["name"]]
        assert each["borders"] == [other for other in lands if other != each["name"] and own & lands[other]]
        assert each["seas"] == [sea for sea in seas if own & seas[sea]]
    for each in drawn(name)["seas"]:
        own = seas[each["name"]]
        assert each["seas"] == [other for other in seas if other != each["name"] and own & seas[other]]


@pytest.mark.parametrize("name", MAPS)
def test_an_arrow_is_drawn_between_two_territories_that_it_connects_both_ways(name: str) -> None:
    page = drawn(name)
    arrows = {frozenset(arrow["between"]) for arrow in page["arrows"]}
    assert arrows == {frozenset((each["name"], other)) for each in page["territories"] for other in each["arrows"]}
    for each in page["territories"]:
        assert not set(each["arrows"]) & set(each["borders"])


@EACH_BOARD
def test_neighbours_are_neighbours_of_each_other(board: Board) -> None:
    for number, each in enumerate(board.territories):
        assert number not in each.near
        for other in each.near:
            assert number in board.territories[other].near


@EACH_BOARD
def test_every_territory_can_be_reached(board: Board) -> None:
    reached, more = {board.starts[0]}, True
    while more:
        new = {each for each in range(len(board.territories)) if cost(board, reached, each) < NO_WAY} - reached
        more, reached = bool(new), reached | new
    assert len(reached) == len(board.territories)


def test_the_maps_have_the_size_of_their_tables() -> None:
    assert 26 <= len(EUROPE.territories) <= 30
    assert 36 <= len(NORTH_AMERICA.territories) <= 40
    assert (len(EUROPE.starts), len(NORTH_AMERICA.starts)) == (5, 7)
    assert len(EUROPE.prizes) + len(NORTH_AMERICA.prizes) == 6


@EACH_BOARD
def test_a_start_city_has_three_neighbours_worth_having(board: Board) -> None:
    for start in board.starts:
        others = [each for each in range(len(board.territories)) if each not in board.starts]
        near = [each for each in others if cost(board, {start}, each) <= WORTH]
        assert len(near) >= 3, board.territories[start].name
        assert len(board.territories[start].near) >= 3, board.territories[start].name


@EACH_BOARD
def test_two_territories_or_more_lie_between_any_two_start_cities(board: Board) -> None:
    for one, other in combinations(board.starts, 2):
        assert steps(board, one)[other] >= 3


@EACH_BOARD
def test_the_first_five_conquests_cost_about_the_same_from_every_start_city(board: Board) -> None:
    costs = [first_five(board, start) for start in board.starts]
    assert max(costs) - min(costs) <= 2, costs


def test_from_bern_to_milan_it_is_six() -> None:
    bern, milan = EUROPE.find("Bern"), EUROPE.find("Milan")
    assert milan in EUROPE.territories[bern].borders
    assert (EUROPE.territories[milan].native, EUROPE.territories[milan].interior) == (3, 3)
    assert cost(EUROPE, {bern}, milan) == 6


def test_from_madrid_to_the_territory_north_of_ankara_it_is_twelve() -> None:
    madrid, sinop, ankara = [EUROPE.find(name) for name in ("Madrid", "Sinop", "Ankara")]
    assert sinop in EUROPE.territories[ankara].borders
    page = {each["name"]: each["label"] for each in drawn("europe")["territories"]}
    assert page["Sinop"][1] < page["Ankara"][1]  # north is up
    assert EUROPE.oversea[madrid][sinop] == 3 + 3
    assert cost(EUROPE, {madrid}, sinop) == 12


def test_two_coasts_of_one_sea_are_one_crossing_apart() -> None:
    kassel, wales = EUROPE.find("Kassel"), EUROPE.find("Wales")
    assert EUROPE.oversea[kassel][wales] == 2
    assert EUROPE.oversea[wales][kassel] == 2
    assert EUROPE.oversea[kassel][EUROPE.find("Minsk")] == NO_WAY


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("interior", 9, "maps/europe.json: territories Madrid: interior must be a whole number from 1 to 4, not 9"),
        ("native", 4, "maps/europe.json: territories Madrid: native must be one of 2, 3, 5 and 6, not 4"),
        ("borders", ["Atlantis"], "maps/europe.json: territories Madrid: borders must be a list of"),
        ("height", 3, "maps/europe.json: territories Madrid: there is no field 'height'"),
    ],
)
def test_a_mistake_is_told_with_file_territory_and_field(tmp_path: Path, field: str, value: object, words: str) -> None:
    page = drawn("europe")
    page["territories"][0][field] = value
    (tmp_path / "maps").mkdir()
    path = tmp_path / "maps" / "europe.json"
    path.write_text(json.dumps(page), encoding="utf-8")
    with pytest.raises(ParlourError, match=re.escape(words)):
        read_board(path)


def test_a_map_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "maps.json").write_text("{", encoding="utf-8")
    with pytest.raises(ParlourError, match="not JSON"):
        read_board(tmp_path / "maps.json")
    with pytest.raises(ParlourError, match="there is no such file"):
        read_board(tmp_path / "none.json")
