"""How the tables of the games are drawn in a playthrough: when, and what is seen of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby
from textwrap import wrap

from parlour.kernel.match import Match
from parlour.kernel.state import WATCHER, State

WIDTH = 120
CELL = 23

Seen = dict[str, object]


class Drawing:
    """A game's table as text."""

    ends: tuple[str, ...] = ()  # events after which a picture is drawn at once, before the table is cleared
    vague: tuple[str, ...] = ()  # events that tell those who know less what the next event tells the others

    def moment(self, match: Match) -> object:
        """What must change for the table to be drawn again."""
        raise NotImplementedError

    def picture(self, match: Match, s: State) -> list[str]:
        """What all can see, in the middle of an action."""
        raise NotImplementedError

    def table(self, match: Match) -> list[str]:
        """Everything, and every hand as its own player sees it."""
        raise NotImplementedError

    def question(self, asked: str, options: str) -> list[str]:
        """Who is asked what, and the options."""
        return ["", asked, *indented(options)]

    def story(self, sentences: list[str]) -> list[str]:
        """What happened, below an answer."""
        return [line for sentence in sentences for line in indented(sentence)]


def indented(words: str) -> list[str]:
    """Words below a question, wrapped."""
    return wrap(words, WIDTH, initial_indent="    ", subsequent_indent="    ")


def hanging(words: str) -> list[str]:
    """Words at the margin, wrapped below themselves."""
    return wrap(words, WIDTH, subsequent_indent="    ")


def listed(seen: object) -> list[Seen]:
    """A list of a view."""
    assert isinstance(seen, list)
    return seen


# Alliances


class AlliancesDrawing(Drawing):
    """The map whenever a campaign ends or begins: the next one is laid out before anybody is asked again."""

    ends = ("campaign", "empire scored")

    def moment(self, match: Match) -> object:
        """The number of the campaign."""
        return match.view(WATCHER)["campaign"]

    def picture(self, match: Match, s: State) -> list[str]:
        """The map as a grid: country, defences (military/economics/politics), tokens from bottom to top."""
        cells = [
            f"{place['country']} {place['military']}/{place['economics']}/{place['politics']} {place['tokens']}"
            for place in listed(match.game.view(s, WATCHER)["map"])
        ]
        rows = [f"  {'abcd'[row]} {draw_row(cells[5 * row : 5 * row + 5])}" for row in range(4)]
        return ["    " + draw_row(["1", "2", "3", "4", "5"]), *rows]

    def table(self, match: Match) -> list[str]:
        """The map and the hands."""
        lines = ["", *self.picture(match, match.state)]
        for seat in range(match.state.seats):
            own = listed(match.view(seat)["seats"])[seat]
            cards = ", ".join(sorted([str(card["name"]) for card in listed(own["hand"])], key=by_suit))
            lines += hanging(f"P{seat + 1} ({own['side']}): {cards}")
        return lines


def by_suit(name: str) -> tuple[int, str, int]:
    """Power cards by suit and number, then special action cards by name."""
    power = re.fullmatch(r"(\d+)([MEP])", name)
    return (0, power[2], int(power[1])) if power else (1, name, 0)


def draw_row(cells: list[str]) -> str:
    """Cells side by side."""
    return " ".join([cell.ljust(CELL - 1) for cell in cells]).rstrip()


# Dale


class DaleDrawing(Drawing):
    """Market, stalls and what everybody has, once a round. There is much to tell, so it is written closely."""

    vague = ("gained",)

    def moment(self, match: Match) -> object:
        """The number of the round."""
        turns = match.view(WATCHER)["turns"]
        assert isinstance(turns, int)
        return (turns - 1) // match.state.seats

    def table(self, match: Match) -> list[str]:
        """A line for the market, for each stall and for each player."""
        view = match.view(WATCHER)
        slots = [f"+{slot} {card_text(card)}" for slot, card in enumerate(listed(view["market"])) if card]
        lines = ["", f"Turn {view['turns']}{clock_text(view['clock'])}"]
        lines += hanging(f"Market: {', '.join(slots) or '-'}; deck {view['market_deck']}{discarded(view, 'market_')}")
        for side, stall in enumerate(listed(view["stalls"])):
            builders = [f"P{seat['seat'] + 1}" for seat in typed(view["seats"]) if seat["side"] == side]
            stacks = [" + ".join([card_text(card) for card in listed(stack)]) for stack in listed(stall)]
            lines += hanging(f"Stall of {' and '.join(builders)}: {' | '.join(stacks) or '-'}")
        for seat in range(match.state.seats):
            lines += hanging(self.player(typed(match.view(seat)["seats"])[seat]))
        return [*lines, ""]

    def player(self, own: dict[str, int]) -> str:
        """What a player has: character, hand, piles, schedule, gold."""
        seen: Seen = dict(own)
        parts = [", ".join(sorted([card_text(card) for card in listed(seen["hand"])])) or "-"]
        parts.append(f"deck {seen['deck']}{discarded(seen, '')}")
        scheduled = [laden_text(card) for card in listed(seen["schedule"])]
        parts += [f"schedule {', '.join(scheduled)}"] if scheduled else []
        parts += [f"gold {seen['gold']}"] if seen["gold"] else []
        character = seen["character"]
        name = f" ({laden_text(character)})" if isinstance(character, dict) else ""
        return f"P{own['seat'] + 1}{name}: {'; '.join(parts)}"

    def question(self, asked: str, options: str) -> list[str]:
        """One paragraph."""
        return hanging(f"{asked}: {options}")

    def story(self, sentences: list[str]) -> list[str]:
        """One paragraph; what happens several times in a row is counted."""
        counted = [(words, len(list(run))) for words, run in groupby(sentences)]
        return indented(" ".join([words if n == 1 else f"{words[:-1]}, x{n}." for words, n in counted]))


