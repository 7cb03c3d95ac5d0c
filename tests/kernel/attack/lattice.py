"""Lattices, as much of them as an attack on a generator needs: a reduced basis, and the points near a target.

A lattice is all sums of whole multiples of some vectors of integers, its rows. Each coordinate has a weight, one over
how far off it usually is, so that distances are counted in what is not known of a coordinate.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

SLACK = 0.99  # how much shorter a row must make the row before it to change places with it


class Lattice:
    """A basis, reduced as Lenstra, Lenstra and Lovász do it: short rows, nearly at right angles."""

    def __init__(self, rows: list[list[int]], weights: list[float]) -> None:
        self.rows = rows
        self.weights = weights
        self.weighed = [self.weigh(row) for row in rows]
        # Of each row: what the rows before it do not reach, the square of its length, and the shares of theirs in it.
        self.upright: list[list[float]] = [[] for _ in rows]
        self.squares = [0.0] * len(rows)
        self.shares = [[0.0] * len(rows) for _ in rows]
        self.reduce()

    def weigh(self, vector: list[int]) -> list[float]:
        """A vector in weights."""
        return [number * weight for number, weight in zip(vector, self.weights, strict=True)]

    def reduce(self) -> None:
        """Shorten every row by those before it, and bring shorter rows to the front."""
        self.straighten(0)
        k = 1
        while k < len(self.rows):
            self.shorten(k)
            if self.squares[k] >= (SLACK - self.shares[k][k - 1] ** 2) * self.squares[k - 1]:
                k += 1
                continue
            self.rows[k - 1], self.rows[k] = self.rows[k], self.rows[k - 1]
            self.weighed[k - 1], self.weighed[k] = self.weighed[k], self.weighed[k - 1]
            self.straighten(k - 1)
            k = max(k - 1, 1)

    def straighten(self, k: int) -> None:
        """Part a row into shares of the upright vectors before it and its own one."""
        row = upright = self.weighed[k]
        for j in range(k):
            share = product(row, self.upright[j]) / self.squares[j]
            self.shares[k][j] = share
            upright = minus(upright, share, self.upright[j])
        self.upright[k] = upright
        self.squares[k] = product(upright, upright)

    def shorten(self, k: int) -> None:
        """Take whole multiples of the rows before it from a row, until rounding leaves none to take."""
        changed = True
        while changed:
            changed = False
            self.straighten(k)
            for j in reversed(range(k)):
                times = round(self.shares[k][j])
                if times:
                    changed = True
                    self.rows[k] = [a - times * b for a, b in zip(self.rows[k], self.rows[j], strict=True)]
                    for i in range(j):
                        self.shares[k][i] -= times * self.shares[j][i]
            self.weighed[k] = self.weigh(self.rows[k])

    def points_near(self, target: list[int], reach: float, tries: int) -> Iterator[list[int]]:
        """The points whose squared distance from a target is at most the reach; after so many tries no more."""
        left = tries

        def descend(k: int, rest: list[float], point: list[int], reach: float) -> Iterator[list[int]]:
            nonlocal left
            if k < 0:
                yield point
                return
            wanted = product(rest, self.upright[k]) / self.squares[k]
            for times in outward(wanted):
                left -= 1
                farther = (wanted - times) ** 2 * self.squares[k]
                if farther > reach or left < 0:
                    return
                further = [a + times * b for a, b in zip(point, self.rows[k], strict=True)]
                yield from descend(k - 1, minus(rest, times, self.weighed[k]), further, reach - farther)

        return descend(len(self.rows) - 1, self.weigh(target), [0] * len(target), reach)


def outward(middle: float) -> Iterator[int]:
    """All whole numbers, the nearest first."""
    nearest = round(middle)
    side = 1 if middle > nearest else -1
    yield nearest
    for step in count(1):
        yield nearest + side * step
        yield nearest - side * step


def product(a: list[float], b: list[float]) -> float:
    """The inner product."""
    return sum([x * y for x, y in zip(a, b, strict=True)])


def minus(a: list[float], times: float, b: list[float]) -> list[float]:
    """A vector less a multiple of another."""
    return [x - times * y for x, y in zip(a, b, strict=True)]
