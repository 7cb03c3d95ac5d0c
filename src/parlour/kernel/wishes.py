"""What a person wants to be asked: which questions a table answers for them, and which it answers for everybody.

Being asked or not, and how soon an answer comes, is noticed by all. So what is answered for somebody depends on what
everybody sees and on their own wishes, never on what they hold. There are two ways to spare people questions that only
their hidden cards make idle: while nobody but bots could notice it, and by a pause that is the same for all cards.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.ask import Ask
from parlour.kernel.questions import NOTHING, OTHERS, OWN_TURN
from parlour.kernel.state import NO_CARD, State

ASK: Final = "ask"  # always, whenever one could do something as far as others can tell
ALONE: Final = "alone"  # only when one can do something, while nobody but bots could notice
ABLE: Final = "able"  # only when one can, and in company the question stands for a while that tells nobody
MINE: Final = "mine"  # about reactions: what concerns oneself or one's cards
TURN: Final = "turn"  # about reactions: nothing until one's own turn

REACTIONS: Final = (ASK, ALONE, ABLE, MINE, TURN)
ENDINGS: Final = (ASK, ALONE, ABLE)
ONLY_WAYS: Final = (ASK, ALONE)


class Wishes:
    """When a person wants to be asked: to react, to say that a turn is over, and where there is only one way."""

    def __init__(self, reactions: str = ALONE, endings: str = ALONE, only_ways: str = ALONE) -> None:
        self.reactions = reactions
        self.endings = endings
        self.only_ways = only_ways


class Reply:
    """An answer that is given for somebody: at once, or after the pause, in which they may answer otherwise."""

    def __init__(self, option: int, pauses: bool) -> None:
        self.option = option
        self.pauses = pauses

    def __repr__(self) -> str:
        return f"Reply({self.option}{', after the pause' if self.pauses else ''})"


def reply_for(wishes: Wishes, s: State, ask: Ask, alone: bool) -> Reply | None:
    """What to answer for a seat, or None if it is asked. `alone` says that nobody but bots could notice."""
    question = ask.question
    if question.answers_itself(s, ask):
        return Reply(ask.options[0], False)
    if question.decline == NOTHING:
        return only_way(wishes.only_ways, ask, alone)
    if question.occasion is None:
        return declined(wishes.endings, ask, alone)
    occasion = question.occasion(s, ask.seat)
    if (wishes.reactions == TURN and occasion != OWN_TURN) or (wishes.reactions == MINE and occasion == OTHERS):
        return Reply(question.decline, False)
    return declined(wishes.reactions, ask, alone)


def only_way(wish: str, ask: Ask, alone: bool) -> Reply | None:
    """The only option of a question that cannot be declined."""
    return Reply(ask.options[0], False) if wish == ALONE and alone and len(ask.options) == 1 else None


def declined(wish: str, ask: Ask, alone: bool) -> Reply | None:
    """To decline for somebody who can do nothing else; in company, for everybody who does not say otherwise in time."""
    if wish not in (ALONE, ABLE):
        return None
    if alone:
        idle = all([option in (ask.question.decline, NO_CARD) for option in ask.options])  # NO_CARD only stops
        return Reply(ask.question.decline, False) if idle else None
    return Reply(ask.question.decline, True) if wish == ABLE else None
