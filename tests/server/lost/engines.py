"""PostgreSQL and Redis for a test: in a folder of its own, on loopback, on free ports, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.server.lost.house import free_port

PATIENCE = 60.0
NOT_ROOT = "postgres"  # PostgreSQL refuses to be run by root


def find(program: str) -> str:
    """A program of the system; Debian keeps PostgreSQL's beside its version."""
    found = shutil.which(program) or next(
        iter([str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)]), None
    )
    if found is None:
        pytest.skip(f"{program} is not installed, and without root requirements/servers.sh cannot install it")
    return found


@contextmanager
def postgresql() -> Iterator[str]:
    """A fresh database; gives its address. Its folder is no test's: its user could not get there where one is root."""
    initdb, server, psql = find("initdb"), find("postgres"), find("psql")
    with TemporaryDirectory(prefix="parlour-") as name:
        folder, port = Path(name), free_port()
        user = other_than_root(folder)
        options = ["--username=parlour", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        make = [initdb, "--pgdata", str(folder / "data"), *options]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        with running([server, "-D", str(folder / "data"), "-p", str(port), *settings], folder, user) as process:
            ask = [psql, "-h", "127.0.0.1", "-p", str(port), "-U", "parlour", "-d", "postgres", "-c"]
            until_it_answers(process, [*ask, "select 1"])
            yield f"postgresql://parlour@127.0.0.1:{port}/postgres"


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A fresh Redis; gives its address."""
    server, port = find("redis-server"), free_port()
    folder.mkdir()
    settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    with running([server, "--port", str(port), *settings], folder, None) as process:
        until_it_answers(process, [find("redis-cli"), "-p", str(port), "ping"])
        yield f"redis://127.0.0.1:{port}"


def other_than_root(folder: Path) -> str | None:
    """Who runs PostgreSQL: oneself, or its own user where one is root, who then owns the folder."""
    if os.getuid() != 0:
        return None
    shutil.chown(folder, NOT_ROOT)
    return NOT_ROOT


@contextmanager
def running(command: list[str], folder: Path, user: str | None) -> Iterator[subprocess.Popen[bytes]]:
    """A process while it is needed."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, user=user, cwd=folder)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def until_it_answers(process: subprocess.Popen[bytes], question: list[str]) -> None:
    """Wait until a question to a server gets an answer."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, f"{question[0]}: the server ended by itself"
        if subprocess.run(question, capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError(f"{question[0]}: the server did not answer")
