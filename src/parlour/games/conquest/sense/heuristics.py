"""Rules of thumb: what to do in a turn, and what to choose."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, DISMISS, END, EXPEDITION, MOVE, PLAY, SEIZE, SPAN, THROW, USE
from parlour.games.conquest.cards.faces import ANSWERS, ATTACKS, DEFENCES, EXPLORES, MOST_ABILITIES, PRINTS
from parlour.games.conquest.cards.kinds import CHARACTER
from parlour.games.conquest.questions import (
    CHOICE,
    CLAIMER,
    COMPANION,
    COST,
    CROWDED,
    FIND,
    GIVE_UP,
    INTERRUPT,
    KEEP,
    LOSS,
    TARGET,
    TURN,
    USE_IT,
    VICTIM,
    WHERE,
    WHICH,
    WHOM,
)
from parlour.games.conquest.rules.conditions import Battle
from parlour.games.conquest.rules.legal import companions, destinations, expedition_targets, targets_from
from parlour.games.conquest.rules.room import homes
from parlour.games.conquest.rules.strength import total
from parlour.games.conquest.rules.table import WHO, back, guards, is_guarded, kind_of
from parlour.games.conquest.sense.worth import (
    ability_worth,
    card_worth,
    chance_to_win,
    effect_worth,
    in_play_worth,
)
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.questions import YES, Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import NO_CARD, NONE, State

SURPRISE: Final = 300  # how much stronger an attacker wants to be, for what may come out of a hand
OWN_LOSS: Final = (LOSS, CROWDED, GIVE_UP, COST)


class ConquestSense(Sense):
    """Gains first, guards for empty lands, attacks that are won on paper."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What a sensible player answers."""
        assert isinstance(s, ConquestState)
        if len(options) == 1:
            return options[0]
        if question is TURN:
            return best_of(options, [deed_worth(s, seat, option) for option in options])
        if question is INTERRUPT:
            return options[-1]
        if question is USE_IT:
            return YES
        if question is WHERE:
            return best_of(options, [place_worth(s, seat, option) for option in options])
        if question is VICTIM:
            return best_victim(s, seat, options)
        return self.choose(s, seat, question, options)

    def choose(self, s: ConquestState, seat: int, question: Question, options: list[int]) -> int:
        """Cards, seats and abilities to choose from."""
        if question in OWN_LOSS:
            mine = question is not LOSS or s.holder[options[0]] == seat
            worth = [thing_worth(s, seat, card) for card in options]
            return best_of(options, [-each for each in worth] if mine else worth)
        if question is TARGET or question is KEEP or question is FIND:
            return best_of(options, [-1 if card >= NO_CARD else thing_worth(s, seat, card) for card in options])
        if question is CLAIMER:
            return best_of(options, [-in_play_worth(s, card) for card in options])
        if question is COMPANION:
            return NO_CARD if options[-1] == NO_CARD else best_of(options, [ATTACKS[s.face[card]] for card in options])
        if question is WHOM:
            return best_of(options, [s.morale[other] for other in options])
        if question is CHOICE or question is WHICH:
            return best_of(options, [code_worth(s, seat, code) for code in options])
        return options[0]

    def light(self, s: State, seat: int, question: Question, options: list[int], dice: Dice) -> int:
        """A quick answer for playouts."""
        assert isinstance(s, ConquestState)
        if len(options) == 1:
            return options[0]
        if question is TURN:
            return light_deed(s, seat, options, dice)
        if question is VICTIM or question is WHERE or question is INTERRUPT or question is USE_IT:
            return self.pick(s, seat, question, options)
        return options[dice.roll(len(options))]

    def rank(self, s: State, seat: int, question: Question, options: list[int]) -> list[int]:
        """The deeds of a turn, the most promising first."""
        assert isinstance(s, ConquestState)
        if question is not TURN:
            return options
        return sorted(options, key=lambda option: -deed_worth(s, seat, option))

    def appraise(self, s: State, seat: int) -> float:
        """The chance to win."""
        assert isinstance(s, ConquestState)
        return chance_to_win(s, seat)

    def stage(self, s: State) -> int:
        """A turn."""
        assert isinstance(s, ConquestState)
        return s.turns

    def reach(self) -> int:
        """One's own turn and the next player's."""
        return 2


def best_of(options: list[int], worth: list[int]) -> int:
    """The option with the highest worth, the first of equals."""
    best = 0
    for place in range(1, len(options)):
        if worth[place] > worth[best]:
            best = place
    return options[best]


def thing_worth(s: ConquestState, seat: int, card: int) -> int:
    """What a card is worth, wherever it is."""
    return card_worth(s, seat, card) if s.holder[card] == NONE else in_play_worth(s, card)


