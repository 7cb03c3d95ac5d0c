"""Saved tables: written in one step, read with care."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import parlour.games  # noqa: F401
from parlour.cli.terminal.saves import dump_table, home, load_saved, new_save, open_tables, read_saved, write_safely
from parlour.cli.terminal.seating import Seating, seat_people
from parlour.cli.terminal.session import Session, new_session, resumed_session
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import dump_record
from parlour.kernel.registry import find_game


def table(path: Path, people: int = 1) -> Session:
    return new_session(find_game("alliances"), {"players": 2}, "saves", seat_people(2, people, "level1"), path)


def test_a_saved_table_comes_back_with_its_seats(tmp_path: Path) -> None:
    session = table(tmp_path / "t.json")
    for _ in range(5):
        ask = session.match.asks[0]
        session.answer(ask.seat, ask.options[-1])
    saved = load_saved(session.path)
    assert saved.seating is not None
    again = resumed_session(saved, saved.seating, session.path)
    assert again.seating.specs == ["person", "level1"]
    assert dump_record(again.match) == dump_record(session.match)
    assert again.match.story(0) == session.match.story(0)


def test_every_answer_is_on_disk_before_the_next(tmp_path: Path) -> None:
    session = table(tmp_path / "t.json")
    for count in range(1, 6):
        ask = session.match.asks[0]
        session.answer(ask.seat, ask.options[0])
        assert len(json.loads(session.path.read_text())["record"]["answers"]) == count
    session.match.undo()
    session.save()
    assert len(json.loads(session.path.read_text())["record"]["answers"]) == 4


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.json"
    write_safely(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_safely(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_table_goes_on_when_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = table(tmp_path / "t.json")
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    ask = session.match.asks[0]
    session.answer(ask.seat, ask.options[0])
    assert session.trouble == "No space left on device"
    assert len(session.match.answers) == 1
    monkeypatch.undo()
    session.save()
    assert session.trouble == ""


def test_a_bare_record_is_read_too(tmp_path: Path) -> None:
    session = table(tmp_path / "t.json")
    saved = read_saved(dump_record(session.match))
    assert saved.seating is None
    assert json.loads(saved.record)["seed"] == "saves"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "must be a JSON object"),
        ('{"kind": "cake"}', "'cake'"),
        ('{"kind": "parlour table", "seats": "person", "record": {}}', "list of words"),
        ('{"kind": "parlour table", "seats": ["person"], "record": []}', "must be an object"),
        ('{"kind": "parlour table", "seats": ["wizard"], "record": {}}', "no bot 'wizard'"),
    ],
)
def test_nonsense_is_named(text: str, words: str) -> None:
    with pytest.raises(ParlourError, match=words):
        read_saved(text)


def test_an_error_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name in ("missing", "bytes", "."):
        with pytest.raises(ParlourError, match=str(tmp_path / name).rstrip(".")):
            load_saved(tmp_path / name)


def test_too_few_seats_are_refused(tmp_path: Path) -> None:
    session = table(tmp_path / "t.json")
    with pytest.raises(ParlourError, match="2 seats"):
        resumed_session(read_saved(dump_record(session.match)), Seating(["person"]), session.path)


def test_the_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("PARLOUR_HOME", raising=False)
    assert home() == tmp_path / "data" / "parlour"
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "own"))
    assert home() == tmp_path / "own"
    first = new_save("alliances")
    write_safely(first, "{}")
    assert new_save("alliances") != first


def test_only_unfinished_tables_wait(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    assert open_tables() == []
    session = table(tmp_path / "tables" / "open.json")
    session.save()
    write_safely(tmp_path / "tables" / "nonsense.json", "{")
    over = json.loads(dump_table(session.match, session.seating)) | {"over": True}
    write_safely(tmp_path / "tables" / "over.json", json.dumps(over))
    assert [path.name for path in open_tables()] == ["open.json"]
