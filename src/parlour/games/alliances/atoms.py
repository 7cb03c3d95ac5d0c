"""The verbs of Alliances: every change happens here, and is told here."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.board import COUNTRIES, GOLD, PLACES, SILVER, starting_places
from parlour.games.alliances.cards import CARDS, REINFORCEMENT, is_special, suit_of
from parlour.games.alliances.legal import bid_number, bid_suit
from parlour.games.alliances.state import MOST_PASSES, AlliancesState, controlled, left_of, rebels
from parlour.kernel.cards import mix_order, reveal, roll, show, shuffle
from parlour.kernel.state import EVERYONE, NONE, Ending, bit

EMPTY: Final = 1  # a stack without a token: only the leading 1


def lay_map(s: AlliancesState) -> None:
    """Lay the tiles at random and the first tokens in their corners (AL-014, AL-015)."""
    s.country = list(range(len(COUNTRIES)))
    mix_order(s, s.country)
    s.stack = [EMPTY] * PLACES
    for side in (GOLD, SILVER):
        for place in starting_places(s.seats, side):
            s.stack[place] = 2 * EMPTY + side
    if s.teller is not None:
        s.teller.tell("map", EVERYONE, {"countries": s.country.copy()})


def deal(s: AlliancesState, each: int) -> None:
    """Shuffle all cards and deal to each seat; the rest is the reserve (AL-016, AL-080, AL-109)."""
    cards = list(range(CARDS))
    shuffle(s, cards)
    s.drafted = [NONE] * CARDS
    s.barred = [0] * CARDS
    s.sworn = [NONE] * CARDS
    s.spent, s.aside = [], []
    s.tribute = [[] for _ in range(s.seats)]
    s.bid, s.bidder, s.passed = 0, NONE, 0
    s.dominant, s.aggressor, s.declared = NONE, NONE, NONE
    s.hands = [cards[seat * each : (seat + 1) * each] for seat in range(s.seats)]
    s.reserve = cards[s.seats * each :]
    for seat in range(s.seats):
        for card in s.hands[seat]:
            s.known[card] = bit(seat)
            if s.drafts:
                s.drafted[card] = seat * MOST_PASSES
    if s.teller is not None:
        s.teller.tell("dealt", EVERYONE, {"each": each, "reserve": len(s.reserve)})
        for seat in range(s.seats):
            faces = sorted([s.face[card] for card in s.hands[seat]])
            s.teller.tell("hand", bit(seat), {"seat": seat, "faces": faces})


def draw_first(s: AlliancesState) -> None:
    """Let chance choose who begins (AL-020, AL-110)."""
    s.first = roll(s, s.seats)


def pass_first(s: AlliancesState) -> None:
    """The next player clockwise begins the next campaign (AL-081, AL-110)."""
    s.first = left_of(s, s.first)


def seat_sides(s: AlliancesState) -> None:
    """Two players face each other; of four, those opposite are allies (AL-013, AG-30)."""
    s.side = [seat % 2 for seat in range(s.seats)]


def rise_to(s: AlliancesState, empire: int) -> None:
    """Make a player the Empire and the other two the Rebels (AL-105, AL-108)."""
    s.empire = empire
    s.side = [GOLD if seat == empire else SILVER for seat in range(s.seats)]
    if s.teller is not None:
        s.teller.tell("empire", EVERYONE, {"seat": empire})


def begin_series(s: AlliancesState, leader: int) -> None:
    """Forget the last series of conflicts and start a new one."""
    s.leader, s.conflict = leader, 0
    s.tricks = [0] * s.seats
    s.last_winner = NONE


def set_phase(s: AlliancesState, phase: int, turn: int) -> None:
    """Go on to a phase."""
    s.phase, s.turn = phase, turn


def announce(s: AlliancesState, seat: int, code: int) -> None:
    """Make a bid (AL-023)."""
    s.bid, s.bidder = code, seat
    if s.teller is not None:
        s.teller.tell("bid", EVERYONE, {"seat": seat, "number": bid_number(code), "suit": bid_suit(code)})


def pass_bid(s: AlliancesState, seat: int) -> None:
    """Leave the bidding (AL-029)."""
    s.passed |= bit(seat)
    if s.teller is not None:
        s.teller.tell("passed", EVERYONE, {"seat": seat})


def name_dominant(s: AlliancesState, seat: int, suit: int) -> None:
    """Fix the dominant suit of the campaign; the seat becomes first player and Aggressor (AL-032, AL-033)."""
    s.dominant, s.aggressor, s.leader = suit, s.side[seat], seat
    if s.teller is not None:
        s.teller.tell("dominant", EVERYONE, {"seat": seat, "suit": suit})


def declare(s: AlliancesState, seat: int, number: int) -> None:
    """Declare the exact number of countries (AL-102)."""
    s.declared = number
    if s.teller is not None:
        s.teller.tell("declared", EVERYONE, {"seat": seat, "number": number})


def set_target(s: AlliancesState, seat: int, place: int) -> None:
    """Put the conflict token on a country (AL-038)."""
    s.target = place
    if s.teller is not None:
        s.teller.tell("targeted", EVERYONE, {"seat": seat, "place": place, "country": s.country[place]})


def play_card(s: AlliancesState, seat: int, card: int) -> None:
    """Play a hand card face up; whoever leaves the suit with a power card shows that he has none of it."""
    hand, face = s.hands[seat], s.face[card]
    hand.remove(card)
    s.table[seat] = card
    reveal(s, card)
    if s.leading == NONE:
        s.leading = suit_of(face)
    elif suit_of(face) != s.leading and not is_special(face):
        void = 1 << s.leading
        barred = s.barred
        for other in hand:
            barred[other] |= void
    if s.teller is not None:
        s.teller.tell("played", EVERYONE, {"seat": seat, "face": face})


def strike(s: AlliancesState, seat: int) -> None:
    """Discard the card that a seat has on the table; what lasted through it ends with it (AG-36)."""
    face = s.face[s.table[seat]]
    s.struck |= bit(seat)
    if face == REINFORCEMENT:
        s.doubled = NONE
    elif face in s.defences:
        s.defences.remove(face)
    if s.teller is not None:
        s.teller.tell("struck", EVERYONE, {"seat": seat, "face": face})


def take_for_bribe(s: AlliancesState, seat: int, card: int) -> None:
    """Lay a politics card with the Bribe, wherever it lay before (AG-47)."""
    if s.added == card:
        s.added = NONE
    s.bribed = card
    if s.teller is not None:
        s.teller.tell("bribed", EVERYONE, {"seat": seat, "face": s.face[card]})


def add_to_power(s: AlliancesState, card: int, receiver: int) -> None:
    """Add a politics card to a player's power, wherever it lay before (AG-47)."""
    if s.bribed == card:
        s.bribed = NONE
    s.added, s.added_to = card, receiver
    if s.teller is not None:
        s.teller.tell("added", EVERYONE, {"seat": receiver, "face": s.face[card]})


