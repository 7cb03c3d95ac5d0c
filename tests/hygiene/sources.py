"""Where the sources are, and what every scan needs to read them."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "parlour"

Scan = Callable[[str, ast.Module], list[str]]


def parsed(folder: str = "") -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package below a folder: its path from src/parlour, and its tree."""
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def assert_clean(scan: Scan, *folders: str) -> None:
    """Let a scan find nothing in the given folders; what it finds is listed in full."""
    found = [line for folder in folders for name, tree in parsed(folder) for line in scan(name, tree)]
    assert not found, "\n" + "\n".join(found)


def tracked() -> list[Path]:
    """The files that are kept in the repository; without a repository, whatever a build leaves alone."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    else:
        found = [path for folder in ("src", "tests", "requirements", ".ci") for path in (ROOT / folder).rglob("*")]
        found += list(ROOT.glob("*.*")) + [ROOT / "Makefile"]
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def text_of(path: Path) -> str:
    """The text of a file, or "" for one that is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
