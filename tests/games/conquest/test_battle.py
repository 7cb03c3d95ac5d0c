"""Attacks and battles of edition 2."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import (
    WAR,
    asked,
    deeds,
    lands,
    morale,
    names,
    options,
    pass_all,
    refusal,
    state,
    story,
    tell,
    war,
)


@pytest.mark.rule("HC2-088", "HG-41", "HC2-089")
def test_only_more_than_800_morale_attacks_unless_the_gate_is_left_out() -> None:
    for own, offered in (("800", []), ("801", ["attack from Germany"])):
        turn = WAR.replace("morale=900", f"morale={own}")
        assert deeds(war("Germany,Janissaries", "Germany,Cai_Lun", turn=turn), "attack") == offered
    low = WAR.replace("morale=900", "morale=0")
    assert refusal(war("Germany,Janissaries", "Germany,Cai_Lun", turn=low), "attack from Germany") == "HC2-088"
    assert deeds(war("Germany,Janissaries", "Germany,Cai_Lun", "gate=no", low), "attack")


@pytest.mark.rule("HC2-090", "HG-66", "HC2-116")
def test_a_land_attacks_lands_of_its_continent() -> None:
    match = war("Germany,Janissaries", "India,Cai_Lun|Canada,Pedro_II")
    assert deeds(match, "attack") == []
    assert refusal(match, "attack from Germany") == "HC2-090"
    assert deeds(war("Germany,Yuri_Gagarin", "India,Cai_Lun"), "attack") == ["attack from Germany"]
    assert deeds(war("Germany", "Germany,Cai_Lun"), "attack") == []


@pytest.mark.rule("HC2-091", "HC2-092", "HC2-093", "HG-64", "HG-44", "HC2-096")
def test_the_stronger_attacker_costs_a_card_of_the_defenders_choice_and_100_morale() -> None:
    match = tell(
        war("Germany,Janissaries", "Germany,Cai_Lun,Pedro_II,Prussian_Army|India", "hand2=?0"), "P1 attack from Germany"
    )
    pass_all(match)
    assert "The battle of Germany: 3000 against 3340" in story(match)
    match = tell(war("Germany,Janissaries", "Germany,Cai_Lun,Pedro_II|India"), "P1 attack from Germany")
    pass_all(match)
    assert asked(match) == ["P2 loss"]
    assert options(match, 2) == ["Cai Lun", "Pedro II"]
    pass_all(tell(match, "P2 Cai Lun"))
    assert morale(match) == [900, 800]
    assert lands(match, 2)["Germany"] == ["Pedro II"]
    assert names(match, "discard", 2) == ["Cai Lun"]
    assert state(match).attacks == 1


@pytest.mark.rule("HC2-094", "HC2-095", "HG-24")
def test_a_stronger_defender_costs_the_attacker_100_and_a_draw_nothing() -> None:
    match = pass_all(tell(war("Germany,Cai_Lun", "Germany,Prussian_Army|India"), "P1 attack from Germany"))
    assert morale(match) == [800, 900]
    assert lands(match)["Germany"] == ["Cai Lun"]
    draw = pass_all(tell(war("Brazil,Cai_Lun", "Brazil,Clara_Rockmore|India"), "P1 attack from Brazil"))
    assert "The battle of Brazil: 320 against 320, nobody wins." in story(draw)
    assert morale(draw) == [900, 900]
    assert state(draw).attacks == 1


@pytest.mark.rule("HC2-096", "HC2-097", "HG-67", "HG-102", "HC2-098", "HG-68", "HG-69", "HG-99")
def test_two_attacks_a_turn_and_a_claim_by_a_card_of_the_attacking_land() -> None:
    lands2 = "Ethiopia,Cai_Lun|India,Marie_Curie|New_Zealand,Jules_Verne"
    match = war("Germany,Janissaries,Yuri_Gagarin|Canada,Pedro_II", lands2, "hand1=Tipu_Sultan")
    tell(match, "P1 attack from Germany")
    assert options(match) == ["Ethiopia", "India", "New Zealand"]
    pass_all(tell(match, "P1 Ethiopia"))
    assert refusal(match, "play Tipu Sultan") == "HG-102"
    assert deeds(match, "claim") == ["claim Ethiopia"]
    pass_all(tell(match, "P1 attack from Germany", "P1 India"))
    assert deeds(match, "attack") == []
    assert refusal(match, "attack from Germany") == "HC2-096"
    tell(match, "P1 claim Ethiopia")
    assert options(match) == ["Janissaries", "Yuri Gagarin"]
    tell(match, "P1 Yuri Gagarin")
    assert lands(match)["Ethiopia"] == ["Yuri Gagarin"]
    assert deeds(match, "claim") == []
    assert morale(match) == [900, 700]


@pytest.mark.rule("HC2-099")
def test_a_land_that_nobody_claims_stays_with_its_owner() -> None:
    match = war("Germany,Yuri_Gagarin,Janissaries", "India,Cai_Lun|Canada,Pedro_II")
    pass_all(tell(match, "P1 attack from Germany", "P1 India"))
    tell(match, "P1 end the turn")
    assert lands(match, 2) == {"India": [], "Canada": ["Pedro II"]}


@pytest.mark.rule("HC2-103", "HC2-104", "HC2-105", "HG-71")
def test_the_emptied_copy_of_a_divided_land_goes_to_its_owners_discard_pile() -> None:
    match = pass_all(tell(war("Germany,Janissaries", "Germany,Cai_Lun|India,Pedro_II"), "P1 attack from Germany"))
    assert lands(match, 2) == {"India": ["Pedro II"]}
    assert names(match, "discard", 2) == ["Cai Lun", "Germany"]
    assert lands(match) == {"Germany": ["Janissaries"]}


@pytest.mark.rule("HC2-013", "HC2-113", "HC2-002", "HG-09", "HG-75")
def test_whoever_has_no_land_left_is_out_and_the_last_one_wins() -> None:
    match = pass_all(tell(war("Germany,Janissaries", "Germany,Cai_Lun"), "P1 attack from Germany"))
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule) == ([0], "HC2-113")


@pytest.mark.rule("HC2-028", "HC2-029", "HG-60", "HG-110")
def test_an_expedition_of_two_takes_a_land_on_another_continent() -> None:
    match = war("Canada,Roald_Amundsen,Janissaries,Cai_Lun", "India,Marie_Curie|Brazil,Pedro_II")
    assert deeds(match, "send") == ["send Roald Amundsen on an expedition"]
    tell(match, "P1 send Roald Amundsen on an expedition")
    assert options(match) == ["Janissaries", "Cai Lun"]
    pass_all(tell(match, "P1 Janissaries", "P1 India"))
    assert "3120 against 80" in story(match)
    assert lands(match) == {"Canada": ["Cai Lun"], "India": ["Roald Amundsen", "Janissaries"]}


@pytest.mark.rule("HC2-030", "HG-61")
def test_an_expedition_that_occupies_nothing_returns() -> None:
    turn = WAR.replace("morale=900", "morale=1200")
    match = war("Canada,Roald_Amundsen,Cai_Lun,Jules_Verne", "India,Prussian_Army|Brazil,Pedro_II", turn=turn)
    pass_all(tell(match, "P1 send Roald Amundsen on an expedition", "P1 Cai Lun", "P1 India"))
    assert lands(match)["Canada"] == ["Jules Verne"]
    assert deeds(match, "attack again") == ["attack again with Roald Amundsen"]
    assert morale(match) == [1100, 900]
    tell(match, "P1 end the turn")
    assert lands(match)["Canada"] == ["Jules Verne", "Roald Amundsen", "Cai Lun"]


@pytest.mark.rule("HG-43", "HG-07", "HC2-112")
def test_3000_morale_wins_at_once() -> None:
    turn = WAR.replace("morale=900,900", "morale=2900,900")
    match = tell(war("Germany,Janissaries", "India,Cai_Lun", "hand1=Clara_Rockmore", turn), "P1 play Clara Rockmore")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule) == ([0], "HC2-112")


@pytest.mark.rule("HC2-111", "HG-08")
def test_whoever_has_minus_2000_is_out() -> None:
    turn = WAR.replace("morale=900,900", "morale=900,-1900")
    match = tell(war("Germany,Janissaries", "India,Cai_Lun", "hand1=Victor_Lustig", turn), "P1 play Victor Lustig")
    pass_all(match)
    assert match.ending is not None
    assert state(match).out == 2


@pytest.mark.rule("HG-38", "HG-96")
def test_morale_changes_by_at_most_800_a_round_unless_that_is_left_out() -> None:
    cards = "hand1=Clara_Rockmore up=700,0"
    assert morale(tell(war("Germany,Cai_Lun", "India,Pedro_II", cards), "P1 play Clara Rockmore")) == [1000, 900]
    free = tell(war("Germany,Cai_Lun", "India,Pedro_II", f"{cards} cap=no"), "P1 play Clara Rockmore")
    assert morale(free) == [1150, 900]


@pytest.mark.rule("HG-42", "HG-44", "HG-96", "HC2-100")
def test_without_the_sheet_an_army_alone_guards_nothing_and_characters_are_lost_first() -> None:
    lands2 = "Germany,Cai_Lun,Army_of_Adwa|India,Pedro_II"
    match = tell(war("Germany,Janissaries,Mehmed_II", lands2, "sheet=no"), "P1 attack from Germany")
    pass_all(match)
    assert names(match, "discard", 2) == ["Cai Lun", "Army of Adwa", "Germany"]
    sheet = tell(war("Germany,Janissaries,Mehmed_II", lands2), "P1 attack from Germany")
    pass_all(sheet)
    assert options(sheet, 2) == ["Cai Lun", "Army of Adwa"]


@pytest.mark.rule("HC2-028", "HG-110")
def test_a_companion_whom_every_land_is_shielded_against_does_not_go_on_an_expedition() -> None:
    decks = "decks=tesla;salem"
    match = war("Canada,Roald_Amundsen,Mehmed_II,Cai_Lun", "Thailand,Naresuan", decks)
    assert deeds(match, "send") == ["send Roald Amundsen on an expedition"]
    pass_all(tell(match, "P1 send Roald Amundsen on an expedition"))
    assert "P1 attacks Thailand of P2 with an expedition" in story(match)
    assert lands(match)["Canada"] == ["Mehmed II"]
