"""What a host may wish for: decks by name, by their ratings or by chance, traps, and who starts."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from parlour.games.dale.cards.cast import LEVELS, too_few, usable
from parlour.games.dale.cards.prints import ALL_DECKS, DECKS, TRAPS, trap_name
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import Ending

RANDOM: Final = "random"
NO_TRAPS: Final = "none"
RATINGS: Final = ("complexity", "interactivity", "nastiness", "randomness")
HIGHEST_RATING: Final = 3
SIGNS: Final = ("<=", ">=", "<", ">", "=")  # the longer ones first: "<=" also begins with "<"


class Wish:
    """The decks that are named, and those from which chance picks the others."""

    def __init__(self, named: list[int], pool: list[int]) -> None:
        self.named = named
        self.pool = pool


def decks_needed(players: int, teams: bool) -> int:
    """How many animalfolk decks a game has (DM-085, DM-217)."""
    return players if teams else players + 1


# Decks


def read_decks(text: str, needed: int) -> Wish:
    """Read a list such as "macaws,pandas,owls", "random", "complexity<=1,nastiness=0" or "macaws,randomness<2".

    Names come into the game; if the list has conditions or the word random, chance adds others that meet all
    conditions. An error says in plain words why a list does not do.
    """
    if not text.strip():
        raise ParlourError(f"decks is empty; name {needed} decks, or write {RANDOM}")
    named: list[int] = []
    conditions: list[str] = []
    for item in text.split(","):
        word = item.strip()
        if word == RANDOM or is_condition(word):
            conditions.append(word)
            continue
        number = find_deck(word)
        if number in named:
            raise ParlourError(f"the deck {DECKS[number]} is named twice; there is one of each")
        named.append(number)
    pool = [] if not conditions else [n for n in range(len(DECKS)) if n not in named and fits(n, conditions)]
    check_count(named, pool, conditions, needed)
    return Wish(named, pool)


def deck_words() -> list[str]:
    """The words of a list of decks, but for conditions."""
    return [*DECKS, RANDOM]


def check_count(named: list[int], pool: list[int], conditions: list[str], needed: int) -> None:
    """Object to too many or too few decks."""
    missing = needed - len(named)
    if missing < 0:
        raise ParlourError(f"the game has {needed} decks and {len(named)} are named: leave out {-missing}")
    if missing > len(pool) and not conditions:
        raise ParlourError(
            f"the game has {needed} decks and {len(named)} are named: name {missing} more, or add the word random"
        )
    if missing > len(pool):
        fitting = f"only {', '.join([DECKS[n] for n in pool])}" if pool else "none"
        raise ParlourError(f"{missing} more decks are needed, and with {' and '.join(conditions)} there is {fitting}")


def find_deck(word: str) -> int:
    """The number of a deck by its short or its full name."""
    wanted = as_slug(word)
    names: dict[str, int] = {}
    for deck in ALL_DECKS:
        names[deck.slug] = deck.number
        names[as_slug(deck.name)] = deck.number
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, list(names), 1)
    hint = f"did you mean {DECKS[names[near[0]]]}?" if near else f"the decks are {', '.join(DECKS)}"
    raise ParlourError(f"there is no deck {word!r}; {hint}")


def is_condition(word: str) -> bool:
    """Whether a word compares something."""
    return any([sign in word for sign in SIGNS])


def fits(number: int, conditions: list[str]) -> bool:
    """Whether a deck meets all conditions."""
    return all([meets(number, condition) for condition in conditions if condition != RANDOM])


def meets(number: int, condition: str) -> bool:
    """Whether a deck meets a condition such as "nastiness<=1"."""
    sign = next(sign for sign in SIGNS if sign in condition)
    name, _, level = condition.partition(sign)
    name, level = name.strip(), level.strip()
    if name not in RATINGS:
        raise ParlourError(f"decks have no rating {name!r}; their ratings are {', '.join(RATINGS)}")
    if not level.isdecimal() or int(level) > HIGHEST_RATING:
        raise ParlourError(f"{name} goes from 0 to {HIGHEST_RATING}, not to {level!r}")
    rating, bound = ALL_DECKS[number].ratings[RATINGS.index(name)], int(level)
    if sign == "=":
        return rating == bound
    if "<" in sign:
        return rating < bound or (rating == bound and sign == "<=")
    return rating > bound or (rating == bound and sign == ">=")


# Traps


def read_traps(text: str) -> list[int]:
    """Read a list of kinds of traps such as "itching_powder,false_bill", or "none" (DM-104, DM-108)."""
    if text == NO_TRAPS:
        return []
    names = trap_words()
    kinds: list[int] = []
    for item in text.split(","):
        word = as_slug(item.strip())
        if word not in names:
            near = get_close_matches(word, names, 1)
            hint = f"did you mean {near[0]}?" if near else f"the traps are {', '.join(names)}"
            raise ParlourError(f"there is no trap {item.strip()!r}; {hint}")
        if names.index(word) in kinds:
            raise ParlourError(f"the trap {word} is named twice; everybody has one of each")
        kinds.append(names.index(word))
    return sorted(kinds)


def trap_words() -> list[str]:
    """The names of all traps as they are written in an option."""
    return [as_slug(trap_name(kind)) for kind in range(len(TRAPS))]


def write_traps(kinds: list[int]) -> str:
    """Kinds of traps as an option."""
    return ",".join([as_slug(trap_name(kind)) for kind in kinds]) or NO_TRAPS


def as_slug(name: str) -> str:
    """A name as it is written in an option."""
    return name.lower().replace(" ", "_").replace("-", "_")


# Characters


def check_cast(options: dict[str, object]) -> None:
    """Object if there are too few characters for everybody to be dealt two (G-14).

    Decks that chance picks need not bring a clock, so a character that needs one is only counted on with named decks.
    """
    players, teams = options["players"], options["teams"] is True
    assert isinstance(players, int)
    level = LEVELS.index(str(options["characters"]))
    if level:
        named = read_decks(str(options["decks"]), decks_needed(players, teams)).named
        clock = any([ALL_DECKS[number].needs == "clock" for number in named])
        objection = too_few(usable(level, clock, options["traps"] != NO_TRAPS, teams), players)
        if objection:
            raise ParlourError(objection)


# The first player


def read_first(text: str, players: int) -> list[int]:
    """The seats of which one starts, chosen by chance: "random", "P2", or several such as "P1,P3"."""
    if text == RANDOM:
        return list(range(players))
    names = [f"P{seat + 1}" for seat in range(players)]
    seats: list[int] = []
    for item in text.split(","):
        name = item.strip()
        if name not in names:
            raise ParlourError(f"{name!r} cannot start; the players are {', '.join(names)}")
        if names.index(name) not in seats:
            seats.append(names.index(name))
    return sorted(seats)


def losers_first(ending: Ending, players: int) -> str:
    """Who starts the next game: one of those who lost, or anybody if nobody won (DM-103, G-11)."""
    losers = [f"P{seat + 1}" for seat in range(players) if seat not in ending.winners]
    return ",".join(losers) if ending.winners else RANDOM
