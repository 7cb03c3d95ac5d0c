"""A position of Alliances written in one line of `name=value` fields.

A line describes a position between two actions (before a bid, a trick, a conflict, a step of Rise to
Power); what happened since is told by answers. Seats are counted from 1.
"""

from __future__ import annotations

from parlour.games.alliances.cards.prints import CARDS, LETTERS, card_name
from parlour.games.alliances.rules.legal import bid_words
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.view import stack_letters
from parlour.games.alliances.zones import DRAFTING, MOST_PASSES, ZONES
from parlour.kernel.notation import EMPTY, write_chance
from parlour.kernel.positions import write_value
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
CALLED = {"last": "last_winner", "rebeltricks": "rebel_tricks", "map": "country"}  # fields whose parts have other names


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
    said = write_otherwise(s)
    fields = [
        (name, said[name] if name in said else write_part(s, CALLED.get(name, name)))
        for name in SIMPLE + SCORES + ROLES + MAP
    ]
    fields += write_cards(s) + write_knowledge(s)
    return " ".join([f"{name}={value}" for name, value in fields])


def write_part(s: AlliancesState, name: str) -> str:
    """A part of the position as its declaration says it."""
    [part] = [part for part in ZONES.parts if part.name == name]
    return write_value(part, getattr(s, name))


def write_otherwise(s: AlliancesState) -> dict[str, str]:
    """What a line says otherwise: counted from 1, with letters for suits and tokens, bids as they are made."""
    chosen = [name for name, on in zip(VARIANTS, (s.drafts, s.meets, s.nations), strict=True) if on]
    passed = [str(seat + 1) for seat in range(s.seats) if s.passed >> seat & 1]
    return {
        "players": str(s.seats),
        "campaign": str(s.campaign + 1),
        "variants": ",".join(chosen) or EMPTY,
        "chance": write_chance(s),
        "conflict": str(s.conflict + 1),
        "dominant": LETTERS[s.dominant] if s.dominant != NONE else EMPTY,
        "bid": bid_words(s.bid) if s.bid else EMPTY,
        "passed": ",".join(passed) or EMPTY,
        "declared": str(s.declared) if s.declared != NONE else EMPTY,
        "tokens": ",".join([stack_letters(stack) or EMPTY for stack in s.stack]),
    }


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
