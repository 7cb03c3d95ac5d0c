"""Decks, preparation, and the first two rounds."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import (
    GAME,
    asked,
    at,
    deeds,
    fresh,
    lands,
    morale,
    names,
    options,
    refusal,
    seen,
    state,
    story,
    tell,
)

from parlour.games.conquest.cards.decklist import DECKS, read_deck
from parlour.games.conquest.cards.faces import KINDS, PRINTS
from parlour.games.conquest.cards.kinds import CHARACTER, LAND
from parlour.games.conquest.cards.pool import POOL
from parlour.games.conquest.options import lands_on
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options


@pytest.mark.rule("HC1-001", "HC1-002", "HC2-005", "HC2-059", "HC2-012", "HG-107")
def test_a_deck_has_fifty_cards_a_land_and_in_edition_2_no_card_twice() -> None:
    with pytest.raises(ParlourError, match="49 cards, 1 too few; a deck has at least 50"):
        read_deck("tesla:1-49", 2)
    assert len(read_deck("tesla:1-50", 2)) == 50
    with pytest.raises(ParlourError, match="twice"):
        read_deck("tesla+tesla:1", 2)
    assert len(read_deck("tesla+tesla:1", 1)) == 52
    with pytest.raises(ParlourError, match="no land"):
        read_deck("tesla:7-51+tesla:7-51", 1)
    with pytest.raises(ParlourError, match="did you mean tesla"):
        read_deck("teslo", 2)
    with pytest.raises(ParlourError, match="between 1 and 51"):
        read_deck("tesla:1-60", 2)


@pytest.mark.rule("HC1-001", "HC1-008")
def test_a_deck_of_edition_1_is_refused_by_its_own_rules() -> None:
    with pytest.raises(ParlourError, match=r"49 cards, 1 too few.*HC1-001"):
        read_deck("tesla:1-49", 1)
    with pytest.raises(ParlourError, match=r"no land.*HC1-008"):
        read_deck("tesla:7-51+tesla:7-51", 1)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"goal": "100"}, "the goal of 100 must be above the morale at the start, 250"),
        ({"goal": "200"}, "must be above"),
        ({"deck3": "boudica"}, "deck3 is of P3, and 2 play"),
        ({"goal": 3000}, "option goal cannot be 3000, which is no text; write '3000', with quotes"),
    ],
)
def test_options_that_cannot_be_are_refused_in_words(given: dict[str, object], said: str) -> None:
    with pytest.raises(ParlourError, match=said):
        check_options(GAME, given)


def test_a_deck_of_everybody_who_plays_is_taken() -> None:
    assert state(fresh(players=3, deck3="boudica")).decks.endswith(";boudica")


@pytest.mark.rule("HC1-004", "HC2-006", "HC2-014", "HC2-004", "HC2-010")
def test_decks_may_be_mixed_and_advice_is_no_refusal() -> None:
    assert len(read_deck("tesla", 2)) == 51
    assert len([face for face in read_deck("tesla", 2) if KINDS[face] == LAND]) == 6
    assert len({PRINTS[face].continent for face in read_deck("tesla", 2)} - {-1}) == 6
    assert len(read_deck("tesla:1-3,10-51+tesla:1-20", 1)) == 65
    assert DECKS.advice(read_deck("tesla", 2)) == []
    assert DECKS.advice(read_deck("tesla:2-51", 2)) == ["5 lands; 6 or more are advised (HC2-010)"]


@pytest.mark.rule("HC2-010")
def test_the_explorers_are_among_the_26_characters_that_are_advised() -> None:
    faces = read_deck("tesla", 2)
    others = [face for face in faces if KINDS[face] == CHARACTER and not PRINTS[face].explorer]
    assert DECKS.advice([face for face in faces if face not in others[:5]]) == []
    fewer = [face for face in faces if face not in others[:6]]
    assert DECKS.advice(fewer) == ["25 characters; 26 or more are advised (HC2-010)"]


@pytest.mark.rule("HC2-007")
def test_the_starters_have_the_printed_names() -> None:
    assert POOL.decks[0].name == "Tesla"


@pytest.mark.rule("HC2-003")
def test_two_to_six_play() -> None:
    for players in range(2, 7):
        assert fresh(players=players).state.seats == players
    with pytest.raises(ParlourError, match="cannot be 7"):
        check_options(GAME, {"players": 7})


@pytest.mark.rule("HC1-005", "HC1-006", "HC1-007", "HC2-060", "HC2-062", "HG-35", "HG-36", "HG-37", "HC2-065", "HG-06")
def test_lands_and_other_cards_lie_apart_face_down() -> None:
    match = fresh()
    s = match.state
    assert asked(match) == ["P1 turn"]
    assert len(seen(match, 2)["lands"]) == 0
    assert (seen(match, 2)["deck"], seen(match, 2)["land_pile"]) == (45, 6)
    assert all(KINDS[s.face[card]] != LAND for card in state(match).deck[1])
    assert all(s.known[card] == 0 for card in state(match).deck[1] + state(match).land_pile[1])
    assert morale(match)[1] == 250
    assert state(match).plays == 3


@pytest.mark.rule("HC2-066", "HC2-067", "HC2-011", "HC2-068")
def test_a_first_turn_begins_with_a_land_and_five_cards_that_others_do_not_see() -> None:
    match = fresh()
    assert len(lands(match)) == 1
    assert len(names(match, "hand")) == 5
    assert None not in names(match, "hand")
    assert [card["name"] for card in seen(match)["hand"]] == [None] * 5


@pytest.mark.rule("HC1-008", "HC1-010", "HC1-011", "HC1-012", "HC1-009", "HG-16")
def test_edition_1_begins_with_a_land_of_choice_and_500_morale() -> None:
    match = fresh(edition=1)
    first = state(match).turn + 1
    assert asked(match) == [f"P{first} first land"]
    assert len(options(match, first)) == 6
    tell(match, f"P{first} India")
    assert list(lands(match, first)) == ["India"]
    assert len(names(match, "hand", first)) == 5
    assert [card["name"] for card in seen(match, first)["hand"]] == [None] * 5
    assert seen(match, first)["land_pile"] == 5
    assert state(match).known[state(match).land_pile[first - 1][0]] == 0
    assert fresh(edition=1).state.dump()["morale"] == [500, 500]


@pytest.mark.rule("HG-06")
def test_chance_says_who_begins_edition_1() -> None:
    assert {state(fresh(f"seed {n}", edition=1)).turn for n in range(12)} == {0, 1}


def who_takes_turns(edition: int, players: int, rounds: int) -> list[int]:
    """Whose turns follow each other where everybody ends them at once."""
    match = fresh("who begins 1", edition=edition, players=players)
    seats: list[int] = []
    while len(seats) < players * rounds:
        player = state(match).turn + 1
        if not asked(match)[0].endswith("turn"):  # the first land of edition 1
            tell(match, f"P{player} {options(match, player)[0]}")
        seats.append(player)
        tell(match, f"P{player} end the turn")
    return seats


@pytest.mark.rule("HG-131", "HG-05")
def test_in_edition_1_the_right_to_begin_a_round_goes_round() -> None:
    assert who_takes_turns(1, 2, 4) == [1, 2, 2, 1, 1, 2, 2, 1]
    assert who_takes_turns(2, 2, 2) == [1, 2, 1, 2]
    three = who_takes_turns(1, 3, 3)
    first = three[0] - 1
    assert three == [1 + (first + each) % 3 for each in (0, 1, 2, 1, 2, 0, 2, 0, 1)]


@pytest.mark.rule("HC2-064", "HG-80", "HG-81", "HC1-015", "HC2-116", "HC1-016")
def test_two_rounds_are_for_building() -> None:
    line = (
        "phase=play turn=1 turns=3 plays=3 attacks=2 moves=1 acted=1,2 morale=900,900 lands1=Germany,Janissaries "
        "lands2=Germany,Cai_Lun hand1=Victor_Lustig deck1=?5 deck2=?5 hand2=Hedy_Lamarr"
    )
    match = at(f"round=2 {line}")
    assert deeds(match, "attack") == []
    assert refusal(match, "attack from Germany") == "HC2-064"
    tell(match, "P1 play Victor Lustig")
    assert asked(match) == ["P1 turn"]
    assert morale(match) == [900, 900]
    assert deeds(at(f"round=3 {line}"), "attack") == ["attack from Germany"]
    first = at(f"edition=1 round=2 {line}")
    assert refusal(first, "attack from Germany") == "HC1-015"
    tell(first, "P1 play Victor Lustig")
    assert morale(first) == [1100, 700]


@pytest.mark.rule("HC2-064", "HG-62")
def test_no_empty_land_is_taken_before_round_3() -> None:
    line = "turns=4 plays=3 acted=1,2 phase=play turn=2 lands1=Germany,Cai_Lun lands2=Germany deck1=?5 deck2=?5"
    assert deeds(tell(at(f"round=1 {line}"), "P2 end the turn"), "take") == []
    assert deeds(tell(at(f"round=2 {line}"), "P2 end the turn"), "take") == ["take Germany"]


@pytest.mark.rule("HC2-061", "HG-91", "HG-114")
def test_a_quick_game_deals_the_lands_of_one_continent() -> None:
    few = len(lands_on(2))
    if few < 2:
        with pytest.raises(ParlourError, match="Europe has too few lands for 2 players"):
            check_options(GAME, {"continent": "europe"})
        return
    s = state(fresh(continent="europe"))
    dealt = [s.face[card] for seat in (0, 1) for card in s.land_pile[seat] + [stack[0] for stack in s.lands[seat]]]
    assert len(dealt) == 2 * (few // 2)
    assert {PRINTS[face].continent for face in dealt} == {2}


@pytest.mark.rule("HC2-069", "HC2-015", "HC2-018", "HC2-115", "HC2-043", "HC2-047", "HC1-046")
def test_everybody_may_read_what_a_card_in_play_can_do() -> None:
    card = next(each for each in GAME.catalogue() if each["name"] == "Mehmed II")
    assert card["text"] == "While you have a technology, this land has +500 attack."
    facts = card["facts"]
    assert isinstance(facts, dict)
    assert (facts["attack"], facts["defence"], facts["symbols"]) == (1100, 800, "C∞")
    land = next(each for each in GAME.catalogue() if each["name"] == "Germany")
    assert "strength" in str(land["text"])


@pytest.mark.rule("HC2-087", "HG-05", "HC2-085", "HC2-086", "HC1-025", "HC1-024")
def test_a_turn_ends_with_filling_the_hand_and_the_next_player() -> None:
    match = tell(fresh(), "P1 end the turn")
    assert asked(match) == ["P2 turn"]
    tell(match, "P2 end the turn")
    assert state(match).round == 2
    assert "Round 2: P1 begins a turn." in story(match)
    assert len(names(match, "hand")) == 5


@pytest.mark.rule("HC1-004", "HC2-006", "HC2-059")
def test_a_pasted_deck_is_an_option_and_positions_write_it_short() -> None:
    pasted = "\n".join([f"+ {PRINTS[face].name}" for face in reversed(POOL.decks[5].faces)])
    match = fresh(deck1=pasted, deck2="Tesla; - Cai Lun; Boudica:7")
    assert state(match).decks == "boudica;tesla:1-11,13-51+boudica:7"
    assert GAME.options_in(match.state)["deck2"] == "tesla:1-11,13-51+boudica:7"
    assert GAME.write(GAME.read(GAME.write(match.state))) == GAME.write(match.state)


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("tesla:1-49", "deck2: the deck has 49 cards, 1 too few; a deck has at least 50 (HC2-059)"),
        ("tesla; + Cai Lun", "deck2: the deck has Cai Lun twice; it may have a card only once (HC2-059)"),
        ("tesla; + Kai Lun", "deck2: there is no card 'Kai Lun'; did you mean Cai Lun?"),
        ("tesla:7-51+salem:7-51", "deck2: the deck has no land; nobody is in the game without one (HC2-012)"),
        ("", "deck2: the deck has 0 cards"),
        ("Cai Lun", "deck2: the deck has 1 card, 49 too few"),
        ("tesla:0", "deck2: tesla: 0 must lie between 1 and 51"),
        ("tesla:x", "deck2: tesla: 'x' must be a number or a range such as 3-7"),
        ("x" * 5000, "option deck2 has at most 4000 letters"),
    ],
)
def test_a_wrong_deck_is_named_with_what_is_wrong_about_it(deck: str, said: str) -> None:
    with pytest.raises(ParlourError) as error:
        check_options(GAME, {"deck2": deck})
    assert said in str(error.value)


@pytest.mark.rule("HC2-007", "HG-01")
def test_everybody_begins_with_another_starter_unless_they_choose() -> None:
    assert state(fresh(players=6)).decks == "tesla;cheswell;salem;vesuvius;templar;boudica"
    assert state(fresh(deck2="confucius")).decks == "tesla;confucius"
    assert GAME.options_in(at("turns=2 acted=1,2 lands1=Germany lands2=India").state)["deck2"] == "tesla"
