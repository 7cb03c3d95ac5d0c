"""One conflict as it lies on the table: the cards, what special actions did to them, the powers, and the winner."""

from __future__ import annotations

from tests.referees.alliances.print import COUNTRIES, SUITS, beside, is_special, number_of, suit_of

NOTHING = ("", 0)


class Played:
    """A card on the table: who played it, and where it lies now."""

    def __init__(self, card: str, seat: int) -> None:
        self.card = card
        self.seat = seat
        self.gone = False
        self.with_bribe = False
        self.added_to: int | None = None

    @property
    def in_its_place(self) -> bool:
        """Whether it still lies before the player who played it."""
        return not self.gone and not self.with_bribe and self.added_to is None


class Conflict:
    """The cards of one conflict, in the order in which they were played."""

    def __init__(self, players: int, starter: int, target: str | None, dominant: str | None) -> None:
        self.players = players
        self.starter = starter
        self.target = target
        self.dominant = dominant
        self.cards: list[Played] = []
        self.doubled: Played | None = None
        self.spun = False
        self.country: dict[str, str] = {}  # by place
        self.side_of: dict[int, str] = {}  # g or s, by seat
        self.tokens: dict[str, str] = {}  # by place, the top one last

    # The table

    @property
    def leading(self) -> str | None:
        """The suit of the first card, whatever became of it (AL-046, AG-11, AG-14)."""
        return suit_of(self.cards[0].card) if self.cards else None

    @property
    def turn(self) -> int:
        """Who plays next: around to the left (AL-047)."""
        return (self.starter + len(self.cards)) % self.players

    @property
    def over(self) -> bool:
        """Whether everybody has played (AL-054)."""
        return len(self.cards) == self.players

    def on_table(self) -> list[Played]:
        """All cards that were not discarded."""
        return [played for played in self.cards if not played.gone]

    def find(self, card: str) -> Played | None:
        """A card that lies on the table."""
        return next((played for played in self.on_table() if played.card == card), None)

    def power_cards(self, suit: str) -> list[Played]:
        """The power cards of a suit on the table, wherever they lie (AG-47)."""
        return [played for played in self.on_table() if not is_special(played.card) and suit_of(played.card) == suit]

    def may_play(self, hand: list[str]) -> list[str]:
        """What a player may play (AL-048 to AL-050, AG-12, AG-13)."""
        if self.leading is None:
            return hand
        holds_suit = any(suit_of(card) == self.leading for card in hand)
        return [card for card in hand if is_special(card) or suit_of(card) == self.leading or not holds_suit]

    # Special actions

    def objects(self) -> list[str]:
        """What the special action of the last card may choose, in words; empty where it has nothing to choose."""
        last = self.cards[-1]
        if last.card in ("Bribe", "Dual Allegiance"):
            return [played.card for played in self.power_cards("P")]
        if last.card == "Reinforcement":
            return [played.card for played in self.power_cards("M")]
        if last.card == "Covert Operation":
            return [played.card for played in self.on_table() if is_special(played.card)]
        if last.card == "Monopoly":
            others = [played.card for played in self.on_table() if suit_of(played.card) == "E" and played is not last]
            return others if len(others) > 1 else []
        return []

    def receivers(self) -> list[int]:
        """Who may get the card of Dual Allegiance: all who have played (AG-50)."""
        return [played.seat for played in self.cards]

    def discard(self, played: Played) -> None:
        """A card leaves the table; Bribe takes its politics card along (AG-37)."""
        played.gone = True
        if played.card == "Bribe":
            for other in self.cards:
                if other.with_bribe:
                    other.gone = True

    def resolve(self, chosen: str | None, receiver: int | None) -> None:
        """Do what the last card says at once, with what was chosen (AL-053)."""
        last = self.cards[-1]
        if last.card in ("Peace Treaty", "Embargo"):
            for played in self.power_cards("M" if last.card == "Peace Treaty" else "E"):
                self.discard(played)
        elif last.card == "Spin":
            self.spun = self.over
        if chosen is None:
            return
        if last.card == "Monopoly":
            for played in self.on_table():
                if suit_of(played.card) == "E" and played is not last and played.card != chosen:
                    self.discard(played)
            return
        taken = self.find(chosen)
        assert taken is not None
        if last.card == "Bribe":
            taken.with_bribe, taken.added_to = True, None
        elif last.card == "Dual Allegiance":
            taken.with_bribe, taken.added_to = False, receiver
        elif last.card == "Reinforcement":
            self.doubled = taken
        elif last.card == "Covert Operation":
            self.discard(taken)

    # Powers

    def own_power(self, played: Played) -> tuple[str, int]:
        """What the card that a player played is worth by itself."""
        if not played.in_its_place:
            return NOTHING
        card = played.card
        if not is_special(card):
            twice = played is self.doubled and self.find("Reinforcement") is not None
            return suit_of(card), number_of(card) * (2 if twice else 1)
        if card == "Bribe":
            return "E", sum(number_of(other.card) for other in self.on_table() if other.with_bribe)
        if card == "Global Trading" and self.target is not None:
            return "E", sum(COUNTRIES[self.country[place]]["E"] for place in beside(self.target))
        if card == "Reserve Forces":
            side = self.side_of[played.seat]
            held = [COUNTRIES[self.country[place]]["M"] for place, tokens in self.tokens.items() if tokens[-1:] == side]
            return "M", sum(sorted(held)[-4:])
        return suit_of(card), 0

    def power_of(self, seat: int) -> tuple[str, int]:
        """A player's conflict power before Spin: the own card, and what Dual Allegiance added (AG-46, AG-48)."""
        suit, value = NOTHING
        for played in self.cards:
            if played.seat == seat:
                suit, value = self.own_power(played)
        added = sum(number_of(played.card) for played in self.on_table() if played.added_to == seat)
        if added and value == 0:
            suit = "P"
        return suit, value + added

    def powers(self) -> dict[int, tuple[str, int]]:
        """The powers of all who have played; by Spin each has that of the player on the right (AL-125)."""
        before = {played.seat: self.power_of(played.seat) for played in self.cards}
        if not self.spun:
            return before
        return {seat: before[(seat - 1) % self.players] for seat in before}

    def defence(self) -> dict[str, int] | None:
        """The target's defences, from the printed ones on, by the cards still on the table (AG-57)."""
        if self.target is None:
            return None
        values = dict(COUNTRIES[self.country[self.target]])
        for played in self.on_table():
            if played.card == "Free Market":
                values["E"] += values["M"]
            elif played.card == "Defensive Pact":
                values["M"] *= 3
        return values

    # The outcome

    def winner(self) -> tuple[int, str, int] | None:
        """Who wins, with which suit and power; None for a draw (AL-057, AL-058, AG-16 to AG-19)."""
        powers = self.powers()
        for suit in (self.dominant, self.leading):
            counted = [(value, seat) for seat, (own, value) in powers.items() if own == suit and value > 0]
            if counted:
                highest = max(value for value, _ in counted)
                best = [seat for value, seat in counted if value == highest]
                return (best[0], str(suit), highest) if len(best) == 1 else None
        return None

    def captures(self) -> bool:
        """Whether the winner takes the target: more power than the defence in the same suit (AL-059 to AL-061)."""
        won, defence = self.winner(), self.defence()
        return won is not None and defence is not None and won[2] > defence[won[1]]

    def next_starter(self) -> int:
        """Who starts the next conflict (AL-067 to AL-069, AL-088, AL-096, AG-73)."""
        won = self.winner()
        if won is not None and (self.captures() or self.target is None):
            return won[0]
        if won is not None and self.players == 2:
            return 1 - won[0]
        return (self.starter + 1) % self.players


def bids_above(bid: str | None) -> list[str]:
    """All bids that beat the last one (AL-025, AL-026)."""
    every = [f"{number}{suit}" for number in range(10, 21) for suit in SUITS]
    return every if bid is None else every[every.index(bid) + 1 :]
