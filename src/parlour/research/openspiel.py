"""Every game in OpenSpiel: `pyspiel.load_game("parlour_alliances(players=2)")` once this module is imported.

Chance decides once, at the root: which of `deals` deals is played. What the game draws later follows from the deal. The
payoffs are those of the other doors less an equal share, so that they sum to zero; all are zero where nobody wins. The
information state of a seat is what it has heard and said, and what it sees.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import parlour.games  # noqa: F401  # registers the games
from parlour.kernel.choice import NO_OPTION, Choice
from parlour.kernel.encoding import encoding_of
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.lanes import MOST_ANSWERS
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.record import new_match
from parlour.kernel.registry import games
from parlour.kernel.rng import Dice
from parlour.research.arrays import Floats, buffer_of
from parlour.research.resampling import Held, resampled
from parlour.research.text import text_of

DEALS = 1000
MOST_STEPS = 8 * MOST_ANSWERS  # an answer has a few letters
PREFIX = "parlour_"


def register(game: Game) -> None:
    """Offer a game to OpenSpiel under its own name, with its options as parameters."""
    kind = type_of(game)

    class Registered(SpielGame):  # OpenSpiel never lets go of what it registers; a class may outlive the interpreter
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    pyspiel.register_game(kind, Registered)


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    specification = {setting.name: setting.default for setting in game.settings()}
    players = next((setting.choices for setting in game.settings() if setting.name == "players"), [])
    counts = [count for count in players if isinstance(count, int)] or [game.empty(specification).seats]
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**specification, "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any]) -> None:
        self.deals = int(params.get("deals", DEALS))
        if self.deals < 1:
            raise pyspiel.SpielError(f"{game.name}: deals must be at least 1, not {self.deals}")
        try:
            self.options = check_options(game, {name: value for name, value in params.items() if name != "deals"})
        except ParlourError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.played = game
        self.seats = game.empty(self.options).seats
        self.encoding = encoding_of(game, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(kind, info, params)

    def dealt(self, deal: int) -> Match:
        """The match of a deal."""
        return new_match(self.played, self.options, f"deal {deal}")

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees; with perfect recall also what it heard and said."""
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, and how far the next answer is spelled."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None  # None before the deal
        self.said: list[int] = []

    @property
    def match(self) -> Match | None:
        """The match; None before the deal."""
        return None if self.held is None else self.held.match

    @property
    def spiel(self) -> SpielGame:
        """The game."""
        found: SpielGame = self.get_game()
        return found

    def choice(self) -> Choice | None:
        """The open question; None before the deal and at the end."""
        match = self.match
        if match is None or not match.asks or len(match.answers) >= MOST_ANSWERS:
            return None
        choice = Choice(match.game, match.state, match.asks[0])
        for letter in self.said:
            choice.say(letter)
        return choice

    def current_player(self) -> Any:
        """Who acts: chance, a seat, or nobody any more."""
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        choice = self.choice()
        return pyspiel.PlayerId.TERMINAL if choice is None else choice.ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        choice = self.choice()
        return choice.letters() if choice is not None and choice.ask.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the next."""
        deals = self.spiel.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        held, spiel = self.held, self.spiel
        if held is None:
            if not 0 <= action < spiel.deals:
                raise pyspiel.SpielError(f"there is no deal {action}: they are 0 to {spiel.deals - 1}")
            self.held = Held(spiel.dealt(action))
            return
        choice = self.choice()
        if choice is None:
            raise pyspiel.SpielError("the game is over, nobody can act")
        try:
            choice.say(action)
        except ParlourError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.said.append(action)
        if choice.option != NO_OPTION:
            held.answer(choice.ask.seat, choice.option)
            self.said = []

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.spiel.encoding.action_words(action)

    def is_terminal(self) -> bool:
        """Whether nobody acts any more."""
        return self.match is not None and self.choice() is None

    def returns(self) -> list[float]:
        """What each seat won, less an equal share; nothing where nobody won."""
        ending = None if self.match is None else self.match.ending
        if ending is None or not ending.winners:
            return [0.0] * self.spiel.seats
        return [ending.payoff(seat) - 1.0 / self.spiel.seats for seat in range(self.spiel.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one."""
        if self.held is None:
            raise pyspiel.SpielError("nothing is dealt yet")
        other: SpielState = self.clone()
        try:
            other.held = resampled(self.held, player, Dice(1 + int(sampler() * 2**58)))
        except ParlourError as error:
            raise pyspiel.SpielError(str(error)) from None
        return other

    def __str__(self) -> str:
        return "before the deal" if self.match is None else repr(self.match.answers) + repr(self.said)


class Observer:
    """What a player sees, as an array and as a text."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.encoding = game.encoding
        self.recalls = recalls
        self.tensor: Floats = np.zeros(game.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the array."""
        self.tensor.fill(0)
        if state.match is not None:
            choice = state.choice()
            asked = choice if choice is not None and choice.ask.seat == player else None
            self.encoding.observe(state.match.state, player, buffer_of(self.tensor), asked)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, and with perfect recall what it heard and said."""
        held = state.held
        if held is None:
            return "before the deal"
        match, choice = held.match, state.choice()
        asked = choice if choice is not None and choice.ask.seat == player else None
        seen = text_of(match.game, match.state, player, asked)
        if not self.recalls:
            return seen
        own = [repr(answer) for answer in match.answers if answer.seat == player]
        return "\n".join([*held.heard(player), *own, seen, repr(state.said if asked else "")])


for each in games():
    register(each)
