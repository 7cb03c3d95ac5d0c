"""The special actions of the military: Reinforcement, Covert Operation, Defensive Pact
(and Reserve Forces, which is all power)."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import DEFENSIVE_PACT, MILITARY, REINFORCEMENT, is_special
from parlour.games.alliances.cards.table import discard, on_table, power_cards
from parlour.games.alliances.questions import EXPOSE, REINFORCE
from parlour.games.alliances.rules.atoms import do_nothing, double_card, strengthen
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.ask import choose_open
from parlour.kernel.state import NONE


async def reinforcement(s: AlliancesState, me: int) -> None:
    """Double one military power card on the table."""
    cards = power_cards(s, MILITARY)
    if cards:
        double_card(s, await choose_open(s, me, REINFORCE, cards))
    else:
        do_nothing(s, me, REINFORCEMENT)


async def covert_operation(s: AlliancesState, me: int) -> None:
    """Discard one special action card on the table, which may be this one."""
    cards = [s.table[seat] for seat in range(s.seats) if on_table(s, seat) and is_special(s.face[s.table[seat]])]
    cards.sort()
    discard(s, s.table.index(await choose_open(s, me, EXPOSE, cards)))


def defensive_pact(s: AlliancesState, me: int) -> None:
    """The target's military defence is tripled in this conflict."""
    if s.target != NONE:
        strengthen(s, DEFENSIVE_PACT)
    else:
        do_nothing(s, me, DEFENSIVE_PACT)
