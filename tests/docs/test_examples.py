"""Every Python session on a page is played, so that what it shows is what one gets."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, blocks, name_of, numbered_blocks, text_of


def is_session(block: str) -> bool:
    """Whether a block is a session with an interpreter."""
    return block.startswith(">>> ")


def play(text: str, name: str, file: str) -> doctest.TestResults:
    """Play the Python of a text, block by block in one interpreter: sessions are compared, programs are run."""
    runner, scope = doctest.DocTestRunner(verbose=False), {"__name__": name}
    for first, block in numbered_blocks(text, "python"):
        if is_session(block):
            session = doctest.DocTestParser().get_doctest(block, {}, name, file, first)
            session.globs = scope  # what one block names, the next ones know
            runner.run(session, clear_globs=False)
        else:
            exec(compile("\n" * first + block, file, "exec"), scope)
    return runner.summarize(verbose=False)


def is_excerpt(block: str) -> bool:
    """Whether a block is a function of a game that is shown as it stands in the sources."""
    return any(f"(s: {state}" in block.partition("\n")[0] for state in ("AlliancesState", "DaleState"))


WITH_SESSIONS = [page for page in PAGES if any(is_session(block) for block in blocks(text_of(page), "python"))]


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=name_of)
def test_the_sessions_of_a_page_go_as_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a session may write a file
    played = play(text_of(page), name_of(page), str(page))
    assert played.attempted
    assert not played.failed, f"{played.failed} of {played.attempted} answers of {name_of(page)} differ"


def test_the_readme_and_the_contributions_have_sessions() -> None:
    assert {"README.md", "CONTRIBUTING.md"} <= {name_of(page) for page in WITH_SESSIONS}


def test_excerpts_stand_in_the_sources() -> None:
    sources = "".join([path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py"))])
    excerpts = [block for page in PAGES for block in blocks(text_of(page), "python") if is_excerpt(block)]
    assert len(excerpts) >= 3
    assert [block for block in excerpts if block not in sources] == []


def test_a_session_that_goes_otherwise_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    page = "Words.\n\n```python\nx = 1\n```\n\n```python\n>>> x + 1\n3\n```\n\n```python\n>>> 2\n2\n```\n"
    played = play(page, "page", "page.md")
    assert (played.failed, played.attempted) == (1, 2)
    assert "line 8, in page" in capsys.readouterr().out


def test_a_program_that_cannot_run_is_found() -> None:
    with pytest.raises(NameError):
        play("```python\nreverse(x)\n```\n", "page", "page.md")
