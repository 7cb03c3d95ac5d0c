"""A match: answering, taking back, going apart, and what each seat may see of it."""

from __future__ import annotations

import json

import pytest
from tests.kernel.questions import asked
from tests.kernel.toy import CARDS, HAND, LAY, Magpies, Toy

from parlour.kernel.ask import Answer, choose
from parlour.kernel.cards import reveal
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record, match_at, new_match
from parlour.kernel.rng import Dice, dice
from parlour.kernel.state import WATCHER


def table(seed: str = "table", **options: object) -> Match:
    """A new table of Magpies."""
    return new_match(Toy(), options, seed)


def magpies(match: Match) -> Magpies:
    """The position of a table."""
    assert isinstance(match.state, Magpies)
    return match.state


def lay_all(match: Match) -> int:
    """Everybody lays the first card; gives who won the trick."""
    for ask in match.asks:
        match.answer(ask.seat, ask.options[0])
    return magpies(match).turn


def text(match: Match) -> str:
    """All of a match."""
    log = [[event.audience, event.dump()] for event in match.log]
    return json.dumps([match.state.dump(), [ask.dump() for ask in match.asks], dump_record(match), log])


def play_random(match: Match, chance: Dice) -> None:
    """Play to the end."""
    while match.asks:
        ask = match.asks[chance.roll(len(match.asks))]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])


# Answering


class Brittle(Toy):
    """Breaks on the lowest card that somebody lays, and once somebody has taken a card, in the next action."""

    def show_laid(self, s: Magpies, seat: int, card: int) -> None:
        super().show_laid(s, seat, card)
        if seat and s.face[card] == min(s.face[each] for each in [*s.hands[seat], card]):
            raise KeyError(card)

    async def lay(self, s: Magpies) -> None:
        if len(s.pile) < CARDS - 2 * HAND:
            raise AssertionError
        await super().lay(s)

    def put_back(self, s: Magpies, seat: int, card: int) -> None:
        s.hands[seat].remove(card)
        s.spent.append(card)


def test_an_answer_on_which_the_rules_break_changes_nothing() -> None:
    match = new_match(Brittle(), {}, "brittle")
    low, high = [pick(match.ask_of(1).options, key=match.state.face.__getitem__) for pick in (min, max)]
    match.answer(1, low)  # sealed: the rules go on when the last answer is in
    before, first = text(match), match.ask_of(0).options[0]
    with pytest.raises(KeyError):
        match.answer(0, first)
    assert text(match) == before
    assert match.can_take_back(1)
    match.undo()
    match.answer(1, high)
    match.answer(0, first)
    winner = magpies(match).turn
    match.answer(winner, 1)
    before = text(match)
    for option in match.ask_of(winner).options:  # it is the next action that breaks
        with pytest.raises(AssertionError):
            match.answer(winner, option)
        assert text(match) == before
    match.undo()
    match.answer(winner, 0)
    assert [ask.what for ask in match.asks] == ["lay", "lay"]


def test_all_open_questions_are_asked() -> None:
    match = table(players=3)
    assert [(ask.seat, ask.what, len(ask.options)) for ask in match.asks] == [(seat, "lay", HAND) for seat in range(3)]


def test_a_sealed_answer_closes_one_question_and_opens_nothing() -> None:
    match = table()
    before = match.state.dump()
    views = [match.game.view(match.state, seat) for seat in (0, 1, WATCHER)]
    match.answer(1, match.asks[1].options[2])
    assert [ask.seat for ask in match.asks] == [0]
    assert match.state.dump() == before
    assert [match.game.view(match.state, seat) for seat in (0, 1, WATCHER)] == views


@pytest.mark.parametrize("players", [2, 3])
def test_sealed_answers_are_recorded_in_the_order_of_the_question(players: int) -> None:
    forth, back = table(players=players), table(players=players)
    asks = forth.asks
    for ask in asks:
        forth.answer(ask.seat, ask.options[1])
    for ask in reversed(asks):
        back.answer(ask.seat, ask.options[1])
    assert text(forth) == text(back)
    assert [answer.seat for answer in back.answers] == list(range(players))


def test_an_answer_to_nothing_says_who_is_waited_for() -> None:
    match = table()
    winner = lay_all(match)
    with pytest.raises(ParlourError, match=rf"P{2 - winner} is not asked .* waits for P{winner + 1} \(draw\)"):
        match.answer(1 - winner, 0)


def test_an_answer_that_is_not_offered_names_the_options() -> None:
    match = table()
    winner = lay_all(match)
    before = text(match)
    with pytest.raises(ParlourError, match=rf"P{winner + 1} cannot answer 2 to 'draw': the options are \[0, 1\]"):
        match.answer(winner, 2)
    assert text(match) == before


def test_nobody_answers_twice_to_a_sealed_question() -> None:
    match = table()
    match.answer(0, match.asks[0].options[0])
    with pytest.raises(ParlourError, match="P1 is not asked"):
        match.answer(0, match.state.copy().face[0])


