"""Refusals in words, with the rule that forbids it, if there is one."""

from __future__ import annotations

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Refusal
from parlour.kernel.match import Match
from parlour.kernel.pieces import named_in, plain
from parlour.kernel.shapes import on_the_wire
from parlour.server.messages.sockets import WhyNot


class MissingTableError(Exception):
    """There is no such table."""


class RefusedError(Exception):
    """Not done, and nothing changed."""

    def __init__(self, text: str, rule: str | None = None, rule_words: str | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule
        self.rule_words = rule_words


class StaleError(RefusedError):
    """Too late: the table has moved on, or somebody else sits there now."""


class BrokenRulesError(RefusedError):
    """The rules failed on an answer, which was taken back. The message of the error may name cards, so nobody is
    told."""

    def __init__(self, text: str = "the rules fail on that answer, so it was taken back; choose another one") -> None:
        super().__init__(text)


def explain(match: Match, ask: Ask, option: int) -> RefusedError:
    """Why an answer is not one of the options; the rule is named if it is about a card that the seat knows."""
    refusal = refusal_of(match, ask, option)
    if refusal is None:
        return RefusedError("that is not one of the options of this question")
    return RefusedError(str(refusal.text), refusal.rule, match.game.rulebook().words(refusal.rule))


def refusal_of(match: Match, ask: Ask, option: int) -> Refusal | None:
    """The rule that forbids choosing a card. Nothing is said about a card that the seat does not know, not even its
    name."""
    s, game = match.state, match.game
    try:
        card = game.touches(s, ask, option).get("card")
        if not isinstance(card, int) or not 0 <= card < len(s.known) or not s.knows(ask.seat, card):
            return None
        return game.why_not(s, ask, game.say(s, ask, option))
    except (ParlourError, ArithmeticError, LookupError, ValueError, TypeError):
        return None  # a number that means nothing in this game


def why_not(match: Match, ask: Ask, thing: str, ref: int) -> WhyNot:
    """Why something that the seat named is not an option."""
    meanings = match.game.meanings(match.state, ask, thing)
    if meanings:
        ways = [match.game.marked_say(match.state, ask, option) for option in meanings.values()]
        return explained(ref, thing, f"This can be chosen: {' or '.join(ways)}.")
    refusal = match.game.why_not(match.state, ask, thing)
    if refusal is None:
        prompt = match.game.marked_prompt(match.state, ask).rstrip("?.")
        return explained(ref, thing, f"That cannot be chosen now. You are asked: {prompt}.")
    words = match.game.rulebook().words(refusal.rule)
    return WhyNot(ref, thing, refusal.text, refusal.rule, words)


def explained(ref: int, thing: str, text: str) -> WhyNot:
    """A reason that no rule gives, with marks on the players that it names."""
    return WhyNot(ref, thing, plain(text), None, None, on_the_wire(named_in(text)))
