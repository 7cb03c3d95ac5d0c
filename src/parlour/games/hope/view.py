"""What a seat sees of the table, as plain data."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.actions import ANY_NUMBER, GROUPS, SIDES
from parlour.games.hope.cards.catalogue import master_name
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.lasting import HOME_DEFENCE
from parlour.games.hope.cards.maps.board import BOARDS, NO_WAY, SPOILS_2
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, PRINTS, SETS
from parlour.games.hope.rules.ending import final_score
from parlour.games.hope.rules.legal import cubes_on
from parlour.games.hope.rules.table_atoms import years_of
from parlour.games.hope.rules.values import (
    COASTAL,
    bonus,
    crossing,
    deck_of,
    hand_size,
    held_by,
    home_defence,
    is_capital,
    is_near,
    master_cost,
    train_cost,
    wild_price,
)
from parlour.games.hope.rules.winter import winter_amount, winter_of
from parlour.games.hope.state import HopeState
from parlour.games.hope.view_types import (
    ActionView,
    BattleView,
    CardView,
    CubeView,
    Era,
    KnownView,
    MasterView,
    PileView,
    PlaceView,
    SeatView,
    SpoilsView,
    View,
    Way,
    WinterView,
)
from parlour.games.hope.zones import CUBES, PHASES, ZONES
from parlour.kernel.cards import knows_no_more, seen_face
from parlour.kernel.state import NONE

ERA_NAMES: Final[tuple[Era, ...]] = ("early", "late", "over")
SET_NAMES: Final = ("chance", *[each.name for each in SETS])


def view_table(s: HopeState, seat: int) -> View:
    """Everything that a seat (or the watcher) can see."""
    return {
        "game": "hope",
        "players": s.seats,
        "board": BOARDS[s.board].title,
        "preset": SET_NAMES[s.preset],
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "first": s.first,
        "start": s.start,
        "era": ERA_NAMES[s.era],
        "year": s.year + 1,
        "years": years_of(s),
        "passes": s.passes,
        "tossing": [each for each in range(s.seats) if s.tossing >> each & 1],
        "seats": [view_seat(s, seat, other) for other in range(s.seats)],
        "map": [view_place(s, territory) for territory in range(len(s.owner))],
        "actions": view_actions(s),
        "action": None if s.action == NONE else SIDES[s.era][s.action].name,
        "supply": view_supply(s, seat),
        "masters": [view_master(s, profession) for profession in s.professions],
        "masses_known": known_of(s, s.masses, seat),
        "spoils": view_spoils(s, seat),
        "box": len(s.box),
        "attack": s.attack,
        "support": s.support,
        "trained": s.trained,
        "assaults": s.assaults,
        "sail": s.sail,
        "siege": s.siege,
        "onward": s.onward,
        "plunder": s.plunder,
        "raid": s.raid,
        "cheaper": s.cheaper.copy(),
        "battle": view_battle(s),
    }


def view_own(s: HopeState, seat: int, watched: dict[str, object]) -> dict[str, object]:
    """What a seat sees otherwise than the watcher: the cards of which it knows more."""
    seats = watched["seats"]
    assert isinstance(seats, list)
    own: dict[str, object] = {
        "seats": [
            seats[other] if ZONES.look_alike(s, seat, other) else view_seat(s, seat, other) for other in range(s.seats)
        ]
    }
    if not knows_no_more(s, s.masses, seat):
        own |= {"supply": view_supply(s, seat), "masses_known": known_of(s, s.masses, seat)}
    if not all([knows_no_more(s, stack, seat) for stack in s.spoils]):
        own["spoils"] = view_spoils(s, seat)
    return own


# The players


def view_seat(s: HopeState, seat: int, other: int) -> SeatView:
    """What a seat sees of another."""
    masters = s.masters[other]
    capital = s.capital[other]
    return {
        "seat": other,
        "faction": FACTIONS[s.faction[other]].name if s.faction[other] != NONE else None,
        "capital": BOARDS[s.board].territories[capital].name if capital != NONE else None,
        "points": s.points[other],
        "final": final_score(s, other),
        "winter": view_winter(s, other),
        "territories": len(held_by(s, other)),
        "deck": len(deck_of(s, other)),
        "masters": [master_name(each) for each in ALL_PROFESSIONS if masters >> each.number & 1],
        "cubes": s.cubes[other],
        "leader_cube": s.leader_cube[other] > 0,
        "token": other == s.start and s.token > 0,
        "defence": s.defence[other],
        "fort": s.fort[other],
        "hand_size": hand_size(s, other),
        "hand": [view_card(s, card, seat) for card in s.hand[other]],
        "draw": len(s.draw[other]),
        "draw_known": known_of(s, s.draw[other], seat),
        "discard": [view_card(s, card, seat) for card in s.discard[other]],
        "play": [view_card(s, card, seat) for card in s.play[other]],
        "ready": [view_card(s, card, seat) for card in s.ready[other]],
    }


def view_winter(s: HopeState, seat: int) -> WinterView | None:
    """What a player would score if winter came now."""
    if s.faction[seat] == NONE or s.capital[seat] == NONE:
        return None
    winter = winter_of(s, seat)
    amount = winter_amount(s, seat, winter.per)
    return {"amount": amount, "points": winter.score(amount)}


# The map


def view_place(s: HopeState, territory: int) -> PlaceView:
    """A territory: who holds it, what defends it, and how the player in turn reaches it."""
    printed = BOARDS[s.board].territories[territory]
    owner = s.owner[territory]
    way = NO_WAY if owner == s.turn or is_capital(s, territory) else crossing(s, s.turn, territory)
    by: Way = "land" if is_near(s, s.turn, territory) else "sea"
    return {
        "place": printed.name,
        "owner": None if owner == NONE else owner,
        "capital": is_capital(s, territory),
        "coast": COASTAL[s.board][territory],
        "interior": printed.interior,
        "native": printed.native,
        "defence": standing_defence(s, territory),
        "way": None if way == NO_WAY else by,
        "price": None if way == NO_WAY else price_of(s, territory, way),
        "seas": 0 if way == NO_WAY else way,
    }


def standing_defence(s: HopeState, territory: int) -> int:
    """What defends a territory now, without the way there: natives, or what the owner has (DH-148, DH-165)."""
    printed, owner = BOARDS[s.board].territories[territory], s.owner[territory]
    if owner == NONE:
        return printed.defence
    return printed.interior + s.fort[owner] + s.defence[owner] + bonus(s, owner, HOME_DEFENCE)


def price_of(s: HopeState, territory: int, way: int) -> int:
    """The attack of the player in turn that takes a territory, or that a battle for it must reach first."""
    if s.owner[territory] == NONE:
        return wild_price(s, s.turn, territory)
    return home_defence(s, s.turn, territory, way)


def view_battle(s: HopeState) -> BattleView | None:
    """The battle that is fought, with both totals."""
    if s.target == NONE:
        return None
    return {
        "place": BOARDS[s.board].territories[s.target].name,
        "attacker": s.turn,
        "defender": s.defender,
        "attack": s.attack,
        "defence": home_defence(s, s.turn, s.target, s.crossing),
        "seas": s.crossing,
    }


# The action board and the supply


def view_actions(s: HopeState) -> list[ActionView]:
    """The side of the action board that is in use; when all is over, the late one."""
    side = SIDES[min(s.era, len(SIDES) - 1)]
    return [
        {
            "slot": action.name,
            "group": GROUPS[action.group],
            "about": action.about(),
            "room": None if action.room(s.seats) == ANY_NUMBER else action.room(s.seats),
            "taken": cubes_on(s, number),
            "cubes": view_cubes(s, number),
        }
        for number, action in enumerate(side)
    ]


def view_cubes(s: HopeState, action: int) -> list[CubeView]:
    """The cubes on an action in the order of the year."""
    return [
        {"seat": s.laid_by[number], "kind": CUBES[s.laid_with[number]]}
        for number, laid in enumerate(s.laid)
        if laid == action
    ]


def view_supply(s: HopeState, seat: int) -> list[PileView]:
    """The masses, then all piles of the supply."""
    piles = [view_pile(s, f"supply.{number + 1}", pile, seat) for number, pile in enumerate(s.supply)]
    return [view_pile(s, "masses", s.masses, seat), *piles]


def view_pile(s: HopeState, name: str, pile: list[int], seat: int) -> PileView:
    """A pile by the card on its top."""
    face = seen_face(s, pile[-1], seat) if pile else None
    return {
        "pile": name,
        "name": None if face is None else PRINTS[face].name,
        "top": view_card(s, pile[-1], seat) if pile else None,
        "count": len(pile),
        "cost": None if face is None else train_cost(s, face),
    }


def view_master(s: HopeState, profession: int) -> MasterView:
    """A master that can be trained."""
    printed = ALL_PROFESSIONS[profession]
    return {
        "slot": master_name(printed),
        "profession": printed.name,
        "cost": master_cost(s, profession),
        "points": printed.points,
        "trained_by": [seat for seat in range(s.seats) if s.masters[seat] >> profession & 1],
    }


def view_spoils(s: HopeState, seat: int) -> list[SpoilsView]:
    """Both stacks of spoils."""
    return [
        {"pile": f"spoils {SPOILS_2 + number}", "count": len(stack), "known": known_of(s, stack, seat)}
        for number, stack in enumerate(s.spoils)
    ]


# Cards


def view_card(s: HopeState, card: int, seat: int) -> CardView:
    """A card: its back, and its name if the seat knows it."""
    face = seen_face(s, card, seat)
    return {"card": card, "name": None if face is None else PRINTS[face].name}


def known_of(s: HopeState, pile: list[int], seat: int) -> list[KnownView]:
    """The cards of a face-down pile that a seat knows, from the top."""
    last = len(pile) - 1
    return [
        {"card": card, "name": PRINTS[s.face[card]].name, "below": last - place}
        for place, card in reversed(list(enumerate(pile)))
        if s.known[card] >> seat & 1
    ]
