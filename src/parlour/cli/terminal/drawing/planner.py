"""Plans a screen for a table: how large everything is drawn, so that it fits."""

from __future__ import annotations

from rich.text import Text

from parlour.cli.terminal.drawing.blocks import (
    FRAME_LINES,
    Block,
    Columns,
    Grid,
    Heading,
    Listing,
    Packed,
    Words,
    words_of,
)
from parlour.cli.terminal.drawing.cards import HAND, Boxes, Frames, Pairs, Rows, Suits, Told, boxes_width
from parlour.cli.terminal.drawing.plan import Plan, total
from parlour.cli.terminal.drawing.seats import Seats, hands_of_all
from parlour.cli.terminal.scene import Scene
from parlour.drawing.ink import Ink, Item, Prints, clip, flowing, written
from parlour.drawing.thing import LIT, Thing
from parlour.drawing.things import Things
from parlour.drawing.values import plain
from parlour.kernel.layout import COLUMNS, GRID, LIST, PILES, ROW, Area, Layout
from parlour.kernel.state import WATCHER

LOW = 30  # a screen with fewer lines gives fewer to the log
FEWEST_CHOICES = 3
LOG = 2  # lines more of it where there is no map
MOST_TEXT = 4
TOLD = 2  # lines for the text of the card that is pointed at
NARROWEST = 18  # of a frame
LINE_ROOM = 26  # of a hand card without a frame
WIDEST_CELL = 15
PANEL = 18  # the least room beside a map
WIDE_PANEL = 26


