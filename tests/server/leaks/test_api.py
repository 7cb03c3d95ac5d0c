"""Whatever the description of the API allows to be asked, and much that it does not, gets a proper answer."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.server.moves import DUEL
from tests.server.places import Browser, Place

from parlour.server.app import make_app
from parlour.server.context import Settings
from parlour.server.routes import API
from parlour.server.routes.openapi import describe_api
from parlour.server.running import claim, configure

EXAMPLES = 12  # for each operation, of each kind
OPERATIONS = [(each.method, each.path) for each in API]
ALLOWED, FORBIDDEN = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
# Where nothing is sent, nothing can be wrong about it.
CASES = [(*each, ALLOWED) for each in OPERATIONS] + [(*each, FORBIDDEN) for each in OPERATIONS if each[0] == "POST"]
ODD = ["%00", "..%2f..%2fetc", "%ff%fe", "a" * 3000, "💡", "-1", "99999999999999999999", "1e9", "null"]


class Grounds:
    """An open server without limits, somebody who came in, and tables of every kind."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.browser = Browser(place, "Ann")
        bots = [{"kind": "bot", "level": "level1"}] * 2
        self.tables = [
            self.open([{"kind": "me"}, {"kind": "open"}]),
            self.open(bots),
            self.open([{"kind": "me"}, bots[0]]),
        ]

    def open(self, seats: list[dict[str, str]]) -> str:
        wish = {"game": "alliances", "options": DUEL, "seats": seats}
        return str(self.browser.post("/api/tables", wish)["table"])


@pytest.fixture(scope="module")
def grounds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grounds]:
    folder: Path = tmp_path_factory.mktemp("api")
    server = uvicorn.Server(configure(make_app(Settings(f"sqlite:///{folder / 'p.db'}", pace=0.0, unlimited=True))))
    door = claim("127.0.0.1", None)
    thread = threading.Thread(target=server.run, args=[[door]])
    thread.start()
    try:
        yield Grounds(Place(door.getsockname()[1]))
    finally:
        server.should_exit = True
        thread.join()


def lead_to_a_table(case: Case[Any], grounds: Grounds) -> None:
    """Mostly a table that is there: made-up addresses lead nowhere."""
    if "table" in case.path_parameters:
        number = len(json.dumps(case.body, default=str)) + len(json.dumps(case.query, default=str))
        if number % 4:
            case.path_parameters["table"] = grounds.tables[number % len(grounds.tables)]


@pytest.mark.parametrize(("method", "path", "mode"), CASES, ids=[" ".join(map(str, case)) for case in CASES])
def test_every_request_gets_a_proper_answer(method: str, path: str, mode: GenerationMode, grounds: Grounds) -> None:
    operation = schemathesis.openapi.from_dict(describe_api(API))[path][method]
    asked = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        nonlocal asked
        asked += 1
        lead_to_a_table(case, grounds)
        response = case.call(base_url=grounds.place.http, headers=grounds.browser.headers)
        checks: list[Any] = [not_a_server_error, content_type_conformance, response_schema_conformance]
        case.validate_response(response, checks=checks)

    ask()
    assert asked > 0


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[f"{method} {path}" for method, path in OPERATIONS])
def test_odd_places_in_a_path_lead_nowhere(method: str, path: str, grounds: Grounds) -> None:
    for odd in ODD:
        where = path
        for name in ("{table}", "{game}", "{at}"):
            where = where.replace(name, odd)
        answer = httpx.request(method, grounds.place.http + where, headers=grounds.browser.headers, json={})
        assert answer.status_code < 500, (where, answer.text)
