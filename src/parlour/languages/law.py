"""The numbered rules of a game in another language: `de/alliances.rules.md` is built like the RULES.md of the game.

As everywhere, the English words are the key (docs/translating.md). Statements and their headings are paired by their
id, the sentences of a numbered section by their order. What has no translation stays English.
"""

from __future__ import annotations

from functools import lru_cache

from parlour.kernel.game import Game
from parlour.kernel.rulebook import Rulebook, Statement
from parlour.languages.catalogue import FOLDER


def translated_rules(language: str, game: Game) -> Rulebook | None:
    """What a language has of the rules of a game."""
    file = FOLDER / language / f"{game.name}.rules.md"
    return Rulebook(file.read_text(encoding="utf-8")) if file.exists() else None


@lru_cache(maxsize=16)
def law_of(language: str, game: Game) -> dict[str, str]:
    """The rules of a game in a language by their English words, with their headings; empty where there are none."""
    other = translated_rules(language, game)
    if other is None:
        return {}
    book, found = game.rulebook(), {}
    pairs = [(each, other.statements[rule]) for rule, each in book.statements.items() if rule in other.statements]
    for section in book.sections:
        pairs += pairs_of(section, book, other)
    for english, told in pairs:
        found[english.heading] = told.heading
        found[english.words] = told.words
    return found


def pairs_of(section: str, book: Rulebook, other: Rulebook) -> list[tuple[Statement, Statement]]:
    """The sentences of a numbered section in both languages; none where their numbers differ."""
    english = [each for each in book.sentences() if each.rule == section]
    told = [each for each in other.sentences() if each.rule == section]
    return list(zip(english, told, strict=True)) if len(english) == len(told) else []


def rulebook_in(language: str, game: Game) -> Rulebook:
    """The rulebook of a game as a reader of a language gets it, without the quick start."""
    law, book, read = law_of(language, game), game.rulebook(), Rulebook("")
    for rule, each in book.statements.items():
        read.statements[rule] = Statement(
            rule, law.get(each.words, each.words), each.note, law.get(each.heading, each.heading)
        )
    return read
