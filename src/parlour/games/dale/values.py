"""What a card is and is worth now: copies, changes of value, hand size, prices."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.prints import JUNK, NO_SET, PRINTS, print_of
from parlour.games.dale.state import HAND_SIZE, DaleState, opponents, others
from parlour.kernel.state import NONE

# How a change alters a value; changes are applied in the order they were made (R7).
ADD: Final = 0
SET: Final = 1
TIMES: Final = 2
MIRROR: Final = 3  # 1..5 becomes 5..1
HOWS: Final = ["add", "set", "times", "mirror"]

FLEXIBLE_SHOPKEEPER: Final = print_of("Flexible Shopkeeper")
REFLECTION: Final = print_of("Reflection")
GOOD_OLD_TIMES: Final = print_of("Good Old Times")
TRENDSETTING: Final = print_of("Trendsetting")
SEEING_DOUBLES: Final = print_of("Seeing Doubles")
GIFT_VOUCHER: Final = print_of("Gift Voucher")
COOKIES: Final = print_of("Cookies")
SOFA: Final = print_of("Sofa")
SCARY_GUNFIGHT: Final = print_of("Scary Gunfight")


def is_copier(face: int) -> bool:
    """Whether a card is a copy of another while it is in use: the chameleons but for Gift Voucher."""
    return FLEXIBLE_SHOPKEEPER <= face <= SEEING_DOUBLES and face != GIFT_VOUCHER


def models(s: DaleState, seat: int, card: int) -> list[int]:
    """The cards that a copying card of a seat may be a copy of, through other copying cards too (R8)."""
    found: list[int] = []
    reach_models(s, seat, card, [], found)
    found.sort()
    return found


def reach_models(s: DaleState, seat: int, card: int, seen: list[int], found: list[int]) -> None:
    """Follow a copying card to its models; a kind of copying card is entered once."""
    face = s.face[card]
    if face in seen:
        return
    seen.append(face)
    for model in direct_models(s, seat, card, face):
        if is_copier(s.face[model]):
            reach_models(s, seat, model, seen, found)
        elif model not in found:
            found.append(model)


def direct_models(s: DaleState, seat: int, card: int, face: int) -> list[int]:
    """The cards that a copying card looks at."""
    if face == FLEXIBLE_SHOPKEEPER:
        stall = s.stall[s.side[seat]]
        return stall[-1] if stall else []
    if face == REFLECTION:
        return [s.disc[other][-1] for other in others(s, seat) if s.disc[other]]
    if face == GOOD_OLD_TIMES:
        return s.mdisc[-1:]
    if face == TRENDSETTING:
        return [model for model in s.market if model != NONE]
    return [model for model in s.hand[seat] if model != card]


def identity(s: DaleState, seat: int, card: int) -> int:
    """The face that a card in a seat's hand or schedule counts as."""
    face = s.face[card]
    if not is_copier(face):
        return face
    possible = models(s, seat, card)
    if not possible:
        return face
    for copier, model in s.copies:
        if copier == card and model in possible:
            return s.face[model]
    return s.face[possible[0]]


def value(s: DaleState, seat: int, card: int) -> int:
    """What a card in a seat's hand is worth now."""
    worth = PRINTS[identity(s, seat, card)].value
    for how, changed, whose, amount in s.changes:
        if changed != card and (changed != NONE or whose != seat):
            continue
        if how == ADD:
            worth += amount
        elif how == SET:
            worth = amount
        elif how == TIMES:
            worth *= amount
        elif 1 <= worth <= 5:
            worth = 6 - worth
    return worth


def printed(s: DaleState, card: int) -> int:
    """The value printed on a card."""
    return PRINTS[s.face[card]].value


def folk(s: DaleState, seat: int, card: int) -> int:
    """The animalfolk set that a card in a hand counts as, or NO_SET."""
    return PRINTS[identity(s, seat, card)].folk


def is_junk(s: DaleState, seat: int, card: int) -> bool:
    """Whether a card in a hand counts as junk."""
    return identity(s, seat, card) == JUNK


def is_animalfolk(s: DaleState, seat: int, card: int) -> bool:
    """Whether a card in a hand counts as an animalfolk card."""
    return folk(s, seat, card) != NO_SET


def holds(s: DaleState, seat: int, face: int) -> int:
    """How many cards in a hand count as a print."""
    return sum([1 for card in s.hand[seat] if identity(s, seat, card) == face])


def hand_size(s: DaleState, seat: int) -> int:
    """How many cards a seat fills its hand to (DM-190, R14)."""
    size = HAND_SIZE + holds(s, seat, COOKIES) + (s.bonus_hand if s.turn == seat else 0)
    for stack in s.stall[s.side[seat]]:
        for card in stack:
            if s.face[card] == SOFA:
                size += 1
    return size


def scheduled(s: DaleState, seats: list[int], face: int) -> int:
    """How many cards that count as a print lie in the schedules of these seats."""
    return sum([1 for seat in seats for card in s.sched[seat] if identity(s, seat, card) == face])


def price(s: DaleState, seat: int, slot: int) -> int:
    """What a market card costs a seat: printed value, surcharge, and what opponents add (DM-139, R6)."""
    return printed(s, s.market[slot]) + slot + 2 * scheduled(s, opponents(s, seat), SCARY_GUNFIGHT)
