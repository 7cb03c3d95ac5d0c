"""What a view of Dale and the facts of a card consist of, each entry with what it means."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Phase = Literal["start of turn", "action phase", "clean-up", "end of turn", "reactions", "characters"]


class CardView(TypedDict):
    """A card by its back; what is printed on it is null while it is hidden."""

    card: int
    name: Annotated[str | None, "its name, - if this seat does not see it"]
    value: Annotated[int | None, "the printed value"]
    set: Annotated[str | None, "its set"]


# Python keeps the word `as` for itself, so this entry needs the other way to declare one.
Guise = TypedDict("Guise", {"as": Annotated[str | None, "what it counts as, if that is something else"]})


class HeldView(CardView, Guise):
    """A hand card; only its holder sees what it is worth and counts as."""

    worth: Annotated[int | None, "what a card of this seat's hand is worth now"]


class KnownView(CardView):
    """A card of a face-down pile that the viewer knows."""

    below: Annotated[int, "how many cards lie over this one"]


class KeptView(CardView):
    """A card with a counter, and with what is stored on it."""

    charge: Annotated[int, "its count, or its tokens"]
    stored: Annotated[list[CardView], "a card stored on it"]


class PlayedView(KeptView, Guise):
    """A card in a schedule."""

    waits: Annotated[str | None, "what it waits for"]


class SlotView(CardView):
    """A market card."""

    slot: Annotated[int, "what the slot adds to the price: 0 to 4"]
    price: Annotated[int, "the price for the player whose turn it is"]


class AbilityView(TypedDict):
    """What a character can do."""

    name: Annotated[str, "its name"]
    when: Annotated[str, "its moment"]
    text: Annotated[str, "its text"]
    left: Annotated[int, "how often it can still be used in this turn"]


class CharacterView(KeptView):
    """A character with what lies by it."""

    title: Annotated[str, "its title"]
    colour: Annotated[str, "green, yellow or red"]
    setup: Annotated[str, "its set-up"]
    passive: Annotated[str, "its passive effect"]
    abilities: Annotated[list[AbilityView], "an ability"]
    beside: Annotated[list[KeptView], "a specialty card by it"]


class SeatView(TypedDict):
    """A player as the viewer sees them."""

    seat: Annotated[int, "the player"]
    side: Annotated[int, "whose stall it is, counted from 0"]
    hand: Annotated[list[HeldView], "a hand card"]
    hand_size: Annotated[int | None, "up to how many cards this seat's hand is filled"]
    deck: Annotated[int, "how many cards the deck has"]
    deck_known: Annotated[
        list[KnownView], "a card of the deck that this seat knows, the top one first; open: the whole deck"
    ]
    discard: Annotated[list[CardView], "a card of the discard pile, the top one last"]
    schedule: Annotated[list[PlayedView], "a card in the schedule"]
    gold: Annotated[int, "gold"]
    character: Annotated[CharacterView | None, "the character"]
    dealt: Annotated[list[CardView], "a character to choose from"]
    stacks: Annotated[int, "how many stacks are built"]
    needed: Annotated[int, "the total of the next stack"]


class ClockView(TypedDict):
    """Day spaces, then night spaces, and the hand on one of them."""

    space: Annotated[int, "the space of its hand, counted from 1"]
    day: Annotated[bool, "whether it is day"]
    days: Annotated[int, "how many spaces are day"]
    nights: Annotated[int, "and how many night"]


class View(TypedDict):
    """Everything that a seat or a watcher sees."""

    game: Annotated[Literal["dale"], "always dale"]
    players: Annotated[int, "how many play"]
    teams: Annotated[bool, "whether two teams play"]
    decks: Annotated[list[str], "the animalfolk decks"]
    traps: Annotated[list[str], "the kinds of traps"]
    goal: Annotated[int, "how many stacks a stall has"]
    phase: Annotated[Phase, "start of turn, action phase, clean-up, end of turn, reactions or characters"]
    turn: Annotated[int, "whose turn it is"]
    turns: Annotated[int, "how many turns have begun"]
    actions: Annotated[int, "how many actions are left"]
    clock: Annotated[ClockView | None, "the clock"]
    seats: list[SeatView]
    stalls: Annotated[
        list[list[list[CardView]]],
        "a card of a stack: stalls.1.3.*.name is stack 3 of P1, in teams of P1 and P3",
    ]
    market: Annotated[list[SlotView | None], "a market card; the first is that without a surcharge, - is an empty slot"]
    market_deck: Annotated[int, "how many cards the market deck has"]
    market_deck_known: Annotated[
        list[KnownView], "a card of the market deck that this seat knows; open: the whole deck"
    ]
    market_discard: Annotated[list[CardView], "a card of the market's discard pile, the top one last"]
    junk: Annotated[int, "how many junk cards lie on the junk pile"]
    characters_in_box: Annotated[int, "how many characters nobody has"]
    aside: Annotated[list[CardView], "a card that is held aside while something is resolved"]


class CardFacts(TypedDict):
    """What is printed on a card that one plays."""

    kind: Literal["animalfolk", "junk", "trap", "specialty"]
    set: NotRequired[Annotated[str, "the animalfolk set in a word"]]
    animalfolk: NotRequired[Annotated[str, "its deck by the full name"]]
    owner: NotRequired[Annotated[str, "the colour of the player to whom it belongs"]]
    value: int
    copies: NotRequired[Annotated[int, "how many there are; of junk there is always more"]]
    type: NotRequired[Literal["technique", "passive"]]
    bonus: NotRequired[Literal[True]]
    reusable: NotRequired[Literal[True]]
    alert: NotRequired[Annotated[str, "when it goes off"]]


class CharacterFacts(TypedDict):
    """What is printed on a character card; its passive effect is its text."""

    kind: Literal["character"]
    title: str
    colour: str
    needs: list[str]
    setup: str
    abilities: list[str]
    specialties: list[str]


Facts = CardFacts | CharacterFacts
