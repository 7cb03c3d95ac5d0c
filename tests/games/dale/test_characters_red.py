"""The red characters, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    called,
    cost,
    deck,
    disc,
    events,
    gold,
    hand,
    may,
    names,
    options,
    over,
    state,
    tell,
    worth,
)
from tests.games.dale.test_characters_green import cast_as

from parlour.games.dale.cards.cast import hindered, tokens_of
from parlour.games.dale.cards.prints import DECKS, PRINTS
from parlour.games.dale.rules.values import hand_size
from parlour.kernel.match import Match
from parlour.kernel.state import EVERYONE

CLOCK = "decks=macaws,raccoons,mongooses"


def beside(match: Match) -> list[str]:
    """What lies by P1's character."""
    return called(match, state(match).beside[0])


# Mortimer


@pytest.mark.rule("DM-120")
def test_mortimer_takes_an_invoice_that_pays_three() -> None:
    match = at("character1=Mortimer market=Shattered_Relic deck1=?9 hand2=?5")
    tell(match, "P1 use Forge")
    assert hand(match, 1) == ["Crimson Forged Invoice"]
    assert len(beside(match)) == 2
    assert not may(match, "P1 use Forge")
    tell(match, "P1 buy Shattered Relic", "P1 pay with Crimson Forged Invoice 3")
    assert disc(match, 1) == ["Crimson Forged Invoice"]


def test_an_invoice_is_no_technique() -> None:
    assert not may(at("character1=Mortimer beside1=- hand1=Crimson_Forged_Invoice"), "P1 play Crimson Forged Invoice")


def test_mortimer_burns_invoices_of_his_hand() -> None:
    match = at("character1=Mortimer beside1=Crimson_Forged_Invoice hand1=Crimson_Forged_Invoice,Crimson_Forged_Invoice")
    tell(match, "P1 use Burn", "P1 use Burn")
    assert len(beside(match)) == 3
    assert hand(match, 1) == []
    assert not may(match, "P1 use Burn")


def test_mortimer_needs_an_invoice_to_burn_and_one_to_forge() -> None:
    match = at("character1=Mortimer beside1=-")
    assert not may(match, "P1 use Burn")
    assert not may(match, "P1 use Forge")


@pytest.mark.rule("DM-205", "DM-208")
def test_mortimer_cannot_win_while_two_invoices_are_about() -> None:
    assert not hindered(state(at("character1=Mortimer beside1=Crimson_Forged_Invoice,Crimson_Forged_Invoice")), 0)
    assert hindered(state(at("character1=Mortimer beside1=Crimson_Forged_Invoice")), 0)
    stall = "Swift_Broker|Cookies|Shattered_Relic|Spyglass|Flashy_Show|Spyglass,Cookies|Spyglass,Shattered_Relic|*"
    line = "beside1=Crimson_Forged_Invoice hand1=Crimson_Forged_Invoice"
    match = at(f"character1=Mortimer {line} stall1={stall}")
    assert not over(match)
    tell(match, "P1 use Burn")
    assert match.ending is not None
    assert match.ending.winners == [0]


@pytest.mark.rule("DM-251", "DM-262")
def test_an_invoice_returns_from_the_hands_of_others() -> None:
    match = at("character2=Mortimer beside2=- hand1=Favourite_Toy disc1=Azure_Forged_Invoice")
    tell(match, "P1 play Favourite Toy")
    assert deck(match, 2) == ["Azure Forged Invoice"]


# Ignatius


@pytest.mark.rule("DM-118", "DM-268")
def test_ignatius_names_a_set_during_setup() -> None:
    match = at(
        "phase=characters dealt1=Ignatius,Pim dealt2=Odalys,Mabel deck1=?9 deck2=?9 "
        "decks=macaws,raccoons,owls box=Crimson_Catalogue"
    )
    s = state(match)
    match.answer(0, s.dealt[0][0])
    match.answer(1, s.dealt[1][0])
    assert asked(match) == ["P1 name a set"]
    assert sorted(options(match, "P1")) == ["Macaws", "Owls", "Raccoons"]
    tell(match, "P1 Raccoons")
    s = state(match)
    assert s.charge[s.beside[0][0]] == DECKS.index("raccoons")
    assert s.known[s.beside[0][0]] == EVERYONE


RACCOONS = f"beside1=Crimson_Catalogue:{DECKS.index('raccoons')}"


def test_ignatius_pays_one_less_for_the_noted_set() -> None:
    match = at(f"character1=Ignatius {RACCOONS} market=Nuisance,Cookies")
    assert (cost(match, 1, "Nuisance"), cost(match, 1, "Cookies")) == (1, 3)
    assert cost(match, 2, "Nuisance") == 2


