"""Which action comes next: what is pending first, then the turn."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.rules.abilities import prepare, resolve_use
from parlour.games.conquest.rules.atoms import discard
from parlour.games.conquest.rules.battle import fight
from parlour.games.conquest.rules.entering import come_in, enter
from parlour.games.conquest.rules.frame_atoms import pop
from parlour.games.conquest.rules.interrupts import window
from parlour.games.conquest.rules.pending import push_triggers
from parlour.games.conquest.rules.table import CARD, KIND, PREPARE, STEP, THAT, WHO, WINDOW, back, is_out
from parlour.games.conquest.rules.table_atoms import set_topic
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
        set_topic(s, NONE)


async def go_on(s: ConquestState, frame: list[int]) -> None:
    """The next step of what is pending. A window stands at the start of an action, because its answers are sealed."""
    kind = frame[KIND]
    if frame[STEP] == PREPARE:
        await (come_in(s, frame) if kind == c.CARD_WINDOW else prepare(s, frame))
        return
    if frame[STEP] == WINDOW and await window(s, frame):
        return
    if kind == c.CARD_WINDOW:
        enter(s, frame)
    elif kind == c.ABILITY_WINDOW:
        await resolve_use(s, frame)
    elif kind == c.ATTACK_WINDOW:
        await fight(s, frame)
    else:
        give_up(s, frame)


def give_up(s: ConquestState, frame: list[int]) -> None:
    """A card is lost that nothing saved."""
    seat, card = frame[WHO], back(frame[CARD])
    pop(s)
    if s.holder[card] == seat:
        discard(s, card, seat)
        push_triggers(s, c.LOSE_CARD, seat, frame[THAT], card)
