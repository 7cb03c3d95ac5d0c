"""The decks of Historical Conquest as players choose, mix and search them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from parlour.games.conquest.cards.curves import curves
from parlour.games.conquest.cards.english import listed, plural
from parlour.games.conquest.cards.filters import ANY, LEXICON
from parlour.games.conquest.cards.kinds import LAND, TYPES
from parlour.games.conquest.cards.pool import POOL
from parlour.kernel.decks import Curve, Decks, PrintedDeck
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import counted

LEAST_CARDS: Final = 50
ADVISED: Final = (
    ("land", 6),
    ("character", 26),
    ("explorer", 5),
    ("army", 4),
    ("event", 4),
)  # HC2-010: explorers are characters
FEW: Final = 3  # names in one message


class ConquestDecks(Decks):
    """Starters and boosters, and what the rules say about a deck."""

    def __init__(self) -> None:
        kinds = {True: "starter", False: "booster"}
        printed = [PrintedDeck(each.slug, each.name, kinds[each.starter], each.plan, each.faces) for each in POOL.decks]
        super().__init__(printed, [card.name for card in POOL.prints])

    def card_data(self, face: int) -> dict[str, object]:
        """A card as the catalogue has it."""
        from parlour.games.conquest.cards.catalogue import CATALOGUE  # large, and nobody needs it to play

        return CATALOGUE[face]

    def objections(self, faces: list[int], options: dict[str, object]) -> list[str]:
        """The rules that a deck breaks."""
        return objections(faces, 1 if options.get("edition") == 1 else 2)

    def advice(self, faces: list[int]) -> list[str]:
        """What a good deck would have more of (HC2-010)."""
        found: list[str] = []
        for kind, least in ADVISED:
            there = len([face for face in faces if kind in (TYPES[POOL.prints[face].kind], POOL.prints[face].subtype)])
            if there < least:
                found.append(
                    f"{there or 'no'} {kind if there == 1 else plural(kind)}; {least} or more are advised (HC2-010)"
                )
        return found

    def curves(self, faces: list[int]) -> list[Curve]:
        """What a deck is made of."""
        return curves([POOL.prints[face] for face in faces])

    def matching(self, words: str) -> list[int] | None:
        """The cards that traits and kinds mean: "British or French leader", "medieval woman", "space explorer"."""
        ways = [traits_in(way.split()) for way in words.casefold().split(" or ")]
        if not all(ways):
            return None
        return [face for face, card in enumerate(POOL.prints) if any(set(way) <= card.traits for way in ways)]


def traits_in(words: list[str]) -> list[str]:
    """The traits that words name, longer names first; none if a word names nothing."""
    found: list[str] = []
    while words:
        length = next((size for size in (3, 2, 1) if " ".join(words[:size]) in SPOKEN), 0)
        if not length:
            return []
        found.append(SPOKEN[" ".join(words[:length])])
        words = words[length:]
    return found


SPOKEN: Final = {word.casefold(): word for word in LEXICON.category} | {
    word.casefold(): trait for word, trait in LEXICON.nouns.items() if word != ANY
}
DECKS: Final = ConquestDecks()


def read_deck(text: str, edition: int) -> list[int]:
    """The faces of a deck that a text describes, if the rules of an edition allow it."""
    faces = DECKS.read(text)
    wrong = objections(faces, edition)
    if wrong:
        raise ParlourError(wrong[0])
    return faces


def objections(faces: list[int], edition: int) -> list[str]:
    """The rules that a deck breaks; in edition 1 it may have a card twice (HG-107)."""
    found: list[str] = []
    if len(faces) < LEAST_CARDS:
        missing = LEAST_CARDS - len(faces)
        rule = "HC1-001" if edition == 1 else "HC2-059"
        has = f"the deck has {counted(len(faces), 'card')}"
        found.append(f"{has}, {missing} too few; a deck has at least {LEAST_CARDS} ({rule})")
    again = [POOL.prints[face].name for face, times in Counter(faces).items() if times > 1]
    if again and edition == 2:
        more = [f"{len(again) - FEW} more"] if len(again) > FEW else []
        found.append(f"the deck has {listed(again[:FEW] + more)} twice; it may have a card only once (HC2-059)")
    if not [face for face in faces if POOL.prints[face].kind == LAND]:
        rule = "HC1-008" if edition == 1 else "HC2-012"
        found.append(f"the deck has no land; nobody is in the game without one ({rule}), so add one such as {a_land()}")
    return found


def a_land() -> str:
    """A land that everybody can have."""
    return next(card.name for card in POOL.prints if card.kind == LAND)
