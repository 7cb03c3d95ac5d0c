"""The twelve special actions, one function a card, and which face calls which."""

from __future__ import annotations

from parlour.games.alliances.cards.economics import bribe, free_market, monopoly
from parlour.games.alliances.cards.military import covert_operation, defensive_pact, reinforcement
from parlour.games.alliances.cards.politics import dual_allegiance, embargo, peace_treaty, spin
from parlour.games.alliances.cards.prints import (
    BRIBE,
    COVERT_OPERATION,
    DEFENSIVE_PACT,
    DUAL_ALLEGIANCE,
    EMBARGO,
    FREE_MARKET,
    GLOBAL_TRADING,
    MONOPOLY,
    PEACE_TREATY,
    REINFORCEMENT,
    SPIN,
)
from parlour.games.alliances.rules.atoms import count_up, do_nothing
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE


async def resolve_special(s: AlliancesState, me: i64, face: i64) -> None:
    """Resolve a special action at once (AL-053).

    Reserve Forces and Global Trading change nothing: `powers` reads their worth off the map.
    """
    if face == SPIN:
        spin(s, me)
    elif face == PEACE_TREATY:
        peace_treaty(s, me)
    elif face == EMBARGO:
        embargo(s, me)
    elif face == FREE_MARKET:
        free_market(s, me)
    elif face == DEFENSIVE_PACT:
        defensive_pact(s, me)
    elif face == DUAL_ALLEGIANCE:
        await dual_allegiance(s, me)
    elif face == BRIBE:
        await bribe(s, me)
    elif face == MONOPOLY:
        await monopoly(s, me)
    elif face == REINFORCEMENT:
        await reinforcement(s, me)
    elif face == COVERT_OPERATION:
        await covert_operation(s, me)
    elif face == GLOBAL_TRADING and s.target == NONE:
        do_nothing(s, me, face)
    else:
        count_up(s, me, face)
