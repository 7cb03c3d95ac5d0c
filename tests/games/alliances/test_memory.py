"""What a person with a perfect memory knows holds in all worlds of that seat, and nothing more does.

The memory is kept here by looking over each player's shoulder, without the notes that the game takes.
"""

from __future__ import annotations

import pytest
from tests.games.alliances.table import GAME, answered, fresh, play_on, state

from parlour.games.alliances.cards.prints import is_special, number_of, suit_of
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import DRAFTING, TRIBUTE
from parlour.kernel.match import Match
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER
from parlour.kernel.worlds import imagine

Memory = dict[tuple[int, int], set[int]]  # by seat and round: the faces that were passed on


def world_of(match: Match, seat: int, number: int) -> AlliancesState:
    """One of many worlds of a seat, asked or not."""
    world = match.state.copy()
    assert isinstance(world, AlliancesState)
    imagine(GAME, world, seat, dice(f"{seat} {number}"))
    return world


def faces(s: AlliancesState, cards: list[int]) -> set[int]:
    """What is printed on some cards."""
    return {s.face[card] for card in cards}


def owned(s: AlliancesState, seat: int) -> set[int]:
    """What a seat holds or has kept."""
    return faces(s, s.hands[seat] + s.kept[seat])


# Drafting


def remember(memory: Memory, before: AlliancesState, after: AlliancesState, passes: int) -> int:
    """Look over all shoulders while the hands are passed; gives how often they have been passed."""
    if after.phase != DRAFTING or len(after.hands[0]) == len(before.hands[0]) or len(after.kept[0]) % 2:
        return passes
    for seat in range(4):
        memory[seat, passes] = faces(after, after.hands[(seat + 1) % 4])
    return passes + 1


def check_memory(world: AlliancesState, memory: Memory, seat: int, passes: int) -> None:
    """All that a seat passed on is where it can be: two cards with everybody it went by, the rest where it is now."""
    for (owner, round_), passed in memory.items():
        if owner != seat:
            continue
        went_by = [(seat + step) % 4 for step in range(1, passes - round_ + 1)]
        drafting = world.phase == DRAFTING
        for other in range(4):
            taken = 2 * (went_by[:-1] if drafting else went_by).count(other)
            here = len(passed) - 2 * (len(went_by) - 1) if drafting and other == went_by[-1] else 0
            assert len(owned(world, other) & passed) == taken + here


def drafted(seed: str, worlds: int) -> tuple[Match, Memory]:
    """A draft, in which the worlds of all seats are looked at after every answer."""
    match = fresh(seed, drafting=True, campaigns=1)
    memory: Memory = {}
    passes = 0
    while state(match).phase == DRAFTING:
        before = state(match).copy()
        play_on(match, f"{seed} {len(match.answers)}", answered(match))
        passes = remember(memory, before, state(match), passes)
        for seat in range(4):
            for number in range(worlds):
                check_memory(world_of(match, seat, number), memory, seat, passes)
    assert passes == 5
    return match, memory


@pytest.mark.rule("AL-076", "AL-077")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_what_a_player_passed_on_in_the_draft_is_where_it_can_be_in_every_world(seed: str) -> None:
    match, memory = drafted(seed, worlds=4)
    while match.asks:  # and it stays so until the last card is played
        play_on(match, f"{seed} {len(match.answers)}", answered(match))
        s = state(match)
        gone = faces(s, s.spent + [card for card in s.table if card >= 0])
        for (seat, _), passed in memory.items():
            world = world_of(match, seat, 0)
            spread = [len(owned(world, other) & passed) for other in range(4)]
            assert spread == [len(owned(s, other) & passed) for other in range(4)]
            assert sum(spread) == len(passed - gone)


@pytest.mark.rule("AL-077")
@pytest.mark.parametrize("seat", range(4))
def test_a_player_knows_no_more_of_the_draft_than_that(seat: int) -> None:
    match, memory = drafted("no more", worlds=1)
    worlds = [world_of(match, seat, number) for number in range(300)]
    found = [{(face, other) for world in worlds for face in owned(world, other)} for other in range(4)]
    mine, dealt = owned(state(match), seat), set(range(48))
    for face in dealt - mine:
        rounds = [round_ for (owner, round_), passed in memory.items() if owner == seat and face in passed]
        others = {(seat + step) % 4 for step in range(1, 6 - max(rounds))} - {seat} if rounds else {0, 1, 2, 3} - {seat}
        assert {other for other in range(4) if (face, other) in found[other]} == others


# Tribute


def due(held: set[int], dominant: int, place: int) -> set[int]:
    """Of which faces a Rebel must give one, as RULES.md says it (AL-113, AG-82, AG-83)."""
    power = {face for face in held if not is_special(face)}
    ranks = {face: number_of(face) for face in power if (suit_of(face) == dominant) == (place == 0)}
    ranks = ranks or {face: number_of(face) for face in power}
    return {face for face in ranks if ranks[face] == max(ranks.values())} or held


def check_tribute(world: AlliancesState, dealt: list[list[int]]) -> None:
    """In a world each Rebel gave what the cards that he was dealt owed."""
    for rebel in range(3):
        held = set(dealt[rebel])
        for place, gift in enumerate(world.tribute[rebel]):
            assert world.face[gift] in due(faces(world, list(held)), world.dominant, place)
            held.remove(gift)


@pytest.mark.rule("AL-113", "AG-82")
@pytest.mark.parametrize("seed", [f"rebels {n}" for n in range(6)])
def test_both_rebels_gave_what_they_owed_in_every_world_of_everybody(seed: str) -> None:
    match, checked, dealt = fresh(seed, players=3), 0, [[0]]
    while match.asks:
        s = state(match)
        if s.phase < TRIBUTE:
            dealt = [hand.copy() for hand in s.hands]
        elif len(match.asks) < 3:
            for seat in (0, 1, 2, WATCHER):
                check_tribute(world_of(match, seat, len(match.answers)), dealt)
                checked += 1
        play_on(match, f"{seed} {len(match.answers)}", answered(match))
    assert checked > 400
