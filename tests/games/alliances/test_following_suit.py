"""Which card may be played to a conflict."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import asked, at, fight, options, powers, seen, tell

from parlour.games.alliances.cards.prints import FACES_BY_NAME, SPECIALS
from parlour.kernel.errors import ParlourError


def answering(lead: str, hand: str, dominant: str = "M") -> list[str]:
    """What P2 may play from a hand after P1 led a card."""
    size = hand.count(",") + 1
    line = f"bid=10{dominant} hand1={lead.replace(' ', '')},?{size - 1} hand2={hand} hand3=?{size} hand4=?{size}"
    return options(tell(at(line), "P1 a3", f"P1 {lead}"), "P2")


@pytest.mark.rule("AL-045")
def test_the_starting_player_may_lead_any_card_of_his_hand_face_up() -> None:
    match = at("bid=10M hand1=4P,9E,1M,Spin,Bribe hand2=?5 hand3=?5 hand4=?5")
    tell(match, "P1 a3")
    assert options(match, "P1") == ["1M", "9E", "Bribe", "4P", "Spin"]
    tell(match, "P1 4P")
    assert seen(match)["seats"][0]["played"]["name"] == "4P"
    assert len(seen(match)["seats"][0]["hand"]) == 4


@pytest.mark.rule("AL-046")
@pytest.mark.parametrize("suit", ["M", "E", "P"])
def test_the_suit_of_the_first_card_leads(suit: str) -> None:
    assert seen(fight(f"7{suit}"))["leading"] == suit
    assert seen(fight(f"7{suit}", "1M" if suit != "M" else "1E"))["leading"] == suit


@pytest.mark.rule("AG-11")
@pytest.mark.parametrize("name", sorted(special.name for special in SPECIALS.values()))
def test_a_special_action_that_is_led_makes_its_suit_the_leading_one(name: str) -> None:
    assert seen(fight(name))["leading"] == "MEP"[SPECIALS[FACES_BY_NAME[name]].suit]


@pytest.mark.rule("AL-047", "AL-054")
@pytest.mark.parametrize("leader", [1, 2, 3, 4])
def test_everybody_plays_one_card_in_order_to_the_left(leader: int) -> None:
    match = at(f"bid=10M leader={leader} hand1=1M,1E hand2=2M,2E hand3=3M,3E hand4=4M,4E")
    tell(match, f"P{leader} a3")
    order: list[str] = []
    while not order or asked(match)[0].endswith("play"):
        order += asked(match)
        who = order[-1].split()[0]
        tell(match, f"{who} {who[1]}M")
    assert order == [f"P{(leader - 1 + turn) % 4 + 1} play" for turn in range(4)]
    assert [len(seat["hand"]) for seat in seen(match)["seats"]] == [1, 1, 1, 1]


@pytest.mark.rule("AL-048", "AL-050")
def test_who_holds_the_leading_suit_may_not_leave_it_with_a_power_card() -> None:
    assert answering("4P", "7P,2P,9E,12M") == ["2P", "7P"]


@pytest.mark.rule("AL-050")
def test_the_dominant_suit_is_barred_too_while_the_leading_suit_is_held() -> None:
    assert answering("4P", "7P,12M", dominant="M") == ["7P"]


@pytest.mark.rule("AL-049", "AG-13")
def test_any_special_action_may_be_played_though_the_leading_suit_is_held() -> None:
    assert answering("4P", "7P,9E,12M,Bribe,CovertOperation,Embargo") == ["Covert Operation", "Bribe", "7P", "Embargo"]


@pytest.mark.rule("AL-050")
def test_who_has_no_card_of_the_leading_suit_may_play_anything() -> None:
    assert answering("4P", "9E,12M,Bribe,1E") == ["12M", "1E", "9E", "Bribe"]


@pytest.mark.rule("AL-051", "AL-050")
def test_a_special_of_the_suit_must_be_played_when_it_is_the_only_card_of_the_suit() -> None:
    assert answering("4P", "9E,12M,Spin,1E", dominant="M") == ["Spin"]


@pytest.mark.rule("AG-12")
def test_who_has_only_specials_of_the_leading_suit_may_play_a_special_of_another_suit() -> None:
    assert answering("4P", "9E,12M,Spin,Bribe") == ["Bribe", "Spin"]


@pytest.mark.rule("AG-11", "AL-050")
def test_a_special_action_that_is_led_must_be_followed_in_its_suit() -> None:
    assert answering("Bribe", "3E,9P,12M") == ["3E"]


@pytest.mark.rule("AL-052")
def test_example_3() -> None:
    assert answering("8M", "4P,9E,1P,Spin", dominant="P") == ["9E", "1P", "4P", "Spin"]
    match = fight("8M", "4P", "1M", "2M", dominant="P")
    assert seen(match)["seats"][1]["tricks"] == 1


@pytest.mark.rule("AL-051")
def test_example_2_refuses_the_power_card_of_another_suit() -> None:
    match = at("bid=10M hand1=4P,1M hand2=Spin,12M hand3=2M,3M hand4=5M,6M")
    tell(match, "P1 a3", "P1 4P")
    with pytest.raises(ParlourError, match="AL-050"):
        tell(match, "P2 12M")
    tell(match, "P2 Spin")


@pytest.mark.rule("AG-14")
def test_the_leading_suit_must_be_followed_though_the_card_that_led_it_was_discarded() -> None:
    match = at("bid=10P hand1=9E,1P hand2=Embargo,2P hand3=5E,12M hand4=7M,8M")
    tell(match, "P1 a3", "P1 9E", "P2 Embargo")
    assert powers(match)[0] == "0E"
    assert seen(match)["leading"] == "E"
    assert options(match, "P3") == ["5E"]


@pytest.mark.rule("AL-053")
@pytest.mark.parametrize(
    ("card", "question", "objects"),
    [
        ("Bribe", "bribe", ["4P", "9P"]),
        ("Dual Allegiance", "ally", ["4P", "9P"]),
        ("Covert Operation", "expose", ["Covert Operation", "Free Market"]),
    ],
)
def test_a_special_action_is_resolved_at_once_and_cannot_be_declined(
    card: str, question: str, objects: list[str]
) -> None:
    match = fight("4P", "9P", "Free Market", card)
    assert asked(match) == [f"P4 {question}"]
    assert options(match, "P4") == objects


@pytest.mark.rule("AL-053")
def test_the_player_of_the_special_action_decides_not_the_owner_of_its_object() -> None:
    match = fight("4P", "9P", "Bribe")
    assert asked(match) == ["P3 bribe"]
    tell(match, "P3 9P")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["4P", "0P", "9E", "-"]
