from __future__ import annotations

import pytest
from tests.simulation.plays import breaks_at_three, dies_at_three, its_number

from parlour.kernel.errors import ParlourError
from parlour.simulation.pool import CrashError, Run, play_all


def run_of(deals: int) -> Run:
    return Run("alliances", {}, ["random"], [[0, 0]], "s", deals)


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_deals(processes: int) -> None:
    expected = [(number, f"s/{number}") for number in range(40)]
    assert list(play_all(its_number, run_of(40), processes)) == expected


@pytest.mark.parametrize("processes", [1, 2])
def test_a_crash_names_the_seed_of_its_deal(processes: int) -> None:
    with pytest.raises(CrashError, match=r"'s/3'") as caught:
        list(play_all(breaks_at_three, run_of(6), processes))
    assert "the table fell over" in str(caught.value)


def test_a_process_that_dies_is_told_with_the_deals_under_way() -> None:
    with pytest.raises(CrashError, match=r"process died while the deals s/\d+ to s/\d+"):
        list(play_all(dies_at_three, run_of(6), 2))


def test_nothing_is_played_with_no_games_no_processes_or_an_unknown_bot() -> None:
    with pytest.raises(ParlourError, match="games must be at least 1"):
        run_of(0)
    with pytest.raises(ParlourError, match="processes must be at least 1"):
        list(play_all(its_number, run_of(1), 0))
    with pytest.raises(ParlourError, match="no bot 'genius'"):
        Run("alliances", {}, ["genius"], [[0, 0]], "s", 1)