@pytest.mark.rule("DM-205")
@pytest.mark.parametrize(
    ("stacks", "barred"),
    [("-", True), ("Swift_Broker|Cookies", True), ("Wily_Fellow", False), ("Swift_Broker|Nuisance", False)],
)
def test_ignatius_cannot_win_before_a_stack_holds_the_noted_set(stacks: str, barred: bool) -> None:
    assert hindered(state(at(f"character1=Ignatius {RACCOONS} stall1={stacks}")), 0) == barred


@pytest.mark.rule("DM-208", "G-77")
@pytest.mark.parametrize("answers", [["P2 play Velocipede"], ["P2 play Matching Colours", "P2 Velocipede"]])
def test_a_card_that_ends_a_ban_ends_the_game_before_anything_else(answers: list[str]) -> None:
    line = f"character1=Ignatius beside1=Crimson_Catalogue:{DECKS.index('echidnas')} stall1=Favourite_Toy{'|*' * 7}"
    match = at(f"{line} decks=macaws,echidnas,mongooses clock=1 turn=2 hand2=Velocipede,Matching_Colours")
    tell(match, *answers)
    assert match.ending is not None
    assert match.ending.winners == [0]
    assert events(match, "clock") == []
    assert "Favourite Toy" in hand(match, 2)


# Nocturne


def test_nocturnes_hand_is_one_larger_by_night() -> None:
    assert hand_size(state(at(f"character1=Nocturne {CLOCK} clock=1")), 0) == 5
    assert hand_size(state(at(f"character1=Nocturne {CLOCK} clock=3")), 0) == 6
    assert hand_size(state(at(f"character1=Nocturne {CLOCK} clock=3")), 1) == 5


def test_nocturne_puts_the_top_of_the_discard_pile_on_the_deck_by_day() -> None:
    match = at(f"character1=Nocturne {CLOCK} clock=1 phase=cleanup hand1=?5 disc1=Cookies,Spyglass deck1=Junk hand2=?5")
    tell(match, "P1 use Lamplight")
    assert deck(match, 1) == ["Junk", "Spyglass"]
    assert disc(match, 1) == ["Cookies"]


def test_nocturne_orders_the_top_three_cards_by_night() -> None:
    match = at(
        f"character1=Nocturne {CLOCK} clock=3 phase=cleanup hand1=?6 deck1=Junk,Spyglass,Cookies,Nuisance hand2=?5"
    )
    tell(match, "P1 use Lamplight", "P1 Cookies", "P1 Nuisance")
    assert deck(match, 1) == ["Junk", "Cookies", "Nuisance", "Spyglass"]


# Zephyrine


@pytest.mark.rule("DM-118", "DM-245", "DM-246")
def test_zephyrine_smuggles_a_contraband_into_every_opponents_deck_after_the_hands_are_drawn() -> None:
    match = cast_as("Zephyrine", "box=Crimson_Contraband,Azure_Contraband")
    s = state(match)
    assert [PRINTS[s.face[card]].name for card in s.deck[1]].count("Crimson Contraband") == 1
    assert len(s.hand[1]) == 5
    assert all(s.known[card] == 0 for card in s.deck[1])


@pytest.mark.rule("DM-242", "DM-226")
def test_zephyrine_spares_her_teammate() -> None:
    decks = " ".join(f"deck{player}=?9" for player in range(1, 5))
    dealt = "dealt1=Zephyrine,Pim dealt2=Odalys,Mabel dealt3=Quill,Corvin dealt4=Marisol,Hollis"
    match = at(f"players=4 teams=yes phase=characters {dealt} {decks} box=Crimson_Contraband,Crimson_Contraband")
    for seat in range(4):
        match.answer(seat, state(match).dealt[seat][0])
    s = state(match)
    found = [sum(PRINTS[s.face[card]].name == "Crimson Contraband" for card in s.deck[seat]) for seat in range(4)]
    assert found == [0, 1, 0, 1]


def test_contraband_takes_a_gold_and_goes_to_another_discard_pile() -> None:
    match = tell(at("character1=Zephyrine hand1=Crimson_Contraband"), "P1 play Crimson Contraband")
    assert gold(match, 1) == 1
    assert disc(match, 2) == ["Crimson Contraband"]
    assert asked(match) == ["P1 act"]


