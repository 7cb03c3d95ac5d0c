"""Positions in one line: they come back as they were written, and whatever is wrong with one is said."""

from __future__ import annotations

import pytest
from tests.games.dale.rich import RichDale
from tests.games.dale.table import GAME, at, deck, disc, fresh, hand, market, over, play_on, sched, stall, state, stored

from parlour.games.dale.game import Dale
from parlour.games.dale.notation.places import place_names
from parlour.games.dale.rules.marks import card_of_mark, kind_of_mark
from parlour.games.dale.state import DaleState
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.state import EVERYONE, NONE

FULL = (
    "players=3 decks=macaws,tree_kangaroos,tuataras,bats hand1=Spyglass,? deck1=?3,Cookies "
    "disc2=Cookies,Shattered_Relic sched1=Avid_Financier:2,Supply_Depot+Junk+Spyglass "
    "stall2=Swift_Broker|*|Cookies,Swift_Broker gold3=4 market=Spyglass,-,Favourite_Toy "
    "mdeck=Capture mdisc=Heroic_Deed "
    "pile=2 clock=3 turn=2 used=hand1.1 "
    "changes=add:all:1:1,set:hand1.2:1:3 shown=hand1.1:all,deck1.4:13,disc2.1:- mixed=deck1.2:market"
)
CARDS = ("deck", "hand", "disc", "sched", "stall", "market", "mdeck", "mdisc", "pile", "stored", "entered", "box")
OTHERS = ("character", "dealt", "beside", "stored_on")
TABLES: list[tuple[Dale, dict[str, object]]] = [
    (RichDale(3), {"players": 2, "decks": "chameleons,tree_kangaroos,tuataras"}),
    (RichDale(2), {"players": 3, "decks": "owls,beavers,mongooses,echidnas"}),
    (RichDale(2), {"players": 4, "decks": "bats,foxes,turtles,polecats", "teams": True}),
    (GAME, {"players": 3, "decks": "hares,lemurs,pandas,magpies", "characters": "all", "traps": "false_bill"}),
]


def deeds(s: DaleState) -> dict[str, object]:
    """A position with every back replaced by its place, so that equal positions are equal data."""
    at_place = {**place_names(s), NONE: "-"}
    data = s.dump()
    for name in CARDS + OTHERS:
        data[name] = placed(data[name], at_place)
    data["changes"] = [[how, at_place[card], seat, amount] for how, card, seat, amount in s.changes]
    data["copies"] = [[at_place[card], at_place[model], face] for card, model, face in s.copies]
    data["used"] = [(kind_of_mark(mark), at_place[card_of_mark(mark)]) for mark in s.used]
    data["face"] = {at_place[card]: face for card, face in enumerate(s.face)}
    data["known"] = {at_place[card]: known for card, known in enumerate(s.known)}
    data["batch"] = {at_place[card]: s.batch[card] for card in range(len(s.face)) if s.known[card] != EVERYONE}
    counting = [card for zone in s.sched for card in zone] + [card for card in s.character if card != NONE]
    data["charge"] = {at_place[card]: s.charge[card] for card in counting}
    data["stored"] = sorted(zip(placed(s.stored, at_place), placed(s.stored_on, at_place), strict=True))
    del data["stored_on"]
    return data


def placed(cards: object, at_place: dict[int, str]) -> list[object]:
    """Cards by their places, in lists of lists."""
    assert isinstance(cards, list)
    return [placed(card, at_place) if isinstance(card, list) else at_place[card] for card in cards]


def test_a_position_puts_every_card_in_its_zone() -> None:
    match = at(FULL)
    assert hand(match, 1) == ["Spyglass", "Junk"]
    assert deck(match, 1) == ["Junk", "Junk", "Junk", "Cookies"]
    assert disc(match, 2) == ["Cookies", "Shattered Relic"]
    assert sched(match, 1) == ["Avid Financier", "Supply Depot"]
    assert stored(match) == ["Junk", "Spyglass"]
    assert stall(match, 2) == [["Swift Broker"], [], ["Cookies", "Swift Broker"]]
    assert market(match) == ["Spyglass", "-", "Favourite Toy", "-", "-"]
    assert len(state(match).pile) == 2
    assert state(match).clock == 2
    assert state(match).charge[state(match).sched[0][0]] == 2


def test_a_short_line_is_the_turn_of_the_first_player_with_one_action() -> None:
    s = state(at("hand1=Spyglass"))
    assert (s.seats, s.turn, s.actions, s.goal, s.clock) == (2, 0, 1, 8, NONE)
    assert len(s.folks) == 3


