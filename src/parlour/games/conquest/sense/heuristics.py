"""Rules of thumb: what to do in a turn, and what to choose."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import (
    DISMISS,
    PASS,
    PLAY,
    SPAN,
    USE,
)
from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import ATTACKS, DEFENCES, MOST_ABILITIES, PRINTS
from parlour.games.conquest.cards.model import Ability
from parlour.games.conquest.questions import (
    CHOICE,
    CLAIMER,
    COMPANION,
    COST,
    CROWDED,
    DISCOVERY,
    FIND,
    GIVE_UP,
    INTERRUPT,
    KEEP,
    LOSS,
    REPLACED,
    SETTLER,
    TARGET,
    TURN,
    USE_IT,
    VICTIM,
    WHERE,
    WHICH,
    WHOM,
)
from parlour.games.conquest.rules.strength import total
from parlour.games.conquest.rules.table import KIND, guards
from parlour.games.conquest.rules.targets import battle_now
from parlour.games.conquest.sense.deeds import deed_worth, margin
from parlour.games.conquest.sense.outlook import chance_to_win
from parlour.games.conquest.sense.reasons import reason
from parlour.games.conquest.sense.worth import card_worth, effects_worth, in_play_worth
from parlour.games.conquest.state import ConquestState
from parlour.kernel.questions import YES, Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import NO_CARD, NONE, State

OWN_LOSS: Final = (LOSS, CROWDED, GIVE_UP, COST)
WANTED: Final = (TARGET, KEEP, FIND, DISCOVERY, SETTLER)
DEAREST: Final = 1_000_000  # that nobody makes room: then the new card itself is lost
STRENGTHENING: Final = (v.ADD_STRENGTH, v.ADD_ATTACK, v.ADD_DEFENCE, v.DOUBLE, v.HALVE, v.JOIN)


class ConquestSense(Sense):
    """Gains first, guards for empty lands, attacks that are won on paper."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What a sensible player answers."""
        assert isinstance(s, ConquestState)
        if len(options) == 1:
            return options[0]
        if question is TURN:
            return best_deed(s, seat, options)
        return best_of(options, worths(s, seat, question, options))

    def light(self, s: State, seat: int, question: Question, options: list[int], dice: Dice) -> int:
        """The same for playouts: a deed by chance would spoil the turn that is judged."""
        return self.pick(s, seat, question, options)

    def rank(self, s: State, seat: int, question: Question, options: list[int]) -> list[int]:
        """The most promising answers first."""
        assert isinstance(s, ConquestState)
        worth = worths(s, seat, question, options)
        places = sorted(range(len(options)), key=lambda place: -worth[place])
        return [options[place] for place in places]

    def appraise(self, s: State, seat: int) -> float:
        """The chance to win."""
        assert isinstance(s, ConquestState)
        return chance_to_win(s, seat)

    def stage(self, s: State) -> int:
        """A turn."""
        assert isinstance(s, ConquestState)
        return s.turns

    def reason(self, s: State, seat: int, question: Question, option: int) -> str:
        """What the cards in play and the own hand say for an answer."""
        assert isinstance(s, ConquestState)
        return reason(s, seat, question, option)

    def weighs(self) -> bool:
        """A turn is many small deeds, and the rules of thumb know how to go on after each of them."""
        return True

    def reach(self) -> int:
        """One's own turn: what others do then depends more on their hands than on what one did."""
        return 1


def best_of(options: list[int], worth: list[int]) -> int:
    """The option with the highest worth, the first of equals."""
    best = 0
    for place in range(1, len(options)):
        if worth[place] > worth[best]:
            best = place
    return options[best]


