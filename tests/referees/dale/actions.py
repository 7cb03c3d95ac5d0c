"""What a player may do in the action phase: all that can be paid, built or played is offered, and nothing else."""

from __future__ import annotations

from tests.referees.dale.payments import ways
from tests.referees.dale.prices import price
from tests.referees.dale.print import CHAMELEONS, PRINTS
from tests.referees.dale.stacks import MOST, Yard
from tests.referees.dale.table import hand, in_force, stall
from tests.referees.dale.worth import Worth
from tests.referees.referee import Table, View, must, must_be


def check(table: Table, seat: int, ask: View, worth: Worth, adapted: bool) -> None:
    """The market action, the technique action and the stall action (DM-131), unless a copying card has its model."""
    check_techniques(table, seat, ask)
    if not adapted:
        check_purchases(table, seat, ask, worth)
        check_building(table, seat, ask, worth)
    words = [option["words"] for option in ask["options"]]
    must("discard any cards" in words, "G-27", "the inventory action is not offered")


def check_techniques(table: Table, seat: int, ask: View) -> None:
    """Every technique of the hand can be played, in vain too, if there is nothing to spend (DM-155, G-31)."""
    offered = {option["touches"].get("card") for option in ask["options"] if option["words"].startswith("play ")}
    held = {card["card"]: card["name"] for card in hand(table, seat)}
    playable = {name for back, name in held.items() if back in offered}
    for back, name in held.items():
        if PRINTS[name].technique and not PRINTS[name].spends:
            must(name in playable, "DM-155", f"P{seat + 1} cannot play {name}")
        elif back in offered:
            may = PRINTS[name].technique or name in CHAMELEONS
            must(may, "DM-057", f"P{seat + 1} may play {name}, which is no technique")


def check_purchases(table: Table, seat: int, ask: View, worth: Worth) -> None:
    """A market card is offered exactly if all that the hand and the purse are worth reaches its price (DM-138)."""
    offered = {option["touches"].get("slot") for option in ask["options"] if option["words"].startswith("buy ")}
    most: int = table.view["seats"][seat]["gold"]
    for card in hand(table, seat):
        most += max(0, *(way.value for way in ways(table, seat, card, worth, True)))
    for slot, card in enumerate(table.view["market"]):
        cost = None if card is None else price(table, seat, slot, card["name"])
        if cost is not None:
            must_be(slot in offered, most >= cost, "DM-144", f"that P{seat + 1} can buy {card['name']} for {cost}")


def check_building(table: Table, seat: int, ask: View, worth: Worth) -> None:
    """Building is offered exactly if there is a stack (DM-178); with a Snack nobody knows before it is eaten."""
    yard = Yard(table, seat, worth)
    if len(yard.hand) > MOST or yard.overtime or in_force(table, seat, "Snack"):
        return
    offered = "build a stack" in [option["words"] for option in ask["options"]]
    can = len(stall(table, seat)) < table.view["goal"] and any(True for _ in yard.every_stack())
    must_be(offered, can, "DM-178", f"that P{seat + 1} can build a stack")
