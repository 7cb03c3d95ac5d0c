"""The pages that people read, and what stands in them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
INLINE = re.compile(r"`(parlour [^`]+)`")
ELSEWHERE = ("http://", "https://", "mailto:")


def name_of(page: Path) -> str:
    """A page as it is named from the root."""
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks of a text in a language."""
    return [body for found, body in BLOCK.findall(text) if found == language]


def numbered_blocks(text: str, language: str) -> list[tuple[int, str]]:
    """The code blocks of a text in a language, each with the number of lines before it."""
    return [(text.count("\n", 0, found.start(2)), found[2]) for found in BLOCK.finditer(text) if found[1] == language]


def prose(text: str) -> str:
    """A text without its code blocks."""
    return BLOCK.sub("", text)


def links(text: str) -> list[str]:
    """What the prose of a text links to, in this repository."""
    return [link for link in LINK.findall(prose(text)) if not link.startswith(ELSEWHERE)]


def anchor(heading: str) -> str:
    """The anchor that a heading has on a web page."""
    kept = "".join(letter for letter in heading.strip().lower() if letter.isalnum() or letter in " -_")
    return kept.replace(" ", "-")


def anchors(text: str) -> set[str]:
    """The anchors of all headings of a text."""
    return {anchor(heading) for heading in re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)}


def calls(text: str) -> list[list[str]]:
    """The calls of parlour in a text, complete ones, each as its arguments: the lines of shell blocks."""
    lines = [line for block in blocks(text, "sh") for line in block.splitlines()]
    return [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("parlour ")]


def goals(text: str) -> set[str]:
    """What a text lets make do: in shell blocks, and in prose as `make play`."""
    lines = [line.partition("#")[0] for block in blocks(text, "sh") for line in block.splitlines()]
    said = [line for line in lines if line.startswith("make ")] + re.findall(r"`(make [a-z ]+)`", prose(text))
    return {goal for words in said for goal in words.split()[1:] if "=" not in goal}


def mentions(text: str) -> list[list[str]]:
    """The calls that prose mentions, which may be parts of one: `parlour rules --coverage`."""
    return [shlex.split(words)[1:] for words in INLINE.findall(prose(text))]
