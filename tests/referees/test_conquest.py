"""Conquest under the eyes of its referee: random games of both editions, and wrong rules that it must notice.

`PARLOUR_NIGHTLY=1` plays many more.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.dale.builds import plain_only
from tests.referees.conquest.print import CARDS, PRINTS
from tests.referees.conquest.sentences import read_constant
from tests.referees.mutants import Wrong, foul_in, replace
from tests.referees.referee import watch

import parlour.games  # noqa: F401
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES, ANSWERS = (300, 1500) if NIGHTLY else (10, 160)
CONQUEST = find_game("conquest")
DECKS = sorted(path.stem for path in (CARDS / "decks").glob("*.toml"))
STARTERS = ["tesla", "cheswell", "salem", "vesuvius", "templar", "boudica", "confucius"]
BOOSTERS = [deck for deck in DECKS if deck not in STARTERS]
VARIANTS = ("no-gate", "no-gate,no-sheet", "no-gate", "none", "no-gate,no-cap")
ENDINGS = ("morale", "rounds", "lands", "countries", "morale")


def table(number: int) -> dict[str, object]:
    """Options for one of many games: both editions, two to six players, every ending, every deck."""
    dice = random.Random(f"table {number}")
    players, edition = (2, 3, 4, 2, 5, 3, 6)[number % 7], 2 - number % 2
    options: dict[str, object] = {"players": players, "edition": edition, "ending": ENDINGS[number % len(ENDINGS)]}
    if edition == 2:
        options["variants"] = VARIANTS[number // 2 % len(VARIANTS)]
    if number % 9 == 4:
        options |= {"continent": "africa", "ending": "morale"}
    for seat in range(players):
        options[f"deck{seat + 1}"] = f"{STARTERS[(number + seat) % 7]}+{dice.choice(BOOSTERS)}"
    return options


@pytest.mark.parametrize("number", range(GAMES))
def test_the_referee_has_no_complaint(number: int) -> None:
    match = new_match(CONQUEST, table(number), f"referee {number}")
    assert watch(match, random.Random(f"referee {number}"), ANSWERS) > 50


def test_a_referee_may_come_late() -> None:
    match = new_match(CONQUEST, {"players": 3, "variants": "no-gate"}, "late")
    dice = random.Random("late")
    for _ in range(60):
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options))
    assert watch(match, dice, 150) > 50


def test_every_sentence_is_read() -> None:
    read = [read_constant(sentence) for card in PRINTS.values() for sentence in card.sentences]
    assert len([found for found in read if found is not None]) > 200
    assert {deck for number in range(300) for name in DECKS if (deck := name) in str(table(number))} == set(DECKS)


def more(right: Wrong, by: int = 1) -> Wrong:
    """What a right function says, and some more."""
    return lambda *a: right(*a) + by


def nothing(right: Wrong) -> Wrong:
    """It does nothing."""
    return lambda *a, **k: None


def always(right: Wrong) -> Wrong:
    """It says yes."""
    return lambda *a: True


def never(right: Wrong) -> Wrong:
    """It says no."""
    return lambda *a: False


def none(right: Wrong) -> Wrong:
    """It finds nothing."""
    return lambda *a: []


def to_the_holder(right: Wrong, s: Any, card: int, seat: int) -> Any:
    """A card is discarded to the pile of whoever has it."""
    owner = s.owner[card]
    s.owner[card] = seat
    right(s, card, seat)
    s.owner[card] = owner


TWO: dict[str, object] = {"players": 2, "variants": "no-gate", "deck1": "boudica+roman_expansion", "deck2": "templar"}
THREE: dict[str, object] = {"players": 3, "variants": "no-gate", "deck2": "salem+wild_west", "deck3": "boudica"}
FIRST: dict[str, object] = {"players": 3, "edition": 1, "deck2": "vesuvius", "deck3": "boudica"}
SAVERS: dict[str, object] = {"players": 4, "variants": "no-gate"} | {f"deck{n}": "vesuvius" for n in (1, 2, 3, 4)}
TAKERS: dict[str, object] = {"players": 2, "deck1": "salem+world_war_1", "deck2": "boudica"}
GATE: dict[str, object] = {"players": 2, "deck1": "boudica", "deck2": "boudica"}

# What is wrong, the rules of which one is named, the function, its wrong version, and the options that need it.
MUTANTS: list[tuple[str, str, str, Callable[[Wrong], Wrong], dict[str, object]]] = [
    ("every card is ten stronger", "HC2-091 HC2-092", "card_strength", lambda f: more(f, 10), TWO),
    ("the same in edition 1", "HC1-048", "card_strength", lambda f: more(f, 10), FIRST),
    ("conditions always hold", "HC2-091 HC2-092 HC2-044", "is_so", always, TWO),
    ("a card is in every land", "HC2-091 HC2-092 HC2-090", "is_its_land", always, TWO),
    ("in edition 1 a land speaks of its continent", "HC1-048", "is_its_land", lambda f: on_continent, FIRST),
    ("the weaker side wins", "HC2-093", "decided", lambda f: lambda w, a, d: f(w, d, a), TWO),
    ("a lost battle costs nothing", "HC2-094", "lose_battle", nothing, TWO),
    ("the same in edition 1, for attackers", "HC1-056", "lose_battle", nothing, FIRST),
    ("every land can be reached", "HC2-090", "reaches", always, TWO),
    ("no shield holds", "HC2-090 HC2-028", "is_shielded", never, {**TWO, "deck2": "vesuvius", "deck1": "confucius"}),
    ("800 morale are not needed", "HC2-090 HC2-028", "may_attack", lambda f: ungated(f), GATE),
    ("nobody may claim", "HC2-098", "claimers", none, TWO),
    ("a hand is filled to six", "HC2-085", "hand_size", more, TWO),
    ("there is always room", "HC2-071", "kinds_with_room", lambda f: lambda s, seat: 15, TWO),
    ("four plays", "HC2-071", "begin_turn", lambda f: lambda s, p, a, m: f(s, p + 1, a, m), TWO),
    ("three attacks", "HC2-096", "begin_turn", lambda f: lambda s, p, a, m: f(s, p, a + 1, m), TWO),
    ("two transportations", "HC2-082", "begin_turn", lambda f: lambda s, p, a, m: f(s, p, a, m + 1), TWO),
    ("a victory brings no attack in edition 1", "HC2-096", "attack_again", nothing, FIRST),
    ("gains are fifty higher", "HC2-070", "gain", lambda f: lambda s, p, n, *a: f(s, p, n + 50, *a), TWO),
    ("uses are not counted", "HC2-047", "count_use", nothing, TWO),
    ("lands that were filled since are taken", "HC2-101", "note_empty", nothing, THREE),
    ("the active player interrupts first", "HG-103", "seats_to_ask", lambda f: lambda s: f(s)[::-1], SAVERS),
    ("a taken card goes to its holder's pile", "HC2-107", "discard", lambda f: lambda *a: to_the_holder(f, *a), TAKERS),
    ("an emptied land is not seized in edition 1", "HC1-054", "occupy", nothing, FIRST),
    ("nobody wins with 3000", "HC2-112", "look_for_winner", nothing, {"players": 2, "goal": "600"}),
    ("a round has a turn too few", "HC2-087 HG-05", "is_out", lambda f: lambda s, seat: seat == 1, THREE),
]


def on_continent(s: Any, card: int, land: int) -> bool:
    """In edition 1 any card means all lands of its continent."""
    from parlour.games.conquest.rules.table import continent_of, land_of

    own = land_of(s, card)
    return own >= 0 and s.holder[own] == s.holder[land] and continent_of(s, own) == continent_of(s, land)


def ungated(right: Wrong) -> Wrong:
    """Attacks without 800 morale."""

    def wrong(s: Any, seat: int) -> Any:
        gate, s.gate = s.gate, False
        found = right(s, seat)
        s.gate = gate
        return found

    return wrong


@plain_only
@pytest.mark.parametrize(("rules", "name", "wrong", "options"), [m[1:] for m in MUTANTS], ids=[m[0] for m in MUTANTS])
def test_the_referee_notices(
    rules: str, name: str, wrong: Callable[[Wrong], Wrong], options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    replace(monkeypatch, "conquest", name, wrong)
    foul = foul_in(CONQUEST, options, "mutant", games=16, answers=260)
    assert foul is not None
    assert foul.rule in rules.split(), str(foul)
