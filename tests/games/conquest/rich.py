"""A table of Historical Conquest from the middle of a game: lands with guards, action cards in play, large hands."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.conquest.answers import DISMISS, END, SPAN, THROW
from parlour.games.conquest.cards.faces import GUARDS, KINDS
from parlour.games.conquest.cards.kinds import FIRST_ACTION
from parlour.games.conquest.game import Conquest
from parlour.games.conquest.questions import TURN
from parlour.games.conquest.rules import atoms
from parlour.games.conquest.rules.mixing import draw
from parlour.games.conquest.rules.room import homes
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import ZONES
from parlour.kernel.ask import Ask
from parlour.kernel.conformance.play import Checker
from parlour.kernel.conformance.report import Report, Where
from parlour.kernel.match import Match
from parlour.kernel.registry import offered
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import NONE, State

LANDS = 3
CARDS = 9
HAND = 7


class RichConquest(Conquest):
    """The game from round 3 on, for a number of rounds."""

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds

    def empty(self, options: dict[str, object]) -> State:
        """The usual table with a last round that comes soon."""
        s = super().empty(options)
        assert isinstance(s, ConquestState)
        s.limit = 2 + self.rounds
        return s

    def start(self, s: State) -> None:
        """Set up as usual, then let everybody have played for two rounds."""
        assert isinstance(s, ConquestState)
        super().start(s)
        for seat in range(s.seats):
            enrich(s, seat)
        s.round, s.turns = 3, 2 * s.seats
        s.known = ZONES.usually_known(s)


def enrich(s: ConquestState, seat: int) -> None:
    """Lands with guards in them, action cards, a hand, and morale to attack with."""
    for _ in range(min(LANDS, len(s.land_pile[seat]))):
        atoms.place_land(s, seat, s.land_pile[seat][-1])
    for card in s.deck[seat][-CARDS:]:
        places = homes(s, seat, card) if GUARDS[s.face[card]] else []
        if places:
            atoms.put_into_play(s, seat, card, places[len(s.lands[seat]) * card % len(places)])
        elif KINDS[s.face[card]] >= FIRST_ACTION:
            atoms.put_into_play(s, seat, card, NONE)
    draw(s, seat, HAND)
    s.morale[seat] = 900 + 100 * seat
    s.acted[seat] = 1 + seat


def lively(rolls: Dice) -> Callable[[Match, Ask], int]:
    """Answers by chance that seldom pass, throw away or end a turn while something else can be done."""

    def answer(match: Match, ask: Ask) -> int:
        options = ask.options
        if ask.question is TURN and rolls.roll(6):
            deeds = [option for option in options if option // SPAN not in (END, THROW, DISMISS)]
            kinds = sorted({option // SPAN for option in deeds})
            if kinds:
                kind = kinds[rolls.roll(len(kinds))]
                options = [option for option in deeds if option // SPAN == kind]
        elif len(options) > 1 and rolls.roll(2):
            options = options[1:]
        return options[rolls.roll(len(options))]

    return answer


def check_lively(game: Conquest, options: dict[str, object], seed: str, report: Report) -> None:
    """One game with such answers, with everything checked at every decision."""
    with offered(game):
        where = Where(game.name, options, seed)
        Checker(game, where, 2, 5000, report, answer=lively(dice(seed))).run()
