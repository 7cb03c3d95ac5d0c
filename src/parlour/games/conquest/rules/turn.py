"""A turn: how it begins, everything that is done in it, and how it ends."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, DISMISS, END, EXPEDITION, MOVE, PLAY, SPAN, THROW, USE
from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import EACH_TURN, MOST_ABILITIES
from parlour.games.conquest.cards.kinds import ARMY, EVENT
from parlour.games.conquest.questions import CROWDED, FIRST_LAND, TURN
from parlour.games.conquest.rules.atoms import (
    count_use,
    discard,
    end_lasting,
)
from parlour.games.conquest.rules.deeds import attack, claim, explore, play, seize, transport
from parlour.games.conquest.rules.ending import check_lands, end_round
from parlour.games.conquest.rules.frame_atoms import push
from parlour.games.conquest.rules.lands import end_expedition, enter_land
from parlour.games.conquest.rules.lasting import forces_of, hand_size, lasts, total_of
from parlour.games.conquest.rules.legal import (
    deeds,
)
from parlour.games.conquest.rules.mixing import draw, look_at_lands, shuffle_lands
from parlour.games.conquest.rules.pending import use_frame
from parlour.games.conquest.rules.room import too_many
from parlour.games.conquest.rules.table import (
    PLACES,
    ROUNDS_OF_PEACE,
    TRIGGER,
    guards,
    in_play,
    is_guarded,
    is_out,
    is_spent,
    kind_of,
    opponents,
)
from parlour.games.conquest.rules.table_atoms import (
    begin_turn,
    drop_followers,
    next_turn,
    note_empty,
    set_phase,
    set_topic,
    spend,
)
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE

PLAYS: Final = 3
FIRST_HAND: Final = 5


async def start_turn(s: ConquestState) -> None:
    """Begin a turn: what ends, what is counted anew, and what happens by itself."""
    seat = s.turn
    end_lasting(s, c.ROUND, seat)
    moves = 1 + total_of(forces_of(s, seat, v.EXTRA_MOVE))
    begin_turn(s, max(0, PLAYS - s.fewer[seat]), 2 if s.edition == 2 else 1, moves)
    drop_followers(s, seat)
    for card in s.active[seat].copy():
        if is_spent(s, card) and s.since[card] <= s.acted[seat]:
            discard(s, card, seat)
    note_empty(s, forfeit(s, seat))
    set_phase(s, PLAYING)
    for card in reversed(in_play(s, seat)):
        for number in reversed(EACH_TURN[s.face[card]]):
            push(s, use_frame(s, seat, card, number, NONE, TRIGGER))
    if s.acted[seat] == 0:
        await found_civilization(s, seat)


async def found_civilization(s: ConquestState, seat: int) -> None:
    """The first turn: a land, in edition 1 of one's choice, and five cards (HC1-008, HC2-066, HC2-067)."""
    land = s.land_pile[seat][-1]
    if s.edition == 1:
        look_at_lands(s, seat)
        land = await choose(s, seat, FIRST_LAND, sorted(s.land_pile[seat]))
    enter_land(s, seat, land)
    if s.edition == 1:
        shuffle_lands(s, seat)
    draw(s, seat, FIRST_HAND)


def forfeit(s: ConquestState, seat: int) -> list[int]:
    """The lands of opponents that nobody guards when a turn begins; in edition 1 not before round 3 (HG-98,
    HG-100)."""
    found: list[int] = []
    for other in opponents(s, seat):
        if s.edition == 2 or s.round > ROUNDS_OF_PEACE:
            found += [stack[0] for stack in s.lands[other] if not is_guarded(s, stack[0])]
    return found


async def take_turn(s: ConquestState) -> None:
    """One deed of a turn."""
    seat = s.turn
    if s.edition == 1:
        clear_events(s, seat)
    crowd = crowded(s)
    if crowd:
        await thin_out(s, crowd)
        return
    kind, thing = divmod(await choose(s, seat, TURN, deeds(s, seat)), SPAN)
    if kind not in (END, USE):
        set_topic(s, thing)
    if kind == END:
        end_turn(s)
    elif kind == PLAY:
        await play(s, seat, thing)
    elif kind == THROW:
        spend(s, plays=1)
        discard(s, thing, seat)
    elif kind == DISMISS:
        discard(s, thing, seat)
    elif kind == USE:
        card, number = divmod(thing, MOST_ABILITIES)
        count_use(s, card, number)
        push(s, use_frame(s, seat, card, number, NONE, 0))
    elif kind == ATTACK:
        await attack(s, seat, thing)
    elif kind == EXPEDITION:
        await explore(s, seat, thing)
    elif kind == CLAIM:
        await claim(s, seat, thing)
    elif kind == MOVE:
        await transport(s, seat, thing)
    else:
        await seize(s, seat, thing)


def clear_events(s: ConquestState, seat: int) -> None:
    """Edition 1: an event goes to the discard pile when it was used and nothing of it lasts (HC1-034)."""
    for card in s.active[seat].copy():
        if kind_of(s, card) == EVENT and is_spent(s, card) and not lasts(s, card):
            discard(s, card, seat)


def crowded(s: ConquestState) -> list[int]:
    """The cards of a land that has more than find room, or none (HG-113)."""
    for seat in range(s.seats):
        for stack in s.lands[seat]:
            if len(stack) > 2 and may_be_crowded(s, stack) and too_many(s, stack[0]):
                return sorted(guards(s, stack[0]))
    return []


def may_be_crowded(s: ConquestState, stack: list[int]) -> bool:
    """Whether a land has so many cards, or armies, that it is worth a closer look."""
    return len(stack) > PLACES or len([card for card in stack if kind_of(s, card) == ARMY]) > 1


async def thin_out(s: ConquestState, cards: list[int]) -> None:
    """The owner brings a land down to its limit."""
    seat = s.holder[cards[0]]
    discard(s, await choose(s, seat, CROWDED, cards), seat)


# The end of a turn


def end_turn(s: ConquestState) -> None:
    """Fill the hand, end what lasted for this turn, and go on (HC2-085, HC2-087)."""
    seat = s.turn
    end_expedition(s)
    missing = hand_size(s, seat) - len(s.hand[seat])
    if missing > 0:
        draw(s, seat, missing)
    pass_turn(s)


def pass_turn(s: ConquestState) -> None:
    """The next player who is still in the game takes a turn; after the last one of a round, the next round. In edition
    1 whoever comes after the one who began it begins the next (HG-131)."""
    end_lasting(s, c.TURN, NONE)
    seat = seat_after(s, s.turn)
    over = ends_round(s, s.turn, seat)
    if over:
        end_round(s)
        if s.edition == 1:
            seat = seat_after(s, s.first)
    if s.ending is None:
        next_turn(s, seat, over)
        check_lands(s)


def seat_after(s: ConquestState, seat: int) -> int:
    """The next seat around the table that is still in the game."""
    for _ in range(s.seats):
        seat = (seat + 1) % s.seats
        if not is_out(s, seat):
            break
    return seat


def ends_round(s: ConquestState, seat: int, after: int) -> bool:
    """Whether whoever began the round sits behind a seat, up to the one that comes after it."""
    return (s.first - seat - 1) % s.seats <= (after - seat - 1) % s.seats
