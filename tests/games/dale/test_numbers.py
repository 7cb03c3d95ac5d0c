"""However many junk cards are made, no card has a number that means something else."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, asked, disc, hand, may, options, sched, state, tell

from parlour.games.dale.cards.prints import JUNK, print_of
from parlour.games.dale.rules import acts, atoms
from parlour.games.dale.rules.marks import KIND
from parlour.games.dale.rules.offers import REARRANGED
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.state import DaleState
from parlour.kernel.errors import ParlourError, RulesError
from parlour.kernel.match import Match
from parlour.kernel.record import match_at
from parlour.kernel.state import EVERYONE, NO_CARD, NONE

NUMBERS = [100, 1000, 1002, 10_000, 20_001, 100_000, NO_CARD - 1]
KINDS = [value for name, value in vars(acts).items() if name.isupper() and value >= acts.STEP]


def with_number(number: int, name: str, line: str) -> Match:
    """A position in which P1 also holds a card of this number: so many junk cards were made before."""
    s = GAME.read(line)
    assert isinstance(s, DaleState)
    missing = number - len(s.face)
    s.face += [JUNK] * missing
    s.known += [EVERYONE] * missing
    s.charge += [0] * missing
    s.batch += [NONE] * missing
    card = atoms.mint_junk(s)
    assert card == number
    s.face[card] = print_of(name)
    s.hand[0].append(card)
    return match_at(GAME, s, GAME.options_in(s))


@pytest.mark.rule("DM-198", "DM-187")
@pytest.mark.parametrize("number", NUMBERS)
def test_no_card_is_taken_for_enough(number: int) -> None:
    match = with_number(number, "Junk", "hand1=Spyglass deck1=?9 hand2=?5")
    tell(match, "P1 discard any cards")
    assert options(match, "P1") == ["Spyglass 4", "Junk 1", "done"]
    tell(match, "P1 Junk")
    assert disc(match, 1) == ["Junk"]
    assert asked(match) == ["P1 discard any"]


@pytest.mark.rule("DM-198", "DM-155")
@pytest.mark.parametrize("number", NUMBERS)
def test_no_card_is_taken_for_another_kind_of_action(number: int) -> None:
    match = with_number(number, "Steady Achiever", "hand1=? deck1=?9 hand2=?5 market=Cookies stall1=*|*")
    assert options(match, "P1") == ["play Steady Achiever 1 +", "buy Cookies 2 for 2", "discard any cards"]
    assert sched(tell(match, "P1 play Steady Achiever"), 1) == ["Steady Achiever"]


@pytest.mark.rule("DM-198", "R3")
@pytest.mark.parametrize("number", NUMBERS)
def test_no_card_is_taken_for_another_that_was_used(number: int) -> None:
    match = with_number(number, "Bold Haggler", "hand1=Bold_Haggler deck1=?9 hand2=?5")
    tell(match, "P1 use Bold Haggler 1")
    assert len(state(match).used) == 1
    assert may(match, "P1 use Bold Haggler"), "the other one"


@pytest.mark.rule("DM-198", "R6")
@pytest.mark.parametrize("number", NUMBERS)
def test_no_card_is_taken_for_a_slot_of_the_market(number: int) -> None:
    match = with_number(number, "Calculations", "hand1=?2 deck1=?9 hand2=?5 market=Cookies")
    tell(match, "P1 rearrange with Calculations", "P1 buy Cookies 2 at +0 for 2")
    tell(match, "P1 pay with Calculations 2")
    assert hand(match, 1)[:3] == ["Junk", "Junk", "Cookies"]


def test_what_is_no_card_has_a_number_of_its_own() -> None:
    assert min(DONE, REARRANGED, KIND, *KINDS) >= NO_CARD
    for kind in KINDS:
        for thing in (0, NO_CARD - 1, REARRANGED + NO_CARD - 1):
            assert (acts.kind_of_act(kind + thing), acts.thing_of_act(kind + thing)) == (kind, thing)


@pytest.mark.rule("DM-198")
def test_there_is_no_card_with_the_first_of_these_numbers() -> None:
    s = state(with_number(NO_CARD - 1, "Junk", "hand1=?"))
    with pytest.raises(RulesError, match="no room for more than 1048576 cards"):
        atoms.mint_junk(s)
    assert len(s.face) == NO_CARD
    with pytest.raises(ParlourError, match="no room"):
        GAME.read(f"hand1=?{NO_CARD + 1}")
