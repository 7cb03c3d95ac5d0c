"""Alerts by web push: who is told, what, where, and by which worker. The push service is our own, on loopback."""

from __future__ import annotations

import asyncio
import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.house import Guest, House, open_house

from parlour.server.people import alerts
from parlour.server.people.alerts import SERVICES, Alerts
from parlour.server.storage.schema import alerts as kept


class Device:
    """A browser with a push service of its own, which reads what it is sent."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.status = 201
        self.heard: list[dict[str, str]] = []
        device = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                assert self.headers["Authorization"].startswith("vapid")
                if device.status == 201:
                    device.heard.append(json.loads(device.read(body)))
                self.send_response(device.status)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Service)
        self.place = f"127.0.0.1:{self.server.server_port}"

    def read(self, body: bytes) -> bytes:
        """What was encrypted for this browser."""
        return bytes(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"))

    def wish(self, name: str = "here") -> dict[str, str]:
        """What its page sends to the server."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": point, "auth": self.auth}
        written = {key: urlsafe_b64encode(value).rstrip(b"=").decode() for key, value in keys.items()}
        return {"endpoint": f"http://{self.place}/{name}", **written}


@pytest.fixture
def device() -> Iterator[Device]:
    made = Device()
    thread = threading.Thread(target=made.server.serve_forever)
    thread.start()
    yield made
    made.server.shutdown()
    thread.join()
    made.server.server_close()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "QUIET", -1.0)
    monkeypatch.setattr(alerts, "PERIOD", 600.0)  # only when a test says so


async def duel(house: House) -> tuple[Guest, Guest, str]:
    """A game of two; the one who is asked first comes first."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table(ann)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    first = (await ann.get(f"/api/tables/{table}"))["your_turn"]
    return (ann, bob, table) if first else (bob, ann, table)


def test_whoever_is_away_is_told_once_that_it_is_their_turn(tmp_path: Path, device: Device) -> None:
    async def story() -> None:
        async with open_house(tmp_path, push_services=(device.place,)) as house:
            first, second, table = await duel(house)
            sent = house.context.alerts
            await sent.tell_due()
            assert device.heard == []  # nobody asked for it
            for guest in (first, second):
                await guest.post("/api/alerts", device.wish())
            await first.post("/api/alerts", device.wish())  # the same browser has another person now
            await sent.tell_due()
            await sent.tell_due()
            assert device.heard == [{"title": "It is your turn", "body": "Alliances", "table": table}]
            await house.play(table, 3)
            await sent.tell_due()
            assert 1 <= len(device.heard) <= 2  # again only if it is the same person's turn

    asyncio.run(story())


def test_whoever_looks_at_the_table_is_not_told(
    tmp_path: Path, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path, push_services=(device.place,)) as house:
            first, _, table = await duel(house)
            await first.post("/api/alerts", device.wish())
            me = (await first.get("/api/me"))["id"]
            sent = house.context.alerts
            monkeypatch.setattr(sent, "here", lambda at: {me} if at == table else set())
            await sent.tell_due()
            assert device.heard == []
            monkeypatch.setattr(sent, "here", lambda at: set())
            await sent.tell_due()
            assert len(device.heard) == 1

    asyncio.run(story())


def test_tables_that_wait_for_others_keep_nobody_from_being_told(
    tmp_path: Path, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alerts, "AT_ONCE", 1)

    async def story() -> None:
        async with open_house(tmp_path, push_services=(device.place,)) as house:
            first, second, table = await duel(house)
            for guest, name in ((first, "one"), (second, "two")):
                await guest.post("/api/alerts", device.wish(name))
            waited: set[str] = set()
            while len(waited) < 2:  # in turn for each of them
                (due,) = await house.context.alerts.due()
                waited.add(due.person)
                await house.play(table, 1)

    asyncio.run(story())


def test_a_browser_that_is_gone_is_forgotten_and_an_error_is_not(tmp_path: Path, device: Device) -> None:
    async def story() -> None:
        async with open_house(tmp_path, push_services=(device.place,)) as house:
            first, _, table = await duel(house)
            await first.post("/api/alerts", device.wish())
            sent, store = house.context.alerts, house.context.store
            device.status = 500
            await sent.tell_due()
            assert len(await store.rows(kept.select())) == 1
            await house.play(table, 1)
            device.status = 410
            for _ in range(20):
                await house.play(table, 1)
                await sent.tell_due()
            assert await store.rows(kept.select()) == []

    asyncio.run(story())


def test_only_a_few_browsers_of_a_person_are_kept_and_each_can_be_ended(tmp_path: Path, device: Device) -> None:
    async def story() -> None:
        async with open_house(tmp_path, push_services=(device.place,)) as house:
            ann = await house.guest("Ann")
            for number in range(alerts.DEVICES + 2):
                await ann.post("/api/alerts", device.wish(str(number)))
            endpoints = [row.endpoint for row in await house.context.store.rows(kept.select())]
            assert len(endpoints) == alerts.DEVICES
            assert device.wish("0")["endpoint"] not in endpoints
            bob = await house.guest("Bob")
            await bob.post("/api/alerts/end", {"endpoint": endpoints[0]})  # not his
            await ann.post("/api/alerts/end", {"endpoint": endpoints[1]})
            assert len(await house.context.store.rows(kept.select())) == alerts.DEVICES - 1
            await house.browser().post("/api/alerts", device.wish(), 401)
            bad = {**device.wish(), "p256dh": "?"}
            assert "p256dh" in await ann.post("/api/alerts", bad, 422)

    asyncio.run(story())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://example.org/fcm.googleapis.com",
        "https://fcm.googleapis.com:8080/x",
        "https://somebody@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1",
        "file:///etc/passwd",
    ],
)
def test_nothing_is_sent_to_what_is_no_push_service(endpoint: str) -> None:
    made = Alerts(None, None, None, "host@example.org")  # type: ignore[arg-type]
    assert not made.is_service(endpoint)
    assert all(made.is_service(f"https://{service}/send/abc") for service in SERVICES)
    assert made.is_service("https://web.push.apple.com/abc")


def test_the_key_of_the_server_stays(tmp_path: Path) -> None:
    async def story() -> None:
        keys = []
        for _ in range(2):
            async with open_house(tmp_path) as house:
                keys.append((await house.browser().get("/api/alerts"))["key"])
        assert keys[0] == keys[1]
        assert len(keys[0]) == 87

    asyncio.run(story())
