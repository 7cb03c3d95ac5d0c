"""Rulings of ours about abilities: giving up, copying, once a turn, searching, and what they never do."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import (
    GAME,
    PILES,
    TURN_3,
    WAR,
    asked,
    at,
    deeds,
    lands,
    morale,
    names,
    options,
    pass_all,
    state,
    story,
    tell,
    war,
)
from tests.games.conquest.test_rare_verbs import card, give

from parlour.games.conquest.cards.faces import face_name
from parlour.kernel.match import Match

__all__ = ["card"]


def deck_of(match: Match) -> list[str]:
    """P1's draw deck, the top card last."""
    s = state(match)
    return [face_name(s.face[each]) for each in s.deck[0]]


@pytest.mark.rule("HG-82", "HC2-044")
def test_an_immediate_ability_may_be_given_up_but_not_what_harms() -> None:
    match = war("Germany,Cai_Lun", "India,Thomas_Edison", "hand1=War_of_the_Currents")
    pass_all(tell(match, "P1 play War of the Currents", "P1 Discard an opponent's inventor or electric card"))
    assert asked(match) == ["P1 target"]
    pass_all(tell(match, "P1 none"))
    assert lands(match, 2)["India"] == ["Thomas Edison"]
    assert deeds(match, "use") == []
    hermit = war("Germany,Cai_Lun", "India,Pedro_II", "decks=tesla+first_crusade;tesla hand1=Peter_the_Hermit")
    pass_all(tell(hermit, "P1 play Peter the Hermit"))
    assert asked(hermit) == ["P1 turn"]
    assert morale(hermit) == [850, 900]


@pytest.mark.rule("HG-89", "HG-118")
def test_a_copy_is_one_use_of_what_is_printed_and_never_of_a_constant_ability() -> None:
    match = war("Germany,Ada_Lovelace,Thomas_Edison", "India,Marie_Curie,Michael_Faraday")
    pass_all(tell(match, "P1 use Ada Lovelace"))
    assert options(match) == ["Thomas Edison", "Marie Curie"]
    pass_all(tell(match, "P1 Thomas Edison"))
    assert morale(match) == [1000, 900]
    assert deeds(match, "use") == []
    s = state(match)
    assert s.used[s.lands[0][0][2]] == 0


@pytest.mark.rule("HG-109")
def test_hold_without_end_is_once_a_turn() -> None:
    more = "decks=tesla+world_war_2;tesla hand1=?1 hand2=Tipu_Sultan,Pedro_II"
    match = war("Germany,Alan_Turing", "India,Marie_Curie", more)
    for _ in range(2):
        assert deeds(match, "use") == ["use Alan Turing"]
        pass_all(tell(match, "P1 use Alan Turing"))
        assert deeds(match, "use") == []
        pass_all(tell(match, "P1 end the turn"))
        pass_all(tell(match, "P2 end the turn"))


@pytest.mark.rule("HG-113")
@pytest.mark.usefixtures("card")
def test_a_land_with_too_many_cards_is_brought_down_to_its_limit_at_once() -> None:
    give(symbol="C∞", do="extra slot", cards="army")
    match = war("Germany,Cai_Lun,Prussian_Army,Janissaries", "India,Pedro_II")
    assert asked(match) == ["P1 turn"]
    tell(match, "P1 dismiss Cai Lun")
    assert asked(match) == ["P1 crowded"]
    assert options(match) == ["Prussian Army", "Janissaries"]
    assert GAME.prompt(match.state, match.asks[0]) == "Germany is too full: which card leaves it"
    assert GAME.write(GAME.read(GAME.write(match.state))) == GAME.write(match.state)
    tell(match, "P1 Prussian Army")
    assert lands(match) == {"Germany": ["Janissaries"]}
    assert asked(match) == ["P1 turn"]


@pytest.mark.rule("HG-115")
def test_the_others_go_under_the_deck_in_the_order_in_which_they_lay() -> None:
    deck = "Pedro_II,Tipu_Sultan,Menelik_II,Jules_Verne,Mary_Shelley,Clara_Rockmore"
    match = at(f"{WAR} lands1=Germany,Francis_Bacon lands2=India,Cai_Lun deck1={deck} deck2=?8")
    pass_all(tell(match, "P1 use Francis Bacon"))
    tell(match, "P1 Jules Verne")
    assert deck_of(match)[-2:] == ["Pedro II", "Tipu Sultan"]
    assert deck_of(match)[:3][::-1] == ["Clara Rockmore", "Mary Shelley", "Menelik II"]


@pytest.mark.rule("HG-116")
@pytest.mark.usefixtures("card")
def test_an_ability_never_discards_or_takes_a_land() -> None:
    for verb in ("discard", "take"):
        give(symbol="H1", do=verb, target="an opponent's card")
        match = war("Germany,Cai_Lun", "India,Pedro_II,Marie_Curie")
        pass_all(tell(match, "P1 use Cai Lun"))
        assert options(match) == ["Pedro II", "Marie Curie"]


@pytest.mark.rule("HG-120")
def test_a_card_that_was_searched_for_is_shown_to_all_and_the_deck_is_shuffled() -> None:
    deck = "Induction_Motor,Pedro_II,Tipu_Sultan,Menelik_II,Jules_Verne,Mary_Shelley,Clara_Rockmore,Amelia_Earhart"
    match = at(f"{WAR} lands1=Germany,Cai_Lun lands2=India,Marie_Curie hand1=Lewis_Latimer deck1={deck} deck2=?8")
    before = deck_of(match)
    pass_all(tell(match, "P1 play Lewis Latimer"))
    assert options(match) == ["Induction Motor", "none"]
    tell(match, "P1 Induction Motor")
    assert names(match, "hand") == ["Induction Motor"]
    assert "Induction Motor" in story(match)
    assert deck_of(match) != [name for name in before if name != "Induction Motor"]
    s = state(match)
    assert all(s.known[each] == 0 for each in s.deck[0])


@pytest.mark.rule("HC2-057")
def test_guy_fawkes_is_given_for_a_monarch_or_politician_anywhere() -> None:
    match = war("Germany,Guy_Fawkes", "India,Pedro_II,Marie_Curie", "decks=tesla+salem;tesla")
    pass_all(tell(match, "P1 use Guy Fawkes"))
    if asked(match) == ["P1 target"]:
        pass_all(tell(match, "P1 Pedro II"))
    assert lands(match, 1)["Germany"] == []
    assert lands(match, 2)["India"] == ["Marie Curie"]


def test_who_has_less_morale_than_one_opponent_is_behind() -> None:
    for others, gained in (("1000,500", 350), ("800,500", 0)):
        match = at(
            f"players=3 {TURN_3} attacks=2 acted=2,3,4 morale=900,{others} decks=boudica;tesla;tesla "
            f"lands1=Vietnam,Boudica lands2=India,Cai_Lun lands3=Germany,Pedro_II {PILES} deck3=?8 hand1=Trung_Trac"
        )
        pass_all(tell(match, "P1 play Trung Trac"))
        assert morale(match)[0] == 900 + gained
