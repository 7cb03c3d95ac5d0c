"""What a request may cost, and who pays for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.house import ADDRESS, House, at_home
from tests.server.places import Place, duel

from parlour.kernel.registry import find_game
from parlour.server import access, middleware
from parlour.server.costs import Account, Metered, charge, payer
from parlour.server.limits import Bucket, Buckets, ConcurrencyLimit

DEAR = ",".join(["nastiness<=3"] * 4_700)  # which once took more than half a second to read


@at_home
async def test_long_options_are_refused_before_anybody_reads_them(house: House) -> None:
    guest = await house.guest("Ada")
    wish = {"game": "dale", "options": {"decks": DEAR}}
    began = time.thread_time()
    assert "4000" in await guest.post("/api/options", wish, 422)
    assert "4000" in await guest.post("/api/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "open"}]}, 422)
    record = {**wish, "version": find_game("dale").version, "seed": "", "answers": []}
    assert "300" in await guest.post("/api/records", record, 422)
    shorter = {"game": "dale", "options": {"decks": DEAR[:400]}}  # only decks of one's own may be longer than this
    assert "at most 300 letters" in (await guest.post("/api/options", shorter))["objection"]
    assert time.thread_time() - began < 0.2


@pytest.mark.parametrize(
    "options", [{f"o{n}": 1 for n in range(21)}, {"o" * 41: 1}, {"players": [2]}, {"players": 2**40}]
)
def test_options_are_few_and_plain(options: dict[str, object], tmp_path: Path) -> None:
    @at_home
    async def story(house: House) -> None:
        assert "not a valid" in await house.browser().post("/api/options", {"game": "dale", "options": options}, 422)

    story(tmp_path)


def work_for(seconds: float) -> None:
    """Keep the thread busy."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_only_the_time_on_the_loop_is_paid_for() -> None:
    async def request() -> str:
        work_for(0.02)
        await asyncio.sleep(0.1)
        work_for(0.02)
        charge(0.5)  # for what somebody else did
        return payer()

    async def story() -> None:
        account = Account("192.0.2.1", [Bucket(0.001, 10.0)])
        assert await Metered(request(), account) == "192.0.2.1"
        assert payer() == ""
        assert 0.53 < 10.0 - account.payers[0].tokens < 0.6

    asyncio.run(story())


def test_what_goes_wrong_or_is_stopped_is_passed_on_and_paid() -> None:
    ended: list[str] = []

    async def request(fail: bool) -> None:
        work_for(0.01)
        try:
            await asyncio.sleep(0 if fail else 30)
            raise LookupError
        finally:
            ended.append("ended")

    async def story() -> None:
        account = Account("192.0.2.1", [Bucket(0.001, 10.0)])
        with pytest.raises(LookupError):
            await Metered(request(True), account)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await Metered(request(False), account)
        assert ended == ["ended", "ended"]
        assert account.payers[0].tokens < 9.985

    asyncio.run(story())


def test_a_debt_is_no_deeper_than_the_bucket() -> None:
    now = [0.0]
    bucket = Bucket(0.5, 2.0, lambda: now[0])
    bucket.spend(100.0)
    assert bucket.debt() == 4.0
    now[0] = 5.0
    assert bucket.debt() == 0.0
    assert bucket.tokens == 0.5


@at_home
async def test_whoever_used_up_his_time_waits_and_nobody_else(house: House) -> None:
    now = [0.0]
    keeper = house.context.access
    keeper.costs = {name: Buckets(0.5, 1.0, lambda: now[0]) for name in access.COSTS}
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    who = (await ada.get("/api/me"))["id"]
    keeper.costs["person"].of(who).spend(3.0)
    assert "too much" in await ada.get("/api/me", 429)
    await bob.get("/api/me")
    assert (await ada.client.get("/health")).status_code == 200
    now[0] = 3.0
    await ada.get("/api/me")
    keeper.costs["address"].of(ADDRESS).spend(3.0)
    for guest in (ada, bob):
        assert "too much" in await guest.get("/", 429)
    assert keeper.account("127.0.0.1").debt == 0.0  # a proxy that does not say whom it brings pays for nobody
    keeper.unlimited = True
    await ada.get("/api/me")


@at_home
async def test_every_route_is_paid_for(house: House) -> None:
    ada = await house.guest("Ada")
    table = await house.table(ada, "bot bot")
    keeper = house.context.access
    for path in ("/api/games", "/api/me", f"/api/tables/{table}", "/nothing", "/api/openapi.json"):
        keeper.costs = {name: Buckets(0.001, 9.0) for name in access.COSTS}
        await ada.client.get(path)
        assert keeper.costs["address"].of(ADDRESS).tokens < 9.0


def test_of_one_address_only_a_few_are_answered_at_once() -> None:
    async def story() -> None:
        places, inside, most = ConcurrencyLimit(3), 0, 0

        async def request(who: str) -> None:
            nonlocal inside, most
            async with places.of(who):
                inside, most = inside + 1, max(most, inside + 1)
                await asyncio.sleep(0.001)
                inside -= 1

        await asyncio.gather(*[request("one") for _ in range(20)])
        assert most == 3
        await asyncio.gather(*[request(who) for who in ("one", "two") for _ in range(5)])
        assert most == 6
        assert places.lines == {}

    asyncio.run(story())


def test_a_body_must_arrive_in_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(middleware, "ARRIVAL", 0.05)

    @at_home
    async def story(house: House) -> None:
        async def drip() -> AsyncIterator[bytes]:
            yield b"{"
            await asyncio.sleep(0.2)
            yield b"}"

        answer = await house.browser().client.post(
            "/api/me", content=drip(), headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 408

    story(tmp_path)


def test_a_socket_in_debt_is_heard_later(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, _) = duel(place)
    monkeypatch.setattr(Account, "debt", property(lambda account: 0.3))
    with ann.at(table) as line:
        line.wait("welcome")
        began = time.monotonic()
        line.say(type="ping", ref=1)
        line.wait("pong")
        assert time.monotonic() - began >= 0.3
