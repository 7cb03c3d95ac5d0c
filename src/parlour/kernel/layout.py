"""How a table is laid out, as data: what a program that draws tables knows of a game besides its views.

A layout names entries of the view and says how they lie. It is optional: without one a table is drawn from whatever the
view has. What a thing shows is a *line*, words with the entries of the thing in braces:

    "deck {deck}, top {discard:top}"

An entry is looked up in the thing, then in what is printed on the card, then in the view; dots lead further down. A
line is left out where none of its entries has anything to show; a part of it in square brackets, where one has not.

    {gold?}         a zero is nothing to show
    {value>worth}   "2→3" where the two differ, else "2"
    {discard:top}   the last card of a list
    {hand:count}    how many there are
    {stored:cards}  all cards by their names
    {stall:stacks}  every stack of a list of stacks, as the layout says
    {tokens:times}  a small number where there is more than one
    {owner:side}    by the signs called "side"
"""

from __future__ import annotations

from typing import Final

# How an area lies.
GRID: Final = "grid"  # places in rows and columns: a map
LIST: Final = "list"  # a line for each thing: territories, the fields of an action board
ROW: Final = "row"  # cards beside each other: a market
PILES: Final = "piles"  # lists of cards, of which the top one and their number are shown; the first is path.1
COLUMNS: Final = "columns"  # lists of cards beside each other, the first card of each at its head

# Colours that every screen has; a sign is never told by its colour alone.
COLOURS: Final = ("green", "blue", "orange", "violet", "pink", "red", "gold", "silver")


class Sign:
    """How a value is written: a mark, and a colour of the list above. Where the mark stands for no single value it is
    written before the value: M before 3."""

    def __init__(self, mark: str, colour: str = "") -> None:
        self.mark = mark
        self.colour = colour


class Signs:
    """The signs of a few values. Without marks, every value that cards have for the fact is written by its first
    letters and gets a colour by its place in the list `among` of the view."""

    def __init__(self, fact: str, marks: dict[str, Sign] | None = None, among: str = "", none: str = "") -> None:
        self.fact = fact
        self.marks = marks or {}
        self.among = among
        self.none = none  # what stands for no value


class Line:
    """A line, and the same in fewer words for a small screen."""

    def __init__(self, words: str, brief: str = "") -> None:
        self.words = words
        self.brief = brief or words


class Area:
    """A part of the table that belongs to nobody, or, as one of `fronts`, to a seat.

    `path` leads to its things in the view, `thing` is the line that names one in the words of the game, `lines` and
    `tall` are what it shows, the latter where there is room. `head` is the line above the area, `empty` names a place
    without a card, where `{number}` counts from 0. `marked` is an entry of the view that names one of its places.
    `asks` says, by the name of a question, what somebody wants who chooses a thing that cannot be chosen, so that they
    are told why not. `piles` are lists of the view that can be read here. `order` is -1 for the last thing first.
    `during` are the phases of the view in which the area is shown, if not always.
    """

    def __init__(
        self,
        path: str,
        lies: str = ROW,
        thing: str = "{name}",
        lines: list[str] | None = None,
        tall: list[str] | None = None,
        columns: int = 1,
        head: str = "",
        empty: str = "empty",
        marked: str = "",
        asks: dict[str, str] | None = None,
        piles: list[str] | None = None,
        order: int = 1,
        during: list[str] | None = None,
    ) -> None:
        self.path = path
        self.lies = lies
        self.thing = thing
        self.lines = lines or []
        self.tall = tall or self.lines
        self.columns = columns
        self.head = head
        self.empty = empty
        self.marked = marked
        self.asks = asks or {}
        self.piles = piles or []
        self.order = order
        self.during = during or []


class Menu:
    """What people look for when a question is asked, whether it is an option or not, in rows."""

    def __init__(self, question: str, title: str, rows: list[list[str]]) -> None:
        self.question = question
        self.title = title
        self.rows = rows


class Layout:
    """How a game lies on a table.

    status, head  lines about the whole table
    seat          lines about a player
    hand, fronts  the areas of a player: the hand, and what lies before them; their paths begin at the seat
    shares        more entries of a seat, each from a list of the view, and which entry of the seat counts in it
    areas         what belongs to nobody
    menus         what people look for when they are asked
    card          what a card shows beside its name
    named         a card within a line
    tint          the fact that gives a card its colour
    suits         the fact by which hands are sorted
    stack         a stack of cards, in which numbers are added
    adds          the number that a card adds to a payment: the first of these entries that has one
    signs         how values are written, by the name that lines use
    pauses        how much longer than usual an event is shown, by its name; these are also announced
    deeds         what a player did last, by the event that tells it, with its fields; after a + it is added to what
                  they did before
    afresh        the events after which the next deed of anybody replaces those of all
    laws          the rules about an option, by its first word or by the question; the first one counts whose condition,
                  if it has one, is true of the view: "attack if edition=1"
    """

    def __init__(
        self,
        status: list[Line] | None = None,
        head: list[str] | None = None,
        seat: list[Line] | None = None,
        hand: Area | None = None,
        fronts: list[Area] | None = None,
        shares: dict[str, tuple[str, str]] | None = None,
        areas: list[Area] | None = None,
        menus: list[Menu] | None = None,
        card: list[str] | None = None,
        tint: str = "",
        suits: str = "",
        stack: str = "",
        adds: list[str] | None = None,
        named: str = "{name}",
        signs: dict[str, Signs] | None = None,
        pauses: dict[str, float] | None = None,
        deeds: dict[str, str] | None = None,
        afresh: list[str] | None = None,
        laws: dict[str, list[str]] | None = None,
    ) -> None:
        self.status = status or []
        self.head = head or []
        self.seat = seat or []
        self.hand = hand or Area("hand")
        self.fronts = fronts or []
        self.shares = shares or {}
        self.areas = areas or []
        self.menus = menus or []
        self.card = card or []
        self.tint = tint
        self.suits = suits
        self.stack = stack
        self.adds = adds or []
        self.named = named
        self.signs = signs or {}
        self.pauses = pauses or {}
        self.deeds = deeds or {}
        self.afresh = afresh or []
        self.laws = laws or {}
