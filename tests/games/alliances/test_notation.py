"""Positions in one line: they come back as they were written, and whatever is wrong with one is said."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import GAME, answered, at, fresh, play_on, seen, state

from parlour.games.alliances.state import AlliancesState
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import new_match

TABLES: list[dict[str, object]] = [
    {"players": 2},
    {"players": 2, "nations": True, "campaigns": 1},
    {"players": 3},
    {"players": 4},
    {"players": 4, "drafting": True, "campaigns": 1},
    {"players": 4, "meeting": True, "campaigns": 1},
    {"players": 4, "drafting": True, "meeting": True},
]
ONE_EACH = "hand1=1M hand2=2M hand3=3M hand4=4M"
TRIBUTE = "players=3 phase=tribute dominant=M aggressor=gold aside=1P,2P,3P,4P hand2=1M,2M,1E,2E hand3=3M,4M,3E,4E"


def deeds(s: AlliancesState) -> dict[str, object]:
    """A position with every back replaced by the face under it, so that equal positions are equal data."""
    data = s.dump()
    faces = s.face
    for zone in ("hands", "kept", "tribute"):
        piles: list[list[int]] = getattr(s, zone)
        data[zone] = [[faces[card] for card in cards] for cards in piles]
        if zone != "tribute":
            data[zone] = [sorted(faces[card] for card in cards) for cards in piles]
    for zone in ("reserve", "aside", "spent"):
        data[zone] = [faces[card] for card in getattr(s, zone)]
    for note in ("known", "drafted", "barred", "sworn"):
        values: list[int] = getattr(s, note)
        data[note] = {faces[card]: value for card, value in enumerate(values)}
    del data["face"]
    return data


def check_position(match: Match) -> None:
    """The position between two actions, written, read and written again."""
    base = match.base
    assert isinstance(base, AlliancesState)
    line = GAME.write(base)
    back = GAME.read(line)
    assert isinstance(back, AlliancesState)
    assert GAME.write(back) == line
    assert deeds(back) == deeds(base)


@pytest.mark.parametrize("table", TABLES)
def test_every_position_of_a_game_comes_back_as_it_was(table: dict[str, object]) -> None:
    match = new_match(GAME, table, "positions", listen=False)
    actions = 0
    while match.asks:
        if not match.trail:
            check_position(match)
            actions += 1
        play_on(match, f"answer {len(match.answers)}", answered(match))
    assert actions > 12


@pytest.mark.parametrize("table", TABLES)
def test_a_game_goes_on_from_a_position_with_the_same_questions(table: dict[str, object]) -> None:
    match = new_match(GAME, table, "go on", listen=False)
    while match.asks and len(match.answers) < 120:
        if not match.trail:
            base = match.base
            assert isinstance(base, AlliancesState)
            other = at(GAME.write(base))
            assert said(other) == said(match)
        play_on(match, f"answer {len(match.answers)}", answered(match))


def said(match: Match) -> list[tuple[int, str, list[str]]]:
    """The open questions with their options in words."""
    return [(ask.seat, ask.what, sorted(GAME.say(match.state, ask, n) for n in ask.options)) for ask in match.asks]


def test_a_short_line_is_filled_from_what_it_says() -> None:
    view = seen(at(f"bid=12E {ONE_EACH}"))
    assert (view["players"], view["phase"], view["campaign"], view["conflict"]) == (4, "conflicts", 1, 12)
    assert (view["dominant"], view["aggressor"], view["leader"], view["bidder"]) == ("E", "gold", 0, 0)
    assert [tile["tokens"] for tile in view["map"]] == [tile["tokens"] for tile in seen(fresh())["map"]]
    assert len(view["spent"]) == 44


def test_a_question_mark_is_a_card_that_nobody_named() -> None:
    match = at("bid=10P hand1=12P,? hand2=?2 hand3=1M,2M hand4=?,?")
    hands = [sorted(state(match).face[card] for card in hand) for hand in state(match).hands]
    assert [len(hand) for hand in hands] == [2, 2, 2, 2]
    assert len({card for hand in hands for card in hand}) == 8
    assert sorted(GAME.cards(match.state)) == list(range(48))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("bid", "not of the form NAME=VALUE"),
        ("colour=red", "no field 'colour'"),
        ("bid=10P bid=10P", "the field 'bid' stands twice"),
        ("players=5", "players=5 must be 2, 3 or 4"),
        ("players=two", "players='two' must be a whole number"),
        ("variants=chess", "no variant 'chess'"),
        ("phase=lunch", "phase cannot be 'lunch'"),
        (f"bid=9P {ONE_EACH}", "bid cannot be '9P'"),
        (f"bid=10P leader=5 {ONE_EACH}", "leader: '5' is not a seat from 1 to 4"),
        (f"bid=10P leader=0 {ONE_EACH}", "leader: '0' is not a seat"),
        (f"bid=10P leader=- {ONE_EACH}", "leader"),
        (f"bid=10P first=- {ONE_EACH}", "first"),
        (f"bid=10P turn=- {ONE_EACH}", "turn"),
        (f"bid=10P passed=7 {ONE_EACH}", "passed: '7' is not a seat"),
        (f"bid=10P wins=1 {ONE_EACH}", "wins must be 2 whole numbers"),
        (f"bid=10P tricks=a,b,c,d {ONE_EACH}", "tricks must be 4 whole numbers"),
        (f"bid=10P campaign=0 {ONE_EACH}", "campaign"),
        (f"bid=10P conflict=0 {ONE_EACH}", "conflict"),
        (f"bid=10P campaigns=2 {ONE_EACH}", "campaigns"),
        (f"bid=10P campaigns=-1 {ONE_EACH}", "campaigns"),
        (f"bid=10P chance=0 {ONE_EACH}", "chance=0 must be between 1 and"),
        (f"bid=10P chance=-4 {ONE_EACH}", "chance=-4 must be between 1 and"),
        (f"bid=10P chance={2**70} {ONE_EACH}", f"chance={2**70} must be between 1 and"),
        (f"phase=bidding bid=10P {ONE_EACH}", "bid and bidder belong together"),
        (f"phase=bidding bidder=2 {ONE_EACH}", "bid and bidder belong together"),
        (f"bid=10P tokens={','.join([''] * 20)} {ONE_EACH}", "tokens"),
        (f"bid=10P declared=21 {ONE_EACH}", "declared"),
        (f"bid=10P declared=x {ONE_EACH}", "declared='x' must be a whole number"),
        (ONE_EACH, "the conflicts need bid="),
        (f"dominant=M {ONE_EACH}", "the conflicts need bid="),
        ("players=2 dominant=M hand1=1M hand2=2M", "phase=conflicts needs aggressor="),
        ("players=2 aggressor=gold hand1=1M hand2=2M", "phase=conflicts needs dominant="),
        ("players=3 empire=- dominant=M aggressor=gold hand1=1M hand2=2M hand3=3M", "empire"),
        ("empire=2 bid=10P " + ONE_EACH, "empire"),
        (f"bid=10P map=Ardovia {ONE_EACH}", "map must name all 20 countries"),
        (f"bid=10P map=Atlantis {ONE_EACH}", "no country 'Atlantis'"),
        (f"bid=10P tokens=g,s {ONE_EACH}", "tokens has 2 places"),
        (f"bid=10P tokens={','.join(['x'] * 20)} {ONE_EACH}", "'x' on a1 must be of g and s"),
        ("bid=10P hand1=13M hand2=2M hand3=3M hand4=4M", "hand1: there is no card '13M'"),
        ("bid=10P hand1=1M hand2=1M hand3=3M hand4=4M", "hand2: the card 1M stands twice"),
        ("bid=10P hand1=1M hand2=2M hand3=3M hand4=4M spent=4M", "spent: the card 4M stands twice"),
        ("bid=10P hand1=1M hand2=2M hand3=3M", "every hand must have equally many cards"),
        ("bid=10P", "every hand must have equally many cards"),
        ("bid=10P hand1=1M,2M hand2=3M hand3=4M hand4=5M", "every hand must have equally many cards"),
        ("bid=10P hand1=?49 hand2=? hand3=? hand4=?", "48 cards are left"),
        ("bid=10P hand1=?x hand2=? hand3=? hand4=?", "must be \\? or \\?N"),
        ("players=2 dominant=M aggressor=gold hand1=1M hand2=2M hand3=3M", "hand3"),
        (f"bid=10P shown=1M {ONE_EACH}", "'1M' is not of the form CARD:WHO"),
        (f"bid=10P shown=1X:1 {ONE_EACH}", "shown: there is no card '1X'"),
        (f"bid=10P shown=1M:9 {ONE_EACH}", "shown: '9' is not a seat"),
        (f"bid=10P barred=1M:X {ONE_EACH}", "'X' must be M, E or P"),
        (f"bid=10P sworn=1M:x {ONE_EACH}", "sworn: 'x' is not a seat"),
        (f"{TRIBUTE} tribute2=fish", "tribute2"),
        (f"{TRIBUTE} tribute2=4M", "tribute2 must be cards of hand2"),
        ("phase=meeting variants=meeting hand1=1M hand2=2M hand3=3M hand4=4M kept1=2M", "kept1 must be cards of hand1"),
        (f"players=2 phase=bidding {ONE_EACH}", "there are only 2 players"),
        ("players=2 phase=bidding hand1=1M hand2=2M", "phase=bidding is not played by 2 players"),
        (f"bid=10P wins=2,0 {ONE_EACH}", "the game is over"),
        (f"bid=10P variants=nations {ONE_EACH}", "variants are not played by 4 players"),
        (f"bid=10P aside=9P {ONE_EACH}", "cards lie aside only with 3 players"),
        ("players=2 phase=arming hand1=1M hand2=2M reserve=3M spent=?45", "two cards for every trick"),
        ("phase=meeting variants=meeting hand1=1M hand2=2M hand3=3M hand4=4M kept1=fish", "kept1"),
    ],
)
def test_whatever_is_wrong_with_a_line_is_said(line: str, complaint: str) -> None:
    with pytest.raises(ParlourError, match=complaint):
        at(line)


def test_a_position_tells_the_options_that_it_was_set_up_with() -> None:
    match = fresh("options", drafting=True, campaigns=1)
    assert GAME.options_in(match.state) == match.options


@pytest.mark.parametrize("card", ["Peace_Treaty", "PeaceTreaty", "peace-treaty"])
def test_a_card_is_read_however_it_is_spelled_and_written_in_one_way(card: str) -> None:
    line = GAME.write(GAME.read(f"bid=10P hand1={card} hand2=2M hand3=3M hand4=4M"))
    assert "hand1=Peace_Treaty " in line


def test_a_misspelt_name_is_told_with_the_one_that_may_be_meant() -> None:
    with pytest.raises(ParlourError, match="there is no card 'Piece_Treaty'; did you mean Peace_Treaty"):
        GAME.read("bid=10P hand1=Piece_Treaty hand2=2M hand3=3M hand4=4M")
