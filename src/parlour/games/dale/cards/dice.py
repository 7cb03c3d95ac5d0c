"""The dice of the animalfolk, as data: their sides (DM-019, DM-023, G-06) and how each side is called."""

from __future__ import annotations

from typing import Final


class Die:
    """A die of six sides: what each side gives, and its word."""

    def __init__(self, name: str, sides: list[int], words: list[str]) -> None:
        self.name = name
        self.sides = sides
        self.words = words


def numbered(name: str, sides: list[int]) -> Die:
    """A die whose sides are numbers."""
    return Die(name, sides, [str(side) for side in sides])


OCELOT: Final = numbered("ocelot die", [0, 1, 1, 2, 2, 3])
POLECAT: Final = numbered("polecat die", [1, 1, 2, 2, 3, 3])

# The hare die. One of its planets shows arrows as well: it counts for nothing and is rolled again until
# another side shows. No source tells its exact rule; read so, the arrows say what arrows on dice mean.
COMET: Final = 0
PLANET: Final = 1
STARS: Final = 2
AGAIN: Final = 3
HARE: Final = Die(
    "hare die",
    [COMET, PLANET, PLANET, AGAIN, STARS, STARS],
    ["comet", "planet", "planet", "planet with arrows", "stars", "stars"],
)

# The two pangolin dice name a place: the light one whence a card comes, the dark one where it goes.
DISCARD: Final = 0
DECK: Final = 1
HAND: Final = 2
PLACES: Final = [DISCARD, DISCARD, DECK, DECK, DECK, HAND]
PLACE_WORDS: Final = ["discard pile", "discard pile", "deck", "deck", "deck", "hand"]
LIGHT_PANGOLIN: Final = Die("light pangolin die", PLACES, PLACE_WORDS)
DARK_PANGOLIN: Final = Die("dark pangolin die", PLACES, PLACE_WORDS)
