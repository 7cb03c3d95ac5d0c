"""How sure a rate is: 95 % intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Any

Z = 1.959964  # the normal quantile of 95 %, two-sided


def student(freedom: int) -> float:
    """The t quantile of 95 %, two-sided, by the Cornish-Fisher expansion (within 0.2 % from 5 degrees on)."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def of_deals(scores: list[float]) -> tuple[float, float]:
    """The interval of a mean over deals, each one score from 0 to 1: a seat or a lucky hand helps both sides of a deal
    equally, so only the differences between deals count."""
    if len(scores) < 2:
        return 0.0, 1.0
    mean = fmean(scores)
    if mean in (0.0, 1.0):  # no deal differs, which does not mean that none ever will
        return wilson(mean * len(scores), len(scores))
    reach = student(len(scores) - 1) * stdev(scores) / sqrt(len(scores))
    return max(0.0, mean - reach), min(1.0, mean + reach)


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a rate, as if every game were a separate deal."""
    rate = points / games
    middle = rate + Z**2 / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + Z**2 / (4 * games**2))
    scale = 1 + Z**2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def span(interval: tuple[float, float]) -> str:
    """An interval of rates in words."""
    return f"{interval[0]:.1%} to {interval[1]:.1%}"


def outstanding(rows: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """Rows in the order of their rates; if there are too many, only those that are significantly high or low."""
    if len(rows) > most:
        highest = sorted(rows, key=lambda row: row["wilson"][0], reverse=True)[: most // 2]
        left = [row for row in rows if row not in highest]
        rows = highest + sorted(left, key=lambda row: row["wilson"][1])[: most // 2]
    return sorted(rows, key=lambda row: row["rate"], reverse=True)
