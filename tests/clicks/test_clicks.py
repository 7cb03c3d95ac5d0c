"""How often a person must click, measured by a scripted player and printed (`pytest -s`)."""

from __future__ import annotations

from statistics import median

import pytest
from tests.clicks.person import play

import parlour.games  # noqa: F401
from parlour.kernel.wishes import Wishes

SEEDS = [f"clicks {number}" for number in range(24)]
AIM = 60  # clicks of a person in a game of Dale for two
PURCHASE = 4  # clicks of a purchase whose cards are picked by hand


def test_a_game_of_dale_for_two_takes_no_more_clicks_than_promised(capsys: pytest.CaptureFixture[str]) -> None:
    everything = [play("dale", {}, seed, None) for seed in SEEDS]
    spared = [play("dale", {}, seed, Wishes()) for seed in SEEDS]
    before, now = median([each.clicks for each in everything]), median([each.clicks for each in spared])
    purchases = [clicks for tally in spared for clicks in tally.purchases]
    with capsys.disabled():
        print(f"\nDale for two: {now} clicks at the median of {len(SEEDS)} games, {before} if everything is asked;")
        print(f"a purchase with picked cards: {median(purchases)} clicks at the median, {max(purchases)} at most")
    assert now <= AIM
    assert median(purchases) <= PURCHASE


@pytest.mark.parametrize("game", ["dale", "alliances"])
def test_against_bots_nobody_is_asked_a_question_with_one_answer(game: str) -> None:
    tally = play(game, {}, SEEDS[0], Wishes())
    assert tally.spared.total() > 0
    assert tally.idle.total() == 0
    assert play(game, {}, SEEDS[0], None).idle.total() > 0


def test_the_order_of_a_payment_is_never_asked() -> None:
    tally = play("dale", {"decks": "foxes,squirrels,penguins"}, SEEDS[0], None)
    assert tally.asked["pay"] > 0
    assert tally.asked["discard next"] == 0
