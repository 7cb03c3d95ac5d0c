"""What must hold for each seat: nothing it perceives depends on what it does not know."""

from __future__ import annotations

from parlour.kernel.ask import Ask
from parlour.kernel.conformance.report import Report, Where
from parlour.kernel.conformance.snapshot import state_text, text_of
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.promise import WORLDS, goes_quietly
from parlour.kernel.rng import Dice
from parlour.kernel.state import NOBODY, WATCHER, Pilot, State, Teller, seat_name
from parlour.kernel.worlds import imagine

PROMISES = 8  # at every so manieth answer each option is asked whether it could be taken back


def onlookers(s: State) -> list[int]:
    """All seats, and the watcher."""
    return [*range(s.seats), WATCHER]


def hidden_from(s: State, seat: int) -> list[int]:
    """The cards whose faces a seat does not know."""
    return [card for card in range(len(s.face)) if not s.known[card] >> seat & 1]


# Worlds


def check_worlds(match: Match, dice: Dice, where: Where, report: Report) -> None:
    """Every seat and the watcher see the same in a world as in the real position."""
    s = match.state
    for seat in onlookers(s):
        who, now = seat_name(seat), dice.split().now
        world = s.copy()
        imagine(match.game, world, seat, Dice(now))
        check_world(match.game, s, world, seat, where)
        again = world.copy()
        imagine(match.game, again, seat, Dice(now))
        where.same(state_text(world), state_text(again), f"the same dice give {who} the same world in any world")
        report.worlds += 1
    for ask in match.asks:
        check_sight(match, ask, dice, where)


def check_world(game: Game, s: State, world: State, seat: int, where: Where) -> None:
    """A world keeps what the seat knows, permutes the rest, and looks the same."""
    who, hidden = seat_name(seat), hidden_from(s, seat)
    where.check(game.fits(s), "the true faces fit together")
    where.check(game.fits(world), f"the faces of a world fit together for {who}")
    where.same(
        sorted([s.face[card] for card in hidden]), sorted([world.face[card] for card in hidden]), "worlds permute"
    )
    for card in range(len(s.face)):
        if card not in hidden:
            where.check(world.face[card] == s.face[card], f"a world keeps what {who} knows", f"card {card}")
            continue
        truth, guess = s.face[card], world.face[card]
        where.check(game.may_be(s, seat, card, truth), f"the truth is possible for {who}", f"card {card}: {truth}")
        where.check(game.may_be(s, seat, card, guess), f"worlds are possible for {who}", f"card {card}: {guess}")
    seen, imagined = text_of(game.view(s, seat)), text_of(game.view(world, seat))
    where.same(seen, imagined, f"the view of {who} shows only what it knows")
    watched = game.view(s, WATCHER)
    both = text_of(watched | game.own_view(s, seat, watched))
    where.same(seen, both, f"{who} sees what the watcher sees and what is its own")


class Probe(Pilot):
    """Plays one action in a world and notes the first question to its seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.first: Ask | None = None

    def pick(self, s: State, seat: int, what: str, options: list[int]) -> int:
        """The last option of whatever is asked."""
        if seat == self.seat and self.first is None:
            self.first = Ask(seat, what, options.copy())
        return options[-1]

    def enough(self, s: State) -> bool:
        """One action is enough."""
        return self.first is not None


def check_sight(match: Match, ask: Ask, dice: Dice, where: Where) -> None:
    """What a bot is given: worlds that look the same, in which its own question is the same one."""
    sight = match.sight(ask.seat)
    before = state_text(match.state)
    where.same(text_of(match.game.view(match.state, ask.seat)), text_of(sight.view()), "a sight shows the view")
    check_world(match.game, match.state, sight.world(dice.split()), ask.seat, where)
    probe = Probe(ask.seat)
    sight.play(probe, dice.split())
    asked = None if probe.first is None else probe.first.dump()
    where.same(ask.dump(), asked, "a world asks its seat the same question")
    check_sense(match, ask, dice, where)
    check_open(match, ask, dice, where)
    where.same(before, state_text(match.state), "looking changes nothing")


def check_sense(match: Match, ask: Ask, dice: Dice, where: Where) -> None:
    """A sensible player answers by what the seat can see, so alike in all worlds of the seat."""
    sense, sight = match.game.sense(), match.sight(ask.seat)
    now, heard = dice.split().now, []
    for s in (match.state.copy(), sight.world(dice.split()), sight.world(dice.split())):
        before = state_text(s)
        pick = sense.pick(s, ask.seat, ask.what, ask.options.copy())
        light = sense.light(s, ask.seat, ask.what, ask.options.copy(), Dice(now))
        ranked = sense.rank(s, ask.seat, ask.what, ask.options.copy())
        where.check(pick in ask.options and light in ask.options, "sense picks an option", f"{ask}: {pick}, {light}")
        where.same(ask.options, sorted(ranked), "sense ranks the options")
        where.same(before, state_text(s), "sense changes nothing")
        where.check(0.0 <= sense.appraise(s, ask.seat) <= 1.0, "sense appraises from 0 to 1")
        heard.append([pick, light, ranked])
    where.check(heard[0] == heard[1] == heard[2], "sense uses only what its seat can see", f"{ask}: {heard}")


def check_open(match: Match, ask: Ask, dice: Dice, where: Where) -> None:
    """What follows from an answer that lies open is the same in all worlds of the seat."""
    if len(match.asks) > 1 or not match.game.lies_open(ask.what):
        return
    sight, option = match.sight(ask.seat), ask.options[dice.roll(len(ask.options))]
    heard = [goes_quietly(sight, option, dice.split(), worlds) for worlds in (1, 1, WORLDS)]
    where.check(
        heard[0] == heard[1] == heard[2], "what lies open goes alike in all worlds", f"{ask}: {option}, {heard}"
    )


# Exchanging two hidden faces and playing the same action


def perceived(match: Match, seat: int, since: int) -> str:
    """Everything that a seat perceives: its view, its questions, who is waited for, the events and lines since."""
    events = [event for event in match.log[since:] if event.heard_by(seat)]
    lines = [match.game.sentence(event) for event in events]
    knows = [card for card, who in enumerate(match.state.known) if who >> seat & 1]
    return text_of([match.view(seat), [event.dump() for event in events], lines, knows])


def promised(match: Match, seat: int, answered: bool) -> list[bool]:
    """What a seat is told about taking back: its last answer, and now and then each one that it could give."""
    told = [match.can_take_back(seat)] if answered else []
    for ask in match.asks:
        if ask.seat == seat and len(match.answers) % PROMISES == 0:
            told += [match.can_undo_after(seat, option) for option in ask.options]
    return told


class Witness(Teller):
    """Notes who knows what whenever something is told: a card may be shown and mixed in again at once."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.s = s
        self.glimpsed = s.known.copy()

    def tell(self, name: str, audience: int, data: dict[str, object]) -> None:
        """One event, and a look at who knows what."""
        super().tell(name, audience, data)
        self.look()

    def look(self) -> None:
        """Add what is known now."""
        new = [NOBODY] * (len(self.s.known) - len(self.glimpsed))  # cards that came into the game since
        self.glimpsed = [before | now for before, now in zip(self.glimpsed + new, self.s.known, strict=True)]

    def take(self) -> list[int]:
        """Who has known each card since the last time, however briefly."""
        self.look()
        taken, self.glimpsed = self.glimpsed, self.s.known.copy()
        return taken


