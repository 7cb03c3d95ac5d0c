"""What a referee is, and how to put one beside any match.

A referee is an observer who sees all seats at once and knows only the rulebook. It reads plain data: the views of all
seats, the events of the log, the open questions with their options in words. It never calls the rules of a game.

    referee = referee_for("dale")
    referee.before(match)             # looks at the open questions, and remembers the table
    match.answer(seat, option)
    referee.after(match, answer)      # what the answer did; raises FoulError where the rulebook says otherwise

`before` and `after` belong around every answer of one match. Who plays games elsewhere (a soak, say) names this module
and `referee_for`, and needs no more than these two calls.
"""

from __future__ import annotations

import random
from typing import Any

from parlour.kernel.ask import Answer, Ask
from parlour.kernel.match import Match
from parlour.kernel.registry import find_game
from parlour.kernel.state import Event

View = dict[str, Any]


class FoulError(AssertionError):
    """What happened is not what the rulebook says: the rule, and both sides in a sentence."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{rule}: {sentence}")
        self.rule = rule


def must(true: bool, rule: str, sentence: str) -> None:
    """Complain unless it is true."""
    if not true:
        raise FoulError(rule, sentence)


def must_be(seen: object, said: object, rule: str, what: str) -> None:
    """Complain unless the table shows what the rulebook says."""
    if seen != said:
        raise FoulError(rule, f"{what} is {seen}, and by the rulebook it is {said}")


class Table:
    """All that an all-seeing observer reads at one moment: the view of every seat, and what is asked."""

    def __init__(self, match: Match) -> None:
        self.views: list[View] = [match.view(seat) for seat in range(match.state.seats)]
        self.view = self.views[0]
        self.seats = len(self.views)
        self.asks: list[tuple[int, View]] = [
            (seat, ask) for seat in range(self.seats) for ask in self.views[seat]["asks"]
        ]

    def own(self, seat: int) -> View:
        """A seat as it sees itself."""
        place: View = self.views[seat]["seats"][seat]
        return place

    def asked(self, what: str) -> list[int]:
        """The seats that are asked this now."""
        return [seat for seat, ask in self.asks if ask["what"] == what]


class Referee:
    """The frame of all referees: the table before an answer and after it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.heard = 0
        self.options: dict[str, object] = {}

    def before(self, match: Match) -> None:
        """Look at the open questions."""
        if self.table is None:
            self.table = Table(match)
            self.heard = len(match.log)
            self.options = match.options
            self.sit_down(self.table, match.log)
        self.check_questions(self.table)

    def after(self, match: Match, answer: Answer) -> None:
        """Look at what an answer did."""
        was, now = self.table, Table(match)
        assert was is not None, "a referee must see the table before the first answer"
        words = words_of(was, answer)
        events = match.log[self.heard :]
        self.heard = len(match.log)
        self.table = now
        self.check_answer(was, now, answer.seat, answer.what, words, events)

    # What each game says

    def sit_down(self, table: Table, log: list[Event]) -> None:
        """The first look at a table, which may be in the middle of a game."""

    def check_questions(self, table: Table) -> None:
        """Whether the open questions offer what the rulebook allows, all of it and no more."""

    def check_answer(self, was: Table, now: Table, seat: int, what: str, words: View, events: list[Event]) -> None:
        """Whether an answer did what the rulebook says. `words` is the option: its words, and what it touches."""


def words_of(table: Table, answer: Answer) -> View:
    """The option that was chosen, as its seat read it."""
    for seat, ask in table.asks:
        if seat == answer.seat and ask["what"] == answer.what:
            for option in ask["options"]:
                if option["option"] == answer.option:
                    found: View = option
                    return found
    raise FoulError("", f"P{answer.seat + 1} answered {answer.option} to {answer.what!r}, which was not an option")


def referee_for(game: str) -> Referee:
    """A new referee for one match of a game; one who says nothing where the game has none."""
    if game == "alliances":
        from tests.referees.alliances.referee import AlliancesReferee

        return AlliancesReferee()
    if game == "dale":
        from tests.referees.dale.referee import DaleReferee

        return DaleReferee([str(card["name"]) for card in find_game(game).catalogue()])
    if game == "hope":
        from tests.referees.hope.referee import HopeReferee

        return HopeReferee()
    if game == "conquest":
        from tests.referees.conquest.referee import ConquestReferee

        return ConquestReferee([str(card["name"]) for card in find_game(game).catalogue()])
    return Referee()


def pick(ask: Ask, dice: random.Random) -> int:
    """Any option; bids are modest, because the high ones are never made good."""
    if ask.what == "bid":
        return ask.options[int(len(ask.options) * dice.random() ** 4)]
    if ask.what == "turn":
        return dice.choice(some_deed(ask.options, dice))
    return dice.choice(ask.options)


def some_deed(options: list[int], dice: random.Random) -> list[int]:
    """The options of one deed of Conquest; what makes a table poorer, or ends the turn, is seldom done."""
    deeds: dict[int, list[int]] = {}
    for option in options:
        deeds.setdefault(option // 65_536, []).append(option)
    for deed, often in ((2, 0.1), (3, 0.1), (0, 0.3)):  # discard a card of the hand, one in play, end the turn
        if len(deeds) > 1 and dice.random() > often:
            deeds.pop(deed, None)
    return deeds[dice.choice(list(deeds))]


def watch(match: Match, dice: random.Random, answers: int) -> int:
    """Play a match on by chance under its referee's eyes; gives how many answers were given."""
    referee = referee_for(match.game.name)
    for count in range(answers):
        if match.ending is not None:
            return count
        referee.before(match)
        ask = dice.choice(match.asks)
        answer = Answer(ask.seat, ask.what, pick(ask, dice))
        match.answer(answer.seat, answer.option)
        referee.after(match, answer)
    return answers
