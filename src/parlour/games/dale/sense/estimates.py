"""What cards, purchases and techniques are worth to a merchant, by what a seat can see."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.cast import WANTED_SETS, role_of
from parlour.games.dale.cards.prints import NO_SET, PRINTS, VALUES
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.values import value
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE

AHEAD: Final = 3  # how many stacks a merchant plans for
NEXT_STACK: Final = 3.0  # what a card is worth that is the next stack alone
WANTED: Final = 2.5  # what one is worth at least that makes it together with others
KEPT: Final = 1.0  # cards that are worth less are let go to draw others
PLAYING: Final = 1.8  # a technique that costs the action is worth less than most cards to buy
HIGHEST_VALUE: Final = 5  # a higher stack takes several cards


# Cards


def keep_value(s: DaleState, seat: int, card: int) -> float:
    """What a card of a hand is worth to a seat: as the next stack, as a part of one to come, or hardly anything."""
    return worth_beside(s, seat, s.face[card], card)


def face_value(s: DaleState, seat: int, face: int) -> float:
    """What having one more of a print is worth to a seat."""
    return worth_beside(s, seat, face, NONE)


def worth_beside(s: DaleState, seat: int, face: int, itself: int) -> float:
    """What a print is worth beside the other cards of a hand."""
    card = PRINTS[face]
    if card.folk == NO_SET:
        return 0.1
    needed = stacks_built(s, seat) + 1
    if card.value == needed:
        return NEXT_STACK
    company = totals_with(s, seat, card.folk, itself)
    if card.value < needed and company >> (needed - card.value) & 1:
        return WANTED
    if card.value > needed:
        return 1.2 + 0.1 * card.value
    if needed > HIGHEST_VALUE and itself != NONE and card.folk != main_set(s, seat):
        return 0.5 + 0.08 * card.value  # it would only keep others from coming
    return 0.6 + 0.1 * card.value


def totals_with(s: DaleState, seat: int, folk: int, but: int) -> int:
    """The totals that a hand's cards of a set can make, one left out, as bits."""
    totals = 1
    for card in s.hand[seat]:
        face = s.face[card]
        if card != but and PRINTS[face].folk == folk:
            totals |= totals << VALUES[face]
    return totals


def main_set(s: DaleState, seat: int) -> int:
    """The set of which a hand holds most by value: where the next high stack may come from."""
    best, most = NO_SET, 0
    for folk in s.folks:
        total = 0
        for card in s.hand[seat]:
            face = s.face[card]
            if PRINTS[face].folk == folk:
                total += VALUES[face]
        if total > most:
            best, most = folk, total
    return best


def spare_cards(s: DaleState, seat: int) -> int:
    """How many cards of a hand no stack needs soon."""
    return len([card for card in s.hand[seat] if keep_value(s, seat, card) < KEPT])


def least(s: DaleState, seat: int, cards: list[int]) -> int:
    """The card that is worth least to a seat."""
    return min(cards, key=lambda card: keep_value(s, seat, card))


def better_card(s: DaleState, seat: int, card: int, cards: list[int]) -> int:
    """The one of some cards that is worth most to a seat in the place of one that it has, if it is worth more; or
    NONE."""
    best, most = NONE, worth_beside(s, seat, s.face[card], card)
    for other in cards:
        worth = worth_beside(s, seat, s.face[other], card)
        if worth > most:
            best, most = other, worth
    return best


# Stacks


def wanted_set(s: DaleState, seat: int) -> int:
    """The set that a stall must still get a card of before its seat may win, or NO_SET."""
    role = role_of(s, seat)
    return WANTED_SETS[role](s, seat) if role in WANTED_SETS else NO_SET


def may_build(s: DaleState, seat: int) -> bool:
    """Whether a stack brings a seat nearer to winning: no last one without the set that must be in the stall."""
    wanted = wanted_set(s, seat)
    if wanted == NO_SET or stacks_built(s, seat) + 1 < s.goal:
        return True
    return totals_with(s, seat, wanted, NONE) >> s.goal & 1 == 1


def adjustment(s: DaleState, seat: int) -> tuple[int, int]:
    """A hand card that would make the next stack if it were worth one more or one less, and which; or NONE."""
    needed = stacks_built(s, seat) + 1
    for card in sorted(s.hand[seat]):
        folk = PRINTS[s.face[card]].folk
        if folk == NO_SET:
            continue
        company = totals_with(s, seat, folk, card)
        for step in (1, -1):
            rest = needed - value(s, seat, card) - step
            if rest >= 0 and company >> rest & 1:
                return card, step
    return NONE, 0


# Actions


def buy_score(s: DaleState, seat: int, slot: int) -> float:
    """How much a market card is wanted."""
    if slot >= len(s.market) or s.market[slot] == NONE:
        return 0.4
    return 1.0 + face_value(s, seat, s.face[s.market[slot]])


def play_score(bonus: bool, purse: int, dearest: int) -> float:
    """How good it looks to play a technique, with what can then still be paid."""
    if bonus:
        return 5.0 if purse >= dearest else 0.9
    return PLAYING


# Positions


def owned(s: DaleState, side: int) -> list[list[int]]:
    """The values of a side's animalfolk cards outside its stall, by set."""
    found: list[list[int]] = [[] for _ in s.folks]
    for seat in range(s.seats):
        if s.side[seat] != side:
            continue
        for zone in (s.hand[seat], s.deck[seat], s.disc[seat], s.sched[seat]):
            for card in zone:
                folk = PRINTS[s.face[card]].folk
                if folk in s.folks:
                    found[s.folks.index(folk)].append(PRINTS[s.face[card]].value)
    return found


def sums(values: list[int]) -> int:
    """The set of totals that some of the values make, as bits."""
    reached = 1
    for each in values:
        reached |= reached << each
    return reached


def progress(s: DaleState, side: int) -> float:
    """Stacks built, and a part for each of the next ones that the side's cards could make."""
    built = len(s.stall[side])
    reached = [sums(values) for values in owned(s, side)]
    hope = 0.0
    for ahead in range(1, AHEAD + 1):
        if any([sums_of >> (built + ahead) & 1 for sums_of in reached]):
            hope += 0.5 / ahead
    return built + hope
