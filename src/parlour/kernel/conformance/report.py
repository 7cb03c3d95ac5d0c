"""What a check looked at, and how it says that something is wrong."""

from __future__ import annotations


class ConformanceError(AssertionError):
    """A game broke a promise; the message says where, and which one."""


class Report:
    """How much was checked, so that a test can see that it was not nothing."""

    def __init__(self) -> None:
        self.option_sets = 0
        self.games = 0
        self.actions = 0
        self.decisions = 0
        self.worlds = 0  # worlds whose views were compared
        self.swaps = 0  # exchanges of hidden faces that were followed through an action
        self.moments = 0  # moments of them at which all that a seat perceives was compared

    def __str__(self) -> str:
        return (
            f"{self.option_sets} option sets, {self.games} games, {self.actions} actions, "
            f"{self.decisions} decisions, {self.worlds} worlds, {self.swaps} swaps over {self.moments} moments"
        )


class Where:
    """The place that a failure names: a game, its options, the seed, and how many answers were given."""

    def __init__(self, game: str, options: dict[str, object], seed: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.answers = 0

    def check(self, held: bool, name: str, detail: str = "") -> None:
        """Raise unless a promise held."""
        if not held:
            self.fail(name, detail)

    def same(self, real: object, other: object, name: str) -> None:
        """Raise unless two things are equal, showing where they part."""
        if real != other:
            self.fail(name, parting(str(real), str(other)))

    def fail(self, name: str, detail: str = "") -> None:
        """Raise: a promise was broken here."""
        chosen = " ".join([f"{key}={value}" for key, value in self.options.items()])
        words = f"{self.game} ({chosen}), seed {self.seed!r}, after {self.answers} answers: {name}"
        raise ConformanceError(f"{words}\n  {detail}" if detail else words)


def parting(real: str, other: str) -> str:
    """Where two texts part, with a few words around."""
    at = 0
    while at < min(len(real), len(other)) and real[at] == other[at]:
        at += 1
    start = max(0, at - 60)
    return f"…{real[start : at + 80]}\n  …{other[start : at + 80]}"
