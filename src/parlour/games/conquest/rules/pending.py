"""What is pending: frames are made here, and triggers are found."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.faces import PRINTS, TRIGGERED, WAITING
from parlour.games.conquest.cards.model import Ability, Phrase
from parlour.games.conquest.rules.conditions import holds
from parlour.games.conquest.rules.frame_atoms import push
from parlour.games.conquest.rules.lasting import is_silenced
from parlour.games.conquest.rules.table import (
    ANSWER,
    DEPTH,
    PREPARE,
    TRIGGER,
    WINDOW,
    in_play,
    is_chosen,
    is_its_land,
    ref,
    seats_from,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE

# What decides whether a trigger meets a card of the player that it happens to.
OF_ACTOR = (c.WIN_BATTLE, c.WIN_ATTACK, c.WIN_DEFENCE, c.LOSE_BATTLE, c.DISCOVERED, c.LAND_GAINED)


def card_frame(s: ConquestState, seat: int, card: int) -> list[int]:
    """A card was played."""
    return [c.CARD_WINDOW, seat, ref(card), s.face[card], NONE, 0, 0, WINDOW, 0, NONE]


def answering_frame(s: ConquestState, seat: int, card: int, number: int, that: int, depth: int) -> list[int]:
    """A card of the hand is played as an interrupt, for one of its abilities."""
    return [c.CARD_WINDOW, seat, ref(card), s.face[card], number, depth, 0, PREPARE, ANSWER, that]


def use_frame(s: ConquestState, seat: int, card: int, number: int, that: int, flags: int, depth: int = 0) -> list[int]:
    """An ability of a card is used."""
    return [c.ABILITY_WINDOW, seat, ref(card), s.face[card], number, depth, 0, PREPARE, flags, that, 0]


def attack_frame(seat: int, home: int, other: int, target: int) -> list[int]:
    """A land (or with NONE an expedition) attacks another."""
    return [c.ATTACK_WINDOW, seat, ref(home), NONE, NONE, 0, 0, WINDOW, 0, other, ref(target), 0, 0]


def loss_frame(s: ConquestState, card: int, by: int, depth: int) -> list[int]:
    """A card would be discarded."""
    return [c.LOSS_WINDOW, s.holder[card], ref(card), s.face[card], NONE, depth, 0, WINDOW, 0, by]


def push_triggers(s: ConquestState, kind: int, seat: int, that: int, card: int) -> None:
    """Let all abilities be pending that wait for something that a seat did or that happened to it.

    `card` is the one that was played or lost, or the land that is meant; `that` is the opponent concerned.
    """
    for holder in reversed(seats_from(s, seat)):
        wanted = c.OPPONENT_PLAYS if kind == c.PLAY and holder != seat else kind
        if not s.stands[holder][WAITING + wanted] or (holder != seat and kind != c.PLAY):
            continue
        for mine in reversed(in_play(s, holder)):
            for number in reversed(TRIGGERED[s.face[mine]]):
                ability = PRINTS[s.face[mine]].abilities[number]
                if waits_for(s, ability, kind, holder, seat, mine, card) and is_chosen(s, mine, number):
                    opponent = seat if kind == c.PLAY and holder != seat else that
                    if holds(s, holder, mine, ability, None) and not is_silenced(s, mine):
                        push(s, use_frame(s, holder, mine, number, opponent, TRIGGER))


def waits_for(s: ConquestState, ability: Ability, kind: int, holder: int, seat: int, mine: int, card: int) -> bool:
    """Whether an ability of a holder waits for what happened to a seat."""
    trigger = ability.trigger
    if trigger is None:
        return False
    if kind == c.PLAY:
        wanted = c.PLAY if holder == seat else c.OPPONENT_PLAYS
        return trigger.kind == wanted and mine != card and meant(s, trigger, card)
    if trigger.kind != kind or holder != seat:
        return False
    if kind == c.LOSE_CARD:
        return mine != card and meant(s, trigger, card)
    if kind in (c.LAND_WINS, c.LAND_TAKEN):
        return is_its_land(s, mine, card)
    return kind in OF_ACTOR


def meant(s: ConquestState, phrase: Phrase, card: int) -> bool:
    """Whether a phrase means a card."""
    return phrase.cards is not None and phrase.cards.has(s.face[card])


def deeper(frame: list[int]) -> int:
    """The depth of what answers a frame."""
    return frame[DEPTH] + 1
