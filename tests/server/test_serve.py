"""`parlour serve`: its arguments, its port, and a server that opens and closes."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from tests.server.places import Place
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from parlour.cli.main import app
from parlour.kernel.errors import ParlourError
from parlour.server import access, running
from parlour.server.context import Settings
from parlour.server.logs import level_here
from parlour.server.running import address_of, check_workers, claim, listen
from parlour.server.worker import export_settings, make_worker


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A call within the tests leaves their logs and the rights of their files alone."""
    monkeypatch.setattr(running, "write_logs", lambda level: None)
    monkeypatch.setattr("parlour.server.worker.write_logs", lambda level: None)
    before = os.umask(0o022)
    os.umask(before)
    yield
    os.umask(before)


def call(*words: str) -> tuple[int, str]:
    """Exit status and output of a call that ends by itself."""
    done = CliRunner().invoke(app, ["serve", *words])
    return done.exit_code, done.output


def test_a_port_that_was_asked_for_must_be_free(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        status, words = call("--data", str(tmp_path), "--port", str(port))
    assert status == 2
    assert f"port {port} is taken" in words


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0) as door:
        taken = door.getsockname()[1]
        monkeypatch.setattr(running, "FIRST_PORT", taken)
        with claim("127.0.0.1", None) as other:
            assert taken < other.getsockname()[1] < taken + running.PORTS
        monkeypatch.setattr(running, "PORTS", 1)
        with pytest.raises(ParlourError, match="are all taken"):
            claim("127.0.0.1", None)


def test_an_address_that_is_not_here_is_named() -> None:
    with pytest.raises(ParlourError, match=r"cannot listen on 192\.0\.2\.1"):
        claim("192.0.2.1", 8000)


@pytest.mark.parametrize(("host", "name"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")])
def test_the_address_can_be_opened(host: str, name: str) -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        assert address_of(host, door) == f"http://{name}:{door.getsockname()[1]}/"


@pytest.mark.parametrize(
    ("database", "redis"),
    [("sqlite:///x.db", ""), ("sqlite:///x.db", "redis://localhost"), ("postgresql://localhost/x", "")],
)
def test_several_workers_need_postgresql_and_redis(database: str, redis: str) -> None:
    with pytest.raises(ParlourError, match="--workers needs --redis"):
        check_workers(Settings(database, redis), 2)
    check_workers(Settings(database, redis), 1)
    check_workers(Settings("postgresql://localhost/x", "redis://localhost"), 2)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--workers", "2"], "--workers needs --redis"),
        (["--database", "mysql://localhost/x"], "must be sqlite or postgresql"),
        (["--database", "nonsense"], "cannot be read"),
        (["--database", "sqlite://"], "a database in memory forgets every game"),
        (["--database", "sqlite:///:memory:"], "a database in memory forgets every game"),
        (["--database", "postgresql://somebody:hidden@127.0.0.1:1/x"], "the database cannot be used"),
        (["--redis", "redis://127.0.0.1:1"], "Redis cannot be reached"),
        (["--redis", "nonsense"], "address of Redis"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(words: list[str], told: str, tmp_path: Path) -> None:
    status, said = call("--data", str(tmp_path), *words)
    assert status == 2
    assert told in said
    assert "hidden" not in said


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
def test_a_proxy_on_this_machine_is_believed_how_the_page_came(place: Place, scheme: str, secure: bool) -> None:
    headers = {"Host": "parlour.test", "Origin": f"{scheme}://parlour.test", "X-Forwarded-Proto": scheme}
    answer = httpx.post(f"{place.http}/api/me", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == 200
    assert ("secure" in answer.headers["set-cookie"].lower()) == secure


@pytest.fixture
def one_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(access.LIMITS, "guests", (1, 0.001))


def test_a_proxy_on_this_machine_is_believed_where_somebody_comes_from(one_guest: None, place: Place) -> None:
    def come_in(address: str) -> int:
        headers = {"Origin": place.http, "X-Forwarded-For": address}
        return httpx.post(f"{place.http}/api/me", json={"name": "Ann"}, headers=headers).status_code

    assert [come_in(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")] == [200, 429, 200]


@pytest.mark.parametrize(("terminal", "level"), [(True, logging.WARNING), (False, logging.INFO)])
def test_at_a_terminal_only_trouble_is_shown(monkeypatch: pytest.MonkeyPatch, terminal: bool, level: int) -> None:
    monkeypatch.setattr("sys.stderr", SimpleNamespace(isatty=lambda: terminal))
    assert level_here() == level


def test_without_a_folder_the_database_is_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[Settings] = []
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    monkeypatch.setattr("parlour.server.running.run", lambda settings, *more: found.append(settings))
    assert call("--no-open")[0] == 0
    assert [settings.database for settings in found] == [f"sqlite:///{tmp_path / 'parlour.db'}"]


def test_workers_are_told_their_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    export_settings(Settings(f"sqlite:///{tmp_path}/x.db", bot_processes=1))
    assert make_worker().routes


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own, and its address."""
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
    call = [sys.executable, "-m", "parlour.cli.main", "serve", "--data", str(folder), "--port", str(port)]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found is not None, process.communicate()
        yield process, found.group()
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def listen_on(line: ClientConnection) -> None:
    """Hear a server until it closes."""
    while True:
        line.recv(10)


def test_a_server_closes_its_sockets_and_keeps_everything(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        origin = address.rstrip("/")
        with httpx.Client(base_url=origin, headers={"Origin": origin}) as ada:
            ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"game": "alliances", "options": {"players": 2}, "seats": seats}
            table = ada.post("/api/tables", json=wish).raise_for_status().json()["table"]
            cookie = ada.cookies["parlour"]
        place = f"{origin.replace('http', 'ws')}/ws/tables/{table}"
        headers = {"Cookie": f"parlour={cookie}"}
        with connect(place, origin=Origin(origin), additional_headers=headers) as line:
            line.send('{"type": "hello"}')
            assert json.loads(line.recv(10))["type"] in ("welcome", "table")
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                listen_on(line)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        _, logs = process.communicate(timeout=30)
        assert cookie not in logs
        assert table not in logs
        assert all("time" in json.loads(each) for each in logs.splitlines())
    assert (tmp_path / "parlour.db").stat().st_mode & 0o077 == 0
    with served(tmp_path) as (_, address), httpx.Client(base_url=address, cookies={"parlour": cookie}) as ada:
        assert ada.get(f"/api/tables/{table}").json()["seats"][0]["you"] is True
