"""What the active player can do now (DM-131): questions that change nothing."""

from __future__ import annotations

from typing import cast

from parlour.games.dale.cards.book import (
    ABILITIES,
    COSTS,
    FINISH_COSTS,
    FINISHES,
)
from parlour.games.dale.cards.cast import ACTION
from parlour.games.dale.cards.prints import IS_TECHNIQUE
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
from parlour.games.dale.rules.building import can_ask_for_help, can_build_with
from parlour.games.dale.rules.copies import besides_among, guises, identity, unlike
from parlour.games.dale.rules.hands import Hand, of_hand
from parlour.games.dale.rules.marks import ADAPTED, RENEWED, USED, unmarked
from parlour.games.dale.rules.offers import affordable_with, can_pay
from parlour.games.dale.state import DaleState
from parlour.kernel.cards import add_in_order
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE


def act_options(s: DaleState, me: int) -> list[int]:
    """Everything that the active player can do now."""
    hand = Hand(s, me)
    options = [PLAY + card for card in playable(s, me, hand)]
    for slot in affordable_with(s, me, hand):
        options.append(BUY + slot)
    if can_build_with(s, me, hand):
        options.append(BUILD + ALONE)
    if s.teams and can_ask_for_help(s, me):
        options.append(BUILD + TOGETHER)
    options.append(INVENTORY)
    if hand.traits & ABILITIES.bit:
        for card in usable(s, hand):
            options.append(ABILITY + card)
    if s.sched[me]:
        options += [FINISH + card for card in sorted(s.sched[me]) if can_finish(s, me, card)]
    if hand.copiers:
        options += [ADAPT + card for card in adaptable(s, hand)]
        options += [RENEW + card for card in renewing(s, hand)]
    if s.character[me] != NONE:
        options += [CHARACTER + place for place in ready(s, me, ACTION)]
    return options


def playable(s: DaleState, me: i64, hand: Hand) -> list[int]:
    """The cards of the hand that can be played, in rising order: a technique whose cost can be paid with the others
    (G-31, G-47)."""
    found: list[int] = []
    last: i64 = NONE
    for i, card in enumerate(cast("list[i64]", hand.cards)):
        if card != last and is_playable(s, me, card, s.face[hand.guises[i]]):
            add_in_order(found, card)
            last = card
    return found


def playable_as(s: DaleState, me: int, card: int) -> list[int]:
    """The guises in which a hand card can be played."""
    return [guise for guise in guises(s, me, card) if is_playable(s, me, card, s.face[guise])]


def is_playable(s: DaleState, me: i64, card: i64, face: i64) -> bool:
    """Whether a hand card that counts as a print can be played."""
    return IS_TECHNIQUE[face] and (face not in COSTS or can_pay(s, me, COSTS[face], [card]))


def usable(s: DaleState, hand: Hand) -> list[int]:
    """The hand cards whose ability was not yet used this turn."""
    return unmarked(s, USED, of_hand(s, hand, ABILITIES))


def can_finish(s: DaleState, me: int, card: int) -> bool:
    """Whether a scheduled card can be finished now (DM-256)."""
    face = identity(s, me, card)
    return face in FINISHES and can_pay(s, me, FINISH_COSTS[face], [])


def adaptable(s: DaleState, hand: Hand) -> list[int]:
    """The copying cards of a hand that have a choice of models: none while what it does as a copy lasts."""
    choosing = [card for i, card in enumerate(hand.copiers) if len(unlike(s, hand.models[i])) > 1]
    choosing.sort()
    return unmarked(s, USED, unmarked(s, ADAPTED, choosing))


def renewing(s: DaleState, hand: Hand) -> list[int]:
    """The hand cards that may do something besides being copies, and did not yet this turn (R8)."""
    found: list[int] = []
    for i, card in enumerate(hand.copiers):
        if besides_among(hand.kinds[i]) != NONE:
            add_in_order(found, card)
    return unmarked(s, RENEWED, found)
