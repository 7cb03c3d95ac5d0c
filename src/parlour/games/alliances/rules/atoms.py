"""The verbs of the conflicts and the bids. Every change happens here or in table_atoms.py, and is told there."""

from __future__ import annotations

from parlour.games.alliances import events
from parlour.games.alliances.cards.board import NEUTRAL, SIDES
from parlour.games.alliances.cards.prints import REINFORCEMENT, is_special, suit_of
from parlour.games.alliances.rules.legal import bid_number, bid_suit
from parlour.games.alliances.rules.powers import defended, special_power
from parlour.games.alliances.rules.table import owner
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import ARMING, DECLARING
from parlour.kernel.cards import reveal, show, take_out
from parlour.kernel.compiler import i64
from parlour.kernel.state import EVERYONE, NONE, bit


def set_phase(s: AlliancesState, phase: i64, turn: i64) -> None:
    """Go on to a phase."""
    s.phase, s.turn = phase, turn


def announce(s: AlliancesState, seat: int, code: int) -> None:
    """Make a bid (AL-023)."""
    s.bid, s.bidder = code, seat
    if s.teller is not None:
        s.teller.tell(events.BID, EVERYONE, {"seat": seat, "number": bid_number(code), "suit": bid_suit(code)})


def pass_bid(s: AlliancesState, seat: int) -> None:
    """Leave the bidding (AL-029)."""
    s.passed |= bit(seat)
    if s.teller is not None:
        s.teller.tell(events.PASSED, EVERYONE, {"seat": seat})


def name_dominant(s: AlliancesState, seat: int, suit: int) -> None:
    """Fix the dominant suit of the campaign; the seat becomes first player and Aggressor (AL-032, AL-033)."""
    s.dominant, s.aggressor, s.leader = suit, s.side[seat], seat
    if s.teller is not None:
        s.teller.tell(events.DOMINANT, EVERYONE, {"seat": seat, "suit": suit})


def declare(s: AlliancesState, seat: int, number: int) -> None:
    """Declare the exact number of countries (AL-102)."""
    s.declared = number
    if s.teller is not None:
        s.teller.tell(events.DECLARED, EVERYONE, {"seat": seat, "number": number})


def set_target(s: AlliancesState, seat: i64, place: i64) -> None:
    """Put the conflict token on a country (AL-038)."""
    s.target = place
    if s.teller is not None:
        s.teller.tell(events.TARGETED, EVERYONE, {"seat": seat, "place": place, "country": s.country[place]})


def play_card(s: AlliancesState, seat: i64, card: i64) -> None:
    """Play a hand card face up; whoever leaves the suit with a power card shows that he has none of it."""
    hand = s.hands[seat]
    face: i64 = s.face[card]
    take_out(hand, card)
    s.table[seat] = card
    reveal(s, card)
    if s.leading == NONE:
        s.leading = suit_of(face)
    elif suit_of(face) != s.leading and not is_special(face):
        void = bit(s.leading)
        barred = s.barred
        for other in hand:
            barred[other] |= void
    if s.teller is not None:
        s.teller.tell(events.PLAYED, EVERYONE, {"seat": seat, "card": card, "face": face})


def strike(s: AlliancesState, seat: i64) -> None:
    """Discard the card that a seat has on the table; what lasted through it ends with it (AG-36)."""
    face = s.face[s.table[seat]]
    s.struck |= bit(seat)
    if face == REINFORCEMENT:
        s.doubled = NONE
    elif face in s.defences:
        s.defences.remove(face)
    if s.teller is not None:
        s.teller.tell(events.STRUCK, EVERYONE, {"seat": seat, "face": face})


def take_for_bribe(s: AlliancesState, seat: int, card: int) -> None:
    """Lay a politics card with the Bribe, wherever it lay before (AG-47)."""
    if s.added == card:
        s.added = NONE
    s.bribed = card
    if s.teller is not None:
        s.teller.tell(events.BRIBED, EVERYONE, {"seat": seat, "face": s.face[card]})


def add_to_power(s: AlliancesState, card: int, receiver: int) -> None:
    """Add a politics card to a player's power, wherever it lay before (AG-47)."""
    if s.bribed == card:
        s.bribed = NONE
    s.added, s.added_to = card, receiver
    if s.teller is not None:
        s.teller.tell(events.ADDED, EVERYONE, {"seat": receiver, "face": s.face[card]})


def double_card(s: AlliancesState, card: int) -> None:
    """Double a military power card."""
    s.doubled = card
    if s.teller is not None:
        s.teller.tell(events.DOUBLED, EVERYONE, {"face": s.face[card]})


