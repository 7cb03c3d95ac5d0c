"""The verbs around the conflicts: laying the table, dealing, drafting, giving and taking, and what is noted at the end.

The verbs of the conflicts are in atoms.py.
"""

from __future__ import annotations

from typing import Final

from parlour.games.alliances import events
from parlour.games.alliances.cards.board import GOLD, PLACES, SILVER, starting_places
from parlour.games.alliances.cards.prints import CARDS
from parlour.games.alliances.rules.atoms import keep_sorted, set_phase
from parlour.games.alliances.rules.table import controlled, left_of, rebels
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import MOST_PASSES, PHASES
from parlour.kernel.cards import mix_order, roll, show, shuffle
from parlour.kernel.state import EVERYONE, NOBODY, NONE, Ending, bit

EMPTY: Final = 1  # a stack without a token: only the leading 1

# What every campaign begins with; none of these lists is ever changed.
TILES: Final = list(range(PLACES))
PACK: Final = list(range(CARDS))
UNDRAFTED: Final = [NONE] * CARDS
UNSWORN: Final = [NONE] * CARDS


def first_stacks(seats: int) -> list[int]:
    """The map with the first tokens of both sides."""
    stacks = [EMPTY] * PLACES
    for side in (GOLD, SILVER):
        for place in starting_places(seats, side):
            stacks[place] = 2 * EMPTY + side
    return stacks


def cards_each(seats: int) -> int:
    """How many cards each player is dealt (AL-016, AL-080, AL-109)."""
    return 16 if seats == 3 else 12


def first_known(seats: int) -> list[int]:
    """Who knows which card of the pack when it is dealt: everybody their own, and nobody the reserve."""
    known = [NOBODY] * CARDS
    for seat in range(seats):
        for card in range(seat * cards_each(seats), (seat + 1) * cards_each(seats)):
            known[card] = bit(seat)
    return known


FIRST_STACKS: Final = [first_stacks(seats) for seats in range(5)]
FIRST_KNOWN: Final = [first_known(seats) for seats in range(5)]


def lay_map(s: AlliancesState) -> None:
    """Lay the tiles at random and the first tokens in their corners (AL-014, AL-015)."""
    s.country = TILES.copy()
    mix_order(s, s.country)
    s.stack = FIRST_STACKS[s.seats].copy()
    if s.teller is not None:
        s.teller.tell(events.MAP, EVERYONE, {"campaign": s.campaign + 1, "countries": s.country.copy()})


