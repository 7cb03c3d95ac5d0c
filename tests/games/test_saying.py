"""Every option of both games is read as itself, however it is put, and nothing that is legal is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import parlour.games  # noqa: F401
from parlour.games.dale.rules.ordering import payment_of
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import Ask
from parlour.kernel.match import Match
from parlour.kernel.notation import options_in_words, read_words
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import State

TABLES: list[tuple[str, dict[str, object]]] = [
    ("alliances", {"players": 2, "nations": True, "campaigns": 1}),
    ("alliances", {"players": 3}),
    ("alliances", {"players": 4, "drafting": True, "meeting": True, "campaigns": 1}),
    ("dale", {"players": 2, "traps": "itching_powder,false_bill", "characters": "all", "turns": 50}),
    ("dale", {"players": 3, "decks": "chameleons,mongooses,desert_monitors,beavers", "turns": 50}),
    ("dale", {"players": 4, "teams": True, "characters": "all", "turns": 50}),
]
LOOKS = 60  # questions a table


def mixed(parts: list[str], chance: Dice) -> list[str]:
    """The parts in another order."""
    left, found = parts.copy(), []
    while left:
        found.append(left.pop(chance.roll(len(left))))
    return found


def full_forms(words: str, what: str, chance: Dice) -> Iterator[str]:
    """Other ways to put all of an option's words."""
    yield words.upper()
    yield f"  The {words.lower()}."
    yield words.replace(" a ", " ").replace("the ", "").replace("'", "\u2019")
    head = f"{what} with "
    if words.startswith(head):
        parts = mixed(words.removeprefix(head).split(" + "), chance)
        yield head + " + ".join(parts)
        yield " + ".join(parts)
        yield head + ", ".join(parts)
    elif " + " not in words and not words.startswith(what):
        yield f"{what} {words}"


def short_forms(words: str) -> Iterator[str]:
    """Ways to say less of an option, which may not tell it apart."""
    yield re.sub(r"(?<=[a-z]) \d+\b", "", re.sub(r" for \d+$", "", words)) if words.lower() != words else words
    yield re.sub(r"\b[a-d]\d (?=[A-Z])", "", words)
    yield re.sub(r"^([a-d]\d) [A-Z].*", r"\1", words)
    yield re.sub(r" (in|on|from) (P\d|the |stack ).*$| \(seen by .*?\)", "", words) if " + " not in words else words


def questions(name: str, options: dict[str, object]) -> Iterator[tuple[Match, Ask]]:
    """Questions of random games, each before it is answered."""
    chance = dice(f"saying {name} {options}")
    looked = 0
    for number in range(100):
        match = new_match(find_game(name), options, f"saying {number}", listen=False)
        while match.asks:
            ask = match.asks[chance.roll(len(match.asks))]
            if len(ask.options) > 1 and chance.roll(3) == 0:
                yield match, ask
                looked += 1
                if looked == LOOKS:
                    return
            match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_an_option_is_read_however_it_is_put(name: str, options: dict[str, object]) -> None:
    chance = dice("saying")
    for match, ask in questions(name, options):
        game, s = match.game, match.state
        said = list(options_in_words(game, s, ask).items())
        for words, option in mixed_few(said, chance):
            for form in full_forms(words, ask.what, chance):
                assert without_order(s, ask, read_words(game, s, ask, form)) == option, (ask.what, words, form)
                assert game.why_not(s, ask, form) is None
            for form in short_forms(words):
                if form not in dict(said):  # what is left may be all that another option says
                    assert words in game.meanings(s, ask, form), (ask.what, words, form)
                assert game.why_not(s, ask, form) is None


def without_order(s: State, ask: Ask, answer: int) -> int:
    """The option of an answer, which may also say in which order its cards go down: that in which they were said."""
    if ask.offers(answer):
        return answer
    assert isinstance(s, DaleState)
    assert ask.question.answers.is_arranged(s, ask, answer)
    return payment_of(answer, len(s.hand[ask.seat]))


def mixed_few(said: list[tuple[str, int]], chance: Dice) -> list[tuple[str, int]]:
    """At most six of many."""
    return [said[chance.roll(len(said))] for _ in range(6)] if len(said) > 6 else said


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_was_offered_before_means_nothing_else_now(name: str, options: dict[str, object]) -> None:
    """Words of other questions, which may not be offered now, are never read as something that says otherwise."""
    names = sorted(find_game(name).names(), key=len, reverse=True)
    heard: list[str] = []

    def named(words: str) -> list[str]:
        return sorted(re.findall("|".join(map(re.escape, names)), words.partition(" as ")[0]))

    for match, ask in questions(name, options):
        for words in heard:
            for meaning in match.game.meanings(match.state, ask, words):
                assert set(named(words)) <= set(named(meaning)), (ask.what, words, meaning)
                if " + " in meaning and " as " not in meaning:
                    assert named(words) == named(meaning), (ask.what, words, meaning)
        heard = (list(options_in_words(match.game, match.state, ask)) + heard)[:40]
