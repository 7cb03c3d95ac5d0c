"""What a deck is made of: kinds of cards, strength, morale, lands, eras and symbols."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER, CONTINENTS, ERAS, SUBTYPES, TYPES
from parlour.games.conquest.cards.model import Print
from parlour.kernel.decks import Curve

STRENGTH_STEPS: Final = (100, 300, 600, 1000, 2000)
MORALE_STEPS: Final = (1, 150, 250, 350, 500)
OFTEN_COUNTED: Final = 5  # what is counted is there so often at most, where no limit is printed
TURNS: Final = 6  # what comes every turn comes so often,
TIMES: Final = 3  # and what waits for something so often


def curves(cards: list[Print]) -> list[Curve]:
    """The curves of a deck."""
    guards = [card for card in cards if card.kind in (CHARACTER, ARMY)]
    return [
        counted("types", list(TYPES), [TYPES[card.kind] for card in cards]),
        counted("characters", list(SUBTYPES), [card.subtype for card in cards if card.subtype]),
        stepped("attack", STRENGTH_STEPS, [card.attack for card in guards]),
        stepped("defence", STRENGTH_STEPS, [card.defence for card in guards]),
        stepped("morale that a card brings at most", MORALE_STEPS, [gains(card) for card in cards]),
        counted("lands", list(CONTINENTS), [CONTINENTS[card.continent] for card in cards if card.continent >= 0]),
        counted("eras", list(ERAS), [era for card in cards for era in ERAS if era in card.traits]),
        symbols(cards),
    ]


def counted(title: str, order: list[str], words: list[str]) -> Curve:
    """How often each word is there, those that are not there left out."""
    found = Counter(words)
    return Curve(title, [(word, found[word]) for word in order if found[word]])


def symbols(cards: list[Print]) -> Curve:
    """How many cards have each symbol, and how many are interrupts."""
    found = Counter([symbol for card in cards for symbol in card.symbols.split()])
    bars = [(symbol, found[symbol]) for symbol in sorted(found)]
    return Curve("symbols", [*bars, ("interrupt", sum([is_interrupt(card) for card in cards]))])


def is_interrupt(card: Print) -> bool:
    """Whether a card can be played as an interrupt."""
    return any([ability.interrupt is not None for ability in card.abilities])


def stepped(title: str, steps: tuple[int, ...], values: list[int]) -> Curve:
    """How many values lie between two steps."""
    bars = [(f"below {steps[0]}" if steps[0] > 1 else "none", len([value for value in values if value < steps[0]]))]
    for low, high in pairwise(steps):
        bars.append((f"{low} to {high - 1}", len([value for value in values if low <= value < high])))
    return Curve(title, [*bars, (f"{steps[-1]} and more", len([value for value in values if value >= steps[-1]]))])


def gains(card: Print) -> int:
    """The most morale that a card gives to its player, over a usual game."""
    total = 0
    for ability in card.abilities:
        for effect in ability.effects:
            if effect.verb in (v.GAIN, v.TAKE_MORALE):
                once = effect.most or effect.amount * (OFTEN_COUNTED if effect.each is not None else 1)
                total += once * (max(1, ability.uses) if ability.uses else TURNS if ability.trigger is None else TIMES)
    return total
