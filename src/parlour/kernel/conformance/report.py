"""What a check looked at, and how it says that something is wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from parlour.kernel.ask import Ask
from parlour.kernel.game import Game
from parlour.kernel.state import State

MOST_SAID = 40  # options of a question that are noted in words


class ConformanceError(AssertionError):
    """A game broke a promise; the message says where, and which one."""


class Report:
    """How much was checked, so that a test can see that it was not nothing, and what never occurred."""

    def __init__(self) -> None:
        self.option_sets = 0
        self.games = 0
        self.actions = 0
        self.decisions = 0
        self.worlds = 0  # worlds whose views were compared
        self.swaps = 0  # exchanges of hidden faces that were followed through an action
        self.moments = 0  # moments of them at which all that a seat perceives was compared
        self.asked: Counter[str] = Counter()  # questions
        self.offered: dict[str, set[str]] = {}  # options of each question, in words
        self.answered: dict[str, set[str]] = {}  # those that were chosen
        self.cards: set[str] = set()  # the names of cards that were in a game
        self.lying: set[str] = set()  # names of everything that lay on a table
        self.used: Counter[str] = Counter()  # those that an answer was about

    def __str__(self) -> str:
        return (
            f"{self.option_sets} option sets, {self.games} games, {self.actions} actions, "
            f"{self.decisions} decisions, {self.worlds} worlds, {self.swaps} swaps over {self.moments} moments"
        )

    def meet(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """Note a question, its options, its answer and the cards that they are about; returns the answer in words."""
        words = game.say(s, ask, option)
        self.asked[ask.what] += 1
        offered = {game.say(s, ask, each) for each in ask.options[:MOST_SAID]}
        self.offered.setdefault(ask.what, set()).update(offered, {words})
        self.answered.setdefault(ask.what, set()).add(words)
        for card in touched(game.touches(s, ask, option), len(s.face)):
            self.used[game.face_name(s.face[card])] += 1
        return words

    def meet_cards(self, game: Game, s: State) -> None:
        """Note which cards are in a game, and everything else with a name that lies on its table."""
        self.cards.update([game.face_name(face) for face in sorted(set(s.face))])
        table = json.dumps(game.open_view(s), ensure_ascii=False)
        self.lying.update([name for name in game.names() if json.dumps(name, ensure_ascii=False) in table])

    def never_asked(self, game: Game) -> list[str]:
        """The questions of the game's vocabulary that nobody was asked; one may end with what it is about."""
        return [
            what
            for what in game.vocabulary().questions
            if not any(asked == what or asked.startswith(f"{what} ") for asked in self.asked)
        ]

    def never_seen(self, game: Game) -> list[str]:
        """The printed cards and tiles that were in no game."""
        return [name for name in dict.fromkeys(game.names()) if name not in self.cards | self.lying]

    def never_used(self) -> list[str]:
        """The cards that were in a game, and no answer was about them."""
        return sorted(self.cards - set(self.used))

    def never_answered(self) -> dict[str, list[str]]:
        """The options, by question, that were offered and never chosen."""
        left = {what: sorted(offered - self.answered[what]) for what, offered in sorted(self.offered.items())}
        return {what: words for what, words in left.items() if words}

    def dump(self, game: Game) -> dict[str, object]:
        """The report as plain data."""
        counts = ("option_sets", "games", "actions", "decisions", "worlds", "swaps", "moments")
        return {
            **{name: getattr(self, name) for name in counts},
            "questions": dict(sorted(self.asked.items())),
            "answers": {what: len(words) for what, words in sorted(self.answered.items())},
            "cards": dict(sorted((name, self.used[name]) for name in self.cards)),
            "never_asked": self.never_asked(game),
            "never_answered": self.never_answered(),
            "never_used": self.never_used(),
            "never_seen": self.never_seen(game),
        }


def touched(touches: dict[str, object], cards: int) -> list[int]:
    """The cards that an option is about."""
    one, several = touches.get("card"), touches.get("cards")
    found = [one, *(several if isinstance(several, list) else [])]
    return [card for card in found if isinstance(card, int) and 0 <= card < cards]


class Where:
    """The place that a failure names: a game, its options, the seed, and how many answers were given."""

    def __init__(self, game: str, options: dict[str, object], seed: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.answers = 0
        self.exchange = ""  # the cards whose faces are exchanged now
        self.scene: Callable[[], list[str]] | None = None  # what led here, in words

    def check(self, held: bool, name: str, detail: str = "") -> None:
        """Raise unless a promise held."""
        if not held:
            self.fail(name, detail)

    def same(self, real: object, other: object, name: str) -> None:
        """Raise unless two things are equal, showing where they first differ."""
        if real != other:
            self.fail(name, parting(str(real), str(other)))

    def fail(self, name: str, detail: str = "") -> None:
        """Raise: a promise was broken here."""
        chosen = " ".join([f"{key}={value}" for key, value in self.options.items()])
        lines = [f"{self.game} ({chosen}), seed {self.seed!r}, after {self.answers} answers: {name}"]
        lines += [detail] if detail else []
        lines += [f"exchanged: {self.exchange}"] if self.exchange else []
        lines += self.scene() if self.scene is not None else []
        raise ConformanceError("\n  ".join(lines))


def parting(real: str, other: str) -> str:
    """Where two texts first differ, with a few words of context."""
    at = 0
    while at < min(len(real), len(other)) and real[at] == other[at]:
        at += 1
    start = max(0, at - 60)
    return f"…{real[start : at + 80]}\n  …{other[start : at + 80]}"
