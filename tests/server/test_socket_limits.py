"""How much one person may ask of a table's sockets."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.places import Line, Place, duel
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server import access
from parlour.server.access import Access
from parlour.server.storage.store import Store
from parlour.server.tables import rooms
from parlour.server.tables.presence import Presence


def test_one_person_has_so_many_sockets_and_no_more(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "MOST_SOCKETS", 3)
    table, (ann, bob) = duel(place)
    with ExitStack() as open_lines:
        for _ in range(3):
            open_lines.enter_context(ann.at(table)).wait("welcome")
        with pytest.raises(ConnectionClosed) as closed, ann.at(table) as line:
            line.wait("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        with bob.at(table) as line:
            line.wait("welcome")
    with ann.at(table) as line:
        line.wait("welcome")


def test_one_address_has_so_many_sockets_and_no_more(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "MOST_SOCKETS_OF_ADDRESS", 1)
    table, (ann, bob) = duel(place)
    with ann.at(table) as line:
        line.wait("welcome")
        with pytest.raises(ConnectionClosed) as closed, bob.at(table) as other:
            other.wait("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(access.LIMITS, "sockets", (3, 0.001))


def test_sockets_are_not_opened_without_end(few: None, place: Place) -> None:
    table, (ann, bob) = duel(place)  # which looks once
    for browser in (ann, bob):
        with browser.at(table) as line:
            line.wait("welcome")
    with pytest.raises(InvalidStatus), ann.at(table):
        pass


def test_talking_in_two_windows_is_talking_all_the_same(place: Place) -> None:
    table, (ann, _) = duel(place)
    with ann.at(table) as one, ann.at(table) as two:
        replies: list[dict[str, Any]] = []
        for number in range(8):
            line = (one, two)[number % 2]
            line.say(type="chat", text=f"word {number}", ref=number + 1)
            while True:
                message = line.hear()
                if message.get("ref") == number + 1:
                    replies.append(message)
                    break
        assert [reply["type"] for reply in replies] == ["ack"] * 6 + ["refused"] * 2


def test_saying_hello_again_and_again_tells_the_game_only_so_often(place: Place) -> None:
    table, (ann, _) = duel(place)
    with ann.at(table) as line:
        for _ in range(40):
            line.say(type="hello", seen=0)
        line.say(type="ping", ref=9)
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["type"] != "pong":
            heard.append(line.hear())
    kinds = [message["type"] for message in heard]
    assert kinds.count("steps") == kinds.count("welcome")
    assert 20 <= kinds.count("welcome") <= 25
    assert kinds.count("refused") == 41 - kinds.count("welcome")


def closed_with(line: Line) -> int:
    """The code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        line.wait("nothing of the kind")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("message", [b"{}", '{"type":"ping"}' + " " * 4096], ids=["no text", "too long"])
def test_a_message_that_is_none_closes_the_socket(place: Place, message: str | bytes) -> None:
    table, (ann, _) = duel(place)
    with ann.at(table) as line:
        line.socket.send(message)
        assert closed_with(line) == 4400


def test_a_browser_too_far_behind_must_come_back(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, _) = duel(place)
    with ann.at(table) as line:
        line.wait("steps")
        monkeypatch.setattr(rooms, "OUTBOX", 0)
        line.say(type="ping", ref=1)
        assert closed_with(line) == 4408


def test_a_fault_of_our_own_closes_the_socket_with_a_code_of_its_own(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*words: object) -> None:
        raise RuntimeError("nobody expected this")

    table, (ann, bob) = duel(place)
    monkeypatch.setattr(Presence, "say", broken)
    with ann.at(table) as line, bob.at(table) as other:
        line.say(type="chat", text="hello")
        assert closed_with(line) == 1011
        other.say(type="ping", ref=7)
        assert other.wait("pong")["ref"] == 7


@pytest.fixture
def one_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(access.LIMITS, "hints", (1, 0.001))


def test_a_strong_bot_is_not_asked_without_end(one_hint: None, place: Place) -> None:
    table, (ann, bob) = duel(place)
    with ann.at(table) as line, bob.at(table) as other:
        ask = line.wait("steps")["ask"]
        for ref in (1, 2):
            line.say(type="hint", ask=ask["ask"], ref=ref)
        hints = [line.wait("hint") for _ in range(2)]
        assert [hint["ref"] for hint in hints] == [1, 2]  # the same question again costs nothing
        assert hints[0]["thoughts"] == hints[1]["thoughts"]
        line.say(type="answer", ask=ask["ask"], option=ask["options"][0]["option"], ref=3)
        again = line.wait("steps")["ask"]
        while again is None:
            theirs = other.wait("steps")["ask"]
            if theirs is not None:
                other.say(type="answer", ask=theirs["ask"], option=theirs["options"][0]["option"], ref=4)
                again = line.wait("steps")["ask"]
        line.say(type="hint", ask=again["ask"], ref=5)
        refused = line.wait("refused")
        assert (refused["ref"], refused["error"]) == (5, "you have just asked for hints; wait a moment")


def test_nobody_takes_back_without_end(place: Place) -> None:
    table, (ann, _) = duel(place)
    with ann.at(table) as line:
        line.wait("steps")
        for _ in range(30):
            line.say(type="undo", ref=1)
        words = [line.wait("refused")["error"] for _ in range(30)]
    assert words[0] == "there is nothing that you can take back"
    assert words[-1] == "you have taken back many answers at once; wait a moment"


def test_whoever_has_no_socket_is_forgotten(tmp_path: Path) -> None:
    watch = Access(Store.__new__(Store), "secret")
    with watch.one_socket("ann", "1"), watch.one_socket("bob", "1"), watch.one_socket("bob", "2"):
        assert watch.sockets == {"ann": 1, "bob": 2, "at 1": 2, "at 2": 1}
    assert watch.sockets == {}
