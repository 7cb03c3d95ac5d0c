"""Worlds: what a seat cannot tell from the real position, and nothing else."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.toy import Magpies, Toy

from parlour.kernel.errors import ParlourError
from parlour.kernel.questions import Question
from parlour.kernel.record import new_match
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import WATCHER, Pilot, State
from parlour.kernel.worlds import deal_unknown, imagine, match_faces, repair

SEEDS = st.integers(1, 2**60)


class Deduced(Toy):
    """A game in which each card may have only some faces."""

    def __init__(self, allowed: dict[int, set[int]]) -> None:
        super().__init__()
        self.allowed = allowed

    def may_be(self, s: State, seat: int, card: int, face: int) -> bool:
        return face in self.allowed.get(card, {face})


class Pooled(Toy):
    """A game whose cards have two kinds of backs, which only seat 0 can tell."""

    def pool(self, s: State, seat: int, card: int) -> int:
        return card % 2 if seat == 0 else 0


class Ordered(Toy):
    """A game in which card 0 is lower than card 1."""

    def fits(self, s: State, seat: int) -> bool:
        return s.face[0] < s.face[1]

    def settle(self, s: State, seat: int, dice: Dice) -> None:
        s.face[:2] = sorted(s.face[:2])


def hidden_table(cards: int) -> Magpies:
    """A position in which seat 0 knows nothing."""
    s = Magpies(2)
    s.face, s.known = list(range(cards)), [0] * cards
    return s


def test_every_world_is_as_likely() -> None:
    ours, counts = dice("worlds"), dict.fromkeys(permutations(range(4)), 0)
    for _ in range(6000):
        s = hidden_table(4)
        imagine(Toy(), s, 0, ours)
        counts[tuple(s.face)] += 1
    assert sum((count - 250) ** 2 / 250 for count in counts.values()) < 49.8  # 23 degrees of freedom


@given(SEEDS, st.permutations(range(8)), st.permutations(range(8)))
def test_the_same_dice_give_the_same_world_whatever_is_hidden(seed: int, one: list[int], other: list[int]) -> None:
    worlds = []
    for faces in (one, other):
        s = hidden_table(8)
        s.face = list(faces)
        imagine(Toy(), s, 0, Dice(seed))
        worlds.append(s.dump())
    assert worlds[0] == worlds[1]


@given(SEEDS, st.permutations(range(8)), st.sets(st.integers(0, 7)))
def test_a_world_keeps_what_its_seat_knows(seed: int, faces: list[int], known: set[int]) -> None:
    s = hidden_table(8)
    s.face, s.known = list(faces), [3 if card in known else 2 for card in range(8)]
    imagine(Toy(), s, 0, Dice(seed))
    assert all(s.face[card] == faces[card] for card in known)
    assert sorted(s.face) == list(range(8))


def test_a_world_has_another_future() -> None:
    futures = set()
    for seed in range(1, 20):
        s = hidden_table(3)
        s.rng = 12345
        imagine(Toy(), s, 0, Dice(seed))
        futures.add(s.rng)
    assert 12345 not in futures
    assert len(futures) == 19


@given(SEEDS)
def test_pools_are_not_mixed(seed: int) -> None:
    s = hidden_table(8)
    imagine(Pooled(), s, 0, Dice(seed))
    assert [face % 2 for face in s.face] == [0, 1] * 4


def test_who_does_not_know_the_pools_mixes_them() -> None:
    s = hidden_table(8)
    imagine(Pooled(), s, 1, dice("mixed"))
    assert [face % 2 for face in s.face] != [0, 1] * 4


@given(SEEDS)
def test_a_world_is_settled_before_anybody_sees_it(seed: int) -> None:
    s = hidden_table(4)
    imagine(Ordered(), s, 0, Dice(seed))
    assert Ordered().fits(s, 0)
    assert sorted(s.face) == [0, 1, 2, 3]


@given(SEEDS)
def test_what_was_deduced_holds_in_every_world(seed: int) -> None:
    allowed = {0: {5, 6, 7}, 1: {0, 1}, 2: {0, 1, 2}}
    s = hidden_table(8)
    s.face = [5, 0, 1, 2, 3, 4, 6, 7]
    imagine(Deduced(allowed), s, 0, Dice(seed))
    assert all(s.face[card] in faces for card, faces in allowed.items())
    assert sorted(s.face) == list(range(8))


# A chain in which each card may have its own face or the next: exchanging two is seldom enough.
CHAIN = {card: {card, (card + 1) % 6} for card in range(6)}


def test_where_exchanging_gets_stuck_paths_find_the_way() -> None:
    game, stuck = Deduced(CHAIN), 0
    for seed in range(1, 60):
        s = hidden_table(6)
        faces = list(range(6))
        Dice(seed).shuffle(faces)
        stuck += not repair(game, s, 0, list(range(6)), faces.copy(), Dice(seed))
        deal_unknown(game, s, 0, list(range(6)), Dice(seed))
        assert s.face in ([0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 0])
    assert stuck > 10


@given(st.permutations(range(6)), st.permutations(range(6)))
def test_paths_find_the_only_world(truth: list[int], offered: list[int]) -> None:
    game = Deduced({card: {face} for card, face in enumerate(truth)})
    assert match_faces(game, hidden_table(6), 0, list(range(6)), list(offered)) == truth


@settings(max_examples=50)
@given(st.data())
def test_paths_find_a_world_whenever_there_is_one(data: st.DataObject) -> None:
    truth = data.draw(st.permutations(range(6)))
    extra = {card: data.draw(st.sets(st.integers(0, 5), max_size=2)) for card in range(6)}
    allowed = {card: {truth[card]} | extra[card] for card in range(6)}
    found = match_faces(Deduced(allowed), hidden_table(6), 0, list(range(6)), list(range(6)))
    assert sorted(found) == list(range(6))
    assert all(found[card] in allowed[card] for card in range(6))


def test_an_untrue_deduction_is_an_error() -> None:
    s = hidden_table(3)
    with pytest.raises(ParlourError, match="no world fits what P1 has seen"):
        imagine(Deduced({0: {2}, 1: {2}}), s, 0, dice("untrue"))


# Sights


class Watching(Pilot):
    """Notes every question and takes the first option; one action is enough."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, list[int]]] = []
        self.faces: list[int] = []

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        if not self.asked:
            self.faces = s.face.copy()
        self.asked.append((seat, question.what, options))
        return options[0]

    def enough(self, s: State) -> bool:
        return bool(self.asked)