class Moment:
    """One moment of an action: the true faces, who has known them, and what everybody perceives."""

    def __init__(self, match: Match, since: int, known: list[int], answered: bool) -> None:
        self.face = match.state.face.copy()
        self.known = known
        self.perceived = {seat: perceived(match, seat, since) for seat in onlookers(match.state)}
        self.promised = {seat: promised(match, seat, answered) for seat in onlookers(match.state)}


def differing(faces: list[int], others: list[int]) -> list[int]:
    """The cards of two positions that have different faces; either may have got more cards than the other."""
    return [card for card in range(min(len(faces), len(others))) if faces[card] != others[card]]


class Course:
    """An action as it went: where it began, the answers, and the moments before and after each."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.witness = Witness(match.state)
        match.state.teller = self.witness
        self.base = match.base
        self.past = match.past.copy()
        self.since = len(match.log)
        self.answers: list[tuple[int, int]] = []
        self.traces: list[dict[int, int]] = []
        self.moments = [Moment(match, self.since, self.witness.take(), answered=False)]

    def answered(self, seat: int, option: int, traces: dict[int, int]) -> None:
        """Note an answer that the match has taken."""
        self.answers.append((seat, option))
        self.traces.append(traces)
        self.moments.append(Moment(self.match, self.since, self.witness.take(), answered=True))

    def check(self, pairs: int, dice: Dice, where: Where, report: Report) -> None:
        """Nobody perceives the key of chance; and for every onlooker exchange a few hidden faces and compare."""
        if self.base.key:
            told = [text for moment in self.moments for text in moment.perceived.values()]
            where.check(not any([self.base.key in text for text in told]), "nobody perceives the key of chance")
        for seat in onlookers(self.base):
            hidden = hidden_from(self.base, seat)
            for _ in range(pairs):
                if len(hidden) > 1:
                    self.check_pair(seat, hidden[dice.roll(len(hidden))], hidden[dice.roll(len(hidden))], where, report)

    def check_pair(self, seat: int, a: int, b: int, where: Where, report: Report) -> None:
        """Exchange two faces that may be exchanged and play the same answers."""
        game, s = self.match.game, self.base
        if s.face[a] == s.face[b] or game.pool(s, seat, a) != game.pool(s, seat, b):
            return
        if not (game.may_be(s, seat, a, s.face[b]) and game.may_be(s, seat, b, s.face[a])):
            return
        changed = s.copy()
        changed.face[a], changed.face[b] = s.face[b], s.face[a]
        if not game.fits(changed):
            return
        twin = Match(game, self.match.options, self.match.seed, changed)
        twin.listening = True
        twin.past = self.past.copy()
        moments = self.follow(twin, seat, where)
        report.moments += moments
        report.swaps += 1 if moments > 1 else 0

    def follow(self, twin: Match, seat: int, where: Where) -> int:
        """Compare moment by moment until the exchange shows rightly, or an answer is no longer legal there."""
        traces: list[int] = []
        before: list[int] = []
        for n, moment in enumerate(self.moments):
            different = differing(moment.face, twin.state.face)
            if any([(moment.known[card] | twin.state.known[card]) >> seat & 1 for card in before + different]):
                return n  # the seat has come to know, in the real game or here, a card that is another one in the other
            name = f"{seat_name(seat)} cannot tell hidden faces apart ({n} answers into the action)"
            where.same(moment.perceived[seat], perceived(twin, seat, 0), name)
            name = f"{seat_name(seat)} is promised only what it sees"
            where.same(moment.promised[seat], promised(twin, seat, n > 0), name)
            if n == len(self.answers):
                break
            answerer, option = self.answers[n]
            ask = next((each for each in twin.asks if each.seat == answerer), None)
            if ask is None or option not in ask.options:
                return n + 1
            traces.append(twin.game.trace(twin.state, seat, answerer, ask.what, option))
            before = different
            twin.answer(answerer, option)
        where.same([each[seat] for each in self.traces], traces, f"{seat_name(seat)} traces only what it sees")
        return len(self.moments)
