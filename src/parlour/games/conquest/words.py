"""How Historical Conquest says what may be done, what is pending and what a card is chosen for, and how people phrase a
deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, EXPEDITION, MOVE, PLAY, SEIZE, SPAN, USE
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.codes import ABILITY_WINDOW, ATTACK_WINDOW, CARD_WINDOW
from parlour.games.conquest.cards.faces import MOST_ABILITIES, PRINTS, face_name
from parlour.games.conquest.cards.model import Effect
from parlour.games.conquest.rules.table import ABILITY, FACE, KIND, TARGET_LAND, TARGETS, THAT, WHO, back
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import Ask
from parlour.kernel.pieces import player
from parlour.kernel.questions import OTHERS, OWN_CARDS, OWN_TURN
from parlour.kernel.state import NONE, State

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

# What is asked for a chosen target, by the verb that it is chosen for.
WANTED: Final = {
    v.DISCARD: "which card do you discard",
    v.TAKE: "which card do you take",
    v.TAKE_BACK: "which card do you take into your hand",
    v.REVIVE: "which card do you put into play",
    v.COPY: "whose ability do you use",
    v.MOVE: "which card do you move",
    v.PUSH: "which card do you move",
    v.SILENCE: "whose abilities shall have no effect",
    v.FORBID_ATTACK: "which land may not attack",
}


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


# Questions that are put for a card name it


def for_card(question: str) -> Callable[[State, Ask], str]:
    """A question that is worded with the card that it is put for, if there is one."""

    def worded(s: State, ask: Ask) -> str:
        assert isinstance(s, ConquestState)
        return with_card(s, question)

    return worded


def with_card(s: ConquestState, question: str) -> str:
    """A question with the card or land of the deed, or the card that is used or played as an interrupt: "Cleopatra:
    which card do you take"."""
    if s.topic != NONE:
        return f"{face_name(s.face[back(s.topic)])}: {question}"
    if s.frames and s.frames[-1][KIND] in (ABILITY_WINDOW, CARD_WINDOW):
        return f"{face_name(s.frames[-1][FACE])}: {question}"
    return question[0].upper() + question[1:]


def say_target(s: State, ask: Ask) -> str:
    """What a card or a land is chosen for."""
    assert isinstance(s, ConquestState)
    return with_card(s, WANTED.get(effect_asked_for(s.frames[-1]).verb, "which land is meant"))


def effect_asked_for(frame: list[int]) -> Effect:
    """The effect of a use for which the next target is chosen."""
    effects = PRINTS[frame[FACE]].abilities[frame[ABILITY]].effects
    place, number = TARGETS, 0
    while place < len(frame):
        place += 1 + frame[place]
        number += 1
    return effects[min(number, len(effects) - 1)]


def say_use(s: State, ask: Ask) -> str:
    """The ability that may be used, with what it costs."""
    assert isinstance(s, ConquestState)
    frame = s.frames[-1]
    return f"Use {face_name(frame[FACE])}: {PRINTS[frame[FACE]].abilities[frame[ABILITY]].text.rstrip('.')}"


def say_loss(s: State, ask: Ask) -> str:
    """The battle, or the card of an opponent, by which a card is lost."""
    assert isinstance(s, ConquestState)
    frame = s.frames[-1]
    if frame[KIND] == ATTACK_WINDOW:
        return f"The battle of {face_name(s.face[back(frame[TARGET_LAND])])}: which card is lost"
    return f"{face_name(frame[FACE])} of {player(frame[WHO])}: which card do you discard"


def say_given_up(s: State, ask: Ask) -> str:
    """The card of an opponent by which a card of the hand is discarded."""
    assert isinstance(s, ConquestState)
    frame = s.frames[-1]
    return f"{face_name(frame[FACE])} of {player(frame[WHO])}: which card of your hand do you discard"


def say_companion(s: State, ask: Ask) -> str:
    """Who comes along with an explorer; in edition 1 in the next turn (HC1-039)."""
    assert isinstance(s, ConquestState)
    return with_card(s, "who comes along" if s.edition == 2 else "who may follow in your next turn")


def say_choice(s: State, ask: Ask) -> str:
    """The card that has a choice."""
    return f"{face_name(ask.options[0] // MOST_ABILITIES)}: which ability shall it have"


def say_copied(s: State, ask: Ask) -> str:
    """The card whose ability is used, and by which one."""
    assert isinstance(s, ConquestState)
    return with_card(s, f"which ability of {face_name(ask.options[0] // MOST_ABILITIES)} do you use")


def say_settler(s: State, ask: Ask) -> str:
    """The land that was just discovered without an explorer (HG-117)."""
    assert isinstance(s, ConquestState)
    return f"{face_name(s.face[s.lands[ask.seat][-1][0]])}: which character goes to this new land"


def say_crowded(s: State, ask: Ask) -> str:
    """The land that has more cards than find room."""
    assert isinstance(s, ConquestState)
    return f"{face_name(s.face[s.at[ask.options[0]]])} is too full: which card leaves it"
