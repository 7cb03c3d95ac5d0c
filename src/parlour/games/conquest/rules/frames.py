"""Which action comes next: what is pending first, then the turn."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.faces import IMMEDIATES
from parlour.games.conquest.rules.abilities import prepare, resolve_use
from parlour.games.conquest.rules.atoms import discard
from parlour.games.conquest.rules.battle import fight
from parlour.games.conquest.rules.frame_atoms import pop, push
from parlour.games.conquest.rules.interrupts import window
from parlour.games.conquest.rules.lasting import is_silenced
from parlour.games.conquest.rules.pending import push_triggers, use_frame
from parlour.games.conquest.rules.table import CARD, KIND, PREPARE, STEP, THAT, WHO, WINDOW, back, is_chosen, is_out
from parlour.games.conquest.rules.turn import pass_turn, start_turn, take_turn
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import BEGIN
from parlour.kernel.state import NONE


async def next_action(s: ConquestState) -> None:
    """The action that the position calls for."""
    if s.frames:
        await go_on(s, s.frames[-1])
    elif is_out(s, s.turn):
        pass_turn(s)
    elif s.phase == BEGIN:
        await start_turn(s)
    else:
        await take_turn(s)


async def go_on(s: ConquestState, frame: list[int]) -> None:
    """The next step of what is pending. A window stands at the start of an action, because its answers are sealed."""
    if frame[STEP] == PREPARE:
        await prepare(s, frame)
        return
    if frame[STEP] == WINDOW and await window(s, frame):
        return
    kind = frame[KIND]
    if kind == c.CARD_WINDOW:
        enter(s, frame)
    elif kind == c.ABILITY_WINDOW:
        await resolve_use(s, frame)
    elif kind == c.ATTACK_WINDOW:
        await fight(s, frame)
    else:
        give_up(s, frame)


def enter(s: ConquestState, frame: list[int]) -> None:
    """A card that was played does what it does at once (HC2-044), and others what they do because of it."""
    seat, card = frame[WHO], back(frame[CARD])
    pop(s)
    if s.holder[card] != seat:
        return
    push_triggers(s, c.PLAY, seat, NONE, card)
    if not is_silenced(s, card):
        for number in reversed(IMMEDIATES[s.face[card]]):
            if is_chosen(s, card, number):
                push(s, use_frame(s, seat, card, number, NONE, 0))


def give_up(s: ConquestState, frame: list[int]) -> None:
    """A card is lost that nothing saved."""
    seat, card = frame[WHO], back(frame[CARD])
    pop(s)
    if s.holder[card] == seat:
        discard(s, card, seat)
        push_triggers(s, c.LOSE_CARD, seat, frame[THAT], card)
