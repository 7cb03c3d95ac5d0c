"""How Dealers in Hope lies on a table: the list of territories, the action board, and what everybody has."""

from __future__ import annotations

from typing import Final

from parlour.kernel.layout import LIST, Area, Layout, Line, Sign, Signs

ACT: Final = "act"
TRAINING: Final = ["choosing", "acting"]  # when one looks at what can be trained

LAYOUT: Final = Layout(
    status=[
        Line("{board}"),
        Line("{era} era, year {year} of {years}", "{era} {year}/{years}"),
        Line("{phase}"),
        Line("attack {attack?}"),
        Line("support {support?}"),
        Line("assaults left {assaults?}"),
        Line("battle for {battle.place}: {battle.attack} against {battle.defence}"),
    ],
    seat=[
        Line("{faction}"),
        Line("{points} points, {final} with land and masters", "{points}/{final}p"),
        Line("{territories} territories", "{territories} terr."),
        Line("winter +{winter.points}", "w+{winter.points}"),
        Line("cubes {cubes}{leader_cube:cube}", "cubes {cubes}{leader_cube:cube}"),
        Line("hand {hand:count}"),
        Line("draw {draw}"),
        Line("discard {discard:count}"),
        Line("defence {defence?}"),
        Line("tokens {fort?}"),
        Line("masters {masters}"),
    ],
    hand=Area("hand", asks={ACT: "play {name}"}),
    fronts=[Area("play"), Area("ready", thing="ready {name}", asks={ACT: "play {name}"})],
    areas=[
        Area(
            "map",
            LIST,
            thing="{place}",
            lines=["{owner:holder}{capital:capital} {interior}+{native} {coast:coast}[ {way:way} {price}]"],
            head="Territories: interior+native defence, then the attack that takes it now",
            asks={ACT: "take {place}"},
        ),
        Area(
            "actions",
            LIST,
            thing="{slot}",
            lines=["{taken?} taken", "of {room}"],
            head="Actions",
            asks={"action": "{slot}"},
            during=["drafting", "choosing", "tidying", "winter"],
        ),
        Area(
            "supply",
            LIST,
            thing="{name}",
            lines=["for {cost}", "{count} left"],
            head="Supply",
            asks={ACT: "train {name}"},
            during=TRAINING,
        ),
        Area(
            "masters",
            LIST,
            thing="{slot}",
            lines=["for {cost}", "{points} points"],
            head="Masters",
            asks={ACT: "train {slot}"},
            during=TRAINING,
        ),
    ],
    card=["{attack:A}{defence:D}{support:S}", "for {cost}"],
    tint="kind",
    signs={
        "kind": Signs("kind"),
        "holder": Signs("owner", {str(seat): Sign(f"P{seat + 1}") for seat in range(5)}, none="··"),
        "capital": Signs("capital", {"True": Sign("*"), "False": Sign(" ")}),
        "coast": Signs("coast", {"True": Sign("~"), "False": Sign(" ")}),
        "way": Signs("way", {"land": Sign("land"), "sea": Sign("sea")}),
        "cube": Signs("leader_cube", {"True": Sign("+leader"), "False": Sign("")}),
        "A": Signs("", {"": Sign("A", "red")}),
        "D": Signs("", {"": Sign("D", "blue")}),
        "S": Signs("", {"": Sign("S", "green")}),
    },
    pauses={"conquered": 2.5, "held": 2.0, "took": 1.5, "mastered": 1.5, "winter": 1.5},
    laws={
        "play": ["DH-089", "DH-090"],
        "put": ["DH-093"],
        "train": ["DH-124", "DH-127", "DH-131"],
        "take": ["DH-148", "DH-149", "DH-159"],
        "attack": ["DH-165", "DH-170", "DH-172", "DH-175"],
        "dismiss": ["DH-115", "DH-117"],
        "must dismiss": ["DH-115", "DH-117", "DH-118"],
        "toss": ["DH-098"],
    },
)