def test_nobody_answers_after_the_end() -> None:
    match = table()
    play_random(match, dice("end"))
    assert match.ending is not None
    assert match.asks == []
    for seat in (0, 1, 5):
        with pytest.raises(ParlourError, match=f"P{seat + 1} cannot answer: the game is over"):
            match.answer(seat, 0)


def test_an_answer_is_its_seat_question_and_option() -> None:
    answer = Answer(1, "put back", 7)
    assert repr(answer) == "1 put back 7"
    assert answer == Answer(1, "put back", 7) != Answer(1, "put back", 8)
    assert hash(answer) == hash(Answer(1, "put back", 7))
    assert answer != "1 put back 7"


# The same match again


def test_undo_goes_back_answer_by_answer_to_the_start() -> None:
    match, chance = table("undo", players=3), dice("undo")
    pages = [text(match)]
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
        pages.append(text(match))
    assert len(pages) > 16
    for page in reversed(pages[:-1]):
        match.undo()
        assert text(match) == page
    with pytest.raises(ParlourError, match="no answer to take back"):
        match.undo()


def test_undo_gives_what_was_answered_and_play_goes_on_as_before() -> None:
    match = table()
    lay_all(match)
    page = text(match)
    last = match.answers[-1]
    assert match.undo() == last
    match.answer(last.seat, last.option)
    assert text(match) == page


def test_a_clone_goes_its_own_way() -> None:
    match = table()
    winner = lay_all(match)
    other = match.clone()
    assert text(other) == text(match)
    match.answer(winner, 0)
    other.answer(winner, 1)
    assert [ask.what for ask in match.asks] == ["lay", "lay"]
    assert [ask.what for ask in other.asks] == ["put back"]
    assert repr(match.answers[-1]) == f"{winner} draw 0"
    assert repr(other.answers[-1]) == f"{winner} draw 1"


def test_a_clone_in_the_middle_of_an_action_knows_the_sealed_answers() -> None:
    match = table(players=3)
    match.answer(2, match.asks[2].options[3])
    other = match.clone()
    assert [ask.seat for ask in other.asks] == [0, 1]
    lay_all(other)
    assert len(match.answers) == 1
    assert len(other.answers) == 3


def test_a_match_goes_on_from_an_injected_position() -> None:
    match = table("injected")
    winner = lay_all(match)
    other = match_at(match.game, match.state, match.options)
    assert [ask.dump() for ask in other.asks] == [ask.dump() for ask in match.asks]
    other.answer(winner, 1)
    assert magpies(other).phase == magpies(match).phase
    assert magpies(match).pile != magpies(other).pile


def test_what_the_first_action_tells_before_it_asks_is_heard_once() -> None:
    match = table("first")
    assert [event.name for event in match.log] == ["hand", "hand", "trick"]
    lay_all(match)
    match.undo()
    match.undo()
    assert [event.name for event in match.log] == ["hand", "hand", "trick"]
    assert [event.name for event in match_at(match.game, match.state, {}).log] == ["trick"]


def test_a_match_that_does_not_listen_plays_the_same_and_hears_nothing() -> None:
    quiet = new_match(Toy(), {"players": 3}, "quiet", listen=False)
    loud = table("quiet", players=3)
    play_random(quiet, dice("both"))
    play_random(loud, dice("both"))
    assert quiet.state.dump() == loud.state.dump()
    assert quiet.log == []
    assert len(loud.log) > 20


# Taking back honestly


def test_a_sealed_answer_can_be_taken_back_until_it_is_opened() -> None:
    match = table()
    match.answer(0, match.asks[0].options[0])
    assert match.can_take_back(0)
    assert not match.can_take_back(1)
    match.answer(1, match.asks[0].options[0])
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)


def test_a_drawn_card_cannot_be_undrawn() -> None:
    match = table()
    winner = lay_all(match)
    assert match.can_undo_after(winner, 0)
    assert not match.can_undo_after(winner, 1)
    match.answer(winner, 1)
    assert not match.can_take_back(winner)


def test_what_reveals_nothing_can_be_taken_back_until_another_acts() -> None:
    match = table()
    winner = lay_all(match)
    match.answer(winner, 1)
    match.answer(winner, match.asks[0].options[0])
    assert match.can_take_back(winner)
    assert not match.can_take_back(1 - winner)
    match.answer(1 - winner, match.ask_of(1 - winner).options[0])
    assert not match.can_take_back(winner)


def test_nothing_can_be_taken_back_after_chance_has_spoken() -> None:
    match = table(bold=True)
    rng = match.state.rng
    lay_all(match)
    assert match.state.rng != rng
    assert not any(match.can_take_back(seat) for seat in (0, 1))


def test_nothing_can_be_taken_back_before_the_first_answer_or_after_the_end() -> None:
    match = table()
    assert not match.can_take_back(0)
    play_random(match, dice("over"))
    assert not any(match.can_take_back(seat) for seat in (0, 1))


