"""What axe says about a page: the troubles that keep people with other eyes, ears or hands out."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const only = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")}: ${failureSummary}`));
}"""


def troubles(page: Page, *rules: str) -> list[str]:
    """Everything serious or critical that axe finds on a page, by all of its rules or by the named ones."""
    if not AXE.exists():
        pytest.fail("axe-core is not here: `make web` fetches it")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # from outside, which the page's own policy does not forbid
    found: list[str] = page.evaluate(RUN, list(rules) or None)
    return found
