"""The golden playthroughs: one for each number of players and variant."""

from __future__ import annotations

from pathlib import Path

from tests.playthroughs.playthrough import NO_CUT

FOLDER = Path(__file__).parent


class Case:
    """A game to be written out: its options, who plays, how many answers of it, and which of many deals it is."""

    def __init__(
        self, game: str, name: str, options: dict[str, object], bots: list[str], cut: int = NO_CUT, deal: str = ""
    ) -> None:
        self.game = game
        self.name = name
        self.options = options
        self.bots = bots
        self.cut = cut
        self.seed = f"playthrough {name} {deal}".strip()

    @property
    def file(self) -> Path:
        """Where it is written."""
        return FOLDER / f"{self.name}.txt"


# Greedy players show sensible games, random ones the strange corners.
ALLIANCES = [
    Case("alliances", "four", {"players": 4}, ["greedy", "greedy", "greedy", "random"]),
    Case("alliances", "four-drafting", {"players": 4, "drafting": True}, ["greedy", "random", "greedy", "greedy"]),
    Case("alliances", "four-meeting", {"players": 4, "meeting": True}, ["greedy", "greedy", "random", "greedy"]),
    Case(
        "alliances",
        "four-drafting-meeting",
        {"players": 4, "drafting": True, "meeting": True},
        ["random", "greedy", "greedy", "greedy"],
    ),
    Case("alliances", "four-short", {"players": 4, "campaigns": 1}, ["random", "random", "random", "random"]),
    Case("alliances", "two", {"players": 2}, ["greedy", "random"]),
    Case("alliances", "two-nations", {"players": 2, "nations": True}, ["random", "greedy"]),
    Case("alliances", "three", {"players": 3}, ["greedy", "random", "greedy"]),
]


def dale(name: str, decks: str, cut: int = NO_CUT, deal: str = "", **options: object) -> Case:
    """A game of Dale between greedy bots."""
    players = options.get("players", 2)
    assert isinstance(players, int)
    return Case("dale", f"dale-{name}", {"decks": decks, **options}, ["greedy"] * players, cut, deal)


# Short deals of every deck; games of three and four are cut, so that they can be read.
DALE = [
    dale("two", "macaws,pandas,raccoons", deal="43"),
    dale("two-traps", "lemurs,hares,turtles", traps="itching_powder,false_bill", deal="16"),
    dale("two-characters", "tuataras,gulls,bats", characters="green", deal="58"),
    dale("three", "squirrels,chameleons,owls,beavers", players=3, turns=50, cut=170),
    dale(
        "three-traps-characters",
        "penguins,tasmanian_devils,pangolins,mongooses",
        players=3,
        traps="hole_in_the_purse,wobbly_shelf",
        characters="all",
        turns=100,
        cut=170,
    ),
    dale("four", "ocelots,crocodiles,foxes,polecats,magpies", players=4, cut=150),
    dale("teams", "platypuses,sloths,desert_monitors,echidnas", players=4, teams=True, cut=150),
    dale(
        "teams-traps-characters",
        "macaws,owls,hares,tree_kangaroos",
        players=4,
        teams=True,
        traps="jack_in_the_box",
        characters="green+yellow",
        turns=200,
        cut=150,
    ),
]


def conquest(name: str, deal: str = "", bots: str = "greedy", cut: int = NO_CUT, **options: object) -> Case:
    """A game of Historical Conquest between bots of a kind; the last one of three and more is random."""
    players = options.get("players", 2)
    assert isinstance(players, int)
    seated = [bots] * (players - 1) + ["random" if players > 2 else bots]
    return Case("conquest", f"conquest-{name}", options, seated, cut, deal)


# A deck of all that takes morale from opponents, for a player who is out with -2000.
SPITE = (
    "salem:3,11,14,22,33,42,44-45,50+tesla:3,5,12,23,28,42,51+vesuvius:10,37,42-45,50+templar:8,17,29,44"
    "+confucius:15,30,41,49+cheswell:18,26,34+boudica:7,18,42+world_war_1:1,6,14+world_war_2:10,12,20"
    "+american_civil_war:5,12+wild_west:9,15+industrial_revolution:7,13+first_crusade:19+renaissance:19"
)

# Both editions, all endings; larger tables are cut, so that they can be read.
CONQUEST = [
    conquest("two", cut=260),
    conquest("two-edition-1", edition=1),
    conquest("three-rounds", players=3, ending="rounds", rounds="6", variants="no-gate"),
    conquest("three-edition-1", players=3, edition=1, ending="rounds", rounds="6"),
    conquest("four-lands", players=4, ending="lands", rounds="15", variants="no-gate", cut=220),
    conquest("five-countries", players=5, ending="countries", goal="4", cut=220),
    conquest("six", players=6, cut=220, variants="no-sheet,no-cap"),
    conquest("starters", "0", deck1="confucius", deck2="templar"),
    conquest("goal-edition-1", "0", edition=1, goal="2000"),
    conquest("lands", "11", "random", ending="lands", deck1="boudica", deck2="confucius", variants="no-gate"),
    conquest("lands-edition-1", "4", "random", ending="lands", edition=1, deck1="boudica", deck2="confucius"),
    conquest("ruin", "3", "random", ending="lands", rounds="200", deck1=SPITE, deck2=SPITE, variants="no-cap"),
]


def hope(name: str, players: int, preset: str, cut: int = NO_CUT) -> Case:
    """A game of Dealers in Hope between greedy bots and a random one."""
    bots = ["greedy"] * (players - 1) + (["random"] if players > 2 else ["greedy"])
    return Case("hope", f"hope-{name}", {"players": players, "set": preset}, bots, cut)


# Every number of players and every set; one game is whole.
HOPE = [
    hope("two", 2, "chance", cut=220),
    hope("three", 3, "first_light"),
    hope("four", 4, "rising_water", cut=260),
    hope("five", 5, "storm_season", cut=260),
]
CASES = ALLIANCES + DALE + CONQUEST + HOPE
