"""Friends are invited with one click; others are muted, blocked and reported, and do not learn of it."""

from __future__ import annotations

import logging

import pytest
from tests.server.house import Guest, House, at_home

from parlour.server.tables.absence import NUDGES, THINKING


async def meet(house: House) -> tuple[Guest, Guest, str]:
    """Two people at a table."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table(ann)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    return ann, bob, table


async def handles(guest: Guest, table: str) -> list[str]:
    """The handles of those at a table."""
    return [str(seat["who"]) for seat in (await guest.get(f"/api/tables/{table}"))["seats"]]


async def list_of(guest: Guest, which: str) -> list[str]:
    """The tables of a list."""
    return [str(table["id"]) for table in (await guest.get("/api/tables", params={"which": which}))["tables"]]


@at_home
async def test_whom_one_played_with_can_be_invited_with_one_click(house: House) -> None:
    ann, bob, table = await meet(house)
    _, bobs = await handles(ann, table)
    assert (await ann.get("/api/me/friends"))["people"] == [{"who": bobs, "name": "Bob", "played": 1}]
    again = await house.table(ann)
    assert await list_of(bob, "invited") == []
    for _ in range(2):  # a second click changes nothing
        await ann.post(f"/api/tables/{again}/invite", {"who": bobs})
    assert await list_of(bob, "invited") == [again]
    assert await list_of(ann, "invited") == []
    await bob.post(f"/api/tables/{again}/sit", {"seat": 1})
    assert await list_of(bob, "invited") == []
    assert "begun" in await ann.post(f"/api/tables/{again}/invite", {"who": bobs}, 409)


@at_home
async def test_nobody_invites_strangers_or_to_the_tables_of_others(house: House) -> None:
    ann, bob, table = await meet(house)
    anns, bobs = await handles(ann, table)
    eve = await house.guest("Eve")
    hers = await house.table(eve)
    assert (await eve.get("/api/me/friends"))["people"] == []
    await eve.post(f"/api/tables/{hers}/invite", {"who": bobs}, 404)
    assert "only the host" in await bob.post(f"/api/tables/{hers}/invite", {"who": anns}, 403)
    await house.browser().get("/api/me/friends", 401)


@at_home
async def test_a_handle_is_no_id_and_stays_with_a_new_name(house: House) -> None:
    ann, bob, table = await meet(house)
    before = await handles(ann, table)
    me = (await bob.get("/api/me"))["id"]
    assert before[1] != me
    assert me not in str(await ann.get(f"/api/tables/{table}"))
    await bob.post("/api/me", {"name": "Robert"})
    assert await handles(ann, table) == before


@at_home
async def test_whoever_is_blocked_cannot_sit_down_nudge_or_invite_and_is_not_told(house: House) -> None:
    ann, bob, table = await meet(house)
    anns, bobs = await handles(ann, table)
    bond = {"who": bobs, "kind": "block"}
    told = await ann.post(f"/api/tables/{table}/bond", bond)
    assert told["people"] == [{"who": bobs, "name": "Bob", "kind": "block"}]
    assert (await bob.get("/api/me/bonds"))["people"] == []
    assert (await ann.get("/api/me/friends"))["people"] == []
    other = await house.table(ann)
    assert "for others" in await bob.post(f"/api/tables/{other}/sit", {"seat": 1}, 403)
    his = await house.table(bob)
    await bob.post(f"/api/tables/{his}/invite", {"who": anns})  # as if nothing was
    assert await list_of(ann, "invited") == []
    tables = house.context.tables
    start = tables.uptime.since
    tables.now = lambda: start + NUDGES + THINKING + 5
    if (await ann.get(f"/api/tables/{table}"))["your_turn"]:
        await bob.post(f"/api/tables/{table}/nudge", {"seat": 0})
    assert house.context.alerts.telling == set()
    assert (await ann.post("/api/me/bonds/end", {"who": bobs}))["people"] == []
    await bob.post(f"/api/tables/{other}/sit", {"seat": 1})


@at_home
async def test_muting_is_kept_and_turns_into_blocking(house: House) -> None:
    ann, _, table = await meet(house)
    anns, bobs = await handles(ann, table)
    for kind in ("mute", "block", "mute"):
        told = await ann.post(f"/api/tables/{table}/bond", {"who": bobs, "kind": kind})
        assert [bond["kind"] for bond in told["people"]] == [kind]
    assert "yourself" in await ann.post(f"/api/tables/{table}/bond", {"who": anns, "kind": "mute"}, 409)
    await ann.post(f"/api/tables/{table}/bond", {"who": "0" * 18, "kind": "mute"}, 404)


def test_a_report_goes_to_the_log_of_the_host_with_what_was_said(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        ann, bob, table = await meet(house)
        _, bobs = await handles(ann, table)
        me = (await bob.get("/api/me"))["id"]
        await house.context.presence.say(table, me, "Bob", "You play like a stove.")
        await ann.post(f"/api/tables/{table}/report", {"who": bobs, "words": "He is rude."})
        (record,) = [each for each in caplog.records if each.name == "parlour.reports"]
        facts: dict[str, object] = getattr(record, "facts", {})
        assert record.levelno == logging.WARNING
        assert (facts["about"], facts["about_name"], facts["words"]) == (bobs, "Bob", "He is rude.")
        assert facts["said"] == ["You play like a stove."]
        assert table not in str(facts)

    at_home(story)(tmp_path_factory.mktemp("house"))
