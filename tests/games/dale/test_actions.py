"""A turn and its actions: technique, bonus, inventory, and what goes on from turn to turn."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    card_named,
    deck,
    disc,
    fresh,
    hand,
    market,
    may,
    mdisc,
    names,
    options,
    sched,
    state,
    tell,
    worth,
)

from parlour.games.dale.cards.prints import NO_SET, PRINTS
from parlour.games.dale.zones import ACTING, CLEANING, ENDING, STARTING
from parlour.kernel.match import Match
from parlour.kernel.state import EVERYONE, WATCHER


def kinds(match: Match, who: str) -> set[str]:
    """The first words of all that a player can do."""
    return {words.partition(" ")[0] for words in options(match, who)}


def told(match: Match, *wanted: str) -> list[str]:
    """The names of these events in the order that they were told to everybody."""
    return [event.name for event in match.heard(WATCHER) if event.name in wanted]


# The turn


@pytest.mark.rule("DM-128")
def test_turns_go_round_clockwise() -> None:
    match = fresh(players=3, first="P2", decks="macaws,raccoons,sloths,crocodiles")
    turns = []
    for _ in range(4):
        turns.append(asked(match))
        tell(match, f"{asked(match)[0][:2]} discard any cards", f"{asked(match)[0][:2]} done")
    assert turns == [["P2 act"], ["P3 act"], ["P1 act"], ["P2 act"]]


@pytest.mark.rule("DM-129", "DM-130", "DM-132", "DM-133", "G-30")
def test_a_turn_goes_from_its_start_through_actions_and_clean_up_to_its_end() -> None:
    match = at("phase=start sched1=Steady_Achiever hand1=?4 deck1=?9 market=-,Cookies mdeck=Spyglass deck2=?9")
    assert hand(match, 1) == ["Junk"] * 5  # at the start
    assert asked(match) == ["P1 act"]
    assert market(match)[0] == "-"
    tell(match, "P1 discard any cards", "P1 Junk", "P1 done")
    assert state(match).turn == 1
    assert market(match)[:2] == ["Cookies", "Spyglass"]
    order = told(match, "discarded", "gained", "offered", "turn")
    assert order == ["gained", "discarded", "discarded", "gained", "offered", "turn"]
    assert STARTING < ACTING < CLEANING < ENDING


@pytest.mark.rule("DM-131", "G-27")
def test_one_of_four_actions_is_done_and_the_turn_is_over() -> None:
    line = "hand1=Swift_Broker,Prepaid_Good,?2 market=Cookies,Nuisance deck1=?9 deck2=?9 decks=macaws,pandas,raccoons"
    assert kinds(at(line), "P1") == {"play", "buy", "build", "discard"}
    for answers in (
        ["P1 play Prepaid Good", "P1 Cookies"],
        ["P1 buy Cookies", "P1 pay with Junk 1 + Junk 1"],
        ["P1 build a stack", "P1 build with Swift Broker 1"],
        ["P1 discard any cards", "P1 done"],
    ):
        assert asked(tell(at(line), *answers)) == ["P2 act"]


@pytest.mark.rule("DM-187", "DM-188", "G-27")
def test_an_inventory_action_discards_any_number_of_cards_in_any_order() -> None:
    line = "hand1=Spyglass,Cookies,? deck1=?9 deck2=?9"
    none = tell(at(line), "P1 discard any cards", "P1 done")
    assert disc(none, 1) == []
    some = tell(at(line), "P1 discard any cards", "P1 Junk", "P1 Spyglass", "P1 done")
    assert disc(some, 1) == ["Junk", "Spyglass"]
    every = tell(at(line), "P1 discard any cards", "P1 Cookies", "P1 Junk", "P1 Spyglass")
    assert disc(every, 1) == ["Cookies", "Junk", "Spyglass"]
    assert [state(match).turn for match in (none, some, every)] == [1, 1, 1]


@pytest.mark.rule("G-27")
def test_with_an_empty_hand_and_nothing_to_do_an_inventory_action_remains() -> None:
    match = at("hand1=- deck1=?9 deck2=?9")
    assert options(match, "P1") == ["discard any cards"]


# The technique


@pytest.mark.rule("DM-057", "DM-155", "DM-156")
def test_a_technique_is_played_from_the_own_hand_and_shown_to_all() -> None:
    match = at("hand1=Spyglass,Cookies,? hand2=Swift_Broker deck1=?9 disc1=Favourite_Toy")
    assert [words[:13] for words in options(match, "P1") if words.startswith("play")] == ["play Spyglass"]
    card = card_named(match, state(match).hand[0], "Spyglass")
    assert state(match).known[card] == 1
    tell(match, "P1 play Spyglass")
    assert state(match).known[card] == EVERYONE
    assert told(match, "played") == ["played"]


@pytest.mark.rule("DM-158", "DM-159", "G-35", "G-36")
def test_a_technique_that_is_resolved_lies_in_the_schedule_and_no_effect_reaches_it() -> None:
    match = at("hand1=Swift_Broker,Cookies,? disc1=- deck1=- deck2=?9")
    tell(match, "P1 play Swift Broker")
    assert sched(match, 1) == ["Swift Broker"]
    assert names(match, "P1") == ["Cookies", "Junk"]
    tell(match, "P1 Cookies")  # draws the two cards shuffled, the Broker not among them
    assert sorted(hand(match, 1)) == ["Cookies", "Junk"]
    assert disc(match, 1) == ["Swift Broker"]


@pytest.mark.rule("DM-159", "G-36", "G-58")
def test_a_card_that_waits_in_the_schedule_is_neither_shuffled_nor_taken() -> None:
    match = at("sched1=Siesta hand1=Favourite_Toy,Swift_Broker disc1=Cookies deck1=- deck2=?9")
    tell(match, "P1 play Favourite Toy")
    assert hand(match, 1) == ["Swift Broker", "Cookies"]
    tell(match, "P1 play Swift Broker")
    assert sched(match, 1) == ["Siesta"]
    assert "Siesta" not in hand(match, 1) + deck(match, 1) + disc(match, 1)


@pytest.mark.rule("DM-005", "DM-157")
def test_effects_happen_in_their_written_order() -> None:
    match = at("hand1=Swift_Broker,? deck1=- disc1=- deck2=?9")
    tell(match, "P1 play Swift Broker")
    assert hand(match, 1) == ["Junk"]  # discarded first, so it could be drawn
    relic = at("hand1=Shattered_Relic deck1=Cookies deck2=?9")
    tell(relic, "P1 play Shattered Relic")
    assert hand(relic, 1) == ["Cookies"]  # nothing was there to be thrown away before the draw


@pytest.mark.rule("DM-160")
def test_a_player_orders_scheduled_cards_that_resolve_at_the_same_time() -> None:
    line = "phase=start sched1=Steady_Achiever,Siesta hand1=- deck1=Cookies disc1=? deck2=?9"
    match = at(line)
    assert asked(match) == ["P1 resolve"]
    assert names(match, "P1") == ["Steady Achiever", "Siesta"]
    tell(match, "P1 Siesta")
    assert names(match, "P1") == ["Junk"]  # the Achiever is not yet discarded
    other = tell(at(line), "P1 Steady Achiever")
    assert names(other, "P1") == ["Junk", "Steady Achiever"]


@pytest.mark.rule("DM-161", "G-34")
def test_a_resolved_technique_is_discarded_before_the_bonus_action() -> None:
    match = at("hand1=Spyglass,? deck1=Cookies,?,Shattered_Relic deck2=?9")
    tell(match, "P1 play Spyglass", "P1 Cookies", "P1 Junk")
    assert asked(match) == ["P1 act"]
    assert disc(match, 1) == ["Spyglass"]
    assert sched(match, 1) == []


@pytest.mark.rule("G-31", "DM-162", "DM-167")
def test_a_technique_may_be_played_in_vain_and_still_gives_its_bonus() -> None:
    match = at("hand1=Favourite_Toy deck1=?9 deck2=?9")
    tell(match, "P1 play Favourite Toy")
    assert asked(match) == ["P1 act"]
    assert state(match).actions == 1


@pytest.mark.rule("DM-162", "G-33")
def test_with_fewer_cards_than_asked_for_as_many_as_possible_are_used() -> None:
    match = at("hand1=Spyglass deck1=Cookies,? deck2=?9")
    tell(match, "P1 play Spyglass")
    assert sorted(names(match, "P1")) == ["Cookies", "Junk"]
    broker = at("hand1=Swift_Broker,?3 deck1=- disc1=- deck2=?9")
    tell(broker, "P1 play Swift Broker")
    assert len(hand(broker, 1)) == 3
    villain = at("hand1=Little_Villain deck1=?9 deck2=? disc2=-")
    tell(villain, "P1 play Little Villain")
    assert (deck(villain, 2), disc(villain, 2)) == ([], ["Junk"])


@pytest.mark.rule("G-32")
def test_nobody_may_do_less_than_possible() -> None:
    match = tell(at("hand1=Shattered_Relic,?2 deck1=?9"), "P1 play Shattered Relic")
    assert options(match, "P1") == ["Junk 1", "Junk 1"]


@pytest.mark.rule("DM-163", "DM-194", "G-55", "G-57", "G-58")
def test_an_empty_deck_is_formed_anew_when_a_card_is_needed() -> None:
    match = at("hand1=Spyglass deck1=Swift_Broker disc1=Cookies,Favourite_Toy deck2=?9")
    tell(match, "P1 play Spyglass")
    assert sorted(names(match, "P1")) == ["Cookies", "Favourite Toy", "Swift Broker"]
    assert told(match, "shuffled") == ["shuffled"]


@pytest.mark.rule("DM-163", "G-55")
def test_a_deck_whose_last_card_left_stays_empty_until_a_card_is_needed() -> None:
    match = at("hand1=Shattered_Relic,? deck1=Cookies disc1=?3 deck2=?9")
    tell(match, "P1 play Shattered Relic", "P1 Junk")
    assert deck(match, 1) == []
    assert disc(match, 1) == ["Junk", "Junk", "Junk", "Shattered Relic"]
    assert told(match, "shuffled") == []


@pytest.mark.rule("DM-163", "DM-194", "R10")
def test_another_players_deck_is_formed_anew_when_somebody_needs_its_cards() -> None:
    match = at("hand1=Little_Villain deck1=?9 deck2=- disc2=Cookies,Spyglass,Swift_Broker")
    tell(match, "P1 play Little Villain")
    assert (len(deck(match, 2)), len(disc(match, 2))) == (1, 2)


@pytest.mark.rule("DM-164", "DM-195", "G-56")
def test_searching_an_empty_deck_forms_no_new_one() -> None:
    match = at("hand1=Magnet deck1=- disc1=Spyglass,? deck2=?9 decks=macaws,raccoons,platypuses")
    tell(match, "P1 play Magnet")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Spyglass", "Junk", "Magnet"]


# The clock and the bonus action


@pytest.mark.rule("DM-165", "DM-166", "DM-212", "DM-209", "G-07")
def test_every_technique_moves_the_clock_after_its_effects_and_before_the_bonus_action() -> None:
    match = at("hand1=Shattered_Relic,Swift_Broker deck1=?9 deck2=?9 decks=macaws,raccoons,bats clock=1")
    tell(match, "P1 play Shattered Relic")
    assert state(match).clock == 0
    tell(match, "P1 Swift Broker")
    assert state(match).clock == 1
    assert told(match, "played", "gained", "clock", "discarded") == ["played", "gained", "discarded", "clock"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("DM-212", "G-07")
def test_the_clock_is_a_ring() -> None:
    match = at("hand1=Favourite_Toy deck1=?9 deck2=?9 decks=macaws,raccoons,bats clock=4")
    tell(match, "P1 play Favourite Toy")
    assert state(match).clock == 0


@pytest.mark.rule("DM-165")
def test_other_actions_leave_the_clock_alone() -> None:
    line = "hand1=Swift_Broker,?2 market=Cookies deck1=?9 deck2=?9 decks=macaws,raccoons,bats clock=2"
    for answers in (
        ["P1 buy Cookies", "P1 pay with Junk 1 + Junk 1"],
        ["P1 build a stack", "P1 build with Swift Broker 1"],
        ["P1 discard any cards", "P1 done"],
    ):
        assert state(tell(at(line), *answers)).clock == 1


@pytest.mark.rule("DM-058", "DM-167", "DM-169")
def test_the_icon_gives_another_action_of_any_kind() -> None:
    match = at("hand1=Favourite_Toy,Swift_Broker,?2 disc1=Shattered_Relic market=Cookies deck1=?9 deck2=?9")
    tell(match, "P1 play Favourite Toy")
    assert kinds(match, "P1") == {"play", "buy", "build", "discard"}
    plain = at("hand1=Prepaid_Good market=Cookies,Nuisance deck1=?9 deck2=?9 decks=macaws,pandas,raccoons")
    tell(plain, "P1 play Prepaid Good", "P1 Cookies")
    assert asked(plain) == ["P2 act"]


@pytest.mark.rule("DM-170", "G-29")
def test_bonus_techniques_follow_each_other_without_an_end() -> None:
    match = at("hand1=Swift_Broker,Favourite_Toy,Flashy_Show,Shattered_Relic,? deck1=?9 deck2=?9")
    tell(match, "P1 play Flashy Show")
    assert asked(match) == ["P1 act"]
    tell(match, "P1 play Favourite Toy", "P1 play Shattered Relic", "P1 Junk")
    assert asked(match) == ["P1 act"]
    assert state(match).actions == 1
    tell(match, "P1 discard any cards", "P1 done")
    assert state(match).turn == 1


@pytest.mark.rule("G-28")
def test_a_bonus_action_may_be_an_inventory_action_without_cards() -> None:
    match = tell(at("hand1=Flashy_Show,? deck1=?9 deck2=?9"), "P1 play Flashy Show")
    assert asked(match) == ["P1 act"]
    tell(match, "P1 discard any cards", "P1 done")
    assert state(match).turn == 1


@pytest.mark.rule("DM-168")
def test_a_card_that_stays_in_the_schedule_gives_its_bonus_now_and_none_later() -> None:
    match = at("hand1=Steady_Achiever,? deck1=?9 deck2=?9")
    tell(match, "P1 play Steady Achiever")
    assert sched(match, 1) == ["Steady Achiever"]
    assert state(match).actions == 1
    tell(match, "P1 discard any cards", "P1 done", "P2 discard any cards")
    assert sched(match, 1) == []
    assert len(hand(match, 1)) == 6
    assert state(match).actions == 1


@pytest.mark.rule("DM-171", "DM-186")
def test_the_icon_gives_nothing_when_a_card_is_discarded_or_built() -> None:
    line = "hand1=Swift_Broker deck1=?9 deck2=?9"
    assert state(tell(at(line), "P1 discard any cards", "P1 Swift Broker")).turn == 1
    assert state(tell(at(line), "P1 build a stack", "P1 build with Swift Broker 1")).turn == 1


# What is thrown away, guessed, changed


@pytest.mark.rule("DM-172")
def test_a_player_orders_cards_that_are_discarded_at_once() -> None:
    match = at("hand1=Swift_Broker,Cookies,Spyglass,? deck1=?9 deck2=?9")
    tell(match, "P1 play Swift Broker", "P1 Spyglass", "P1 Junk")
    assert disc(match, 1) == ["Spyglass", "Junk", "Cookies", "Swift Broker"]


@pytest.mark.rule("DM-279", "DM-280", "DM-281", "DM-006")
def test_thrown_away_junk_goes_to_the_junk_pile_and_animalfolk_to_the_markets_discard_pile() -> None:
    junk = tell(at("hand1=Shattered_Relic,? deck1=?9"), "P1 play Shattered Relic", "P1 Junk")
    assert (len(state(junk).pile), mdisc(junk)) == (1, [])
    folk = tell(at("hand1=Shattered_Relic,Cookies deck1=?9"), "P1 play Shattered Relic", "P1 Cookies")
    assert (len(state(folk).pile), mdisc(folk)) == (0, ["Cookies"])
    assert state(folk).known[state(folk).mdisc[0]] == EVERYONE


@pytest.mark.rule("DM-173")
def test_a_guessed_card_is_shown_to_all() -> None:
    match = at("hand1=Grasp hand2=Spyglass deck1=?9 deck2=?9 decks=macaws,raccoons,magpies")
    card = state(match).hand[1][0]
    tell(match, "P1 play Grasp")
    while asked(match)[0] != "P1 name a value":
        tell(match, f"P1 {options(match, 'P1')[0]}")
    tell(match, "P1 2")
    assert state(match).known[card] == EVERYONE
    assert hand(match, 2) == ["Spyglass"]


@pytest.mark.rule("DM-266", "DM-267", "G-102")
def test_only_cards_that_may_end_elsewhere_are_not_reusable() -> None:
    elsewhere = {card.name for card in PRINTS if card.folk != NO_SET and card.technique and not card.reusable}
    assert elsewhere == {
        "Acorn",
        "Gift Voucher",
        "Safety Precaution",
        "Cunning Neighbour",
        "Delightful Surprise",
        "Carefree Swapper",
        "Delicacy",
        "Umbrella",
        "Velocipede",
    }


# Passives and values


@pytest.mark.rule("DM-059", "DM-060", "DM-004", "DM-190")
def test_a_passive_works_from_the_hand_and_nowhere_else() -> None:
    def filled(where: str) -> int:
        match = at(f"phase=cleanup actions=0 hand1=? deck1=?9 deck2=?9 {where}")
        return len(hand(match, 1))

    assert filled("disc1=Cookies") == 5
    assert filled("stall1=Swift_Broker|Cookies") == 5
    assert filled("disc2=Cookies") == 5
    held = at("phase=cleanup actions=0 hand1=Cookies deck1=?9 deck2=?9")
    assert len(hand(held, 1)) == 6


@pytest.mark.rule("DM-061", "DM-062")
def test_a_passive_that_is_used_is_shown_and_resolved() -> None:
    match = at("hand1=Refreshing_Drink,? deck1=?9 deck2=?9 decks=macaws,raccoons,desert_monitors")
    card = card_named(match, state(match).hand[0], "Refreshing Drink")
    assert state(match).known[card] == 1
    tell(match, "P1 use Refreshing Drink")
    assert state(match).known[card] == EVERYONE
    assert asked(match) == ["P1 discard"]
    tell(match, "P1 Junk")
    assert disc(match, 1) == ["Junk"]
    assert asked(match) == ["P1 act"]
    assert not may(match, "P1 use Refreshing Drink")


@pytest.mark.rule("DM-134", "G-105", "DM-192")
def test_a_passive_may_be_used_after_the_clean_up_and_the_hand_is_filled_again() -> None:
    match = at("hand1=Refreshing_Drink,?4 deck1=?9 deck2=?9 decks=macaws,raccoons,desert_monitors")
    tell(match, "P1 discard any cards", "P1 done")
    assert asked(match) == ["P1 end turn"]
    tell(match, "P1 Refreshing Drink", "P1 Junk")
    assert len(hand(match, 1)) == 5
    assert state(match).turn == 1


@pytest.mark.rule("G-25")
def test_a_passive_that_came_back_can_be_used_again() -> None:
    match = at("hand1=Refreshing_Drink,Favourite_Toy,? deck1=?9 deck2=?9 decks=macaws,raccoons,desert_monitors")
    tell(match, "P1 use Refreshing Drink", "P1 Refreshing Drink", "P1 play Favourite Toy")
    assert hand(match, 1) == ["Junk", "Refreshing Drink"]
    assert may(match, "P1 use Refreshing Drink")


@pytest.mark.rule("G-26", "R7")
def test_changes_of_value_are_made_in_the_order_they_were_played() -> None:
    def value(changes: str) -> int:
        return worth(at(f"hand1=? deck1=?9 changes={changes}"), 1, "Junk")

    assert value("add:all:1:1,mirror:all:1:0") == 4
    assert value("mirror:all:1:0,add:all:1:1") == 6
    assert value("set:hand1.1:1:4,mirror:all:1:0") == 2
    assert value("times:hand1.1:1:3,add:all:1:1") == 4
