"""Whatever Dealers in Hope prints a sentence on does what the sentence says: `sentences/*.txt` has a case in each line.

The cases were written from the words, and a referee that shares no code with the game watches each of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.hope.seeing import ASSAULT, AT_SEA, FIGHT, NORTH, OTHERS, TRAIN, after, check
from tests.games.hope.table import GAME

WORDS = {
    "ASSAULT": ASSAULT,
    "TRAIN": TRAIN,
    "FIGHT": FIGHT,
    "AT_SEA": AT_SEA,
    "OTHERS": OTHERS,
    "NORTH": NORTH,
    "BROKERS": f"{OTHERS} masters=64,0,0",
    "END": "hand1=Recruit cubes=0,0,0 leader_cube=0,0,0 token=0",  # after P1's turn all pass
}


def cases() -> list[list[str]]:
    """The card, the position, the answers, and what must be there afterwards."""
    files = sorted((Path(__file__).parent / "sentences").glob("*.txt"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line.split(" | ") for line in lines if line and not line.startswith("#")]


CASES = cases()


@pytest.mark.rule("DH-049", "DH-090", "DH-053", "DH-062")
@pytest.mark.parametrize(
    ("card", "fields", "answers", "expected"), CASES, ids=[f"{n} {c[0]}" for n, c in enumerate(CASES)]
)
def test_it_does_what_it_says(card: str, fields: str, answers: str, expected: str) -> None:
    check(after(fields.format(**WORDS), answers), expected)


def test_every_sentence_is_tried() -> None:
    with_sentence = {str(each["name"]) for each in GAME.catalogue() if each["text"]}
    assert with_sentence <= {case[0] for case in CASES}
