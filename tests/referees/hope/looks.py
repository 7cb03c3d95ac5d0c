"""What the table reckons for its players at every moment: prices, defence, costs, scores; all of it once more."""

from __future__ import annotations

from tests.referees.hope import numbers
from tests.referees.hope import print as printed
from tests.referees.hope.sheet import Sheet
from tests.referees.referee import Table, View, must_be

ZONES = ("hand", "discard", "play", "ready")


def check(s: Sheet, table: Table) -> None:
    """Complain about any number that is not that of the rulebook."""
    for row in table.view["seats"]:
        if row["faction"] and row["capital"]:
            check_seat(s, row)
    check_cards(s, table)
    for place in table.view["map"]:
        check_place(s, place)
    for row in table.view["supply"]:
        if row["name"] is not None:
            must_be(row["cost"], numbers.pile_cost(s, row["name"]), "DH-048", f"the cost of {row['name']}")
    for row in table.view["masters"]:
        check_master(s, row)
    side = printed.actions("early" if s.era == "early" else "late")
    must_be([row["slot"] for row in table.view["actions"]], [row["name"] for row in side], "DH-080", "the action board")
    for row, action in zip(table.view["actions"], side, strict=True):
        must_be(row["room"], printed.room(action, s.seats), "DH-084", f"the room of {row['slot']}")
    must_be(table.view["years"], printed.years(s.seats), "DH-066", "the years of an era")
    must_be(table.view["board"], "Europe" if s.seats <= 3 else "North America", "DH-016", "the map")


def check_cards(s: Sheet, table: Table) -> None:
    """No card is lost, and none lies in two places."""
    seen = [card["card"] for seat in range(s.seats) for zone in ZONES for card in table.own(seat)[zone]]
    must_be(len(set(seen)), len(seen), "DH-008", "the number of different cards that lie open or in hands")
    hidden = sum(player["draw"] for player in table.view["seats"]) + sum(row["count"] for row in table.view["spoils"])
    supply = sum(row["count"] for row in table.view["supply"])
    must_be(len(seen) + hidden + supply + table.view["box"], printed.HOW_MANY, "DH-008", "the number of all cards")


def check_seat(s: Sheet, row: View) -> None:
    """What a player's mat shows."""
    seat = row["seat"]
    who = f"P{seat + 1}"
    amount, points = numbers.winter(s, seat)
    must_be(row["winter"], {"amount": amount, "points": points}, "DH-104", f"the winter score of {who}")
    must_be(row["final"], sum(numbers.final(s, seat).values()), "DG-55", f"the final score of {who}")
    must_be(row["territories"], len(numbers.lands(s, seat)), "DH-150", f"the territories of {who}")
    must_be(row["deck"], numbers.deck(s, seat), "DG-56", f"the deck of {who}")
    must_be(row["hand_size"], numbers.hand_size(s, seat), "DH-074", f"the hand size of {who}")


def check_place(s: Sheet, place: View) -> None:
    """A territory towards the player in turn."""
    land, seat = place["place"], s.turn
    must_be(place["capital"], numbers.is_capital(s, land), "DH-040", f"the capital marker on {land}")
    must_be(place["coast"], s.chart.is_coast(land), "DH-158", f"the coast of {land}")
    must_be(place["interior"], s.chart.interior(land), "DH-148", f"the interior defence of {land}")
    must_be(place["native"], s.chart.native(land), "DH-148", f"the native defence of {land}")
    must_be(place["price"], numbers.price(s, seat, land), "DH-159", f"the price of {land} for P{seat + 1}")
    if place["price"] is not None:
        must_be(place["way"], numbers.way(s, seat, land), "DG-27", f"the way to {land} for P{seat + 1}")
        must_be(place["seas"], numbers.seas(s, seat, land), "DG-25", f"the seas to {land} for P{seat + 1}")


def check_master(s: Sheet, row: View) -> None:
    """A master beside the board."""
    name = row["profession"]
    must_be(row["cost"], numbers.master_cost(s, name), "DH-131", f"the cost of {row['slot']}")
    must_be(row["points"], printed.MASTERS[name]["points"], "DH-062", f"the points of {row['slot']}")
    trained = [seat for seat, player in enumerate(s.players) if name in player.masters]
    must_be(row["trained_by"], trained, "DH-133", f"who has trained {row['slot']}")
