"""Turns at something scarce."""

from __future__ import annotations

import asyncio

from parlour.server.turns import OVERTAKEN, Turns


async def order_of(*asking: tuple[str, bool]) -> list[str]:
    """Who gets the only place in which order, when tables ask for it in this one; some of them are patient."""
    turns, order = Turns(1), list[str]()

    async def one(table: str, patient: bool) -> None:
        async with turns.of(table, patient):
            order.append(table)

    await turns.enter("somebody")
    waiting = [asyncio.create_task(one(table, patient)) for table, patient in asking]
    await asyncio.sleep(0)
    turns.leave()
    await asyncio.gather(*waiting)
    assert turns.free == 1
    return order


def test_tables_come_one_after_the_other() -> None:
    asking = [("a", False), ("a", False), ("a", False), ("b", False), ("c", False)]
    assert asyncio.run(order_of(*asking)) == ["a", "b", "c", "a", "a"]


def test_whoever_is_waited_for_comes_before_those_who_are_not() -> None:
    asking = [("bots", True), ("more bots", True), ("people", False)]
    assert asyncio.run(order_of(*asking)) == ["people", "bots", "more bots"]


def test_but_nobody_waits_for_ever() -> None:
    people = [(f"people {number}", False) for number in range(3 * OVERTAKEN)]
    order = asyncio.run(order_of(("bots", True), ("more bots", True), *people))
    assert order.index("bots") == OVERTAKEN
    assert order.index("more bots") == 2 * OVERTAKEN + 1


def test_a_place_goes_on_when_whoever_waited_has_gone() -> None:
    async def story() -> None:
        turns = Turns(1)
        await turns.enter("somebody")
        gone = [asyncio.create_task(turns.enter(name, patient)) for name, patient in (("a", False), ("b", True))]
        last = asyncio.create_task(turns.enter("c", True))
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        turns.leave()
        await asyncio.wait_for(last, 5)
        turns.leave()
        assert turns.free == 1

    asyncio.run(story())