def deal(s: AlliancesState) -> None:
    """Shuffle all cards and deal to each seat; the rest is the reserve (AL-016, AL-080, AL-109)."""
    each = cards_each(s.seats)
    shuffle(s, PACK)
    s.drafted, s.sworn = UNDRAFTED, UNSWORN
    s.barred = [0] * CARDS
    s.spent, s.aside = [], []
    s.tribute = [[] for _ in range(s.seats)]
    s.bid, s.bidder, s.passed = 0, NONE, 0
    s.dominant, s.aggressor, s.declared = NONE, NONE, NONE
    s.hands = [PACK[seat * each : (seat + 1) * each] for seat in range(s.seats)]
    s.reserve = PACK[s.seats * each :]
    s.known = FIRST_KNOWN[s.seats].copy()
    if s.drafts:
        s.drafted = [card // each * MOST_PASSES for card in PACK]
    if s.teller is not None:
        s.teller.tell(events.DEALT, EVERYONE, {"each": each, "reserve": len(s.reserve)})
        for seat in range(s.seats):
            faces = sorted([s.face[card] for card in s.hands[seat]])
            s.teller.tell(events.HAND, bit(seat), {"seat": seat, "faces": faces})


def draw_first(s: AlliancesState) -> None:
    """Let chance choose who begins (AL-020, AL-110)."""
    s.first = roll(s, s.seats)


def throw_in(s: AlliancesState) -> None:
    """Nobody has bid: the cards are dealt anew, and chance chooses again who begins (AL-034, AG-10)."""
    if s.teller is not None:
        s.teller.tell(events.THROWN_IN, EVERYONE, {})
    draw_first(s)


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
        s.teller.tell(events.EMPIRE, EVERYONE, {"seat": empire})


def begin_series(s: AlliancesState, leader: int) -> None:
    """Forget the last series of conflicts and start a new one."""
    s.leader, s.conflict = leader, 0
    s.tricks = [0] * s.seats
    s.last_winner = NONE


def open_phase(s: AlliancesState, phase: int) -> None:
    """Begin a phase with whoever begins the campaign, and say who that is (AL-020, AL-081)."""
    set_phase(s, phase, s.first)
    if s.teller is not None:
        s.teller.tell(events.BEGINS, EVERYONE, {"seat": s.first, "phase": PHASES[phase]})


def keep_card(s: AlliancesState, seat: int, card: int) -> None:
    """Keep a card of the hand that is drafted from (AL-076)."""
    s.hands[seat].remove(card)
    keep_sorted(s.kept[seat], card)
    if s.teller is not None:
        s.teller.tell(events.KEPT_CARD, bit(seat), {"seat": seat, "face": s.face[card]})


def lay_aside(s: AlliancesState, seat: int, card: int) -> None:
    """Lay a card face down into the pairs for the Rebels (AL-111)."""
    s.hands[seat].remove(card)
    s.aside.append(card)
    if s.teller is not None:
        s.teller.tell(events.LAID_ASIDE, EVERYONE, {"seat": seat, "pair": (len(s.aside) + 1) // 2})
        s.teller.tell(events.LAID_CARD, bit(seat), {"seat": seat, "face": s.face[card]})


def set_tribute(s: AlliancesState, rebel: int, card: int) -> None:
    """Set a card of the tribute face down; it leaves the hand when both Rebels are done (AL-113)."""
    s.tribute[rebel].append(card)
    if s.teller is not None:
        s.teller.tell(events.TRIBUTE_SET, bit(rebel), {"seat": rebel, "face": s.face[card]})


def hand_tribute(s: AlliancesState, rebel: int) -> None:
    """The Empire takes a Rebel's two cards. What the Rebel kept is noted: it was no higher (AL-114)."""
    sworn = s.sworn.copy()
    for card in s.hands[rebel]:
        sworn[card] = rebel
    for card in s.tribute[rebel]:
        sworn[card] = NONE
        s.hands[rebel].remove(card)
        keep_sorted(s.hands[s.empire], card)
        show(s, card, s.empire)
    s.sworn = sworn
    if s.teller is not None:
        faces = [s.face[card] for card in s.tribute[rebel]]
        s.teller.tell(events.TRIBUTE_PAID, EVERYONE, {"seat": rebel, "to": s.empire})
        s.teller.tell(events.TRIBUTE, bit(rebel) | bit(s.empire), {"seat": rebel, "to": s.empire, "faces": faces})


def take_pair(s: AlliancesState, rebel: int, pair: int) -> None:
    """Take one of the Empire's pairs into the hand (AL-115)."""
    cards = s.aside[2 * pair : 2 * pair + 2] if len(s.aside) == 4 else s.aside.copy()
    for card in cards:
        s.aside.remove(card)
        keep_sorted(s.hands[rebel], card)
        show(s, card, rebel)
    if s.teller is not None:
        faces = [s.face[card] for card in cards]
        s.teller.tell(events.PAIR_TAKEN, EVERYONE, {"seat": rebel, "pair": pair + 1})
        s.teller.tell(events.PAIR, bit(rebel) | bit(s.empire), {"seat": rebel, "faces": faces})


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
        s.teller.tell(events.MET, bit(ally) | bit(seat), {"seat": seat, "to": ally, "faces": faces})
    s.kept[seat] = []


def take_kept(s: AlliancesState) -> None:
    """Take up the drafted cards as the hand (AL-077)."""
    s.hands, s.kept = s.kept, s.hands
    if s.teller is not None:
        for seat in range(s.seats):
            faces = sorted([s.face[card] for card in s.hands[seat]])
            s.teller.tell(events.HAND, bit(seat), {"seat": seat, "faces": faces})


def pass_hands(s: AlliancesState) -> None:
    """Pass what is left of every hand to the left, mixed: nobody can follow a single card (AL-076)."""
    passed = [s.hands[(seat - 1) % s.seats] for seat in range(s.seats)]
    drafted = s.drafted.copy()
    for seat in range(s.seats):
        shuffle(s, passed[seat])
        for card in passed[seat]:
            show(s, card, seat)
            drafted[card] += 1
    s.hands, s.drafted = passed, drafted
    if s.teller is not None:
        s.teller.tell(events.HANDS_PASSED, EVERYONE, {})
        for seat in range(s.seats):
            faces = sorted([s.face[card] for card in s.hands[seat]])
            s.teller.tell(events.RECEIVED, bit(seat), {"seat": seat, "faces": faces})


def score_campaign(s: AlliancesState, winner: int, rule: str, reason: str) -> None:
    """Note the side that won the campaign (AL-071, AL-099)."""
    s.wins[winner] += 1
    s.campaign += 1
    if s.teller is not None:
        data: dict[str, object] = {"side": winner, "rule": rule, "reason": reason, "wins": s.wins.copy()}
        s.teller.tell(events.CAMPAIGN, EVERYONE, data)


def score_empire(s: AlliancesState) -> None:
    """Note the countries of the Empire and the conflicts of the Rebels (AL-118, AL-119)."""
    s.scores[s.empire] = controlled(s, GOLD)
    for rebel in rebels(s):
        s.rebel_tricks[rebel] += s.tricks[rebel]
    s.campaign += 1
    if s.teller is not None:
        for rebel in rebels(s):
            noted: dict[str, object] = {"seat": rebel, "won": s.tricks[rebel], "total": s.rebel_tricks[rebel]}
            s.teller.tell(events.REBEL_SCORED, EVERYONE, noted)
        data: dict[str, object] = {"seat": s.empire, "countries": s.scores[s.empire], "tricks": s.rebel_tricks.copy()}
        s.teller.tell(events.EMPIRE_SCORED, EVERYONE, data)


def end_game(s: AlliancesState, ending: Ending) -> None:
    """The game is over."""
    s.ending = ending
    if s.teller is not None:
        s.teller.tell(events.GAME_OVER, EVERYONE, ending.telling())
