"""Why a thing cannot be chosen, and why a hint is one, is said in every language; the law is translated elsewhere."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.languages.test_catalogue import MOST_ANSWERS, TABLES, TRANSLATED, Table, missing

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.pieces import plain
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.languages.catalogue import catalogue_of

WHY_TABLES = TABLES[:7]  # enough to meet every kind of sentence
VERBS = ("play", "buy", "use", "finish", "pay with", "spend with", "build with")
REASONED = 4  # options of a question whose reasons are read
TRIED = 12  # things that are named in reply to a question


def named(match: Match, ask: Ask) -> list[str]:
    """Words that name something at the table, whether it can be chosen or not."""
    game, s = match.game, match.state
    names = game.names_here(s)
    return [
        "build",
        *[f"{verb} {name}" for verb in VERBS for name in names],
        *ask.question.answers.things(game, s, ask),
    ]


def refusals(match: Match, ask: Ask, chance: random.Random) -> Iterator[str]:
    """Why some things cannot be chosen, where the rule itself does not say it; in Alliances it always does."""
    if match.game.name == "alliances":
        return
    things = named(match, ask)
    for thing in chance.sample(things, min(TRIED, len(things))):
        refusal = match.game.why_not(match.state, ask, thing)
        if refusal is not None and refusal.text != match.game.rulebook().words(refusal.rule):
            yield refusal.text


def reasons(match: Match, ask: Ask, chance: random.Random) -> Iterator[str]:
    """Why some options may be good ones."""
    for option in chance.sample(ask.options, min(REASONED, len(ask.options))):
        yield plain(match.game.sense().reason(match.state.copy(), ask.seat, ask.question, option))


@pytest.mark.parametrize("table", WHY_TABLES, ids=str)
def test_reasons_and_refusals_of_a_game_are_translated(table: Table) -> None:
    name, options = table
    match, chance = new_match(find_game(name), options, str(options)), random.Random(str(options))
    said: set[str] = set()
    for _ in range(MOST_ANSWERS):
        if match.ending is not None:
            break
        ask = match.asks[0]
        said.update(refusals(match, ask, chance), reasons(match, ask, chance))
        match.answer(ask.seat, chance.choice(ask.options))
    for language, game in TRANSLATED:
        if game == name:
            assert missing(catalogue_of(language, game), said) == []


def test_what_a_seldom_refusal_says_is_translated() -> None:
    """Sentences that chance seldom leads to."""
    said = {
        "Spyglass costs 6. All your cards together are worth 3, and you have 2 gold.",
        "Ice Trade has a cost, which only Ice Trade itself could pay, and it cannot.",
        "Encore cannot be used now. The top card of your discard pile is Spyglass, which is no technique.",
        "The top card of your discard pile is Stove, whose cost your cards and your gold do not reach.",
        "The top card of your discard pile is Tall Tale, which would leave your hand before you could play it.",
        "Special Train cannot be used now. It takes 4 tokens, and your character has 1.",
        "Greed is what you pay for, so it cannot pay.",
        "Crimson Contraband is a specialty card, and these can never be in a stall.",
        "Jade False Bill is a trap, and a trap can never be in a stack.",
        "Crimson Timetable is no technique, so it cannot be played.",
        "Inspiration stays here until its effect is over. There is nothing to pay for it.",
        "To go on with Inspiration has a cost, and your cards and your gold do not reach it.",
        "This can be chosen: play Spyglass or buy Spyglass 4 for 6.",
        "That cannot be chosen now. You are asked: Choose an action.",
    }
    assert missing(catalogue_of("de", "dale"), said) == []


@pytest.mark.parametrize(
    ("name", "wished"),
    [
        ("alliances", {"players": 3, "drafting": True}),
        ("alliances", {"players": 2, "meeting": True}),
        ("alliances", {"players": 4, "nations": True}),
        ("alliances", {"players": 3, "campaigns": 1}),
        ("dale", {"players": 3, "teams": True}),
        ("dale", {"decks": ""}),
        ("dale", {"decks": "owls,owls,hares"}),
        ("dale", {"decks": "owls,hares,bats,foxes"}),
        ("dale", {"decks": "owls"}),
        ("dale", {"decks": "owlz,random"}),
        ("dale", {"decks": "unicorns"}),
        ("dale", {"traps": "false_bil"}),
        ("dale", {"traps": "pit"}),
        ("dale", {"traps": "false_bill,false_bill"}),
        ("dale", {"first": "P7"}),
    ],
)
def test_objections_to_the_options_of_a_table_are_translated(name: str, wished: dict[str, object]) -> None:
    with pytest.raises(ParlourError) as refused:
        new_match(find_game(name), wished, "seed")
    objection = str(refused.value).removeprefix(f"{name}: ")
    for language, game in TRANSLATED:
        if game == name:
            assert missing(catalogue_of(language, game), {objection}) == []
