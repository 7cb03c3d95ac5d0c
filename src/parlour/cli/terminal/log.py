"""The log under a table: one line for each event, the newest visible."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.widgets import RichLog

MOST_LINES = 200  # a key shows the whole log


class LogPane(RichLog, can_focus=False):
    """Shows a log that grows; a different log is written from the start."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, highlight=False, min_width=20)
        self.written: list[str] = []

    def show(self, story: list[str]) -> None:
        """Write what is new."""
        known = len(self.written)
        if not known or story[:known] != self.written:
            self.clear()
            known = max(0, len(story) - MOST_LINES)
        for line in story[known:]:
            self.write(Text(line))
        self.written = story.copy()

    def on_resize(self, event: events.Resize) -> None:
        """A new width needs new line breaks."""
        super().on_resize(event)
        story, self.written = self.written, []
        self.show(story)
