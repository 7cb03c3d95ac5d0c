"""Why not: every refusal names the rule that forbids what was named, and whatever is an option is not refused."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, asked, at, disc, fresh, may, options, over, play_on, refusal, tell

from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words

COUNTER = "hand1=Swift_Broker,Cookies,? market=Spyglass,Flashy_Show deck1=?9 mdeck=?9"


@pytest.mark.parametrize(
    ("line", "thing", "rule"),
    [
        (COUNTER, "buy Flashy Show", "DM-144"),
        (COUNTER, "buy Favourite Toy", "DM-138"),
        (COUNTER, "play Spyglass", "DM-155"),
        (COUNTER, "play Cookies", "DM-059"),
        (COUNTER, "play Junk 1", "G-04"),
        ("hand1=Cache", "play Cache", "G-47"),
        ("hand1=Cache,? changes=set:hand1.1:1:0", "play Cache", "DM-269"),
        (COUNTER, "use Cookies", "DM-059"),
        (COUNTER, "use Coffee Grinder", "DM-059"),
        (COUNTER, "use Swift Broker", "DM-057"),
        ("hand1=Dramatic_Romantic used=hand1.1", "use Dramatic Romantic", "DM-238"),
        ("hand1=Inspiration", "finish Inspiration", "DM-254"),
        ("sched1=Inspiration", "finish Inspiration", "DM-256"),
        ("hand1=Cookies", "build a stack", "DM-175"),
        ("hand1=Swift_Broker,Wily_Fellow stall1=Wily_Fellow", "build a stack", "DM-178"),
        (COUNTER, "buy a pint", ""),
        (COUNTER, "sing Spyglass", ""),
    ],
)
def test_an_action_that_cannot_be_done_names_its_rule(line: str, thing: str, rule: str) -> None:
    match = at(line)
    assert not may(match, f"P1 {thing}")
    assert refusal(match, "P1", thing) == (rule or None)


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("pay with Cookies 2", "DM-144"),
        ("pay with Cookies 2 + Shattered Relic 3", "DM-146"),
        ("pay with Spyglass 4", "DM-142"),
    ],
)
def test_a_payment_that_is_not_allowed_names_its_rule(thing: str, rule: str) -> None:
    match = at("hand1=Cookies,Shattered_Relic,? market=Rotten_Food deck1=?9 mdeck=?9")
    tell(match, "P1 buy Rotten Food")
    assert refusal(match, "P1", thing) == rule


@pytest.mark.parametrize(
    ("line", "purchase", "thing"),
    [
        (
            "mdisc=Flashy_Show hand1=Market_Discovery,Shattered_Relic,Cookies",
            "buy discarded Flashy Show",
            "pay with Shattered Relic + Cookies",
        ),
        ("mdisc=Spyglass hand1=Market_Discovery,Spyglass", "buy discarded Spyglass", "pay with Spyglass"),
    ],
)
def test_a_payment_without_the_card_that_makes_the_purchase_possible_is_told_so(
    line: str, purchase: str, thing: str
) -> None:
    match = tell(at(f"{line} deck1=?9"), f"P1 {purchase}")
    assert refusal(match, "P1", thing) == "DM-004"


def test_a_payment_in_a_rearranged_market_needs_the_card_that_rearranges_it() -> None:
    match = at("hand1=Calculations,Shattered_Relic,Spyglass market=Cookies,-,-,-,Flashy_Show deck1=?9")
    tell(match, "P1 rearrange with Calculations", "P1 buy Flashy Show 5 at +0", "P1 done")
    while asked(match) != ["P1 pay"]:
        tell(match, "P1 done")
    assert refusal(match, "P1", "pay with Spyglass + Shattered Relic") == "DM-004"
    assert refusal(match, "P1", "pay with Shattered Relic") == "DM-144"


def test_who_can_build_is_not_told_that_nothing_can_be_built() -> None:
    match = at("hand1=Cookies,Wily_Fellow stall1=Wily_Fellow")
    assert may(match, "P1 build a stack")
    assert refusal(match, "P1", "build") is None
    assert refusal(match, "P1", "build a stack of 3") is None


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("build with Swift Broker 1 + Junk 1", "DM-065"),
        ("build with Swift Broker 1 + Wily Fellow 1", "DM-178"),
        ("build with Swift Broker 1", "DM-175"),
        ("build with Spyglass 4", "DM-179"),
    ],
)
def test_a_stack_that_is_not_allowed_names_its_rule(thing: str, rule: str) -> None:
    match = at("hand1=Swift_Broker,Swift_Broker,Wily_Fellow,Cookies,? stall1=Wily_Fellow deck1=?9")
    tell(match, "P1 build a stack")
    assert refusal(match, "P1", thing) == rule


@pytest.mark.parametrize(
    ("line", "thing", "words"),
    [
        (COUNTER, "play Junk 1", "Junk has no effect to play. It pays 1 in the market, and it can be discarded."),
        (COUNTER, "play Cookies 2", "Cookies is a passive. It is not played: it works while you hold it."),
        (COUNTER, "buy Flashy Show 5", "Flashy Show costs 6. All your cards together are worth 4."),
        (f"{COUNTER} gold1=1", "buy Flashy Show 5", "All your cards together are worth 4, and you have 1 gold."),
        ("hand1=Cookies", "build a stack", "Your next stack must total exactly 1"),
        ("sched1=Swift_Broker", "finish Swift Broker 1", "Swift Broker stays here until its effect is over."),
        ("sched1=Inspiration", "finish Inspiration 4", "To go on with Inspiration has a cost"),
    ],
)
def test_a_refusal_says_what_the_rule_means_at_this_moment(line: str, thing: str, words: str) -> None:
    match = at(line)
    found = GAME.why_not(match.state, match.asks[0], thing)
    assert found is not None
    assert words in found.text


def test_a_card_that_no_payment_needs_is_told_from_one_that_is_not_enough() -> None:
    match = at("hand1=Spyglass,Cookies,? market=Spyglass deck1=?9 mdeck=?9")
    tell(match, "P1 buy Spyglass")
    assert not may(match, "P1 pay with Cookies 2 + Junk 1")
    found = GAME.why_not(match.state, match.asks[0], "pay with Cookies 2")
    assert found is not None
    assert str(found) == "With Cookies in the payment, there would be a card in it that is not needed. (DM-146)"


def test_an_error_says_the_reason_and_the_rule() -> None:
    with pytest.raises(ParlourError, match=r"Flashy Show costs 6. .* worth 4. \(DM-144\)"):
        tell(at(COUNTER), "P1 buy Flashy Show")


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_an_option_is_never_called_too_dear_or_missing(seed: str) -> None:
    """The refusals use the checks of the options: what can be played or used or finished is not refused."""
    looked = []

    def agree(match: Match) -> bool:
        ask = match.asks[0]
        if ask.what == "act":
            for words in options(match, f"P{ask.seat + 1}"):
                if words.split()[0] in ("play", "use", "finish"):
                    looked.append(words)
                    assert GAME.why_not(match.state, ask, words) is None
        return len(looked) > 60 or over(match)

    play_on(fresh(f"refusals {seed}", players=3), seed, agree)
    assert len(looked) > 60


# Words that mean an option are no refusal


@pytest.mark.parametrize(
    "words",
    ["pay with Magnet 4 + Spyglass 4", "Spyglass + Magnet", "Spyglass and Magnet", "pay with Magnet, Spyglass"],
)
def test_a_payment_may_be_named_in_any_order(words: str) -> None:
    match = at("decks=macaws,platypuses,polecats hand1=Spyglass,Magnet,Favourite_Toy market=Sofa deck1=?9 deck2=?9")
    tell(match, "P1 buy Sofa")
    assert refusal(match, "P1", words) is None
    answer_in_words(match, 0, words)
    first, second = ("Spyglass", "Magnet") if words.startswith("Spyglass") else ("Magnet", "Spyglass")
    assert disc(match, 1) == [first, second], "they go down as they are named"


def test_a_purchase_needs_neither_value_nor_price() -> None:
    match = at("hand1=Spyglass,Spyglass market=Favourite_Toy deck1=?9 deck2=?9")
    assert refusal(match, "P1", "buy Favourite Toy") is None
    answer_in_words(match, 0, "buy the favourite toy")
    assert match.asks[0].what == "pay"


def test_wrong_numbers_are_not_taken_for_a_rule() -> None:
    match = at("hand1=Spyglass,Spyglass market=Favourite_Toy deck1=?9 deck2=?9")
    for words in ("buy Favourite Toy 4", "play Spyglass 3"):
        assert refusal(match, "P1", words) is None
        with pytest.raises(ParlourError, match="the options are"):
            answer_in_words(match, 0, words)
    tell(match, "P1 buy Favourite Toy")
    assert refusal(match, "P1", "pay with Spyglass 3 + Spyglass 3") is None


def test_words_that_fit_several_options_say_which() -> None:
    match = at("hand1=?5 market=Cookies,-,Cookies deck1=?9 deck2=?9")
    assert refusal(match, "P1", "buy Cookies") is None
    with pytest.raises(ParlourError, match="it may mean 'buy Cookies 2 for 2' or 'buy Cookies 2 for 4'"):
        answer_in_words(match, 0, "buy Cookies")


def test_a_misspelt_card_is_suggested() -> None:
    with pytest.raises(ParlourError, match="did you mean 'Favourite Toy'"):
        answer_in_words(at("hand1=?5 market=Favourite_Toy deck1=?9 deck2=?9"), 0, "buy Favorite Toys")


# The right reasons


@pytest.mark.rule("DM-231", "DM-071")
def test_a_trap_or_specialty_card_in_a_stack_is_the_reason() -> None:
    match = at(
        "character1=Mortimer beside1=- hand1=Swift_Broker,Crimson_Itching_Powder,Crimson_Forged_Invoice deck1=?9"
    )
    tell(match, "P1 build a stack")
    assert refusal(match, "P1", "build with Crimson Itching Powder") == "DM-231"
    assert refusal(match, "P1", "build with Swift Broker 1 + Crimson Itching Powder 2") == "DM-231"
    assert refusal(match, "P1", "build with Crimson Forged Invoice") == "DM-071"


@pytest.mark.rule("DM-231")
def test_a_trap_without_its_colour_is_the_one_in_reach() -> None:
    match = at("hand1=Crimson_False_Bill deck1=?9 deck2=?9")
    answer_in_words(match, 0, "play False Bill")
    match = at("hand1=Crimson_False_Bill,Azure_False_Bill deck1=?9 deck2=?9")
    with pytest.raises(ParlourError, match=r"it may mean 'play Crimson False Bill .*' or 'play Azure False Bill"):
        answer_in_words(match, 0, "play False Bill")
    match = tell(at("hand1=Swift_Broker,Azure_Itching_Powder deck1=?9"), "P1 build a stack")
    found = GAME.why_not(match.state, match.asks[0], "build with Itching Powder")
    assert found is not None
    assert str(found) == "Azure Itching Powder is a trap, and a trap can never be in a stack. (DM-231)"


def test_only_cards_of_this_game_are_suggested() -> None:
    with pytest.raises(ParlourError) as caught:
        answer_in_words(at("hand1=Crimson_False_Bill deck1=?9 deck2=?9"), 0, "play Crimsn False Bill")
    assert "did you mean 'Crimson False Bill'?" in str(caught.value)
    for words in ("play Jad False Bill", "buy Mortimr", "play Spyglas"):
        with pytest.raises(ParlourError) as caught:
            answer_in_words(at("decks=bats,foxes,owls hand1=?5 deck1=?9 deck2=?9"), 0, words)
        assert "did you mean" not in str(caught.value)


@pytest.mark.rule("DM-175")
def test_a_number_before_a_card_says_how_often() -> None:
    match = at("hand1=Stashing_Vendor,?4 stall1=*|*|* deck1=?9 deck2=?9")
    tell(match, "P1 build a stack")
    assert refusal(match, "P1", "build with Stashing Vendor + 3 Junk") is None
    found = GAME.why_not(match.state, match.asks[0], "build with Stashing Vendor + 2 Junk")
    assert found is not None
    assert (found.rule, found.text) == ("DM-175", "Stashing Vendor and Junk and Junk do not total 4.")
    answer_in_words(match, 0, "Stashing Vendor + 3 Junk")
    assert match.asks[0].what != "build"


def test_a_stack_may_be_built_with_cards_and_no_word_of_that_is_a_misspelt_card() -> None:
    match = at("decks=beavers,squirrels,macaws hand1=Swift_Broker,Stashing_Vendor deck1=?9 deck2=?9")
    tell(match, "P1 build a stack")
    with pytest.raises(ParlourError) as caught:
        answer_in_words(match, 0, "built a stack with Swift Broker")
    assert "did you mean" not in str(caught.value)
    answer_in_words(match, 0, "build a stack with Swift Broker")
    assert match.asks[0].what != "build"


@pytest.mark.rule("DM-175", "DM-178")
def test_another_total_is_the_reason_where_sets_may_be_mixed() -> None:
    match = at("hand1=Empty_Chest,Swift_Broker,Cookies,Wily_Fellow stall1=*|* deck1=?9 deck2=?9")
    tell(match, "P1 build a stack")
    assert refusal(match, "P1", "build with Empty Chest + Cookies + Swift Broker") == "DM-175"
    assert refusal(match, "P1", "build with Wily Fellow + Cookies") == "DM-178"


EIGHT = "*|*|*|*|*|*|*|*"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (f"character1=Sable:1 hand1=Spyglass,? stall1={EIGHT} deck1=?9", "DM-207"),
        (f"players=4 teams=yes character1=Sable:1 hand1=Spyglass,? stall1={EIGHT}|*|* deck1=?9", "DM-221"),
    ],
)
@pytest.mark.rule("DM-207", "DM-221")
def test_a_stack_beyond_the_last_one_is_refused_by_the_size_of_the_stall(line: str, rule: str) -> None:
    assert refusal(at(line), "P1", "build a stack") == rule


@pytest.mark.rule("G-47")
def test_a_technique_that_would_pay_for_itself_is_the_reason() -> None:
    match = at("hand1=Cache,Cookies deck1=?9 deck2=?9")
    tell(match, "P1 play Cache")
    assert refusal(match, "P1", "spend with Cache") == "G-47"
    assert refusal(match, "P1", "spend with Spyglass") == "DM-142"
