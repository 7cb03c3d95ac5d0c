"""The line with campaign, scores, bid and roles."""

from __future__ import annotations

from rich.text import Text

from parlour.cli.terminal.alliances.paint import SUIT_WORDS, power_text, side_sign, suit_sign, written
from parlour.cli.terminal.alliances.seen import Seen
from parlour.cli.terminal.board import DIM, LIT, Scene
from parlour.kernel.state import WATCHER


def status_line(scene: Scene, seen: Seen, width: int) -> Text:
    """The facts with their labels, or without them if the line is too short."""
    long = join(facts(scene, seen, brief=False))
    return long if len(long.plain) <= width else join(facts(scene, seen, brief=True))


def join(parts: list[Text]) -> Text:
    """Facts side by side."""
    return written(" · ", DIM).join(parts)


def facts(scene: Scene, seen: Seen, brief: bool) -> list[Text]:
    """What a player wants to know at every moment."""
    campaign = seen.campaign - (0 if scene.waiting else 1)  # a finished game has already counted one more
    parts = [Text(f"C{campaign}" if brief else f"Campaign {campaign}")]
    if seen.empire is None:
        parts.append(versus("won", [side.wins for side in seen.sides]))
    parts.append(versus("held" if brief else "countries", [side.countries for side in seen.sides]))
    if seen.empire is not None:
        scores = " ".join(f"P{seat.seat + 1} {seat.score}" for seat in seen.seats)
        parts.append(Text(f"scores {scores}"))
    if seen.bid and seen.bidder is not None:
        parts.append(Text("bid ") + power_text(seen.bid) + Text(f" P{seen.bidder + 1}"))
    if seen.declared is not None:
        parts.append(Text(f"declared {seen.declared}"))
    if seen.dominant:
        word = Text("" if brief else f" {SUIT_WORDS[seen.dominant]}")
        parts.append(Text("dominant ") + suit_sign(seen.dominant) + word)
    if role(scene, seen):
        parts.append(written(role(scene, seen), LIT))
    return parts


def versus(word: str, numbers: list[int]) -> Text:
    """Gold against silver."""
    gold, silver = numbers
    return Text(f"{word} ") + side_sign("gold") + Text(f" {gold}:{silver} ") + side_sign("silver")


def role(scene: Scene, seen: Seen) -> str:
    """The seat's role in this campaign."""
    if scene.seat == WATCHER:
        return ""
    if seen.empire is not None:
        return "you: Empire" if seen.empire == scene.seat else "you: Rebel"
    if seen.aggressor is None:
        return ""
    return "you: Aggressor" if seen.seats[scene.seat].side == seen.aggressor else "you: Defender"
