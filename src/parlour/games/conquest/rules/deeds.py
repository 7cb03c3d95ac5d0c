"""What is done in a turn: playing cards, attacking, claiming, moving, taking empty lands."""

from __future__ import annotations

from parlour.games.conquest.cards.faces import EXPLORES, face_name
from parlour.games.conquest.questions import CLAIMER, COMPANION, REPLACED, VICTIM, WHERE
from parlour.games.conquest.rules.atoms import (
    discard,
    keep_there,
    move,
    put_into_play,
    say_played,
    set_out,
)
from parlour.games.conquest.rules.entering import choose_option
from parlour.games.conquest.rules.frame_atoms import push, say_attack
from parlour.games.conquest.rules.lands import discover, gain_land
from parlour.games.conquest.rules.lasting import carries, may_discover
from parlour.games.conquest.rules.legal import (
    claimers,
    companions,
    expedition_targets,
    open_grounds,
    party,
    replaceable,
    targets_from,
)
from parlour.games.conquest.rules.moving import destinations, far_lands, takers
from parlour.games.conquest.rules.pending import attack_frame, card_frame
from parlour.games.conquest.rules.room import homes
from parlour.games.conquest.rules.table import (
    back,
    continent_of,
    is_action,
    ref,
)
from parlour.games.conquest.rules.table_atoms import (
    note_follower,
    set_phase,
    set_topic,
    spend,
)
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import FIGHT
from parlour.games.conquest.zones import MOVE as MOVING
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NO_CARD, NONE

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
    await choose_option(s, seat, card)
    push(s, card_frame(s, seat, card))


async def place(s: ConquestState, seat: int, card: int) -> None:
    """Put a character, an army or a vessel into a land; an explorer may discover one (HC2-023, HG-52)."""
    if s.phase != PLAYING:
        await replace(s, seat, card)
        return
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


async def replace(s: ConquestState, seat: int, card: int) -> None:
    """Edition 1: put a character in the place of another one (HC1-019)."""
    gone = await choose_open(s, seat, REPLACED, replaceable(s, seat, card))
    land = s.at[gone]
    discard(s, gone, seat)
    put_into_play(s, seat, card, land)


# Attacks


async def attack(s: ConquestState, seat: int, home: int) -> None:
    """Declare an attack (HC2-090, HC2-096)."""
    target = await choose_open(s, seat, VICTIM, targets_from(s, home))
    declare(s, seat, home, target, f"from {face_name(s.face[home])}")


async def explore(s: ConquestState, seat: int, explorer: int) -> None:
    """Attack with an expedition: an explorer and another card, on another continent (HC2-028)."""
    if not s.abroad:
        companion = await choose_open(s, seat, COMPANION, party(s, seat, explorer))
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
    if s.edition == 1:
        await go_ahead(s, seat, card)
        return
    spend(s, moves=1)
    home = s.at[card]
    land = await choose_open(s, seat, WHERE, destinations(s, card))
    far = continent_of(s, land) != continent_of(s, home)
    if s.sheet:
        set_phase(s, MOVING)
    elif far:
        set_phase(s, max(s.phase, FIGHT))  # cards are not played any more, but lands attacked (HC2-084)
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
    leads = EXPLORES[s.face[card]]
    if not leads:
        spend(s, moves=1)
    together = [each for each in companions(s, card, False) if s.since[each] < s.turns]
    land = await choose_open(s, seat, WHERE, far_lands(s, card))
    move(s, card, land)
    keep_there(s, card)
    if leads and together and s.since[card] < s.turns:
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
        if s.ending is None:
            set_topic(s, card)
            await escort(s, seat, card, others, land)
