"""Positions that no game can come to are refused, each with its reason; whatever is accepted can be played on."""

from __future__ import annotations

import pytest
from tests.games.alliances.mutations import mutants
from tests.games.alliances.table import GAME, HANDS, answered, asked, at, holding, over, play_on, state, tell

from parlour.games.alliances.cards.prints import card_name
from parlour.kernel.conformance.decisions import check_asks, check_notation, check_state, check_stored
from parlour.kernel.conformance.report import Report, Where
from parlour.kernel.conformance.secrecy import check_worlds
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.rng import dice

EACH = "hand1=1M hand2=2M hand3=3M hand4=4M"
TWO = "players=2 dominant=P aggressor=gold hand1=1M,3M hand2=2M,4M"
ARMING = "players=2 phase=arming hand1=1M,2M hand2=3M,4M"
THREE = "players=3 dominant=M aggressor=gold hand1=9M,8M hand2=3M,4E hand3=5P,6E"
TRIBUTE = "players=3 phase=tribute dominant=M aside=1P,2P,3P,4P hand2=1M,2M,1E,2E hand3=3M,4M,3E,4E"
GIVEN = "tribute2=9M,12E tribute3=8M,12P spent=12E,12P"
DRAFT = "phase=drafting variants=drafting"
FOUR = "hand1=1M,2M hand2=3M,4M hand3=5M,6M hand4=7M,8M"

