"""The example that learns: all but the learning itself, which needs packages that are too big to ask for here."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from examples.learning import train as example
from gymnasium.utils.env_checker import check_env


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_seat_is_an_environment_with_a_mask() -> None:
    seat = example.make_seat()
    _, info = seat.reset(seed=1)
    mask = seat.get_wrapper_attr("action_masks")()  # as sb3-contrib looks for it
    assert mask.shape == (seat.encoding.actions,)
    assert (mask == info["action_mask"]).all()
    seat.strict = False
    check_env(seat, skip_render_check=True)


def test_a_measurement_is_repeatable_and_between_none_and_all() -> None:
    first = example.win_rate(example.at_random(), games=4)
    assert first == example.win_rate(example.at_random(), games=4)
    assert 0.0 <= first <= 1.0


def test_the_measurements_are_drawn(tmp_path: Path) -> None:
    points = [example.Point(0.0, 0, 0.1), example.Point(1.0, 100_000, 0.4)]
    example.draw(points, 0.09, tmp_path / "learning.svg")
    drawn = (tmp_path / "learning.svg").read_text(encoding="utf-8")
    assert "minutes of training on one core" in drawn
    assert "games won against greedy" in drawn


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="training needs sb3-contrib, which brings torch")
def test_a_short_training_measures_at_its_beginning_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "STEPS", 8)
    points = example.train(0.001, lambda point: None)
    assert points[0].decisions == 0
    assert points[-1].decisions >= 8 * example.TABLES
    assert np.isfinite([point.won for point in points]).all()
