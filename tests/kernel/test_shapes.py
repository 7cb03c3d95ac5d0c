"""A declared type gives its paths, its schema, and where data differ from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from parlour.kernel.shapes import define, misfit, paths_of


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
