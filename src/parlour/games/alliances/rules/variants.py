"""Four players' variants before the bidding: Drafting and the Secret meeting."""

from __future__ import annotations

from parlour.games.alliances.questions import KEEP, SHOW
from parlour.games.alliances.rules.atoms import set_phase
from parlour.games.alliances.rules.table_atoms import (
    choose_to_show,
    keep_card,
    open_phase,
    pass_hands,
    show_ally,
    take_kept,
)
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import BIDDING, MEETING
from parlour.kernel.ask import Ask, choose_sealed


async def draft(s: AlliancesState) -> None:
    """All seats at once keep a card; after every second one the hands move on (AL-076, AL-077)."""
    asks = [Ask(seat, KEEP, s.hands[seat].copy()) for seat in range(s.seats)]
    answers = await choose_sealed(s, asks)
    for seat in range(s.seats):
        keep_card(s, seat, answers[seat])
    if not s.hands[0]:
        take_kept(s)
        if s.meets:
            set_phase(s, MEETING, s.first)
        else:
            open_phase(s, BIDDING)
    elif len(s.kept[0]) % 2 == 0:
        pass_hands(s)


async def meet(s: AlliancesState) -> None:
    """All seats at once choose a card for their ally, twice, before anybody sees one (AL-078)."""
    asks = [Ask(seat, SHOW, unshown(s, seat)) for seat in range(s.seats)]
    answers = await choose_sealed(s, asks)
    for seat in range(s.seats):
        choose_to_show(s, seat, answers[seat])
    if len(s.kept[0]) == 2:
        for seat in range(s.seats):
            show_ally(s, seat)
        open_phase(s, BIDDING)


def unshown(s: AlliancesState, seat: int) -> list[int]:
    """The cards that a seat has not yet chosen to show."""
    return [card for card in s.hands[seat] if card not in s.kept[seat]]
