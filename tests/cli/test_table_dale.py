"""Dale of Merchants on the terminal table, driven by keys."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from tests.cli.tables import BareBoard, at_table, drawn, names_of, shown
from tests.games.dale.table import at
from textual.pilot import Pilot

from parlour.bots.levels import make_bot
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.board import Board
from parlour.cli.terminal.over import OverScreen
from parlour.cli.terminal.pages import PageScreen
from parlour.cli.terminal.pointer import Pointer
from parlour.cli.terminal.replaying import ReplayScreen
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.session import Session, new_session
from parlour.cli.terminal.table import TableScreen
from parlour.cli.terminal.thinking import Thinker
from parlour.drawing.thing import Thing
from parlour.games.dale.game import Dale
from parlour.games.dale.state import DaleState
from parlour.kernel.match import Match
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import offered
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER, State
from parlour.kernel.worlds import imagine

GAME = Dale()
SIZES = [(80, 24), (120, 40), (200, 60)]
TABLES: list[dict[str, object]] = [
    {"players": 2, "decks": "macaws,chameleons,bats"},
    {"players": 3, "decks": "owls,beavers,turtles,tree_kangaroos", "traps": "Itching Powder"},
    {"players": 4, "decks": "foxes,pangolins,tuataras,hares,gulls", "characters": "all"},
    {"players": 4, "teams": True},
]


@pytest.fixture(autouse=True)
def dale() -> Iterator[None]:
    with offered(GAME):
        yield


def sit_down(path: Path, specs: list[str], **options: object) -> Session:
    return new_session(GAME, {"players": len(specs), **options}, "table", Seating(specs), path)


def seated(path: Path, line: str) -> Session:
    """A table of people that goes on from a position."""
    match = at(line)
    return Session(match, Seating(["person"] * match.state.seats), path)


def table_of(app: ParlourApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def thing_named(table: TableScreen, words: str) -> Thing:
    """Point at the first thing whose name begins with words."""
    for zone in table.pointer.zones:
        for y, row in enumerate(zone.rows):
            for x, thing in enumerate(row):
                if thing.name.startswith(words):
                    table.pointer.zone, table.pointer.spot[zone.name] = zone.name, (y, x)
                    return thing
    raise AssertionError(f"nothing is called {words}")


def with_goal(s: State, stacks: int) -> State:
    assert isinstance(s, DaleState)
    s.goal = stacks
    return s


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: dict[str, object]) -> None:
    greedy = make_bot("greedy", "table")

    async def quick(self: Thinker, match: Match, seat: int, bot: str) -> tuple[int, str]:
        return greedy.answer(match.sight(seat)), ""

    monkeypatch.setattr(Thinker, "answer", quick)
    match = new_match(GAME, {"turns": 50, **table}, "table")
    full = match.state.seats == 2
    if not full:
        match = match_at(GAME, with_goal(match.base.copy(), 3), match.options)  # three stacks are a short whole game
    session = Session(match, Seating(["person", *["level1"] * (match.state.seats - 1)]), tmp_path / "t.json")

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        for _ in range(4000):
            screen = app.screen
            if isinstance(screen, OverScreen):
                break
            if isinstance(screen, TableScreen) and screen.scene.what:
                choice = greedy.answer(session.match.sight(0))
                screen.pointer.point_at(choice)
                thing = screen.pointer.thing
                assert thing is not None
                assert thing.option == choice
            await screen.run_action("choose")
            await pilot.pause()
        assert isinstance(app.screen, OverScreen)
        await pilot.pause()
        ending = session.match.ending
        assert ending is not None
        assert ending.rule in shown(app)
        if full:
            await pilot.press("r")
            assert isinstance(app.screen, ReplayScreen)
            assert "Market" in shown(app)

    at_table(session, scenario)


@pytest.mark.parametrize(
    ("table", "size", "kind"),
    [
        *[(table, size, Board) for table in TABLES for size in SIZES],
        *[(TABLES[0], (80, 24), BareBoard), (TABLES[2], (100, 30), BareBoard)],
    ],
)
def test_every_option_lights_exactly_one_thing_and_the_table_fits(
    table: dict[str, object], size: tuple[int, int], kind: type[Board]
) -> None:
    match, bot, board = new_match(GAME, table, "fits"), make_bot("random", "fits"), kind(GAME)
    for _ in range(60):
        for ask in match.asks:
            scene, pointer = Scene(match, ask.seat, names_of(match)), Pointer()
            plan = board.lay(scene, *size)
            pointer.show(plan.zones(), scene.what)
            lit = [thing for zone in pointer.zones for row in zone.rows for thing in row if thing.lit]
            assert sorted(thing.option or 0 for thing in lit) == sorted(ask.options)
            lines = painted(plan.draw(pointer), size[0]).splitlines()
            assert len(lines) == plan.height <= size[1] - 8
            assert max(len(line.rstrip()) for line in lines) <= size[0]
        ask = match.asks[0]
        match.answer(ask.seat, bot.answer(match.sight(ask.seat)))


def painted(part: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(part)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("table", TABLES)
def test_other_hidden_faces_draw_the_same_table(table: dict[str, object]) -> None:
    match, bot = new_match(GAME, table, "secrets"), make_bot("random", "secrets")
    changed = 0
    for step in range(60):
        ask = match.asks[0]
        match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
        if match.trail or match.ending or step % 3:
            continue
        for seat in [*range(match.state.seats), WATCHER]:
            world = match.base.copy()
            imagine(GAME, world, seat, dice(f"{step}"))
            changed += world.face != match.base.face
            real, other = match_at(GAME, match.base, match.options), match_at(GAME, world, match.options)
            if real.state.known != other.state.known:
                continue  # the action begins with a card that is rightly shown in one of them
            size = SIZES[step % 2]
            assert drawn(real, seat, size, pages=True) == drawn(other, seat, size, pages=True)
    assert changed > 5


def test_the_first_screen_of_a_turn_shows_what_a_merchant_needs(tmp_path: Path) -> None:
    line = (
        "players=2 hand1=Swift_Broker,Cookies,Junk sched1=- disc2=Spyglass,Junk "
        "market=Spyglass,Cookies stall1=Swift_Broker|Cookies deck1=?4 gold1=2 hand2=?5"
    )
    session = seated(tmp_path / "t.json", line)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        text = shown(app)
        assert "P1, your turn: Choose an action." in text
        assert "[play" not in text  # the lit card itself is in brackets
        assert "[Swift Broker 1 Mac T+]" in text
        assert " Cookies 2 Mac P " in text
        assert "[Spyglass]" in text
        assert "4 Mac T+ +0=4" in text
        assert "empty slot +4" in text
        assert "1Mac 2Mac 2 of 8 next 3" in text
        assert "Swift Broker: Discard your whole hand" in text
        assert "discard 2, top Junk 1" in text or "disc 2 Junk 1" in text
        assert "[discard any cards]" in text

    at_table(session, scenario)


def test_a_dim_thing_says_which_rule_forbids_it(tmp_path: Path) -> None:
    session = seated(tmp_path / "t.json", "players=2 hand1=Cookies,Junk market=Flashy_Show hand2=?5 deck1=?5")

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for words, rule in (("play Cookies", "DM-059"), ("buy Flashy Show", "DM-144"), ("build a stack", "DM-")):
            thing_named(table_of(app), words)
            await pilot.press("enter")
            assert f"({rule}" in shown(app)
        assert session.match.answers == []

    at_table(session, scenario)


def test_a_technique_is_played_and_taken_back_where_that_is_honest(tmp_path: Path) -> None:
    session = seated(tmp_path / "t.json", "players=2 hand1=Swift_Broker,Spyglass,Junk deck1=?9 hand2=?5 deck2=?5")

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        thing_named(table_of(app), "discard any cards")
        table_of(app).redraw_board()
        await pilot.pause()
        assert "Enter: discard any cards · can be taken back with u" in shown(app)
        await pilot.press("enter")
        assert "Discard a card, or stop" in shown(app)
        await pilot.press("u")
        assert "Choose an action" in shown(app)

    at_table(session, scenario)


def test_a_payment_shows_its_sum_and_marks_its_cards(tmp_path: Path) -> None:
    session = seated(tmp_path / "t.json", "players=2 hand1=Swift_Broker,Cookies,Junk market=Cookies hand2=?5 deck1=?5")

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        thing_named(table_of(app), "buy Cookies")
        await pilot.press("enter")
        assert "[pay with Cookies 2 = 2]" in shown(app)
        thing_named(table_of(app), "pay with Swift Broker 1 + Junk 1")
        table_of(app).redraw_board()
        await pilot.pause()
        assert "•Junk 1" in shown(app)
        assert "•Swift Broker 1" in shown(app)
        assert "•Cookies" not in shown(app)

    at_table(session, scenario)


@pytest.mark.parametrize("size", SIZES)
def test_cards_players_and_piles_are_read_at_large(tmp_path: Path, size: tuple[int, int]) -> None:
    line = (
        "players=2 hand1=Swift_Broker,Empty_Chest,Junk disc2=Spyglass,Cookies mdisc=Cookies "
        "market=Stashing_Vendor deck1=?5 hand2=?5"
    )
    session = seated(tmp_path / "t.json", line)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for words, told in (
            ("play Swift Broker", ["Snappy Scarlet Macaws", "bonus", "Discard your whole hand", "DM-266"]),
            ("play Empty Chest", ["Rulings", "R9  Empty Chest lets in other sets"]),
            ("buy Stashing Vendor", ["Now: price 1"]),
            ("P2", ["Discard, 2 from the top", "1  Cookies 2 (2 Mac P)", "2  Spyglass 4 (4 Mac T+)"]),
            ("the market", ["Market discard, 1 from the top", "1  Cookies 2 (2 Mac P)"]),
            ("discard any cards", ["DM-187"]),
        ):
            thing_named(table_of(app), words)
            await pilot.press("i")
            assert isinstance(app.screen, PageScreen)
            page = "\n".join(app.screen.page.lines)
            assert [part for part in told if part not in page] == []
            assert app.screen.page.title in shown(app)
            await pilot.press("escape")

    at_table(session, scenario, size)


def test_what_lies_in_front_of_a_player_is_shown(tmp_path: Path) -> None:
    line = "players=2 hand1=Junk sched1=Snack,Insight hand2=?5 deck1=?5 market=-"
    session = seated(tmp_path / "t.json", line)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        text = shown(app)
        assert re.search(r"Snack 2 .* … your next stack", text)
        assert "Insight" in text
        thing = thing_named(table_of(app), "finish Insight")
        assert thing.option is None
        await pilot.press("enter")
        assert "(DM-" in shown(app)

    at_table(session, scenario)


def test_the_terminal_may_change_its_size(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for size in [(120, 40), (80, 24), (40, 10), (20, 5), (200, 60)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.press("tab", "down", "right", "up", "left")
            assert "P1" in shown(app) or size[0] < 80
        assert "┏━" in shown(app)

    at_table(session, scenario)


def test_a_table_of_bots_shows_no_hand(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["level1"] * 2)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        assert re.search(r"\d+ hidden cards", shown(app))

    at_table(session, scenario)
