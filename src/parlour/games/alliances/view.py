"""What a seat sees of the table, as plain data."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.board import COUNTRIES, PLACES, SIDES, place_name
from parlour.games.alliances.cards.prints import ECONOMICS, LETTERS, MILITARY, POLITICS, card_name
from parlour.games.alliances.rules.legal import bid_number, bid_suit, bid_words
from parlour.games.alliances.rules.powers import defended, power
from parlour.games.alliances.rules.table import controlled, owner
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.view_types import (
    CardView,
    DefenceView,
    OpenView,
    PlaceView,
    PowerView,
    SeatView,
    Suit,
    View,
)
from parlour.games.alliances.zones import PHASES, ZONES
from parlour.kernel.cards import knows_no_more, seen_face
from parlour.kernel.state import EVERYONE, NONE, WATCHER

SPELLED: Final[dict[int, str]] = {}  # stacks that were spelled before; there are not many


def view_table(s: AlliancesState, seat: int) -> View:
    """Everything that a seat (or the watcher) can see."""
    return {
        "game": "alliances",
        "players": s.seats,
        "phase": PHASES[s.phase],
        "campaign": s.campaign + 1,
        "seats": [view_seat(s, seat, other) for other in range(s.seats)],
        "sides": [{"name": SIDES[side], "countries": controlled(s, side), "wins": s.wins[side]} for side in (0, 1)],
        "map": [view_place(s, place) for place in range(PLACES)],
        "reserve": len(s.reserve),
        "aside": [view_card(s, card, seat) for card in s.aside],
        "spent": [view_card(s, card, seat) for card in s.spent],
        "bid": bid_words(s.bid) if s.bidder != NONE else None,
        "offer": view_offer(s),
        "bidder": or_none(s.bidder),
        "dominant": suit_or_none(s.dominant),
        "aggressor": SIDES[s.aggressor] if s.aggressor != NONE else None,
        "declared": or_none(s.declared),
        "empire": or_none(s.empire),
        "leader": s.leader,
        "conflict": s.conflict + 1,
        "target": place_name(s.target) if s.target != NONE else None,
        "leading": suit_or_none(s.leading),
        "defence": view_defence(s),
        "doubled": card_or_none(s, s.doubled, seat),
        "bribed": card_or_none(s, s.bribed, seat),
        "added": None if s.added == NONE else {**view_card(s, s.added, seat), "seat": s.added_to},
        "spun": s.spun,
    }


def view_offer(s: AlliancesState) -> PowerView | None:
    """The highest bid as a number and a suit."""
    if s.bidder == NONE:
        return None
    return {"suit": LETTERS[bid_suit(s.bid)], "value": bid_number(s.bid)}


def view_own(s: AlliancesState, seat: int, watched: dict[str, object]) -> dict[str, object]:
    """What a seat sees otherwise than the watcher: the cards of which it knows more."""
    seats = watched["seats"]
    assert isinstance(seats, list)
    own: dict[str, object] = {
        "seats": [
            seats[other] if ZONES.look_alike(s, seat, other) else view_seat(s, seat, other) for other in range(s.seats)
        ]
    }
    for name, pile in (("aside", s.aside), ("spent", s.spent)):
        if not knows_no_more(s, pile, seat):
            own[name] = [view_card(s, card, seat) for card in pile]
    return own


def view_open(s: AlliancesState) -> OpenView:
    """The table with all cards face up: the reserve from bottom to top, and what everybody keeps or gives."""
    shown = s.copy()
    shown.known = [EVERYONE] * len(s.known)
    return {
        **view_table(shown, WATCHER),
        "seats": [open_seat(shown, seat) for seat in range(s.seats)],
        "reserve": [view_card(shown, card, WATCHER) for card in shown.reserve],
    }


def open_seat(s: AlliancesState, seat: int) -> SeatView:
    """A player whose hidden cards lie open."""
    return {
        **view_seat(s, WATCHER, seat),
        "kept": [view_card(s, card, WATCHER) for card in s.kept[seat]],
        "tribute": [view_card(s, card, WATCHER) for card in s.tribute[seat]],
    }


def view_seat(s: AlliancesState, seat: int, other: int) -> SeatView:
    """What a seat sees of another: its hand, its card on the table, its scores."""
    suit, value = power(s, other)
    card = s.table[other]
    return {
        "seat": other,
        "side": SIDES[s.side[other]],
        "hand": [view_card(s, held, seat) for held in s.hands[other]],
        "kept": [view_card(s, held, seat) for held in s.kept[other]] if other == seat else len(s.kept[other]),
        "tribute": [view_card(s, held, seat) for held in s.tribute[other]] if other == seat else len(s.tribute[other]),
        "passed": s.passed >> other & 1 == 1,
        "played": None if card == NONE else view_card(s, card, seat),
        "discarded": s.struck >> other & 1 == 1,
        "power": None if card == NONE else {"suit": LETTERS[suit], "value": value},
        "tricks": s.tricks[other],
        "score": s.scores[other],
        "rebel_tricks": s.rebel_tricks[other],
    }


def view_place(s: AlliancesState, place: int) -> PlaceView:
    """A country on the map: printed defence, who holds it, the tokens from bottom to top."""
    country = COUNTRIES[s.country[place]]
    held_by = owner(s, place)
    return {
        "place": place_name(place),
        "country": country.name,
        "military": country.defence[0],
        "economics": country.defence[1],
        "politics": country.defence[2],
        "owner": SIDES[held_by] if held_by < 2 else None,
        "tokens": stack_letters(s.stack[place]),
    }


def view_card(s: AlliancesState, card: int, seat: int) -> CardView:
    """A card: its back, and its name if the seat knows it."""
    face = seen_face(s, card, seat)
    return {"card": card, "name": None if face is None else card_name(face)}


def view_defence(s: AlliancesState) -> DefenceView | None:
    """The target's defence in this conflict."""
    if s.target == NONE:
        return None
    return {"M": defended(s, MILITARY), "E": defended(s, ECONOMICS), "P": defended(s, POLITICS)}


def stack_letters(stack: int) -> str:
    """The tokens on a place from bottom to top: "gs" is silver on gold."""
    if stack not in SPELLED:
        SPELLED[stack] = bin(stack)[3:].replace("0", "g").replace("1", "s")
    return SPELLED[stack]


def card_or_none(s: AlliancesState, card: int, seat: int) -> CardView | None:
    """A card that may be missing."""
    return None if card == NONE else view_card(s, card, seat)


def or_none(number: int) -> int | None:
    """A number that may be missing."""
    return None if number == NONE else number


def suit_or_none(suit: int) -> Suit | None:
    """A suit that may be missing."""
    return None if suit == NONE else LETTERS[suit]
