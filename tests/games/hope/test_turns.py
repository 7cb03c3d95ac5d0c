"""Turns, cubes, cards, reorganizing, winter and the end."""

from __future__ import annotations

import pytest
from tests.games.hope.table import (
    GAME,
    LATE,
    SEATED,
    action,
    asked,
    at,
    fresh,
    names,
    play_out,
    points,
    space,
    state,
    tell,
    why,
    words,
)

from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.rules.winter import winter_score
from parlour.kernel.record import match_at

REST = action("Shuffle your discard pile")


@pytest.mark.rule("DH-068", "DH-069", "DH-070", "DH-076", "DH-103", "DG-44", "DG-72")
def test_the_year_ends_when_all_pass_in_a_row() -> None:
    match = at()
    tell(match, "P1 pass", "P2 pass", "P3 pass")
    assert asked(match) == "P2 action"
    assert state(match).start == 1
    assert state(match).year == 1


@pytest.mark.rule("DH-070")
def test_who_has_passed_may_act_again_if_others_have_acted() -> None:
    match = at()
    tell(match, "P1 pass", "P2 Shuffle your discard pile", "P2 stop", "P3 pass")
    assert asked(match) == "P1 action"


@pytest.mark.rule("DH-074", "DH-075", "DG-73")
def test_a_turn_begins_with_drawing_and_without_old_markers() -> None:
    match = at("draw2=?5 defence=0,2,2 turn=1")
    tell(match, "P1 pass")
    s = state(match)
    assert len(s.hand[1]) == 4
    assert s.defence == [0, 0, 2]


@pytest.mark.rule("DH-081", "DH-084", "DH-085", "DH-082", "DH-083", "DG-16")
def test_a_space_that_is_taken_is_only_for_the_leader_cube() -> None:
    match = at()
    tell(match, "P1 Assault and fortify", "P1 stop")
    assert "Assault and fortify" not in words(match)
    assert why(match, "Assault and fortify") == "DH-084"
    assert "Assault" in words(match)
    tell(match, "P2 leader: Assault and fortify", "P2 stop")
    assert state(match).leader_cube == [1, 0, 1]
    assert state(match).cubes == [2, 3, 3]
    fortify = space(match, "Assault and fortify")
    assert (fortify["room"], fortify["taken"]) == (1, 1)


@pytest.mark.rule("DG-94", "DG-16")
def test_every_cube_on_the_action_board_shows_whose_it_is_until_winter() -> None:
    match = at("cubes=1,1,1 start=1")
    tell(
        match,
        "P1 Assault",
        "P1 stop",
        "P2 leader: Assault",
        "P2 stop",
        "P3 Assault",
        "P3 stop",
        "P1 Assault",
        "P1 stop",
    )
    for seen in (match, match_at(GAME, GAME.read(GAME.write(state(match))), {"players": 3})):
        assert [(each["seat"], each["kind"]) for each in space(seen, "Assault")["cubes"]] == [
            *((0, "small cube"), (1, "leader cube"), (2, "small cube"), (0, "token"))
        ]
    while state(match).year == 0:
        match.answer(match.asks[0].seat, match.asks[0].options[-1])
    assert space(match, "Assault")["cubes"] == []


@pytest.mark.rule("DH-086", "DH-087", "DG-82", "DG-17")
def test_the_token_serves_after_the_small_cubes() -> None:
    match = at("cubes=1,0,0 leader_cube=0,0,0")
    tell(match, "P1 Assault", "P1 stop")
    assert asked(match) == "P1 action"
    tell(match, "P1 Assault", "P1 stop")
    assert state(match).phase == 1
    assert state(match).start == 1  # all others had to pass, and a new year has begun


@pytest.mark.rule("DH-089", "DH-091", "DH-090")
def test_karol_plays_privateers_2_for_two_defence() -> None:
    match = at(f"{action('Assault')} assaults=1 hand1=Privateers_2", "acting")
    tell(match, "P1 play Privateers 2")
    assert words(match) == ["attack", "defence"]
    tell(match, "P1 defence")
    assert state(match).defence[0] == 2
    assert state(match).sail == 3


