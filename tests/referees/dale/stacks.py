"""Which stacks can be built: exact total, one set, and what single cards allow (DM-174 to DM-186, R9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from tests.referees.dale.payments import Way, agree, ways
from tests.referees.dale.print import PRINTS
from tests.referees.dale.table import against, hand, in_force, stall, with_hand
from tests.referees.dale.worth import Worth
from tests.referees.referee import Table, View, must, must_be

MOST = 10  # larger hands have too many stacks to try them all


class Yard:
    """All that a builder has: the hand, the discard pile, what it must total, and what can heat a Stove."""

    def __init__(self, table: Table, seat: int, worth: Worth) -> None:
        self.table = table
        self.seat = seat
        self.worth = worth
        self.hand = hand(table, seat)
        self.pile: list[View] = table.view["seats"][seat]["discard"]
        self.overtime = in_force(table, seat, "Overtime") > 0
        self.gold: int = table.view["seats"][seat]["gold"]
        self.total = len(stall(table, seat)) + 1 + against(table, seat, "Nasty Threat")

    def ways(self, card: View, from_pile: bool) -> set[Way]:
        """What a card may be in the stack; from the pile it is what is printed on it (R8)."""
        if from_pile:
            return {Way(card["name"], self.worth.of(self.seat, None, card["name"]))}
        return ways(self.table, self.seat, card, self.worth, False)

    def heats(self, stoves: int, rest: list[View]) -> set[tuple[int, ...]]:
        """What can be spent on each of some Stoves from the rest of the hand and the gold, no card twice."""
        paid = {(0,) * stoves}
        left = with_hand(self.table, self.seat, rest)  # what is in the stack cannot be looked at any more
        for card in rest if stoves else []:
            values = {way.value for way in ways(left, self.seat, card, self.worth, False) if way.value > 0}
            paid |= {add(sums, i, value) for sums in paid for value in values for i in range(stoves)}
        for _ in range(self.gold if stoves else 0):
            paid |= {add(sums, i, 1) for sums in paid for i in range(stoves)}
        return paid

    def fits(self, own: list[View], fetched: list[View], helped: list[set[Way]] | None = None) -> bool:
        """Whether cards of the hand and of the pile make the stack, with what a teammate adds (G-83)."""
        if not own and not fetched:
            return False
        rest = [card for card in self.hand if card not in own]
        choices = [self.ways(card, False) for card in own] + [self.ways(card, True) for card in fetched]
        places = [False] * len(own) + [True] * len(fetched) + [False] * len(helped or [])
        every = product(*choices, *(helped or []))
        return any(agree(own, used) and self.fits_as(list(used), places, rest) for used in every)

    def fits_as(self, used: list[Way], fetched: list[bool], rest: list[View]) -> bool:
        """The same with the choice made what every card is."""
        names = [way.name for way in used]
        if any(name != "Junk" and PRINTS[name].folk is None for name in names):
            return False  # DM-071: neither traps nor specialty cards
        return self.may_meet(names, fetched) and self.totals(used, rest)

    def may_meet(self, names: list[str], fetched: list[bool]) -> bool:
        """Whether the sets may be in one stack. Nostalgic Items let in as many cards of the pile, of any kind."""
        items = names.count("Nostalgic Item")
        own_item = any(name == "Nostalgic Item" and not far for name, far in zip(names, fetched, strict=True))
        from_pile = [i for i, far in enumerate(fetched) if far]
        if from_pile and not self.overtime and (not own_item or len(from_pile) > items):
            return False
        most = min(items, len(from_pile)) if own_item or self.overtime else 0
        for size in range(most + 1):
            for excused in combinations(from_pile, size):
                if not self.overtime and len(excused) < len(from_pile):
                    continue
                left = [name for i, name in enumerate(names) if i not in excused]
                if excused and "Nostalgic Item" not in left:  # none lets itself in
                    continue
                junk = "Junk" in left and "Stashing Vendor" not in names
                folks = {PRINTS[name].folk for name in left if name != "Junk"}
                if not junk and (len(folks) <= 1 or "Empty Chest" in names):
                    return True
        return False

    def totals(self, used: list[Way], rest: list[View]) -> bool:
        """Whether it is exactly the total; an Accordion counts one more or less, a Stove half of what was spent."""
        sums, stoves = {0}, [way.value for way in used if way.name == "Stove"]
        for name, value, _ in used:
            if name != "Stove":
                values = {value - 1, value, value + 1} if name == "Accordion" else {value}
                sums = {total + value for total in sums for value in values}
        for spent in self.heats(len(stoves), rest):
            heat = sum((paid + 1) // 2 if paid else value for paid, value in zip(spent, stoves, strict=True))
            if self.total - heat in sums:
                return True
        return False

    def every_stack(self) -> Iterator[tuple[list[View], list[View]]]:
        """Every stack from the hand, and with cards of the pile where something allows them."""
        for size in range(len(self.hand) + 1):
            for chosen in combinations(self.hand, size):
                own = list(chosen)
                for fetched in self.fetches(own):
                    if self.fits(own, fetched):
                        yield own, fetched

    def fetches(self, own: list[View]) -> Iterator[list[View]]:
        """What might come from the pile with these cards."""
        names = [way.name for card in own for way in self.ways(card, False)]
        items = names.count("Nostalgic Item")
        most = len(self.pile) if self.overtime else items + 1 if items else 0
        for size in range(min(most, 3, len(self.pile)) + 1):
            seen = set()
            for cards in combinations(self.pile, size):
                key = tuple(sorted(card["name"] for card in cards))
                if key not in seen:
                    seen.add(key)
                    yield list(cards)


def add(sums: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """The same numbers with one of them larger."""
    return (*sums[:i], sums[i] + value, *sums[i + 1 :])


def label(own: list[View], fetched: list[View]) -> tuple[object, ...]:
    """Stacks that look the same."""
    mine = [(card["name"], card["worth"] or 0, False) for card in own]
    return tuple(sorted(mine + [(card["name"], 0, True) for card in fetched]))


def check_needed(table: Table) -> None:
    """What every seat's next stack must total (DM-175, DM-184, Nasty Threat)."""
    for seat in range(table.seats):
        place = table.view["seats"][seat]
        built = len(stall(table, seat))
        must_be(place["stacks"], built, "DM-176", f"the number of P{seat + 1}'s stacks")
        if built < table.view["goal"]:
            said = built + 1 + against(table, seat, "Nasty Threat")
            must_be(place["needed"], said, "DM-175", f"what P{seat + 1}'s next stack must total")


