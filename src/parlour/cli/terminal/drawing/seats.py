"""The players: a line each with what they have, and below it what lies before them."""

from __future__ import annotations

from rich.text import Text

from parlour.cli.terminal.drawing.blocks import Block, bracketed
from parlour.cli.terminal.pointer import Pointer, Zone
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import VOICE
from parlour.drawing.ink import Ink, Item, clip, fit, flowing, written
from parlour.drawing.thing import DIM, LIT, Thing
from parlour.drawing.things import Things, items_of
from parlour.drawing.values import is_card
from parlour.kernel.layout import COLUMNS, Layout, Line
from parlour.kernel.pieces import plain
from parlour.kernel.state import Event

SEATS = "seats"


class Seats(Block):
    """All players in the order of the seats. Beside a map they get few words, and what they did last."""

    def __init__(self, scene: Scene, things: Things, items: list[Item], width: int, beside: bool) -> None:
        layout = things.layout
        fronts = [area for area in layout.fronts if area.lies != COLUMNS]
        rows = [
            [things.of_seat(item), *[each for area in fronts for each in things.of_area(area, item)]] for item in items
        ]
        self.scene = scene
        self.ink = things.ink
        self.layout = layout
        self.items = items
        self.width = width
        self.beside = beside
        self.last = last_words(scene, layout) if beside else {}
        self.brief = False  # whether only what lies before a player has a second line
        super().__init__(Zone(SEATS, rows, rank=2), 0)
        self.fits = len(layout.seat)  # how many facts find room in the first line
        self.more = self.overflow()
        self.height = self.wanted()

    def wanted(self) -> int:
        """How many lines the players need."""
        return sum(1 + len(self.more[y]) + int(self.has_second(y)) for y in range(len(self.items)))

    def shorten(self) -> None:
        """Leave out what players did last."""
        self.brief = True
        self.height = self.wanted()

    def has_second(self, y: int) -> bool:
        """Whether a player has a second line; beside a map all have one, so that nothing jumps."""
        assert self.zone is not None
        return len(self.zone.rows[y]) > 1 or (self.beside and not self.brief)

    def draw(self, pointer: Pointer) -> list[Text]:
        """Every player."""
        assert self.zone is not None
        lines = []
        for y, (first, row) in enumerate(zip(self.firsts(pointer), self.zone.rows, strict=True)):
            lines += [first, *self.more[y]]
            if self.has_second(y):
                lines.append(self.second(y, row[1:], pointer))
        return lines

    # The first line

    def firsts(self, pointer: Pointer) -> list[Text]:
        """The lines of all players, in as many words as there is room for, each fact below the same of the others."""
        names = [self.name(y, pointer) for y in range(len(self.items))]
        lines = self.fitting(names, self.layout.seat[: self.fits])
        return [clip(line, self.width) for line in lines]

    def overflow(self) -> list[list[Text]]:
        """What finds no room in the line of a player, even in few words; beside a map that is left out."""
        if self.beside:
            return [[] for _ in self.items]
        names = [self.name(y, Pointer()) for y in range(len(self.items))]
        while self.fits > 1 and not self.is_narrow(self.fitting(names, self.layout.seat[: self.fits])):
            self.fits -= 1
        rest = [line.brief for line in self.layout.seat[self.fits :]]
        found = []
        for item in self.items:
            texts = [text for text in (self.ink.write(line, item) for line in rest) if text.plain]
            found.append([Text("    ") + line for line in flowing(texts, self.width - 4)])
        return found

    def is_narrow(self, lines: list[Text]) -> bool:
        """Whether lines fit."""
        return max([len(line.plain.rstrip()) for line in lines], default=0) <= self.width

    def fitting(self, names: list[Text], facts: list[Line]) -> list[Text]:
        """The players with these facts, the first few of them in few words if there is too little room."""
        lines: list[Text] = []
        for short in range(len(facts) + 1):
            lines = self.with_facts(names, facts, short)
            if self.is_narrow(lines):
                break
        return lines

    def with_facts(self, names: list[Text], facts: list[Line], short: int) -> list[Text]:
        """The players with what they have, the first so many facts in few words."""
        lines = names if self.beside else aligned(names)
        for number, line in enumerate(facts):
            words = [self.ink.write(line.brief if number < short else line.words, item) for item in self.items]
            if any(text.plain for text in words):
                words = words if self.beside else aligned(words)
                lines = [a + b + Text(" " if b.plain else "") for a, b in zip(lines, words, strict=True)]
        if self.brief:
            lines = [line + written(self.deed(y), DIM) for y, line in enumerate(lines)]
        return lines

    def name(self, y: int, pointer: Pointer) -> Text:
        """Who it is, and whether the table waits for them."""
        assert self.zone is not None
        thing, item = self.zone.rows[y][0], self.items[y]
        seat = int(str(item["seat"]))
        turn = "▸" if seat in self.scene.waiting else "·" if seat == self.scene.seen.get("turn") else " "
        title = thing.title
        if self.beside and self.width < 30 and "(" in title.plain:
            title = Text(title.plain.partition(" (")[0], LIT)
        return written(turn, LIT) + bracketed(Thing(thing.name, thing.option, title=title), self.at(pointer) == (y, 0))

    # The second line

    def second(self, y: int, things: list[Thing], pointer: Pointer) -> Text:
        """What lies before a player, or what they did last."""
        line = Text("  " if self.beside else "   ")
        for x, thing in enumerate(things, 1):
            line.append_text(bracketed(thing, self.at(pointer) == (y, x)))
        if not things:
            line.append(f" {self.deed(y)}", DIM)
        return clip(line, self.width)

    def deed(self, y: int) -> str:
        """What a player did last."""
        return self.last.get(int(str(self.items[y]["seat"])), "")


