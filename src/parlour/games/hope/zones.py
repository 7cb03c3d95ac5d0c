"""What a position of Dealers in Hope is made of. `make states` writes state.py from it."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.actions import ERAS
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, SETS
from parlour.games.hope.view_types import Cube, Phase
from parlour.kernel.state import NONE
from parlour.kernel.zones import (
    HIDDEN,
    NAME,
    OWNER,
    PILE,
    SEAT,
    SEATS,
    SPREAD,
    Zone,
    Zones,
    numbers,
    per_card,
    per_seat,
    value,
)

# The phases; each decision in one of them is an action of the kernel.
DRAFTING: Final = 0  # factions and start cities are chosen
CHOOSING: Final = 1  # step 1: an action, or a pass
ACTING: Final = 2  # step 2: cards, training, assaults
ASSAILING: Final = 3  # battle, first round: the attacker
DEFENDING: Final = 4  # battle: the defender
PRESSING_ON: Final = 5  # battle, last round: the attacker
TIDYING: Final = 6  # step 3: unwanted cards
WINTER: Final = 7
PHASES: Final[tuple[Phase, ...]] = (
    "drafting",
    "choosing",
    "acting",
    "assailing",
    "defending",
    "pressing on",
    "tidying",
    "winter",
)

# What `cheaper` counts apart.
ANY_CARD: Final = 0
ANY_PROFESSIONAL: Final = 1
ANY_MASTER: Final = 2

# What an action was chosen with.
SMALL_CUBE: Final = 0
TOKEN: Final = 1
LEADER_CUBE: Final = 2
CUBES: Final[tuple[Cube, ...]] = ("small cube", "token", "leader cube")

PRESETS: Final = ["chance", *[each.name.lower().replace(" ", "_") for each in SETS]]

ZONES: Final = Zones(
    "HopeState",
    "Who controls which territory, everybody's cards, the action board, and the turn so far.",
    [
        # The frame
        value("board", 0, "the map: Europe or North America").of(NAME, [board.title for board in BOARDS]),
        value("preset", 0, "the set of professions: by chance, or a named one").of(
            NAME, ["chance", *[each.name for each in SETS]]
        ),
        numbers("professions", "the eight professions in play")
        .of(NAME, [each.name for each in ALL_PROFESSIONS])
        .up_to(8),
        value("phase", DRAFTING, "one of the phases").of(NAME, list(PHASES)),
        value("turn", 0, "whose turn it is").of(SEAT),
        value("first", 0, "who began the game").of(SEAT),
        value("start", 0, "who has the start player token").of(SEAT),
        value("era", 0, "early or late").of(NAME, [*ERAS, "over"]),
        value("year", 0, "which year of the era it is"),
        value("passes", 0, "how many players have passed in a row"),
        value("tossing", 0, "who may still discard in winter").of(SEATS),
        value("drafted", 0, "how many choices of the draft are made"),
        # The players
        per_seat("faction", NONE, "the faction").of(NAME, [each.name for each in FACTIONS]),
        per_seat("capital", NONE, "the territory with the capital marker"),
        per_seat("points", 0, "victory points"),
        per_seat("masters", 0, "the set of trained masters"),
        per_seat("cubes", 0, "small cubes that are left for actions"),
        per_seat("leader_cube", 1, "whether the leader cube is left in this era"),
        value("token", 1, "whether the start player token is left in this year"),
        numbers("laid", "the actions that the cubes on the board lie on, in the order of the year"),
        numbers("laid_by", "whose cube each of them is").of(SEAT),
        numbers("laid_with", "what each of them is").of(NAME, list(CUBES)),
        numbers("owner", "who controls each territory")
        .of(SEAT)
        .up_to(max([len(board.territories) for board in BOARDS])),
        # Cards
        Zone("hand", "the hand of each seat", owned=True, seen=OWNER, lies=SPREAD),
        Zone("draw", "the draw pile of each seat", owned=True, seen=HIDDEN, lies=PILE),
        Zone("discard", "the discard pile of each seat", owned=True, lies=PILE),
        Zone("play", "the play area of each seat", owned=True, lies=SPREAD),
        Zone("ready", "the ready area of each seat", owned=True, lies=SPREAD),
        Zone("masses", "the pile of masses, of which the top card is seen", seen=HIDDEN, lies=PILE),
        Zone("supply", "citizens and professional cards, a pile for each", stacks=True, lies=PILE),
        Zone("spoils", "the stacks 2 and 3 of the spoils of war", stacks=True, seen=HIDDEN, lies=PILE),
        Zone("box", "cards that are out of the game", lies=PILE),
        per_card("batch", 0, "the shuffle that it was last part of", secret=True),
        per_card("tossed", 0, "whether its owner will discard it when all have chosen in winter", secret=True),
        value("shuffles", 0, "how many shuffles there were", secret=True),
        # Markers
        value("attack", 0, "attack markers of the player in turn"),
        value("support", 0, "support markers of the player in turn"),
        per_seat("defence", 0, "defence markers, until one's next turn"),
        per_seat("fort", 0, "defence tokens, until winter"),
        # The turn so far
        value("action", NONE, "the chosen action"),
        value("trained", 0, "cards trained"),
        value("assaults", 0, "assaults left"),
        value("sail", 0, "how much less the seas count"),
        value("siege", 0, "how much less the interior counts"),
        value("onward", 0, "cards drawn for each territory taken"),
        value("plunder", 0, "more spoils for each territory taken"),
        value("raid", 0, "points that a loser loses"),
        numbers("cheaper", "what training costs less: any card, professional cards, masters", [0, 0, 0]),
        # The choice of cards that is under way
        value("asking", NONE, "the face of the card whose ability is carried out"),
        value("wanted", 0, "how many cards may still be chosen"),
        # The battle
        value("target", NONE, "the territory that is fought for"),
        value("defender", NONE, "who defends it").of(SEAT),
        value("crossing", 0, "what the seas add to its defence"),
    ],
)
