"""What the constant sentences of the cards say, read from their printed words."""

from __future__ import annotations

import re
from functools import lru_cache

from tests.referees.conquest.print import NUMBERS, Phrase

STATS = {"strength": ("attack", "defence"), "attack": ("attack",), "defence": ("defence",)}
WAITS = ("When played", "Once", "Twice", "Whenever", "At the start", "Interrupt")


class Clause:
    """One condition: what it is about, the cards that it names, and other words of it."""

    def __init__(self, kind: str, phrase: str = "", word: str = "") -> None:
        self.kind = kind
        self.phrase = Phrase(phrase) if phrase else None
        self.word = word


# What a condition may say. {} are cards.
CONDITIONS: list[tuple[str, str]] = [
    (r"no other card guards this land", "alone"),
    (r"this land is attacked", "defending"),
    (r"this land attacks", "attacking"),
    (r"this land is in (?:the )?(?P<w>Africa|Asia|Europe|North America|South America|South Pacific)", "continent"),
    (r"this land is an? (?P<p>.+)", "land is"),
    (r"this land is (?P<p>.+)", "land is"),
    (r"an opponent has more morale than you", "behind"),
    (r"every opponent has less morale than you", "ahead"),
    (r"an opponent has more lands than you", "fewer lands"),
    (r"you have lands on (?P<w>\w+) continents", "continents"),
    (r"there is no (?P<p>.+) in this land", "without"),
    (r"there is no (?P<p>.+) in the opposing land", "against no"),
    (r"(?P<p>.+) (?:is|are) in this land", "with"),
    (r"(?P<p>.+) (?:is|are) in the opposing land", "against"),
    (r"no (?P<p>.+) is in play", "none in play"),
    (r"(?P<p>.+) (?:is|are) in play", "in play"),
    (r"you have no (?P<p>.+)", "you have no"),
    (r"you have (?P<p>.+)", "you have"),
    (r"no opponent has (?P<p>.+)", "no opponent has"),
    (r"an opponent has (?P<p>.+)", "opponent has"),
]


def read_clause(text: str) -> Clause:
    """A single condition."""
    for pattern, kind in CONDITIONS:
        found = re.fullmatch(pattern, text)
        if found:
            groups = found.groupdict()
            return Clause(kind, groups.get("p") or "", groups.get("w") or "")
    raise ValueError(f"the condition {text!r} is not understood")


def read_conditions(text: str) -> list[Clause]:
    """Conditions that must all be so."""
    try:
        return [read_clause(text)]
    except (ValueError, AssertionError):
        first, found, second = text.partition(" and ")
        if not found:
            raise
        return [read_clause(first), *read_conditions(second)]


class Constant:
    """A constant sentence: its conditions, what it does, to what, and by how much."""

    def __init__(self, kind: str, conditions: list[Clause], **said: str) -> None:
        self.kind = kind
        self.conditions = conditions
        self.scope = said.get("scope", "")
        self.phrase = Phrase(said["p"]) if said.get("p") else None
        self.stats = STATS[said["stat"]] if said.get("stat") else STATS["strength"]
        self.amount = int(said.get("n") or 0)
        self.each = said.get("each") or ""
        self.most = int(said.get("most") or 0)
        self.word = said.get("w") or ""


COUNTED = r"(?: for each (?P<each>.+?))?(?:, at most (?P<most>\d+))?"
HAS = r"(?:has|have) (?P<n>[+-]\d+) (?P<stat>attack|defence|strength)" + COUNTED
CHANGED = r"(?:is|are) (?P<w>doubled|halved)"
STAT = r"(?P<stat>attack and defence|attack|defence|strength)"

# What a constant sentence may say, after its conditions; the scope is the third word.
FORMS: list[tuple[str, str, str]] = [
    (rf"(?:this land|it) {HAS}", "change", "this land"),
    (rf"your lands? {HAS}", "change", "your lands"),
    (rf"one of your lands {HAS}", "change", "one land"),
    (rf"the opposing land {HAS}", "change", "opposing land"),
    (rf"this card {HAS}", "change", "this card"),
    (rf"each (?P<p>.+) in this land {HAS}", "change", "each here"),
    (rf"each (?P<p>.+) in the opposing land {HAS}", "change", "each opposing"),
    (rf"each (?P<p>.+) of yours {HAS}", "change", "each of yours"),
    (rf"the {STAT} of each (?P<p>.+) in this land {CHANGED}", "factor", "each here"),
    (rf"the {STAT} of each (?P<p>.+) in the opposing land {CHANGED}", "factor", "each opposing"),
    (rf"the {STAT} of each (?P<p>.+) of yours {CHANGED}", "factor", "each of yours"),
    (rf"the {STAT} of this card {CHANGED}", "factor", "this card"),
    (r"your (?P<p>.+) on this continent add their strength to this land", "join", "this land"),
    (r"(?:this land|it) may attack lands (?:in|on) (?P<w>.+)", "reach", "this land"),
    (r"this land cannot be attacked by lands without (?P<p>.+)", "shield without", "this land"),
    (r"this land cannot be attacked by lands with (?P<p>.+)", "shield with", "this land"),
    (r"this card cannot be discarded or taken by opponents' abilities", "protect", "this card"),
    (r"no (?P<p>.+) in this land can be discarded or taken by opponents' abilities", "protect", "each here"),
    (r"no (?P<p>.+) of yours can be discarded or taken by opponents' abilities", "protect", "each of yours"),
    (r"you have one more transportation each turn", "extra move", ""),
    (r"this land has room for one more (?P<w>character|army)", "room", "this land"),
    (r"this card may escort two cards at once", "escort", "this card"),
    (r"your morale cannot fall below (?P<n>\d+)", "floor", ""),
    (r"you lose no morale for lost battles", "no battle loss", ""),
    (r"opponents' abilities cost you no morale", "no drain", ""),
    (r"opponents may not play (?P<p>.+)", "forbid play", ""),
    (r"attacks that this land wins cost the defender one more card", "extra loss", "this land"),
    (r"you fill your hand to six cards", "hand of six", ""),
]


def lower(text: str) -> str:
    """A sentence without its full stop and its first capital."""
    return text[0].lower() + text[1:].rstrip(".")


@lru_cache(maxsize=2048)
def read_constant(sentence: str) -> Constant | None:
    """A constant sentence, or None where a sentence waits for something."""
    if sentence.startswith(WAITS):
        return None
    said, conditions = lower(sentence), []
    found = re.fullmatch(r"while (.+?), (.+)", said)
    if found:
        conditions, said = read_conditions(found[1]), found[2]
    return read_form(said, conditions)


def read_form(said: str, conditions: list[Clause]) -> Constant:
    """The part of a sentence that says what is so."""
    for pattern, kind, scope in FORMS:
        found = re.fullmatch(pattern, said)
        if found:
            groups = {key: value for key, value in found.groupdict().items() if value}
            groups["stat"] = groups.get("stat", "strength").replace("attack and defence", "strength")
            return Constant(kind, conditions, scope=scope, **groups)
    raise ValueError(f"the sentence {said!r} is not understood")


def number(word: str) -> int:
    """A number in words."""
    return NUMBERS[word]
