"""Cards that leave a hand face down: whoever knew some of that hand can no longer tell where they are (R17)."""

from __future__ import annotations

import pytest
from tests.games.dale.questions import asked_to
from tests.games.dale.table import GAME, at, called, card_named, options, rolling, state, tell

from parlour.kernel.match import Match
from parlour.kernel.rng import seeded
from parlour.kernel.state import EVERYONE

# How often each is tried: with every chance the known card may come to lie under another back.
CHANCES = [f"chance={seeded(f'track {n}')}" for n in range(30)]

ROTTEN = "hand1=Rotten_Food,Sabotage,Nuisance shown=hand1.2:12 deck2=Junk"
STORED = "character1=Wren phase=cleanup hand1=Sabotage,Nuisance shown=hand1.1:12 deck1=?9 hand2=?5"


def known_to(match: Match, player: int, cards: list[int]) -> list[str]:
    """Those of some cards that a player knows, by name."""
    s = state(match)
    return called(match, [card for card in cards if s.knows(player - 1, card)])


@pytest.mark.rule("R17")
def test_what_is_put_on_a_deck_cannot_be_followed_by_who_knew_the_hand() -> None:
    for given in ("Sabotage", "Nuisance"):
        match = tell(at(ROTTEN), "P1 play Rotten Food", f"P1 {given}")
        s = state(match)
        assert known_to(match, 1, [*s.hand[0], s.deck[1][-1]]) == [*called(match, s.hand[0]), given]
        assert known_to(match, 2, [*s.hand[0], s.deck[1][-1]]) == []


@pytest.mark.rule("R17")
def test_a_back_says_no_longer_what_it_said() -> None:
    under = set()
    for chance in CHANCES:
        match = at(f"{ROTTEN} {chance}")
        known = state(match).hand[0][1]
        tell(match, "P1 play Rotten Food", "P1 Sabotage")
        under.update(called(match, [known]))
    assert under == {"Sabotage", "Nuisance"}


@pytest.mark.rule("R17")
def test_the_last_card_of_a_hand_is_followed_wherever_it_goes() -> None:
    match = tell(at("hand1=Rotten_Food,Sabotage shown=hand1.2:12 deck2=Junk"), "P1 play Rotten Food", "P1 Sabotage")
    assert known_to(match, 2, state(match).deck[1]) == ["Sabotage"]


@pytest.mark.rule("R17", "DM-277")
def test_what_is_stored_cannot_be_followed_either() -> None:
    for kept in ("Sabotage", "Nuisance"):
        match = tell(at(STORED), "P1 use Load", f"P1 {kept}")
        s = state(match)
        assert called(match, s.stored) == [kept]
        assert known_to(match, 1, s.stored) == [kept]
        assert known_to(match, 2, [*s.stored, *s.hand[0]]) == []


@pytest.mark.rule("R17")
def test_a_card_that_goes_from_hand_to_hand_is_lost_to_third_parties_alone() -> None:
    line = "players=3 hand1=Dirty_Exchange,Nuisance hand2=Sabotage shown=hand1.2:123,hand2.1:23 hand3=Junk"
    match = tell(at(line), "P1 play Dirty Exchange", "P1 P2", "P1 Nuisance")
    s = state(match)
    assert called(match, s.hand[1]) == ["Nuisance"]
    assert known_to(match, 1, s.hand[1]) == known_to(match, 2, s.hand[1]) == ["Nuisance"]
    assert known_to(match, 2, s.hand[0]) == ["Sabotage"]
    assert known_to(match, 3, [*s.hand[0], *s.hand[1]]) == []


@pytest.mark.rule("R17")
def test_who_sees_the_card_keeps_what_he_knew_of_the_others() -> None:
    line = "players=3 hand1=Dirty_Exchange hand2=Sabotage,Nuisance,Rotten_Food shown=hand2.1:123 hand3=Junk"
    for chance in CHANCES:
        match = tell(at(f"{line} {chance}"), "P1 play Dirty Exchange", "P1 P2")
        s = state(match)
        assert "Sabotage" in known_to(match, 1, [*s.hand[0], *s.hand[1]])
        assert known_to(match, 3, [*s.hand[0], *s.hand[1]]) == []


@pytest.mark.rule("R17")
def test_an_open_discard_takes_nothing_from_what_is_known() -> None:
    match = at("hand1=Sabotage,Nuisance shown=hand1.1:12 deck1=?9 hand2=?5")
    tell(match, "P1 discard any cards", "P1 Nuisance", "P1 done")
    assert known_to(match, 2, state(match).hand[0])[:1] == ["Sabotage"]
    assert state(match).known[state(match).disc[0][-1]] == EVERYONE


# A hand that did not change

