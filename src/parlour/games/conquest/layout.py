"""How Historical Conquest lies on a table: lands as columns, the active areas, morale, what is pending."""

from __future__ import annotations

from typing import Final

from parlour.kernel.layout import COLUMNS, Area, Layout, Line, Sign, Signs

KINDS: Final = {
    "land": Sign("Land", "green"),
    "character": Sign("Ch", "blue"),
    "army": Sign("Ar", "red"),
    "vessel": Sign("Ve", "silver"),
    "event": Sign("Ev", "orange"),
    "technology": Sign("Te", "violet"),
    "document": Sign("Do", "violet"),
    "knowledge": Sign("Kn", "violet"),
    "location": Sign("Lo", "violet"),
    "organisation": Sign("Or", "violet"),
    "relic": Sign("Re", "gold"),
}
STATES: Final = {
    "empty": Sign("EMPTY"),
    "open": Sign("OPEN TO TAKE"),
    "claimable": Sign("TO CLAIM"),
    "guarded": Sign(""),
}

LAYOUT: Final = Layout(
    status=[
        Line("Round {round} of {limit}", "R{round}"),
        Line("{turn}, {phase}"),
        Line("cards {plays?}"),
        Line("attacks {attacks?}"),
        Line("moves {moves?}"),
        Line("battle {battle.attack.total}:{battle.defence.total}"),
        Line("{aim} to {goal}"),
        Line("edition {edition}", "E{edition}"),
    ],
    seat=[
        Line("morale {morale}[ (+{up?})][ (-{down?})]", "{morale}"),
        Line("hand {hand:count}"),
        Line("deck {deck}"),
        Line("land pile {land_pile}", "land {land_pile}"),
        Line("discard {discard:count}[, top {discard:top}]", "disc {discard:count}"),
    ],
    hand=Area("hand", asks={"turn": "play {name}"}),
    fronts=[
        Area(
            "lands",
            COLUMNS,
            head="morale {morale}",
            lines=["{land.continent:continent} {land.attack}/{land.defence} {land.state:state}"],
            asks={"turn": "attack from {name}"},
        ),
        Area("active", head="Active area"),
    ],
    areas=[
        Area("abroad", head="On an expedition"),
        Area("clashes", head="Attacks", thing="{by_name}→{to_name}", lines=["{attack.total}:{defence.total}"]),
        Area("emptied", head="To be claimed", thing="{name}", lines=["from {by}"]),
        Area("lasting", head="Lasting", thing="{name}", lines=["until {until}", "{text}"]),
    ],
    card=[
        "{kind:kind}",
        "{subtype}",
        "A{attack?}",
        "D{defence?}",
        "{symbols}",
        "left {left}",
        "of {owner}",
        "{silenced:silenced}",
    ],
    tint="kind",
    suits="kind",
    signs={
        "kind": Signs("kind", KINDS),
        "state": Signs("state", STATES),
        "silenced": Signs("silenced", {"True": Sign("silenced")}),
        "continent": Signs("continent"),
    },
    pauses={"attacked": 1.5, "battle": 2.5, "interrupted": 2.0, "land taken": 2.0, "left": 2.5, "used": 1.0},
    deeds={"played": "{face}", "attacked": "attacks {to}", "interrupted": "{face}!", "used": "uses {face}"},
    afresh=["begins"],
    laws={
        "play if edition=1": ["HC1-017", "HC1-023"],
        "attack if edition=1": ["HC1-041", "HC1-045"],
        "move if edition=1": ["HC1-038", "HC1-039"],
        "interrupt if edition=1": ["HG-107"],
        "play": ["HC2-072", "HC2-073"],
        "attack": ["HC2-088", "HC2-090"],
        "move": ["HC2-082"],
        "claim": ["HC2-098"],
        "interrupt": ["HC2-052"],
    },
)
