"""Print decks as their cards read: `python -m parlour.games.conquest.cards tesla`."""

from __future__ import annotations

import sys

from parlour.games.conquest.cards.kinds import ARMY, CHARACTER, TYPES
from parlour.games.conquest.cards.model import Print
from parlour.games.conquest.cards.pool import POOL


def lines(card: Print) -> list[str]:
    """A card in a few lines."""
    strength = f"  {card.attack}/{card.defence}" if card.kind in (CHARACTER, ARMY) else ""
    kind = card.subtype or TYPES[card.kind]
    head = f"{card.name} ({', '.join([each for each in (kind, card.dates) if each])}){strength}"
    return [head, f"  {card.symbols or '-'}  {card.text or '(no ability)'}"]


def main(wanted: list[str]) -> None:
    """Print the decks that are named, or all of them."""
    for deck in POOL.decks:
        if not wanted or deck.slug in wanted:
            print(f"{deck.name}: {len(deck.faces)} cards. {deck.plan}")
            for face in deck.faces:
                print("\n".join(lines(POOL.prints[face])))


if __name__ == "__main__":
    main(sys.argv[1:])
