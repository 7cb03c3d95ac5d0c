"""A card comes into play: its place where it interrupts, the choice of its ability, and what it does at once."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.faces import IMMEDIATES, MOST_ABILITIES, OPTIONS
from parlour.games.conquest.questions import CHOICE, WHERE
from parlour.games.conquest.rules.atoms import choose_ability, put_into_play
from parlour.games.conquest.rules.frame_atoms import pop, push, step
from parlour.games.conquest.rules.lasting import is_silenced
from parlour.games.conquest.rules.pending import push_triggers, use_frame
from parlour.games.conquest.rules.room import homes, may_place
from parlour.games.conquest.rules.table import (
    ABILITY,
    ANSWER,
    CARD,
    DEPTH,
    FLAGS,
    KIND,
    TARGET_LAND,
    THAT,
    WHO,
    WINDOW,
    back,
    is_action,
    is_chosen,
    land_of,
    unit,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE


async def choose_option(s: ConquestState, seat: int, card: int) -> None:
    """Say which of its abilities a card has that has a choice (HC2-054)."""
    options = OPTIONS[s.face[card]]
    if options and s.ending is None:
        face = s.face[card]
        code = await choose(s, seat, CHOICE, [face * MOST_ABILITIES + number for number in options])
        choose_ability(s, seat, card, code % MOST_ABILITIES)


def push_immediates(s: ConquestState, seat: int, card: int, depth: int) -> None:
    """Let all be pending that a card does at once (HC2-044)."""
    if not is_silenced(s, card):
        for number in reversed(IMMEDIATES[s.face[card]]):
            if is_chosen(s, card, number):
                push(s, use_frame(s, seat, card, number, NONE, 0, depth))


def enter(s: ConquestState, frame: list[int]) -> None:
    """A card that was played does what it does at once, and others what they do because of it. One that was played as
    an interrupt then answers what is below (HG-122)."""
    seat, card = frame[WHO], back(frame[CARD])
    pop(s)
    if s.holder[card] != seat:
        return
    if frame[FLAGS] & ANSWER and not is_silenced(s, card):
        push(s, use_frame(s, seat, card, frame[ABILITY], frame[THAT], ANSWER, frame[DEPTH]))
    push_triggers(s, c.PLAY, seat, NONE, card)
    push_immediates(s, seat, card, frame[DEPTH])


# Interrupts from the hand


async def come_in(s: ConquestState, frame: list[int]) -> None:
    """A card that is played as an interrupt comes to its place; then others may answer that it is played."""
    seat, card = frame[WHO], back(frame[CARD])
    if is_action(s, card):
        put_into_play(s, seat, card, NONE)
    else:
        put_into_play(s, seat, card, await choose_open(s, seat, WHERE, places_for(s, seat, card, s.frames[-2])))
    await choose_option(s, seat, card)
    step(s, WINDOW)


def places_for(s: ConquestState, seat: int, card: int, answered: list[int]) -> list[int]:
    """The lands into which a card may be played as an interrupt: the one concerned, else any own one (HG-79)."""
    land = concerned(s, seat, answered)
    if land == NONE:
        return homes(s, seat, card)
    return [unit(s, land)] if may_place(s, card, unit(s, land)) else []


def concerned(s: ConquestState, seat: int, frame: list[int]) -> int:
    """The own land that something pending is about, or NONE."""
    if frame[KIND] == c.ATTACK_WINDOW:
        land = back(frame[CARD]) if frame[WHO] == seat else back(frame[TARGET_LAND])
    else:
        land = land_of(s, back(frame[CARD]))
    return land if land != NONE and s.holder[land] == seat else NONE
