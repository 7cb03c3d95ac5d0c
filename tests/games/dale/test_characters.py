"""Characters: the frame that they share. What each of them does is in the tests of its colour."""

from __future__ import annotations

import pytest
from tests.games.dale.builds import plain_only
from tests.games.dale.table import (
    GAME,
    asked,
    at,
    deck,
    disc,
    events,
    fresh,
    gold,
    may,
    options,
    over,
    state,
    tell,
)

from parlour.games.dale.cards import cast, characters_green, characters_red, characters_yellow
from parlour.games.dale.cards.book import ALERTS, TECHNIQUES
from parlour.games.dale.cards.cast import CAST, CAST_COLOURS, LEVELS, role_of, too_few, usable
from parlour.games.dale.cards.prints import COLOURS, FIRST_CHARACTER, PRINTS
from parlour.games.dale.rules.ending import may_win
from parlour.games.dale.zones import CASTING
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.rng import Dice
from parlour.kernel.state import EVERYONE, NONE, WATCHER, Ending

MODULES = (characters_green, characters_yellow, characters_red)
ABILITIES = [(character, ability) for character in CAST for ability in character.abilities]


def words(text: str | None) -> str:
    """A text in one line."""
    return " ".join((text or "").split())


def choose_first(match: Match) -> Match:
    """Everybody keeps the first character dealt."""
    for ask in list(match.asks):
        match.answer(ask.seat, ask.options[0])
    return match


# What is printed


@pytest.mark.rule("DM-124", "DM-233", "DM-067")
def test_there_are_characters_of_every_colour_with_a_name_a_title_and_something_to_do() -> None:
    assert len(CAST) >= 24
    assert {character.colour for character in CAST} == set(CAST_COLOURS)
    assert len({character.name for character in CAST}) == len(CAST)
    for character in CAST:
        assert character.title
        assert character.setup or character.passive or character.abilities


@pytest.mark.rule("DM-130", "DM-235")
def test_together_they_use_every_part_of_the_frame() -> None:
    whens = {ability.when for _, ability in ABILITIES}
    assert whens == {cast.START, cast.ACTION, cast.CLEAN_UP, cast.END}
    assert {ability.uses for _, ability in ABILITIES} >= {1, 2}
    needs = {need for character in CAST for need in character.needs}
    assert needs >= {"gold", "tokens", "clock", "traps", "teammate", "ocelot die", "polecat die", "hare die"}
    assert {each.lies for character in CAST for each in character.specialties} == {"deck", "beside", "large"}


@pytest.mark.rule("DM-244")
@pytest.mark.parametrize(("character", "ability"), ABILITIES, ids=[ability.name for _, ability in ABILITIES])
@plain_only
def test_the_text_of_an_ability_is_what_its_function_says(character: cast.Character, ability: cast.Ability) -> None:
    found = [module.USES[ability.name] for module in MODULES if ability.name in module.USES]
    assert [words(each.__doc__) for each in found] == [ability.text]
    assert ability.on in ("", *[each.name for each in character.specialties])


@plain_only
def test_setup_texts_are_what_their_functions_say() -> None:
    for character in CAST:
        tables = [table for module in MODULES for table in (module.SETUPS, getattr(module, "LATE_SETUPS", {}))]
        found = [words(table[character.name].__doc__) for table in tables if character.name in table]
        assert found == ([character.setup] if character.setup else [])


@pytest.mark.rule("DM-234")
@plain_only
def test_passive_texts_are_those_of_the_functions_that_change_something() -> None:
    for character in CAST:
        said = ""
        for module in MODULES:
            for name in ("HAND_SIZES", "PRICES", "HINDRANCES"):
                rule = getattr(module, name, {}).get(character.name)
                said += f" {words(rule.__doc__)}" if rule is not None else ""
        if character.passive and character.name not in ("Corvin", "Cassian", "Sable"):
            assert words(said) == character.passive


@pytest.mark.rule("DM-068", "DM-243", "DM-246", "DM-248", "DM-265")
@plain_only
def test_specialty_cards_have_an_owner_and_those_in_decks_are_techniques_with_an_alert() -> None:
    for character in CAST:
        for each in character.specialties:
            faces = range(each.face, each.face + 4)
            assert [PRINTS[face].owner for face in faces] == [0, 1, 2, 3]
            assert [PRINTS[face].name for face in faces] == [f"{colour} {each.name}" for colour in COLOURS]
            if each.lies == "deck":
                for face in faces:
                    assert PRINTS[face].technique
                    assert "Return this card." in PRINTS[face].alert
                    assert words(TECHNIQUES[face].__doc__) == PRINTS[face].text
            for face in faces:
                assert face not in ALERTS or words(ALERTS[face].__doc__) == PRINTS[face].alert


# Dealing and choosing


