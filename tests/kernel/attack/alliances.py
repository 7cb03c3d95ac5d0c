"""The attack on a table of Alliances: from one seat's first view to every card of everybody.

The map lies open, so all rolls that mixed it can be read off. Mixing settles the last place first, so whoever is dealt
the last cards of the pack can read off a dozen more. (The map alone is enough too, but takes far more trying.)
"""

from __future__ import annotations

from typing import Any

from tests.kernel.attack.generator import Rolls, solve

from parlour.games.alliances.cards.board import COUNTRY_NAMES
from parlour.games.alliances.cards.prints import CARDS, FACES_BY_NAME, card_name
from parlour.games.alliances.rules.frame import begin_campaign
from parlour.games.alliances.rules.table_atoms import draw_first
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.record import match_at
from parlour.kernel.registry import find_game

View = dict[str, Any]


def recover(name: str, options: dict[str, object], view: View) -> int | None:
    """The integer of chance that a game began with, from a seat's first view; None where fast chance never deals so."""
    found = solve(seen_rolls(view))
    return found if found is not None and agrees(view, begin(name, options, found)) else None


def agrees(view: View, match: Match) -> bool:
    """Whether a seat of a match would see all that is in a view."""
    seen = match.view(seat_of(view))
    return all([seen[part] == view[part] for part in view])


def begin(name: str, options: dict[str, object], chance: int) -> Match:
    """The game that begins with this integer of fast chance."""
    game = find_game(name)
    s = game.empty(check_options(game, options))
    s.rng = chance
    game.start(s)
    return match_at(game, s, options)


def seat_of(view: View) -> int:
    """Whose view it is: the seat whose cards have names."""
    return next(int(seat["seat"]) for seat in view["seats"] if seat["hand"][0]["name"] is not None)


def seen_rolls(view: View) -> Rolls:
    """The rolls of the set-up, in their order, as far as the view gives them away without a gap."""
    countries = {place: COUNTRY_NAMES.index(tile["country"]) for place, tile in enumerate(view["map"])}
    hand = {held["card"]: FACES_BY_NAME[held["name"]] for held in view["seats"][seat_of(view)]["hand"]}
    return [(view["players"], view["leader"]), *rolls_of_mixing(20, countries), *rolls_of_mixing(CARDS, hand)]


def rolls_of_mixing(size: int, seen: dict[int, int]) -> Rolls:
    """The rolls that mixed so many things, from the last one down to the first that was not seen."""
    items, rolls = list(range(size)), []
    for i in range(size - 1, 0, -1):
        if i not in seen:
            break
        j = items.index(seen[i])
        rolls.append((i + 1, j))
        items[i], items[j] = items[j], items[i]
    return rolls


def table_of(match: Match) -> AlliancesState:
    """The position of a match of Alliances."""
    assert isinstance(match.state, AlliancesState)
    return match.state


def hands_of(s: AlliancesState) -> list[list[str]]:
    """The cards of every seat by name, and the reserve."""
    return [[card_name(s.face[card]) for card in cards] for cards in (*s.hands, s.reserve)]


def next_campaign(s: AlliancesState) -> AlliancesState:
    """The table when the next campaign of four players begins: who plays what until then changes nothing in it."""
    s = s.copy()
    draw_first(s)
    begin_campaign(s)
    return s