def worths(s: ConquestState, seat: int, question: Question, options: list[int]) -> list[int]:
    """What each answer is worth to a seat."""
    if question is TURN:
        return [deed_worth(s, seat, option) for option in options]
    if question is INTERRUPT:
        return [answer_worth(s, seat, option) for option in options]
    if question is WHERE:
        return [place_worth(s, seat, option) for option in options]
    if question is VICTIM:
        return [victim_worth(s, seat, option) for option in options]
    if question in OWN_LOSS:
        mine = question is not LOSS or s.holder[options[0]] == seat
        return [-thing_worth(s, seat, card) if mine else thing_worth(s, seat, card) for card in options]
    if question is REPLACED:
        return [-DEAREST if card >= NO_CARD else -thing_worth(s, seat, card) for card in options]
    if question in WANTED:
        return [-1 if card >= NO_CARD else thing_worth(s, seat, card) for card in options]
    if question is CLAIMER:
        return [-in_play_worth(s, card) for card in options]
    if question is COMPANION:
        return [10_000 if card == NO_CARD else ATTACKS[s.face[card]] for card in options]
    if question is WHOM:
        return [s.morale[other] for other in options]
    if question is CHOICE or question is WHICH:
        return [code_worth(s, seat, code) for code in options]
    return [int(question is USE_IT and option == YES) for option in options]


def thing_worth(s: ConquestState, seat: int, card: int) -> int:
    """What a card is worth, wherever it is."""
    return card_worth(s, seat, card) if s.holder[card] == NONE else in_play_worth(s, card)


def code_worth(s: ConquestState, seat: int, code: int) -> int:
    """What an ability of a face is worth to a seat."""
    return effects_worth(s, seat, 0, PRINTS[code // MOST_ABILITIES].abilities[code % MOST_ABILITIES])


def best_deed(s: ConquestState, seat: int, options: list[int]) -> int:
    """The best deed: what comes before attacks first, then attacks, then the rest."""
    best, most = options[0], 0
    for option in options:
        if option // SPAN in (PLAY, USE, DISMISS):
            worth = deed_worth(s, seat, option)
            if worth > most:
                best, most = option, worth
    if most > 0:
        return best
    for option in options:
        if option // SPAN not in (PLAY, USE, DISMISS):
            worth = deed_worth(s, seat, option)
            if worth > most:
                best, most = option, worth
    return best


# Interrupts


def answer_worth(s: ConquestState, seat: int, option: int) -> int:
    """What an answer in a window is worth; passing is worth nothing."""
    if option == PASS:
        return 0
    card, number = divmod(option - 1, MOST_ABILITIES)
    return reply_worth(s, seat, card, PRINTS[s.face[card]].abilities[number])


def reply_worth(s: ConquestState, seat: int, card: int, ability: Ability) -> int:
    """What an interrupt is worth now."""
    worth = effects_worth(s, seat, card, ability) - 20
    if s.frames[-1][KIND] != c.ATTACK_WINDOW:
        return worth
    battle = battle_now(s)
    if battle is None or battle.side(seat) == NONE:
        return worth
    side = battle.side(seat)
    behind = total(s, battle, 1 - side) - total(s, battle, side)
    verbs = [effect.verb for effect in ability.effects]
    if v.WIN in verbs or v.STOP in verbs:
        return worth if behind >= (0 if side == 0 else 1) else -1
    if any([verb in STRENGTHENING for verb in verbs]):
        added = sum([abs(effect.amount) for effect in ability.effects if effect.verb in STRENGTHENING])
        return worth + 100 if behind >= 0 and (added == 0 or behind < added) else -1
    return worth


# Where, and against whom


def victim_worth(s: ConquestState, seat: int, target: int) -> int:
    """How surely a land is beaten, and best one with a single guard."""
    bases = [stack[0] for stack in s.lands[seat] if guards(s, stack[0])]
    best = max([margin(s, seat, home, target, []) for home in bases], default=0)
    return best + (500 if len(guards(s, target)) == 1 else 0)


def place_worth(s: ConquestState, seat: int, land: int) -> int:
    """Where a card goes: a new land first, then an empty one, then the weakest."""
    if land >= NO_CARD:
        return 10_000
    found = 0
    here = guards(s, land)
    for card in here:
        found -= 200 + DEFENCES[s.face[card]]
    return found if here else 5000
