"""Matches that a seat cannot tell from a given one: its hidden cards and all chance to come are drawn anew."""

from __future__ import annotations

import json

from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.rng import Dice
from parlour.kernel.state import State, seat_name
from parlour.kernel.worlds import imagine

MOST_TRIES = 50


class Held:
    """A match that can be copied also in the middle of an action that goes on in another world."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.dream: Dream | None = None  # where the open action has left the match that was dealt
        self.told: dict[int, tuple[int, list[str]]] = {}  # of each seat: so much of the log, and what it heard there

    def answer(self, seat: int, option: int) -> None:
        """Apply one seat's answer. The next action begins in the world, so no dream is needed any more."""
        match, dream = self.match, self.dream
        if dream is not None:
            match.wanted = True  # the next base is a copy of this position: played again, it would be the real one
        match.answer(seat, option)
        if dream is not None:
            dream.later.append((seat, option))
            if len(match.past) > dream.past:
                self.dream = None

    def copy(self) -> Held:
        """The same again, independent of this one."""
        dream = self.dream
        if dream is None:
            other = Held(self.match.clone())
        else:
            other = dream.real.dreamt(dream.seat, dream.number)
            for seat, option in dream.later:
                other.answer(seat, option)
        other.told = self.told.copy()
        return other

    def heard(self, seat: int) -> list[str]:
        """The events that a seat was told, each as a text. Copies share what was written before."""
        log, (count, lines) = self.match.log, self.told.get(seat, (0, []))
        if count < len(log):
            lines = [*lines, *[json.dumps(event.dump()) for event in log[count:] if event.heard_by(seat)]]
            self.told[seat] = len(log), lines
        return lines

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return self.copy()

    def dreamt(self, seat: int, number: int) -> Held:
        """The open action goes on in a world of the seat, which the dice of a number imagine."""
        other = self.copy()
        imagine(other.match.game, other.match.state, seat, Dice(number))
        other.dream = Dream(self.copy(), seat, number)
        return other


class Dream:
    """How the open action came to a world: who imagined it where, and the answers since."""

    def __init__(self, real: Held, seat: int, number: int) -> None:
        self.real = real
        self.seat = seat
        self.number = number
        self.past = len(real.match.past)  # the answers before the open action
        self.later: list[tuple[int, int]] = []


def resampled(held: Held, seat: int, dice: Dice) -> Held:
    """Another match at the same question of a seat. It can be copied and played on; what was played before its open
    action is only remembered."""
    match = held.match
    match.ask_of(seat)
    if len(match.question) > 1:
        other = Held(dealt_again(match, seat, dice))
        other.told = held.told.copy()
        return other
    return held.dreamt(seat, dice.split().now)


def dealt_again(match: Match, seat: int, dice: Dice) -> Match:
    """Another beginning of an action that asks several seats at once: what the others are asked is other there."""
    ask = match.ask_of(seat)
    seen = match.game.view(match.state, seat)
    for _ in range(MOST_TRIES):
        other = played_again(match, base_of(match, seat, dice), seat, dice)
        if other is not None and other.ask_of(seat).dump() == ask.dump():
            if other.game.view(other.state, seat) == seen:
                return other
    raise ParlourError(f"no other deal in {MOST_TRIES} leads {seat_name(seat)} to the same question {ask.what!r}")


def base_of(match: Match, seat: int, dice: Dice) -> State:
    """A position for the open action to begin from. Where nothing was drawn since, the cards that lie as the seat
    imagines them now lay there already."""
    base, live = match.base.copy(), match.state
    if live.rng != base.rng or len(live.face) != len(base.face):
        imagine(match.game, base, seat, dice)
        return base
    world = live.copy()
    imagine(match.game, world, seat, dice)
    base.face, base.key, base.rng = world.face, world.key, world.rng
    return base


def played_again(match: Match, base: State, seat: int, dice: Dice) -> Match | None:
    """The open action again from another position; None where it goes otherwise. Sealed answers of others are unknown
    to the seat, so chance gives them."""
    other = Match(match.game, match.options, match.seed, base)
    other.injected, other.listening = True, True
    other.open()
    for answer in match.trail[: len(match.settled())]:
        if not other.asks or all(ask.seat != answer.seat or not ask.offers(answer.option) for ask in other.asks):
            return None
        other.answer(answer.seat, answer.option)
    while other.asks and other.asks[0].seat != seat:
        ask = other.asks[0]
        if len(other.asks) == 1 or ask.seat in [each.seat for each in match.asks]:
            return None
        other.answer(ask.seat, ask.options[dice.roll(len(ask.options))])
    if not other.asks:
        return None
    other.past = match.past.copy()
    other.log = match.log.copy()
    return other
