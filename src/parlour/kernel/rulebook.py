"""A game's RULES.md as data: every statement by its id, so that refusals and readers can quote it.

A statement is a line `- **AL-045** words`. `(note)` after the id marks one that no program can
break, such as a playing time: it needs no test. A heading `## R9. words` is a section that tests
may cite as a whole. QUICK.md, if there is one, tells a newcomer the game on a page: headings, paragraphs that end with
the rules that they tell, and lines `cards: ...` with cards to be shown.
"""

from __future__ import annotations

import re
from pathlib import Path

from parlour.kernel.errors import ParlourError

STATEMENT = re.compile(r"^- \*\*([A-Z]+\d*-\d+)\*\*( \(note\))? (.+)$")
SECTION = re.compile(r"^#+ (R\d+)\. ")
CITED = re.compile(r" \(([A-Z]+\d*-\d+(?:, [A-Z]+\d*-\d+)*)\)$")
CARDS = "cards: "
SENTENCE_END = re.compile(r"(?<=[.;]) ")


class Statement:
    """One rule or ruling, under its heading."""

    def __init__(self, rule: str, words: str, note: bool, heading: str) -> None:
        self.rule = rule
        self.words = words
        self.note = note
        self.heading = heading


class QuickPart:
    """A part of a quick start: a heading, or a paragraph with the rules that it tells, or cards to be shown."""

    def __init__(self, heading: str = "", words: str = "", rules: list[str] | None = None) -> None:
        self.heading = heading
        self.words = words
        self.rules = rules or []
        self.cards: list[str] = []


class Rulebook:
    """The statements of a game in their order, and a quick start to read before them."""

    def __init__(self, text: str, quick: str = "") -> None:
        self.text = text
        self.quick = quick_parts(quick)
        self.statements: dict[str, Statement] = {}
        self.sections: list[str] = []
        heading = ""
        for line in text.splitlines():
            if line.startswith("#"):
                heading = line.lstrip("# ")
                self.sections += SECTION.findall(line)
            found = STATEMENT.match(line)
            if found:
                rule, note, words = found.groups()
                if rule in self.statements:
                    raise ParlourError(f"RULES.md: {rule} stands twice")
                self.statements[rule] = Statement(rule, words, note is not None, heading)

    def words(self, rule: str) -> str:
        """What a rule says; its id alone where the book does not have it."""
        statement = self.statements.get(rule)
        return statement.words if statement else rule

    def search(self, text: str) -> list[Statement]:
        """The statements whose id, words or heading contain a text."""
        wanted = text.lower()
        return [
            statement
            for statement in self.statements.values()
            if wanted in f"{statement.rule} {statement.words} {statement.heading}".lower()
        ]

    def about(self, name: str) -> list[Statement]:
        """What mentions a thing as a whole word: statements, and single sentences of the numbered sections."""
        whole = re.compile(rf"\b{re.escape(name)}\b")
        found = list(self.statements.values()) + self.sentences()
        return [statement for statement in found if whole.search(statement.words)]

    def sentences(self) -> list[Statement]:
        """The sentences of the numbered sections, each under the number of its section."""
        found: list[Statement] = []
        section = heading = ""
        for line in self.text.splitlines():
            if line.startswith("#"):
                numbered = SECTION.match(line)
                section, heading = numbered.group(1) if numbered else "", line.lstrip("# ")
            elif section and not line.startswith("- "):
                found += [Statement(section, words, False, heading) for words in SENTENCE_END.split(line) if words]
        return found


def read_rulebook(folder: Path) -> Rulebook:
    """The rulebook of the game in a folder."""
    quick = folder / "QUICK.md"
    return Rulebook(
        (folder / "RULES.md").read_text(encoding="utf-8"), quick.read_text(encoding="utf-8") if quick.exists() else ""
    )


def quick_parts(text: str) -> list[QuickPart]:
    """A quick start, paragraph by paragraph; the rules that one tells stand at its end."""
    return [quick_part(" ".join(part.split())) for part in text.split("\n\n") if part.strip()]


def quick_part(part: str) -> QuickPart:
    """One part."""
    if part.startswith("## "):
        return QuickPart(heading=part.removeprefix("## "))
    if part.startswith(CARDS):
        shown = QuickPart()
        shown.cards = [name.strip() for name in part.removeprefix(CARDS).split(",")]
        return shown
    found = CITED.search(part)
    if found is None:
        raise ParlourError(f"QUICK.md: no rule stands behind {part[:60]!r}")
    return QuickPart(words=part[: found.start()], rules=found.group(1).split(", "))
