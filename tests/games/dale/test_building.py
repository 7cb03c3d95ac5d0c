"""Building stacks: totals, sets, and help."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import booleans, integers, lists, sampled_from
from tests.games.dale.table import asked, at, disc, hand, may, options, play_on, sched, stall, state, tell

from parlour.games.dale.cards.prints import PRINTS
from parlour.games.dale.rules.building import has_stack
from parlour.games.dale.rules.hands import Hand
from parlour.games.dale.rules.searching import find_stacks
from parlour.games.dale.rules.stacks import can_total, is_countable, places_in, ways
from parlour.games.dale.rules.stock import needed_total, stock_of
from parlour.kernel.match import Match


def stacks(line: str) -> list[str]:
    """The stacks that P1 may build, in words; none where building is no option."""
    match = at(line)
    if not may(match, "P1 build a stack"):
        return []
    tell(match, "P1 build a stack")
    return [words.removeprefix("build with ") for words in options(match, "P1")]


# Totals and sets


@pytest.mark.rule("DM-175", "DM-176")
def test_a_stack_totals_exactly_its_number() -> None:
    line = "hand1=Swift_Broker,Cookies,Shattered_Relic"
    assert stacks(line) == ["Swift Broker 1"]
    assert stacks(f"{line} stall1=*") == ["Cookies 2"]
    assert stacks(f"{line} stall1=*|*") == ["Swift Broker 1 + Cookies 2", "Shattered Relic 3"]
    assert stacks(f"{line} stall1=*|*|*|*|*") == ["Swift Broker 1 + Cookies 2 + Shattered Relic 3"]
    assert stacks(f"{line} stall1=*|*|*|*|*|*") == []


@pytest.mark.rule("DM-178", "G-64")
def test_a_stack_is_of_one_set() -> None:
    line = "hand1=Swift_Broker,Wily_Fellow,Cookies,Nuisance stall1=*|*"
    assert stacks(line) == ["Swift Broker 1 + Cookies 2", "Wily Fellow 1 + Nuisance 2"]


@pytest.mark.rule("DM-178", "R9")
def test_junk_is_no_part_of_a_stack() -> None:
    assert stacks("hand1=?3") == []
    assert stacks("hand1=Swift_Broker,? stall1=*") == []


@pytest.mark.rule("DM-179", "DM-177", "DM-181", "DM-182")
def test_the_cards_of_a_stack_leave_the_hand_for_the_stall_and_all_see_them() -> None:
    match = at("hand1=Swift_Broker,Cookies,? stall1=Swift_Broker|Cookies deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Swift Broker 1 + Cookies 2")
    assert stall(match, 1) == [["Swift Broker"], ["Cookies"], ["Swift Broker", "Cookies"]]
    assert "Cookies" not in hand(match, 1)
    assert state(match).known[state(match).stall[0][2][0]] == 255
    assert state(match).aside == []


@pytest.mark.rule("DM-180")
def test_equal_cards_give_one_option() -> None:
    assert stacks("hand1=Swift_Broker,Swift_Broker,Swift_Broker stall1=*") == ["Swift Broker 1 + Swift Broker 1"]


@pytest.mark.rule("R9")
def test_which_of_equal_cards_is_built_is_left_to_chance() -> None:
    backs = set()
    for chance in range(1, 12):
        match = at(f"hand1=Swift_Broker,Swift_Broker chance={chance} deck1=?6")
        tell(match, "P1 build a stack", "P1 build with Swift Broker")
        backs.add(state(match).stall[0][0][0])
    assert len(backs) == 2


@pytest.mark.rule("DM-184", "G-68")
def test_the_next_total_depends_on_the_number_of_stacks_alone() -> None:
    assert stacks("hand1=Swift_Broker,Cookies stall1=*") == ["Cookies 2"]
    assert stacks("hand1=Swift_Broker,Cookies stall1=Spyglass,Flashy_Show") == ["Cookies 2"]


@pytest.mark.rule("DM-186", "DM-171")
def test_building_gives_no_bonus_action() -> None:
    match = at("hand1=Swift_Broker,? deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Swift Broker")
    assert state(match).turn == 1


@pytest.mark.rule("G-69")
def test_a_bonus_action_may_build_another_stack() -> None:
    match = at("hand1=Swift_Broker,Cookies actions=2 deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Swift Broker", "P1 build a stack", "P1 build with Cookies")
    assert len(stall(match, 1)) == 2


@pytest.mark.rule("G-67", "R7")
def test_changed_values_must_be_used_for_building() -> None:
    line = "hand1=Swift_Broker,Cookies changes=add:all:1:1"
    assert stacks(line) == []
    assert stacks(f"{line} stall1=*") == ["Swift Broker 2"]
    assert stacks(f"{line} stall1=*|*|*|*") == ["Swift Broker 2 + Cookies 3"]


@pytest.mark.rule("DM-231")
def test_a_trap_is_never_in_a_stack_not_even_with_an_empty_chest() -> None:
    s = state(at("hand1=Empty_Chest,Swift_Broker stall1=*|*"))
    assert len(find_stacks(stock_of(s, 0))) == 1
    s.face[s.hand[0][1]] = next(face for face, card in enumerate(PRINTS) if card.owner == 0 and card.value == 1)
    assert find_stacks(stock_of(s, 0)) == []


# Stoves


@pytest.mark.rule("R6", "R9")
def test_a_stove_is_worth_half_of_what_is_paid_rounded_up() -> None:
    line = "hand1=Stove,Swift_Broker,Cookies,Spyglass"
    assert stacks(f"{line} stall1=*|*|*") == ["Stove 4", "Spyglass 4"]
    match = at(f"{line} stall1=*|*")
    tell(match, "P1 build a stack", "P1 build with Stove")
    assert options(match, "P1") == ["spend with Swift Broker 1 + Spyglass 4", "spend with Cookies 2 + Spyglass 4"]


@pytest.mark.rule("R6", "R8")
def test_seeing_doubles_that_would_lose_its_model_does_not_pay_for_a_stove() -> None:
    match = at("hand1=Stove,Seeing_Doubles stall1=*")
    tell(match, "P1 build a stack")
    assert "build with Stove 4" not in options(match, "P1")
    match = at("hand1=Stove,Seeing_Doubles,Spyglass stall1=*")
    tell(match, "P1 build a stack", "P1 build with Stove")
    assert "spend with Spyglass 4" in options(match, "P1")


@pytest.mark.rule("R6", "R8")
def test_a_stove_is_not_offered_with_what_pays_only_while_it_is_in_the_hand() -> None:
    line = "hand1=Stove,Flexible_Shopkeeper,?3 stall1=Tireless_Tinkerer|Seeing_Doubles"  # the Shopkeeper sees the hand
    match = tell(at(line), "P1 build a stack")
    assert "build with Stove 4" not in options(match, "P1"), "without it the Shopkeeper is junk, and 4 make 2 of it"
    match = tell(at(f"{line} gold1=1"), "P1 build a stack", "P1 build with Stove 4")
    assert options(match, "P1") == ["spend with Flexible Shopkeeper as Junk 1 + Junk 1 + Junk 1 + Junk 1 + 1 gold"]


@pytest.mark.rule("R6", "R8")
def test_all_payments_of_a_stack_count_what_cards_are_worth_when_it_is_laid_out() -> None:
    match = at("hand1=Stove,Stove,Seeing_Doubles,Cookies stall1=* deck1=?9")
    tell(match, "P1 build a stack", "P1 build with Stove 4 + Stove 4")
    assert options(match, "P1") == ["spend with Seeing Doubles as Cookies 2", "spend with Cookies 2"]
    tell(match, "P1 spend with Cookies 2")
    assert options(match, "P1") == ["spend with Seeing Doubles as Cookies 2"], "as itself it would be worth 5"
    tell(match, "P1 spend with Seeing Doubles as Cookies 2", "P1 Cookies")
    assert stall(match, 1)[1] == ["Stove", "Stove"]
    assert sorted(disc(match, 1)) == ["Cookies", "Seeing Doubles"]


@pytest.mark.rule("R9")
def test_what_is_paid_for_a_stove_is_discarded_and_is_not_in_the_stack() -> None:
    match = at("hand1=Stove,Swift_Broker,? stall1=Swift_Broker|Cookies deck1=?6 gold1=3")
    assert may(match, "P1 build a stack")
    tell(match, "P1 build a stack")
    assert options(match, "P1") == ["build with Stove 4"]
    tell(match, "P1 build with Stove")
    assert options(match, "P1") == ["spend with Swift Broker 1 + Junk 1 + 3 gold"]
    tell(match, "P1 spend with Junk 1 + Swift Broker 1 + 3 gold")
    assert stall(match, 1)[2] == ["Stove"]
    assert disc(match, 1) == ["Junk", "Swift Broker"]
    assert state(match).gold[0] == 0


@pytest.mark.rule("R9")
def test_a_stove_that_fits_may_be_left_as_it_is() -> None:
    match = at("hand1=Stove,Favourite_Toy,Cookies stall1=*|*|* deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Stove")
    assert options(match, "P1") == ["spend nothing", "spend with Favourite Toy 5 + Cookies 2"]
    tell(match, "P1 spend nothing")
    assert stall(match, 1)[3] == ["Stove"]
    assert disc(match, 1) == []


@pytest.mark.rule("R9")
def test_every_stove_is_paid_for_by_itself() -> None:
    match = at("hand1=Stove,Stove,Swift_Broker,? stall1=* deck1=?6")
    tell(match, "P1 build a stack")
    assert options(match, "P1") == ["build with Stove 4", "build with Stove 4 + Stove 4"]  # one may pay for the other
    tell(match, "P1 build with Stove 4 + Stove 4")
    assert options(match, "P1") == ["spend with Swift Broker 1", "spend with Junk 1"]
    tell(match, "P1 spend with Junk 1")
    assert options(match, "P1") == ["spend with Swift Broker 1"]
    tell(match, "P1 spend with Swift Broker 1")
    assert stall(match, 1)[1] == ["Stove", "Stove"]


# Cards that wait for a stack


@pytest.mark.rule("R9")
def test_overtime_lets_discarded_cards_be_used_like_hand_cards_for_one_stack() -> None:
    line = "hand1=Swift_Broker,Wily_Fellow disc1=Cookies,? sched1=Overtime stall1=*|* deck1=?6"
    assert stacks(line) == ["Swift Broker 1 + Cookies 2 from the discard pile"]
    match = at(line)
    tell(match, "P1 build a stack", "P1 build with Swift Broker 1 + Cookies 2 from the discard pile")
    assert stall(match, 1)[2] == ["Swift Broker", "Cookies"]
    assert sched(match, 1) == []
    assert "Overtime" in disc(match, 1)


@pytest.mark.rule("R9")
def test_overtime_and_nostalgic_item_together_allow_the_best_of_both() -> None:
    line = "hand1=Nostalgic_Item disc1=Stashing_Vendor,Cookies sched1=Overtime stall1=*|*|*|*|*"
    assert stacks(line) == [
        "Nostalgic Item 3 + Stashing Vendor 1 from the discard pile + Cookies 2 from the discard pile"
    ]
    assert stacks(line.replace(" sched1=Overtime", "")) == []


def test_a_card_far_down_a_long_discard_pile_goes_into_a_stack_like_any_other() -> None:
    match = tell(at("hand1=Nostalgic_Item disc1=?49,Cookies stall1=*|*|*|*"), "P1 build a stack")
    assert options(match, "P1") == ["build with Nostalgic Item 3 + Cookies 2 from the discard pile"]
    tell(match, "P1 build with Nostalgic Item 3 + Cookies 2 from the discard pile")
    assert stall(match, 1)[-1] == ["Nostalgic Item", "Cookies"]


@pytest.mark.rule("R12")
def test_a_snack_may_bring_the_card_that_makes_the_stack() -> None:
    match = at("hand1=? sched1=Snack market=Spyglass,Swift_Broker deck1=?6")
    assert may(match, "P1 build a stack")
    tell(match, "P1 build a stack", "P1 Swift Broker", "P1 build with Swift Broker")
    assert stall(match, 1) == [["Swift Broker"]]
    assert not may(at("hand1=? sched1=Snack market=Spyglass"), "P1 build a stack")


# Help


TEAM = "players=4 teams=yes"


def together(match: Match) -> str:
    """How P1 says that the teammate is asked to help; "" where that is no option."""
    said = [words for words in options(match, "P1") if words.startswith("build a stack ")]
    return said[0] if said else ""


@pytest.mark.rule("DM-220", "DM-221")
def test_teammates_build_one_stall() -> None:
    match = at(f"{TEAM} hand3=Cookies,? turn=3 stall1=Swift_Broker deck3=?6")
    tell(match, "P3 build a stack", "P3 build with Cookies")
    assert stall(match, 1) == [["Swift Broker"], ["Cookies"]]


@pytest.mark.rule("DM-223", "DM-225", "G-82", "G-83")
def test_a_teammate_may_complete_a_stack() -> None:
    match = at(f"{TEAM} hand1=Swift_Broker,Wily_Fellow hand3=Cookies,Nuisance,? stall1=*|* deck1=?6")
    assert "build a stack" not in options(match, "P1")
    tell(match, "P1 build a stack together", "P1 propose with Swift Broker 1")
    assert asked(match) == ["P3 help"]
    assert options(match, "P3") == ["help nothing", "help with Cookies 2"]
    tell(match, "P3 help with Cookies")
    assert stall(match, 1)[2] == ["Swift Broker", "Cookies"]
    assert hand(match, 3) == ["Nuisance", "Junk"]


@pytest.mark.rule("DM-224")
def test_the_active_player_adds_a_card_to_a_helped_stack() -> None:
    match = at(f"{TEAM} hand1=Swift_Broker,Cookies hand3=Shattered_Relic stall1=*|*")
    tell(match, "P1 build a stack together")
    assert options(match, "P1") == ["propose with Swift Broker 1", "propose with Cookies 2"]
    assert not may(at(f"{TEAM} hand1=- hand3=Cookies stall1=*"), "P1 build a stack together")


@pytest.mark.rule("G-82", "G-84")
def test_a_proposal_is_shown_and_may_be_declined_once_an_action() -> None:
    match = at(f"{TEAM} hand1=Swift_Broker,Shattered_Relic hand3=Cookies stall1=*|* actions=2 deck1=?6")
    tell(match, "P1 build a stack together", "P1 propose with Swift Broker", "P3 help nothing")
    assert state(match).known[state(match).hand[0][0]] == 255
    assert state(match).actions == 2
    assert not may(match, "P1 build a stack together")
    tell(match, "P1 build a stack", "P1 build with Shattered Relic")
    assert may(match, "P1 build a stack together")


@pytest.mark.rule("DM-223")
def test_help_is_asked_for_though_the_teammate_has_none_to_give() -> None:
    match = at(f"{TEAM} hand1=Swift_Broker hand3=Nuisance stall1=*|*")
    tell(match, "P1 build a stack together", "P1 propose with Swift Broker 1")
    assert options(match, "P3") == ["help nothing"]


@pytest.mark.rule("DM-223")
def test_nobody_helps_without_teams() -> None:
    assert not may(at("players=4 hand1=Swift_Broker hand3=Cookies stall1=*|*"), "P1 build a stack together")


# The search


MATERIALS = (
    *("Stashing_Vendor", "Empty_Chest", "Nostalgic_Item", "Accordion", "Winter_is_Coming", "Junk", "Swift_Broker"),
    *("Cookies", "Shattered_Relic", "Stove", "Trendsetting", "Reflection", "Seeing_Doubles", "Flexible_Shopkeeper"),
)


@pytest.mark.rule("R9")
@given(
    hand=lists(sampled_from(MATERIALS), min_size=1, max_size=5, unique=True),
    pile=lists(sampled_from(("Junk", "Nostalgic_Item", "Cookies", "Spyglass")), max_size=4, unique=True),
    built=integers(0, 7),
    overtime=booleans(),
    aura=booleans(),
)
def test_the_search_finds_every_stack(hand: list[str], pile: list[str], built: int, overtime: bool, aura: bool) -> None:
    line = "players=4 decks=macaws,squirrels,chameleons,penguins,beavers market=Acorn,Spyglass disc2=Acorn gold1=1"
    line += f" hand1={','.join(hand)} disc1={','.join(pile) or '-'} stall1={'|'.join(['*'] * built) or '-'}"
    line += " sched1=Overtime" * overtime + " changes=add:all:1:1" * aura
    s = state(at(line))
    stock = stock_of(s, 0)
    every = [mask for mask in range(1, 1 << len(stock.parts)) if ways(stock, places_in(mask), 1)]
    assert find_stacks(stock) == every
    assert has_stack(s, 0, Hand(s, 0)) == (bool(every) and built < s.goal)


PLAIN = ("Junk", "Swift_Broker", "Cookies", "Shattered_Relic", "Spyglass", "Flashy_Show", "Wily_Fellow", "Nuisance")


@pytest.mark.rule("DM-175", "DM-178")
@given(hand=lists(sampled_from(PLAIN), max_size=6, unique=True), built=integers(0, 7), threats=integers(0, 1))
def test_a_plain_hand_has_a_stack_if_the_search_finds_one(hand: list[str], built: int, threats: int) -> None:
    line = f"decks=macaws,raccoons,crocodiles hand1={','.join(hand) or '-'} stall1={'|'.join(['*'] * built) or '-'}"
    s = state(at(f"{line} sched2={'Nasty_Threat' if threats else '-'} disc1=Spyglass"))
    assert is_countable(s, 0, Hand(s, 0))
    assert can_total(s, Hand(s, 0), needed_total(s, 0)) == bool(find_stacks(stock_of(s, 0), 1))


COPYING = ("Trendsetting", "Reflection", "Seeing_Doubles", "Flexible_Shopkeeper", "Good_Old_Times")


@pytest.mark.rule("R8", "R9")
@given(
    plain=lists(sampled_from(PLAIN), max_size=4, unique=True),
    copies=lists(sampled_from(COPYING), min_size=1, max_size=2, unique=True),
    market=lists(sampled_from(("Acorn", "Spyglass", "Swift_Broker", "Nostalgic_Item")), max_size=3, unique=True),
    built=integers(0, 6),
)
def test_a_hand_with_copies_has_a_stack_if_the_search_finds_one(
    plain: list[str], copies: list[str], market: list[str], built: int
) -> None:
    line = "players=4 decks=macaws,raccoons,crocodiles,chameleons,squirrels disc2=Cookies mdisc=Acorn"
    line += f" hand1={','.join(plain + copies)} market={','.join(market) or '-'}"
    s = state(at(f"{line} stall1={'|'.join(['*'] * built) or '-'}"))
    assert has_stack(s, 0, Hand(s, 0)) == bool(find_stacks(stock_of(s, 0), 1))


@pytest.mark.rule("R8", "R9")
def test_a_copy_through_another_one_is_the_same_card_in_a_stack() -> None:
    line = "decks=macaws,raccoons,chameleons hand1=Trendsetting,Seeing_Doubles market=Cookies,Shattered_Relic"
    assert stacks(f"{line} stall1=*|*|*")
    assert not stacks(f"{line} stall1=*|*|*|*")


SPENDERS = (
    "Junk",
    "Swift_Broker",
    "Cookies",
    "Stove",
    "Spyglass",
    "Flexible_Shopkeeper",
    "Reflection",
    "Good_Old_Times",
)


@pytest.mark.rule("R6", "R9")
@given(
    hand=lists(sampled_from(SPENDERS), min_size=1, max_size=4, unique=True),
    doubles=sampled_from(("hand1", "disc2", "mdisc", "market", "stall1")),  # all copying cards may see the hand by it
    built=integers(0, 6),
    gold=integers(0, 2),
    seed=integers(0, 99),
)
def test_every_stack_that_is_offered_can_be_built(
    hand: list[str], doubles: str, built: int, gold: int, seed: int
) -> None:
    zones = {"hand1": ["Stove", *hand], "disc2": ["Junk"], "mdisc": ["Junk"], "market": ["Cookies"], "stall1": []}
    zones[doubles] = [*zones[doubles], "Seeing_Doubles"]
    zones["stall1"] = ["|".join(["*"] * built + zones["stall1"]) or "-"]
    line = " ".join([f"{zone}={','.join(cards)}" for zone, cards in zones.items()])
    match = at(f"decks=macaws,chameleons,penguins gold1={gold} deck1=?5 {line}")
    before = len(state(match).stall[0])
    if may(match, "P1 build a stack"):
        tell(match, "P1 build a stack")
        play_on(match, str(seed), lambda match: len(state(match).stall[0]) > before)
        assert len(state(match).stall[0]) == before + 1


@pytest.mark.rule("R9")
def test_the_search_for_a_stack_does_not_try_every_set_of_cards() -> None:
    cards = ["Stashing_Vendor"] * 4 + ["Wily_Fellow"] * 4 + ["Nuisance"] * 3 + ["Junk"] * 30
    stock = stock_of(state(at(f"hand1={','.join(cards)} stall1=*|*|*|*|*|*|*")), 0)
    assert len(find_stacks(stock)) == 6  # one to four Vendors with junk, and two of the Raccoons
