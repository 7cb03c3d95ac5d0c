"""What the tests in the browser share: Chromium, a server, and people who must not see a single error.

They run on one build only, the compiled one where both are tested: what a browser shows does not depend on it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.people import PATIENCE, Person
from tests.browser.place import Place

import parlour.server

HERE = Path(__file__).parent
CLIENT = Path(parlour.server.__file__).parent / "client" / "index.html"
QUIETLY = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
QUIETLY += ["--disable-background-networking", "--disable-component-update"]

expect.set_options(timeout=PATIENCE)

Invite = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the browser in its box where the other build is tested."""
    if os.environ.get("PARLOUR_BUILD", "compiled") != "compiled":
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="the browser is tested on the compiled build"))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of the system; requirements/browser.sh installs it."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.fail("there is no Chromium here: requirements/browser.sh installs it, or says how")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIETLY)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server for all tests of this process."""
    yield from opened(tmp_path_factory.mktemp("place"))


@pytest.fixture
def own_place(tmp_path: Path) -> Iterator[Place]:
    """A server that a test may close."""
    yield from opened(tmp_path)


def opened(folder: Path) -> Iterator[Place]:
    if not CLIENT.exists():
        pytest.fail("the browser client is not built: `make web` builds it")
    place = Place(folder)
    yield place
    place.close()


@pytest.fixture
def invite(chromium: Browser) -> Iterator[Invite]:
    """Let somebody come with a browser of his own; at the end nobody may have seen an error."""
    people: list[Person] = []

    def come(name: str, to: Place, **settings: Any) -> Person:
        person = Person(chromium, name, to.address, **settings)
        people.append(person)
        return person

    yield come
    troubles = [f"{person.name}: {trouble}" for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert troubles == []
