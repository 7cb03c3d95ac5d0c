"""What a seat sees of the table, as plain data."""

from __future__ import annotations

from parlour.games.dale.abilities import uses_left
from parlour.games.dale.cast import CAST, role_of
from parlour.games.dale.prints import ALL_DECKS, PRINTS, trap_name
from parlour.games.dale.state import MARKET_SLOTS, PHASES, DaleState, is_day
from parlour.games.dale.values import price
from parlour.kernel.cards import seen_face
from parlour.kernel.state import NONE


def view_table(s: DaleState, seat: int) -> dict[str, object]:
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
        "clock": None if s.clock == NONE else {"space": s.clock, "day": is_day(s)},
        "seats": [view_seat(s, seat, other) for other in range(s.seats)],
        "stalls": [[[view_card(s, card, seat) for card in stack] for stack in stall] for stall in s.stall],
        "market": [view_slot(s, seat, slot) for slot in range(MARKET_SLOTS)],
        "market_deck": len(s.mdeck),
        "market_discard": [view_card(s, card, seat) for card in s.mdisc],
        "junk": len(s.pile),
        "characters_in_box": len(s.box),
        "aside": [view_card(s, card, seat) for card in s.aside],
    }


def view_seat(s: DaleState, seat: int, other: int) -> dict[str, object]:
    """What a seat sees of another."""
    return {
        "seat": other,
        "side": s.side[other],
        "hand": [view_card(s, card, seat) for card in s.hand[other]],
        "deck": len(s.deck[other]),
        "discard": [view_card(s, card, seat) for card in s.disc[other]],
        "schedule": [view_scheduled(s, card, seat) for card in s.sched[other]],
        "gold": s.gold[other],
        "character": view_character(s, seat, other),
        "dealt": [view_card(s, card, seat) for card in s.dealt[other]],
        "stacks": len(s.stall[s.side[other]]),
    }


def view_card(s: DaleState, card: int, seat: int) -> dict[str, object]:
    """A card: its back, and what is printed on it if the seat knows it."""
    face = seen_face(s, card, seat)
    if face is None:
        return {"card": card, "name": None}
    return {"card": card, "name": PRINTS[face].name, "value": PRINTS[face].value, "set": folk_name(face)}


def view_scheduled(s: DaleState, card: int, seat: int) -> dict[str, object]:
    """A card in a schedule with what it counts and what lies on it."""
    stored = [view_card(s, held, seat) for held, on in zip(s.stored, s.stored_on, strict=True) if on == card]
    return view_card(s, card, seat) | {"charge": s.charge[card], "stored": stored}


def view_character(s: DaleState, seat: int, other: int) -> dict[str, object] | None:
    """A character with its texts, its tokens, what is stored on it and what lies by it."""
    card = s.character[other]
    if card == NONE:
        return None
    character = CAST[role_of(s, other)]
    return view_scheduled(s, card, seat) | {
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


def view_slot(s: DaleState, seat: int, slot: int) -> dict[str, object] | None:
    """A market slot with the price for whose turn it is."""
    if s.market[slot] == NONE:
        return None
    return view_card(s, s.market[slot], seat) | {"slot": slot, "price": price(s, s.turn, slot)}


def folk_name(face: int) -> str | None:
    """The animalfolk set of a print."""
    number = PRINTS[face].folk
    return ALL_DECKS[number].short if number >= 0 else None
