"""Cards, countries and bids in detail: what they do, and the rulings about them."""

from __future__ import annotations

from parlour.cli.terminal.alliances.paint import SHAPES, SUIT_WORDS
from parlour.cli.terminal.alliances.seen import Place, Seen
from parlour.cli.terminal.board import Page, Thing
from parlour.games.alliances.cards.board import NEIGHBOURS
from parlour.games.alliances.cards.prints import FACES_BY_NAME, LETTERS, SPECIALS, is_special, number_of, suit_of
from parlour.kernel.rulebook import Rulebook

MOST_RULINGS = 12


def page_of(seen: Seen, thing: Thing, rules: Rulebook) -> Page:
    """The page of a thing of any kind."""
    for number, place in enumerate(seen.map):
        if place.name == thing.name:
            return country_page(seen, number, place)
    if thing.name in FACES_BY_NAME:
        return card_page(FACES_BY_NAME[thing.name], thing.name, rules)
    return Page(thing.name, rulings(rules, "bid") or ["No rule names it."])


def card_page(face: int, name: str, rules: Rulebook) -> Page:
    """A card."""
    letter = LETTERS[suit_of(face)]
    suit = SUIT_WORDS[letter]
    if is_special(face):
        return Page(
            f"{SHAPES[letter]} {name}",
            [f"Special action card · {suit} ({letter})", "", SPECIALS[face].text, "", *rulings(rules, name)],
        )
    counts = f"It counts {number_of(face)} if {suit} was led or is the dominant suit."
    wins = f"The highest power of the suit that counts wins, and takes a country whose defence in {suit} is lower."
    return Page(f"{SHAPES[letter]} {number_of(face)} {suit}", [f"Power card · {suit} ({letter})", "", counts, wins])


def country_page(seen: Seen, number: int, place: Place) -> Page:
    """A country: defence, tokens, neighbours."""
    lines = ["Defence   " + "   ".join(f"{SHAPES[s]} {s} {value}" for s, value in place.defence().items())]
    if seen.target == place.place and seen.defence and seen.defence != place.defence():
        lines.append("Now       " + "   ".join(f"{SHAPES[s]} {s} {value}" for s, value in seen.defence.items()))
    tokens = ", ".join("gold" if token == "g" else "silver" for token in place.tokens)
    lines += [
        "",
        f"Controlled by {place.owner or 'nobody'}" + (f"; tokens from the bottom: {tokens}" if tokens else ""),
    ]
    if seen.target == place.place:
        lines.append("The conflict token lies here.")
    lines += ["", "Neighbours"]
    for beside in NEIGHBOURS[number]:
        other = seen.map[beside]
        values = "  ".join(f"{s} {value}" for s, value in other.defence().items())
        lines.append(f"  {other.name:<12} {other.owner or 'neutral':<8} {values}")
    return Page(f"{place.country} ({place.place})", lines)


def rulings(rules: Rulebook, name: str) -> list[str]:
    """What the rules say about a name, as much as fits on a page."""
    return [f"{each.rule}  {each.words}" for each in rules.about(name)[:MOST_RULINGS]]
