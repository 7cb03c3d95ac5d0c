"""Interrupts: windows, who is asked, who acts, and that being asked tells nothing."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import (
    GAME,
    WAR,
    WAR_1,
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

from parlour.games.conquest.answers import PLAY, SPAN
from parlour.games.conquest.questions import INTERRUPT, TURN
from parlour.kernel.questions import Question
from parlour.kernel.state import Pilot, State


@pytest.mark.rule("HC2-052", "HC2-053", "HG-77", "HG-78", "HG-79", "HC2-086")
def test_an_interrupt_comes_from_the_hand_in_anothers_turn() -> None:
    match = war("Germany,Cai_Lun", "India,Marie_Curie", "hand1=Victor_Lustig hand2=Hedy_Lamarr,Pedro_II")
    tell(match, "P1 play Victor Lustig")
    assert asked(match) == ["P2 interrupt"]
    assert options(match, 2) == ["pass", "Hedy Lamarr"]
    pass_all(tell(match, "P2 Hedy Lamarr"))
    assert morale(match) == [900, 900]
    assert lands(match, 2)["India"] == ["Marie Curie", "Hedy Lamarr"]
    assert names(match, "hand", 2) == ["Pedro II"]
    assert "Victor Lustig has no effect" in story(match)


@pytest.mark.rule("HC2-052", "HG-103")
def test_an_attack_may_be_stopped_and_counts() -> None:
    match = war("Germany,Janissaries", "Germany,Cai_Lun|India", "hand2=New_York_Blackout,Pedro_II")
    tell(match, "P1 attack from Germany")
    assert "P2 interrupt" in asked(match)
    while asked(match)[0] == "P1 interrupt":
        tell(match, "P1 pass")
    pass_all(tell(match, "P2 New York Blackout"))
    assert lands(match, 2)["Germany"] == ["Cai Lun"]
    assert state(match).attacks == 1
    assert names(match, "active", 2) == ["New York Blackout"]


@pytest.mark.rule("HC2-058", "HG-86", "HC2-050")
def test_a_loss_may_be_prevented_but_a_card_does_not_save_itself() -> None:
    match = war("Germany,Janissaries", "Germany,Cai_Lun,Garrett_Morgan|India")
    pass_all(tell(match, "P1 attack from Germany"))
    tell(match, "P2 Cai Lun")
    assert asked(match) == ["P2 interrupt"]
    pass_all(tell(match, "P2 Garrett Morgan"))
    assert lands(match, 2)["Germany"] == ["Cai Lun", "Garrett Morgan"]
    assert morale(match) == [900, 800]
    own = war("Germany,Janissaries", "Germany,Garrett_Morgan|India,Pedro_II")
    pass_all(tell(own, "P1 attack from Germany"))
    assert names(own, "discard", 2) == ["Garrett Morgan", "Germany"]


@pytest.mark.rule("HC2-057", "HG-13", "HG-85")
def test_strength_in_a_battle_may_be_changed_for_it_alone() -> None:
    match = war("Germany,Janissaries", "Germany,Army_of_Adwa,Ernest_Rutherford|India")
    tell(match, "P1 attack from Germany")
    assert asked(match) == ["P2 interrupt"]
    tell(match, "P2 Ernest Rutherford")
    pass_all(match)
    assert "The battle of Germany: 1500 against 3560, P2 wins." in story(match)
    assert state(match).lasting == []
    assert deeds(match, "attack") == []


@pytest.mark.rule("HG-119")
def test_who_is_asked_does_not_depend_on_what_is_in_the_hand() -> None:
    line = "hand1=Victor_Lustig hand2={} deck2={},?7"
    for held, drawn in (("Hedy_Lamarr", "Pedro_II"), ("Pedro_II", "Hedy_Lamarr")):
        given = f"{WAR} lands1=Germany,Cai_Lun lands2=India,Marie_Curie deck1=?8 {line.format(held, drawn)}"
        match = tell(at(given), "P1 play Victor Lustig")
        assert asked(match) == ["P2 interrupt"]
        assert ("Hedy Lamarr" in options(match, 2)) is (held == "Hedy_Lamarr")


@pytest.mark.rule("HG-119")
def test_nobody_is_asked_where_everybody_can_see_that_nobody_can_answer() -> None:
    given = f"{WAR} lands1=Germany,Cai_Lun lands2=India,Marie_Curie deck1=?8 hand1=Clara_Rockmore hand2=?5 deck2=?8"
    assert asked(tell(at(given), "P1 play Clara Rockmore")) == ["P1 turn"]


@pytest.mark.rule("HG-119", "HG-103", "HG-95")
def test_all_are_asked_at_once_and_the_seat_after_the_active_one_acts_first() -> None:
    given = (
        "players=3 phase=play turn=1 round=3 turns=7 plays=3 attacks=2 moves=1 acted=4,5,6 morale=900,900,900 "
        "lands1=Germany,Janissaries,Garrett_Morgan lands2=Germany,Cai_Lun,Jules_Verne lands3=India,Marie_Curie "
        "hand2=Wireless_Telegraphy,New_York_Blackout hand3=New_York_Blackout deck1=?5 deck2=?5 deck3=?5"
    )
    match = tell(at(given), "P1 attack from Germany")
    assert asked(match) == ["P2 interrupt"]
    assert options(match, 2) == ["pass", "Wireless Telegraphy", "New York Blackout"]


@pytest.mark.rule("HG-107")
def test_edition_1_has_interrupts_in_the_own_turn_only() -> None:
    for turn, seats in ((WAR_1, []), (WAR, ["P2 interrupt"])):
        more = "hand1=Victor_Lustig hand2=Hedy_Lamarr,Pedro_II"
        match = tell(war("Germany,Cai_Lun", "India,Marie_Curie", more, turn), "P1 play Victor Lustig")
        assert [each for each in asked(match) if each.endswith("interrupt")] == seats


@pytest.mark.rule("HC2-106", "HC2-107", "HC2-109", "HC2-110", "HG-87", "HG-88")
def test_uses_of_a_card_that_changes_hands() -> None:
    from parlour.games.conquest.rules import atoms

    match = war("Germany,Cai_Lun", "India,Francis_Bacon")
    s = state(match)
    bacon, home = s.lands[1][0][1], s.lands[0][0][0]
    atoms.count_use(s, bacon, 0)
    atoms.change_holder(s, 0, bacon, home)
    assert s.used[bacon] == 0
    atoms.change_holder(s, 1, bacon, s.lands[1][0][0])
    assert s.used[bacon] == 1
    atoms.change_holder(s, 0, bacon, home)
    assert s.used[bacon] == 0
    atoms.count_use(s, bacon, 0)
    atoms.change_holder(s, 1, bacon, s.lands[1][0][0])
    atoms.change_holder(s, 0, bacon, home)
    assert s.used[bacon] == 0
    atoms.discard(s, bacon, 0)
    assert s.discard[1] == [bacon]
    assert (s.used[bacon], s.kept[bacon]) == (0, 0)


def test_a_quick_pilot_is_not_asked_where_it_can_only_pass() -> None:
    piles = "hand1=Victor_Lustig hand2=Pedro_II deck1=?8 deck2=Hedy_Lamarr,?7"
    for pilot, questions in ((Quick(), 0), (Patient(), 1)):
        s = state(at(f"{WAR} lands1=Germany,Cai_Lun lands2=India,Marie_Curie {piles}")).copy()
        s.pilot = pilot
        with pytest.raises(StopIteration):
            GAME.action(s).send(None)
        while s.frames:
            with pytest.raises(StopIteration):
                GAME.action(s).send(None)
        assert pilot.interrupts == questions


class Patient(Pilot):
    """Plays the first card, then passes, and counts how often it was asked to interrupt."""

    def __init__(self) -> None:
        self.interrupts = 0

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The last option of a turn, otherwise the first."""
        self.interrupts += question is INTERRUPT
        return next(option for option in options if option // SPAN == PLAY) if question is TURN else options[0]


class Quick(Patient):
    """The same in a hurry."""

    def skips_idle(self) -> bool:
        """Only questions with a choice."""
        return True
