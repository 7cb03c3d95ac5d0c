"""What is printed on cards, tiles and maps, read from TOML. Errors name the file, the card and the field."""

from __future__ import annotations

import tomllib
from pathlib import Path
from reprlib import repr as shortly

from parlour.kernel.errors import ParlourError


class Row:
    """The fields of one card, taken one by one: each of its type, within its range, and none left over."""

    def __init__(self, file: str, card: str, data: dict[str, object]) -> None:
        self.file = file
        self.card = card
        self.data = data
        self.taken: list[str] = []

    def wrong(self, words: str) -> ParlourError:
        """An error that says where something is wrong."""
        return ParlourError(f"{self.file}: {self.card}: {words}" if self.card else f"{self.file}: {words}")

    def take(self, field: str, default: object) -> object:
        """A field of any type; without a default it must be there."""
        self.taken.append(field)
        value = self.data.get(field, default)
        if value is None:
            raise self.wrong(f"the field {field!r} is missing")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        """A field that is a text; without a default it must not be empty."""
        value = self.take(field, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise self.wrong(f"{field} must be a text, not {shortly(value)}")
        return value

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A field that is a whole number of a range."""
        value = self.take(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"{field} must be a whole number from {least} to {most}, not {shortly(value)}")
        return value

    def flag(self, field: str) -> bool:
        """A field that is true or false, false where it is not there."""
        value = self.take(field, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{field} must be true or false, not {shortly(value)}")
        return value

    def one_of(self, field: str, choices: tuple[str, ...], default: str | None = None) -> str:
        """A field that is one of a few words."""
        value = self.take(field, default)
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(f"{field} must be one of {', '.join(map(repr, choices))}, not {shortly(value)}")
        return value

    def some_of(self, field: str, choices: tuple[str, ...]) -> list[str]:
        """A field that is a list of a few words."""
        value = self.take(field, None)
        if not isinstance(value, list) or any(word not in choices for word in value):
            raise self.wrong(f"{field} must be a list of {', '.join(map(repr, choices))}, not {shortly(value)}")
        return value

    def rows(self, kind: str, most: int) -> list[Row]:
        """The rows `[[kind]]` below this one, from none to the maximum, each with its own name."""
        found = self.take(kind, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise self.wrong(f"{kind} must be rows, each under its own [[{kind}]]")
        if len(found) > most:
            raise self.wrong(f"there are {len(found)} rows [[{kind}]]; {most} are the most")
        rows: list[Row] = []
        for number, data in enumerate(found, 1):
            rows.append(Row(self.file, self.below(f"{kind} {data.get('name', number)}"), data))
            if "name" in data and data["name"] in [row.data.get("name") for row in rows[:-1]]:
                raise rows[-1].wrong(f"the name stands twice, the second time in row {number}")
        return rows

    def below(self, card: str) -> str:
        """A row of this one by name."""
        return f"{self.card}, {card}" if self.card else card

    def end(self) -> None:
        """Refuse a field that was never read: it is misspelt, or means nothing here."""
        for field in self.data:
            if field not in self.taken:
                raise self.wrong(f"there is no field {shortly(field)}; the fields are {', '.join(self.taken)}")


def read_page(path: Path) -> Row:
    """A whole file as one row, named by its folder and its own name."""
    name = f"{path.parent.name}/{path.name}"
    try:
        return Row(name, "", tomllib.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise ParlourError(f"{name}: there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ParlourError(f"{name}: not TOML ({error})") from None


def read_rows(path: Path, kind: str, most: int, exactly: bool = False) -> list[Row]:
    """The rows of a file that has only one kind of them."""
    page = read_page(path)
    rows = page.rows(kind, most)
    page.end()
    if not rows or (exactly and len(rows) < most):
        raise page.wrong(f"there are {len(rows)} rows [[{kind}]]; {most if exactly else 1} are the least")
    return rows
