"""Why not: the rule that forbids what somebody named, by the same checks that make the options."""

from __future__ import annotations

import re
from typing import Final

from parlour.games.alliances.cards.board import COUNTRY_NAMES, PLACES, place_name
from parlour.games.alliances.cards.prints import FACES_BY_NAME, LETTERS, MILITARY, MONOPOLY, SUITS, is_special, suit_of
from parlour.games.alliances.rules.legal import (
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
from parlour.kernel.words import behind, squeezed, tokens

# For questions about a card on the table or in the hand: the rule that says which cards are meant.
OBJECTS: Final = {
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

FACES_BY_KEY: Final = {squeezed(name): face for name, face in FACES_BY_NAME.items()}
KEYS: Final = frozenset([*FACES_BY_KEY, *[squeezed(name) for name in COUNTRY_NAMES]])
PLAYERS: Final = ("p1", "p2", "p3", "p4")
NUMBERED: Final = re.compile(rf"(\d+)([{''.join(LETTERS)}])", re.IGNORECASE)
SPELLED_OUT: Final = re.compile(rf"\b(\d+) (?:of )?({'|'.join(SUITS)})\b", re.IGNORECASE)


def as_signs(words: str) -> str:
    """Words with "8M" for "8 military" and "8 of military"."""
    return SPELLED_OUT.sub(lambda found: f"{found[1]}{LETTERS[SUITS.index(found[2].lower())]}", words)


def refused_by(s: AlliancesState, ask: Ask, thing: str) -> str:
    """The id of the rule that forbids a thing, or "" if the thing is nothing that the question is about."""
    said = [token.removeprefix("=") for token in behind(tokens(thing, KEYS), ask.what, KEYS)]
    if ask.what == "target":
        return refuse_target(s, ask.seat, said)
    if len(said) != 1:
        return ""
    if ask.what in ("bid", "declare"):
        return refuse_number(s, ask.what, said[0])
    if said[0] in PLAYERS:
        return OBJECTS["ally to"] if ask.what == "ally to" else ""
    if said[0] not in FACES_BY_KEY:
        return ""
    face = FACES_BY_KEY[said[0]]
    return refuse_card(s, ask.seat, face) if ask.what == "play" else refuse_object(s, ask, face)


def refuse_number(s: AlliancesState, what: str, thing: str) -> str:
    """A number of countries with a suit: too low a bid, or out of its range."""
    found = NUMBERED.fullmatch(thing)
    if found is None:
        return ""
    number, suit = int(found[1]), LETTERS.index(found[2].upper())
    if what == "declare":
        return "AG-79"  # any other declaration is an option
    if not LOWEST_BID <= number <= HIGHEST_BID:
        return "AL-025"
    return bid_refusal(s, bid_code(number, suit))


def refuse_target(s: AlliancesState, seat: int, said: list[str]) -> str:
    """A country by its place, its name, or both."""
    side = s.side[seat]
    for place in range(PLACES):
        names = {place_name(place), squeezed(COUNTRY_NAMES[s.country[place]])}
        if said and set(said) <= names:
            return target_refusal(s, side, place)
    return ""


def refuse_card(s: AlliancesState, seat: int, face: int) -> str:
    """A card: not in the hand, or not of the leading suit."""
    if face not in [s.face[card] for card in s.hands[seat]]:
        return "AL-045"
    follows = s.leading != NONE and holds_suit(s, seat, s.leading)
    return card_refusal(s, face, follows)


def refuse_object(s: AlliancesState, ask: Ask, face: int) -> str:
    """A card that is not meant by the special action or the step that asks for one."""
    if ask.what == "monopoly" and face == MONOPOLY:
        return "AG-63"
    if ask.what == "reinforce" and suit_of(face) == MILITARY and (is_special(face) or is_struck(s, face)):
        return "AG-65"
    if ask.what == "tribute" and lacks_tribute(s, ask.seat):
        return "AG-82"
    return OBJECTS.get(ask.what, "")


def is_struck(s: AlliancesState, face: int) -> bool:
    """Whether a card lies on the table and was discarded."""
    return any([card != NONE and s.face[card] == face and s.struck >> seat & 1 for seat, card in enumerate(s.table)])


def lacks_tribute(s: AlliancesState, rebel: int) -> bool:
    """Whether a Rebel has no power card of the kind that is due, so that others make up for it."""
    first = not s.tribute[rebel]
    left = [s.face[card] for card in s.hands[rebel] if card not in s.tribute[rebel]]
    return not any([not is_special(face) and (suit_of(face) == s.dominant) == first for face in left])
