"""What the active player can do now (DM-131): questions that change nothing."""

from __future__ import annotations

from parlour.games.dale.cards.book import (
    ABILITIES,
    BESIDES_COPYING,
    COPIERS,
    COSTS,
    FINISH_COSTS,
    FINISHES,
)
from parlour.games.dale.cards.cast import ACTION
from parlour.games.dale.cards.prints import IS_TECHNIQUE
from parlour.games.dale.hidden import in_play, of_table
from parlour.games.dale.rules.abilities import ready
from parlour.games.dale.rules.acts import (
    ABILITY,
    ADAPT,
    ALONE,
    BUILD,
    BUY,
    CHARACTER,
    FINISH,
    INVENTORY,
    PLAY,
    RENEW,
    TOGETHER,
)
from parlour.games.dale.rules.building import can_ask_for_help, can_build
from parlour.games.dale.rules.copies import besides_copying, guises, identity, is_copier, traits_among
from parlour.games.dale.rules.copying import can_adapt
from parlour.games.dale.rules.marks import ADAPTED, RENEWED, USED, unmarked
from parlour.games.dale.rules.offers import affordable_with, can_pay
from parlour.games.dale.state import DaleState
from parlour.kernel.cards import in_rising_order
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE


def act_options(s: DaleState, me: int) -> list[int]:
    """Everything that the active player can do now."""
    hand = in_rising_order(s.hand[me])
    traits = traits_among(s, hand)
    options = [PLAY + card for card in hand if can_play(s, me, card)]
    for slot in affordable_with(s, me, traits):
        options.append(BUY + slot)
    if can_build(s, me):
        options.append(BUILD + ALONE)
    if s.teams and can_ask_for_help(s, me):
        options.append(BUILD + TOGETHER)
    options.append(INVENTORY)
    if traits & (ABILITIES.bit | COPIERS.bit):
        for card in usable(s, me):
            options.append(ABILITY + card)
    if s.sched[me]:
        options += [FINISH + card for card in sorted(s.sched[me]) if can_finish(s, me, card)]
    if traits & COPIERS.bit:
        copiers = [card for card in hand if is_copier(s.face[card])]
        options += [ADAPT + card for card in unmarked(s, ADAPTED, copiers) if can_adapt(s, me, card)]
        options += [RENEW + card for card in renewing(s, me)]
    if s.character[me] != NONE:
        options += [CHARACTER + place for place in ready(s, me, ACTION)]
    return options


def can_play(s: DaleState, me: i64, card: i64) -> bool:
    """Whether a hand card is a technique whose cost can be paid with the others (G-31, G-47)."""
    face: i64 = s.face[card]
    return bool(playable_as(s, me, card)) if is_copier(face) else is_playable(s, me, card, face)


def playable_as(s: DaleState, me: int, card: int) -> list[int]:
    """The guises in which a hand card can be played."""
    return [guise for guise in guises(s, me, card) if is_playable(s, me, card, s.face[guise])]


def is_playable(s: DaleState, me: i64, card: i64, face: i64) -> bool:
    """Whether a hand card that counts as a print can be played."""
    return IS_TECHNIQUE[face] and (face not in COSTS or can_pay(s, me, COSTS[face], [card]))


def usable(s: DaleState, me: int) -> list[int]:
    """The hand cards whose ability was not yet used this turn."""
    return of_table(s, me, unmarked(s, USED, s.hand[me]), ABILITIES)


def can_finish(s: DaleState, me: int, card: int) -> bool:
    """Whether a scheduled card can be finished now (DM-256)."""
    face = identity(s, me, card)
    return face in FINISHES and can_pay(s, me, FINISH_COSTS[face], [])


def renewing(s: DaleState, me: int) -> list[int]:
    """The hand cards that may do something besides being copies, and did not yet this turn (R8)."""
    if not in_play(s, BESIDES_COPYING):
        return []
    return sorted([card for card in unmarked(s, RENEWED, s.hand[me]) if besides_copying(s, me, card) != NONE])
