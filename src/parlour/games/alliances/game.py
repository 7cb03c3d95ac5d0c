"""Alliances as the kernel sees it."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

from parlour.games.alliances.cards.catalogue import printed_cards
from parlour.games.alliances.cards.prints import CARDS, card_name
from parlour.games.alliances.events import EVENTS
from parlour.games.alliances.facts import campaign_facts
from parlour.games.alliances.hidden.knowing import may_have, remembered
from parlour.games.alliances.hidden.pledges import tribute_fits
from parlour.games.alliances.hidden.settling import settle_tribute
from parlour.games.alliances.layout import LAYOUT
from parlour.games.alliances.notation.reading import read_position
from parlour.games.alliances.notation.writing import write_position
from parlour.games.alliances.options import SETTINGS, objection_to
from parlour.games.alliances.questions import QUESTIONS
from parlour.games.alliances.rules.frame import begin_game, next_action
from parlour.games.alliances.rules.table_atoms import PACK
from parlour.games.alliances.sense.heuristics import AlliancesSense
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.view import view_open, view_own, view_table
from parlour.games.alliances.view_types import Facts, OpenView, View
from parlour.games.alliances.words import as_signs
from parlour.games.alliances.zones import ZONES
from parlour.kernel.declared import Declared
from parlour.kernel.game import Game, Setting
from parlour.kernel.rng import Dice
from parlour.kernel.rulebook import read_rulebook
from parlour.kernel.state import NOBODY, Event, State

SENSE = AlliancesSense()
RULEBOOK = read_rulebook(Path(__file__).parent)


class Alliances(Game):
    """Bidding and tricks over a map of twenty countries, for two to four players."""

    def __init__(self) -> None:
        self.name = "alliances"
        self.title = "Alliances"
        self.version = 1
        self.declared = Declared(ZONES, QUESTIONS, EVENTS, RULEBOOK, LAYOUT, SENSE, View, OpenView, facts=Facts)

    def settings(self) -> list[Setting]:
        """Players, the variants, and the length of the game."""
        return SETTINGS

    def objection(self, options: dict[str, object]) -> str:
        """Variants belong to a number of players."""
        return objection_to(options)

    def empty(self, options: dict[str, object]) -> AlliancesState:
        """A table with all cards in their box."""
        players, campaigns = options["players"], options["campaigns"]
        assert isinstance(players, int) and isinstance(campaigns, int)
        s = AlliancesState(players)
        s.drafts, s.meets = options["drafting"] is True, options["meeting"] is True
        s.nations, s.campaigns = options["nations"] is True, campaigns
        s.face = PACK.copy()
        s.known = [NOBODY] * CARDS
        return s

    def teams(self, options: dict[str, object]) -> list[list[int]]:
        """Of four players those opposite are allies (AL-013); Rebels are allies for one campaign only."""
        return [[0, 2], [1, 3]] if options["players"] == 4 else super().teams(options)

    def asks_several(self, options: dict[str, object]) -> bool:
        """Two Rebels pay their tribute at once (AL-113), and four players draft and meet at once (AL-076, AL-078)."""
        return options["players"] == 3 or options["drafting"] is True or options["meeting"] is True

    def start(self, s: State) -> None:
        """Lay the map and deal the first cards."""
        assert isinstance(s, AlliancesState)
        begin_game(s)

    def action(self, s: State) -> Coroutine[Any, Any, None]:
        """A bid, a conflict, or a step of the phases before them."""
        assert isinstance(s, AlliancesState)
        return next_action(s)

    def view(self, s: State, seat: int) -> dict[str, object]:
        """The table as a seat sees it."""
        assert isinstance(s, AlliancesState)
        return cast("dict[str, object]", view_table(s, seat))

    def own_view(self, s: State, seat: int, watched: dict[str, object]) -> dict[str, object]:
        """The cards of which a seat knows more."""
        assert isinstance(s, AlliancesState)
        return view_own(s, seat, watched)

    def open_view(self, s: State) -> dict[str, object]:
        """All cards face up, with the reserve and what everybody keeps or gives."""
        assert isinstance(s, AlliancesState)
        return cast("dict[str, object]", view_open(s))

    def seat_fields(self) -> list[str]:
        """Who bid, who rules alone, who starts, and to whom a card was added."""
        return ["seat", "bidder", "empire", "leader"]

    def catalogue(self) -> list[dict[str, object]]:
        """Every card and every country."""
        return printed_cards()

    def face_name(self, face: int) -> str:
        """A card as people say it."""
        return card_name(face)

    def card_names(self) -> list[str]:
        """All cards; countries are none."""
        return [card_name(face) for face in range(CARDS)]

    def facts(self, options: dict[str, object], events: list[Event]) -> dict[str, list[dict[str, object]]]:
        """One row a campaign: who dared what, and what came of it."""
        players = options["players"]
        assert isinstance(players, int)
        return {"campaign": campaign_facts(players, events)}

    def plainly(self, words: str) -> str:
        """Numbers with a suit are written as on the cards."""
        return as_signs(words)

    def may_be(self, s: State, seat: int, card: int, face: int) -> bool:
        """Known voids, and what a Rebel's tribute tells."""
        assert isinstance(s, AlliancesState)
        return may_have(s, seat, card, face)

    def pool(self, s: State, seat: int, card: int) -> int:
        """Cards of the draft that a seat remembers alike."""
        assert isinstance(s, AlliancesState)
        return remembered(s, seat, card)

    def fits(self, s: State, seat: int) -> bool:
        """Whether the Rebels gave what they owed."""
        assert isinstance(s, AlliancesState)
        return s.seats != 3 or tribute_fits(s)

    def settle(self, s: State, seat: int, dice: Dice) -> None:
        """Let the Rebels of a world have given what they owed."""
        assert isinstance(s, AlliancesState)
        if s.seats == 3:
            settle_tribute(self, s, seat, dice)

    def write(self, s: State) -> str:
        """The position in one line."""
        assert isinstance(s, AlliancesState)
        return write_position(s)

    def read(self, line: str) -> State:
        """The position that a line describes."""
        return read_position(line)

    def options_in(self, s: State) -> dict[str, object]:
        """The options that a position was set up with."""
        assert isinstance(s, AlliancesState)
        variants: dict[str, object] = {"drafting": s.drafts, "meeting": s.meets, "nations": s.nations}
        return {"players": s.seats, "campaigns": s.campaigns, **variants}
