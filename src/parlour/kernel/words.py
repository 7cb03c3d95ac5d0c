"""Which of the offered options words may mean, however they are phrased.

Only what is offered is looked at, so words can never mean anything else. Order, capitals, articles and punctuation
do not matter. What may be left out is what only adds detail about an option: numbers that are printed or due, one of
two names of the same thing (a3 Castoria), and everything after a word such as "for" or "in". Everything else must be
said, and all that is said must fit: "build a stack" is not "build a stack together".
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Final
from unicodedata import decimal, normalize

from parlour.kernel.errors import ParlourError

TOKEN: Final = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*|[+,&(]")
ARTICLES: Final = ("a", "an", "the")
ASIDES: Final = ("for", "at", "in", "on", "from", "as")  # they begin what only adds detail about an option
SMALL: Final = (*ARTICLES, *ASIDES, "with", "and", "of", "to")
MARKS: Final = ("+", ",", "&", "(")
BETWEEN: Final = (("+",), ("+", ",", "&"), ("+", ",", "&", "and"))  # what may stand between the things of a list
MOST_WORDS: Final = 7  # of a name
CLOSE: Final = 0.82  # how similar a misspelt name must be: "stack" is no misspelt "Snack"
MOST_ALIKE: Final = 30  # equal things that a number may stand for: "3 Junk"

Parts = list[list[str]]  # the things that words list, each as its words; a name is one word that begins with "="


def squeezed(text: str) -> str:
    """A name without what people write differently: capitals, accents, spaces, the digits of another script, and what
    is no letter or digit."""
    letters = [letter for letter in normalize("NFKD", text.casefold()) if letter.isalnum()]
    return "".join([str(decimal(letter)) if letter.isdecimal() else letter for letter in letters])


@lru_cache(maxsize=4)  # the names of a few games
def keys_of(names: tuple[str, ...]) -> frozenset[str]:
    """Names without what people write differently; a name with a mark in it also with the mark."""
    return frozenset(map(squeezed, names)) | frozenset(["".join(written(name)) for name in names])


def written(text: str) -> list[str]:
    """The words and marks of a text in their order."""
    return [token if token in MARKS else squeezed(token) for token in re.findall(TOKEN, text)]


def suggestion(text: str, names: list[str]) -> str:
    """The name that somebody may have wanted to write, or ""; a name counts as well if whole words of it were
    written. A sign such as 12P counts only as it is: with another letter or number it is another sign."""
    spelled = {squeezed(name): name for name in names if not any(letter.isdecimal() for letter in name)}
    wanted = squeezed(text)
    near = get_close_matches(wanted, list(spelled), 1, CLOSE)
    if not near and len(wanted) > 2:
        near = [key for key, name in spelled.items() if wanted in runs_of(name)]
    return spelled[near[0]] if len(near) == 1 else ""


def runs_of(name: str) -> list[str]:
    """All words that follow each other in a name, but for those that are small everywhere: "for", "in"."""
    words = [squeezed(word) for word in re.findall(TOKEN, name.replace("_", " "))]
    runs = ["".join(words[start:end]) for end in range(len(words) + 1) for start in range(end)]
    return [run for run in runs if run not in SMALL]


class Spelling:
    """Names by their places in a list, found however they are spelled: Peace_Treaty, PeaceTreaty, peace treaty."""

    def __init__(self, kind: str, names: list[str]) -> None:
        self.kind = kind
        self.names = names
        self.places = {squeezed(name): place for place, name in enumerate(names)}

    def find(self, text: str) -> int:
        """The place of a name; for an unknown name the error says which one may have been meant."""
        place = self.places.get(squeezed(text))
        if place is None:
            near = suggestion(text, self.names)
            raise ParlourError(f"there is no {self.kind} {text!r}" + (f"; did you mean {near}?" if near else ""))
        return place


def meant(words: str, said: list[str], head: str, names: list[str]) -> list[str]:
    """The options, by their own words, that words may mean: those that say the same, else those that say more.

    `head` is the question, whose name may stand before an answer: "discard Junk".
    """
    if words in said:
        return [words]
    keys = keys_of(tuple(names))
    offered = {each: parts_of(behind(tokens(each, keys), head, keys)) for each in said}
    spoken = behind(tokens(words, keys), head, keys)
    readings = [parts_of(spoken, marks) for marks in BETWEEN] + [by_name(spoken)]
    readings += [repeated(reading) for reading in readings if repeated(reading) != reading]
    for reading in readings:
        same = [each for each, parts in offered.items() if sorted(map(bare, reading)) == sorted(map(bare, parts))]
        if same:
            return same
    return [each for each, parts in offered.items() if any(fits(reading, parts) for reading in readings)]


def hints(words: str, said: list[str], names: list[str], here: list[str]) -> list[str]:
    """What somebody may have wanted to say with words that are not an option: options with all these words in them,
    else the one of the names in use here that is close to what was written."""
    keys = keys_of(tuple(names))
    spoken = set(bare(tokens(words, keys)))
    found = [each for each in said if spoken and spoken <= set(bare(tokens(each, keys)))]
    usual = {token for each in said for token in tokens(each, keys)}
    return found or misspelt([token for token in tokens(words, keys) if token not in usual], here)


def misspelt(strange: list[str], names: list[str]) -> list[str]:
    """The name that is close to some words that no option has, unless they are names themselves."""
    if any(is_name(token) for token in strange):
        return []
    for length in range(min(len(strange), MOST_WORDS), 0, -1):
        for start in range(len(strange) - length + 1):
            found = suggestion(" ".join(strange[start : start + length]), names)
            if found:
                return [found]
    return []


# Taking words apart


def tokens(text: str, keys: frozenset[str]) -> list[str]:
    """Words, names and marks in their order, without articles. Of names that start the same, the longest counts."""
    said = written(text)
    found: list[str] = []
    place = 0
    while place < len(said):
        for length in range(min(MOST_WORDS, len(said) - place), 0, -1):
            if "".join(said[place : place + length]) in keys:
                found.append("=" + squeezed("".join(said[place : place + length])))
                break
        else:
            length = 1
            found.append(said[place])
        place += length
    return [token for token in found if token not in ARTICLES]


def behind(found: list[str], head: str, keys: frozenset[str]) -> list[str]:
    """What follows the name of the question and the word "with"."""
    asked = tokens(head, keys)
    rest = found[len(asked) :] if found[: len(asked)] == asked else found
    rest = rest[1:] if rest[:1] == ["with"] else rest
    return rest or found


def parts_of(found: list[str], marks: tuple[str, ...] = BETWEEN[0]) -> Parts:
    """The things that words list."""
    parts: Parts = [[]]
    for token in found:
        if token in marks:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if bare(part)]


def by_name(found: list[str]) -> Parts:
    """The things that words list without a mark between them: each begins with its name."""
    parts: Parts = [[]]
    for token in found:
        if is_name(token) and any(is_name(before) for before in parts[-1]):
            parts.append([])
        parts[-1].append(token)
    return [part for part in parts if bare(part)]


def bare(part: list[str]) -> list[str]:
    """The words of a part in a fixed order, without marks."""
    return sorted([token for token in part if token not in MARKS])


def is_name(token: str) -> bool:
    """Whether a word names one thing: a name, or a sign such as P2 or a3."""
    return token.startswith("=") or (not token.isalpha() and not token.isdecimal() and token not in MARKS)


def listed(text: str, head: str, keys: frozenset[str]) -> Parts:
    """The things that words list for a question, with anything between them."""
    spoken = behind(tokens(text, keys), head, keys)
    parts = parts_of(spoken, BETWEEN[-1])
    return repeated(parts if len(parts) > 1 else by_name(spoken))


def repeated(parts: Parts) -> Parts:
    """The same things, with one that has a number before its name as often as the number says: "3 Junk"."""
    found: Parts = []
    for part in parts:
        counted = len(part) > 1 and part[0].isdecimal() and part[1].startswith("=")
        times = int(part[0]) if counted and len(part[0]) <= len(str(MOST_ALIKE)) else 0
        found += [part[1:] for _ in range(times)] if 0 < times <= MOST_ALIKE else [part]
    return found


# Comparing


def fits(spoken: Parts, offered: Parts) -> bool:
    """Whether what was said names every part of an option, each once and in any order."""
    if len(spoken) != len(offered):
        return False
    taken: dict[int, int] = {}
    return all(find_part(number, spoken, offered, taken, set()) for number in range(len(spoken)))


def find_part(number: int, spoken: Parts, offered: Parts, taken: dict[int, int], tried: set[int]) -> bool:
    """Find the offered part that a spoken one means; another spoken part may have to move to another one for it."""
    for place, part in enumerate(offered):
        if place in tried or not tells(spoken[number], part):
            continue
        tried.add(place)
        if place not in taken or find_part(taken[place], spoken, offered, taken, tried):
            taken[place] = number
            return True
    return False


def tells(spoken: list[str], offered: list[str]) -> bool:
    """Whether words say enough of an offered thing, and nothing that contradicts it."""
    core, more = core_of(offered, ("(", ",", *ASIDES))
    own, own_more = core_of(spoken, ASIDES)
    numbers = [token for token in core if token.isdecimal()]
    others = [token for token in core if not token.isdecimal()] + more
    said = [token for token in own if token.isdecimal()]
    if not within(said, numbers) or not within(own_more, more):
        return False
    if not within([token for token in own if not token.isdecimal()], others):
        return False
    named = [token for token in core if is_name(token)]
    needed = [token for token in core if not is_name(token) and not token.isdecimal()]
    if not named and not needed:
        return len(said) == len(numbers)
    return within(needed, own) and (not named or any(token in own for token in named))


def core_of(part: list[str], asides: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The core of a part, and its additional words; marks are left out."""
    for place, token in enumerate(part):
        if place > 0 and token in asides:
            return bare(part[:place]), bare(part[place:])
    return bare(part), []


def within(few: list[str], many: list[str]) -> bool:
    """Whether all words are among others, each as often."""
    return all(few.count(token) <= many.count(token) for token in set(few))
