"""What players read: prompts that name the card and its cost, and the words of the end."""

from __future__ import annotations

import pytest
from tests.games.hope.table import LATE, action, at, fresh, names, owner, state, tell, why, words
from tests.games.hope.test_frame import professions_with

from parlour.games.hope.cards.prints import PRINTS, SPOILS_CARD
from parlour.games.hope.layout import LAYOUT
from parlour.games.hope.rules.ending import final_ending
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match

ASSAULT = f"{action('Assault')} assaults=1"


def prompt(match: Match) -> str:
    """The question as the player reads it."""
    return match.game.prompt(match.state, match.asks[0])


def test_the_strength_is_asked_with_the_card_and_its_amounts() -> None:
    match = tell(at(f"{ASSAULT} hand1=Privateers_2", "acting"), "P1 play Privateers 2")
    assert prompt(match) == "Privateers 2: choose 4 attack or 2 defence"


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("Suri, Who Carries Nothing", "dismiss a card of your hand (it leaves your deck) to draw 2 cards"),
        ("Brokers 1", "discard a card of your hand to take the top card of the Spoils of War 2 stack"),
    ],
)
def test_a_payment_says_whose_ability_it_is_and_what_it_costs(card: str, cost: str) -> None:
    own = "faction=Lean_March,Tidebound,Navaa"
    field = card.replace(" ", "_").replace(",", "")
    match = at(f"{ASSAULT} {own} professions={professions_with('Brokers')} hand1=Recruit,{field}", "acting")
    tell(match, f"P1 play {card}", "P1 attack")
    assert prompt(match) == f"{card}: {cost}, or do not use it"


def test_who_must_discard_reads_for_which_card() -> None:
    hands = f"professions={professions_with('Envoys')} hand1=Envoys_1 hand2=Recruit,Tutor held2=Madrid,Milan"
    match = tell(at(f"{ASSAULT} {hands}", "acting"), "P1 attack Milan", "P1 play Envoys 1", "P1 attack")
    assert prompt(match) == "Envoys 1 of P1: discard a card of your hand"


@pytest.mark.rule("DH-143", "DH-141")
def test_training_is_named_only_while_the_action_allows_it() -> None:
    match = tell(at("hand1=Scouts_1,Recruit", begun=LATE), "P1 Dismiss a card to gain the next", "P1 Scouts 1")
    assert prompt(match) == "Play a card, or stop"
    training = f"{action('Train with the discard pile', 1)} support=6 discard1=Scouts_1 hand1=Recruit"
    match = at(training, "acting", begun=LATE)
    assert prompt(match) == "Support 6: play a card, train, or stop"
    assert prompt(tell(match, "P1 train Scouts 2")) == "Play a card, or stop"


def test_no_spoils_ask_for_a_payment_or_a_choice() -> None:
    spoils = [card for card in PRINTS if card.kind == SPOILS_CARD]
    assert [card.name for card in spoils for step in card.steps if step.pay or step.of] == []


@pytest.mark.rule("DH-112", "DH-118")
def test_dismissals_for_nothing_and_for_points_are_told_apart() -> None:
    match = tell(at("hand1=Recruit,Tutor"), "P1 Dismiss 2 cards")
    assert prompt(match) == "Reorganize: you may dismiss up to 2 cards of your hand or discard pile"
    tell(match, "P1 done")
    owed = "Dismiss 2 cards: dismiss {} of your hand or discard pile; each card too few costs a point"
    assert prompt(match) == owed.format("2 cards")
    tell(match, "P1 Tutor")
    assert prompt(match) == owed.format("a card")


