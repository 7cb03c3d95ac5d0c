"""How people phrase what Alliances says with signs."""

from __future__ import annotations

import re
from typing import Final

from parlour.games.alliances.cards.prints import LETTERS, SUITS

SPELLED_OUT: Final = re.compile(rf"\b(\d+) (?:of )?({'|'.join(SUITS)})\b", re.IGNORECASE)


def as_signs(words: str) -> str:
    """Words with "8M" for "8 military" and "8 of military"."""
    return SPELLED_OUT.sub(lambda found: f"{found[1]}{LETTERS[SUITS.index(found[2].lower())]}", words)
