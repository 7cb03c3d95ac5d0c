"""A card that is played as an interrupt is played: it can be answered, sets off others, and needs its place."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import asked, deeds, lands, morale, names, options, pass_all, state, story, tell, war

from parlour.kernel.match import Match

ATTACK = "P1 attack from Germany"


def go_on(match: Match, *answers: str) -> Match:
    """Give answers; whoever is asked for an interrupt before it is their turn to answer passes."""
    for answer in answers:
        while match.asks[0].what == "interrupt" and match.asks[0].seat != int(answer[1]) - 1:
            match.answer(match.asks[0].seat, 0)
        tell(match, answer)
    return match


@pytest.mark.rule("HC2-052", "HG-122")
def test_an_interrupt_sets_off_what_waits_for_such_a_card() -> None:
    match = war("Germany,Menelik_II", "Germany,Nikola_Tesla|India,Pedro_II", "hand2=Wireless_Telegraphy")
    pass_all(go_on(match, ATTACK, "P2 Wireless Telegraphy"))
    assert "The battle of Germany: 500 against 900, P2 wins." in story(match)
    assert morale(match) == [800, 1250]


@pytest.mark.rule("HC2-044", "HG-122")
def test_an_interrupt_does_what_it_does_when_played() -> None:
    more = "decks=tesla;tesla+vesuvius hand2=Pliny_the_Elder"
    match = war("Germany,Mehmed_II", "Germany,Cai_Lun|India,Pedro_II", more)
    pass_all(go_on(match, ATTACK, "P2 Pliny the Elder"))
    assert morale(match) == [900, 1050]
    assert names(match, "discard", 2) == ["Pliny the Elder"]
    assert "is stopped" in story(match)


@pytest.mark.rule("HG-77", "HG-103", "HG-122")
def test_a_card_that_is_played_as_an_interrupt_can_be_answered() -> None:
    more = "decks=tesla+vesuvius;tesla hand1=Zhang_Heng hand2=New_York_Blackout"
    match = war("Germany,Mehmed_II", "Germany,Cai_Lun,Jules_Verne|India,Pedro_II", more)
    go_on(match, ATTACK, "P2 New York Blackout")
    assert "P1 interrupt" in asked(match)
    pass_all(go_on(match, "P1 Zhang Heng"))
    assert "New York Blackout has no effect." in story(match)
    assert asked(match) == ["P2 loss"]
    assert lands(match)["Germany"] == ["Mehmed II", "Zhang Heng"]


@pytest.mark.rule("HG-79")
def test_an_interrupt_finds_no_place_where_the_land_concerned_is_full() -> None:
    full = "Germany,Marie_Curie,Cai_Lun,Jules_Verne,Pedro_II"
    match = war("Germany,Mehmed_II", f"{full}|India", "hand2=Ernest_Rutherford,Garrett_Morgan")
    tell(match, ATTACK)
    assert options(match, 2) == ["pass"]
    go_on(match, "P2 pass")
    pass_all(match)
    tell(match, "P2 Cai Lun")
    assert options(match, 2) == ["pass"]


@pytest.mark.rule("HG-79")
def test_where_no_land_is_concerned_an_interrupt_goes_where_its_player_likes() -> None:
    match = war("Germany,Cai_Lun", "India,Marie_Curie|Canada,Pedro_II", "hand1=Victor_Lustig hand2=Hedy_Lamarr")
    go_on(match, "P1 play Victor Lustig", "P2 Hedy Lamarr")
    assert asked(match) == ["P2 where"]
    pass_all(tell(match, "P2 Canada"))
    assert lands(match, 2)["Canada"] == ["Pedro II", "Hedy Lamarr"]
    assert morale(match) == [900, 900]


@pytest.mark.rule("HG-123", "HC2-109")
def test_a_card_that_comes_back_into_play_is_not_played_but_acts() -> None:
    more = "hand1=Cai_Lun discard1=Clara_Rockmore"
    match = war("Germany,Mary_Shelley", "India,Pedro_II", more)
    pass_all(tell(match, "P1 use Mary Shelley", "P1 Cai Lun", "P1 Clara Rockmore"))
    assert "P1 uses Clara Rockmore" in story(match)
    assert "P1 plays" not in story(match)
    assert morale(match)[0] == 1150
    more = "hand1=Hedy_Lamarr discard1=Garrett_Morgan"
    match = war("Germany,Mary_Shelley,Nikola_Tesla", "India,Pedro_II", more)
    pass_all(tell(match, "P1 use Mary Shelley", "P1 Hedy Lamarr", "P1 Garrett Morgan"))
    assert "Garrett Morgan" in lands(match)["Germany"]
    assert morale(match)[0] == 900


@pytest.mark.rule("HG-123", "HC2-054")
def test_a_card_with_a_choice_that_comes_back_has_one_of_its_abilities() -> None:
    more = "decks=tesla+cheswell;tesla hand1=Hedy_Lamarr discard1=Ida_B._Wells"
    match = war("Germany,Mary_Shelley", "India,Pedro_II,Victor_Lustig", more)
    pass_all(tell(match, "P1 use Mary Shelley", "P1 Hedy Lamarr", "P1 Ida B. Wells"))
    assert asked(match) == ["P1 choice"]
    pass_all(tell(match, f"P1 {options(match)[0]}"))
    assert morale(match) == [900, 450]
    assert lands(match, 2)["India"] == ["Pedro II", "Victor Lustig"]


@pytest.mark.rule("HG-129", "HC2-109", "HC2-110")
def test_a_card_that_is_taken_acts_for_its_new_player_but_not_again_for_its_owner() -> None:
    for owner, gained in ((2, 300), (1, 0)):
        more = f"decks=tesla+vesuvius;tesla owner=lands2.2:{owner}"
        match = war("India,Cleopatra,Cai_Lun", "India,Pedro_II,Marie_Curie", more)
        pass_all(tell(match, "P1 use Cleopatra"))
        assert "Pedro II" in lands(match)["India"]
        assert morale(match) == [800 + gained, 900]
        assert "P1 plays" not in story(match)


@pytest.mark.rule("HG-129")
def test_a_land_that_is_taken_comes_as_it_is() -> None:
    match = war("Germany,Janissaries,Roald_Amundsen,Marie_Curie", "India,Cai_Lun|Canada,Pedro_II")
    go_on(match, "P1 send Roald Amundsen on an expedition", "P1 Janissaries", "P1 India")
    pass_all(match)
    assert "India" in lands(match)
    assert morale(match) == [900, 800]


@pytest.mark.rule("HG-124", "HC2-052")
def test_a_card_without_effect_has_no_constant_ability_and_leaves_when_others_do() -> None:
    more = "decks=tesla;tesla+salem hand1=Electromagnetism,Ernest_Rutherford hand2=Robert_Bellarmine"
    match = war("Germany,Cai_Lun", "India,Pedro_II", more)
    pass_all(go_on(match, "P1 play Electromagnetism", "P2 Robert Bellarmine"))
    assert "Electromagnetism has no effect." in story(match)
    pass_all(tell(match, "P1 play Ernest Rutherford"))
    assert morale(match) == [900, 900]
    pass_all(tell(match, "P1 end the turn"))
    pass_all(tell(match, "P2 end the turn"))
    assert names(match, "active") == []


@pytest.mark.rule("HG-124")
def test_a_card_without_effect_has_no_held_ability_until_somebody_else_has_it() -> None:
    from parlour.games.conquest.rules.atoms import change_holder

    more = "decks=tesla;tesla+salem hand1=Ibn_al-Haytham hand2=Robert_Bellarmine,Cai_Lun"
    match = war("Germany,Nikola_Tesla", "India,Pedro_II", more)
    pass_all(go_on(match, "P1 play Ibn al-Haytham", "P2 Robert Bellarmine"))
    assert deeds(match, "use") == []
    s = state(match)
    card = s.lands[0][0][-1]
    change_holder(s, 1, card, s.lands[1][0][0])
    assert s.used[card] == 0
    change_holder(s, 0, card, s.lands[0][0][0])
    assert s.used[card] > 0


@pytest.mark.rule("HG-124")
def test_a_card_without_effect_was_played_all_the_same() -> None:
    more = "decks=tesla;tesla+salem hand1=Marie_Curie hand2=Robert_Bellarmine active1=Electromagnetism"
    match = war("Germany,Cai_Lun", "India,Pedro_II", more)
    pass_all(go_on(match, "P1 play Marie Curie", "P2 Robert Bellarmine"))
    assert morale(match) == [1000, 900]


@pytest.mark.rule("HG-50", "HG-101", "HC2-080")
def test_a_card_that_was_played_in_anothers_turn_stays_for_the_next_turn_of_its_owner() -> None:
    match = war("Germany,Mehmed_II", "Germany,Cai_Lun,Jules_Verne|India,Pedro_II", "hand2=Garrett_Morgan hand1=?2")
    go_on(match, ATTACK)
    pass_all(match)
    pass_all(go_on(match, "P2 Cai Lun", "P2 Garrett Morgan"))
    pass_all(go_on(match, "P1 end the turn"))
    assert "dismiss Garrett Morgan" not in deeds(match, "dismiss", 2)
    assert "dismiss Pedro II" in deeds(match, "dismiss", 2)
    pass_all(go_on(match, "P2 end the turn", "P1 end the turn"))
    assert "dismiss Garrett Morgan" in deeds(match, "dismiss", 2)
