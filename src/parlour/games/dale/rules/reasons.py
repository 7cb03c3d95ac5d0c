"""A reason why not: the id of a rule, and what it means at this moment; and the prints that words name."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import PRINTS
from parlour.kernel.words import squeezed

FACES_BY_KEY: Final = {squeezed(card.name): face for face, card in enumerate(PRINTS)}
KEYS: Final = frozenset(FACES_BY_KEY)

Why = tuple[str, str]
NOTHING: Final = ("", "")


def faces_in(said: list[str]) -> list[int]:
    """The prints that words name."""
    return [FACES_BY_KEY[token[1:]] for token in said if token.startswith("=")]
