"""Who is asked to react, in which order, and that being asked tells nothing."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, disc, fresh, hand, options, over, play_on, state, tell

from parlour.games.dale.game import Dale
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import REACTING
from parlour.kernel.conformance import check_game
from parlour.kernel.options import check_options
from parlour.kernel.state import State


@pytest.mark.rule("R12")
def test_everybody_else_who_may_hold_a_card_that_reacts_is_asked_at_once() -> None:
    match = at("players=3 hand1=Swift_Broker hand2=?2 hand3=Ancient_Knowledge")
    tell(match, "P1 play Swift Broker")
    assert asked(match) == ["P2 react", "P3 react"]
    assert options(match, "P2") == ["pass"]


@pytest.mark.rule("R12")
def test_the_same_players_are_asked_whoever_holds_the_card() -> None:
    for second, third in (("?", "Ancient_Knowledge"), ("Ancient_Knowledge", "?"), ("?", "?")):
        match = at(f"players=3 hand1=Swift_Broker hand2={second} hand3={third} deck3=Ancient_Knowledge")
        tell(match, "P1 play Swift Broker")
        assert asked(match) == ["P2 react", "P3 react"]


def test_nobody_is_asked_while_every_copy_lies_open() -> None:
    match = at("hand1=Swift_Broker hand2=?2 disc2=Ancient_Knowledge market=Ancient_Knowledge")
    tell(match, "P1 play Swift Broker")
    assert asked(match) == ["P1 act"]


def test_whoever_has_no_hand_is_not_asked_and_whoever_shows_a_card_openly_is() -> None:
    match = tell(at("hand1=Swift_Broker deck2=Ancient_Knowledge"), "P1 play Swift Broker")
    assert asked(match) == ["P1 act"]
    match = at("players=3 hand1=Swift_Broker hand2=Ancient_Knowledge hand3=? shown=hand2.1:all")
    tell(match, "P1 play Swift Broker")
    assert asked(match) == ["P2 react"]


def test_in_a_game_without_such_cards_nobody_is_asked() -> None:
    match = tell(at("hand1=Swift_Broker hand2=?5"), "P1 play Swift Broker")
    assert asked(match) == ["P1 act"]
    assert state(match).agenda == []
    assert state(match).entered == []


@pytest.mark.rule("R12")
def test_reactions_are_resolved_from_the_left_neighbour_on_whoever_answers_first() -> None:
    match = at("players=3 turn=2 hand2=Swift_Broker hand1=Ancient_Knowledge deck1=? hand3=Ancient_Knowledge deck3=?")
    tell(match, "P2 play Swift Broker", "P1 Ancient Knowledge", "P3 Ancient Knowledge")
    assert asked(match) == ["P3 discard"]
    tell(match, "P3 done")
    assert asked(match) == ["P1 discard"]


def test_answers_stay_sealed_until_the_last_one_is_in() -> None:
    match = at("players=3 hand1=Swift_Broker hand2=Ancient_Knowledge deck2=? hand3=?")
    tell(match, "P1 play Swift Broker")
    before = match.view(2) | {"waiting": None}
    tell(match, "P2 Ancient Knowledge")
    assert match.view(2) | {"waiting": None} == before


@pytest.mark.rule("R12")
def test_new_cards_are_asked_for_before_the_technique_that_brought_them() -> None:
    match = at("hand1=Swift_Broker,? deck1=?,Quality_Inspection hand2=Ancient_Knowledge deck2=?")
    tell(match, "P1 play Swift Broker")
    assert asked(match) == ["P1 react"]
    tell(match, "P1 done")
    assert asked(match) == ["P2 react"]


@pytest.mark.rule("R12")
def test_events_are_asked_for_in_the_order_they_happened_and_the_turn_goes_on() -> None:
    match = at("hand1=Swift_Broker,? disc1=? hand2=Ancient_Knowledge,Balancing deck2=? disc2=Cookies")
    tell(match, "P1 play Swift Broker")
    assert options(match, "P2") == ["Balancing 5", "pass"]
    tell(match, "P2 done")
    assert options(match, "P2") == ["Ancient Knowledge 2", "pass"]
    tell(match, "P2 done")
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R12")
def test_a_player_who_received_no_card_is_not_asked_about_new_cards() -> None:
    match = at("players=3 hand1=Shrewd_Trickster hand2=? deck2=?2 hand3=? deck3=Quality_Inspection")
    tell(match, "P1 play Shrewd Trickster", "P1 P2")
    assert asked(match) == ["P2 react"]


def test_reacting_to_a_stack_that_wins_is_too_late() -> None:
    stall = "Swift_Broker|*|*|*|*|*|*"
    match = at(f"stall1={stall} hand1=Spyglass,Spyglass,? hand2=Extra_Remarks disc2=?")
    tell(match, "P1 build a stack", "P1 build with Spyglass 4 + Spyglass 4")
    assert match.ending is not None
    assert disc(match, 2) == ["Junk"]
    assert hand(match, 2) == ["Extra Remarks"]


class ShortDale(Dale):
    """Six turns for everybody."""

    def empty(self, options: dict[str, object]) -> DaleState:
        s = super().empty(options)
        s.turn_cap = 6
        return s

    def options_in(self, s: State) -> dict[str, object]:
        """All but the last turn, which is none that a host could choose."""
        return {name: value for name, value in super().options_in(s).items() if name != "turns"}


def test_reactions_leak_nothing_and_lose_no_card_in_games_with_owls() -> None:
    game = ShortDale()
    sets = [check_options(game, {"decks": "owls,beavers,tree_kangaroos", "turns": 50})]
    report = check_game(game, sets=sets, seed="owls", pairs=1)
    assert report.decisions > 50


def test_games_with_owls_ask_for_reactions_again_and_again() -> None:
    match = fresh("owls", players=3, decks="owls,beavers,macaws,sloths")
    found = play_on(match, "any", lambda match: state(match).phase == REACTING or over(match))
    assert asked(found)[0].endswith("react")
