"""The six factions: story, ability, winter score and starting deck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.games.hope.cards.lasting import read_bonuses
from parlour.games.hope.cards.prints import (
    FOLDER,
    LEADER,
    MASSES,
    NO_COST,
    PRINTS,
    PROFESSIONAL,
    Print,
    read_strengths,
)
from parlour.games.hope.cards.steps import count, effect_text, points, read_steps
from parlour.kernel.printed import Row, read_rows

FACTIONS_IN_ALL: Final = 6
DECK_SIZE: Final = 14
LEADER_CARDS: Final = 2
OF_EACH: Final = {MASSES: 7, PROFESSIONAL: 2}  # DG-03; the other three are citizens
MOST_THIN: Final = 30
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
PLAYERS: Final = MOST_PLAYERS - LEAST_PLAYERS + 1

REALM: Final = 0
COAST: Final = 1
MASTERS: Final = 2
RIVALS: Final = 3
THIN: Final = 4
CITIES: Final = 5
WINTERS: Final = ("realm", "coast", "masters", "rivals", "thin", "cities")
THINGS: Final = (
    ("territory of your largest connected realm", "territories of your largest connected realm"),
    ("coastal territory that you control", "coastal territories that you control"),
    ("master that you have trained", "masters that you have trained"),
    ("rival territory beside one of yours", "rival territories beside one of yours"),
    ("", ""),
    ("city card that you have", "city cards that you have"),
)


class Winter:
    """What a faction scores in winter: a point for so many of something, or for a deck that is thin enough."""

    def __init__(self, row: Row, per: int) -> None:
        self.per = per
        self.every = 1
        self.steps: list[int] = []
        if per == THIN:
            self.steps = read_limits(row)
            self.most = len(self.steps)
        else:
            self.every = row.number("every", 1, 6)
            self.most = row.number("most", 1, 6)
        row.end()

    def words(self) -> str:
        """The winter score as a clause."""
        if self.per == THIN:
            numbers = f"each of the numbers {self.limits()}"
            return f"a victory point for {numbers} that your deck does not exceed, wherever its cards lie"
        one, many = THINGS[self.per]
        what = f"each {one}" if self.every == 1 else f"every {self.every} {many}"
        return f"{points(1)} for {what}, up to {self.most}"

    def limits(self) -> str:
        """The numbers of a thin deck: "13, 11 and 8"."""
        return ", ".join(map(str, self.steps[:-1])) + f" and {self.steps[-1]}"

    def unlike(self, usual: Winter) -> str:
        """Only what is different from the usual winter score."""
        if self.per == THIN:
            return self.limits()
        every = "" if self.every == usual.every else f"every {self.every}, "
        return f"{every}up to {self.most}"

    def score(self, amount: int) -> int:
        """The points for an amount of what is counted; for a thin deck, the number of its cards."""
        if self.per == THIN:
            return len([limit for limit in self.steps if amount <= limit])
        return min(self.most, amount // self.every)


def read_limits(row: Row) -> list[int]:
    """Deck sizes, each smaller than the one before."""
    value = row.take("steps", None)
    if not isinstance(value, list) or not all(isinstance(each, int) and 0 < each <= MOST_THIN for each in value):
        raise row.wrong("steps must be a list of deck sizes")
    if len(value) < 2 or value != sorted(set(value), reverse=True):
        raise row.wrong("steps must be at least two deck sizes, each smaller than the one before")
    return value


class Faction:
    """A faction mat."""

    def __init__(self, row: Row, number: int) -> None:
        self.number = number
        self.name = row.text("name")
        self.letter = row.text("letter")
        self.leader = row.text("leader")
        self.story = row.text("story")
        self.always = read_bonuses(row)
        usual = table(row, "winter")
        self.per = WINTERS.index(usual.one_of("per", WINTERS))
        self.usual = Winter(usual, self.per)
        self.winters = [self.usual] * PLAYERS  # by number of players, from the fewest on
        self.others: list[int] = []  # the numbers of players with another winter score
        for each in row.rows("winter_with", PLAYERS):
            players = each.number("players", LEAST_PLAYERS, MOST_PLAYERS)
            if players in self.others:
                raise each.wrong(f"there are two winter scores with {players} players")
            self.winters[players - LEAST_PLAYERS] = Winter(each, self.per)
            self.others.append(players)
        self.deck: list[int] = []  # faces, a card a time

    def winter(self, players: int) -> Winter:
        """The winter score with a number of players."""
        return self.winters[players - LEAST_PLAYERS]

    def winter_text(self) -> str:
        """The winter score as the mat has it, for all numbers of players."""
        others = [f"{players} players: {self.winter(players).unlike(self.usual)}" for players in self.others]
        exceptions = f" ({'; '.join(others)})" if others else ""
        return f"Winter: score {self.usual.words()}{exceptions}."

    def add(self, face: int, copies: int) -> None:
        """Put copies of a card into the starting deck."""
        self.deck += [face] * copies


def table(row: Row, field: str) -> Row:
    """A field that is a small table of its own."""
    value = row.take(field, None)
    if not isinstance(value, dict):
        raise row.wrong(f"{field} must be a table")
    return Row(row.file, row.below(field), value)


def read_faction(row: Row, number: int, prints: list[Print]) -> Faction:
    """A faction; the faces of its cards come after those that there are already."""
    faction = Faction(row, number)
    read_deck(table(row, "deck"), faction, prints)
    leaders = row.rows("leader_card", LEADER_CARDS)
    row.end()
    if len(leaders) != LEADER_CARDS:
        raise row.wrong(f"there are {len(leaders)} rows [[faction.leader_card]]; {LEADER_CARDS} are needed (DH-044)")
    for each in leaders:
        card = Print(each.text("name"), LEADER, read_strengths(each), NO_COST, 1)
        card.faction = number
        card.steps = read_steps(each)
        card.text = effect_text(card.steps)
        each.end()
        faction.add(len(prints), 1)
        prints.append(card)
    if len(faction.deck) != DECK_SIZE:
        raise row.wrong(f"the deck has {len(faction.deck)} cards; {DECK_SIZE} are needed (DH-006)")
    return faction


def read_deck(row: Row, faction: Faction, prints: list[Print]) -> None:
    """The ordinary cards of a starting deck, each as the faction's own copy."""
    counted = dict.fromkeys(OF_EACH, 0)
    trained = {card.name: card for card in prints if card.cost}
    for name in row.data:
        copies = row.number(name, 1, DECK_SIZE)
        if name not in trained:
            raise row.wrong(f"there is no card {name!r}")
        card = trained[name]
        if card.kind == PROFESSIONAL and card.level != 1:
            raise row.wrong(f"{name} is of level 2; a starting deck has level 1 only (DG-03)")
        if card.kind in counted:
            counted[card.kind] += copies
        faction.add(len(prints), copies)
        prints.append(card.own_copy(f"{name} of {faction.name}", faction.number, copies))
    for kind, wanted in OF_EACH.items():
        if counted[kind] != wanted:
            what = count(wanted, "masses card" if kind == MASSES else "professional card")
            raise row.wrong(f"a starting deck has {what}, not {counted[kind]} (DG-03)")


def read_factions(path: Path, prints: list[Print]) -> list[Faction]:
    """All factions in their order."""
    rows = read_rows(path, "faction", FACTIONS_IN_ALL, exactly=True)
    return [read_faction(row, number, prints) for number, row in enumerate(rows)]


FACTIONS: Final = read_factions(FOLDER / "factions.toml", PRINTS)