def test_a_sight_plays_on_from_its_question_in_a_world() -> None:
    match = new_match(Toy(), {}, "sight")
    for ask in match.asks:
        match.answer(ask.seat, ask.options[0])
    seat = match.asks[0].seat
    match.answer(seat, 1)
    before = match.state.dump()
    watching = Watching()
    end = match.sight(seat).play(watching, dice("play"))
    assert watching.asked == [(seat, "put back", match.asks[0].options)]
    assert watching.faces != match.state.face
    assert [watching.faces[card] for card in match.asks[0].options] == [
        match.state.face[card] for card in match.asks[0].options
    ]
    assert isinstance(end, Magpies)
    assert end.phase == 0
    assert match.state.dump() == before


def test_a_sight_of_a_sealed_question_asks_everybody_in_the_world() -> None:
    match = new_match(Toy(), {}, "sealed")
    match.answer(1, match.asks[1].options[3])
    watching = Watching()
    match.sight(0).play(watching, dice("play"))
    assert [(seat, what) for seat, what, _ in watching.asked] == [(0, "lay"), (1, "lay")]


def test_a_sight_plays_to_the_end_if_nobody_has_enough() -> None:
    class Tireless(Watching):
        def enough(self, s: State) -> bool:
            return False

    match = new_match(Toy(), {}, "end")
    assert match.sight(0).play(Tireless(), dice("end")).ending is not None


def test_a_world_of_a_sight_looks_the_same() -> None:
    match = new_match(Toy(), {"players": 3}, "look")
    sight = match.sight(1)
    worlds = [sight.world(Dice(seed)) for seed in range(1, 30)]
    assert all(match.game.view(world, 1) == sight.view() for world in worlds)
    assert len({tuple(world.face) for world in worlds}) > 25
    assert sight.world(Dice(7)).dump() == sight.world(Dice(7)).dump()


def test_the_watcher_has_worlds_too() -> None:
    match = new_match(Toy(), {}, "watched")
    world = match.state.copy()
    imagine(match.game, world, WATCHER, dice("watched"))
    assert match.game.view(world, WATCHER) == match.game.view(match.state, WATCHER)
    assert world.face != match.state.face
