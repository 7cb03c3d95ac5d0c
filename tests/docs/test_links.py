"""Every link of a page leads somewhere, and every page can be found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.pages import DOCS, PAGES, anchors, links, name_of, text_of


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    for link in links(text_of(page)):
        path, _, part = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (part and part not in anchors(text_of(target))):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_every_page_is_linked_from_the_index() -> None:
    index = DOCS / "index.md"
    linked = {(DOCS / link.partition("#")[0]).resolve() for link in links(text_of(index))}
    assert [name_of(page) for page in sorted(DOCS.rglob("*.md")) if page not in {*linked, index}] == []


def test_the_readme_leads_to_the_index() -> None:
    assert "docs/index.md" in links(text_of(DOCS.parent / "README.md"))


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# Hands and tables, open\n\n```sh\n# no heading\n```\n", encoding="utf-8")
    page.write_text(
        "[a](other.md) [b](none.md) [c](other.md#hands-and-tables-open) [d](other.md#no-heading) [e](#here)\n"
        "[f](https://example.com/none)\n\n```text\n[g](none.md)\n```\n",
        encoding="utf-8",
    )
    assert broken(page) == ["none.md", "other.md#no-heading", "#here"]
