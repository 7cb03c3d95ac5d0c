"""What each seat sees, and what its worlds must respect."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alliances.table import (
    GAME,
    answered,
    asked,
    at,
    conflicts,
    fresh,
    holding,
    play_on,
    seen,
    state,
    tell,
)

from parlour.games.alliances.cards.prints import FACES_BY_NAME, card_name
from parlour.games.alliances.questions import (
    ALLY,
    BID,
    BRIBE_WITH,
    EXPOSE,
    KEEP,
    LAY_ASIDE,
    MONOPOLIZE,
    PLAY,
    REINFORCE,
    SHOW,
    TRIBUTE_CARD,
)
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER

TABLES: list[dict[str, object]] = [
    {"players": 2, "nations": True, "campaigns": 1},
    {"players": 3},
    {"players": 4, "campaigns": 1},
    {"players": 4, "drafting": True, "meeting": True, "campaigns": 1},
]


def worlds(match: Match, who: str, count: int = 40) -> list[AlliancesState]:
    """Worlds of a player who is asked something now."""
    sight = match.sight(int(who[1:]) - 1)
    found = []
    for n in range(count):
        world = sight.world(dice(f"world {n}"))
        assert isinstance(world, AlliancesState)
        found.append(world)
    return found


def imagined(match: Match, who: str, holder: str) -> set[str]:
    """Every card that a player imagines in another's hand."""
    seat = int(holder[1:]) - 1
    return {card_name(world.face[card]) for world in worlds(match, who) for card in world.hands[seat]}


def names(cards: list[dict[str, Any]]) -> list[str | None]:
    """The names of cards in a view."""
    return [card["name"] for card in cards]


# Views


@pytest.mark.rule("AG-29")
def test_a_seat_sees_its_own_hand_and_only_the_backs_of_the_others() -> None:
    match = fresh()
    for seat in range(4):
        for other in seen(match, seat)["seats"]:
            shown = names(other["hand"])
            if other["seat"] == seat:
                assert sorted(map(str, shown)) == sorted(holding(match, seat))
            else:
                assert shown == [None] * 12


@pytest.mark.rule("AG-29")
@pytest.mark.parametrize("table", TABLES)
def test_the_watcher_never_sees_a_hand(table: dict[str, object]) -> None:
    match = new_match(GAME, table, "watched")
    while match.asks:
        view = seen(match, WATCHER)
        for seat in view["seats"]:
            assert set(names(seat["hand"])) <= {None}
            assert isinstance(seat["kept"], int)
            assert isinstance(seat["tribute"], int)
        assert set(names(view["aside"])) <= {None}
        assert view["asks"] == []
        play_on(match, f"answer {len(match.answers)}", answered(match))


@pytest.mark.rule("AG-29")
def test_the_watcher_is_told_nothing_of_hidden_cards() -> None:
    for table in TABLES:
        match = play_on(new_match(GAME, table, "told"), "told", lambda match: False)
        private = {"hand", "received", "drawn card", "kept card", "laid card", "tribute set", "tribute", "pair", "met"}
        assert not private & {event.name for event in match.heard(WATCHER)}


def test_played_cards_stay_open_for_everybody() -> None:
    match = at(f"{conflicts()} hand1=4P,1E hand2=7P,12M hand3=2M,3M hand4=5M,6M spent=?40")
    tell(match, "P1 a3", "P1 4P", "P2 7P", "P3 2M", "P4 5M")
    assert {"4P", "7P", "2M", "5M"} <= set(names(seen(match, WATCHER)["spent"]))


@pytest.mark.rule("AL-080")
def test_nobody_sees_the_reserve() -> None:
    match = fresh(players=2)
    assert [state(match).knows(seat, card) for seat in (0, 1, WATCHER) for card in state(match).reserve] == [False] * 72


@pytest.mark.parametrize("table", TABLES)
def test_a_seat_cannot_tell_its_worlds_from_the_table(table: dict[str, object]) -> None:
    match = new_match(GAME, table, "worlds")
    while match.asks:
        for ask in match.asks[:1]:
            world = match.sight(ask.seat).world(dice(f"answer {len(match.answers)}"))
            assert GAME.view(world, ask.seat) == GAME.view(match.state, ask.seat)
            assert sorted(world.face) == sorted(match.state.face)
            assert world.rng != match.state.rng
        play_on(match, f"answer {len(match.answers)}", answered(match))


