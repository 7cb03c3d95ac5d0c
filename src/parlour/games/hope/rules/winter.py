"""Winter: scoring, shuffling, a new year (DH-103 to DH-110)."""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import SIDES
from parlour.games.hope.cards.factions import CITIES, COAST, FACTIONS, MASTERS, REALM, RIVALS
from parlour.games.hope.cards.lasting import YEAR_FORT
from parlour.games.hope.rules.atoms import discard_card, fill_hand
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
    go_on_tossing(s, [seat for seat in range(s.seats) if s.hand[seat]])


def winter_score(s: HopeState, seat: int) -> int:
    """The points of a player in this winter."""
    winter = FACTIONS[s.faction[seat]].winter
    return winter.score(winter_amount(s, seat, winter.per))


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
    return cities_of(s, seat) - 1 if per == CITIES else len(deck_of(s, seat))


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
    """Everybody chooses discards, a card a time and unseen by the others; when all have chosen, they are shown at once
    and the new year begins (DH-105 to DH-107, DG-79)."""
    tossed: list[list[int]] = [[] for _ in range(s.seats)]
    tossing = [seat for seat in range(s.seats) if s.tossing >> seat & 1]
    while tossing:
        asks = [Ask(seat, questions.WINTER_TOSS, [*kept(s, seat, tossed[seat]), STOP]) for seat in tossing]
        answers = await choose_sealed(s, asks)
        for seat, card in zip(tossing, answers, strict=True):
            if card != STOP:
                tossed[seat].append(card)
        go_on = [seat for seat, card in zip(tossing, answers, strict=True) if card != STOP]
        tossing = [seat for seat in go_on if kept(s, seat, tossed[seat])]
        go_on_tossing(s, tossing)
    for seat in range(s.seats):
        for card in tossed[seat]:
            discard_card(s, seat, card)
    end_year(s)


def kept(s: HopeState, seat: int, tossed: list[int]) -> list[int]:
    """The cards of a hand that are not to be discarded."""
    return sorted([card for card in s.hand[seat] if card not in tossed])


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
