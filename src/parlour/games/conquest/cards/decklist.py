"""Decks as options name them: a starter, a starter with boosters, or chosen cards of several decks.

tesla                          the starter
tesla+renaissance              with a booster
tesla:1-30+boudica:4,7,9-31    cards by their numbers in a deck, counted from 1
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from parlour.games.conquest.cards.kinds import LAND, TYPES
from parlour.games.conquest.cards.pool import POOL, Deck
from parlour.kernel.errors import ParlourError

LEAST_CARDS: Final = 50


def find_deck(word: str) -> Deck:
    """A deck by its short or its printed name."""
    wanted = word.strip().lower().replace(" ", "_")
    names = {name: deck for deck in POOL.decks for name in (deck.slug, deck.name.lower().replace(" ", "_"))}
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, list(names), 1)
    hint = f"did you mean {near[0]}?" if near else f"the decks are {', '.join([deck.slug for deck in POOL.decks])}"
    raise ParlourError(f"there is no deck {word!r}; {hint}")


def read_deck(text: str, twice: bool) -> list[int]:
    """The faces of a deck that a text names; `twice` allows a card twice (HG-107)."""
    faces: list[int] = []
    for part in text.split("+"):
        name, colon, numbers = part.partition(":")
        deck = find_deck(name)
        faces += [deck.faces[number - 1] for number in read_numbers(deck, numbers)] if colon else deck.faces
    check_deck(text, faces, twice)
    return faces


def read_numbers(deck: Deck, text: str) -> list[int]:
    """Numbers of cards such as "1-20,25"."""
    found: list[int] = []
    for item in text.split(","):
        first, dash, last = item.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise ParlourError(f"{deck.slug}: {item.strip()!r} must be a number or a range such as 3-7")
        low, high = int(first), int(last) if dash else int(first)
        if not 1 <= low <= high <= len(deck.faces):
            raise ParlourError(f"{deck.slug}: {item.strip()} must lie between 1 and {len(deck.faces)}")
        found += range(low, high + 1)
    return found


def check_deck(text: str, faces: list[int], twice: bool) -> None:
    """Refuse a deck that the rules do not allow (HC1-001, HC2-005, HC2-059)."""
    if len(faces) < LEAST_CARDS:
        raise ParlourError(f"the deck {text!r} has {len(faces)} cards; a deck has at least {LEAST_CARDS} (HC2-059)")
    for face in faces:
        if faces.count(face) > 1 and not twice:
            raise ParlourError(f"the deck {text!r} has the card {POOL.prints[face].name} twice (HC2-059)")
    if not [face for face in faces if POOL.prints[face].kind == LAND]:
        raise ParlourError(f"the deck {text!r} has no land; nobody is in the game without one (HC2-012)")


def advice(faces: list[int]) -> list[str]:
    """What a good deck would have more of (HC2-010)."""
    wanted = (("land", 6), ("character", 31), ("explorer", 5), ("army", 4), ("event", 4))
    found: list[str] = []
    for kind, least in wanted:
        there = len([face for face in faces if kind in (TYPES[POOL.prints[face].kind], POOL.prints[face].subtype)])
        if there < least:
            found.append(f"{there} of at least {least}: {kind}")
    return found
