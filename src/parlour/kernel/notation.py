"""Answers and positions in words: readable by a person, parsed strictly."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.rng import PERIOD
from parlour.kernel.state import EVERYONE, NOBODY, NONE, State, seat_name
from parlour.kernel.words import Spelling, hints, suggestion

KEY = re.compile(r"[0-9a-f]{64}")
MOST_DRAWS = 2**32
EMPTY: Final = "-"  # a value that is nothing, a list without items
MOST_REPEATED: Final = 200  # letters of an answer that an objection repeats


def options_in_words(game: Game, s: State, ask: Ask) -> dict[str, int]:
    """The options of a question by their words. Of two equal cards the first one counts."""
    found: dict[str, int] = {}
    for option in ask.options:
        found.setdefault(game.say(s, ask, option), option)
    return found


def read_words(game: Game, s: State, ask: Ask, words: str) -> int:
    """The option that the words mean; otherwise an error says which options they could mean, or why there is none."""
    found = game.meanings(s, ask, words)
    if len(found) == 1:
        return as_said(s, ask, found, words)
    objection = unclear(found) if found else unknown(game, s, ask, words)
    said = words if len(words) <= MOST_REPEATED else f"{words[:MOST_REPEATED]}…"
    raise ParlourError(f"{seat_name(ask.seat)} cannot answer {said!r} to {ask.what!r}: {objection}")


def as_said(s: State, ask: Ask, found: dict[str, int], words: str) -> int:
    """The answer of words that mean one option: with its cards in the order in which they are said."""
    [(own_words, option)] = found.items()
    return option if words == own_words else ask.question.answers.as_said(s, ask, option, words)


def unclear(found: dict[str, int]) -> str:
    """The error that words may mean several options, and which."""
    return f"it may mean {' or '.join(repr(each) for each in found)}"


def unknown(game: Game, s: State, ask: Ask, words: str) -> str:
    """Why words mean no option: the rule that forbids it; else what is close to them, and everything that can be
    said."""
    refusal = game.why_not(s, ask, words)
    if refusal is not None:
        return str(refusal)
    said = list(options_in_words(game, s, ask))
    here = [*game.names_here(s), *ask.question.answers.fixed_names()]
    near = hints(game.plainly(words), said, game.names(), here)
    wanted = f"did you mean {' or '.join(repr(each) for each in near)}? " if near else ""
    return wanted + (f"the options are {', '.join(said)}" if len(said) > 1 else f"the only option is {said[0]!r}")


def answer_in_words(match: Match, seat: int, words: str) -> None:
    """Apply an answer that is given in words."""
    ask = match.ask_of(seat)
    match.answer(seat, read_words(match.game, match.state, ask, words))


def write_chance(s: State) -> str:
    """How chance goes on, as a position line says it: the integer, or the key and the number of draws."""
    return f"{s.key}:{s.rng}" if s.key else str(s.rng)


def write_seats(seats: int) -> str:
    """A set of seats in a field."""
    return "all" if seats == EVERYONE else "".join([str(seat + 1) for seat in range(8) if seats >> seat & 1]) or EMPTY


def read_seat(s: State, field: str, text: str) -> int:
    """A seat by its number at the table."""
    if not text.isdecimal() or not 1 <= int(text) <= s.seats:
        raise ParlourError(f"position: {field}: {text!r} is not a seat from 1 to {s.seats}")
    return int(text) - 1


def read_seats(s: State, field: str, text: str) -> int:
    """A set of seats."""
    if text == "all":
        return EVERYONE
    if len(set(text)) != len(text):
        raise ParlourError(f"position: {field}: {text!r} says something twice")
    return sum([1 << read_seat(s, field, seat) for seat in text]) if text != EMPTY else NOBODY


def taken_apart(field: str, item: str, form: str) -> list[str]:
    """An item of a field taken apart at its colons, as its form says: CARD:SEAT."""
    found = item.split(":")
    if len(found) != form.count(":") + 1:
        raise ParlourError(f"position: {field}: {item!r} is not of the form {form}")
    return found


def items_of_cards(field: str, items: list[str]) -> list[str]:
    """Items that are cards. `?` is any card that the line does not name: `?3` means three of them, returned as three
    times `?`."""
    found: list[str] = []
    for item in items:
        if item.startswith("?") and not (item[1:] or "1").isdecimal():
            raise ParlourError(f"position: {field}: {item!r} must be ? or ?N")
        found += ["?"] * int(item[1:] or "1") if item.startswith("?") else [item]
    return found


def spelled(field: str, spelling: Spelling, item: str) -> int:
    """A card or something else by its name in a field, however that is spelled."""
    try:
        return spelling.find(item)
    except ParlourError as error:
        raise ParlourError(f"position: {field}: {error}") from None


def nearest(name: str, names: list[str]) -> str:
    """The field that somebody may have wanted to write, and all that there are."""
    near = get_close_matches(name, names, 1)
    wanted = f"did you mean {near[0]}? The" if near else "the"
    return f"{wanted} fields are {', '.join(names)}"


class Fields:
    """A position line taken apart: `name=value` fields in a fixed order, parsed strictly."""

    def __init__(self, line: str, names: list[str]) -> None:
        self.names = names
        self.values: dict[str, str] = {}
        for part in line.split():
            name, equals, value = part.partition("=")
            if not equals:
                raise ParlourError(f"position: {part!r} is not of the form NAME=VALUE")
            if name not in names:
                raise ParlourError(f"position: there is no field {name!r}; {nearest(name, names)}")
            if name in self.values:
                raise ParlourError(f"position: the field {name!r} stands twice")
            self.values[name] = value

    def text(self, name: str, default: str | None = None) -> str:
        """A field, or its default."""
        if name in self.values:
            return self.values[name]
        if default is None:
            raise ParlourError(f"position: the field {name!r} is missing")
        return default

    def number(self, name: str, default: int | None = None) -> int:
        """A field that is a whole number."""
        value = self.text(name, None if default is None else str(default))
        if not value.removeprefix("-").isdecimal():
            raise ParlourError(f"position: {name}={value!r} must be a whole number")
        return int(value)

    def set_chance(self, s: State) -> None:
        """Let chance go on as the field says: fast, starting at 1, if a line leaves it out."""
        key, colon, draws = self.text("chance", "1").rpartition(":")
        if not draws.removeprefix("-").isdecimal() or (colon and not KEY.fullmatch(key)):
            raise ParlourError(
                "position: chance must be a whole number, or a key of 64 hexadecimal digits, a colon "
                "and the number of draws"
            )
        most = MOST_DRAWS if colon else PERIOD - 1
        if not (0 if colon else 1) <= int(draws) <= most:
            raise ParlourError(f"position: chance={draws} must be between {0 if colon else 1} and {most}")
        s.key, s.rng = key, int(draws)

    def items(self, name: str, default: str | None = None) -> list[str]:
        """A field that is a list, its items separated by commas; "-" is the empty list."""
        value = self.text(name, default)
        return [] if value == EMPTY else value.split(",")

    def cards(self, name: str) -> list[str]:
        """A field that lists cards, empty by default."""
        return items_of_cards(name, self.items(name, EMPTY))

    def natural(self, name: str, default: int) -> int:
        """A field that is a number and not negative."""
        value = self.number(name, default)
        if value < 0:
            raise ParlourError(f"position: {name}={value} must not be negative")
        return value

    def numbers(self, name: str, count: int) -> list[int]:
        """A field that is a list of so many numbers, by default zeros."""
        items = self.items(name, ",".join(["0"] * count))
        if len(items) != count or not all([item.isdecimal() for item in items]):
            raise ParlourError(f"position: {name} must be {count} whole numbers parted by commas")
        return [int(item) for item in items]

    def seat(self, s: State, name: str, default: str) -> int:
        """A field that is a seat, counted from 1."""
        return read_seat(s, name, self.text(name, default))

    def maybe_seat(self, s: State, name: str, default: str) -> int:
        """A field that is a seat or nobody."""
        return NONE if self.text(name, default) == EMPTY else self.seat(s, name, default)

    def choice(self, name: str, choices: list[str], default: str | None = None) -> int:
        """The index of a field among its choices."""
        value = self.text(name, default)
        if value not in choices:
            near = suggestion(value, choices)
            wanted = f"did you mean {near}? Choose" if near else "choose"
            raise ParlourError(f"position: {name} cannot be {value!r}; {wanted} one of {', '.join(choices)}")
        return choices.index(value)
