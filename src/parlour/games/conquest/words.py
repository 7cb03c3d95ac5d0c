"""How Historical Conquest says what may be done and what is pending, and how people phrase a deed."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, EXPEDITION, MOVE, PLAY, SEIZE, SPAN, USE
from parlour.games.conquest.cards.codes import ABILITY_WINDOW, ATTACK_WINDOW, CARD_WINDOW
from parlour.games.conquest.cards.faces import face_name
from parlour.games.conquest.rules.table import FACE, KIND, TARGET_LAND, THAT, WHO, back
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import Ask
from parlour.kernel.pieces import player
from parlour.kernel.questions import OTHERS, OWN_CARDS, OWN_TURN
from parlour.kernel.state import State

SHORT: Final = {"end": "end the turn", "end turn": "end the turn", "done": "end the turn", "no": "pass"}
THROW: Final = ("throw ", " away")  # around a card: how people say that they discard it


# What may be done in a turn, in the order in which people think of it, by the deeds that do it.
WAYS: Final = (
    ("play a card", (PLAY,)),
    ("use an ability", (USE,)),
    ("attack", (ATTACK, EXPEDITION)),
    ("take a land", (CLAIM, SEIZE)),
    ("move", (MOVE,)),
)


def say_turn(s: State, ask: Ask) -> str:
    """What may be done now in one's turn, beside discarding cards."""
    kinds = {option // SPAN for option in ask.options}
    ways = [words for words, deeds in WAYS if not kinds.isdisjoint(deeds)]
    said = ", ".join([*ways, "or end the turn"]) if ways else "end the turn"
    return said[0].upper() + said[1:]


def say_pending(s: State, ask: Ask) -> str:
    """What may be interrupted now."""
    assert isinstance(s, ConquestState)
    frame = s.frames[-1]
    actor = player(frame[WHO])
    if frame[KIND] == CARD_WINDOW:
        what = f"{actor} plays {face_name(frame[FACE])}"
    elif frame[KIND] == ABILITY_WINDOW:
        what = f"{actor} uses {face_name(frame[FACE])}"
    elif frame[KIND] == ATTACK_WINDOW:
        what = f"{actor} attacks {face_name(s.face[back(frame[TARGET_LAND])])} of {player(frame[THAT])}"
    else:
        what = f"{actor} would lose {face_name(frame[FACE])}"
    return f"{what}: interrupt, or pass"


def occasion_of(s: State, seat: int) -> int:
    """What an interrupt is about: one's own turn, oneself or one's cards, or others among themselves."""
    from parlour.games.conquest.rules.interrupts import is_against  # which asks the questions

    assert isinstance(s, ConquestState)
    if s.turn == seat:
        return OWN_TURN
    frame = s.frames[-1]
    if seat in (frame[WHO], frame[THAT]) or (frame[KIND] == ABILITY_WINDOW and is_against(s, frame, seat)):
        return OWN_CARDS
    return OTHERS


def spelled_out(words: str) -> str:
    """A deed as the game says it, where people say it shorter."""
    said = words.strip()
    if said.lower().startswith(THROW[0]) and said.lower().endswith(THROW[1]):
        return f"discard {said[len(THROW[0]) : -len(THROW[1])]}"
    return SHORT.get(said.lower(), words)
