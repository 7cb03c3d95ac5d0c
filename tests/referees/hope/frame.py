"""The game from its draft to its end, as the rulebook tells it; it goes on from wherever a table stands."""

from __future__ import annotations

from tests.referees.hope import acting, battle, moves, numbers
from tests.referees.hope import print as printed
from tests.referees.hope.sheet import UNSEEN, Sheet
from tests.referees.hope.talk import DONE, Option, Question, Talk, ask, named

IN_A_DECK = 14  # DH-006


def play(s: Sheet) -> Talk:
    """From here to the end."""
    if s.phase == "drafting":
        yield from draft(s)
        open_year(s)
    elif s.phase == "winter":
        yield from winter(s)
    elif s.phase != "choosing":
        yield from rest_of_turn(s)
    while s.era != "over":
        yield from year(s)
        score_winter(s)
        yield from winter(s)


def draft(s: Sheet) -> Talk:
    """Two rounds: from the first player's right round to the right, and back (DH-037, DH-038)."""
    there = [(s.first - 1 - step) % s.seats for step in range(s.seats)]
    order = there + there[::-1]
    made = sum((player.faction is not None) + (player.capital is not None) for player in s.players)
    for seat in order[made:]:
        s.turn = seat
        reply = yield from ask(seat, "draft", lambda: drafts(s), "DH-037")
        if "slot" in reply.touches:
            s.players[seat].faction = reply.words
        else:
            s.players[seat].capital = reply.words
            s.owner[reply.words] = seat
    for seat, player in enumerate(s.players):
        s.box -= IN_A_DECK
        player.draw = [UNSEEN] * IN_A_DECK
        moves.draw_up(s, seat)
    for place, points in enumerate(printed.head_start(s.seats)):
        moves.score(s, (s.first + place) % s.seats, points)  # DG-97


def drafts(s: Sheet) -> list[Option]:
    """What is left of the factions and the start cities, of the kind that the player still lacks."""
    player = s.players[s.turn]
    found: list[Option] = []
    if player.faction is None:
        taken = [other.faction for other in s.players]
        found += [(name, name) for name in printed.FACTIONS if name not in taken]
    if player.capital is None:
        free = [land for land, owner in s.owner.items() if owner is None and s.chart.native(land) == 5]
        found += [(land, land) for land in free]
    return found


def open_year(s: Sheet) -> None:
    """Cubes and token are back, tokens of the year are given, and the start player begins (DH-068, DG-14)."""
    for seat, player in enumerate(s.players):
        player.cubes = printed.small_cubes(s.seats)
        moves.fortify(s, seat, numbers.bonus(s, seat, "year_fort"))
    s.token, s.laid, s.passes = True, [], 0
    arrive(s, s.start)


def arrive(s: Sheet, seat: int) -> None:
    """A turn begins: draw up, and the markers go (DH-074, DH-075)."""
    s.turn, s.phase = seat, "choosing"
    moves.draw_up(s, seat)
    s.players[seat].defence = 0


def year(s: Sheet) -> Talk:
    """Turns to the left until all have passed in a row (DH-068, DH-069)."""
    while s.passes < s.seats:
        words = "pass"
        if acting.can_act(s, s.turn):
            words = (yield from ask(s.turn, "action", lambda: acting.actions(s), "DH-081")).words
        if words == "pass":
            s.passes += 1
            moves.tell(s, "passed", s.turn)
            if s.passes < s.seats:
                arrive(s, (s.turn + 1) % s.seats)
        else:
            yield from acting.choose(s, words)
            yield from rest_of_turn(s)


def rest_of_turn(s: Sheet) -> Talk:
    """What is left of a turn: a battle, step 2, step 3; then the next player is in turn (DH-101)."""
    if s.battle is not None:
        yield from battle.fight(s)
    if s.phase == "acting":
        yield from acting.act(s)
    yield from acting.tidy(s)
    arrive(s, (s.turn + 1) % s.seats)


def score_winter(s: Sheet) -> None:
    """Winter comes, and all factions score (DH-103, DH-104)."""
    s.phase = "winter"
    for seat in range(s.seats):
        moves.score(s, seat, numbers.winter(s, seat)[1])
    if s.era == "early" or s.year < printed.years(s.seats):  # after the last winter nothing comes (DG-96)
        s.tossing = [seat for seat, player in enumerate(s.players) if player.hand]


def winter(s: Sheet) -> Talk:
    """Discards, unseen until all have chosen; piles, hands, and the next year or the end (DH-105 to DH-110)."""
    tossed: dict[int, list[int]] = {seat: [] for seat in range(s.seats)}

    def kept(seat: int) -> list[int]:
        return [card for card in s.players[seat].hand if card not in tossed[seat]]

    def question(seat: int) -> Question:
        return Question(seat, "winter toss", lambda: [*named(s, kept(seat)), DONE], "DH-105")

    while s.tossing:
        questions = [question(seat) for seat in s.tossing]
        stopped = []
        while questions:  # a round, in which nobody sees what the others answer
            reply = yield questions
            questions = [each for each in questions if each.seat != reply.seat]
            if not reply.stops:
                tossed[reply.seat].append(reply.card)
            if reply.stops or not kept(reply.seat):
                stopped.append(reply.seat)
        s.tossing = [seat for seat in s.tossing if seat not in stopped]
    for seat, player in enumerate(s.players):
        for card in tossed[seat]:
            moves.to_discard(s, seat, card)
        player.draw = [UNSEEN] * len(player.discard) + player.draw  # DH-106
        player.discard = []
        moves.draw_up(s, seat)
        player.fort = 0
    next_year(s)


def next_year(s: Sheet) -> None:
    """The token goes to the left; where it comes back to the first player, an era is over (DH-108 to DH-110)."""
    s.start = (s.start + 1) % s.seats
    if s.year < printed.years(s.seats):
        s.year += 1
    elif s.era == "early":
        s.era, s.year = "late", 1
        moves.tell(s, "late era")
        for player in s.players:
            player.leader_cube = True
    else:
        s.era, s.year = "over", 1
        for seat in range(s.seats):
            parts = numbers.final(s, seat)
            moves.tell(s, "counted", seat, sum(parts.values()), *parts.values())
        return
    open_year(s)
