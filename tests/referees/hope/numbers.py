"""What things cost and count: lasting help, hands, prices, training, defence, winter and the end."""

from __future__ import annotations

from tests.referees.hope import print as printed
from tests.referees.hope.sheet import Sheet

LEAST = 1  # no assault and no card costs less (DG-91, DG-90)


def sources(s: Sheet, seat: int) -> list[printed.Row]:
    """What helps a player all the time: the mat, trained masters, and the city cards of their territories."""
    player = s.players[seat]
    found = [printed.FACTIONS[player.faction]] if player.faction else []
    found += [printed.MASTERS[name] for name in player.masters]
    return found + [printed.CITIES[land] for land in lands(s, seat) if s.chart.is_city(land)]


def bonus(s: Sheet, seat: int, what: str) -> int:
    """How much of one help a player has, all sources together."""
    return sum(each.get("n", 1) for row in sources(s, seat) for each in row["always"] if each["do"] == what)


def lands(s: Sheet, seat: int) -> set[str]:
    """The territories of a player."""
    return {land for land, owner in s.owner.items() if owner == seat}


def hand_size(s: Sheet, seat: int) -> int:
    """DH-074, DH-042."""
    return 4 + bonus(s, seat, "hand")


# Assaults


def way(s: Sheet, seat: int, target: str) -> str | None:
    """Land where a territory of one's own lies beside, otherwise sea if one can sail there (DH-146, DH-158, DG-27)."""
    own = lands(s, seat)
    if target in own:
        return None
    if s.chart.beside(target) & own:
        return "land"
    return "sea" if raw_seas(s, seat, target) is not None else None


def raw_seas(s: Sheet, seat: int, target: str) -> int | None:
    """The cheapest sum of seas from any coast of one's own."""
    found = [s.chart.over_sea(start, target) for start in lands(s, seat)]
    known = [each for each in found if each is not None]
    return min(known) if known else None


def seas(s: Sheet, seat: int, target: str) -> int:
    """What the seas add to an assault (DH-159, DG-91)."""
    if way(s, seat, target) != "sea":
        return 0
    return max(0, (raw_seas(s, seat, target) or 0) - s.sail - bonus(s, seat, "sail"))


def interior(s: Sheet, seat: int, target: str) -> int:
    """The interior defence against an attacker."""
    return max(0, s.chart.interior(target) - s.siege - bonus(s, seat, "siege"))


def wild_price(s: Sheet, seat: int, target: str) -> int:
    """What takes a territory that nobody holds (DH-148, DH-159)."""
    less = bonus(s, seat, "cities" if s.chart.is_city(target) else "wild")
    return max(LEAST, interior(s, seat, target) + s.chart.native(target) + seas(s, seat, target) - less)


def home_defence(s: Sheet, attacker: int, target: str, sea: int) -> int:
    """What defends the territory of a player (DH-165 to DH-169, DG-26, DG-91)."""
    owner = s.owner[target]
    assert owner is not None
    own = s.players[owner].defence + s.players[owner].fort + bonus(s, owner, "defence")
    return max(LEAST, interior(s, attacker, target) + sea + own)


def price(s: Sheet, seat: int, target: str) -> int | None:
    """The attack that takes a territory, or that a battle must reach first; None where no assault goes."""
    if way(s, seat, target) is None or is_capital(s, target):
        return None
    if s.owner[target] is None:
        return wild_price(s, seat, target)
    return home_defence(s, seat, target, seas(s, seat, target))


def is_capital(s: Sheet, land: str) -> bool:
    """Whether a capital marker lies there (DH-162)."""
    return any(player.capital == land for player in s.players)


# Training


def pile_cost(s: Sheet, name: str) -> int:
    """The support that a card costs (DH-048, DG-90)."""
    less = s.cheaper[0]
    if printed.ALL_CARDS[name]["kind"] == "professional":
        less += s.cheaper[1]
    cost: int = printed.ALL_CARDS[name]["cost"]
    return max(LEAST, cost - less)


def master_cost(s: Sheet, profession: str) -> int:
    """The support that a master costs (DH-131)."""
    cost: int = printed.MASTERS[profession]["cost"]
    return max(LEAST, cost - s.cheaper[0] - s.cheaper[2])


# Cards


def gives(s: Sheet, seat: int, card: int, which: str, from_ready: bool) -> int:
    """What a card of a deck gives of a strength (DH-089)."""
    name = s.name(card)
    number = printed.strength(name, which)
    if number == 0:
        return 0
    kind = printed.ALL_CARDS[name]["kind"]
    more = bonus(s, seat, {"masses": "masses", "citizen": "citizens"}[kind]) if kind in ("masses", "citizen") else 0
    return number + more + (bonus(s, seat, "ready") if from_ready else 0)


def deck(s: Sheet, seat: int) -> int:
    """The cards of a player's deck wherever they lie, without locations (DG-56)."""
    player = s.players[seat]
    ready = [card for card in player.ready if is_deck_card(s, card)]
    return sum(map(len, (player.hand, player.draw, player.discard, player.play, ready)))


def is_deck_card(s: Sheet, card: int) -> bool:
    """Whether a card is no location."""
    return str(printed.ALL_CARDS[s.name(card)]["kind"]) != "spoils"


# Winter and the end


def winter(s: Sheet, seat: int) -> tuple[int, int]:
    """How much there is of what a faction counts in winter, and the points for it (DH-104)."""
    faction = s.players[seat].faction
    assert faction is not None
    rule = printed.winter_rule(faction, s.seats)
    amount = winter_amount(s, seat, rule["per"])
    if "steps" in rule:
        return amount, sum(amount <= step for step in rule["steps"])
    return amount, min(rule["most"], amount // rule["every"])


def winter_amount(s: Sheet, seat: int, per: str) -> int:
    """The amount that a faction counts."""
    own = lands(s, seat)
    if per == "realm":
        return max([len(realm) for realm in s.chart.realms(own)], default=0)
    if per == "coast":
        return sum(s.chart.is_coast(land) for land in own)
    if per == "masters":
        return len(s.players[seat].masters)
    if per == "rivals":
        rivals = {land for land, owner in s.owner.items() if owner not in (None, seat)}
        return len([land for land in rivals if s.chart.beside(land) & own])
    if per == "cities":
        return len([land for land in own if s.chart.is_city(land)])
    assert per == "thin", per
    return deck(s, seat)


def final(s: Sheet, seat: int) -> dict[str, int]:
    """The parts of the score at the end (DG-55)."""
    own = lands(s, seat)
    return {
        "points": s.players[seat].points,
        "territories": len(own),
        "prizes": len([land for land in own if s.chart.native(land) == 6]),
        "masters": sum(printed.MASTERS[name]["points"] for name in s.players[seat].masters),
    }


def winners(s: Sheet) -> list[int]:
    """Who has won, and by DG-56 where points are level."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        parts = final(s, seat)
        return sum(parts.values()), parts["territories"], len(s.players[seat].masters), -deck(s, seat)

    best = max(rank(seat) for seat in range(s.seats))
    return [seat for seat in range(s.seats) if rank(seat) == best]
