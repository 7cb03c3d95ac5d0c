"""Chance, the same on every platform and in both builds. There are two kinds.

Games that people play are *keyed*: draw number k is a keyed hash of k, so that any number of outcomes says nothing
about another one without the key.

Imagined worlds, bots and simulations are *fast*: a multiply-with-carry generator (base 2**32) whose output mixes its
two halves. The multiplier stays under 2**30, so every intermediate number fits into 62 bits: compiled code never
overflows and interpreted code never needs a mask. Enough of its output is sufficient to solve for its state.
"""

from __future__ import annotations

import hashlib
from typing import Final

from parlour.kernel.compiler import i64

FAST: Final = "fast"
KEYED: Final = "keyed"

# MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime: the longest period, about 2**61.
MULTIPLIER: Final = 1073740155
LOW: Final = 0xFFFFFFFF
PERIOD: Final = MULTIPLIER * 2**32 - 1  # the integers of chance are 1 to this minus one


def seeded(text: str) -> int:
    """The starting integer for a seed, which may be any text."""
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "big") % (PERIOD - 1) + 1


def advance(now: i64) -> i64:
    """The next integer of the fast generator."""
    return MULTIPLIER * (now & LOW) + (now >> 32)


def below(now: i64, n: i64) -> i64:
    """A number from 0 to n-1, read off the integer of chance."""
    return (((now ^ (now >> 32)) & LOW) * n) >> 32


def key_of(seed: str) -> str:
    """The key of a game's chance; the published hash of the seed says nothing about it."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"parlour chance").hexdigest()


def drawn(key: str, number: int, n: int) -> int:
    """One draw of a keyed game, by its index: a number from 0 to n-1. With 128 bits the bias is negligible."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), digest_size=16, key=bytes.fromhex(key)).digest()
    return int.from_bytes(digest, "big") * n >> 128


class Dice:
    """Chance for code outside a game: bots, samplers, tests."""

    now: i64

    def __init__(self, now: i64) -> None:
        self.now = now

    def roll(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        self.now = advance(self.now)
        return below(self.now, n)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.roll(i + 1)
            items[i], items[j] = items[j], items[i]

    def split(self) -> Dice:
        """New dice whose rolls are independent of these."""
        a, b = self.roll(2**29), self.roll(2**29)
        return Dice(a * 2**29 + b + 1)


def dice(seed: str) -> Dice:
    """Dice for a seed in words. They differ from those of a game with the same seed, or its deal could be guessed."""
    return Dice(seeded(f"dice {seed}"))