class Planner:
    """Lays one scene out on a screen of a given size."""

    def __init__(self, scene: Scene, layout: Layout, prints: Prints, width: int, height: int) -> None:
        self.scene = scene
        self.layout = layout
        self.prints = prints
        self.width = width
        self.room = max(6, height - (8 if height < LOW else 12))  # the rest is for the frame and the log
        self.roomy = height >= LOW
        self.ink = Ink(scene, layout, prints)
        self.things = things = Things(scene, layout, self.ink)
        self.items = things.seats()
        self.hand = self.own_hand()
        self.areas = [(area, things.of_area(area, scene.seen)) for area in layout.areas if area.lies != COLUMNS]
        self.areas = [(area, found) for area, found in self.areas if found]

    def plan(self) -> Plan:
        """Beside a map if there is one, else all below each other."""
        boards = [(area, things) for area, things in self.areas if area.lies in (GRID, LIST)]
        return self.beside(boards) if boards else self.strip()

    def own_hand(self) -> list[Thing]:
        """The viewer's cards, sorted if the game has suits."""
        own = [item for item in self.items if item.get("seat") == self.scene.seat]
        things = self.things.of_area(self.layout.hand, own[0]) if own else []
        if self.layout.suits:
            things.sort(key=lambda thing: self.prints.order.get(str(thing.item.get("name")), -1))
        return things

    # With a map

    def beside(self, boards: list[tuple[Area, list[Thing]]]) -> Plan:
        """The map with the players beside it, and the hand below."""
        split = self.split(boards[0])
        status, more = self.status()
        hand: list[Block] = [Words(more), *self.columns(), *self.hands(self.room // 3)]
        tall = self.room >= total(hand) + self.board_height(boards, tall=True)
        if tall and self.hand and boxes_width(self.hand) <= self.width and not self.layout.card:
            hand[-1] = Boxes(HAND, self.hand, self.ink)
        upper = max(self.room // 2, self.room - total(hand))
        left = self.left_side(boards, split, upper, tall)
        right = self.panel(self.width - split - 1, max(total(left), min(upper, self.board_height(boards, tall))))
        below = [*hand, *self.told(TOLD if self.roomy else 0)]
        return Plan(status, left, right, below, split, (self.width, self.room))

    def split(self, board: tuple[Area, list[Thing]]) -> int:
        """How wide the map is."""
        area, things = board
        if area.lies != GRID:
            wide = max(len(words_of(thing).plain) for thing in things) + 3
            return max(wide, (self.width - WIDE_PANEL) // wide * wide)
        lines = [self.ink.write(line, thing.item).plain for thing in things for line in area.lines]
        cell = max(len(line) for line in [*lines, *(thing.title.plain for thing in things)])
        cell = max(cell, min(WIDEST_CELL, (self.width - WIDE_PANEL) // area.columns - 1))
        cell = max(3, min(cell, (self.width - PANEL) // area.columns - 1))
        return (cell + 1) * area.columns + 1

    def board_height(self, boards: list[tuple[Area, list[Thing]]], tall: bool) -> int:
        """How many lines the maps want."""
        found = 0
        for area, things in boards:
            lines = len(area.tall if tall else area.lines) + 2 if area.lies == GRID else 1
            found += -(-len(things) // area.columns) * lines + (1 if area.lies == GRID else 0)
        return found

    def left_side(self, boards: list[tuple[Area, list[Thing]]], width: int, height: int, tall: bool) -> list[Block]:
        """The maps and lists of places; the first gets the room that the others leave, and at least as much as they."""
        height -= sum(1 for area, _ in boards if area.lies == LIST and area.head)
        most = max(1, height // max(3, len(boards)))
        room = [min(self.board_height([board], tall), most) for board in boards]
        room[0] = max(1, height - sum(room[1:]))
        blocks: list[Block] = []
        for (area, things), lines in zip(boards, room, strict=True):
            if area.lies == GRID:
                blocks.append(Grid(area, things, self.ink, width, tall))
                continue
            blocks += [self.title(area)] if area.head else []
            blocks.append(Listing(area.path, things, width, lines))
        return blocks

    def panel(self, width: int, height: int) -> list[Block]:
        """Beside the map: what is going on, the players, what else lies on the table, the choices."""
        head = [clip(text, width) for text in (self.ink.write(line, {}) for line in self.layout.head) if text.plain]
        seats = Seats(self.scene, self.things, self.items, width, beside=True)
        others = self.rows_beside(width)
        title = [written(self.ink.line(self.things.menu().title), LIT)] if self.things.menu().title else []
        choices = Packed("choices", *self.things.listed(), width, 0)
        assert choices.zone is not None
        wanted = len(choices.zone.rows)
        blocks: list[Block] = [Words(head), seats, *others]
        least = min(wanted, FEWEST_CHOICES) + len(title)
        if total(blocks) + wanted + len(title) > height:
            seats.shorten()
        if total(blocks) + wanted + len(title) > height and total(blocks) + least > height - 2:
            blocks = [seats, *others]
        choices.height = max(min(wanted, FEWEST_CHOICES), min(wanted, height - total(blocks) - len(title)))
        return [*blocks, Words(title), choices] if wanted else blocks

    def rows_beside(self, width: int) -> list[Block]:
        """Cards that belong to nobody, in a narrow place."""
        blocks: list[Block] = []
        for area, things in self.areas:
            if area.lies in (ROW, PILES):
                blocks.append(Words([clip(self.head_of(area), width)]))
                rows = Packed(area.path, [], things, width, 0)
                assert rows.zone is not None
                rows.height = len(rows.zone.rows)
                blocks.append(rows)
        return blocks

    # Without a map

    def strip(self) -> Plan:
        """Players, areas, hand and choices below each other; cards get frames, with some text, if these fit."""
        seats = Seats(self.scene, self.things, self.items, self.width, beside=False)
        status, more = self.status()
        head = [text for text in (self.ink.write(line, {}) for line in self.layout.head) if text.plain]
        upper: list[Block] = [Words(more + flowing(head, self.width)), seats, *self.columns()]
        rows = self.framed(self.room - LOG - total(upper) - FEWEST_CHOICES) or self.unframed()
        listed = max(FEWEST_CHOICES, self.room - LOG - total(upper) - total(rows))
        framed = any(isinstance(block, Frames) for block in rows)
        told = self.told(0 if framed else min(TOLD, listed - FEWEST_CHOICES))
        choices = Packed("choices", *self.things.listed(), self.width, listed - total(told))
        return Plan(status, [*upper, *rows, choices, *told], [], [], self.width, (self.width, self.room))

    def told(self, lines: int) -> list[Block]:
        """Room for the text of the card that is pointed at."""
        return [Told(self.ink, self.width, lines)] if lines else []

    def columns(self) -> list[Block]:
        """Columns of cards, those before players too."""
        found: list[Block] = []
        for area in self.layout.areas:
            if area.lies == COLUMNS:
                found += self.column_blocks(area, self.scene.seen, area.path, self.head_of(area))
        for area in self.layout.fronts:
            for item in self.items if area.lies == COLUMNS else []:
                name = f"P{int(str(item['seat'])) + 1}"
                head = written(f" {name}: ", LIT) + self.ink.write(area.head, item)
                found += self.column_blocks(area, item, f"{area.path} of {name}", head)
        return found

    def column_blocks(self, area: Area, owner: Item, name: str, head: Text) -> list[Block]:
        """Columns under their heading."""
        lists = [column for column in self.things.columns_of(area, owner) if column]
        if not lists:
            return []
        return [Words([clip(head, self.width)]), Columns(name, lists, self.width, max(3, self.room // 4))]

    def framed(self, room: int) -> list[Block]:
        """Rows and hand in frames with as much text as fits; nothing if they do not fit."""
        groups = [(area, things) for area, things in self.areas if area.lies in (ROW, PILES)]
        blocks: list[Block] = []
        if not self.layout.card or not [*groups, self.hand]:
            return blocks
        in_row = max(1, self.width // NARROWEST)
        most = [min(in_row, max(len(things), 5)) for _, things in groups]
        lines = sum(-(-len(things) // each) for (_, things), each in zip(groups, most, strict=True))
        across = min(in_row, max(len(self.hand), *most, 4))
        lines += -(-len(self.hand) // across)
        spare = room - len(groups) - len(self.all_hands()) - lines * FRAME_LINES
        if spare < 0 or not lines:
            return blocks
        text = min(MOST_TEXT, spare // lines)
        for (area, things), each in zip(groups, most, strict=True):
            blocks.append(self.title(area))
            blocks.append(Frames(area.path, things, self.ink, self.width, each, text))
        if self.hand:
            blocks.append(Frames(HAND, self.hand, self.ink, self.width, across, text))
        return [*blocks, Words(self.all_hands())]

    def unframed(self) -> list[Block]:
        """Rows in two lines for each card, the hand in lines."""
        blocks: list[Block] = []
        for area, things in self.areas:
            if area.lies in (ROW, PILES):
                blocks.append(self.title(area))
                blocks.append(self.in_lines(area, things))
        return [*blocks, *self.hands(max(3, self.room // 3))]

    def in_lines(self, area: Area, things: list[Thing]) -> Block:
        """Cards in a line each, or in two where that takes fewer lines."""
        wide = max([LINE_ROOM // 2, *(len(words_of(thing).plain) + 3 for thing in things)])
        in_row = max(1, min(len(things), self.width // min(wide, self.width)))
        paired = min(max(5, len(things)), max(1, self.width // 14))
        if -(-len(things) // in_row) < 2 * -(-len(things) // paired):
            return Rows(area.path, things, self.ink, self.width, in_row, max(2, self.room // 3))
        return Pairs(area.path, things, self.ink, self.width, paired)

    # Common parts

    def title(self, area: Area) -> Block:
        """The heading of an area; one with piles can be pointed at, to read them."""
        return Heading(area, self.head_of(area))

    def head_of(self, area: Area) -> Text:
        """The line above an area."""
        head = self.ink.write(area.head, {}) if area.head else self.path_name(area.path)
        head.stylize_before(LIT)
        return Text(" ") + head

    def path_name(self, path: str) -> Text:
        """An area without a heading of its own is called as the view calls it."""
        name = plain(self.ink.say(path))
        return Text(name[:1].upper() + name[1:])

    def hands(self, height: int) -> list[Block]:
        """The viewer's hand, or for a watcher a line for each seat."""
        if self.scene.seat == WATCHER:
            return [Words(self.all_hands())]
        if not self.hand:
            return []
        if self.layout.suits:
            return [Suits(HAND, self.by_suit(), self.ink, self.width, max(3, height))]
        wide = LINE_ROOM if any(thing.facts.plain for thing in self.hand) else min(self.widest(), self.width // 2)
        in_row = max(1, self.width // wide)
        return [Rows(HAND, self.hand, self.ink, self.width, in_row, max(2, height))]

    def widest(self) -> int:
        """The widest card of the hand."""
        return max(len(words_of(thing).plain) for thing in self.hand) + 3

    def by_suit(self) -> list[list[Thing]]:
        """The hand in a row for each suit."""
        rows: dict[str, list[Thing]] = {}
        for thing in self.hand:
            rows.setdefault(str(self.ink.entry(thing.item, self.layout.suits)), []).append(thing)
        return list(rows.values())

    def all_hands(self) -> list[Text]:
        """Everybody's hand, for a watcher."""
        if self.scene.seat != WATCHER:
            return []
        return hands_of_all(self.scene, self.ink, self.items, self.layout.hand.path, self.width)

    def status(self) -> tuple[Text, list[Text]]:
        """What a player wants to know at every moment: in a line, with fewer words if it is short; and what finds no
        room in it."""
        found: list[Text] = []
        for brief in (False, True):
            parts = [self.ink.write(line.brief if brief else line.words, {}) for line in self.layout.status]
            found = flowing([part for part in parts if part.plain], self.width)
            if len(found) == 1:
                break
        return (found[0], found[1:]) if found else (Text(), [])