@pytest.mark.rule("DM-113")
def test_without_the_option_nobody_has_a_character() -> None:
    match = fresh()
    assert state(match).character == [NONE, NONE]
    assert asked(match)[0].endswith(" act")


@pytest.mark.rule("DM-114", "DM-115", "DM-117")
def test_everybody_is_dealt_two_and_keeps_one() -> None:
    match = fresh(players=3, characters="all")
    s = state(match)
    assert [len(cards) for cards in s.dealt] == [2, 2, 2]
    assert s.phase == CASTING
    kept = [min(cards) for cards in s.dealt]
    left = [max(cards) for cards in s.dealt]
    choose_first(match)
    s = state(match)
    assert s.character == kept
    assert all(card in s.box for card in left)
    assert s.dealt == [[], [], []]


@pytest.mark.rule("DM-116", "G-15", "G-19")
def test_each_sees_only_the_own_two_and_all_are_opened_at_once() -> None:
    match = fresh(characters="all")
    s = state(match)
    for seat in (0, 1):
        for card in s.dealt[seat]:
            assert s.known[card] == 1 << seat
    assert asked(match) == ["P1 choose character", "P2 choose character"]
    match.answer(1, s.dealt[1][0])
    assert asked(match) == ["P1 choose character"]
    assert events(match, "character") == []
    assert match.view(0)["seats"] == fresh(characters="all").view(0)["seats"]
    match.answer(0, s.dealt[0][0])
    s = state(match)
    assert [event.data["seat"] for event in events(match, "character", WATCHER)] == [0, 1]
    assert all(s.known[card] == EVERYONE for card in s.character)


@pytest.mark.rule("G-15")
def test_a_world_at_the_choice_deals_the_others_anything() -> None:
    match = fresh(characters="all")
    s = state(match)
    worlds = [match.sight(0).world(Dice(number + 1)) for number in range(30)]
    assert all([world.face[card] for card in s.dealt[0]] == [s.face[card] for card in s.dealt[0]] for world in worlds)
    assert len({world.face[s.dealt[1][0]] for world in worlds}) > 5
    assert all(world.face[card] >= FIRST_CHARACTER for world in worlds for card in s.dealt[1])


@pytest.mark.rule("DM-125", "DM-124")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_option_says_which_colours_are_dealt(level: int) -> None:
    s = state(fresh(characters=LEVELS[level]))
    faces = [face for face in s.face if face >= FIRST_CHARACTER]
    assert {CAST[face - FIRST_CHARACTER].colour for face in faces} == set(CAST_COLOURS[:level])


@pytest.mark.rule("DM-122", "DM-123", "G-14")
def test_characters_that_cannot_be_used_are_removed_before_dealing() -> None:
    plain = usable(3, False, False, False)
    assert not any({"clock", "traps", "teammate"} & set(CAST[number].needs) for number in plain)
    assert any("ocelot die" in CAST[number].needs for number in plain), "the box has all dice"
    assert len(usable(3, True, True, True)) == len(CAST)
    with_clock = [n for n in range(len(CAST)) if "clock" in CAST[n].needs]
    assert [n for n in usable(3, True, False, False) if n not in plain] == with_clock
    s = state(fresh(characters="all", decks="macaws,raccoons,sloths"))
    assert sorted(face - FIRST_CHARACTER for face in s.face if face >= FIRST_CHARACTER) == plain


@pytest.mark.rule("G-14")
def test_too_few_characters_are_explained() -> None:
    assert too_few(list(range(8)), 4) == ""
    assert "4 players are dealt 2 characters each, and only 7 can be used" in too_few(list(range(7)), 4)


def test_every_set_of_options_has_enough_characters() -> None:
    for players in (2, 3, 4):
        for level in LEVELS[1:]:
            check_options(GAME, {"players": players, "characters": level})


def test_a_wrong_level_is_explained() -> None:
    with pytest.raises(ParlourError, match="characters cannot be 'red'; choose one of 'none', 'green'"):
        check_options(GAME, {"characters": "red"})


def test_a_rematch_deals_characters_again() -> None:
    chosen = check_options(GAME, {"characters": "green"})
    assert GAME.rematch(chosen, Ending([0], "DM-204", "", [8, 0]))["characters"] == "green"


@pytest.mark.rule("G-12", "DM-118", "DM-100")
def test_market_and_hands_are_laid_after_the_choice() -> None:
    match = fresh(characters="green")
    s = state(match)
    assert s.market == [NONE] * 5
    assert s.hand == [[], []]
    s = state(choose_first(match))
    assert NONE not in s.market
    assert [len(cards) for cards in s.hand] == [5, 5]
    assert s.turns == 1


