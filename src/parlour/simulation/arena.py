"""Duplicate matches between bots: every deal is played again with the seats exchanged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from parlour.kernel.game import Game
from parlour.kernel.options import check_options
from parlour.simulation.bot_game import play_game
from parlour.simulation.intervals import of_deals, wilson
from parlour.simulation.pool import Run, play_all
from parlour.simulation.seating import seatings


@dataclass(frozen=True)
class Outcome:
    """One game of a deal, by bot: points (winners share one), decisions, seconds."""

    seating: list[int]
    points: list[float]
    decisions: list[int]
    seconds: list[float]


@dataclass(frozen=True)
class Standing:
    """What a bot did over all its games."""

    bot: str
    games: int
    points: float
    rate: float
    even: float  # the rate that it would have against equal bots
    interval: tuple[float, float]  # over deals
    wilson: tuple[float, float]  # over games
    mu: float
    sigma: float
    decisions: int
    seconds_per_decision: float


@dataclass(frozen=True)
class Report:
    """What the arena found."""

    game: str
    options: dict[str, object]
    seed: str
    deals: int
    games: int
    bots: list[Standing]

    def dump(self) -> dict[str, object]:
        """The report as plain data."""
        return asdict(self)


def prepare(game: Game, options: dict[str, object], bots: list[str], deals: int, seed: str) -> Run:
    """An arena, checked before anything is played."""
    checked = check_options(game, options)
    return Run(game.name, checked, bots, seatings(game, checked, len(bots)), seed, deals)


def play(run: Run, processes: int) -> Iterator[list[Outcome]]:
    """The games of every deal, in order."""
    return play_all(play_deal, run, processes)


def play_deal(run: Run, number: int) -> list[Outcome]:
    """One deal in all its seatings."""
    return [play_seating(run, number, seating) for seating in run.seatings]


def play_seating(run: Run, number: int, seating: list[int]) -> Outcome:
    """One game of a deal."""
    played = play_game(run, number, seating, listen=False)
    points = [0.0] * len(run.bots)
    decisions, seconds = [0] * len(run.bots), [0.0] * len(run.bots)
    for seat, bot in enumerate(seating):
        points[bot] += played.ending.payoff(seat)
        decisions[bot] += played.decisions[seat]
        seconds[bot] += played.seconds[seat]
    return Outcome(seating, points, decisions, seconds)


def report(run: Run, deals: Iterable[list[Outcome]]) -> Report:
    """What the deals say about the bots."""
    played = list(deals)
    ratings = rate(run, played)
    standings = [standing(run, bot, played, ratings[bot]) for bot in range(len(run.bots))]
    games = sum(len(deal) for deal in played)
    return Report(run.game, run.options, run.seed, len(played), games, standings)


def standing(run: Run, bot: int, deals: list[list[Outcome]], rating: PlackettLuceRating) -> Standing:
    """One bot's games."""
    scores = []
    points, games, even, decisions, seconds = 0.0, 0, 0.0, 0, 0.0
    for deal in deals:
        mine = [outcome for outcome in deal if bot in outcome.seating]
        scored = sum(outcome.points[bot] for outcome in mine)
        scores.append(scored / len(mine))
        points += scored
        games += len(mine)
        even += sum(outcome.seating.count(bot) / len(outcome.seating) for outcome in mine)
        decisions += sum(outcome.decisions[bot] for outcome in mine)
        seconds += sum(outcome.seconds[bot] for outcome in mine)
    return Standing(
        bot=run.bots[bot],
        games=games,
        points=points,
        rate=points / games,
        even=even / games,
        interval=of_deals(scores),
        wilson=wilson(points, games),
        mu=rating.mu,
        sigma=rating.sigma,
        decisions=decisions,
        seconds_per_decision=seconds / max(1, decisions),
    )


def rate(run: Run, deals: list[list[Outcome]]) -> list[PlackettLuceRating]:
    """The ratings after all games, one after the other."""
    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in run.bots]
    for deal in deals:
        for outcome in deal:
            seated = sorted(set(outcome.seating))
            teams = model.rate([[ratings[bot]] for bot in seated], scores=[outcome.points[bot] for bot in seated])
            for bot, team in zip(seated, teams, strict=True):
                ratings[bot] = team[0]
    return ratings
