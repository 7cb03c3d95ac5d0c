"""Dale of Merchants as the kernel sees it."""

from __future__ import annotations

from parlour.games.dale.prints import DECKS
from parlour.games.dale.setup import choose_folks, set_up
from parlour.games.dale.state import DaleState, set_out
from parlour.games.dale.turn import next_action
from parlour.games.dale.view import view_table
from parlour.games.dale.words import PROMPTS, say_event, say_option
from parlour.kernel.ask import Ask
from parlour.kernel.game import Game, Setting
from parlour.kernel.state import NONE, Event, State


class Dale(Game):
    """Deck building with animalfolk decks, for two to four players."""

    def __init__(self) -> None:
        self.name = "dale"
        self.title = "Dale of Merchants"
        self.version = 1

    def settings(self) -> list[Setting]:
        """Players, teams, decks."""
        flag: list[object] = [False, True]
        return [
            Setting("players", 2, [2, 3, 4], "each alone, or four in two teams"),
            Setting("teams", False, flag, "four players in two teams with a shared stall of ten stacks"),
            Setting("decks", "random", ["random"], "the animalfolk decks by name, or random ones"),
            Setting("turns", 0, [0, 50, 100, 200], "the last turn of each player, 0 for no limit"),
        ]

    def objection(self, options: dict[str, object]) -> str:
        """Teams are for four; decks must be enough and different."""
        if options["teams"] and options["players"] != 4:
            return f"teams are for 4 players, not {options['players']}"
        return ""

    def empty(self, options: dict[str, object]) -> DaleState:
        """A table with all cards in their boxes."""
        players, turns = options["players"], options["turns"]
        assert isinstance(players, int) and isinstance(turns, int)
        s = set_out(players)
        s.teams, s.turn_cap = options["teams"] is True, turns
        if s.teams:
            s.side, s.goal = [0, 1, 0, 1], 10
            s.stall = [[], []]
        if options["decks"] != "random":
            s.folks = [DECKS.index(slug) for slug in str(options["decks"]).split(",")]
        return s

    def start(self, s: State) -> None:
        """Choose decks that were not named, and set up."""
        assert isinstance(s, DaleState)
        if not s.folks:
            choose_folks(s, "random")
        set_up(s)

    async def action(self, s: State) -> None:
        """A step of a turn."""
        assert isinstance(s, DaleState)
        await next_action(s)

    def view(self, s: State, seat: int) -> dict[str, object]:
        """The table as a seat sees it."""
        assert isinstance(s, DaleState)
        return view_table(s, seat)

    def prompt(self, s: State, ask: Ask) -> str:
        """The question as a sentence."""
        return PROMPTS.get(ask.what, ask.what)

    def say(self, s: State, ask: Ask, option: int) -> str:
        """An answer in words."""
        assert isinstance(s, DaleState)
        return say_option(s, ask, option)

    def sentence(self, event: Event, seat: int) -> str:
        """An event as a line of the log."""
        return say_event(event, seat)

    def cards(self, s: State) -> list[int]:
        """Every card wherever it lies."""
        assert isinstance(s, DaleState)
        found = s.mdeck + s.mdisc + s.pile + s.aside + s.stored + [card for card in s.market if card != NONE]
        for zones in (s.deck, s.hand, s.disc, s.sched):
            for zone in zones:
                found = found + zone
        for stall in s.stall:
            for stack in stall:
                found = found + stack
        return found
