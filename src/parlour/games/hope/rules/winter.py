"""Winter: scoring, shuffling, a new year (DH-103 to DH-110)."""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import SIDES
from parlour.games.hope.cards.factions import CITIES, COAST, FACTIONS, MASTERS, REALM, RIVALS, Winter
from parlour.games.hope.cards.lasting import YEAR_FORT
from parlour.games.hope.rules.atoms import clear_tossed, discard_card, fill_hand, toss
from parlour.games.hope.rules.codes import STOP
from parlour.games.hope.rules.ending import final_ending, final_parts
from parlour.games.hope.rules.mixing import shuffle_under
from parlour.games.hope.rules.table_atoms import (
    drop_forts,
    end_game,
    fortify,
    go_on_tossing,
    next_year,
    open_year,
    score,
    set_phase,
    tell_counted,
    tell_winter,
    years_of,
)
from parlour.games.hope.rules.values import NEAR, bonus, cities_of, coasts_of, deck_of, held_by
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import WINTER
from parlour.kernel.ask import Ask, choose_sealed
from parlour.kernel.state import NONE


def begin_winter(s: HopeState) -> None:
    """All factions score what their mats say (DH-104)."""
    tell_winter(s)
    for seat in range(s.seats):
        score(s, seat, winter_score(s, seat), "winter")
    set_phase(s, WINTER, s.start)
    go_on_tossing(s, [] if is_last_year(s) else [seat for seat in range(s.seats) if s.hand[seat]])


def is_last_year(s: HopeState) -> bool:
    """Whether the game ends with this winter (DH-110)."""
    return s.era + 1 == len(SIDES) and s.year + 1 == years_of(s)


def winter_score(s: HopeState, seat: int) -> int:
    """The points of a player in this winter."""
    winter = winter_of(s, seat)
    return winter.score(winter_amount(s, seat, winter.per))


def winter_of(s: HopeState, seat: int) -> Winter:
    """What a player's faction scores with this number of players."""
    return FACTIONS[s.faction[seat]].winter(s.seats)


def winter_amount(s: HopeState, seat: int, per: int) -> int:
    """How much there is of what a faction counts."""
    if per == REALM:
        return largest_realm(s, seat)
    if per == COAST:
        return coasts_of(s, seat)
    if per == MASTERS:
        return s.masters[seat].bit_count()
    if per == RIVALS:
        return rivals_beside(s, seat)
    return cities_of(s, seat) if per == CITIES else len(deck_of(s, seat))


def largest_realm(s: HopeState, seat: int) -> int:
    """The most territories of a player that are connected by borders and arrows."""
    left, best = held_by(s, seat), 0
    while left:
        group = [left.pop()]
        for here in group:
            for near in NEAR[s.board][here]:
                if near in left:
                    left.remove(near)
                    group.append(near)
        best = max(best, len(group))
    return best


def rivals_beside(s: HopeState, seat: int) -> int:
    """The territories of others beside those of a player."""
    found = 0
    for territory, owner in enumerate(s.owner):
        if owner not in (NONE, seat) and any([s.owner[near] == seat for near in NEAR[s.board][territory]]):
            found += 1
    return found


async def winter(s: HopeState) -> None:
    """One round in which everybody chooses a card to discard, unseen by the others; or, when all have chosen, the
    discards and the new year (DH-105 to DH-107, DG-79)."""
    tossing = [seat for seat in range(s.seats) if s.tossing >> seat & 1]
    if not tossing:
        show_tossed(s)
        end_year(s)
        return
    asks = [Ask(seat, questions.WINTER_TOSS, [*kept(s, seat), STOP]) for seat in tossing]
    answers = await choose_sealed(s, asks)
    for card in answers:
        if card != STOP:
            toss(s, card)
    go_on = [seat for seat, card in zip(tossing, answers, strict=True) if card != STOP]
    go_on_tossing(s, [seat for seat in go_on if kept(s, seat)])


def kept(s: HopeState, seat: int) -> list[int]:
    """The cards of a hand that are not to be discarded so far."""
    return sorted([card for card in s.hand[seat] if not s.tossed[card]])


def show_tossed(s: HopeState) -> None:
    """Discard what was chosen, for everybody at once."""
    for seat in range(s.seats):
        for card in [card for card in s.hand[seat] if s.tossed[card]]:
            discard_card(s, seat, card)
    clear_tossed(s)


def end_year(s: HopeState) -> None:
    """Shuffle, fill the hands, and begin a new year, or end the game."""
    for seat in range(s.seats):
        shuffle_under(s, seat)
        fill_hand(s, seat)
    drop_forts(s)
    next_year(s)
    if s.era == len(SIDES):
        for seat in range(s.seats):
            tell_counted(s, seat, final_parts(s, seat))
        end_game(s, final_ending(s))
    else:
        begin_year(s)


def begin_year(s: HopeState) -> None:
    """Cubes and tokens for a new year."""
    open_year(s, cubes_of(s))
    for seat in range(s.seats):
        fortify(s, seat, bonus(s, seat, YEAR_FORT))


def cubes_of(s: HopeState) -> int:
    """The small cubes of a player that are left for actions (DG-15, DG-85)."""
    return 3 if s.seats == 3 else 2
