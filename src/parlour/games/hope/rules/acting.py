"""Step 2 of a turn: playing cards, training, assaults (DH-078, DH-088)."""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import TRAIN_DISCARD, TRAIN_EXACTLY, TRAIN_MORE
from parlour.games.hope.rules.atoms import is_spoils, lay, make_ready, train, use_up
from parlour.games.hope.rules.battle import attack, conquered, stop_battle
from parlour.games.hope.rules.codes import ASIDE, ATTACK, MASTER, TAKE, TRAIN, kind_of, thing_of
from parlour.games.hope.rules.effects import carry_out
from parlour.games.hope.rules.legal import act_options, chosen_action, strength_options, top_face
from parlour.games.hope.rules.table_atoms import (
    add_markers,
    score,
    set_phase,
    take_wild,
    tell_played,
    train_master,
)
from parlour.games.hope.rules.values import (
    master_cost,
    spoils_strength,
    strength,
    train_cost,
    wild_price,
)
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import ACTING, DEFENDING, TIDYING
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE


async def act(s: HopeState) -> None:
    """One thing in step 2 or in a battle, or the end of it."""
    seat = s.defender if s.phase == DEFENDING else s.turn
    option = await choose(s, seat, questions.ACT, act_options(s, seat))
    kind, about = kind_of(option), thing_of(option)
    if kind == 0:
        await play_card(s, seat, option)
    elif kind == ASIDE:
        make_ready(s, seat, about)
    elif kind == TRAIN:
        train(s, seat, about - 1, train_cost(s, top_face(s, about - 1)))
    elif kind == MASTER:
        train_master(s, seat, about, master_cost(s, about))
    elif kind == TAKE:
        take_wild(s, seat, about, wild_price(s, seat, about))
        await conquered(s, seat, about, NONE)
    elif kind == ATTACK:
        attack(s, seat, about)
    elif s.phase == ACTING:
        end_step(s, seat)
    else:
        await stop_battle(s)


async def play_card(s: HopeState, seat: int, card: int) -> None:
    """Play a card of the hand or the ready area, or use spoils (DH-089, DH-094, DH-095)."""
    face = s.face[card]
    if is_spoils(s, card):
        use_up(s, seat, card)
        for which in range(3):
            add_markers(s, seat, which, spoils_strength(s, seat, face, which))
    else:
        from_ready = card in s.ready[seat]
        lay(s, seat, card)
        which, number = 0, 0
        strengths = strength_options(s, seat, face)
        if strengths:
            which = await choose_open(s, seat, questions.STRENGTH, strengths)
            number = strength(s, seat, face, which, from_ready)
        add_markers(s, seat, which, number)
        tell_played(s, seat, card, which, number)
    await carry_out(s, seat, face)


def end_step(s: HopeState, seat: int) -> None:
    """Leave step 2, with the penalty for a wrong number of cards (DH-137, DH-139, DH-140)."""
    score(s, seat, -missed(s), "the number of cards trained")
    set_phase(s, TIDYING, seat)


def missed(s: HopeState) -> int:
    """How many cards too few or too many were trained."""
    action = chosen_action(s)
    if action.does == TRAIN_EXACTLY:
        return max(s.trained - action.n, action.n - s.trained)
    if action.does == TRAIN_MORE:
        return max(0, action.n - s.trained, s.trained - action.n - 1)
    return 1 if action.does == TRAIN_DISCARD and s.trained == 0 else 0
