"""Layouts name only what there is: entries of views and prints, questions, events, rules and signs."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.drawing.ink import FIELD
from parlour.kernel.game import Game
from parlour.kernel.layout import COLOURS, Area, Layout
from parlour.kernel.registry import games

DECLARED = [game for game in games() if game.layout() is not None]
OF_LISTS = ("count", "top", "cards", "stacks", "times")
GIVEN = ("number", "times", "pile")  # entries that a table itself adds to a thing


def layout_of(game: Game) -> Layout:
    layout = game.layout()
    assert layout is not None
    return layout


def areas_of(layout: Layout) -> list[Area]:
    return [layout.hand, *layout.fronts, *layout.areas]


def lines_of(layout: Layout) -> list[str]:
    """Every line of a layout."""
    found = [words for line in [*layout.status, *layout.seat] for words in (line.words, line.brief)]
    for area in areas_of(layout):
        found += [area.thing, *area.lines, *area.tall, area.head, area.empty, *area.asks.values()]
    return [*found, *layout.head, *layout.card, layout.named, layout.stack]


def entries_of(game: Game) -> set[str]:
    """The names of all entries of views and of printed facts."""
    in_views = {step for path in game.vocabulary().paths for step in path.split(".")}
    printed = set()
    for card in game.catalogue():
        facts = card.get("facts")
        printed |= set(facts) if isinstance(facts, dict) else set()
    return in_views | printed | set(layout_of(game).shares) | set(GIVEN)


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: str(game.name))
class TestLayout:
    def test_names_entries(self, game: Game) -> None:
        layout, known = layout_of(game), entries_of(game)
        named = [step for line in lines_of(layout) for found in FIELD.finditer(line) for step in found[1].split(".")]
        named += [found[3] for line in lines_of(layout) for found in FIELD.finditer(line) if found[3]]
        named += [step for area in areas_of(layout) for step in area.path.split(".")]
        named += [name for area in areas_of(layout) for name in [*area.piles, *([area.marked] if area.marked else [])]]
        named += [*layout.adds, *[name for pair in layout.shares.values() for name in pair]]
        assert [name for name in named if name not in known and not name.isdecimal()] == []

    def test_has_the_signs_that_its_lines_use(self, game: Game) -> None:
        layout = layout_of(game)
        used = {(found[4] or "").rstrip("!") for line in lines_of(layout) for found in FIELD.finditer(line)}
        assert used - {"", *OF_LISTS} <= set(layout.signs)
        assert {fact for fact in (layout.tint, layout.suits) if fact} <= set(layout.signs)
        colours = {sign.colour for signs in layout.signs.values() for sign in signs.marks.values()}
        assert colours <= {"", *COLOURS}

    def test_names_questions_events_and_rules(self, game: Game) -> None:
        layout, words = layout_of(game), game.vocabulary()
        asked = [menu.question for menu in layout.menus] + [what for area in areas_of(layout) for what in area.asks]
        assert [what for what in asked if what not in words.questions] == []
        told = [*layout.pauses, *layout.deeds, *layout.afresh]
        assert [name for name in told if name not in words.events] == []
        laws = [law for rules in layout.laws.values() for law in rules]
        assert [law for law in laws if law not in game.rulebook().statements] == []
