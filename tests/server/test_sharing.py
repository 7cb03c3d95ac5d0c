"""What a shared link shows: the game, a picture of ours, and how many seats are free; nothing of what was played."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from tests.server.house import Guest, House, at_home

from parlour.server.routes import client

INDEX = "<!doctype html><html><head><title>Parlour</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with a picture of one game."""
    (tmp_path / "share").mkdir()
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "share" / "alliances.jpg").write_bytes(b"picture")
    monkeypatch.setattr(client, "CLIENT", tmp_path)


async def shown(guest: Guest, path: str, status: int = 200) -> dict[str, str]:
    """The tags of a page."""
    answer = await guest.client.get(path)
    assert answer.status_code == status
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


@at_home
async def test_a_table_that_waits_invites_and_later_says_nothing_of_the_game(house: House) -> None:
    ann, bob = await house.guest('Ann "<b>"'), await house.guest("Bob")
    table = await house.table(ann)
    told = await shown(house.browser(), f"/table/{table}")
    assert told["og:title"] == "Alliances"
    assert told["og:description"] == 'Ann "<b>" invites you to Alliances. One seat is free.'
    assert told["og:image"] == "http://parlour.test/share/alliances.jpg"
    assert told["og:url"] == f"http://parlour.test/table/{table}"
    assert (await house.browser().client.get("/share/alliances.jpg")).content == b"picture"
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await house.play(table, 6)
    playing = await shown(house.browser(), f"/table/{table}")
    assert playing["og:description"] == "A game of Alliances that is being played: come and watch."
    row = await house.context.store.table(table)
    assert row is not None
    assert row.seed not in str(playing)


@at_home
async def test_pages_without_a_table_show_the_game_or_the_parlour(house: House) -> None:
    rules = await shown(house.browser(), "/rules/alliances")
    assert (rules["og:title"], rules["twitter:card"]) == ("Alliances", "summary_large_image")
    for path in ("/", "/table/nowhere", "/rules/nothing", "/table/%22%3E"):
        told = await shown(house.browser(), path)
        assert (told["og:title"], told["og:image"]) == ("Parlour", "http://parlour.test/icon-512.png")
    assert (await shown(house.browser(), "/rules/dale"))["og:image"] == "http://parlour.test/icon-512.png"
