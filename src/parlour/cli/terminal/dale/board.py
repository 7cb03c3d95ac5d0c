"""The board of Dale, put together."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from parlour.cli.terminal.board import DIM, LIT, Board, Page, Pointer, Scene, Thing, Zone
from parlour.cli.terminal.choices import window
from parlour.cli.terminal.dale.cells import FRAME_LINES, draw_frames, draw_lines, draw_pairs, pointing, zone_named
from parlour.cli.terminal.dale.pages import page_of
from parlour.cli.terminal.dale.paint import clip, fit, thing_style, written
from parlour.cli.terminal.dale.seen import Seen, look
from parlour.cli.terminal.dale.status import status_line
from parlour.cli.terminal.dale.strip import draw_hands, draw_strip, strip_height
from parlour.cli.terminal.dale.things import label_of, zones_of
from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.rulebook import Rulebook
from parlour.kernel.state import WATCHER, Event

TALL = 30  # from this many lines of screen, cards have frames
FEWEST_CHOICES = 3
MOST_TEXT = 4
NARROWEST = 18  # of a frame
LINE_ROOM = 26  # of a hand card without a frame
LOUD = ("played", "built", "ability", "rolled", "looked", "copied")


class DaleBoard(Board):
    """The players, the market, the hand, and the other choices."""

    def __init__(self) -> None:
        self.width = 80
        self.framed = False
        self.text = 0
        self.in_row = 3
        self.listed = FEWEST_CHOICES

    def status(self, scene: Scene) -> Text:
        """Turn, phase, clock, sets."""
        return status_line(scene, look(scene), self.width)

    def zones(self, scene: Scene) -> list[Zone]:
        """The players with their schedules, the market, the hand, the choices."""
        return zones_of(scene, look(scene), self.in_row, self.width)

    # Layout

    def height(self, scene: Scene, width: int, height: int) -> int:
        """Frames with as much text as fits, else lines; the choices get what is left."""
        seen = look(scene)
        self.width = width
        room = height - (14 if height >= TALL else 10)
        hand = self.hand_size(scene, seen)
        upper = strip_height(seen) + 1 + (1 if seen.aside else 0) + (seen.players if scene.seat == WATCHER else 0)
        self.framed, self.text = False, 0
        if height >= TALL:
            self.in_row = min(max(hand, MARKET_SLOTS), max(1, width // NARROWEST))
            rows = 1 + -(-hand // self.in_row)
            spare = room - upper - rows * FRAME_LINES - FEWEST_CHOICES
            if spare >= 0:
                self.framed, self.text = True, min(MOST_TEXT, spare // rows)
        if self.framed:
            lower = rows * (FRAME_LINES + self.text)
        else:
            self.in_row = max(1, width // LINE_ROOM)
            lower = 2 + -(-hand // self.in_row)
        self.listed = max(FEWEST_CHOICES, room - upper - lower)  # all the rest, so that the layout does not jump
        return upper + lower + self.listed

    def hand_size(self, scene: Scene, seen: Seen) -> int:
        """How many cards the viewer holds."""
        own = seen.own(scene.seat)
        return 0 if own is None else len(own.hand)

    # Drawing

    def draw(self, scene: Scene, pointer: Pointer, width: int, height: int) -> Group:
        """The whole board."""
        seen = look(scene)
        lines = draw_strip(scene, seen, pointer, width)
        lines.append(self.market_title(seen, pointer, width))
        lines += self.draw_market(seen, pointer, width)
        if seen.aside:
            lines.append(fit(Text(f" Held aside: {', '.join(card.words for card in seen.aside)}", DIM), width))
        lines += self.draw_hand(seen, pointer, width)
        lines += draw_hands(scene, seen, width)
        lines += self.draw_choices(pointer, width)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
            line.no_wrap = True
        return Group(*lines)

    def market_title(self, seen: Seen, pointer: Pointer, width: int) -> Text:
        """The market's piles."""
        top = f", top {seen.market_discard[-1].words}" if seen.market_discard else ""
        words = f" Market · deck {seen.market_deck} · discard {len(seen.market_discard)}{top} "
        return written(words, thing_style(LIT, False, pointed=pointing(pointer, "market") == (0, 0)))

    def draw_market(self, seen: Seen, pointer: Pointer, width: int) -> list[Text]:
        """The market, the most expensive slot first."""
        zone = zone_named(pointer, "market")
        rows = list(range(1, len(zone.rows))) if zone else []
        if self.framed:
            lines = draw_frames(seen, pointer, "market", rows, width // MARKET_SLOTS, self.text)
            return lines or [Text("")] * (FRAME_LINES + self.text)
        return draw_pairs(seen, pointer, "market", 1, width)

    def draw_hand(self, seen: Seen, pointer: Pointer, width: int) -> list[Text]:
        """The hand."""
        zone = zone_named(pointer, "hand")
        if zone is None:
            return []
        if self.framed:
            rows = list(range(len(zone.rows)))
            return draw_frames(seen, pointer, "hand", rows, width // self.in_row, self.text)
        return draw_lines(seen, pointer, "hand", width)

    def draw_choices(self, pointer: Pointer, width: int) -> list[Text]:
        """The choices around the pointed one; arrows show that there are more."""
        zone = zone_named(pointer, "choices")
        if zone is None:
            return [Text("")] * self.listed
        here = pointing(pointer, "choices")
        first, last = window(len(zone.rows), pointer.spot["choices"][0], self.listed)
        lines = []
        for y in range(first, last):
            line = Text("↑" if y == first > 0 else "↓" if y == last - 1 < len(zone.rows) - 1 else " ")
            for x, thing in enumerate(zone.rows[y]):
                words = clip(label_of(thing), width - 4)
                lit = thing.option is not None
                line.append(f"[{words}]" if lit else f" {words} ", thing.style(pointed=here == (y, x))).append(" ")
            lines.append(line)
        return lines + [Text("")] * (self.listed - len(lines))

    # Reading

    def page(self, scene: Scene, thing: Thing, rules: Rulebook) -> Page:
        """A card, a player or a pile in detail."""
        return page_of(scene, look(scene), thing, rules)

    def news(self, scene: Scene, events: list[Event]) -> str:
        """What was played, built or rolled."""
        return " ".join(scene.game.sentence(event) for event in events if event.name in LOUD)

    def beat(self, events: list[Event]) -> float:
        """A stack stays long enough to be seen, a played card a little; the rest passes quickly."""
        names = {event.name for event in events}
        return 2.5 if "built" in names else 1.5 if names & set(LOUD) else 1.0