def typed(seats: object) -> list[dict[str, int]]:
    """The seats of a view, for their numbers."""
    assert isinstance(seats, list)
    return seats


def card_text(card: Seen) -> str:
    """A card with its value."""
    return f"{card['name']} {card['value']}"


def laden_text(card: Seen) -> str:
    """A card in a schedule or a character, with what it counts and how many cards lie on it."""
    count = f" ({card['charge']})" if card["charge"] else ""
    stored = len(listed(card["stored"]))
    return f"{card['name']}{count}" + (f" with {stored} stored" if stored else "")


def discarded(seen: Seen, prefix: str) -> str:
    """How many cards lie on a discard pile, and which one on top."""
    pile = listed(seen[f"{prefix}discard"])
    return f", discard {len(pile)}, {pile[-1]['name']} on top" if pile else ", discard 0"


def clock_text(clock: object) -> str:
    """Day or night, if there is a clock."""
    return "" if not isinstance(clock, dict) else ", by day" if clock["day"] else ", by night"


# Historical Conquest


class ConquestDrawing(Drawing):
    """Morale, lands with their cards, active areas and hands, once a round."""

    vague = ("drew",)

    def moment(self, match: Match) -> object:
        """The number of the round."""
        return match.view(WATCHER)["round"]

    def table(self, match: Match) -> list[str]:
        """A few lines for each player."""
        lines = ["", f"Round {match.view(WATCHER)['round']}"]
        for seat in range(match.state.seats):
            own = listed(match.view(seat)["seats"])[seat]
            piles = f"deck {own['deck']}, lands to discover {own['land_pile']}, discarded {len(listed(own['discard']))}"
            lines += hanging(f"P{seat + 1}: {own['morale']} morale; {piles}")
            for stack in listed(own["lands"]):
                land, *above = listed(stack)
                lines += hanging(f"  {land['name']}: {names_of(above)}")
            lines += hanging(f"  active: {names_of(listed(own['active']))}; hand: {names_of(listed(own['hand']))}")
        return [*lines, ""]

    def question(self, asked: str, options: str) -> list[str]:
        """One paragraph."""
        return hanging(f"{asked}: {options}")

    def story(self, sentences: list[str]) -> list[str]:
        """One paragraph."""
        return indented(" ".join(sentences))


def names_of(cards: list[Seen]) -> str:
    """Cards by their names."""
    return ", ".join([str(card["name"]) for card in cards]) or "-"


# Dealers in Hope


class HopeDrawing(Drawing):
    """What everybody holds and has, once a year. There is much to tell, so it is written closely."""

    vague = ("drew", "looked")

    def moment(self, match: Match) -> object:
        """The year."""
        view = match.view(WATCHER)
        return view["era"], view["year"], view["phase"] == "drafting"

    def table(self, match: Match) -> list[str]:
        """A few lines for each player."""
        view = match.view(WATCHER)
        if view["phase"] == "drafting":
            return []
        lines = ["", f"{str(view['era']).capitalize()} era, year {view['year']}"]
        for seat in range(match.state.seats):
            own = listed(match.view(seat)["seats"])[seat]
            held = [str(place["place"]) for place in listed(view["map"]) if place["owner"] == seat]
            points = f"{own['points']} points, {own['final']} with what counts at the end"
            lines += hanging(f"P{seat + 1} ({own['faction']}): {points}; {', '.join(held) or '-'}")
            piles = f"draw pile {own['draw']}, discard pile {len(listed(own['discard']))}"
            ready = names_of(listed(own["ready"]))
            masters = own["masters"]
            assert isinstance(masters, list)
            trained = f"; masters: {', '.join(masters)}" if masters else ""
            lines += hanging(f"  hand: {names_of(listed(own['hand']))}; {piles}; ready: {ready}{trained}")
        return [*lines, ""]

    def question(self, asked: str, options: str) -> list[str]:
        """One paragraph."""
        return hanging(f"{asked}: {options}")

    def story(self, sentences: list[str]) -> list[str]:
        """One paragraph."""
        return indented(" ".join(sentences))


DRAWINGS: dict[str, Callable[[], Drawing]] = {
    "alliances": AlliancesDrawing,
    "conquest": ConquestDrawing,
    "dale": DaleDrawing,
    "hope": HopeDrawing,
}
