"""What somebody has played here: how often, how well, and against whom; and who leads a game."""

from __future__ import annotations

from collections import Counter

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import find_game, games
from parlour.server.messages.profiles import GameCount, Leader, Leaderboard, Opponent, OwnRating, Profile
from parlour.server.people.ratings import Rated, Ratings
from parlour.server.records.results import Result, results_of
from parlour.server.storage.rows import Person
from parlour.server.storage.store import Store

LEADERS = 50
OPPONENTS = 30


class Profiles:
    """Counts results when somebody asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ratings = Ratings(store)

    async def of(self, person: Person, now: float) -> Profile:
        """Somebody's own profile."""
        found = await results_of(self.store, person.id)
        ratings = [await self.rating(game, person, now) for game in games()] if person.kept else []
        return Profile(
            len(found),
            sum(result.won(person.id) for result in found),
            counts(found, person.id),
            opponents(found, person.id),
            [rating for rating in ratings if rating is not None],
        )

    async def rating(self, game: Game, person: Person, now: float) -> OwnRating | None:
        """Somebody's rating in a game, and their rank among the people there."""
        found = leaders(await self.ratings.of(game.name, now))
        for rank, (key, rated) in enumerate(found):
            if key == person.id:
                return OwnRating(game.name, game.title, rated.rating, rated.games, rank + 1, len(found))
        return None

    async def leaderboard(self, game: Game, now: float) -> Leaderboard:
        """The people who lead a game, and what its bots would be rated."""
        rated = await self.ratings.of(game.name, now)
        bots = sorted((key, each) for key, each in rated.items() if not each.name)
        return Leaderboard(
            game.name,
            game.title,
            [Leader(each.name, each.rating, each.games) for _, each in leaders(rated)[:LEADERS]],
            [Leader(key, each.rating, each.games) for key, each in bots],
        )


def leaders(rated: dict[str, Rated]) -> list[tuple[str, Rated]]:
    """The people of a game, the best first; bots have no name."""
    found = [(key, each) for key, each in rated.items() if each.name]
    return sorted(found, key=lambda item: (-item[1].rating, item[1].name))


def counts(found: list[Result], person: str) -> list[GameCount]:
    """How often somebody played and won, by game and number of seats."""
    played = Counter((result.game, len(result.players)) for result in found)
    won = Counter((result.game, len(result.players)) for result in found if result.won(person))
    return [
        GameCount(game, title_of(game), seats, number, won[game, seats])
        for (game, seats), number in sorted(played.items())
    ]


def opponents(found: list[Result], person: str) -> list[Opponent]:
    """The people somebody played with most, by name; bots by their level. How often they met, and who won."""
    met: Counter[tuple[str, bool]] = Counter()
    won: Counter[tuple[str, bool]] = Counter()
    lost: Counter[tuple[str, bool]] = Counter()
    for result in found:
        winners = {result.players[seat] for seat in result.winners}
        for player in {each for each in result.players if each.person != person}:
            key = (player.level or player.name, player.level is not None)
            met[key] += 1
            won[key] += result.won(person)
            lost[key] += player in winners and not result.won(person)
    return [
        Opponent(name, bot, number, won[name, bot], lost[name, bot])
        for (name, bot), number in met.most_common(OPPONENTS)
    ]


def title_of(game: str) -> str:
    """What a game is called; one that is not here any more by its name."""
    try:
        return find_game(game).title
    except ParlourError:
        return game
