"""How Alliances lies on a table: the map, the conflict before each player, the bids."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.board import COLUMNS
from parlour.games.alliances.cards.prints import LETTERS
from parlour.games.alliances.rules.legal import HIGHEST_BID, LOWEST_BID
from parlour.kernel.layout import GRID, Area, Layout, Line, Menu, Sign, Signs

SUIT: Final = {"M": Sign("▲M", "red"), "E": Sign("■E", "green"), "P": Sign("●P", "blue")}
SIDE: Final = {"gold": Sign("◆G", "gold"), "silver": Sign("◇S", "silver")}
DEFENCE: Final = "{military:M} {economics:E} {politics:P}"


def bids_from(lowest: int) -> list[list[str]]:
    """Numbers and suits."""
    return [[f"{number}{suit}" for suit in LETTERS] for number in range(lowest, HIGHEST_BID + 1)]


LAYOUT: Final = Layout(
    status=[
        Line("Campaign {campaign}", "C{campaign}"),
        Line("won {sides.0.name:side} {sides.0.wins}:{sides.1.wins} {sides.1.name:side}"),
        Line(
            "countries {sides.0.name:side} {sides.0.countries}:{sides.1.countries} {sides.1.name:side}",
            "held {sides.0.name:side} {sides.0.countries}:{sides.1.countries} {sides.1.name:side}",
        ),
        Line("bid {bid} {bidder}"),
        Line("declared {declared}"),
        Line("Empire {empire}"),
        Line("dominant {dominant:suit}"),
        Line("{aggressor:side} attacks"),
    ],
    head=[
        "{phase}[ {conflict} on {target}]",
        "led {leading:suit}",
        "defence {defence.M:M} {defence.E:E} {defence.P:P}",
        "reserve {reserve?}",
    ],
    seat=[
        Line("{side:side}"),
        Line("{tricks?}✓"),
        Line("score {score?}", "{score?}"),
        Line("{power.value}{power.suit}"),
        Line("{discarded:struck}"),
    ],
    fronts=[
        Area("played"),
        Area("kept", thing="keeps {name}", during=["drafting", "meeting"]),
        Area("tribute", thing="gives {name}", during=["tribute"]),
    ],
    areas=[
        Area(
            "map",
            GRID,
            thing="{place} {country}",
            lines=["{owner:owner}{tokens:times}" + DEFENCE],
            tall=[" " + DEFENCE, " {owner:held} {owner}{tokens:times}"],
            columns=COLUMNS,
            marked="target",
        ),
        Area("aside", head="Pairs on the table"),
    ],
    menus=[
        Menu("bid", "Your bid", [["pass"], *bids_from(LOWEST_BID)]),
        Menu("declare", "You declare", bids_from(0)),
    ],
    tint="suit",
    suits="suit",
    signs={
        "suit": Signs("suit", SUIT),
        "side": Signs("side", SIDE),
        "owner": Signs("owner", SIDE, none="· "),
        "held": Signs("owner", {"gold": Sign("◆", "gold"), "silver": Sign("◇", "silver")}, none="· nobody's"),
        "struck": Signs("discarded", {"True": Sign("discarded")}),
        "M": Signs("", {"": Sign("M", "red")}),
        "E": Signs("", {"": Sign("E", "green")}),
        "P": Signs("", {"": Sign("P", "blue")}),
    },
    pauses={"dominant": 1.0, "captured": 1.0, "won": 2.5, "drawn": 2.5, "campaign": 5.0, "empire scored": 5.0},
    deeds={
        "bid": "{number} {suit:.3}",
        "passed": "passes",
        "played": "{face}",
        "struck": "+ discarded",
        "won": "+ wins",
        "captured": "+ it",
    },
    afresh=["dealt", "dominant", "won", "drawn"],
    laws={"bid": ["AL-025", "AL-026", "AL-027"], "declare": ["AG-79"]},
)
