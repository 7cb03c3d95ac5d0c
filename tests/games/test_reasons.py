"""Reasons of hints: true, from what the seat sees, and the same whatever the others hold."""

from __future__ import annotations

import re

import pytest

from parlour.games.alliances.rules.powers import strongest
from parlour.games.alliances.state import AlliancesState
from parlour.games.conquest.answers import ATTACK, PASS, PLAY, SPAN
from parlour.games.conquest.questions import INTERRUPT, TURN
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.view import view_table
from parlour.games.hope.state import HopeState
from parlour.kernel.pieces import label, plain
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER

WORLDS = 3
OPTIONS = 3


GAMES: list[tuple[str, dict[str, object], int]] = [
    ("alliances", {"players": 4}, 80),
    ("dale", {"players": 2}, 120),
    ("hope", {"players": 2}, 160),
    ("conquest", {"players": 2}, 120),
]


@pytest.mark.parametrize(("game", "options", "steps"), GAMES)
def test_a_reason_does_not_depend_on_what_the_seat_cannot_see(
    game: str, options: dict[str, object], steps: int
) -> None:
    match, chance, told = new_match(find_game(game), options, "reasons"), dice("reasons"), set[str]()
    sense = match.game.sense()
    for step in range(steps):
        if match.ending is not None:
            break
        ask = match.asks[0]
        sight = match.sight(ask.seat)
        worlds = [sight.world(dice(f"world {number}")) for number in range(WORLDS)]
        for option in {*ask.options[:OPTIONS], *ask.options[-OPTIONS:]}:
            reasons = {sense.reason(world, ask.seat, ask.question, option) for world in worlds}
            assert len(reasons) == 1, (ask.what, option, reasons)
            told |= reasons
        by_chance = ask.options[chance.roll(len(ask.options))]  # alone it seldom comes to battles
        match.answer(ask.seat, sense.pick(worlds[0], ask.seat, ask.question, ask.options) if step % 3 else by_chance)
    assert len(told - {""}) >= 5
    assert all(reason == reason.strip(" .") for reason in told)


def test_whoever_sees_their_ally_ahead_is_told_so_and_which_card_to_keep() -> None:
    match, chance = new_match(find_game("alliances"), {"players": 4}, "reasons"), dice("reasons")
    found: list[str] = []
    for _ in range(80):
        ask = match.asks[0]
        for option in ask.options:
            reason = plain(match.game.sense().reason(match.state, ask.seat, ask.question, option))
            if "is winning this conflict" in reason:
                assert isinstance(match.state, AlliancesState)
                ahead = strongest(match.state)[0]
                assert reason.startswith(f"your ally {label(ahead)}")
                assert match.state.side[ahead] == match.state.side[ask.seat]
                assert ahead != ask.seat
                found.append(reason)
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    assert any("; keep the 12 of " in reason for reason in found)


def test_what_a_reason_says_that_something_costs_is_what_is_paid_for_it() -> None:
    match = new_match(find_game("hope"), {"players": 2}, "costs")
    sense, paid = match.game.sense(), {"support": 0, "attack": 0}
    for _ in range(160):
        ask = match.asks[0]
        option = sense.pick(match.state.copy(), ask.seat, ask.question, ask.options)
        said = re.match(
            r"it costs (\d+) of your (\d+) (\w+)", sense.reason(match.state, ask.seat, ask.question, option)
        )
        match.answer(ask.seat, option)
        if said is not None:
            assert isinstance(match.state, HopeState)
            cost, had, strength = int(said[1]), int(said[2]), said[3]
            left = match.state.support if strength == "support" else match.state.attack
            assert left == had - cost or (left == 0 and match.state.assaults == 0)  # the last assault leaves none
            paid[strength] += 1
    assert min(paid.values()) >= 3


def test_the_morale_that_a_reason_promises_for_a_card_comes_when_it_is_played() -> None:
    match = new_match(find_game("conquest"), {"players": 2}, "morale")
    sense, promised = match.game.sense(), list[str]()
    while match.ending is None:
        s, ask = match.state, match.asks[0]
        assert isinstance(s, ConquestState)
        option = PASS if ask.question is INTERRUPT else sense.pick(s.copy(), ask.seat, ask.question, ask.options)
        said = re.fullmatch(r"it brings you (\d+) morale", sense.reason(s, ask.seat, ask.question, option))
        if said is not None and option // SPAN == PLAY and ask.question is TURN:
            more = int(said[1])
            promised.append(f"{label(ask.seat)} gains {more} morale and has {s.morale[ask.seat] + more}.")
        match.answer(ask.seat, option)
    assert len(promised) >= 3
    assert set(promised) <= set(match.story(WATCHER))


def test_an_attack_is_told_with_the_numbers_that_the_table_shows() -> None:
    match = new_match(find_game("conquest"), {"players": 2}, "attacks")
    sense, told = match.game.sense(), 0
    while match.ending is None:
        s, ask = match.state, match.asks[0]
        assert isinstance(s, ConquestState)
        if ask.question is TURN:
            shown = {
                f"{each['attack']['total']} attack against the {each['defence']['total']} defence of {each['to_name']}"
                for each in view_table(s, ask.seat)["clashes"]
            }
            for option in ask.options:
                if option // SPAN == ATTACK:
                    said = plain(sense.reason(s, ask.seat, ask.question, option))
                    assert said.partition(" would ")[0] in shown
                    told += 1
        match.answer(ask.seat, sense.pick(s.copy(), ask.seat, ask.question, ask.options))
    assert told >= 5
