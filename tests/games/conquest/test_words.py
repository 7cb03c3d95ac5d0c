"""What the table says: prompts that name the card and what for, and a log that says what everybody may know."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import GAME, WAR, asked, pass_all, story, tell, war

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
    for edition, said in ((1, "Who may follow in your next turn"), (2, "Who comes along")):
        match = war("Germany,Yuri_Gagarin,Cai_Lun|Canada", "India,Pedro_II", turn=f"edition={edition} {WAR}")
        assert prompt(tell(match, "P1 move Yuri Gagarin")) == said


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