@pytest.mark.parametrize(
    ("cards", "asked", "then"),
    [
        ("hand1=Reformers_2,Recruit", "you may dismiss up to 2 cards of your hand or discard pile", "Recruit"),
        ("hand1=Quartermasters_1,Recruit", "you may put a card of your hand into your ready area", ""),
        ("hand1=Healers_1 discard1=Tutor", "you may put a card of your discard pile on top of your draw pile", ""),
        ("hand1=Healers_2 discard1=Tutor", "you may take a citizen card of your discard pile into your hand", ""),
        ("hand1=Scouts_2 draw1=Tutor,Recruit,Veteran", "you may discard any of the top 2 cards of your draw pile", ""),
    ],
)
def test_a_card_that_asks_for_cards_is_named_with_their_number(cards: str, asked: str, then: str) -> None:
    name = cards.split("=")[1].split(",")[0].split(" ")[0].replace("_", " ")
    match = at(f"{ASSAULT} professions={professions_with(name.split(' ')[0])} {cards}", "acting")
    tell(match, f"P1 play {name}", "P1 attack")
    assert prompt(match) == f"{name}: {asked}"


def test_the_number_of_cards_goes_down_with_each() -> None:
    match = at(f"{ASSAULT} hand1=Neyra_the_Listener draw1=Tutor,Recruit,Veteran", "acting")
    tell(match, "P1 play Neyra, the Listener", "P1 attack")
    assert prompt(match) == "Neyra, the Listener: you may discard any of the top 3 cards of your draw pile"
    tell(match, "P1 Tutor", "P1 Recruit")
    assert prompt(match) == "Neyra, the Listener: you may discard the top card of your draw pile"


def test_spoils_that_ask_are_named_and_not_the_card_before_them() -> None:
    match = at(f"{ASSAULT} play1=Neyra_the_Listener ready1=Old_Maps draw1=Tutor,Recruit,Veteran", "acting")
    assert prompt(tell(match, "P1 play Old Maps")).startswith("Old Maps: you may discard any of the top 3 cards")


def test_who_helps_when_a_territory_is_taken_is_named() -> None:
    own = f"{ASSAULT} attack=9 discard1=Recruit"
    match = at(f"{own} faction=Lean_March,Tidebound,Navaa play1=Suri_Who_Carries_Nothing", "acting")
    assert prompt(tell(match, "P1 take Milan")) == "Lean March: you may dismiss a card of your hand or discard pile"
    healers = f"professions={professions_with('Healers')} masters={1 << 2},0,0"
    match = at(f"{own} {healers}", "acting")
    top = "you may put a card of your discard pile on top of your draw pile"
    assert prompt(tell(match, "P1 take Milan")) == f"Master Healers: {top}"


def test_a_choice_of_abilities_names_its_card() -> None:
    match = tell(at(f"{ASSAULT} hand1=Teo_Keeper_of_Seeds", "acting"), "P1 play Teo Keeper of Seeds", "P1 attack")
    assert prompt(match) == "Teo, Keeper of Seeds: choose one of its abilities"


def test_an_action_that_asks_for_cards_is_named() -> None:
    match = tell(at("hand1=Recruit,Tutor"), "P1 Ready 2 cards", "P1 done")
    assert prompt(match) == "Ready 2 cards: you may put up to 2 cards of your hand into your ready area"


def test_what_is_left_to_choose_with_is_said() -> None:
    assert prompt(at()) == "Choose an action, or pass; you have 3 cubes, the start token and the leader cube"
    assert prompt(at("cubes=1,3,3 leader_cube=0,1,1 token=0")) == "Choose an action, or pass; you have a cube"
    drafting = fresh(players=3)
    assert prompt(drafting) == "Choose a faction or a start city"
    for _ in range(3):
        drafting.answer(drafting.asks[0].seat, drafting.asks[0].options[0])
    assert prompt(drafting) == "Choose your start city"


@pytest.mark.rule("DH-137", "DH-139")
def test_training_says_how_many_cards_count() -> None:
    for name, said in (("Train 2 cards", "1 of 2 trained"), ("Train 3 or 4 cards", "1 of 3 or 4 trained")):
        match = at(f"{action(name)} support=9 trained=1 hand1=Recruit", "acting")
        assert prompt(match) == f"Support 9, {said}: play a card, train, or stop"


