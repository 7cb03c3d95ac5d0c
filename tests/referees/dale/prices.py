"""What a market card costs (DM-139 to DM-141, R6)."""

from __future__ import annotations

from tests.referees.dale.print import PRINTS
from tests.referees.dale.table import against, character, has_token
from tests.referees.referee import Table, View, must_be


def price(table: Table, seat: int, slot: int, name: str, cut: int = 0) -> int | None:
    """The printed value, what the slot adds, what opponents add, what the own character saves; never below 0."""
    cost = PRINTS[name].value + slot + 2 * against(table, seat, "Scary Gunfight") - cut
    who = character(table, seat)
    if who == "Quill" and slot >= 3:
        cost -= 2
    if who == "Castor and Pollux" and has_token(table, seat, "Pollux's Mask"):
        cost -= 1
    if who == "Ignatius":
        noted = noted_set(table, seat)
        if noted is None:
            return None
        cost -= 1 if PRINTS[name].folk == noted else 0
    return max(cost, 0)


def noted_set(table: Table, seat: int) -> str | None:
    """The set that Ignatius has noted in the Catalogue, if the view tells."""
    shown = table.view["seats"][seat]["character"]
    for card in shown["beside"]:
        if card["name"].endswith("Catalogue"):
            noted: str | None = card.get("set")
            return noted
    return None


def check_market(table: Table, cut: int) -> None:
    """The market is priced for the active player, whoever looks at it."""
    active = table.view["turn"]
    for seat in range(table.seats):
        for slot, card in enumerate(table.views[seat]["market"]):
            if card is not None:
                must_be(card["slot"], slot, "DM-140", f"the slot of {card['name']}")
                cost = price(table, active, slot, card["name"], cut)
                if cost is not None:
                    must_be(card["price"], cost, "DM-139", f"the price of {card['name']} at +{slot}")


def check_offer(table: Table, seat: int, option: View, cut: int) -> None:
    """One "buy … for …" among the options: the card lies there, and costs that much."""
    words, touches = option["words"], option["touches"]
    cost = int(words.rsplit(" for ", 1)[1])
    if "slot" in touches:
        card = table.views[seat]["market"][touches["slot"]]
        must_be(touches["card"], card["card"], "DM-138", f"the card that {words!r} is about")
        said = price(table, seat, touches["slot"], card["name"], cut)
    elif touches.get("pile") == "market_discard":
        card = table.view["market_discard"][-1]
        must_be(touches["card"], card["card"], "R6", f"the card that {words!r} is about")
        said = PRINTS[card["name"]].value
    else:
        return
    if said is not None:
        must_be(cost, said, "DM-139", f"the price in {words!r} for P{seat + 1}")
