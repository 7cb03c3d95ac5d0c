"""Abilities of characters: when they may be used, and using one (DM-235 to DM-238).

Each use is a step of the turn by itself, so that none falls into the middle of an action, an effect or a
fill (DM-237). Who plays which character and how often an ability was used is open, so nothing is told by
being asked; what can be paid for shows only in the options.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.cast import CAST, CONDITIONS, USES, role_of
from parlour.games.dale.questions import MOMENTS
from parlour.games.dale.rules import lasting_atoms, table_atoms
from parlour.games.dale.rules.marks import times_marked, use_of_ability
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE

NO_ABILITIES: Final[list[int]] = []


def unused_abilities(s: DaleState, me: int, when: str) -> list[int]:
    """The places of the abilities that may still be used at this point of my turn, as everybody can see."""
    role = role_of(s, me)
    if role == NONE or s.turn != me:
        return NO_ABILITIES
    return [
        place for place, ability in enumerate(CAST[role].abilities) if ability.when == when and uses_left(s, me, place)
    ]


def uses_left(s: DaleState, me: int, place: int) -> int:
    """How often an ability may still be used this turn; the count begins anew with every turn (DM-238, G-92)."""
    used = times_marked(s, use_of_ability(place), s.character[me])
    return CAST[role_of(s, me)].abilities[place].uses - used


def ready(s: DaleState, me: int, when: str) -> list[int]:
    """Those of the unused abilities that can be used now: paid for, and not in vain where the text forbids it."""
    return [place for place in unused_abilities(s, me, when) if can_use(s, me, place)]


def can_use(s: DaleState, me: int, place: int) -> bool:
    """Whether the condition of an ability is met."""
    ability = (role_of(s, me), place)
    return ability not in CONDITIONS or CONDITIONS[ability](s, me)


async def use(s: DaleState, me: int, place: int) -> None:
    """Use an ability."""
    lasting_atoms.mark(s, use_of_ability(place), s.character[me])
    table_atoms.tell_ability(s, me, CAST[role_of(s, me)].abilities[place].name)
    await USES[role_of(s, me), place](s, me)


async def offer(s: DaleState, me: int, when: str) -> bool:
    """Let a player use one of the unused abilities outside the action phase; returns whether one was used."""
    place = await choose(s, me, MOMENTS[when], [*ready(s, me, when), DONE])
    if place == DONE:
        return False
    await use(s, me, place)
    return True
