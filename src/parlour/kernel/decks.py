"""Decks that players bring to a game: those that come in boxes, and texts that describe one of somebody's own.

A text has one item a line, or several with ";" between them:

    # anything after a number sign
    tesla                a whole deck, by its short or its printed name
    tesla:1-30,40        cards of it by their numbers, counted from 1
    tesla+renaissance    several decks
    + Marie Curie        one more card; the sign may be left out where no deck has that name
    - Thomas Edison      a card less
"""

from __future__ import annotations

import re
from collections import Counter
from difflib import get_close_matches
from typing import Final
from unicodedata import normalize

from parlour.kernel.errors import ParlourError
from parlour.kernel.words import squeezed, suggestion

MOST_PROBLEMS: Final = 5  # that are told at once
CLOSE: Final = 0.75  # how similar a misspelt name must be
COMPARISON: Final = re.compile(r"(\w+) ?(<=|>=|<|>|=) ?(-?\d+)")
SIGNS: Final = re.compile("[<>=]")


class PrintedDeck:
    """A deck that comes in a box: what it is called, what kind of deck it is, what it tries, and its cards by faces."""

    def __init__(self, slug: str, name: str, kind: str, plan: str, faces: list[int]) -> None:
        self.slug = slug
        self.name = name
        self.kind = kind
        self.plan = plan
        self.faces = faces


class Curve:
    """How many cards of a deck are of each sort, in an order that means something."""

    def __init__(self, title: str, bars: list[tuple[str, int]]) -> None:
        self.title = title
        self.bars = bars