@pytest.mark.rule("DH-093", "DG-42", "DH-094")
def test_a_leader_card_is_put_aside_and_played_later() -> None:
    match = at(f"{REST} hand1=Neyra_the_Listener,Recruit", "acting")
    assert [word for word in words(match) if word.startswith("put")] == ["put aside Neyra, the Listener"]
    tell(match, "P1 put aside Neyra, the Listener")
    assert names(match, "ready", 1) == ["Neyra, the Listener"]
    tell(match, "P1 play Neyra, the Listener")
    assert names(match, "play", 1) == ["Neyra, the Listener"]
    assert state(match).defence[0] == 3


@pytest.mark.rule("DH-095", "DH-059", "DG-74")
def test_used_spoils_give_all_their_strengths_and_go_under_their_stack() -> None:
    match = at(f"{action('Assault')} assaults=1 ready1=Ferry_Toll", "acting")
    tell(match, "P1 play Ferry Toll")
    s = state(match)
    assert (s.attack, s.defence[0], s.support) == (1, 1, 1)
    assert s.face[s.spoils[0][0]] == s.face[s.spoils[0][0]]
    assert len(s.spoils[0]) == 16


@pytest.mark.rule("DH-097", "DH-098", "DH-100", "DH-101")
def test_step_3_discards_and_draws() -> None:
    match = at(f"{REST} hand1=Recruit,Tutor play1=Veteran draw1=?9", "acting")
    tell(match, "P1 stop", "P1 Tutor", "P1 done")
    s = state(match)
    assert names(match, "discard", 1) == ["Tutor", "Veteran"]
    assert len(s.hand[0]) == 5  # Navaa
    assert s.play[0] == []
    assert asked(match) == "P2 action"


@pytest.mark.rule("DH-099", "DG-39")
def test_an_empty_draw_pile_stays_empty_until_winter() -> None:
    match = at(f"{REST} hand1=Scouts_1 discard1=Recruit,Recruit", "acting")
    tell(match, "P1 play Scouts 1", "P1 stop")
    assert state(match).hand[0] == []


@pytest.mark.rule("DH-112", "DH-115", "DH-118", "DG-47")
def test_early_reorganizing_dismisses_up_to_two_and_the_action_its_own() -> None:
    match = at("hand1=Recruit,Tutor discard1=Veteran,Scouts_1")
    tell(match, "P1 Dismiss 2 cards", "P1 Recruit", "P1 done", "P1 Veteran", "P1 done")
    assert points(match)[0] == -1
    s = state(match)
    assert [len(pile) for pile in s.supply[:2]] == [17, 17]
    assert names(match, "discard", 1) == ["Scouts 1"]


@pytest.mark.rule("DH-113", "DH-121", "DG-71")
def test_late_reorganizing_scores() -> None:
    match = at(begun=LATE)
    tell(match, "P1 Gain a victory point")
    assert points(match)[0] == 2


@pytest.mark.rule("DH-114")
def test_gaining_spoils_takes_two_of_the_higher_stack() -> None:
    match = at("hand1=Recruit")
    tell(match, "P1 Gain spoils of war", "P1 done")
    assert len(state(match).ready[0]) == 2
    assert len(state(match).spoils[1]) == 14


@pytest.mark.rule("DH-119")
def test_shuffling_makes_one_draw_pile() -> None:
    match = at("draw1=?3 discard1=Recruit,Tutor")
    tell(match, "P1 Shuffle your discard pile", "P1 done")
    s = state(match)
    assert len(s.draw[0]) + len(s.hand[0]) == 5
    assert s.discard[0] == []


@pytest.mark.rule("DH-120", "DG-41")
def test_readying_moves_up_to_two_cards() -> None:
    match = at("hand1=Recruit,Tutor,Veteran")
    tell(match, "P1 Ready 2 cards", "P1 done", "P1 Recruit", "P1 Tutor")
    assert names(match, "ready", 1) == ["Recruit", "Tutor"]
    assert asked(match) == "P1 act"


@pytest.mark.rule("DH-104", "DG-02")
def test_a_winter_score_is_that_of_the_number_of_players() -> None:
    seated = "capital=Bern,Madrid,Ankara held1=Bern held2=Madrid held3=Ankara faction=Lean_March,Tidebound,Navaa"
    s = state(at("draw1=?11", seated=seated))
    assert winter_score(s, 0) == 1
    assert FACTIONS[s.faction[0]].winter(4).score(11) == 2


