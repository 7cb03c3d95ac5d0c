"""What a position of Dale is made of. `make states` writes state.py from it.

In every pile the last card of the list is the top.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import ALL_DECKS, FIRST_CHARACTER
from parlour.games.dale.state import DaleState
from parlour.games.dale.view_types import Phase
from parlour.kernel.state import EVERYONE, NOBODY, NONE, State, bit
from parlour.kernel.zones import (
    CARD,
    HIDDEN,
    NAME,
    OWN,
    OWNER,
    SEAT,
    SLOTS,
    SPREAD,
    Zone,
    Zones,
    a_seat,
    numbers,
    per_card,
    per_seat,
    rows,
    value,
)

MARKET_SLOTS: Final = 5
HAND_SIZE: Final = 5
MOST_DECKS: Final = 6  # one more than players, and what a campaign adds

# The phases of a turn.
STARTING: Final = 0  # scheduled cards that wait for the start of their player's turn
ACTING: Final = 1
CLEANING: Final = 2
ENDING: Final = 3  # abilities after the clean-up
REACTING: Final = 4  # other players answer what just happened
CLOSING: Final = 5  # abilities of characters at the end of the turn
CASTING: Final = 6  # before the first turn everybody chooses a character
PHASES: Final[tuple[Phase, ...]] = (
    "start of turn",
    "action phase",
    "clean-up",
    "end of turn",
    "reactions",
    "end of turn",
    "characters",
)

# The ring of the clock: its day spaces, then its night spaces (G-07).
DAY_SPACES: Final = 2
NIGHT_SPACES: Final = 2

# What other players may react to.
RESOLVED: Final = 0
PURCHASED: Final = 1
SHUFFLED: Final = 2
BUILT: Final = 3

# The batch of the market's cards; those of a player have the number of the seat, others NONE.
MARKET_BATCH: Final = 4
CAST_BATCH: Final = 5  # characters that not everybody has seen


def whose_it_is_stored(s: State, owner: int, card: int) -> int:
    """A stored card is known to whose card it lies on."""
    assert isinstance(s, DaleState)
    holder = s.stored_on[s.stored.index(card)]
    return sum([bit(seat) for seat in range(s.seats) if holder in s.sched[seat] or holder == s.character[seat]])


def all_but_characters(s: State, owner: int, card: int) -> int:
    """Nobody knows which characters are left over."""
    return NOBODY if s.face[card] >= FIRST_CHARACTER else EVERYONE


ZONES: Final = Zones(
    "DaleState",
    "Every card in its zone, and what lasts.",
    [
        # Options of the game
        value("teams", False, "whether two teams play"),
        numbers("folks", "the chosen animalfolk decks")
        .of(NAME, [deck.short for deck in ALL_DECKS])
        .up_to(MOST_DECKS)
        .replaced(),
        numbers("traps", "the kinds of traps that everybody has").replaced(),
        value("cast", 0, "how many of the colours green, yellow, red of the characters are dealt"),
        rows("wishes", "until the set-up: decks that chance may add, and seats that may start").replaced(),
        value("goal", 8, "stacks to win"),
        value("turn_cap", 0, "the last turn of each player, 0 for none"),
        per_seat("side", OWN, "whose stall a seat builds").of(SEAT).replaced(),
        # Zones of the players
        Zone("deck", "the deck of each seat", owned=True, seen=HIDDEN),
        Zone("hand", "the hand of each seat", owned=True, seen=OWNER, lies=SPREAD),
        Zone("disc", "the discard pile of each seat", owned=True),
        Zone("sched", "the schedule of each seat", owned=True, lies=SPREAD),
        Zone("stall", "the stacks of each side", owned=True, stacks=True),
        per_seat("gold", 0, "the gold of each seat"),
        Zone("character", "the character of each seat", owned=True, single=True),
        Zone("dealt", "the characters to choose from", owned=True, seen=OWNER, lies=SPREAD),
        Zone("beside", "specialty cards that lie by the character", owned=True, lies=SPREAD),
        Zone("box", "characters that nobody plays, and cards out of the game", known=all_but_characters),
        # Shared zones. Slot 0 of the market is the rightmost, without a surcharge.
        Zone("market", "the market", lies=SLOTS, slots=MARKET_SLOTS),
        Zone("mdeck", "the market deck", seen=HIDDEN),
        Zone("mdisc", "the market's discard pile"),
        Zone("pile", "the junk pile"),
        Zone("aside", "cards held while one effect lasts", lies=SPREAD),
        Zone("stored", "cards that lie on others", lies=SPREAD, known=whose_it_is_stored),
        numbers("stored_on", "the card on which each stored card lies").of(CARD),
        # What lasts
        per_card(
            "charge", 0, "what each card counts: tokens of a character, and whatever a card in the schedule counts"
        ),
        per_card("batch", NONE, "hidden cards of one batch were mixed: any of them may be any other", secret=True),
        rows("changes", "changes of value in the order they were made: how, card or NONE, seat, amount"),
        rows("copies", "what copying cards are: card, model (NONE in the schedule), face"),
        numbers("used", "cards whose ability was used this turn").of(CARD),
        value("bonus_hand", 0, "hand size gained this turn"),
        value("clock", NONE, "the space of the hand, NONE without a clock"),
        value("days", DAY_SPACES, "how many spaces of the clock are day"),
        value("nights", NIGHT_SPACES, "and how many are night"),
        # The turn
        value("phase", ACTING, "one of the phases").of(NAME, list(PHASES)),
        a_seat("turn", "whose turn it is"),
        value("turns", 0, "how many turns have begun"),
        value("actions", 0, "actions still to be done this turn"),
        value("filled", 0, "cards drawn in this clean-up"),
        value("after", ACTING, "the phase to go on with after reactions", secret=True),
        rows("agenda", "what others may react to: event, seat"),
        numbers("entered", "cards that came into a hand since reactions were last asked for", secret=True),
        # What an open question is about, for its words: the card that is paid for and the amount, or a stack begun
        numbers("matter", "the cards that an open question is about").of(CARD).replaced(),
        value("lowest", 0, "the least amount that is due"),
        value("highest", 0, "and the greatest"),
    ],
)