class Decks:
    """The decks of a game to which every player brings one. A game adds what its rules say about them."""

    def __init__(self, printed: list[PrintedDeck], names: list[str]) -> None:
        self.printed = printed
        self.names = names  # of all cards, in the order of their faces
        self.cards = {unaccented(name): face for face, name in enumerate(names)}
        self.boxes = {unaccented(name): deck for deck in printed for name in (deck.name, deck.slug)}

    # What a game says

    def card_data(self, face: int) -> dict[str, object]:
        """A card as the catalogue has it: its name, its text and its facts."""
        return {"name": self.names[face], "text": "", "facts": {}}

    def objections(self, faces: list[int], options: dict[str, object]) -> list[str]:
        """The rules that a deck breaks."""
        return []

    def advice(self, faces: list[int]) -> list[str]:
        """What a good deck would have, but need not."""
        return []

    def curves(self, faces: list[int]) -> list[Curve]:
        """What a deck is made of."""
        return []

    def matching(self, words: str) -> list[int] | None:
        """The cards that words of the game mean, such as "female scientist"; None if they are no such words."""
        return None

    # Reading

    def read(self, text: str) -> list[int]:
        """The cards that a text describes."""
        faces, problems = self.parse(text)
        if problems:
            raise ParlourError("; ".join(problems))
        return faces

    def parse(self, text: str) -> tuple[list[int], list[str]]:
        """The cards that a text describes, and its first mistakes: to find out what was meant costs time."""
        faces: list[int] = []
        problems: list[str] = []
        items = [item.strip() for line in text.splitlines() for item in line.partition("#")[0].split(";")]
        for item in items:
            try:
                self.add(faces, item)
            except ParlourError as error:
                problems.append(str(error))
            if len(problems) == MOST_PROBLEMS:
                problems.append("and perhaps more after that")
                break
        return faces, problems

    def add(self, faces: list[int], item: str) -> None:
        """Do with a deck what an item says."""
        if item.startswith("-"):
            face = self.card(item[1:].strip())
            if face not in faces:
                raise ParlourError(f"- {self.names[face]}: that card is not there to be taken out")
            faces.remove(face)
        elif item.startswith("+"):
            faces.append(self.card(item[1:].strip()))
        elif unaccented(item) in self.cards and unaccented(item) not in self.boxes:
            faces.append(self.cards[unaccented(item)])
        elif item:
            faces += self.parts(item)

    def parts(self, item: str) -> list[int]:
        """The cards of decks with a plus between them, each whole or by numbers."""
        found: list[int] = []
        for part in item.split("+"):
            name, colon, numbers = part.partition(":")
            deck = self.boxes.get(unaccented(name))
            if deck is None:
                one = "+" not in item and not colon
                raise unknown("deck or card" if one else "deck", name, self.box_names() + (self.names if one else []))
            found += [deck.faces[number - 1] for number in read_numbers(deck, numbers)] if colon else deck.faces
        return found

    def card(self, name: str) -> int:
        """A card by its name."""
        face = self.cards.get(unaccented(name))
        if face is None:
            raise unknown("card", name, self.names)
        return face

    def box_names(self) -> list[str]:
        """The names of all printed decks."""
        return [name for deck in self.printed for name in (deck.name, deck.slug)]

    # Writing

    def line(self, faces: list[int]) -> str:
        """A deck in one short line, as an option takes it: first the deck that has most of the cards, then the next."""
        left = Counter(faces)
        parts: list[str] = []
        while left.total():
            deck = max(self.printed, key=lambda each: sum([left[face] > 0 for face in each.faces]))
            there = [number for number, face in enumerate(deck.faces, 1) if left[face]]
            left.subtract([deck.faces[number - 1] for number in there])
            parts.append(deck.slug if len(there) == len(deck.faces) else f"{deck.slug}:{write_numbers(there)}")
        return "+".join(parts)

    def text(self, faces: list[int]) -> str:
        """A deck as a text to share: decks of which most cards are there, then single cards out and in."""
        left = Counter(faces)
        whole: list[str] = []
        out: list[str] = []
        for deck in self.printed:
            there = [face for face in deck.faces if left[face] > 0]
            if 2 * len(there) > len(deck.faces):
                whole.append(deck.slug)
                out += [f"- {self.names[face]}" for face in deck.faces if face not in there]
                left.subtract(there)
        more = [f"+ {self.names[face]}" for face in faces if spend(left, face)]
        return "\n".join([*whole, *out, *more]) + "\n"

    # Searching

    def find(self, query: str) -> list[int]:
        """The cards that all parts of a query mean, with commas between them: words of the game, a comparison such as
        "attack>=500", or words that stand on the card."""
        found = list(range(len(self.names)))
        for part in query.split(","):
            meant = set(self.part(part.strip()))
            found = [face for face in found if face in meant]
        return found

    def part(self, words: str) -> list[int]:
        """The cards that one part of a query means."""
        compared = COMPARISON.fullmatch(words)
        if compared is not None:
            return self.compared(compared[1].casefold(), compared[2], int(compared[3]))
        if SIGNS.search(words) is not None:
            raise ParlourError(f"{words!r} is not a comparison; write one such as attack>=500")
        found = self.matching(words)
        return self.with_words(words) if found is None else found

    def compared(self, fact: str, sign: str, number: int) -> list[int]:
        """The cards with a fact that is so large."""
        values = [self.facts(face) for face in range(len(self.names))]
        known = sorted({name for facts in values for name, value in facts.items() if isinstance(value, int)})
        if fact not in known:
            raise ParlourError(f"no card has a number called {fact!r}; there are {', '.join(known)}")
        found: list[int] = []
        for face, facts in enumerate(values):
            value = facts.get(fact)
            if isinstance(value, int) and compare(value, sign, number):
                found.append(face)
        return found

    def facts(self, face: int) -> dict[str, object]:
        """The facts of a card."""
        facts = self.card_data(face)["facts"]
        assert isinstance(facts, dict)
        return facts

    def with_words(self, words: str) -> list[int]:
        """The cards on which all of these words stand somewhere."""
        wanted = [without_accents(word) for word in words.split()]
        found: list[int] = []
        for face, name in enumerate(self.names):
            values = map(str, self.facts(face).values())
            said = without_accents(f"{name} {self.card_data(face)['text']} {' '.join(values)}")
            if all(word in said for word in wanted):
                found.append(face)
        return found


def without_accents(text: str) -> str:
    """A text in small letters without accents."""
    return "".join([letter for letter in normalize("NFKD", text.casefold()) if ord(letter) not in range(0x300, 0x370)])


def unaccented(name: str) -> str:
    """A name without what people write differently: "Simón Bolívar" as "simonbolivar"."""
    return squeezed(without_accents(name))


def unknown(kind: str, name: str, names: list[str]) -> ParlourError:
    """That there is no such thing, and which one may have been meant."""
    plain = {without_accents(each): each for each in names}
    close = get_close_matches(without_accents(name), list(plain), 1, CLOSE)
    near = plain.get(close[0] if close else suggestion(without_accents(name), list(plain)), "")
    return ParlourError(f"there is no {kind} {name.strip()!r}" + (f"; did you mean {near}?" if near else ""))


def spend(left: Counter[int], face: int) -> bool:
    """Take a card off those that are left, if it is there."""
    left[face] -= 1
    return left[face] >= 0


def compare(value: int, sign: str, number: int) -> bool:
    """Whether a comparison holds."""
    equal, less = value == number, value < number
    return {"=": equal, "<": less, ">": not less and not equal, "<=": less or equal, ">=": not less}[sign]


def read_numbers(deck: PrintedDeck, text: str) -> list[int]:
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


def write_numbers(numbers: list[int]) -> str:
    """Numbers in their order, with ranges."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ",".join([str(low) if low == high else f"{low}-{high}" for low, high in spans])
