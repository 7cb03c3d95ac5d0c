"""Questions, answers and events of Dale in words."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.dale.questions import asked_to
from tests.games.dale.table import GAME, at, fresh, options, over, play_on, state, tell

import parlour.games.dale as package
from parlour.games.dale.cards.prints import DECKS, PRINTS
from parlour.games.dale.events import SWAPPED_IN_STALL, VALUE_CHANGED
from parlour.games.dale.questions import QUESTIONS
from parlour.games.dale.rules.lasting import ADD
from parlour.games.dale.rules.verbs import DONE, YES
from parlour.games.dale.words.saying import place_words
from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.notation import read_words
from parlour.kernel.pieces import plain
from parlour.kernel.state import EVERYONE, WATCHER, Event

FOLDER = Path(str(package.__file__)).parent
TREES = {
    path.relative_to(FOLDER).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in FOLDER.rglob("*.py")
}

TABLES: list[dict[str, object]] = [
    {"players": 2, "decks": "macaws,chameleons,bats", "turns": 50},
    {"players": 3, "decks": "owls,beavers,tuataras,foxes", "traps": "Itching Powder,False Bill", "turns": 50},
    {"players": 4, "teams": True, "characters": "all", "turns": 50},
]


def test_every_prompt_is_a_sentence() -> None:
    s = state(fresh())
    for question in QUESTIONS:
        words = GAME.prompt(s, Ask(0, question, [0]))
        assert words[0].isupper()
        assert not words.endswith(".")
        assert GAME.prompt(s, Ask(0, question, [DONE]))[0].isupper()
    assert GAME.prompt(s, Ask(0, asked_to("give to P2"), [0])) == "Choose the card for P2"
    assert GAME.prompt(s, Ask(0, asked_to("lay at +3"), [0])) == "Choose the card that lies at +3"


@pytest.mark.parametrize(
    ("what", "choices", "prompt"),
    [
        ("take", [0, 1], "Take a card"),
        ("take", [0, 1, DONE], "Take a card, or stop"),
        ("lay at +3", [0, DONE], "Choose the card that lies at +3, or stop"),
        ("discard any", [0, DONE], "Discard a card, or stop"),
        ("keep", [0, DONE], "Keep the card, or not"),
        ("take deck and discard pile", [YES, DONE], "Take your deck and your discard pile into your hand?"),
        ("end turn", [0, DONE], "Use an ability, or end your turn"),
        ("end turn", [DONE], "End your turn"),
        ("react", [0, DONE], "React with a card, or not"),
        ("react", [DONE], "You have no card to react with"),
    ],
)
def test_a_prompt_says_that_one_may_stop_and_that_there_is_nothing_to_use(
    what: str, choices: list[int], prompt: str
) -> None:
    assert GAME.prompt(state(fresh()), Ask(0, asked_to(what), choices)) == prompt


@pytest.mark.parametrize("words", ["done", "stop", "Stop.", "no", "end turn", "end my turn", "go on", "nothing"])
def test_who_may_stop_may_say_so_in_other_words(words: str) -> None:
    match = tell(at("hand1=Cookies,?4 deck1=?9 deck2=?9 hand2=?5"), "P1 discard any cards")
    assert read_words(GAME, match.state, match.asks[0], words) == DONE


def test_only_who_may_stop_can_say_so() -> None:
    match = at("hand1=?5 market=Cookies deck1=?9 deck2=?9 hand2=?5")
    with pytest.raises(ParlourError, match="the options are buy Cookies 2 for 2, discard any cards"):
        read_words(GAME, match.state, match.asks[0], "stop")
    tell(match, "P1 buy Cookies")
    with pytest.raises(ParlourError, match=r"the only option is 'pay with Junk 1 \+ Junk 1'"):
        read_words(GAME, match.state, match.asks[0], "stop")


def face_of(name: str) -> int:
    """A face by what is printed on it."""
    return [each.name for each in PRINTS].index(name)


def test_a_value_that_does_not_change_is_not_said_to_be_more() -> None:
    data: dict[str, object] = {"seat": 1, "face": face_of("Junk"), "how": ADD}
    assert GAME.sentence(Event(VALUE_CHANGED, EVERYONE, {**data, "amount": 0})) == (
        "Junk of P2 is worth as much as before."
    )
    assert GAME.sentence(Event(VALUE_CHANGED, EVERYONE, {**data, "amount": 1})) == (
        "Junk of P2 is worth 1 more until the end of the turn."
    )


def test_a_card_that_comes_into_a_stall_says_into_whose() -> None:
    data: dict[str, object] = {"side": 1, "face": face_of("Cookies"), "for": face_of("Spyglass")}
    assert GAME.sentence(Event(SWAPPED_IN_STALL, EVERYONE, data)) == (
        "Cookies takes the place of Spyglass in P2's stall."
    )


def prompted(line: str, *answers: str) -> str:
    """The question that is open after some answers, as a sentence."""
    match = tell(at(f"deck1=?9 deck2=?9 hand2=?5 {line}"), *answers)
    return GAME.prompt(match.state, match.asks[0])


@pytest.mark.parametrize(
    ("line", "answer", "prompt"),
    [
        ("hand1=Cookies,?4 market=-,Spyglass", "P1 buy Spyglass", "Pay 5 for Spyglass"),
        ("hand1=Market_Discovery mdisc=Cookies", "P1 buy discarded Cookies", "Pay 2 for Cookies"),
        ("hand1=Spyglass,?3 market=Seeing_Doubles", "P1 buy Seeing Doubles", "Pay 5 for Seeing Doubles"),
        ("hand1=Cache,?4", "P1 play Cache", "Spend 2 for Cache"),
        ("hand1=Safe_Profits,?4", "P1 play Safe Profits", "Spend 1 to 8 for Safe Profits"),
        ("hand1=Ice_Trade,?4 mdeck=Cookies", "P1 play Ice Trade", "Spend 1 or more for Ice Trade"),
        ("character1=Isolde phase=cleanup hand1=?5", "P1 use Deposit", "Spend 1 to 3 for Isolde"),
    ],
)
def test_a_payment_names_what_it_is_for_and_the_amount(line: str, answer: str, prompt: str) -> None:
    assert prompted(line, answer) == prompt


def test_a_stove_takes_any_amount() -> None:
    line = "hand1=Stove,Swift_Broker,Cookies,Spyglass stall1=*|*"
    assert prompted(line, "P1 build a stack", "P1 build with Stove") == "Spend any amount for Stove"


def test_a_payment_that_is_asked_for_card_by_card_names_it_every_time() -> None:
    cards = "Swift_Broker,Cookies,Shattered_Relic,Spyglass,Avid_Financier,Golden_Opportunity,Cache,Safe_Profits"
    match = at(f"hand1={cards},Resourceful_Ally,Ice_Trade,Greed deck1=?9 deck2=?9 gold1=5 mdeck=Cookies")
    tell(match, "P1 play Ice Trade")
    while match.asks[0].what == "spend":
        assert GAME.prompt(match.state, match.asks[0]) == "Spend 1 or more for Ice Trade"
        match.answer(0, match.asks[0].options[0])
    assert state(match).matter == []


def test_who_is_asked_for_help_reads_what_the_stack_has_and_needs() -> None:
    match = at("players=4 teams=yes stall1=Swift_Broker|Cookies hand1=Swift_Broker,? hand3=Cookies,? hand2=? hand4=?")
    tell(match, "P1 build a stack together", "P1 propose with Swift Broker 1")
    assert GAME.prompt(match.state, match.asks[0]) == (
        "Complete your teammate's stack, or not: Swift Broker 1, total 3"
    )


@pytest.mark.parametrize("table", TABLES)
def test_whatever_a_seat_hears_is_a_sentence(table: dict[str, object]) -> None:
    match = play_on(fresh("words", **table), "words", over)
    for seat in (*range(match.state.seats), WATCHER):
        lines = match.story(seat)
        assert len(lines) > 100
        assert [line for line in lines if not line.endswith(".") or "{" in line or "  " in line] == []


@pytest.mark.parametrize("deck", DECKS)
def test_every_answer_of_every_deck_can_be_said_and_only_equal_cards_are_said_alike(deck: str) -> None:
    others = [other for other in ("macaws", "gulls", "hares") if other != deck]
    match = fresh(deck, decks=",".join([deck, *others][:3]), turns=50)
    for step in range(120):
        for ask in match.asks:
            assert GAME.prompt(match.state, ask)[:1].isupper()
            said = options(match, f"P{ask.seat + 1}")
            assert [words for words in said if not words or "  " in words or words != words.strip()] == []
            if ask.what not in ("build", "rearrange"):  # equal cards lie in several places of a pile or market
                meant = [meaning(match, option) for option in ask.options]
                assert len(set(zip(said, meant, strict=True))) == len(set(said))
        play_on(match, f"{deck} {step}", answered(match))


def answered(match: Match) -> Callable[[Match], bool]:
    """Whether another answer was given since now."""
    answers = len(match.answers)
    return lambda now: len(now.answers) > answers


def meaning(match: Match, option: int) -> object:
    """What is printed on the card that an option is about, and where it lies; any other option is only itself."""
    card = GAME.touches(match.state, match.asks[0], option).get("card")
    return (state(match).face[card], place_words(state(match), card)) if isinstance(card, int) else option


def test_a_turn_is_told_as_it_happened() -> None:
    match = at("players=2 hand1=Swift_Broker,Junk,Cookies deck1=Spyglass,?2 market=Cookies hand2=?5")
    tell(match, "P1 play Swift Broker", "P1 Junk", "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
    assert match.story(WATCHER)[:11] == [
        "P1 plays Swift Broker.",
        "Junk goes on P1's discard pile.",
        "Cookies goes on P1's discard pile.",
        "P1 gets a card.",
        "P1 gets a card.",
        "Swift Broker goes on P1's discard pile.",
        "P1 pays with Junk and Junk.",
        "Junk goes on P1's discard pile.",
        "Junk goes on P1's discard pile.",
        "P1 buys Cookies.",
        "P1 gets Cookies.",
    ]
    assert match.story(WATCHER)[-1] == "It is P2's turn."


def test_cards_that_others_have_seen_are_told_apart_from_equal_ones() -> None:
    match = at("players=2 hand1=?2 hand2=?5 market=Swift_Broker")
    s = state(match)
    s.known[s.hand[0][0]] |= 2
    other = at(GAME.write(s))
    tell(other, "P1 buy Swift Broker")
    assert options(other, "P1") == ["pay with Junk 1 (seen by P2)", "pay with Junk 1"]
    match = at("players=4 hand1=?2 hand2=?5 hand3=?5 hand4=?5 market=Swift_Broker")
    state(match).known[state(match).hand[0][0]] |= 2 + 4 + 8
    other = at(GAME.write(state(match)))
    tell(other, "P1 buy Swift Broker")
    assert options(other, "P1") == ["pay with Junk 1 (seen by all)", "pay with Junk 1"]


def test_only_who_draws_hears_which_card_it_is() -> None:
    match = at("players=2 hand1=Heroic_Deed deck1=Spyglass clock=1 hand2=?5")
    tell(match, "P1 play Heroic Deed")
    assert "P1 gets Spyglass." in match.story(0)
    assert "P1 gets a card." not in match.story(0)
    for seat in (1, WATCHER):
        assert "P1 gets a card." in match.story(seat)
        assert "P1 gets Spyglass." not in match.story(seat)


def test_a_bonus_action_is_said_with_a_plus() -> None:
    match = at("players=2 hand1=Swift_Broker,Junk market=-")
    assert "play Swift Broker 1 +" in options(match, "P1")


def test_a_copying_card_says_what_it_counts_as() -> None:
    match = at("players=2 hand1=Reflection,Junk disc2=Spyglass market=Cookies")
    tell(match, "P1 buy Cookies")
    assert "pay with Reflection as Spyglass 4" in options(match, "P1")


# What the words mean


def test_who_orders_discards_is_asked_for_the_order() -> None:
    match = tell(at("hand1=Swift_Broker,Cookies,Junk deck1=?9 deck2=?9"), "P1 play Swift Broker")
    prompt = "Choose which of these cards goes on the discard pile next; the last one will lie on top"
    assert GAME.prompt(match.state, match.asks[0]) == prompt


def test_finishing_says_what_it_costs() -> None:
    match = at("sched1=Inspiration hand1=?3 deck1=?9 deck2=?9")
    assert "finish Inspiration 4 for 3" in options(match, "P1")


def test_a_copy_says_as_what_it_is_played_and_promises_only_a_sure_bonus() -> None:
    match = at("hand1=Reflection disc2=Spyglass deck1=?9 deck2=?9")
    assert "play Reflection 2 as Spyglass +" in options(match, "P1")
    match = at("hand1=Reflection disc2=Treasure_Hunter deck1=?9 deck2=?9")
    assert "play Reflection 2 as Treasure Hunter" in options(match, "P1")
    match = at("hand1=Trendsetting market=Spyglass,Treasure_Hunter deck1=?9 deck2=?9")
    assert "play Trendsetting 5" in options(match, "P1")


def test_a_stack_of_a_team_is_that_of_both() -> None:
    s = state(at("players=4 teams=yes stall1=Swift_Broker"))
    assert plain(place_words(s, s.stall[0][0][0])) == "in stack 1 of P1 and P3"


def test_an_ability_of_a_card_says_that_one_may_use_it() -> None:
    assert [card.name for card in PRINTS if card.text.startswith("Once") and "you may" not in card.text] == []
