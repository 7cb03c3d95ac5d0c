"""The server on loopback that the tests of sockets use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.places import Place, server_on


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with server_on(f"sqlite:///{tmp_path / 'p.db'}") as opened:
        yield opened
