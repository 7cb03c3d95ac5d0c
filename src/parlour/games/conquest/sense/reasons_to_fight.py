"""Why an attack is made or answered, in a few words: how the battle stands by the cards in play."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import DEFENCES, MOST_ABILITIES, PRINTS, face_name
from parlour.games.conquest.cards.model import Ability
from parlour.games.conquest.rules.battle import COST_OF_DEFEAT
from parlour.games.conquest.rules.conditions import Battle
from parlour.games.conquest.rules.ending import losable
from parlour.games.conquest.rules.lasting import forces_of
from parlour.games.conquest.rules.legal import companions, expedition_targets, targets_from
from parlour.games.conquest.rules.strength import total
from parlour.games.conquest.rules.table import FACE, KIND, WHO, WINS, back, guards, lands_of
from parlour.games.conquest.rules.targets import battle_now
from parlour.games.conquest.sense.deeds import margin, strongest
from parlour.games.conquest.sense.effect_words import what_it_does
from parlour.games.conquest.state import ConquestState
from parlour.kernel.pieces import player
from parlour.kernel.state import NONE

ADDING: Final = (v.ADD_STRENGTH, v.ADD_ATTACK, v.ADD_DEFENCE)


def why_attack(s: ConquestState, seat: int, home: int) -> str:
    """The attack that a land would win by most."""
    targets = targets_from(s, home)
    if not targets:
        return ""
    target = max(targets, key=lambda each: (margin(s, seat, home, each, []), -each))
    return stands(s, Battle(seat, s.holder[target], home, target, [], s))


def why_expedition(s: ConquestState, seat: int, explorer: int) -> str:
    """The attack that an explorer would win by most, with the strongest companion."""
    if s.abroad:
        bound = back(s.bound)
        return stands(s, Battle(seat, s.holder[bound], NONE, bound, s.abroad, s))
    others = companions(s, explorer, True)
    if not others:
        return ""
    both = [explorer, strongest(s, others)]
    targets = expedition_targets(s, seat, both)
    if not targets:
        return ""
    target = max(targets, key=lambda each: (margin(s, seat, NONE, each, both), -each))
    return f"with {face_name(s.face[both[1]])}, {stands(s, Battle(seat, s.holder[target], NONE, target, both, s))}"


def why_victim(s: ConquestState, seat: int, target: int) -> str:
    """How the lands that reach a land would fare against it; an expedition is decided by its two cards."""
    near = [home for home in lands_of(s, seat) if target in targets_from(s, home)]
    if len(near) == 1:
        battle = Battle(seat, s.holder[target], near[0], target, [], s)
        attack, defence = total(s, battle, 0), total(s, battle, 1)
        return f"{face_name(s.face[near[0]])} has {attack} attack against its {defence} defence"
    here = guards(s, target)
    return (
        f"its {'only guard has' if len(here) == 1 else 'guards have'} a printed defence of {printed_defence(s, here)}"
    )


def printed_defence(s: ConquestState, cards: list[int]) -> int:
    """The defence of some cards together, as it is printed."""
    return sum([DEFENCES[s.face[card]] for card in cards])


def stands(s: ConquestState, battle: Battle) -> str:
    """How an attack would end by the cards in play, and what it brings."""
    attack, defence = total(s, battle, 0), total(s, battle, 1)
    target, defender = battle.lands[1], battle.seats[1]
    against = f"{attack} attack against the {defence} defence of {face_name(s.face[target])}"
    if attack <= defence:
        return f"{against} {'would be a draw' if attack == defence else 'would be too little'}"
    if len(guards(s, target)) == 1:
        return f"{against} would win, and its only guard would fall"
    cost = (
        losable(s, defender, COST_OF_DEFEAT) if s.edition == 2 and not forces_of(s, defender, v.NO_BATTLE_LOSS) else 0
    )
    return f"{against} would win" + (f", and {player(defender)} would lose {cost} morale" if cost else "")


# Interrupts


def why_pass(s: ConquestState, seat: int) -> str:
    """That a battle goes well without an interrupt; one that is won by an ability has no numbers."""
    if s.frames[-1][KIND] != c.ATTACK_WINDOW or s.frames[-1][WINS]:
        return ""
    battle = battle_now(s)
    side = NONE if battle is None else battle.side(seat)
    if battle is None or side == NONE:
        return ""
    mine, theirs = total(s, battle, side), total(s, battle, 1 - side)
    return f"the battle stands {mine} to {theirs} in your favour" if mine > theirs else ""


def why_interrupt(s: ConquestState, seat: int, code: int) -> str:
    """What an interrupt does to what it answers."""
    card, number = divmod(code, MOST_ABILITIES)
    ability = PRINTS[s.face[card]].abilities[number]
    frame = s.frames[-1]
    verbs = [effect.verb for effect in ability.effects]
    if v.CANCEL in verbs and frame[FACE] != NONE:
        return f"it cancels {face_name(frame[FACE])} of {player(frame[WHO])}"
    if v.SAVE in verbs and frame[FACE] != NONE:
        return f"it saves {face_name(frame[FACE])}"
    battle = battle_now(s) if frame[KIND] == c.ATTACK_WINDOW else None
    if battle is not None:
        return why_in_battle(s, seat, battle, ability, verbs)
    words = what_it_does(s, seat, card, ability)
    return f"it {words}" if words else ""


def why_in_battle(s: ConquestState, seat: int, battle: Battle, ability: Ability, verbs: list[int]) -> str:
    """How a battle stands that an interrupt would change."""
    attack, defence = total(s, battle, 0), total(s, battle, 1)
    now = f"a battle that stands {attack} attack against {defence} defence"
    if v.WIN in verbs:
        return f"it wins {now}"
    if v.STOP in verbs:
        return f"it stops an attack of {attack} against {defence} defence"
    added = [effect.amount for effect in ability.effects if effect.verb in ADDING and effect.each is None]
    if added:
        return f"it {'adds' if added[0] > 0 else 'takes away'} {abs(added[0])} in {now}"
    return f"it may turn {now}" if v.DOUBLE in verbs or v.HALVE in verbs or v.JOIN in verbs else ""
