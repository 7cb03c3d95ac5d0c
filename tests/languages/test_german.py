"""German is said one way: the same words in all areas, and readers are addressed in the familiar form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from parlour.languages.catalogue import FOLDER

TWO_MEANINGS = {"Your turn", "Discard", "wins"}  # headings of a quick start or a field, and words of the table
POLITE = re.compile(r"(?<![.:;!?„] )(?<!^)(?<!^„)\b(Sie|Ihnen|Ihre?[rnms]?)\b")


def said() -> Iterator[tuple[str, str]]:
    """The German sentences by their keys, plural forms together."""
    for file in sorted((FOLDER / "de").glob("*.json")):
        for english, german in json.loads(file.read_text(encoding="utf-8")).items():
            yield english, german if isinstance(german, str) else " ".join(german.values())


def test_a_sentence_has_one_translation_in_all_areas() -> None:
    found: dict[str, set[str]] = {}
    for english, german in said():
        found.setdefault(english, set()).add(german)
    assert {english for english, ways in found.items() if len(ways) > 1} == TWO_MEANINGS


def test_a_sentence_stands_once_in_a_file() -> None:
    """Of two entries the second would count in silence."""
    for file in sorted((FOLDER / "de").glob("*.json")):
        keys = [key for key, _ in json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list)]
        assert len(keys) == len(set(keys)), file.name


def test_readers_are_addressed_in_the_familiar_form() -> None:
    assert [german for _, german in said() if POLITE.search(german)] == []
