"""Alerts and waiting cards come in between: whatever a card has chosen or counted on may be gone by then."""

from __future__ import annotations

import os

import pytest
from tests.games.dale.rich import RichDale
from tests.games.dale.table import asked, at, by_chance, deck, disc, hand, tell

from parlour.games.dale.cards.prints import TRAPS, trap_name
from parlour.games.dale.game import Dale
from parlour.kernel.game import playout
from parlour.kernel.options import check_options
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import Pilot, State

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES = 600 if NIGHTLY else 8
SHARDS = 6
MOST_ANSWERS = 4000
ALL_TRAPS = ",".join([trap_name(kind) for kind in range(len(TRAPS))])


# Chosen cards


@pytest.mark.rule("G-74", "DM-251")
def test_cultural_preservation_keeps_what_it_found_when_one_of_the_cards_goes_off() -> None:
    match = at("hand1=Cultural_Preservation,?2 deck1=Azure_Jack-in-the-Box,Cookies,Spyglass deck2=?")
    tell(match, "P1 play Cultural Preservation", "P1 Azure Jack-in-the-Box", "P1 Cookies", "P1 Spyglass")
    tell(match, "P1 Azure Jack-in-the-Box")
    assert deck(match, 2) == ["Junk", "Azure Jack-in-the-Box"]
    assert hand(match, 1) == ["Junk"], "the deck was formed anew of the junk, without what is held aside"
    tell(match, "P1 Spyglass")
    assert disc(match, 1) == ["Spyglass", "Cookies", "Cultural Preservation"]


@pytest.mark.rule("G-74", "DM-251")
def test_public_humiliation_gives_both_cards_before_one_of_them_goes_off() -> None:
    match = at("hand1=Public_Humiliation hand2=- disc2=Crimson_Jack-in-the-Box,Cookies,Spyglass deck2=-")
    tell(match, "P1 play Public Humiliation", "P1 Crimson Jack-in-the-Box", "P1 Cookies")
    assert deck(match, 1) == ["Crimson Jack-in-the-Box"]
    assert len(hand(match, 2)) == 1, "the Box lets its holder draw one card of the two that are left"
    assert sorted(hand(match, 2) + deck(match, 2)) == ["Cookies", "Spyglass"]


@pytest.mark.rule("DM-162", "DM-251")
def test_tactical_measurement_puts_nothing_back_when_the_drawn_card_took_the_hand_with_it() -> None:
    match = at("hand1=Tactical_Measurement deck1=Azure_Itching_Powder deck2=?")
    tell(match, "P1 use Tactical Measurement")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Tactical Measurement"]
    assert deck(match, 2) == ["Junk", "Azure Itching Powder"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("G-74", "DM-251")
def test_a_card_that_left_the_hand_before_its_turn_goes_off_no_more() -> None:
    line = "hand1=Lunch_Break,Cookies,Spyglass deck1=- sched1=Order_in_Chaos deck2=?"
    line += " disc1=Azure_Jack-in-the-Box,Azure_Itching_Powder"
    played = ["P1 play Lunch Break", "P1 yes", "P1 Azure Jack-in-the-Box", "P1 Azure Itching Powder", "P1 Cookies"]
    ends = by_chance(line, played, lambda match: [*deck(match, 2), *asked(match)])
    assert ends == {"Junk, Azure Jack-in-the-Box, P1 act", "Junk, Azure Jack-in-the-Box, Azure Itching Powder, P1 act"}


@pytest.mark.rule("R12")
def test_a_waiting_card_that_is_being_resolved_waits_no_more() -> None:
    line = "hand1=Inspiration,Cookies,Spyglass deck1=- disc1=Azure_Jack-in-the-Box sched1=Order_in_Chaos deck2=?"
    match = tell(at(line), "P1 play Inspiration", "P1 yes", "P1 Cookies")
    assert asked(match) == ["P1 act"], (
        "the Box let its holder draw from a deck formed anew, and nothing came before that"
    )
    assert len(hand(match, 1) + deck(match, 1)) == 3, "these two, and what waited"


# Decks that are formed anew


@pytest.mark.rule("DM-163", "R12")
def test_a_deck_has_a_card_though_all_that_was_to_form_it_went_off() -> None:
    line = "hand1=Burglary deck1=?3 hand2=? disc2=Crimson_Itching_Powder deck2=- sched2=Order_in_Chaos"
    match = tell(at(line), "P1 play Burglary", "P1 3", "P2 yes")
    assert deck(match, 1)[-1] == "Crimson Itching Powder"
    assert disc(match, 2) != [], "what was revealed is what waited for the shuffle, or the junk that was discarded"


# Everything at once


class Anything(Pilot):
    """Any option; has enough after a while."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.count = 0

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        self.count += 1
        return options[self.dice.roll(len(options))]

    def enough(self, s: State) -> bool:
        return self.count >= MOST_ANSWERS


def play_anything(seed: str) -> int:
    """A random game with all traps: of few turns with many cards in play, or of many turns with characters."""
    chance = dice(seed)
    players = 2 + chance.roll(3)
    settings = {"players": players, "teams": players == 4 and chance.roll(2) == 0, "traps": ALL_TRAPS}
    game, more = (RichDale(6), {}) if chance.roll(2) else (Dale(), {"characters": "all", "turns": 50})
    s = game.empty(check_options(game, {**settings, **more}))
    s.rng = chance.split().now
    pilot = Anything(chance.split())
    s.pilot = pilot
    game.start(s)
    playout(game, s)
    return pilot.count


@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_games_with_all_traps_and_characters_never_break(shard: int) -> None:
    for number in range(shard, GAMES * SHARDS, SHARDS):
        assert play_anything(f"meanwhile {'nightly' if NIGHTLY else 'daily'} {number}") > 20
