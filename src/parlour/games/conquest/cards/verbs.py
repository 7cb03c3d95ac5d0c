"""What abilities can do: the verbs, with the fields that each one needs and may have."""

from __future__ import annotations

from typing import Final

# How a verb works.
AT_ONCE: Final = 0  # it happens and is over
LASTING: Final = 1  # it is so while the card is constant, or for a time
FIGHTING: Final = 2  # in the window of an attack
ANSWERING: Final = 3  # in the window of a card or an ability
RESCUING: Final = 4  # in the window of a loss

GAIN: Final = 0
LOSE: Final = 1
DRAIN: Final = 2
TAKE_MORALE: Final = 3
FLOOR: Final = 4
NO_BATTLE_LOSS: Final = 5
ADD_STRENGTH: Final = 6
ADD_ATTACK: Final = 7
ADD_DEFENCE: Final = 8
DOUBLE: Final = 9
HALVE: Final = 10
JOIN: Final = 11
WIN: Final = 12
STOP: Final = 13
EXTRA_ATTACK: Final = 14
EXTRA_LOSS: Final = 15
CHOOSE_LOSS: Final = 16
REACH: Final = 17
SHIELD: Final = 18
TRUCE: Final = 19
FORBID_ATTACK: Final = 20
DISCARD: Final = 21
DISCARD_HAND: Final = 22
TAKE: Final = 23
TAKE_HAND: Final = 24
TAKE_BACK: Final = 25
REVIVE: Final = 26
SEARCH: Final = 27
LOOK_HAND: Final = 28
LOOK_DECK: Final = 29
DRAW: Final = 30
COPY: Final = 31
EXTRA_PLAY: Final = 32
FEWER_PLAYS: Final = 33
FORBID_PLAY: Final = 34
HAND_SIZE: Final = 35
CANCEL: Final = 36
SAVE: Final = 37
PROTECT: Final = 38
SILENCE: Final = 39
DISCOVER: Final = 40
FORBID_DISCOVERY: Final = 41
MOVE: Final = 42
PUSH: Final = 43
CARRY: Final = 44
EXTRA_MOVE: Final = 45
EXTRA_SLOT: Final = 46
FORBID_PLACE: Final = 47
NO_DRAIN: Final = 48


class Verb:
    """A verb as cards name it."""

    def __init__(self, name: str, works: int, needs: tuple[str, ...] = (), may: tuple[str, ...] = ()) -> None:
        self.name = name
        self.works = works
        self.needs = needs
        self.may = may


COUNTED: Final = ("each", "most")

# In the order of the numbers above.
VERBS: Final = (
    Verb("gain morale", AT_ONCE, ("amount",), COUNTED),
    Verb("lose morale", AT_ONCE, ("amount",), COUNTED),
    Verb("drain morale", AT_ONCE, ("amount",), ("whom", *COUNTED)),
    Verb("take morale", AT_ONCE, ("amount",), ("whom", *COUNTED)),
    Verb("morale floor", LASTING, ("amount",)),
    Verb("no battle loss", LASTING),
    Verb("strength", LASTING, ("amount", "to"), COUNTED),
    Verb("attack", LASTING, ("amount", "to"), COUNTED),
    Verb("defence", LASTING, ("amount", "to"), COUNTED),
    Verb("double", LASTING, ("to",), ("stat",)),
    Verb("halve", LASTING, ("to",), ("stat",)),
    Verb("join", LASTING, ("target",)),
    Verb("win battle", FIGHTING),
    Verb("stop attack", FIGHTING),
    Verb("extra attack", AT_ONCE, ("amount",)),
    Verb("extra loss", LASTING),
    Verb("choose loss", LASTING),
    Verb("reach", LASTING, ("continents",)),
    Verb("shield", LASTING, ("to",), ("by", "unless")),
    Verb("truce", LASTING, (), ("whom",)),
    Verb("forbid attack", LASTING, ("target",)),
    Verb("discard", AT_ONCE, ("target",), ("amount", "chosen_by")),
    Verb("discard hand", AT_ONCE, ("amount",), ("whom", "chosen_by")),
    Verb("take", AT_ONCE, ("target",)),
    Verb("take hand", AT_ONCE, ("amount",), ("whom",)),
    Verb("take back", AT_ONCE, ("cards",), ("amount",)),
    Verb("revive", AT_ONCE, ("cards",)),
    Verb("search deck", AT_ONCE, ("cards",)),
    Verb("look at hand", AT_ONCE, (), ("whom",)),
    Verb("look at deck", AT_ONCE, ("amount",)),
    Verb("draw", AT_ONCE, ("amount",)),
    Verb("copy", AT_ONCE, ("target",)),
    Verb("extra play", AT_ONCE, ("amount",)),
    Verb("fewer plays", AT_ONCE, ("amount",), ("whom",)),
    Verb("forbid play", LASTING, ("cards",)),
    Verb("hand size", LASTING, ("amount",)),
    Verb("cancel", ANSWERING),
    Verb("save", RESCUING),
    Verb("protect", LASTING, ("to",)),
    Verb("silence", LASTING, ("target",)),
    Verb("discover", AT_ONCE, (), ("free",)),
    Verb("forbid discovery", LASTING),
    Verb("move", AT_ONCE, ("target",), ("amount",)),
    Verb("push", AT_ONCE, ("target",)),
    Verb("carry", LASTING, ("amount",)),
    Verb("extra move", LASTING, ("amount",)),
    Verb("extra slot", LASTING, ("cards",)),
    Verb("forbid place", LASTING, ("cards",)),
    Verb("no drain", LASTING),
)
VERB_NAMES: Final = tuple([verb.name for verb in VERBS])
