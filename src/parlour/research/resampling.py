"""Matches that a seat cannot tell from a given one: its hidden cards and all chance to come are drawn anew."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.rng import Dice
from parlour.kernel.state import State, seat_name
from parlour.kernel.worlds import imagine

MOST_TRIES = 50


def resampled(match: Match, seat: int, dice: Dice) -> Match:
    """Another match at the same question of a seat. It can be cloned and played on; what was played before its open
    action is only remembered."""
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
