"""What the sentences of a card do, read as its player reads them."""

from __future__ import annotations

from collections.abc import Generator

from tests.referees.hope import moves, numbers
from tests.referees.hope.print import ALL_CARDS, STRENGTHS, Row, actions, steps, strength
from tests.referees.hope.sheet import Sheet
from tests.referees.hope.talk import DONE, Option, Question, Reply, Talk, ask, named

KINDS = {
    "masses": ("masses",),
    "people": ("masses", "citizen"),
    "professionals": ("professional", "leader"),
}


def defends(s: Sheet, seat: int) -> bool:
    """Whether a player defends in the battle that is fought."""
    return s.battle is not None and s.battle["defender"] == seat


def gain(s: Sheet, seat: int, which: str, number: int) -> None:
    """Take markers. Attack and support are of no use to a defender (DG-68)."""
    if which == "defence":
        s.players[seat].defence += number
    elif not defends(s, seat):
        setattr(s, which, getattr(s, which) + number)


def play(s: Sheet, seat: int, card: int) -> Talk:
    """Play a card of the hand or the ready area, or use spoils (DH-089, DH-094, DH-095)."""
    player, name = s.players[seat], s.name(card)
    from_ready = card in player.ready
    (player.ready if from_ready else player.hand).remove(card)
    if ALL_CARDS[name]["kind"] == "spoils":
        more = numbers.bonus(s, seat, "spoils")
        for which in STRENGTHS:
            if strength(name, which):
                gain(s, seat, which, strength(name, which) + more)
        s.stacks[f"spoils {ALL_CARDS[name]['stack']}"].insert(0, card)
    else:
        player.play.append(card)
        which = yield from choose_strength(s, seat, name)
        if which:
            gain(s, seat, which, numbers.gives(s, seat, card, which, from_ready))
    for step in steps(name):
        yield from do(s, seat, step)


def is_of_use(s: Sheet, seat: int, which: str) -> bool:
    """Whether markers of a strength can serve for anything now (DG-19, DG-68, DG-95)."""
    if which == "defence":
        return True
    if s.battle is not None:
        return which == "attack" and not defends(s, seat)
    if which == "attack":
        return s.assaults > 0
    does = next(row["does"] for row in actions(s.era) if row["name"] == s.action)
    return does in ("train", "train_more") or (does == "train_discard" and s.trained == 0)


def choose_strength(s: Sheet, seat: int, name: str) -> Generator[list[Question], Reply, str]:
    """One of the strengths of a card that are of use; where only one is, that one, and where none is, the first."""
    printed = [which for which in STRENGTHS if strength(name, which)]
    found = [which for which in printed if is_of_use(s, seat, which)] or printed[:1]
    if len(found) < 2:
        return found[0] if found else ""
    reply = yield from ask(seat, "strength", lambda: [(which, which) for which in found], "DH-089")
    return reply.words


def do(s: Sheet, seat: int, step: Row) -> Talk:
    """One sentence, with what it needs and what it costs."""
    if step.get("during") == "defence" and not defends(s, seat):
        return
    if "pay" in step:
        player = s.players[seat]
        if not player.hand:
            return
        reply = yield from ask(seat, "pay", lambda: [*named(s, player.hand), DONE], "DH-090")
        if reply.stops:
            return
        (moves.dismiss if step["pay"] == "dismiss" else moves.to_discard)(s, seat, reply.card)
    yield from deed(s, seat, step)


def deed(s: Sheet, seat: int, step: Row) -> Talk:
    """What a sentence does."""
    verb, n = step["do"], step.get("n", 1)
    if verb in STRENGTHS:
        gain(s, seat, verb, min(step["most"], n * count(s, seat, step["per"])) if "per" in step else n)
    elif verb == "draw":
        moves.draw(s, seat, n)
    elif verb == "points":
        moves.score(s, seat, n)
    elif verb == "fort":
        moves.fortify(s, seat, n)
    elif verb == "spoils":
        moves.take_spoils(s, seat, step["stack"])
    elif verb == "recruit":
        pile = moves.pile_of(s, step["kind"])
        if s.piles[pile]:
            moves.take_from(s, seat, pile, step["kind"])
    elif verb in ("sail", "siege", "onward", "plunder", "raid", "cheaper"):
        for_the_turn(s, seat, step)
    else:
        yield from with_choice(s, seat, step)


def for_the_turn(s: Sheet, seat: int, step: Row) -> None:
    """What holds until the end of one's own turn; a defender has none (DG-68)."""
    if defends(s, seat):
        return
    verb, n = step["do"], step.get("n", 1)
    if verb == "cheaper":
        s.cheaper[["any", "professional", "master"].index(step["kind"])] += n
    else:
        setattr(s, verb, getattr(s, verb) + n)


def with_choice(s: Sheet, seat: int, step: Row) -> Talk:
    """What asks."""
    verb, n = step["do"], step.get("n", 1)
    if verb == "either":
        reply = yield from ask(seat, "either", list, "DH-090", halves=2)
        yield from do(s, seat, step["of"][reply.place])
    elif verb == "ready":
        yield from moves.some(s, seat, "ready", "hand", n, "DH-120")
    elif verb == "recall":
        yield from moves.some(s, seat, "recall", "discard", n, "DH-090")
    elif verb == "rescue":
        yield from rescue(s, seat, step["kind"])
    elif verb == "dismiss":
        yield from moves.dismissals(s, seat, n, must=False)
    elif verb == "scout":
        yield from scout(s, seat, n)
    else:
        assert verb == "press", verb
        yield from press(s, seat, n)


def rescue(s: Sheet, seat: int, kind: str) -> Talk:
    """Take a card of a kind from the discard pile into the hand."""
    player = s.players[seat]

    def options() -> list[Option]:
        return [*named(s, [card for card in player.discard if is_kind(s, card, kind)]), DONE]

    if len(options()) > 1:
        reply = yield from ask(seat, "rescue", options, "DH-090")
        if not reply.stops:
            player.discard.remove(reply.card)
            player.hand.append(reply.card)


def is_kind(s: Sheet, card: int, kind: str) -> bool:
    """Whether a card is of a kind that a card names."""
    return str(ALL_CARDS[s.name(card)]["kind"]) == kind


def scout(s: Sheet, seat: int, number: int) -> Talk:
    """Look at the top cards of the draw pile and discard any of them."""
    player = s.players[seat]
    left = min(number, len(player.draw))
    while left:

        def options(looked: int = left) -> list[Option]:
            return [*named(s, player.draw[-looked:]), DONE]

        reply = yield from ask(seat, "scout", options, "DH-090")
        if reply.stops:
            return
        player.draw.remove(reply.card)
        player.discard.append(reply.card)
        left -= 1


def press(s: Sheet, seat: int, number: int) -> Talk:
    """In a battle that one began, the defender discards."""
    if s.battle is None or defends(s, seat):
        return
    victim: int = s.battle["defender"]
    for _ in range(min(number, len(s.players[victim].hand))):
        reply = yield from ask(victim, "press", lambda: named(s, s.players[victim].hand), "DH-171")
        moves.to_discard(s, victim, reply.card)


def count(s: Sheet, seat: int, per: str) -> int:
    """What a number is counted by."""
    player, own = s.players[seat], numbers.lands(s, seat)
    if per == "coast":
        return sum(s.chart.is_coast(land) for land in own) // 2
    if per == "cities":
        return sum(s.chart.is_city(land) for land in own)
    if per == "ready":
        return len(player.ready)
    return len([card for card in player.play if ALL_CARDS[s.name(card)]["kind"] in KINDS[per]])
