"""PostgreSQL and Redis for a test: in a folder of its own, on loopback, on free ports, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
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


class Engine:
    """A server that can be stopped, and started again where it was."""

    def __init__(self, address: str, command: list[str], question: list[str], folder: Path, user: str | None) -> None:
        self.address = address
        self.command = command
        self.question = question  # answered by whatever it is that runs
        self.folder = folder
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, user=self.user, cwd=self.folder)
        until_it_answers(self.process, self.question)

    def stop(self) -> None:
        """Stop at once: whoever is connected is cut off."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


@contextmanager
def running(engine: Engine) -> Iterator[Engine]:
    """A server while it is needed."""
    try:
        engine.start()
        yield engine
    finally:
        engine.stop()


@contextmanager
def postgresql() -> Iterator[str]:
    """A fresh database; gives its address."""
    with postgresql_engine() as engine:
        yield engine.address


@contextmanager
def postgresql_engine() -> Iterator[Engine]:
    """PostgreSQL with a fresh database. Its folder is no test's: its user could not get there where one is root."""
    initdb, server, psql = find("initdb"), find("postgres"), find("psql")
    with TemporaryDirectory(prefix="parlour-") as name:
        folder, port = Path(name), free_port()
        user = other_than_root(folder)
        options = ["--username=parlour", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        make = [initdb, "--pgdata", str(folder / "data"), *options]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        command = [server, "-D", str(folder / "data"), "-p", str(port), *settings]
        ask = [psql, "-h", "127.0.0.1", "-p", str(port), "-U", "parlour", "-d", "postgres", "-c", "select 1"]
        address = f"postgresql://parlour@127.0.0.1:{port}/postgres"
        with running(Engine(address, command, ask, folder, user)) as engine:
            yield engine


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A fresh Redis; gives its address."""
    with redis_engine(folder) as engine:
        yield engine.address


@contextmanager
def redis_engine(folder: Path) -> Iterator[Engine]:
    """A fresh Redis."""
    server, port = find("redis-server"), free_port()
    folder.mkdir()
    settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    ask = [find("redis-cli"), "-p", str(port), "ping"]
    command = [server, "--port", str(port), *settings]
    with running(Engine(f"redis://127.0.0.1:{port}", command, ask, folder, None)) as engine:
        yield engine


def other_than_root(folder: Path) -> str | None:
    """Who runs PostgreSQL: oneself, or its own user where one is root, who then owns the folder."""
    if os.getuid() != 0:
        return None
    shutil.chown(folder, NOT_ROOT)
    return NOT_ROOT


def until_it_answers(process: subprocess.Popen[bytes], question: list[str]) -> None:
    """Wait until a question to a server gets an answer."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, f"{question[0]}: the server ended by itself"
        if subprocess.run(question, capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError(f"{question[0]}: the server did not answer")
