from __future__ import annotations

import pytest

from parlour.simulation.intervals import of_deals, span, student, wilson


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)])
def test_student_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.002)


def test_wilson_as_in_the_textbook() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_deals_that_always_split_leave_no_doubt() -> None:
    assert of_deals([0.5] * 20) == (0.5, 0.5)


def test_deals_that_differ_leave_some() -> None:
    low, high = of_deals([0.0, 0.5, 1.0, 0.5] * 10)
    assert low == pytest.approx(0.5 - 2.0227 * 0.35805 / 40**0.5, abs=1e-3)
    assert high == pytest.approx(1 - low)


def test_winning_every_deal_is_not_certainty() -> None:
    assert of_deals([1.0] * 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert of_deals([1.0]) == (0.0, 1.0)


def test_span() -> None:
    assert span((0.25, 0.5)) == "25.0% to 50.0%"
