"""Abilities are data that reads like its sentence, and a mistake in them is told by file, card and field."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from parlour.games.conquest.cards.codes import WITH, WITHOUT
from parlour.games.conquest.cards.english import listed, number_word, with_article, year_words
from parlour.games.conquest.cards.filters import read_filter, say_a, say_many
from parlour.games.conquest.cards.kinds import CHARACTER, LAND, TYPES, era_of
from parlour.games.conquest.cards.model import Ability, Print
from parlour.games.conquest.cards.pool import FOLDER, POOL, Pool
from parlour.games.conquest.cards.reading import Reader
from parlour.games.conquest.cards.verbs import VERBS
from parlour.kernel.errors import ParlourError
from parlour.kernel.printed import Row

PAGE = Path(__file__).resolve().parents[3] / "docs" / "conquest-cards.md"
EXAMPLE = re.compile(r"^```toml\n# (\w+)\n(.*?)^```\n\n> ([^\n]+)$", re.MULTILINE | re.DOTALL)
EXAMPLES = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))
NAMES = frozenset(POOL.faces)


def read(text: str, kind: int = CHARACTER) -> Ability:
    return Reader(Print("X", kind), NAMES).ability(Row("deck.toml", "card X, ability 1", tomllib.loads(text)))


@pytest.mark.parametrize(("kind", "text", "sentence"), EXAMPLES, ids=[example[2][:60] for example in EXAMPLES])
def test_the_examples_of_the_page_read_as_they_say(kind: str, text: str, sentence: str) -> None:
    assert read(text, TYPES.index(kind) if kind in TYPES else CHARACTER).text == sentence


def test_the_page_has_all_examples() -> None:
    assert len(EXAMPLES) == PAGE.read_text(encoding="utf-8").count("```toml") >= 20


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
def test_the_page_names_every_verb(verb: str) -> None:
    assert f"`{verb}`" in PAGE.read_text(encoding="utf-8")


SENTENCES = [
    ('do = "lose morale"\namount = 100', "lose 100 morale"),
    ('do = "extra attack"\namount = 1', "you have one more attack this turn"),
    ('do = "discard hand"\namount = 2\nwhom = "everyone"', "everyone discards two cards from their hand at random"),
    (
        'do = "discard hand"\namount = 2\nchosen_by = "owner"',
        "one opponent discards two cards of their choice from their hand",
    ),
    (
        'do = "search deck"\ncards = "knowledge"',
        "take a knowledge card from your draw deck into your hand and shuffle the deck",
    ),
    ('do = "take hand"\namount = 1', "take a card at random from the hand of one opponent"),
    ('do = "take back"\ncards = "Roman"', "take a Roman from your discard pile into your hand"),
    ('do = "take back"\ncards = "woman"\namount = 2', "take two women from your discard pile into your hand"),
    ('do = "fewer plays"\namount = 1', "one opponent may play one card fewer in their next turn"),
    ('do = "move"\ntarget = "your army"', "move an army of yours to another of your lands"),
    ('do = "move"\ntarget = "your army"\namount = 2', "move two of your armies to other lands of yours"),
    ('do = "push"\ntarget = "an opponent\'s army"', "move an opponent's army to another land of that opponent"),
    ('do = "discard"\ntarget = "all opponents\' pirates"', "discard all pirates of opponents"),
    ('do = "discard"\ntarget = "any Viking"', "discard any player's Viking"),
    ('do = "discard"\ntarget = "any Nikola Tesla"', "discard Nikola Tesla"),
]
LASTING = [
    ('do = "morale floor"\namount = 0', "Your morale cannot fall below 0."),
    ('do = "no battle loss"', "You lose no morale for lost battles."),
    ('do = "no drain"', "Opponents' abilities cost you no morale."),
    ('do = "extra loss"', "Attacks that this land wins cost the defender one more card."),
    ('do = "choose loss"', "In attacks that this land wins you choose what the defender loses."),
    ('do = "reach"\ncontinents = ["South Pacific"]', "This land may attack lands in the South Pacific."),
    ('do = "shield"\nto = "your lands"\nby = "army"', "Your lands cannot be attacked by lands with an army."),
    ('do = "truce"\nwhom = "everyone"', "Nobody may attack."),
    ('do = "forbid attack"\ntarget = "an opponent\'s coastal land"', "An opponent's coastal land may not attack."),
    ('do = "forbid play"\ncards = "army or vessel"', "Opponents may not play armies or vessels."),
    ('do = "forbid place"\ncards = "European character"', "European characters cannot be placed in this land."),
    ('do = "forbid discovery"', "Opponents may not discover lands."),
    ('do = "protect"\nto = "this card"', "This card cannot be discarded or taken by opponents' abilities."),
    (
        'do = "protect"\nto = "each knight in this land"',
        "No knight in this land can be discarded or taken by opponents' abilities.",
    ),
    ('do = "silence"\ntarget = "an opponent\'s event"', "Abilities of opponents' events have no effect."),
    ('do = "extra slot"\ncards = "army"', "This land has room for one more army."),
    ('do = "halve"\nto = "this card"', "The attack and defence of this card are halved."),
    ('do = "extra play"\namount = 1', "At the start of your turn, you may play one more card."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "clause"), SENTENCES)
def test_what_happens_reads_well(text: str, clause: str) -> None:
    assert read(f'symbol = "I1"\n{text}').text == f"When played, {clause}."


@pytest.mark.parametrize(("text", "sentence"), LASTING)
def test_what_lasts_reads_well(text: str, sentence: str) -> None:
    assert read(f'symbol = "C∞"\n{text}').text == sentence


MISTAKES = [
    ('symbol = "X1"\ndo = "draw"\namount = 1', "symbol must be one of"),
    ('symbol = "I1"\ndo = "drow"\namount = 1', "do must be one of"),
    ('symbol = "I1"\ndo = "draw"', "the field 'amount' is missing"),
    ('symbol = "I1"\ndo = "draw"\namount = 0', "amount must be a whole number from 1"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nto = "this land"', "to means nothing to 'draw'"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nfoo = 1', "there is no field 'foo'"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nif = "you have a Martian"', "if: 'Martian' is no trait"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nif = "you have a British"', "needs a kind of card at its end"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nif = "it rains"', "if: 'it rains' has none of the forms"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nif = 3', "if must be a text"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\non = "you win a battle"', "on: only a constant ability waits"),
    ('symbol = "C∞"\ndo = "stop attack"\ninterrupt = "you are attacked"', "interrupt: a constant ability"),
    ('symbol = "I1"\ndo = "stop attack"', "'stop attack' needs an interrupt"),
    ('symbol = "I1"\ndo = "cancel"\ninterrupt = "you attack"', "'cancel' needs an interrupt"),
    ('symbol = "I1"\ndo = "strength"\namount = 500\nto = "this land"', "lasts: 'strength' lasts while"),
    ('symbol = "C∞"\ndo = "hand size"\namount = 6\nlasts = "this turn"', "lasts: 'hand size' lasts while"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nlasts = "this turn"', "lasts: 'draw' happens and is over"),
    ('symbol = "I1"\ndo = "strength"\namount = 5\nto = "this land"\nlasts = "this battle"', "there is no battle"),
    ('symbol = "I2"\ndo = "draw"\namount = 1', "what is used at once is used once"),
    ('symbol = "I1"\ndo = "drain morale"\namount = 100\nwhom = "that opponent"', "'that opponent' needs"),
    ('symbol = "I1"\ndo = "take morale"\namount = 100\nwhom = "everyone"', "whom must be one of"),
    ('symbol = "I1"\ndo = "discard"\ntarget = "leader"', "target: 'leader' must begin with one of"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nthen = 3', "then must be another effect"),
    ('symbol = "I1"\ndo = "draw"\namount = 1\nthen = { do = "draw" }', "ability 1, then: the field 'amount'"),
]


@pytest.mark.parametrize(("text", "words"), MISTAKES)
def test_a_mistake_is_told(text: str, words: str) -> None:
    with pytest.raises(ParlourError) as caught:
        read(text)
    assert str(caught.value).startswith("deck.toml: card X, ability 1")
    assert words in str(caught.value)


# HC2-032
def test_what_a_cost_buys_reads_well() -> None:
    attack = read('symbol = "H2"\ncost = "lose 50 morale"\ndo = "extra attack"\namount = 1')
    assert attack.text == "Twice, on your turn: lose 50 morale to have one more attack this turn."
    stop = read('symbol = "H1"\ninterrupt = "you are attacked"\ncost = "discard this card"\ndo = "stop attack"')
    assert stop.text == "Interrupt, once, when you are attacked: discard this card; then the attack is stopped."


def test_two_effects_read_well() -> None:
    stop = 'symbol = "I1"\ninterrupt = "you are attacked"\ndo = "stop attack"\nthen = { do = "draw", amount = 1 }'
    assert read(stop).text == "Interrupt when you are attacked: the attack is stopped and you draw a card."
    gain = 'symbol = "I1"\ndo = "gain morale"\namount = 100\nthen = { do = "draw", amount = 1 }'
    assert read(gain).text == "When played, gain 100 morale and draw a card."


def test_an_army_is_constantly_in_effect() -> None:
    with pytest.raises(ParlourError, match="constantly in effect"):
        read('symbol = "H1"\ndo = "draw"\namount = 1', TYPES.index("army"))


def test_what_lies_in_the_active_area_has_no_land() -> None:
    for text in ('do = "strength"\namount = 5\nto = "this land"', 'if = "with a Roman"\ndo = "draw"\namount = 1'):
        with pytest.raises(ParlourError, match="lies in the active area"):
            read(f'symbol = "C∞"\n{text}', TYPES.index("event"))


def test_a_land_has_no_strength_of_its_own() -> None:
    with pytest.raises(ParlourError, match="a land has no strength"):
        read('symbol = "C∞"\ndo = "strength"\namount = 5\nto = "this card"', LAND)


def test_filters_know_the_cards_that_they_mean() -> None:
    row = Row("", "", {})
    one = read_filter("British or French leader or woman", row, "if", NAMES)
    assert one.matches("x", frozenset(["British", "leader"]))
    assert one.matches("x", frozenset(["female", "inventor"]))
    assert not one.matches("x", frozenset(["British", "artist"]))
    assert say_a(one) == "a British or French leader or a woman"
    assert say_many(one) == "British or French leaders or women"
    named = read_filter("Marie Curie", row, "if", NAMES)
    assert say_a(named) == "Marie Curie"
    assert named.matches("Marie Curie", frozenset())


def test_tables_of_filters_have_every_face() -> None:
    tesla = POOL.prints[POOL.faces["Nikola Tesla"]].abilities[0]
    assert tesla.trigger is not None
    assert tesla.trigger.cards is not None
    found = {card.name for face, card in enumerate(POOL.prints) if tesla.trigger.cards.has(face)}
    assert {"Hedy Lamarr", "Induction Motor"} <= found
    assert "Marie Curie" not in found


def test_years_are_said_as_on_cards() -> None:
    assert year_words([1856, 1943], False, False, True) == "1856-1943"
    assert year_words([-551, -479], True, False, True) == "about 551-479 BC"
    assert year_words([-44, 30], False, False, True) == "44 BC-AD 30"
    assert year_words([79], False, False, False) == "AD 79"
    assert year_words([1947], False, True, True) == "born 1947"
    assert year_words([1660], False, True, False) == "since 1660"
    assert year_words([1078], True, True, False) == "since about 1078"


def test_eras_follow_from_years() -> None:
    assert era_of(-551, -479) == "ancient"
    assert era_of(1412, 1431) == "medieval"
    assert era_of(1564, 1642) == "early modern"
    assert era_of(1856, 1943) == "industrial"
    assert era_of(1940, 2011) == "modern"


def test_a_little_grammar() -> None:
    assert [with_article(word) for word in ("army", "European leader", "man")] == [
        "an army",
        "a European leader",
        "a man",
    ]
    assert listed(["Asia", "Africa", "Europe"]) == "Asia, Africa and Europe"
    assert number_word(12) == "12"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("attack = 80\n", "attack = 800\n", "Nikola Tesla: attack must be a whole number from 0 to 100, not 800"),
        ("attack = 80\n", "attack = 85\n", "attack must be a multiple of 10"),
        ("years = [1856, 1943]", "years = [1943, 1856]", "years must be in their order"),
        ("years = [1856, 1943]", "years = 1856", "years must be one or two years"),
        ('"male", "European", "Serbian"', '"male", "Serbian"', "traits: a character needs a region"),
        ('"male", "European", "Serbian"', '"male", "European", "Serbain"', "traits must be a list of"),
        ('name = "Thomas Edison"', 'name = "Nikola Tesla"', "the name stands twice"),
        ('cover = "Nikola Tesla"', 'cover = "Nicola Tesla"', "cover: 'Nicola Tesla' is no card of this deck"),
        ('explores = "space"', 'explores = "moon"', "explores must be one of"),
        ("population = 84_000_000", "population = 0", "card Germany: population must be a whole number"),
        ('title = "Engineer of alternating current"', f'title = "{61 * "x"}"', "title has 61 letters"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_deck_is_told_by_file_card_and_field(tmp_path: Path, old: str, new: str, words: str) -> None:
    text = (FOLDER / "tesla.toml").read_text(encoding="utf-8")
    at = text.index(old, text.index('name = "Nikola Tesla"') if old.startswith("attack") else 0)
    (tmp_path / "tesla.toml").write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    with pytest.raises(ParlourError) as caught:
        Pool(tmp_path, ["tesla"])
    assert "tesla.toml: " in str(caught.value)
    assert words in str(caught.value)


# HC2-103
def test_a_land_in_two_decks_is_one_card(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "tesla.toml", tmp_path)
    head = 'name = "B"\nplan = "P"\ncover = "Brazil"\n[[card]]\nname = "Brazil"\nsame_as = "{}"\n'
    (tmp_path / "boudica.toml").write_text(head.format("tesla"), encoding="utf-8")
    pool = Pool(tmp_path, ["tesla", "boudica"])
    assert pool.decks[1].faces == [pool.faces["Brazil"]]
    (tmp_path / "boudica.toml").write_text(head.format("salem"), encoding="utf-8")
    with pytest.raises(ParlourError, match="the deck 'salem' has no card of this name"):
        Pool(tmp_path, ["tesla", "boudica"])
    with pytest.raises(ParlourError, match=r"cheswell\.toml: there is no such file"):
        Pool(tmp_path)


def test_an_explorer_by_land_is_no_land() -> None:
    amundsen, germany = (POOL.faces[name] for name in ("Roald Amundsen", "Germany"))
    meant = read_filter("land", Row("test", "", {}), "each", frozenset())
    explorers = read_filter("land explorer", Row("test", "", {}), "each", frozenset())
    for face, is_land in ((amundsen, False), (germany, True)):
        card = POOL.prints[face]
        assert meant.matches(card.name, card.traits) is is_land
        assert explorers.matches(card.name, card.traits) is not is_land


OWN_KIND = [
    ("Anne Bonny", "another pirate"),
    ("Tomoe Gozen", "another "),
    ("Great Heathen Army", "another "),
    ("Ferdinand Magellan", "discover another land"),
    ("Christopher Columbus", "discover another land"),
    ("Zhang Qian", "discover another land"),
    ("Sacagawea", "discover another land"),
    ("Khutulun", "move a man of an opponent to another land"),
    ("Rasputin", "abilities of one leader of an opponent have no effect"),
    ("The Hammer of Witches", "abilities of one character of an opponent have no effect"),
]


@pytest.mark.parametrize(("name", "words"), OWN_KIND)
def test_a_card_says_whom_it_means_beside_itself(name: str, words: str) -> None:
    assert words in POOL.prints[POOL.faces[name]].text


def test_no_card_needs_itself_in_its_land() -> None:
    for card in POOL.prints:
        for ability in card.abilities:
            for phrase in ability.conditions:
                itself = card.kind != LAND and phrase.cards is not None and phrase.cards.matches(card.name, card.traits)
                if phrase.kind in (WITH, WITHOUT):
                    assert ("other " in phrase.words) == itself, card.text


def test_what_is_discarded_for_its_ability_does_not_speak_of_its_land() -> None:
    text = (
        'symbol = "H1"\ncost = "discard this card"\ndo = "discard"\ntarget = "an opponent\'s leader on this continent"'
    )
    with pytest.raises(ParlourError, match="is in no land any more"):
        read(text)
