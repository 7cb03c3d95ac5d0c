"""How cards act on each other (R1 to R20 of RULES.md): what no test of a single card shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.dale.table import (
    GAME,
    asked,
    at,
    cost,
    deck,
    disc,
    events,
    fresh,
    gold,
    hand,
    market,
    may,
    mdisc,
    options,
    over,
    play_on,
    rolling,
    stall,
    state,
    tell,
    worth,
)

from parlour.games.dale.cards.prints import JUNK, NO_OWNER, PRINTS, SPECIALTIES, TRAPS
from parlour.kernel.state import WATCHER
from parlour.scenarios.coverage import citations

DECKS = "deck1=?9 deck2=?9"
PASS = ["P1 discard any cards", "P1 done"]


def test_every_section_is_shown_by_a_test() -> None:
    cited = citations(Path(__file__).parent)
    assert [section for section in GAME.rulebook().sections if section not in cited] == []
    assert len(GAME.rulebook().sections) == 20


# R1. Editions


@pytest.mark.rule("R1", "DM-200")
def test_the_market_is_not_filled_after_a_technique() -> None:
    match = at(f"hand1=Replacement,Cookies {DECKS} market=Spyglass,Shattered_Relic mdeck=Fashion_Hint")
    tell(match, "P1 play Replacement", "P1 Cookies")
    assert asked(match) == ["P1 act"]
    assert market(match) == ["Spyglass", "-", "-", "-", "-"]
    tell(match, *PASS)
    assert market(match)[:3] == ["Spyglass", "Fashion Hint", "Cookies"]


@pytest.mark.rule("R1", "DM-132")
def test_the_hand_is_filled_before_the_market() -> None:
    match = at(f"hand1=? {DECKS} market=- mdeck=Cookies")
    tell(match, *PASS)
    told = [event.name for event in match.heard(WATCHER) if event.name in ("gained", "offered")]
    assert told == ["gained"] * 4 + ["offered"]


@pytest.mark.rule("R1", "DM-164")
def test_an_empty_deck_is_not_formed_anew_for_a_search() -> None:
    match = tell(at("hand1=Magnet disc1=Cookies,Spyglass deck2=?9"), "P1 play Magnet")
    assert asked(match) == ["P1 act"]
    assert disc(match, 1) == ["Cookies", "Spyglass", "Magnet"]


@pytest.mark.rule("R1")
def test_cookies_change_the_hand_size_all_the_time() -> None:
    match = tell(at(f"hand1=Cookies,?3 {DECKS}"), *PASS)
    assert len(hand(match, 1)) == 6


@pytest.mark.rule("R1", "R8")
def test_a_copying_card_must_be_a_copy_where_there_is_a_model() -> None:
    match = at(f"hand1=Reflection {DECKS} disc2=Junk market=Cookies")
    assert worth(match, 1, "Reflection") == 1
    assert not may(match, "P1 buy Cookies"), "as itself it would be worth 2"


@pytest.mark.rule("R1", "DM-212")
def test_the_techniques_of_all_players_move_one_clock() -> None:
    match = at(f"hand1=Sneaky_Scout hand2=Sneaky_Scout {DECKS} clock=1")
    tell(match, "P1 play Sneaky Scout", "P1 Junk", *PASS[:1])
    assert state(match).clock == 1
    tell(match, "P2 play Sneaky Scout", "P2 Junk")
    assert state(match).clock == 2


@pytest.mark.rule("R1", "DM-281")
def test_junk_that_is_thrown_away_goes_to_the_junk_pile() -> None:
    match = tell(at(f"hand1=Shattered_Relic,Junk {DECKS} pile=2"), "P1 play Shattered Relic", "P1 Junk")
    assert len(state(match).pile) == 3
    assert mdisc(match) == []


@pytest.mark.rule("R1", "DM-251")
def test_an_alert_goes_off_before_the_next_card_of_the_same_draw() -> None:
    line = "hand1=Dangerous_Test,Spyglass,Cookies,? deck1=?4,Azure_Itching_Powder,? deck2=?9"
    match = tell(at(line), "P1 play Dangerous Test")
    told = [event.name for event in match.heard(0) if event.name in ("gained card", "discarded", "on deck")]
    assert told == ["gained card", "gained card", "on deck", "discarded", "gained card"]
    assert deck(match, 2)[-1] == "Azure Itching Powder"


# R2. Set-up


@pytest.mark.rule("R2", "DM-096")
def test_cards_of_value_1_that_nobody_got_are_out_of_the_game() -> None:
    for players in (2, 3, 4):
        s = state(fresh(players=players))
        ones = [face for face in s.face if PRINTS[face].value == 1 and face != JUNK]
        assert sorted(ones) == sorted([folk * 6 for folk in s.folks] * players)


@pytest.mark.rule("R2", "DM-281")
def test_a_card_of_value_1_can_come_into_the_market_later() -> None:
    match = at(f"hand1=Shattered_Relic,Swift_Broker {DECKS} market=- mdeck=-")
    tell(match, "P1 play Shattered Relic", "P1 Swift Broker", *PASS)
    assert market(match)[0] == "Swift Broker"


# R6. Payments


@pytest.mark.rule("R6", "R7")
def test_ones_own_changes_of_value_do_not_touch_the_market_price() -> None:
    match = at(f"hand1=Flashy_Show,? {DECKS} market=Cookies,Spyglass")
    tell(match, "P1 play Flashy Show")
    assert worth(match, 1, "Junk") == 2
    assert [cost(match, 1, name) for name in ("Cookies", "Spyglass")] == [2, 5]
    assert may(match, "P1 buy Cookies")


@pytest.mark.rule("R6")
def test_a_paid_card_is_kept_from_the_discard_pile_by_one_text_only() -> None:
    match = at(f"hand1=Glue,Shattered_Relic {DECKS} sched1=Master_Builder market=Spyglass")
    tell(match, "P1 buy Spyglass", "P1 pay with Glue 5")
    assert asked(match) == ["P1 keep"]
    tell(match, "P1 Glue")
    assert {"Glue", "Spyglass"} < set(hand(match, 1))
    assert disc(match, 1) == ["Master Builder"], "it found no card to put on the deck"


# R10. Decks


@pytest.mark.rule("R10")
def test_a_card_that_was_discarded_a_moment_ago_can_be_discarded_again() -> None:
    match = tell(at("hand1=Little_Villain deck1=?9 deck2=Cookies"), "P1 play Little Villain")
    assert disc(match, 2) == ["Cookies"]
    assert len([event for event in events(match, "discarded") if event.data["seat"] == 1]) == 2


# R16. Dice, clock and gold


@pytest.mark.rule("R16")
def test_a_result_that_is_more_than_possible_is_cut_down() -> None:
    match = at(f"hand1=Daring_Adventurer {DECKS} market=Cookies mdeck=- {rolling((6, 5))}")
    tell(match, "P1 play Daring Adventurer", "P1 Cookies")
    assert [event.data["result"] for event in events(match, "rolled")] == ["3"]
    assert [event.name for event in match.heard(WATCHER)].count("thrown away") == 1
    assert market(match)[0] == "Cookies", "the only card went and came back"


@pytest.mark.rule("R16")
def test_nobody_has_less_than_no_gold() -> None:
    match = at("hand1=Swift_Broker,? deck1=?5,Azure_Hole_in_the_Purse deck2=?9")
    tell(match, "P1 play Swift Broker")
    assert (gold(match, 1), gold(match, 2)) == (0, 1), "the bank gives what P1 does not have"


# R18. Slips elsewhere


@pytest.mark.rule("R18", "R9")
def test_a_card_fetched_by_a_nostalgic_item_lets_no_other_set_of_the_hand_in() -> None:
    line = f"hand1=Nostalgic_Item,Swift_Broker,Junk disc1=Loyal_Partner {DECKS}"
    match = tell(at(f"{line} stall1=*|*|*"), "P1 build a stack")
    assert options(match, "P1") == ["build with Nostalgic Item 3 + Loyal Partner 1 from the discard pile"]
    assert not may(at(f"{line} stall1=*|*|*|*"), "P1 build a stack"), "neither the broker nor junk of the hand may join"


@pytest.mark.rule("R18", "R10")
def test_a_deck_that_becomes_a_discard_pile_is_turned_over_and_not_mixed() -> None:
    for attempt in range(1, 4):
        match = at(f"hand1=Wily_Fellow deck1=Cookies,Spyglass,Flashy_Show,Favourite_Toy deck2=?9 chance={attempt}")
        tell(match, "P1 play Wily Fellow")
        assert disc(match, 1) == ["Favourite Toy", "Flashy Show", "Spyglass", "Cookies", "Wily Fellow"]


# R19. Left open


@pytest.mark.rule("R19")
def test_no_card_pays_for_a_purchase_without_a_price() -> None:
    line = "hand1=Royal_Privilege,Bribe,Cookies market=Spyglass,Fortunate_Upgrade"
    match = tell(at(f"{line} {DECKS}"), "P1 buy Spyglass", "P1 pay with Royal Privilege 5", "P1 Cookies")
    assert [event.data["seat"] for event in events(match, "paid")] == [0]
    assert {"Bribe", "Spyglass", "Fortunate Upgrade"} < set(hand(match, 1))
    assert len(hand(match, 1)) == 5, "Bribe paid for nothing and adds nothing"


# R20. All of it together


@pytest.mark.rule("R20")
def test_the_hard_decks_together_come_to_an_end() -> None:
    hard = "chameleons,owls,beavers,pangolins,squirrels"
    match = play_on(fresh("hard", players=4, decks=hard, turns=50), "hard", over)
    assert match.ending is not None
    assert match.ending.rule in ("DM-204", "G-79")
    assert match.ending.scores == [len(stall(match, player)) for player in (1, 2, 3, 4)]
    assert sum(match.ending.scores) > 8


# Rules that need no card of their own


@pytest.mark.rule("DM-070")
def test_every_trap_and_every_specialty_card_has_an_owner() -> None:
    firsts = [*TRAPS, *SPECIALTIES.values()]
    owned = sorted([first + seat for first in firsts for seat in range(4)])
    assert [face for face, card in enumerate(PRINTS) if card.owner != NO_OWNER] == owned
    assert all(PRINTS[first + seat].owner == seat for first in firsts for seat in range(4))


@pytest.mark.rule("DM-105")
def test_traps_are_chosen_after_the_decks() -> None:
    wishes = [setting.name for setting in GAME.settings()]
    assert wishes.index("decks") < wishes.index("traps")
    s = state(fresh(traps="false_bill"))
    assert s.folks == state(fresh()).folks, "traps leave the choice of decks alone"
    assert all(len(s.deck[seat]) + len(s.hand[seat]) == 11 for seat in (0, 1))


@pytest.mark.rule("G-54")
def test_a_trap_pays_for_spending_and_finishing() -> None:
    line = f"hand1=Cache,Crimson_Itching_Powder disc1=Cookies {DECKS}"
    match = tell(at(line), "P1 play Cache", "P1 spend with Crimson Itching Powder 2", "P1 Cookies")
    assert disc(match, 1) == ["Crimson Itching Powder", "Cache"]
    match = at(f"hand1=Crimson_Itching_Powder sched1=Impulsive_Visionary {DECKS}")
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with Crimson Itching Powder 2")
    assert disc(match, 1) == ["Crimson Itching Powder", "Impulsive Visionary"]


@pytest.mark.rule("G-59", "R17")
def test_a_searched_deck_is_shuffled_and_what_was_seen_is_forgotten() -> None:
    match = tell(at("hand1=Magnet deck1=Cookies,Spyglass,Glue deck2=?9"), "P1 play Magnet")
    assert all(state(match).knows(0, card) for card in state(match).aside or state(match).deck[0])
    tell(match, "P1 Glue")
    assert [event.data["seat"] for event in events(match, "shuffled")] == [0]
    assert not any(state(match).knows(0, card) for card in state(match).deck[0])


@pytest.mark.rule("G-108", "R8")
def test_a_copy_may_be_settled_once_between_two_actions_without_an_action() -> None:
    match = at(f"hand1=Trendsetting,?,Swift_Broker {DECKS} market=Cookies,Spyglass")
    tell(match, "P1 adapt Trendsetting", "P1 Spyglass")
    assert worth(match, 1, "Trendsetting") == 4
    assert state(match).actions == 1
    assert not may(match, "P1 adapt Trendsetting")
    tell(match, "P1 play Swift Broker")
    assert asked(match) == ["P1 discard next"]


@pytest.mark.rule("G-109")
def test_the_turn_goes_on_when_all_have_answered_a_reaction() -> None:
    match = at(f"hand1=Shattered_Relic,? hand2=Wise_Spy,? {DECKS} mdeck=Quality_Inspection,Ancient_Knowledge")
    tell(match, "P1 play Shattered Relic", "P1 Junk")
    assert asked(match) == ["P1 react"], "the card drawn may be a Quality Inspection, as far as P2 can tell"
    tell(match, "P1 done")
    assert asked(match) == ["P2 react"]
    tell(match, "P2 done")
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("G-111")
def test_a_long_list_of_payments_is_parted_by_cards_until_it_can_be_read() -> None:
    low = "Swift_Broker,Loyal_Partner,Wily_Fellow,Cookies,Prepaid_Good,Nuisance,Shattered_Relic,Essential_Purchase"
    high = "Rotten_Food,Spyglass,Market_Discovery,Dirty_Exchange"
    match = at(f"hand1={low},{high} {DECKS} market=-,-,-,-,Favourite_Toy")
    tell(match, "P1 buy Favourite Toy")
    questions = 0
    while len(options(match, "P1")) == 2 and "among others" in options(match, "P1")[0]:
        questions += 1
        tell(match, f"P1 {options(match, 'P1')[1]}")
    assert 1 <= questions <= 12
    assert asked(match) == ["P1 pay"]
    assert 1 <= len(options(match, "P1")) <= 60
    assert len(set(options(match, "P1"))) == len(options(match, "P1"))
