"""What happens in Dale, one sentence for every event that the atoms tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.dale.cards.prints import ALL_DECKS, PRINTS
from parlour.games.dale.rules.lasting import ADD, MIRROR, SET
from parlour.kernel.state import NONE, Event

Data = dict[str, object]


def say_event(event: Event) -> str:
    """An event as a line of the log; "" where another event says it better."""
    return SENTENCES[event.name](event.data)


# Words


def number(data: Data, key: str) -> int:
    """A number of an event."""
    found = data[key]
    assert isinstance(found, int)
    return found


def who(data: Data) -> str:
    """The player of an event."""
    return f"P{number(data, 'seat') + 1}"


def whose(data: Data) -> str:
    """The player whose stall an event is about; in teams the first of the two who share it."""
    return f"P{number(data, 'side') + 1}'s"


def what(data: Data, key: str = "face") -> str:
    """The card of an event."""
    return PRINTS[number(data, key)].name


def whats(data: Data) -> list[str]:
    """The cards of an event, by name; "-" is an empty place."""
    faces = data["faces"]
    assert isinstance(faces, list)
    return ["-" if face == NONE else PRINTS[face].name for face in faces]


def listed(names: list[str]) -> str:
    """A list as one says it."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def times(count: int, thing: str) -> str:
    """So many things."""
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"


# Sentences that need more than a line


def decks_chosen(data: Data) -> str:
    """Which sets are in the game."""
    folks = data["folks"]
    assert isinstance(folks, list)
    return f"The decks are {listed([ALL_DECKS[folk].short for folk in folks])}."


def paid(data: Data) -> str:
    """Cards and gold."""
    parts = whats(data)
    if number(data, "gold"):
        parts.append(f"{number(data, 'gold')} gold")
    return f"{who(data)} pays with {listed(parts)}." if parts else f"{who(data)} pays nothing."


def market_moved(data: Data) -> str:
    """What lies at which surcharge now."""
    cards = [f"{name} +{slot}" for slot, name in enumerate(whats(data)) if name != "-"]
    return f"The market is now {listed(cards)}." if cards else "The market is empty now."


def pile_shuffled(data: Data) -> str:
    """A discard pile in its new order."""
    names = whats(data)[::-1]
    return f"{who(data)}'s discard pile is shuffled" + (f"; from the top: {', '.join(names)}." if names else ".")


def turned_over(data: Data) -> str:
    """A deck that is a discard pile now."""
    names = whats(data)[::-1]
    pile = f"the pile from the top: {', '.join(names)}" if names else "the pile is empty now"
    return f"{who(data)}'s deck and discard pile change places; {pile}."


def value_changed(data: Data) -> str:
    """What cards are worth until the end of the turn."""
    how, amount = number(data, "how"), number(data, "amount")
    if number(data, "face") == NONE:
        subject, verb = f"The cards of {who(data)}", "are"
    else:
        subject, verb = f"{what(data)} of {who(data)}", "is"
    if how == ADD and not amount:
        return f"{subject} {verb} worth as much as before."
    if how == ADD:
        change = f"{abs(amount)} {'more' if amount >= 0 else 'less'}"
    elif how == SET:
        change = str(amount)
    else:
        change = "the mirrored value" if how == MIRROR else f"{amount} times as much"
    return f"{subject} {verb} worth {change} until the end of the turn."


def character_chosen(data: Data) -> str:
    """Who plays whom."""
    return f"{who(data)} is {PRINTS[number(data, 'face')].name}."


def coins(data: Data) -> str:
    """Gold from the bank, or back."""
    amount = number(data, "amount")
    return f"{who(data)} takes {amount} gold." if amount > 0 else f"{who(data)} gives {-amount} gold away."


def counted(data: Data) -> str:
    """Tokens on a character, or off it."""
    amount = number(data, "amount")
    verb = "puts" if amount > 0 else "removes"
    return f"{who(data)} {verb} {times(abs(amount), 'token')} {'on' if amount > 0 else 'from'} the character."


SENTENCES: Final[dict[str, Callable[[Data], str]]] = {
    "ability": lambda data: f"{who(data)} uses {data['ability']}.",
    "alert": lambda data: f"{what(data)} goes off in {who(data)}'s hand.",
    "bought": lambda data: f"{who(data)} buys {what(data)}.",
    "built": lambda data: f"{who(data)} builds stack {data['stack']} with {listed(whats(data))}.",
    "character": character_chosen,
    "clock": lambda data: f"The clock moves on: it is {'day' if data['day'] else 'night'}.",
    "copied": lambda data: f"{what(data)} is a copy of {what(data, 'model')}.",
    "decks": decks_chosen,
    "discarded": lambda data: f"{what(data)} goes on {who(data)}'s discard pile.",
    "gained": lambda data: "" if data["open"] else f"{who(data)} gets a card.",
    "gained card": lambda data: f"{who(data)} gets {what(data)}.",
    "game over": lambda data: f"The game is over: {data['reason']}.",
    "gold": coins,
    "looked": lambda data: f"{who(data)} sees {listed(whats(data))}.",
    "market moved": market_moved,
    "market shuffled": lambda data: "The market's discard pile is shuffled and becomes its deck.",
    "offered": lambda data: f"{what(data)} is offered at +{data['slot']}.",
    "on deck": lambda data: f"A card goes on {who(data)}'s deck.",
    "paid": paid,
    "pile shuffled": pile_shuffled,
    "played": lambda data: f"{who(data)} plays {what(data)}.",
    "put beside": lambda data: f"{what(data)} lies beside {who(data)}'s character.",
    "rolled": lambda data: f"{who(data)} rolls the {data['die']}: {data['result']}.",
    "shown": lambda data: f"{what(data)} is shown.",
    "shuffled": lambda data: f"{who(data)}'s deck is shuffled.",
    "stored": lambda data: f"{who(data)} stores a card on {what(data)}.",
    "swapped in stall": lambda data: f"{what(data)} takes the place of {what(data, 'for')} in {whose(data)} stall.",
    "taken": lambda data: f"{who(data)} takes {what(data)} from the market.",
    "thrown away": lambda data: f"{what(data)} is thrown away.",
    "tokens": counted,
    "turn": lambda data: f"It is {who(data)}'s turn.",
    "turned over": turned_over,
    "under deck": lambda data: f"A card goes under {who(data)}'s deck.",
    "value changed": value_changed,
}