def aligned(texts: list[Text]) -> list[Text]:
    """Texts of equal width."""
    wide = max([len(text.plain) for text in texts], default=0)
    return [fit(text, wide) for text in texts]


def last_words(scene: Scene, layout: Layout) -> dict[int, str]:
    """What each player did last: as the layout says it, else as the log does."""
    found: dict[int, str] = {}
    stale = False
    for event in scene.heard:
        seat = event.data.get("seat")
        words = deed(scene, layout, event) if isinstance(seat, int) else ""
        if isinstance(seat, int) and words.startswith("+"):
            found[seat] = found.get(seat, "") + words[1:]
        elif isinstance(seat, int) and words:
            found = {} if stale else found
            found[seat], stale = words, False
        stale = stale or event.name in layout.afresh
    return found


def deed(scene: Scene, layout: Layout, event: Event) -> str:
    """What an event says about the player that it names, or ""."""
    fields = event.telling.fields
    if event.name in layout.deeds:
        said = {name: scene.words.say(plain(told.say(event.data[name]))) for name, told in fields.items()}
        line = layout.deeds[event.name]
        return scene.board.get(line, line).format_map(said)
    name, _, words = scene.words.say(scene.game.sentence(event)).partition(" ")
    return "" if layout.deeds or name != f"P{int(str(event.data['seat'])) + 1}" else words.rstrip(".")


def hands_of_all(scene: Scene, ink: Ink, items: list[Item], path: str, width: int) -> list[Text]:
    """For a watcher: a line for every hand, as far as it is known; the number of cards, if it is not."""
    lines = []
    for item in items:
        line = written(f" P{int(str(item['seat'])) + 1} ", LIT)
        cards = [card for card in items_of(item, path) if card is not None and is_card(card)]
        cards.sort(key=lambda card: ink.prints.order.get(str(card["name"]), -1))
        known = [card for card in cards if card["name"] is not None]
        for card in known:
            line.append(f"{ink.card(card)}  ", ink.tint(card))
        if len(known) < len(cards):
            line.append(VOICE.say("{number} hidden cards", number=len(cards) - len(known)), DIM)
        lines.append(clip(line, width))
    return lines
