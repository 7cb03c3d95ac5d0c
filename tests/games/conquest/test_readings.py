"""Sentences read as a player reads them: which land is "this land", which cards are in it, what an expedition adds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.conquest.table import WAR_1, at, deeds, lands, names, pass_all, seen, tell, war

from parlour.kernel.match import Match
from parlour.kernel.state import WATCHER

EXPEDITION = ("P1 send Roald Amundsen on an expedition", "P1 Janissaries")
ROMANS = "decks=vesuvius+roman_expansion;tesla+roman_expansion"


def totals(match: Match, by: str, to: str) -> tuple[int, int]:
    """Both sides of an attack that could be made."""
    clashes: Any = match.view(WATCHER)["clashes"]
    (found,) = [clash for clash in clashes if (clash["by_name"], clash["to_name"]) == (by, to)]
    return found["attack"]["total"], found["defence"]["total"]


@pytest.mark.rule("HG-132", "HC2-021")
def test_a_land_is_not_in_itself() -> None:
    anzacs = "decks=tesla+world_war_1;tesla"
    alone = war("New_Zealand,Anzacs", "New_Zealand,Cai_Lun", anzacs)
    assert totals(alone, "New Zealand", "New Zealand") == (2500, 40)
    with_another = war("New_Zealand,Anzacs,Ernest_Rutherford", "New_Zealand,Cai_Lun", anzacs)
    assert totals(with_another, "New Zealand", "New Zealand") == (2500 + 80 + 500, 40)


@pytest.mark.rule("HG-132", "HC2-035")
def test_a_vessel_is_in_its_land_for_both_sides() -> None:
    spartacus = "Italy,Spartacus"
    without = war(spartacus, "Germany,Cai_Lun", ROMANS)
    assert totals(without, "Italy", "Germany") == (800, 40)
    with_it = war(spartacus, "Germany,Cai_Lun,Roman_Quinquereme", ROMANS)
    assert totals(with_it, "Italy", "Germany") == (1300, 40)
    at_home = war("Italy,Spartacus,Roman_Quinquereme", "Germany,Cai_Lun", ROMANS)
    assert totals(at_home, "Italy", "Germany") == (800 + 500, 40)  # for Italy a Roman card is in it


@pytest.mark.rule("HG-17", "HC1-048", "HG-107")
def test_in_edition_1_a_land_speaks_of_itself_and_a_guard_of_the_land_that_fights() -> None:
    decks = "decks=templar+tesla;vesuvius+tesla"
    match = war("Germany,Cai_Lun|France", "Italy,Marie_Curie|Germany", f"{decks}", WAR_1)
    assert totals(match, "France", "Italy") == (20, 80)
    assert totals(match, "France", "Germany") == (20, 80 + 500)  # a scientist guards Germany, and Italy as well
    coast = war("Egypt,Cai_Lun", "Ethiopia,Archimedes|Egypt", "decks=templar+tesla;tesla+templar", WAR_1)
    assert totals(coast, "Egypt", "Ethiopia") == (20, 100)
    assert totals(coast, "Egypt", "Egypt") == (20, 100 + 500)


@pytest.mark.rule("HG-17", "HC1-041")
def test_in_edition_1_a_land_shields_itself_alone() -> None:
    decks = "decks=tesla;confucius+tesla"
    match = war("New_Zealand,Cai_Lun", "Australia,Marie_Curie|New_Zealand", decks, WAR_1)
    clashes: Any = match.view(WATCHER)["clashes"]
    assert [clash["to_name"] for clash in clashes] == ["New Zealand"]


@pytest.mark.rule("HG-110", "HC2-028")
def test_what_the_active_area_adds_for_a_battle_counts_for_an_expedition() -> None:
    decks = "decks=tesla+world_war_2;tesla"
    more = f"hand1=?2 hand2=?2 active1=Navajo_Code_Talkers {decks}"
    match = war("Canada,Roald_Amundsen,Janissaries,Cai_Lun", "India,Army_of_Adwa,Cai_Lun", more)
    tell(match, *EXPEDITION)
    while match.asks[0].what == "interrupt":
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[-1] if ask.seat == 0 else 0)
    assert "3620 against 3040" in " ".join(match.story(WATCHER)), match.story(WATCHER)[-4:]


@pytest.mark.rule("HG-110", "HC2-052")
def test_a_card_of_an_expedition_adds_to_it_for_a_battle() -> None:
    decks = "decks=tesla+wild_west;tesla"
    match = war(
        "Canada,Roald_Amundsen,Annie_Oakley,Cai_Lun", "India,Marie_Curie|Brazil,Pedro_II", f"hand1=?2 hand2=?2 {decks}"
    )
    tell(match, "P1 send Roald Amundsen on an expedition", "P1 Annie Oakley", "P1 India")
    while match.asks[0].what == "interrupt":
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[-1] if ask.seat == 0 else 0)
    assert f"{120 + 100 + 500} against 80" in " ".join(match.story(WATCHER)), match.story(WATCHER)[-4:]


@pytest.mark.rule("HG-19", "HG-53", "HG-105")
def test_in_edition_1_a_twin_makes_room_on_the_continent_of_its_land() -> None:
    guards = "Canada,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne"
    more = "land_pile1=Canada hand1=Amelia_Earhart decks=tesla+confucius;tesla"
    match = war(guards, "India,Pedro_II", more, WAR_1)
    tell(match, "P1 play Amelia Earhart", "P1 Cai Lun")
    assert lands(match) == {"Canada": ["Marie Curie", "Ada Lovelace", "Jules Verne", "Amelia Earhart"]}
    assert names(match, "discard") == ["Canada", "Cai Lun"]


@pytest.mark.rule("HC2-046", "HC2-045", "HC2-053")
def test_a_card_in_play_shows_how_often_it_can_still_interrupt() -> None:
    match = war("Germany,Garrett_Morgan,Cai_Lun", "Germany,Janissaries")
    assert [card["left"] for card in seen(match)["lands"][0]] == [None, 2, None]


@pytest.mark.rule("HG-100", "HC1-015")
def test_no_land_is_forfeit_before_round_3() -> None:
    line = "edition=1 phase=play plays=3 morale=500,500 lands1=Germany lands2=Germany,Cai_Lun hand1=?2 hand2=?2"
    piles = "deck1=?8 deck2=?8"
    early = at(f"{line} {piles} round=2 turns=3 turn=1 acted=1,2")
    assert deeds(pass_all(tell(early, "P1 end the turn")), "take", 2) == []
    late = at(f"{line} {piles} round=3 turns=5 turn=1 acted=3,4")
    assert deeds(pass_all(tell(late, "P1 end the turn")), "take", 2) == ["take Germany"]


@pytest.mark.rule("HG-133", "HC2-058")
def test_what_is_given_as_a_cost_is_not_saved_and_is_no_loss_by_an_opponent() -> None:
    decks = "decks=confucius+boudica;tesla"
    more = f"active1=Knights_Hospitaller {decks.replace('boudica', 'boudica+templar')}"
    match = war("China,Ashoka,Army_of_Qin", "Germany,Cai_Lun", more)
    tell(match, "P1 use Ashoka", "P1 Army of Qin")
    assert names(match, "discard") == ["Army of Qin"]
    assert seen(match)["morale"] == 1300
    own = war("China,Owain_Glyndŵr,Túpac_Amaru_II,Che_Guevara", "Germany,Cai_Lun", more)
    tell(own, "P1 dismiss Che Guevara")
    assert names(own, "discard") == ["Che Guevara"]
    assert seen(own)["morale"] == 900
