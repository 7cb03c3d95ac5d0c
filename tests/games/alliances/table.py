"""A table of Alliances to put positions on and to speak to in words.

Players are P1 to P4 as everywhere in words. The countries lie in the order of their names unless a line
says otherwise, so a3 is Castoria: military 4, economics 3, politics 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import parlour.games  # noqa: F401
from parlour.games.alliances.cards.board import COUNTRY_NAMES
from parlour.games.alliances.cards.prints import FACES_BY_NAME, LETTERS, card_name, is_special, suit_of
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER, Event

GAME = find_game("alliances")
HANDS = "hand1=?12 hand2=?12 hand3=?12 hand4=?12"
FULL = "ggggg ggggg sssss sssss"  # a map without a neutral country, as `board` reads it


# Setting a table


def at(line: str) -> Match:
    """A match that goes on from a position."""
    s = GAME.read(line)
    assert isinstance(s, AlliancesState)
    return match_at(GAME, s, GAME.options_in(s))


def fresh(seed: str = "table", **options: object) -> Match:
    """A new match."""
    return new_match(GAME, options, seed)


def board(rows: str) -> str:
    """The tokens of a map drawn row by row, one letter a place: g, s or - for nobody."""
    letters = rows.replace(" ", "")
    assert len(letters) == 20
    return "tokens=" + ",".join(letters)


def laid(**moved: str) -> str:
    """The usual map with some countries moved: each changes places with the one that lay there."""
    names = list(COUNTRY_NAMES)
    for spot, name in moved.items():
        here, there = place(spot), names.index(name)
        names[here], names[there] = names[there], names[here]
    return "map=" + ",".join(names)


def place(spot: str) -> int:
    """A place by its name."""
    return "abcd".index(spot[0]) * 5 + int(spot[1]) - 1


def written(card: str) -> str:
    """A card as a position writes it."""
    return card.replace(" ", "")


# Speaking


def tell(match: Match, *answers: str) -> Match:
    """Give answers such as "P1 10P", "P1 a3", "P2 Bribe", each to the question that is open for that player."""
    for answer in answers:
        who, _, words = answer.partition(" ")
        seat = int(who[1:]) - 1
        if match.ask_of(seat).what == "target":
            words = next((said for said in options(match, who) if said.startswith(f"{words} ")), words)
        answer_in_words(match, seat, words)
    return match


def options(match: Match, who: str) -> list[str]:
    """What a player may answer now."""
    ask = match.ask_of(int(who[1:]) - 1)
    return [GAME.say(match.state, ask, option) for option in ask.options]


def places(match: Match, who: str) -> list[str]:
    """The places that a player may target now."""
    assert match.ask_of(int(who[1:]) - 1).what == "target"
    return [words[:2] for words in options(match, who)]


def asked(match: Match) -> list[str]:
    """Who is asked what now."""
    return [f"P{ask.seat + 1} {ask.what}" for ask in match.asks]


def refusal(match: Match, who: str, thing: str) -> str | None:
    """The rule that forbids a thing, by the question that is open for a player."""
    found = GAME.why_not(match.state, match.ask_of(int(who[1:]) - 1), thing)
    return None if found is None else found.rule


# Fighting


def fight(
    *plays: str, target: str = "a3", leader: int = 1, dominant: str = "P", players: int = 4, more: str = ""
) -> Match:
    """A conflict in which the leader and then everybody to his left play these cards.

    A play is a card, and after a colon the answers that its special action asks for: "Dual Allegiance: 4P, P2".
    Everybody also holds another power card, not of the leading suit, so that nobody is barred from his play
    and the campaign goes on afterwards.
    """
    cards = [play.partition(":")[0] for play in plays]
    match = at(f"{conflicts(players, leader, dominant)} {dealt(cards, players, leader)} {more}")
    tell(match, f"P{leader} {target}")
    for turn, play in enumerate(plays):
        who = f"P{(leader - 1 + turn) % players + 1}"
        card, _, answers = play.partition(":")
        tell(match, f"{who} {card}", *[f"{who} {answer.strip()}" for answer in answers.split(",") if answer])
    return match


def conflicts(players: int = 4, leader: int = 1, dominant: str = "P") -> str:
    """The frame of a position in the conflict phase."""
    roles = f"bid=10{dominant}" if players == 4 else f"players={players} dominant={dominant} aggressor=gold"
    return f"{roles} leader={leader}"


def dealt(cards: list[str], players: int, leader: int) -> str:
    """Hands with these cards in order of play, each with one that does not matter."""
    leading = suit_of(FACES_BY_NAME[cards[0]])
    idle = iter([name for name in power_cards(leading) if name not in cards])
    hands = []
    for turn in range(players):
        mine = cards[turn] if turn < len(cards) else next(idle)
        seat = (leader - 1 + turn) % players + 1
        hands.append(f"hand{seat}={written(mine)},{next(idle)}")
    return " ".join(hands)


def power_cards(barred: int) -> Iterator[str]:
    """All power cards but those of one suit."""
    for name, face in FACES_BY_NAME.items():
        if not is_special(face) and suit_of(face) != barred:
            yield name


# Looking


def state(match: Match) -> AlliancesState:
    """The position itself."""
    s = match.state
    assert isinstance(s, AlliancesState)
    return s


def seen(match: Match, seat: int = WATCHER) -> Any:
    """The view of a seat, counted from 0, or of the watcher."""
    return match.view(seat)


def powers(match: Match) -> list[str]:
    """Everybody's conflict power as all can see it; "-" for who has not played."""
    found = [seat["power"] for seat in seen(match)["seats"]]
    return ["-" if power is None else f"{power['value']}{power['suit']}" for power in found]


