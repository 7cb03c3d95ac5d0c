"""Kinds of answers that no other game has: deeds of a turn, interrupts, abilities."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.faces import MOST_ABILITIES, PRINTS
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import Ask
from parlour.kernel.game import Game
from parlour.kernel.letters import END as LAST
from parlour.kernel.letters import FACE, NUMBER, STOP, card_letter
from parlour.kernel.questions import Answers, Question
from parlour.kernel.state import NONE, State

# What may be done in a turn: an option is a deed times SPAN and the thing that it is done with.
END: Final = 0
PLAY: Final = 1
THROW: Final = 2  # discard from the hand
DISMISS: Final = 3  # discard from play
USE: Final = 4  # a held ability: MOST_ABILITIES times the card and the number of the ability
ATTACK: Final = 5
EXPEDITION: Final = 6
CLAIM: Final = 7
MOVE: Final = 8
SEIZE: Final = 9
SPAN: Final = 65_536
DEEDS: Final = (
    *("end the turn", "play {}", "discard {}", "dismiss {}", "use {}", "attack from {}"),
    *("send {} on an expedition", "claim {}", "move {}", "take {}"),
)
AGAIN: Final = "attack again with {}"  # an expedition that has attacked once (HG-60)
WITH_CARDS_IN_PLAY: Final = (DISMISS, USE, ATTACK, EXPEDITION, CLAIM, MOVE, SEIZE)
PASS: Final = 0


def deed(kind: int, thing: int) -> int:
    """An option of a turn."""
    return kind * SPAN + thing


def name_of(s: State, card: int) -> str:
    """What is printed on a card."""
    return PRINTS[s.face[card]].name


def ability_words(s: State, code: int) -> str:
    """A card with the ability that is meant, where it has several."""
    card, number = divmod(code, MOST_ABILITIES)
    abilities = PRINTS[s.face[card]].abilities
    return name_of(s, card) if len(abilities) == 1 else f"{name_of(s, card)} ({abilities[number].text.rstrip('.')})"


def ability_letter(s: State, seat: int, code: int, at: int) -> int:
    """A letter of a card with one of its abilities."""
    card, number = divmod(code, MOST_ABILITIES)
    return card_letter(s, seat, card) if at == 0 else NUMBER + number if at == 1 else LAST


class Deeds(Answers):
    """Something that is done in a turn. Everybody sees it, with the card that it is done with."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The deed and its card."""
        assert isinstance(s, ConquestState)
        kind, thing = divmod(option, SPAN)
        if kind == EXPEDITION and thing in s.abroad:
            return AGAIN.format(name_of(s, thing))
        return DEEDS[kind].format(ability_words(s, thing) if kind == USE else name_of(s, thing) if kind else "")

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The card."""
        kind, thing = divmod(option, SPAN)
        if kind == END:
            return {}
        return {"card": thing // MOST_ABILITIES if kind == USE else thing}

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """The deed with the face, which comes to light."""
        kind, thing = divmod(option, SPAN)
        return deed(kind, s.face[thing]) if kind in (PLAY, THROW) else option

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The deed, its card, and which of the card's abilities."""
        kind, thing = divmod(option, SPAN)
        if at == 0:
            return NUMBER + kind
        if kind == USE:
            return ability_letter(s, seat, thing, at - 1)
        return card_letter(s, seat, thing) if kind != END and at == 1 else LAST

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """Playing any card, discarding one of the hand, and every other deed with every card in play."""
        assert isinstance(s, ConquestState)
        names = game.card_names()
        found = {DEEDS[PLAY].format(name): deed(PLAY, face) for face, name in enumerate(names)}
        found |= {DEEDS[THROW].format(names[s.face[card]]): deed(THROW, s.face[card]) for card in s.hand[ask.seat]}
        for card, holder in enumerate(s.holder):
            if holder != NONE:
                face = s.face[card]
                found |= {DEEDS[kind].format(names[face]): deed(kind, face) for kind in WITH_CARDS_IN_PLAY}
        return found


class Replies(Answers):
    """An interrupt: nothing, or a card and one of its abilities, plus 1. Nobody sees an answer that does not act."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The card, or that one passes."""
        return "pass" if option == PASS else ability_words(s, option - 1)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The card."""
        return {} if option == PASS else {"card": (option - 1) // MOST_ABILITIES}

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The card and the ability, or that one passes."""
        if option == PASS:
            return STOP if at == 0 else LAST
        return ability_letter(s, seat, option - 1, at)

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """The cards of the own hand and the own ones in play, with or without a verb."""
        assert isinstance(s, ConquestState)
        mine = s.hand[ask.seat] + [card for card, holder in enumerate(s.holder) if holder == ask.seat]
        ways = (DEEDS[PLAY], DEEDS[USE], "{}")
        return {way.format(name_of(s, card)): s.face[card] for card in mine for way in ways}


class Abilities(Answers):
    """One ability of a face: MOST_ABILITIES times the face and the number of the ability."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The sentence of the ability."""
        face, number = divmod(option, MOST_ABILITIES)
        return PRINTS[face].abilities[number].text.rstrip(".")

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The face and the ability."""
        face, number = divmod(option, MOST_ABILITIES)
        return FACE + face if at == 0 else NUMBER + number if at == 1 else LAST
