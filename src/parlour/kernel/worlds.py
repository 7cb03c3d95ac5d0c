"""Worlds: positions that a seat cannot tell from the real one, drawn with other randomness.

A world permutes the faces that the seat does not know and replaces the future. It is made only
from what the seat can observe and from the dice, never with the game's own chance: in two positions
that look the same to a seat, the same dice lead to the same world.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, playout
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.state import Pilot, State, seat_name

MOST_DEALS: Final = 2000  # until a world fits by chance


def imagine(game: Game, s: State, seat: int, dice: Dice) -> None:
    """Turn a state (a copy!) into a world of the seat, in place."""
    deal_hidden(game, s, seat, dice)
    game.settle(s, seat, dice)
    s.key = ""
    s.rng = dice.split().now


def deal_hidden(game: Game, s: State, seat: int, dice: Dice) -> None:
    """Deal the faces that a seat does not know again, within each pool."""
    pools: dict[int, list[int]] = {}
    for card in range(len(s.face)):
        if not s.known[card] >> seat & 1:
            pool = game.pool(s, seat, card)
            if pool in pools:
                pools[pool].append(card)
            else:
                pools[pool] = [card]
    for cards in pools.values():
        deal_unknown(game, s, seat, cards, dice)


def deal_until_fit(game: Game, s: State, seat: int, dice: Dice) -> None:
    """Deal the hidden faces again and again until they fit what a seat has witnessed."""
    for _ in range(MOST_DEALS):
        deal_hidden(game, s, seat, dice)
        if game.fits(s, seat):
            return
    raise ParlourError(
        f"no world in {MOST_DEALS} fits what {seat_name(seat)} has witnessed: the rules noted something untrue, or "
        "so much that the game must settle its worlds itself"
    )


def deal_unknown(game: Game, s: State, seat: int, cards: list[int], dice: Dice) -> None:
    """Deal the faces of a pool to its cards again, to each card one that it may have."""
    faces = [s.face[card] for card in cards]
    faces.sort()  # forget the true order: the dice alone decide
    dice.shuffle(faces)
    if not repair(game, s, seat, cards, faces, dice):
        faces.sort()
        dice.shuffle(faces)
        faces = match_faces(game, s, seat, cards, faces)
    for i in range(len(cards)):
        s.face[cards[i]] = faces[i]


def repair(game: Game, s: State, seat: int, cards: list[int], faces: list[int], dice: Dice) -> bool:
    """Exchange faces that cannot be where they were dealt; returns whether that succeeded."""
    n = len(cards)
    for i in range(n):
        if game.may_be(s, seat, cards[i], faces[i]):
            continue
        start = dice.roll(n)
        for k in range(n):
            j = (start + k) % n
            if game.may_be(s, seat, cards[i], faces[j]) and game.may_be(s, seat, cards[j], faces[i]):
                faces[i], faces[j] = faces[j], faces[i]
                break
        else:
            return False
    return True


def match_faces(game: Game, s: State, seat: int, cards: list[int], faces: list[int]) -> list[int]:
    """A complete assignment by augmenting paths, for the rare case where exchanging gets stuck."""
    holder = [-1] * len(faces)  # which card has each face
    for i in range(len(cards)):
        if not augment(game, s, seat, cards, faces, holder, i, [False] * len(faces)):
            raise ParlourError(f"no world fits what {seat_name(seat)} has seen: the rules noted something untrue")
    found = [0] * len(cards)
    for j in range(len(faces)):
        found[holder[j]] = faces[j]
    return found


def augment(
    game: Game,
    s: State,
    seat: int,
    cards: list[int],
    faces: list[int],
    holder: list[int],
    i: int,
    tried: list[bool],
) -> bool:
    """Find a face for card i, moving others along if needed."""
    for j in range(len(faces)):
        if tried[j] or not game.may_be(s, seat, cards[i], faces[j]):
            continue
        tried[j] = True
        if holder[j] < 0 or augment(game, s, seat, cards, faces, holder, holder[j], tried):
            holder[j] = i
            return True
    return False


class Retrace(Pilot):
    """Applies the answers of a trail, then exchanges the hidden faces and hands over to another pilot."""

    def __init__(self, game: Game, trail: list[int], seat: int, dice: Dice, then: Pilot) -> None:
        self.game = game
        self.trail = trail
        self.seat = seat
        self.dice = dice
        self.then = then
        self.given = 0

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The next answer of the trail; after the last one the seat's own question, in a world."""
        if self.given < len(self.trail):
            self.given += 1
            return self.trail[self.given - 1]
        imagine(self.game, s, self.seat, self.dice)
        s.pilot = self.then
        return self.then.pick(s, seat, question, options)


class Sight:
    """All that a bot is given: the question, the view of its seat, and worlds. Never the position itself."""

    def __init__(self, game: Game, seat: int, ask: Ask, live: State, base: State, trail: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self._live = live
        self._base = base
        self._trail = trail

    def view(self) -> dict[str, object]:
        """What the seat sees."""
        return self.game.view(self._live, self.seat)

    def prompt(self) -> str:
        """The question as a sentence."""
        return self.game.prompt(self._live, self.ask)

    def words(self) -> list[str]:
        """The options in words."""
        return [self.game.say(self._live, self.ask, option) for option in self.ask.options]

    def world(self, dice: Dice) -> State:
        """A position to read, which might be the real one."""
        s = self._live.copy()
        imagine(self.game, s, self.seat, dice)
        return s

    def chance_spoke(self) -> bool:
        """Whether the open action revealed something before its first question: that must stay as it was."""
        live, base, game = self._live, self._base, self.game
        return live.rng != base.rng or live.known != base.known or game.witnessed(live) != game.witnessed(base)

    def play(self, pilot: Pilot, dice: Dice) -> State:
        """Play a world on from this question with a pilot; returns the position where it stopped."""
        s = self._base.copy()
        if self._trail or self.chance_spoke():
            s.pilot = Retrace(self.game, self._trail, self.seat, dice, pilot)
        else:
            imagine(self.game, s, self.seat, dice)
            s.pilot = pilot
        playout(self.game, s)
        return s
