"""Cards, players and piles in detail: what is printed on them, what their words mean, and the rulings about them."""

from __future__ import annotations

import re

from parlour.cli.terminal.board import Page, Scene, Thing
from parlour.cli.terminal.dale.paint import print_named
from parlour.cli.terminal.dale.seen import Card, Character, Held, Kept, Known, Played, Seat, Seen, Slot
from parlour.cli.terminal.dale.things import CardThing, ChoiceThing, PileThing, SeatThing
from parlour.games.dale.cards.cast import CAST
from parlour.games.dale.cards.prints import ALL_DECKS, NO_OWNER, Print
from parlour.kernel.rulebook import Rulebook

MOST_RULINGS = 12

# Words in a card's text, and the rules that say what they mean.
KEYWORDS = {
    "finish": ("DM-254", "DM-256", "DM-257", "DM-260"),
    "store": ("DM-276", "DM-277", "DM-278"),
    "throw": ("DM-280", "DM-281", "DM-282"),
    "spend": ("DM-269", "DM-271", "DM-272"),
    "return": ("DM-262",),
    "search": ("DM-164",),
    "night": ("DM-165",),
    "day": ("DM-165",),
    "gold": ("DM-078",),
}
TECHNIQUE, BONUS, PASSIVE, REUSABLE, ALERT = "DM-057", "DM-058", "DM-059", "DM-266", "DM-251"

# What the first word of an option is about, or else the question.
LAWS = {
    "build": ("DM-175", "DM-176", "DM-178", "DM-179", "DM-180"),
    "discard": ("DM-187", "DM-188"),
    "pay": ("DM-144", "DM-145", "DM-146", "DM-147"),
    "spend": ("DM-270", "DM-271"),
    "react": ("G-109",),
    "copy": ("G-108",),
    "fill": ("DM-189", "DM-190"),
}


def page_of(scene: Scene, seen: Seen, thing: Thing, rules: Rulebook) -> Page:
    """The page of a thing of any kind."""
    if isinstance(thing, SeatThing):
        return seat_page(scene, seen, thing.seat)
    if isinstance(thing, PileThing):
        return market_page(seen)
    card = thing.card if isinstance(thing, CardThing | ChoiceThing) else None
    if card is not None and card.name is not None:
        return card_page(seen, card, rules)
    return option_page(scene, seen, thing, rules)


# Cards


def card_page(seen: Seen, card: Card, rules: Rulebook) -> Page:
    """A card: its print, its state, its keywords, its rulings."""
    assert card.name is not None
    for character in CAST:
        if character.name == card.name:
            return Page(f"{character.name}, {character.title}", character_lines(seen, card))
    found = print_named(card.name)
    assert found is not None
    lines = [kind_words(found), ""]
    lines += [found.text or "It has no effect."]
    if found.alert:
        lines += ["", f"Alert: {found.alert}"]
    now = state_lines(card)
    meanings = [f"{rule}  {rules.words(rule)}" for rule in keyword_rules(found)]
    lines += ["", *now] if now else []
    lines += ["", *meanings] if meanings else []
    about = rulings(rules, found.name)
    return Page(f"{found.name} {found.value}", lines + (["", "Rulings", *about] if about else []))


def kind_words(found: Print) -> str:
    """Set, copies and kind of a print."""
    if found.folk >= 0:
        deck = ALL_DECKS[found.folk]
        parts = [f"{deck.name}, {found.copies} cards"]
    else:
        parts = ["of no set" if found.owner == NO_OWNER else f"belongs to P{found.owner + 1}"]
    if found.text:
        parts.append("technique (T)" if found.technique else "passive (P)")
    if found.bonus:
        parts.append("bonus action (+)")
    if found.reusable:
        parts.append("reusable")
    return " · ".join(parts)


def keyword_rules(found: Print) -> list[str]:
    """The rules that explain what a card says."""
    rules: list[str] = []
    if found.text:
        rules.append(TECHNIQUE if found.technique else PASSIVE)
    rules += [BONUS] if found.bonus else []
    rules += [REUSABLE] if found.reusable else []
    rules += [ALERT] if found.alert else []
    text = f"{found.text} {found.alert}".lower()
    for word, meanings in KEYWORDS.items():
        if re.search(rf"\b{word}", text):
            rules += [rule for rule in meanings if rule not in rules]
    return rules


