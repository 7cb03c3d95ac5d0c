"""The attack on fast chance: a few dozen rolls that somebody saw give its integer away.

Each integer is MULTIPLIER times the one before, modulo PERIOD. So all of them are multiples of one unknown, and who
knows the leading digits of some of them knows a point near a point of a lattice. Where the lattice has only one point
so near, that is the answer.

A roll tells the leading digits of the integer after it. With `low` and `high` for the halves of an integer, a roll of n
is n * (low ^ high) / 2**32, rounded down. The next integer is MULTIPLIER * low + high, so `low`, as a share of the most
that it can be, is the share that the next integer is of PERIOD. And `high` has two digits less than `low`: it is a
quarter of the share of this integer, which the roll before has told.
"""

from __future__ import annotations

from math import sqrt

from tests.kernel.attack.lattice import Lattice

from parlour.kernel.rng import MULTIPLIER, PERIOD, advance, below

Rolls = list[tuple[int, int]]  # of each the bound and what came

FINENESS = 2048  # shares are counted in this many parts
COORDINATES = 18  # more make the lattice slower to reduce, fewer leave too many points near
REACHES = (1.0, 1.5, 2.0, 2.5)  # how far off all coordinates together may be, against what they usually are
TRIES = 20_000


class Hint:
    """What is known of one integer: how many steps after the unknown one, its likely value, how far off that is."""

    def __init__(self, steps: int, shares: set[int]) -> None:
        middle = sum(shares) / len(shares)
        variance = sum([(share - middle) ** 2 for share in shares]) / len(shares) + 1 / 12
        self.steps = steps
        self.value = int((middle + 0.5) / FINENESS * PERIOD)
        self.spread = sqrt(variance) / FINENESS * PERIOD


def hints_of(rolls: Rolls) -> list[Hint]:
    """What each roll tells of the integer after it."""
    hints = []
    quarters = set(range(FINENESS // 4))
    for number, (n, came) in enumerate(rolls):
        mixed = range(came * FINENESS // n, -(-(came + 1) * FINENESS // n))
        shares = {share ^ quarter for share in mixed for quarter in quarters}
        hints.append(Hint(number + 2, shares))
        quarters = {share // 4 for share in shares}
    return hints


def solve(rolls: Rolls) -> int | None:
    """The integer of chance before the first of these rolls, or None where fast chance does not give them."""
    hints = sorted(hints_of(rolls), key=lambda hint: hint.spread)[:COORDINATES]
    size, first = len(hints), hints[0].steps
    rows = [[PERIOD if i == k else 0 for i in range(size)] for k in range(1, size)]
    rows.append([pow(MULTIPLIER, hint.steps - first, PERIOD) for hint in hints])
    lattice = Lattice(rows, [1 / hint.spread for hint in hints])
    back = pow(MULTIPLIER, -first, PERIOD)
    for reach in REACHES:
        for point in lattice.points_near([hint.value for hint in hints], reach * size, TRIES):
            start = point[0] * back % PERIOD
            if gives(start, rolls):
                return start
    return None


def gives(now: int, rolls: Rolls) -> bool:
    """Whether fast chance rolls just this from an integer on."""
    for n, came in rolls:
        now = advance(now)
        if below(now, n) != came:
            return False
    return True
