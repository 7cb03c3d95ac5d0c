"""What the translated games say is in the catalogue of every language: declared sentences, cards, and whole games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import parlour.games  # noqa: F401
from parlour.games.dale.cards.prints import DECKS
from parlour.kernel.events import STRING, Telling, Told
from parlour.kernel.game import Game
from parlour.kernel.pieces import plain
from parlour.kernel.questions import Names
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game, games
from parlour.kernel.replay import ALL, story_of
from parlour.kernel.state import WATCHER
from parlour.languages.catalogue import ENGLISH, SLOT, Catalogue, areas, catalogue_of, entries_of, languages

TRANSLATED = [
    (language, game.name)
    for language in languages()
    if language != ENGLISH
    for game in games()
    if game.name in areas(language)
]
MOST_ANSWERS = 120

Table = tuple[str, dict[str, object]]
TABLES: list[Table] = [
    ("alliances", {"players": 2}),
    ("alliances", {"players": 2, "nations": True}),
    ("alliances", {"players": 3}),
    ("alliances", {"players": 4, "drafting": True, "meeting": True}),
    ("dale", {"players": 4, "teams": True, "decks": ",".join(DECKS[:4]), "characters": "all", "traps": "wobbly_shelf"}),
    *[
        ("dale", {"players": 2, "decks": ",".join(DECKS[at : at + 3]), "characters": "all", "traps": "itching_powder"})
        for at in range(0, len(DECKS), 3)
    ],
]


def samples(told: Told) -> list[object]:
    """Values of a field; none for a text that only a game can tell."""
    if told.kind == STRING:
        return list(told.choices)
    one: list[object] = [False, True] if told.kind == "boolean" else [1, 2]
    return [one] if told.many else one


def sentences_of(telling: Telling) -> Iterator[str]:
    """A declared sentence with some values, unless it needs a text that only a game can tell."""
    values = {name: samples(told) for name, told in telling.fields.items()}
    if isinstance(telling.line, str) and all(values.values()):
        for at in range(2):
            yield telling.sentence({name: found[at % len(found)] for name, found in values.items()})


def declared(game: Game) -> Iterator[str]:
    """The sentences of the declarations of a game."""
    for telling in game.events():
        yield from sentences_of(telling)
    for question in game.questions():
        yield from [plain(each.prompt) for each in question.kinds[:4] or [question]]
        yield from (question.idle, question.stop)
        if isinstance(question.answers, Names):
            yield from question.answers.names


def printed(game: Game) -> Iterator[str]:
    """What stands on the cards, what the options of a table mean, and the quick start."""
    for card in game.catalogue():
        yield from (str(card["name"]), str(card["text"]))
        assert isinstance(card["facts"], dict)
        yield from card["facts"]  # the names of the facts are read on the sheet of a card
        for fact in facts_of(card):
            yield from [str(each) for each in (fact if isinstance(fact, list) else [fact]) if isinstance(each, str)]
    for setting in game.settings():
        yield from (setting.name, setting.text)
    for part in game.rulebook().quick:
        yield from (part.heading, part.words)


def facts_of(card: dict[str, object]) -> list[object]:
    """The facts of a card."""
    facts = card["facts"]
    assert isinstance(facts, dict)
    return [fact for key, fact in facts.items() if key != "suit"]  # a letter, which stands in the sign of the card


def played(table: Table) -> set[str]:
    """What is asked, offered and told in a game of chance answers."""
    name, options = table
    match, chance = new_match(find_game(name), options, str(options)), random.Random(str(options))
    said: set[str] = set()
    for _ in range(MOST_ANSWERS):
        if match.ending is not None:
            said.add(match.ending.reason)
            break
        ask = match.asks[0]
        said.add(match.game.prompt(match.state, ask))
        said.update([match.game.say(match.state, ask, option) for option in ask.options])
        match.answer(ask.seat, chance.choice(ask.options))
    stories = [match.story(seat) for seat in [WATCHER, *range(match.state.seats)]]
    return said.union(*stories, story_of(match, match.log, ALL))


def missing(catalogue: Catalogue, said: Iterator[str] | set[str]) -> list[str]:
    """What a catalogue does not know."""
    return sorted({words for words in said if words and catalogue.find(words) is None})


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_declared_sentences_and_cards_are_translated(language: str, name: str) -> None:
    """Events, questions and answers that are declared, cards, options of a table, and the quick start."""
    game, catalogue = find_game(name), catalogue_of(language, name)
    assert missing(catalogue, declared(game)) == []
    assert missing(catalogue, printed(game)) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_said_in_a_game_is_translated(table: Table) -> None:
    """Prompts, options, log lines and the reason of the ending."""
    for language, name in TRANSLATED:
        if name == table[0]:
            assert missing(catalogue_of(language, name), played(table)) == []


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
def test_translations_have_the_slots_of_their_sentences(language: str) -> None:
    """No slot is lost, and none is made up."""
    for area in areas(language):
        for english, other in entries_of(language, area).items():
            assert sorted(SLOT.findall(other)) == sorted(SLOT.findall(english)), english


def test_a_sentence_is_said_with_its_slots() -> None:
    """Names are translated, numbers and players stay, lists go part by part."""
    german = catalogue_of("de", "alliances")
    assert german.say("P2's Bribe is worth 7 economics.") == "Bestechung von P2 zählt 7 Wirtschaft."
    assert german.say("You are passed 3M, Spin.") == "Du bekommst 3M, Kehrtwende."
    assert catalogue_of("de", "dale").say("P1 and P3 built stack 8") == "P1 und P3 haben Stapel 8 gebaut"


def test_what_is_not_known_stays_english() -> None:
    """A sentence without a translation, a game without a catalogue, and English itself."""
    assert catalogue_of("de", "alliances").say("P2 dances.") == "P2 dances."
    assert catalogue_of("de", "toy").say("done") == "done"
    assert catalogue_of(ENGLISH, "alliances").say("P2 passes.") == "P2 passes."


def test_a_language_is_a_folder_with_the_words_of_all_games() -> None:
    """English is the first, and needs none."""
    assert languages()[0] == ENGLISH
    assert all(re.fullmatch("[a-z]{2}", language) for language in languages())
