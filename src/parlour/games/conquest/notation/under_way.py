"""Whether a position can be one of a game that is under way: nobody has won or should be out, turns were taken one
after the other, and no land has more cards than find room."""

from __future__ import annotations

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import KINDS, PRINTS, face_name
from parlour.games.conquest.cards.kinds import ARMY, CONTINENTS, VESSEL
from parlour.games.conquest.notation.soundness import wrong
from parlour.games.conquest.rules.ending import RUIN
from parlour.games.conquest.rules.room import too_many
from parlour.games.conquest.rules.table import continent_of, guards, is_out, unit
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import BY_COUNTRIES, BY_MORALE
from parlour.kernel.state import NONE, seat_name


def check_under_way(s: ConquestState) -> None:
    """Refuse a game that is over, turns that nobody can have taken, and lands that are too full."""
    seats = [seat for seat in range(s.seats) if not is_out(s, seat)]
    check_players(s, seats)
    check_turns(s)
    may_shrink = any([makes_room(s, card) for card in range(len(s.face))])
    for seat in seats:
        for stack in s.lands[seat]:
            check_vessels(s, seat, stack)
            if unit(s, stack[0]) == stack[0] and too_many(s, stack[0]) and not may_shrink:
                raise wrong(too_full(s, seat, stack[0]))


def check_players(s: ConquestState, seats: list[int]) -> None:
    """Refuse a position in which somebody has won, or has the morale by which one is out."""
    if not seats:
        raise wrong("out: nobody is left in the game")
    if len(seats) == 1:
        raise wrong(f"out: only {seat_name(seats[0])} is left, so the game is over")
    for seat in seats:
        who, morale, lands = seat_name(seat), s.morale[seat], len(s.lands[seat])
        if s.aim == BY_MORALE and morale >= s.goal:
            raise wrong(f"morale: {who} has {morale} and {s.goal} wins, so the game is over")
        if s.aim == BY_COUNTRIES and lands >= s.goal:
            raise wrong(f"lands{seat + 1}: {who} has {lands} and {s.goal} win, so the game is over")
        if s.edition == 2 and morale <= RUIN:
            raise wrong(f"morale: {who} has {morale} and is not out, as everybody is with {RUIN}")


def check_turns(s: ConquestState) -> None:
    """Refuse last turns of players that have not come yet, or that two have taken."""
    for seat, number in enumerate(s.acted):
        who = seat_name(seat)
        if not 0 <= number <= s.turns:
            raise wrong(f"acted: {who} cannot have had turn {number}; turns is {s.turns}")
        if number > 0 and number in s.acted[:seat]:
            raise wrong(f"acted: {who} and {seat_name(s.acted.index(number))} cannot both have had turn {number}")


# Places


def makes_room(s: ConquestState, card: int) -> bool:
    """Whether a card that all can see has given places to a land: when it leaves, the land has too many (HG-113)."""
    shown = s.holder[card] != NONE or card in s.gone or any([card in pile for pile in s.discard])
    abilities = PRINTS[s.face[card]].abilities
    return shown and any([effect.verb == v.EXTRA_SLOT for ability in abilities for effect in ability.effects])


def check_vessels(s: ConquestState, seat: int, stack: list[int]) -> None:
    """Refuse two vessels in a land (HG-46)."""
    vessels = [face_name(s.face[card]) for card in stack if KINDS[s.face[card]] == VESSEL]
    if len(vessels) > 1:
        land = face_name(s.face[stack[0]])
        raise wrong(f"lands{seat + 1}: {' and '.join(vessels)} are both in {land}, which has room for one vessel")


def too_full(s: ConquestState, seat: int, land: int) -> str:
    """Which land has too many guards, and how many find room."""
    here = guards(s, land)
    armies = len([card for card in here if KINDS[s.face[card]] == ARMY])
    if s.edition == 1:
        place = CONTINENTS[continent_of(s, land)]
        room = "four characters and two armies"
    else:
        place = face_name(s.face[land])
        room = "four guards, one of them an army"
    return (
        f"lands{seat + 1}: {len(here) - armies} characters and {armies} armies guard {place}; there is room for {room}"
    )
