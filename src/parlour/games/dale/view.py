"""What a seat sees of the table, as plain data."""

from __future__ import annotations

from parlour.games.dale.cards.book import WAITING
from parlour.games.dale.cards.cast import CAST, role_of
from parlour.games.dale.cards.prints import ALL_DECKS, PRINTS, trap_name
from parlour.games.dale.rules.abilities import uses_left
from parlour.games.dale.rules.copies import identity, is_settled
from parlour.games.dale.rules.stock import needed_total
from parlour.games.dale.rules.table import is_day, stacks_built
from parlour.games.dale.rules.values import hand_size, price, value
from parlour.games.dale.state import DaleState
from parlour.games.dale.view_types import (
    CardView,
    CharacterView,
    ClockView,
    HeldView,
    KeptView,
    KnownView,
    PlayedView,
    SeatView,
    SlotView,
    View,
)
from parlour.games.dale.zones import MARKET_SLOTS, PHASES, ZONES
from parlour.kernel.cards import knows_no_more, seen_face
from parlour.kernel.state import NONE


def view_table(s: DaleState, seat: int) -> View:
    """Everything that a seat (or the watcher) can see."""
    return {
        "game": "dale",
        "players": s.seats,
        "teams": s.teams,
        "decks": [ALL_DECKS[number].slug for number in s.folks],
        "traps": [trap_name(kind) for kind in s.traps],
        "goal": s.goal,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "turns": s.turns,
        "actions": s.actions,
        "clock": view_clock(s),
        "seats": [view_seat(s, seat, other) for other in range(s.seats)],
        "stalls": [[[view_card(s, card, seat) for card in stack] for stack in stall] for stall in s.stall],
        "market": [view_slot(s, seat, slot) for slot in range(MARKET_SLOTS)],
        "market_deck": len(s.mdeck),
        "market_deck_known": known_in_pile(s, s.mdeck, seat),
        "market_discard": [view_card(s, card, seat) for card in s.mdisc],
        "junk": len(s.pile),
        "characters_in_box": len(s.box),
        "aside": [view_card(s, card, seat) for card in s.aside],
    }


def view_own(s: DaleState, seat: int, watched: dict[str, object]) -> dict[str, object]:
    """What a seat sees otherwise than the watcher: itself, and the players and piles of whose cards it knows more."""
    seats = watched["seats"]
    assert isinstance(seats, list)
    own: dict[str, object] = {
        "seats": [seats[other] if seen_alike(s, seat, other) else view_seat(s, seat, other) for other in range(s.seats)]
    }
    if not knows_no_more(s, s.mdeck, seat):
        own["market_deck_known"] = known_in_pile(s, s.mdeck, seat)
    for name, pile in (("market_discard", s.mdisc), ("aside", s.aside)):
        if not knows_no_more(s, pile, seat):
            own[name] = [view_card(s, card, seat) for card in pile]
    return own


def seen_alike(s: DaleState, seat: int, other: int) -> bool:
    """Whether a seat sees of a player what the watcher sees."""
    return ZONES.look_alike(s, seat, other) and knows_no_more(s, s.stored, seat)


def view_seat(s: DaleState, seat: int, other: int) -> SeatView:
    """What a seat sees of another."""
    return {
        "seat": other,
        "side": s.side[other],
        "hand": [view_held(s, card, seat, other) for card in s.hand[other]],
        "hand_size": hand_size(s, other) if seat == other else None,
        "deck": len(s.deck[other]),
        "deck_known": known_in_pile(s, s.deck[other], seat),
        "discard": [view_card(s, card, seat) for card in s.disc[other]],
        "schedule": [view_played(s, card, seat, other) for card in s.sched[other]],
        "gold": s.gold[other],
        "character": view_character(s, seat, other),
        "dealt": [view_card(s, card, seat) for card in s.dealt[other]],
        "stacks": stacks_built(s, other),
        "needed": needed_total(s, other),
    }


def view_card(s: DaleState, card: int, seat: int) -> CardView:
    """A card: its back, and what is printed on it if the seat knows it."""
    face = seen_face(s, card, seat)
    if face is None:
        return {"card": card, "name": None, "value": None, "set": None}
    return {"card": card, "name": PRINTS[face].name, "value": PRINTS[face].value, "set": folk_name(face)}


def view_held(s: DaleState, card: int, seat: int, holder: int) -> HeldView:
    """A hand card. Its holder also sees what it is worth and counts as now; others see what was shown to them."""
    if seat != holder:
        return {**view_card(s, card, seat), "worth": None, "as": None}
    guise = guise_name(s, card, identity(s, holder, card)) if is_settled(s, holder, card) else None
    return {**view_card(s, card, seat), "worth": value(s, holder, card), "as": guise}


def view_played(s: DaleState, card: int, seat: int, player: int) -> PlayedView:
    """A card in a schedule, what it was played as, and what it waits for."""
    face = identity(s, player, card)
    return {**view_scheduled(s, card, seat), "as": guise_name(s, card, face), "waits": WAITING.get(face)}


def guise_name(s: DaleState, card: int, face: int) -> str | None:
    """What a card counts as, if that is not what is printed on it."""
    return None if face == s.face[card] else PRINTS[face].name


def known_in_pile(s: DaleState, pile: list[int], seat: int) -> list[KnownView]:
    """The cards of a face-down pile that a seat knows, from the top; `below` counts the cards over each."""
    top = len(pile) - 1
    return [{**view_card(s, pile[i], seat), "below": top - i} for i in range(top, -1, -1) if s.knows(seat, pile[i])]


def view_clock(s: DaleState) -> ClockView | None:
    """The space of the clock's hand on its ring, if the game has a clock."""
    if s.clock == NONE:
        return None
    return {"space": s.clock + 1, "day": is_day(s), "days": s.days, "nights": s.nights}


def view_scheduled(s: DaleState, card: int, seat: int) -> KeptView:
    """A card in a schedule with what it counts and what lies on it."""
    stored = [view_card(s, held, seat) for held, on in zip(s.stored, s.stored_on, strict=True) if on == card]
    return {**view_card(s, card, seat), "charge": s.charge[card], "stored": stored}


def view_character(s: DaleState, seat: int, other: int) -> CharacterView | None:
    """A character with its texts, its tokens, what is stored on it and what lies by it."""
    card = s.character[other]
    if card == NONE:
        return None
    character = CAST[role_of(s, other)]
    return {
        **view_scheduled(s, card, seat),
        "title": character.title,
        "colour": character.colour,
        "setup": character.setup,
        "passive": character.passive,
        "abilities": [
            {"name": ability.name, "when": ability.when, "text": ability.text, "left": uses_left(s, other, place)}
            for place, ability in enumerate(character.abilities)
        ],
        "beside": [view_scheduled(s, each, seat) for each in s.beside[other]],
    }


def view_slot(s: DaleState, seat: int, slot: int) -> SlotView | None:
    """A market slot with the price for whose turn it is."""
    if s.market[slot] == NONE:
        return None
    return {**view_card(s, s.market[slot], seat), "slot": slot, "price": price(s, s.turn, slot)}


def folk_name(face: int) -> str | None:
    """The animalfolk set of a print."""
    number = PRINTS[face].folk
    return ALL_DECKS[number].short if number >= 0 else None
