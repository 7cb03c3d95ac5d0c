"""Traps: every sentence of every kind, and the rules of traps, alerts and owners."""

from __future__ import annotations

import pytest
from tests.games.dale.builds import plain_only
from tests.games.dale.table import (
    asked,
    at,
    called,
    deck,
    disc,
    events,
    fresh,
    gold,
    hand,
    may,
    mdisc,
    names,
    options,
    rolling,
    state,
    tell,
)

from parlour.games.dale.cards import traps as trap_effects
from parlour.games.dale.cards.prints import COLOURS, PRINTS, TRAPS, kind_of, print_of, trap_name
from parlour.games.dale.game import Dale
from parlour.games.dale.options import read_traps
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options
from parlour.kernel.record import new_match
from parlour.kernel.state import EVERYONE, Ending

ALL_KINDS = range(len(TRAPS))


def words(text: str) -> str:
    """A text in one line."""
    return " ".join(text.split())


# The cards


@pytest.mark.rule("DM-106", "G-05", "DM-250")
def test_every_trap_comes_in_four_colours_with_a_text_and_an_alert() -> None:
    assert len(TRAPS) >= 5
    for first in TRAPS:
        prints = [PRINTS[first + owner] for owner in range(4)]
        assert [card.owner for card in prints] == [0, 1, 2, 3]
        assert [card.name.split()[0] for card in prints] == list(COLOURS)
        assert len({(card.value, card.text, card.alert, card.bonus, card.technique) for card in prints}) == 1
        assert prints[0].technique
        assert prints[0].text
        assert prints[0].alert


@pytest.mark.parametrize("kind", ALL_KINDS)
@plain_only
def test_the_text_of_a_trap_is_what_its_functions_say(kind: int) -> None:
    card = PRINTS[TRAPS[kind]]
    assert words(trap_effects.TECHNIQUES[card.name].__doc__ or "") == card.text
    assert words(trap_effects.ALERTS[card.name].__doc__ or "") == card.alert


@pytest.mark.rule("DM-264", "DM-265")
def test_traps_return_in_their_alert_and_nowhere_else() -> None:
    for first in TRAPS:
        assert "Return this card." in PRINTS[first].alert
        assert "return" not in PRINTS[first].text.lower()
    for card in PRINTS[: TRAPS[0]]:
        assert "return this card" not in card.text.lower()


# Setting up


@pytest.mark.rule("DM-104", "DM-069")
def test_without_the_option_there_is_no_trap() -> None:
    assert all(PRINTS[face].owner < 0 for face in state(fresh()).face)


@pytest.mark.rule("DM-107", "DM-108", "DM-110", "DM-111", "G-13", "G-87")
def test_everybody_has_the_same_traps_of_the_own_colour_in_a_starting_deck_of_ten_and_the_traps() -> None:
    s = state(fresh(players=3, traps="false_bill,itching_powder"))
    for seat in range(3):
        mine = s.deck[seat] + s.hand[seat]
        assert len(mine) == 12
        owned = [s.face[card] for card in mine if PRINTS[s.face[card]].owner >= 0]
        assert sorted(kind_of(face) for face in owned) == ["False Bill", "Itching Powder"]
        assert {PRINTS[face].owner for face in owned} == {seat}


@pytest.mark.rule("DM-111")
def test_traps_are_shuffled_in_before_the_starting_hands_are_drawn() -> None:
    drawn = set()
    for seed in range(12):
        s = state(fresh(str(seed), traps="false_bill"))
        drawn.add(sum(PRINTS[s.face[card]].owner == 0 for card in s.hand[0]))
    assert drawn == {0, 1}


@pytest.mark.rule("DM-109")
def test_more_than_the_advised_two_traps_are_allowed() -> None:
    every = ",".join(trap_name(kind) for kind in ALL_KINDS)
    s = state(fresh(traps=every))
    assert [len(s.deck[seat]) + len(s.hand[seat]) for seat in (0, 1)] == [10 + len(TRAPS)] * 2


@pytest.mark.rule("G-18")
def test_traps_go_with_teams() -> None:
    s = state(fresh(players=4, teams=True, traps="wobbly_shelf"))
    assert all(len(s.deck[seat]) + len(s.hand[seat]) == 11 for seat in range(4))


