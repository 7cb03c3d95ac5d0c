"""Screens to read: a card in detail, a hint, help, the log, the whole table in words, the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from parlour.cli.terminal.voice import VOICE
from parlour.kernel.rulebook import Rulebook

BACK = "Esc back · ↑↓ PgUp PgDn Home End scroll"


class Page:
    """A page about a thing: a title, and lines of rule text and rulings."""

    def __init__(self, title: str, lines: list[str]) -> None:
        self.title = title
        self.lines = lines


class PageScreen(ModalScreen[None]):
    """A page over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,i,h,q,question_mark", "dismiss", "Back"),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    def compose(self) -> ComposeResult:
        """The page in a frame."""
        with VerticalScroll(classes="page") as frame:
            frame.can_focus = False
            yield Static(Text(self.page.title), classes="title")
            yield Static(Text("\n".join(["", *self.page.lines, "", VOICE.say("Esc back")])))

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class ReadingScreen(Screen[None]):
    """A text that fills the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,l,v", "dismiss", "Back"),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("home", "edge(False)", show=False),
        Binding("end", "edge(True)", show=False),
    ]

    def __init__(self, title: str, lines: list[str], at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """A heading, the text, the keys."""
        yield Static(Text(self.heading), id="headline")
        with VerticalScroll(classes="reader") as reader:
            reader.can_focus = False
            yield Static(Text("\n".join(self.lines)))
        yield Static(Text(VOICE.say(BACK)), id="keys")

    def on_mount(self) -> None:
        """Begin where the reader wants to begin."""
        self.call_after_refresh(self.action_edge, self.at_end)

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_edge(self, end: bool) -> None:
        """To the first or the last line."""
        reader = self.query_one(VerticalScroll)
        if end:
            reader.scroll_end(animate=False)
        else:
            reader.scroll_home(animate=False)


class RulesScreen(Screen[None]):
    """The rules, narrowed down while one types."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "Back"),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(10)", show=False, priority=True),
        Binding("pageup", "scroll(-10)", show=False, priority=True),
    ]

    def __init__(self, title: str, rules: Rulebook) -> None:
        super().__init__()
        self.heading = title
        self.rules = rules

    def compose(self) -> ComposeResult:
        """A line to search with, and what it finds."""
        yield Static(Text(VOICE.say("Rules of {name}", name=self.heading)), id="headline")
        yield Input(placeholder=VOICE.say("type to search: a card, a word, a rule such as AL-050"))
        with VerticalScroll(classes="reader") as reader:
            reader.can_focus = False
            yield Static(rule_text(self.rules, ""), id="found")
        yield Static(Text(VOICE.say("Esc back · ↑↓ PgUp PgDn scroll · type to search")), id="keys")

    def on_mount(self) -> None:
        """Be ready to type."""
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow down."""
        self.query_one("#found", Static).update(rule_text(self.rules, event.value))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def rule_text(rules: Rulebook, wanted: str) -> Text:
    """The rules that contain a text, under their headings."""
    text, heading = Text(), ""
    for found in rules.search(wanted.strip()):
        if found.heading != heading:
            heading = found.heading
            text.append(f"\n{heading}\n", "bold")
        text.append(f"{found.rule} ", "bold cyan").append(f"{found.words}\n")
    return text if text.plain else Text("\n" + VOICE.say("No rule contains {name}.", name=repr(wanted)))


class PromptScreen(ModalScreen[str | None]):
    """One line to fill in."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back")]

    def __init__(self, question: str, check: Callable[[str], str]) -> None:
        super().__init__()
        self.question = question
        self.check = check

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with VerticalScroll(classes="page") as frame:
            frame.can_focus = False
            yield Static(Text(self.question), classes="title")
            yield Input()
            yield Static("", id="objection")

    def on_mount(self) -> None:
        """Be ready to type."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the words, or say what is wrong with them."""
        objection = self.check(event.value)
        if objection:
            self.query_one("#objection", Static).update(Text(objection))
        else:
            self.dismiss(event.value)
