"""Who must know which cards of Alliances: what one has held, seen played or been shown, until it is dealt anew."""

from __future__ import annotations

from tests.referees.referee import Table, View, must, must_be

from parlour.kernel.state import Event


class Knowledge:
    """For every seat, the backs that it has followed and their names (AG-29)."""

    def __init__(self) -> None:
        self.known: list[dict[int, str]] = []

    def begin(self, table: Table) -> None:
        """Take what the first views show."""
        self.known = [dict(self.shown(view)) for view in table.views]

    def shown(self, view: View) -> list[tuple[int, str]]:
        """All cards with a name in a view."""
        found = []
        for place in view["seats"]:
            for zone in ("hand", "kept", "tribute"):
                if isinstance(place[zone], list):
                    found += [(card["card"], card["name"]) for card in place[zone] if card["name"]]
            if place["played"]:
                found.append((place["played"]["card"], place["played"]["name"]))
        for card in view["spent"] + view["aside"]:
            if card["name"]:
                found.append((card["card"], card["name"]))
        return found

    def follow(self, was: Table, now: Table, events: list[Event]) -> None:
        """Recompute what each seat knows after an answer, and compare the hands in the views."""
        names = [event.name for event in events]
        if "dealt" in names:
            self.known = [{} for _ in now.views]
        elif "hands passed" in names:
            moved = {card["card"] for seat in range(now.seats) for card in now.own(seat)["hand"]}
            self.known = [{b: n for b, n in known.items() if b not in moved} for known in self.known]
        for seat in range(now.seats):
            self.learn(now, seat, events)
            self.compare(now, seat)

    def learn(self, now: Table, seat: int, events: list[Event]) -> None:
        """What a seat sees now by the rules: the own cards, open cards, and what was shown to it."""
        known, view = self.known[seat], now.views[seat]
        for zone in ("hand", "kept", "tribute"):
            known.update({card["card"]: card["name"] for card in now.own(seat)[zone]})
        for place in view["seats"]:
            if place["played"]:
                known[place["played"]["card"]] = place["played"]["name"]
        for card in view["spent"]:
            known[card["card"]] = card["name"]
        if seat == view["empire"]:
            known.update({card["card"]: card["name"] for card in view["aside"]})
        for event in events:
            if event.name == "met" and event.data["to"] == seat:
                self.learn_met(now, seat, event)

    def learn_met(self, now: Table, seat: int, event: Event) -> None:
        """The ally showed two cards (AL-078)."""
        ally = event.data["seat"]
        must(isinstance(ally, int) and ally == (seat + 2) % 4, "AL-078", f"P{seat + 1} was shown cards by seat {ally}")
        held = {card["card"]: card["name"] for card in now.own((seat + 2) % 4)["hand"]}
        hand = now.views[seat]["seats"][(seat + 2) % 4]["hand"]
        met = [card["card"] for card in hand if card["name"]]
        must_be(len(met), 2, "AL-078", "the number of cards that an ally shows")
        self.known[seat].update({back: held[back] for back in met})

    def compare(self, now: Table, seat: int) -> None:
        """Every card of a hand shows its name exactly to those who know it."""
        for other in range(now.seats):
            truth = {card["card"]: card["name"] for card in now.own(other)["hand"]}
            for card in now.views[seat]["seats"][other]["hand"]:
                knows = self.known[seat].get(card["card"])
                who = f"P{seat + 1} looking at P{other + 1}'s hand"
                must_be(card["name"], knows, "AG-29", f"{who}: what is seen of {truth[card['card']]}")
