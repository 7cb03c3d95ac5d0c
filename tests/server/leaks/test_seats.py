"""A seat belongs to one person: nobody else can use it, whatever he shows or says."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner
from tests.server.places import Browser, Place, duel
from websockets.exceptions import InvalidStatus

from parlour.server.people.identity import COOKIE


def cookie_of(browser: Browser) -> str:
    """The signed value of a browser's cookie."""
    return browser.headers["Cookie"].removeprefix(f"{COOKIE}=")


def another(letter: str) -> str:
    """A letter that is not this one."""
    return "A" if letter != "A" else "B"


def forged(ann: Browser, bob: Browser) -> dict[str, str]:
    """Cookies that somebody could make up who knows Ann's id and has one of his own."""
    value, own = cookie_of(ann), cookie_of(bob)
    ident, stamp, signature = value.split(".")
    return {
        "unsigned": ident,
        "with a signature of one's own": f"{ident}.{'.'.join(own.split('.')[1:])}",
        "with a letter changed": f"{ident}.{stamp}.{another(signature[0])}{signature[1:]}",
        "with another time": f"{ident}.{another(stamp[0])}{stamp[1:]}.{signature}",
        "signed by a guess": TimestampSigner("secret", salt="parlour.person").sign(ident).decode(),
        "empty": "",
        "odd": "...%00.==",
    }


def test_a_made_up_cookie_is_nobody(place: Place) -> None:
    table, (ann, bob) = duel(place)
    for name, value in forged(ann, bob).items():
        headers = {"Origin": place.http, "Cookie": f"{COOKIE}={value}"}
        with pytest.raises(InvalidStatus, match="403"):
            place.connect(table, headers)
        answer = httpx.post(f"{place.http}/api/tables/{table}/leave", json={}, headers=headers)
        assert answer.status_code == 401, name
    with ann.at(table) as line:
        assert line.wait("welcome")["seat"] is not None


@pytest.mark.parametrize("origin", ["http://elsewhere.test", "null", None])
def test_a_real_cookie_is_worth_nothing_to_another_site(place: Place, origin: str | None) -> None:
    table, (ann, _) = duel(place)
    headers = {"Cookie": ann.headers["Cookie"]} | ({"Origin": origin} if origin else {})
    with pytest.raises(InvalidStatus, match="403"):
        place.connect(table, headers)
    for path in ("leave", "start", "rematch"):
        answer = httpx.post(f"{place.http}/api/tables/{table}/{path}", json={}, headers=headers)
        assert answer.status_code == 403
    form = httpx.post(f"{place.http}/api/tables/{table}/leave", data={"a": "b"}, headers=ann.headers)
    assert form.status_code == 415


def all_that_one_may_try(steps: dict[str, Any]) -> list[dict[str, Any]]:
    """Every message that would do something, aimed at the question that somebody else is asked."""
    ask, option = steps["ask"]["ask"], steps["ask"]["options"][0]["option"]
    return [
        {"type": "answer", "ask": ask, "option": option},
        {"type": "final", "ask": ask},
        {"type": "hint", "ask": ask},
        {"type": "why", "thing": "12P"},
        {"type": "undo"},
        {"type": "allow", "accept": True},
    ]


def test_nobody_answers_for_somebody_else(place: Place) -> None:
    table, (asked, other) = duel(place)
    with asked.at(table) as line:
        steps = line.wait("steps")
    for browser in (other, Browser(place, "Watcher")):
        with browser.at(table) as line:
            seen = line.wait("steps")
            assert seen["ask"] is None
            for ref, message in enumerate(all_that_one_may_try(steps), 1):
                line.say(**message, ref=ref)
                assert line.wait("refused")["ref"] == ref
    with asked.at(table) as line:
        again = line.wait("steps")
        assert (again["seq"], again["view"], again["ask"]) == (steps["seq"], steps["view"], steps["ask"])


def test_nobody_looks_back_through_the_eyes_of_another(place: Place) -> None:
    table, (first, second) = duel(place)
    with first.at(table) as line:
        mine = line.wait("welcome")["seat"]
    where = f"{place.http}/api/tables/{table}/replay"
    watcher = Browser(place, "Watcher")
    for browser, eyes, status in [
        (first, str(mine), 200),
        (second, str(mine), 403),
        (watcher, str(mine), 403),
        (watcher, "all", 403),
        (first, "all", 403),
        (watcher, "watcher", 200),
    ]:
        for path in (where, f"{where}/0"):
            assert httpx.get(path, params={"eyes": eyes}, headers=browser.headers).status_code == status
    assert httpx.get(f"{place.http}/api/tables/{table}/record", headers=first.headers).status_code == 409
    told = httpx.get(f"{place.http}/api/tables/{table}", headers=first.headers).json()
    assert told["seed"] is None
    assert len(told["commitment"]) == 64
