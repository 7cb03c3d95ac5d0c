"""What lasts in a position line: changes, copies, marks, and who knows or was mixed with what."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import FIRST_CHARACTER
from parlour.games.dale.notation.cards import SPELLING, code
from parlour.games.dale.notation.places import card_at, place_names, places
from parlour.games.dale.rules.lasting import HOWS
from parlour.games.dale.rules.marks import (
    ADAPTED,
    ASKED,
    INHERITED,
    INSPECTED,
    RENEWED,
    USED,
    WOKEN,
    card_of_mark,
    kind_of_mark,
    use_of_ability,
)
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import CAST_BATCH, MARKET_BATCH, ZONES
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import Fields, read_seat, read_seats, taken_apart, write_chance, write_seats
from parlour.kernel.state import EVERYONE, NONE
from parlour.kernel.words import squeezed

LASTING: Final = ["changes", "copies", "used", "agenda", "entered", "shown", "mixed", "chance"]
EVENT_NAMES: Final = ["resolved", "purchased", "shuffled", "built"]
# What a used card was used for, by the kind of its mark.
MARKS: Final = {
    USED: "",
    ADAPTED: "adapted:",
    INSPECTED: "inspected:",
    INHERITED: "inherited:",
    ASKED: "asked:",
    RENEWED: "renewed:",
    WOKEN: "woken:",
    use_of_ability(0): "ability1:",
    use_of_ability(1): "ability2:",
}
KINDS: Final = {word: kind for kind, word in MARKS.items()}
BATCHES: Final = ["1", "2", "3", "4", "market", "characters"]


# Writing


def write_lasting(s: DaleState) -> list[tuple[str, str]]:
    """What lasts, by the places of the cards that it concerns."""
    at = place_names(s)
    changes = [
        f"{HOWS[how]}:{'all' if card == NONE else at[card]}:{seat + 1}:{amount}"
        for how, card, seat, amount in s.changes
    ]
    usual = ZONES.usually_known(s)
    shown = [f"{name}:{write_seats(s.known[card])}" for name, card in places(s) if s.known[card] != usual[card]]
    batches = usual_batches(s)
    strays = [card for card in range(len(s.face)) if s.known[card] != EVERYONE and s.batch[card] != batches[card]]
    mixed = [f"{name}:{BATCHES[s.batch[card]]}" for name, card in places(s) if card in strays]
    fields = [
        ("changes", changes),
        ("copies", [f"{at[card]}:{code(face) if model == NONE else at[model]}" for card, model, face in s.copies]),
        ("used", [MARKS[kind_of_mark(mark)] + at[card_of_mark(mark)] for mark in s.used]),
        ("agenda", [f"{EVENT_NAMES[event]}:{seat + 1}" for event, seat in s.agenda]),
        ("entered", [at[card] for card in s.entered]),
        ("shown", shown),
        ("mixed", mixed),
    ]
    return [(name, ",".join(items) or "-") for name, items in fields] + [("chance", write_chance(s))]


def usual_batches(s: DaleState) -> list[int]:
    """The batch of every card when nothing strange came in: the market's, that of whose deck or hand it lies in."""
    batch = [NONE] * len(s.face)
    for card in s.mdeck:
        batch[card] = MARKET_BATCH
    for seat in range(s.seats):
        for card in s.deck[seat] + s.hand[seat]:
            batch[card] = seat
        for card, holder in zip(s.stored, s.stored_on, strict=True):
            if holder in s.sched[seat] or holder == s.character[seat]:
                batch[card] = seat
        for card in s.dealt[seat]:
            batch[card] = CAST_BATCH
    for card in s.box:
        batch[card] = CAST_BATCH if s.face[card] >= FIRST_CHARACTER else NONE
    return batch


# Reading


def read_lasting(s: DaleState, fields: Fields) -> None:
    """What lasts."""
    read_changes(s, fields)
    read_marks(s, fields)
    read_knowledge(s, fields)


def read_changes(s: DaleState, fields: Fields) -> None:
    """Changes of value, and what copying cards are."""
    for item in fields.items("changes", "-"):
        how, which, seat, amount = taken_apart("changes", item, "HOW:CARD:SEAT:AMOUNT")
        if how not in HOWS or not amount.removeprefix("-").isdecimal():
            raise ParlourError(f"position: changes: {item!r} must begin with {', '.join(HOWS)} and end with a number")
        card = NONE if which == "all" else card_at(s, "changes", which)
        s.changes.append([HOWS.index(how), card, read_seat(s, "changes", seat), int(amount)])
    for item in fields.items("copies", "-"):
        copier, model = taken_apart("copies", item, "CARD:MODEL")
        s.copies.append(read_copy(s, card_at(s, "copies", copier), model))


def read_copy(s: DaleState, copier: int, model: str) -> list[int]:
    """What a copying card is: a copy of a card in sight, or in the schedule whatever it was played as."""
    if squeezed(model) in SPELLING.places:
        return [copier, NONE, SPELLING.find(model)]
    card = card_at(s, "copies", model)
    return [copier, card, s.face[card]]


def read_marks(s: DaleState, fields: Fields) -> None:
    """Cards that were used, events that others may react to, cards that came into hands."""
    for item in fields.items("used", "-"):
        before, colon, which = item.rpartition(":")
        if before + colon not in KINDS:
            raise ParlourError(f"position: used: {item!r} must be CARD, if need be after {', '.join(list(KINDS)[1:])}")
        s.used.append(KINDS[before + colon] + card_at(s, "used", which))
    for item in fields.items("agenda", "-"):
        event, seat = taken_apart("agenda", item, "EVENT:SEAT")
        if event not in EVENT_NAMES:
            raise ParlourError(f"position: agenda: {event!r} must be one of {', '.join(EVENT_NAMES)}")
        s.agenda.append([EVENT_NAMES.index(event), read_seat(s, "agenda", seat)])
    s.entered = [card_at(s, "entered", item) for item in fields.items("entered", "-")]


def read_knowledge(s: DaleState, fields: Fields) -> None:
    """Who knows more or less than the zones tell, and what was mixed with what."""
    s.known, s.batch = ZONES.usually_known(s), usual_batches(s)
    for item in fields.items("shown", "-"):
        which, seats = taken_apart("shown", item, "CARD:SEATS")
        s.known[card_at(s, "shown", which)] = read_seats(s, "shown", seats)
    for item in fields.items("mixed", "-"):
        which, batch = taken_apart("mixed", item, "CARD:BATCH")
        if batch not in BATCHES:
            raise ParlourError(f"position: mixed: {batch!r} must be one of {', '.join(BATCHES)}")
        s.batch[card_at(s, "mixed", which)] = BATCHES.index(batch)
