"""The verbs that set the table out and mix cards."""

from __future__ import annotations

from typing import Final

from parlour.games.hope import events
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.locations import SPOILS_FACES
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.cards.prints import (
    ALL_PROFESSIONS,
    CITIZEN,
    FIRST_OWN,
    MASSES,
    PRINTS,
    PROFESSIONS_IN_PLAY,
    SETS,
)
from parlour.games.hope.state import HopeState
from parlour.kernel.cards import mix_order, reveal, shuffle
from parlour.kernel.state import EVERYONE, NOBODY, NONE

MASSES_FACES: Final = [face for face in range(FIRST_OWN) if PRINTS[face].kind == MASSES]
CITIZEN_FACES: Final = [face for face in range(FIRST_OWN) if PRINTS[face].kind == CITIZEN]
SPOILS_STACKS: Final = [[face for face in SPOILS_FACES if PRINTS[face].stack == stack] for stack in (2, 3)]


def pile_faces(s: HopeState) -> list[int]:
    """The face of each pile of the supply."""
    return CITIZEN_FACES + [face for number in s.professions for face in ALL_PROFESSIONS[number].faces]


def set_out(s: HopeState, preset: int) -> None:
    """The map of this number of players with nothing on it, and all cards in the box (DH-016)."""
    s.preset = preset
    s.board = 0 if s.seats <= 3 else 1
    s.owner = [NONE] * len(BOARDS[s.board].territories)
    faces = [face for face in range(FIRST_OWN) for _ in range(PRINTS[face].copies)]
    s.face = faces + SPOILS_FACES + [face for faction in FACTIONS for face in faction.deck]
    s.known = [EVERYONE] * len(s.face)
    s.batch = [0] * len(s.face)
    s.tossed = [0] * len(s.face)
    s.box = list(range(len(s.face)))


def choose_professions(s: HopeState) -> None:
    """Eight professions, by chance or from a named set (DH-030, DG-12)."""
    if s.preset:
        s.professions = SETS[s.preset - 1].numbers.copy()
    else:
        numbers = list(range(len(ALL_PROFESSIONS)))
        mix_order(s, numbers)
        s.professions = sorted(numbers[:PROFESSIONS_IN_PLAY])
    if s.teller is not None:
        s.teller.tell(events.OFFERED, EVERYONE, {"professions": s.professions.copy()})


def lay_out(s: HopeState) -> None:
    """Take the piles out of the box; masses and spoils are shuffled (DH-028 to DH-034)."""
    s.masses = out_of_box(s, MASSES_FACES)
    s.supply = [out_of_box(s, [face]) for face in pile_faces(s)]
    s.spoils = [out_of_box(s, stack) for stack in SPOILS_STACKS]
    for pile in (s.masses, s.spoils[0], s.spoils[1]):
        mark_batch(s, pile)
        shuffle(s, pile)
    reveal(s, s.masses[-1])


def mark_batch(s: HopeState, cards: list[int]) -> None:
    """Note that some cards were shuffled together: who does not know them can tell them apart no longer."""
    s.shuffles += 1
    for card in cards:
        s.batch[card] = s.shuffles


def shuffle_under(s: HopeState, seat: int) -> None:
    """Shuffle the discard pile and put it under the draw pile (DH-106)."""
    pile = s.discard[seat]
    if not pile:
        return
    mark_batch(s, pile)
    shuffle(s, pile)
    s.draw[seat] = pile + s.draw[seat]
    s.discard[seat] = []
    tell_shuffle(s, seat)


def shuffle_in(s: HopeState, seat: int) -> None:
    """Shuffle the discard pile and the draw pile together (DH-119)."""
    pile = s.discard[seat] + s.draw[seat]
    mark_batch(s, pile + s.hand[seat])
    shuffle(s, pile)
    s.draw[seat], s.discard[seat] = pile, []
    tell_shuffle(s, seat)


def tell_shuffle(s: HopeState, seat: int) -> None:
    """Tell everybody that a player shuffled."""
    if s.teller is not None:
        s.teller.tell(events.SHUFFLED, EVERYONE, {"seat": seat})


def out_of_box(s: HopeState, faces: list[int]) -> list[int]:
    """Take all cards with these faces out of the box."""
    taken = [card for card in s.box if s.face[card] in faces]
    s.box = [card for card in s.box if s.face[card] not in faces]
    return taken


def take_deck(s: HopeState, seat: int) -> None:
    """Take the starting deck of one's faction out of the box and shuffle it (DH-039)."""
    deck = out_of_box(s, FACTIONS[s.faction[seat]].deck)
    mark_batch(s, deck)
    shuffle(s, deck)
    s.draw[seat] = deck


def refill(s: HopeState, sizes: list[int], masses: bool, spoils: bool) -> None:
    """Take what a position line leaves out from the box: the supply by its sizes, and the piles that are not named."""
    s.supply = []
    for face, size in zip(pile_faces(s), sizes, strict=True):
        cards = [card for card in s.box if s.face[card] == face][:size]
        s.box = [card for card in s.box if card not in cards]
        s.supply.append(cards)
    if masses:
        s.masses = out_of_box(s, MASSES_FACES)
        cover(s, s.masses)
        if s.masses:
            reveal(s, s.masses[-1])
    if spoils:
        s.spoils = [out_of_box(s, stack) for stack in SPOILS_STACKS]
        for stack in s.spoils:
            cover(s, stack)


def cover(s: HopeState, pile: list[int]) -> None:
    """Lay a pile face down; nobody knows a card of it."""
    mark_batch(s, pile)
    for card in pile:
        s.known[card] = NOBODY
