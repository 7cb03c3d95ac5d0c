"""Historical Conquest as the kernel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from parlour.games.conquest.cards.faces import PRINTS
from parlour.games.conquest.events import EVENTS
from parlour.games.conquest.facts import card_uses, game_facts
from parlour.games.conquest.hidden import pool_of
from parlour.games.conquest.layout import LAYOUT
from parlour.games.conquest.options import Wish, objection, settings
from parlour.games.conquest.questions import QUESTIONS
from parlour.games.conquest.rules.frames import next_action
from parlour.games.conquest.rules.setup import empty_table, prepare_table
from parlour.games.conquest.sense.heuristics import ConquestSense
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.view import view_own, view_table
from parlour.games.conquest.view_types import Facts, View
from parlour.games.conquest.words import spelled_out
from parlour.games.conquest.zones import ZONES
from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.decks import Decks
from parlour.kernel.declared import Declared
from parlour.kernel.game import Game, Setting, Use
from parlour.kernel.rulebook import read_rulebook
from parlour.kernel.state import Event, State
from parlour.kernel.terms import Endgame

SENSE: Final = ConquestSense()
RULEBOOK: Final = read_rulebook(Path(__file__).parent)


@mypyc_attr(allow_interpreted_subclasses=True)
class Conquest(Game):
    """Historical Conquest, in two editions."""

    def __init__(self) -> None:
        self.name = "conquest"
        self.title = "Historical Conquest"
        self.version = 4
        self.declared = Declared(ZONES, QUESTIONS, EVENTS, RULEBOOK, LAYOUT, SENSE, View, facts=Facts)

    def decks(self) -> Decks:
        """Starters and boosters."""
        from parlour.games.conquest.cards.decklist import DECKS

        return DECKS

    def settings(self) -> list[Setting]:
        """The options that a host may choose."""
        return settings()

    def objection(self, options: dict[str, object]) -> str:
        """What does not fit together, or ""."""
        return objection(options)

    def empty(self, options: dict[str, object]) -> State:
        """A table with all cards in their piles."""
        return empty_table(Wish(options))

    def asks_several(self, options: dict[str, object]) -> bool:
        """Everybody may interrupt (HG-103); in edition 1 only the active player (HG-107)."""
        return options["edition"] == 2

    def start(self, s: State) -> None:
        """Shuffle everything."""
        assert isinstance(s, ConquestState)
        prepare_table(s)

    def view(self, s: State, seat: int) -> dict[str, object]:
        """The table as a seat sees it."""
        assert isinstance(s, ConquestState)
        return cast("dict[str, object]", view_table(s, seat))

    def own_view(self, s: State, seat: int, watched: dict[str, object]) -> dict[str, object]:
        """The players of whose cards a seat knows more."""
        assert isinstance(s, ConquestState)
        return view_own(s, seat, watched)

    def seat_fields(self) -> list[str]:
        """Who acts, who is meant, and whose deck a card is from."""
        return ["seat", "turn", "first", "out", "owner", "who", "of", "whom"]

    async def action(self, s: State) -> None:
        """The next thing that is pending, or the next deed of the turn."""
        assert isinstance(s, ConquestState)
        await next_action(s)

    def face_name(self, face: int) -> str:
        """The name on a card."""
        return PRINTS[face].name

    def card_names(self) -> list[str]:
        """The names of all cards."""
        return [card.name for card in PRINTS]

    def names(self) -> list[str]:
        """The names of all cards."""
        return [card.name for card in PRINTS]

    def pool(self, s: State, seat: int, card: int) -> int:
        """Which hidden cards can be exchanged for each other."""
        assert isinstance(s, ConquestState)
        return pool_of(s, card)

    def plainly(self, words: str) -> str:
        """Words as the game says them."""
        return spelled_out(words)

    def facts(self, options: dict[str, object], events: list[Event]) -> dict[str, list[dict[str, object]]]:
        """What a designer would write down of a game."""
        players = options["players"]
        assert isinstance(players, int)
        return {"players": game_facts(players, events)}

    def uses(self, options: dict[str, object], events: list[Event]) -> list[Use]:
        """Which cards were used, and how."""
        return card_uses(events)

    def endgame(self) -> Endgame:
        """The last of so many rounds is mostly open, when the points are counted."""
        return Endgame({"ending": "rounds", "rounds": "10"}, positions=1500)

    def catalogue(self) -> list[dict[str, object]]:
        """Every printed card."""
        from parlour.games.conquest.cards.catalogue import CATALOGUE

        return CATALOGUE

    def long_facts(self) -> list[str]:
        """The history on a card."""
        return ["history"]

    def write(self, s: State) -> str:
        """The position in one line."""
        from parlour.games.conquest.notation.position import write_line

        assert isinstance(s, ConquestState)
        return write_line(self, s)

    def read(self, line: str) -> State:
        """The position that a line describes."""
        from parlour.games.conquest.notation.position import read_line

        return read_line(self, line)

    def may_lie(self, s: State, field: str, face: int) -> bool:
        """Whether a card that a line leaves open may have a face in a field."""
        from parlour.games.conquest.notation.soundness import may_lie

        assert isinstance(s, ConquestState)
        return may_lie(s, field, face)

    def options_in(self, s: State) -> dict[str, object]:
        """The options of a position."""
        from parlour.games.conquest.notation.position import options_of

        assert isinstance(s, ConquestState)
        return options_of(s)