def test_a_wrong_trap_is_explained() -> None:
    with pytest.raises(ParlourError, match="no trap 'itchy_powder'; did you mean itching_powder"):
        check_options(Dale(), {"traps": "itchy_powder"})
    with pytest.raises(ParlourError, match="false_bill is named twice"):
        check_options(Dale(), {"traps": "false_bill,False Bill"})
    with pytest.raises(ParlourError, match="the traps are itching_powder, false_bill"):
        read_traps("xyz")


def test_a_rematch_keeps_the_traps() -> None:
    options = check_options(Dale(), {"traps": "false_bill"})
    assert Dale().rematch(options, Ending([0], "DM-204", "", [8, 0]))["traps"] == "false_bill"


# Techniques


@pytest.mark.rule("DM-228", "DM-057")
@pytest.mark.parametrize("name", ["Itching Powder", "Hole in the Purse"])
def test_a_plain_trap_is_put_on_the_discard_pile_of_a_chosen_player(name: str) -> None:
    match = at(f"players=3 hand1=Crimson_{name.replace(' ', '_')} disc2=Junk disc3=Junk")
    tell(match, f"P1 play Crimson {name}", "P1 P3")
    assert disc(match, 3) == ["Junk", f"Crimson {name}"]
    assert disc(match, 1) == []
    assert disc(match, 2) == ["Junk"]


def test_a_player_may_not_trap_himself() -> None:
    match = at("players=3 hand1=Crimson_Itching_Powder")
    tell(match, "P1 play Crimson Itching Powder")
    assert options(match, "P1") == ["P2", "P3"]


@pytest.mark.rule("DM-228", "G-85")
def test_a_teammate_is_another_player() -> None:
    match = at("players=4 teams=yes hand1=Crimson_Itching_Powder")
    tell(match, "P1 play Crimson Itching Powder")
    assert "P3" in options(match, "P1")


@pytest.mark.rule("DM-167", "DM-245")
@pytest.mark.parametrize("kind", [kind for kind in ALL_KINDS if PRINTS[TRAPS[kind]].bonus])
def test_a_trap_with_the_icon_gives_a_bonus_action(kind: int) -> None:
    name = PRINTS[TRAPS[kind]].name
    match = tell(at(f"hand1={name.replace(' ', '_')} deck1=?5"), f"P1 play {name}")
    assert asked(match) == ["P1 act"]


def test_jack_in_the_box_gives_none() -> None:
    match = tell(at("hand1=Crimson_Jack-in-the-Box deck1=?9 deck2=?9 hand2=?5"), "P1 play Crimson Jack-in-the-Box")
    assert state(match).turn == 1


@pytest.mark.rule("G-97", "DM-212")
def test_playing_a_trap_moves_the_clock() -> None:
    match = at("decks=macaws,raccoons,bats hand1=Crimson_Itching_Powder")
    tell(match, "P1 play Crimson Itching Powder")
    assert state(match).clock == 1


def test_false_bill_draws_a_card_first() -> None:
    match = tell(at("hand1=Crimson_False_Bill deck1=Spyglass"), "P1 play Crimson False Bill")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 2) == ["Crimson False Bill"]


def test_wobbly_shelf_shows_the_hand_of_the_player_who_gets_it_to_me_alone() -> None:
    match = at("players=3 hand1=Crimson_Wobbly_Shelf hand2=Spyglass hand3=Cookies")
    tell(match, "P1 play Crimson Wobbly Shelf", "P1 P2")
    s = state(match)
    assert disc(match, 2) == ["Crimson Wobbly Shelf"]
    assert s.knows(0, s.hand[1][0])
    assert not s.knows(0, s.hand[2][0])
    assert not s.knows(2, s.hand[1][0])


def test_jack_in_the_box_draws_two_after_it_is_gone() -> None:
    match = tell(at("hand1=Crimson_Jack-in-the-Box,?5 deck1=?2 hand2=?5"), "P1 play Crimson Jack-in-the-Box")
    assert hand(match, 1) == ["Junk"] * 7
    assert disc(match, 2)[-1] == "Crimson Jack-in-the-Box"


