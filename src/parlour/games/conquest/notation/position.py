"""Positions in one line. Rows name cards by their backs, so the cards are numbered as a reader will number them."""

from __future__ import annotations

from parlour.games.conquest.notation.soundness import check_position, check_seats, check_zones
from parlour.games.conquest.notation.under_way import check_under_way
from parlour.games.conquest.options import (
    ALL,
    CONTINENT_WORDS,
    DECK,
    MOST_PLAYERS,
    NO_CAP,
    NO_GATE,
    NO_SHEET,
    NO_VARIANT,
    STANDARD,
)
from parlour.games.conquest.rules.table_atoms import put_back
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import BEGIN, ENDINGS, ZONES
from parlour.kernel.game import Game
from parlour.kernel.notation import Fields
from parlour.kernel.options import check_options
from parlour.kernel.positions import read_notes, read_value, read_zones, write_position
from parlour.kernel.state import NO_CARD, NONE
from parlour.kernel.zones import Zone

PER_CARD = [part.name for part in ZONES.parts if part.per == "card"]


def write_line(game: Game, s: ConquestState) -> str:
    """The position in one line."""
    again = renumbered(s)
    usual = usual_owners(again)
    for card, owner in enumerate(again.owner):
        again.owner[card] = NONE if owner == usual[card] else owner
    again.holder = [NONE] * len(again.face)
    again.at = [NONE] * len(again.face)
    again.stands = []
    again.topic = NONE
    return write_position(game, again)


def read_line(game: Game, line: str) -> ConquestState:
    """The position that a line describes."""
    names = ["players", "chance", "known"]
    for part in ZONES.parts:
        if part.name == "topic":  # only while a deed asks, and no position is written then
            continue
        owned = isinstance(part, Zone) and part.owned
        names += [f"{part.name}{seat + 1}" for seat in range(MOST_PLAYERS)] if owned else [part.name]
    fields = Fields(line, names)
    check_seats(fields)
    options: dict[str, object] = {"players": fields.number("players", 2), "edition": fields.number("edition", 2)}
    if "continent" in fields.values:
        options["continent"] = fields.text("continent")
    options |= deck_options(fields.text("decks", ""), fields.number("players", 2))
    s = game.empty(check_options(game, options))
    assert isinstance(s, ConquestState)
    fields.set_chance(s)
    for part in ZONES.parts:
        if not isinstance(part, Zone) and part.per != "card":
            fresh = getattr(ConquestState(s.seats), part.name)
            given = part.name in fields.values
            setattr(s, part.name, read_value(s, part, fields.text(part.name)) if given else fresh)
    if "turns" not in fields.values:
        s.turns = max(s.acted) + int(s.phase != BEGIN)
    read_zones(game, s, fields)
    read_notes(game, s, fields)
    check_zones(s)
    put_back(s, usual_owners(s))
    check_position(s)
    check_under_way(s)
    return s


def usual_owners(s: ConquestState) -> list[int]:
    """Whose card each would be if nobody had taken any."""
    found = [0] * len(s.face)
    for zone in ZONES.zones:
        for owner, cards in enumerate(zone.lists(s)):
            for card in cards:
                found[card] = owner if zone.owned else s.turn
    return found


def renumbered(s: ConquestState) -> ConquestState:
    """The same position with the backs in the order of the zones."""
    order = ZONES.cards(s)
    place = {card: number for number, card in enumerate(order)}
    again = s.copy()
    for name in ("face", "known", *PER_CARD):
        setattr(again, name, [getattr(s, name)[card] for card in order])
    for zone in ZONES.zones:
        setattr(again, zone.name, moved(getattr(s, zone.name), place))
    for name in ("emptied", "following", "lasting", "frames", "empty", "staying", "home", "bound"):
        setattr(again, name, moved_refs(getattr(s, name), place))
    return again


def moved(cards: object, place: dict[int, int]) -> object:
    """Cards in lists with their new numbers."""
    if isinstance(cards, list):
        return [moved(each, place) for each in cards]
    assert isinstance(cards, int)
    return place[cards]


def moved_refs(numbers: object, place: dict[int, int]) -> object:
    """Rows with the new numbers of the cards in them."""
    if isinstance(numbers, list):
        return [moved_refs(each, place) for each in numbers]
    assert isinstance(numbers, int)
    return NO_CARD + place[numbers - NO_CARD] if numbers >= NO_CARD else numbers


def options_of(s: ConquestState) -> dict[str, object]:
    """The options that a position was set up with."""
    found: dict[str, object] = {
        "players": s.seats,
        "edition": s.edition,
        "ending": ENDINGS[s.aim],
        "goal": str(s.goal),
        "rounds": str(s.limit),
        "morale": STANDARD,
        "variants": ",".join(left_out(s)) or NO_VARIANT,
        "continent": CONTINENT_WORDS[s.continent] if s.continent >= 0 else ALL,
    }
    return found | deck_options(s.decks, s.seats)


def deck_options(decks: str, players: int) -> dict[str, object]:
    """The decks that a position names, and Tesla's for everybody else who plays."""
    named = decks.split(";")
    return {f"deck{n + 1}": (named[n] if n < len(named) else "") or DECK for n in range(min(players, MOST_PLAYERS))}


def left_out(s: ConquestState) -> list[str]:
    """The rules of edition 2 that a position leaves out."""
    if s.edition == 1:
        return []
    return [name for name, there in ((NO_SHEET, s.sheet), (NO_GATE, s.gate), (NO_CAP, s.cap)) if not there]
