"""A card of Dale says the same everywhere: its text in cards/decks/, its function in cards/, its tests."""

from __future__ import annotations

import ast
import re
import tomllib

import pytest
from tests.hygiene.sources import PACKAGE, ROOT, text_of

DALE = PACKAGE / "games" / "dale"
DECKS = sorted(path.stem for path in (DALE / "cards" / "decks").glob("*.toml"))
CARDS = {*DECKS, "traps", "characters_green", "characters_yellow", "characters_red"}  # the modules that may name cards
MACHINERY = sorted(
    path.relative_to(DALE).as_posix()
    for path in DALE.rglob("*.py")
    if path.parent.name != "cards" or path.stem not in CARDS
)
NO_TABLES = {"COSTS", "FINISH_COSTS", "WAITING"}  # they tell something about a card, not what it does


class Module:
    """The functions of a deck with their docstrings, and the tables in which cards are entered."""

    def __init__(self, source: str) -> None:
        tree = ast.parse(source)
        self.texts: dict[str, str] = {}
        self.entered: dict[str, set[str]] = {}
        for node in tree.body:
            if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef):
                self.texts[node.name] = " ".join((ast.get_docstring(node) or "").split())
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
                self.enter(ast.unparse(node.targets[0]), node.value)

    def enter(self, table: str, cards: ast.Dict) -> None:
        """Take up a table of cards."""
        for key, value in zip(cards.keys, cards.values, strict=True):
            if table.isupper() and table not in NO_TABLES and isinstance(key, ast.Constant):
                self.entered.setdefault(str(key.value), set()).add(ast.unparse(value))


def slug(name: str) -> str:
    """A card's name as a function has it: "Collector's Desire" is collectors_desire."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", ""))


def cards_of(deck: str) -> dict[str, str]:
    """The cards of a deck by name, with their texts."""
    data = tomllib.loads(text_of(DALE / "cards" / "decks" / f"{deck}.toml"))
    return {card["name"]: card["text"] for card in data["card"]}


def wrong_in(cards: dict[str, str], module: Module) -> list[str]:
    """What is wrong with a deck's functions: one missing, another text, a stranger in a table."""
    found = [f"{name} is no card of this deck" for name in sorted(module.entered) if name not in cards]
    for name, text in cards.items():
        function = slug(name)
        if function not in module.texts:
            found.append(f"nothing says what {name} does")
        if function in module.texts and module.texts[function] != text:
            found.append(f"{name} has another text than its function: {module.texts[function]}")
        if function in module.texts and function not in module.entered.get(name, set()):
            found.append(f"{function} is in no table")
    return found


def untested(cards: dict[str, str], source: str) -> list[str]:
    """The cards of a deck that no test is named after."""
    tests = re.findall(r"^def test_(\w+)", source, re.MULTILINE)
    return [name for name in cards if not any(test.startswith(f"{slug(name)}_") for test in tests)]


def test_there_are_27_decks_of_six_cards() -> None:
    assert len(DECKS) == 27
    assert sum(len(cards_of(deck)) for deck in DECKS) == 162


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_is_what_its_text_says(deck: str) -> None:
    module = Module(text_of(DALE / "cards" / f"{deck}.py"))
    assert wrong_in(cards_of(deck), module) == []


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_test_of_its_name(deck: str) -> None:
    assert untested(cards_of(deck), text_of(ROOT / "tests" / "games" / "dale" / f"test_{deck}.py")) == []


GOOD = '''
async def swift_broker(s, me, card):
    """Discard your hand,
    then draw as many."""

TECHNIQUES = {"Swift Broker": swift_broker}
COSTS = {"Swift Broker": 1}
'''
SWIFT = {"Swift Broker": "Discard your hand, then draw as many."}


