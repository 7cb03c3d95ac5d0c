"""Rulings of ours about turns, lands and battles, each by what would happen without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.conquest.table import (
    GAME,
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

from parlour.games.conquest.cards.kinds import CONTINENTS, EXPLORERS
from parlour.games.conquest.cards.pool import POOL
from parlour.kernel.match import Match
from parlour.kernel.state import WATCHER
from parlour.scenarios.coverage import citations, is_ruling

THREE = "players=3 phase=play turn=1 round=3 turns=7 plays=3 attacks=2 moves=1 acted=4,5,6 morale=900,900,900"
FULL_1 = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne"


def interrupt(match: Match, wanted: dict[int, str]) -> Match:
    """Everybody passes but for the interrupts that are wanted, which are chosen whenever they are offered (HG-119)."""
    used: list[str] = []
    while match.asks and match.asks[0].what == "interrupt":
        seat = match.asks[0].seat + 1
        name = wanted.get(seat, "pass")
        name = name if name in options(match, seat) else "pass"
        used.append(name)
        tell(match, f"P{seat} {name}")
    assert set(wanted.values()) <= set(used)
    return match


@pytest.mark.rule("HG-01", "HG-02", "HG-90")
def test_the_pool_has_537_cards_of_six_continents_with_traits() -> None:
    assert sum([len(deck.faces) for deck in POOL.decks]) == 7 * 51 + 9 * 20 == 537
    assert (
        sorted({card.continent for card in POOL.prints if card.continent >= 0})
        == list(range(len(CONTINENTS)))
        == [*range(6)]
    )
    tesla = POOL.prints[POOL.faces["Nikola Tesla"]]
    assert {"male", "European", "Serbian", "engineer", "industrial", "inventor"} <= tesla.traits


@pytest.mark.rule("HG-04", "HC2-075")
def test_a_card_wins_over_the_rules() -> None:
    guards = "China,Mencius,Plato,Sappho,Ashoka"
    match = war(guards, "China,Mencius", "decks=confucius;confucius hand1=Ban_Zhao")
    assert deeds(match, "play") == ["play Ban Zhao"]
    greece = war(guards.replace("China", "Greece"), "China,Mencius", "decks=confucius;confucius hand1=Ban_Zhao")
    assert deeds(greece, "play") == []


@pytest.mark.rule("HG-12")
def test_morale_that_a_card_brought_stays_when_it_leaves() -> None:
    match = war("Germany,Cai_Lun", "India,Pedro_II", "hand1=Clara_Rockmore hand2=?1")
    pass_all(tell(match, "P1 play Clara Rockmore"))
    pass_all(tell(match, "P1 end the turn", "P2 end the turn", "P1 dismiss Clara Rockmore"))
    assert morale(match) == [1150, 900]


@pytest.mark.rule("HG-19", "HG-105")
def test_on_a_full_continent_the_explorer_replaces_a_character_or_is_discarded() -> None:
    for answer, here, gone in (
        ("Cai Lun", ["Marie Curie", "Ada Lovelace", "Jules Verne", "Roald Amundsen"], ["Cai Lun"]),
        ("none", ["Marie Curie", "Cai Lun", "Ada Lovelace", "Jules Verne"], ["Roald Amundsen"]),
    ):
        more = "hand1=Roald_Amundsen land_pile1=France decks=tesla+templar:3;tesla"
        match = war(FULL_1, "India,Pedro_II", more, WAR_1)
        tell(match, "P1 play Roald Amundsen", f"P1 {answer}")
        assert lands(match) == {"Germany": here, "France": []}
        assert names(match, "discard") == gone


@pytest.mark.rule("HG-22", "HG-100")
def test_an_army_guards_a_land_in_peace() -> None:
    turn = "edition=1 round=3 morale=900,900 turns=4 acted=3,4 first=2 turn=2 phase=play plays=3"
    for guard, offered in (("", ["take Germany"]), (",Army_of_Adwa", [])):
        match = war("Germany,Marie_Curie", f"Germany{guard}|India,Pedro_II", turn=turn)
        assert deeds(tell(match, "P2 end the turn"), "take") == offered


@pytest.mark.rule("HG-39", "HG-40")
def test_cards_come_in_any_order_then_attacks_then_moves() -> None:
    lands1 = "Germany,Cai_Lun,Janissaries|Canada,Yuri_Gagarin"
    match = war(lands1, "Germany,Pedro_II|India,Marie_Curie", "hand1=Menelik_II,Newton's_Principia,Tipu_Sultan")
    pass_all(tell(match, "P1 play Menelik II", "P1 Canada", "P1 play Newton's Principia"))
    pass_all(tell(match, "P1 attack from Germany"))
    assert refusal(match, "play Tipu Sultan") == "HG-102"
    tell(match, "P1 move Yuri Gagarin")
    pass_all(match)
    if asked(match) != ["P1 turn"]:
        tell(match, "P1 nobody")
    assert deeds(match, "attack") == deeds(match, "play") == []


@pytest.mark.rule("HG-63")
def test_explorers_of_all_four_kinds_do_the_same() -> None:
    travellers = {"sea": "Jacques_Piccard", "land": "Roald_Amundsen", "air": "Amelia_Earhart", "space": "Yuri_Gagarin"}
    assert sorted(travellers) == sorted(EXPLORERS)
    for kind, name in travellers.items():
        assert kind in POOL.prints[POOL.faces[name.replace("_", " ")]].traits
        match = war("Germany", "India,Cai_Lun", f"hand1={name} land_pile1=Canada")
        assert options(tell(match, f"P1 play {name}")) == ["Germany", "discover"]


@pytest.mark.rule("HG-70", "HG-47")
def test_with_a_land_comes_its_vessel() -> None:
    more = "decks=tesla;tesla+renaissance"
    match = war("Germany,Yuri_Gagarin,Janissaries", "India,Santa_María,Cai_Lun|Canada,Pedro_II", more)
    pass_all(tell(match, "P1 attack from Germany", "P1 India"))
    tell(match, "P1 claim India", "P1 Janissaries")
    assert lands(match)["India"] == ["Santa María", "Janissaries"]


@pytest.mark.rule("HG-72", "HG-71")
def test_a_third_player_claims_the_copy_of_a_divided_land() -> None:
    line = f"{THREE} lands1=Germany,Janissaries,Mehmed_II lands2=Scotland,Cai_Lun|India,Cai_Lun lands3=Scotland,Cai_Lun"
    match = at(f"{line} deck1=?5 deck2=?5 deck3=?5 decks=tesla;tesla+salem:3;tesla+salem:3")
    pass_all(tell(match, "P1 attack from Germany", "P1 Scotland"))
    assert deeds(match, "claim") == ["claim Scotland"]
    tell(match, "P1 claim Scotland", "P1 Mehmed II")
    assert lands(match)["Scotland"] == ["Mehmed II"]
    assert lands(match, 2) == {"India": ["Cai Lun"]}
    assert lands(match, 3) == {"Scotland": ["Cai Lun"]}


@pytest.mark.rule("HG-73", "HG-114", "HC2-095")
def test_an_automatic_win_beats_any_total_and_two_are_a_draw_that_uses_both_up() -> None:
    decks = "decks=templar;boudica"
    joan = war("France,Joan_of_Arc", "Great_Britain,Mongol_Cavalry|Fiji,Tacitus", decks)
    interrupt(tell(joan, "P1 attack from France"), {1: "Joan of Arc"})
    assert names(joan, "discard", 2) == ["Mongol Cavalry"]
    both = war("France,Joan_of_Arc", "Great_Britain,Arminius,Boudica|Fiji,Tacitus", decks)
    interrupt(tell(both, "P1 attack from France"), {1: "Joan of Arc", 2: "Arminius"})
    assert "nobody wins" in story(both)
    assert morale(both) == [900, 900]
    s = state(both)
    assert s.used[s.lands[0][0][1]] == s.used[s.lands[1][0][1]] == 1


@pytest.mark.rule("HG-74", "HG-104")
def test_a_defender_whose_card_was_saved_loses_100_all_the_same() -> None:
    match = war("Germany,Janissaries", "Germany,Cai_Lun|India,Garrett_Morgan")
    interrupt(tell(match, "P1 attack from Germany"), {2: "Garrett Morgan"})
    assert lands(match, 2)["Germany"] == ["Cai Lun"]
    assert morale(match) == [900, 800]


@pytest.mark.rule("HG-76")
def test_who_has_not_had_a_turn_needs_no_land() -> None:
    match = fresh()
    assert lands(match, 2) == {}
    assert state(match).out == 0
    assert len(lands(tell(match, "P1 end the turn"), 2)) == 1


@pytest.mark.rule("HG-92", "HG-14")
def test_without_deck_and_discard_pile_nothing_is_drawn() -> None:
    match = at(f"{TURN_3} acted=3,4 lands1=Germany,Cai_Lun lands2=India,Cai_Lun hand1=Pedro_II deck2=?5")
    tell(match, "P1 end the turn")
    assert names(match, "hand") == ["Pedro II"]
    assert asked(match) == ["P2 turn"]


@pytest.mark.rule("HG-93", "HG-114")
def test_everybody_sees_all_that_is_in_play_and_all_discard_piles() -> None:
    more = "active1=Royal_Society discard1=Tipu_Sultan,Jules_Verne hand1=Pedro_II"
    match = war("Germany,Cai_Lun", "India,Marie_Curie", more)
    for viewer in (WATCHER, 0, 1):
        first = match.view(viewer)["seats"][0]  # type: ignore[index]
        assert [card["name"] for card in first["discard"]] == ["Tipu Sultan", "Jules Verne"]
        assert [card["name"] for card in first["active"]] == ["Royal Society"]
        assert [card["name"] for card in first["lands"][0]] == ["Germany", "Cai Lun"]
    assert seen(match)["hand"][0]["name"] is None


@pytest.mark.rule("HG-104", "HG-121")
def test_an_attack_without_attackers_is_void_and_given_back() -> None:
    match = war("Ghana,Boudica|Fiji,Tacitus", "Egypt,Shajar_al-Durr|France", "decks=boudica;templar")
    interrupt(tell(match, "P1 attack from Ghana"), {2: "Shajar al-Durr"})
    assert state(match).attacks == 1
    pass_all(tell(match, "P2 France"))
    assert lands(match, 2) == {"Egypt": ["Shajar al-Durr"], "France": ["Boudica"]}
    assert state(match).attacks == 2
    assert morale(match) == [900, 900]


@pytest.mark.rule("HG-121", "HG-79")
def test_an_interrupt_from_the_hand_goes_to_the_land_concerned_or_the_first_with_room() -> None:
    more = "decks=tesla;boudica hand2=Arminius,Tacitus"
    match = war("Germany,Janissaries", "Fiji,Tacitus|Great_Britain,Shaka", more.replace(",Tacitus", ""))
    interrupt(tell(match, "P1 attack from Germany"), {2: "Arminius"})
    assert lands(match, 2)["Great Britain"] == ["Shaka", "Arminius"]
    full = "Fiji,Tacitus,Boudica,Shaka,Lozen|Ghana,Nzinga"
    lustig = war("Germany,Cai_Lun", full, "decks=tesla;tesla:9+boudica hand1=Victor_Lustig hand2=Hedy_Lamarr")
    interrupt(tell(lustig, "P1 play Victor Lustig"), {2: "Hedy Lamarr"})
    assert lands(lustig, 2)["Ghana"] == ["Nzinga", "Hedy Lamarr"]


@pytest.mark.rule("HG-106", "HC2-086")
def test_after_the_hand_was_filled_nobody_acts_but_the_next() -> None:
    match = war("Germany,Cai_Lun", "India,Pedro_II", "hand1=?2")
    tell(match, "P1 end the turn")
    assert len(names(match, "hand")) == 5
    assert asked(match) == ["P2 turn"]


@pytest.mark.rule("HG-111", "HC2-104")
def test_an_empty_duplicate_that_is_taken_goes_to_its_owners_discard_pile() -> None:
    turn = "round=3 morale=900,900 turns=4 acted=3,4 turn=2 phase=play plays=3"
    match = war("Germany,Cai_Lun,Pedro_II", "Germany|India,Marie_Curie", turn=turn)
    pass_all(tell(match, "P2 end the turn"))
    tell(match, "P1 take Germany")
    if asked(match) != ["P1 turn"]:
        tell(match, "P1 Cai Lun")
    assert lands(match, 2) == {"India": ["Marie Curie"]}
    assert names(match, "discard", 2) == ["Germany"]
    assert lands(match) == {"Germany": ["Cai Lun", "Pedro II"]}


def test_every_ruling_is_shown_by_a_test() -> None:
    cited = citations(Path(__file__).parents[2])
    rulings = [rule for rule, said in GAME.rulebook().statements.items() if is_ruling(rule) and not said.note]
    assert len(rulings) > 110
    assert [rule for rule in rulings if rule not in cited] == []
