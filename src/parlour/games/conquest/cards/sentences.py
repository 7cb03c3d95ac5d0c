"""The sentence of an ability, made from its data: what is printed and what happens cannot differ."""

from __future__ import annotations

import re
from typing import Final

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.clauses import say_effect
from parlour.games.conquest.cards.codes import (
    ALWAYS,
    CONSTANT,
    HOLD,
    IMMEDIATE,
)
from parlour.games.conquest.cards.english import capital
from parlour.games.conquest.cards.model import Ability

OFTEN: Final = ("", "once", "twice")
COMMANDS: Final = ("gain", "lose", "take", "discard", "put", "look", "draw", "use", "discover", "move")


def sentence(ability: Ability) -> str:
    """The whole sentence, with when and how often."""
    return capital(f"{occasion(ability)}{clause(ability)}.")


def clause(ability: Ability) -> str:
    """What happens, with its condition and its cost."""
    said = [say_effect(ability, effect) for effect in ability.effects]
    words = joined(said)
    if ability.cost is not None:
        words = f"{ability.cost.words}{after_cost(words, said)}"
    if not ability.conditions:
        return words
    steady = ability.when == CONSTANT and ability.trigger is None and lasting(ability)
    all_of = " and ".join([condition.words for condition in ability.conditions])
    if "this land" in all_of:
        words = re.sub("^this land ", "it ", words)
    return f"{'while' if steady else 'if'} {all_of}, {words}"


def joined(said: list[str]) -> str:
    """Effects in one clause; what the player does has a subject where another subject came before."""
    commands = [words.split(" ")[0] in COMMANDS for words in said]
    return " and ".join(
        [
            f"you {words}" if number and commands[number] and not commands[0] else words
            for number, words in enumerate(said)
        ]
    )


def after_cost(words: str, said: list[str]) -> str:
    """What happens, behind what must be given for it: "to draw a card", "to have one more attack"."""
    first, _, rest = words.partition(" ")
    if first == "you" and len(said) == 1:
        return f" to {rest.removeprefix('may ')}"
    commands = all([each.split(" ")[0] in COMMANDS for each in said])
    return f" to {words}" if commands else f"; then {words}"


def lasting(ability: Ability) -> bool:
    """Whether an ability is about how things are, and not about what happens."""
    return v.VERBS[ability.effects[0].verb].works == v.LASTING


def occasion(ability: Ability) -> str:
    """When an ability works, before its clause."""
    if ability.interrupt is not None:
        often = f", {OFTEN[ability.uses]}," if ability.when == HOLD and ability.uses != ALWAYS else ""
        return f"interrupt{often} when {ability.interrupt.words}: "
    if ability.trigger is not None:
        return f"whenever {ability.trigger.words}, "
    if ability.when == CONSTANT:
        return "" if lasting(ability) else "at the start of your turn, "
    if ability.option and ability.when == IMMEDIATE:
        return ""  # the card says so for all its options
    if ability.when == HOLD:
        return "once each turn: " if ability.uses == ALWAYS else f"{OFTEN[ability.uses]}, on your turn: "
    return "when played, " if ability.uses == 1 else "when played, twice: "


def card_text(abilities: list[Ability]) -> str:
    """All sentences of a card. Those of which one is chosen stand together."""
    options = [f"{occasion(ability)}{clause(ability)}" for ability in abilities if ability.option]
    rest = [ability.text for ability in abilities if not ability.option]
    if options:
        rest.insert(0, f"When played, choose one: {'; or '.join(options)}.")
    return " ".join(rest)
