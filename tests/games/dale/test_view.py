"""What a seat sees of the table."""

from __future__ import annotations

from typing import Any

from tests.games.dale.table import at, tell

from parlour.kernel.match import Match
from parlour.kernel.state import WATCHER


def seats(match: Match, viewer: int) -> list[dict[str, Any]]:
    found = match.view(viewer)["seats"]
    assert isinstance(found, list)
    return found


def test_only_the_holder_sees_what_a_hand_card_is_worth_and_counts_as() -> None:
    match = at("players=2 hand1=Reflection,Junk disc2=Spyglass hand2=?5")
    held = seats(match, 0)[0]["hand"]
    assert [(card["name"], card["worth"], card["as"]) for card in held] == [
        ("Reflection", 4, "Spyglass"),
        ("Junk", 1, None),
    ]
    for viewer in (1, WATCHER):
        assert {(card["name"], card["worth"], card["as"]) for card in seats(match, viewer)[0]["hand"]} == {
            (None, None, None)
        }
        assert seats(match, viewer)[0]["hand_size"] is None


def test_a_seat_is_reminded_of_the_cards_that_it_knows_in_a_deck() -> None:
    match = at("players=2 actions=2 hand1=Sneaky_Scout deck1=?3,Spyglass,Cookies clock=1 hand2=?5")
    tell(match, "P1 play Sneaky Scout", "P1 Cookies")
    known = [(card["name"], card["below"]) for card in seats(match, 0)[0]["deck_known"]]
    assert known == [("Spyglass", 0), ("Cookies", 1)]
    assert [card["name"] for card in seats(match, 1)[0]["deck_known"]] == []


def test_a_scheduled_card_says_what_it_waits_for_and_what_it_holds() -> None:
    match = at("players=2 actions=3 hand1=Clever_Guardian,Spyglass,Snack deck1=?9 hand2=?5")
    tell(match, "P1 play Snack", "P1 play Clever Guardian", "P1 Spyglass")
    for viewer, stored in ((0, "Spyglass"), (1, None)):
        snack, guardian = seats(match, viewer)[0]["schedule"]
        assert (snack["name"], snack["waits"]) == ("Snack", "your next stack")
        assert [card["name"] for card in guardian["stored"]] == [stored]


def test_the_next_stack_says_what_it_must_total() -> None:
    match = at("players=2 hand1=Junk stall1=Swift_Broker sched2=Nasty_Threat hand2=?5")
    assert [(seat["stacks"], seat["needed"]) for seat in seats(match, WATCHER)] == [(1, 3), (0, 1)]
