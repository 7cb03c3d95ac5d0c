"""Every scenario file holds: the printed examples of the rulebooks, and what else is told as a story."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.scenarios.rehearsal import rehearse
from parlour.scenarios.scenario import Scenario, read_scenarios

FOLDER = Path(__file__).parent
ALL = [(path, scenario) for path in sorted(FOLDER.rglob("*.toml")) for scenario in read_scenarios(path)]
PRINTED = ("Example 1a", "Example 1b", "Example 2", "Example 3", "Example 4", "Example 5", "Example 6", "Image 3")


@pytest.mark.parametrize(("path", "scenario"), ALL, ids=[f"{path.stem}: {scenario.title}" for path, scenario in ALL])
def test_a_scenario_holds(path: Path, scenario: Scenario) -> None:
    outcome = rehearse(path, scenario)
    assert outcome.holds, f"\n{outcome}"


def test_every_printed_example_of_alliances_is_a_scenario() -> None:
    titles = [scenario.title for _, scenario in ALL if scenario.game == "alliances"]
    assert [name for name in PRINTED if not any(title.startswith(f"{name}:") for title in titles)] == []


def test_the_printed_example_of_dale_is_a_scenario() -> None:
    assert [scenario.title for _, scenario in ALL if "DM-148" in scenario.rules]


def test_most_sections_on_how_cards_of_dale_meet_have_a_story() -> None:
    told = {rule for _, scenario in ALL for rule in scenario.rules if rule.startswith("R")}
    assert len(told) >= 12


def test_every_scenario_cites_the_rules_that_it_shows() -> None:
    assert [scenario.title for _, scenario in ALL if not scenario.rules] == []
