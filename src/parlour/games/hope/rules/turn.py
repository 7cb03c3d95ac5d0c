"""A turn: its beginning, the choice of an action, and step 3 (DH-074 to DH-102)."""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import (
    ASSAULT,
    DISMISS_CARDS,
    GAIN_NEXT,
    GAIN_POINT,
    GAIN_SPOILS,
    READY_CARDS,
    REORGANIZE,
    SHUFFLE,
    Action,
)
from parlour.games.hope.cards.lasting import ASSAULT_ATTACK, REORGANIZE_DRAW, REORGANIZE_POINTS, TRAIN_SUPPORT
from parlour.games.hope.rules.atoms import (
    clear_play,
    discard_card,
    dismiss,
    draw_cards,
    fill_hand,
    gain,
    take_spoils,
)
from parlour.games.hope.rules.codes import MASTER, STOP, WITH_LEADER, thing_of
from parlour.games.hope.rules.effects import choose_card, dismiss_cards, ready_cards
from parlour.games.hope.rules.legal import action_options, can_act, chosen_action, next_options, next_pile
from parlour.games.hope.rules.mixing import shuffle_in
from parlour.games.hope.rules.table_atoms import (
    add_support,
    clear_turn,
    drop_defence,
    fortify,
    pass_turn,
    place_cube,
    ready_assaults,
    score,
    set_phase,
    train_master,
)
from parlour.games.hope.rules.values import bonus
from parlour.games.hope.rules.winter import begin_winter
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, CHOOSING
from parlour.kernel.ask import choose


def arrive(s: HopeState, seat: int) -> None:
    """Begin the turn of a player; who has nothing to choose an action with passes at once (DH-074, DH-075, DG-17)."""
    while True:
        fill_hand(s, seat)
        drop_defence(s, seat)
        if can_act(s, seat):
            set_phase(s, CHOOSING, seat)
            return
        pass_turn(s, seat)
        if s.passes == s.seats:
            begin_winter(s)
            return
        seat = (seat + 1) % s.seats


async def choose_action(s: HopeState) -> None:
    """Step 1: choose an action and do what it says at once, or pass (DH-076, DH-077)."""
    seat = s.turn
    option = await choose(s, seat, questions.ACTION, action_options(s, seat))
    if option == STOP:
        pass_turn(s, seat)
        if s.passes == s.seats:
            begin_winter(s)
        else:
            arrive(s, (seat + 1) % s.seats)
        return
    place_cube(s, seat, option % WITH_LEADER, option >= WITH_LEADER)
    await begin_action(s, seat, chosen_action(s))
    set_phase(s, ACTING, seat)


async def begin_action(s: HopeState, seat: int, action: Action) -> None:
    """What an action gives or does before cards are played (DG-92)."""
    if action.group == REORGANIZE:
        await reorganize(s, seat, action)
    elif action.group == ASSAULT:
        ready_assaults(s, action.n, action.attack + bonus(s, seat, ASSAULT_ATTACK))
        fortify(s, seat, action.fort)
    elif action.does == GAIN_NEXT:
        await gain_next(s, seat)
    else:
        add_support(s, action.support + bonus(s, seat, TRAIN_SUPPORT))


async def reorganize(s: HopeState, seat: int, action: Action) -> None:
    """The bonus of the era, then the action itself (DH-112, DH-113)."""
    if s.era == 0:
        await dismiss_cards(s, seat, 2)
    else:
        score(s, seat, 1, "reorganizing")
    score(s, seat, bonus(s, seat, REORGANIZE_POINTS), "a master")
    draw_cards(s, seat, bonus(s, seat, REORGANIZE_DRAW))
    if action.does == GAIN_SPOILS:
        for _ in range(action.n):
            take_spoils(s, seat, 1)
    elif action.does == DISMISS_CARDS:
        dismissed = await dismiss_cards(s, seat, action.n, owed=True)
        score(s, seat, dismissed - action.n, "cards not dismissed")
    elif action.does == READY_CARDS:
        await ready_cards(s, seat, action.n)
    elif action.does == SHUFFLE:
        shuffle_in(s, seat)
    elif action.does == GAIN_POINT:
        score(s, seat, action.n, "the action")


async def gain_next(s: HopeState, seat: int) -> None:
    """Gain the next card for nothing and dismiss the one before it (DH-143, DH-144)."""
    options = next_options(s, seat)
    card = await choose(s, seat, questions.NEXT, options)
    if card == STOP:
        return
    what = next_pile(s, seat, card)
    if what >= MASTER:
        train_master(s, seat, thing_of(what), 0)
    else:
        gain(s, seat, what)
    dismiss(s, seat, card)


async def tidy(s: HopeState) -> None:
    """Step 3: discard what is not wanted, fill the hand, and let the next player have a turn (DH-097 to DH-101)."""
    seat = s.turn
    card = await choose_card(s, seat, questions.TOSS, s.hand[seat], len(s.hand[seat]))
    if card != STOP:
        discard_card(s, seat, card)
        return
    clear_play(s, seat)
    clear_turn(s)
    fill_hand(s, seat)
    arrive(s, (seat + 1) % s.seats)
