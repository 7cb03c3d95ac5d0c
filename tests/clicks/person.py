"""A scripted person at a table with bots, and how often they must click.

The person plays by rule of thumb. What the table answers for them costs nothing; every other answer costs what it costs
in the browser.
"""

from __future__ import annotations

from collections import Counter

from parlour.kernel.ask import Ask
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.wishes import Wishes, reply_for

LONGEST = 3000  # answers of a game that is not ending
FEW = 3  # options about several cards that stand in the bar as buttons; more of them are picked


class Tally:
    """What a person was asked in a game, by question: how often, and how many clicks it cost."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.spared: Counter[str] = Counter()
        self.idle: Counter[str] = Counter()  # asked although there was one answer
        self.clicks = 0
        self.purchases: list[int] = []  # the clicks of each purchase whose cards were picked by hand


def play(name: str, options: dict[str, object], seed: str, wishes: Wishes | None) -> Tally:
    """A game of one person with bots who play by rule of thumb; without wishes everything is asked."""
    game, tally = find_game(name), Tally()
    match = new_match(game, options, seed)
    for _ in range(LONGEST):
        if match.ending is not None:
            break
        ask = match.asks[0]
        option = game.sense().pick(match.state, ask.seat, ask.question, ask.options.copy())
        if ask.seat == 0:
            reply = None if wishes is None else reply_for(wishes, match.state, ask, alone=True)
            if reply is not None:
                tally.spared[ask.what] += 1
                option = reply.option
            else:
                tally.asked[ask.what] += 1
                tally.idle[ask.what] += len(ask.options) == 1
                tally.clicks += clicks_for(match, ask, option)
                if ask.what == "pay":
                    tally.purchases.append(1 + picked_by_hand(match, ask, option))
        match.answer(ask.seat, option)
    return tally


def clicks_for(match: Match, ask: Ask, option: int) -> int:
    """What an answer costs at least: options about several cards are buttons, or where there are many a list."""
    several = [each for each in ask.options if "cards" in match.game.touches(match.state, ask, each)]
    return 2 if len(several) > FEW and option in several else 1


def picked_by_hand(match: Match, ask: Ask, option: int) -> int:
    """What a payment costs whose cards are picked: cards until one payment is left, and its button."""
    ways = {each: cards_of(match, ask, each) for each in ask.options}
    mine = ways[option]
    for picked in range(1, len(mine)):
        if sum([set(mine[:picked]) <= set(cards) for cards in ways.values()]) == 1:
            return picked + 1
    return len(mine) + 1


def cards_of(match: Match, ask: Ask, option: int) -> list[int]:
    """The cards of an option about several."""
    touched = match.game.touches(match.state, ask, option).get("cards", [])
    assert isinstance(touched, list)
    return touched