@pytest.mark.parametrize("words", ["stop", "done", "Done.", "end", "pass", "end the turn", "no more", "skip", "finish"])
def test_every_usual_word_for_no_more_is_understood(words: str) -> None:
    match = tell(at(f"{ASSAULT} hand1=Recruit", "acting"), f"P1 {words}")
    assert match.asks[0].what == "toss"
    tell(match, f"P1 {words}")
    assert match.asks[0].seat == 1
    assert tell(match, f"P2 {words}").asks[0].seat == 2


def test_no_more_is_nothing_where_something_must_be_chosen() -> None:
    match = tell(at(f"{ASSAULT} hand1=Privateers_2", "acting"), "P1 play Privateers 2")
    with pytest.raises(ParlourError):
        tell(match, "P1 done")


@pytest.mark.parametrize(
    "words", ["play Neyra the Listener", "play neyra, the listener", "put aside Neyra the Listener"]
)
def test_a_name_may_be_said_without_its_comma(words: str) -> None:
    match = tell(at(f"{ASSAULT} hand1=Neyra_the_Listener", "acting"), f"P1 {words}")
    assert names(match, "hand", 1) == []


@pytest.mark.rule("DG-56")
def test_a_tie_names_what_decided_it() -> None:
    s = state(at("points=0,1,0 held1=Bern,Milan"))
    assert final_ending(s).reason == "P1 and P2 have 2 points each, and P1 has more territories"
    s = state(at("points=-1,-1,-1 held1=Bern,Milan"))
    assert final_ending(s).reason == "P1 has the most points, 1"
    s = state(at())
    assert final_ending(s).reason.startswith("P1, P2 and P3 have 1 point each, and they share the victory")


@pytest.mark.rule("DH-141", "DG-08", "DH-124", "DH-077", "DG-28", "DH-038")
def test_refusals_cite_the_rule_that_forbids() -> None:
    training = f"{action('Train with the discard pile', 1)} support=20 discard1=Scouts_1,Scouts_1"
    assert why(at(f"{training} trained=1", "acting", begun=LATE), "train Scouts 2") == "DH-141"
    train = f"{action('Train a card')} support=20"
    match = at(f"{train} masses=Marching_Masses,Sheltering_Masses", "acting")
    assert why(match, "train Marching Masses") == "DG-08"
    empty = at(f"{train} supply=0,{','.join(['1'] * 18)}", "acting")
    assert why(empty, "train Recruit") == "DH-124"
    assert [why(at(), each) for each in ("play Recruit", "train Tutor", "attack Milan")] == ["DH-077"] * 3
    assert why(at(f"{ASSAULT} attack=9", "acting"), "take Bern") == "DG-28"
    drafting = fresh(players=3)
    for _ in range(3):
        drafting.answer(drafting.asks[0].seat, drafting.asks[0].options[0])
    assert why(drafting, "Navaa") == "DH-038"


def test_names_may_be_said_without_accents() -> None:
    match = at(f"{ASSAULT} attack=20 held1=Bern,Graz", "acting")
    tell(match, "P1 take krakow")
    assert owner(match, "Kraków") == 1


@pytest.mark.rule("DH-115")
def test_copies_in_hand_and_discard_pile_read_differently() -> None:
    match = tell(at("hand1=Recruit discard1=Recruit,Tutor"), "P1 Dismiss 2 cards")
    assert words(match) == ["Recruit", "Recruit (discard pile)", "Tutor (discard pile)", "done"]
    tell(match, "P1 Recruit (discard pile)", "P1 Tutor")  # without the place where only one is meant
    assert names(match, "hand", 1) == ["Recruit"]
    assert names(match, "discard", 1) == []


@pytest.mark.parametrize("group", [f"{ASSAULT} attack=12", f"{action('Train 2 cards')} support=12"])
def test_what_to_do_fits_into_a_short_line(group: str) -> None:
    assert len(prompt(at(f"{group} hand1=Recruit", "acting"))) <= 60


def test_the_table_shows_supply_and_masters_while_one_may_train() -> None:
    match = at()
    shown = {area.path: area for area in LAYOUT.areas}
    seen = match.game.view(match.state, 0)
    for path in ("supply", "masters"):
        assert seen[path]
        assert {"choosing", "acting"} <= set(shown[path].during)
