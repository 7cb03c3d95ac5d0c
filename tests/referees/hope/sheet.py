"""The referee's own account of a table: it begins as a copy of what is seen, and is then kept by the rulebook alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.hope.print import ALL_CARDS, MASTERS, SIDES
from tests.referees.hope.ways import Chart
from tests.referees.referee import Table, View, must, must_be

UNSEEN = -1  # a card whose back is not known, in a pile or fresh in a hand
CHARTS = {title: Chart(title) for title in ("Europe", "North America")}

# What is compared after every answer, and the rule that speaks of it.
TURN = {
    "phase": "DH-076",
    "turn": "DH-101",
    "first": "DH-035",
    "start": "DH-072",
    "era": "DH-073",
    "year": "DH-066",
    "passes": "DH-069",
    "action": "DH-077",
    "attack": "DH-089",
    "support": "DH-089",
    "trained": "DH-123",
    "assaults": "DG-28",
    "sail": "DH-090",
    "siege": "DH-090",
    "onward": "DH-090",
    "plunder": "DH-090",
    "raid": "DH-090",
    "cheaper": "DH-090",
    "tossing": "DH-105",
    "box": "DH-117",
}
PLAYER = {
    "faction": "DH-037",
    "capital": "DH-040",
    "points": "DH-002",
    "masters": "DH-132",
    "cubes": "DH-081",
    "leader_cube": "DH-083",
    "defence": "DH-075",
    "fort": "DG-21",
}


class Player:
    """What one player has."""

    def __init__(self, own: View) -> None:
        self.faction: str | None = own["faction"]
        self.capital: str | None = own["capital"]
        self.points: int = own["points"]
        self.masters: list[str] = [name.removeprefix("Master ") for name in own["masters"]]
        self.cubes: int = own["cubes"]
        self.leader_cube: bool = own["leader_cube"]
        self.defence: int = own["defence"]
        self.fort: int = own["fort"]
        self.hand, self.discard, self.play, self.ready = (
            backs(own[zone]) for zone in ("hand", "discard", "play", "ready")
        )
        self.draw = [UNSEEN] * own["draw"]
        for card in own["draw_known"]:
            self.draw[-1 - card["below"]] = card["card"]


class Sheet:
    """Everything that lies on the table."""

    def __init__(self, table: Table) -> None:
        view = table.view
        self.names: dict[int, str] = {}
        self.seats = table.seats
        self.chart = CHARTS[view["board"]]
        for name in TURN:
            setattr(self, name, view[name])
        self.phase: str = view["phase"]
        self.turn: int = view["turn"]
        self.first: int = view["first"]
        self.start: int = view["start"]
        self.era: str = view["era"]
        self.year: int = view["year"]
        self.passes: int = view["passes"]
        self.action: str | None = view["action"]
        self.attack: int = view["attack"]
        self.support: int = view["support"]
        self.trained: int = view["trained"]
        self.assaults: int = view["assaults"]
        self.sail: int = view["sail"]
        self.siege: int = view["siege"]
        self.onward: int = view["onward"]
        self.plunder: int = view["plunder"]
        self.raid: int = view["raid"]
        self.cheaper: list[int] = list(view["cheaper"])
        self.tossing: list[int] = list(view["tossing"])
        self.box: int = view["box"]
        self.players = [Player(table.own(seat)) for seat in range(table.seats)]
        self.token = any(player["token"] for player in view["seats"])
        self.owner: dict[str, int | None] = {place["place"]: place["owner"] for place in view["map"]}
        self.laid = [(row["slot"], cube["seat"], cube["kind"]) for row in view["actions"] for cube in row["cubes"]]
        self.professions = [row["profession"] for row in view["masters"]]
        self.piles = {row["pile"]: row["count"] for row in view["supply"]}
        self.stacks = stacks_of(view)
        self.battle: dict[str, Any] | None = None
        if view["battle"] is not None:
            self.battle = {name: view["battle"][name] for name in ("place", "defender", "seas")}
        self.view = view  # as it was when it was last compared
        self.told: list[tuple[str, tuple[object, ...]]] = []
        self.learn(table)

    def name(self, card: int) -> str:
        """What is printed on a card."""
        return self.names[card]

    def learn(self, table: Table) -> None:
        """The names of all cards that somebody sees."""
        for view in table.views:
            for player in view["seats"]:
                for zone in ("hand", "draw_known", "discard", "play", "ready"):
                    self.names.update({each["card"]: each["name"] for each in player[zone] if each["name"]})
            tops = [row["top"] for row in view["supply"] if row["top"]]
            known = [each for row in view["spoils"] for each in row["known"]]
            self.names.update(
                {each["card"]: each["name"] for each in tops + known + view["masses_known"] if each["name"]}
            )
            for ask in view["asks"]:  # cards that somebody looks at
                for option in ask["options"]:
                    if "card" in option["touches"] and ask["what"] == "scout":
                        self.names[option["touches"]["card"]] = option["words"]

    def piles_of(self, profession: str) -> dict[int, str]:
        """The supply piles of a profession by level."""
        if profession not in self.professions:
            return {}
        number = 4 + 2 * self.professions.index(profession)
        return {1: f"supply.{number}", 2: f"supply.{number + 1}"}

    # What must be the same

    def compare(self, table: Table) -> None:
        """Complain where the table shows something else. Cards that came up from a pile are taken over."""
        self.learn(table)
        view = self.view = table.view
        for name, rule in TURN.items():
            if name == "turn" and self.phase == "winter":
                self.turn = view["turn"]  # it is nobody's turn
            must_be(view[name], getattr(self, name), rule, f"{name} after {self.told[-3:]}")
        for seat, player in enumerate(self.players):
            own = table.own(seat)
            for name, rule in PLAYER.items():
                said = getattr(player, name)
                seen = [each.removeprefix("Master ") for each in own[name]] if name == "masters" else own[name]
                must_be(
                    seen,
                    sorted(said, key=list(MASTERS).index) if name == "masters" else said,
                    rule,
                    f"P{seat + 1} {name}",
                )
            must_be(own["token"], self.token and seat == self.start, "DH-086", f"the token of P{seat + 1}")
            self.compare_cards(seat, own)
        owners = {place["place"]: place["owner"] for place in view["map"]}
        must_be(owners, self.owner, "DH-150", "who holds what")
        must_be({row["pile"]: row["count"] for row in view["supply"]}, self.piles, "DH-124", "the supply")
        self.compare_stacks(view)
        laid = [(row["slot"], cube["seat"], cube["kind"]) for row in view["actions"] for cube in row["cubes"]]
        must_be(Counter(laid), Counter(self.laid), "DG-94", "what lies on the action board")
        if view["battle"] is None or self.battle is None:
            must_be(view["battle"], self.battle, "DH-147", "the battle")
        else:
            seen_battle = {name: view["battle"][name] for name in self.battle}
            must_be(seen_battle, self.battle, "DG-26", "the battle")

    def compare_cards(self, seat: int, own: View) -> None:
        """The cards of a player: those that are known lie where they should, and as many new ones as were drawn."""
        player = self.players[seat]
        for zone, rule in (("discard", "DH-097"), ("play", "DH-089"), ("ready", "DH-093")):
            seen = Counter(self.name(card) for card in backs(own[zone]))
            said = Counter(self.name(card) for card in getattr(player, zone))
            more, less = (seen - said).elements(), (said - seen).elements()
            new = [f"spoils {ALL_CARDS[name].get('stack')}" for name in more]
            must(sorted(new) == sorted(less), rule, f"the {zone} of P{seat + 1} is {seen}, by the rulebook {said}")
            setattr(player, zone, backs(own[zone]))
        seen_hand, known = set(backs(own["hand"])), {card for card in player.hand if card != UNSEEN}
        must(known <= seen_hand, "DH-098", f"P{seat + 1} misses a card of the hand")
        must_be(len(seen_hand), len(player.hand), "DH-074", f"the number of cards in the hand of P{seat + 1}")
        player.hand = backs(own["hand"])
        must_be(own["draw"], len(player.draw), "DH-099", f"the draw pile of P{seat + 1}")
        for card in own["draw_known"]:
            place = len(player.draw) - 1 - card["below"]
            must(
                player.draw[place] in (UNSEEN, card["card"]), "DH-106", f"another card on the draw pile of P{seat + 1}"
            )
            player.draw[place] = card["card"]

    def compare_stacks(self, view: View) -> None:
        """The stacks of spoils and the masses: used and dismissed cards lie under them (DG-74, DH-115)."""
        for name, seen in stacks_of(view).items():
            stack = self.stacks[name]
            must_be(len(seen), len(stack), "DG-37", f"the number of {name}")
            if stack and name == "masses":
                must(stack[-1] in (UNSEEN, seen[-1]), "DH-029", f"the top of the masses is {seen[-1]}, not {stack[-1]}")
                stack[-1] = seen[-1]
            must_be(seen, stack, "DH-095", f"the known cards of {name}")

    def group(self) -> str:
        """The column of the chosen action."""
        for row in SIDES[self.era]:
            if row["name"] == self.action:
                group: str = row["group"]
                return group
        return ""


def stacks_of(view: View) -> dict[str, list[int]]:
    """The piles whose cards differ, the top last, with the backs that are known in them."""
    rows = [(row["pile"], row["count"], row["known"]) for row in view["spoils"]]
    masses = view["supply"][0]
    found = {}
    for name, count, known in [*rows, ("masses", masses["count"], view["masses_known"])]:
        found[name] = [UNSEEN] * count
        for card in known:
            found[name][count - 1 - card["below"]] = card["card"]
    return found


def backs(cards: list[View]) -> list[int]:
    """The backs of cards that are seen."""
    return [each["card"] for each in cards]
