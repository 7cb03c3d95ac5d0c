"""The stall action, winning, and teams."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, at, deck, fresh, hand, may, options, stall, state, tell

from parlour.games.dale.rules.table import opponents
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import EVERYONE, WATCHER

SEVEN = "Swift_Broker|Cookies|Shattered_Relic|Spyglass|Favourite_Toy|Cookies,Spyglass|Shattered_Relic,Spyglass"
EIGHTH = "hand1=Flashy_Show,Shattered_Relic"


def stacks(line: str) -> list[str]:
    """The stacks that P1 may build."""
    match = at(line)
    if not may(match, "P1 build a stack"):
        return []
    tell(match, "P1 build a stack")
    return [words.removeprefix("build with ") for words in options(match, "P1")]


@pytest.mark.rule("DM-175", "DM-176", "DM-184", "G-66")
def test_the_next_stack_must_total_exactly_its_number() -> None:
    hand = "hand1=Swift_Broker,Cookies,Shattered_Relic deck1=?9"
    assert stacks(hand) == ["Swift Broker 1"]
    assert stacks(f"{hand} stall1=Swift_Broker") == ["Cookies 2"]
    assert stacks(f"{hand} stall1=Swift_Broker|Cookies") == ["Swift Broker 1 + Cookies 2", "Shattered Relic 3"]
    assert stacks(f"{hand} stall1=Swift_Broker|Cookies|Shattered_Relic|Spyglass|Favourite_Toy|Cookies,Spyglass") == []


@pytest.mark.rule("DM-178", "DM-065", "G-64")
def test_a_stack_is_of_one_set_and_without_junk() -> None:
    line = "stall1=Swift_Broker|Cookies deck1=?9"
    assert stacks(f"{line} hand1=Swift_Broker,Nuisance,?2") == []
    assert stacks(f"{line} hand1=Swift_Broker,Cookies,Nuisance") == ["Swift Broker 1 + Cookies 2"]
    assert stacks(f"{line} hand1=Wily_Fellow,Nuisance,Cookies") == ["Wily Fellow 1 + Nuisance 2"]
    assert stacks("hand1=?5 deck1=?9") == []


@pytest.mark.rule("DM-180", "G-65")
def test_any_number_of_cards_makes_up_a_stack_passives_too() -> None:
    line = f"stall1={'|'.join(SEVEN.split('|')[:5])} deck1=?9 hand1=Swift_Broker,Swift_Broker,Cookies,Cookies,Spyglass"
    found = stacks(line)
    assert "Swift Broker 1 + Swift Broker 1 + Cookies 2 + Cookies 2" in found
    assert "Cookies 2 + Spyglass 4" in found
    assert "Swift Broker 1 + Swift Broker 1 + Spyglass 4" in found


@pytest.mark.rule("DM-179", "DM-177", "G-71")
def test_stack_cards_come_from_the_own_hand_and_cannot_be_used_again() -> None:
    line = "hand1=? hand2=Swift_Broker disc1=Swift_Broker deck1=Swift_Broker deck2=?9"
    assert stacks(line) == []
    match = at("hand1=? stall1=Swift_Broker|Cookies market=Cookies deck1=?9")
    assert options(match, "P1") == ["discard any cards"]


@pytest.mark.rule("DM-181", "DM-182")
def test_a_stack_is_built_at_once_and_lies_face_up() -> None:
    match = at("stall1=Swift_Broker|Cookies hand1=Swift_Broker,Cookies deck1=?9 deck2=?9")
    cards = state(match).hand[0].copy()
    tell(match, "P1 build a stack", "P1 build with Swift Broker 1 + Cookies 2")
    assert stall(match, 1) == [["Swift Broker"], ["Cookies"], ["Swift Broker", "Cookies"]]
    assert [state(match).known[card] for card in cards] == [EVERYONE, EVERYONE]
    assert state(match).turn == 1
    stalls = GAME.view(state(match), WATCHER)["stalls"]
    assert isinstance(stalls, list)
    assert [card["value"] for card in stalls[0][2]] == [1, 2]


@pytest.mark.rule("DM-182", "DM-175")
def test_no_part_of_a_stack_can_be_built_and_nothing_added_later() -> None:
    assert stacks("stall1=Swift_Broker|Cookies hand1=Cookies deck1=?9") == []
    assert stacks("stall1=Swift_Broker hand1=Swift_Broker deck1=?9") == []


@pytest.mark.rule("DM-183", "DM-184", "G-68")
def test_what_is_in_a_stack_does_not_matter_afterwards() -> None:
    for built in ("Favourite_Toy|Swift_Broker", "*|*", "Nuisance,Cookies|Spyglass"):
        assert stacks(f"stall1={built} hand1=Shattered_Relic deck1=?9") == ["Shattered Relic 3"]


@pytest.mark.rule("G-67", "G-42")
def test_changed_values_count_when_a_stack_is_built() -> None:
    match = at("stall1=Swift_Broker|Cookies hand1=Flashy_Show,Cookies,Shattered_Relic deck1=?9 deck2=?9")
    tell(match, "P1 play Flashy Show", "P1 build a stack")
    assert options(match, "P1") == ["build with Cookies 3"]


@pytest.mark.rule("G-69")
def test_bonus_actions_allow_several_stacks_in_a_turn() -> None:
    match = at("hand1=Flashy_Show,Favourite_Toy,Swift_Broker,Cookies disc1=Swift_Broker actions=2 deck1=?9 deck2=?9")
    tell(match, "P1 build a stack", "P1 build with Swift Broker 1", "P1 build a stack", "P1 build with Cookies 2")
    assert len(stall(match, 1)) == 2


# Winning


@pytest.mark.rule("DM-008", "DM-174", "DM-204", "G-77")
def test_whoever_builds_the_eighth_stack_wins_at_once() -> None:
    match = at(f"{EIGHTH} stall1={SEVEN} deck1=?9 deck2=?9 actions=2")
    tell(match, "P1 build a stack", "P1 build with Flashy Show 5 + Shattered Relic 3")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule, match.ending.scores) == ([0], "DM-204", [8, 0])
    assert match.asks == []
    assert hand(match, 1) == []  # no clean-up any more
    assert len(deck(match, 1)) == 9


@pytest.mark.rule("DM-204", "DM-174")
def test_seven_stacks_do_not_win() -> None:
    built = "|".join(SEVEN.split("|")[:6])
    match = at(f"hand1=Shattered_Relic,Spyglass stall1={built} deck1=?9 deck2=?9")
    tell(match, "P1 build a stack", "P1 build with Shattered Relic 3 + Spyglass 4")
    assert match.ending is None
    assert len(stall(match, 1)) == 7


@pytest.mark.rule("G-79")
def test_with_a_last_turn_the_game_may_end_without_a_winner() -> None:
    match = at("hand1=? deck1=?9 deck2=?9 cap=50 turn=2 turns=100")
    tell(match, "P2 discard any cards")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule) == ([], "G-79")
    before = tell(at("hand1=? deck1=?9 deck2=?9 cap=50 turn=1 turns=99"), "P1 discard any cards", "P1 done")
    assert before.ending is None


# Teams

TEAM = "players=4 teams=yes deck1=?9 deck2=?9 deck3=?9 deck4=?9"


@pytest.mark.rule("DM-213", "DM-214", "DM-216", "G-86")
def test_four_players_make_two_teams_of_opposite_seats() -> None:
    options = fresh(players=4, teams=True).options
    assert GAME.teams(options) == [[0, 2], [1, 3]]
    assert GAME.teams(fresh(players=4).options) == [[0], [1], [2], [3]]
    for players in (2, 3):
        with pytest.raises(ParlourError):
            fresh(players=players, teams=True)


@pytest.mark.rule("DM-216")
def test_the_teams_take_turns() -> None:
    match = at(f"{TEAM} hand1=?")
    sides = []
    for _ in range(4):
        sides.append(state(match).side[state(match).turn])
        who = f"P{state(match).turn + 1}"
        tell(match, f"{who} discard any cards", *([f"{who} done"] if state(match).hand[state(match).turn] else []))
    assert sides == [0, 1, 0, 1]


@pytest.mark.rule("DM-220", "DM-221")
def test_teammates_share_a_stall() -> None:
    match = at(f"{TEAM} hand1=Swift_Broker hand3=Cookies hand2=Swift_Broker,Cookies")
    tell(match, "P1 build a stack", "P1 build with Swift Broker 1")
    tell(match, "P2 discard any cards", "P2 done")
    tell(match, "P3 build a stack", "P3 build with Cookies 2")
    assert [len(stacks) for stacks in state(match).stall] == [2, 0]
    assert stall(match, 1) == [["Swift Broker"], ["Cookies"]]


@pytest.mark.rule("DM-174", "DM-221", "DM-222")
def test_a_team_wins_together_with_its_tenth_stack() -> None:
    eight = SEVEN + "|Flashy_Show,Shattered_Relic"
    ninth = at(f"{TEAM} stall1={eight} hand1=Rotten_Food,Dirty_Exchange,Nuisance")
    tell(ninth, "P1 build a stack", "P1 build with Rotten Food 3 + Dirty Exchange 4 + Nuisance 2")
    assert ninth.ending is None
    tenth = at(f"{TEAM} stall1={eight}|Nuisance turn=3 hand3=Sabotage,Treasure_Hunter")
    tell(tenth, "P3 build a stack", "P3 build with Sabotage 5 + Treasure Hunter 5")
    assert tenth.ending is not None
    assert (tenth.ending.winners, tenth.ending.rule, tenth.ending.scores) == ([0, 2], "DM-222", [10, 0, 10, 0])


@pytest.mark.rule("DM-226", "DM-242")
def test_opponents_are_all_but_the_teammate() -> None:
    match = at(f"{TEAM} hand1=Little_Villain")
    assert opponents(state(match), 0) == [1, 3]
    assert opponents(state(at("players=3 deck1=?9")), 0) == [1, 2]
    tell(match, "P1 play Little Villain")
    assert [len(deck(match, player)) for player in (1, 2, 3, 4)] == [9, 7, 9, 7]


@pytest.mark.rule("DM-227", "G-84")
def test_hands_stay_hidden_from_the_teammate() -> None:
    match = at(f"{TEAM} hand1=Spyglass hand3=Cookies")
    seats = GAME.view(state(match), 2)["seats"]
    assert isinstance(seats, list)
    assert [card["name"] for card in seats[0]["hand"]] == [None]
    assert [card["name"] for card in seats[2]["hand"]] == ["Cookies"]
