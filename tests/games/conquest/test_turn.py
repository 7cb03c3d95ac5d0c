"""A turn of edition 2: playing, placing, discarding, discovering, moving."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import (
    TURN_3,
    WAR_1,
    asked,
    at,
    deeds,
    fresh,
    lands,
    morale,
    names,
    options,
    pass_all,
    refusal,
    seen,
    state,
    story,
    tell,
    war,
)

FULL = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne"


@pytest.mark.rule("HC2-071", "HC2-072", "HC2-021", "HC2-070", "HC2-044", "HC2-048", "HG-40")
def test_three_cards_are_played_and_what_they_bring_at_once_is_counted_at_once() -> None:
    hand = "hand1=Clara_Rockmore,Menelik_II,C._V._Raman,Pedro_II"
    match = war("Germany,Cai_Lun", "India,Marie_Curie", hand, f"{TURN_3} acted=3,4")
    tell(match, "P1 play Clara Rockmore")
    assert lands(match)["Germany"] == ["Cai Lun", "Clara Rockmore"]
    assert morale(match) == [250, 0]
    tell(match, "P1 play Menelik II", "P1 play C. V. Raman")
    assert morale(match) == [500, 0]
    assert deeds(match, "play") == []
    assert refusal(match, "play Pedro II") == "HC2-071"


@pytest.mark.rule("HC2-016", "HC2-020", "HC2-074", "HC2-033", "HC2-034", "HG-45", "HC2-031")
def test_a_land_has_room_for_four_or_for_three_and_an_army() -> None:
    match = war(FULL, "India", "hand1=Menelik_II,Janissaries")
    assert deeds(match, "play") == []
    assert refusal(match, "play Menelik II") == "HC2-074"
    army = war("Germany,Marie_Curie,Prussian_Army", "India", "hand1=Menelik_II,Janissaries")
    assert deeds(army, "play") == ["play Menelik II"]
    both = war("Germany,Marie_Curie,Cai_Lun,Jules_Verne,Prussian_Army", "India", "hand1=Menelik_II,Janissaries")
    assert deeds(both, "play") == []


@pytest.mark.rule("HC2-076", "HC2-077", "HC2-078", "HC2-080", "HG-50", "HG-51", "HG-32")
def test_discards_from_the_hand_count_and_those_from_play_do_not() -> None:
    match = war(FULL, "India,Marie_Curie", "hand1=Menelik_II,Janissaries,Pedro_II,Tipu_Sultan")
    assert "discard Janissaries" in options(match)
    tell(match, "P1 throw Janissaries away")  # as people say it too
    assert state(match).plays == 2
    tell(match, "P1 dismiss Cai Lun")
    assert state(match).plays == 2
    assert names(match, "discard") == ["Janissaries", "Cai Lun"]
    tell(match, "P1 play Menelik II")
    assert "dismiss Menelik II" not in options(match)
    assert "dismiss Jules Verne" in options(match)


@pytest.mark.rule("HC2-037", "HC2-038", "HC2-079", "HC2-039", "HC2-041", "HC2-049", "HG-49", "HG-101", "HG-48")
def test_an_action_card_lies_in_the_active_area_and_leaves_when_it_is_used_up() -> None:
    match = war("Germany,Marie_Curie", "India,Cai_Lun", "hand1=Newton's_Principia hand2=?2")
    tell(match, "P1 play Newton's Principia")
    assert morale(match) == [1200, 900]
    assert names(match, "active") == ["Newton's Principia"]
    pass_all(tell(match, "P1 end the turn", "P2 end the turn"))
    assert names(match, "active") == []
    assert "Newton's Principia" in names(match, "discard")


@pytest.mark.rule("HC2-040", "HC2-051", "HC2-055", "HC2-032", "HG-94")
def test_a_constant_ability_stays_as_long_as_its_card() -> None:
    match = war("Germany,Nikola_Tesla", "India,Cai_Lun", "hand1=Induction_Motor hand2=?2")
    pass_all(tell(match, "P1 play Induction Motor"))
    assert morale(match) == [1250, 900]
    pass_all(tell(match, "P1 end the turn", "P2 end the turn"))
    assert names(match, "active") == ["Induction Motor"]


@pytest.mark.rule("HC2-045", "HC2-046", "HC2-050", "HC2-056", "HG-83", "HC2-047")
def test_a_held_ability_is_used_in_the_own_turn_as_often_as_it_says() -> None:
    match = war("Germany,Francis_Bacon", "India,Cai_Lun")
    for _ in range(2):
        tell(match, "P1 use Francis Bacon")
        assert asked(match) == ["P1 keep"]
        assert len(options(match)) == 4
        match.answer(0, match.asks[0].options[0])
    assert deeds(match, "use") == []
    land = seen(match)["lands"][0]
    assert land[1]["left"] == 0


@pytest.mark.rule("HC2-054")
def test_of_a_choice_the_player_says_at_once_which_ability_the_card_has() -> None:
    match = war("Germany,Marie_Curie", "India,Cai_Lun", "hand1=War_of_the_Currents")
    tell(match, "P1 play War of the Currents")
    assert asked(match) == ["P1 choice"]
    assert len(options(match)) == 2
    tell(match, "P1 Every opponent loses 300 morale")
    assert morale(match) == [900, 600]


@pytest.mark.rule("HC2-022", "HC2-023", "HC2-026", "HC2-081", "HC2-024", "HG-52")
def test_an_explorer_discovers_a_land_and_stands_in_it_or_gives_that_up() -> None:
    line = "land_pile1=Canada,Brazil hand1=Roald_Amundsen"
    match = tell(war("Germany", "India,Cai_Lun", line), "P1 play Roald Amundsen")
    assert options(match) == ["Germany", "discover"]
    tell(match, "P1 discover")
    assert lands(match) == {"Germany": [], "Brazil": ["Roald Amundsen"]}
    stays = tell(war("Germany", "India,Cai_Lun", line), "P1 play Roald Amundsen", "P1 Germany")
    assert lands(stays) == {"Germany": ["Roald Amundsen"]}
    assert seen(stays)["land_pile"] == 2
    assert "discover" not in " ".join(options(stays))


@pytest.mark.rule("HG-130")
def test_an_explorer_that_waits_for_discoveries_counts_its_own() -> None:
    for name, gained in (("Roald Amundsen", 100), ("Yuri Gagarin", 0)):
        match = war("Germany", "India,Cai_Lun", f"land_pile1=Canada hand1={name.replace(' ', '_')}")
        pass_all(tell(match, f"P1 play {name}", "P1 discover"))
        assert morale(match)[0] == 900 + gained
    full = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne"
    more = "hand1=Roald_Amundsen land_pile1=France decks=tesla+templar:3;tesla"
    crowd = war(full, "India,Pedro_II", more, WAR_1)
    pass_all(tell(crowd, "P1 play Roald Amundsen", "P1 none"))
    assert "uses Roald Amundsen" not in story(crowd)


@pytest.mark.rule("HG-53", "HC2-103", "HG-54", "HG-55")
def test_a_land_that_is_discovered_twice_is_discarded() -> None:
    match = war("Germany", "India,Cai_Lun", "land_pile1=Germany hand1=Roald_Amundsen")
    tell(match, "P1 play Roald Amundsen", "P1 discover")
    assert lands(match) == {"Germany": ["Roald Amundsen"]}
    assert names(match, "discard") == ["Germany"]
    without = war("Germany", "India,Cai_Lun", "hand1=Roald_Amundsen")
    tell(without, "P1 play Roald Amundsen")
    assert lands(without) == {"Germany": ["Roald Amundsen"]}
    full = war(FULL, "India,Cai_Lun", "hand1=Roald_Amundsen")
    assert deeds(full, "play") == []


@pytest.mark.rule("HC2-027", "HC2-082", "HC2-083", "HC2-084", "HG-56", "HG-57", "HG-59", "HG-58")
def test_one_transportation_a_turn_comes_last() -> None:
    match = war("Germany,Cai_Lun,Yuri_Gagarin|Canada", "India,Marie_Curie", "hand1=Pedro_II")
    assert deeds(match, "move") == ["move Yuri Gagarin"]
    tell(match, "P1 move Yuri Gagarin")
    assert options(match) == ["Cai Lun", "nobody"]
    tell(match, "P1 Cai Lun")
    assert lands(match) == {"Germany": [], "Canada": ["Yuri Gagarin", "Cai Lun"]}
    assert deeds(match, "move") == deeds(match, "play") == []
    assert refusal(match, "play Pedro II") == "HG-39"  # no attack came before the move


@pytest.mark.rule("HC2-101", "HC2-102", "HG-62", "HG-98", "HC2-100", "HG-42", "HG-65")
def test_an_empty_land_is_taken_by_a_character_of_the_continent_or_an_explorer() -> None:
    match = war(
        "Germany,Cai_Lun,Pedro_II|Canada,Yuri_Gagarin",
        "India|New_Zealand,Marie_Curie",
        turn="round=3 morale=900,900 turns=4 acted=3,4 turn=2 phase=play plays=3",
    )
    pass_all(tell(match, "P2 end the turn"))
    assert deeds(match, "take") == ["take India"]
    tell(match, "P1 take India")
    assert list(lands(match)) == ["Germany", "Canada", "India"]
    assert lands(match)["India"] == ["Yuri Gagarin"]
    assert state(match).attacks == 2


@pytest.mark.rule("HC2-075")
def test_a_card_goes_before_the_rules() -> None:
    match = war("Germany,Cai_Lun", "India,Marie_Curie", "hand1=?3 active1=Royal_Society")
    tell(match, "P1 end the turn")
    assert len(names(match, "hand")) == 6


@pytest.mark.rule("HC2-108", "HG-14", "HG-15")
def test_an_empty_deck_is_made_of_the_discard_pile_without_lands() -> None:
    match = at(
        f"{TURN_3} acted=3,4 lands1=Germany,Cai_Lun lands2=India,Cai_Lun discard1=Brazil,Pedro_II,Tipu_Sultan deck2=?5"
    )
    tell(match, "P1 end the turn")
    assert "shuffles the discard pile" in story(match)
    assert sorted(names(match, "hand")) == ["Pedro II", "Tipu Sultan"]
    assert names(match, "discard") == ["Brazil"]


@pytest.mark.rule("HC2-019", "HC2-035", "HC2-036", "HG-46", "HG-47", "HC2-008")
def test_kinds_of_cards_have_their_places() -> None:
    from parlour.games.conquest.cards.kinds import SUBTYPES, VESSEL
    from parlour.games.conquest.cards.pool import BOOSTERS
    from parlour.games.conquest.rules.room import room

    assert {"activist", "explorer", "warrior", "spy", "mathematician"} <= set(SUBTYPES)
    match = war(FULL, "India,Marie_Curie")
    s = state(match)
    assert room(s, s.lands[0][0][0], VESSEL)
    assert len(BOOSTERS) == 9


@pytest.mark.rule("HG-84")
def test_what_comes_every_turn_comes_at_its_start() -> None:
    match = war("Germany,Nikola_Tesla", "India,Cai_Lun", "active1=Niagara_Power_Station hand2=?1")
    pass_all(tell(match, "P1 end the turn", "P2 end the turn"))
    assert morale(match) == [950, 900]


def test_a_new_game_asks_p1() -> None:
    assert asked(fresh()) == ["P1 turn"]
