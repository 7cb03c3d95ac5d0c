"""A turn: how it begins, everything that is done in it, and how it ends."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, DISMISS, END, EXPEDITION, MOVE, PLAY, SPAN, THROW, USE
from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import EACH_TURN, EXPLORES, MOST_ABILITIES, OPTIONS, face_name
from parlour.games.conquest.cards.kinds import ARMY
from parlour.games.conquest.questions import CHOICE, CLAIMER, COMPANION, CROWDED, FIRST_LAND, TURN, VICTIM, WHERE
from parlour.games.conquest.rules.atoms import (
    choose_ability,
    count_use,
    discard,
    draw,
    end_lasting,
    look_at_lands,
    move,
    put_into_play,
    say_played,
    set_out,
    shuffle_lands,
)
from parlour.games.conquest.rules.ending import check_lands, end_round
from parlour.games.conquest.rules.lands import discover, end_expedition, enter_land, gain_land
from parlour.games.conquest.rules.lasting import carries, forces_of, hand_size, may_discover, total_of
from parlour.games.conquest.rules.legal import (
    claimers,
    companions,
    deeds,
    destinations,
    expedition_targets,
    far_lands,
    open_grounds,
    takers,
    targets_from,
)
from parlour.games.conquest.rules.pending import attack_frame, card_frame, use_frame
from parlour.games.conquest.rules.room import homes, too_many
from parlour.games.conquest.rules.table import (
    PLACES,
    TRIGGER,
    back,
    continent_of,
    guards,
    in_play,
    is_action,
    is_guarded,
    is_out,
    is_spent,
    kind_of,
    opponents,
    ref,
)
from parlour.games.conquest.rules.table_atoms import (
    begin_turn,
    drop_followers,
    next_turn,
    note_empty,
    note_follower,
    push,
    say_attack,
    set_phase,
    spend,
)
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import FIGHT
from parlour.games.conquest.zones import MOVE as MOVING
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NO_CARD, NONE

PLAYS: Final = 3
FIRST_HAND: Final = 5


async def start_turn(s: ConquestState) -> None:
    """Begin a turn: what ends, what is counted anew, and what happens by itself."""
    seat = s.turn
    end_lasting(s, c.ROUND, seat)
    moves = 1 + total_of(forces_of(s, seat, v.EXTRA_MOVE))
    begin_turn(s, max(0, PLAYS - s.fewer[seat]), 2 if s.edition == 2 else 1, moves)
    drop_followers(s, s.acted[seat])
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
    """The lands of opponents that nobody guards when a turn begins; in edition 1 not before their second turn is over
    (HG-98, HG-100)."""
    found: list[int] = []
    for other in opponents(s, seat):
        if s.edition == 2 or s.round > 2:
            found += [stack[0] for stack in s.lands[other] if not is_guarded(s, stack[0])]
    return found


async def take_turn(s: ConquestState) -> None:
    """One deed of a turn."""
    seat = s.turn
    crowd = crowded(s)
    if crowd:
        await thin_out(s, crowd)
        return
    kind, thing = divmod(await choose(s, seat, TURN, deeds(s, seat)), SPAN)
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


# Playing cards


async def play(s: ConquestState, seat: int, card: int) -> None:
    """Play a card of the hand: to its place, with the choice of its ability, and then others may answer."""
    spend(s, plays=1)
    say_played(s, seat, card)
    if is_action(s, card):
        put_into_play(s, seat, card, NONE)
    else:
        await place(s, seat, card)
    if s.holder[card] == NONE:  # it found no room in the land that it discovered
        return
    options = OPTIONS[s.face[card]]
    if options:
        face = s.face[card]
        code = await choose(s, seat, CHOICE, [face * MOST_ABILITIES + number for number in options])
        choose_ability(s, seat, card, code % MOST_ABILITIES)
    push(s, card_frame(s, seat, card))


async def place(s: ConquestState, seat: int, card: int) -> None:
    """Put a character, an army or a vessel into a land; an explorer may discover one (HC2-023, HG-52)."""
    options = sorted([*homes(s, seat, card), *open_grounds(s, seat, card)])
    if EXPLORES[s.face[card]] and s.land_pile[seat] and may_discover(s, seat):
        options.append(NO_CARD)
    where = await choose_open(s, seat, WHERE, options)
    if where == NO_CARD:
        await discover(s, seat, card, s.land_pile[seat][-1])
        return
    if s.holder[where] != seat:
        if not gain_land(s, seat, where):
            discard(s, card, seat)
            return
    put_into_play(s, seat, card, where)


# Attacks


async def attack(s: ConquestState, seat: int, home: int) -> None:
    """Declare an attack (HC2-090, HC2-096)."""
    target = await choose_open(s, seat, VICTIM, targets_from(s, home))
    declare(s, seat, home, target, f"from {face_name(s.face[home])}")


async def explore(s: ConquestState, seat: int, explorer: int) -> None:
    """Attack with an expedition: an explorer and another card, on another continent (HC2-028)."""
    if not s.abroad:
        companion = await choose_open(s, seat, COMPANION, companions(s, explorer, True))
        target = await choose_open(s, seat, VICTIM, expedition_targets(s, seat, [explorer, companion]))
        set_out(s, [explorer, companion], s.at[explorer], target)
    declare(s, seat, NONE, back(s.bound), "with an expedition")


def declare(s: ConquestState, seat: int, home: int, target: int, words: str) -> None:
    """An attack is declared: others may answer, and then it is fought."""
    spend(s, attacks=1)
    set_phase(s, FIGHT)
    say_attack(s, seat, s.holder[target], target, words)
    push(s, attack_frame(seat, home, s.holder[target], target))


async def claim(s: ConquestState, seat: int, land: int) -> None:
    """Claim a land that an attack emptied, with a card of the attacking land (HC2-098)."""
    options: list[int] = []
    for row in s.emptied:
        if row[0] == ref(land):
            options += claimers(s, seat, row)
    options.sort()
    card = await choose_open(s, seat, CLAIMER, options)
    if gain_land(s, seat, land):
        move(s, card, land)


# Moving


async def transport(s: ConquestState, seat: int, card: int) -> None:
    """The transportation of a turn (HC2-082)."""
    spend(s, moves=1)
    set_phase(s, MOVING if s.sheet or s.edition == 1 else max(s.phase, FIGHT))
    if s.edition == 1:
        await go_ahead(s, seat, card)
        return
    home = s.at[card]
    land = await choose_open(s, seat, WHERE, destinations(s, card))
    far = continent_of(s, land) != continent_of(s, home)
    others = companions(s, card, False)
    move(s, card, land)
    if far:
        await escort(s, seat, card, others, land)


async def escort(s: ConquestState, seat: int, explorer: int, others: list[int], land: int) -> None:
    """Let cards come along with an explorer (HC2-084)."""
    for _ in range(carries(s, explorer)):
        options = [card for card in others if s.at[card] != land and land in destinations_with(s, card, land)]
        if not options:
            return
        card = await choose(s, seat, COMPANION, [*options, NO_CARD])
        if card == NO_CARD:
            return
        move(s, card, land)


def destinations_with(s: ConquestState, card: int, land: int) -> list[int]:
    """The land of an explorer, if a card finds room in it."""
    return [land] if land in homes(s, s.holder[card], card) else []


async def go_ahead(s: ConquestState, seat: int, card: int) -> None:
    """Edition 1: an explorer goes ahead and names who may follow, or that card follows (HC1-039)."""
    together = companions(s, card, False) if EXPLORES[s.face[card]] else []
    land = await choose_open(s, seat, WHERE, far_lands(s, card))
    move(s, card, land)
    together = [each for each in together if s.since[each] < s.turns]
    if EXPLORES[s.face[card]] and together and s.since[card] < s.turns:
        follower = await choose(s, seat, COMPANION, [*together, NO_CARD])
        if follower != NO_CARD:
            note_follower(s, follower, card)


async def seize(s: ConquestState, seat: int, land: int) -> None:
    """Take a land of an opponent that was empty when the turn began (HC2-101, HC1-044)."""
    if s.edition == 1:
        gain_land(s, seat, land)
        return
    spend(s, moves=1)
    set_phase(s, MOVING if s.sheet else max(s.phase, FIGHT))
    card = await choose_open(s, seat, CLAIMER, takers(s, seat, land))
    others = companions(s, card, False) if EXPLORES[s.face[card]] else []
    if gain_land(s, seat, land):
        move(s, card, land)
        await escort(s, seat, card, others, land)


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
    """The next player who is still in the game takes a turn; after the last one of a round, the next round."""
    end_lasting(s, c.TURN, NONE)
    seat, over = s.turn, False
    for _ in range(s.seats):
        seat = (seat + 1) % s.seats
        over = over or seat == s.first
        if not is_out(s, seat):
            break
    if over:
        end_round(s)
    if s.ending is None:
        next_turn(s, seat, over)
        check_lands(s)