@pytest.mark.rule("G-90")
def test_who_does_not_own_a_trap_may_play_it_and_it_stays_its_owners() -> None:
    match = tell(at("players=3 hand1=Azure_Itching_Powder"), "P1 play Azure Itching Powder", "P1 P3")
    assert disc(match, 3) == ["Azure Itching Powder"]
    match = tell(at("hand1=Azure_Itching_Powder"), "P1 play Azure Itching Powder")
    assert disc(match, 2) == ["Azure Itching Powder"], "even back to its owner"


# Alerts


def drawn(trap: str, more: str = "") -> str:
    """P1 plays Shattered Relic, throws a junk card away and draws a trap of P2."""
    return f"hand1=Shattered_Relic,Junk,{more or 'Spyglass'} deck1=Azure_{trap} deck2=Cookies disc2=-"


PLAY = ("P1 play Shattered Relic", "P1 Junk")


@pytest.mark.rule("DM-229", "DM-232", "DM-251", "DM-262", "DM-263", "G-89")
def test_itching_powder_returns_to_the_top_of_its_owners_deck() -> None:
    match = tell(at(drawn("Itching_Powder")), *PLAY)
    assert deck(match, 2) == ["Cookies", "Azure Itching Powder"]
    assert "Azure Itching Powder" not in hand(match, 1)


def test_itching_powder_discards_a_random_card() -> None:
    found = set()
    for chance in range(1, 12):
        match = tell(at(drawn("Itching_Powder", "Spyglass,Cookies") + f" chance={chance * 7919}"), *PLAY)
        assert len(hand(match, 1)) == 1
        found.add(disc(match, 1)[0])
    assert found == {"Spyglass", "Cookies"}


@pytest.mark.rule("DM-253")
def test_the_owner_cannot_resolve_the_alert() -> None:
    match = tell(at("hand1=Shattered_Relic,Junk,Spyglass deck1=Crimson_Itching_Powder"), *PLAY)
    assert hand(match, 1) == ["Spyglass", "Crimson Itching Powder"]


@pytest.mark.rule("DM-252")
def test_seeing_a_trap_triggers_nothing() -> None:
    match = tell(at("hand1=Spyglass deck1=Azure_Itching_Powder,Junk,Cookies"), "P1 play Spyglass", "P1 Cookies")
    assert "Azure Itching Powder" in names(match, "P1")
    assert hand(match, 1) == ["Cookies"]
    assert state(match).gold == [0, 0]


@pytest.mark.rule("DM-229", "G-89")
def test_taking_a_trap_out_of_ones_discard_pile_sets_it_off() -> None:
    match = tell(at("hand1=Favourite_Toy,Cookies disc1=Azure_False_Bill"), "P1 play Favourite Toy")
    assert deck(match, 2) == ["Azure False Bill"]
    assert disc(match, 1) == ["Junk", "Favourite Toy"]


@pytest.mark.rule("G-103")
def test_return_to_an_empty_deck_needs_no_shuffle() -> None:
    match = tell(at("hand1=Favourite_Toy disc1=Azure_False_Bill disc2=Junk,Junk"), "P1 play Favourite Toy")
    assert deck(match, 2) == ["Azure False Bill"]
    assert disc(match, 2) == ["Junk", "Junk"]


def test_everybody_knows_the_trap_that_lies_on_its_owners_deck() -> None:
    match = tell(at("hand1=Favourite_Toy disc1=Azure_False_Bill deck2=Junk"), "P1 play Favourite Toy")
    s = state(match)
    assert s.known[s.deck[1][-1]] == EVERYONE
    assert s.known[s.deck[1][0]] == 0


def test_false_bill_puts_a_junk_card_on_the_discard_pile() -> None:
    match = tell(at(drawn("False_Bill")), *PLAY)
    assert disc(match, 1) == ["Junk", "Shattered Relic"]
    assert deck(match, 2)[-1] == "Azure False Bill"


@pytest.mark.rule("DM-074", "DM-084")
def test_hole_in_the_purse_moves_a_gold_to_its_owner() -> None:
    match = tell(at(drawn("Hole_in_the_Purse") + " gold1=2"), *PLAY)
    assert (gold(match, 1), gold(match, 2)) == (1, 1)
    assert deck(match, 2)[-1] == "Azure Hole in the Purse"