def test_worlds_exchange_what_the_seat_does_not_know() -> None:
    match = fresh("worlds")
    who = asked(match)[0].split()[0]
    seat = int(who[1:]) - 1
    for other in range(4):
        held = {tuple(sorted(world.face[card] for card in world.hands[other])) for world in worlds(match, who, 20)}
        assert len(held) == (1 if other == seat else 20)


# Voids


@pytest.mark.rule("AL-050")
def test_who_left_the_suit_with_a_power_card_has_none_of_it_in_any_world() -> None:
    hands = "hand1=9E,Bribe,1E,2E hand2=4M,5M,6M,7M hand3=3E,4E,5E,Monopoly hand4=6E,7E,8E,FreeMarket"
    match = tell(at(f"{conflicts()} {hands}"), "P1 a3", "P1 9E", "P2 4M")
    assert imagined(match, "P3", "P2") & {"1E", "2E", "Bribe", "6E", "7E", "8E", "Free Market"} == set()
    assert imagined(match, "P3", "P4") & {"1E", "2E", "Bribe"}  # those may be with anybody else
    tell(match, "P3 3E", "P4 6E")
    who = asked(match)[0].split()[0]
    assert who == "P1"
    assert {name for name in imagined(match, "P1", "P2") if FACES_BY_NAME[name] >> 4 == 1} == set()


@pytest.mark.rule("AL-049")
def test_a_special_of_another_suit_tells_nothing_of_the_hand() -> None:
    hands = "hand1=9E,Bribe,1E,2E hand2=Spin,5M,6M,7M hand3=3E,4E,5E,Monopoly hand4=6E,7E,8E,FreeMarket"
    match = tell(at(f"{conflicts()} {hands}"), "P1 a3", "P1 9E", "P2 Spin")
    assert imagined(match, "P3", "P2") & {"1E", "2E", "Bribe", "6E", "7E", "8E"}


@pytest.mark.rule("AL-050", "AL-087")
def test_a_card_drawn_after_a_void_was_shown_may_be_of_that_suit() -> None:
    line = "players=2 phase=arming hand1=9E,1E,2E hand2=4M,5M,6M reserve=3E,4E,7E,8E spent=?38"
    match = tell(at(line), "P1 9E", "P2 4M")
    assert asked(match) == ["P1 play"]
    drawn = state(match).hands[1][-1]
    assert card_name(state(match).face[drawn]) == "7E"
    held = [[card_name(world.face[card])[-1] for card in world.hands[1]] for world in worlds(match, "P1")]
    assert all(suits.count("E") <= 1 for suits in held)
    assert any(suits.count("E") == 1 for suits in held)


def test_a_card_that_an_ally_showed_stays_where_it_is_in_every_world() -> None:
    line = "phase=bidding turn=3 variants=meeting shown=1M:13,12P:13"
    match = at(f"{line} hand1=1M,12P,3M hand2=1E,2E,3E hand3=1P,2P,3P hand4=Spin,Bribe,Monopoly")
    for world in worlds(match, "P3"):
        assert {"1M", "12P"} <= {card_name(world.face[card]) for card in world.hands[0]}
    assert any(
        "1M" not in {card_name(world.face[card]) for card in world.hands[0]}
        for world in worlds(tell(match, "P3 pass"), "P4")
    )


# Tributes

RISE = "players=3 phase=tribute leader=1 dominant=M aggressor=gold aside=1E,2E,1P,2P"


def paid(second: str, third: str, *answers: str, empire: str = "9M") -> Match:
    """The first conflict after the Rebels paid their tribute out of these hands."""
    return tell(at(f"{RISE} hand1={empire} hand2={second} hand3={third}"), *answers, "P2 pair 1")


@pytest.mark.rule("AL-113")
def test_the_empire_knows_that_a_rebel_kept_nothing_higher_than_he_gave() -> None:
    match = paid("5M,3M,6E,4E,3P,4P", "12M,11M,12E,11E,2M,3E", "P2 5M", "P3 12M", "P2 6E", "P3 12E", empire="9M,10M")
    assert imagined(match, "P1", "P2") & {"11M", "11E"} == set()
    assert imagined(match, "P1", "P2") >= {"2M", "3E"}
    assert imagined(match, "P1", "P3") >= {"11M", "11E", "3M", "4E", "3P", "4P"}


