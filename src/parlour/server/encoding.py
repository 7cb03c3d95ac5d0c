"""Encoding views: what a seat sees like the watcher is built and encoded once for all seats.

A message has exactly the bytes that it would have if each view were built and encoded alone.
"""

from __future__ import annotations

import msgspec

encoder = msgspec.json.Encoder()
GAP = b"\0"  # never in the output: JSON escapes it


class ViewEncoder:
    """Writes the views of one position, given the watcher's."""

    def __init__(self, watched: dict[str, object]) -> None:
        self.watched = watched
        self.frames: dict[tuple[str, ...], tuple[list[str], list[bytes]]] = {}
        self.items: dict[int, msgspec.Raw] = {}  # items of the watcher's lists, written

    def write(self, own: dict[str, object]) -> msgspec.Raw:
        """The watcher's view as JSON, with a seat's own entries in place of the watcher's."""
        names, (first, *others) = self.frame(own)
        pieces = [first]
        for name, after in zip(names, others, strict=True):
            pieces += [encoder.encode(self.with_copies(name, own[name])), after]
        return msgspec.Raw(b"".join(pieces))

    def frame(self, own: dict[str, object]) -> tuple[list[str], list[bytes]]:
        """The names of a seat's own entries in the order of a view, and what stands before, between and after them."""
        key = tuple(own)
        if key not in self.frames:
            gaps: dict[str, object] = dict.fromkeys(own, msgspec.Raw(GAP))
            names = [name for name in self.watched | own if name in own]
            self.frames[key] = names, encoder.encode(self.watched | gaps).split(GAP)
        return self.frames[key]

    def with_copies(self, name: str, part: object) -> object:
        """A part of a view: a list shares the items that the watcher sees too."""
        common = self.watched.get(name)
        if not isinstance(part, list) or not isinstance(common, list) or len(part) != len(common):
            return part
        return [self.copy(mine) if mine is theirs else mine for mine, theirs in zip(part, common, strict=True)]

    def copy(self, item: object) -> msgspec.Raw:
        """An item of the watcher's view."""
        if id(item) not in self.items:
            self.items[id(item)] = msgspec.Raw(encoder.encode(item))
        return self.items[id(item)]


def replying(payload: bytes, ref: int) -> bytes:
    """A message of steps to the client that caused them, with the number of its message: `ref` is the last entry."""
    return payload[:-1] + b',"ref":%d}' % ref if ref else payload
