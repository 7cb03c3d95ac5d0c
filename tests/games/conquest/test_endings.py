"""Every way to end a game, and the options that say so."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import (
    GAME,
    WAR,
    asked,
    at,
    deeds,
    fresh,
    lands,
    morale,
    names,
    pass_all,
    state,
    story,
    tell,
    war,
)

from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options

LAST = "round=5 limit=5 morale=900,1000 turns=10 acted=3,4 turn=2 phase=play plays=3"


@pytest.mark.rule("HC2-114", "HC1-058", "HG-10", "HG-11", "HG-97")
def test_after_the_last_round_the_most_wins_with_300_a_land_in_edition_2() -> None:
    two = "lands1=Germany,Cai_Lun|Canada,Pedro_II lands2=India,Cai_Lun deck1=?5 deck2=?5"
    second = tell(at(f"{LAST} {two}"), "P2 end the turn")
    assert second.ending is not None
    assert (second.ending.winners, second.ending.rule, second.ending.scores) == ([0], "HC2-114", [1500, 1300])
    first = tell(at(f"edition=1 {LAST} {two}"), "P2 end the turn")
    assert first.ending is not None
    assert (first.ending.winners, first.ending.rule, first.ending.scores) == ([1], "HC1-058", [900, 1000])


@pytest.mark.rule("HC1-059")
def test_another_number_than_3000() -> None:
    assert state(fresh(goal="4000")).goal == 4000
    turn = f"edition=1 goal=4000 {WAR.replace('morale=900', 'morale=3900')}"
    match = tell(war("Germany,Cai_Lun", "India,Pedro_II", "hand1=Clara_Rockmore", turn), "P1 play Clara Rockmore")
    assert match.ending is not None
    assert match.ending.rule == "HC1-059"


@pytest.mark.rule("HC1-060", "HC2-113")
def test_until_one_player_has_all_lands() -> None:
    turn = f"aim=lands {WAR.replace('morale=900', 'morale=5000')}"
    match = war("Germany,Janissaries", "Germany,Cai_Lun", "", turn)
    assert asked(match) == ["P1 turn"]
    ending = pass_all(tell(match, "P1 attack from Germany")).ending
    assert ending is not None
    assert ending.rule == "HC2-113"


@pytest.mark.rule("HC1-061")
def test_the_first_with_enough_countries() -> None:
    more = "aim=countries goal=3 hand1=Amelia_Earhart land_pile1=Brazil"
    match = war("Germany,Cai_Lun|Canada,Jules_Verne", "India,Pedro_II", more)
    tell(match, "P1 play Amelia Earhart", "P1 discover")
    assert match.ending is not None
    assert (match.ending.rule, match.ending.winners) == ("HC1-061", [0])


@pytest.mark.rule("HG-112", "HG-75", "HC2-013")
def test_with_three_players_the_others_go_on() -> None:
    given = (
        "players=3 phase=play turn=1 round=3 turns=7 plays=3 attacks=2 moves=1 acted=4,5,6 morale=900,900,900 "
        "lands1=Germany,Janissaries lands2=Germany,Cai_Lun lands3=India,Marie_Curie hand2=?3 deck1=?5 deck2=?5 deck3=?5"
    )
    match = pass_all(tell(at(given), "P1 attack from Germany"))
    assert match.ending is None
    assert state(match).out == 2
    assert names(match, "hand", 2) == []
    pass_all(tell(match, "P1 end the turn"))
    assert match.asks[0].seat == 2
    assert lands(match, 2) == {}


@pytest.mark.rule("HG-34", "HG-03")
def test_options_that_do_not_fit_are_refused_with_a_reason() -> None:
    for given, words in (
        ({"goal": "many"}, "goal must be a number"),
        ({"rounds": "2"}, "rounds must be between"),
        ({"morale": "3000"}, "must be above the morale at the start"),
        ({"variants": "no-luck"}, "there is no variant 'no-luck'"),
        ({"edition": 1, "variants": "no-gate"}, "variants are about edition 2"),
        ({"continent": "atlantis"}, "there is no continent 'atlantis'"),
        ({"deck1": "tesla:1-20"}, "has 20 cards"),
    ):
        with pytest.raises(ParlourError, match=words):
            check_options(GAME, given)


def test_the_options_of_a_position_are_its_own() -> None:
    s = state(fresh(edition=2, variants="no-gate,no-cap", goal="2000", rounds="15"))
    found = GAME.options_in(GAME.read(GAME.write(s)))
    assert (found["variants"], found["goal"], found["rounds"]) == ("no-gate,no-cap", "2000", "15")
    assert morale(fresh(morale="100"))[1] == 100
    assert deeds(fresh(), "end") == ["end the turn"]


@pytest.mark.rule("HG-09", "HC1-061", "HG-117", "HG-19")
def test_nothing_is_asked_once_the_game_is_over() -> None:
    turn = "round=3 morale=900,900 turns=4 acted=3,4 turn=2 phase=play plays=3"
    taken = war("Canada,Yuri_Gagarin,Cai_Lun", "India", turn=turn)
    tell(taken, "P2 end the turn", "P1 take India")
    assert (taken.asks, asked(taken)) == ([], [])
    assert taken.ending is not None
    magellan = "aim=countries goal=3 decks=templar;tesla hand1=Ferdinand_Magellan land_pile1=Cuba,Samoa"
    found = war("France,Dante", "India,Pedro_II", magellan)
    tell(found, "P1 play Ferdinand Magellan", "P1 discover")
    assert found.ending is not None
    full = "Germany,Marie_Curie,Cai_Lun,Ada_Lovelace,Jules_Verne"
    more = "aim=countries goal=2 hand1=Roald_Amundsen land_pile1=France decks=tesla+templar:3;tesla"
    crowd = war(full, "India,Pedro_II", more, WAR.replace("attacks=2", "attacks=1 edition=1"))
    tell(crowd, "P1 play Roald Amundsen")
    assert crowd.ending is not None


def test_the_last_line_says_who_won() -> None:
    turn = WAR.replace("morale=900", "morale=2990")
    match = war("Germany,Cai_Lun", "India,Pedro_II", "hand1=Clara_Rockmore", turn)
    assert "The game is over, won by P1: 3000 morale." in story(tell(match, "P1 play Clara Rockmore"))
