"""Covered hands: what the screen shows while the keyboard goes to somebody else."""

from __future__ import annotations

from typing import ClassVar, Literal

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from parlour.cli.terminal.voice import VOICE

Left = Literal["uncover", "take back"]


class CoverScreen(Screen[Left]):
    """Nothing of the table, only to whom the keyboard goes. It gets names, never a table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "uncover", "Uncover"),
        Binding("u", "take_back", "Take back"),
    ]

    def __init__(self, to: str, undoer: str) -> None:
        super().__init__()
        self.to = to
        self.undoer = undoer

    def compose(self) -> ComposeResult:
        """The name and the key."""
        lines = [VOICE.say("Pass the keyboard to {name}; press Enter.", name=self.to)]
        if self.undoer:
            lines += ["", VOICE.say("{name}: u takes your last answer back.", name=self.undoer)]
        yield Static(Text("\n".join(lines), justify="center"), classes="page")

    def action_uncover(self) -> None:
        """The right person sits here now."""
        self.dismiss("uncover")

    def action_take_back(self) -> None:
        """The last person thinks again."""
        if self.undoer:
            self.dismiss("take back")
