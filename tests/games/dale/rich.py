"""A table of Dale on which everything may happen at once: all cards of the decks are dealt anew before the first turn.

Random games from the usual start see little of the dear cards, and take long to. Here every hand, deck and
pile holds cards of all values, stalls have begun, and a few turns are enough.
"""

from __future__ import annotations

from itertools import combinations

from parlour.games.dale.cards.prints import DECKS, NO_SET, PRINTS
from parlour.games.dale.game import Dale
from parlour.games.dale.rules import atoms, mixing
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_BATCH
from parlour.kernel.cards import roll
from parlour.kernel.rng import dice
from parlour.kernel.state import State

HAND = 7
PILE = 4
GOLD = 3


class RichDale(Dale):
    """Dale from the middle of a game, for a number of turns."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns

    def empty(self, options: dict[str, object]) -> DaleState:
        """The usual table with a last turn of its own."""
        s = super().empty(options)
        s.turn_cap = self.turns
        return s

    def options_in(self, s: State) -> dict[str, object]:
        """All but the last turn, which is none that a host could choose."""
        return {name: value for name, value in super().options_in(s).items() if name != "turns"}

    def may_have_no_winner(self, options: dict[str, object]) -> bool:
        """The last turn comes soon."""
        return True

    def start(self, s: State) -> None:
        """Set up as usual, then mix all hidden cards and deal them out again."""
        assert isinstance(s, DaleState)
        super().start(s)
        cards = s.mdeck + [card for seat in range(s.seats) for card in s.hand[seat] + s.deck[seat]]
        mixing.mix(s, cards, MARKET_BATCH)
        for seat in range(s.seats):
            self.enrich(s, seat)

    def enrich(self, s: DaleState, seat: int) -> None:
        """A larger hand, a discard pile, a stall of some stacks, gold; as far as the market deck reaches."""
        for card in s.hand[seat]:
            s.known[card] = 1 << seat
        while len(s.hand[seat]) < HAND and s.mdeck:
            card = s.mdeck.pop()
            s.hand[seat].append(card)
            s.known[card] = 1 << seat
        for _ in range(min(PILE, len(s.mdeck))):
            atoms.put_on_discard(s, s.mdeck.pop(), seat)
        if not s.stall[s.side[seat]]:
            for _ in range(roll(s, s.goal - 1)):
                self.add_stack(s, seat)
        s.gold[seat] = roll(s, GOLD + 1)

    def add_stack(self, s: DaleState, seat: int) -> None:
        """A stack of one animalfolk card from the market deck; any of them will do, as later values never matter."""
        for card in reversed(s.mdeck):
            if PRINTS[s.face[card]].folk != NO_SET:
                atoms.hold_aside(s, s.mdeck, card, seat)
                atoms.put_in_stall(s, [card], seat)
                return


def covering(count: int, seed: str) -> list[list[str]]:
    """Sets of so many decks in which every pair of decks comes together at least once."""
    chance = dice(seed)
    missing = set(combinations(DECKS, 2))
    found: list[list[str]] = []
    while missing:
        chosen = list(sorted(missing)[chance.roll(len(missing))])
        while len(chosen) < count:
            others = [slug for slug in DECKS if slug not in chosen]
            chosen.append(max(others, key=lambda slug: gain(slug, chosen, missing)))
        missing -= set(pairs(chosen))
        found.append(chosen)
    return found


def gain(slug: str, chosen: list[str], missing: set[tuple[str, str]]) -> int:
    """How many missing pairs a deck would add."""
    return sum([pair in missing for other in chosen for pair in pairs([slug, other])])


def pairs(slugs: list[str]) -> list[tuple[str, str]]:
    """All pairs of decks, each in the order of the boxes."""
    return list(combinations(sorted(slugs, key=DECKS.index), 2))