def test_hole_in_the_purse_takes_from_the_bank_where_there_is_no_gold() -> None:
    match = tell(at(drawn("Hole_in_the_Purse")), *PLAY)
    assert (gold(match, 1), gold(match, 2)) == (0, 1)


@pytest.mark.rule("G-88")
def test_wobbly_shelf_lets_its_victim_choose_among_the_highest() -> None:
    match = tell(at(drawn("Wobbly_Shelf", "Spyglass,Cookies,Spyglass,Wily_Fellow")), *PLAY)
    assert asked(match) == ["P1 put under deck"]
    assert set(names(match, "P1")) == {"Spyglass"}
    tell(match, "P1 Spyglass")
    s = state(match)
    assert deck(match, 1) == ["Spyglass"]
    assert s.known[s.deck[0][0]] == EVERYONE
    assert deck(match, 2)[-1] == "Azure Wobbly Shelf"


def test_wobbly_shelf_finds_nothing_in_an_empty_hand() -> None:
    match = tell(at("hand1=Favourite_Toy disc1=Azure_Wobbly_Shelf"), "P1 play Favourite Toy")
    assert deck(match, 2) == ["Azure Wobbly Shelf"]
    assert asked(match) == ["P1 act"]


def test_jack_in_the_box_discards_two_and_draws_one() -> None:
    match = at("hand1=Favourite_Toy,Cookies,Spyglass,Wily_Fellow disc1=Azure_Jack-in-the-Box deck1=Swift_Broker")
    tell(match, "P1 play Favourite Toy")
    assert asked(match) == ["P1 discard"]
    assert "Azure Jack-in-the-Box" not in names(match, "P1")
    tell(match, "P1 Cookies", "P1 Wily Fellow")
    assert hand(match, 1) == ["Spyglass", "Swift Broker"]
    assert disc(match, 1) == ["Cookies", "Wily Fellow", "Favourite Toy"]
    assert deck(match, 2) == ["Azure Jack-in-the-Box"]


@pytest.mark.rule("G-74", "DM-192")
def test_a_trap_drawn_while_filling_is_replaced_by_another_card() -> None:
    match = at("phase=cleanup hand1=?4 deck1=Spyglass,Azure_False_Bill deck2=?9 hand2=?5")
    assert hand(match, 1) == ["Junk"] * 4 + ["Spyglass"]
    assert disc(match, 1) == ["Junk"]
    assert deck(match, 2)[-1] == "Azure False Bill"


@pytest.mark.rule("G-74")
def test_an_alert_is_resolved_before_the_next_card_is_drawn() -> None:
    line = "hand1=Swift_Broker,Cookies,Spyglass deck1=Wily_Fellow,Azure_Jack-in-the-Box deck2=Junk"
    match = tell(at(line), "P1 play Swift Broker", "P1 Cookies")
    # Both cards are discarded, the first draw is the trap: an empty hand discards nothing, then two cards come.
    assert deck(match, 2)[-1] == "Azure Jack-in-the-Box"
    assert "Wily Fellow" in hand(match, 1)
    assert len(hand(match, 1)) == 2


@pytest.mark.rule("G-74", "G-88")
def test_the_holder_orders_alerts_of_cards_that_come_together() -> None:
    line = "phase=start sched1=Supply_Depot+Azure_Wobbly_Shelf+Azure_Itching_Powder hand1=Spyglass,Cookies deck1=?3"
    match = at(f"{line} traps=itching_powder,wobbly_shelf")
    assert asked(match) == ["P1 resolve"]
    tell(match, "P1 Azure Wobbly Shelf", "P1 Spyglass")
    assert deck(match, 2) == ["Azure Wobbly Shelf", "Azure Itching Powder"]
    assert deck(match, 1)[0] == "Spyglass"
    assert disc(match, 1)[0] == "Cookies"  # what was left for the powder
    match = tell(at(f"{line} traps=itching_powder,wobbly_shelf {rolling((3, 0))}"), "P1 Azure Itching Powder")
    assert disc(match, 1)[0] == "Spyglass"
    assert deck(match, 2)[0] == "Azure Itching Powder"


