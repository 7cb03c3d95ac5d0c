"""`parlour deck`: the decks of a game, their cards, and decks of one's own: found, built, checked, shared."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour.cli.arguments import AsJson, GameName, Options, read_game
from parlour.cli.deck_drawing import draw_boxes, draw_card, draw_cards, draw_curves
from parlour.kernel.decks import Decks
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.options import check_options
from parlour.kernel.registry import games


def deck(
    game: GameName,
    what: Annotated[
        list[str] | None,
        typer.Argument(help="Decks, cards, a file with a deck, or - for what is typed; several are put together."),
    ] = None,
    add: Annotated[list[str] | None, typer.Option(metavar="CARD", help="Put a card in; may be repeated.")] = None,
    remove: Annotated[list[str] | None, typer.Option(metavar="CARD", help="Take a card out; may be repeated.")] = None,
    find: Annotated[
        str | None,
        typer.Option(metavar="WORDS", help="Only cards like this: 'female scientist', 'attack>=500', words on a card."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say what is wrong, and what is advised.")] = False,
    curves: Annotated[bool, typer.Option("--curves", help="Show what the deck is made of.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Print the deck as a text to share.")] = False,
    line: Annotated[bool, typer.Option("--line", help="Print the deck in one line, as an option takes it.")] = False,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Show the decks of a game, a deck, or a card; build, check and share decks. Exit 1 if a deck breaks a rule."""
    found, given = read_game(game, option)
    decks = decks_of(found)
    desk = Desk(decks, check_options(found, given), as_json)
    written = "\n".join([*map(text_of, what or []), *changes("+", add), *changes("-", remove)])
    if not written:
        desk.show_found(find, list(range(len(decks.names)))) if find is not None else desk.show_boxes()
        return
    faces = decks.read(written)
    if find is not None:
        desk.show_found(find, faces)
    elif text or line:
        print(decks.text(faces) if text else decks.line(faces), end="" if text else "\n")
    elif len(faces) == 1 and not check:
        desk.show_card(faces[0])
    else:
        desk.show_deck(faces, cards=not check, curves=curves)


def decks_of(game: Game) -> Decks:
    """The decks of a game that has some."""
    found = game.decks()
    if found is None:
        others = ", ".join([each.name for each in games() if each.decks() is not None])
        raise ParlourError(f"nobody brings a deck to {game.title}; games with decks are {others}")
    return found


def text_of(written: str) -> str:
    """A deck as it was written: in a file, on the standard input, or right there."""
    if written == "-":
        return sys.stdin.read()
    path = Path(written)
    try:
        return path.read_text(encoding="utf-8") if path.is_file() else written
    except (OSError, UnicodeDecodeError) as error:
        raise ParlourError(f"{written} cannot be read: {error}") from None


def changes(sign: str, cards: list[str] | None) -> list[str]:
    """Cards to be put in or taken out, as lines of a deck."""
    return [f"{sign} {card}" for card in cards or []]


class Desk:
    """Where decks are shown: as text, or as data."""

    def __init__(self, decks: Decks, options: dict[str, object], as_json: bool) -> None:
        self.decks = decks
        self.options = options
        self.as_json = as_json
        self.console = Console()

    def show_boxes(self) -> None:
        """All decks that come in boxes."""
        if self.as_json:
            rows = [
                {"deck": each.slug, "name": each.name, "kind": each.kind, "cards": len(each.faces), "plan": each.plan}
                for each in self.decks.printed
            ]
            self.dump(rows)
        else:
            draw_boxes(self.decks, self.console)

    def show_card(self, face: int) -> None:
        """One card with all that stands on it."""
        if self.as_json:
            self.dump(self.decks.card_data(face))
        else:
            draw_card(self.decks.card_data(face), self.console)

    def show_found(self, words: str, among: list[int]) -> None:
        """The cards that words mean; finding none is a failure."""
        there = set(among)
        found = [face for face in self.decks.find(words) if face in there]
        cards = [self.decks.card_data(face) for face in found]
        if self.as_json:
            self.dump(cards)
        else:
            draw_cards(cards, self.console)
            print(f"{len(found)} of {len(there)} cards")
        if not found:
            raise typer.Exit(1)

    def show_deck(self, faces: list[int], cards: bool, curves: bool) -> None:
        """A deck: its cards, what it is made of, what is wrong with it, and what is advised."""
        wrong, advice = self.decks.objections(faces, self.options), self.decks.advice(faces)
        found = [self.decks.card_data(face) for face in faces]
        drawn = self.decks.curves(faces)
        if self.as_json:
            bars = {curve.title: dict(curve.bars) for curve in drawn}
            self.dump({"cards": found, "curves": bars, "wrong": wrong, "advice": advice})
        else:
            if cards:
                draw_cards(found, self.console)
            if curves:
                draw_curves(drawn, self.console)
            print(
                "\n".join(
                    [
                        f"{len(faces)} cards",
                        *[f"wrong: {each}" for each in wrong],
                        *[f"advice: {each}" for each in advice],
                    ]
                )
            )
        if wrong:
            raise typer.Exit(1)

    def dump(self, data: object) -> None:
        """Print data."""
        print(json.dumps(data, ensure_ascii=False, indent=2))