def test_a_deck_in_order_is_fine() -> None:
    assert wrong_in(SWIFT, Module(GOOD)) == []
    assert untested(SWIFT, "def test_swift_broker_draws() -> None:") == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("", "nothing says what Swift Broker does"),
        (GOOD.replace("hand", "deck"), "another text"),
        (GOOD.replace("TECHNIQUES", "COSTS"), "in no table"),
        (GOOD + 'ABILITIES = {"Slow Broker": swift_broker}', "Slow Broker is no card"),
    ],
)
def test_a_deck_in_disorder_is_found(source: str, found: str) -> None:
    assert [line for line in wrong_in(SWIFT, Module(source)) if found in line]


def test_a_card_without_a_test_is_found() -> None:
    assert untested(SWIFT, "def test_swift_brokers() -> None:\ndef test_slow_broker_draws() -> None:") == [
        "Swift Broker"
    ]


# What was chosen may be gone when something else has happened: a loop over chosen cards waits for nothing.

CHOOSING = ("choose_cards", "search_deck_for", "in_order")


def waits_between(tree: ast.Module) -> list[str]:
    """The loops over cards that were chosen together in which something else may happen before the last one moved."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For) and isinstance(node.iter, ast.Await):
            call = node.iter.value
            chosen = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in CHOOSING
            if chosen and any(isinstance(each, ast.Await) for step in node.body for each in ast.walk(step)):
                found.append(f"line {node.lineno}: {ast.unparse(node.iter)}")
    return found


@pytest.mark.parametrize("name", sorted(path.stem for path in (DALE / "cards").glob("*.py")))
def test_cards_that_were_chosen_together_leave_together(name: str) -> None:
    assert waits_between(ast.parse(text_of(DALE / "cards" / f"{name}.py"))) == []


def test_a_wait_between_chosen_cards_is_found() -> None:
    loop = "async def rule():\n for card in await choose_cards(s, me, 'take', s.disc[me], 0, 2):\n  {}take_from(card)"
    assert waits_between(ast.parse(loop.format(""))) == []
    assert waits_between(ast.parse(loop.format("await "))) == [
        "line 2: await choose_cards(s, me, 'take', s.disc[me], 0, 2)"
    ]


# The rules know no card by name: what one does stands with it in cards/.


def all_names() -> set[str]:
    """The names of all cards: of the decks, of traps and of specialty cards."""
    names = {name for deck in DECKS for name in cards_of(deck)}
    names |= {row["name"] for row in tomllib.loads(text_of(DALE / "cards" / "traps.toml"))["trap"]}
    cast = tomllib.loads(text_of(DALE / "cards" / "characters.toml"))["character"]
    return names | {row["name"] for character in cast for row in character.get("specialty", [])}


def named_in(source: str, names: set[str]) -> list[str]:
    """The cards that code names: in a string of its own, or as a number under the name of the card."""
    constants = {re.sub(r"[^A-Z0-9]+", "_", name.upper().replace("'", "")): name for name in names}
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in names:
            found.append(f"line {node.lineno}: {node.value}")
        elif isinstance(node, ast.Name) and node.id in constants:
            found.append(f"line {node.lineno}: {constants[node.id]}")
    return found


@pytest.mark.parametrize("name", MACHINERY)
def test_the_rules_name_no_card(name: str) -> None:
    assert named_in(text_of(DALE / name), all_names()) == []


def ability_names() -> set[str]:
    """The names of all abilities of characters."""
    cast = tomllib.loads(text_of(DALE / "cards" / "characters.toml"))["character"]
    return {row["name"] for character in cast for row in character.get("ability", [])}


@pytest.mark.parametrize("name", sorted(path.name for path in (DALE / "sense").glob("*.py")))
def test_the_sense_names_no_ability(name: str) -> None:
    assert named_in(text_of(DALE / "sense" / name), ability_names()) == []


def test_a_card_that_the_rules_name_is_found() -> None:
    names = {"Collector's Desire", "Sofa"}
    assert named_in('"""Sofa is soft."""\nSIZE = 5\n', names) == []
    assert named_in('if name == "Sofa":\n    pass', names) == ["line 1: Sofa"]
    assert named_in("if face == COLLECTORS_DESIRE:\n    pass", names) == ["line 1: Collector's Desire"]
