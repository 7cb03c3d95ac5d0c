"""Expeditions that take a land, lands whose army does not guard, and what morale an ability costs."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import WAR, asked, deeds, lands, morale, names, options, pass_all, story, tell, war

NO_SHEET = f"sheet=no {WAR}"
EXPEDITION = ("P1 send Roald Amundsen on an expedition", "P1 Janissaries", "P1 India")


@pytest.mark.rule("HC2-029", "HG-125")
def test_both_cards_of_an_expedition_stay_in_the_land_that_it_took() -> None:
    match = war("Canada,Roald_Amundsen,Janissaries,Cai_Lun", "India,Marie_Curie|Brazil,Pedro_II", "hand1=?2 hand2=?2")
    pass_all(tell(match, *EXPEDITION))
    assert lands(match)["India"] == ["Roald Amundsen", "Janissaries"]
    assert "The expedition of P1 stays in India." in story(match)
    assert "returns to" not in story(match)
    assert deeds(match, "move") == []
    assert deeds(match, "dismiss") == ["dismiss Cai Lun"]
    pass_all(tell(match, "P1 end the turn", "P2 end the turn"))
    assert deeds(match, "move") == ["move Roald Amundsen"]
    assert "dismiss Janissaries" in deeds(match, "dismiss")


@pytest.mark.rule("HC2-030")
def test_an_expedition_that_took_nothing_returns() -> None:
    match = war("Canada,Roald_Amundsen,Janissaries,Cai_Lun", "India,Marie_Curie,Cai_Lun|Brazil,Pedro_II")
    pass_all(tell(match, *EXPEDITION))
    pass_all(tell(match, "P2 Cai Lun", "P1 end the turn"))
    assert "The expedition of P1 returns to Canada." in story(match)


@pytest.mark.rule("HC2-100", "HG-65", "HG-96")
def test_without_the_sheet_a_land_with_an_army_alone_is_not_attacked() -> None:
    for turn, attacked in ((WAR, True), (NO_SHEET, False)):
        match = war("Germany,Janissaries,Cai_Lun", "Germany,Army_of_Adwa|India,Pedro_II", turn=turn)
        assert (deeds(match, "attack") == ["attack from Germany"]) is attacked
        far = war("Canada,Roald_Amundsen,Janissaries,Cai_Lun", "Germany,Army_of_Adwa", turn=turn)
        assert (deeds(far, "send") != []) is attacked


@pytest.mark.rule("HC2-100", "HG-70", "HG-96")
def test_without_the_sheet_an_army_does_not_come_with_the_land() -> None:
    turn = "sheet=no round=3 morale=900,900 turns=4 acted=3,4 turn=2 phase=play plays=3"
    more = "decks=tesla;tesla+templar:3"
    match = war("Germany,Marie_Curie,Cai_Lun", "France,Army_of_Adwa|India,Pedro_II", more, turn)
    tell(match, "P2 end the turn", "P1 take France", "P1 Cai Lun")
    assert lands(match)["France"] == ["Cai Lun"]
    assert names(match, "discard", 2) == ["Army of Adwa"]


@pytest.mark.rule("HG-70", "HG-99")
def test_without_the_sheet_a_claimed_land_comes_without_its_army() -> None:
    more = "decks=tesla;tesla+templar:3"
    lands2 = "France,Army_of_Adwa,Cai_Lun|India,Pedro_II"
    match = war("Germany,Janissaries,Mehmed_II,Marie_Curie", lands2, more, NO_SHEET)
    pass_all(tell(match, "P1 attack from Germany"))
    assert names(match, "discard", 2) == ["Cai Lun"]
    tell(match, "P1 claim France", "P1 Marie Curie")
    assert lands(match)["France"] == ["Marie Curie"]
    assert names(match, "discard", 2) == ["Cai Lun", "Army of Adwa"]


@pytest.mark.rule("HG-126", "HG-38")
def test_morale_that_the_cap_keeps_pays_for_nothing() -> None:
    for down, offered in ((700, True), (701, False)):
        more = f"decks=tesla+salem;tesla discard1=Marie_Curie down={down},0"
        match = war("Germany,Samuel_Sewall", "India,Pedro_II", more)
        assert (deeds(match, "use") == ["use Samuel Sewall"]) is offered


@pytest.mark.rule("HG-126")
def test_morale_that_a_card_keeps_pays_for_nothing() -> None:
    for mine, offered in ((300, ["no", "yes"]), (250, ["no"])):
        more = "decks=tesla+industrial_revolution+vesuvius;tesla hand1=Andrew_Carnegie"
        turn = WAR.replace("morale=900", f"morale={mine}")
        match = war("Germany,Seneca", "India,Pedro_II", more, turn)
        tell(match, "P1 play Andrew Carnegie")
        assert asked(match) == ["P1 use it"]
        assert options(match) == offered
    assert morale(tell(match, "P1 no")) == [250, 900]


@pytest.mark.rule("HC2-047", "HG-83")
def test_who_adds_attack_is_not_asked_as_a_defender() -> None:
    for card in ("Annie_Oakley", "Wyatt_Earp"):
        more = "decks=tesla;tesla+wild_west"
        match = war("Germany,Janissaries", f"Germany,{card}|India,Pedro_II", f"{more} hand2=?1")
        tell(match, "P1 attack from Germany")
        if match.asks[0].what == "interrupt":
            assert card.replace("_", " ") not in options(match, 2)


@pytest.mark.rule("HG-62", "HG-42", "HC2-101")
def test_an_army_takes_an_empty_land_where_an_army_guards() -> None:
    for more, taken in (("", ["take France"]), ("sheet=no", []), ("edition=1", [])):
        turn = f"{more} round=3 morale=900,900 turns=4 acted=3,4 first=2 turn=2 phase=play plays=3"
        match = war("Germany,Janissaries", "France|India,Pedro_II", "decks=tesla;tesla+templar:3", turn)
        tell(match, "P2 end the turn")
        assert deeds(match, "take") == taken
