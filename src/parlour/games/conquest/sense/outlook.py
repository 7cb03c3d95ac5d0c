"""What positions are worth: what everybody has, in morale, and the chance to win that follows.

The weights come from 1680 games of sensible players: which things in play went with winning, at the same morale and
with the same decks.
"""

from __future__ import annotations

from math import exp
from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import DEFENCES, EACH_TURN, GUARDS, HELD, KINDS, PRINTS
from parlour.games.conquest.cards.kinds import ARMY, FIRST_ACTION
from parlour.games.conquest.rules.table import is_guarded, is_out
from parlour.games.conquest.sense.worth import card_worth
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import BY_COUNTRIES, BY_LANDS, BY_MORALE

GAINING: Final = (v.GAIN, v.DRAIN, v.TAKE_MORALE, v.DRAW)
STRENGTHENING: Final = (v.ADD_STRENGTH, v.ADD_ATTACK, v.ADD_DEFENCE, v.DOUBLE, v.HALVE)
NEAR_THE_GOAL: Final = 1000  # within this distance every point counts for more
NEXT_PLAYS: Final = 3  # the cards of a hand that count: those of the next turn
SOON: Final = 0.55  # a card of the hand, against what it will bring
UNSEEN: Final = 80.0  # a card of a hand that one cannot see
TO_MOVE: Final = 300.0
OUT: Final = -3000.0
STEEPNESS: Final = 3.75  # how many such leads as make a chance of e to 1 fit into the goal


def ability_in_play(face: int, number: int) -> float:
    """What an ability that stays in play adds."""
    ability = PRINTS[face].abilities[number]
    if number in EACH_TURN[face]:
        return 170.0
    if ability.when == c.CONSTANT:
        verb = ability.effects[0].verb
        return 230.0 if verb in GAINING else 45.0 if verb in STRENGTHENING else 30.0
    return 45.0 if number in HELD[face] else 0.0


def posted(face: int) -> float:
    """What a face in play adds to the chances of its player."""
    found = sum([ability_in_play(face, number) for number in range(len(PRINTS[face].abilities))])
    if KINDS[face] >= FIRST_ACTION:
        return found + 40.0
    if KINDS[face] == ARMY:
        return found + max(0.0, 0.16 * DEFENCES[face] - 170.0)
    return found + 10.0 + 0.12 * DEFENCES[face] if GUARDS[face] else found


POSTED: Final[list[float]] = [posted(face) for face in range(len(PRINTS))]


def standing(s: ConquestState, seat: int, goal: int) -> float:
    """What a seat has on the table, in morale."""
    if is_out(s, seat):
        return OUT
    morale = s.morale[seat]
    found = morale + 0.8 * max(0, morale - goal + NEAR_THE_GOAL)
    for stack in s.lands[seat]:
        if not is_guarded(s, stack[0]):
            found -= 50.0
        for card in stack:
            found += POSTED[s.face[card]]
    for card in s.active[seat]:
        found += POSTED[s.face[card]]
    if s.aim in (BY_LANDS, BY_COUNTRIES):
        found += 300.0 * len(s.lands[seat])
    return found + TO_MOVE if s.turn == seat else found


def hand_promise(s: ConquestState, seat: int) -> float:
    """What the best cards of one's own hand promise."""
    worth = [card_worth(s, seat, card) for card in s.hand[seat]]
    worth.sort(reverse=True)
    return SOON * sum(worth[:NEXT_PLAYS])


def chance_to_win(s: ConquestState, seat: int) -> float:
    """The chance to win that a seat sees, from what everybody has and its own hand."""
    if s.ending is not None:
        return s.ending.payoff(seat)
    goal = s.goal if s.aim == BY_MORALE else 3000
    scale = max(200.0, float(goal) / STEEPNESS)
    weights: list[float] = []
    for other in range(s.seats):
        hand = hand_promise(s, seat) if other == seat else UNSEEN * len(s.hand[other])
        weights.append(exp((standing(s, other, goal) + hand) / scale))
    return weights[seat] / sum(weights)
