"""A position in one line, for games that do not write it themselves: it follows from the zones.

Fields whose value is that of a new game are left out. Cards are named by what is printed on them; `?` is any card that
the line does not name, and `?5` are five of them. Places, seats and everything else are counted from 1.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.notation import (
    EMPTY,
    Fields,
    items_of_cards,
    read_seat,
    read_seats,
    spelled,
    write_chance,
    write_seats,
)
from parlour.kernel.options import check_options
from parlour.kernel.state import NONE, State
from parlour.kernel.words import Spelling
from parlour.kernel.zones import NAME, SEAT, SEATS, Part, Zone

# Writing


def write_position(game: Game, s: State) -> str:
    """The position in one line; reading it back gives the same line."""
    fields = [("players", str(s.seats)), ("chance", write_chance(s))]
    start = type(s)(s.seats)
    for part in game.zones().parts:
        if isinstance(part, Zone):
            fields += write_zone(game, s, part)
        elif part.per != "card" and getattr(s, part.name) != getattr(start, part.name):
            fields.append((part.name, write_value(part, getattr(s, part.name))))
    return " ".join([f"{name}={value}" for name, value in fields + write_notes(game, s)])


def write_zone(game: Game, s: State, zone: Zone) -> list[tuple[str, str]]:
    """The cards of a zone by their names, one field for every owner; empty ones are left out."""
    owners = getattr(s, zone.name) if zone.owned else [getattr(s, zone.name)]
    found = []
    for owner, cards in enumerate(owners):
        name = f"{zone.name}{owner + 1}" if zone.owned else zone.name
        stacks = cards if zone.stacks else [[cards] if zone.single else cards]
        text = "|".join([",".join([code(game, s, card) for card in stack]) for stack in stacks])
        if text.strip(f"{EMPTY},"):
            found.append((name, text))
    return found


def write_notes(game: Game, s: State) -> list[tuple[str, str]]:
    """Numbers on cards, and who knows more or less than usual, each by the place of the card."""
    places, usual = game.zones().places(s), game.zones().usually_known(s)
    notes = []
    for part in game.zones().parts:
        if part.per == "card":
            numbers = getattr(s, part.name)
            noted = [(place, numbers[card]) for place, card in places if numbers[card] != part.start]
            notes.append((part.name, [f"{place}:{write_value(part, number)}" for place, number in noted]))
    knowing = [f"{place}:{write_seats(s.known[card])}" for place, card in places if s.known[card] != usual[card]]
    return [(name, ",".join(items)) for name, items in [*notes, ("known", knowing)] if items]


def code(game: Game, s: State, card: int) -> str:
    """A card in a line."""
    return EMPTY if card == NONE else in_a_line(game.face_name(s.face[card]))


def in_a_line(name: str) -> str:
    """The name of a card without spaces, and without commas, which stand between cards."""
    return name.replace(" ", "_").replace(",", "")


def write_value(part: Part, value: object) -> str:
    """A value, or several with commas between them; of rows, the rows with bars."""
    if isinstance(value, list):
        between = "|" if part.depth == 2 and value and isinstance(value[0], list) else ","
        return between.join([write_value(part, each) for each in value]) or EMPTY
    if isinstance(value, bool) or not isinstance(value, int):
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    if part.means == SEATS:
        return write_seats(value)
    if value == NONE and part.may_be_none():
        return EMPTY
    return part.names[value].replace(" ", "_") if part.means == NAME else str(value + (part.means == SEAT))


# Reading


def read_position(game: Game, line: str) -> State:
    """The position that a line describes; whatever is wrong with it is said."""
    s = game.empty(options_of(game, line))
    names = ["players", "chance", "known"]
    for part in game.zones().parts:
        owned = isinstance(part, Zone) and part.owned
        names += [f"{part.name}{seat + 1}" for seat in range(s.seats)] if owned else [part.name]
    fields = Fields(line, names)
    if fields.number("players", s.seats) != s.seats:
        raise ParlourError(f"position: players={fields.text('players')} must be {s.seats}")
    fields.set_chance(s)
    for part in game.zones().parts:
        if not isinstance(part, Zone) and part.per != "card" and part.name in fields.values:
            setattr(s, part.name, read_value(s, part, fields.text(part.name)))
    check_options(game, game.options_in(s))
    read_zones(game, s, fields)
    read_notes(game, s, fields)
    return s


def options_of(game: Game, line: str) -> dict[str, object]:
    """The options of a new game with as many players as a line says."""
    said = [field for field in line.split() if field.startswith("players=")]
    if not said or "players" not in [setting.name for setting in game.settings()]:
        return check_options(game, {})
    return check_options(game, {"players": Fields(said[0], ["players"]).number("players")})


def read_value(s: State, part: Part, text: str) -> object:
    """A value or a list of values, as many as there are seats where every seat has one."""
    if part.per == "seat" and len(text.split(",")) != s.seats:
        raise ParlourError(f"position: {part.name}={text} must have a value for each of the {s.seats} players")
    if part.depth == 2:
        return (
            [] if text == EMPTY else [[read_item(s, part, item) for item in row.split(",")] for row in text.split("|")]
        )
    if part.depth == 1:
        return [] if text == EMPTY else [read_item(s, part, item) for item in text.split(",")]
    return read_item(s, part, text)


def read_item(s: State, part: Part, text: str) -> Any:
    """One value of a part."""
    if isinstance(part.start, bool):
        if text not in ("yes", "no"):
            raise ParlourError(f"position: {part.name}={text!r} must be yes or no")
        return text == "yes"
    if isinstance(part.start, str) and part.depth == 0:
        return text
    if part.means == SEATS:
        return read_seats(s, part.name, text)
    if text == EMPTY and part.may_be_none():
        return NONE
    if part.means == NAME:
        return spelled(part.name, Spelling(part.name, part.names), text)
    if part.means == SEAT:
        return read_seat(s, part.name, text)
    if not text.removeprefix("-").isdecimal():
        raise ParlourError(f"position: {part.name}={text!r} must be a whole number")
    return int(text)


def read_zones(game: Game, s: State, fields: Fields) -> None:
    """Every zone. What a line does not name fills the question marks; what is still left lies in the last zone."""
    spelling = Spelling("card", [in_a_line(name) for name in game.card_names()])
    left = Counter(s.face)
    wanted: list[tuple[str, list[list[str]]]] = []
    for zone in game.zones().zones:
        for owner in range(s.seats if zone.owned else 1):
            name = f"{zone.name}{owner + 1}" if zone.owned else zone.name
            stacks = [cards_of(name, text) for text in fields.text(name, EMPTY).split("|")]
            wanted.append((name, stacks))
            left.subtract(
                [spelled(name, spelling, item) for stack in stacks for item in stack if item not in ("?", EMPTY)]
            )
    for face, count in left.items():
        if count < 0:
            raise too_few(game.face_name(face), s.face.count(face))
    deal(game, s, wanted, spelling, list(left.elements()))


def too_few(name: str, count: int) -> ParlourError:
    """A card that a line names more often than it is in the game."""
    if count == 0:
        return ParlourError(f"position: no card of this game is {name}")
    return ParlourError(f"position: there {'is' if count == 1 else 'are'} only {count} of {name}")


def cards_of(field: str, text: str) -> list[str]:
    """The items of a stack, `?3` as three question marks."""
    return items_of_cards(field, [] if text in (EMPTY, "") else text.split(","))


def deal(game: Game, s: State, wanted: list[tuple[str, list[list[str]]]], spelling: Spelling, left: list[int]) -> None:
    """Lay the cards down, the backs in the order of the zones."""
    missing = sum([stack.count("?") for _, stacks in wanted for stack in stacks])
    if missing > len(left):
        raise ParlourError(f"position: {missing} times ?, and {len(left)} cards are left")
    last = game.zones().zones[-1]
    s.face = []
    laid: dict[str, list[list[int]]] = {}
    rest = len(left) - missing
    if rest and (last.owned or last.stacks or last.start):
        some = f"{rest} cards, such as {game.face_name(left[missing])},"
        raise ParlourError(f"position: {some} lie nowhere, and the last zone is no pile for them")
    for name, stacks in wanted:
        if name == last.name:
            stacks = [[*["?"] * rest, *stacks[0]]]
        laid[name] = [[lay(game, s, left, spelling, item, name) for item in stack] for stack in stacks]
    for zone in game.zones().zones:
        for owner in range(s.seats if zone.owned else 1):
            put(s, zone, owner, laid[f"{zone.name}{owner + 1}" if zone.owned else zone.name])


def lay(game: Game, s: State, left: list[int], spelling: Spelling, item: str, field: str) -> int:
    """One card, with the next back; a question mark is the first card that is left and may lie there."""
    if item == EMPTY:
        return NONE
    if item == "?":
        place = next((place for place, face in enumerate(left) if game.may_lie(s, field, face)), NONE)
        if place == NONE:
            raise ParlourError(f"position: {field}: no card is left that may lie there")
        s.face.append(left.pop(place))
    else:
        s.face.append(spelling.find(item))
    return len(s.face) - 1


def put(s: State, zone: Zone, owner: int, stacks: list[list[int]]) -> None:
    """Set the zone of one owner."""
    cards: Any = stacks[0]
    if zone.single:
        cards = cards[0] if cards else NONE
    elif zone.stacks:
        cards = [] if stacks == [[]] else stacks  # a stack may be empty and still have its place
    elif isinstance(zone.start, list) and len(zone.start) > len(cards):
        cards = [*cards, *[NONE] * (len(zone.start) - len(cards))]
    if zone.owned:
        getattr(s, zone.name)[owner] = cards
    else:
        setattr(s, zone.name, cards)


def read_notes(game: Game, s: State, fields: Fields) -> None:
    """Numbers on cards, and who knows which."""
    places = dict(game.zones().places(s))
    s.known = game.zones().usually_known(s)
    for part in game.zones().parts:
        if part.per == "card":
            numbers = [part.start] * len(s.face)
            for card, text in notes_of(fields, part.name, places):
                numbers[card] = read_item(s, part, text)
            setattr(s, part.name, numbers)
    for card, text in notes_of(fields, "known", places):
        s.known[card] = read_seats(s, "known", text)


def notes_of(fields: Fields, name: str, places: dict[str, int]) -> list[tuple[int, str]]:
    """The cards of a field such as `known=hand1.2:13`, and what is noted of each."""
    found = []
    for item in fields.items(name, EMPTY):
        place, colon, text = item.partition(":")
        if not colon or place not in places:
            raise ParlourError(
                f"position: {name}: {item!r} is not of the form PLACE:VALUE with a place that has a card"
            )
        found.append((places[place], text))
    return found
