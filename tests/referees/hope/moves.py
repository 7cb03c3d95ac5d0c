"""Cards, markers and points that move: the smallest things that happen, each told as the log should tell it."""

from __future__ import annotations

from tests.referees.hope import numbers
from tests.referees.hope.print import ALL_CARDS
from tests.referees.hope.sheet import UNSEEN, Sheet
from tests.referees.hope.talk import DONE, Option, Talk, ask, named, of_both

CITIZENS = ("Recruit", "Veteran", "Tutor")


def tell(s: Sheet, name: str, *values: object) -> None:
    """Expect an event of the log."""
    s.told.append((name, values))


def score(s: Sheet, seat: int, points: int) -> None:
    """Gain or lose points."""
    if points:
        s.players[seat].points += points
        tell(s, "scored", seat, points)


def fortify(s: Sheet, seat: int, tokens: int) -> None:
    """Take defence tokens for the year (DG-21)."""
    if tokens:
        s.players[seat].fort += tokens
        tell(s, "fortified", seat, tokens)


def draw(s: Sheet, seat: int, number: int) -> None:
    """Draw cards as long as there are some (DH-099, DG-39)."""
    player = s.players[seat]
    for _ in range(min(number, len(player.draw))):
        player.hand.append(player.draw.pop())


def draw_up(s: Sheet, seat: int) -> None:
    """Draw up to the hand size; who holds more keeps them (DH-074, DG-87)."""
    draw(s, seat, max(0, numbers.hand_size(s, seat) - len(s.players[seat].hand)))


def shuffle(s: Sheet, seat: int) -> None:
    """Shuffle discard pile and draw pile together (DH-119)."""
    player = s.players[seat]
    player.draw = [UNSEEN] * (len(player.draw) + len(player.discard))
    player.discard = []


def fresh(s: Sheet, name: str) -> int:
    """A card from a pile, whose back is not known yet."""
    back = min([UNSEEN, *s.names]) - 1
    s.names[back] = name
    return back


def pile_of(s: Sheet, name: str) -> str:
    """The pile of the supply that a card belongs to."""
    row = ALL_CARDS[name]
    if row["kind"] == "masses":
        return "masses"
    if row["kind"] == "citizen":
        return f"supply.{1 + CITIZENS.index(name)}"
    return s.piles_of(row["profession"])[row["level"]]


def to_supply(s: Sheet, card: int) -> None:
    """A dismissed card goes under its pile, one with the sign of a faction out of the game (DH-115, DH-117)."""
    if "faction" in ALL_CARDS[s.name(card)]:
        s.box += 1
        return
    pile = pile_of(s, s.name(card))
    s.piles[pile] += 1
    if pile == "masses":
        s.stacks[pile].insert(0, card)


def dismiss(s: Sheet, seat: int, card: int) -> None:
    """Dismiss a card of the hand or the discard pile."""
    player = s.players[seat]
    (player.hand if card in player.hand else player.discard).remove(card)
    to_supply(s, card)


def to_discard(s: Sheet, seat: int, card: int) -> None:
    """Discard a card of the hand."""
    s.players[seat].hand.remove(card)
    s.players[seat].discard.append(card)


def take_spoils(s: Sheet, seat: int, stack: int) -> None:
    """Take the top card of a stack of spoils; nothing from an empty one (DG-37)."""
    cards = s.stacks[f"spoils {stack}"]
    if cards:
        card = cards.pop()
        s.players[seat].ready.append(card if card != UNSEEN else fresh(s, f"spoils {stack}"))


def take_from(s: Sheet, seat: int, pile: str, name: str) -> None:
    """Take the top card of a pile of the supply into the discard pile (DH-122)."""
    s.piles[pile] -= 1
    if pile == "masses":
        s.stacks[pile].pop()
    s.players[seat].discard.append(fresh(s, name))


# Choices of cards


def some(s: Sheet, seat: int, what: str, zone: str, number: int, rule: str) -> Talk:
    """Up to a number of cards of one zone, one after the other; where there is none, nobody is asked."""
    player = s.players[seat]

    def options() -> list[Option]:
        return [*named(s, getattr(player, zone)), DONE]

    for _ in range(number):
        if not getattr(player, zone):
            return
        reply = yield from ask(seat, what, options, rule)
        if reply.stops:
            return
        getattr(player, zone).remove(reply.card)
        {"ready": player.ready, "recall": player.draw, "rescue": player.hand}[what].append(reply.card)


def dismissals(s: Sheet, seat: int, number: int, must: bool) -> Talk:
    """Up to a number of dismissals; an action that names the number takes a point for each that is missing (DH-118)."""
    player = s.players[seat]
    missing = number
    while missing and player.hand + player.discard:
        reply = yield from ask(seat, "must dismiss" if must else "dismiss", lambda: [*of_both(s, seat), DONE], "DH-115")
        if reply.stops:
            break
        dismiss(s, seat, reply.card)
        missing -= 1
    if must:
        score(s, seat, -missing)
