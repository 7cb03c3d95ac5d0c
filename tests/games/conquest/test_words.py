"""What the table says: prompts that name the card and what for, and a log that says what everybody may know."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import GAME, WAR, WAR_1, asked, pass_all, state, story, tell, war

from parlour.kernel.match import Match


def prompt(match: Match) -> str:
    """The question that is open."""
    return GAME.prompt(match.state, match.asks[0])


def test_prompts_name_the_card_and_say_what_for() -> None:
    match = war("Germany,Mary_Shelley", "India,Pedro_II", "hand1=Cai_Lun,Marie_Curie discard1=Hedy_Lamarr")
    tell(match, "P1 use Mary Shelley")
    assert prompt(match) == "Mary Shelley: which card do you give for it"
    tell(match, "P1 Cai Lun")
    assert prompt(match) == "Mary Shelley: which card do you put into play"
    more = "decks=tesla+industrial_revolution;tesla hand1=Andrew_Carnegie"
    match = tell(war("Germany,Cai_Lun", "India,Pedro_II", more), "P1 play Andrew Carnegie")
    assert prompt(match) == "Use Andrew Carnegie: When played, lose 100 morale to draw three cards"


def test_the_prompt_of_a_loss_names_the_battle() -> None:
    match = war("Germany,Janissaries", "Germany,Cai_Lun,Jules_Verne|India,Pedro_II")
    pass_all(tell(match, "P1 attack from Germany"))
    assert prompt(match) == "The battle of Germany: which card is lost"


def test_the_prompt_of_an_opponent_names_the_card() -> None:
    given = (
        "players=3 phase=play turn=1 round=3 turns=7 plays=3 attacks=2 moves=1 acted=4,5,6 morale=900,900,900 "
        "lands3=Ethiopia,Tipu_Sultan deck3=?5 hand1=Victor_Lustig"
    )
    match = tell(war("Germany,Cai_Lun", "India,Pedro_II", turn=given), "P1 play Victor Lustig")
    assert prompt(match) == "Victor Lustig: which opponent"
    pass_all(tell(match, "P1 P3"))
    assert "P1 chooses P3." in story(match)


def test_edition_1_asks_who_follows_later() -> None:
    for edition, said in ((1, "who may follow in your next turn"), (2, "who comes along")):
        match = war("Germany,Yuri_Gagarin,Cai_Lun|Canada", "India,Pedro_II", turn=f"edition={edition} {WAR}")
        assert prompt(tell(match, "P1 move Yuri Gagarin")) == f"Yuri Gagarin: {said}"


def test_prompts_of_a_deed_name_its_card_or_land() -> None:
    match = war("Germany,Cai_Lun|Canada", "India,Pedro_II", "hand1=Marie_Curie")
    assert prompt(tell(match, "P1 play Marie Curie")) == "Marie Curie: into which land"
    match = war("Germany,Yuri_Gagarin|Canada|Brazil", "India,Pedro_II")
    assert prompt(tell(match, "P1 move Yuri Gagarin")) == "Yuri Gagarin: into which land"
    match = war("Germany,Janissaries|Egypt", "Germany,Pedro_II|France,Cai_Lun", "decks=templar+tesla;templar+tesla")
    assert prompt(tell(match, "P1 attack from Germany")) == "Germany: which land do you attack"
    match = war("Canada,Yuri_Gagarin,Janissaries,Cai_Lun", "India,Marie_Curie|Brazil,Pedro_II")
    assert prompt(tell(match, "P1 send Yuri Gagarin on an expedition")) == "Yuri Gagarin: who comes along"
    assert prompt(tell(match, "P1 Janissaries")) == "Yuri Gagarin: which land do you attack"


def test_prompts_of_a_land_that_is_taken_name_it_and_then_the_explorer() -> None:
    turn = "round=3 morale=900,900 turns=4 acted=3,2 turn=2 phase=play plays=3 attacks=2 moves=1"
    taken = war("Canada,Yuri_Gagarin,Cai_Lun,Marie_Curie|Brazil,Amelia_Earhart", "India|Ethiopia,Pedro_II", turn=turn)
    assert prompt(tell(taken, "P2 end the turn", "P1 take India")) == "India: which card goes to this land"
    assert prompt(tell(taken, "P1 Yuri Gagarin")) == "Yuri Gagarin: who comes along"


def test_prompts_of_an_explorer_of_edition_1_name_it() -> None:
    full = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne"
    match = war(full, "India,Pedro_II", "hand1=Roald_Amundsen land_pile1=France decks=tesla+templar:3;tesla", WAR_1)
    assert prompt(tell(match, "P1 play Roald Amundsen")) == "Roald Amundsen: which character makes room for it"


def test_a_card_that_an_ability_puts_into_play_is_asked_about_itself() -> None:
    match = war("Germany,Mary_Shelley|Canada", "India,Pedro_II", "hand1=Cai_Lun discard1=Clara_Rockmore")
    pass_all(tell(match, "P1 use Mary Shelley", "P1 Cai Lun", "P1 Clara Rockmore"))
    assert prompt(match) == "Clara Rockmore: into which land"
    pass_all(tell(match, "P1 Canada"))
    assert state(match).topic == -1


def test_prompts_name_a_new_land_and_a_card_with_a_choice() -> None:
    magellan = "decks=templar;tesla hand1=Ferdinand_Magellan land_pile1=Cuba,Samoa"
    match = tell(
        war("France,Dante,José_Martí", "India,Pedro_II", magellan), "P1 play Ferdinand Magellan", "P1 discover"
    )
    pass_all(match)
    assert prompt(match) == "Cuba: which character goes to this new land"
    more = "decks=tesla+cheswell;tesla hand1=Ida_B._Wells"
    match = tell(war("Germany,Cai_Lun", "India,Pedro_II", more), "P1 play Ida B. Wells")
    assert prompt(match) == "Ida B. Wells: which ability shall it have"


def test_the_log_names_the_land_that_is_chosen() -> None:
    more = "decks=tesla+roman_expansion;tesla hand1=Crossing_of_the_Rubicon"
    match = war("Germany,Janissaries|Canada", "India,Pedro_II", more)
    tell(match, "P1 play Crossing of the Rubicon", "P1 yes")
    assert prompt(match) == "Crossing of the Rubicon: which land is meant"
    pass_all(tell(match, "P1 Canada"))
    assert "P1 chooses Canada." in story(match)


def test_the_log_names_the_card_that_is_chosen() -> None:
    more = "decks=tesla+salem;tesla"
    match = war("Germany,Rasputin", "India,Pedro_II,Menelik_II", more)
    tell(match, "P1 use Rasputin", "P1 Menelik II")
    pass_all(match)
    assert "P1 chooses Menelik II." in story(match)


@pytest.mark.rule("HG-81", "HC2-064")
def test_the_log_says_that_nothing_comes_of_an_ability() -> None:
    early = WAR.replace("round=3", "round=2")
    match = tell(war("Germany,Cai_Lun", "India,Pedro_II", "hand1=Victor_Lustig", early), "P1 play Victor Lustig")
    assert "Victor Lustig of P1 does nothing: When played, take 200 morale from one opponent." in story(match)
    match = tell(war("Germany,Marie_Curie", "India", "hand1=Apollo_11_Moon_Landing"), "P1 play Apollo 11 Moon Landing")
    assert "Apollo 11 Moon Landing of P1 does nothing" in story(match)


@pytest.mark.rule("HG-38")
def test_the_log_says_what_the_cap_keeps() -> None:
    match = tell(war("Germany,Cai_Lun", "India", "hand1=Clara_Rockmore up=700,0"), "P1 play Clara Rockmore")
    assert "P1 gains 100 morale and has 1000. P1 gains 150 morale less: no more in this round." in story(match)
    low = war("Germany,Cai_Lun", "Germany,Army_of_Adwa|India", "down=760,0")
    pass_all(tell(low, "P1 attack from Germany"))
    assert "P1 keeps 60 morale: it cannot fall lower now." in story(low)


def test_the_log_says_that_an_ability_is_given_up() -> None:
    more = "decks=tesla+industrial_revolution;tesla hand1=Andrew_Carnegie"
    match = tell(war("Germany,Cai_Lun", "India,Pedro_II", more), "P1 play Andrew Carnegie", "P1 no")
    assert asked(match) == ["P1 turn"]
    assert "P1 does not use Andrew Carnegie." in story(match)
