"""The plan of a screen: which block of the table lies where."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from parlour.cli.terminal.drawing.blocks import Block, window
from parlour.cli.terminal.pointer import Pointer, Zone
from parlour.drawing.ink import clip, fit


class Plan:
    """Blocks from top to bottom; in the upper part two columns of them, if there is a map. What is higher than the room
    for it scrolls with the pointer."""

    def __init__(
        self, status: Text, left: list[Block], right: list[Block], below: list[Block], split: int, size: tuple[int, int]
    ) -> None:
        self.status = status
        self.left = left
        self.right = right
        self.below = below
        self.split = split
        self.width, room = size
        self.height = min(room, max(total(left), total(right)) + total(below))

    def zones(self) -> list[Zone]:
        """What can be pointed at."""
        return [block.zone for block in [*self.left, *self.right, *self.below] if block.zone is not None]

    def draw(self, pointer: Pointer) -> Group:
        """The whole table."""
        lines = stacked(self.left, pointer)
        if self.right:
            beside = stacked(self.right, pointer)
            upper = max(len(lines), len(beside))
            lines += [Text("")] * (upper - len(lines))
            beside += [Text("")] * (upper - len(beside))
            lines = [fit(a, self.split) + Text(" ") + b for a, b in zip(lines, beside, strict=True)]
        lines += stacked(self.below, pointer)
        first, last = window(len(lines), self.line_of(pointer), self.height)
        lines = [clip(line, self.width) for line in lines[first:last]]
        for line in lines:
            line.no_wrap = True
        return Group(*lines)

    def line_of(self, pointer: Pointer) -> int:
        """About which line the pointer is in."""
        upper = max(total(self.left), total(self.right))
        for blocks, at in ((self.left, 0), (self.right, 0), (self.below, upper)):
            for block in blocks:
                if block.zone is not None and block.zone.name == pointer.zone:
                    return at + (block.spot(pointer)[0] + 1) * block.height // (len(block.zone.rows) + 1)
                at += block.height
        return 0


def total(blocks: list[Block]) -> int:
    """How many lines blocks have one below the other."""
    return sum(block.height for block in blocks)


def stacked(blocks: list[Block], pointer: Pointer) -> list[Text]:
    """The lines of blocks one below the other."""
    return [line for block in blocks for line in block.draw(pointer)]
