"""A table as a picture: its areas, the players with what lies before them, the hand, and what is asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from rich.text import Text

from parlour.drawing.derived import derived_layout
from parlour.drawing.ink import PAINT, Ink, Item, Prints, follow
from parlour.drawing.look import Look
from parlour.drawing.thing import Thing
from parlour.drawing.things import Things
from parlour.drawing.values import plain
from parlour.kernel.choice import Choice
from parlour.kernel.game import Game
from parlour.kernel.layout import COLOURS, COLUMNS, GRID, LIST, Area
from parlour.kernel.state import WATCHER, State
from parlour.languages.catalogue import Catalogue
from parlour.research.painting.blocks import (
    Backs,
    Beside,
    Block,
    Cards,
    Grid,
    Listing,
    Panel,
    Stack,
    Words,
    is_hidden,
)
from parlour.research.painting.paper import FAINT, LIGHT, Colour, Paper, first_colour

WIDTH, HEIGHT = 1280, 1024
MARGIN = 16
SMALLEST, LARGEST = 10, 18  # letters: the largest with which everything finds room
MOST_OPTIONS = 48  # that are written out


def painted(game: Game, s: State, seat: int, choice: Choice | None, asked: list[int]) -> NDArray[np.uint8]:
    """What a seat (or the watcher) sees, as an array of pixels: rows, columns, and red, green and blue. `asked` are
    those for whom the table waits."""
    look = looked(game, s, seat, choice, asked)
    prints = prints_of(game)
    low, high = SMALLEST, LARGEST
    while low < high:
        size = (low + high + 1) // 2
        fits = Table(look, prints, size).block().height(WIDTH - 2 * MARGIN) <= HEIGHT - 2 * MARGIN
        low, high = (size, high) if fits else (low, size - 1)
    table = Table(look, prints, low).block()
    paper = Paper(WIDTH, max(HEIGHT, int(table.height(WIDTH - 2 * MARGIN)) + 2 * MARGIN), low)
    table.paint(paper, MARGIN, MARGIN, WIDTH - 2 * MARGIN)
    return np.array(fitted(paper.image), np.uint8)


def fitted(image: Image.Image) -> Image.Image:
    """A picture of the usual height. One with more on it than a table should have gets smaller: nothing is cut off."""
    if image.height == HEIGHT:
        return image
    small = image.resize((WIDTH * HEIGHT // image.height, HEIGHT), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", (WIDTH, HEIGHT))
    whole.paste(small, (0, 0))
    return whole


def looked(game: Game, s: State, seat: int, choice: Choice | None, asked: list[int]) -> Look:
    """What a seat sees, with the options that are left of its question."""
    seen: dict[str, Any] = game.view(s, seat)
    seen["waiting"] = [{"seat": each} for each in asked]
    seen["asks"] = []
    if choice is not None and choice.ask.seat == seat:
        ask = choice.ask
        options = [
            {"option": option, "words": game.say(s, ask, option), "touches": game.touches(s, ask, option)}
            for option in choice.left
        ]
        seen["asks"] = [{"what": ask.what, "prompt": game.prompt(s, ask), "options": options}]
    seen["ending"] = None if s.ending is None else s.ending.view()
    return Look(game, seat, [f"P{each + 1}" for each in range(s.seats)], seen, Catalogue({}), {})


@lru_cache(maxsize=16)
def prints_of(game: Game) -> Prints:
    """What is printed on the cards of a game."""
    return Prints(game.catalogue())


class Table:
    """A table in letters of a size."""

    def __init__(self, look: Look, prints: Prints, size: int) -> None:
        game = look.game
        self.look = look
        self.size = size
        self.layout = game.layout() or derived_layout(look.seen, game.zones(), game.seat_fields())
        self.ink = Ink(look, self.layout, prints)
        self.prints = prints
        self.things = Things(look, self.layout, self.ink)
        self.items = self.things.seats()

    def block(self) -> Block:
        """Everything: a map stands beside the players, everything else above them."""
        boards: list[Block] = []
        rows: list[Block] = []
        for area in self.layout.areas:
            (boards if area.lies == GRID else rows).extend(self.area(area, self.look.seen, head=self.head_of(area)))
        hand = self.own_hand()
        seats = self.seats()
        middle: list[Block]
        if boards:
            middle = [Beside(self.size, [Stack(self.size, boards), Stack(self.size, seats)], [5.0, 4.0]), *rows]
        else:
            half = -(-len(seats) // 2)
            both = [Stack(self.size, part) for part in (seats[:half], seats[half:]) if part]
            middle = [*rows, Beside(self.size, [*both], [1.0] * len(both))]
        return Stack(self.size, [*self.title(), *middle, *hand, *self.options()])

    # What is going on

    def title(self) -> list[Block]:
        """Whose turn it is and what is asked; below it what counts for all."""
        look, game = self.look, self.look.game
        who = "a watcher" if look.seat == WATCHER else f"P{look.seat + 1}"
        ending = look.seen["ending"]
        reason = f" {ending['reason']}" if isinstance(ending, dict) else ""
        status = [self.ink.write(line.words, {}) for line in self.layout.status]
        status += [self.ink.write(line, {}) for line in self.layout.head]
        facts = Text(" · ").join([text for text in status if text.plain.strip()])
        return [
            Words(self.size + 2, [Text(f"{game.title}, as {who} sees it")], FAINT),
            Words(self.size + 4, [Text(look.headline() + reason)], LIGHT),
            Words(self.size, [facts]),
        ]

    def options(self) -> list[Block]:
        """What may be answered and lies nowhere on the table."""
        menu, left = self.things.listed()
        lit = [thing for thing in [*[each for row in menu for each in row], *left] if thing.lit]
        if not lit:
            return []
        shown = [Thing(thing.name, thing.option, title=thing.title) for thing in lit[:MOST_OPTIONS]]
        more = [Words(self.size, [Text(f"and {len(lit) - MOST_OPTIONS} more")])] if len(lit) > MOST_OPTIONS else []
        return [
            self.heading(Text("Or" if len(lit) < len(self.look.choices) else "Answers")),
            Listing(self.size, shown),
            *more,
        ]

    # Areas

    def head_of(self, area: Area) -> Text:
        """The line above an area."""
        return self.ink.write(area.head, {}) if area.head else Text("")

    def heading(self, text: Text) -> Block:
        """A line above something."""
        return Words(self.size, [text], FAINT)

    def area(self, area: Area, owner: Item, head: Text) -> list[Block]:
        """An area with its heading, if there is anything in it."""
        inner = self.columns(area, owner) if area.lies == COLUMNS else self.laid(area, owner)
        return [self.heading(head), *inner] if inner and head.plain else inner

    def laid(self, area: Area, owner: Item) -> list[Block]:
        """The things of an area as they lie."""
        value = follow(owner, area.path)
        things = self.things.of_area(area, owner)
        if isinstance(value, int) and not isinstance(value, bool) and value > 0 and not area.during:
            return [Backs(self.size, value)]
        if not things:
            return []
        if area.lies == GRID:
            return [self.grid(area, things)]
        if area.lies == LIST:
            return [Listing(self.size, things)]
        return self.faces(things)

    def faces(self, things: list[Thing]) -> list[Block]:
        """Cards with their faces, and the backs of those that are not seen, unless one of them can be chosen."""
        if any(is_hidden(thing) and thing.lit for thing in things):
            return [Cards(self.size, things)]
        seen = [thing for thing in things if not is_hidden(thing)]
        hidden = len(things) - len(seen)
        return [*([Cards(self.size, seen)] if seen else []), *([Backs(self.size, hidden)] if hidden else [])]

    def grid(self, area: Area, things: list[Thing]) -> Block:
        """A map."""
        cells = [[thing.title, *[self.ink.write(line, thing.item) for line in area.tall]] for thing in things]
        target = self.look.seen.get(area.marked) if area.marked else None
        marked = [target is not None and thing.item.get("place") == target for thing in things]
        return Grid(self.size, cells, area.columns, [thing.lit for thing in things], marked)

    def columns(self, area: Area, owner: Item) -> list[Block]:
        """Lists of cards beside each other."""
        lists = [column for column in self.things.columns_of(area, owner) if column]
        columns: list[Block] = [Stack(self.size, self.faces(column)) for column in lists]
        return [Beside(self.size, columns, [1.0] * len(columns))] if columns else []

    # Players

    def own_hand(self) -> list[Block]:
        """The cards of whoever looks, sorted if the game has suits."""
        own = [item for item in self.items if item.get("seat") == self.look.seat]
        things = self.things.of_area(self.layout.hand, own[0]) if own else []
        if self.layout.suits:
            things.sort(key=lambda thing: self.prints.order.get(str(thing.item.get("name")), -1))
        return [self.heading(Text("Your hand")), Cards(self.size, things)] if things else []

    def seats(self) -> list[Block]:
        """A panel for each player."""
        return [self.seat(item) for item in self.items]

    def seat(self, item: Item) -> Block:
        """A player: the name, what they have, their hand from behind, and what lies before them."""
        number = int(str(item["seat"]))
        thing = self.things.of_seat(item)
        texts = [text for text in (self.ink.write(line.words, item) for line in self.layout.seat) if text.plain.strip()]
        colour = next(filter(None, map(first_colour, texts)), None) or own_colour(number)
        name = Text(f"P{number + 1}")
        marks = [" (you)"] if number == self.look.seat else []
        marks += [" to act"] if number in self.look.waiting else []
        line = Text.assemble(name, *marks, "   ", Text(" · ").join(texts))
        inner: list[Block] = [Words(self.size, [line])]
        if number != self.look.seat:
            hand = self.laid(self.layout.hand, item)
            inner += [self.heading(Text("hand")), *hand] if hand else []
        for area in self.layout.fronts:
            head = self.ink.write(area.head, item) if area.head else Text(plain(area.path.replace(".", " ")))
            inner += self.area(area, item, head)
        return Panel(self.size, Stack(self.size, inner), colour, thing.lit)


def own_colour(seat: int) -> Colour:
    """The colour of a player who has none in the game."""
    red, green, blue = bytes.fromhex(PAINT[COLOURS[seat % len(COLOURS)]][1:])
    return red, green, blue
