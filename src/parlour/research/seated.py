"""A table where one seat is played from outside and bots play the others: a game as its player sees it."""

from __future__ import annotations

from parlour.bots.levels import make_bot
from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.rng import KEYED
from parlour.kernel.state import seat_name
from parlour.seeds import fresh_seed

MOST_ANSWERS = 20_000  # bots may play a game into a position that nobody can win any more


class SeatedTable:
    """A game with bots. Whoever plays the seat is told what the seat hears and sees, and answers in words."""

    def __init__(self, game: Game, options: dict[str, object], seat: int, bot: str, seed: str = "") -> None:
        self.match: Match = new_match(game, options, seed or fresh_seed(), chance=KEYED)
        seats = self.match.state.seats
        if not 0 <= seat < seats:
            raise ParlourError(f"{game.name}: the seats are 1 to {seats}, not {seat + 1}")
        self.game = game
        self.seat = seat
        self.bots = [make_bot(bot, f"{seed or fresh_seed()} bot {other}") for other in range(seats)]
        self.heard = 0  # how many lines of the story were told
        self.advance()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be asked."""
        return self.match.ending is not None or len(self.match.answers) >= MOST_ANSWERS

    def advance(self) -> None:
        """Let the bots answer until the seat is asked, or the game is over."""
        while not self.is_over:
            others = [ask.seat for ask in self.match.asks if ask.seat != self.seat]
            if len(others) < len(self.match.asks):
                return
            for seat in others:
                self.match.answer(seat, self.bots[seat].answer(self.match.sight(seat)))

    def ask(self) -> Ask:
        """The open question of the seat."""
        return self.match.ask_of(self.seat)

    def answer(self, words: str) -> None:
        """Answer with an option, by its words or by its number in the list, counted from 1."""
        ask = self.ask()
        if words.isdecimal() and words not in self.words(ask):
            place = int(words) if len(words) < 10 else 0
            if not 1 <= place <= len(ask.options):
                raise ParlourError(f"there is no option {words[:20]}; they are numbered from 1 to {len(ask.options)}")
            option = ask.options[place - 1]
        else:
            option = self.meant(ask, words)
        self.match.answer(self.seat, option)
        self.advance()

    def meant(self, ask: Ask, words: str) -> int:
        """The option that words mean; a refusal says why there is none."""
        found = self.game.meanings(self.match.state, ask, words)
        if len(found) == 1:
            return next(iter(found.values()))
        if found:
            raise ParlourError(f"{words!r} may mean {', '.join(found)}")
        refusal = self.game.why_not(self.match.state, ask, words)
        raise ParlourError(
            str(refusal) if refusal else f"{words!r} is none of the options: {'; '.join(self.words(ask))}"
        )

    def words(self, ask: Ask) -> list[str]:
        """The options of a question in words."""
        return [self.game.say(self.match.state, ask, option) for option in ask.options]

    def news(self) -> list[str]:
        """What the seat heard since it was last told."""
        story = self.match.story(self.seat)
        fresh = story[self.heard :]
        self.heard = len(story)
        return fresh

    def now(self) -> dict[str, object]:
        """What is asked, with the numbered options; or how the game ended."""
        ending = self.match.ending
        if self.is_over:
            return {"over": True, "ending": None if ending is None else ending.dump()}
        ask = self.ask()
        numbered = [f"{place}: {words}" for place, words in enumerate(self.words(ask), 1)]
        prompt = self.game.prompt(self.match.state, ask)
        return {"over": False, "you": seat_name(self.seat), "question": prompt, "options": numbered}

    def view(self) -> dict[str, object]:
        """All that the seat sees."""
        return self.game.view(self.match.state, self.seat)
