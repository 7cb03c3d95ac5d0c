"""What on the table an option is about, and what is printed on the cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dale.table import GAME, at, card_named, fresh, options, over, play_on, seat_of, state, tell

from parlour.games.dale.cards.prints import PRINTS
from parlour.kernel.match import Match
from parlour.kernel.rng import dice
from parlour.kernel.worlds import imagine

DECKS = "deck1=?9 deck2=?9 hand2=?5"
TABLES: list[dict[str, object]] = [
    {"players": 2, "decks": "macaws,chameleons,platypuses", "turns": 50},
    {"players": 3, "decks": "owls,beavers,tuataras,bats", "traps": "itching_powder,false_bill", "turns": 50},
    {"players": 4, "teams": True, "characters": "all", "turns": 50},
]


def touched(match: Match, answer: str) -> dict[str, object]:
    """What an answer such as "P1 play Spyglass 4" is about."""
    who, _, words = answer.partition(" ")
    ask = match.ask_of(seat_of(who))
    return GAME.touches(match.state, ask, ask.options[options(match, who).index(words)])


def held(match: Match, *names: str) -> list[int]:
    """Hand cards of P1."""
    return [card_named(match, state(match).hand[0], name) for name in names]


def test_playing_is_about_the_card() -> None:
    match = at(f"hand1=Swift_Broker,Cookies {DECKS}")
    assert touched(match, "P1 play Swift Broker 1 +") == {"card": held(match, "Swift Broker")[0]}


def test_buying_is_about_a_slot_and_its_card() -> None:
    match = at(f"hand1=Spyglass,Cookies {DECKS} market=-,Cookies")
    assert touched(match, "P1 buy Cookies 2 for 3") == {"slot": 1, "card": state(match).market[1]}


def test_buying_from_the_discard_pile_of_the_market_is_about_that_pile() -> None:
    match = at(f"hand1=Calculations,Market_Discovery {DECKS} mdisc=Flashy_Show market=Spyglass")
    bought = [words for words in options(match, "P1") if words.startswith("buy discarded")]
    pile = {"pile": "market_discard", "card": state(match).mdisc[-1]}
    assert touched(match, f"P1 {bought[0]}") == pile
    rearranged = [words for words in options(match, "P1") if words.startswith("rearrange")]
    assert touched(match, f"P1 {rearranged[0]}") == {"card": held(match, "Calculations")[0]}
    tell(match, f"P1 {rearranged[0]}")
    assert [touched(match, f"P1 {words}") for words in options(match, "P1")] == [
        {"card": state(match).market[0]} if " at +" in words else pile for words in options(match, "P1")
    ]


def test_building_is_about_the_stall_and_then_about_cards() -> None:
    match = at(f"hand1=Swift_Broker,Cookies {DECKS}")
    assert touched(match, "P1 build a stack") == {"pile": "stall"}
    tell(match, "P1 build a stack")
    assert touched(match, "P1 build with Swift Broker 1") == {"cards": held(match, "Swift Broker")}


def test_a_payment_is_about_its_cards_and_its_gold() -> None:
    match = at(f"hand1=Swift_Broker,Cookies gold1=2 {DECKS} market=Shattered_Relic")
    tell(match, "P1 buy Shattered Relic")
    cards = sorted(held(match, "Swift Broker", "Cookies"))
    assert touched(match, "P1 pay with Swift Broker 1 + Cookies 2") == {"cards": cards}
    assert touched(match, "P1 pay with Swift Broker 1 + 2 gold") == {"cards": held(match, "Swift Broker"), "gold": 2}


def test_help_is_about_own_cards_beside_those_of_the_stack_begun() -> None:
    match = at("players=4 teams=yes stall1=Swift_Broker|Cookies hand1=Swift_Broker,? hand3=Cookies,? hand2=? hand4=?")
    tell(match, "P1 build a stack together", "P1 propose with Swift Broker 1")
    begun = held(match, "Swift Broker")
    cookies = card_named(match, state(match).hand[2], "Cookies")
    assert state(match).knows(2, begun[0])
    assert touched(match, "P3 help with Cookies 2") == {"cards": [cookies], "begun": begun}
    assert touched(match, "P3 help nothing") == {"begun": begun}


def test_a_long_list_of_payments_is_first_about_one_card() -> None:
    cards = "Swift_Broker,Cookies,Shattered_Relic,Spyglass,Avid_Financier,Golden_Opportunity,Cache,Safe_Profits"
    match = at(f"hand1={cards},Resourceful_Ally,Ice_Trade,Greed {DECKS} gold1=5 mdeck=Cookies")
    tell(match, "P1 play Ice Trade")
    words = options(match, "P1")
    assert len(words) == 2
    assert "among others" in words[0]
    with_it, without_it = (touched(match, f"P1 {each}") for each in words)
    assert with_it == without_it
    assert with_it["card"] in state(match).hand[0]


def test_a_fill_is_about_the_piles() -> None:
    match = at("phase=cleanup clock=1 hand1=Inheritance,? deck1=?9 disc1=?,Siesta,Spyglass hand2=?5")
    assert touched(match, "P1 from the deck") == {"pile": "deck"}
    assert touched(match, "P1 from the discard pile") == {"pile": "discard"}
    assert touched(match, "P1 all from the deck") == {}


def test_an_ability_is_about_the_character() -> None:
    match = at("character1=Fennimore phase=cleanup hand1=?5 disc1=Spyglass,Cookies hand2=?5")
    assert touched(match, "P1 use Pick Over") == {"card": state(match).character[0]}
    assert touched(match, "P1 clean up") == {}


def test_choosing_a_player_is_about_the_seat() -> None:
    match = at("players=3 hand1=Crimson_Itching_Powder,? hand2=?5 hand3=?5 traps=itching_powder")
    tell(match, "P1 play Crimson Itching Powder")
    assert touched(match, "P1 P3") == {"seat": 2}


@pytest.mark.parametrize("table", TABLES, ids=["two", "three", "teams"])
def test_what_is_touched_is_in_the_view_and_depends_on_nothing_hidden(table: dict[str, object]) -> None:
    rolls = dice("worlds")
    seen = 0

    def look(match: Match) -> bool:
        nonlocal seen
        for ask in match.asks:
            world = match.state.copy()
            imagine(GAME, world, ask.seat, rolls.split())
            backs = backs_in(GAME.view(match.state, ask.seat))
            for option in ask.options:
                about: dict[str, Any] = GAME.touches(match.state, ask, option)
                assert about == GAME.touches(world, ask, option)
                assert {*about.get("cards", []), about.get("card", backs[0])} <= set(backs)
                seen += bool(about)
        return over(match) or state(match).turns > 60

    play_on(fresh("touches", **table), "touches", look)
    assert seen > 100


def backs_in(view: object) -> list[int]:
    """Every card that a view names."""
    if isinstance(view, list):
        return [card for each in view for card in backs_in(each)]
    if not isinstance(view, dict):
        return []
    own = [view["card"]] if "card" in view else []
    return own + [card for each in view.values() for card in backs_in(each)]


# The catalogue


def test_the_catalogue_has_every_print_once_with_what_is_on_it() -> None:
    cards = {str(card["name"]): card for card in GAME.catalogue()}
    assert list(cards) == [each.name for each in PRINTS]
    assert cards["Cookies"]["text"] == PRINTS[1].text
    assert cards["Cookies"]["facts"] == {
        "kind": "animalfolk",
        "set": "Macaws",
        "animalfolk": "Snappy Scarlet Macaws",
        "value": 2,
        "copies": 3,
        "type": "passive",
    }


def test_the_catalogue_tells_cards_without_a_set_apart() -> None:
    facts: dict[str, Any] = {str(card["name"]): card["facts"] for card in GAME.catalogue()}
    kinds = [each["kind"] for each in facts.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "animalfolk": 162,
        "junk": 1,
        "trap": 20,
        "specialty": 28,
        "character": 31,
    }
    powder = facts["Azure Itching Powder"]
    assert (powder["owner"], powder["bonus"]) == ("Azure", True)
    assert powder["alert"].startswith("Return this card.")
    assert facts["Thaddeus"]["abilities"] == ["Toll (end of turn, once a turn): Take one gold."]