IMPOSSIBLE = [
    # Bids
    (f"phase=bidding {HANDS} bid=10P bidder=1 passed=1,2,3,4", "everybody has passed"),
    (f"phase=bidding {HANDS} passed=1,2,3,4", "everybody has passed"),
    (f"phase=bidding {HANDS} bid=10P bidder=1 passed=2 turn=2", "turn=2 has passed and has no further turn"),
    (f"phase=bidding {HANDS} bid=10P bidder=1 passed=2,3,4", "turn=1 made the highest bid"),
    (f"phase=bidding {HANDS} bid=10P bidder=1 turn=1", "turn=1 made the highest bid"),
    (f"phase=bidding {HANDS} bid=10P bidder=1 passed=1 turn=2", "bidder=1 made the highest bid and cannot have passed"),
    (f"phase=bidding {HANDS} bid=10P bidder=1 turn=3", "cannot come to turn=3"),
    (f"phase=bidding {HANDS} first=1 turn=2", "cannot come to turn=2"),
    (f"phase=bidding {HANDS} first=1 turn=2 passed=4", "cannot come to turn=2"),
    (f"phase=bidding {HANDS} first=1 turn=4 bid=10E bidder=3", "3 bids were made, each higher than the last"),
    (f"phase=bidding {HANDS} dominant=P", "no dominant suit and no aggressor yet"),
    (f"phase=bidding {HANDS} aggressor=gold", "no dominant suit and no aggressor yet"),
    (f"phase=bidding {HANDS} first=1 leader=2", "leader=2: before the first conflict it must be 1"),
    (f"phase=bidding {HANDS} conflict=2", "no conflict was fought yet"),
    (f"phase=bidding {HANDS} tricks=1,0,0,0", "no conflict was fought yet"),
    ("phase=bidding hand1=1M hand2=2M,3M hand3=4M hand4=5M", "equally many cards"),
    (f"{DRAFT} {FOUR} bid=10P bidder=1", "nobody bids or passes with 4 players in phase=drafting"),
    (f"{TWO} passed=1", "nobody bids or passes with 2 players"),
    (f"{TWO} bid=10P bidder=1", "nobody bids or passes with 2 players"),
    (f"bid=10P bidder=2 aggressor=gold {EACH}", "bidder=2 makes silver the aggressor, not gold"),
    (f"bid=10P dominant=M {EACH}", "bid=10P makes P dominant, not M"),
    (f"bid=10P bidder=1 passed=2,3 {EACH}", "all but bidder=1 have passed"),
    (f"bid=10P bidder=1 passed=1,2,3,4 {EACH}", "all but bidder=1 have passed"),
    # The frame and the course
    (f"bid=10P conflict=40 {EACH}", "conflict=40 with 1 to come makes more than 12"),
    (f"bid=10P conflict=13 {EACH}", "makes more than 12"),
    (f"bid=10P conflict=2 {HANDS}", "makes more than 12"),
    (f"{THREE} conflict=16", "conflict=16 with 2 to come makes more than 16"),
    (f"{ARMING} conflict=2 reserve=?24 spent=?20", "makes more than 12"),
    (f"bid=10P conflict=3 tricks=1,1,1,0 {EACH}", "no more than 2 were won"),
    (f"bid=10P last=2 tricks=1,0,1,0 {EACH}", "last=2 has won nothing"),
    (f"{ARMING} last=2 tricks=1,0 conflict=12 reserve=?2 spent=?42", "last=2 has won nothing"),
    ("players=2 phase=declaring tricks=5,5 hand1=?12 hand2=?12 spent=?24", "last= must say who won the last"),
    ("players=2 phase=declaring tricks=7,5 turn=2 hand1=?12 hand2=?12 spent=?24", "turn=2 cannot be"),
    (f"bid=10P bidder=1 leader=2 {HANDS}", "leader=2: before the first conflict it must be 1"),
    ("players=2 dominant=P aggressor=silver leader=1 hand1=?12 hand2=?12", "before the first conflict it must be 2"),
    (f"{ARMING} first=1 leader=2 reserve=?24 spent=?20", "before the first conflict it must be 1"),
    (f"bid=10P bidder=1 turn=2 {EACH}", "turn=2 cannot be in phase=conflicts: it must be 1"),
    (f"bid=10P campaign=2 {EACH}", "wins must add up to 1"),
    (f"bid=10P wins=1,0 {EACH}", "wins must add up to 0"),
    (f"bid=10P scores=1,0,0,0 {EACH}", "scores and rebeltricks are counted with 3 players only"),
    (f"{TWO} rebeltricks=0,1", "scores and rebeltricks are counted with 3 players only"),
    (f"{THREE} wins=1,0 campaign=2", "with 3 players nobody wins a campaign"),
    (f"{THREE} scores=9,0,0", "P1 has not been the Empire before campaign 1"),
    (f"{THREE} campaign=2 scores=0,9,0", "P2 has not been the Empire before campaign 2"),
    (f"{THREE} campaign=2 scores=0,0,21", "21 is more than all 20 countries"),
    (f"{THREE} campaign=2 rebeltricks=0,0,1", "P3 was a Rebel in 0 campaigns"),
    (f"{THREE} campaign=2 rebeltricks=10,10,0", "1 campaigns had no more than 16 conflicts"),
    (f"{THREE} first=2", "first=2 must be the Empire, 1"),
    (f"bid=10P tokens={'g' * 18}{',-' * 19} {EACH}", "a1 has more than 17"),
    # Roles
    (f"{TWO} variants=nations", "with variants=nations the conflicts need declared="),
    (f"{TWO} declared=9", "a number is declared only with variants=nations"),
    (f"{ARMING} variants=nations declared=9", "a number is declared only with variants=nations, before"),
    ("players=3 phase=tribute aside=1P,2P,3P,4P hand2=?4 hand3=?4", "phase=tribute needs dominant="),
    ("players=3 phase=yielding dominant=M hand1=?4 hand2=?4 hand3=?4", "no dominant suit and no aggressor yet"),
    ("players=3 dominant=M aggressor=silver hand1=? hand2=? hand3=?", "the Empire, which is gold, is the aggressor"),
    (f"phase=drafting {FOUR}", "phase=drafting needs variants=drafting"),
    (f"phase=meeting {FOUR}", "phase=meeting needs variants=meeting"),
    # Cards
    (f"{DRAFT} hand1=1M,2M hand2=3M,4M hand3=5M,6M hand4=7M", "equally many cards"),
    (f"{DRAFT} {FOUR} kept1=9M", "everybody keeps a card at the same time"),
    (f"{DRAFT} kept1=1M kept2=2M kept3=3M kept4=4M", "equally many cards, and one at least"),
    (f"phase=bidding {HANDS.replace('?12', '?11')} kept1=1M", "cards are kept only in"),
    (f"phase=meeting variants=meeting {EACH}", "every hand must have 2 cards at least"),
    (f"phase=meeting variants=meeting {FOUR} kept1=1M", "everybody keeps a card at the same time"),
    (f"phase=meeting variants=meeting {FOUR} kept1=1M,2M", "the meeting is over"),
    (f"bid=10P reserve=9M {EACH}", "there is a reserve only in phase=arming"),
    ("players=2 phase=arming hand1=?13 hand2=?13 reserve=?22", "12 cards each at most"),
    ("players=2 phase=declaring hand1=?12 hand2=?11 spent=?25", "equally many cards"),
    ("players=3 phase=yielding hand1=?3 hand2=?3 hand3=?3", "every hand must have 4 cards at least"),
    ("players=3 phase=yielding hand1=?5 hand2=?4 hand3=?4", "equally many cards"),
    (f"{TRIBUTE} hand1=5M", "the Empire four fewer"),
    ("players=3 phase=tribute dominant=M aside=1P,2P hand2=?4 hand3=?4", "two pairs must lie aside; there are 2"),
    (f"{THREE} aside=1P,2P,3P,4P", "cards lie aside only with 3 players, in phase=tribute"),
    (f"{TRIBUTE} tribute2=2M", "they have \\[1, 0\\]"),
    (f"{TRIBUTE} tribute2=2M,2E,1E tribute3=4M,4E,3E", "give two"),
    (f"{TRIBUTE} tribute1=2M", "not of the Empire"),
    (f"{TRIBUTE} tribute2=2M,2M tribute3=4M,4E", "each card stands once"),
    (f"{TRIBUTE} tribute2=1M tribute3=4M", "a Rebel would have had to give another card"),
    (f"{TRIBUTE} tribute2=2E tribute3=4M", "a Rebel would have had to give another card"),
    (f"{THREE} tribute2=3M,12E spent=12E", "tribute2 must be in hand1 or spent"),
    (f"{THREE} tribute2=9M", "give two"),
    (f"bid=10P tribute2=9M {EACH}", "a tribute is given with 3 players"),
    # Knowledge
    (f"bid=10P shown=1M:2 {EACH}", "P1 knows the cards that it holds"),
    (f"bid=10P shown=9M:1234 {EACH}", "everybody knows a card that was spent"),
    (f"{ARMING} reserve=9M,8M spent=?42 shown=9M:1", "nobody knows a card of the reserve"),
    (f"{TRIBUTE} shown=1P:2", "the Empire knows what it laid aside"),
    (f"{THREE} {GIVEN} shown=9M:1", "P2 knows the cards that it holds, kept or gave"),
    (f"bid=10P barred=1M:ME {EACH}", "a card cannot be barred from its own suit"),
    (f"phase=bidding barred=1M:E {HANDS}", "nobody has played a card yet"),
    (f"bid=10P sworn=1M:1 {EACH}", "only after a Rebel has given two cards"),
    (f"{THREE} sworn=3M:2", "only after a Rebel has given two cards"),
    (f"{THREE} {GIVEN} sworn=3M:3", "a card that P3 kept is in hand3 or spent"),
    (f"{THREE} {GIVEN} sworn=11M:2", "a Rebel would have had to give another card"),
    (f"bid=10P drafted=1M:10 {EACH}", "drafted: this needs variants=drafting"),
    (f"bid=10P variants=drafting drafted=1M:20 {EACH}", "P2 took this card"),
    (f"{DRAFT} {FOUR} drafted=1M:41", "this card lies in a hand that came another way"),
    (f"{DRAFT} hand1=? hand2=? hand3=? hand4=? kept1=1M kept2=2M kept3=3M kept4=4M drafted=1M:41", "passed so often"),
    (f"bid=10P variants=drafting drafted=1M:10,2M:10,9M:10 spent=9M {FOUR.replace('3M', '3E')}", "two cards are taken"),
]


