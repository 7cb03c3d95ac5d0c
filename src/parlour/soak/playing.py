"""Playing a bout: piloted and quick where the bots allow it, answer by answer otherwise."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from parlour.bots.levels import make_bot
from parlour.bots.pilots import LightPilot, RandomPilot, SensePilot
from parlour.kernel.ask import Answer, Ask
from parlour.kernel.conformance.patrol import Patrol
from parlour.kernel.conformance.play import Checker
from parlour.kernel.conformance.report import Report, Where
from parlour.kernel.conformance.secrecy import onlookers
from parlour.kernel.conformance.snapshot import state_text
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, playout
from parlour.kernel.match import Match
from parlour.kernel.record import give, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import Pilot, State
from parlour.soak.bout import Bout

MOST_QUICK = 6000  # decisions of a bout: not every game ends by itself, and search takes its time
MOST_ANSWERS = 400
MOST_FULL = 60
PAIRS = 1
AGAIN = 16  # one piloted game in this many is replayed as a record


def play_bout(bout: Bout, referee: str = "") -> int:
    """Play and check a bout; returns the number of its decisions. Anything wrong raises."""
    game, where = find_game(bout.game), Where(bout.game, bout.options, bout.seed)
    if bout.check == "full":
        return play_full(game, bout, where)
    if bout.check == "match":
        return play_match(game, bout, where, find_referee(referee, bout.game))
    return play_quick(game, bout, where)


class Referee:
    """Looks on at a match and raises when something goes against the rules. This one sees nothing."""

    def before(self, match: Match) -> None:
        """Look before an answer."""

    def after(self, match: Match, answer: Answer) -> None:
        """Look after it."""


def find_referee(spec: str, game: str) -> Referee:
    """A referee for one match from "module:function"; the function takes the name of the game."""
    if not spec:
        return Referee()
    module, colon, name = spec.partition(":")
    try:
        found = getattr(import_module(module), name) if colon else None
    except (ImportError, AttributeError) as error:
        raise ParlourError(f"the referee {spec!r} cannot be found: {error}") from None
    if not callable(found):
        raise ParlourError(f"the referee {spec!r} must be MODULE:FUNCTION")
    return cast(Referee, found(game))


def play_full(game: Game, bout: Bout, where: Where) -> int:
    """The whole conformance check, for a while."""
    bots = [make_bot(spec, f"{bout.seed} {seat}") for seat, spec in enumerate(bout.bots)]

    def answer(match: Match, ask: Ask) -> int:
        return bots[ask.seat].answer(match.sight(ask.seat))

    report = Report()
    checker = Checker(game, where, PAIRS, MOST_FULL, report, chance=bout.chance, answer=answer, stops=True)
    checker.run()
    return report.decisions


def play_quick(game: Game, bout: Bout, where: Where) -> int:
    """A piloted game under a patrol; sometimes its record is replayed, answer by answer."""
    rolls = dice(bout.seed)
    match = new_match(game, bout.options, bout.seed, listen=False, chance=bout.chance)
    patrol = Patrol(game, where, [policy(game, spec, rolls.split()) for spec in bout.bots], rolls.split(), MOST_QUICK)
    s = match.origin.copy()
    s.pilot = patrol
    playout(game, s)
    check_ending(s, match, where)
    if rolls.roll(AGAIN) == 0:
        give_again(match, patrol.answers, s, where)
    return len(patrol.answers)


def policy(game: Game, spec: str, rolls: Dice) -> Pilot:
    """The pilot of a bot that does not search."""
    if spec == "light":
        return LightPilot(game.sense(), rolls)
    return SensePilot(game.sense(), rolls) if spec == "greedy" else RandomPilot(rolls)


def give_again(match: Match, answers: list[Answer], s: State, where: Where) -> None:
    """The same answers in a match that is suspended at every question lead to the same end."""
    for number, answer in enumerate(answers):
        give(match, answer, number)
    if s.ending is not None:
        where.same(state_text(s), state_text(match.state), "a piloted game ends the same as a match")


def play_match(game: Game, bout: Bout, where: Where, referee: Referee) -> int:
    """A match answer by answer under a patrol and a referee, with bots that see what their seats see."""
    rolls = dice(bout.seed)
    match = new_match(game, bout.options, bout.seed, chance=bout.chance)
    bots = [make_bot(spec, f"{bout.seed} {seat}") for seat, spec in enumerate(bout.bots)]
    patrol = Patrol(game, where, [], rolls.split(), MOST_ANSWERS)
    while match.asks and not patrol.enough(match.state):
        asks = match.asks
        ask = asks[rolls.roll(len(asks))]
        patrol.watch(match.state, ask.seat, ask.question, ask.options)
        referee.before(match)
        option = bots[ask.seat].answer(match.sight(ask.seat))
        patrol.note(ask.seat, ask.question, option, ask.options)
        match.answer(ask.seat, option)
        referee.after(match, patrol.answers[-1])
    for seat in onlookers(match.state):
        match.story(seat)
    check_ending(match.state, match, where)
    return len(patrol.answers)


def check_ending(s: State, match: Match, where: Where) -> None:
    """The winners sit at the table, and everybody has a score."""
    ending = s.ending
    if ending is None:
        return
    where.check(set(ending.winners) <= set(range(s.seats)), "winners are seats", repr(ending))
    decided = bool(ending.winners) or match.game.may_have_no_winner(match.options)
    where.check(decided and len(ending.scores) == s.seats, "somebody wins and all have scores", repr(ending))
    where.check(bool(ending.rule and ending.reason), "an ending has a rule and a reason", repr(ending))
