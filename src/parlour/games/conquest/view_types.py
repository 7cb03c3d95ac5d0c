"""What a view of Historical Conquest and the facts of a card consist of, each entry with what it means."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Aim = Literal["morale", "rounds", "lands", "countries"]
Phase = Literal["begin", "play", "fight", "move"]
LandState = Literal["guarded", "empty", "open", "claimable"]
Pending = Literal["card", "ability", "attack", "loss"]
Until = Literal["this battle", "this turn", "their next turn"]


class CardView(TypedDict):
    """A card by its back; its name is null while it is hidden."""

    card: int
    name: Annotated[str | None, "its name, - if this seat does not see it"]


class KnownView(CardView):
    """A card of a face-down pile that the viewer knows."""

    below: Annotated[int, "how many cards lie over this one"]


class LandView(TypedDict):
    """What is so of a land in play."""

    continent: Annotated[str, "its continent"]
    attack: Annotated[int, "the attack that is printed on its guards"]
    defence: Annotated[int, "the defence that is printed on its guards"]
    free: Annotated[int, "how many more characters find room"]
    free_armies: Annotated[int, "how many more armies find room"]
    state: Annotated[LandState, "who may take it: open to all, claimable for its conqueror"]


class InPlayView(CardView):
    """A card in play."""

    owner: Annotated[int | None, "whose deck it is from, if that is not who has it"]
    left: Annotated[int | None, "how often it can still be used: what it holds, and interrupts"]
    chosen: Annotated[str | None, "the ability that was chosen for it"]
    silenced: Annotated[bool, "whether its abilities have no effect now"]
    fresh: Annotated[bool, "whether it came into play in this turn"]
    land: Annotated[LandView | None, "of a land: what is so of it"]


class SeatView(TypedDict):
    """A player as the viewer sees them."""

    seat: Annotated[int, "the player"]
    morale: Annotated[int, "morale"]
    up: Annotated[int, "morale gained in this round"]
    down: Annotated[int, "morale lost in this round"]
    fewer: Annotated[int, "how many cards fewer may be played in the next turn"]
    hand: Annotated[list[CardView], "a hand card"]
    deck: Annotated[int, "how many cards the draw deck has"]
    deck_known: Annotated[list[KnownView], "a card of the draw deck that this seat knows"]
    land_pile: Annotated[int, "how many lands are not in play yet"]
    land_pile_known: Annotated[list[KnownView], "a land of the land pile that this seat knows"]
    lands: Annotated[list[list[InPlayView]], "a card in play: a land comes first, then the cards in it"]
    active: Annotated[list[InPlayView], "a card in the active area"]
    discard: Annotated[list[CardView], "a card of the discard pile, the top one last"]


class PartView(TypedDict):
    """A part of a total."""

    card: Annotated[int | None, "the card that it comes from, while that can be seen"]
    name: Annotated[str, "its name"]
    to: Annotated[str | None, "the card or the land that it changes; - for its own number"]
    value: Annotated[int, "how much it adds"]


class SideView(TypedDict):
    """One side of a battle."""

    total: Annotated[int, "its strength"]
    parts: Annotated[list[PartView], "what it is made of"]


class ClashView(TypedDict):
    """An attack that could be made, or is being made."""

    by: Annotated[int, "the land, or the explorer, that attacks"]
    by_name: Annotated[str, "its name"]
    seat: Annotated[int, "who attacks"]
    to: Annotated[int, "the land that is attacked"]
    to_name: Annotated[str, "its name"]
    of: Annotated[int, "who has it"]
    attack: SideView
    defence: SideView


class PendingView(TypedDict):
    """Something that others may answer."""

    kind: Annotated[Pending, "card, ability, attack or loss"]
    who: Annotated[int, "who did it, or would lose the card"]
    card: Annotated[int | None, "the card, or the land that attacks"]
    name: Annotated[str | None, "its name"]
    text: Annotated[str | None, "the ability that is used"]


class LastingView(TypedDict):
    """An effect with an end."""

    seat: Annotated[int, "whose it is"]
    name: Annotated[str, "the card that it comes from"]
    text: Annotated[str, "what it says"]
    about: Annotated[str | None, "the card that was chosen for it"]
    whom: Annotated[int | None, "the player who was chosen for it"]
    until: Annotated[Until, "when it ends"]


class EmptiedView(TypedDict):
    """A land that an attack of this turn emptied."""

    land: Annotated[int, "the land"]
    name: Annotated[str, "its name"]
    by: Annotated[str, "the land whose guards may claim it"]


class View(TypedDict):
    """Everything that a seat or a watcher sees."""

    game: Annotated[Literal["conquest"], "always conquest"]
    players: Annotated[int, "how many play"]
    edition: Annotated[int, "the edition whose rules are played"]
    sheet: Annotated[bool, "whether the sheet of 2018 corrects the second edition"]
    gate: Annotated[bool, "whether only those with more than 800 morale attack"]
    cap: Annotated[bool, "whether morale changes by at most 800 a round"]
    aim: Annotated[Aim, "what the game is played for"]
    goal: Annotated[int, "the morale, or the number of lands, that wins"]
    limit: Annotated[int, "the last round"]
    continent: Annotated[str | None, "the one continent of a quick game"]
    decks: Annotated[list[str], "the deck of a player, as options name it"]
    first: Annotated[int, "who began the round"]
    turn: Annotated[int, "whose turn it is"]
    round: Annotated[int, "which round it is"]
    turns: Annotated[int, "turns since the start"]
    phase: Annotated[Phase, "the part of the turn"]
    plays: Annotated[int, "cards that may still be played"]
    attacks: Annotated[int, "attacks that are left"]
    again: Annotated[bool, "whether a victory has brought a second attack"]
    moves: Annotated[int, "transportations that are left"]
    out: Annotated[list[int], "who left the game"]
    seats: list[SeatView]
    abroad: Annotated[list[InPlayView], "an explorer or its companion on an expedition"]
    gone: Annotated[list[CardView], "a card that left the game"]
    pending: Annotated[list[PendingView], "what waits for answers, the next one last"]
    battle: Annotated[ClashView | None, "the attack that is being made"]
    clashes: Annotated[list[ClashView], "an attack that the player whose turn it is could make now"]
    emptied: Annotated[list[EmptiedView], "a land that may be claimed"]
    lasting: Annotated[list[LastingView], "an effect with an end"]


class CardFacts(TypedDict):
    """What is printed on a card; lands have a continent, a population and an area instead of strength."""

    kind: Annotated[str, "its type"]
    subtype: Annotated[str, "of a character: what they were"]
    title: Annotated[str, "who or what it is, in a few words"]
    dates: Annotated[str, "its years"]
    traits: Annotated[list[str], "by which abilities find it"]
    symbols: Annotated[str, "when and how often its abilities act"]
    deck: Annotated[str, "the first deck that has it"]
    attack: NotRequired[int]
    defence: NotRequired[int]
    continent: NotRequired[str]
    population: NotRequired[int]
    area: NotRequired[Annotated[int, "in square kilometres"]]
    history: NotRequired[Annotated[str, "what one should remember of it; fetched when a card is read"]]


Facts = CardFacts
