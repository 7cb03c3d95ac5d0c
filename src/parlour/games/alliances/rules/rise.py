"""Rise to Power: with three players the Empire trades four cards for the Rebels' best."""

from __future__ import annotations

from parlour.games.alliances.questions import DOMINANT, LAY_ASIDE, PAIR, TRIBUTE_CARD
from parlour.games.alliances.rules.atoms import name_dominant, set_phase
from parlour.games.alliances.rules.legal import tribute_options
from parlour.games.alliances.rules.table import rebels
from parlour.games.alliances.rules.table_atoms import hand_tribute, lay_aside, set_tribute, take_pair
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import CONFLICTS, TRIBUTE
from parlour.kernel.ask import Ask, choose, choose_sealed


async def lay_pairs(s: AlliancesState) -> None:
    """The Empire lays four cards face down in two pairs, then declares the dominant suit (AL-111, AL-112)."""
    empire = s.empire
    for _ in range(4):
        lay_aside(s, empire, await choose(s, empire, LAY_ASIDE, s.hands[empire].copy()))
    name_dominant(s, empire, await choose(s, empire, DOMINANT, [0, 1, 2]))
    set_phase(s, TRIBUTE, rebels(s)[0])


async def pay_tribute(s: AlliancesState) -> None:
    """Both Rebels set one card of their tribute face down at once (AL-113)."""
    answers = await choose_sealed(s, [Ask(rebel, TRIBUTE_CARD, tribute_options(s, rebel)) for rebel in rebels(s)])
    for rebel, card in zip(rebels(s), answers, strict=True):
        set_tribute(s, rebel, card)


async def divide_pairs(s: AlliancesState) -> None:
    """The Empire takes the four cards; the left Rebel picks a pair unseen, the other gets the rest (AL-114, AL-115)."""
    first, second = rebels(s)
    pair = await choose(s, first, PAIR, [0, 1])
    hand_tribute(s, first)
    hand_tribute(s, second)
    take_pair(s, first, pair)
    take_pair(s, second, 1 - pair)
    set_phase(s, CONFLICTS, s.empire)
