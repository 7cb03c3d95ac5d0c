"""The attack on the chance of a running table, with nothing but what the server tells one player."""

from __future__ import annotations

from tests.kernel.attack.alliances import View, begin, recover
from tests.server.house import Guest, House, at_home

from parlour.kernel.rng import FAST
from parlour.server.storage.schema import tables

OPTIONS: dict[str, object] = {"players": 4}
LAST = 3  # the seat that is dealt the last cards of the pack


async def open_table(host: Guest) -> str:
    """A table that waits for three more."""
    seats = [{"kind": "open"}] * LAST + [{"kind": "me"}]
    wish = {"game": "alliances", "options": OPTIONS, "seats": seats}
    return str((await host.post("/api/tables", wish))["table"])


async def first_view(host: Guest, table: str) -> View:
    """What the host sees when bots have taken the open seats and the cards are dealt."""
    for seat in range(LAST):
        await host.post(f"/api/tables/{table}/fill", {"seat": seat, "level": "level1"})
    shown = await host.get(f"/api/tables/{table}/replay/0")
    assert shown["eyes"] == str(LAST)
    view: View = shown["view"]
    return view


@at_home
async def test_a_player_cannot_solve_for_the_chance_of_a_table(house: House) -> None:
    ada = await house.guest("Ada")
    view = await first_view(ada, await open_table(ada))
    assert recover("alliances", OPTIONS, view) is None


@at_home
async def test_a_table_from_before_keyed_chance_can_be_solved(house: House) -> None:
    """So that it is known that the attack works here too."""
    ada = await house.guest("Ada")
    table = await open_table(ada)
    await house.context.store.update_table(table, tables.c.seq == 0, chance=FAST)
    found = recover("alliances", OPTIONS, await first_view(ada, table))
    assert found is not None
    async with house.context.tables.at(table) as (_, live):
        assert begin("alliances", OPTIONS, found).origin.dump() == live.match.origin.dump()