def double_card(s: AlliancesState, card: int) -> None:
    """Double a military power card."""
    s.doubled = card
    if s.teller is not None:
        s.teller.tell("doubled", EVERYONE, {"face": s.face[card]})


def strengthen(s: AlliancesState, face: int) -> None:
    """Let Free Market or Defensive Pact stand for the rest of the conflict."""
    s.defences.append(face)
    if s.teller is not None:
        s.teller.tell("defended", EVERYONE, {"face": face, "place": s.target})


def spin_powers(s: AlliancesState) -> None:
    """Move every power to the player on the left (AL-125)."""
    s.spun = True
    if s.teller is not None:
        s.teller.tell("spun", EVERYONE, {})


def place_token(s: AlliancesState, seat: int, place: int) -> None:
    """Lay a token of the seat's side on top (AL-060, AL-062, AL-063)."""
    s.stack[place] = 2 * s.stack[place] + s.side[seat]
    if s.teller is not None:
        s.teller.tell("captured", EVERYONE, {"seat": seat, "place": place, "country": s.country[place]})


def take_trick(s: AlliancesState, winner: int, suit: int, value: int) -> None:
    """Count a conflict for its winner, or nobody (AL-086, AL-119)."""
    if winner != NONE:
        s.tricks[winner] += 1
        s.last_winner = winner
    if s.teller is not None:
        s.teller.tell("won" if winner != NONE else "drawn", EVERYONE, {"seat": winner, "suit": suit, "value": value})


def clear_table(s: AlliancesState) -> None:
    """Put the played cards away and forget the conflict."""
    for seat in range(s.seats):
        if s.table[seat] != NONE:
            s.spent.append(s.table[seat])
            s.table[seat] = NONE
    s.target, s.leading, s.struck = NONE, NONE, 0
    s.bribed, s.added, s.added_to, s.doubled = NONE, NONE, NONE, NONE
    s.spun = False
    if s.defences:
        s.defences = []


def pass_lead(s: AlliancesState, seat: int) -> None:
    """Make a seat the starting player of the next conflict."""
    s.leader = seat
    s.conflict += 1
    if s.teller is not None:
        s.teller.tell("leads", EVERYONE, {"seat": seat})


def draw_card(s: AlliancesState, seat: int) -> None:
    """Draw the top card of the reserve (AL-087)."""
    card = s.reserve.pop()
    keep_sorted(s.hands[seat], card)
    show(s, card, seat)
    if s.teller is not None:
        s.teller.tell("drew", EVERYONE, {"seat": seat, "left": len(s.reserve)})
        s.teller.tell("drawn card", bit(seat), {"seat": seat, "face": s.face[card]})


def keep_sorted(cards: list[int], card: int) -> None:
    """Put a card into a hand at its place; hands stay in rising order of their backs."""
    cards.append(card)
    cards.sort()


def keep_card(s: AlliancesState, seat: int, card: int) -> None:
    """Keep a card of the hand that is drafted from (AL-076)."""
    s.hands[seat].remove(card)
    keep_sorted(s.kept[seat], card)
    if s.teller is not None:
        s.teller.tell("kept card", bit(seat), {"seat": seat, "face": s.face[card]})


