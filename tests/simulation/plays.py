"""Ways to play a deal that a spawned process can find by name."""

from __future__ import annotations

import os

from parlour.simulation.pool import Run


def its_number(run: Run, number: int) -> tuple[int, str]:
    return number, run.deal(number)


def breaks_at_three(run: Run, number: int) -> int:
    if number == 3:
        raise ValueError("the table fell over")
    return number


def dies_at_three(run: Run, number: int) -> int:
    if number == 3:
        os._exit(9)
    return number