def check(table: Table, seat: int, ask: View, worth: Worth, whole: bool) -> None:
    """Every stack that is offered can be built, and every one that can be built is offered."""
    yard = Yard(table, seat, worth)
    must(len(stall(table, seat)) < table.view["goal"], "DM-207", f"P{seat + 1} builds after the last stack")
    offered = set()
    for option in ask["options"]:
        backs = option["touches"].get("cards")
        if backs is None:
            whole = whole and "among others" not in option["words"]
            continue
        own = [card for card in yard.hand if card["card"] in backs]
        fetched = [card for card in yard.pile if card["card"] in backs]
        must_be(len(own) + len(fetched), len(backs), "DM-179", f"the number of cards at hand for {option['words']!r}")
        must(yard.fits(own, fetched), "DM-175", f"{option['words']!r} is offered for {ask['prompt']!r}")
        offered.add(label(own, fetched))
    if whole and len(yard.hand) <= MOST and not (yard.overtime and len(yard.pile) > 5):
        for own, fetched in yard.every_stack():
            words = " + ".join(card["name"] for card in own + fetched)
            must(label(own, fetched) in offered, "DM-178", f"{words} is not offered for {ask['prompt']!r}")


def check_help(table: Table, seat: int, ask: View, worth: Worth) -> None:
    """What a teammate adds completes the stack that the active player has begun (DM-223, DM-224, G-83)."""
    yard = Yard(table, table.view["turn"], worth)
    held = {card["card"]: card for card in hand(table, seat)}
    for option in ask["options"]:
        touches, words = option["touches"], option["words"]
        if "cards" in touches:
            must(
                all(back in held for back in touches["cards"]),
                "DM-223",
                f"{words!r} uses a card that is not in the hand",
            )
            own = [card for card in yard.hand if card["card"] in touches["begun"]]
            fetched = [card for card in yard.pile if card["card"] in touches["begun"]]
            must_be(
                len(own) + len(fetched), len(touches["begun"]), "DM-224", f"the number of begun cards for {words!r}"
            )
            helped = [ways(table, seat, held[back], worth, False) for back in touches["cards"]]
            must(yard.fits(own, fetched, helped), "G-83", f"{words!r} is offered for {ask['prompt']!r}")
