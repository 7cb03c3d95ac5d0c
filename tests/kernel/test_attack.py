"""Who solves for the generator sees all cards of a game with fast chance, and none of a game with keyed chance."""

from __future__ import annotations

import json

import pytest
from tests.kernel.attack.alliances import (
    View,
    begin,
    hands_of,
    next_campaign,
    recover,
    seen_rolls,
    table_of,
)
from tests.kernel.attack.generator import Rolls, gives, solve

import parlour.games  # noqa: F401
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import FAST, KEYED, Dice, drawn, key_of, seeded

FOUR: dict[str, object] = {"players": 4}
THREE: dict[str, object] = {"players": 3}
SEEDS = ["parlour", "42", "a rainy evening"]
GAMES = 300


def deal(options: dict[str, object], seed: str, chance: str = FAST) -> Match:
    return new_match(find_game("alliances"), options, seed, chance=chance)


def first_view(match: Match) -> View:
    """What the seat with the last cards of the pack is sent, and nothing else."""
    sent: View = json.loads(json.dumps(match.view(match.state.seats - 1)))
    return sent


def play_a_campaign(match: Match) -> None:
    campaign = table_of(match).campaign
    while table_of(match).campaign == campaign:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[-1])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", [FOUR, THREE], ids=["four", "three"])
def test_one_view_gives_fast_chance_away_and_keyed_chance_not(options: dict[str, object], seed: str) -> None:
    fast, keyed = deal(options, seed), deal(options, seed, KEYED)
    found = recover("alliances", options, first_view(fast))
    assert found == seeded(seed)
    assert hands_of(table_of(begin("alliances", options, found))) == hands_of(table_of(fast))
    assert recover("alliances", options, first_view(keyed)) is None


def test_fast_chance_foretells_the_next_deal_before_the_first_answer() -> None:
    match = deal(FOUR, "parlour")
    found = recover("alliances", FOUR, first_view(match))
    assert found is not None
    foretold = next_campaign(table_of(begin("alliances", FOUR, found)))
    play_a_campaign(match)
    s = table_of(match)
    assert (s.first, s.country, hands_of(s)) == (foretold.first, foretold.country, hands_of(foretold))


def test_a_view_that_no_game_begins_with_is_not_taken_for_one() -> None:
    view = first_view(deal(FOUR, "parlour"))
    view["map"][0], view["map"][1] = view["map"][1], view["map"][0]
    assert recover("alliances", FOUR, view) is None


def test_even_who_sees_every_card_of_keyed_chance_finds_nothing_to_go_on_from() -> None:
    """The more rolls, the easier fast chance is solved."""
    bounds = [4, *range(20, 1, -1), *range(48, 1, -1)]
    dice = Dice(seeded("parlour"))
    fast: Rolls = [(n, int(dice.roll(n))) for n in bounds]
    keyed: Rolls = [(n, drawn(key_of("parlour"), number, n)) for number, n in enumerate(bounds, 1)]
    assert seen_rolls(first_view(deal(FOUR, "parlour"))) == fast[:32]
    assert seen_rolls(first_view(deal(FOUR, "parlour", KEYED))) == keyed[:32]
    assert solve(fast) == seeded("parlour")
    assert solve(keyed) is None
    assert not gives(seeded("parlour"), keyed)


def same_places(one: list[int], other: list[int]) -> int:
    return sum([a == b for a, b in zip(one, other, strict=True)])


def test_maps_and_hands_of_keyed_games_have_nothing_to_do_with_each_other() -> None:
    """Of two orders at random one thing lies at the same place, on average and with a variance of one."""
    tables = [table_of(deal(FOUR, f"{number}", KEYED)) for number in range(GAMES)]
    later = [next_campaign(s) for s in tables]
    near = 4 * GAMES**0.5
    assert abs(sum([same_places(a.country, b.country) for a, b in zip(tables, later, strict=True)]) - GAMES) < near
    assert abs(sum([same_places(a.face, b.face) for a, b in zip(tables, later, strict=True)]) - GAMES) < near
    for neighbours in (tables, later):
        pairs = list(zip(neighbours, neighbours[1:] + neighbours[:1], strict=True))
        assert abs(sum([same_places(a.country, b.country) for a, b in pairs]) - GAMES) < near
        assert abs(sum([same_places(a.face, b.face) for a, b in pairs]) - GAMES) < near
    firsts = [sum([s.country[0] == tile for s in tables]) for tile in range(20)]
    assert sum([(count - GAMES / 20) ** 2 / (GAMES / 20) for count in firsts]) < 43.8  # 19 degrees, one in a thousand
