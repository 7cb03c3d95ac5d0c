"""The colours and the layout that all screens share."""

from __future__ import annotations

from textual.theme import Theme

PARLOUR = Theme(
    name="parlour",
    primary="#f2cc60",
    secondary="#79c0ff",
    accent="#f2cc60",
    foreground="#e6edf3",
    background="#0d1117",
    surface="#161b22",
    panel="#21262d",
    success="#7ee787",
    warning="#f2cc60",
    error="#ff7b72",
    dark=True,
)

LAYOUT = """
Screen { background: $background; color: $foreground; layers: base top; }
#headline { height: 1; background: $panel; color: $primary; text-style: bold; padding: 0 1; }
#status { height: 1; padding: 0 0; }
#board { width: 1fr; }
#message { height: auto; min-height: 1; max-height: 4; color: $primary; }
#log { height: 1fr; min-height: 2; background: $surface; padding: 0 1; scrollbar-size-vertical: 1; }
#keys { height: 1; dock: bottom; background: $panel; color: $foreground; }
.page { background: $surface; border: round $primary; padding: 1 2; width: 72; max-width: 94%; height: auto;
        max-height: 90%; }
.reader { padding: 0 1; height: 1fr; scrollbar-size-vertical: 1; }
ModalScreen { align: center middle; background: $background 60%; }
.title { text-style: bold; color: $primary; }
CoverScreen, OverScreen { align: center middle; }
#menu { height: 1fr; padding: 1 2; }
Input { border: none; height: 1; background: $panel; padding: 0 1; }
Input:focus { border: none; }
"""
