"""Who may know what: everything in play, in active areas and in discard piles is open (HG-93); hands, decks and land
piles are not. What a card was fetched for is shown (HG-120), so that an answer tells only what is seen."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.faces import KINDS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.state import ConquestState

ALL_LANDS: Final = -1


def pool_of(s: ConquestState, card: int) -> int:
    """Cards of one deck can be exchanged for each other, and lands of one pile; in a quick game all lands."""
    if KINDS[s.face[card]] == LAND:
        return ALL_LANDS if s.continent >= 0 else 2 * s.owner[card] + 1
    return 2 * s.owner[card]
