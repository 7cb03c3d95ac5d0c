"""Dale of Merchants as the kernel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import parlour.games.dale.cards.entered  # noqa: F401  # enters the cards in the book
from parlour.games.dale.cards.cast import LEVELS
from parlour.games.dale.cards.catalogue import all_prints
from parlour.games.dale.cards.prints import DECKS, JUNK, PRINTS
from parlour.games.dale.events import EVENTS
from parlour.games.dale.facts import length, uses_of
from parlour.games.dale.layout import LAYOUT
from parlour.games.dale.notation.position import read_position, write_position
from parlour.games.dale.options import (
    NO_TRAPS,
    RANDOM,
    check_cast,
    decks_needed,
    losers_first,
    read_decks,
    read_first,
    read_traps,
    trap_words,
    write_traps,
)
from parlour.games.dale.questions import QUESTIONS
from parlour.games.dale.rules.refusals import refused_by
from parlour.games.dale.rules.setup import set_up
from parlour.games.dale.rules.table_atoms import set_teams
from parlour.games.dale.rules.turn import end_step, take_step
from parlour.games.dale.sense.heuristics import DaleSense
from parlour.games.dale.state import DaleState
from parlour.games.dale.view import view_own, view_table
from parlour.games.dale.view_types import Facts, View
from parlour.games.dale.words.phrasing import in_all_colours, in_reach, names_of, plain, says_done
from parlour.games.dale.words.saying import prompt_of
from parlour.games.dale.zones import ZONES
from parlour.kernel.ask import Ask
from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.declared import Declared
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, Refusal, Setting, Use
from parlour.kernel.rulebook import read_rulebook
from parlour.kernel.state import NO_CARD, Ending, Event, State
from parlour.kernel.terms import Endgame

RULEBOOK = read_rulebook(Path(__file__).parent)
SENSE = DaleSense()


@mypyc_attr(allow_interpreted_subclasses=True)
class Dale(Game):
    """Deck building with animalfolk decks, for two to four players."""

    def __init__(self) -> None:
        self.name = "dale"
        self.title = "Dale of Merchants"
        self.version = 5
        self.declared = Declared(ZONES, QUESTIONS, EVENTS, RULEBOOK, LAYOUT, SENSE, View, facts=Facts)

    def settings(self) -> list[Setting]:
        """Players, teams, decks, who starts, and a last turn."""
        flag: list[object] = [False, True]
        return [
            Setting("players", 2, [2, 3, 4], "each alone, or four in two teams"),
            Setting("teams", False, flag, "four players in two teams with a shared stall of ten stacks"),
            Setting(
                "decks", RANDOM, [RANDOM], "decks by name, ratings such as nastiness=0, or random", [*DECKS, RANDOM]
            ),
            Setting("traps", NO_TRAPS, [NO_TRAPS], "traps by name (at most two are advised), or none", trap_words()),
            Setting("characters", LEVELS[0], list(LEVELS), "none, or the colours dealt: green are the easiest"),
            Setting("first", RANDOM, [RANDOM], "who starts: P2, one of P1,P3, or random", ["P1", "P2", "P3", "P4"]),
            Setting("turns", 0, [0, 50, 100, 200], "the last turn of each player, 0 for no limit"),
        ]

    def objection(self, options: dict[str, object]) -> str:
        """Teams are for four, the decks must be enough and different, and a player must start."""
        players, teams = options["players"], options["teams"] is True
        assert isinstance(players, int)
        if teams and players != 4:
            return f"teams are for 4 players, not {players}"
        try:
            read_decks(str(options["decks"]), decks_needed(players, teams))
            read_traps(str(options["traps"]))
            read_first(str(options["first"]), players)
            check_cast(options)
        except ParlourError as error:
            return str(error)
        return ""

    def empty(self, options: dict[str, object]) -> DaleState:
        """A table with all cards in their boxes."""
        players, turns = options["players"], options["turns"]
        assert isinstance(players, int) and isinstance(turns, int)
        s = DaleState(players)
        s.turn_cap = turns
        if options["teams"]:
            set_teams(s)
        wish = read_decks(str(options["decks"]), decks_needed(players, s.teams))
        s.folks = wish.named
        s.traps = read_traps(str(options["traps"]))
        s.cast = LEVELS.index(str(options["characters"]))
        s.wishes = [wish.pool, read_first(str(options["first"]), players)]
        return s

    def teams(self, options: dict[str, object]) -> list[list[int]]:
        """Teammates sit opposite each other (DM-216)."""
        return [[0, 2], [1, 3]] if options["teams"] else super().teams(options)

    def may_have_no_winner(self, options: dict[str, object]) -> bool:
        """With a last turn nobody may have completed a stall by then (G-79)."""
        return options["turns"] != 0

    def rematch(self, options: dict[str, object], ending: Ending) -> dict[str, object]:
        """The next game is the same, and a loser starts it (DM-103)."""
        players = options["players"]
        assert isinstance(players, int)
        return {**options, "first": losers_first(ending, players)}

    def start(self, s: State) -> None:
        """Choose decks that were not named, and set up."""
        assert isinstance(s, DaleState)
        set_up(s)

    async def action(self, s: State) -> None:
        """A step of a turn."""
        assert isinstance(s, DaleState)
        phase = s.phase
        await take_step(s)
        end_step(s, phase)

    def view(self, s: State, seat: int) -> dict[str, object]:
        """The table as a seat sees it."""
        assert isinstance(s, DaleState)
        return cast("dict[str, object]", view_table(s, seat))

    def own_view(self, s: State, seat: int, watched: dict[str, object]) -> dict[str, object]:
        """The players and piles of whose cards a seat knows more."""
        assert isinstance(s, DaleState)
        return view_own(s, seat, watched)

    def marked_prompt(self, s: State, ask: Ask) -> str:
        """The question as a sentence."""
        assert isinstance(s, DaleState)
        return prompt_of(s, ask)

    def seat_fields(self) -> list[str]:
        """Whose turn it is, and whose stall a player builds."""
        return ["seat", "turn", "side"]

    def catalogue(self) -> list[dict[str, object]]:
        """All cards and characters."""
        return all_prints()

    def face_name(self, face: int) -> str:
        """The name of a card."""
        return PRINTS[face].name

    def facts(self, options: dict[str, object], events: list[Event]) -> dict[str, list[dict[str, object]]]:
        """How long the game was."""
        return {"game": [length(events)]}

    def uses(self, options: dict[str, object], events: list[Event]) -> list[Use]:
        """Cards, decks, pairs of decks, characters, abilities and places in the order of play."""
        return uses_of(self.teams(options), read_traps(str(options["traps"])), events)

    def endgame(self) -> Endgame:
        """A last turn leaves the end open: somebody can still complete the stall."""
        return Endgame({"turns": 50}, positions=1500, at_random=85, number=27)

    def names(self) -> list[str]:
        """All cards and characters."""
        return [card.name for card in PRINTS]

    def names_here(self, s: State) -> list[str]:
        """The cards of the chosen decks, and what else is in this game."""
        assert isinstance(s, DaleState)
        return names_of(s)

    def plainly(self, words: str) -> str:
        """Words with "build with" for "build a stack with"."""
        return plain(words)

    def meanings(self, s: State, ask: Ask, words: str) -> dict[str, int]:
        """The options that words may mean; a card that has an owner may be named without the colour, and "done" may
        be said as the prompt puts it, or where one declines otherwise."""
        assert isinstance(s, DaleState)
        found = super().meanings(s, ask, words)
        if not found and says_done(words):
            declines = ask.question.decline == NO_CARD
            return super().meanings(s, ask, ask.question.stop if declines else "done")
        for reading in [] if found else in_all_colours(s, self.plainly(words)):
            found.update(super().meanings(s, ask, reading))
        return found

    def refuse(self, s: State, ask: Ask, thing: str) -> Refusal | None:
        """The rule that forbids an action, a payment or a stack, and what that means now."""
        assert isinstance(s, DaleState)
        rule, words = refused_by(s, ask, in_reach(s, ask.seat, thing))
        return Refusal(rule, words or RULEBOOK.words(rule)) if rule else None

    def pool(self, s: State, seat: int, card: int) -> int:
        """Cards that were mixed can be exchanged for each other."""
        assert isinstance(s, DaleState)
        return s.batch[card]

    def write(self, s: State) -> str:
        """The position in one line."""
        assert isinstance(s, DaleState)
        return write_position(s)

    def read(self, line: str) -> State:
        """The position that a line describes."""
        return read_position(line)

    def options_in(self, s: State) -> dict[str, object]:
        """The options that a position was set up with."""
        assert isinstance(s, DaleState)
        decks = ",".join([DECKS[number] for number in s.folks])
        return {
            "players": s.seats,
            "teams": s.teams,
            "decks": decks,
            "traps": write_traps(s.traps),
            "characters": LEVELS[s.cast],
            "turns": s.turn_cap,
        }

    def endless(self) -> list[int]:
        """There is always more junk (DM-198)."""
        return [JUNK]