@pytest.mark.rule("AL-113", "AG-83")
def test_a_kept_card_may_equal_the_one_that_was_given_of_another_suit() -> None:
    match = paid("5M,6E,6P,3P,3E", "12M,11M,12E,11E,4P", "P2 5M", "P3 12M", "P2 6E", "P3 12E")
    assert "6P" in imagined(match, "P1", "P2")


@pytest.mark.rule("AG-82")
def test_the_empire_knows_that_a_rebel_who_gave_two_other_cards_has_no_dominant_one() -> None:
    match = paid("7E,6P,5E,4E,3P", "12M,4M,12E,3E,11P", "P2 7E", "P3 12M", "P2 6P", "P3 12E")
    assert "4M" not in imagined(match, "P1", "P2")
    assert "3E" in imagined(match, "P1", "P2")


@pytest.mark.rule("AG-82")
def test_the_empire_knows_that_a_rebel_who_gave_two_dominant_cards_has_no_other_power_card() -> None:
    match = paid("8M,7M,6M,Spin,Bribe", "12M,4M,12E,3E,Embargo", "P2 8M", "P3 12M", "P2 7M", "P3 12E")
    assert "3E" not in imagined(match, "P1", "P2")
    assert imagined(match, "P1", "P2") >= {"4M", "6M", "Embargo"}


@pytest.mark.rule("AG-82")
def test_the_empire_knows_that_a_rebel_who_gave_a_special_has_no_power_card() -> None:
    match = paid("8M,Monopoly,Spin,Bribe,FreeMarket", "12M,4M,12E,3E,Embargo", "P2 8M", "P3 12M", "P2 Spin", "P3 12E")
    own = imagined(match, "P1", "P2") - {"1E", "2E"}  # the pair that he took from the Empire
    assert own == {"Monopoly", "Bribe", "Free Market", "Embargo"}


@pytest.mark.rule("AL-113", "AL-115")
@pytest.mark.parametrize(("lead", "deduces"), [("8M", False), ("5M", True)])
def test_the_other_rebel_knows_the_gifts_only_when_they_are_played(lead: str, deduces: bool) -> None:
    second, third = "5M,3M,4M,6E,4E,3P,4P,3E,5P", "11M,12E,11E,11P,10P,9P,8P,7P,6P"
    match = paid(second, third, "P2 5M", "P3 11M", "P2 6E", "P3 12E", empire="8M,9M,10M,9E,10E")
    tell(match, "P1 a3", f"P1 {lead}", "P2 3M")
    kept = [card for card in state(match).hands[1] if state(match).sworn[card] == 1]  # without the Empire's pair
    held = {card_name(world.face[card]) for world in worlds(match, "P3", 100) for card in kept}
    assert ("9M" in held) is not deduces  # he may have given 10M
    assert "9E" in held  # the other gift is still hidden: it may have been 10E
    assert held & {"10M", "10E"} == set()  # nothing higher is left that he could have given instead


# What a seat sees of answers


@pytest.mark.rule("AL-045", "AL-111", "AL-113", "AL-076", "AL-078")
def test_cards_laid_face_down_look_alike_to_everybody_but_their_owner() -> None:
    s = at("players=3 phase=yielding hand1=1M,2M,3M,4M,5M hand2=?5 hand3=?5").state
    first, second = FACES_BY_NAME["1M"], FACES_BY_NAME["2M"]
    for what in (KEEP, SHOW, LAY_ASIDE, TRIBUTE_CARD):
        assert GAME.trace(s, 1, 0, what, first) == GAME.trace(s, 1, 0, what, second)
        assert GAME.trace(s, 0, 0, what, first) != GAME.trace(s, 0, 0, what, second)
    for what in (PLAY, BRIBE_WITH, ALLY, MONOPOLIZE, REINFORCE, EXPOSE):
        assert GAME.trace(s, 1, 0, what, first) != GAME.trace(s, 1, 0, what, second)
    assert GAME.trace(s, 1, 0, BID, 3) != GAME.trace(s, 1, 0, BID, 4)