def defence(match: Match) -> str:
    """The target's defence in this conflict."""
    return " ".join([f"{value}{suit}" for suit, value in seen(match)["defence"].items()])


def tokens(match: Match, spot: str) -> str:
    """The tokens on a place from bottom to top."""
    found: str = seen(match)["map"][place(spot)]["tokens"]
    return found


def holding(match: Match, seat: int) -> list[str]:
    """A hand, in the order of the faces."""
    s = state(match)
    return [card_name(face) for face in sorted([s.face[card] for card in s.hands[seat]])]


def events(match: Match, name: str) -> list[Event]:
    """All that was told under a name."""
    return [event for event in match.log if event.name == name]


def outcome(match: Match) -> str:
    """How the last conflict ended: "P3 takes it with 1P", "P3 wins with 1P but it holds", "nobody wins"."""
    since = max([n for n, event in enumerate(match.log) if event.name == "targeted"])
    told = {event.name: event.data for event in match.log[since:]}
    if "drawn" in told:
        return "nobody wins"
    won: Any = told["won"]
    who, power = f"P{won['seat'] + 1}", f"{won['value']}{LETTERS[won['suit']]}"
    if "captured" in told:
        assert told["captured"]["seat"] == won["seat"]
        return f"{who} takes it with {power}"
    return f"{who} wins with {power} but it holds"


def starter(match: Match) -> str:
    """Who starts the next conflict."""
    return f"P{seen(match)['leader'] + 1}"


# Playing at random


def play_on(match: Match, seed: str, until: Callable[[Match], bool]) -> Match:
    """Let chance answer every question until something holds, or the game is over."""
    chance = dice(seed)
    while match.asks and not until(match):
        ask = match.asks[chance.roll(len(match.asks))]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    return match


def answered(match: Match) -> Callable[[Match], bool]:
    """Whether one more answer was given than now."""
    before = len(match.answers)
    return lambda match: len(match.answers) > before


def over(match: Match) -> bool:
    """Whether the game has ended; playing on until then plays it out."""
    return match.ending is not None


def told(name: str, times: int = 1) -> Callable[[Match], bool]:
    """Whether something was told so many times."""
    return lambda match: len(events(match, name)) >= times
