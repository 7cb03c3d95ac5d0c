"""What on the table an answer is about, so that a board can light it."""

from __future__ import annotations

from parlour.games.alliances.cards.board import place_name
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.words import say_option
from parlour.kernel.ask import Ask

# Questions whose answers are no things on the table but fields of a grid: bids, declared numbers, suits.
GRIDS = ("bid", "declare", "dominant")


def touched(s: AlliancesState, ask: Ask, option: int) -> dict[str, object]:
    """The country, the player, the pair, the field of the grid or the card of an answer."""
    what = ask.what
    if what == "target":
        return {"place": place_name(option)}
    if what == "ally to":
        return {"seat": option}
    if what == "pair":
        return {"pile": say_option(s, ask, option)}
    if what in GRIDS:
        return {"slot": say_option(s, ask, option)}
    return {"card": option}
