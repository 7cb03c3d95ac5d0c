"""Backs and faces, endings, events, and the position as plain data."""

from __future__ import annotations

import json

import pytest
from tests.kernel.questions import told
from tests.kernel.toy import Magpies, Toy

from parlour.kernel.cards import (
    in_rising_order,
    lies_among,
    mix_order,
    next_back,
    reveal,
    roll,
    seen_face,
    show,
    shuffle,
    take_out,
)
from parlour.kernel.errors import RulesError
from parlour.kernel.record import new_match
from parlour.kernel.rng import seeded
from parlour.kernel.state import EVERYONE, MOST_SEATS, NO_CARD, NOBODY, WATCHER, Ending, Event, State, Teller


def table(cards: int) -> Magpies:
    """A table with some cards that everybody knows."""
    s = Magpies(2)
    s.rng = seeded("cards")
    s.face, s.known = list(range(cards)), [EVERYONE] * cards
    return s


def test_a_shuffle_moves_faces_under_their_backs_and_forgets_them() -> None:
    s = table(10)
    shuffle(s, [2, 3, 4, 5, 6, 7])
    assert [s.face[card] for card in (0, 1, 8, 9)] == [0, 1, 8, 9]
    assert sorted(s.face) == list(range(10))
    assert s.face != list(range(10))
    assert s.known == [EVERYONE] * 2 + [NOBODY] * 6 + [EVERYONE] * 2


def test_a_shuffle_is_the_same_everywhere() -> None:
    s = table(10)
    shuffle(s, list(range(10)))
    assert s.face == [5, 1, 2, 3, 9, 0, 6, 7, 4, 8]
    assert s.rng == 4328220661746824905


def test_open_things_are_mixed_in_place() -> None:
    s = table(0)
    items = [1, 2, 3, 4, 5, 6, 7, 8]
    mix_order(s, items)
    assert sorted(items) == [1, 2, 3, 4, 5, 6, 7, 8] != items
    assert s.rng != seeded("cards")


def test_a_roll_moves_chance_on() -> None:
    s = table(0)
    rolls = [roll(s, 6) for _ in range(50)]
    assert set(rolls) == set(range(6))


def test_a_face_is_seen_by_those_who_know_it() -> None:
    s = table(3)
    s.known = [NOBODY] * 3
    show(s, 1, 0)
    reveal(s, 2)
    assert [seen_face(s, card, 0) for card in range(3)] == [None, 1, 2]
    assert [seen_face(s, card, 1) for card in range(3)] == [None, None, 2]
    assert [seen_face(s, card, WATCHER) for card in range(3)] == [None, None, 2]
    assert s.knows(0, 1)
    assert not s.knows(1, 1)


def test_everyone_includes_the_watcher_whom_no_seat_can_be() -> None:
    assert WATCHER == MOST_SEATS
    assert EVERYONE >> WATCHER == 1


def test_winners_share_one_point() -> None:
    ending = Ending([0, 2], "TOY-1", "two magpies", [3, 1, 3])
    assert [ending.payoff(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert ending.dump() == {"winners": [0, 2], "rule": "TOY-1", "reason": "two magpies", "scores": [3, 1, 3]}
    assert repr(ending) == "Ending(TOY-1: two magpies)"


def test_an_event_is_told_to_its_audience() -> None:
    teller = Teller()
    teller.tell(told("drawn"), 0b10, {"face": 4})
    event = teller.events[0]
    assert isinstance(event, Event)
    assert [event.heard_by(seat) for seat in (0, 1, WATCHER)] == [False, True, False]
    assert event.dump() == {"event": "drawn", "face": 4}
    assert repr(event) == "Event(drawn face=4)"


def test_a_position_is_plain_data_and_back() -> None:
    s = new_match(Toy(), {"players": 3}, "plain").state.copy()
    s.ending = Ending([1], "TOY-1", "early", [0, 1, 0])
    data = json.loads(json.dumps(s.dump()))
    other = Magpies(3)
    other.restore(data)
    assert other.dump() == s.dump()
    assert isinstance(other, Magpies)
    assert isinstance(s, Magpies)
    other.hands[0].append(99)
    assert 99 not in data["hands"][0]


def test_a_state_copies_its_fields() -> None:
    s = State(2)
    s.face, s.known, s.key = [3, 1], [1, 2], "secret"
    other = s.copy()
    other.face.append(7)
    assert (s.face, other.known, other.key) == ([3, 1], [1, 2], "secret")


def test_a_table_never_has_a_card_that_is_no_card() -> None:
    s = Magpies(2)
    s.face = [0] * (NO_CARD - 1)
    assert next_back(s) == NO_CARD - 1
    s.face.append(0)
    with pytest.raises(RulesError, match="no room for more than 1048576 cards"):
        next_back(s)


def test_a_card_is_taken_out_of_the_zone_that_it_lies_in() -> None:
    cards = [4, 7, 300, 1]
    take_out(cards, 7)
    assert cards == [4, 300, 1]
    take_out(cards, 300)
    assert cards == [4, 1]
    take_out(cards, 1)
    assert cards == [4]
    with pytest.raises(RulesError, match="card 300 does not lie there"):
        take_out(cards, 300)


def test_a_card_is_found_among_others() -> None:
    assert lies_among([4, 300, 2 * NO_CARD], 300)
    assert lies_among([4, 300, 2 * NO_CARD], 2 * NO_CARD)
    assert not lies_among([4, 300, 2 * NO_CARD], 5)
    assert not lies_among([], 5)


def test_a_few_cards_are_put_in_rising_order() -> None:
    assert in_rising_order([3, 300, 1, 2, 400]) == [1, 2, 3, 300, 400]
    assert in_rising_order([]) == []