HELD = "Sabotage,Nuisance shown=hand1.2:123,hand1.3:123"


@pytest.mark.rule("R17")
@pytest.mark.parametrize("chance", CHANCES[:6])
@pytest.mark.parametrize(
    ("line", "answers"),
    [
        (f"hand1=Supply_Depot,{HELD}", ["P1 play Supply Depot", "P1 done"]),
        (f"hand1=Gamble,{HELD} hand2=?", ["P1 play Gamble", "P1 P2"]),
        (f"hand1=Natural_Survivor,{HELD} deck1=-", ["P1 play Natural Survivor"]),
    ],
)
def test_nobody_loses_track_of_a_hand_that_no_card_left(line: str, answers: list[str], chance: str) -> None:
    rolled = rolling((6, 0)) if "Gamble" in line else chance
    match = tell(at(f"players=3 {line} {rolled}"), *answers)
    s = state(match)
    assert s.stored == []
    for other in (2, 3):
        assert sorted(known_to(match, other, s.hand[0])) == ["Nuisance", "Sabotage"]


@pytest.mark.rule("R17")
def test_who_knows_that_all_cards_of_a_hand_are_equal_still_does() -> None:
    match = at("hand1=Rotten_Food,?2 shown=hand1.2:12,hand1.3:12 deck2=Cookies")
    tell(match, "P1 play Rotten Food", "P1 Junk")
    s = state(match)
    assert known_to(match, 2, [*s.hand[0], s.deck[1][-1]]) == ["Junk", "Junk"]


# Umbrella, Fishing, Blindfold


@pytest.mark.rule("R17")
@pytest.mark.parametrize("chance", CHANCES[:10])
def test_a_third_player_cannot_tell_what_umbrella_took(chance: str) -> None:
    line = "players=3 hand1=Umbrella hand3=? hand2=Sabotage,Nuisance,? shown=hand2.1:123,hand2.2:123,hand2.3:123"
    match = tell(at(f"{line} {chance}"), "P1 play Umbrella", "P1 P2")
    taken = options(match, "P1")[0]
    tell(match, f"P1 {taken}")
    s = state(match)
    assert known_to(match, 3, [*s.hand[0], *s.hand[1]]) == ["Umbrella"]
    assert known_to(match, 1, s.hand[0]) == [taken.rsplit(" ", 1)[0]]
    assert len(known_to(match, 1, s.hand[1])) == 3, "whoever knew the whole hand knows what is left of it"
    assert len(known_to(match, 2, s.hand[1])) == 3


@pytest.mark.rule("R17")
def test_umbrella_that_takes_nothing_changes_what_nobody_knew() -> None:
    line = "players=3 hand1=Umbrella hand3=? hand2=Sabotage,Nuisance,? shown=hand2.1:123,hand2.2:123"
    match = tell(at(line), "P1 play Umbrella", "P1 P2", "P1 done")
    assert sorted(known_to(match, 3, state(match).hand[1])) == ["Nuisance", "Sabotage"]


@pytest.mark.rule("R17")
def test_fishing_keeps_the_order_of_several_cards_to_itself() -> None:
    line = "hand1=Fishing,? disc1=Spyglass,Cookies,Swift_Broker deck1=? "
    tops = set()
    for chance in CHANCES:
        match = tell(at(line + chance), "P1 play Fishing", "P1 spend with Junk 1")
        top = card_named(match, state(match).disc[0], "Cookies")
        tell(match, "P1 Spyglass", "P1 Cookies", "P1 done")
        s = state(match)
        assert called(match, s.deck[0][-2:]) == ["Spyglass", "Cookies"]
        assert known_to(match, 1, s.deck[0][-2:]) == ["Spyglass", "Cookies"]
        assert known_to(match, 2, s.deck[0]) == []
        tops.add(s.deck[0][-1] == top)
    assert tops == {True, False}
    one = tell(at(line), "P1 play Fishing", "P1 spend with Junk 1", "P1 Cookies", "P1 done")
    assert known_to(one, 2, state(one).deck[0]) == ["Cookies"], "all saw which single card it was"


@pytest.mark.rule("R17")
def test_which_card_of_a_known_hand_lies_face_down_is_a_secret() -> None:
    match = tell(at("hand1=Blindfold,Sabotage,Nuisance shown=hand1.2:12,hand1.3:12"), "P1 play Blindfold")
    s = state(match)
    seen = {GAME.trace(s, 1, 0, asked_to("choose card"), card) for card in s.hand[0]}
    assert len(seen) == 1, "the cards look alike from behind"
    own = {GAME.trace(s, 0, 0, asked_to("choose card"), card) for card in s.hand[0]}
    assert len(own) == 2
