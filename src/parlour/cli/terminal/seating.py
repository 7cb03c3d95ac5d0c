"""Who sits where: a person, or a bot by its name."""

from __future__ import annotations

from parlour.bots.levels import make_bot
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.errors import ParlourError

PERSON = "person"

# What a table says about each level, beside its name.
LEVEL_WORDS = {
    "level1": "plays anything",
    "level2": "knows the rules of thumb",
    "level3": "looks ahead a little",
    "level4": "looks ahead well",
    "level5": "thinks as long as you let it",
}


class Seating:
    """The seats of a table in order, each "person" or the name of a bot."""

    def __init__(self, specs: list[str]) -> None:
        for spec in specs:
            if spec != PERSON:
                make_bot(spec)  # refuses what is not a bot
        self.specs = specs

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, spec in enumerate(self.specs) if spec == PERSON]

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.specs[seat] == PERSON

    def name(self, seat: int) -> str:
        """A seat in words: "P2 (level 3)"."""
        return f"P{seat + 1}" if self.is_person(seat) else f"P{seat + 1} ({bot_words(self.specs[seat])})"

    def fit(self, seats: int) -> Seating:
        """The same seating, if it has a place for each seat."""
        if len(self.specs) != seats:
            raise ParlourError(f"the game has {seats} seats, but {len(self.specs)} are taken")
        return self


def bot_words(spec: str) -> str:
    """A bot's name as people say it."""
    return VOICE.say("level {number}", number=spec[5:]) if spec in LEVEL_WORDS else spec


def seat_people(seats: int, people: int, bots: str) -> Seating:
    """People in the first seats, bots in the others; several bots are separated by commas, and the last one repeats."""
    if not 0 <= people <= seats:
        raise ParlourError(f"{people} people cannot sit at a table with {seats} seats")
    kinds = bots.split(",")
    filled = [kinds[min(n, len(kinds) - 1)] for n in range(seats - people)]
    return Seating([PERSON] * people + filled)