def test_contraband_returns_and_its_owner_takes_two_gold() -> None:
    match = at("character2=Zephyrine hand1=Favourite_Toy disc1=Azure_Contraband")
    tell(match, "P1 play Favourite Toy")
    assert (gold(match, 1), gold(match, 2)) == (0, 2)
    assert deck(match, 2) == ["Azure Contraband"]


# Castor and Pollux


def test_the_twins_begin_as_castor() -> None:
    match = cast_as("Castor_and_Pollux", "box=Crimson_Castor's_Mask,Crimson_Pollux's_Mask")
    s = state(match)
    assert [s.charge[card] for card in s.beside[0]] == [1, 0]
    assert hand_size(s, 0) == 6


def twins(castor: str, pollux: str) -> str:
    """The masks with their tokens."""
    return f"character1=Castor_and_Pollux beside1=Crimson_Castor's_Mask{castor},Crimson_Pollux's_Mask{pollux}"


def test_castor_has_a_larger_hand_and_pollux_pays_less() -> None:
    castor, pollux = at(twins(":1", "") + " market=Cookies"), at(twins("", ":1") + " market=Cookies")
    assert (hand_size(state(castor), 0), cost(castor, 1, "Cookies")) == (6, 2)
    assert (hand_size(state(pollux), 0), cost(pollux, 1, "Cookies")) == (5, 1)
    assert cost(pollux, 2, "Cookies") == 2


@pytest.mark.parametrize(("before", "after"), [((":1", ""), [0, 1]), (("", ":1"), [1, 0])])
def test_the_twins_change_masks_at_the_end_of_the_turn(before: tuple[str, str], after: list[int]) -> None:
    match = tell(at(f"{twins(*before)} phase=end hand1=?6 hand2=?5"), "P1 use Change Masks")
    s = state(match)
    assert [s.charge[card] for card in s.beside[0]] == after


# Hollis


@pytest.mark.parametrize(("words", "value"), [("one more", 5), ("one less", 3)])
def test_hollis_removes_a_token_to_change_a_card_by_one(words: str, value: int) -> None:
    match = at("character1=Hollis:3 hand1=Spyglass,Cookies")
    tell(match, "P1 use Recalculate", "P1 Spyglass", f"P1 {words}")
    assert tokens_of(state(match), 0) == 2
    assert worth(match, 1, "Spyglass") == value
    assert worth(match, 1, "Cookies") == 2
    s = state(match)
    assert s.known[s.hand[0][0]] == EVERYONE


@pytest.mark.rule("DM-175", "G-67")
def test_hollis_builds_with_the_changed_value() -> None:
    match = at("character1=Hollis:1 hand1=Cookies deck1=?9 hand2=?5")
    assert not may(match, "P1 build a stack")
    tell(match, "P1 use Recalculate", "P1 Cookies", "P1 one less")
    assert may(match, "P1 build a stack")


@pytest.mark.rule("DM-082", "DM-118")
def test_hollis_has_three_tokens_to_begin_with() -> None:
    assert tokens_of(state(cast_as("Hollis")), 0) == 3


def test_hollis_needs_a_token_and_a_card() -> None:
    assert not may(at("character1=Hollis hand1=Cookies"), "P1 use Recalculate")
    assert not may(at("character1=Hollis:1"), "P1 use Recalculate")


def test_hollis_recalculates_once_a_turn() -> None:
    match = at("character1=Hollis:3 hand1=Spyglass,Cookies")
    tell(match, "P1 use Recalculate", "P1 Spyglass", "P1 one less")
    assert not may(match, "P1 use Recalculate")


# Ambrose


@pytest.mark.rule("DM-122")
def test_ambrose_supplies_his_teammate_in_the_clean_up() -> None:
    match = at("players=4 teams=yes character1=Ambrose phase=cleanup hand1=?5 hand3=Cookies deck3=Spyglass hand2=?5")
    tell(match, "P1 use Supply Run")
    assert asked(match) == ["P3 discard"]
    assert set(names(match, "P3")) == {"Cookies", "Spyglass"}
    tell(match, "P3 Cookies")
    assert hand(match, 3) == ["Spyglass"]


@pytest.mark.rule("DM-272")
def test_ambrose_spends_for_his_teammates_purse() -> None:
    match = at("players=4 teams=yes character1=Ambrose hand1=Flashy_Show,?2")
    tell(match, "P1 use Common Purse", "P1 spend with Junk 1 + Junk 1")
    assert gold(match, 3) == 2
    match = at("players=4 teams=yes character1=Ambrose hand1=Flashy_Show,?2")
    tell(match, "P1 use Common Purse", "P1 spend with Flashy Show 5")
    assert gold(match, 3) == 4, "four at most"
