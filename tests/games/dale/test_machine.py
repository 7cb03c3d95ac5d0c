"""A machine that plays Dale however it likes: whatever is answered, what holds of every table holds of this one."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings, strategies
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.games.dale.rich import RichDale

from parlour.games.dale.cards.prints import DECKS, JUNK, PRINTS
from parlour.games.dale.rules.values import hand_size, price, value
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS, PHASES
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.state import NONE

TURNS = 3
HIGHEST = 200  # no value can be multiplied beyond that in one turn
STEPS = 120


class Merchants(RuleBasedStateMachine):
    """A table with some decks, and answers in any order that is asked for."""

    match: Match

    @initialize(
        players=strategies.integers(2, 4),
        teams=strategies.booleans(),
        decks=strategies.permutations(DECKS),
        seed=strategies.text("abcdef", min_size=1, max_size=4),
    )
    def sit_down(self, players: int, teams: bool, decks: list[str], seed: str) -> None:
        """Begin a rich game."""
        together = teams and players == 4
        chosen = decks[: players + (0 if together else 1)]
        options: dict[str, object] = {"players": players, "teams": together, "decks": ",".join(chosen)}
        self.match = new_match(RichDale(TURNS), options, seed)
        self.faces = Counter(self.state.face)

    @property
    def state(self) -> DaleState:
        """The position."""
        s = self.match.state
        assert isinstance(s, DaleState)
        return s

    @rule(who=strategies.integers(0, 3), pick=strategies.integers(0, 999))
    def answer(self, who: int, pick: int) -> None:
        """Give any answer to any open question, as long as there is one."""
        if self.match.ending is not None:
            return
        ask = self.match.asks[who % len(self.match.asks)]
        self.match.answer(ask.seat, ask.options[pick % len(ask.options)])

    @invariant()
    def no_question_lacks_an_option(self) -> None:
        """Until the end somebody is asked, and may answer."""
        assert bool(self.match.asks) == (self.match.ending is None)
        assert all(ask.options for ask in self.match.asks)

    @invariant()
    def no_card_is_lost(self) -> None:
        """Every card lies somewhere, once; only junk is added."""
        s = self.state
        assert sorted(self.match.game.cards(s)) == list(range(len(s.face)))
        now = Counter(s.face)
        assert {face for face in now if now[face] != self.faces[face]} <= {JUNK}
        assert now[JUNK] >= self.faces[JUNK]

    @invariant()
    def every_card_lies_where_it_may(self) -> None:
        """Junk, and only junk, is in the pile; stalls hold no more than their stacks; piles are open."""
        s = self.state
        assert all(s.face[card] == JUNK for card in s.pile)
        assert all(len(stall) <= s.goal for stall in s.stall)
        assert all(s.known[card] == 255 for zone in (*s.disc, *s.sched, s.mdisc) for card in zone)
        assert all(PRINTS[s.face[card]].technique or s.copies for zone in s.sched for card in zone)

    @invariant()
    def values_and_prices_are_within_bounds(self) -> None:
        """Nothing is worth or costs what no card can make it."""
        s = self.state
        for seat in range(s.seats):
            assert all(0 <= value(s, seat, card) <= HIGHEST for card in s.hand[seat])
            assert hand_size(s, seat) >= 5
            assert s.gold[seat] >= 0
        for slot in range(MARKET_SLOTS):
            if s.market[slot] != NONE:
                assert 1 <= price(s, s.turn, slot) <= 5 + slot + 2 * 3

    @invariant()
    def the_turn_goes_its_way(self) -> None:
        """Somebody's turn is in some phase, and it is not beyond the last one."""
        s = self.state
        assert 0 <= s.turn < s.seats
        assert 0 <= s.phase < len(PHASES)
        assert s.turns <= TURNS * s.seats
        assert s.actions >= 0

    def teardown(self) -> None:
        """Played on, a game ends."""
        if not hasattr(self, "match"):
            return
        for pick in range(5000):
            if self.match.ending is not None:
                break
            ask = self.match.asks[0]
            self.match.answer(ask.seat, ask.options[pick * 7 % len(ask.options)])
        assert self.match.ending is not None


TestMerchants = Merchants.TestCase
TestMerchants.settings = settings(max_examples=settings().max_examples * 2 // 5, stateful_step_count=STEPS)
