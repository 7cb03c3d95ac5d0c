"""What a position of Historical Conquest is made of; `state.py` is made from it.

Cards in rows (`frames`, `lasting`, `emptied`, `empty`, `following`) are written as NO_CARD plus the card, so that
whoever reads a row knows which numbers are cards.
"""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.kinds import CONTINENTS
from parlour.games.conquest.view_types import Aim, Phase
from parlour.kernel.state import NONE
from parlour.kernel.zones import (
    HIDDEN,
    NAME,
    OWNER,
    SEAT,
    SEATS,
    SPREAD,
    Zone,
    Zones,
    numbers,
    per_card,
    per_seat,
    rows,
    value,
)

# The parts of a turn: the first attack ends the playing of cards (HG-102), the first move the attacks (HG-57).
BEGIN: Final = 0
PLAY: Final = 1
FIGHT: Final = 2
MOVE: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("begin", "play", "fight", "move")

# What the game is played for.
BY_MORALE: Final = 0
BY_ROUNDS: Final = 1
BY_LANDS: Final = 2
BY_COUNTRIES: Final = 3
ENDINGS: Final[tuple[Aim, ...]] = ("morale", "rounds", "lands", "countries")

ZONES: Final = Zones(
    "ConquestState",
    "A position of Historical Conquest.",
    [
        value("edition", 2, "the edition whose rules are played"),
        value("sheet", True, "whether the sheet of 2018 corrects the second edition"),
        value("gate", True, "whether only those with more than 800 morale attack"),
        value("cap", True, "whether morale changes by at most 800 a round"),
        value("aim", BY_MORALE, "what the game is played for").of(NAME, list(ENDINGS)),
        value("goal", 3000, "the morale, or the number of lands, that wins"),
        value("limit", 40, "the last round"),
        value("continent", NONE, "the one continent of a quick game").of(NAME, list(CONTINENTS)),
        value("decks", "", "the decks of the players, as options name them"),
        value("first", 0, "who began the round").of(SEAT),
        value("turn", 0, "whose turn it is").of(SEAT),
        value("round", 1, "which round it is"),
        value("turns", 0, "turns since the start"),
        value("phase", BEGIN, "the part of the turn").of(NAME, list(PHASES)),
        value("plays", 0, "cards that may still be played"),
        value("attacks", 0, "attacks that are left"),
        value("again", False, "whether a victory has brought a second attack"),
        value("moves", 0, "transportations that are left"),
        value("out", 0, "who left the game").of(SEATS),
        value("home", NONE, "the land that an expedition came from, as in rows", secret=True),
        value("bound", NONE, "the land that an expedition is after, as in rows", secret=True),
        value("topic", NONE, "the card or land that a deed is about while it asks, as in rows", secret=True),
        per_seat("morale", 0, "morale"),
        per_seat("up", 0, "morale gained in this round"),
        per_seat("down", 0, "morale lost in this round"),
        per_seat("fewer", 0, "how many cards fewer may be played in the next turn"),
        per_seat("acted", 0, "the number of the last turn"),
        numbers("empty", "lands that were empty when the turn began", secret=True),
        numbers("staying", "cards that stay where they are until the turn ends", secret=True),
        rows("emptied", "lands that may be claimed, each with the land whose attack emptied it"),
        rows("following", "cards that may follow an explorer, each with that explorer and the turn"),
        rows("lasting", "effects with an end: seat, card, face, ability, effect, end, what it is about"),
        rows("stands", "for each seat what its cards in play can do, counted as in cards/faces", secret=True),
        rows("frames", "what is pending, the next one last"),
        Zone("hand", "the hands", owned=True, seen=OWNER, lies=SPREAD),
        Zone("deck", "the draw decks", owned=True, seen=HIDDEN),
        Zone("land_pile", "the lands that are not in play yet", owned=True, seen=HIDDEN),
        Zone("lands", "the lands in play, each with the cards above it", owned=True, lies=SPREAD, stacks=True),
        Zone("active", "the active areas", owned=True, lies=SPREAD),
        Zone("abroad", "an explorer and its companion on an expedition", lies=SPREAD),
        Zone("discard", "the discard piles", owned=True),
        Zone("gone", "cards that left the game"),
        per_card("owner", NONE, "whose deck it is from", secret=True).of(SEAT),
        per_card("holder", NONE, "who has it in play", secret=True),
        per_card("at", NONE, "the land that it is in", secret=True),
        per_card("used", 0, "uses of its abilities, two bits each; then those of this turn; then that it is idle"),
        per_card("kept", 0, "the same for its owner, while somebody else has it"),
        per_card("chosen", NONE, "which of its abilities was chosen"),
        per_card("since", 0, "the turn in which it came into play"),
    ],
)