def strengthen(s: AlliancesState, face: int) -> None:
    """Let Free Market or Defensive Pact stand for the rest of the conflict."""
    s.defences.append(face)
    if s.teller is not None:
        suit = suit_of(face)
        data: dict[str, object] = {"face": face, "place": s.target, "suit": suit, "value": defended(s, suit)}
        s.teller.tell(events.DEFENDED, EVERYONE, data)


def count_up(s: AlliancesState, seat: int, face: int) -> None:
    """Say what the map makes Reserve Forces or Global Trading worth; the power itself is worked out whenever needed."""
    if s.teller is not None:
        data: dict[str, object] = {"seat": seat, "face": face, "suit": suit_of(face)}
        s.teller.tell(events.WORTH, EVERYONE, {**data, "value": special_power(s, seat, face)})


def do_nothing(s: AlliancesState, seat: int, face: int) -> None:
    """Say that a special action has nothing to work on (AG-39, AG-51, AG-74)."""
    if s.teller is not None:
        s.teller.tell(events.IDLE, EVERYONE, {"seat": seat, "face": face})


def spin_powers(s: AlliancesState) -> None:
    """Move every power to the player on the left (AL-125)."""
    s.spun = True
    if s.teller is not None:
        s.teller.tell(events.SPUN, EVERYONE, {})


def place_token(s: AlliancesState, seat: i64, place: i64) -> None:
    """Lay a token of the seat's side on top (AL-060, AL-062, AL-063)."""
    held_by = owner(s, place)
    s.stack[place] = 2 * s.stack[place] + s.side[seat]
    if s.teller is not None:
        data: dict[str, object] = {"seat": seat, "place": place, "country": s.country[place]}
        data["of"] = "nobody" if held_by == NEUTRAL else "own" if held_by == s.side[seat] else SIDES[held_by]
        s.teller.tell(events.CAPTURED, EVERYONE, data)


def hold_out(s: AlliancesState, suit: i64) -> None:
    """The target's defence was not overcome (AL-061)."""
    if s.teller is not None:
        data: dict[str, object] = {"place": s.target, "country": s.country[s.target], "suit": suit}
        s.teller.tell(events.HELD, EVERYONE, {**data, "value": defended(s, suit)})


def take_trick(s: AlliancesState, winner: i64, suit: i64, value: i64) -> None:
    """Count a conflict for its winner, or nobody (AL-086, AL-119)."""
    if winner != NONE:
        s.tricks[winner] += 1
        s.last_winner = winner
    if s.teller is not None:
        data: dict[str, object] = {"suit": suit, "value": value}
        data["series"] = "trick" if s.phase == ARMING else "conflict"
        if winner == NONE:
            s.teller.tell(events.DRAWN, EVERYONE, data)
        else:
            s.teller.tell(events.WON, EVERYONE, {"seat": winner, **data})


def clear_table(s: AlliancesState) -> None:
    """Put the cards away, of which every seat has played one, and forget the conflict."""
    s.spent.extend(s.table)
    for seat in range(s.seats):
        s.table[seat] = NONE
    s.target, s.leading, s.struck = NONE, NONE, 0
    s.bribed, s.added, s.added_to, s.doubled = NONE, NONE, NONE, NONE
    s.spun = False
    if s.defences:
        s.defences = []


def pass_lead(s: AlliancesState, seat: i64) -> None:
    """Make a seat the starting player of the next conflict; after the last one of a series there is nothing to say."""
    s.leader = seat
    s.conflict += 1
    if s.teller is not None and (s.reserve if s.phase == ARMING else s.hands[seat]):
        s.teller.tell(events.LEADS, EVERYONE, {"seat": seat})


def win_arming(s: AlliancesState, winner: int, rule: str, reason: str) -> None:
    """Let the winner of the arming phase name the dominant suit (AL-091, AL-092)."""
    set_phase(s, DECLARING, winner)
    if s.teller is not None:
        s.teller.tell(events.ARMED, EVERYONE, {"seat": winner, "rule": rule, "reason": reason})


def draw_card(s: AlliancesState, seat: int) -> None:
    """Draw the top card of the reserve (AL-087)."""
    card = s.reserve.pop()
    keep_sorted(s.hands[seat], card)
    show(s, card, seat)
    if s.teller is not None:
        s.teller.tell(events.DREW, EVERYONE, {"seat": seat, "left": len(s.reserve)})
        s.teller.tell(events.DRAWN_CARD, bit(seat), {"seat": seat, "face": s.face[card]})


def keep_sorted(cards: list[int], card: int) -> None:
    """Put a card into a hand at its place; hands stay in rising order of their backs."""
    cards.append(card)
    cards.sort()
