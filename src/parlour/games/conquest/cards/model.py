"""What an ability is, as data that the rules read: numbers and small objects, no text to interpret."""

from __future__ import annotations

from parlour.games.conquest.cards.codes import LETTERS, ONE, STRENGTH, YOU


class Filter:
    """Which cards are meant. `table` has a 1 for each face that matches; it is set when the pool is known."""

    def __init__(self, words: str, name: str, ways: list[list[str]]) -> None:
        self.words = words  # as its author wrote it
        self.name = name  # the one card that is meant, or ""
        self.ways = ways  # otherwise: all traits of one of these must be there
        self.table = b""

    def matches(self, name: str, traits: frozenset[str]) -> bool:
        """Whether a card is meant."""
        if self.name:
            return name == self.name
        for way in self.ways:
            if all([trait in traits for trait in way]):
                return True
        return False

    def has(self, face: int) -> bool:
        """Whether a face is meant."""
        return self.table[face] == 1


class Phrase:
    """A part of an ability: what the rules know it by, what fills it, and how it is said."""

    def __init__(
        self, kind: int, words: str, cards: Filter | None = None, number: int = 1, continent: int = -1
    ) -> None:
        self.kind = kind
        self.words = words
        self.cards = cards
        self.number = number
        self.continent = continent


class Target:
    """Which cards an effect may choose from, or all of which it meets."""

    def __init__(self, owner: int, cards: Filter, place: int, every: bool, words: str) -> None:
        self.owner = owner
        self.cards = cards
        self.place = place
        self.every = every
        self.words = words


class Effect:
    """What happens: a verb with its parameters. Those that the verb does not use keep their defaults."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.amount = 0
        self.most = 0  # the most that counting can make of it; 0: no limit
        self.each: Phrase | None = None
        self.stat = STRENGTH
        self.scope: Phrase | None = None
        self.target: Target | None = None
        self.cards: Filter | None = None
        self.barring = False  # of a shield: the cards keep an attacker away; otherwise only they let one through
        self.whom = ONE
        self.lasts = 0
        self.chooser = YOU
        self.continents: list[int] = []
        self.free = False  # of a discovery: the land is chosen, not the top card
        self.again = False  # of a discovery: an explorer makes one anyway


class Ability:
    """One sentence of a card."""

    def __init__(self, when: int, uses: int) -> None:
        self.when = when
        self.uses = uses
        self.option = False  # one of several, of which one is chosen when the card is played (HC2-054)
        self.trigger: Phrase | None = None
        self.interrupt: Phrase | None = None
        self.conditions: list[Phrase] = []
        self.cost: Phrase | None = None
        self.effects: list[Effect] = []
        self.text = ""

    def symbol(self) -> str:
        """The two symbols: "H2", "C∞"."""
        return LETTERS[self.when] + (str(self.uses) if self.uses else "∞")


class Print:
    """What is printed on a card."""

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.subtype = ""  # of a character
        self.title = ""
        self.dates = ""
        self.history = ""
        self.named: list[str] = []  # the traits that stand on the card
        self.traits: frozenset[str] = frozenset()  # all words by which a filter finds it
        self.attack = 0
        self.defence = 0
        self.abilities: list[Ability] = []
        self.text = ""
        self.symbols = ""
        self.deck = -1  # the first deck that has it
        self.continent = -1  # of a land
        self.coastal = False
        self.population = 0
        self.area = 0  # in square kilometres
        self.explorer = False
