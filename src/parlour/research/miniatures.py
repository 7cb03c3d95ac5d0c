"""Miniatures: the end of a game, so small that it can be solved, for checking an algorithm against the truth.

    parlour miniature alliances

A miniature is a position near the end of a game for two, dealt in a few ways: all of them look the same to a watcher,
and each player knows the own cards. From there the rules of the whole game hold. OpenSpiel computes exactly how much a
policy loses to the best reply, its exploitability: for our own bots, and for a policy that OpenSpiel itself has found.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability

from parlour.bots.levels import make_bot
from parlour.kernel.choice import spelled
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.record import match_at, new_match
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER, State
from parlour.kernel.worlds import imagine
from parlour.research.openspiel import SpielGame, SpielState, type_of

WORLDS = 4  # deals of a miniature
MOST_TRIES = 40  # games whose ends are looked at
MOST_ANSWERS = 3000  # of the game whose end it is
ROUNDS = 30  # of solving


class Miniature(SpielGame):
    """The end of a game from a position on."""

    def __init__(self, game: Game, options: dict[str, object], position: State, worlds: int = WORLDS) -> None:
        self.position = position
        params: dict[str, Any] = {name: value for name, value in options.items() if value is not None}
        super().__init__(game, type_of(game), {**params, "deals": worlds})

    def dealt(self, deal: int) -> Match:
        """One of the ways in which the hidden cards may lie."""
        world = self.position.copy()
        imagine(self.played, world, WATCHER, dice(f"miniature {deal}"))
        return match_at(self.played, world, self.options)

    def measured(self, most: float = inf) -> tuple[int, int]:
        """How many positions there are, counted as far as a limit, and how many different endings."""
        waiting: list[SpielState] = [self.new_initial_state()]
        count, endings = 0, set()
        while waiting and count <= most:
            state = waiting.pop()
            count += 1
            if state.is_terminal():
                endings.add(tuple(state.returns()))
            else:
                waiting += [state.child(action) for action in state.legal_actions()]
        return count, len(endings)


def miniature_of(game: Game, most: int = 0, **options: object) -> Miniature:
    """The longest end of a game for two that is small enough, of the first game that was still open there."""
    where = game.endgame()
    checked = check_options(game, {"players": 2, **where.options, **options})
    most = most or where.positions
    for number in range(where.number, where.number + MOST_TRIES):
        found = end_of(played(game, checked, where.at_random, number), most)
        if found is not None:
            return found
    raise ParlourError(f"{game.name}: in {MOST_TRIES} games nothing was open any more with {most} positions to go")


def played(game: Game, options: dict[str, object], at_random: int, number: int) -> Match:
    """A whole game, in which so many of a hundred answers are random."""
    seed = f"miniature {number}"
    match, chance, bot = new_match(game, options, seed, listen=False), dice(seed), make_bot("greedy", seed)
    while match.ending is None and len(match.answers) < MOST_ANSWERS:
        ask = match.asks[0]
        if chance.roll(100) < at_random:
            match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
        else:
            match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
    return match


def end_of(match: Match, most: int) -> Miniature | None:
    """The longest end of a game that is small enough; None if it was decided by then."""
    found: Miniature | None = None
    while match.answers:
        match.undo()
        if not match.asks or match.trail:  # a game goes on only from a position between two actions
            continue
        tried = Miniature(match.game, match.options, match.base)
        positions, endings = tried.measured(most)
        if positions > most:
            break
        if endings > 1:
            found = tried
    return found


class BotPolicy(policies.Policy):  # type: ignore[misc]
    """What a bot does: always the same in the same information state."""

    def __init__(self, game: Miniature, bot: str) -> None:
        super().__init__(game, list(range(game.seats)))
        self.bot = bot
        self.known: dict[str, int] = {}

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> dict[int, float]:
        """All for the one action that the bot takes."""
        choice, match = state.choice(), state.match
        assert choice is not None and match is not None
        seen = state.information_state_string()
        if seen not in self.known:
            option = make_bot(self.bot, seen).answer(match.sight(choice.ask.seat))
            letters = spelled(match.game, match.state, choice.ask, option)
            said = letters[: len(choice.said)] == choice.said
            self.known[seen] = letters[len(choice.said)] if said else choice.letters()[0]
        return {action: float(action == self.known[seen]) for action in choice.letters()}


def exploitabilities(game: Miniature, bots: list[str], rounds: int = ROUNDS) -> Iterator[tuple[str, float]]:
    """How much some policies lose to the best replies, on average over both seats."""
    solver = cfr.CFRSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    yield "random play", lost_by(game, policies.UniformRandomPolicy(game))
    for bot in bots:
        yield bot, lost_by(game, BotPolicy(game, bot))
    yield f"CFR, {rounds} rounds", lost_by(game, solver.average_policy())


def lost_by(game: Miniature, policy: policies.Policy) -> float:
    """How much a policy loses to the best reply, on average over the seats."""
    return float(exploitability.nash_conv(game, policy)) / game.seats
