"""Lock files pin every version with its hashes, and say nothing about where it is fetched from."""

from __future__ import annotations

import re

import pytest
from tests.hygiene.sources import ROOT

PIN = re.compile(r"^[A-Za-z0-9._-]+(\[[a-z,]+\])?==\S+( ; .+)?$")
HASH = re.compile(r"^--hash=sha256:[0-9a-f]{64}$")
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def loose_ends(text: str) -> list[str]:
    """What is wrong with a lock: entries that are not pinned, carry no hash, or are no entries."""
    found = []
    for entry in text.replace("\\\n", " ").splitlines():
        if not entry.strip():
            continue
        pin, *hashes = re.split(r"\s+(?=--hash)", entry.strip())
        if not PIN.match(pin.strip()):
            found.append(f"not pinned: {pin}")
        if not hashes or not all(HASH.match(part.strip()) for part in hashes):
            found.append(f"no hashes: {pin}")
    return found


@pytest.mark.parametrize("name", [lock.name for lock in LOCKS])
def test_a_lock_pins_versions_and_hashes(name: str) -> None:
    assert loose_ends((ROOT / "requirements" / name).read_text(encoding="utf-8")) == []


def test_every_wish_has_a_lock() -> None:
    wishes = {path.stem for path in (ROOT / "requirements").glob("*.in")}
    assert wishes == {lock.stem for lock in LOCKS}
    assert {"runtime", "dev"} <= wishes


GOOD = "rich==15.0.0 \\\n    --hash=sha256:" + "a" * 64 + " \\\n    --hash=sha256:" + "b" * 64 + "\n"


@pytest.mark.parametrize(
    "text",
    [
        "rich==15.0.0\n",
        "rich>=15 \\\n    --hash=sha256:" + "a" * 64 + "\n",
        "rich==15.0.0 \\\n    --hash=sha256:abc\n",
        "rich @ " + "https://example.com/rich.whl\n" + GOOD,
        "-e .\n" + GOOD,
        "--index" + "-url https://example.com\n" + GOOD,
    ],
)
def test_a_loose_end_is_found(text: str) -> None:
    assert loose_ends(text)


def test_a_full_lock_is_fine() -> None:
    marked = GOOD.replace("==15.0.0", "==15.0.0 ; sys_platform == 'win32'")
    assert loose_ends(GOOD + marked) == []