@pytest.mark.parametrize("seed", range(5))
def test_the_point_of_no_return_is_known_before_the_answer(seed: int) -> None:
    match, chance = table(f"return {seed}", players=2 + seed % 2), dice(f"return {seed}")
    said = []
    while match.asks:
        ask = match.asks[0]
        option = ask.options[chance.roll(len(ask.options))]
        before = [match.view(seat) for seat in range(match.state.seats)]
        said.append(match.can_undo_after(ask.seat, option))
        assert [match.view(seat) for seat in range(match.state.seats)] == before
        match.answer(ask.seat, option)
        assert match.can_take_back(ask.seat) == said[-1]
    assert True in said
    assert False in said


class Guessing(Toy):
    """Whoever won the trick names a face; if it lies on top of the pile, everybody sees it."""

    async def draw(self, s: Magpies) -> None:
        named = await choose(s, s.turn, asked("name"), list(range(CARDS)))
        if s.pile and s.face[s.pile[-1]] == named:
            reveal(s, s.pile[-1])
        s.phase = LAY


def guess(top: int) -> tuple[Match, int]:
    """A table where a face is to be named while the given one lies on top; gives who names it."""
    match = new_match(Guessing(), {}, "guess")
    s, seat = magpies(match), lay_all(match)
    there = s.face.index(top)
    if not s.known[there]:
        card = s.pile[-1]
        s.face[card], s.face[there] = top, s.face[card]
    return match_at(match.game, s, {}), seat


def test_a_promise_is_the_same_whatever_is_hidden() -> None:
    match, seat = guess(0)
    hidden = [magpies(match).face[card] for card in magpies(match).pile if not magpies(match).known[card]]
    told = []
    for top in hidden:
        other, _ = guess(top)
        assert magpies(other).face[magpies(other).pile[-1]] == top
        told.append([other.can_undo_after(seat, option) for option in range(CARDS)])
    assert len(told) > 5
    assert all(each == told[0] for each in told)
    assert True in told[0]  # what the seat itself holds cannot be on top
    assert False in told[0]


def test_a_wrong_guess_is_not_free_although_it_shows_nothing() -> None:
    match, seat = guess(0)
    top = magpies(match).face[magpies(match).pile[-1]]
    wrong = [option for option in range(CARDS) if option != top and not match.can_undo_after(seat, option)]
    assert wrong
    for option in wrong:
        before, after = match.state, match.clone()
        after.answer(seat, option)
        assert after.state.known == before.known
        assert not after.can_take_back(seat)


def test_a_promise_is_for_an_option_of_the_seat_that_is_asked() -> None:
    match = table()
    winner = lay_all(match)
    with pytest.raises(ParlourError, match="the options are"):
        match.can_undo_after(winner, 2)
    with pytest.raises(ParlourError, match="is not asked"):
        match.can_undo_after(1 - winner, 0)


def test_answers_can_be_taken_back_one_after_the_other() -> None:
    match = table("chain", players=3)
    match.answer(0, match.asks[0].options[0])
    match.answer(1, match.asks[0].options[0])
    assert match.can_take_back(1)
    match.undo()
    assert match.can_take_back(0)
    assert match.clone().can_take_back(0)
    match.undo()
    assert not any(match.can_take_back(seat) for seat in range(3))


# Seeing


def test_a_view_holds_the_table_the_own_questions_and_who_is_waited_for() -> None:
    match = table()
    winner = lay_all(match)
    mine, theirs, watched = match.view(winner), match.view(1 - winner), match.view(WATCHER)
    options = [{"option": 0, "words": "leave", "touches": {}}, {"option": 1, "words": "draw", "touches": {}}]
    assert mine["asks"] == [{"what": "draw", "prompt": "Draw", "options": options}]
    assert theirs["asks"] == watched["asks"] == []
    for view in (mine, theirs, watched):
        assert view["waiting"] == [{"seat": winner, "what": "draw"}]
        assert view["ending"] is None
        json.dumps(view)


def test_a_view_at_the_end_holds_the_ending() -> None:
    match = table()
    play_random(match, dice("view"))
    assert match.ending is not None
    assert match.view(0)["ending"] == match.ending.view()
    assert match.view(0)["waiting"] == []


def test_a_seat_hears_what_is_told_to_it() -> None:
    match = table()
    winner = lay_all(match)
    match.answer(winner, 1)
    assert "drawn" in [event.name for event in match.heard(winner)]
    for seat in (1 - winner, WATCHER):
        names = [event.name for event in match.heard(seat)]
        assert "drew" in names
        assert "drawn" not in names
    assert [event.name for event in match.heard(WATCHER)][:2] == ["trick", "laid"]


def test_a_story_leaves_out_events_without_a_line() -> None:
    match = table()
    lay_all(match)
    assert match.story(0)[0].startswith("hand [")
    assert not any(line.startswith("trick") for line in match.story(0))
    assert len(match.story(0)) == len(match.heard(0)) - 1


def test_a_sight_is_for_the_seat_that_is_asked() -> None:
    match = table()
    winner = lay_all(match)
    sight = match.sight(winner)
    assert sight.ask.what == "draw"
    assert sight.view() == match.game.view(match.state, winner)
    with pytest.raises(ParlourError, match="is not asked"):
        match.sight(1 - winner)
