"""A position of Alliances written in one line of `name=value` fields.

A line describes a position between two actions (before a bid, a trick, a conflict, a step of Rise to
Power); what happened since is told by answers. Seats are counted from 1.
"""

from __future__ import annotations

from parlour.games.alliances.cards.board import COUNTRY_NAMES, SIDES
from parlour.games.alliances.cards.prints import CARDS, LETTERS, card_name
from parlour.games.alliances.rules.legal import bid_words
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.view import stack_letters
from parlour.games.alliances.zones import DRAFTING, MOST_PASSES, PHASES, ZONES
from parlour.kernel.notation import write_chance
from parlour.kernel.state import NONE
from parlour.kernel.words import Spelling

SIMPLE = ["players", "phase", "campaign", "campaigns", "variants", "chance", "first", "turn", "leader", "conflict"]
SCORES = ["wins", "scores", "rebeltricks", "tricks", "last"]
ROLES = ["empire", "aggressor", "dominant", "bid", "bidder", "passed", "declared"]
MAP = ["map", "tokens"]
SEATED = ["hand", "kept", "tribute"]
PILES = ["reserve", "aside", "spent"]
KNOWLEDGE = ["shown", "drafted", "barred", "sworn"]
VARIANTS = ["drafting", "meeting", "nations"]


def field_names() -> list[str]:
    """Every field of a position line."""
    seated = [f"{name}{seat}" for name in SEATED for seat in range(1, 5)]
    return SIMPLE + SCORES + ROLES + MAP + seated + PILES + KNOWLEDGE


def code(face: int) -> str:
    """A card in a position: its name with `_` for spaces."""
    return card_name(face).replace(" ", "_")


SPELLING = Spelling("card", [code(face) for face in range(CARDS)])


def write_position(s: AlliancesState) -> str:
    """The position in one line; reading it back gives the same line."""
    fields = write_frame(s) + write_roles(s)
    fields.append(("map", ",".join([COUNTRY_NAMES[country] for country in s.country])))
    fields.append(("tokens", ",".join([stack_letters(stack) or "-" for stack in s.stack])))
    fields += write_cards(s) + write_knowledge(s)
    return " ".join([f"{name}={value}" for name, value in fields])


def write_frame(s: AlliancesState) -> list[tuple[str, str]]:
    """The options, the phase and the scores."""
    chosen = [name for name, on in zip(VARIANTS, (s.drafts, s.meets, s.nations), strict=True) if on]
    return [
        ("players", str(s.seats)),
        ("phase", PHASES[s.phase]),
        ("campaign", str(s.campaign + 1)),
        ("campaigns", str(s.campaigns)),
        ("variants", ",".join(chosen) or "-"),
        ("chance", write_chance(s)),
        ("first", str(s.first + 1)),
        ("turn", str(s.turn + 1)),
        ("leader", str(s.leader + 1)),
        ("conflict", str(s.conflict + 1)),
        ("wins", numbers(s.wins)),
        ("scores", numbers(s.scores)),
        ("rebeltricks", numbers(s.rebel_tricks)),
        ("tricks", numbers(s.tricks)),
        ("last", seat_text(s.last_winner)),
    ]


def write_roles(s: AlliancesState) -> list[tuple[str, str]]:
    """The bids and who is what."""
    passed = [str(seat + 1) for seat in range(s.seats) if s.passed >> seat & 1]
    return [
        ("empire", seat_text(s.empire)),
        ("aggressor", SIDES[s.aggressor] if s.aggressor != NONE else "-"),
        ("dominant", LETTERS[s.dominant] if s.dominant != NONE else "-"),
        ("bid", bid_words(s.bid) if s.bid else "-"),
        ("bidder", seat_text(s.bidder)),
        ("passed", ",".join(passed) or "-"),
        ("declared", str(s.declared) if s.declared != NONE else "-"),
    ]


def write_cards(s: AlliancesState) -> list[tuple[str, str]]:
    """Every zone of cards; cards chosen from a hand stand with that choice too."""
    fields = []
    for name, zones in (("hand", s.hands), ("kept", s.kept), ("tribute", s.tribute)):
        for seat in range(s.seats):
            cards = zones[seat] if name == "tribute" else sorted(zones[seat], key=lambda card: s.face[card])
            fields.append((f"{name}{seat + 1}", codes(s, cards)))
    return fields + [("reserve", codes(s, s.reserve)), ("aside", codes(s, s.aside)), ("spent", codes(s, s.spent))]


def write_knowledge(s: AlliancesState) -> list[tuple[str, str]]:
    """Who knows more than the zones tell, and what was deduced."""
    usual, here = ZONES.usually_known(s), hands_of_the_draft(s)
    shown, drafted, barred, sworn = [], [], [], []
    for card in range(CARDS):
        name = code(s.face[card])
        if s.known[card] != usual[card]:
            seats = "".join([str(seat + 1) for seat in range(s.seats) if s.known[card] >> seat & 1])
            shown.append(f"{name}:{seats or '-'}")
        if s.drafted[card] != here[card]:
            drafted.append(f"{name}:{s.drafted[card] // MOST_PASSES + 1}{s.drafted[card] % MOST_PASSES}")
        if s.barred[card]:
            barred.append(f"{name}:{''.join([LETTERS[suit] for suit in range(3) if s.barred[card] >> suit & 1])}")
        if s.sworn[card] != NONE:
            sworn.append(f"{name}:{s.sworn[card] + 1}")
    pairs = [("shown", shown), ("drafted", drafted), ("barred", barred), ("sworn", sworn)]
    return [(name, ",".join(sorted(items)) or "-") for name, items in pairs]


def hands_of_the_draft(s: AlliancesState) -> list[int]:
    """The journey of each card that lies in a hand to draft from; of others only those who took them know it."""
    journeys = [NONE] * CARDS
    if s.phase == DRAFTING:
        for seat in range(s.seats):
            passes = len(s.kept[seat]) // 2
            for card in s.hands[seat]:
                journeys[card] = (seat - passes) % s.seats * MOST_PASSES + passes
    return journeys


def codes(s: AlliancesState, cards: list[int]) -> str:
    """Cards in a position."""
    return ",".join([code(s.face[card]) for card in cards]) or "-"


def numbers(values: list[int]) -> str:
    """Numbers in a position."""
    return ",".join([str(value) for value in values])


def seat_text(seat: int) -> str:
    """A seat that may be missing."""
    return "-" if seat == NONE else str(seat + 1)
