"""Assaults: a territory that is taken, and a battle in its three rounds (DH-145 to DH-183)."""

from __future__ import annotations

from tests.referees.hope import effects, moves, numbers
from tests.referees.hope.sheet import Sheet
from tests.referees.hope.talk import STOP, Option, Talk, ask, named


def take(s: Sheet, land: str) -> Talk:
    """Take a territory that nobody holds."""
    price = numbers.wild_price(s, s.turn, land)
    moves.tell(s, "took", s.turn, land, numbers.way(s, s.turn, land), price)
    s.assaults -= 1
    spend(s, price)
    yield from gain(s, land, None)


def attack(s: Sheet, land: str) -> Talk:
    """Begin a battle for the territory of another player."""
    sea, defender = numbers.seas(s, s.turn, land), s.owner[land]
    defence = numbers.home_defence(s, s.turn, land, sea)
    moves.tell(s, "attacked", s.turn, land, numbers.way(s, s.turn, land), defender, defence)
    s.battle = {"place": land, "defender": defender, "seas": sea}
    s.phase, s.assaults = "assailing", s.assaults - 1
    yield from fight(s)


def fight(s: Sheet) -> Talk:
    """The rounds of a battle from where it stands."""
    assert s.battle is not None
    defender: int = s.battle["defender"]
    if s.phase == "assailing":
        yield from cards_only(s, s.turn)
        totals(s)
        if s.attack < defence_of(s):
            return held(s)
        s.phase = "defending"
        if not s.players[defender].hand + s.players[defender].ready:
            s.phase = ""  # nobody to ask (DG-65)
    if s.phase != "pressing on":
        if s.phase == "defending":
            yield from cards_only(s, defender)
        totals(s)
        if defence_of(s) < s.attack:
            yield from conquer(s)
            return None
        s.phase = "pressing on"
    yield from cards_only(s, s.turn)
    totals(s)
    if s.attack >= defence_of(s):
        yield from conquer(s)
        return None
    return held(s)


def cards_only(s: Sheet, seat: int) -> Talk:
    """One side plays as many cards as it likes (DG-93)."""
    player = s.players[seat]

    def options() -> list[Option]:
        return [*named(s, player.hand + player.ready, "play"), STOP]

    while True:
        reply = yield from ask(seat, "act", options, "DG-93")
        if reply.stops:
            return
        yield from effects.play(s, seat, reply.card)


def defence_of(s: Sheet) -> int:
    """The total of the defender."""
    assert s.battle is not None
    return numbers.home_defence(s, s.turn, s.battle["place"], s.battle["seas"])


def totals(s: Sheet) -> None:
    """Both totals are told after each round."""
    moves.tell(s, "totals", s.attack, defence_of(s))


def held(s: Sheet) -> None:
    """The defender keeps the territory; the attack is gone (DH-178, DG-31)."""
    assert s.battle is not None
    moves.tell(s, "held", s.battle["defender"], s.battle["place"])
    spend(s, s.attack)
    tidy(s)


def conquer(s: Sheet) -> Talk:
    """The attacker takes the territory from the defender (DH-174, DH-179)."""
    assert s.battle is not None
    land, loser = s.battle["place"], s.battle["defender"]
    moves.tell(s, "conquered", s.turn, land, loser)
    spend(s, defence_of(s))
    tidy(s)
    yield from gain(s, land, loser)


def spend(s: Sheet, attack: int) -> None:
    """Attack that is left serves for a second assault, if there is one (DG-09, DG-31)."""
    s.attack = max(0, s.attack - attack) if s.assaults else 0


def tidy(s: Sheet) -> None:
    """The battle is over: the defender's cards are discarded (DG-75)."""
    assert s.battle is not None
    player = s.players[s.battle["defender"]]
    player.discard += player.play
    player.play = []
    s.battle, s.phase = None, "acting"


def gain(s: Sheet, land: str, loser: int | None) -> Talk:
    """The marker, the points, the reward, and what helps when a territory is taken (DH-150, DH-179, DG-32)."""
    seat = s.turn
    s.owner[land] = seat
    if loser is not None:
        moves.score(s, seat, 2 + numbers.bonus(s, seat, "conquest_points"))
        moves.score(s, loser, -s.raid)
    if not s.chart.is_city(land):
        for _ in range(1 + s.plunder):
            moves.take_spoils(s, seat, s.chart.native(land))
    moves.draw(s, seat, s.onward + numbers.bonus(s, seat, "conquest_draw"))
    recalls = numbers.bonus(s, seat, "conquest_recall")
    yield from moves.some(s, seat, "recall", "discard", recalls, "DH-134")
    yield from moves.dismissals(s, seat, numbers.bonus(s, seat, "conquest_dismiss"), must=False)
