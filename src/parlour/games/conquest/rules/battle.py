"""Attacks: the battle, what it costs, and what it brings."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER
from parlour.games.conquest.questions import LOSS
from parlour.games.conquest.rules.atoms import end_lasting, settle
from parlour.games.conquest.rules.conditions import Battle, fights_here
from parlour.games.conquest.rules.ending import lose
from parlour.games.conquest.rules.frame_atoms import pop, push, say_battle, say_kept, say_void, set_losses, step
from parlour.games.conquest.rules.lands import end_expedition, gain_land
from parlour.games.conquest.rules.lasting import forces_of
from parlour.games.conquest.rules.pending import loss_frame, push_triggers
from parlour.games.conquest.rules.strength import total
from parlour.games.conquest.rules.table import (
    AFTER,
    CARD,
    LOSSES,
    STEP,
    TARGET_LAND,
    THAT,
    WHO,
    WINS,
    back,
    guards,
    is_action,
    is_guarded,
    kind_of,
    unit,
)
from parlour.games.conquest.rules.table_atoms import attack_again, note_emptied, spend
from parlour.games.conquest.rules.targets import battle_now
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import choose_open
from parlour.kernel.state import NONE

COST_OF_DEFEAT: Final = 100


async def fight(s: ConquestState, frame: list[int]) -> None:
    """The battle itself, and then one loss after the other."""
    if frame[STEP] == AFTER:
        await lose_next(s, frame)
        return
    battle = battle_now(s)
    target = back(frame[TARGET_LAND])
    home = back(frame[CARD])
    armed = bool(s.abroad) if home == NONE else s.holder[home] == frame[WHO] and bool(guards(s, home))
    if battle is None or not armed or not is_guarded(s, target):
        say_void(s, frame[WHO], s.face[target])
        spend(s, attacks=-1)
        finish(s)
        return
    attack, defence = total(s, battle, 0), total(s, battle, 1)
    winner = decided(frame[WINS], attack, defence)
    say_battle(s, target, attack, defence, NONE if winner == NONE else battle.seats[winner])
    if winner == NONE:
        finish(s)
    elif winner == 0:
        set_losses(s, 1 + len(loss_forces(s, battle, v.EXTRA_LOSS)))
        step(s, AFTER)
        await lose_next(s, frame)
    else:
        repel(s, battle)


def decided(wins: int, attack: int, defence: int) -> int:
    """Who wins: an automatic win beats any total, two of them are a draw (HC2-095, HG-73)."""
    if wins:
        return NONE if wins == 3 else 0 if wins == 1 else 1
    return 0 if attack > defence else 1 if defence > attack else NONE


def repel(s: ConquestState, battle: Battle) -> None:
    """The defender won: the attacker loses 100 morale (HC1-056, HC2-094)."""
    attacker, defender = battle.seats
    finish(s)
    lose_battle(s, attacker)
    if s.ending is None:
        tell_triggers(s, battle, 1)
        push_triggers(s, c.WIN_DEFENCE, defender, attacker, NONE)


def lose_battle(s: ConquestState, seat: int) -> None:
    """Morale that a defeat costs, unless a card says otherwise."""
    if forces_of(s, seat, v.NO_BATTLE_LOSS):
        say_kept(s, seat, COST_OF_DEFEAT, "lost battles cost them none")
    else:
        lose(s, seat, COST_OF_DEFEAT)


async def lose_next(s: ConquestState, frame: list[int]) -> None:
    """The next card that a defeated defender loses, or the end of the battle."""
    target, attacker, defender = back(frame[TARGET_LAND]), frame[WHO], frame[THAT]
    battle = battle_now(s)
    if frame[LOSSES] > 0 and battle is not None:
        options = losable(s, target)
        set_losses(s, frame[LOSSES] - 1)
        if options:
            chooser = defender
            if s.edition == 1 or loss_forces(s, battle, v.CHOOSE_LOSS):
                chooser = attacker
            card = await choose_open(s, chooser, LOSS, options)
            push(s, loss_frame(s, card, attacker, 0))
        return
    conquer(s, frame, battle)


def losable(s: ConquestState, target: int) -> list[int]:
    """The cards of which one is lost: in edition 1 characters before armies, without the sheet too (HC1-053, HG-44)."""
    here = sorted(guards(s, target))
    characters = [card for card in here if kind_of(s, card) == CHARACTER]
    if (s.edition == 1 or not s.sheet) and characters:
        return characters
    return [card for card in here if kind_of(s, card) in (CHARACTER, ARMY)]


def loss_forces(s: ConquestState, battle: Battle, verb: int) -> list[int]:
    """The cards with a verb about losses that belong to the attacking land."""
    found = forces_of(s, battle.seats[0], verb, battle)
    return [force.card for force in found if is_action(s, force.card) or fights_here(s, force.card, battle, 0)]


def conquer(s: ConquestState, frame: list[int], battle: Battle | None) -> None:
    """After a won attack: the defender's morale, triggers, and the land if nobody is left in it."""
    attacker, defender, target = frame[WHO], frame[THAT], back(frame[TARGET_LAND])
    finish(s)
    if s.edition == 1:
        attack_again(s)
    else:
        lose_battle(s, defender)
    if s.ending is not None:
        return
    if battle is not None:
        tell_triggers(s, battle, 0)
        push_triggers(s, c.WIN_ATTACK, attacker, defender, NONE)
    if s.holder[target] == defender and not is_guarded(s, target):
        occupy(s, attacker, target, back(frame[CARD]))


def tell_triggers(s: ConquestState, battle: Battle, side: int) -> None:
    """What waits for a battle that a side won."""
    winner, loser = battle.seats[side], battle.seats[1 - side]
    push_triggers(s, c.LOSE_BATTLE, loser, winner, NONE)
    if battle.lands[side] != NONE and s.holder[battle.lands[side]] == winner:
        push_triggers(s, c.LAND_WINS, winner, loser, battle.lands[side])
    push_triggers(s, c.WIN_BATTLE, winner, loser, NONE)


def occupy(s: ConquestState, seat: int, target: int, home: int) -> None:
    """A land was emptied: in edition 1 it is seized at once (HG-26), an expedition stays in it (HC2-029), a twin is
    discarded (HG-71), and otherwise it may be claimed (HG-99)."""
    twin = any([s.face[stack[0]] == s.face[target] for stack in s.lands[seat]])
    if home == NONE:
        if gain_land(s, seat, target):
            settle(s, target)
        else:
            end_expedition(s)
    elif s.edition == 1 or twin:
        gain_land(s, seat, target)
    else:
        note_emptied(s, target, unit(s, home))


def finish(s: ConquestState) -> None:
    """The attack on top is over, with all that was for this battle."""
    pop(s)
    end_lasting(s, c.BATTLE, NONE)
