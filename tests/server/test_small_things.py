"""Strange addresses, long lists and full disks: each gets an honest answer."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from tests.server.house import House, at_home
from tests.server.places import Browser, Place
from tests.server.test_serve import served

from parlour.server import readiness
from parlour.server.storage import store
from parlour.server.tables.lobby import PAGE


@pytest.mark.parametrize("path", ["/%00", "/a%00b", "/assets/" + "x" * 300, "/" + "y/" * 200, "/%ff", "/%ed%a0%80"])
def test_an_address_that_no_file_can_have_is_not_found(path: str, tmp_path: Path) -> None:
    @at_home
    async def story(house: House) -> None:
        for accept in ("*/*", "text/html"):
            answer = await house.browser().client.get(path, headers={"Accept": accept})
            assert answer.status_code in (404, 503)  # where the client is not built its page says so

    story(tmp_path)


@at_home
async def test_an_address_is_not_too_long(house: House) -> None:
    for path in ("/" + "x" * 1000, "/api/tables/" + "x" * 1000, "/api/games/" + "x" * 1000 + "/rules"):
        assert "too long" in await house.browser().get(path, 414)


@at_home
async def test_the_list_of_open_tables_goes_on(house: House) -> None:
    ada = await house.guest("Ada")
    opened = [await house.table(ada, public=True) for _ in range(PAGE + 3)]
    for which in ("open", "mine"):
        first = await ada.get(f"/api/tables?which={which}")
        assert len(first["tables"]) == PAGE
        rest = await ada.get(f"/api/tables?which={which}&after={first['more']}")
        assert rest["more"] is None
        assert {table["id"] for table in first["tables"] + rest["tables"]} == set(opened)
        assert len(rest["tables"]) == 3
    for after in ("x", "1.0~", "1.0~a'b", "nan~x", "1" * 400 + ".0~x", ""):
        assert "the last page" in await ada.get(f"/api/tables?which=open&after={after}", 422)


def test_tables_of_the_same_moment_are_all_listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("parlour.server.tables.lobby.PAGE", 2)

    @at_home
    async def story(house: House) -> None:
        ada = await house.guest("Ada")
        house.context.tables.now = lambda: 1000.25
        opened = {await house.table(ada, public=True) for _ in range(5)}
        found: list[str] = []
        more = ""
        for _ in range(3):
            page = await ada.get(f"/api/tables?which=open{more}")
            found += [table["id"] for table in page["tables"]]
            more = f"&after={page['more']}"
        assert (len(found), set(found)) == (5, opened)

    story(tmp_path)


@at_home
async def test_a_disk_that_is_nearly_full_is_not_ready(house: House) -> None:
    client = house.browser().client
    assert (await client.get("/ready")).status_code == 200
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "disk_usage", lambda folder: SimpleNamespace(free=2**20))
        assert (await client.get("/ready")).json() == {"ready": True}  # asked a moment ago
        patch.setattr(readiness, "FRESH", 0.0)
        assert (await client.get("/ready")).status_code == 503
    assert (await client.get("/health")).status_code == 200


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    """Nothing that a process writes to a file is kept."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_everybody_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        place = Place(int(address.rstrip("/").rpartition(":")[2]))
        ann = Browser(place, "Ann")
        wish = {"game": "alliances", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = ann.post("/api/tables", wish)["table"]
        with ann.at(table) as line:
            steps = line.wait("steps")
            with full_disk(process.pid):
                line.say(type="chat", text="hello", ref=1)
                assert "nothing can be stored" in line.wait("refused")["error"]
                if steps["ask"] is not None:
                    line.say(type="answer", ask=steps["ask"]["ask"], option=steps["ask"]["options"][0]["option"], ref=2)
                    assert "could not be stored" in line.wait("refused")["error"]
                answer = httpx.post(f"{place.http}/api/tables", json=wish, headers=ann.headers)
                assert (answer.status_code, "nothing can be stored" in answer.text) == (503, True)
                assert httpx.get(f"{place.http}/ready").status_code == 503
                assert httpx.get(f"{place.http}/health").status_code == 200
            line.say(type="chat", text="hello again", ref=3)
            assert line.wait("ack")["ref"] == 3
