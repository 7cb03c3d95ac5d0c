"""How effects are carried out: one verb after the other. No card is known by name here."""

from __future__ import annotations

from typing import Final

from parlour.games.hope import questions
from parlour.games.hope.cards.prints import CITIZEN, PRINTS
from parlour.games.hope.cards.steps import (
    CHEAPER,
    CHEAPER_KINDS,
    CITIZENS,
    DISMISS,
    DRAW,
    EITHER,
    FORT,
    ONWARD,
    PLUNDER,
    POINTS,
    PRESS,
    RAID,
    READY,
    RECALL,
    RECRUIT,
    RESCUE,
    SAIL,
    SCOUT,
    SIEGE,
    SPOILS,
    SUPPORT,
    Step,
)
from parlour.games.hope.rules.atoms import (
    discard_card,
    discard_drawn,
    dismiss,
    draw_cards,
    gain,
    look_at,
    make_ready,
    note_ability,
    note_wanted,
    recall,
    rescue,
    take_spoils,
)
from parlour.games.hope.rules.codes import STOP
from parlour.games.hope.rules.table_atoms import add_markers, ease, fortify, score
from parlour.games.hope.rules.values import KIND_OF, amount_of
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ASSAILING, DEFENDING, PRESSING_ON
from parlour.kernel.ask import choose
from parlour.kernel.questions import Question
from parlour.kernel.state import NONE

OF_THE_TURN: Final = (SAIL, SIEGE, ONWARD, PLUNDER, RAID, CHEAPER)  # they do nothing for a defender (DG-68)


async def carry_out(s: HopeState, seat: int, face: int) -> None:
    """The ability of a card that was played or used (DH-090)."""
    if not PRINTS[face].steps:
        return
    note_ability(s, face)
    for step in PRINTS[face].steps:
        await do_step(s, seat, step)
    note_ability(s, NONE)


async def do_step(s: HopeState, seat: int, step: Step) -> None:
    """One step: what it needs and costs, then its verb."""
    if step.during and s.phase != DEFENDING:
        return
    if step.pay and not await paid(s, seat, step.pay):
        return
    if step.do == EITHER:
        await do_step(s, seat, step.of[await choose(s, seat, questions.EITHER, [0, 1])])
    elif step.do in (RECALL, RESCUE, READY, DISMISS, SCOUT, PRESS):
        await move_cards(s, seat, step)
    else:
        do_at_once(s, seat, step)


async def paid(s: HopeState, seat: int, how: str) -> bool:
    """Whether a player pays for an ability with a card of the hand."""
    hand = s.hand[seat]
    if not hand:
        return False
    card = await choose(s, seat, questions.PAY, [*sorted(hand), STOP])
    if card == STOP:
        return False
    if how == "discard":
        discard_card(s, seat, card)
    else:
        dismiss(s, seat, card)
    return True


def do_at_once(s: HopeState, seat: int, step: Step) -> None:
    """The verbs that ask nothing (DG-86)."""
    if step.do <= SUPPORT:
        number = step.n if not step.per else min(step.most, step.n * amount_of(s, seat, step.per))
        add_markers(s, seat, step.do, number)
    elif step.do == DRAW:
        draw_cards(s, seat, step.n)
    elif step.do == RECRUIT:
        pile = CITIZENS.index(step.kind) - 1
        if s.supply[pile]:
            gain(s, seat, pile)
    elif step.do == SPOILS:
        take_spoils(s, seat, step.stack - 2)
    elif step.do == POINTS:
        score(s, seat, step.n, "an ability")
    elif step.do == FORT:
        fortify(s, seat, step.n)
    elif step.do in OF_THE_TURN and seat != s.defender:
        ease(s, step.do, step.n, CHEAPER_KINDS.index(step.kind) - 1 if step.do == CHEAPER else 0)


async def move_cards(s: HopeState, seat: int, step: Step) -> None:
    """The verbs that ask for cards."""
    if step.do == SCOUT:
        await scout(s, seat, step.n)
    elif step.do == PRESS:
        await press(s, seat, step.n)
    elif step.do == RECALL:
        await recall_cards(s, seat, step.n)
    elif step.do == RESCUE:
        await rescue_card(s, seat, step.kind)
    elif step.do == READY:
        await ready_cards(s, seat, step.n)
    else:
        await dismiss_cards(s, seat, step.n)


async def choose_card(s: HopeState, seat: int, question: Question, cards: list[int], wanted: int) -> int:
    """One of some cards, of which so many may still be chosen, or STOP; without cards, STOP without a question, which
    everybody can see."""
    if not cards:
        return STOP
    note_wanted(s, wanted)
    card = await choose(s, seat, question, [*sorted(cards), STOP])
    note_wanted(s, 0)
    return card


async def dismiss_cards(s: HopeState, seat: int, most: int, owed: bool = False) -> int:
    """Dismiss up to so many cards of the hand and the discard pile, for points where they are owed (DH-115, DH-118);
    returns how many."""
    for done in range(most):
        cards = s.hand[seat] + s.discard[seat]
        card = await choose_card(s, seat, questions.MUST_DISMISS if owed else questions.DISMISS, cards, most - done)
        if card == STOP:
            return done
        dismiss(s, seat, card)
    return most


async def ready_cards(s: HopeState, seat: int, most: int) -> None:
    """Put up to so many cards of the hand into the ready area (DH-120)."""
    for done in range(most):
        card = await choose_card(s, seat, questions.READY, s.hand[seat], most - done)
        if card == STOP:
            return
        make_ready(s, seat, card)


async def recall_cards(s: HopeState, seat: int, most: int) -> None:
    """Put up to so many cards of the discard pile on top of the draw pile."""
    for done in range(most):
        card = await choose_card(s, seat, questions.RECALL, s.discard[seat], most - done)
        if card == STOP:
            return
        recall(s, seat, card)


async def rescue_card(s: HopeState, seat: int, kind: str) -> None:
    """Take a card of a kind from the discard pile into the hand."""
    cards = [card for card in s.discard[seat] if is_of_kind(s.face[card], kind)]
    card = await choose_card(s, seat, questions.RESCUE, cards, 1)
    if card != STOP:
        rescue(s, seat, card)


def is_of_kind(face: int, kind: str) -> bool:
    """Whether a face is of a kind that can be rescued."""
    return kind == "any" or (KIND_OF[face] == CITIZEN) == (kind == "citizen")


async def scout(s: HopeState, seat: int, number: int) -> None:
    """Look at the top cards of the draw pile and discard any of them."""
    seen = look_at(s, seat, number)
    while seen:
        card = await choose_card(s, seat, questions.SCOUT, seen, len(seen))
        if card == STOP:
            return
        seen.remove(card)
        discard_drawn(s, seat, card)


async def press(s: HopeState, seat: int, number: int) -> None:
    """In a battle that this player began, the defender discards cards of their choice."""
    if seat != s.turn or s.phase not in (ASSAILING, PRESSING_ON):
        return
    for left in range(min(number, len(s.hand[s.defender])), 0, -1):
        note_wanted(s, left)
        card = await choose(s, s.defender, questions.PRESS, sorted(s.hand[s.defender]))
        note_wanted(s, 0)
        discard_card(s, s.defender, card)