def test_a_game_with_characters_is_replayed_from_its_answers() -> None:
    match = choose_first(fresh(characters="all", traps="false_bill"))
    again = fresh(characters="all", traps="false_bill")
    for answer in match.answers:
        again.answer(answer.seat, answer.option)
    assert again.state.dump() == match.state.dump()


# Using abilities


@pytest.mark.rule("DM-236", "DM-130", "G-112")
def test_an_ability_is_offered_at_its_own_time_only() -> None:
    assert asked(at("character1=Marisol phase=start")) == ["P1 start of turn"]
    assert not may(at("character1=Marisol"), "P1 use Dawn Walk")
    assert may(at("character1=Hespera market=Spyglass"), "P1 use Redecorate")
    assert asked(at("character1=Hespera phase=start")) == ["P1 act"]
    assert asked(at("character1=Fennimore phase=cleanup hand1=?5")) == ["P1 clean-up"]
    assert asked(at("character1=Thaddeus phase=end hand1=?5")) == ["P1 end of turn"]


@pytest.mark.rule("G-112")
def test_scheduled_cards_are_resolved_before_abilities_of_the_start_of_the_turn() -> None:
    match = at("character1=Marisol phase=start sched1=Scary_Gunfight deck1=Spyglass")
    assert asked(match) == ["P1 start of turn"]
    assert disc(match, 1) == ["Scary Gunfight"]


@pytest.mark.rule("DM-236")
def test_an_ability_may_be_declined() -> None:
    match = tell(at("character1=Marisol phase=start deck1=Spyglass"), "P1 done")
    assert asked(match) == ["P1 act"]
    assert deck(match, 1) == ["Spyglass"]


@pytest.mark.rule("DM-238")
def test_an_ability_is_used_as_often_as_it_says() -> None:
    match = at("character1=Sable:3 gold1=9")
    tell(match, "P1 use Repay", "P1 spend with 2 gold", "P1 use Repay", "P1 spend with 2 gold")
    assert not may(match, "P1 use Repay")
    assert asked(match) == ["P1 act"]
    match = tell(at("character1=Marisol phase=start hand1=? deck1=?3"), "P1 use Dawn Walk", "P1 Junk")
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("DM-238", "G-92")
def test_the_count_begins_anew_with_the_next_turn() -> None:
    match = at("character1=Marisol phase=start hand1=?5 deck1=?9 hand2=?5 deck2=?9")
    tell(match, "P1 use Dawn Walk", "P1 Junk", "P1 discard any cards", "P1 done", "P2 discard any cards", "P2 done")
    assert asked(match) == ["P1 start of turn"]
    assert may(match, "P1 use Dawn Walk")


@pytest.mark.rule("DM-236")
def test_abilities_are_used_in_ones_own_turn() -> None:
    match = at("character2=Hespera market=Spyglass")
    assert asked(match) == ["P1 act"]
    assert not may(match, "P1 use Redecorate")


@pytest.mark.rule("DM-237", "G-93")
def test_no_ability_is_offered_in_the_middle_of_an_action_an_effect_or_a_fill() -> None:
    match = at("character1=Hespera hand1=?3 market=Cookies")
    tell(match, "P1 buy Cookies")
    assert asked(match) == ["P1 pay"]
    assert all("Redecorate" not in each for each in options(match, "P1"))
    match = tell(at("character1=Hespera hand1=Shattered_Relic,?2 market=Cookies"), "P1 play Shattered Relic")
    assert asked(match) == ["P1 throw away"]
    match = at("character1=Fennimore phase=cleanup filled=1 hand1=?4 disc1=Junk,Junk deck1=?9 hand2=?5")
    assert asked(match) == ["P2 act"], "the fill is under way"


@pytest.mark.rule("DM-237")
def test_every_use_is_a_step_of_its_own() -> None:
    match = at("character1=Pim hand1=?3 deck1=?3")
    tell(match, "P1 use Errand", "P1 Junk")
    assert match.trail == []


@pytest.mark.rule("DM-239", "DM-240", "G-98")
def test_an_action_that_an_ability_activates_is_the_action_of_the_turn() -> None:
    match = at("character1=Alder hand1=Swift_Broker deck1=?9 hand2=?5 deck2=?5")
    tell(match, "P1 use Topping Out", "P1 build with Swift Broker 1")
    assert state(match).turn == 1, "the turn is over"


@pytest.mark.rule("DM-240", "G-98")
def test_a_bonus_action_can_be_used_for_it() -> None:
    match = at("character1=Alder hand1=Swift_Broker,Cookies deck1=?9 actions=2")
    tell(match, "P1 use Topping Out", "P1 build with Swift Broker 1")
    assert asked(match) == ["P1 act"]
    assert may(match, "P1 build a stack")
    assert not may(match, "P1 use Topping Out")