def state_lines(card: Card) -> list[str]:
    """What a card is now, beside what is printed on it."""
    lines = []
    if isinstance(card, Held | Played) and card.counts_as is not None:
        lines.append(f"It counts as {card.counts_as} now.")
    if isinstance(card, Held) and card.worth is not None and card.worth != card.value:
        lines.append(f"It is worth {card.worth} now.")
    if isinstance(card, Slot):
        others = card.price - (card.value or 0) - card.slot
        change = f", {others:+} by cards and characters" if others else ""
        lines.append(f"It costs {card.price}: {card.value} for the card, +{card.slot} for the slot{change}.")
    if isinstance(card, Played) and card.waits:
        lines.append(f"It waits for {card.waits}.")
    if isinstance(card, Kept):
        lines += [f"It counts {card.charge}."] if card.charge else []
        lines += [f"It holds {held.words}." for held in card.stored]
    if isinstance(card, Known):
        lines.append(f"You know that it lies below {card.below} cards.")
    return lines


def rulings(rules: Rulebook, name: str) -> list[str]:
    """What the rules say about a card, as much as fits on a page."""
    return [f"{each.rule}  {each.words}" for each in rules.about(name)[:MOST_RULINGS]]


# Players and piles


def seat_page(scene: Scene, seen: Seen, seat: Seat) -> Page:
    """A player: stall, schedule, discard pile, deck, character."""
    size = "" if seat.hand_size is None else f" (hand size {seat.hand_size})"
    lines = [f"Hand {len(seat.hand)}{size} · deck {seat.deck} · gold {seat.gold}"]
    lines += [f"  known in the hand: {card.words}" for card in seat.hand if card.name and seat.seat != scene.seat]
    lines += [f"  known in the deck: {card.words}, below {card.below} cards" for card in seat.deck_known]
    lines += ["", f"Stall: {seat.stacks} of {seen.goal} stacks; the next must total {seat.needed}"]
    for number, stack in enumerate(seen.stall(seat), 1):
        lines.append(f"  {number}  " + " + ".join(set_words(card) for card in stack))
    lines += ["", "Schedule"] if seat.schedule else []
    for card in seat.schedule:
        lines.append(f"  {card.words}")
        lines += [f"    {line}" for line in state_lines(card)]
    if seat.character is not None:
        lines += ["", f"{seat.character.name}, {seat.character.title}", *character_lines(seen, seat.character)]
    lines += ["", f"Discard pile, {len(seat.discard)} cards from the top", *pile_lines(seat.discard)]
    return Page(scene.names[seat.seat], lines)


def market_page(seen: Seen) -> Page:
    """The market's piles."""
    lines = [f"Market deck: {seen.market_deck} cards"]
    lines += [f"  known: {card.words}, below {card.below} cards" for card in seen.market_deck_known]
    lines += ["", f"Discard pile, {len(seen.market_discard)} cards from the top", *pile_lines(seen.market_discard)]
    return Page("The market", lines)


def pile_lines(pile: list[Card]) -> list[str]:
    """A pile from its top."""
    return [f"  {number}  {set_words(card)}" for number, card in enumerate(reversed(pile), 1)]


def set_words(card: Card) -> str:
    """A card with its set."""
    return card.words if card.set is None else f"{card.words} ({card.set})"


def character_lines(seen: Seen, card: Card) -> list[str]:
    """A character in play with its state, or one to choose from with its texts."""
    data = next(character for character in CAST if character.name == card.name)
    lines = [f"  {data.colour}" + (f" · {data.passive}" if data.passive else "")]
    lines += [f"  Setup: {data.setup}"] if data.setup else []
    left = {ability.name: ability.left for ability in card.abilities} if isinstance(card, Character) else {}
    for ability in data.abilities:
        uses = f", {left[ability.name]} left" if ability.name in left else ""
        lines.append(f"  {ability.name} ({ability.when}, {ability.uses} a turn{uses}): {ability.text}")
    if isinstance(card, Character):
        lines += [f"  {card.charge} tokens"] if card.charge else []
        lines += [f"  beside: {each.words}" for each in card.beside]
    return lines


# Options


def option_page(scene: Scene, seen: Seen, thing: Thing, rules: Rulebook) -> Page:
    """An option that is not a card: an ability's text, the cards that it names, or the rules about it."""
    own = seen.own(scene.seat)
    for ability in own.character.abilities if own is not None and own.character is not None else []:
        if thing.name == f"use {ability.name}":
            return Page(ability.name, [f"{ability.when}, {ability.left} left this turn", "", ability.text])
    named = [part for part in re.split(r" with | \+ ", thing.name)[1:] if part]
    lines = [f"{part}: {text_of(part)}" for part in named]
    laws = LAWS.get(thing.name.partition(" ")[0], LAWS.get(scene.what, ()))
    lines += [f"{law}  {rules.words(law)}" for law in laws]
    return Page(thing.name, lines or [f"{scene.prompt}."])


def text_of(part: str) -> str:
    """The text of a card that an option names with its value."""
    found = print_named(re.split(r" \d| as ", part)[0])
    return found.text or "no effect" if found else "from the bank"
