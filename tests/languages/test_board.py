"""The drawn board is said in every language: its lines by a catalogue of their own, all else by that of the game."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from tests.languages.test_catalogue import TRANSLATED

from parlour.cli.terminal.board import Board
from parlour.cli.terminal.drawing.zoom import Zoom
from parlour.cli.terminal.pointer import Pointer
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import BOARD, VOICE
from parlour.drawing.ink import FIELD
from parlour.kernel.layout import Area, Layout
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.languages.catalogue import catalogue_of, entries_of

FORMAT = re.compile(r"\{[^}]*\}")
SIGN = re.compile(r"\W?\w?")  # a sign, perhaps with the letter that stands on the cards
LETTER = re.compile(r"[A-Za-z]")
ENGLISH = re.compile(r"\b(the|your|you|hand|deck|discard|market|turn|of|on|gold \d|power|card|cards|silver|wins)\b")


def lines_of(area: Area) -> list[str]:
    """The lines of an area that are shown."""
    heading = [f"the {area.path}"] if area.piles else []
    return [
        area.thing,
        *area.lines,
        *area.tall,
        area.head,
        area.empty.replace("empty", "", area.empty == "empty"),
        *heading,
    ]


def lines(layout: Layout) -> Iterator[str]:
    """Every line, sign and title of a layout."""
    for line in [*layout.status, *layout.seat]:
        yield from (line.words, line.brief)
    for area in [*layout.fronts, *layout.areas]:
        yield from lines_of(area)
    for signs in layout.signs.values():
        yield from [signs.none, *[sign.mark for sign in signs.marks.values()]]
    yield from [f"It is the {area.marked}." for area in layout.areas if area.marked]
    yield from [*layout.head, *layout.card, *layout.deeds.values(), *[menu.title for menu in layout.menus]]


def is_words(line: str) -> bool:
    """Whether a line says more than its entries."""
    return LETTER.search(FORMAT.sub("", line)) is not None and not SIGN.fullmatch(line)


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_every_line_of_a_layout_is_translated(language: str, name: str) -> None:
    """With the same entries, and no line that the layout does not have."""
    layout, said = find_game(name).layout(), entries_of(language, f"{name}.{BOARD}")
    assert layout is not None
    assert sorted(said) == sorted({line for line in lines(layout) if is_words(line)})
    for english, other in said.items():
        assert sorted(FIELD.findall(other)) == sorted(FIELD.findall(english))


@pytest.mark.parametrize(("name", "players", "size"), [("alliances", 4, (100, 40)), ("dale", 3, (120, 40))])
def test_no_english_is_drawn(name: str, players: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """The board now and then in a game, and the page of everything that can be pointed at."""
    monkeypatch.setattr(VOICE, "language", "de")
    match, chance = new_match(find_game(name), {"players": players}, "board"), random.Random("board")
    found = []
    for number in range(80):
        ask = match.asks[0]
        if number % 8 == 0:
            scene = Scene(match, ask.seat, ["P1", "P2", "P3", "P4"][:players])
            found += [line for line in drawn(scene, size) if ENGLISH.search(line)]
        match.answer(ask.seat, chance.choice(ask.options))
    assert found == []


def drawn(scene: Scene, size: tuple[int, int]) -> list[str]:
    """What stands on a board and on its pages."""
    board, pointer = Board(scene.game), Pointer()
    plan = board.lay(scene, *size)
    pointer.show(plan.zones(), scene.what)
    console = Console(file=io.StringIO(), width=size[0])
    console.print(plan.status, plan.draw(pointer))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue().splitlines()
    zoom = Zoom(scene, board.layout(scene), board.prints)
    for thing in [thing for zone in pointer.zones for row in zone.rows for thing in row]:
        page = zoom.page(thing)
        text += [page.title, *page.lines]
    return text


def test_what_cannot_be_chosen_is_asked_about_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles are German, but the game is asked about things by their English names."""
    monkeypatch.setattr(VOICE, "language", "de")
    game = find_game("dale")
    scene = Scene(new_match(game, {"players": 2}, "names"), 0, ["P1", "P2"])
    pointer = Pointer()
    pointer.show(Board(game).lay(scene, 120, 40).zones(), scene.what)
    market = [thing for zone in pointer.zones if zone.name == "market" for row in zone.rows for thing in row]
    german = catalogue_of("de", "dale")
    assert [thing.title.plain for thing in market] == [german.say(str(thing.item["name"])) for thing in market]
    assert all(str(thing.item["name"]) in thing.name for thing in market)