def lay_aside(s: AlliancesState, seat: int, card: int) -> None:
    """Lay a card face down into the pairs for the Rebels (AL-111)."""
    s.hands[seat].remove(card)
    s.aside.append(card)
    if s.teller is not None:
        s.teller.tell("laid aside", EVERYONE, {"seat": seat, "pair": (len(s.aside) + 1) // 2})
        s.teller.tell("laid card", bit(seat), {"seat": seat, "face": s.face[card]})


def set_tribute(s: AlliancesState, rebel: int, card: int) -> None:
    """Set a card of the tribute face down; it leaves the hand when both Rebels are done (AL-113)."""
    s.tribute[rebel].append(card)
    if s.teller is not None:
        s.teller.tell("tribute set", bit(rebel), {"seat": rebel, "face": s.face[card]})


def hand_tribute(s: AlliancesState, rebel: int) -> None:
    """The Empire takes a Rebel's two cards. What the Rebel kept is noted: it was no higher (AL-114)."""
    for card in s.hands[rebel]:
        s.sworn[card] = rebel
    for card in s.tribute[rebel]:
        s.sworn[card] = NONE
        s.hands[rebel].remove(card)
        keep_sorted(s.hands[s.empire], card)
        show(s, card, s.empire)
    if s.teller is not None:
        faces = [s.face[card] for card in s.tribute[rebel]]
        s.teller.tell("tribute paid", EVERYONE, {"seat": rebel, "to": s.empire})
        s.teller.tell("tribute", bit(rebel) | bit(s.empire), {"seat": rebel, "to": s.empire, "faces": faces})


def take_pair(s: AlliancesState, rebel: int, pair: int) -> None:
    """Take one of the Empire's pairs into the hand (AL-115)."""
    cards = s.aside[2 * pair : 2 * pair + 2] if len(s.aside) == 4 else s.aside.copy()
    for card in cards:
        s.aside.remove(card)
        keep_sorted(s.hands[rebel], card)
        show(s, card, rebel)
    if s.teller is not None:
        faces = [s.face[card] for card in cards]
        s.teller.tell("pair taken", EVERYONE, {"seat": rebel, "pair": pair + 1})
        s.teller.tell("pair", bit(rebel) | bit(s.empire), {"seat": rebel, "faces": faces})


def choose_to_show(s: AlliancesState, seat: int, card: int) -> None:
    """Choose a card for the Secret meeting; it stays in the hand."""
    s.kept[seat].append(card)


def show_ally(s: AlliancesState, seat: int) -> None:
    """Let the ally see the two chosen cards (AL-078)."""
    ally = (seat + 2) % 4
    for card in s.kept[seat]:
        show(s, card, ally)
    if s.teller is not None:
        faces = [s.face[card] for card in s.kept[seat]]
        s.teller.tell("met", bit(ally) | bit(seat), {"seat": seat, "to": ally, "faces": faces})
    s.kept[seat] = []


def take_kept(s: AlliancesState) -> None:
    """Take up the drafted cards as the hand (AL-077)."""
    s.hands, s.kept = s.kept, s.hands
    if s.teller is not None:
        for seat in range(s.seats):
            faces = sorted([s.face[card] for card in s.hands[seat]])
            s.teller.tell("hand", bit(seat), {"seat": seat, "faces": faces})


def pass_hands(s: AlliancesState) -> None:
    """Pass what is left of every hand to the left, mixed: nobody can follow a single card (AL-076)."""
    passed = [s.hands[(seat - 1) % s.seats] for seat in range(s.seats)]
    for seat in range(s.seats):
        shuffle(s, passed[seat])
        for card in passed[seat]:
            show(s, card, seat)
            s.drafted[card] += 1
    s.hands = passed
    if s.teller is not None:
        s.teller.tell("hands passed", EVERYONE, {})


def score_campaign(s: AlliancesState, winner: int, rule: str, reason: str) -> None:
    """Note the side that won the campaign (AL-071, AL-099)."""
    s.wins[winner] += 1
    s.campaign += 1
    if s.teller is not None:
        data: dict[str, object] = {"side": winner, "rule": rule, "reason": reason, "wins": s.wins.copy()}
        s.teller.tell("campaign", EVERYONE, data)


def score_empire(s: AlliancesState) -> None:
    """Note the countries of the Empire and the conflicts of the Rebels (AL-118, AL-119)."""
    s.scores[s.empire] = controlled(s, GOLD)
    for rebel in rebels(s):
        s.rebel_tricks[rebel] += s.tricks[rebel]
    s.campaign += 1
    if s.teller is not None:
        data: dict[str, object] = {"seat": s.empire, "countries": s.scores[s.empire], "tricks": s.rebel_tricks.copy()}
        s.teller.tell("empire scored", EVERYONE, data)


def end_game(s: AlliancesState, ending: Ending) -> None:
    """The game is over."""
    s.ending = ending
    if s.teller is not None:
        s.teller.tell("game over", EVERYONE, ending.dump())
