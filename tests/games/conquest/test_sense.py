"""Bots: rules of thumb that beat chance, from the same cards with changed seats."""

from __future__ import annotations

import pytest
from tests.games.conquest.table import GAME, WAR_1, tell, war

from parlour.bots.levels import make_bot
from parlour.games.conquest.answers import ATTACK, PLAY, SPAN
from parlour.games.conquest.questions import TURN
from parlour.kernel.record import new_match

PAIRS = 10


@pytest.mark.parametrize("edition", [1, 2])
def test_greedy_beats_random(edition: int) -> None:
    won = 0.0
    for number in range(PAIRS):
        for greedy in (0, 1):
            match = new_match(GAME, {"edition": edition}, f"sense {number}", listen=False)
            names = ["greedy" if seat == greedy else "random" for seat in (0, 1)]
            bots = [make_bot(name, f"{number} {name}") for name in names]
            while match.ending is None:
                seat = match.asks[0].seat
                match.answer(seat, bots[seat].answer(match.sight(seat)))
            won += match.ending.payoff(greedy)
    assert won >= 0.9 * 2 * PAIRS


def test_a_sensible_player_attacks_where_it_wins_on_paper() -> None:
    sense = GAME.sense()
    for lands1, attacks in (("Germany,Janissaries", True), ("Germany,Cai_Lun", False)):
        match = war(lands1, "Germany,Pedro_II|India")
        ask = match.ask_of(0)
        assert (sense.pick(match.state, 0, TURN, ask.options) // SPAN == ATTACK) is attacks


@pytest.mark.rule("HG-102")
def test_a_sensible_player_plays_cards_before_the_first_attack_ends_that() -> None:
    match = war("Germany,Janissaries", "Germany,Pedro_II|India", "hand1=Marie_Curie")
    assert GAME.sense().pick(match.state, 0, TURN, match.ask_of(0).options) // SPAN == PLAY


def test_a_position_is_worth_its_share() -> None:
    sense, s = GAME.sense(), war("Germany,Pedro_II", "India,Cai_Lun").state
    assert sum([sense.appraise(s, seat) for seat in range(2)]) == pytest.approx(1.0)


def chance(lands: str, more: str = "") -> float:
    """The chance that P1 sees with these lands against a land with one guard."""
    return GAME.sense().appraise(war(lands, "India,Cai_Lun", more).state, 0)


def test_what_gains_every_turn_is_worth_more_than_strength() -> None:
    assert chance("Germany,Michael_Faraday") > chance("Germany,Pedro_II")


def test_good_cards_of_the_own_hand_are_worth_something_and_those_of_others_are_a_guess() -> None:
    assert chance("Germany,Pedro_II", "hand1=Marie_Curie") > chance("Germany,Pedro_II")
    assert chance("Germany,Pedro_II", "hand2=Marie_Curie") == chance("Germany,Pedro_II", "hand2=Cai_Lun")


def test_what_a_sensible_player_picks_is_the_first_to_be_searched() -> None:
    match = war("Germany,Janissaries,Pedro_II", "Germany,Pedro_II|India", "hand1=Marie_Curie,Cai_Lun")
    options, sense = match.ask_of(0).options, GAME.sense()
    ranked = sense.rank(match.state, 0, TURN, options)
    assert ranked[0] == sense.pick(match.state, 0, TURN, options)
    assert sorted(ranked) == sorted(options)


def test_a_sensible_explorer_lets_the_least_character_make_room() -> None:
    full = "Germany,Marie_Curie,Cai_Lun,Menelik_II,Mehmed_II"
    more = "decks=tesla+templar:3;tesla land_pile1=France hand1=Amelia_Earhart"
    match = tell(war(full, "India,Pedro_II", more, WAR_1), "P1 play Amelia Earhart")
    ask = match.asks[0]
    assert ask.what == "replaced"
    chosen = GAME.sense().pick(match.state, 0, ask.question, ask.options)
    assert GAME.say(match.state, ask, chosen) in ("Marie Curie", "Cai Lun")
