"""Rulings about what comes first, what must be, and what stands in for something else."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, asked, at, deck, disc, events, fresh, hand, may, options, state, stored, tell

from parlour.games.dale.cards.prints import JUNK, NO_SET, PRINTS
from parlour.games.dale.rules.values import hand_size
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import WATCHER

CLOCK = "decks=macaws,raccoons,mongooses"


# This edition


@pytest.mark.rule("G-08", "DM-212")
def test_one_clock_is_moved_by_everybody() -> None:
    match = at(f"{CLOCK} clock=1 hand1=Swift_Broker,? deck1=?9 hand2=Swift_Broker,? deck2=?9")
    tell(match, "P1 play Swift Broker", "P1 discard any cards", "P1 done")
    assert state(match).clock == 1
    tell(match, "P2 play Swift Broker")
    assert state(match).clock == 2


@pytest.mark.rule("G-08", "DM-132")
def test_the_hand_is_filled_before_the_market() -> None:
    match = at("hand1=?2 deck1=?9 market=Cookies,Spyglass mdeck=Shattered_Relic hand2=?5")
    tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
    told = [event.name for event in match.heard(WATCHER)]
    assert told.count("offered") == 1
    drawn = [place for place, name in enumerate(told) if name == "gained"]
    assert len(drawn) > 1
    assert drawn[-1] < told.index("offered")


@pytest.mark.rule("G-08", "G-03")
def test_nobody_plays_alone() -> None:
    with pytest.raises(ParlourError, match="players"):
        fresh(players=1)


# Junk


@pytest.mark.rule("G-17", "DM-198")
def test_junk_that_is_made_when_the_pile_is_used_up_is_junk_in_every_respect() -> None:
    match = at("phase=cleanup hand2=Junk")
    s = state(match)
    made = s.hand[0]
    assert len(made) == 5
    assert [s.face[card] for card in made] == [JUNK] * 5
    assert (PRINTS[JUNK].folk, PRINTS[JUNK].value, PRINTS[JUNK].technique) == (NO_SET, 1, False)
    match = at("hand1=Shattered_Relic,? deck1=?3")
    tell(match, "P1 play Shattered Relic", "P1 Junk")
    assert [state(match).face[card] for card in state(match).pile][-1] == JUNK


# At the same time


@pytest.mark.rule("G-21")
def test_players_who_discard_together_do_so_clockwise_in_whatever_order_they_were_chosen() -> None:
    match = at("players=4 hand1=Nuisance,? hand2=Cookies hand3=? hand4=Spyglass")
    tell(match, "P1 play Nuisance", "P1 P4", "P1 P2")
    assert [event.data["seat"] for event in events(match, "discarded")][:2] == [1, 3]


@pytest.mark.rule("G-23", "DM-160")
def test_scheduled_cards_of_several_players_resolve_from_the_active_player_on() -> None:
    line = "phase=start sched1=Clever_Guardian+Spyglass sched2=Clever_Guardian+Cookies deck1=?9 deck2=?9"
    match = at(f"{line} hand1=?5 hand2=?5")
    assert asked(match) == ["P1 act"]
    assert "Spyglass" in hand(match, 1)
    assert stored(match) == ["Cookies"]
    tell(match, "P1 discard any cards", "P1 done")
    assert asked(match) == ["P2 act"]
    assert "Cookies" in hand(match, 2)


# Passives


@pytest.mark.rule("G-24", "DM-059")
def test_a_passive_that_changes_a_number_does_so_by_itself() -> None:
    assert hand_size(state(at("hand1=Cookies")), 0) == 6
    match = at("hand1=Bribe market=Nuisance deck1=?9 hand2=?5")
    tell(match, "P1 buy Nuisance", "P1 pay with Bribe 2")
    assert asked(match) == ["P2 act"], "nobody was asked whether the hand should be larger"
    assert len(hand(match, 1)) == 6


@pytest.mark.rule("G-24")
def test_a_passive_that_says_may_is_asked_about() -> None:
    match = at("hand1=Refreshing_Drink,? deck1=?9")
    assert may(match, "P1 use Refreshing Drink")
    assert may(match, "P1 discard any cards")
    match = tell(at("hand1=?2 market=Nuisance deck1=?9 hand2=Binoculars deck2=?3"), "P1 buy Nuisance")
    tell(match, "P1 pay with Junk 1 + Junk 1")
    assert asked(match) == ["P2 react"]
    assert "pass" in options(match, "P2")


# Spending in the middle


@pytest.mark.rule("G-48")
def test_a_stove_is_paid_for_when_the_stack_is_laid_out() -> None:
    match = at("hand1=Stove,?2 gold1=2 stall1=* deck1=?9 hand2=?5")
    tell(match, "P1 build a stack")
    assert asked(match) == ["P1 build"]
    assert state(match).gold[0] == 2, "nothing is paid for a stack that is only thought of"
    tell(match, "P1 build with Stove 4")
    assert asked(match) == ["P1 spend"]
    assert GAME.say(match.state, match.asks[0], match.asks[0].options[0]) != "spend nothing", "4 would be too much"


# Day and night


@pytest.mark.rule("G-96", "DM-211")
def test_a_card_played_on_the_last_space_of_the_day_acts_by_day_to_its_end() -> None:
    match = at(f"{CLOCK} clock=2 hand1=Serenade deck1=?3,Spyglass,Cookies,Nuisance hand2=?5")
    tell(match, "P1 play Serenade")
    assert hand(match, 1) == ["Nuisance", "Cookies", "Spyglass"]
    tell(match, "P1 Cookies", "P1 Nuisance")
    assert hand(match, 1) == ["Spyglass"]
    assert deck(match, 1)[-2:] == ["Cookies", "Nuisance"]
    assert state(match).clock == 2
    assert "Serenade" in disc(match, 1)
