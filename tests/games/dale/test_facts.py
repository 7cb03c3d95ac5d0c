"""What is written down of a game of Dale: its length, and who did what with which card, deck or character."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, at, fresh, over, play_on, state, tell

from parlour.games.dale.cards.prints import print_of
from parlour.games.dale.events import BOUGHT, DECKS_CHOSEN, TAKEN, THROWN_AWAY, TURN
from parlour.games.dale.facts import length, uses_of
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.state import EVERYONE, NONE, WATCHER, Event

ALONE = [[0], [1]]
MACAW, PANDA = print_of("Spyglass"), 7  # a card of each deck
Told = tuple[str, str, str, int, int]


def told(match: Match) -> list[Told]:
    """The uses of a match."""
    uses = GAME.uses(check_options(GAME, GAME.options_in(state(match))), match.heard(WATCHER))
    return [(use.kind, use.thing, use.what, use.seat, use.times) for use in uses]


def done(uses: list[Told], kind: str, thing: str) -> dict[tuple[str, int], int]:
    """How often each seat did what with a thing."""
    return {(what, seat): times for found, name, what, seat, times in uses if (found, name) == (kind, thing) and what}


def there(uses: list[Told], kind: str) -> list[str]:
    """The things of a kind that were there."""
    return [thing for found, thing, what, seat, _ in uses if found == kind and seat == NONE and what == ""]


def bought(seat: int, *faces: int) -> list[Event]:
    """A seat buys cards."""
    return [Event(BOUGHT, EVERYONE, {"seat": seat, "face": face}) for face in faces]


def uses(sides: list[list[int]], *events: Event) -> list[Told]:
    """The uses that a few events of a game with macaws, pandas and raccoons make."""
    decks = Event(DECKS_CHOSEN, EVERYONE, {"folks": [0, 1, 2]})
    found = uses_of(sides, [], [decks, *events])
    return [(use.kind, use.thing, use.what, use.seat, use.times) for use in found]


# Cards


def test_a_card_is_played_bought_and_built_by_whoever_does_it() -> None:
    match = at("hand1=Swift_Broker,?2 deck1=?9,Cookies market=Cookies hand2=Swift_Broker,?2 deck2=?9")
    tell(match, "P1 play Swift Broker", "P1 buy Cookies", "P1 pay with Cookies 2")
    tell(match, "P2 build a stack", "P2 build with Swift Broker 1")
    found = told(match)
    assert done(found, "card", "Swift Broker") == {("played", 0): 1, ("built", 1): 1}
    assert done(found, "card", "Cookies") == {("bought", 0): 1}


def test_a_card_is_thrown_away_by_whoever_has_the_turn() -> None:
    turn, thrown = Event(TURN, EVERYONE, {"seat": 1}), Event(THROWN_AWAY, EVERYONE, {"face": 1})
    assert done(uses(ALONE, turn, thrown, thrown), "card", "Cookies") == {("thrown away", 1): 2}
    assert done(uses(ALONE, thrown), "card", "Cookies") == {}, "nobody's turn"


def test_every_card_of_the_decks_and_junk_is_there() -> None:
    cards = there(uses(ALONE), "card")
    assert len(cards) == 19
    assert {"Swift Broker", "Spyglass", "Junk"} <= set(cards)


def test_a_trap_has_no_colour_and_is_set_off_by_its_victim() -> None:
    match = at("hand1=Crimson_Itching_Powder,?4 hand2=?5 deck1=?9")
    tell(match, "P1 play Crimson Itching Powder")
    assert done(told(match), "trap or specialty", "Itching Powder") == {("played", 0): 1}
    match = at("hand1=Swift_Broker,?2 deck1=?9,Azure_Itching_Powder hand2=?5")
    tell(match, "P1 play Swift Broker")
    assert done(told(match), "trap or specialty", "Itching Powder") == {("set off", 0): 1}
    assert "Azure Itching Powder goes off in P1's hand." in match.story(WATCHER)


# Decks


def test_who_acquires_more_cards_of_a_deck_than_every_opponent_leads_it() -> None:
    found = uses(ALONE, *bought(0, MACAW, MACAW), *bought(1, MACAW, PANDA))
    assert done(found, "deck", "Macaws") == {("acquired most", 0): 1}
    assert done(found, "deck", "Pandas") == {("acquired most", 1): 1}
    assert done(found, "deck", "Raccoons") == {}
    assert there(found, "deck") == ["Macaws", "Pandas", "Raccoons"]


def test_nobody_leads_a_deck_of_which_two_have_as_many() -> None:
    found = uses([[0], [1], [2]], *bought(0, MACAW), *bought(1, MACAW))
    assert done(found, "deck", "Macaws") == {}


def test_a_card_taken_from_the_market_is_acquired() -> None:
    found = uses(ALONE, Event(TAKEN, EVERYONE, {"seat": 1, "face": MACAW}))
    assert done(found, "deck", "Macaws") == {("acquired most", 1): 1}
    assert done(found, "card", "Spyglass") == {("taken", 1): 1}


def test_of_a_pair_both_decks_count_together() -> None:
    found = uses(ALONE, *bought(0, MACAW, MACAW), *bought(1, PANDA, PANDA, PANDA, MACAW))
    assert done(found, "pair of decks", "Macaws and Pandas") == {("acquired most", 1): 1}
    assert done(found, "pair of decks", "Macaws and Raccoons") == {("acquired most", 0): 1}
    assert len(there(found, "pair of decks")) == 3


def test_the_cards_of_teammates_count_together() -> None:
    found = uses([[0, 2], [1, 3]], *bought(0, MACAW), *bought(2, MACAW), *bought(1, MACAW))
    assert done(found, "deck", "Macaws") == {("acquired most", 0): 1, ("acquired most", 2): 1}


# Whole games


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "turns": 50},
        {"players": 3, "traps": "itching_powder,false_bill", "turns": 50},
        {"players": 4, "teams": True, "characters": "all", "turns": 50},
    ],
)
def test_a_game_is_written_down_as_it_was(options: dict[str, object]) -> None:
    match = play_on(fresh("facts", **options), "facts", over)
    s = state(match)
    found = told(match)
    assert len(there(found, "deck")) == len(s.folks)
    assert len(there(found, "place")) == s.seats
    assert sorted(seat for kind, _, _, seat, _ in found if kind == "place" and seat != NONE) == list(range(s.seats))
    used = {(kind, thing) for kind, thing, what, _, _ in found if what}
    assert used <= {(kind, thing) for kind, thing, what, _, _ in found if not what}, "whatever was used was there"
    roles = [thing for kind, thing, what, _, _ in found if kind == "character" and what == "played"]
    assert len(roles) == (s.seats if s.cast else 0)
    abilities = [times for kind, _, what, _, times in found if kind == "ability" and what == "used"]
    assert sum(abilities) == len([event for event in match.heard(WATCHER) if event.name == "ability"])
    facts = GAME.facts(GAME.options_in(s), match.heard(WATCHER))
    assert facts == {"game": [length(match.heard(WATCHER))]}
    assert facts["game"][0]["turns"] == s.turns


def test_the_first_turn_tells_the_places() -> None:
    match = fresh("places", players=3, first="P2")
    places = {thing: seat for kind, thing, what, seat, _ in told(match) if kind == "place" and what == "had"}
    assert places == {"first to play": 1, "second to play": 2, "third to play": 0}
