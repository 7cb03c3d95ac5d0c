"""Turns at something scarce."""

from __future__ import annotations

import asyncio

from parlour.server.thinking.fair_queue import HINT, NOBODY, OVERTAKEN, OWN, WATCHED, Client, FairQueue


def somebody(written: str) -> Client:
    """Who asks, by rank, address, person and table: "own home ann one"."""
    rank, address, person, table = written.split()
    return Client({"own": OWN, "hint": HINT, "watched": WATCHED, "nobody": NOBODY}[rank], address, person, table)


async def order_of(*asking: str) -> list[str]:
    """Who gets the only place in which order, when they ask for it in this one. The spare place is taken."""
    turns, order = FairQueue(1), list[str]()

    async def one(written: str) -> None:
        async with turns.of(somebody(written)):
            order.append(written)

    places = [(client, await turns.enter(client)) for client in (Client(OWN, "first"), Client(OWN, "second"))]
    assert [spare for _, spare in places] == [False, True]
    waiting = [asyncio.create_task(one(written)) for written in asking]
    await asyncio.sleep(0)
    turns.leave(*places[0])
    await asyncio.gather(*waiting)
    turns.leave(*places[1])
    assert (turns.free, turns.spare) == (1, 1)
    assert not turns.holding
    assert not turns.wanting
    return order


def test_tables_of_a_person_come_one_after_the_other() -> None:
    asking = [f"own home ann {table}" for table in ("a", "a", "a", "b", "c")]
    assert [written[-1] for written in asyncio.run(order_of(*asking))] == ["a", "b", "c", "a", "a"]


def test_people_come_before_tables_and_addresses_before_people() -> None:
    flood = [f"own bus {person} {table}" for person in ("eve", "max") for table in ("a", "b", "c")]
    order = asyncio.run(order_of(*flood, "own home ann a", "own home bob a"))
    assert [written.split()[2] for written in order[:5]] == ["eve", "ann", "max", "bob", "eve"]


def test_whoever_waits_for_his_own_game_comes_first() -> None:
    asking = ["nobody h eve a", "watched w eve b", "hint h bob c", "own h ann d"]
    assert asyncio.run(order_of(*asking)) == asking[::-1]


def test_but_nobody_waits_for_ever() -> None:
    people = [f"own home ann {number}" for number in range(3 * OVERTAKEN)]
    order = asyncio.run(order_of("nobody h eve 1", "nobody h eve 2", *people))
    assert order.index("nobody h eve 1") == OVERTAKEN
    assert order.index("nobody h eve 2") == 2 * OVERTAKEN + 1


def test_a_spare_place_is_for_the_game_of_somebody_from_elsewhere() -> None:
    async def story() -> None:
        turns = FairQueue(1)
        first = await turns.enter(somebody("own bus eve a"))
        waiting = [
            asyncio.create_task(turns.enter(somebody(written)))
            for written in ("own bus max a", "hint home ann a", "watched home ann a", "own home ann a")
        ]
        await asyncio.sleep(0)
        assert [task.done() for task in waiting] == [False, False, False, True]
        assert (first, waiting[3].result()) == (False, True)
        turns.leave(somebody("own home ann a"), True)
        await asyncio.sleep(0)
        assert [task.done() for task in waiting[:3]] == [False] * 3  # from the bus there is somebody already
        turns.leave(somebody("own bus eve a"), False)
        await asyncio.sleep(0)
        assert [task.done() for task in waiting[:3]] == [True, False, False]
        for task in waiting:
            task.cancel()

    asyncio.run(story())


def test_of_several_people_the_one_counts_who_asked_for_least() -> None:
    async def story() -> None:
        turns = FairQueue(1)
        eve, ann = somebody("own bus eve a"), somebody("own home ann a")
        await turns.enter(eve)
        assert turns.least_busy([eve, ann]) == ann

    asyncio.run(story())


def test_a_place_goes_on_when_whoever_waited_has_gone() -> None:
    async def story() -> None:
        turns = FairQueue(1)
        first = somebody("own home ann a")
        await turns.enter(first)
        gone = [asyncio.create_task(turns.enter(somebody(each))) for each in ("own home ann b", "nobody h eve b")]
        last = asyncio.create_task(turns.enter(somebody("nobody h max c")))
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        turns.leave(first, False)
        turns.leave(somebody("nobody h max c"), await asyncio.wait_for(last, 5))
        assert turns.free == 1
        assert not turns.wanting

    asyncio.run(story())


def test_whoever_comes_to_a_table_is_waited_for_from_then_on() -> None:
    async def story() -> None:
        turns, order = FairQueue(1), list[str]()

        async def one(written: str) -> None:
            async with turns.of(somebody(written)):
                order.append(written.split()[-1])

        places = [(client, await turns.enter(client)) for client in (Client(OWN, "first"), Client(OWN, "second"))]
        asking = ["nobody bus eve a", "nobody home ann b", "watched bus eve c", "nobody home bob d"]
        waiting = [asyncio.create_task(one(written)) for written in asking]
        await asyncio.sleep(0)
        turns.promote(somebody("own home bob d"))
        turns.promote(somebody("own home bob d"))
        turns.promote(somebody("nobody bus eve c"))  # who looks on is there all the same
        turns.leave(*places[0])
        await asyncio.gather(*waiting)
        turns.leave(*places[1])
        assert order == ["d", "c", "a", "b"]
        assert (turns.free, turns.spare, turns.waiting) == (1, 1, {})
        assert not turns.holding
        assert not turns.wanting

    asyncio.run(story())
