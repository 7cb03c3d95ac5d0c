"""The shared verbs: choices, shortage, decks formed anew, who sees what, changes of place, dice."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest
from tests.games.dale.questions import asked_to
from tests.games.dale.table import GAME

from parlour.games.dale.cards.book import ALERTS
from parlour.games.dale.cards.dice import DARK_PANGOLIN, DECK, DISCARD, HAND, LIGHT_PANGOLIN, OCELOT, POLECAT, Die
from parlour.games.dale.cards.prints import PRINTS, print_of
from parlour.games.dale.rules import atoms, decks, discarding, looking, mixing, verbs
from parlour.games.dale.rules.choosing import (
    choose_another,
    choose_direction,
    choose_others,
    share_out,
    with_cards,
    with_deck,
)
from parlour.games.dale.rules.swaps import swap_with_aside, swap_with_discard_top, swap_with_market, swap_with_stall
from parlour.games.dale.rules.values import value
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.state import DaleState
from parlour.kernel.questions import Question
from parlour.kernel.rng import seeded
from parlour.kernel.state import EVERYONE, NONE, Pilot, State, Teller


class Script(Pilot):
    """Gives prepared answers, and keeps what was asked."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.asked: list[list[int]] = []

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The next answer, which must be an option."""
        self.asked.append(options.copy())
        answer = self.answers.pop(0)
        assert answer in options
        return answer


SCRIPT = Script()


def position(line: str) -> DaleState:
    """A position whose questions the script answers."""
    s = GAME.read(line)
    assert isinstance(s, DaleState)
    SCRIPT.answers, SCRIPT.asked = [], []
    s.pilot, s.teller = SCRIPT, Teller()
    return s


def given(rule: Coroutine[Any, Any, Any], *answers: int) -> Any:
    """What a rule gives when its questions are answered so."""
    SCRIPT.answers = list(answers)
    with pytest.raises(StopIteration) as end:
        rule.send(None)
    assert SCRIPT.answers == []
    return end.value.value


def names(s: DaleState, cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [PRINTS[s.face[card]].name for card in cards]


def told(s: DaleState, name: str) -> list[dict[str, object]]:
    """What was told under a name."""
    assert s.teller is not None
    return [event.data for event in s.teller.events if event.name == name]


def knowers(s: DaleState, card: int) -> list[int]:
    """The players who know a card."""
    return [seat + 1 for seat in range(s.seats) if s.knows(seat, card)]


# Choosing


def test_cards_are_chosen_one_by_one_and_one_may_stop_when_there_are_enough() -> None:
    s = position("hand1=?4")
    assert given(verbs.choose_cards(s, 0, asked_to("discard"), [3, 1, 2, 0], 1, 3), 2, 0, DONE) == [2, 0]
    assert SCRIPT.asked == [[0, 1, 2, 3], [0, 1, 3, DONE], [1, 3, DONE]]


def test_no_more_cards_are_chosen_than_allowed() -> None:
    s = position("hand1=?4")
    assert given(verbs.choose_cards(s, 0, asked_to("discard"), [0, 1, 2], 0, 2), 1, 2) == [1, 2]


@pytest.mark.rule("DM-162", "G-32")
def test_all_cards_are_chosen_where_there_are_fewer_than_needed() -> None:
    s = position("hand1=?4")
    assert given(verbs.choose_cards(s, 0, asked_to("discard"), [5, 4], 3, 3), 5, 4) == [5, 4]
    assert given(verbs.choose_cards(s, 0, asked_to("discard"), [], 2, 2)) == []


def test_who_is_the_only_one_to_be_chosen_is_not_asked_for() -> None:
    s = position("players=3 hand2=?")
    assert given(verbs.choose_other(s, 0, asked_to("choose player"), with_cards([0, 1, 2], s.hand))) == 1
    assert given(verbs.choose_other(s, 0, asked_to("choose player"), with_cards([0, 1, 2], s.disc))) == NONE
    assert given(choose_another(s, 1), 2) == 2
    assert SCRIPT.asked == [[0, 2]]


def test_several_other_players_are_different_ones() -> None:
    s = position("players=4")
    assert given(choose_others(s, 1, 2), 3, 0) == [3, 0]
    assert SCRIPT.asked == [[0, 2, 3, DONE], [0, 2, DONE]]


def test_a_direction_is_a_step_to_the_next_seat() -> None:
    assert given(choose_direction(position("players=2"), 0)) == 1
    assert given(choose_direction(position("players=4"), 0), 3) == 3
    assert SCRIPT.asked == [[1, 3]]


def test_who_can_form_a_deck_has_one() -> None:
    s = position("players=3 deck1=? disc2=?")
    assert with_deck(s, [0, 1, 2]) == [0, 1]


def test_cards_are_shared_out_each_to_one_player() -> None:
    s = position("players=3 hand1=?3")
    assert given(share_out(s, 0, asked_to("give to"), [2, 0, 1], [2, 0, 1]), 1, 2) == [1, 2, 0]
    assert SCRIPT.asked == [[0, 1, 2], [0, 2]]


# Decks


@pytest.mark.rule("DM-163", "G-57", "R10")
def test_drawing_goes_on_over_the_end_of_the_deck() -> None:
    s = position("deck1=Nuisance disc1=Sabotage,Rotten_Food")
    assert given(verbs.draw(s, 0, 3)) == 3
    assert names(s, s.hand[0])[0] == "Nuisance"
    assert sorted(names(s, s.hand[0])) == ["Nuisance", "Rotten Food", "Sabotage"]
    assert len(told(s, "shuffled")) == 1


@pytest.mark.rule("DM-162", "DM-197")
def test_drawing_stops_where_deck_and_discard_pile_are_empty() -> None:
    s = position("deck1=Nuisance")
    assert given(verbs.draw(s, 0, 3)) == 1
    assert names(s, s.hand[0]) == ["Nuisance"]


@pytest.mark.rule("G-55", "R10")
def test_a_deck_is_formed_anew_only_when_a_card_is_needed() -> None:
    s = position("deck1=Nuisance disc1=Sabotage")
    given(verbs.draw(s, 0, 1))
    assert s.deck[0] == []
    assert names(s, s.disc[0]) == ["Sabotage"]


@pytest.mark.rule("R10")
def test_a_card_put_from_deck_to_discard_pile_can_come_round_again() -> None:
    s = position("deck2=Nuisance")
    assert given(discarding.mill(s, 1, 2)) == 2
    assert names(s, s.disc[1]) == ["Nuisance"]
    assert len(told(s, "discarded")) == 2


@pytest.mark.rule("R10")
def test_another_players_deck_is_formed_anew_when_its_top_card_is_taken() -> None:
    s = position("disc2=Nuisance")
    given(verbs.take_deck_top(s, 0, 1))
    assert names(s, s.hand[0]) == ["Nuisance"]
    assert given(verbs.take_deck_top(s, 0, 1)) == NONE


@pytest.mark.rule("DM-202", "G-63")
def test_the_market_deck_is_formed_anew_when_its_top_card_is_needed() -> None:
    s = position("mdisc=Nuisance")
    assert discarding.throw_away_market_top(s) != NONE
    assert names(s, s.mdisc) == ["Nuisance"]
    assert len(told(s, "market shuffled")) == 1
    assert discarding.throw_away_market_top(position("")) == NONE


def test_cards_mixed_into_a_deck_lie_anywhere_in_it_and_nobody_knows_where() -> None:
    places = set()
    for start in range(60):
        s = position(f"deck2=?3 disc1=Nuisance chance={seeded(str(start))}")
        given(decks.mix_into_deck(s, 1, s.disc[0], s.disc[0].copy()))
        places.add(names(s, s.deck[1]).index("Nuisance"))
        assert not any(s.known[card] for card in s.deck[1])
    assert places == {0, 1, 2, 3}
    assert s.disc[0] == []


# Taking and giving


@pytest.mark.rule("R17")
def test_a_card_taken_at_random_is_known_to_taker_and_loser() -> None:
    s = position("players=3 hand2=Nuisance")
    card = given(verbs.take_random(s, 0, 1))
    assert s.hand[0] == [card]
    assert knowers(s, card) == [1, 2]
    assert given(verbs.take_random(s, 0, 1)) == NONE


@pytest.mark.rule("DM-251", "G-74")
def test_alerts_of_cards_that_come_together_go_off_when_all_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    face = print_of("Nuisance")
    seen: list[list[int]] = []

    async def ring(s: DaleState, me: int, card: int) -> None:
        seen.append([len(s.hand[0]), len(s.hand[1]), me])

    monkeypatch.setitem(ALERTS.entries, face, ring)
    monkeypatch.setattr(PRINTS[face], "owner", 1)
    s = position("disc1=Nuisance,Nuisance,Sabotage")
    first, second, third = s.disc[0]
    given(verbs.gain_together(s, [0, 1, 0], [first, second, third]))
    assert seen == [[2, 1, 0]]  # the second one came to its owner, the third has no alert


@pytest.mark.rule("R7", "G-25")
def test_a_card_that_comes_into_a_hand_is_as_new() -> None:
    s = position("hand1=Barometer hand2=? changes=set:hand1.1:1:5 used=hand1.1")
    card = s.hand[0][0]
    assert value(s, 0, card) == 5
    given(verbs.take_from(s, 1, s.hand[0], card))
    assert value(s, 1, card) == 2
    assert s.used == []


@pytest.mark.rule("DM-280", "DM-281")
def test_cards_are_thrown_away_to_the_pile_of_their_kind() -> None:
    s = position("hand1=Nuisance,Junk")
    for card in s.hand[0].copy():
        discarding.throw_away(s, s.hand[0], card)
    assert names(s, s.mdisc) == ["Nuisance"]
    assert names(s, s.pile) == ["Junk"]


# Looking


@pytest.mark.rule("R17")
def test_cards_that_are_looked_at_can_no_longer_be_told_apart_by_others() -> None:
    tops = set()
    for start in range(60):
        s = position(f"deck1=Junk,Nuisance,Sabotage shown=deck1.3:2 chance={seeded(str(start))}")
        known = s.deck[0][-1]
        seen = given(looking.look_at_top(s, 0, 0, 2))
        assert sorted(seen) == sorted(s.aside)
        assert all(knowers(s, card) == [1] for card in seen)
        tops.add(names(s, [known])[0])
    assert tops == {"Nuisance", "Sabotage"}


@pytest.mark.rule("R17", "R7")
def test_what_lasts_on_a_card_follows_it_when_a_hand_is_mixed() -> None:
    marked = set()
    for start in range(60):
        line = "hand1=Barometer,Nuisance,Sabotage changes=set:hand1.1:1:4 used=hand1.1 shown=hand1.1:all"
        s = position(f"{line} chance={seeded(str(start))}")
        mixing.mingle(s, s.hand[0], 0, 0)
        assert {name: value(s, 0, card) for name, card in zip(names(s, s.hand[0]), s.hand[0], strict=True)} == {
            "Barometer": 4,
            "Nuisance": 2,
            "Sabotage": 5,
        }
        assert names(s, s.used) == ["Barometer"]
        assert all(knowers(s, card) == [1] for card in s.hand[0])
        marked.add(s.used[0])
    assert len(marked) == 3


def test_a_hand_that_nobody_else_knows_is_not_mixed() -> None:
    s = position("hand1=Barometer,Nuisance,Sabotage")
    before = s.face.copy()
    mixing.mingle(s, s.hand[0], 0, 0)
    assert s.face == before


def test_cards_looked_at_in_another_players_deck_stay_part_of_it() -> None:
    s = position("hand1=? deck2=Nuisance,Sabotage hand2=Rotten_Food shown=deck2.2:2")
    seen = given(looking.look_at_top(s, 0, 1, 2))
    assert [s.batch[card] for card in seen] == [1, 1]
    assert s.batch[s.hand[0][0]] == 0


@pytest.mark.rule("R17")
def test_a_single_card_that_is_looked_at_stays_known() -> None:
    s = position("deck1=Junk,Nuisance shown=deck1.2:2")
    (seen,) = given(looking.look_at_top(s, 0, 0, 1))
    assert knowers(s, seen) == [1, 2]


@pytest.mark.rule("DM-162")
def test_as_many_cards_are_looked_at_as_there_are() -> None:
    s = position("deck1=Nuisance disc1=Sabotage")
    assert sorted(names(s, given(looking.look_at_top(s, 0, 0, 3)))) == ["Nuisance", "Sabotage"]


def test_cards_go_back_on_the_deck_in_the_order_chosen_the_last_one_on_top() -> None:
    s = position("deck1=Junk,Nuisance,Sabotage,Rotten_Food")
    cards = given(looking.look_at_top(s, 0, 0, 3))
    by_name = dict(zip(names(s, cards), cards, strict=True))
    given(looking.back_on_deck(s, 0, cards, 1), by_name["Sabotage"], by_name["Rotten Food"])
    assert names(s, s.deck[1]) == ["Sabotage", "Rotten Food", "Nuisance"]
    assert s.aside == []


@pytest.mark.rule("DM-164", "G-56")
def test_searching_shows_the_whole_deck_to_its_player_and_forms_none_anew() -> None:
    s = position("deck1=Junk,Nuisance,Sabotage disc1=Rotten_Food")
    cards = s.deck[0].copy()
    assert given(looking.search_deck_for(s, 0, asked_to("take"), 0, 2), cards[2], DONE) == [cards[2]]
    assert all(knowers(s, card) == [1] for card in s.deck[0])
    empty = position("disc1=Rotten_Food")
    assert given(looking.search_deck(empty, 0, asked_to("take"))) == NONE
    assert names(empty, empty.disc[0]) == ["Rotten Food"]


@pytest.mark.rule("R17")
def test_others_do_not_see_which_card_of_a_searched_deck_is_taken() -> None:
    s = position("deck1=Junk,Nuisance,Sabotage shown=deck1.3:2")
    wanted = next(card for card in s.deck[0] if s.face[card] == print_of("Sabotage"))
    assert knowers(s, wanted) == [2]
    found = given(looking.search_deck_for(s, 0, asked_to("take"), 0, 1), DONE)
    assert found == []
    assert not any(s.knows(1, card) for card in s.deck[0])


@pytest.mark.rule("R10")
def test_piles_that_change_places_are_turned_over() -> None:
    s = position("deck1=Junk,Nuisance,Sabotage disc1=Rotten_Food")
    given(decks.exchange_deck_and_discard(s, 0))
    assert names(s, s.disc[0]) == ["Sabotage", "Nuisance", "Junk"]
    assert names(s, s.deck[0]) == ["Rotten Food"]
    assert all(s.known[card] == EVERYONE for card in s.disc[0])
    assert len(told(s, "shuffled")) == 1


# Changing places


@pytest.mark.rule("R4")
def test_a_card_takes_the_exact_place_of_another_in_a_stall() -> None:
    s = position("sched1=Nuisance stall2=Sabotage|Rotten_Food,Dirty_Exchange")
    this, other = s.sched[0][0], s.stall[1][1][0]
    given(swap_with_stall(s, 0, this, 1, other))
    assert [names(s, stack) for stack in s.stall[1]] == [["Sabotage"], ["Nuisance", "Dirty Exchange"]]
    assert s.hand[0] == [other]
    assert s.sched[0] == []


@pytest.mark.rule("R4")
def test_a_card_takes_the_slot_of_a_market_card() -> None:
    s = position("sched1=Nuisance market=Sabotage,-,Rotten_Food")
    this, other = s.sched[0][0], s.market[2]
    given(swap_with_market(s, 0, this, 2))
    assert s.market[2] == this
    assert s.hand[0] == [other]
    assert s.sched[0] == []


@pytest.mark.rule("R4")
def test_a_card_takes_the_place_of_the_top_of_a_discard_pile() -> None:
    s = position("sched1=Nuisance disc2=Sabotage,Rotten_Food")
    given(swap_with_discard_top(s, 0, s.sched[0][0], 1))
    assert names(s, s.disc[1]) == ["Sabotage", "Nuisance"]
    assert names(s, s.hand[0]) == ["Rotten Food"]
    assert s.sched[0] == []


@pytest.mark.rule("R4")
def test_a_card_that_finds_no_partner_stays_in_the_schedule() -> None:
    s = position("sched1=Nuisance")
    given(swap_with_discard_top(s, 0, s.sched[0][0], 1))
    assert names(s, s.sched[0]) == ["Nuisance"]
    assert s.disc[1] == []


def test_a_card_is_held_aside_in_the_place_of_one_held_aside() -> None:
    s = position("sched1=Nuisance deck2=Sabotage,Rotten_Food")
    seen = given(looking.look_at_top(s, 0, 1, 2))
    this = s.sched[0][0]
    given(swap_with_aside(s, 0, this, seen[0]))
    assert s.hand[0] == [seen[0]]
    assert sorted(s.aside) == sorted([this, seen[1]])
    assert s.sched[0] == []


# Dice


@pytest.mark.rule("DM-019", "DM-023", "G-06")
@pytest.mark.parametrize(
    ("die", "sides"),
    [
        (OCELOT, [0, 1, 1, 2, 2, 3]),
        (POLECAT, [1, 1, 2, 2, 3, 3]),
        (LIGHT_PANGOLIN, [DISCARD, DISCARD, DECK, DECK, DECK, HAND]),
        (DARK_PANGOLIN, [DISCARD, DISCARD, DECK, DECK, DECK, HAND]),
    ],
)
def test_a_die_shows_each_of_its_sides_and_says_which(die: Die, sides: list[int]) -> None:
    assert die.sides == sides
    s = position(f"chance={seeded('dice')}")
    results = {atoms.roll_die(s, 0, die) for _ in range(100)}
    assert results == set(sides)
    assert {roll["result"] for roll in told(s, "rolled")} == set(die.words)