def test_a_position_reads_back_as_the_same_line() -> None:
    line = GAME.write(GAME.read(FULL))
    assert GAME.write(GAME.read(line)) == line


@pytest.mark.parametrize(("game", "options"), TABLES, ids=["copies", "reactions", "teams", "characters"])
def test_a_played_position_reads_back_as_the_same_position(game: Dale, options: dict[str, object]) -> None:
    lines: set[str] = set()

    def compare(match: Match) -> bool:
        base = match.base
        assert isinstance(base, DaleState)
        line = game.write(base)
        read = game.read(line)
        assert isinstance(read, DaleState)
        assert game.write(read) == line
        if line not in lines:
            assert deeds(read) == deeds(base)
        lines.add(line)
        return len(lines) > 60

    for number in range(5):
        play_on(new_match(game, options, f"notation {number}"), f"any {number}", lambda m: compare(m) or over(m))
    assert len(lines) > 40


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("players=5", "players=5 must be 2, 3 or 4"),
        ("hand3=?", "the last one is hand2"),
        ("teams=yes", "teams=yes needs players=4"),
        ("teams=yes players=4 stall3=Spyglass", "the last one is stall2"),
        ("hand1=Sausage", "there is no card 'Sausage'"),
        ("hand1=Favorite_Toy", "hand1: there is no card 'Favorite_Toy'; did you mean Favourite_Toy?"),
        ("hand1=?x", "must be ? or ?N"),
        ("hand1=Spyglass,Spyglass,Spyglass,Spyglass", "only 3 of Spyglass"),
        ("hand1=Spyglass decks=raccoons,foxes,bats", "Spyglass is of the macaws"),
        ("decks=macaws,foxes", "3 different decks are needed"),
        ("decks=macaws,foxes,wolves", "there is no deck 'wolves'"),
        ("market=-,-,-,-,-,Spyglass", "market has 6 slots"),
        ("sched1=Avid_Financier:x", "CARD:COUNT"),
        (f"stall2=*{'|*' * 8}", "stall2 has 9 stacks, and the last one is stack 8"),
        (f"stall1=*{'|*' * 7}", "stall1 has all its 8 stacks, so the game is over"),
        (f"teams=yes players=4 stall2=*{'|*' * 9}", "stall2 has all its 10 stacks, so the game is over"),
        ("clock=2", "clock cannot be '2'"),
        ("decks=bats,macaws,foxes clock=5", "clock cannot be '5'"),
        ("decks=bats,macaws,foxes ring=0+2", "DAYS+NIGHTS"),
        ("turn=3", "'3' is not a seat from 1 to 2"),
        ("gold1=-2", "must not be negative"),
        ("changes=add:all:1", "HOW:CARD:SEAT:AMOUNT"),
        ("changes=melt:all:1:1", "must begin with add"),
        ("used=hand1.1", "no card lies at 'hand1.1'"),
        ("hand1=? used=abused:hand1.1", "must be CARD"),
        ("agenda=sung:1", "must be one of resolved"),
        ("hand1=? shown=hand1.1:11", "says something twice"),
        ("hand1=? mixed=hand1.1:soup", "must be one of 1"),
        ("after=reactions", "after cannot be reactions"),
        ("chance=0", "must be between 1 and"),
        ("weather=fine", "there is no field 'weather'"),
    ],
)
def test_whatever_is_wrong_with_a_position_is_said(line: str, complaint: str) -> None:
    with pytest.raises(ParlourError) as caught:
        GAME.read(line)
    assert complaint in str(caught.value)


def test_a_position_tells_its_options() -> None:
    match = fresh(players=4, teams=True, decks="macaws,foxes,bats,hares", turns=50)
    read = GAME.read(GAME.write(match.base))
    told = GAME.options_in(read)
    assert {name: match.options[name] for name in told} == told | {"decks": match.options["decks"]}
    assert set(str(told["decks"]).split(",")) == {"macaws", "foxes", "bats", "hares"}


def test_a_question_mark_is_a_card_that_does_not_matter_wherever_cards_are_listed() -> None:
    junk = "hand1=Junk,Junk,Junk market=Junk,-,Junk,Junk stall1=Swift_Broker,Junk sched1=Supply_Depot+Junk"
    line = "hand1=?2,? market=?,-,?2 stall1=Swift_Broker,? sched1=Supply_Depot+?"
    assert GAME.write(GAME.read(line)) == GAME.write(GAME.read(junk))