def code_worth(s: ConquestState, seat: int, code: int) -> int:
    """What an ability of a face is worth to a seat."""
    ability = PRINTS[code // MOST_ABILITIES].abilities[code % MOST_ABILITIES]
    return sum([effect_worth(s, seat, 0, effect) for effect in ability.effects])


# Deeds


def deed_worth(s: ConquestState, seat: int, option: int) -> int:
    """What a deed is worth; ending the turn is worth nothing."""
    kind, thing = divmod(option, SPAN)
    if kind == PLAY:
        return 10 + card_worth(s, seat, thing)
    if kind == USE:
        card, number = divmod(thing, MOST_ABILITIES)
        return ability_worth(s, seat, card, PRINTS[s.face[card]].abilities[number]) - 20
    if kind == ATTACK:
        return max([attack_worth(s, seat, thing, target) for target in targets_from(s, thing)])
    if kind == EXPEDITION:
        return expedition_worth(s, seat, thing)
    if kind == MOVE:
        return move_worth(s, thing)
    if kind == THROW:
        return -1 if has_answer(s, thing) else max(1, 8 - card_worth(s, seat, thing) // 50)
    if kind == DISMISS:
        return dismiss_worth(s, seat, thing)
    return {END: 0, CLAIM: 500, SEIZE: 400}[kind]


def dismiss_worth(s: ConquestState, seat: int, card: int) -> int:
    """Sending a card away is worth something where it makes room for a much better one of the hand."""
    if s.phase != PLAYING or s.plays == 0 or s.at[card] == NONE or kind_of(s, card) != CHARACTER:
        return -50
    kept = in_play_worth(s, card)
    for other in s.hand[seat]:
        if kind_of(s, other) == CHARACTER and not homes(s, seat, other) and not EXPLORES[s.face[other]]:
            if card_worth(s, seat, other) > kept + 60:
                return max(9, 60 - kept // 4)
    return -50


def has_answer(s: ConquestState, card: int) -> bool:
    """Whether a card can interrupt."""
    return any([bool(each) for each in ANSWERS[s.face[card]]])


def margin(s: ConquestState, seat: int, home: int, target: int, abroad: list[int]) -> int:
    """How much stronger an attacker is, on paper."""
    battle = Battle(seat, s.holder[target], home, target, abroad, s)
    return total(s, battle, 0) - total(s, battle, 1)


def attack_worth(s: ConquestState, seat: int, home: int, target: int) -> int:
    """What an attack is worth."""
    ahead = margin(s, seat, home, target, [])
    if ahead <= 0 or (ahead <= SURPRISE and len(s.hand[s.holder[target]]) > 3):
        return -100
    return 200 + (200 if len(guards(s, target)) == 1 else 0)


def expedition_worth(s: ConquestState, seat: int, explorer: int) -> int:
    """What an expedition is worth."""
    if s.abroad:
        return 250 if margin(s, seat, NONE, back(s.bound), s.abroad) > 0 else -100
    others = companions(s, explorer, True)
    companion = best_of(others, [ATTACKS[s.face[card]] for card in others])
    for target in expedition_targets(s, seat, [explorer, companion]):
        if margin(s, seat, NONE, target, [explorer, companion]) > SURPRISE and len(guards(s, target)) == 1:
            return 260
    return -100


def move_worth(s: ConquestState, card: int) -> int:
    """A move is worth something where it guards an empty land."""
    if len(guards(s, s.at[card])) < 2:
        return -10
    return 60 if any([not is_guarded(s, land) for land in destinations(s, card)]) else -10


def best_victim(s: ConquestState, seat: int, options: list[int]) -> int:
    """The land that is most surely beaten, and best one with a single guard."""
    frames = [frame for frame in s.frames if frame[WHO] == seat]
    bases = [stack[0] for stack in s.lands[seat] if guards(s, stack[0])]
    worth = []
    for target in options:
        best = max([margin(s, seat, home, target, []) for home in bases], default=0)
        worth.append(best + (500 if len(guards(s, target)) == 1 else 0) + len(frames))
    return best_of(options, worth)


def place_worth(s: ConquestState, seat: int, land: int) -> int:
    """Where a card goes: a new land first, then an empty one, then the weakest."""
    if land >= NO_CARD:
        return 10_000
    here = guards(s, land)
    return 5000 if not here else -sum([DEFENCES[s.face[card]] for card in here]) - 200 * len(here)


def light_deed(s: ConquestState, seat: int, options: list[int], dice: Dice) -> int:
    """A deed for playouts: the best of a few that are drawn by chance."""
    best, most = options[0], 0
    for _ in range(3):
        option = options[dice.roll(len(options))]
        kind = option // SPAN
        if kind in (DISMISS, MOVE, THROW, EXPEDITION):
            continue
        worth = deed_worth(s, seat, option) if kind != PLAY or not EXPLORES[s.face[option % SPAN]] else 300
        if worth > most:
            best, most = option, worth
    return best
