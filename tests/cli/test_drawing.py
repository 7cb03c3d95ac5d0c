"""Tables that no game of ours has yet: lists of territories, columns of cards, piles, and hands of many cards."""

from __future__ import annotations

import io

from rich.console import Console

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.cli.terminal.drawing.planner import Planner
from parlour.cli.terminal.drawing.seats import last_words
from parlour.cli.terminal.drawing.zoom import Zoom
from parlour.cli.terminal.pointer import Pointer
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import VOICE
from parlour.drawing.derived import derived_layout
from parlour.drawing.ink import Ink, Prints, initials
from parlour.drawing.look import Choice
from parlour.kernel.layout import COLUMNS, LIST, PILES, Area, Layout, Line, Sign, Signs
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.state import WATCHER
from parlour.kernel.zones import PILE, Zone, Zones

Item = dict[str, object]
CATALOGUE: list[Item] = [{"name": "Brazil", "text": "A land.", "facts": {"kind": "land", "value": 3}}]
NO_ZONES = Zones("State", "", [])


class Still(Scene):
    """A scene that stands still: a view and options, without a match."""

    def __init__(self, seen: Item, choices: list[Choice] | None = None) -> None:
        self.game = find_game("dale")
        self.seat, self.names = 0, ["P1", "P2"]
        self.seen, self.heard, self.story = seen, [], []
        self.choices = choices or []
        self.what, self.prompt = ("act", "Act") if choices else ("", "")
        self.waiting = [0]
        self.words, self.board = VOICE.of(self.game), VOICE.board_of(self.game)


def card(number: int, name: str | None, **entries: object) -> Item:
    return {"card": number, "name": name, **entries}


def drawn(scene: Still, layout: Layout, size: tuple[int, int] = (80, 24), keys: str = "") -> str:
    """The table after some steps with the arrow keys."""
    plan, pointer = Planner(scene, layout, Prints(CATALOGUE), *size).plan(), Pointer()
    pointer.show(plan.zones(), scene.what)
    for key in keys:
        pointer.move({"d": 1, "u": -1}.get(key, 0), {"r": 1, "l": -1}.get(key, 0))
    console = Console(file=io.StringIO(), width=size[0])
    console.print(plan.status, plan.draw(pointer))
    assert isinstance(console.file, io.StringIO)
    assert len(console.file.getvalue().splitlines()) <= size[1] - 7
    return console.file.getvalue()


TERRITORIES = [{"place": f"Land {n}", "owner": n % 3 or None, "defence": n % 5} for n in range(40)]
ACTIONS = [{"slot": name, "taken": 1} for name in ("Train", "Assault", "Reorganise")]
EMPIRES = Layout(
    seat=[Line("points {points}")],
    areas=[
        Area("map", LIST, thing="{place}", lines=["{owner:owner}", "defence {defence}"]),
        Area("actions", LIST, thing="{slot}", lines=["{taken} taken"]),
    ],
    signs={"owner": Signs("owner", {"1": Sign("◆1", "gold"), "2": Sign("◇2", "silver")}, none="--")},
)


def test_a_list_of_territories_scrolls_with_the_pointer() -> None:
    seats: list[Item] = [{"seat": 0, "points": 3}, {"seat": 1, "points": 5}]
    taken = [Choice(1, "take Land 3", {"place": "Land 3"}), Choice(2, "Train", {"slot": "Train"})]
    scene = Still({"seats": seats, "map": TERRITORIES, "actions": ACTIONS}, taken)
    text = drawn(scene, EMPIRES)
    assert "[Land 3 -- defence 3]" in text
    assert " Land 4 ◆1 defence 4 " in text
    assert "P2 points 5" in text
    assert "[Train 1 taken]" in text
    assert "Land 39" in drawn(scene, EMPIRES, keys="d" * 30 + "u")
    assert "Land 39" in drawn(scene, EMPIRES, (140, 45))


def test_many_lists_share_the_room() -> None:
    lists = ["map", "actions", "supply", "masters", "market"]
    areas = [Area(name, LIST, head=name, thing="{place}", lines=[]) for name in lists]
    places = {name: [{"place": f"{name} {n}"} for n in range(30)] for name in lists}
    for size in ((80, 24), (140, 45)):
        text = drawn(Still({"seats": [], **places}), Layout(seat=[], areas=areas), size)
        assert all(f"{name} 0" in text for name in lists)


def test_columns_of_cards_lie_under_their_lands() -> None:
    lands = [[card(n * 10, "Brazil"), *[card(n * 10 + k, f"Hero {n}.{k}") for k in range(1, 3)]] for n in range(15)]
    seats: list[Item] = [{"seat": 0, "lands": lands, "deck": 51}, {"seat": 1, "lands": lands[:1], "deck": 51}]
    layout = Layout(seat=[Line("deck {deck}")], fronts=[Area("lands", COLUMNS)])
    scene = Still({"seats": seats}, [Choice(7, "play Hero 0.2", {"card": 2})])
    text = drawn(scene, layout, (80, 40))
    assert "deck 51" in text
    lines = text.splitlines()
    first = next(line for line in lines if "Hero 0.1" in line)
    assert "Hero 1.1" in first
    assert "[Hero 0.2]" in text
    assert "Hero 14.1" not in text
    assert "Hero 14.1" in drawn(scene, layout, (80, 40), keys="r" * 14)


