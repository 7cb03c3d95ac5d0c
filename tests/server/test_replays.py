"""Looking back, going on from there, and records in and out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.corpus.corpus import lines, record_of
from tests.server.house import Guest, House, at_home

from parlour.kernel.record import commit_to, dump_record, load_record, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.replay import Replay, pieces_of

RECORD: dict[str, object] = json.loads(record_of(lines()[0]))


async def two_at_a_table(house: House) -> tuple[Guest, Guest, str]:
    """Two people and their game."""
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    return ada, bob, table


@at_home
async def test_during_a_game_one_looks_through_ones_own_eyes(house: House) -> None:
    ada, bob, table = await two_at_a_table(house)
    await house.play(table, 7)
    watcher = house.browser()
    assert (await ada.get(f"/api/tables/{table}/replay"))["views"] == ["0", "watcher"]
    assert (await bob.get(f"/api/tables/{table}/replay"))["views"] == ["1", "watcher"]
    assert (await watcher.get(f"/api/tables/{table}/replay"))["views"] == ["watcher"]
    for guest, eyes in (
        (ada, "1"),
        (ada, "all"),
        (bob, "0"),
        (watcher, "0"),
        (watcher, "all"),
        (ada, "-1"),
        (ada, "7"),
    ):
        for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/replay/3"):
            assert "from there" in await guest.get(f"{path}?eyes={eyes}", 403)
    hand = (await ada.get(f"/api/tables/{table}/replay/3"))["view"]["seats"]
    assert all(card["name"] for card in hand[0]["hand"])
    assert not any(card["name"] for card in hand[1]["hand"])
    seen = (await watcher.get(f"/api/tables/{table}/replay/3"))["view"]["seats"]
    assert not any(card["name"] for seat in seen for card in seat["hand"])
    assert "not over" in await ada.get(f"/api/tables/{table}/record", 409)
    assert "not over" in await ada.post(f"/api/tables/{table}/continue", {"at": 1, "seat": 0}, 409)


@at_home
async def test_a_table_that_has_not_begun_has_no_past(house: House) -> None:
    ada = await house.guest("Ada")
    table = await house.table(ada)
    assert "not begun" in await ada.get(f"/api/tables/{table}/replay", 409)


@at_home
async def test_the_past_is_as_it_was(house: House) -> None:
    ada, _, table = await two_at_a_table(house)
    await house.play(table)
    timeline = await ada.get(f"/api/tables/{table}/replay?eyes=1")
    steps = Replay(json.dumps(await ada.get(f"/api/tables/{table}/record")))
    assert timeline["length"] == len(steps.answers)
    assert [moment["seat"] for moment in timeline["moments"]] == [None, *[answer.seat for answer in steps.answers]]
    told: list[object] = []
    for moment in timeline["moments"]:
        steps.go(moment["at"])
        told += moment["lines"]
        assert told == pieces_of(steps.match, steps.match.log, 1)
    for at in (0, 9, timeline["length"] - 1, timeline["length"]):
        steps.go(at)
        shown = await ada.get(f"/api/tables/{table}/replay/{at}?eyes=1")
        expected = steps.match.view(1)
        del expected["asks"]
        assert (shown["at"], shown["eyes"], shown["view"]) == (at, "1", json.loads(json.dumps(expected)))
    whole = await house.browser().get(f"/api/tables/{table}/replay/9")
    assert whole["eyes"] == "all"
    assert all(card["name"] for seat in whole["view"]["seats"] for card in seat["hand"])
    for at in (timeline["length"] + 1, "x", "-1", "9" * 30, "٣"):
        await ada.get(f"/api/tables/{table}/replay/{at}", 422)


@at_home
async def test_a_moment_of_the_past_becomes_a_table(house: House) -> None:
    ada, _, table = await two_at_a_table(house)
    await house.play(table)
    eve = await house.guest("Eve")
    length = (await eve.get(f"/api/tables/{table}/replay"))["length"]
    new = (await eve.post(f"/api/tables/{table}/continue", {"at": 9, "seat": 1, "level": "level1"}))["table"]
    info = await eve.get(f"/api/tables/{new}")
    assert (info["status"], info["came_from"], info["hosting"]) == ("playing", table, True)
    assert [(seat["kind"], seat["level"], seat["you"]) for seat in info["seats"]] == [
        ("bot", "level1", False),
        ("person", None, True),
    ]
    async with house.context.tables.at(new) as (_, live):
        answers = [repr(answer) for answer in live.match.answers[:9]]
    assert answers == (await ada.get(f"/api/tables/{table}/record"))["answers"][:9]
    assert "over there" in await eve.post(f"/api/tables/{table}/continue", {"at": length, "seat": 1}, 422)
    assert "answers" in await eve.post(f"/api/tables/{table}/continue", {"at": length + 1, "seat": 1}, 422)
    assert "no such seat" in await eve.post(f"/api/tables/{table}/continue", {"at": 9, "seat": 2}, 422)


@at_home
async def test_a_record_goes_out_and_comes_in_again(house: House) -> None:
    ada, _, table = await two_at_a_table(house)
    await house.play(table)
    record = await ada.get(f"/api/tables/{table}/record")
    assert commit_to(record["seed"]) == record["commitment"] == (await ada.get(f"/api/tables/{table}"))["commitment"]
    assert load_record(json.dumps(record)).ending is not None
    eve = await house.guest("Eve")
    brought = (await eve.post("/api/records", record))["table"]
    info = await eve.get(f"/api/tables/{brought}")
    assert (info["status"], info["hosting"], info["ending"]) == (
        "over",
        True,
        (await ada.get(f"/api/tables/{table}"))["ending"],
    )
    assert await eve.get(f"/api/tables/{brought}/record") == record
    assert brought in [each["id"] for each in (await eve.get("/api/tables?which=finished"))["tables"]]


@at_home
async def test_a_game_that_was_cut_off_can_be_gone_on_with(house: House) -> None:
    eve = await house.guest("Eve")
    answers = RECORD["answers"]
    assert isinstance(answers, list)
    brought = (await eve.post("/api/records", {**RECORD, "answers": answers[:10]}))["table"]
    info = await eve.get(f"/api/tables/{brought}")
    assert (info["status"], info["ending"], info["your_turn"]) == ("over", None, False)
    assert (await eve.get(f"/api/tables/{brought}/replay"))["length"] == 10
    new = (await eve.post(f"/api/tables/{brought}/continue", {"at": 10, "seat": 0}))["table"]
    assert (await eve.get(f"/api/tables/{new}"))["status"] == "playing"
    assert "not over" in await eve.post(f"/api/tables/{brought}/rematch", {}, 409)


@at_home
async def test_a_table_can_begin_in_the_middle_of_a_sealed_question(house: House) -> None:
    match = new_match(find_game("dale"), {"players": 3, "characters": "green"}, "a sealed seed")
    while len(match.answers) < 5:
        ask = match.asks[-1]
        match.answer(ask.seat, ask.options[0])
    eve, moves = await house.guest("Eve"), house.context.moves
    brought = (await eve.post("/api/records", json.loads(dump_record(match))))["table"]
    for at in range(6):
        for seat in range(3):
            new = (await eve.post(f"/api/tables/{brought}/continue", {"at": at, "seat": seat, "level": "level1"}))[
                "table"
            ]
            async with moves.tables.at(new) as (_, live):
                assert live.match.answers[:at] == match.answers[:at]
                asked = {ask.seat for ask in live.questions}
                if at < 3 and seat >= at:  # the person is asked, and the bots wait for the answer
                    assert asked == set(range(at, 3))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"version": 99}, "played by version 99"),
        ({"answers": ["0 sing 1"]}, "answer 1"),
        ({"answers": ["0 bid 1"] * 10_001}, "at most 10000 answers"),
        ({"answers": ["0 bid " + "9" * 41]}, "answer 1 is"),
        ({"seed": "x" * 81}, "the seed must be at most 80"),
        ({"seed": "a\x00b"}, "the seed must be"),
        ({"seed": 7}, "the seed must be"),
        ({"commitment": commit_to("another")}, "not the one that its commitment promises"),
        ({"commitment": "abc"}, "64 hexadecimal digits"),
        ({"winner": 1}, "there is no field 'winner'"),
        ({"w" * 50_000: 1}, "there is no field"),
        ({"game": "w" * 50_000}, "there is no game"),
        ({"version": "w" * 50_000}, "played by version"),
        ({"answers": ["0 bid " + "w" * 50_000 + " 1"]}, "answer 1 is"),
        ({"options": {"w" * 50_000: 1}}, "has no option"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(fields: dict[str, object], words: str, tmp_path: Path) -> None:
    @at_home
    async def story(house: House) -> None:
        eve = await house.guest("Eve")
        said = await eve.post("/api/records", {**RECORD, **fields}, 422)
        assert words in said
        assert len(said) < 300
        assert (await eve.get("/api/tables?which=finished"))["tables"] == []

    story(tmp_path)


@at_home
async def test_answers_taken_back_are_no_part_of_the_past(house: House) -> None:
    ada, _, table = await two_at_a_table(house)
    moves = house.context.moves
    await house.play(table, 5)
    async with moves.tables.at(table) as (room, live):
        before = dump_record(live.match)
        last = live.match.answers[-1].seat
        await moves.write(room, live, live.undo(last, moves.tables.now()))
    await house.play(table, 1)
    async with moves.tables.at(table) as (_, live):
        assert (dump_record(live.match), live.seq) == (before, 8)
    assert (await ada.get(f"/api/tables/{table}/replay"))["length"] == 5
