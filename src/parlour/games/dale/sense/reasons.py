"""Why a hint is one, in a few words: from the own hand, the own stall and the market, which the seat sees."""

from __future__ import annotations

from parlour.games.dale.cards.prints import NO_SET, PRINTS
from parlour.games.dale.questions import ACT
from parlour.games.dale.rules.acts import BUILD, BUY, INVENTORY, PLAY, kind_of_act, slot_of_act, thing_of_act
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.state import DaleState
from parlour.kernel.questions import Question
from parlour.kernel.state import NONE


def reason(s: DaleState, seat: int, question: Question, option: int) -> str:
    """Why a seat might answer so; empty where nothing simple can be said."""
    if question is not ACT:
        return ""
    kind = kind_of_act(option)
    if kind == BUILD:
        return f"your hand makes stack {stacks_built(s, seat) + 1} of {s.goal}, and stacks win the game"
    if kind == BUY:
        return why_buy(s, seat, slot_of_act(option))
    if kind == PLAY:
        return why_technique(s, thing_of_act(option))
    if kind == INVENTORY:
        return "a new hand may hold more than this one"
    return ""


def why_buy(s: DaleState, seat: int, slot: int) -> str:
    """What a market card is good for."""
    if slot == NONE or s.market[slot] == NONE:
        return ""
    card = PRINTS[s.face[s.market[slot]]]
    needed = stacks_built(s, seat) + 1
    if card.folk != NO_SET and card.value == needed:
        return f"alone it makes your next stack, which must total {needed}"
    beside = sum([PRINTS[s.face[each]].value for each in s.hand[seat] if PRINTS[s.face[each]].folk == card.folk])
    if card.folk != NO_SET and beside:
        return "you hold cards of its set already, which can be one stack with it"
    if slot == 0:
        return "it lies in the cheapest slot and costs only its value"
    return f"it is worth {card.value} from now on, whenever you pay or build with it"


def why_technique(s: DaleState, card: int) -> str:
    """What a technique does to the turn."""
    if 0 <= card < len(s.face) and PRINTS[s.face[card]].bonus:
        return "it is a bonus: your turn goes on after it"
    return ""
