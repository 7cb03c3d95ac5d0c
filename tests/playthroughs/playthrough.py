"""A whole game in words, to be read by eye and replayed by the test.

A playthrough file holds its own answers (the lines "> …"), so that it does not depend on the bots that gave them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from textwrap import wrap

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words
from parlour.kernel.options import read_option, write_value
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.state import EVERYONE, WATCHER, Event, State, Teller

WIDTH = 120
CELL = 23
CAMPAIGN_ENDS = ("campaign", "empire scored")
HEADER = re.compile(r"^(game|version|options|seed|bots): (.*)$", re.MULTILINE)
ANSWER = re.compile(r"^    > (.+)$", re.MULTILINE)

Chooser = Callable[[Match, Ask], str]


class Painter(Teller):
    """Draws the map whenever a campaign ends: the next one is laid out before anybody is asked again."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.s = match.state
        self.maps: list[list[str]] = []

    def tell(self, name: str, audience: int, data: dict[str, object]) -> None:
        """One event, with the map where it ends a campaign."""
        super().tell(name, audience, data)
        if name in CAMPAIGN_ENDS:
            self.maps.append(draw_map(self.match, self.s))


def write_header(match: Match, bots: str) -> str:
    """What is played: game, version, options, seed, and by whom."""
    options = " ".join([f"{name}={write_value(value)}" for name, value in match.options.items()])
    game = match.game
    return f"game: {game.name}\nversion: {game.version}\noptions: {options}\nseed: {match.seed}\nbots: {bots}\n"


def open_playthrough(text: str) -> tuple[Match, str, list[str]]:
    """The match of a file at its start, its bots, and its answers in words."""
    fields = dict(HEADER.findall(text))
    game = find_game(fields["game"])
    if fields["version"] != str(game.version):
        raise ParlourError(f"the playthrough is of version {fields['version']}, the rules of {game.version}")
    options = dict(read_option(game, word) for word in fields["options"].split())
    return new_match(game, options, fields["seed"]), fields["bots"], ANSWER.findall(text)


def write_playthrough(match: Match, bots: str, choose: Chooser) -> str:
    """Play a match from its start, writing everything down."""
    painter = Painter(match)
    match.state.teller = painter
    lines = [write_header(match, bots), *story_from(match, 0, painter), *write_table(match)]
    number = 0
    while match.asks:
        number += 1
        ask, heard, campaign = match.asks[0], len(match.log), match.view(WATCHER)["campaign"]
        lines += ["", *write_question(match, ask, number)]
        words = choose(match, ask)
        answer_in_words(match, ask.seat, words)
        lines += [f"    > {words}", *story_from(match, heard, painter)]
        if match.ending is None and match.view(WATCHER)["campaign"] != campaign:
            lines += write_table(match)
    return "\n".join(lines + write_ending(match)) + "\n"


def write_question(match: Match, ask: Ask, number: int) -> list[str]:
    """Who is asked what, and every option in words."""
    game, s = match.game, match.state
    options = ", ".join([game.say(s, ask, option) for option in ask.options])
    return [f"{number}. P{ask.seat + 1}: {game.prompt(s, ask)}", *indented(options)]


def story_from(match: Match, heard: int, painter: Painter) -> list[str]:
    """The log since then: what only some may know names them; a campaign ends with its map."""
    lines = []
    for event in match.log[heard:]:
        lines += indented(write_event(match, event))
        if event.name in CAMPAIGN_ENDS:
            lines += painter.maps.pop(0)
    return lines


def write_event(match: Match, event: Event) -> str:
    """An event as those who heard it read it."""
    seats = [seat for seat in range(match.state.seats) if event.heard_by(seat)]
    line = match.game.sentence(event, seats[0])
    return line if event.audience == EVERYONE else f"[{' '.join([f'P{seat + 1}' for seat in seats])}] {line}"


def write_table(match: Match) -> list[str]:
    """The map, and every hand as its own player sees it."""
    lines = ["", *draw_map(match, match.state)]
    for seat in range(match.state.seats):
        seats = match.view(seat)["seats"]
        assert isinstance(seats, list)
        cards = ", ".join(sorted([str(card["name"]) for card in seats[seat]["hand"]], key=by_suit))
        lines += wrap(f"P{seat + 1} ({seats[seat]['side']}): {cards}", WIDTH, subsequent_indent="    ")
    return lines


def by_suit(name: str) -> tuple[int, str, int]:
    """Power cards by suit and number, then special action cards by name."""
    power = re.fullmatch(r"(\d+)([MEP])", name)
    return (0, power[2], int(power[1])) if power else (1, name, 0)


def draw_map(match: Match, s: State) -> list[str]:
    """The map as a grid: country, defences (military/economics/politics), tokens from bottom to top."""
    places = match.game.view(s, WATCHER)["map"]
    assert isinstance(places, list)
    cells = [
        f"{place['country']} {place['military']}/{place['economics']}/{place['politics']} {place['tokens']}"
        for place in places
    ]
    rows = [f"  {'abcd'[row]} {draw_row(cells[5 * row : 5 * row + 5])}" for row in range(4)]
    return ["    " + draw_row(["1", "2", "3", "4", "5"]), *rows]


def draw_row(cells: list[str]) -> str:
    """Cells side by side."""
    return " ".join([cell.ljust(CELL - 1) for cell in cells]).rstrip()


def write_ending(match: Match) -> list[str]:
    """Who won, and why."""
    ending = match.ending
    assert ending is not None
    winners = " and ".join([f"P{seat + 1}" for seat in ending.winners])
    words = f"Won by {winners} ({ending.rule}): {ending.reason}. Scores: {ending.scores}"
    return ["", *wrap(words, WIDTH, subsequent_indent="    ")]


def indented(words: str) -> list[str]:
    """Words below a question, wrapped."""
    return wrap(words, WIDTH, initial_indent="    ", subsequent_indent="    ")
