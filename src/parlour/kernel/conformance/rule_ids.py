"""Every rule that a game names is in its rulebook: those of questions, of refusals and of the ending."""

from __future__ import annotations

from parlour.kernel.conformance.report import Where
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.rng import Dice

TRIED = 2  # things that are named in reply to a question, to hear why they are not options
SELDOM = 4  # at one in this many decisions


def check_named_rules(game: Game, where: Where) -> None:
    """The rules that refuse what a question does not offer."""
    for question in game.questions():
        check_rule(game, question.rule, question.name, where)


def check_refusals(match: Match, dice: Dice, where: Where) -> None:
    """Name a few things in reply to the open questions: a refusal quotes a rule."""
    game, s = match.game, match.state
    for ask in match.asks if dice.roll(SELDOM) == 0 else []:
        things = list(ask.question.answers.things(game, s, ask))
        for _ in range(TRIED if things else 0):
            thing = things[dice.roll(len(things))]
            refusal = game.why_not(s, ask, thing)
            if refusal is not None:
                check_rule(game, refusal.rule, f"{ask.what}: why not {thing}", where)


def check_rule(game: Game, rule: str, said: str, where: Where) -> None:
    """A rule is one of the book; a game without a book is free."""
    book = game.rulebook()
    found = not book.statements or not rule or rule in book.statements or rule in book.sections
    where.check(found, "a rule that is named is in the rulebook", f"{said}: {rule}")
