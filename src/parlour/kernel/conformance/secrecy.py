"""What must hold for each seat: nothing it perceives depends on what it does not know."""

from __future__ import annotations

from array import array

from parlour.kernel.ask import Ask
from parlour.kernel.choice import Choice, said_by, spelled
from parlour.kernel.conformance.report import Report, Where
from parlour.kernel.conformance.snapshot import state_text, text_of
from parlour.kernel.encoding import encoding_of
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.promise import WORLDS, goes_quietly
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.state import WATCHER, Pilot, State, seat_name
from parlour.kernel.worlds import imagine


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
    watched = match.game.view(s, WATCHER)
    for seat in onlookers(s):
        who, now = seat_name(seat), dice.split().now
        world = s.copy()
        imagine(match.game, world, seat, Dice(now))
        seen = check_world(match.game, s, world, seat, where)
        check_own_view(match.game, s, seat, watched, seen, where)
        again = world.copy()
        imagine(match.game, again, seat, Dice(now))
        where.same(state_text(world), state_text(again), f"the same dice give {who} the same world in any world")
        report.worlds += 1
    for ask in match.asks:
        check_sight(match, ask, dice, where)


def check_world(game: Game, s: State, world: State, seat: int, where: Where) -> str:
    """A world keeps what the seat knows, permutes the rest, and looks the same; returns how it looks."""
    who, hidden = seat_name(seat), set(hidden_from(s, seat))
    for each in onlookers(s):
        where.check(game.fits(s, each), "the true faces fit together", f"by what {seat_name(each)} has witnessed")
        fitting = f"the faces of a world fit together for {who}"
        where.check(game.fits(world, each), fitting, f"by what {seat_name(each)} has witnessed")
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
    return seen


def check_own_view(game: Game, s: State, seat: int, watched: dict[str, object], seen: str, where: Where) -> None:
    """What a seat sees is what the watcher sees with what is its own."""
    both = text_of(watched | game.own_view(s, seat, watched))
    where.same(seen, both, f"{seat_name(seat)} sees what the watcher sees and what is its own")


def check_numbers(game: Game, s: State, world: State, ask: Ask, where: Where) -> None:
    """What a program observes, and the actions that it may take, are the same in a world as in the real position."""
    encoding, who = encoding_of(game, s.seats), seat_name(ask.seat)
    seen = [array("f", bytes(4 * encoding.size)) for _ in range(2)]
    actions = [bytearray(encoding.actions) for _ in range(2)]
    for position, numbers, mask in zip((s, world), seen, actions, strict=True):
        game.observe(position, ask.seat, memoryview(numbers))
        encoding.mask(Choice(game, position, ask), memoryview(mask))
    where.check(seen[0] == seen[1], f"the numbers that {who} observes show only what it knows")
    where.check(actions[0] == actions[1], f"the actions of {who} are the same in all worlds", f"{ask}")
    option = ask.options[-1]
    same = game.say(s, ask, said_by(game, s, ask, spelled(game, s, ask, option))) == game.say(s, ask, option)
    where.check(same, "the spelling of an option means that option", f"{ask}: {option}")


class Probe(Pilot):
    """Plays one action in a world and notes the first question to its seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.first: Ask | None = None

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The last option of every question."""
        if seat == self.seat and self.first is None:
            self.first = Ask(seat, question, options.copy())
        return options[-1]

    def enough(self, s: State) -> bool:
        """One action is enough."""
        return self.first is not None


def check_sight(match: Match, ask: Ask, dice: Dice, where: Where) -> None:
    """What a bot is given: worlds that look the same, in which its own question is the same one."""
    sight = match.sight(ask.seat)
    before = state_text(match.state)
    where.same(text_of(match.game.view(match.state, ask.seat)), text_of(sight.view()), "a sight shows the view")
    world = sight.world(dice.split())
    check_world(match.game, match.state, world, ask.seat, where)
    check_numbers(match.game, match.state, world, ask, where)
    probe = Probe(ask.seat)
    sight.play(probe, dice.split())
    asked = None if probe.first is None else probe.first.dump()
    where.same(ask.dump(), asked, "a world asks its seat the same question")
    check_sense(match, ask, dice, where)
    check_open(match, ask, dice, where)
    where.same(before, state_text(match.state), "looking changes nothing")


def check_sense(match: Match, ask: Ask, dice: Dice, where: Where) -> None:
    """A sensible player answers by what the seat can see, so the answer is the same in all worlds of the seat."""
    sense, sight = match.game.sense(), match.sight(ask.seat)
    now, heard = dice.split().now, []
    for s in (match.state.copy(), sight.world(dice.split()), sight.world(dice.split())):
        before = state_text(s)
        pick = sense.pick(s, ask.seat, ask.question, ask.options.copy())
        light = sense.light(s, ask.seat, ask.question, ask.options.copy(), Dice(now))
        ranked = sense.rank(s, ask.seat, ask.question, ask.options.copy())
        where.check(pick in ask.options and light in ask.options, "sense picks an option", f"{ask}: {pick}, {light}")
        where.same(ask.options, sorted(ranked), "sense ranks the options")
        where.same(before, state_text(s), "sense changes nothing")
        where.check(0.0 <= sense.appraise(s, ask.seat) <= 1.0, "sense appraises from 0 to 1")
        heard.append([pick, light, ranked])
    where.check(heard[0] == heard[1] == heard[2], "sense uses only what its seat can see", f"{ask}: {heard}")


def check_open(match: Match, ask: Ask, dice: Dice, where: Where) -> None:
    """What follows from an answer that lies open is the same in all worlds of the seat."""
    if len(match.asks) > 1 or not ask.question.lies_open:
        return
    sight, option = match.sight(ask.seat), ask.options[dice.roll(len(ask.options))]
    heard = [goes_quietly(sight, option, dice.split(), worlds) for worlds in (1, 1, WORLDS)]
    where.check(
        heard[0] == heard[1] == heard[2], "what lies open goes alike in all worlds", f"{ask}: {option}, {heard}"
    )
