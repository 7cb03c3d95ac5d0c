"""Hidden cards: which of them may be which, and what others see of an answer."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, at, card_named, fresh, mdeck, seat_of, state, tell

from parlour.games.dale.cards.prints import PRINTS, print_of
from parlour.games.dale.rules.acts import thing_of_act
from parlour.games.dale.zones import MARKET_BATCH
from parlour.kernel.match import Match
from parlour.kernel.questions import SECRET
from parlour.kernel.rng import dice
from parlour.kernel.worlds import imagine


def worlds(match: Match, who: str, count: int = 30) -> list[list[str]]:
    """The names of all cards by their backs, in worlds of a player."""
    found = []
    for number in range(count):
        s = state(match).copy()
        imagine(GAME, s, seat_of(who), dice(f"world {number}"))
        found.append([PRINTS[face].name for face in s.face])
    return found


def seen_by(match: Match, observer: str, actor: str, words: str) -> int:
    """What an observer sees when somebody gives an answer."""
    ask = match.ask_of(seat_of(actor))
    option = next(each for each in ask.options if GAME.say(match.state, ask, each).startswith(words))
    return GAME.trace(match.state, seat_of(observer), ask.seat, ask.question, option)


def test_a_starting_deck_is_known_but_not_its_order() -> None:
    match = fresh(decks="macaws,raccoons,foxes")
    s = state(match)
    theirs = sorted(s.deck[1] + s.hand[1])
    truth = sorted(PRINTS[s.face[card]].name for card in theirs)
    orders = set()
    for world in worlds(match, "P1"):
        assert sorted(world[card] for card in theirs) == truth
        orders.add(tuple(world[card] for card in s.hand[1]))
    assert len(orders) > 5


def test_the_market_deck_holds_what_was_not_laid_out() -> None:
    match = fresh(decks="macaws,raccoons,foxes")
    s = state(match)
    truth = sorted(mdeck(match))
    tops = set()
    for world in worlds(match, "P2"):
        assert sorted(world[card] for card in s.mdeck) == truth
        tops.add(world[s.mdeck[-1]])
    assert len(tops) > 5


def test_a_card_taken_unseen_from_the_market_deck_may_be_any_of_it() -> None:
    match = at("hand1=Bouquets,? hand2=?5 mdeck=?9,Nuisance,Spyglass clock=3 deck1=?9")
    tell(match, "P1 play Bouquets", "P1 Spyglass")
    s = state(match)
    taken = card_named(match, s.hand[0], "Spyglass")
    assert s.batch[taken] == MARKET_BATCH
    assert {world[taken] for world in worlds(match, "P2")} == {"Junk", "Spyglass"}
    assert {world[taken] for world in worlds(match, "P1")} == {"Spyglass"}


def test_a_hidden_card_that_is_shuffled_in_joins_two_batches() -> None:
    line = "hand1=False_Alarm,? deck1=Spyglass,Cookies,?2 mdeck=Nuisance,?3 mixed=deck1.1:market clock=1 hand2=?3"
    match = tell(at(line), "P1 play False Alarm")
    s = state(match)
    assert {s.batch[card] for card in s.deck[0] + s.mdeck} == {0}
    assert {s.batch[card] for card in s.hand[1]} == {1}


def test_an_open_card_that_is_shuffled_in_joins_nothing() -> None:
    match = at("hand1=False_Alarm,? deck1=Cookies,?2 disc1=Spyglass mdeck=Nuisance,?3 clock=1 hand2=?3")
    s = state(match)
    tell(match, "P1 play False Alarm")
    s = state(match)
    assert {s.batch[card] for card in s.deck[0]} == {0}
    assert {s.batch[card] for card in s.mdeck} == {MARKET_BATCH}


@pytest.mark.parametrize(("words", "card"), [("play Spyglass", "Spyglass"), ("play Swift Broker", "Swift Broker")])
def test_everybody_sees_the_face_of_a_card_that_is_played(words: str, card: str) -> None:
    match = at("hand1=Spyglass,Swift_Broker")
    assert thing_of_act(seen_by(match, "P2", "P1", words)) == print_of(card)
    assert seen_by(match, "P2", "P1", words) == seen_by(match, "P1", "P1", words)


def test_others_see_nothing_of_a_card_that_is_taken_from_those_looked_at() -> None:
    match = tell(at("hand1=Spyglass deck1=Cookies,Swift_Broker,Shattered_Relic"), "P1 play Spyglass")
    assert seen_by(match, "P2", "P1", "Cookies") == seen_by(match, "P2", "P1", "Swift Broker") == SECRET
    assert seen_by(match, "P1", "P1", "Cookies") != seen_by(match, "P1", "P1", "Swift Broker")


def test_a_payment_is_seen_by_its_faces_wherever_the_cards_are_held() -> None:
    one = tell(at("hand1=Cookies,Shattered_Relic,Nuisance market=Siesta,Lunch_Break"), "P1 buy Lunch Break")
    other = tell(at("hand1=Nuisance,Shattered_Relic,Cookies market=Siesta,Lunch_Break"), "P1 buy Lunch Break")
    everything = "pay with"
    assert seen_by(one, "P2", "P1", everything) == seen_by(other, "P2", "P1", everything)


def test_payments_with_other_cards_look_different() -> None:
    match = tell(at("hand1=Cookies,Nuisance,? market=Rotten_Food,-,Siesta"), "P1 buy Rotten Food")
    ask = match.ask_of(0)
    seen = {GAME.trace(match.state, 1, 0, ask.question, option) for option in ask.options}
    assert len(seen) == len(ask.options) > 1