@pytest.mark.rule("DH-104", "DH-105", "DH-106", "DH-107", "DH-108", "DG-21", "DG-14")
def test_winter_scores_shuffles_under_and_fills_hands() -> None:
    seated = SEATED.replace("held1=Bern", "held1=Bern,Milan,Burgundy,Auvergne")
    match = at("hand1=Recruit discard1=Tutor,Veteran draw1=?1 cubes=0,0,0 fort=1,0,0", seated=seated)
    tell(match, "P1 pass", "P2 pass", "P3 pass")
    assert points(match)[0] == 1
    assert asked(match) == "P1 winter toss"
    tell(match, "P1 Recruit")
    s = state(match)
    assert (len(s.hand[0]), s.discard[0]) == (4, [])
    assert s.cubes == [3, 3, 3]
    assert s.fort == [0, 1, 0]  # a token of last year is gone, and Madrid gives one for the new year
    assert s.start == 1


@pytest.mark.rule("DG-96")
def test_in_the_last_winter_nobody_discards() -> None:
    match = at("hand1=Recruit hand2=Tutor cubes=0,0,0 leader_cube=1,0,0 token=0 year=2 start=3", begun=LATE)
    tell(match, "P1 pass")
    assert match.ending is not None
    before = at("hand1=Recruit hand2=Tutor cubes=0,0,0 leader_cube=1,0,0 token=0 year=1 start=3", begun=LATE)
    tell(before, "P1 pass")
    assert [ask.what for ask in before.asks] == ["winter toss", "winter toss"]


@pytest.mark.rule("DG-95")
def test_a_strength_is_asked_for_only_where_more_than_one_is_of_use() -> None:
    """A Veteran has attack and defence, a Recruit all three."""
    for name, given, asked_for in (
        ("Assault", "assaults=1", ["attack", "defence"]),
        ("Assault", "assaults=0", []),
        ("Train a card", "", ["defence", "support"]),
        ("Shuffle your discard pile", "", []),
    ):
        match = at(f"{action(name)} hand1=Recruit {given}", "acting")
        tell(match, "P1 play Recruit")
        if asked_for:
            assert words(match) == asked_for
            assert why(match, "attack" if "support" in asked_for else "support") == "DG-95"
        else:
            assert state(match).defence[0] == 2


@pytest.mark.rule("DG-95", "DH-089")
def test_a_card_without_a_strength_of_use_is_played_for_its_ability() -> None:
    match = at(f"{action('Shuffle your discard pile')} hand1=Pioneers_1", "acting")
    tell(match, "P1 play Pioneers 1")
    assert (asked(match), state(match).attack, state(match).onward) == ("P1 act", 2, 1)


@pytest.mark.rule("DH-073", "DH-109", "DH-066", "DH-080")
def test_the_late_era_begins_when_everybody_has_begun_a_year() -> None:
    match = at("year=2 start=3 first=1 turn=3 leader_cube=0,0,0 cubes=1,1,1")
    tell(match, "P3 pass", "P1 pass", "P2 pass")
    s = state(match)
    assert (s.era, s.year, s.start) == (1, 0, 0)
    assert s.leader_cube == [1, 1, 1]
    assert "Assault twice" in words(match)


@pytest.mark.rule("DH-110", "DH-111", "DH-067", "DG-55")
def test_the_game_ends_after_the_late_era_with_territories_and_masters() -> None:
    match = at("year=2 start=3 first=1 turn=3 points=2,0,0 masters=0,1,0 leader_cube=1,0,1", begun=LATE)
    tell(match, "P3 pass", "P1 pass", "P2 pass")
    assert match.ending is not None
    assert match.ending.scores == [3, 3, 1]
    assert state(match).leader_cube == [1, 0, 1]
    assert match.ending.winners == [1]
    assert match.ending.rule == "DG-56"
    assert "more masters" in match.ending.reason


@pytest.mark.rule("DH-067")
def test_a_game_has_the_years_of_its_players() -> None:
    for players, years in ((2, 8), (3, 6), (4, 8), (5, 10)):
        match = play_out(fresh("years", players=players))
        told = [event for event in match.log if event.name == "year"]
        assert len(told) == years
