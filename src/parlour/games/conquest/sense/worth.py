"""What cards and abilities are worth, in morale."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import ATTACKS, DEFENCES, EXPLORES, GUARDS, KINDS, PRINTS
from parlour.games.conquest.cards.kinds import ARMY
from parlour.games.conquest.cards.model import Ability, Effect
from parlour.games.conquest.rules.conditions import amount, holds
from parlour.games.conquest.rules.legal import may_attack
from parlour.games.conquest.rules.table import rivals
from parlour.games.conquest.state import ConquestState

# What a verb is worth where it has no amount of morale.
VERB_WORTH: Final[dict[int, int]] = {
    v.DISCARD: 150,
    v.TAKE: 220,
    v.REVIVE: 140,
    v.TAKE_BACK: 60,
    v.SEARCH: 70,
    v.LOOK_DECK: 50,
    v.LOOK_HAND: 5,
    v.DISCOVER: 120,
    v.EXTRA_PLAY: 60,
    v.EXTRA_ATTACK: 60,
    v.COPY: 80,
    v.TRUCE: 80,
    v.WIN: 180,
    v.STOP: 120,
    v.CANCEL: 110,
    v.SAVE: 90,
    v.DISCARD_HAND: 50,
    v.TAKE_HAND: 80,
    v.FEWER_PLAYS: 50,
    v.MOVE: 20,
    v.PUSH: 40,
    v.HAND_SIZE: 60,
}
A_CARD: Final = 40
A_LAND: Final = 150
A_TURN_LEFT: Final = 4  # how often a constant gain still comes


def effect_worth(s: ConquestState, seat: int, card: int, effect: Effect) -> int:
    """What one effect is worth to a seat now."""
    verb = effect.verb
    if verb == v.GAIN:
        return amount(s, seat, card, effect, None)
    if verb == v.LOSE:
        return -amount(s, seat, card, effect, None)
    if verb in (v.DRAIN, v.TAKE_MORALE):
        there = len(rivals(s, seat)) if effect.whom in (c.EVERY, c.EVERYONE) else min(1, len(rivals(s, seat)))
        taken = amount(s, seat, card, effect, None) * there
        return 2 * taken if verb == v.TAKE_MORALE else taken
    if verb == v.DRAW:
        return A_CARD * effect.amount
    if verb == v.EXTRA_ATTACK:
        return VERB_WORTH[verb] if s.turn == seat and may_attack(s, seat) else 0
    if verb in (v.ADD_STRENGTH, v.ADD_ATTACK, v.ADD_DEFENCE):
        return abs(effect.amount) // 12
    return VERB_WORTH.get(verb, 30)


def effects_worth(s: ConquestState, seat: int, card: int, ability: Ability) -> int:
    """What the effects of an ability are worth together."""
    found = 0
    for effect in ability.effects:
        found += effect_worth(s, seat, card, effect)
    return found


def ability_worth(s: ConquestState, seat: int, card: int, ability: Ability) -> int:
    """What an ability is worth when its card is played."""
    worth = effects_worth(s, seat, card, ability)
    if ability.when == c.CONSTANT:
        return worth * A_TURN_LEFT // 2 if v.VERBS[ability.effects[0].verb].works != v.LASTING else worth
    if ability.when == c.IMMEDIATE and ability.interrupt is None and not holds(s, seat, card, ability, None):
        return -worth // 3 if worth > 0 else 0  # better kept until the conditions are true
    return worth if ability.when == c.IMMEDIATE else worth // 2


def body(face: int) -> int:
    """What the strength of a face is worth."""
    if not GUARDS[face]:
        return 0
    return 20 + (ATTACKS[face] + DEFENCES[face]) // (24 if KINDS[face] == ARMY else 12)


BODIES: Final[list[int]] = [body(face) for face in range(len(PRINTS))]


def card_worth(s: ConquestState, seat: int, card: int) -> int:
    """What a card of the hand is worth to its player."""
    face = s.face[card]
    worth = BODIES[face]
    for ability in PRINTS[face].abilities:
        worth += ability_worth(s, seat, card, ability)
    return worth + (A_LAND if EXPLORES[face] and s.land_pile[seat] else 0)


def in_play_worth(s: ConquestState, card: int) -> int:
    """What a card in play is still worth to its holder."""
    face = s.face[card]
    found = BODIES[face] + (20 if EXPLORES[face] else 0)
    for ability in PRINTS[face].abilities:
        if ability.when != c.IMMEDIATE:
            found += 40
    return found
