"""A table of Dale to put positions on and to speak to in words.

Players are P1 to P4 as everywhere in words. A position is a line as `parlour.games.dale.notation.position` reads
it: `at("hand1=Swift_Broker,?2 deck1=Spyglass,Cookies")` is P1's turn with one action, the top of the deck
last. Zones are read back as names: `hand(match, 1) == ["Swift Broker", "Junk", "Junk"]`.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.dale.cards import entered  # noqa: F401
from parlour.games.dale.cards.prints import PRINTS, print_of
from parlour.games.dale.game import Dale
from parlour.games.dale.rules.values import price, value
from parlour.games.dale.state import DaleState
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words
from parlour.kernel.record import match_at, new_match
from parlour.kernel.rng import advance, below, dice, seeded
from parlour.kernel.state import NONE, WATCHER, Event

GAME = Dale()


# Setting a table


def at(line: str) -> Match:
    """A match that goes on from a position."""
    s = GAME.read(line)
    return match_at(GAME, s, GAME.options_in(s))


def fresh(seed: str = "table", **options: object) -> Match:
    """A new match."""
    return new_match(GAME, options, seed)


def chance(n: int, wanted: int, after: int = 0) -> str:
    """A `chance=` field with which a roll of n gives a number; `after` so many rolls, whatever they give."""
    return rolling(*[(1, 0)] * after, (n, wanted))


def rolling(*rolls: tuple[int, int]) -> str:
    """A `chance=` field with which rolls come out as wanted, in order: (6, 0) is the first of six."""
    for attempt in range(100_000):
        start = now = seeded(f"rolling {attempt}")
        for sides, wanted in rolls:
            now = advance(now)
            if below(now, sides) != wanted:
                break
        else:
            return f"chance={start}"
    raise AssertionError(f"no chance gives {rolls}")


def by_chance(line: str, answers: list[str], look: Callable[[Match], list[str]]) -> set[str]:
    """What the same answers lead to under thirty different chances: what a look then gives, one text each."""
    starts = [seeded(f"chance {n}") for n in range(30)]
    return {", ".join(look(tell(at(f"{line} chance={start}"), *answers))) for start in starts}


# Speaking


def tell(match: Match, *answers: str) -> Match:
    """Give answers such as "P1 play Swift Broker", "P1 Junk", "P2 done".

    Each goes to the question that is open for that player. The value may be left out after a card's name, and
    what a purchase costs after "buy Spyglass".
    """
    for answer in answers:
        who, _, words = answer.partition(" ")
        answer_in_words(match, seat_of(who), in_full(match, who, words))
    return match


def in_full(match: Match, who: str, words: str) -> str:
    """The words of the option that these words begin, if there is only one such; else the words themselves."""
    said = sorted({each for each in options(match, who) if each == words or each.startswith(f"{words} ")})
    if words in said:
        return words
    assert len(said) < 2, f"{who} {words!r} may mean {said}"
    return said[0] if said else words


def seat_of(who: str) -> int:
    """P1 is seat 0."""
    return int(who[1:]) - 1


def options(match: Match, who: str) -> list[str]:
    """What a player may answer now, in words."""
    ask = match.ask_of(seat_of(who))
    return [GAME.say(match.state, ask, option) for option in ask.options]


def names(match: Match, who: str) -> list[str]:
    """The cards that a player may choose now, by name without value; what is said to stop is left out."""
    stop = match.ask_of(seat_of(who)).question.stop
    return [words.rsplit(" ", 1)[0] for words in options(match, who) if words != stop]


def may(match: Match, answer: str) -> bool:
    """Whether an answer such as "P1 play Spyglass" is an option now."""
    who, _, words = answer.partition(" ")
    return any(each == words or each.startswith(f"{words} ") for each in options(match, who))


def asked(match: Match) -> list[str]:
    """Who is asked what now."""
    return [f"P{ask.seat + 1} {ask.what}" for ask in match.asks]


def refusal(match: Match, who: str, thing: str) -> str | None:
    """The rule that forbids a thing, by the question that is open for a player."""
    found = GAME.why_not(match.state, match.ask_of(seat_of(who)), thing)
    return None if found is None else found.rule


# Looking


def state(match: Match) -> DaleState:
    """The position itself."""
    s = match.state
    assert isinstance(s, DaleState)
    return s


def called(match: Match, cards: list[int]) -> list[str]:
    """Cards by their names, in their order."""
    return ["-" if card == NONE else PRINTS[state(match).face[card]].name for card in cards]


def hand(match: Match, player: int) -> list[str]:
    """A hand in the order in which its cards came."""
    return called(match, state(match).hand[player - 1])


def deck(match: Match, player: int) -> list[str]:
    """A deck, its top last."""
    return called(match, state(match).deck[player - 1])


def disc(match: Match, player: int) -> list[str]:
    """A discard pile, its top last."""
    return called(match, state(match).disc[player - 1])


def sched(match: Match, player: int) -> list[str]:
    """The cards that lie in front of a player."""
    return called(match, state(match).sched[player - 1])


def stored(match: Match) -> list[str]:
    """All cards that are stored."""
    return called(match, state(match).stored)


def stall(match: Match, side: int) -> list[list[str]]:
    """The stacks of a stall."""
    return [called(match, stack) for stack in state(match).stall[side - 1]]


def market(match: Match) -> list[str]:
    """The market from the rightmost slot on; "-" is an empty slot."""
    return called(match, state(match).market)


def mdeck(match: Match) -> list[str]:
    """The market deck, its top last."""
    return called(match, state(match).mdeck)


def mdisc(match: Match) -> list[str]:
    """The market's discard pile, its top last."""
    return called(match, state(match).mdisc)


def gold(match: Match, player: int) -> int:
    """A player's gold."""
    return state(match).gold[player - 1]


def card_named(match: Match, zone: list[int], name: str) -> int:
    """The first card of a zone with a name: `card_named(match, state(match).hand[0], "Spyglass")`."""
    s = state(match)
    return next(card for card in zone if s.face[card] == print_of(name))


def worth(match: Match, player: int, name: str) -> int:
    """What a card of a player's hand is worth now."""
    s = state(match)
    return value(s, player - 1, card_named(match, s.hand[player - 1], name))


def cost(match: Match, player: int, name: str) -> int:
    """What a market card costs a player now."""
    s = state(match)
    return price(s, player - 1, called(match, s.market).index(name))


def knows(match: Match, player: int, card: int) -> bool:
    """Whether a player knows a card."""
    return state(match).knows(player - 1, card)


def events(match: Match, name: str, seat: int = WATCHER) -> list[Event]:
    """All that was told under a name, as the watcher or a seat (from 0) heard it."""
    return [event for event in match.heard(seat) if event.name == name]


# Playing at random


def play_on(match: Match, seed: str, until: Callable[[Match], bool]) -> Match:
    """Let chance answer every question until something holds, or the game is over."""
    rolls = dice(seed)
    while match.asks and not until(match):
        ask = match.asks[rolls.roll(len(match.asks))]
        match.answer(ask.seat, ask.options[rolls.roll(len(ask.options))])
    return match


def over(match: Match) -> bool:
    """Whether the game has ended; playing on until then plays it out."""
    return match.ending is not None
