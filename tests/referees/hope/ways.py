"""The map: what lies beside what, and the cheapest way over the sea (DH-146, DH-159, DG-25)."""

from __future__ import annotations

from tests.referees.hope.print import MAPS, Row


class Chart:
    """A map by names."""

    def __init__(self, title: str) -> None:
        self.lands: dict[str, Row] = {row["name"]: row for row in MAPS[title]["territories"]}
        self.waters: dict[str, Row] = {row["name"]: row for row in MAPS[title]["seas"]}
        self.cheapest: dict[str, dict[str, int]] = {}
        self.near = {land: self.read_beside(land) for land in self.lands}

    def native(self, land: str) -> int:
        """The native defence: 2 or 3, 5 of a start city, 6 of a prize city."""
        number: int = self.lands[land]["native"]
        return number

    def interior(self, land: str) -> int:
        """The interior defence."""
        number: int = self.lands[land]["interior"]
        return number

    def is_city(self, land: str) -> bool:
        """Whether its reward is the card of a city."""
        return self.native(land) >= 5

    def is_coast(self, land: str) -> bool:
        """Whether it lies at the sea."""
        return bool(self.lands[land]["seas"])

    def beside(self, land: str) -> set[str]:
        """What lies beside a territory."""
        return self.near[land]

    def read_beside(self, land: str) -> set[str]:
        """What has a border with a territory, or an arrow, which goes both ways (DH-146, DG-81)."""
        own = self.lands[land]
        arrows = {name for name, row in self.lands.items() if land in row["arrows"]}
        borders = {name for name, row in self.lands.items() if land in row["borders"]}
        return set(own["borders"]) | set(own["arrows"]) | arrows | borders

    def over_sea(self, start: str, target: str) -> int | None:
        """The sum of the seas on the cheapest way; None where there is none."""
        if start not in self.cheapest:
            self.cheapest[start] = self.voyages(start)
        ends = [self.cheapest[start][sea] for sea in self.lands[target]["seas"] if sea in self.cheapest[start]]
        return min(ends) if ends else None

    def voyages(self, start: str) -> dict[str, int]:
        """What it costs to be in each sea: the cheapest sea that is not settled yet is settled next."""
        settled: dict[str, int] = {}
        open_seas = {sea: self.waters[sea]["difficulty"] for sea in self.lands[start]["seas"]}
        while open_seas:
            sea = min(open_seas, key=lambda name: open_seas[name])
            settled[sea] = open_seas.pop(sea)
            for other in self.waters[sea]["seas"]:
                if other not in settled:
                    cost = settled[sea] + self.waters[other]["difficulty"]
                    open_seas[other] = min(cost, open_seas.get(other, cost))
        return settled

    def realms(self, lands: set[str]) -> list[set[str]]:
        """Territories parted into those that hang together by land."""
        left, found = set(lands), []
        while left:
            realm, edge = set(), [min(left)]
            while edge:
                land = edge.pop()
                if land not in realm:
                    realm.add(land)
                    edge += list(self.beside(land) & lands)
            left -= realm
            found.append(realm)
        return found
