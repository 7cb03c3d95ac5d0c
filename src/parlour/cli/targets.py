"""The targets, as rows of a table."""

from __future__ import annotations

from parlour.benchmarks.bench import Target


def target_row(target: Target) -> list[str]:
    """One target as a row of the table."""
    aim = f"{'at least' if target.least else 'at most'} {target.aim:,g}"
    return [target.name, aim, "" if target.value is None else amount(target.value), target.verdict]


def amount(value: float) -> str:
    """A measured value, in the form of its target."""
    return f"{value:.2f}" if value < 1000 else f"{value:,.0f}"
