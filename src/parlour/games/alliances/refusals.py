"""Why not: the rule that forbids what somebody named, by the same checks that make the options."""

from __future__ import annotations

from parlour.games.alliances.board import COUNTRY_NAMES, PLACES, place_name
from parlour.games.alliances.cards import FACES_BY_NAME, LETTERS
from parlour.games.alliances.legal import (
    HIGHEST_BID,
    LOWEST_BID,
    bid_code,
    bid_refusal,
    card_refusal,
    target_refusal,
)
from parlour.games.alliances.state import AlliancesState, holds_suit
from parlour.kernel.ask import Ask
from parlour.kernel.state import NONE

# For questions about a card on the table or in the hand: the rule that says which cards are meant.
OBJECTS = {
    "bribe": "AL-130",
    "ally": "AL-129",
    "ally to": "AG-50",
    "monopoly": "AL-133",
    "reinforce": "AL-135",
    "expose": "AL-136",
    "keep": "AL-076",
    "show": "AL-078",
    "lay aside": "AL-111",
    "tribute": "AL-113",
}

PLAYERS = ("P1", "P2", "P3", "P4")


def refuse(s: AlliancesState, ask: Ask, thing: str) -> str:
    """The id of the rule that forbids a thing, or "" if the thing is nothing that the question is about."""
    if ask.what == "bid":
        return refuse_bid(s, thing)
    if ask.what == "target":
        return refuse_target(s, ask.seat, thing)
    if ask.what == "play" and thing in FACES_BY_NAME:
        return refuse_card(s, ask.seat, FACES_BY_NAME[thing])
    if thing in FACES_BY_NAME or thing in PLAYERS:
        return OBJECTS.get(ask.what, "")
    return ""


def refuse_bid(s: AlliancesState, thing: str) -> str:
    """A bid in words: too low, or not between ten and twenty."""
    number, suit = thing[:-1], thing[-1:]
    if not number.isdecimal() or suit not in LETTERS:
        return ""
    if not LOWEST_BID <= int(number) <= HIGHEST_BID:
        return "AL-025"
    return bid_refusal(s, bid_code(int(number), LETTERS.index(suit)))


def refuse_target(s: AlliancesState, seat: int, thing: str) -> str:
    """A country by its place, its name, or both."""
    side = s.side[seat]
    for place in range(PLACES):
        name = COUNTRY_NAMES[s.country[place]]
        if thing in (place_name(place), name, f"{place_name(place)} {name}"):
            return target_refusal(s, side, place)
    return ""


def refuse_card(s: AlliancesState, seat: int, face: int) -> str:
    """A card: not in the hand, or not of the leading suit."""
    if face not in [s.face[card] for card in s.hands[seat]]:
        return "AL-045"
    follows = s.leading != NONE and holds_suit(s, seat, s.leading)
    return card_refusal(s, face, follows)
