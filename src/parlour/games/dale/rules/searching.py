"""The search for stacks: sets of parts that are one, found without trying every set (R9).

Part after part is left or added. A set is dropped as soon as it can no longer total what is needed, or has cards of
two sets without a card in stock that may allow it.
"""

from __future__ import annotations

from parlour.games.dale.cards.prints import NO_SET
from parlour.games.dale.rules.stacks import ALL, places_in, ways
from parlour.games.dale.rules.stock import ANY_SET, Stock, is_material
from parlour.kernel.compiler import i64


class Search:
    """Goes through the sets of parts that may be a stack."""

    def __init__(self, stock: Stock, most: int) -> None:
        self.stock = stock
        self.parts = stock.parts
        self.most = most
        self.found: list[int] = []
        self.rest = [0] * (len(self.parts) + 1)  # what the parts from here on can add at most
        for i in range(len(self.parts) - 1, -1, -1):
            self.rest[i] = self.rest[i + 1] + max(0, self.parts[i].high)

    def extend(self, i: i64, mask: int, low: i64, high: i64, folk: i64, fetched: i64, loose: bool) -> None:
        """Decide part i: leave it, or add it to the parts so far (their reach, their set, how many are fetched, and
        whether something is still to be found out about them: else all of them are of their set)."""
        needed: i64 = self.stock.needed
        if low > needed or high + self.rest[i] < needed or len(self.found) >= self.most:
            return
        if i == len(self.parts):
            if mask and ((not loose and low == high) or ways(self.stock, places_in(mask), 1)):
                self.found.append(mask)
            return
        self.extend(i + 1, mask, low, high, folk, fetched, loose)
        part = self.parts[i]
        own: i64 = part.folk
        if own == NO_SET or (own != folk and own != ANY_SET and folk != ANY_SET):
            return
        if part.like >= 0 and not mask >> part.like & 1:
            return
        if part.piled and not self.stock.piled:
            fetched += 1
            if fetched > self.stock.fetched:
                return
        place: int = i  # a pile may have more cards than a machine word has bits
        one = folk if own == ANY_SET else own
        self.extend(i + 1, mask | 1 << place, low + part.low, high + part.high, one, fetched, loose or own == ANY_SET)


def find_stacks(stock: Stock, most: int = ALL) -> list[int]:
    """The stacks that a stock gives, in rising order; no more than about so many."""
    search = Search(stock, most)
    search.extend(0, 0, 0, 0, ANY_SET, 0, False)
    search.found.sort()
    return search.found


def complete(stock: Stock, given: int) -> list[int]:
    """The stacks that have the first so many parts, and at least one more."""
    search = Search(stock, ALL)
    start = (1 << given) - 1
    first = stock.parts[:given]
    low, high = sum([part.low for part in first]), sum([part.high for part in first])
    search.extend(given, start, low, high, ANY_SET, 0, True)
    search.found.sort()
    return [mask for mask in search.found if mask != start]


def can_begin(stock: Stock) -> bool:
    """Whether there is a set of parts that other cards might complete."""
    for part in stock.parts:
        if part.low < stock.needed and (len(part.faces) > 1 or is_material(part.faces[0])):
            return True
    return False


def beginnings(stock: Stock) -> list[int]:
    """Every set of parts that other cards might complete: it can total less than is needed. From the discard pile it
    has no more cards than parts may bring in, unless that is used like the hand."""
    found = [0]
    totals = [0]
    for i, part in enumerate(stock.parts):
        if len(part.faces) == 1 and not is_material(part.faces[0]):
            continue
        for k in range(len(found)):
            mask, total = found[k], totals[k] + part.low
            if total < stock.needed and (part.like < 0 or mask >> part.like & 1):
                if not part.piled or stock.piled or piled_in(stock, mask) < stock.fetched:
                    found.append(mask | 1 << i)
                    totals.append(total)
    return sorted(found)[1:]


def piled_in(stock: Stock, mask: int) -> int:
    """How many parts of a set lie in the discard pile."""
    return sum([1 for i in places_in(mask) if stock.parts[i].piled])
