"""Numbers that nothing at a table exceeds; questions and states both know them."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 7

# Every card has a lower number, however many are added to the table (`cards.next_back`). Everything among cards that is
# not a card, in options and in lists, is this number or more: "no more cards", marks and kinds that are added to a
# card.
NO_CARD: Final = 1_048_576
