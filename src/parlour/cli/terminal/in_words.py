"""A view of any game in words: a line for each fact, few lines for a seat, seats as P1 and so on."""

from __future__ import annotations

from parlour.cli.terminal.voice import VOICE
from parlour.drawing.values import FRAME, has_cards, is_card, is_nothing, plain
from parlour.kernel.game import Game
from parlour.kernel.state import seat_name

LABELS = ("place", "name")  # what names one of several things
HIDDEN = "▒"


def view_lines(seen: dict[str, object], game: Game) -> list[str]:
    """A view in words."""
    teller = Teller(game)
    lines: list[str] = []
    for name, value in seen.items():
        if name not in FRAME:
            lines += teller.lines(teller.title(name), teller.as_seat(name, value), 0)
    return lines


class Teller:
    """Puts facts of a game into words; some fields hold seats."""

    def __init__(self, game: Game) -> None:
        self.seat_fields = game.seat_fields()
        self.say = VOICE.of(game).say

    def title(self, name: str) -> str:
        """The name of a field, as people say it."""
        return plain(self.say(name))

    def heading(self, name: str) -> str:
        """The name of a field at the beginning of a line."""
        title = self.title(name)
        return title[:1].upper() + title[1:]

    def as_seat(self, name: str, value: object) -> object:
        """A value, by its name where it is a seat."""
        is_seat = name in self.seat_fields and isinstance(value, int) and not isinstance(value, bool)
        return seat_name(int(str(value))) if is_seat else value

    def lines(self, name: str, value: object, depth: int) -> list[str]:
        """One fact: on its line if it is short, else with its parts below."""
        indent = "  " * depth
        if isinstance(value, dict) and not is_card(value):
            return self.part_lines(name, value, depth)
        if isinstance(value, list) and any(isinstance(part, dict) and not is_card(part) for part in value):
            found = [f"{indent}{name}:"]
            for number, part in enumerate(value, 1):
                label = self.label(part) or str(number)
                found += self.lines(label, part, depth + 1)
            return found
        return [f"{indent}{name}: {self.brief(value)}"]

    def label(self, part: object) -> str:
        """What names one of several things: its seat, its place or its name."""
        if isinstance(part, dict) and not is_card(part):
            if isinstance(part.get("seat"), int):
                return seat_name(part["seat"])
            return next((str(part[name]) for name in LABELS if part.get(name)), "")
        return ""

    def part_lines(self, name: str, part: dict[str, object], depth: int) -> list[str]:
        """A thing with several facts: the short ones on one line, and a line for each that has cards."""
        indent, label = "  " * depth, self.label(part)
        told = {key: self.as_seat(key, value) for key, value in part.items() if not is_nothing(value)}
        if label == name:
            told = {key: value for key, value in told.items() if str(value) != label}
        cards = {key: value for key, value in told.items() if has_cards(value)}
        short = [f"{self.title(key)} {self.brief(value)}" for key, value in told.items() if key not in cards]
        lines = [f"{indent}{name}: {', '.join(short) or '-'}"]
        return lines + [f"{indent}  {self.title(key)}: {self.brief(value)}" for key, value in cards.items()]

    def brief(self, value: object) -> str:
        """A value in a few words."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if value is None or value == "":
            return "-"
        if isinstance(value, dict):
            return self.card(value) if is_card(value) else self.facts(value)
        if isinstance(value, list):
            mark = " | " if any(isinstance(part, list) for part in value) else ", " if has_cards(value) else " "
            return mark.join(self.brief(part) for part in value) or "-"
        return self.say(str(value))

    def facts(self, value: dict[str, object]) -> str:
        """Several facts in a row."""
        told = [(key, self.as_seat(key, part)) for key, part in value.items() if not is_nothing(part)]
        return " ".join(f"{self.title(key)} {self.brief(part)}" for key, part in told) or "-"

    def card(self, card: dict[str, object]) -> str:
        """A card: its name, and everything else that is known of it; a hidden one shows its back."""
        if card["name"] is None:
            return HIDDEN
        facts = self.facts({key: part for key, part in card.items() if key not in ("card", "name") and part != 0})
        name = self.say(str(card["name"]))
        return name if facts == "-" else f"{name} ({facts})"
