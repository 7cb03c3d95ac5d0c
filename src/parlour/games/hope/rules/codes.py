"""Options that are no cards: a number that is added to what they are about."""

from __future__ import annotations

from typing import Final

from parlour.kernel.state import NO_CARD

STOP: Final = NO_CARD  # no more; as an action, a pass
ASIDE: Final = 2 * NO_CARD  # + a leader card that is put into the ready area
TRAIN: Final = 3 * NO_CARD  # + 0 for the masses, 1 + pile of the supply
MASTER: Final = 4 * NO_CARD  # + profession
TAKE: Final = 5 * NO_CARD  # + territory that nobody controls
ATTACK: Final = 6 * NO_CARD  # + territory of a player
KINDS: Final = 7

DEED: Final = 7 * NO_CARD  # something of step 2 that is tried in step 1; never an option

MASSES_PILE: Final = -1
CITY: Final = 8  # + territory, in the draft; lower numbers are factions
WITH_LEADER: Final = 32  # + action, chosen with the leader cube


def kind_of(option: int) -> int:
    """The kind of an option, 0 for a card."""
    return option // NO_CARD * NO_CARD


def thing_of(option: int) -> int:
    """What an option is about."""
    return option % NO_CARD