@pytest.mark.parametrize(("line", "reason"), IMPOSSIBLE)
def test_a_position_that_no_game_can_come_to_is_refused_with_its_reason(line: str, reason: str) -> None:
    with pytest.raises(ParlourError, match=f"^position: .*{reason}"):
        at(line)


@pytest.mark.parametrize(
    ("line", "questions"),
    [
        (f"phase=bidding {HANDS} passed=1,2,3", ["P4 bid"]),
        (f"phase=bidding {HANDS} turn=3", ["P3 bid"]),
        (f"phase=bidding {HANDS} bid=10M bidder=2", ["P3 bid"]),
        (f"phase=bidding {HANDS} bid=10M bidder=2 passed=3,4", ["P1 bid"]),
        (f"phase=bidding {HANDS} bid=11M bidder=4 first=1", ["P1 bid"]),
        (f"bid=10P aggressor=silver leader=1 {EACH}", ["P1 target"]),
        ("players=2 phase=declaring tricks=5,7 hand1=?12 hand2=?12 spent=?24", ["P2 dominant"]),
        (f"{TRIBUTE} tribute2=2M tribute3=4M", ["P2 tribute", "P3 tribute"]),
        (f"{TRIBUTE} tribute2=2M,2E tribute3=4M,4E", ["P2 pair"]),
        (f"{THREE} {GIVEN} sworn=3M:2,4E:2", ["P1 target"]),
    ],
)
def test_a_short_line_is_taken_for_what_a_game_could_have_come_to(line: str, questions: list[str]) -> None:
    match = at(line)
    assert asked(match) == questions
    play_on(match, line, over)


def test_named_cards_of_the_reserve_lie_on_top_of_the_others() -> None:
    match = at(f"{ARMING} reserve=12P,12E spent=?20")
    assert len(state(match).reserve) == 24
    assert [card_name(state(match).face[card]) for card in state(match).reserve[-2:]] == ["12P", "12E"]
    tell(match, "P1 1M", "P2 3M")
    assert ("12E" in holding(match, 1), "12P" in holding(match, 0)) == (True, True)


# Changed by chance


def check_from(match: Match, seed: str, decisions: int) -> None:
    """Play on to the end by chance, checking what every game promises at the first decisions."""
    where, report, ours = Where("alliances", match.options, seed), Report(), dice(seed)
    faces = sorted(match.state.face)
    while match.ending is None:
        if decisions > 0:
            check_asks(match, where)
            check_state(match, faces, where)
            check_stored(match, where)
            check_worlds(match, ours, where, report)
            decisions -= 1
        if not match.trail and (decisions > 0 or len(match.answers) % 4 == 0):  # the kernel's check does it everywhere
            check_notation(match, where)
        play_on(match, f"{seed} {len(match.answers)}", answered(match))
    check_state(match, faces, where)


def test_a_position_changed_by_chance_is_refused_or_can_be_played_to_the_end() -> None:
    accepted = 0
    for number, line in enumerate(mutants("changed", 300)):
        try:
            match = at(line)
        except ParlourError:
            continue
        accepted += 1
        assert GAME.write(GAME.read(GAME.write(match.base))) == GAME.write(match.base)
        check_from(match, f"changed {number}", 3)
    assert 30 < accepted < 200
