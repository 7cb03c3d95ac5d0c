"""All cards and decks. A face is the number of a card in the pool; the same land in two decks is one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from parlour.games.conquest.cards.model import Ability, Effect, Filter, Phrase, Print
from parlour.games.conquest.cards.printing import read_print
from parlour.kernel.printed import Row, read_page

FOLDER: Final = Path(__file__).parent / "decks"
STARTERS: Final = ("tesla", "cheswell", "salem", "vesuvius", "templar", "boudica", "confucius")
BOOSTERS: Final = (
    *("american_revolution", "roman_expansion", "world_war_1", "first_crusade", "renaissance"),
    *("american_civil_war", "wild_west", "world_war_2", "industrial_revolution"),
)
STARTER_CARDS: Final = 51
BOOSTER_CARDS: Final = 20


class Deck:
    """A starter or a booster: its name, what it is good at, and the faces of its cards."""

    def __init__(self, slug: str, page: Row) -> None:
        self.slug = slug
        self.starter = slug in STARTERS
        self.name = page.text("name")
        self.plan = page.text("plan")
        self.cover = page.text("cover")
        self.faces: list[int] = []


class Pool:
    """Decks of a folder, in their order, and what is printed on their cards."""

    def __init__(self, folder: Path, slugs: Sequence[str] = (*STARTERS, *BOOSTERS)) -> None:
        self.decks: list[Deck] = []
        self.prints: list[Print] = []
        self.faces: dict[str, int] = {}
        pages = [(slug, read_page(folder / f"{slug}.toml")) for slug in slugs]
        rows = [page.rows("card", STARTER_CARDS if slug in STARTERS else BOOSTER_CARDS) for slug, page in pages]
        names = frozenset([str(row.data.get("name", "")) for deck in rows for row in deck])
        for (slug, page), cards in zip(pages, rows, strict=True):
            self.add(Deck(slug, page), cards, names)
            page.end()
        for deck, (_, page), cards in zip(self.decks, pages, rows, strict=True):
            self.borrow(deck, page, cards)
        for card in self.prints:
            self.settle(card)

    def add(self, deck: Deck, rows: list[Row], names: frozenset[str]) -> None:
        """The cards of a deck but those that another deck prints."""
        for row in rows:
            if "same_as" in row.data:
                continue
            card = read_print(row, names)
            if card.name in self.faces:
                raise row.wrong(f"the deck {self.decks[self.prints[self.faces[card.name]].deck].name} has this card")
            card.deck = len(self.decks)
            self.faces[card.name] = len(self.prints)
            deck.faces.append(len(self.prints))
            self.prints.append(card)
        self.decks.append(deck)

    def borrow(self, deck: Deck, page: Row, rows: list[Row]) -> None:
        """The lands that another deck prints (HC2-103), and the card on the cover."""
        for row in rows:
            if "same_as" in row.data:
                other, name = row.text("same_as"), row.text("name")
                row.end()
                face = self.faces.get(name, -1)
                if face < 0 or self.decks[self.prints[face].deck].slug != other:
                    raise row.wrong(f"same_as: the deck {other!r} has no card of this name")
                deck.faces.append(face)
        if deck.cover not in [self.prints[face].name for face in deck.faces]:
            raise page.wrong(f"cover: {deck.cover!r} is no card of this deck")

    def settle(self, card: Print) -> None:
        """Let the filters of a card know all faces that they match."""
        for cards in filters_of(card):
            cards.table = bytes([cards.matches(each.name, each.traits) for each in self.prints])


def filters_of(card: Print) -> list[Filter]:
    """All filters in the abilities of a card."""
    found: list[Filter | None] = []
    for ability in card.abilities:
        found += [phrase.cards for phrase in phrases_of(ability)]
        for effect in ability.effects:
            found += [effect.cards, effect.target.cards if effect.target is not None else None]
    return [each for each in found if each is not None]


def phrases_of(ability: Ability) -> list[Phrase]:
    """All phrases of an ability."""
    parts: list[Phrase | None] = [ability.trigger, ability.interrupt, ability.cost, *ability.conditions]
    for effect in ability.effects:
        parts += effect_phrases(effect)
    return [each for each in parts if each is not None]


def effect_phrases(effect: Effect) -> list[Phrase | None]:
    """The phrases of an effect."""
    return [effect.each, effect.scope]


POOL: Final = Pool(FOLDER)
