"""Games, health, the description of the API, and the client's pages."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, at_home, open_house

from parlour.kernel.registry import find_game, games
from parlour.server.routes import API, client


@at_home
async def test_games_are_described_by_themselves(house: House) -> None:
    told = await house.browser().get("/api/games")
    assert [game["name"] for game in told["games"]] == [game.name for game in games()]
    for game in told["games"]:
        settings = find_game(game["name"]).settings()
        assert [(each["name"], each["default"]) for each in game["settings"]] == [(s.name, s.default) for s in settings]
    assert [level["level"] for level in told["levels"]] == [f"level{number}" for number in range(1, 6)]
    assert all(level["words"].endswith(".") for level in told["levels"])


@at_home
async def test_rules_and_cards_come_with_what_is_said_about_them(house: House) -> None:
    guest = house.browser()
    for game in games():
        rules = await guest.get(f"/api/games/{game.name}/rules")
        assert [rule["rule"] for rule in rules["rules"]] == list(game.rulebook().statements)
        cards = await guest.get(f"/api/games/{game.name}/cards")
        assert [card["name"] for card in cards["cards"]] == [card["name"] for card in game.catalogue()]
        assert any(card["rules"] for card in cards["cards"])
        for card in cards["cards"]:
            assert all(re.search(rf"\b{re.escape(card['name'])}\b", rule["words"]) for rule in card["rules"])
    assert (await guest.client.get("/api/games/dale/rules")).headers["cache-control"] == "private, max-age=300"


@at_home
async def test_cards_come_with_how_they_lie_on_a_table(house: House) -> None:
    guest = house.browser()
    for game in games():
        told = await guest.get(f"/api/games/{game.name}/cards")
        layout = game.layout()
        assert layout is not None
        assert [area["path"] for area in told["layout"]["areas"]] == [area.path for area in layout.areas]
        assert told["layout"]["status"] == [line.words for line in layout.status]
        assert all(zone in [part.name for part in game.zones().zones] for zone in told["piles"])
    assert (await guest.get("/api/games/alliances/cards"))["piles"] == ["reserve", "kept", "tribute"]


@at_home
async def test_long_facts_of_cards_are_fetched_when_one_is_read(house: House) -> None:
    guest = house.browser()
    cards = await guest.get("/api/games/conquest/cards")
    assert cards["long_facts"] == ["history"]
    assert [card["name"] for card in cards["cards"] if "history" in card["facts"]] == []
    long = (await guest.get("/api/games/conquest/cards/long"))["cards"]
    assert set(long) == {card["name"] for card in cards["cards"]}
    assert all(facts["history"] for facts in long.values())
    assert (await guest.get("/api/games/dale/cards/long"))["cards"] == {}


@at_home
async def test_the_words_of_a_game_come_in_the_languages_that_it_has(house: House) -> None:
    guest = house.browser()
    german = await guest.get("/api/games/alliances/words/de")
    assert (german["language"], german["entries"]["{seat} passes."]) == ("de", "{seat} passt.")
    assert (await guest.get("/api/games/alliances/words/en"))["entries"] == {}
    law = (await guest.get("/api/games/alliances/rules/de"))["entries"]
    passed = find_game("alliances").rulebook().words("AL-029")
    assert law[passed] == "Wer gepasst hat, bietet in diesem Feldzug nicht mehr mit."
    assert (await guest.get("/api/games/alliances/rules/en"))["entries"] == {}
    for wrong in ("xx", "..", "interface.json"):
        assert (await guest.client.get(f"/api/games/alliances/words/{wrong}")).status_code == 404
    assert (await guest.client.get("/api/games/alliances/rules/xx")).status_code == 404


@at_home
async def test_decks_are_listed_built_and_judged(house: House) -> None:
    guest = house.browser()
    boxes = (await guest.get("/api/games/conquest/decks"))["decks"]
    tesla = next(box for box in boxes if box["deck"] == "tesla")
    assert (tesla["name"], tesla["kind"], len(tesla["cards"])) == ("Tesla", "starter", 51)
    good = await guest.post("/api/decks", {"game": "conquest", "text": "tesla\n+ Boudica"})
    assert (len(good["cards"]), good["problems"], good["objections"]) == (52, [], [])
    assert good["line"].startswith("tesla+")
    assert good["text"] == "tesla\n+ Boudica\n"
    assert "types" in [curve["title"] for curve in good["curves"]]
    table = {"game": "conquest", "options": {"deck1": good["line"]}}
    assert (await guest.post("/api/options", table))["objection"] == ""
    few = await guest.post("/api/decks", {"game": "conquest", "text": "+ Boudica\n+ Bodica"})
    assert "did you mean Boudica?" in few["problems"][0]
    assert any("at least 50" in each for each in few["objections"])
    assert few["advice"]
    twice = {"game": "conquest", "text": "tesla+tesla"}
    assert any("twice" in each for each in (await guest.post("/api/decks", twice))["objections"])
    assert (await guest.post("/api/decks", {**twice, "options": {"edition": 1}}))["objections"] == []
    found = await guest.post("/api/decks/find", {"game": "conquest", "words": "female scientist, attack>=20"})
    assert "Marie Curie" in found["cards"]
    assert (await guest.post("/api/decks/find", {"game": "conquest", "words": "speed>3"}))["problem"]
    assert "nobody brings a deck" in await guest.post("/api/decks", {"game": "dale", "text": ""}, 404)
    assert "there is no game" in await guest.post("/api/decks", {"game": "chess", "text": ""}, 422)


@at_home
async def test_options_are_judged_before_a_table_is_opened(house: House) -> None:
    guest = house.browser()
    good = await guest.post("/api/options", {"game": "dale", "options": {"players": 3}})
    assert (good["objection"], good["seats"], good["options"]["players"]) == ("", 3, 3)
    bad = await guest.post("/api/options", {"game": "dale", "options": {"players": 3, "decks": "unicorns"}})
    assert bad["objection"]
    assert (bad["options"], bad["seats"]) == ({}, 0)
    assert "there is no game" in await guest.post("/api/options", {"game": "chess", "options": {}}, 422)


@at_home
async def test_a_server_is_ready_while_its_database_answers(house: House) -> None:
    guest = house.browser()
    assert (await guest.get("/health"), await guest.get("/ready")) == ({"alive": True}, {"ready": True})

    async def away(now: float) -> None:
        raise OSError("the database is away")

    house.context.store.ping = away  # type: ignore[method-assign]
    house.context.readiness.checked -= 1.0  # a second later
    answer = await guest.client.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"ready": False})
    assert await guest.get("/health") == {"alive": True}


def test_what_is_counted_names_no_table_and_is_told_for_a_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, metrics_token="open sesame") as house:
            ada = await house.guest("Ada")
            table = await house.table(ada)
            await ada.get(f"/api/tables/{table}")
            assert (await ada.client.get("/metrics")).status_code == 404
            wrong = await ada.client.get("/metrics", headers={b"Authorization": "Bearer open sesamé".encode()})
            assert wrong.status_code == 404
            text = (await ada.client.get("/metrics", headers={"Authorization": "Bearer open sesame"})).text
            assert 'parlour_request_seconds_count{method="GET",path="/api/tables/{table}",status="200"}' in text
            assert table not in text

    asyncio.run(story())


def references(part: Any) -> list[str]:
    """Every reference in a document."""
    if isinstance(part, dict):
        return [part["$ref"]] if "$ref" in part else [ref for each in part.values() for ref in references(each)]
    return [ref for each in part for ref in references(each)] if isinstance(part, list) else []


@at_home
async def test_the_description_has_every_endpoint_and_every_message(house: House) -> None:
    told = await house.browser().get("/api/openapi.json")
    described = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    assert described == {(each.method, each.path) for each in API}
    assert all(operation["summary"] for methods in told["paths"].values() for operation in methods.values())
    known = {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}
    assert set(references(told)) <= known
    assert {"#/components/schemas/NewTable", "#/components/schemas/Problem"} <= known


@at_home
async def test_a_client_that_was_not_built_says_how(house: House) -> None:
    before, client.CLIENT = client.CLIENT, Path("nowhere")
    try:
        answer = await house.browser().client.get("/table/abc")
    finally:
        client.CLIENT = before
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_the_client_is_served_with_its_pages_and_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Parlour</title>", encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("play()", encoding="utf-8")
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"play()", mtime=0))
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(client, "CLIENT", folder)

    @at_home
    async def story(house: House) -> None:
        browser = house.browser().client
        for page in ("/", "/new", "/table/abc", "/replay/abc", "/rules/dale"):
            answer = await browser.get(page)
            assert answer.status_code == 200
            assert answer.text.startswith("<title>Parlour</title><meta")
            assert answer.headers["cache-control"] == "no-cache"
        script = await browser.get("/assets/main-1a2b.js")
        assert (script.text, script.headers["content-encoding"]) == ("play()", "gzip")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await browser.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert (await browser.get("/icon.svg")).headers["content-type"] == "image/svg+xml"
        for hidden in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets", "/nothing.js"):
            assert (await browser.get(hidden)).status_code == 404
        lost = await browser.get("/attic", headers={"Accept": "text/html,*/*"})
        assert lost.status_code == 404
        assert lost.text.startswith("<title>Parlour</title><meta")

    story(tmp_path)
