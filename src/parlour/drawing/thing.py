"""Things on a table: what they are called, and which option they stand for."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

DIM = Style(dim=True)
LIT = Style(bold=True)
POINTED = Style(reverse=True, bold=True)


class Thing:
    """Something on a table, to look at or to point at.

    `name` is what choosing it means in the game's words, `option` the option that it stands for, if it is lit. `item`
    is what the view and the print say about it, `title` its name on the table and `facts` what is written beside it.
    """

    def __init__(
        self,
        name: str,
        option: int | None = None,
        item: dict[str, object] | None = None,
        title: Text | None = None,
        facts: Text | None = None,
        cards: list[int] | None = None,
    ) -> None:
        self.name = name
        self.option = option
        self.item = item or {}
        self.title = title or Text(name)
        self.facts = facts or Text()
        self.cards = cards or []  # those that the option is about, if it is about several

    @property
    def lit(self) -> bool:
        """Whether it can be chosen."""
        return self.option is not None

    def style(self, pointed: bool) -> Style:
        """Lit, dim, or under the pointer."""
        if pointed:
            return POINTED
        return LIT if self.lit else DIM
