"""The questions of Alliances: what is asked, what an answer is, who sees it, and which rule refuses the rest."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.board import COUNTRY_NAMES, PLACES, place_name
from parlour.games.alliances.cards.prints import LETTERS, SUITS
from parlour.games.alliances.rules.legal import HIGHEST_BID, LOWEST_BID, PASS, bid_code, bid_words
from parlour.games.alliances.rules.refusals import (
    why_not_bid,
    why_not_doubled,
    why_not_given,
    why_not_kept,
    why_not_played,
    why_not_targeted,
)
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.ask import Ask
from parlour.kernel.declared import questions_in
from parlour.kernel.game import Game
from parlour.kernel.questions import ASKED, CARD, PLAYER, Answers, Names, Question, always
from parlour.kernel.state import NONE, State

MOST_SAID: Final = 100  # people may say numbers up to here, though none so high can be bid
NO_BID: Final = -1


class Bids(Answers):
    """A number of countries and a suit, or a pass."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """As it is announced: "10P", "pass"."""
        return bid_words(option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The field of the grid."""
        return {"slot": bid_words(option)}

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """Every number with every suit."""
        bids = {"pass": PASS}
        for number in range(MOST_SAID):
            for suit, letter in enumerate(LETTERS):
                code = bid_code(number, suit) if LOWEST_BID <= number <= HIGHEST_BID else NO_BID
                bids[f"{number}{letter}"] = code
        return bids


class Numbers(Names):
    """A number of countries that somebody declares, and a suit."""

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """Every number with every suit."""
        return {f"{number}{letter}": NO_BID for number in range(MOST_SAID) for letter in LETTERS}


class Countries(Answers):
    """A place of the map, with the country that lies there."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The place and the country: "a3 Castoria"."""
        assert isinstance(s, AlliancesState)
        return f"{place_name(option)} {COUNTRY_NAMES[s.country[option]]}"

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The place."""
        return {"place": place_name(option)}

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """All places."""
        return {self.say(game, s, ask, place): place for place in range(PLACES)}


BID_A_SUIT: Final = "Pass, or bid a number of countries and a dominant suit"


def bid_prompt(s: State, ask: Ask) -> str:
    """The first bid has nothing to be higher than."""
    assert isinstance(s, AlliancesState)
    return BID_A_SUIT if s.bidder == NONE else BID.prompt


def has_one_card(s: State, seat: int) -> bool:
    """Whether a hand is down to its last card, as everybody can count; which suits it has is hidden."""
    assert isinstance(s, AlliancesState)
    return len(s.hands[seat]) == 1


NUMBERS: Final = Numbers([f"{number}{letter}" for number in range(21) for letter in LETTERS])
PAIRS: Final = Names(["pair 1", "pair 2"], "pile")

BID: Final = Question(
    "bid",
    "Pass, or bid more countries or a higher suit",
    Bids(),
    why=why_not_bid,
    worded=bid_prompt,
    idle="Pass: there is no higher bid",
    lies_open=True,
    sole=always,
)
TARGET: Final = Question(
    "target", "Choose the country to fight for", Countries(), why=why_not_targeted, lies_open=True, sole=always
)
PLAY: Final = Question("play", "Play a card", CARD, "AL-045", why=why_not_played, sole=has_one_card)

# Special actions
BRIBE_WITH: Final = Question("bribe", "Bribe: take a politics card", CARD, "AL-130")
ALLY: Final = Question("ally", "Dual Allegiance: take a politics card", CARD, "AL-129")
ALLY_TO: Final = Question("ally to", "Dual Allegiance: add the politics card to a player's power", PLAYER, "AG-50")
MONOPOLIZE: Final = Question("monopoly", "Monopoly: keep one economics card", CARD, "AL-133", why=why_not_kept)
REINFORCE: Final = Question("reinforce", "Reinforcement: double a military card", CARD, "AL-135", why=why_not_doubled)
EXPOSE: Final = Question("expose", "Covert Operation: discard a special action card", CARD, "AL-136")

# Variants, and the games of two and three
KEEP: Final = Question("keep", "Drafting: keep a card", CARD, "AL-076", ASKED)
SHOW: Final = Question("show", "Secret meeting: choose a card to show your ally", CARD, "AL-078", ASKED)
DOMINANT: Final = Question("dominant", "Name the dominant suit", Names(list(SUITS)))
DECLARE: Final = Question(
    "declare", "Declare how many countries you will control, and the dominant suit", NUMBERS, "AG-79"
)
LAY_ASIDE: Final = Question("lay aside", "Rise to Power: lay a card aside for the Rebels", CARD, "AL-111", ASKED)
TRIBUTE_CARD: Final = Question(
    "tribute", "Rise to Power: give one of your highest power cards", CARD, "AL-113", ASKED, why=why_not_given
)
PAIR: Final = Question("pair", "Rise to Power: take one of the face-down pairs", PAIRS)

QUESTIONS: Final = questions_in(globals())
