"""Verbs that no card of the first deck has, on a card that gets them for a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.conquest.table import WAR, asked, at, lands, morale, names, options, pass_all, state, story, tell, war

from parlour.games.conquest.cards.codes import window_of
from parlour.games.conquest.cards.faces import ANSWERS, COUNTS, HELD, PRINTS, STANDING, STANDS, Standing, counted_of
from parlour.games.conquest.cards.kinds import CHARACTER
from parlour.games.conquest.cards.model import Ability, Print
from parlour.games.conquest.cards.pool import POOL
from parlour.games.conquest.cards.reading import Reader
from parlour.games.conquest.cards.verbs import LASTING, VERBS
from parlour.kernel.match import Match
from parlour.kernel.printed import Row

CARD = "Cai Lun"
FACE = POOL.faces[CARD]
NAMES = frozenset(POOL.faces)


@pytest.fixture
def card() -> Iterator[None]:
    """The card as it was, after a test has given it another ability."""
    abilities, standing, stands, held = PRINTS[FACE].abilities, STANDING[FACE], STANDS[FACE], HELD[FACE]
    answers, counts = ANSWERS[FACE], COUNTS[FACE]
    yield
    ANSWERS[FACE], COUNTS[FACE] = answers, counts
    PRINTS[FACE].abilities = abilities
    STANDING[FACE], STANDS[FACE], HELD[FACE] = standing, stands, held


def give(**fields: object) -> None:
    """Let the card have one ability, written as in a deck."""
    ability: Ability = Reader(Print(CARD, CHARACTER), NAMES).ability(Row("test", CARD, dict(fields)))
    for cards in [ability.effects[0].cards, ability.effects[0].target and ability.effects[0].target.cards]:
        if cards:
            cards.table = bytes([cards.matches(each.name, each.traits) for each in POOL.prints])
    for phrase in [ability.effects[0].scope, ability.cost]:
        if phrase is not None and phrase.cards is not None:
            phrase.cards.table = bytes([phrase.cards.matches(each.name, each.traits) for each in POOL.prints])
    PRINTS[FACE].abilities = [ability]
    lasting = ability.symbol() == "C∞" and VERBS[ability.effects[0].verb].works == LASTING
    STANDING[FACE] = [Standing(0, effect) for effect in ability.effects] if lasting else []
    STANDS[FACE] = bytes([int(lasting and verb == ability.effects[0].verb) for verb in range(len(VERBS))])
    HELD[FACE] = [0] if ability.symbol()[0] == "H" and ability.interrupt is None else []
    window = window_of(ability.interrupt.kind) if ability.interrupt is not None else 0
    ANSWERS[FACE] = [[0] if each and each == window else [] for each in range(5)]
    COUNTS[FACE] = counted_of(FACE)


def use(lands1: str, lands2: str, more: str = "") -> Match:
    """P1 uses the card, and nobody interrupts."""
    return pass_all(tell(war(lands1, lands2, more), f"P1 use {CARD}"))


@pytest.mark.rule("HC2-025", "HG-117")
def test_other_cards_may_discover_lands(card: None) -> None:
    give(symbol="H1", do="discover")
    match = use("Germany,Cai_Lun,Pedro_II", "India,Marie_Curie", "land_pile1=Canada")
    assert asked(match) == ["P1 settler"]
    tell(match, "P1 Pedro II")
    assert lands(match) == {"Germany": ["Cai Lun"], "Canada": ["Pedro II"]}


@pytest.mark.rule("HC1-049")
def test_cards_elsewhere_may_fight_together(card: None) -> None:
    give(symbol="C∞", do="join", target="your army")
    match = pass_all(tell(war("Canada,Cai_Lun|Brazil,Janissaries", "Canada,Pedro_II|India"), "P1 attack from Canada"))
    assert "3020 against 800" in story(match)


def test_cards_are_discarded_taken_moved_and_pushed(card: None) -> None:
    there = "India,Marie_Curie|Canada,Pedro_II"
    give(symbol="H1", do="discard", target="an opponent's character")
    match = use("Germany,Cai_Lun", there)
    assert options(match) == ["Marie Curie", "Pedro II"]
    pass_all(tell(match, "P1 Pedro II"))
    assert names(match, "discard", 2) == ["Pedro II"]
    give(symbol="H1", do="take", target="an opponent's leader")
    match = use("Germany,Cai_Lun", there)
    assert lands(match) == {"Germany": ["Cai Lun", "Pedro II"]}
    give(symbol="H1", do="push", target="an opponent's leader")
    match = use("Germany,Cai_Lun", there)
    assert lands(match, 2) == {"India": ["Marie Curie", "Pedro II"], "Canada": []}
    give(symbol="H1", do="discard", target="an opponent's character", chosen_by="owner")
    match = use("Germany,Cai_Lun", there)
    assert asked(match) == ["P2 loss"]


def test_what_protects_a_card_or_morale(card: None) -> None:
    give(symbol="C∞", do="protect", to="this land")
    match = war("Germany,Nikola_Tesla", "India,Cai_Lun,Thomas_Edison", "hand1=War_of_the_Currents")
    pass_all(tell(match, "P1 play War of the Currents", "P1 Discard an opponent's inventor or electric card"))
    assert lands(match, 2)["India"] == ["Cai Lun", "Thomas Edison"]
    give(symbol="C∞", do="no drain")
    match = war("Germany,Nikola_Tesla", "India,Cai_Lun", "hand1=Victor_Lustig")
    assert morale(pass_all(tell(match, "P1 play Victor Lustig"))) == [900, 900]
    give(symbol="C∞", do="morale floor", amount=800)
    match = war("Germany,Nikola_Tesla", "India,Cai_Lun", "hand1=Victor_Lustig")
    assert morale(pass_all(tell(match, "P1 play Victor Lustig"))) == [1000, 800]


def test_what_keeps_attackers_away(card: None) -> None:
    give(symbol="C∞", do="truce")
    assert "attack from Germany" not in options(war("Germany,Janissaries", "Germany,Cai_Lun"))
    give(symbol="C∞", do="shield", to="this land", unless="sea explorer or vessel")
    assert "attack from Germany" not in options(war("Germany,Janissaries", "Germany,Cai_Lun"))
    assert "attack from Germany" in options(war("Germany,Jacques_Piccard", "Germany,Cai_Lun"))
    give(symbol="C∞", do="forbid attack", target="all opponents' European land")
    assert "attack from Germany" not in options(war("Germany,Janissaries", "Germany,Cai_Lun"))


def test_silence_and_forbidden_cards(card: None) -> None:
    give(symbol="C∞", do="silence", target="all opponents' inventor")
    match = war("Germany,Nikola_Tesla", "India,Cai_Lun", "hand1=Induction_Motor")
    assert morale(pass_all(tell(match, "P1 play Induction Motor"))) == [1150, 900]
    give(symbol="C∞", do="forbid play", cards="technology")
    assert "play Induction Motor" not in options(war("Germany", "India,Cai_Lun", "hand1=Induction_Motor"))
    give(symbol="C∞", do="forbid place", cards="army")
    assert "play Janissaries" not in options(war("Germany,Cai_Lun", "India,Pedro_II", "hand1=Janissaries"))
    give(symbol="C∞", do="extra slot", cards="army")
    roomy = war("Germany,Cai_Lun,Prussian_Army", "India,Pedro_II", "hand1=Janissaries")
    assert "play Janissaries" in options(roomy)


def test_hands_and_plays_of_opponents(card: None) -> None:
    give(symbol="H1", do="take hand", amount=1)
    match = use("Germany,Cai_Lun", "India,Pedro_II", "hand2=Tipu_Sultan")
    assert names(match, "hand") == ["Tipu Sultan"]
    give(symbol="H1", do="discard hand", amount=1, chosen_by="owner")
    match = use("Germany,Cai_Lun", "India,Pedro_II", "hand2=Tipu_Sultan,Jules_Verne")
    assert asked(match) == ["P2 give up"]
    give(symbol="H1", do="fewer plays", amount=2)
    match = use("Germany,Cai_Lun", "India,Pedro_II", "hand2=?3")
    pass_all(tell(match, "P1 end the turn"))
    assert state(match).plays == 1


@pytest.mark.rule("HG-119")
def test_being_asked_does_not_tell_whether_a_cost_can_be_paid_from_the_hand(card: None) -> None:
    give(symbol="H1", interrupt="you are attacked", cost="discard a woman from your hand", do="stop attack")
    for held, able in (("Marie_Curie", True), ("Pedro_II", False)):
        piles = f"hand2={held} deck1=?8 deck2=Jules_Verne"
        match = at(f"{WAR} lands1=Germany,Janissaries lands2=Germany,Cai_Lun|India {piles}")
        tell(match, "P1 attack from Germany")
        assert asked(match) == ["P2 interrupt"]
        assert (CARD in options(match, 2)) is able
