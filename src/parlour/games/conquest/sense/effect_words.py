"""What abilities of cards would do now, in a few words without a subject: "draws 2 cards"."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.model import Ability, Effect
from parlour.games.conquest.rules.conditions import amount, holds
from parlour.games.conquest.rules.ending import CAP, losable
from parlour.games.conquest.rules.lasting import forces_of
from parlour.games.conquest.rules.table import rivals
from parlour.games.conquest.rules.targets import can_happen
from parlour.games.conquest.state import ConquestState
from parlour.kernel.pieces import player
from parlour.kernel.state import NONE

# What a verb does, where that can be said without its numbers.
PLAIN: Final[dict[int, str]] = {
    v.SEARCH: "lets you look for a card in your deck",
    v.TAKE_BACK: "takes a discarded card back into your hand",
    v.REVIVE: "puts a discarded card back into play",
    v.DISCOVER: "discovers a new land",
    v.EXTRA_PLAY: "lets you play another card",
    v.EXTRA_ATTACK: "lets you attack once more",
}
# Conditions that a card of the hand may break by coming into play.
UNSURE: Final = (c.WITHOUT, c.HAVE_NO, c.NOT_IN_PLAY)


def what_it_does(s: ConquestState, seat: int, card: int, ability: Ability) -> str:
    """What the effects of an ability do first of all; empty where its conditions are not true or it is not simple."""
    in_hand = s.holder[card] == NONE
    if not holds(s, seat, card, ability, None):
        return ""
    if in_hand and any([condition.kind in UNSURE for condition in ability.conditions]):
        return ""
    morale = own_morale(s, seat, card, ability)
    if morale != 0:
        coming = allowed_gain(s, seat, morale)
        counted = in_hand and any([effect.each is not None for effect in ability.effects])
        least = "at least " if counted and coming == morale else ""
        return f"brings you {least}{coming} morale" if coming > 0 else ""
    for effect in ability.effects:
        words = what_effect_does(s, seat, card, effect)
        if words:
            return words
    return ""


def own_morale(s: ConquestState, seat: int, card: int, ability: Ability) -> int:
    """The morale that the effects of an ability bring to its own player, less what they cost."""
    found = 0
    for effect in ability.effects:
        if effect.verb == v.GAIN:
            found += amount(s, seat, card, effect, None)
        elif effect.verb == v.LOSE:
            found -= amount(s, seat, card, effect, None)
    return found


def allowed_gain(s: ConquestState, seat: int, number: int) -> int:
    """How much of a gain of morale comes, within what a round allows (HG-38)."""
    if s.cap and s.sheet and s.edition == 2:
        return max(0, min(number, CAP - s.up[seat]))
    return number


def what_effect_does(s: ConquestState, seat: int, card: int, effect: Effect) -> str:
    """What one effect does; empty where it can do nothing."""
    verb = effect.verb
    if not can_happen(s, seat, card, effect, None):
        return ""
    if verb == v.DRAW:
        return "draws a card" if effect.amount == 1 else f"draws {effect.amount} cards"
    if verb == v.LOOK_DECK:
        return f"lets you choose among the top {effect.amount} cards of your deck"
    if verb in (v.DRAIN, v.TAKE_MORALE):
        return what_morale_goes(s, rivals(s, seat), amount(s, seat, card, effect, None), effect)
    if verb == v.DISCARD and effect.target is not None and effect.target.owner == c.OPPONENTS:
        return "discards a card of an opponent"
    return PLAIN.get(verb, "")


def what_morale_goes(s: ConquestState, others: list[int], number: int, effect: Effect) -> str:
    """What morale opponents lose."""
    drains = effect.verb == v.DRAIN
    if len(others) > 1:
        whom = "every opponent" if effect.whom in (c.EVERY, c.EVERYONE) else "an opponent"
        number = max([loss_of(s, other, number) for other in others])
        how = f"up to {number}"
    else:
        whom, number = player(others[0]), loss_of(s, others[0], number)
        how = str(number)
    if number <= 0:
        return ""
    return f"costs {whom} {how} morale" if drains else f"takes {how} morale from {whom}"


def loss_of(s: ConquestState, seat: int, number: int) -> int:
    """The morale that a seat would lose by an ability of an opponent."""
    return 0 if forces_of(s, seat, v.NO_DRAIN) else losable(s, seat, number)
