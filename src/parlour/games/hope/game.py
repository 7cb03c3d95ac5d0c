"""Dealers in Hope as the kernel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from parlour.games.hope.cards.catalogue import printed_cards
from parlour.games.hope.cards.prints import PRINTS
from parlour.games.hope.events import EVENTS
from parlour.games.hope.facts import game_facts, uses_of
from parlour.games.hope.hidden import pool_of
from parlour.games.hope.layout import LAYOUT
from parlour.games.hope.notation.position import read_line, write_line
from parlour.games.hope.notation.soundness import may_lie
from parlour.games.hope.options import settings
from parlour.games.hope.questions import QUESTIONS
from parlour.games.hope.rules.codes import STOP
from parlour.games.hope.rules.frame import next_action
from parlour.games.hope.rules.mixing import set_out
from parlour.games.hope.rules.setup import begin_game
from parlour.games.hope.sense.heuristics import HopeSense
from parlour.games.hope.state import HopeState
from parlour.games.hope.view import view_own, view_table
from parlour.games.hope.view_types import Facts, View
from parlour.games.hope.words.phrasing import all_places, says_no_more, spelled_out
from parlour.games.hope.zones import PRESETS, ZONES
from parlour.kernel.ask import Ask
from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.declared import Declared
from parlour.kernel.game import Game, Setting, Use
from parlour.kernel.rulebook import read_rulebook
from parlour.kernel.state import Event, State
from parlour.kernel.terms import Endgame

SENSE: Final = HopeSense()
RULEBOOK: Final = read_rulebook(Path(__file__).parent)
ALL_NAMES: Final = [str(card["name"]) for card in printed_cards()] + all_places()


@mypyc_attr(allow_interpreted_subclasses=True)
class Hope(Game):
    """Decks and conquest on a drowned continent, for two to five players."""

    def __init__(self) -> None:
        self.name = "hope"
        self.title = "Dealers in Hope"
        self.version = 2
        self.declared = Declared(ZONES, QUESTIONS, EVENTS, RULEBOOK, LAYOUT, SENSE, View, facts=Facts)

    def settings(self) -> list[Setting]:
        """The options that a host may choose."""
        return settings()

    def empty(self, options: dict[str, object]) -> HopeState:
        """A map with nothing on it, and all cards in the box."""
        players = options["players"]
        assert isinstance(players, int)
        s = HopeState(players)
        set_out(s, PRESETS.index(str(options["set"])))
        return s

    def start(self, s: State) -> None:
        """Choose professions, lay out the piles, begin the draft."""
        assert isinstance(s, HopeState)
        begin_game(s)

    async def action(self, s: State) -> None:
        """A choice of the draft, an action, a card, a round of winter."""
        assert isinstance(s, HopeState)
        await next_action(s)

    def catalogue(self) -> list[dict[str, object]]:
        """Every card, master, faction and city."""
        return printed_cards()

    def view(self, s: State, seat: int) -> dict[str, object]:
        """Everything that a seat can see."""
        assert isinstance(s, HopeState)
        return cast("dict[str, object]", view_table(s, seat))

    def own_view(self, s: State, seat: int, watched: dict[str, object]) -> dict[str, object]:
        """What a seat sees otherwise than the watcher."""
        assert isinstance(s, HopeState)
        return view_own(s, seat, watched)

    def seat_fields(self) -> list[str]:
        """Who is in turn, begins, holds what, fights, and has trained a master."""
        return ["seat", "turn", "first", "start", "tossing", "owner", "attacker", "defender", "trained_by"]

    def face_name(self, face: int) -> str:
        """A card as people say it."""
        return PRINTS[face].name

    def card_names(self) -> list[str]:
        """All cards by face; masters, factions and cities are none."""
        return [card.name for card in PRINTS]

    def names(self) -> list[str]:
        """The names of all cards, territories and actions."""
        return ALL_NAMES

    def plainly(self, words: str) -> str:
        """Words as the game says them."""
        return spelled_out(words)

    def meanings(self, s: State, ask: Ask, words: str) -> dict[str, int]:
        """The options that words may mean; whatever word stands for no more, the others mean it too."""
        found = super().meanings(s, ask, words)
        if not found and ask.offers(STOP) and says_no_more(words):
            return {self.say(s, ask, STOP): STOP}
        return found

    def facts(self, options: dict[str, object], events: list[Event]) -> dict[str, list[dict[str, object]]]:
        """What a designer would write down of a game."""
        players = options["players"]
        assert isinstance(players, int)
        return {"players": game_facts(players, events)}

    def uses(self, options: dict[str, object], events: list[Event]) -> list[Use]:
        """Who did what with which faction, city, profession, action and card."""
        players = options["players"]
        assert isinstance(players, int)
        return uses_of(players, events)

    def endgame(self) -> Endgame:
        """The last turns before the last winter."""
        return Endgame({}, positions=1500)

    def pool(self, s: State, seat: int, card: int) -> int:
        """Which hidden cards can be exchanged for each other."""
        assert isinstance(s, HopeState)
        return pool_of(s, card)

    def write(self, s: State) -> str:
        """The position in one line."""
        assert isinstance(s, HopeState)
        return write_line(self, s)

    def read(self, line: str) -> State:
        """The position that a line describes."""
        return read_line(self, line)

    def may_lie(self, s: State, field: str, face: int) -> bool:
        """Whether a card that a position leaves open may have a face."""
        assert isinstance(s, HopeState)
        return may_lie(s, field, face)

    def options_in(self, s: State) -> dict[str, object]:
        """The options that a position was set up with."""
        assert isinstance(s, HopeState)
        return {"players": s.seats, "set": PRESETS[s.preset]}
