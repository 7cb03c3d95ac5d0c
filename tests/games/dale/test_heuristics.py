"""What a sensible merchant does: progress first, and every character has its moment."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, at, fresh, state, tell

from parlour.bots.levels import make_bot
from parlour.games.dale.cards.prints import DECKS
from parlour.games.dale.rules.acts import PLAY, kind_of_act
from parlour.games.dale.rules.table import stacks_built
from parlour.kernel.match import Match


def says(match: Match) -> str:
    """What a sensible merchant answers, in words."""
    ask = match.asks[0]
    return GAME.say(match.state, ask, GAME.sense().pick(match.state, ask.seat, ask.question, ask.options))


def says_at(line: str, *answers: str) -> str:
    """The same in a position, after some answers."""
    return says(tell(at(line), *answers))


# Characters


def test_a_stack_with_cards_besides_is_better_than_a_stack() -> None:
    assert says_at("character1=Alder hand1=Swift_Broker,?4 deck1=?9") == "use Topping Out"
    assert says_at("character1=Odalys hand1=Swift_Broker,?4 deck1=?9") == "build a stack"


def test_a_card_is_recalculated_if_that_makes_a_stack() -> None:
    line = "character1=Hollis:1 hand1=Cookies,?2 deck1=?9"
    assert says_at(line) == "use Recalculate"
    assert says_at(line, "P1 use Recalculate") == "Cookies 2"
    assert says_at(line, "P1 use Recalculate", "P1 Cookies") == "one less"
    assert says_at(line, "P1 use Recalculate", "P1 Cookies", "P1 one less") == "build a stack"


def test_nothing_is_recalculated_in_vain() -> None:
    assert says_at("character1=Hollis:1 hand1=Spyglass,?2 deck1=?9") != "use Recalculate"


def test_a_leap_is_worth_a_spare_card_but_not_a_purchase() -> None:
    line = "character1=Ferris hand1=?4 deck1=?9 stall1=*|*|*"
    assert says_at(line) == "use Leap"
    assert says_at(f"{line} market=Spyglass") == "buy Spyglass 4 for 4"


def test_spare_cards_are_cleaned_out_and_good_ones_kept() -> None:
    line = "character1=Mabel phase=cleanup deck1=?9 hand2=?5 stall1=*"
    assert says_at(f"{line} hand1=Cookies,?2") == "use Spring Cleaning"
    assert says_at(f"{line} hand1=Cookies,?2", "P1 use Spring Cleaning") == "Junk 1"
    assert says_at(f"{line} hand1=Cookies,Cookies") == "clean up"


def test_the_auctioneer_buys_what_the_next_stack_needs() -> None:
    line = "character1=Lucasta hand1=?3 market=Swift_Broker,Spyglass,Cookies stall1=* deck1=?9"
    assert says_at(line) == "use Going Twice"
    assert says_at(line, "P1 use Going Twice").startswith("buy Cookies")


def test_an_invoice_is_forged_for_a_purchase_and_burnt_when_it_is_of_no_use() -> None:
    assert says_at("character1=Mortimer hand1=?2 market=Spyglass stall1=*|*|* deck1=?9") == "use Forge"
    assert says_at("character1=Mortimer hand1=?4 market=Spyglass stall1=*|*|* deck1=?9") != "use Forge"
    held = "character1=Mortimer beside1=- hand1=Crimson_Forged_Invoice,?2 deck1=?9"
    assert says_at(held) == "use Burn"
    assert says_at(f"{held} market=Spyglass stall1=*|*|*") == "buy Spyglass 4 for 4"


def test_the_collector_builds_with_the_set_that_is_missing() -> None:
    line = "character1=Ignatius hand1=Swift_Broker,Wily_Fellow decks=macaws,raccoons,owls"
    match = at(f"{line} beside1=Crimson_Catalogue:{DECKS.index('raccoons')}")
    assert says(tell(match, "P1 build a stack")) == "build with Wily Fellow 1"
    match = at(f"{line} beside1=Crimson_Catalogue:{DECKS.index('macaws')}")
    assert says(tell(match, "P1 build a stack")) == "build with Swift Broker 1"


# Progress


def test_a_card_does_not_count_as_its_own_company() -> None:
    line = "hand1=Spyglass,Inspiration,History_Lesson,?2 stall1=*|*|*|*|*|*|* deck1=?9 actions=2"
    assert says_at(line).startswith("play ")


@pytest.mark.parametrize("seed", ["roles/65", "roles/2996", "roles/4270"])
def test_merchants_who_hold_each_other_up_come_to_an_end(seed: str) -> None:
    match = fresh(seed, characters="all")
    bots = [make_bot("greedy", f"{seed} seat {seat} greedy") for seat in range(2)]
    while match.ending is None:
        for ask in match.asks:
            match.answer(ask.seat, bots[ask.seat].answer(match.sight(ask.seat)))
    s = state(match)
    assert s.turns < 300
    assert max(stacks_built(s, seat) for seat in range(2)) == s.goal


# Going round in circles


@pytest.mark.parametrize(
    "line",
    [
        "hand1=Carefree_Swapper,?4 disc2=Carefree_Swapper deck1=?9",  # swapped for each other
        "hand1=Gift_Voucher,?4 market=Gift_Voucher,-,-,-,- deck1=?9",
        "hand1=Favourite_Toy,Spyglass,?3 deck1=?",  # each fetches the other
    ],
)
def test_cards_that_bring_each_other_are_not_played_for_ever(line: str) -> None:
    match = at(f"{line} hand2=?5 deck2=?9 stall1=*")
    bot = make_bot("greedy", "circles")
    plays = 0
    while state(match).turn == 0 and match.asks:
        ask = match.asks[0]
        answer = bot.answer(match.sight(ask.seat))
        plays += ask.what == "act" and kind_of_act(answer) == PLAY
        match.answer(ask.seat, answer)
    assert plays <= 2