@pytest.mark.rule("DM-241")
def test_a_technique_action_of_an_ability_earns_its_bonus_action() -> None:
    match = tell(at("character1=Gideon hand1=? deck1=?5 disc1=Swift_Broker"), "P1 use Encore")
    assert asked(match) == ["P1 act"]
    assert disc(match, 1)[-1] == "Swift Broker"
    line = "character1=Gideon deck1=?9 disc1=Crimson_Jack-in-the-Box hand1=?5 hand2=?5"
    match = tell(at(line), "P1 use Encore")
    assert state(match).turn == 1, "a card without the icon gives none"


# Specialty cards, tokens


@pytest.mark.rule("DM-120", "DM-121", "DM-119")
def test_specialty_cards_lie_openly_by_their_character() -> None:
    match = fresh("beside", characters="all")
    seat = next(n for n in range(200) if lays_something(fresh(str(n), characters="all")))
    match = choose_first(fresh(str(seat), characters="all"))
    s = state(match)
    laid = [card for cards in s.beside for card in cards]
    assert laid
    assert all(s.known[card] == EVERYONE for card in laid)
    for seat in (0, 1):
        own = [each.face + seat for each in CAST[role_of(s, seat)].specialties if each.lies != "deck"]
        assert {s.face[card] for card in s.beside[seat]} == set(own)


def lays_something(match: Match) -> bool:
    """Whether somebody's first character has cards that lie by it."""
    s = state(match)
    firsts = [CAST[s.face[min(cards)] - FIRST_CHARACTER] for cards in s.dealt]
    return any(each.lies != "deck" for character in firsts for each in character.specialties)


@pytest.mark.rule("DM-249", "G-99", "DM-244")
def test_no_zone_that_others_can_reach_holds_what_lies_by_a_character() -> None:
    s = state(at("character1=Mortimer hand1=Junk"))
    reachable = [card for zones in (s.deck, s.hand, s.disc, s.sched) for zone in zones for card in zone]
    assert len(s.beside[0]) == 3
    assert not set(s.beside[0]) & set(reachable)


@pytest.mark.rule("DM-247", "DM-071")
def test_a_specialty_card_is_never_part_of_a_stack() -> None:
    match = at("character1=Amaranth hand1=Crimson_Tall_Tale,Swift_Broker stall1=Swift_Broker|Cookies")
    assert not may(match, "P1 build a stack"), "2 + 1 would be the stack of 3"


@pytest.mark.rule("DM-282")
def test_a_specialty_card_that_is_thrown_away_goes_to_its_owners_discard_pile() -> None:
    match = at("character2=Amaranth hand1=Shattered_Relic,Azure_Tall_Tale deck1=Junk")
    tell(match, "P1 play Shattered Relic", "P1 Azure Tall Tale")
    assert disc(match, 2) == ["Azure Tall Tale"]


@pytest.mark.rule("DM-081", "DM-082", "DM-083", "DM-088")
def test_tokens_are_added_and_removed_and_everybody_is_told() -> None:
    match = tell(at("character1=Sable:4 gold1=2"), "P1 use Repay", "P1 spend with 2 gold")
    assert cast.tokens_of(state(match), 0) == 3
    assert [event.data["amount"] for event in events(match, "tokens")] == [-1]


@pytest.mark.rule("DM-074", "DM-079")
def test_gold_of_a_character_stays_from_turn_to_turn() -> None:
    match = at("character1=Thaddeus phase=end hand1=?5 deck1=?9 hand2=?5 deck2=?9")
    tell(match, "P1 use Toll", "P2 discard any cards", "P2 done")
    assert gold(match, 1) == 1
    assert state(match).turn == 0


# Winning


@pytest.mark.rule("DM-205", "DM-206", "DM-207", "DM-208")
def test_who_is_ineligible_builds_the_last_stack_and_wins_when_the_condition_ends() -> None:
    stall = "Swift_Broker|Cookies|Shattered_Relic|Spyglass|Flashy_Show|Spyglass,Cookies|Spyglass,Shattered_Relic"
    match = at(f"character1=Sable:1 hand1=Favourite_Toy,Shattered_Relic stall1={stall} deck1=?9 actions=3 gold1=2")
    tell(match, "P1 build a stack", "P1 build with Favourite Toy 5 + Shattered Relic 3")
    assert not over(match)
    assert len(state(match).stall[0]) == 8
    assert not may(match, "P1 build a stack")
    tell(match, "P1 use Repay", "P1 spend with 2 gold")
    assert match.ending is not None
    assert match.ending.winners == [0]


@pytest.mark.rule("DM-222", "G-81")
def test_an_ineligible_teammate_holds_the_team_back() -> None:
    s = state(at("players=4 teams=yes character3=Sable:1"))
    assert cast.hindered(s, 2)
    assert not cast.hindered(s, 0)
    assert not may_win(s, 0)
    assert not may_win(s, 2)
    assert may_win(s, 1)
