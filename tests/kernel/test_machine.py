"""Hypothesis plays with a match: answers in any order, undo, clones, stores; a plain replay is the model."""

from __future__ import annotations

from contextlib import ExitStack

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.kernel.toy import Magpies, Toy

from parlour.kernel.ask import Answer
from parlour.kernel.match import Match
from parlour.kernel.record import dump_match, dump_record, load_match, load_record, new_match
from parlour.kernel.registry import offered

GAME = Toy()


class MatchMachine(RuleBasedStateMachine):
    """A match beside the list of answers that it should have."""

    def __init__(self) -> None:
        super().__init__()
        self.open = ExitStack()
        self.open.enter_context(offered(GAME))
        self.match: Match = new_match(GAME)
        self.model: list[Answer] = []
        self.heard = True

    def teardown(self) -> None:
        self.open.close()

    @initialize(seed=st.text(max_size=5), options=st.sampled_from([{}, {"bold": True}, {"players": 3}]))
    def begin(self, seed: str, options: dict[str, object]) -> None:
        self.match = new_match(GAME, options, seed)

    @precondition(lambda self: self.match.asks)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        ask = data.draw(st.sampled_from(self.match.asks))
        option = data.draw(st.sampled_from(ask.options))
        self.match.answer(ask.seat, option)
        self.model.append(Answer(ask.seat, ask.what, option))
        self.sort_sealed()

    def sort_sealed(self) -> None:
        """A trick that is complete stands in the order of the seats."""
        seats = self.match.state.seats
        lays = [answer for answer in self.model if answer.what == "lay"]
        if lays and len(lays) % seats == 0 and self.model[-1].what == "lay":
            self.model[-seats:] = sorted(self.model[-seats:], key=lambda answer: answer.seat)

    @precondition(lambda self: self.model)
    @rule()
    def undo(self) -> None:
        assert self.match.undo() == self.model.pop()

    @rule()
    def go_on_with_a_clone(self) -> None:
        left = self.match
        self.match = left.clone()
        if left.asks:  # the one that is left goes another way, which must not matter
            left.answer(left.asks[0].seat, left.asks[0].options[-1])

    @rule()
    def store_and_load(self) -> None:
        self.match = load_match(dump_match(self.match))
        self.heard = False  # what was told while the table was set up is not stored

    @rule()
    def record_and_load(self) -> None:
        self.match = load_record(dump_record(self.match))
        self.heard = True

    @invariant()
    def it_is_the_plain_replay(self) -> None:
        plain = new_match(GAME, self.match.options, self.match.seed)
        for answer in self.model:
            plain.answer(answer.seat, answer.option)
        assert self.match.answers == plain.answers == self.model
        assert self.match.state.dump() == plain.state.dump()
        assert [ask.dump() for ask in self.match.asks] == [ask.dump() for ask in plain.asks]
        setup = 0 if self.heard else plain.state.seats
        assert [event.dump() for event in self.match.log] == [event.dump() for event in plain.log[setup:]]

    @invariant()
    def cards_are_kept(self) -> None:
        s = self.match.state
        assert isinstance(s, Magpies)
        assert sorted(GAME.cards(s)) == list(range(len(s.face)))


TestMatchMachine = MatchMachine.TestCase
TestMatchMachine.settings = settings(max_examples=60, stateful_step_count=40)
