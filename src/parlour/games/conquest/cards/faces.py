"""What the rules look up of a face all the time: plain lists, made once from the pool."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.codes import CONSTANT, HOLD, IMMEDIATE, LOSE_CARD, LOSS_WINDOW, window_of
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER
from parlour.games.conquest.cards.model import Ability, Effect, Print
from parlour.games.conquest.cards.pool import POOL
from parlour.games.conquest.cards.verbs import LASTING, VERBS

PRINTS: Final[list[Print]] = POOL.prints
FACES: Final[int] = len(PRINTS)
MOST_ABILITIES: Final = 4
KINDS: Final[list[int]] = [card.kind for card in PRINTS]
ATTACKS: Final[list[int]] = [card.attack for card in PRINTS]
DEFENCES: Final[list[int]] = [card.defence for card in PRINTS]
CONTINENT: Final[list[int]] = [card.continent for card in PRINTS]
EXPLORES: Final[list[bool]] = [card.explorer for card in PRINTS]
GUARDS: Final[list[bool]] = [card.kind in (CHARACTER, ARMY) for card in PRINTS]


class Standing:
    """An effect of a constant ability, which is simply so while the card is in play."""

    def __init__(self, ability: int, effect: Effect) -> None:
        self.ability = ability
        self.effect = effect


def standing_of(card: Print) -> list[Standing]:
    """The lasting effects of the constant abilities of a card."""
    found: list[Standing] = []
    for number, ability in enumerate(card.abilities):
        if ability.when == CONSTANT and ability.trigger is None:
            found += [Standing(number, effect) for effect in ability.effects if VERBS[effect.verb].works == LASTING]
    return found


def happens_each_turn(ability: Ability) -> bool:
    """Whether a constant ability does something at the start of every turn (HG-84)."""
    return ability.when == CONSTANT and ability.trigger is None and VERBS[ability.effects[0].verb].works != LASTING


def is_held(ability: Ability) -> bool:
    """Whether an ability is used in one's own turn (HG-83)."""
    return ability.when == HOLD and ability.interrupt is None


def is_kept(ability: Ability) -> bool:
    """Whether an ability is kept in play, to be used in a turn or as an interrupt (HC2-045, HC2-053)."""
    return ability.when == HOLD or (ability.interrupt is not None and ability.uses > 1)


def is_immediate(ability: Ability) -> bool:
    """Whether an ability is used when its card is played (HC2-044)."""
    return ability.when == IMMEDIATE and ability.interrupt is None


STANDING: Final[list[list[Standing]]] = [standing_of(card) for card in PRINTS]
# For each face, 1 for every verb that is simply so while it is in play.
STANDS: Final[list[bytes]] = [
    bytes([int(verb in [each.effect.verb for each in standing]) for verb in range(len(VERBS))]) for standing in STANDING
]
# For each face, the abilities that answer in each of the four windows.
ANSWERS: Final[list[list[list[int]]]] = [
    [
        [
            number
            for number, ability in enumerate(card.abilities)
            if ability.interrupt is not None and window_of(ability.interrupt.kind) == window
        ]
        for window in range(5)
    ]
    for card in PRINTS
]
TRIGGERED: Final[list[list[int]]] = [
    [number for number, ability in enumerate(card.abilities) if ability.trigger is not None] for card in PRINTS
]
EACH_TURN: Final[list[list[int]]] = [
    [number for number, ability in enumerate(card.abilities) if happens_each_turn(ability)] for card in PRINTS
]
IMMEDIATES: Final[list[list[int]]] = [
    [number for number, ability in enumerate(card.abilities) if is_immediate(ability)] for card in PRINTS
]
HELD: Final[list[list[int]]] = [
    [number for number, ability in enumerate(card.abilities) if is_held(ability)] for card in PRINTS
]
KEPT: Final[list[list[int]]] = [
    [number for number, ability in enumerate(card.abilities) if is_kept(ability)] for card in PRINTS
]
OPTIONS: Final[list[list[int]]] = [
    [number for number, ability in enumerate(card.abilities) if ability.option] for card in PRINTS
]

# Whether all that a face can do is to answer at once, so that playing it in a turn would waste it.
ONLY_ANSWERS: Final[list[bool]] = [
    all([each.interrupt is not None and each.when == IMMEDIATE for each in card.abilities]) for card in PRINTS
]

# What is counted of the cards that a seat has in play, so that most questions about them end at once: constant effects
# by their verbs, then abilities that answer by their windows, then triggers by their kinds.
ANSWERING: Final[int] = len(VERBS)
WAITING: Final[int] = ANSWERING + LOSS_WINDOW + 1
COUNTED: Final[int] = WAITING + LOSE_CARD + 1


def counted_of(face: int) -> list[int]:
    """The columns in which a face counts, once for each time that it does."""
    found = [each.effect.verb for each in STANDING[face]]
    for ability in PRINTS[face].abilities:
        if ability.interrupt is not None:
            found.append(ANSWERING + window_of(ability.interrupt.kind))
        if ability.trigger is not None:
            found.append(WAITING + ability.trigger.kind)
    return found


COUNTS: Final[list[list[int]]] = [counted_of(face) for face in range(FACES)]


def face_name(face: int) -> str:
    """The name that is printed on a face."""
    return PRINTS[face].name
