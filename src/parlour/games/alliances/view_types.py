"""What a view of Alliances and the facts of a card consist of, each entry with what it means."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Suit = Literal["M", "E", "P"]
Side = Literal["gold", "silver"]
Phase = Literal["drafting", "meeting", "bidding", "arming", "declaring", "yielding", "tribute", "conflicts"]


class CardView(TypedDict):
    """A card by its back; its name is null while it is hidden."""

    card: int
    name: Annotated[str | None, "its name, - if this seat does not see it"]


class AddedView(CardView):
    """The card that Dual Allegiance added to a power."""

    seat: Annotated[int, "to whose power it was added"]


class PowerView(TypedDict):
    """Conflict power."""

    suit: Annotated[Suit, "its suit, M, E or P"]
    value: Annotated[int, "its number"]


class DefenceView(TypedDict):
    """The defence of the target by suit."""

    M: Annotated[int, "military"]
    E: Annotated[int, "economics"]
    P: Annotated[int, "politics"]


class SeatView(TypedDict):
    """A player as the viewer sees them."""

    seat: Annotated[int, "the player"]
    side: Annotated[Side, "gold or silver"]
    hand: Annotated[list[CardView], "a hand card"]
    kept: Annotated[list[CardView] | int, "the cards kept in the draft or chosen to be shown; of others only how many"]
    tribute: Annotated[list[CardView] | int, "the cards set as tribute; of other Rebels only how many"]
    passed: Annotated[bool, "whether the player has passed"]
    played: Annotated[CardView | None, "the card on the table"]
    discarded: Annotated[bool, "whether that card was discarded"]
    power: Annotated[PowerView | None, "the conflict power"]
    tricks: Annotated[int, "conflicts or tricks won in this phase"]
    score: Annotated[int, "with three players: countries ruled as Empire"]
    rebel_tricks: Annotated[int, "conflicts won as a Rebel"]


class SideView(TypedDict):
    """An alliance."""

    name: Annotated[Side, "gold or silver"]
    countries: Annotated[int, "how many countries the side controls"]
    wins: Annotated[int, "campaigns won"]


class PlaceView(TypedDict):
    """A country on the map."""

    place: Annotated[str, "a1 to d5"]
    country: Annotated[str, "the country that lies there"]
    military: Annotated[int, "its printed defence, military"]
    economics: Annotated[int, "economics"]
    politics: Annotated[int, "politics"]
    owner: Annotated[Side | None, "gold, silver or -"]
    tokens: Annotated[str, "the tokens from bottom to top: gs is silver on gold"]


class Table(TypedDict):
    """What every view of a table has."""

    game: Annotated[Literal["alliances"], "always alliances"]
    players: Annotated[int, "how many play"]
    phase: Annotated[Phase, "as in positions: bidding, conflicts, arming, ..."]
    campaign: Annotated[int, "which campaign it is, from 1"]
    seats: list[SeatView]
    sides: list[SideView]
    map: list[PlaceView]
    aside: Annotated[list[CardView], "a card of the pairs that the Empire laid aside"]
    spent: Annotated[list[CardView], "a card of earlier conflicts"]
    bid: Annotated[str | None, "the highest bid: 10P"]
    offer: Annotated[PowerView | None, "the highest bid"]
    bidder: Annotated[int | None, "who made it"]
    dominant: Annotated[Suit | None, "the dominant suit: M, E or P"]
    aggressor: Annotated[Side | None, "gold or silver"]
    declared: Annotated[int | None, "the number declared in State of Nations"]
    empire: Annotated[int | None, "with three players, who is the Empire"]
    leader: Annotated[int, "who starts the conflict"]
    conflict: Annotated[int, "which conflict or trick comes next or is played, from 1"]
    target: Annotated[str | None, "the place that is fought for: a3"]
    leading: Annotated[Suit | None, "the leading suit: M, E or P"]
    defence: Annotated[DefenceView | None, "the target's defence in this conflict"]
    doubled: Annotated[CardView | None, "the card that Reinforcement doubles"]
    bribed: Annotated[CardView | None, "the card that Bribe took"]
    added: Annotated[AddedView | None, "the card that Dual Allegiance added"]
    spun: Annotated[bool, "whether Spin has moved the powers"]


class View(Table):
    """Everything that a seat or a watcher sees."""

    reserve: Annotated[int, "how many cards are in the reserve"]


class OpenView(Table):
    """The table with every card face up."""

    reserve: Annotated[list[CardView], "open only: a card of the reserve, the top card last"]


class PowerFacts(TypedDict):
    """What is printed on a power card."""

    kind: Literal["power"]
    suit: Suit
    number: Annotated[int, "1 to 12"]


class SpecialFacts(TypedDict):
    """What is printed on a special action card."""

    kind: Literal["special"]
    suit: Suit


class CountryFacts(TypedDict):
    """What is printed on a country: its defences."""

    kind: Literal["country"]
    military: int
    economics: int
    politics: int


Facts = PowerFacts | SpecialFacts | CountryFacts
