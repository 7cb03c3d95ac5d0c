"""What a host may choose, and what does not fit together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.games.conquest.cards.decklist import DECKS, read_deck
from parlour.games.conquest.cards.kinds import CONTINENTS
from parlour.games.conquest.cards.pool import POOL, STARTERS
from parlour.games.conquest.zones import BY_COUNTRIES, BY_MORALE, BY_ROUNDS, ENDINGS
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Setting

MOST_PLAYERS: Final = 6
ALL: Final = "all"
CONTINENT_WORDS: Final = [name.lower().replace(" ", "-") for name in CONTINENTS]
STANDARD: Final = "usual"
NO_VARIANT: Final = "none"
NO_SHEET: Final = "no-sheet"  # HG-96
NO_GATE: Final = "no-gate"  # HC2-089
NO_CAP: Final = "no-cap"  # HG-38
VARIANTS: Final = (NO_SHEET, NO_GATE, NO_CAP)
DECK: Final = "tesla"  # of everybody in a position that names no decks
# How much more morale each later player begins with than the one before, by the number of players (HG-35).
HEAD_STARTS: Final = {2: 250, 3: 125, 4: 100, 5: 100, 6: 100}
LONGEST_DECK: Final = 4000  # letters: a hundred names
MORALE_TO_WIN: Final = 3000
COUNTRIES_TO_WIN: Final = 8
LAST_ROUND: Final = 40
ROUNDS_OF_TIME: Final = {1: 25, 2: 22}  # HC1-058, HG-11
MOST_ROUNDS: Final = 200


def settings() -> list[Setting]:
    """The options, in the order in which a host thinks of them."""
    numbers = [STANDARD]
    return [
        Setting("players", 2, list(range(2, MOST_PLAYERS + 1)), "how many play"),
        Setting("edition", 2, [2, 1], "the edition whose rules are played"),
        Setting("ending", ENDINGS[0], list(ENDINGS), "what the game is played for: morale, rounds, lands, countries"),
        Setting("goal", STANDARD, [STANDARD], "the morale or the countries that win, such as 4000", numbers),
        Setting("rounds", STANDARD, [STANDARD], "the last round, such as 15 for half an hour", numbers),
        Setting("morale", STANDARD, [STANDARD], "the morale that everybody begins with, such as 500", numbers),
        Setting("variants", NO_VARIANT, [NO_VARIANT], "rules of edition 2 that are left out", [NO_VARIANT, *VARIANTS]),
        Setting("continent", ALL, [ALL], "the one continent of a quick game", [ALL, *CONTINENT_WORDS]),
        *[deck_setting(f"deck{seat + 1}", seat + 1) for seat in range(MOST_PLAYERS)],
    ]


def deck_setting(name: str, number: int) -> Setting:
    """The deck of a player; everybody has another starter unless they choose."""
    text = f"the deck of P{number}: a starter, tesla+renaissance, or a list of cards"
    usual = STARTERS[number - 1]
    return Setting(name, usual, [usual], text, [deck.slug for deck in POOL.decks], LONGEST_DECK)


def objection(options: dict[str, object]) -> str:
    """What is wrong with options that are each valid, or ""."""
    try:
        check_decks(options)
        check(Wish(options))
    except ParlourError as error:
        return str(error)
    return ""


def check_decks(options: dict[str, object]) -> None:
    """Object to a deck of somebody who does not play."""
    players = int(str(options["players"]))
    for seat in range(players, MOST_PLAYERS):
        if options[f"deck{seat + 1}"] != STARTERS[seat]:
            raise ParlourError(f"deck{seat + 1} is of P{seat + 1}, and {players} play")


class Wish:
    """Options as the rules need them."""

    def __init__(self, options: dict[str, object]) -> None:
        self.players = int(str(options["players"]))
        self.edition = int(str(options["edition"]))
        self.aim = ENDINGS.index(str(options["ending"]))
        self.goal = number("goal", options["goal"], COUNTRIES_TO_WIN if self.aim == BY_COUNTRIES else MORALE_TO_WIN)
        usual = ROUNDS_OF_TIME[self.edition] if self.aim == BY_ROUNDS else LAST_ROUND
        self.limit = number("rounds", options["rounds"], usual)
        self.morale = number("morale", options["morale"], 500 if self.edition == 1 else 0)
        late = self.edition == 2 and options["morale"] == STANDARD
        self.head_start = HEAD_STARTS[self.players] if late else 0
        variants = read_variants(str(options["variants"]))
        self.sheet = NO_SHEET not in variants
        self.gate = NO_GATE not in variants
        self.cap = NO_CAP not in variants
        self.continent = continent(str(options["continent"]))
        read = [self.deck(f"deck{seat + 1}", options) for seat in range(self.players)]
        self.faces = [deck.faces for deck in read]
        self.decks = [deck.line for deck in read]  # as positions write them

    def deck(self, name: str, options: dict[str, object]) -> Chosen:
        """The deck that an option describes."""
        try:
            return chosen(str(options[name]), self.edition)
        except ParlourError as error:
            raise ParlourError(f"{name}: {error}") from None


class Chosen:
    """A deck that an option describes: its faces, and how positions write it."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.line = DECKS.line(faces)


@lru_cache(maxsize=64)
def chosen(text: str, edition: int) -> Chosen:
    """The deck that a text describes: playouts ask for the same one again and again."""
    return Chosen(read_deck(text, edition))


def check(wish: Wish) -> None:
    """Object to what does not fit together."""
    if wish.edition == 1 and not (wish.sheet and wish.gate and wish.cap):
        raise ParlourError("variants are about edition 2")
    most = wish.morale + wish.head_start * (wish.players - 1)
    if wish.aim == BY_MORALE and wish.goal <= most:
        raise ParlourError(f"the goal of {wish.goal} must be above the morale at the start, {most}")
    if wish.aim == BY_COUNTRIES and not 2 <= wish.goal <= 60:
        raise ParlourError(f"goal: {wish.goal} countries must be between 2 and 60")
    if not 3 <= wish.limit <= MOST_ROUNDS:
        raise ParlourError(f"rounds must be between 3 and {MOST_ROUNDS}")
    if wish.continent >= 0 and len(lands_on(wish.continent)) < wish.players:
        raise ParlourError(f"{CONTINENTS[wish.continent]} has too few lands for {wish.players} players")


def number(name: str, value: object, usual: int) -> int:
    """A number that an option names."""
    text = str(value)
    if text == STANDARD:
        return usual
    if not text.isdecimal() or int(text) > 20_000:
        raise ParlourError(f"{name} must be a number up to 20000, or {STANDARD}, not {text!r}")
    return int(text)


def continent(text: str) -> int:
    """The continent of a quick game, or -1."""
    if text == ALL:
        return -1
    word = text.strip().lower().replace(" ", "-").replace("_", "-")
    if word not in CONTINENT_WORDS:
        raise ParlourError(f"there is no continent {text!r}; choose one of {', '.join(CONTINENT_WORDS)}")
    return CONTINENT_WORDS.index(word)


def read_variants(text: str) -> list[str]:
    """The rules that are left out, such as "no-gate,no-cap"."""
    found = [word.strip().lower().replace(" ", "-") for word in text.split(",")]
    for word in found:
        if word not in (NO_VARIANT, *VARIANTS):
            raise ParlourError(f"there is no variant {word!r}; choose some of {', '.join(VARIANTS)}, or {NO_VARIANT}")
    return found


def lands_on(number: int) -> list[int]:
    """All lands of a continent, by their faces."""
    return [face for face, card in enumerate(POOL.prints) if card.continent == number]
