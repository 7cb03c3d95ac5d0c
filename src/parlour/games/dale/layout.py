"""How Dale of Merchants lies on a table: stalls and schedules of the players, and the market."""

from __future__ import annotations

from typing import Final

from parlour.kernel.layout import Area, Layout, Line, Menu, Sign, Signs

HOLDS: Final = "holds {stored:cards}"

LAYOUT: Final = Layout(
    status=[
        Line("Turn {turns}, {turn}", "T{turns} {turn}"),
        Line("{phase}"),
        Line("actions left {actions?}", "actions {actions?}"),
        Line("{clock.day:day} {clock.space} of {clock.days}+{clock.nights}"),
        Line("{decks:set!}", "{decks:set}"),
        Line("traps {traps}"),
    ],
    seat=[
        Line("hand {hand:count}"),
        Line("deck {deck}"),
        Line("discard {discard:count}[, top {discard:top}]", "disc {discard:count} {discard:top}"),
        Line("gold {gold?}", "{gold?}g"),
        Line("│ [{stall:stacks} ]{stacks} of {goal} next {needed}", "│ {stacks} of {goal} next {needed}"),
    ],
    hand=Area("hand", asks={"act": "play {name} {value}"}),
    fronts=[
        Area("schedule", asks={"act": "finish {name} {value}"}),
        Area("character", thing="☻ {name}, {title}", lines=["●{charge?}", HOLDS]),
        Area("character.beside", lines=["({charge?})", HOLDS]),
        Area("dealt", thing="☻ {name}, {title}", lines=["{colour}"]),
    ],
    shares={"stall": ("stalls", "side")},
    areas=[
        Area(
            "market",
            head="Market · deck {market_deck} · discard {market_discard:count}[, top {market_discard:top}]",
            empty="empty slot +{number}",
            asks={"act": "buy {name} {value}"},
            piles=["market_deck_known", "market_discard"],
            order=-1,
        ),
        Area("aside", head="Held aside"),
    ],
    menus=[Menu("act", "", [["build a stack"]])],
    card=[
        "={as}",
        "{value>worth}",
        "{set:set}",
        "{type:type}{bonus:bonus}",
        "+{slot}={price}",
        "({charge?})",
        "… {waits}",
        HOLDS,
    ],
    tint="set",
    stack="{value}{set:set}",
    adds=["worth", "value"],
    named="{name} {value}",
    signs={
        "set": Signs("set", among="decks"),
        "type": Signs("type", {"technique": Sign("T"), "passive": Sign("P")}),
        "bonus": Signs("bonus", {"True": Sign("+")}),
        "day": Signs("day", {"True": Sign("☀ day"), "False": Sign("☾ night")}),
    },
    pauses={"played": 1.5, "built": 2.5, "ability": 1.5, "rolled": 1.5, "looked": 1.5, "copied": 1.5},
    laws={
        "build": ["DM-175", "DM-176", "DM-178", "DM-179", "DM-180"],
        "discard": ["DM-187", "DM-188"],
        "pay": ["DM-144", "DM-145", "DM-146", "DM-147"],
        "spend": ["DM-270", "DM-271"],
        "react": ["G-109"],
        "copy": ["G-108"],
        "fill": ["DM-189", "DM-190"],
    },
)
