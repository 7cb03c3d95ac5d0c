"""Information-set tree search: many imagined worlds, one tree for each seat.

Multiple-observer ISMCTS. Each iteration draws a world that the bot's seat cannot tell from the real
one and plays it on. Every seat has a tree of its own, whose branches are what that seat can see of
the answers given; the seat that is asked chooses by the statistics of its own tree, so no seat in the imagined games
uses what it could not know. Beyond the tree the game's light policy plays on to the next point where looking ahead
naturally ends. Where the game's sense says so, options are weighed instead (weighing.py).
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from parlour.bots.bot import Bot, Thought
from parlour.bots.weighing import WIDEST, Weighing
from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice, dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import Pilot, State
from parlour.kernel.worlds import Sight

EXPLORATION: Final = 0.6
# A question with more options than this is widened step by step where the search began, the most
# promising first; further on the light policy answers it: exploring a whole auction hides which option is best.
WIDE: Final = 16
FIRST_WIDTH: Final = 4
WIDENING: Final = 1.5  # how fast new options are tried: an imagined rival should not look foolish at first
CLOCK_STEP: Final = 8  # iterations between two looks at the clock


class Budget:
    """How long a bot may think: iterations, or seconds where iterations is 0."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Node:
    """What one seat has seen happen so far, and how well that went for it."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0
        self.children: dict[int, Node] = {}


class TreePilot(Pilot):
    """Plays one imagined game: by the trees while they last, then by the light policy."""

    def __init__(self, game: Game, seat: int, seats: int, stage: int, rolls: Dice) -> None:
        self.game = game
        self.sense: Sense = game.sense()
        self.stage = stage
        self.reach = self.sense.reach()
        self.dice = rolls
        self.seats = seats
        self.roots = [Node() for _ in range(seats)]
        self.root = self.roots[seat]
        self.seat = seat
        self.at: list[Node] = []
        self.paths: list[list[Node]] = []
        self.growing = True
        self.asked = False

    def begin(self) -> None:
        """Go back to the roots for the next iteration."""
        self.at = self.roots.copy()
        self.paths = [[root] for root in self.roots]
        self.growing = True
        self.asked = False

    def enough(self, s: State) -> bool:
        """Stop at the next point where looking ahead naturally ends."""
        return self.sense.stage(s) - self.stage >= self.reach

    def leaves(self, s: State) -> bool:
        """What a stage led to is all that is appraised."""
        return self.enough(s)

    def skips_idle(self) -> bool:
        """A question with a single answer is no branch."""
        return True

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """Choose in the seat's own tree; beyond it the light policy answers."""
        self.asked = self.asked or seat == self.seat
        if not self.growing or not self.asked:  # what others seal together with the bot is not part of its trees
            return self.sense.light(s, seat, question, options, self.dice)
        option = self.select(s, seat, question, options)
        for observer in range(self.seats):
            self.descend(observer, self.game.trace(s, observer, seat, question, option))
        return option

    def descend(self, observer: int, trace: int) -> None:
        """Let an observer see an answer."""
        here = self.at[observer]
        below = here.children.get(trace)
        if below is None:
            below = Node()
            here.children[trace] = below
        self.at[observer] = below
        self.paths[observer].append(below)

    def select(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """A new option while the node has earned one, which ends the tree; else the best upper bound."""
        node = self.at[seat]
        if len(options) > WIDE:
            if node is not self.root:
                return self.sense.light(s, seat, question, options, self.dice)
            options = self.sense.rank(s, seat, question, options)[: FIRST_WIDTH + int(log(node.visits + 1.0))]
        best, best_bound, tried, untried = options[0], -1.0, 0, 0
        fresh = best
        for option in options:
            child = node.children.get(self.game.trace(s, seat, seat, question, option))
            if child is None or child.visits == 0:
                untried += 1
                if self.dice.roll(untried) == 0:
                    fresh = option
                continue
            tried += 1
            child.offered += 1
            bound = child.total / child.visits + EXPLORATION * sqrt(log(child.offered + 1.0) / child.visits)
            if bound > best_bound:
                best, best_bound = option, bound
        if untried and tried < WIDENING * sqrt(node.visits + 1.0):
            self.growing = False
            return fresh if tried else self.sense.light(s, seat, question, options, self.dice)
        return best

    def learn(self, s: State) -> None:
        """Add what the end of the imagined game was worth to each seat to that seat's tree."""
        for observer in range(self.seats):
            worth = self.sense.appraise(s, observer)
            for node in self.paths[observer]:
                node.visits += 1
                node.total += worth


class SearchBot(Bot):
    """Looks ahead in imagined worlds within a budget."""

    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.dice = dice(seed)
        self.budget = budget
        self.iterations = 0  # of the last search

    def answer(self, sight: Sight) -> int:
        """The option that was looked at most."""
        if len(sight.ask.options) == 1:
            return sight.ask.options[0]
        return self.thoughts(sight)[0].option

    def thoughts(self, sight: Sight) -> list[Thought]:
        """Every option that the search looked at, the most visited first."""
        return self.weigh(sight) if sight.game.sense().weighs() else self.search_trees(sight)

    def weigh(self, sight: Sight) -> list[Thought]:
        """Try the most promising options in the same worlds."""
        budget = self.budget
        most = min(WIDEST, budget.iterations) if budget.iterations else WIDEST
        weighing = Weighing(sight, most, self.dice)
        found = weighing.run(budget.iterations, budget.seconds)
        self.iterations = weighing.played
        return found

    def search_trees(self, sight: Sight) -> list[Thought]:
        """Grow a tree for each seat."""
        world = sight.world(self.dice)
        pilot = TreePilot(sight.game, sight.seat, world.seats, sight.game.sense().stage(world), self.dice)
        self.search(sight, pilot)
        ask, root = sight.ask, pilot.roots[sight.seat]
        found = []
        for option in ask.options:
            child = root.children.get(sight.game.trace(world, ask.seat, ask.seat, ask.question, option))
            if child is not None and child.visits:
                found.append(Thought(option, child.visits, child.total / child.visits))
        return sorted(found, key=lambda thought: (-thought.visits, thought.option))

    def search(self, sight: Sight, pilot: TreePilot) -> None:
        """Imagine games until the budget is used up."""
        budget = self.budget
        deadline = time.perf_counter() + budget.seconds
        self.iterations = 0
        while True:
            pilot.begin()
            pilot.learn(sight.play(pilot, self.dice))
            self.iterations += 1
            if budget.iterations:
                if self.iterations >= budget.iterations:
                    return
            elif self.iterations % CLOCK_STEP == 0 and time.perf_counter() >= deadline:
                return
