"""A declared type gives its paths, its schema, and where data differ from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from parlour.kernel.shapes import define, misfit, paths_of
from parlour.kernel.state import NONE
from parlour.kernel.zone_types import view_type_of
from parlour.kernel.zones import HIDDEN, NAME, OWNER, SLOTS, SPREAD, Zone, Zones, a_seat, per_card, per_seat, value


class Coin(TypedDict):
    """A coin by its metal."""

    metal: Annotated[Literal["gold", "silver"], "of what it is made"]
    worn: NotRequired[Annotated[bool, "whether it has been used"]]
    number: int


class Thaler(Coin):
    """A coin of a year."""

    year: Annotated[int | None, "when it was struck"]


class Purse(TypedDict):
    """Coins, and who has them."""

    owner: Annotated[str, "whose it is"]
    coins: Annotated[list[Coin | Thaler], "a coin in it"]
    lent: Annotated[list[Coin] | int, "a coin lent; of others only how many"]
    rates: Annotated[dict[str, int], "what a metal is worth"]


COIN: dict[str, object] = {"metal": "gold", "number": 3}
PURSE: dict[str, object] = {"owner": "Ada", "coins": [COIN], "lent": 2, "rates": {"gold": 12}}


def test_the_paths_say_what_each_entry_means() -> None:
    assert paths_of(Purse) == {
        "owner": "whose it is",
        "coins.*.metal": "a coin in it: of what it is made",
        "coins.*.worn": "a coin in it: whether it has been used",
        "coins.*.year": "a coin in it: when it was struck",
        "lent.*.metal": "a coin lent; of others only how many: of what it is made",
        "lent.*.worn": "a coin lent; of others only how many: whether it has been used",
        "lent": "a coin lent; of others only how many",
        "rates.*": "what a metal is worth",
    }


def test_the_schema_has_a_definition_for_each_record() -> None:
    definitions: dict[str, Any] = {}
    assert define(Purse, definitions) == {"$ref": "#/$defs/Purse"}
    assert list(definitions) == ["Purse", "Coin", "Thaler"]
    assert definitions["Coin"] == {
        "description": "A coin by its metal.",
        "type": "object",
        "properties": {
            "metal": {"enum": ["gold", "silver"], "description": "of what it is made"},
            "worn": {"type": "boolean", "description": "whether it has been used"},
            "number": {"type": "integer"},
        },
        "required": ["metal", "number"],
        "additionalProperties": False,
    }


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({}, ""),
        ({"lent": [COIN]}, ""),
        ({"coins": [{**COIN, "worn": True}, {**COIN, "year": None}]}, ""),
        ({"owner": 3}, "view.owner is 3, not str"),
        ({"hole": 1}, "view.hole is not declared in Purse"),
        ({"coins": [{"metal": "gold"}]}, "view.coins.0.number is missing in Coin"),
        ({"coins": [{**COIN, "number": True}]}, "view.coins.0.number is True, not int"),
        ({"coins": [{**COIN, "metal": "tin"}]}, "view.coins.0.metal is 'tin', not Literal"),
        ({"rates": {"gold": "x"}}, "view.rates.gold is 'x', not int"),
        ({"lent": None}, "view.lent is None, not "),
    ],
)
def test_what_does_not_fit_is_found(changed: dict[str, object], wrong: str) -> None:
    found = misfit(Purse, {**PURSE, **changed})
    assert found.startswith(wrong) if wrong else not found


ZONES = Zones(
    "Shop",
    "A shop.",
    [
        a_seat("turn", "whose turn it is", NONE),
        value("phase", 0, "what is done now").of(NAME, ["buy", "sell"]),
        value("luck", 0, "what nobody sees", secret=True),
        per_seat("gold", 0, "how much gold"),
        per_card("dust", 0, "how long it has lain there"),
        Zone("hand", "a hand card", owned=True, seen=OWNER, lies=SPREAD),
        Zone("deck", "the deck", seen=HIDDEN),
        Zone("shelf", "a card for sale", lies=SLOTS, slots=2),
    ],
)
CARD: dict[str, object] = {"card": 4, "name": None}
VIEW: dict[str, object] = {
    "game": "shop",
    "players": 1,
    "turn": None,
    "phase": "sell",
    "deck": 3,
    "deck_known": [{**CARD, "name": "Stove", "below": 2}],
    "shelf": [None, {**CARD, "dust": 2}],
    "seats": [{"seat": 0, "gold": 2, "hand": [CARD]}],
}


def test_zones_give_the_type_of_a_view() -> None:
    assert paths_of(view_type_of(ZONES)) == {
        "players": "how many play",
        "turn": "whose turn it is",
        "phase": "what is done now",
        "deck": "the deck: how many cards",
        "deck_known.*.name": "the deck, as far as this seat knows them: its name, - if this seat does not see it",
        "deck_known.*.dust": "the deck, as far as this seat knows them: how long it has lain there",
        "deck_known.*.below": "the deck, as far as this seat knows them: how many cards lie over this one",
        "shelf.*.name": "a card for sale: its name, - if this seat does not see it",
        "shelf.*.dust": "a card for sale: how long it has lain there",
        "seats.*.seat": "the player",
        "seats.*.gold": "how much gold",
        "seats.*.hand.*.name": "a hand card: its name, - if this seat does not see it",
        "seats.*.hand.*.dust": "a hand card: how long it has lain there",
    }
    assert misfit(view_type_of(ZONES), VIEW) == ""
    assert misfit(view_type_of(ZONES), {**VIEW, "luck": 3}) == "view.luck is not declared in View"
    assert misfit(view_type_of(ZONES), {**VIEW, "phase": "rob"}).startswith("view.phase is 'rob'")
