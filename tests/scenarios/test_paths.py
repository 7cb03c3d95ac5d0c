"""Facts are found by readable paths."""

from __future__ import annotations

import pytest

from parlour.kernel.errors import ParlourError
from parlour.scenarios.paths import flatten, look, same

VIEW: dict[str, object] = {
    "leader": 1,
    "map": [{"place": "a1", "owner": "gold"}, {"place": "a2", "owner": None}],
    "seats": [{"seat": 0, "side": "gold", "tricks": 1}, {"seat": 1, "side": "gold", "tricks": 0}],
    "names": ["x", "y"],
}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("leader", 1),
        ("map.a1.owner", "gold"),
        ("map.place=a2.owner", None),
        ("map.2.place", "a2"),
        ("map.count", 2),
        ("map.*.owner", ["gold", None]),
        ("seats.P2.tricks", 0),
        ("seats.seat=P1.tricks", 1),
        ("seats.tricks=0.seat", 1),
        ("names.1", "x"),
    ],
)
def test_a_path_leads_there(path: str, found: object) -> None:
    assert look(VIEW, path) == found


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("lead", "there is no 'lead' at the top; there are leader, map, seats, names"),
        ("leader.x", "there is no 'x' in 'leader', which is 1"),
        ("map.b9.owner", "0 items in 'map' match 'b9'"),
        ("seats.gold", "2 items in 'seats' match 'gold'"),
        ("map.0", "there is no item 0 in 'map', which has 2"),
        ("map.3", "there is no item 3 in 'map', which has 2"),
        ("map.a1.colour", "there is no 'colour' in 'map.a1'"),
        ("map.*.colour", "there is no 'colour' in 'map.*'"),
    ],
)
def test_a_path_that_leads_nowhere_says_how_far(path: str, words: str) -> None:
    with pytest.raises(ParlourError) as caught:
        look(VIEW, path)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("expected", "found", "alike"),
    [
        ("P2", 1, True),
        ("P2", 2, False),
        ("P2", "P2", True),
        ("P1", False, False),
        ("-", None, True),
        ("-", [], True),
        ("-", "", True),
        ("-", 0, False),
        ("-", False, False),
        (True, 1, False),
        (1, True, False),
        (1, 1, True),
        ("1", 1, False),
        (["P1", "-"], [0, None], True),
        (["P1"], [0, 1], False),
        ({"a": "P1"}, {"a": 0}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
    ],
)
def test_what_is_the_same(expected: object, found: object, alike: bool) -> None:
    assert same(expected, found) is alike


def test_objects_within_objects_are_paths() -> None:
    assert flatten({"map": {"a1": {"owner": "gold"}}, "x.y": 1}) == {"map.a1.owner": "gold", "x.y": 1}