def test_columns_lie_below_a_map() -> None:
    seats: list[Item] = [{"seat": 0, "lands": [[card(1, "Brazil"), card(2, "Hero")]]}]
    layout = Layout(fronts=[Area("lands", COLUMNS)], areas=[Area("map", LIST, thing="{place}")])
    text = drawn(Still({"seats": seats, "map": TERRITORIES[:9]}, [Choice(7, "play Hero", {"card": 2})]), layout)
    assert text.index("Land 8") < text.index("Brazil") < text.index("[Hero]")


def test_piles_show_their_top_cards_and_are_lit_by_their_names() -> None:
    supply = [[card(1, "Recruit"), card(2, "Recruit")], [], [card(3, None)]]
    scene = Still({"supply": supply}, [Choice(5, "train Recruit", {"pile": "supply.1"})])
    text = drawn(scene, Layout(areas=[Area("supply", PILES)]))
    assert "[Recruit (2)]" in text
    assert "▒ (1)" in text


def test_a_hand_of_many_cards_fits() -> None:
    hand = [card(n, f"Card {n}") for n in range(51)]
    scene = Still({"seats": [{"seat": 0, "hand": hand}]}, [Choice(50, "play Card 50", {"card": 50})])
    text = drawn(scene, Layout(seat=[Line("hand {hand:count}")]))
    assert "hand 51" in text
    assert "[Card 50]" in text


def test_a_line_shows_only_what_there_is() -> None:
    layout = Layout(signs={"suit": Signs("suit", {"M": Sign("▲M")}), "m": Signs("", {"": Sign("M")})})
    ink = Ink(Still({"goal": 8}), layout, Prints(CATALOGUE))
    pile: list[Item] = [card(1, "Brazil"), card(2, "Peru")]
    lines: list[tuple[str, Item, str]] = [
        ("gold {gold?}", {"gold": 0}, ""),
        ("gold {gold}", {"gold": 0}, "gold 0"),
        ("{value>worth}", {"value": 2, "worth": 3}, "2→3"),
        ("{value>worth}", {"value": 2, "worth": 2}, "2"),
        ("discard {pile:count}[, top {pile:top}]", {"pile": pile}, "discard 2, top Peru"),
        ("discard {pile:count}[, top {pile:top}]", {"pile": []}, "discard 0"),
        ("{stacks} of {goal}", {"stacks": 1}, "1 of 8"),
        ("{value} printed", {"name": "Brazil"}, "3 printed"),
        ("{suit:suit} {power:m}", {"suit": "M", "power": 4}, "▲M M4"),
        ("turn {turn}", {"turn": 1}, "turn P2"),
        ("{nothing} at all", {}, ""),
    ]
    for line, item, words in lines:
        assert ink.write(line, item).plain == words


def test_letters_tell_sets_apart() -> None:
    sets = Prints(find_game("dale").catalogue()).values("set")
    letters = initials(sets)
    assert len(sets) == len(set(letters.values())) == 27
    assert not [a for a in letters.values() for b in letters.values() if a != b and a.startswith(b)]
    assert letters["Pandas"] == "Pand"


def test_what_players_did_last_stands_by_them_until_the_next_deed() -> None:
    match, bot = new_match(find_game("alliances"), {"players": 2}, "deeds"), make_bot("greedy", "deeds")
    layout = match.game.layout()
    assert layout is not None
    before: dict[int, str] = {}
    met = 0
    for _ in range(60):
        ask = match.asks[0]
        match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
        now = last_words(Scene(match, WATCHER, ["P1", "P2"]), layout)
        names = [event.name for event in match.log[-8:]]
        if "won" in names and now != before and any("wins" in words for words in now.values()):
            assert len(now) == 2
            met += 1
        elif any("wins" in words for words in before.values()) and now != before:
            assert len(now) == 1  # a new conflict: what was played in the last one is gone
        before = now
    assert met > 3


def test_an_area_may_belong_to_some_phases() -> None:
    layout = Layout(areas=[Area("aside", thing="keeps {name}", during=["draft"])])
    assert "keeps Brazil" in drawn(Still({"phase": "draft", "aside": [card(1, "Brazil")]}), layout)
    assert "Brazil" not in drawn(Still({"phase": "play", "aside": [card(1, "Brazil")]}), layout)


def test_a_layout_is_made_from_a_view() -> None:
    zones = Zones("State", "", [Zone("discard", "", owned=True), Zone("table", "", lies="spread")])
    assert zones.zones[0].lies == PILE
    seen: Item = {
        "turn": 0,
        "round": 2,
        "deck": 9,
        "deck_known": [card(1, "Brazil", below=0)],
        "table": [card(2, "Peru")],
        "seats": [{"seat": 0, "hand": [card(3, "Chile")], "discard": [card(4, "Cuba")], "played": card(5, "Fiji")}],
    }
    layout = derived_layout(seen, zones, ["seat", "turn"])
    text = drawn(Still(seen), layout)
    for words in (
        *("turn P1", "round 2", "deck 9, known Brazil", "hand 1", "discard 1, top Cuba"),
        *("Fiji", "Table", "Peru", "Chile"),
    ):
        assert words in text


def test_nothing_is_drawn_of_an_empty_view() -> None:
    assert drawn(Still({}), derived_layout({}, NO_ZONES, [])).strip() == ""


def test_the_rules_about_an_option_are_those_of_the_edition_that_is_played() -> None:
    layout = Layout(laws={"act if edition=1": ["DE-1"], "act": ["DE-2"], "pass if edition=1": ["DE-3"]})
    first, second = (Zoom(Still({"edition": edition}), layout, Prints(CATALOGUE)) for edition in (1, 2))
    assert (first.laws_about("act"), second.laws_about("act")) == (["DE-1"], ["DE-2"])
    assert (first.laws_about("pass"), second.laws_about("pass")) == (["DE-3"], [])
