"""Which tables can be set up at all, and what is said about the others."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, fresh, state

from parlour.games.dale.cards.prints import ALL_DECKS, DECKS
from parlour.games.dale.options import RATINGS
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options, read_option
from parlour.kernel.record import new_match


def slugs(seed: str = "table", **options: object) -> list[str]:
    """The decks of a table with these options."""
    return [DECKS[number] for number in state(new_match(GAME, options, seed)).folks]


def rating(slug: str, name: str) -> int:
    """A deck's rating."""
    return ALL_DECKS[DECKS.index(slug)].ratings[RATINGS.index(name)]


@pytest.mark.rule("DM-003", "DM-104", "DM-113")
def test_without_a_choice_nothing_is_added_to_the_game() -> None:
    options = check_options(GAME, {})
    assert options["players"] == 2
    assert options["teams"] is False
    assert options["traps"] == "none"
    assert options["characters"] == "none"


@pytest.mark.rule("G-104")
@pytest.mark.parametrize(
    ("text", "decks"),
    [
        ("macaws,pandas,owls", ["macaws", "pandas", "owls"]),
        ("Owls, Macaws , pandas", ["macaws", "pandas", "owls"]),
        ("Snappy Scarlet Macaws,Desert Monitors,tree-kangaroos", ["macaws", "desert_monitors", "tree_kangaroos"]),
    ],
)
def test_decks_are_named_shortly_or_in_full(text: str, decks: list[str]) -> None:
    assert slugs(decks=text) == decks


@pytest.mark.rule("G-104")
def test_the_order_of_the_names_does_not_change_the_game() -> None:
    one, other = fresh(decks="macaws,pandas,owls"), fresh(decks="owls,macaws,pandas")
    assert state(one).dump() == state(other).dump()


@pytest.mark.rule("DM-086", "G-104")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_chance_picks_among_the_decks_that_keep_the_limits(seed: str) -> None:
    found = slugs(seed=seed, players=4, decks="complexity<=2,nastiness=0,randomness<3,interactivity>0")
    for slug in found:
        assert rating(slug, "complexity") <= 2
        assert rating(slug, "nastiness") == 0
        assert rating(slug, "randomness") < 3
        assert rating(slug, "interactivity") > 0


@pytest.mark.rule("G-104")
def test_limits_leave_chance_all_decks_that_keep_them() -> None:
    fitting = {deck.slug for deck in ALL_DECKS if deck.ratings[0] >= 3}
    found: set[str] = set()
    for seed in range(40):
        found |= set(slugs(seed=str(seed), players=4, decks="complexity>=3"))
    assert found == fitting


@pytest.mark.rule("G-104")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_named_decks_come_for_sure_and_chance_adds_the_others(seed: str) -> None:
    found = slugs(seed=seed, players=3, decks="bats,pangolins,nastiness=0")
    assert {"bats", "pangolins"} < set(found)
    others = [slug for slug in found if slug not in ("bats", "pangolins")]
    assert [rating(slug, "nastiness") for slug in others] == [0, 0]
    assert "bats" in slugs(seed=seed, decks="bats,random")


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 1}, "option players cannot be 1; choose one of 2, 3, 4"),
        ({"players": 5}, "option players cannot be 5"),
        ({"players": 3, "teams": True}, "teams are for 4 players, not 3"),
        ({"decks": "macaws,pandas"}, "the game has 3 decks and 2 are named: name 1 more, or add the word random"),
        ({"decks": "macaws,pandas,owls,bats"}, "the game has 3 decks and 4 are named: leave out 1"),
        ({"decks": "macaws,pandas,owls,bats,random"}, "leave out 1"),
        ({"players": 4, "teams": True, "decks": "macaws,pandas,owls,bats,hares"}, "the game has 4 decks"),
        ({"decks": "macaw,pandas,owls"}, "there is no deck 'macaw'; did you mean macaws?"),
        ({"decks": "macaws,pandas,xylophones"}, "there is no deck 'xylophones'; the decks are macaws, pandas"),
        ({"decks": "macaws,macaws,owls"}, "the deck macaws is named twice; there is one of each"),
        ({"decks": "macaws,Snappy Scarlet Macaws,owls"}, "the deck macaws is named twice"),
        ({"decks": "complexity<=1,nastiness=3"}, "3 more decks are needed, and with complexity<=1 and nastiness=3"),
        ({"decks": "complexity<=1,nastiness=3"}, "there is only raccoons"),
        ({"decks": "complexity=0"}, "with complexity=0 there is none"),
        ({"decks": "cuteness=2"}, "decks have no rating 'cuteness'; their ratings are complexity, interactivity"),
        ({"decks": "complexity=9"}, "complexity goes from 0 to 3, not to '9'"),
        ({"decks": "complexity=low"}, "complexity goes from 0 to 3"),
        ({"decks": ""}, "decks is empty; name 3 decks, or write random"),
        ({"decks": 3}, "option decks cannot be 3"),
        ({"first": "P3"}, "'P3' cannot start; the players are P1, P2"),
        ({"first": "me"}, "'me' cannot start"),
        ({"turns": 7}, "option turns cannot be 7"),
        ({"colour": "red"}, "dale has no option 'colour'"),
    ],
)
@pytest.mark.rule("G-03", "DM-085", "DM-213", "DM-217", "G-09", "G-104")
def test_an_option_that_does_not_fit_is_refused_in_plain_words(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(ParlourError) as refused:
        new_match(GAME, options)
    assert complaint in str(refused.value)


def test_options_are_read_from_a_command_line() -> None:
    assert read_option(GAME, "decks=macaws,pandas,owls") == ("decks", "macaws,pandas,owls")
    assert read_option(GAME, "decks=complexity<=1,nastiness=0") == ("decks", "complexity<=1,nastiness=0")
    assert read_option(GAME, "first=P2") == ("first", "P2")
    assert read_option(GAME, "teams=yes") == ("teams", True)
