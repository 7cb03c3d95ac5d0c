"""What on the table an answer is about, and what a face shows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alliances.table import GAME, HANDS, at, fight, fresh, state, tell

from parlour.games.alliances.cards.prints import CARDS, FACES_BY_NAME, SPECIALS, card_name
from parlour.kernel.match import Match


def touches(match: Match, who: str) -> dict[str, dict[str, object]]:
    """What each option of a player's question touches, by its words."""
    spelled: Any = match.spell(match.ask_of(int(who[1:]) - 1))
    return {option["words"]: option["touches"] for option in spelled["options"]}


def back(match: Match, name: str) -> int:
    """The card with a face."""
    return state(match).face.index(FACES_BY_NAME[name])


def test_a_bid_touches_its_field_of_the_grid() -> None:
    match = tell(at(f"phase=bidding turn=1 {HANDS}"), "P1 20M")
    assert touches(match, "P2") == {bid: {"slot": bid} for bid in ("pass", "20E", "20P")}


def test_a_target_touches_its_place() -> None:
    match = at(f"bid=10P leader=1 {HANDS}")
    assert touches(match, "P1")["b2 Galdonia"] == {"place": "b2"}
    assert len(touches(match, "P1")) == 4


def test_a_card_to_play_touches_its_back() -> None:
    match = tell(at("bid=10P leader=1 hand1=4P,Spin hand2=?2 hand3=?2 hand4=?2"), "P1 b2")
    assert touches(match, "P1") == {name: {"card": back(match, name)} for name in ("4P", "Spin")}


def test_dual_allegiance_touches_a_card_and_then_a_player() -> None:
    match = fight("4P", "5P", "Dual Allegiance")
    assert touches(match, "P3") == {name: {"card": back(match, name)} for name in ("4P", "5P")}
    tell(match, "P3 4P")
    assert touches(match, "P3") == {f"P{seat + 1}": {"seat": seat} for seat in range(3)}


def test_a_pair_touches_its_pile() -> None:
    rise = "players=3 phase=tribute dominant=M aggressor=gold aside=1P,2P,3P,4P"
    match = at(f"{rise} hand1=? hand2=1M,1E,2E,Spin,Bribe hand3=3M,3E,4E,Embargo,Monopoly")
    tell(match, "P2 1M", "P3 3M", "P2 2E", "P3 4E")
    assert touches(match, "P2") == {"pair 1": {"pile": "pair 1"}, "pair 2": {"pile": "pair 2"}}


@pytest.mark.parametrize(("nations", "slots"), [(False, 3), (True, 63)])
def test_naming_the_dominant_suit_touches_a_field(nations: bool, slots: int) -> None:
    flag = "variants=nations" if nations else ""
    match = at(f"players=2 {flag} phase=declaring turn=1 hand1=?12 hand2=?12 spent=?24")
    found = touches(match, "P1")
    assert found == {words: {"slot": words} for words in found}
    assert len(found) == slots


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_a_game_touches_something_that_the_view_shows(players: int) -> None:
    match = fresh(f"touch {players}", players=players, campaigns=3 if players == 3 else 1)
    for _ in range(60):
        ask = match.asks[0]
        view: Any = match.view(ask.seat)
        shown = {
            "card": {card["card"] for seat in view["seats"] for card in [*seat["hand"], seat["played"]] if card},
            "place": {each["place"] for each in view["map"]},
            "seat": set(range(players)),
            "pile": {"pair 1", "pair 2"},
            "slot": {option["words"] for option in view["asks"][0]["options"]},
        }
        for option in view["asks"][0]["options"]:
            ((key, thing),) = option["touches"].items()
            assert thing in shown[key]
        match.answer(ask.seat, ask.options[len(ask.options) // 2])


def test_the_catalogue_has_every_card_and_every_country() -> None:
    found: dict[str, Any] = {str(each["name"]): each for each in GAME.catalogue()}
    assert list(found)[:CARDS] == [card_name(face) for face in range(CARDS)]
    assert len(found) == 36 + 12 + 20
    assert found["4P"]["facts"] == {"kind": "power", "suit": "P", "number": 4}
    assert found["Spin"]["facts"] == {"kind": "special", "suit": "P"}
    assert found["Spin"]["text"] == SPECIALS[FACES_BY_NAME["Spin"]].text
    assert found["Ardovia"]["facts"] == {"kind": "country", "military": 6, "economics": 3, "politics": 0}
    assert all(each["text"] for each in found.values())


def test_the_view_shows_what_special_actions_did_on_the_table() -> None:
    match = fight("4P", "9M", "Reinforcement", "Dual Allegiance: P2")
    view = match.view(0)
    assert view["doubled"] is None  # the conflict is over
    match = fight("4P", "9M", "Reinforcement")
    assert match.view(0)["doubled"] == {"card": back(match, "9M"), "name": "9M"}
    match = fight("4P", "9M", "Dual Allegiance: P2")
    assert match.view(3)["added"] == {"card": back(match, "4P"), "name": "4P", "seat": 1}
    match = fight("4P", "9M", "Bribe")
    assert match.view(3)["bribed"] == {"card": back(match, "4P"), "name": "4P"}
