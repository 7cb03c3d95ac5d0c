"""Three players: what the Empire lays aside and what the Rebels owe (AL-111 to AL-115, AG-82 to AG-86)."""

from __future__ import annotations

from itertools import combinations

from tests.referees.alliances.print import is_special, number_of, suit_of
from tests.referees.referee import Table, must, must_be


def owed(hand: list[str], dominant: str) -> list[set[str]]:
    """Every pair that a Rebel with these cards may give."""
    power = [card for card in hand if not is_special(card)]
    trumps = sorted((card for card in power if suit_of(card) == dominant), key=number_of)
    others = [card for card in power if suit_of(card) != dominant]
    if trumps and others:
        best = max(number_of(card) for card in others)
        return [{trumps[-1], card} for card in others if number_of(card) == best]
    if len(power) >= 2:
        values = sorted(number_of(card) for card in power)[-2:]
        return [set(pair) for pair in combinations(power, 2) if sorted(map(number_of, pair)) == values]
    specials = [card for card in hand if is_special(card)]
    if power:
        return [{power[0], card} for card in specials]
    return [set(pair) for pair in combinations(specials, 2)]


def check_tribute(seat: int, hand: list[str], given: list[str], options: list[str], dominant: str) -> None:
    """The first card must be in some pair, and every pair reachable; the second must complete one."""
    pairs = owed(hand + [card for card in given if card not in hand], dominant)
    if given:
        second = {card for pair in pairs if given[0] in pair for card in pair - set(given)}
        must_be(set(options), second, "AL-113", f"the second card that P{seat + 1} may give")
        return
    for card in options:
        must(any(card in pair for pair in pairs), "AL-113", f"P{seat + 1} may give {card}, but owes one of {pairs}")
    for pair in pairs:
        must(bool(pair & set(options)), "AL-113", f"P{seat + 1} may give {pair}, but is offered only {options}")


def names(cards: list[dict[str, str]]) -> list[str]:
    return sorted(card["name"] for card in cards)


def check_step(was: Table, now: Table, seat: int, what: str, option: str) -> None:
    """One answer of the Rise to Power."""
    if what == "lay aside":
        must_be(len(now.view["aside"]), len(was.view["aside"]) + 1, "AL-111", "the number of cards laid aside")
        aside = [card["name"] for card in now.views[seat]["aside"]]
        must(option in aside, "AL-111", f"{option} is not among the cards laid aside, {aside}")
    elif what == "pair":
        check_paid(now)
        check_pairs(was, now, seat, option)


def check_paid(now: Table) -> None:
    """The Empire has the four cards of the Rebels in the hand (AL-114)."""
    empire = now.view["empire"]
    hand = names(now.own(empire)["hand"])
    must_be(len(hand), 16, "AL-114", "the number of cards in the Empire's hand")
    for seat in range(3):
        if seat != empire:
            for card in names(now.own(seat)["tribute"]):
                must(card in hand, "AL-114", f"P{seat + 1} gave {card}, but the Empire does not have it")


def check_pairs(was: Table, now: Table, seat: int, option: str) -> None:
    """The Empire's left neighbour takes a pair, the other Rebel the other one (AG-84)."""
    empire = now.view["empire"]
    must_be(seat, (empire + 1) % 3, "AG-84", "who chooses a pair")
    aside = [card["name"] for card in was.views[empire]["aside"]]
    first, second = aside[:2], aside[2:]
    mine, theirs = (first, second) if option == "pair 1" else (second, first)
    for who, pair in ((seat, mine), ((seat + 1) % 3, theirs)):
        hand = names(now.own(who)["hand"])
        must(all(card in hand for card in pair), "AL-115", f"P{who + 1} does not have the pair {pair}")
        must_be(len(hand), 16, "AL-115", f"the number of cards in P{who + 1}'s hand")
    must_be(now.view["aside"], [], "AL-115", "what is left of the pairs")
    must_be(now.view["leader"], empire, "AL-117", "who starts the first conflict")
