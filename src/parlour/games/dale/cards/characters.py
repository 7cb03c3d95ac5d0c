"""Characters and their specialty cards: what they do is entered in the tables of `cast` and the book."""

from __future__ import annotations

from types import ModuleType

from parlour.games.dale.cards import book, cast, characters_green, characters_red, characters_yellow
from parlour.games.dale.cards.prints import COLOURS, SPECIALTIES

MODULES: tuple[ModuleType, ...] = (characters_green, characters_yellow, characters_red)


def enter(module: ModuleType) -> None:
    """Enter the tables of a colour: of characters by name, of abilities by theirs, of specialty cards by theirs."""
    for character in cast.CAST:
        enter_character(module, character)
    for name in ("TECHNIQUES", "ALERTS"):
        for card, effect in getattr(module, name, {}).items():
            for owner in range(len(COLOURS)):
                book.TABLES[name][SPECIALTIES[card] + owner] = effect


def enter_character(module: ModuleType, character: cast.Character) -> None:
    """Enter whatever a module says about a character."""
    for name in (
        "SETUPS",
        "LATE_SETUPS",
        "HAND_SIZES",
        "PRICES",
        "HINDRANCES",
        "WANTED_SETS",
        "COUNTS_AT_FIRST",
        "FAULTS_BESIDE",
    ):
        rules = getattr(module, name, {})
        if character.name in rules:
            getattr(cast, name)[character.number] = rules[character.name]
    for name in ("GOLD_FOR", "TOKENS_FOR"):
        for (who, event), amount in getattr(module, name, {}).items():
            if who == character.name:
                getattr(cast, name)[character.number, event] = amount
    for name in ("USES", "CONDITIONS", "WORTHS", "WANTS"):
        rules = getattr(module, name, {})
        for place, ability in enumerate(character.abilities):
            if ability.name in rules:
                getattr(cast, name)[character.number, place] = rules[ability.name]


def enter_all() -> None:
    """Enter all characters, once."""
    for module in MODULES:
        enter(module)
    book.WIN_BANS.append(cast.hindered)
