"""A game's RULES.md as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.kernel.errors import ParlourError
from parlour.kernel.rulebook import Rulebook, read_rulebook

TEXT = """# Magpies

Some words that are no rule.

## Laying
- **TOY-001** Everybody lays a card.
- **TOY-002** (note) It takes a minute.

## Rulings
- **T2-1** Equal cards do not exist.
- TOY-003 is not a statement, nor is
  - **TOY-004** this one.
"""


def test_a_statement_has_an_id_words_and_a_heading() -> None:
    book = Rulebook(TEXT)
    assert list(book.statements) == ["TOY-001", "TOY-002", "T2-1"]
    first = book.statements["TOY-001"]
    assert (first.rule, first.words, first.note, first.heading) == (
        "TOY-001",
        "Everybody lays a card.",
        False,
        "Laying",
    )
    assert book.statements["T2-1"].heading == "Rulings"


def test_a_note_is_marked_and_its_mark_is_no_word() -> None:
    note = Rulebook(TEXT).statements["TOY-002"]
    assert note.note
    assert note.words == "It takes a minute."


def test_words_of_an_unknown_rule_are_its_id() -> None:
    assert Rulebook(TEXT).words("TOY-001") == "Everybody lays a card."
    assert Rulebook(TEXT).words("TOY-999") == "TOY-999"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("card", ["TOY-001", "T2-1"]),
        ("LAYING", ["TOY-001", "TOY-002"]),
        ("t2-1", ["T2-1"]),
        ("raven", []),
    ],
)
def test_rules_are_searched_by_id_words_and_heading(text: str, found: list[str]) -> None:
    assert [statement.rule for statement in Rulebook(TEXT).search(text)] == found


def test_a_rule_stands_once() -> None:
    with pytest.raises(ParlourError, match=r"RULES\.md: TOY-001 stands twice"):
        Rulebook(TEXT + "- **TOY-001** Again.\n")


def test_a_rulebook_is_read_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(TEXT, encoding="utf-8")
    assert read_rulebook(tmp_path).text == TEXT


def test_a_numbered_section_can_be_cited_as_a_whole() -> None:
    book = Rulebook("## Laying\n- **TOY-001** Lay.\n\n## R7. Values\nWords.\n\n## Rumours\n")
    assert book.sections == ["R7"]


def test_a_name_is_looked_up_as_a_whole_word_in_statements_and_numbered_sections() -> None:
    text = (
        "## Laying\n- **TOY-001** A Jay may lie.\n- **TOY-002** Jays are birds.\n\n"
        "## R7. Birds\nA Rook stands. A Jay, once laid, stays; it never flies.\n\n## Rumours\nA Jay was seen.\n"
    )
    found = Rulebook(text).about("Jay")
    assert [(each.rule, each.heading, each.words) for each in found] == [
        ("TOY-001", "Laying", "A Jay may lie."),
        ("R7", "R7. Birds", "A Jay, once laid, stays;"),
    ]