@pytest.mark.rule("G-74", "G-23")
def test_alerts_of_several_players_begin_with_the_active_one() -> None:
    line = "players=3 hand1=Azure_False_Bill hand2=Raffle,Amber_False_Bill hand3=Crimson_False_Bill turn=2"
    match = tell(at(f"{line} traps=false_bill"), "P2 play Raffle", "P2 left")
    assert [event.data["seat"] for event in events(match, "alert")] == [1, 2, 0]


@pytest.mark.rule("G-85")
def test_a_teammate_sets_an_alert_off() -> None:
    match = tell(at("players=4 teams=yes hand1=Favourite_Toy disc1=Amber_False_Bill"), "P1 play Favourite Toy")
    assert deck(match, 3) == ["Amber False Bill"]


# Paying, building, throwing away


@pytest.mark.rule("DM-230", "DM-142", "G-53")
def test_a_foreign_trap_pays_and_goes_to_the_payers_discard_pile() -> None:
    match = at("hand1=Azure_Jack-in-the-Box deck1=?9 market=Shattered_Relic hand2=?5")
    assert may(match, "P1 buy Shattered Relic")
    tell(match, "P1 buy Shattered Relic", "P1 pay with Azure Jack-in-the-Box 3")
    assert disc(match, 1) == ["Azure Jack-in-the-Box"]
    assert disc(match, 2) == []


@pytest.mark.rule("DM-071", "DM-231")
def test_a_trap_is_never_part_of_a_stack() -> None:
    assert not may(at("hand1=Crimson_False_Bill"), "P1 build a stack")
    assert may(at("hand1=Swift_Broker"), "P1 build a stack")
    match = at("hand1=Crimson_False_Bill,Swift_Broker stall1=Swift_Broker")
    assert not may(match, "P1 build a stack"), "1 + 1 would be the stack of 2"


@pytest.mark.rule("DM-282", "DM-279")
def test_a_trap_that_is_thrown_away_goes_to_its_owners_discard_pile() -> None:
    match = tell(
        at("hand1=Shattered_Relic,Azure_False_Bill deck1=Junk"), "P1 play Shattered Relic", "P1 Azure False Bill"
    )
    assert disc(match, 2) == ["Azure False Bill"]
    assert mdisc(match) == []


@pytest.mark.rule("G-91", "DM-251")
def test_a_trap_bought_from_the_market_sets_its_alert_off() -> None:
    match = at("hand1=?2,Spyglass deck1=?9 market=Azure_Itching_Powder hand2=?5")
    tell(match, "P1 buy Azure Itching Powder", "P1 pay with Junk 1 + Junk 1")
    assert deck(match, 2)[-1] == "Azure Itching Powder"
    assert disc(match, 1)[-1] == "Spyglass"


@pytest.mark.rule("DM-159", "DM-245")
def test_a_trap_is_in_the_schedule_while_it_is_resolved() -> None:
    match = tell(at("players=3 hand1=Crimson_Itching_Powder"), "P1 play Crimson Itching Powder")
    assert called(match, state(match).sched[0]) == ["Crimson Itching Powder"]


# Notation


def test_a_position_tells_its_traps() -> None:
    match = at("hand1=Crimson_False_Bill traps=false_bill,wobbly_shelf")
    assert match.options["traps"] == "false_bill,wobbly_shelf"
    line = Dale().write(state(match))
    assert "traps=false_bill,wobbly_shelf" in line
    assert Dale().write(Dale().read(line)) == line


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("hand1=Crimson_False_Bill traps=none", "there is a False Bill, which is not in traps="),
        ("hand1=Jade_False_Bill", "Jade_False_Bill has no owner among 2 players"),
        ("hand1=Crimson_False_Bill disc2=Crimson_False_Bill", "there are only 1 of Crimson_False_Bill"),
    ],
)
def test_impossible_traps_are_refused(line: str, wrong: str) -> None:
    with pytest.raises(ParlourError, match=wrong):
        Dale().read(line)


def test_the_view_names_the_traps_in_play() -> None:
    assert new_match(Dale(), {"traps": "false_bill"}, "v").view(0)["traps"] == ["False Bill"]
    assert print_of("Jade Wobbly Shelf") == TRAPS[3] + 3
