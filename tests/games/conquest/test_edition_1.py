"""The first edition: continents, forfeits, transport over two turns, battles; and where the two editions differ."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import (
    WAR,
    WAR_1,
    asked,
    deeds,
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

from parlour.kernel.match import Match

TURN_OF_P2 = "edition=1 round=3 morale=900,900 turns=4 acted=3,4 first=2 turn=2 phase=play plays=3"


def war_1(lands1: str, lands2: str, more: str = "", turn: str = WAR_1) -> Match:
    """Round 3 of edition 1."""
    return war(lands1, lands2, more, turn)


@pytest.mark.rule("HC1-017", "HC1-018", "HC1-029", "HG-17", "HG-18")
def test_a_continent_has_room_for_four_characters_and_two_armies() -> None:
    guards = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne,Janissaries"
    match = war_1(guards, "India,Pedro_II", "hand1=Menelik_II,Prussian_Army,Army_of_Adwa")
    assert deeds(match, "play") == ["play Prussian Army", "play Army of Adwa"]
    assert refusal(match, "play Menelik II") == "HC1-018"
    tell(match, "P1 play Prussian Army")
    assert deeds(match, "play") == []


@pytest.mark.rule("HC1-019", "HC1-035", "HC1-036", "HC1-040", "HC1-023")
def test_a_character_in_play_may_be_discarded_for_one_of_the_hand() -> None:
    match = war_1("Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne", "India,Pedro_II", "hand1=Menelik_II,Pedro_II")
    tell(match, "P1 dismiss Cai Lun", "P1 play Menelik II")
    assert lands(match)["Germany"] == ["Marie Curie", "Ada Lovelace", "Jules Verne", "Menelik II"]
    tell(match, "P1 discard Pedro II")
    assert state(match).plays == 1
    assert seen(match)["discard"][-1]["name"] == "Pedro II"


@pytest.mark.rule("HC1-027", "HC1-028", "HC1-030", "HC1-037", "HG-20", "HC1-021")
def test_an_explorer_brings_the_top_land_and_guards_a_new_continent() -> None:
    match = war_1("Germany,Marie_Curie", "India,Pedro_II", "land_pile1=Brazil,Canada hand1=Amelia_Earhart")
    tell(match, "P1 play Amelia Earhart", "P1 discover")
    assert lands(match) == {"Germany": ["Marie Curie"], "Canada": ["Amelia Earhart"]}


@pytest.mark.rule("HC1-022", "HC1-044", "HG-21", "HG-100")
def test_a_land_without_a_guard_is_forfeit() -> None:
    match = war_1("Germany,Marie_Curie", "Germany|India,Pedro_II", turn=TURN_OF_P2)
    tell(match, "P2 end the turn")
    assert deeds(match, "take") == ["take Germany"]
    none = war_1("Canada,Marie_Curie", "Germany|India,Pedro_II", turn=TURN_OF_P2)
    tell(none, "P2 end the turn")
    assert deeds(none, "take") == []


@pytest.mark.rule("HC1-044", "HG-21", "HC1-020")
def test_a_forfeit_land_may_be_taken_by_playing_a_character_there() -> None:
    match = war_1("Canada,Marie_Curie", "Germany|India,Pedro_II", "hand1=Cai_Lun hand2=?1", TURN_OF_P2)
    tell(match, "P2 end the turn", "P1 play Cai Lun", "P1 Germany")
    assert lands(match)["Germany"] == ["Cai Lun"]


@pytest.mark.rule("HC1-038", "HC1-039", "HC1-020", "HG-28", "HG-29")
def test_an_explorer_goes_ahead_and_the_other_follows_a_turn_later() -> None:
    match = war_1("Germany,Amelia_Earhart,Cai_Lun|Canada,Jules_Verne", "India,Pedro_II", "hand1=?2 hand2=?2")
    tell(match, "P1 move Amelia Earhart")
    assert asked(match) == ["P1 companion"]
    tell(match, "P1 Cai Lun")
    assert lands(match) == {"Germany": ["Cai Lun"], "Canada": ["Jules Verne", "Amelia Earhart"]}
    assert deeds(match, "move") == []
    pass_all(tell(match, "P1 end the turn", *["P2 end the turn"] * 2))  # P2 begins the next round
    assert "move Cai Lun" in options(match)
    tell(match, "P1 move Cai Lun")
    assert lands(match)["Canada"] == ["Jules Verne", "Amelia Earhart", "Cai Lun"]


@pytest.mark.rule("HC1-032", "HC1-033", "HC1-034", "HG-31")
def test_an_event_is_played_in_the_own_turn_and_leaves() -> None:
    match = war_1("Germany,Yuri_Gagarin", "India,Pedro_II", "hand1=Apollo_11_Moon_Landing hand2=?1")
    tell(match, "P1 play Apollo 11 Moon Landing")
    assert morale(match) == [1200, 900]
    assert state(match).plays == 2
    assert (names(match, "active"), names(match, "discard")) == ([], ["Apollo 11 Moon Landing"])


@pytest.mark.rule("HC1-034", "HC2-049", "HG-128")
def test_an_event_stays_while_something_of_it_lasts() -> None:
    more = "decks=tesla+roman_expansion;tesla hand1=Crossing_of_the_Rubicon"
    match = war_1("Germany,Janissaries", "Germany,Army_of_Adwa|India,Pedro_II", more)
    tell(match, "P1 play Crossing of the Rubicon", "P1 yes")
    assert names(match, "active") == ["Crossing of the Rubicon"]
    pass_all(tell(match, "P1 attack from Germany"))
    assert "3500 against 3000" in story(match)


@pytest.mark.rule("HC1-032", "HG-128")
def test_an_event_may_be_played_after_an_attack_and_other_cards_may_not() -> None:
    for turn, offered in ((WAR_1, ["play Apollo 11 Moon Landing"]), (WAR, [])):
        more = "hand1=Apollo_11_Moon_Landing,Newton's_Principia,Prussian_Army"
        match = war("Germany,Yuri_Gagarin", "Germany,Army_of_Adwa|India,Pedro_II", more, turn)
        pass_all(tell(match, "P1 attack from Germany", "P1 Germany"))
        assert deeds(match, "play") == offered


@pytest.mark.rule("HC1-019", "HG-128")
def test_a_character_may_take_the_place_of_another_after_an_attack() -> None:
    more = "hand1=Menelik_II hand2=?1"
    match = war_1("Germany,Cai_Lun,Jules_Verne,Janissaries", "Germany,Army_of_Adwa|India,Pedro_II", more)
    pass_all(tell(match, "P1 attack from Germany"))
    tell(match, "P1 play Menelik II")
    assert asked(match) == ["P1 replaced"]
    assert options(match) == ["Cai Lun", "Jules Verne"]
    tell(match, "P1 Cai Lun")
    assert lands(match)["Germany"] == ["Jules Verne", "Janissaries", "Menelik II"]
    assert state(match).plays == 2


@pytest.mark.rule("HC1-019", "HG-127")
def test_a_card_that_has_moved_may_be_discarded_in_the_same_turn() -> None:
    match = war_1("Germany,Roald_Amundsen,Cai_Lun|Canada,Jules_Verne", "India,Pedro_II")
    tell(match, "P1 move Roald Amundsen", "P1 nobody")
    assert "dismiss Roald Amundsen" in deeds(match, "dismiss")
    assert deeds(match, "move") == []


@pytest.mark.rule("HC1-038", "HC1-039", "HG-127")
def test_an_explorer_may_go_ahead_before_other_deeds_and_another_one_too() -> None:
    mine = "Germany,Amelia_Earhart,Yuri_Gagarin,Janissaries|Canada,Jules_Verne"
    match = war_1(mine, "Germany,Cai_Lun|India,Pedro_II", "hand1=Menelik_II hand2=?1")
    tell(match, "P1 move Amelia Earhart", "P1 Janissaries")
    assert deeds(match, "move") == ["move Yuri Gagarin"]
    assert deeds(match, "attack") != []
    assert deeds(match, "play") == ["play Menelik II"]
    tell(match, "P1 move Yuri Gagarin")
    assert options(match) == ["Janissaries", "nobody"]


@pytest.mark.rule("HC1-038", "HG-29", "HG-127")
def test_a_card_that_followed_is_not_named_again_and_one_follows_in_a_turn() -> None:
    mine = "Germany,Amelia_Earhart,Yuri_Gagarin,Cai_Lun,Marie_Curie|Canada,Jules_Verne"
    match = war_1(mine, "India,Pedro_II", "hand1=?2 hand2=?2")
    tell(match, "P1 move Amelia Earhart", "P1 Cai Lun", "P1 move Yuri Gagarin", "P1 Marie Curie")
    pass_all(tell(match, "P1 end the turn", *["P2 end the turn"] * 2))  # P2 begins the next round
    tell(match, "P1 move Cai Lun")
    assert "move Marie Curie" not in deeds(match, "move")
    tell(match, "P1 move Amelia Earhart")
    assert options(match) == ["Yuri Gagarin", "Jules Verne", "nobody"]


@pytest.mark.rule("HG-96", "HG-38", "HC2-088")
def test_what_is_edition_2s_is_not_shown_in_edition_1() -> None:
    from parlour.kernel.state import WATCHER

    for turn, shown in ((WAR_1, False), (WAR, True)):
        view = war("Germany,Janissaries", "India,Pedro_II", turn=turn).view(WATCHER)
        assert [view[name] for name in ("sheet", "gate", "cap")] == [shown] * 3


@pytest.mark.rule("HG-19", "HG-105")
def test_only_a_character_makes_room_for_an_explorer() -> None:
    full = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne,Janissaries"
    more = "decks=tesla+templar:3;tesla land_pile1=France hand1=Amelia_Earhart"
    match = war_1(full, "India,Pedro_II", more)
    tell(match, "P1 play Amelia Earhart")
    assert asked(match) == ["P1 replaced"]
    assert options(match) == ["Marie Curie", "Cai Lun", "Ada Lovelace", "Jules Verne", "none"]


@pytest.mark.rule("HC1-026", "HG-30", "HC1-025")
def test_a_card_lets_fill_the_hand_to_six() -> None:
    match = war_1("Germany,Cai_Lun", "India,Pedro_II", "hand1=?2 active1=Royal_Society")
    tell(match, "P1 end the turn")
    assert len(names(match, "hand")) == 6


@pytest.mark.rule("HC1-041", "HC1-042", "HC1-043")
def test_a_land_attacks_its_own_continent() -> None:
    match = war_1("Germany,Janissaries", "Germany,Cai_Lun|Ethiopia,Pedro_II")
    tell(match, "P1 attack from Germany")
    assert "attacks Germany of P2" in story(match)
    assert deeds(war_1("Ethiopia,Janissaries", "Germany,Cai_Lun"), "attack") == []
    assert refusal(war_1("Ethiopia,Janissaries", "Germany,Cai_Lun"), "attack from Ethiopia") == "HC1-041"


@pytest.mark.rule("HC1-045", "HC1-047", "HC1-048", "HC1-050", "HC1-051", "HC1-052", "HG-23", "HG-108", "HG-33")
def test_the_victor_chooses_a_character_and_attacks_once_more() -> None:
    match = war_1("Germany,Janissaries", "Germany,Cai_Lun,Jules_Verne|India,Pedro_II")
    tell(match, "P1 attack from Germany")
    assert asked(pass_all(match)) == ["P1 loss"]
    pass_all(tell(match, "P1 Jules Verne"))
    assert lands(match, 2)["Germany"] == ["Cai Lun"]
    assert morale(match) == [900, 900]
    assert deeds(match, "attack") == ["attack from Germany"]
    pass_all(tell(match, "P1 attack from Germany"))
    assert deeds(match, "attack") == []


@pytest.mark.rule("HC1-053", "HC1-054", "HC1-055", "HG-26", "HG-27")
def test_armies_fall_after_characters_and_then_the_land() -> None:
    match = war_1("Germany,Janissaries,Mysorean_Rocket_Corps,Nikola_Tesla", "Germany,Army_of_Adwa|India,Pedro_II")
    pass_all(tell(match, "P1 attack from Germany"))
    assert lands(match, 2) == {"India": ["Pedro II"]}
    assert "Army of Adwa" in names(match, "discard", 2)
    assert lands(match)["Germany"] == ["Janissaries", "Mysorean Rocket Corps", "Nikola Tesla"]


@pytest.mark.rule("HC1-056", "HC1-055", "HG-25")
def test_an_attacker_who_loses_pays_100_and_no_card() -> None:
    match = war_1("Germany,Cai_Lun", "Germany,Army_of_Adwa|India,Pedro_II")
    pass_all(tell(match, "P1 attack from Germany"))
    assert morale(match) == [800, 900]
    assert lands(match)["Germany"] == ["Cai Lun"]
    draw = pass_all(tell(war_1("Brazil,Cai_Lun", "Brazil,Clara_Rockmore|India"), "P1 attack from Brazil"))
    assert morale(draw) == [900, 900]
    assert deeds(draw, "attack") == []


@pytest.mark.rule("HC1-014", "HC1-057")
def test_3000_morale_wins() -> None:
    turn = WAR_1.replace("morale=900", "morale=2900")
    match = tell(war_1("Germany,Cai_Lun", "India,Pedro_II", "hand1=Clara_Rockmore", turn), "P1 play Clara Rockmore")
    assert match.ending is not None
    assert match.ending.rule == "HC1-057"


# The same scenario in both editions


@pytest.mark.rule("HC1-051", "HC2-093")
def test_who_chooses_the_loss_and_what_it_costs() -> None:
    for turn, chooser, left in ((WAR_1, "P1", [900, 900]), (WAR, "P2", [900, 800])):
        match = war("Germany,Janissaries", "Germany,Cai_Lun,Jules_Verne|India,Pedro_II", turn=turn)
        assert asked(pass_all(tell(match, "P1 attack from Germany"))) == [f"{chooser} loss"]
        pass_all(tell(match, f"{chooser} Cai Lun"))
        assert morale(match) == left


@pytest.mark.rule("HC1-018", "HC2-020")
def test_how_many_guard_what() -> None:
    for turn, plays in ((WAR_1, ["play Janissaries"]), (WAR, [])):
        lands1 = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne"
        match = war(lands1, "India,Pedro_II", "hand1=Menelik_II,Janissaries", turn)
        assert deeds(match, "play") == plays


@pytest.mark.rule("HC1-052", "HC2-096")
def test_how_many_attacks() -> None:
    for turn, again in ((WAR_1, []), (WAR, ["attack from Germany"])):
        turn = turn.replace("morale=900", "morale=1200")
        match = war("Germany,Cai_Lun", "Germany,Army_of_Adwa|India,Pedro_II", turn=turn)
        pass_all(tell(match, "P1 attack from Germany"))
        assert deeds(match, "attack") == again


@pytest.mark.rule("HC1-012", "HG-35")
def test_the_morale_at_the_start() -> None:
    from tests.games.conquest.table import fresh

    assert morale(fresh(edition=1)) == [500, 500]
    assert morale(fresh(edition=2))[1] == 250
    assert morale(fresh(edition=2, players=3))[1:] == [125, 250]
    assert morale(fresh(edition=2, players=6))[1:] == [100, 200, 300, 400, 500]
    assert morale(fresh(edition=1, players=3)) == [500, 500, 500]
    assert morale(fresh(edition=2, morale="100"))[1] == 100


@pytest.mark.rule("HC2-088", "HC1-015")
def test_the_limit_of_800_is_edition_2s() -> None:
    for turn, offered in ((WAR_1, ["attack from Germany"]), (WAR, [])):
        match = war("Germany,Janissaries", "Germany,Cai_Lun", turn=turn.replace("morale=900", "morale=100"))
        assert deeds(match, "attack") == offered


@pytest.mark.rule("HC1-041", "HC2-028")
def test_expeditions_are_edition_2s() -> None:
    for turn, sent in ((WAR_1, 0), (WAR, 1)):
        match = war("Canada,Roald_Amundsen,Janissaries,Cai_Lun", "India,Marie_Curie", turn=turn)
        assert len(deeds(match, "send")) == sent


@pytest.mark.rule("HC1-054", "HC2-098")
def test_when_an_emptied_land_changes_hands() -> None:
    for turn, owner in ((WAR_1, 1), (WAR, 2)):
        match = war("Germany,Yuri_Gagarin,Janissaries", "India,Cai_Lun|Canada,Pedro_II", turn=turn)
        pass_all(tell(match, "P1 attack from Germany", "P1 India"))
        assert "India" in lands(match, owner)


@pytest.mark.rule("HC1-038", "HC2-084")
def test_transport_takes_two_turns_or_one() -> None:
    for turn, together in ((WAR_1, False), (WAR, True)):
        match = war("Germany,Yuri_Gagarin,Cai_Lun|Canada", "India,Pedro_II", turn=turn)
        tell(match, "P1 move Yuri Gagarin", "P1 Cai Lun")
        assert ("Cai Lun" in lands(match)["Canada"]) is together
