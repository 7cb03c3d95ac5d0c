"""What must hold at a decision for every observer: questions, copies, stored matches, wrong answers."""

from __future__ import annotations

from parlour.kernel.conformance.report import Where
from parlour.kernel.conformance.snapshot import entangled, match_text, shared, state_text, unstored
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.questions import NOTHING
from parlour.kernel.record import dump_match, load_match, match_at
from parlour.kernel.shapes import misfit
from parlour.kernel.state import WATCHER, State, seat_name

NOBODY_SITS_THERE = 99


def check_asks(match: Match, where: Where) -> None:
    """Options are there, rising and distinct; sealed questions stand at the start of an action."""
    asks = match.asks
    if match.ending is not None:
        where.check(not asks, "nobody is asked after the end", str(asks))
        return
    where.check(bool(asks), "somebody is asked until the game ends")
    declared = match.game.questions()
    for ask in asks:
        where.check(ask.question.kind in declared, "a question is declared", ask.what)
        where.check(0 <= ask.seat < match.state.seats, "questions go to seats", repr(ask))
        where.check(ask.options == sorted(set(ask.options)), "options are rising and distinct", repr(ask))
        where.check(min(ask.options) >= 0, "options are not negative", repr(ask))
        decline = ask.question.decline
        where.check(decline == NOTHING or ask.offers(decline), "what can be declined offers it", repr(ask))
    seats = [ask.seat for ask in asks]
    where.check(len(set(seats)) == len(seats), "a seat is asked one question at a time", str(asks))
    if len(match.question) > 1:
        where.check(match.game.asks_several(match.options), "several seats are asked only as declared", str(asks))
        where.check(not match.settled(), "sealed questions stand at the start of an action", str(asks))


def check_state(match: Match, faces: list[int], where: Where) -> None:
    """No card is lost or doubled, every field is stored, and a copy shares nothing that is ever changed."""
    s = match.state
    where.same(list(range(len(s.face))), sorted(match.game.cards(s)), "every card lies somewhere, once")
    where.same(faces, without_added(s.face, faces, match.game.endless()), "the faces stay the same set")
    where.check(len(s.known) == len(s.face), "every card has its knowers")
    where.check(not unstored(s), "every field is stored", ", ".join(unstored(s)))
    where.check(entangled(s) is None, "no list stands in two places", str(entangled(s)))
    copied = s.copy()
    where.check(type(copied) is type(s), "a copy is of the same class")
    where.same(state_text(s), state_text(copied), "a copy is equal")
    both = shared(match.game, s, copied)
    where.check(both is None, "a copy shares no list", str(both))
    where.check(copied.pilot is None and copied.teller is None, "a copy has no visitors")


def without_added(now: list[int], before: list[int], endless: list[int]) -> list[int]:
    """The faces that there are now, sorted, without those of an endless kind that were added since."""
    found = sorted(now)
    for face in endless:
        for _ in range(now.count(face) - before.count(face)):
            found.remove(face)
    return found


def check_views(match: Match, where: Where) -> None:
    """What those who are asked and the watcher see is of the type that the game declares."""
    game, s = match.game, match.state
    for seat in [ask.seat for ask in match.asks] + [WATCHER]:
        wrong = misfit(game.view_type(), game.view(s, seat))
        where.check(not wrong, "a view is as its type declares", f"{seat_name(seat)}: {wrong}")


def check_events(match: Match, since: int, where: Where) -> None:
    """What was told since is declared, with these fields."""
    declared = match.game.events()
    for event in match.log[since:]:
        where.check(event.telling in declared, "an event is declared", event.name)
        wrong = event.telling.mistake(event.data)
        where.check(not wrong, "an event is told with the fields that it declares", wrong)


def check_wrong_answers(match: Match, where: Where) -> None:
    """What cannot be answered raises and changes nothing."""
    before = match_text(match)
    asked = {ask.seat: ask.options for ask in match.asks}
    wrong = [(seat, options[-1] + 1) for seat, options in asked.items()]
    wrong += [(seat, -1) for seat in asked]
    wrong += [(seat, 0) for seat in range(match.state.seats) if seat not in asked]
    wrong.append((NOBODY_SITS_THERE, 0))
    for seat, option in wrong:
        try:
            match.answer(seat, option)
        except ParlourError:
            continue
        where.fail("a wrong answer raises", f"{seat_name(seat)} could answer {option}")
    where.same(before, match_text(match), "a wrong answer changes nothing")


def check_clone(match: Match, seat: int, option: int, where: Where) -> str:
    """A clone is independent and undo brings it back; returns the text of the match after the answer."""
    before, base = match_text(match), match.base
    kept = state_text(base)
    ahead = match.clone()
    where.same(before, match_text(ahead), "a clone is the same match")
    where.check(shared(match.game, match.state, ahead.state) is None, "a clone shares no list")
    ahead.answer(seat, option)
    after = match_text(ahead)
    where.same(before, match_text(match), "an answer in a clone leaves the original alone")
    undone = ahead.undo()
    where.check((undone.seat, undone.option) == (seat, option), "undo gives the last answer", repr(undone))
    where.same(before, match_text(ahead), "undo returns to the very same match")
    where.same(kept, state_text(base), "the base never changes")
    return after


def check_stored(match: Match, where: Where) -> None:
    """The open action, stored and loaded, is the same; its JSON too."""
    twin = match_at(match.game, match.base, match.options, listen=False)
    for answer in match.trail:
        twin.answer(answer.seat, answer.option)
    text = dump_match(twin)
    loaded = load_match(text, listen=False)
    where.same(state_text(match.state), state_text(loaded.state), "a stored match loads as the same position")
    where.same([ask.dump() for ask in match.asks], [ask.dump() for ask in loaded.asks], "a stored match asks the same")
    where.same(text, dump_match(loaded), "a stored match is stored again as the same bytes")


def check_order_of_sealed(match: Match, options: list[int], where: Where) -> None:
    """Sealed answers mean the same in any order."""
    given = [(ask.seat, option) for ask, option in zip(match.asks, options, strict=True)]
    forth, back = match.clone(), match.clone()
    for seat, option in given:
        forth.answer(seat, option)
    for seat, option in reversed(given):
        back.answer(seat, option)
    where.same(match_text(forth), match_text(back), "sealed answers have no order")


def check_notation(match: Match, where: Where) -> None:
    """Between actions a position is one line, which reads back as itself and asks the same in words."""
    game, s = match.game, match.base
    line = game.write(s)
    where.check("\n" not in line, "a position is one line")
    read = game.read(line)
    where.same(line, game.write(read), "a position reads back as the same line")
    twin = match_at(game, read, match.options, listen=False)
    where.same(spoken(match), spoken(twin), "a position that was read asks the same")


def spoken(match: Match) -> list[object]:
    """The open questions in words, which do not depend on the numbers of the cards."""
    s: State = match.state
    return [
        [ask.seat, ask.what, match.game.prompt(s, ask), sorted([match.game.say(s, ask, each) for each in ask.options])]
        for ask in match.asks
    ]
